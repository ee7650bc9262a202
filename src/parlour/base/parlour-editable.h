/* parlour-editable.h: how long a text may be, and numbers that are typed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void parlour_editable_limit (GtkEditable *editable,
                             int          max_length);

GtkWidget *parlour_editable_new_number (int least,
                                        int most);

G_END_DECLS

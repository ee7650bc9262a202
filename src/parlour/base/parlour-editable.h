/* parlour-editable.h: how long a text may be
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

void parlour_editable_limit (GtkEditable *editable,
                             int          max_length);

/* parlour-farewell.h: what is done before the program goes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void parlour_farewell_prepare (GtkApplication *application);
void parlour_farewell_save    (GtkApplication *application);

G_END_DECLS

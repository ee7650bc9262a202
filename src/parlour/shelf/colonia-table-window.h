/* colonia-table-window.h: cards are added as a table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define COLONIA_TYPE_TABLE_WINDOW (colonia_table_window_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaTableWindow, colonia_table_window, COLONIA, TABLE_WINDOW, AdwWindow)

GtkWindow *colonia_table_window_new  (GtkWindow          *parent);
void       colonia_table_window_open (ColoniaTableWindow *self,
                                      GFile              *file);

G_END_DECLS

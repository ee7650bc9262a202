/* colonia-table.h: a page with something at its sides, where there is room
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define COLONIA_TYPE_TABLE (colonia_table_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaTable, colonia_table, COLONIA, TABLE, GtkWidget)

gboolean colonia_table_has_room (ColoniaTable *self);

G_END_DECLS

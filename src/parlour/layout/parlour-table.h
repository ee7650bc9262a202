/* parlour-table.h: a page with something at its sides, where there is room
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define PARLOUR_TYPE_TABLE (parlour_table_get_type ())

G_DECLARE_FINAL_TYPE (ParlourTable, parlour_table, PARLOUR, TABLE, GtkWidget)

gboolean parlour_table_has_room (ParlourTable *self);

G_END_DECLS

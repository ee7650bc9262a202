/* parlour-columns-layout.h: a row of a table whose columns go below each other where there is little room
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#define PARLOUR_TYPE_COLUMNS_LAYOUT (parlour_columns_layout_get_type ())

G_DECLARE_FINAL_TYPE (ParlourColumnsLayout, parlour_columns_layout, PARLOUR, COLUMNS_LAYOUT, GtkLayoutManager)

GtkLayoutManager *parlour_columns_layout_new (gboolean is_heading);

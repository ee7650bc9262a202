/* colonia-columns-layout.h: children in as many columns as there is room for
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define COLONIA_TYPE_COLUMNS_LAYOUT (colonia_columns_layout_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaColumnsLayout, colonia_columns_layout, COLONIA, COLUMNS_LAYOUT, GtkLayoutManager)

G_END_DECLS

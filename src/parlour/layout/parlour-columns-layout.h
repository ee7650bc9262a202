/* parlour-columns-layout.h: a row of a table whose columns go below each other where there is little room
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

GtkLayoutManager *parlour_columns_layout_new (void);

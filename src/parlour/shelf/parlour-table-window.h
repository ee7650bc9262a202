/* parlour-table-window.h: cards are added as a table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "parlour-cards.h"
#include "parlour-side-window.h"

#define PARLOUR_TYPE_TABLE_WINDOW (parlour_table_window_get_type ())

G_DECLARE_FINAL_TYPE (ParlourTableWindow, parlour_table_window, PARLOUR, TABLE_WINDOW, ParlourSideWindow)

GtkWindow *parlour_table_window_new  (GtkWindow          *parent,
                                      ParlourCards       *cards);
void       parlour_table_window_open (ParlourTableWindow *self,
                                      GFile              *file);

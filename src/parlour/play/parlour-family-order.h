/* parlour-family-order.h: families in the order of play
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "table-game.h"

void parlour_family_order_line_up    (const TableState *state,
                                      GtkWidget *const   *widgets);
int  parlour_family_order_find_place (const TableState *state,
                                      int               seat);

/* parlour-place-row.h: a place in the player order, and why
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "table-game.h"

G_BEGIN_DECLS

#define PARLOUR_TYPE_PLACE_ROW (parlour_place_row_get_type ())

G_DECLARE_FINAL_TYPE (ParlourPlaceRow, parlour_place_row, PARLOUR, PLACE_ROW, AdwBin)

GtkWidget *parlour_place_row_new  (void);
void       parlour_place_row_show (ParlourPlaceRow *self,
                                   int              place,
                                   int              color,
                                   const char      *sentence,
                                   const char      *detail,
                                   const TableGame *game,
                                   const int       *rules);

G_END_DECLS

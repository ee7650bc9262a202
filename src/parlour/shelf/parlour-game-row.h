/* parlour-game-row.h: a game in the list of all games
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "table-past-game.h"

#define PARLOUR_TYPE_GAME_ROW (parlour_game_row_get_type ())

G_DECLARE_FINAL_TYPE (ParlourGameRow, parlour_game_row, PARLOUR, GAME_ROW, GtkBox)

void           parlour_game_row_show     (ParlourGameRow *self,
                                          TablePastGame  *game);

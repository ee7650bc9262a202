/* parlour-game-tile.h: a game on the shelf
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "table-game-summary.h"

#define PARLOUR_TYPE_GAME_TILE (parlour_game_tile_get_type ())

G_DECLARE_FINAL_TYPE (ParlourGameTile, parlour_game_tile, PARLOUR, GAME_TILE, GtkButton)

GtkWidget *parlour_game_tile_new      (const TableGameSummary *game,
                                       GDateTime              *now);
void       parlour_game_tile_set_game (GtkActionable          *button,
                                       const char             *path);
void       parlour_game_tile_tell     (ParlourGameTile        *self,
                                       const TableGameSummary *game,
                                       GDateTime              *now);

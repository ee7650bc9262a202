/* colonia-game-tile.h: a game on the shelf
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "colonia-game-summary.h"

G_BEGIN_DECLS

#define COLONIA_TYPE_GAME_TILE (colonia_game_tile_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaGameTile, colonia_game_tile, COLONIA, GAME_TILE, GtkButton)

GtkWidget *colonia_game_tile_new      (const ColoniaGameSummary *game,
                                       GDateTime                *now);
GFile     *colonia_game_tile_get_file (ColoniaGameTile          *self);
void       colonia_game_tile_tell     (ColoniaGameTile          *self,
                                       const ColoniaGameSummary *game,
                                       GDateTime                *now);

G_END_DECLS

/* colonia-game-row.h: a game in the list of all games
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "colonia-past-game.h"

G_BEGIN_DECLS

#define COLONIA_TYPE_GAME_ROW (colonia_game_row_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaGameRow, colonia_game_row, COLONIA, GAME_ROW, GtkBox)

GtkWidget       *colonia_game_row_new      (void);
void             colonia_game_row_show     (ColoniaGameRow  *self,
                                            ColoniaPastGame *game);
ColoniaPastGame *colonia_game_row_get_game (ColoniaGameRow  *self);

G_END_DECLS

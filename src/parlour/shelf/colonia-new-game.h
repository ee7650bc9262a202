/* colonia-new-game.h: what is agreed before a game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "colonia-record.h"
#include "colonia-seat.h"

G_BEGIN_DECLS

#define COLONIA_TYPE_NEW_GAME (colonia_new_game_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaNewGame, colonia_new_game, COLONIA, NEW_GAME, AdwBin)

ColoniaTracking  colonia_new_game_get_tracking (ColoniaNewGame  *self);
void             colonia_new_game_set_tracking (ColoniaNewGame  *self,
                                                ColoniaTracking  tracking);
int              colonia_new_game_get_n_seats  (ColoniaNewGame  *self);
ColoniaSeat     *colonia_new_game_get_seat     (ColoniaNewGame  *self,
                                                int              place);
void             colonia_new_game_offer_people (ColoniaNewGame  *self,
                                                GPtrArray       *people);
void             colonia_new_game_fill         (ColoniaNewGame      *self,
                                                const ColoniaRecord *record);
ColoniaRecord   *colonia_new_game_make_record  (ColoniaNewGame  *self);

G_END_DECLS

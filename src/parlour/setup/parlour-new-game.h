/* parlour-new-game.h: what is agreed before a game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "parlour-seat.h"
#include "table-record.h"

#define PARLOUR_TYPE_NEW_GAME (parlour_new_game_get_type ())

G_DECLARE_FINAL_TYPE (ParlourNewGame, parlour_new_game, PARLOUR, NEW_GAME, AdwBin)

void             parlour_new_game_set_game     (ParlourNewGame    *self,
                                                const TableGame   *game);
const TableGame *parlour_new_game_get_game     (ParlourNewGame    *self);
void             parlour_new_game_set_tracking (ParlourNewGame    *self,
                                                int                tracking);
void             parlour_new_game_set_counted  (ParlourNewGame    *self,
                                                gboolean           counted);
void             parlour_new_game_offer_people (ParlourNewGame    *self,
                                                GPtrArray         *people);
void             parlour_new_game_set_past     (ParlourNewGame    *self,
                                                GListModel        *games);
void             parlour_new_game_fill         (ParlourNewGame    *self,
                                                const TableRecord *record);
TableRecord     *parlour_new_game_make_record  (ParlourNewGame    *self);

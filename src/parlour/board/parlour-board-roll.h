/* parlour-board-roll.h: the dice of a board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "table-board.h"
#include "table-session.h"

#include <adwaita.h>

#define PARLOUR_TYPE_BOARD_ROLL (parlour_board_roll_get_type ())

G_DECLARE_FINAL_TYPE (ParlourBoardRoll, parlour_board_roll, PARLOUR, BOARD_ROLL, AdwBin)

GtkWidget *parlour_board_roll_new   (GtkWidget        *deeds);
gboolean   parlour_board_roll_is_of (const TableThing *thing);
void       parlour_board_roll_show  (ParlourBoardRoll *self,
                                     TableSession     *session,
                                     const TableThing *thing);
void       parlour_board_roll_suggest
                                    (ParlourBoardRoll *self,
                                     gboolean          is_suggested);
void       parlour_board_roll_throw (ParlourBoardRoll *self,
                                     const int        *values,
                                     int               n_values,
                                     GPtrArray        *dice);
void       parlour_board_roll_skip  (ParlourBoardRoll *self);

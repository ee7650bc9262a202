/* parlour-board-deed.h: what is touched or told on a board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "table-board.h"
#include "table-session.h"

#include <adwaita.h>

#define PARLOUR_TYPE_BOARD_DEED (parlour_board_deed_get_type ())

G_DECLARE_FINAL_TYPE (ParlourBoardDeed, parlour_board_deed, PARLOUR, BOARD_DEED, AdwBin)

GtkWidget  *parlour_board_deed_new       (const TableGame  *game,
                                          TableDeedKind     kind,
                                          gboolean          is_alone,
                                          int               least);
GtkWidget  *parlour_board_deed_new_around (const TableGame *game,
                                          TableDeedKind     kind,
                                          GtkWidget        *head);
void        parlour_board_deed_add_key   (ParlourBoardDeed *self);
void        parlour_board_deed_take_side (ParlourBoardDeed *self,
                                          int               side);
gboolean    parlour_board_deed_is_card   (const TableDeed  *deed);
gboolean    parlour_board_deed_can_show  (ParlourBoardDeed *self,
                                          const TableDeed  *deed);
void        parlour_board_deed_begin_anew (ParlourBoardDeed *self);
void        parlour_board_deed_show      (ParlourBoardDeed *self,
                                          TableSession     *session,
                                          const char       *whose,
                                          const TableDeed  *deed,
                                          gboolean          is_picked);
void        parlour_board_deed_let_touch (ParlourBoardDeed *self,
                                          gboolean          is_touched,
                                          const char       *whose);
GtkWidget  *parlour_board_deed_get_focus (ParlourBoardDeed *self);

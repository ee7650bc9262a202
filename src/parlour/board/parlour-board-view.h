/* parlour-board-view.h: all that lies on a board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "parlour-board-roll.h"
#include "table-board.h"
#include "table-session.h"

#include <adwaita.h>

#define PARLOUR_TYPE_BOARD_VIEW (parlour_board_view_get_type ())

G_DECLARE_FINAL_TYPE (ParlourBoardView, parlour_board_view, PARLOUR, BOARD_VIEW, GtkBox)

void       parlour_board_view_show       (ParlourBoardView *self,
                                          TableSession     *session,
                                          const TableBoard *board);
void       parlour_board_view_show_from_afar
                                         (ParlourBoardView *self,
                                          TableSession     *session,
                                          const TableBoard *board,
                                          const TableGroup *groups,
                                          int               sign_size);
GtkWidget *parlour_board_view_find_deed  (ParlourBoardView *self,
                                          const char       *path);
GtkWidget *parlour_board_view_find_signs (ParlourBoardView *self,
                                          const char       *id);
void       parlour_board_view_mark       (ParlourBoardView *self,
                                          const char       *path);
void       parlour_board_view_let_table_roll
                                         (ParlourBoardView *self,
                                          gboolean          table_rolls);
ParlourBoardRoll *
           parlour_board_view_find_roll  (ParlourBoardView *self,
                                          const char       *path);
GtkWidget *parlour_board_view_find_thing (ParlourBoardView *self,
                                          const char       *path);
gboolean   parlour_board_view_is_hindered
                                         (ParlourBoardView *self,
                                          const char       *path);
void       parlour_board_view_move       (ParlourBoardView *self,
                                          double            share);

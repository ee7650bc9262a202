/* visby-boards.h: lays out boards of Visby
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "table-layout.h"
#include "visby-state.h"

void visby_lay_out         (TableBoard *board);
void visby_lay_out_cards   (TableBoard *board);
void visby_lay_out_trading (TableBoard *board);

/* What every step has */
const VisbyState *visby_board_get_state (TableBoard *board);
void              visby_board_add_tracks (TableBoard *board);
void              visby_board_begin_row (TableBoard *board,
                                         int         seat);
void              visby_board_add_gains (TableBoard *board);
void              visby_board_add_key   (TableBoard *board,
                                         TableDeed  *deed,
                                         int         key);

/* What is corrected */
char            **visby_list_choices    (const TableState *state,
                                         const TableEvent *event);

/* genua-boards.h: lays out boards of Genua
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "genua-state.h"
#include "table-layout.h"

/* What lays out something of a game as its reader sees it: of a player, a space or a kind of things. */
#define LAYS_OUT(name) void name (TableBoard *board, const GenuaState *state, int what)

/* An event, a player as a choice has it, and whether anything was chosen of a name. */
#define EVENT(type, seat) ((GenuaEvent) { .table = { GENUA_EVENT_##type, (seat) }, .villa.reward = TABLE_NOBODY })
#define SEAT(seat) table_board_print (board, "%d", (seat) + 1)
#define HAS_CHOSEN(name) (table_board_get_chosen (board, (name)) != NULL)

void genua_lay_out (TableBoard *board);

LAYS_OUT (genua_board_begin_place);
LAYS_OUT (genua_board_begin_kind);
LAYS_OUT (genua_board_add_actions);
LAYS_OUT (genua_board_add_small_order);
LAYS_OUT (genua_board_add_order);
LAYS_OUT (genua_board_add_deal);
LAYS_OUT (genua_board_add_cards);
LAYS_OUT (genua_board_add_open_cards);
LAYS_OUT (genua_board_add_card);
LAYS_OUT (genua_board_add_claimant);
LAYS_OUT (genua_board_add_claims);

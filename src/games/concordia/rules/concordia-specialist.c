/* concordia-specialist.c: Mason, Farmer, Smith, Vintner and Weaver (SPEC-1)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "concordia-rooms.h"

static PLAYS (play_specialist)
{
  const int seat = play->state->turn;
  const int good = concordia_card_get_good (card);
  ConcordiaPrice got = { 0 };

  got.goods[good] = CONCORDIA_STATE (play->state)->players[seat].houses[good];
  concordia_bank_move (play, seat, CONCORDIA_RULE_SPEC_1, &got);
  concordia_turn_end (play);
}

/* What finds no space is not taken (STORE-1, STORE-2). */
static DOUBTS_CARD (doubt)
{
  const int seat = state->table.turn, n = state->players[seat].houses[concordia_card_get_good (card)];
  const int room = concordia_state_count_room (state, seat);

  if (n > room)
    TABLE_DOUBT (doubts, OBSTACLE (ROOM, STORE_1), seat, .have = n, .need = room);
}

const ConcordiaRoom concordia_specialist = { NULL, play_specialist, doubt };

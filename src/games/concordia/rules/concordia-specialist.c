/* concordia-specialist.c: Mason, Farmer, Smith, Vintner and Weaver (SPEC-1)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "concordia-rooms.h"

static void
play_specialist (const TablePlay       *play,
                 const ConcordiaPlayed *played,
                 int                    card)
{
  const int seat = play->state->turn;
  const int good = concordia_card_get_good (card);
  ConcordiaPrice got = { 0 };

  got.goods[good] = CONCORDIA_STATE (play->state)->players[seat].houses[good];
  concordia_bank_move (play, seat, CONCORDIA_RULE_SPEC_1, &got);
  concordia_turn_end (play);
}

const ConcordiaRoom concordia_specialist = { NULL, play_specialist };

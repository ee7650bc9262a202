/* concordia-colonist.c: the Colonist (COL-1 to COL-3)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "concordia-rooms.h"

/* COL-3 */
#define COINS 5

static gboolean
places (const ConcordiaPlayed *played)
{
  return (played->says & CONCORDIA_SAYS_COLONISTS) != 0;
}

static ASKS (examine)
{
  return concordia_colonists_examine (state, places (played) ? played->colonists : 0);
}

static PLAYS (play_colonist)
{
  const ConcordiaState *state = CONCORDIA_STATE (play->state);
  const int seat = state->table.turn;
  const ConcordiaPrice got = { .coins = COINS + state->players[seat].colonists };

  if (places (played))
    concordia_colonists_place (play, CONCORDIA_RULE_COL_1, played->colonists);
  else
    concordia_bank_move (play, seat, CONCORDIA_RULE_COL_3, &got);
  concordia_turn_end (play);
}

const ConcordiaRoom concordia_colonist = { examine, play_colonist };

/* concordia-colonist.c: the Tribune (TRIB-1 to TRIB-3) and the Colonist (COL-1 to COL-3)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "concordia-rooms.h"

/* TRIB-2, COL-3 */
#define CARDS_FOR_NOTHING 3
#define COINS 5

/* Places new colonists of who has the turn, each for food and a tool (COL-1). */
static void
place_colonists (const TablePlay *play,
                 int              rule,
                 int              n)
{
  const int seat = play->state->turn;
  const ConcordiaPrice price = { .goods = { [CONCORDIA_GOOD_FOOD] = -n, [CONCORDIA_GOOD_TOOL] = -n } };

  concordia_bank_move (play, seat, rule, &price);
  OF (play)->players[seat].colonists += n;
  table_play_tell (play, (TableEffect) { EFFECT (COLONISTS, COL_2), seat,
                                         .amount = OF (play)->players[seat].colonists });
}

/* COL-2 */
static TableObstacle
examine_colonists (const ConcordiaState *state,
                   int                   n)
{
  const int seat = state->table.turn;

  if (state->players[seat].colonists + n > CONCORDIA_MAX_COLONISTS)
    return (TableObstacle) { OBSTACLE (COLONISTS, COL_2), seat, .have = state->players[seat].colonists, .need = n };

  return NO_OBSTACLE;
}

static ASKS (examine_tribune)
{
  return examine_colonists (state, played->colonist ? 1 : 0);
}

static PLAYS (play_tribune)
{
  ConcordiaState *state = OF (play);
  const int seat = state->table.turn;
  ConcordiaPlayer *player = &state->players[seat];
  const int n_back = player->n_played;
  const ConcordiaPrice paid = { .coins = MAX (n_back - CARDS_FOR_NOTHING, 0) };

  for (int i = 0; i < n_back; i++)
    {
      player->hand[player->played[i]]++;
      player->played[i] = 0;
    }
  player->n_played = 0;
  table_play_tell (play, (TableEffect) { EFFECT (CARDS_BACK, TRIB_1), seat, .amount = n_back });
  concordia_bank_move (play, seat, CONCORDIA_RULE_TRIB_2, &paid);
  if (played->colonist)
    place_colonists (play, CONCORDIA_RULE_TRIB_3, 1);

  if (state->agreed.intermediate && !state->intermediate[seat].scored)
    concordia_turn_begin_step (play, CONCORDIA_STEP_INTERMEDIATE_COUNT, TABLE_NOBODY);
  else
    concordia_turn_end (play);
}

const ConcordiaRoom concordia_tribune = { examine_tribune, play_tribune };

static gboolean
places (const ConcordiaPlayed *played)
{
  return (played->says & CONCORDIA_SAYS_COLONISTS) != 0;
}

static ASKS (examine_colonist)
{
  return examine_colonists (state, places (played) ? played->colonists : 0);
}

static PLAYS (play_colonist)
{
  const ConcordiaState *state = CONCORDIA_STATE (play->state);
  const int seat = state->table.turn;
  const ConcordiaPrice got = { .coins = COINS + state->players[seat].colonists };

  if (places (played))
    place_colonists (play, CONCORDIA_RULE_COL_1, played->colonists);
  else
    concordia_bank_move (play, seat, CONCORDIA_RULE_COL_3, &got);
  concordia_turn_end (play);
}

const ConcordiaRoom concordia_colonist = { examine_colonist, play_colonist };

/* concordia-prefect.c: the Prefect (PREF-1 to PREF-3), and the Praefectus Magnus (MAG-1 to MAG-3)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "concordia-rooms.h"

static ASKS (examine)
{
  const int seat = state->table.turn;

  if ((played->says & CONCORDIA_SAYS_BONUS) == 0)
    return (TableObstacle) { OBSTACLE (NO_CHOICE, TURN_3), .player = seat };
  if (played->bonus != CONCORDIA_BONUS_COINS && state->produced == state->agreed.provinces)
    return (TableObstacle) { OBSTACLE (ALL_PRODUCED, PREF_2), .player = seat };

  return NO_OBSTACLE;
}

/* Whoever holds the Praefectus Magnus gets two of the good, and hands it on to the right, against
 * the order of turns. */
static void
produce (const TablePlay *play,
         int              good)
{
  ConcordiaState *state = OF (play);
  const int seat = state->table.turn;
  const gboolean is_magnus = state->praefectus == seat;
  ConcordiaPrice got = { 0 };

  got.goods[good] = is_magnus ? 2 : 1;
  concordia_bank_move (play, seat, is_magnus ? CONCORDIA_RULE_MAG_1 : CONCORDIA_RULE_PREF_1, &got);
  table_play_tell (play, (TableEffect) { EFFECT (HOUSES_MAKE, PREF_1), TABLE_NOBODY });
  state->produced++;
  table_play_tell (play, (TableEffect) { EFFECT (PRODUCED, PREF_2), TABLE_NOBODY, .amount = state->produced,
                                         .other = state->agreed.provinces });
  if (!is_magnus)
    return;

  state->praefectus = (seat + state->table.n_players - 1) % state->table.n_players;
  table_play_tell (play, (TableEffect) { EFFECT (MAGNUS_MOVES, MAG_2), state->praefectus, .what = seat });
}

static PLAYS (play_prefect)
{
  const ConcordiaPrice got = { .coins = played->coins };

  if (played->bonus != CONCORDIA_BONUS_COINS)
    {
      produce (play, played->bonus);
    }
  else
    {
      concordia_bank_move (play, play->state->turn, CONCORDIA_RULE_PREF_3, &got);
      OF (play)->produced = 0;
      table_play_tell (play, (TableEffect) { EFFECT (MARKERS_BACK, PREF_3), TABLE_NOBODY });
    }
  concordia_turn_end (play);
}

/* A marker that was turned shows one coin or two (PREF-3). */
static DOUBTS_CARD (doubt)
{
  const int most = 2 * state->produced;

  if (played->bonus == CONCORDIA_BONUS_COINS && played->coins > most)
    TABLE_DOUBT (doubts, OBSTACLE (COINS, PREF_3), state->table.turn, .have = played->coins, .need = most);
}

const ConcordiaRoom concordia_prefect = { examine, play_prefect, doubt };

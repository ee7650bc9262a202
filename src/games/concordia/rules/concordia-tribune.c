/* concordia-tribune.c: the Tribune (TRIB-1 to TRIB-3), and the intermediate scoring (MID-1 to MID-4)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "concordia-rooms.h"
#include "concordia-score.h"

/* TRIB-2 */
#define CARDS_FOR_NOTHING 3

static ASKS (examine)
{
  return concordia_colonists_examine (state, played->colonist ? 1 : 0);
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
    concordia_colonists_place (play, CONCORDIA_RULE_TRIB_3, 1);

  if (state->agreed.intermediate && !state->intermediate[seat].scored)
    concordia_turn_begin_step (play, CONCORDIA_STEP_INTERMEDIATE_COUNT, TABLE_NOBODY);
  else
    concordia_turn_end (play);
}

const ConcordiaRoom concordia_tribune = { examine, play_tribune };

/* The most that anybody has below a number of points. */
static int
find_best_below (const ConcordiaState *state,
                 int                   limit)
{
  int best = G_MININT;

  for (int seat = 0; seat < state->table.n_players; seat++)
    if (state->intermediate[seat].total < limit)
      best = MAX (best, state->intermediate[seat].total);

  return best;
}

/* All who share a place get the same (MID-3). */
static void
pay_best (const TablePlay *play)
{
  ConcordiaState *state = OF (play);
  const int best = find_best_below (state, G_MAXINT);
  const int second = find_best_below (state, best);

  for (int seat = 0; seat < state->table.n_players; seat++)
    {
      ConcordiaIntermediate *scored = &state->intermediate[seat];
      ConcordiaPrice paid = { 0 };

      scored->coins = paid.coins = scored->total == best ? 2 : scored->total == second ? 1 : 0;
      concordia_bank_move (play, seat, CONCORDIA_RULE_MID_3, &paid);
    }
}

/* Scores who has played the first Tribune, and pays the best when all are scored. */
HAPPENS (concordia_tribune_count)
{
  ConcordiaState *state = OF (play);
  const int seat = state->table.turn;
  ConcordiaIntermediate *scored = &state->intermediate[seat];
  gboolean all_scored = TRUE;
  ConcordiaPlayerScore score;

  concordia_score_count (state, seat, &event->holdings[0], &score);
  scored->scored = TRUE;
  for (int kind = 0; kind < CONCORDIA_N_KINDS; kind++)
    {
      if (kind < CONCORDIA_N_GODS)
        scored->points[kind] = score.points[kind];
      else
        scored->minerva += score.points[kind];
      scored->total += score.points[kind];
    }
  table_play_tell (play, (TableEffect) { EFFECT (SCORED, MID_2), seat, .amount = scored->total });

  for (int other = 0; other < state->table.n_players; other++)
    all_scored &= state->intermediate[other].scored;
  if (all_scored)
    pay_best (play);
  concordia_turn_end (play);
}

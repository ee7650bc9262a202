/* concordia-score.c: what players come to (SCORE-VES to SCORE-CON, END-4)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "concordia-score.h"

#include "concordia-rooms.h"

#include <string.h>

/* SCORE-CON */
#define POINTS_FOR_CONCORDIA 7

/* All cards count, those in hand and those on the pile. */
static void
count_cards (const ConcordiaState *state,
             int                   seat,
             int                  *cards)
{
  const ConcordiaPlayer *player = &state->players[seat];
  int n[CONCORDIA_N_CARDS];

  memcpy (n, player->hand, sizeof n);
  for (int i = 0; i < player->n_played; i++)
    n[player->played[i]]++;

  for (int card = 0; card < CONCORDIA_N_CARDS; card++)
    {
      const int good = concordia_card_get_good (card);

      cards[good != TABLE_NOBODY ? CONCORDIA_N_GODS + good : state->agreed.cards[card].god] += n[card];
    }
}

/* Counts what somebody comes to with the goods and the cash that were counted, if they were,
 * without the Concordia card. */
void
concordia_score_count (const ConcordiaState    *state,
                       int                      seat,
                       const ConcordiaHoldings *counted,
                       ConcordiaPlayerScore    *score)
{
  *score = (ConcordiaPlayerScore) { .wealth = counted != NULL ? concordia_gods_get_wealth (counted) : TABLE_NOBODY };
  if (counted != NULL && (counted->corrects & CONCORDIA_CORRECTS_CARDS) != 0)
    memcpy (score->cards, counted->cards, sizeof score->cards);
  else
    count_cards (state, seat, score->cards);

  for (int kind = 0; kind < CONCORDIA_N_KINDS; kind++)
    {
      score->each[kind] = concordia_gods_count_each (state, seat, kind, MAX (score->wealth, 0));
      score->points[kind] = score->cards[kind] * score->each[kind];
      score->total += score->points[kind];
    }
}

/* How often the Praefectus Magnus would be handed to the right until it comes to a player. */
static int
count_way (const ConcordiaScore *score,
           int                   seat)
{
  return (score->praefectus - seat + score->n_players) % score->n_players;
}

/* What parts two players, and by how much the first is better. */
static int
compare (const ConcordiaScore *score,
         int                   seat,
         int                   other,
         ConcordiaTie         *tie)
{
  const int more = score->players[seat].total - score->players[other].total;

  *tie = more != 0 ? CONCORDIA_TIE_POINTS : score->praefectus == TABLE_NOBODY ? CONCORDIA_TIE_SHARED
         : score->praefectus == seat ? CONCORDIA_TIE_HOLDS : CONCORDIA_TIE_REACHED;
  if (more != 0 || score->praefectus == TABLE_NOBODY)
    return more;

  return count_way (score, other) - count_way (score, seat);
}

static int
find_rank (const ConcordiaScore *score,
           int                   seat)
{
  ConcordiaTie tie;
  int rank = 1;

  for (int other = 0; other < score->n_players; other++)
    rank += compare (score, other, seat, &tie) > 0 ? 1 : 0;

  return rank;
}

/* Counts what players come to, or would if the game ended now. */
gboolean
concordia_state_get_score (const ConcordiaState *state,
                           ConcordiaScore       *score)
{
  const gboolean final = state->table.step == CONCORDIA_STEP_FINISHED;

  if (!final && state->table.tracking == CONCORDIA_TRACKING_SCORING)
    return FALSE;

  *score = (ConcordiaScore) { .final = final, .n_players = state->table.n_players, .praefectus = state->praefectus,
                              .concordia = state->concordia };
  for (int seat = 0; seat < score->n_players; seat++)
    {
      ConcordiaPlayerScore *player = &score->players[seat];

      concordia_score_count (state, seat, final ? &state->counted[seat] : NULL, player);
      player->concordia = seat == state->concordia ? POINTS_FOR_CONCORDIA : 0;
      player->total += player->concordia;
    }
  for (int seat = 0; seat < score->n_players; seat++)
    score->players[seat].rank = find_rank (score, seat);

  return TRUE;
}

/* Lists players as they come out. */
void
concordia_score_order (const ConcordiaScore *score,
                       int                  *seats)
{
  int n = 0;

  for (int rank = 1; rank <= score->n_players; rank++)
    for (int seat = 0; seat < score->n_players; seat++)
      if (score->players[seat].rank == rank)
        seats[n++] = seat;
}

/* Tells what parts that player from the next. */
ConcordiaTie
concordia_score_get_tie (const ConcordiaScore *score,
                         const int            *seats,
                         int                   place)
{
  ConcordiaTie tie = CONCORDIA_TIE_LAST;

  if (place + 1 < score->n_players)
    compare (score, seats[place], seats[place + 1], &tie);

  return tie;
}

/* Reports who has which rank, and why. */
void
concordia_score_tell (const TablePlay *play)
{
  int seats[CONCORDIA_MAX_PLAYERS];
  ConcordiaScore score;

  if (!concordia_state_get_score (CONCORDIA_STATE (play->state), &score))
    return;

  concordia_score_order (&score, seats);
  for (int place = 0; place < score.n_players; place++)
    table_play_tell (play, (TableEffect) { EFFECT (RANKED, END_4), seats[place],
                                           .what = (int) concordia_score_get_tie (&score, seats, place),
                                           .amount = score.players[seats[place]].rank,
                                           .other = score.players[seats[place]].total });
}

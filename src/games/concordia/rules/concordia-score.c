/* concordia-score.c: what players come to (SCORE-VES to SCORE-CON, END-4)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "concordia-rooms.h"

#include <string.h>

/* SCORE-VES */
#define WEALTH_FOR_POINT 10

/* SCORE-MER, SCORE-MAR */
#define POINTS_FOR_KIND 2
#define POINTS_FOR_COLONIST 2

/* SCORE-CON */
#define POINTS_FOR_CONCORDIA 7

/* Goods at their price, and cash. */
static int
get_wealth (const ConcordiaHoldings *counted)
{
  int wealth = counted->cash;

  for (int good = 0; good < CONCORDIA_N_GOODS; good++)
    wealth += counted->goods[good] * concordia_prices[good];

  return wealth;
}

static int
ask_mercurius (const ConcordiaPlayer *player)
{
  int kinds = 0;

  for (int good = 0; good < CONCORDIA_N_GOODS; good++)
    kinds += player->houses[good] > 0 ? 1 : 0;

  return POINTS_FOR_KIND * kinds;
}

/* Tells what one card of a kind is worth to somebody who has goods and cash for so much. Jupiter counts all
 * houses but those in brick cities, a specialist those in the cities of its good. */
static int
count_each (const ConcordiaState *state,
            int                   seat,
            int                   kind,
            int                   wealth)
{
  const ConcordiaPlayer *player = &state->players[seat];
  const int gods[CONCORDIA_N_GODS] = {
    [CONCORDIA_GOD_VESTA] = wealth / WEALTH_FOR_POINT,
    [CONCORDIA_GOD_JUPITER] = concordia_sum_goods (player->houses) - player->houses[CONCORDIA_GOOD_BRICK],
    [CONCORDIA_GOD_SATURNUS] = player->provinces,
    [CONCORDIA_GOD_MERCURIUS] = ask_mercurius (player),
    [CONCORDIA_GOD_MARS] = POINTS_FOR_COLONIST * player->colonists,
  };
  const int good = kind - (int) CONCORDIA_N_GODS;

  return good < 0 ? gods[kind] : player->houses[good] * state->agreed.cards[CONCORDIA_CARD_MASON + good].points;
}

/* Counts what somebody comes to, by all cards in hand and on the pile, with the goods and the cash that were
 * counted, if they were, without the Concordia card. */
void
concordia_score_count (const ConcordiaState    *state,
                       int                      seat,
                       const ConcordiaHoldings *counted,
                       ConcordiaPlayerScore    *score)
{
  int n[CONCORDIA_N_CARDS];

  concordia_state_count_cards (state, seat, n);
  *score = (ConcordiaPlayerScore) { .wealth = counted != NULL ? get_wealth (counted) : TABLE_NOBODY };
  if (counted != NULL && (counted->corrects & CONCORDIA_CORRECTS_CARDS) != 0)
    memcpy (score->cards, counted->cards, sizeof score->cards);
  else
    for (int card = 0; card < CONCORDIA_N_CARDS; card++)
      score->cards[concordia_state_get_kind (state, card)] += n[card];

  for (int kind = 0; kind < CONCORDIA_N_KINDS; kind++)
    {
      score->each[kind] = count_each (state, seat, kind, MAX (score->wealth, 0));
      score->points[kind] = score->cards[kind] * score->each[kind];
      score->total += score->points[kind];
    }
}

/* How often the Praefectus Magnus would be handed to the right until it comes to a player: the less
 * the better (END-4). If nobody knows where it is it parts nobody. */
static int
count_way (const ConcordiaState *state,
           int                   seat)
{
  const int n_players = state->table.n_players;

  return state->praefectus != TABLE_NOBODY ? (state->praefectus - seat + n_players) % n_players : 0;
}

static void
count_player (const ConcordiaState *state,
              int                   seat,
              ConcordiaScore       *score)
{
  ConcordiaPlayerScore *player = &score->players[seat];

  concordia_score_count (state, seat, score->table.final ? &state->counted[seat] : NULL, player);
  player->player = seat;
  player->points[CONCORDIA_N_KINDS] = seat == state->concordia ? POINTS_FOR_CONCORDIA : 0;
  player->total += player->points[CONCORDIA_N_KINDS];
  table_score_set (&score->table, seat, player->total, player->points, G_N_ELEMENTS (player->points));
  score->table.ties[seat][0] = -count_way (state, seat);
}

/* Counts what players come to, or would if the game ended now. */
gboolean
concordia_state_get_score (const TableState *state,
                           TableScore       *score)
{
  const ConcordiaState *own = CONCORDIA_STATE (state);
  const gboolean final = table_state_is_finished (state);
  ConcordiaScore *counted = (ConcordiaScore *) score;

  if (!final && table_state_is_counted (state))
    return FALSE;

  *counted = (ConcordiaScore) { .table = { .final = final, .n_players = state->n_players },
                                .praefectus = own->praefectus, .concordia = own->concordia };
  for (int seat = 0; seat < state->n_players; seat++)
    count_player (own, seat, counted);
  table_score_rank (score);
  for (int seat = 0; seat < state->n_players; seat++)
    counted->players[seat].rank = score->ranks[seat];

  return TRUE;
}

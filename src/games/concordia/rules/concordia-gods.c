/* concordia-gods.c: what one card is worth to a player, god by god
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "concordia-score.h"

#include "concordia-rooms.h"

/* SCORE-VES */
#define WEALTH_FOR_POINT 10

/* SCORE-MER, SCORE-MAR */
#define POINTS_FOR_KIND 2
#define POINTS_FOR_COLONIST 2

/* Goods at their price, and cash. */
int
concordia_gods_get_wealth (const ConcordiaHoldings *counted)
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
int
concordia_gods_count_each (const ConcordiaState *state,
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

/* concordia-cards.c: the cards as they are usually printed, and the room of each
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "concordia-rooms.h"

#include <string.h>

/* Mason, Farmer, Smith, Vintner and Weaver (SPEC-1) */

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
static DOUBTS_CARD (doubt_specialist)
{
  const int seat = state->table.turn, n = state->players[seat].houses[concordia_card_get_good (card)];
  const int room = concordia_state_count_room (state, seat);

  if (n > room)
    TABLE_DOUBT (doubts, OBSTACLE (ROOM, STORE_1), seat, .have = n, .need = room);
}

static const ConcordiaRoom specialist = { NULL, play_specialist, doubt_specialist };

/* How many of a card there are in hand at the start; where it is for sale, what it costs; its god,
 * or of a specialist the points for each house. */
typedef struct {
  const ConcordiaRoom *room;
  int first;
  int price[CONCORDIA_N_GOODS];
  int god;
  int points;
} Card;

#define COSTS(...) .price = { __VA_ARGS__ }
#define BRICK(n) [CONCORDIA_GOOD_BRICK] = (n)
#define FOOD(n) [CONCORDIA_GOOD_FOOD] = (n)
#define TOOL(n) [CONCORDIA_GOOD_TOOL] = (n)
#define WINE(n) [CONCORDIA_GOOD_WINE] = (n)
#define CLOTH(n) [CONCORDIA_GOOD_CLOTH] = (n)
#define GOD(name) .god = CONCORDIA_GOD_##name

static const Card cards[CONCORDIA_N_CARDS] = {
  [CONCORDIA_CARD_TRIBUNE] = { &concordia_tribune, .first = 1, GOD (MARS) },
  [CONCORDIA_CARD_ARCHITECT] = { &concordia_architect, .first = 1, COSTS (TOOL (1)), GOD (JUPITER) },
  [CONCORDIA_CARD_PREFECT] = { &concordia_prefect, .first = 2, COSTS (WINE (1)), GOD (SATURNUS) },
  [CONCORDIA_CARD_MERCATOR] = { &concordia_mercator, .first = 1, GOD (MERCURIUS) },
  [CONCORDIA_CARD_MERCATOR_5] = { &concordia_mercator, COSTS (WINE (1)), GOD (MERCURIUS) },
  [CONCORDIA_CARD_DIPLOMAT] = { NULL, .first = 1, GOD (JUPITER) },
  [CONCORDIA_CARD_DIPLOMAT_I] = { NULL, COSTS (TOOL (1)), GOD (SATURNUS) },
  [CONCORDIA_CARD_DIPLOMAT_III] = { NULL, COSTS (FOOD (1)), GOD (SATURNUS) },
  [CONCORDIA_CARD_DIPLOMAT_IV] = { NULL, COSTS (TOOL (1)), GOD (MERCURIUS) },
  [CONCORDIA_CARD_DIPLOMAT_V] = { NULL, COSTS (FOOD (1)), GOD (MARS) },
  [CONCORDIA_CARD_SENATOR] = { &concordia_market, .first = 1, GOD (VESTA) },
  [CONCORDIA_CARD_CONSUL] = { &concordia_market, COSTS (CLOTH (1)), GOD (JUPITER) },
  [CONCORDIA_CARD_COLONIST] = { &concordia_colonist, COSTS (FOOD (1)), GOD (MARS) },
  [CONCORDIA_CARD_MASON] = { &specialist, COSTS (FOOD (1)), .points = 3 },
  [CONCORDIA_CARD_FARMER] = { &specialist, COSTS (BRICK (1), FOOD (1)), .points = 3 },
  [CONCORDIA_CARD_SMITH] = { &specialist, COSTS (BRICK (1), TOOL (1)), .points = 3 },
  [CONCORDIA_CARD_VINTNER] = { &specialist, COSTS (BRICK (1), WINE (1)), .points = 4 },
  [CONCORDIA_CARD_WEAVER] = { &specialist, COSTS (BRICK (1), CLOTH (1)), .points = 5 },
};

/* SEN-2 */
static const ConcordiaPrice slots[CONCORDIA_N_SLOTS] = {
  { .any = 0 },
  { .any = 1 },
  { .any = 1 },
  { .goods = { CLOTH (1) } },
  { .goods = { CLOTH (1) } },
  { .any = 1, .goods = { CLOTH (1) } },
  { .goods = { CLOTH (2) } },
};

/* Where it is said what a card does; a Diplomat does what another card does. */
const ConcordiaRoom *
concordia_card_get_room (int card)
{
  return cards[card].room;
}

/* DIP-2 */
gboolean
concordia_card_is_diplomat (int card)
{
  return cards[card].room == NULL;
}

/* Tells whether a card can lie on display (SET-6): only those have a price. */
gboolean
concordia_card_is_for_sale (int card)
{
  return concordia_sum_goods (cards[card].price) > 0;
}

/* The good of a specialist, or `TABLE_NOBODY`. */
int
concordia_card_get_good (int card)
{
  return card >= CONCORDIA_CARD_MASON ? card - CONCORDIA_CARD_MASON : TABLE_NOBODY;
}

/* SET-3 */
int
concordia_card_count_first (int card)
{
  return cards[card].first;
}

/* Agrees on what is usually printed on cards and beside slots. */
void
concordia_cards_set_usual (ConcordiaSetup *setup)
{
  for (int card = 0; card < CONCORDIA_N_CARDS; card++)
    {
      ConcordiaPrinted *printed = &setup->cards[card];

      *printed = (ConcordiaPrinted) { .card = card, .god = cards[card].god, .points = cards[card].points };
      memcpy (printed->price, cards[card].price, sizeof printed->price);
    }
  memcpy (setup->slots, slots, sizeof slots);
}

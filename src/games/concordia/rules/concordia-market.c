/* concordia-market.c: the Senator (SEN-1 to SEN-3) and the Consul (CON-1)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "concordia-rooms.h"

/* Where nothing lies nothing can be bought. */
static void
play_market (const TablePlay       *play,
             const ConcordiaPlayed *played,
             int                    card)
{
  concordia_turn_begin_step (play, CONCORDIA_STEP_BUYING, card);
  if (concordia_state_count_left (OF (play)) == 0)
    concordia_turn_end (play);
}

const ConcordiaRoom concordia_market = { NULL, play_market };

/* What the card in a slot costs: its own price and, but for a Consul, that of the slot. */
ConcordiaPrice
concordia_market_get_price (const ConcordiaState *state,
                            int                   slot,
                            gboolean              with_slot)
{
  ConcordiaPrice price = { 0 };

  if (with_slot)
    price = state->agreed.slots[slot];
  for (int good = 0; good < CONCORDIA_N_GOODS; good++)
    price.goods[good] += state->agreed.cards[state->display[slot]].price[good];

  return price;
}

TableObstacle
concordia_market_examine (const ConcordiaState *state,
                          int                   slot)
{
  if (state->display[slot] == TABLE_NOBODY)
    return (TableObstacle) { OBSTACLE (SLOT_EMPTY, SEN_1), .player = state->table.turn, .need = slot + 1 };

  return NO_OBSTACLE;
}

/* Buys a card into the hand. Who buys the last one ends the game (END-1). */
void
concordia_market_buy (const TablePlay *play,
                      int              slot)
{
  ConcordiaState *state = OF (play);
  const int seat = state->table.turn;
  const gboolean is_consul = state->card == CONCORDIA_CARD_CONSUL;
  ConcordiaPrice price = concordia_market_get_price (state, slot, !is_consul);

  price.any = -price.any;
  for (int good = 0; good < CONCORDIA_N_GOODS; good++)
    price.goods[good] = -price.goods[good];
  concordia_bank_move (play, seat, is_consul ? CONCORDIA_RULE_CON_1 : CONCORDIA_RULE_SEN_1, &price);
  state->players[seat].hand[state->display[slot]]++;
  state->display[slot] = TABLE_NOBODY;
  state->done++;

  if (concordia_state_count_display (state) == 0 && state->stack == 0)
    concordia_turn_end_game (play, CONCORDIA_RULE_END_1);
  if (concordia_state_count_left (state) == 0)
    concordia_turn_end_buying (play);
}

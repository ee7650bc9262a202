/* concordia-market.c: the Senator (SEN-1 to SEN-3), the Consul (CON-1) and the Mercator (MERC-1, MERC-2)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "concordia-rooms.h"

/* Which cards are in a deck, by what is for sale (SET-6). */
const int concordia_decks[CONCORDIA_N_DECKS][CONCORDIA_N_SALES] = {
  { 1, 1, 1, 1, 0, 0, 0, 0, 1, 1, 1, 1, 0, 0 },
  { 1, 1, 1, 0, 0, 0, 0, 1, 1, 0, 0, 0, 1, 1 },
  { 1, 1, 1, 0, 1, 0, 0, 1, 1, 0, 0, 0, 0, 0 },
  { 1, 1, 0, 0, 0, 1, 0, 1, 1, 0, 0, 0, 0, 0 },
  { 0, 1, 1, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0 },
};

/* Finds the first deck from one on of which there are cards to reveal, and which; or `TABLE_NOBODY` if none is left. */
int
concordia_state_find_deck (const ConcordiaState *state,
                           int                   from,
                           int                  *left)
{
  int seen[CONCORDIA_N_CARDS] = { 0 };

  for (int slot = 0; slot < CONCORDIA_N_SLOTS; slot++)
    if (state->display[slot] != TABLE_NOBODY)
      seen[state->display[slot]]++;
  for (int seat = 0; seat < state->table.n_players; seat++)
    {
      int n[CONCORDIA_N_CARDS];

      concordia_state_count_cards (state, seat, n);
      for (int card = 0; card < CONCORDIA_N_CARDS; card++)
        seen[card] += n[card] - concordia_card_count_first (card);
    }

  for (int deck = 0; deck < CONCORDIA_N_DECKS; deck++)
    {
      int n = 0;

      for (int sale = 0; sale < CONCORDIA_N_SALES; sale++)
        {
          const int there = concordia_decks[deck][sale];
          const int gone = CLAMP (seen[concordia_sales[sale]], 0, there);

          seen[concordia_sales[sale]] -= gone;
          left[sale] = there - gone;
          n += left[sale];
        }
      if (n > 0 && deck >= from)
        return deck;
    }

  return TABLE_NOBODY;
}

/* Which of what is for sale is revealed next, where only one can be: the last card of a deck, as long as all that came is what
 * lies in the decks before it and in its own. Otherwise, `TABLE_NOBODY`. */
int
concordia_state_find_next (const ConcordiaState *state)
{
  const gboolean is_usual = state->agreed.cards_for_sale == concordia_for_sale[state->table.n_players];
  int left[CONCORDIA_N_SALES] = { 0 };
  int n = state->agreed.cards_for_sale - state->stack, n_left = 0, next = TABLE_NOBODY;
  const int deck = state->table.step == CONCORDIA_STEP_REVEAL && is_usual
                   ? concordia_state_find_deck (state, 0, left) : TABLE_NOBODY;

  for (int sale = 0; sale < CONCORDIA_N_SALES; sale++)
    {
      n_left += left[sale];
      if (left[sale] > 0)
        next = sale;
      for (int before = 0; before <= deck; before++)
        n -= concordia_decks[before][sale];
    }

  return deck != TABLE_NOBODY && n_left == 1 && n == -1 ? next : TABLE_NOBODY;
}

/* What no deck of the box has left (SET-3, SET-6). */
DOUBTS (concordia_market_doubt)
{
  int left[CONCORDIA_N_SALES];

  for (int deck = concordia_state_find_deck (state, 0, left); deck != TABLE_NOBODY;
       deck = concordia_state_find_deck (state, deck + 1, left))
    if (left[event->sale] > 0)
      return;

  TABLE_DOUBT (doubts, OBSTACLE (NO_MORE, SET_3), TABLE_NOBODY, concordia_sales[event->sale]);
}

/* Where nothing lies nothing can be bought. */
static PLAYS (play_market)
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

EXAMINES (concordia_market_examine)
{
  if (state->display[event->slot] == TABLE_NOBODY)
    return (TableObstacle) { OBSTACLE (SLOT_EMPTY, SEN_1), .player = state->table.turn, .need = event->slot + 1 };

  return NO_OBSTACLE;
}

/* Buys a card into the hand. Who buys the last one ends the game (END-1). */
HAPPENS (concordia_market_buy)
{
  const int slot = event->slot;
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

/* MERC-1 */
static PLAYS (play_mercator)
{
  const ConcordiaPrice got = { .coins = card == CONCORDIA_CARD_MERCATOR_5 ? 5 : 3 };

  concordia_bank_move (play, play->state->turn, CONCORDIA_RULE_MERC_1, &got);
  concordia_turn_begin_step (play, CONCORDIA_STEP_TRADING, card);
  OF (play)->trades = got;
}

const ConcordiaRoom concordia_mercator = { NULL, play_mercator };

/* Two kinds of goods are two (MERC-2). */
EXAMINES (concordia_trade_examine)
{
  if (event->trade.good == state->traded)
    return (TableObstacle) { OBSTACLE (TRADED, MERC_2), .player = state->table.turn, .what = state->traded };

  return NO_OBSTACLE;
}

/* What was sold before leaves room for what is bought, and all else lies in the storehouse at once (STORE-1). */
DOUBTS (concordia_trade_doubt)
{
  const int before = state->traded != TABLE_NOBODY ? state->trades.goods[state->traded] : 0;
  const int n = event->trade.kind == CONCORDIA_TRADE_BUYS ? event->trade.buys : event->trade.sells;
  const int all = before < 0 && event->trade.kind == CONCORDIA_TRADE_BUYS ? n : n + ABS (before);
  const int room = concordia_state_count_room (state, state->table.turn);

  if (all > room)
    TABLE_DOUBT (doubts, OBSTACLE (ROOM, STORE_1), state->table.turn, .have = all, .need = room);
}

/* Sells or buys some of a good. */
HAPPENS (concordia_trade_make)
{
  const ConcordiaTrade *trade = &event->trade;
  ConcordiaState *state = OF (play);
  const int bought = trade->kind == CONCORDIA_TRADE_BUYS ? trade->buys : -trade->sells;
  ConcordiaPrice moved = { .coins = -bought * concordia_prices[trade->good] };

  moved.goods[trade->good] = bought;
  concordia_bank_move (play, state->table.turn, CONCORDIA_RULE_MERC_2, &moved);
  state->trades.coins += moved.coins;
  state->trades.goods[trade->good] += bought;
  state->traded = trade->good;
  state->done++;
  if (concordia_state_count_left (state) == 0)
    concordia_turn_end (play);
}

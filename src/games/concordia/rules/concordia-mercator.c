/* concordia-mercator.c: the Mercator (MERC-1, MERC-2)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "concordia-rooms.h"

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

/* concordia-mercator.c: the Mercator (MERC-1, MERC-2)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "concordia-rooms.h"

/* MERC-1 */
static void
play_mercator (const TablePlay       *play,
               const ConcordiaPlayed *played,
               int                    card)
{
  const ConcordiaPrice got = { .coins = card == CONCORDIA_CARD_MERCATOR_5 ? 5 : 3 };

  concordia_bank_move (play, play->state->turn, CONCORDIA_RULE_MERC_1, &got);
  concordia_turn_begin_step (play, CONCORDIA_STEP_TRADING, card);
  OF (play)->trades = got;
}

const ConcordiaRoom concordia_mercator = { NULL, play_mercator };

/* Two kinds of goods are two (MERC-2). */
TableObstacle
concordia_trade_examine (const ConcordiaState *state,
                         const ConcordiaEvent *event)
{
  if (event->trade.good == state->traded)
    return (TableObstacle) { OBSTACLE (TRADED, MERC_2), .player = state->table.turn, .what = state->traded };

  return NO_OBSTACLE;
}

/* Sells or buys some of a good. */
void
concordia_trade_make (const TablePlay      *play,
                      const ConcordiaEvent *event)
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

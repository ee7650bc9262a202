/* visby-chance.c: what random players do
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "visby-chance.h"

#include "visby-play.h"
#include "visby-record.h"

/* How often of a hundred times. */
#define FEWER_WARES 25
#define TELLS_SEALS 30

static VisbyEvent *
new_event (VisbyEventType type)
{
  return (VisbyEvent *) table_event_new (&visby_events, (int) type);
}

/* Better and better ones, as space 7 and 9 have them in the rulebook (SET-4). */
static VisbyEvent *
invent_rates (const TableChance *chance)
{
  static const VisbyRate rates[] = { { 1, 3, 1 }, { 4, 2, 1 }, { 7, 3, 2 }, { 9, 2, 2 }, { 11, 3, 4 }, { 14, 2, 3 } };
  VisbyEvent *event = new_event (VISBY_EVENT_RATES);
  int first = table_chance_between (chance, 0, 1);
  int last = table_chance_between (chance, 3, (int) G_N_ELEMENTS (rates) - 1);

  for (int i = first; i <= last; i++)
    event->rates[event->n_rates++] = rates[i];

  return event;
}

static int
draw_card (const TableChance *chance,
           int               *hand)
{
  int pieces[VISBY_N_CARDS];
  int card;

  for (int i = 0; i < VISBY_N_CARDS; i++)
    pieces[i] = (*hand & VISBY_BIT (i)) != 0 ? 1 : 0;
  card = table_chance_draw (chance, pieces, VISBY_N_CARDS);
  *hand &= ~VISBY_BIT (card);

  return card;
}

static VisbyEvent *
reveal (const TableChance *chance,
        const VisbyState  *state)
{
  VisbyEvent *event = new_event (VISBY_EVENT_CARDS);

  for (int seat = 0; seat < state->table.n_players; seat++)
    {
      VisbyReveal *cards = &event->reveals[seat];
      int hand = state->players[seat].hand;

      cards->n = visby_state_count_due (state, seat);
      cards->cards = g_new0 (int, cards->n);
      for (int i = 0; i < cards->n; i++)
        cards->cards[i] = draw_card (chance, &hand);
    }

  return event;
}

static VisbyTrade
make_trade (const TableChance *chance,
            const VisbyState  *state,
            int                seat)
{
  VisbyRate offers[VISBY_MAX_WARES];
  int n = visby_market_list_offers (state, seat, offers);
  VisbyTrade trade = { .there = TRUE };

  if (n == 0)
    return trade;

  n -= table_chance_happens (chance, FEWER_WARES) ? table_chance_between (chance, 0, n) : 0;
  if (n > 0)
    {
      trade.wares = offers[n - 1].wares;
      trade.tells_seals = table_chance_happens (chance, TELLS_SEALS);
      trade.seals = trade.tells_seals ? offers[n - 1].seals : 0;
    }

  return trade;
}

static VisbyEvent *
make_trades (const TableChance *chance,
             const VisbyState  *state)
{
  VisbyEvent *event = new_event (VISBY_EVENT_TRADES);

  for (int seat = 0; seat < state->table.n_players; seat++)
    if (visby_state_has_played (state, seat, VISBY_CARD_MERCHANT))
      event->trades[seat] = make_trade (chance, state, seat);

  return event;
}

static VisbyEvent *
count_holdings (const TableChance *chance,
                const VisbyState  *state)
{
  VisbyEvent *event = new_event (VISBY_EVENT_FINAL_HOLDINGS);

  for (int seat = 0; seat < state->table.n_players; seat++)
    event->holdings[seat] = (VisbyHoldings) {
      .seals = table_chance_between (chance, 15, 35),
      .wares = table_chance_between (chance, 0, VISBY_MAX_WARES),
      .cards = table_chance_between (chance, 1, VISBY_N_CARDS),
    };

  return event;
}

static VisbyEvent *
find_event (VisbyChance      *self,
            const VisbyState *state)
{
  if (state->table.tracking == VISBY_TRACKING_FULL && !self->told)
    {
      self->told = TRUE;
      return invent_rates (&self->table);
    }

  switch (state->table.step)
    {
    case VISBY_STEP_CARDS:
      return reveal (&self->table, state);

    case VISBY_STEP_TRADING:
      return make_trades (&self->table, state);

    default:
      return count_holdings (&self->table, state);
    }
}

/* Lets random players do something. */
TableEvent *
visby_chance_make_event (TableChance      *chance,
                         const TableState *state)
{
  return &find_event ((VisbyChance *) chance, VISBY_STATE (state))->table;
}

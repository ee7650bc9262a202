/* visby-play.c: what can happen, and what stands against it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "visby-play.h"

#include "visby-market.h"
#include "visby-rule.h"
#include "visby-score.h"

#define NO_OBSTACLE ((TableObstacle) { .player = TABLE_NOBODY })
#define OBSTACLE(name, id) .kind = VISBY_OBSTACLE_##name, .rule = VISBY_RULE_##id

/* Agrees on what is usual. */
void
visby_setup_init (TableSetup *setup)
{
  ((VisbySetup *) setup)->end_seals = VISBY_USUAL_END;
}

/* Sets a state to its start (SET-2, SET-3). The first round has its supply, too (ROUND-1). */
void
visby_play_begin (const TablePlay  *play,
                  const TableSetup *setup)
{
  VisbyState *state = (VisbyState *) play->state;

  state->end_seals = ((const VisbySetup *) setup)->end_seals;
  for (int seat = 0; seat < setup->n_players; seat++)
    state->players[seat].hand = VISBY_ALL_CARDS;

  if (setup->tracking == VISBY_TRACKING_SCORING)
    {
      state->table.step = VISBY_STEP_FINAL_HOLDINGS;
      return;
    }

  for (int track = 0; track < VISBY_N_TRACKS; track++)
    state->markers[track] = 1;
  for (int seat = 0; seat < setup->n_players; seat++)
    state->players[seat].wares = setup->n_players;
  visby_round_begin (play);
}

/* Tells whether the step takes such events. */
gboolean
visby_play_takes (const TableState *state,
                  int               type)
{
  switch (type)
    {
    case VISBY_EVENT_CARDS:
      return state->step == VISBY_STEP_CARDS;

    case VISBY_EVENT_TRADES:
      return state->step == VISBY_STEP_TRADING;

    case VISBY_EVENT_FINAL_HOLDINGS:
      return state->step == VISBY_STEP_FINAL_HOLDINGS;

    default:
      return TRUE;
    }
}

/* PLAY-1 to PLAY-3 */
static TableObstacle
examine_reveal (const VisbyState  *state,
                const VisbyReveal *reveal,
                int                seat)
{
  const int due = visby_state_count_due (state, seat);
  int left = state->players[seat].hand;

  if (reveal->n != due)
    return (TableObstacle) {
      .kind = VISBY_OBSTACLE_CARDS_DUE, .player = seat, .have = reveal->n, .need = due,
      .rule = due < visby_count_cards_each (state->table.n_players) ? VISBY_RULE_PLAY_3 : VISBY_RULE_PLAY_1,
    };

  for (int i = 0; i < reveal->n; i++)
    {
      if ((left & VISBY_BIT (reveal->cards[i])) == 0)
        return (TableObstacle) { OBSTACLE (NOT_IN_HAND, PLAY_2), .player = seat, .what = reveal->cards[i] };
      left &= ~VISBY_BIT (reveal->cards[i]);
    }

  return NO_OBSTACLE;
}

/* As long as no rates are known, wares go and seals come (MERCH-6). */
static TableObstacle
examine_unknown_rate (const VisbyTrade *trade,
                      int               seat)
{
  const int seals = trade->tells_seals ? trade->seals : 0;

  if (trade->wares > 0 && seals == 0)
    return (TableObstacle) { OBSTACLE (SEALS_UNKNOWN, MERCH_6), .player = seat, .what = trade->wares };
  if (trade->wares == 0 && seals > 0)
    return (TableObstacle) { OBSTACLE (WARES_UNKNOWN, MERCH_6), .player = seat, .what = seals };

  return NO_OBSTACLE;
}

static TableObstacle
examine_trade (const VisbyState *state,
               const VisbyTrade *trade,
               int               seat)
{
  const gboolean is_merchant = visby_state_has_played (state, seat, VISBY_CARD_MERCHANT);
  gboolean possible;
  int most;

  if (is_merchant && !trade->there)
    return (TableObstacle) { OBSTACLE (MERCHANT_MISSING, MERCH_1), .player = seat };
  if (!is_merchant)
    return trade->there ? (TableObstacle) { OBSTACLE (NO_MERCHANT, MERCH_1), .player = seat } : NO_OBSTACLE;

  if (trade->wares > state->players[seat].wares)
    return (TableObstacle) { OBSTACLE (WARES_SHORT, MERCH_4), .player = seat, .have = state->players[seat].wares,
                             .need = trade->wares };
  if (state->n_rates == 0)
    return examine_unknown_rate (trade, seat);

  possible = visby_market_find_most (state, trade->wares, trade->seals, &most);
  if (most < 0 || (trade->tells_seals && !possible))
    return (TableObstacle) { OBSTACLE (NOT_WHOLE, MERCH_3), .player = seat, .what = trade->wares, .need = most,
                             .have = trade->tells_seals ? trade->seals : TABLE_NOBODY };

  return NO_OBSTACLE;
}

/* A card lies in one place only (ALL-1). */
static TableObstacle
examine_correction (const VisbyState *state,
                    const VisbyEvent *event)
{
  const VisbyCorrection *correction = &event->correction;
  int seat = event->table.player;

  for (int card = 0; (correction->corrects & VISBY_CORRECTS_HAND) != 0 && card < VISBY_N_CARDS; card++)
    if ((visby_state_get_lying (state, seat) & correction->player.hand & VISBY_BIT (card)) != 0)
      return (TableObstacle) { OBSTACLE (LIES_REVEALED, ALL_1), .player = seat, .what = card };

  return NO_OBSTACLE;
}

/* Asks what stands against an event. */
TableObstacle
visby_play_examine (const TableState *state,
                    const TableEvent *event)
{
  const VisbyState *own = VISBY_STATE (state);
  const VisbyEvent *happens = VISBY_EVENT (event);
  TableObstacle obstacle = NO_OBSTACLE;

  if (state->tracking != VISBY_TRACKING_FULL && (event->type == VISBY_EVENT_RATES || event->type == VISBY_EVENT_CORRECTION))
    return (TableObstacle) { .kind = TABLE_OBSTACLE_NOT_TRACKED, .player = event->player };

  if (event->type == VISBY_EVENT_CORRECTION)
    return examine_correction (own, happens);

  for (int seat = 0; obstacle.kind == TABLE_OBSTACLE_NONE && seat < state->n_players; seat++)
    if (event->type == VISBY_EVENT_CARDS)
      obstacle = examine_reveal (own, &happens->reveals[seat], seat);
    else if (event->type == VISBY_EVENT_TRADES)
      obstacle = examine_trade (own, &happens->trades[seat], seat);

  return obstacle;
}

static void
take_rates (VisbyState       *state,
            const VisbyEvent *event)
{
  state->n_rates = event->n_rates;
  for (int i = 0; i < VISBY_MAX_RATES; i++)
    state->rates[i] = event->rates[i];
}

static void
correct (VisbyState       *state,
         const VisbyEvent *event)
{
  const VisbyCorrection *correction = &event->correction;

  for (int track = 0; track < VISBY_N_TRACKS; track++)
    if ((correction->corrects & 1 << track) != 0)
      state->markers[track] = correction->markers[track];

  if ((correction->corrects & VISBY_CORRECTS_SEALS) != 0)
    state->players[event->table.player].seals = correction->player.seals;
  if ((correction->corrects & VISBY_CORRECTS_WARES) != 0)
    state->players[event->table.player].wares = correction->player.wares;
  if ((correction->corrects & VISBY_CORRECTS_HAND) != 0)
    state->players[event->table.player].hand = correction->player.hand;
}

static void
count_holdings (const TablePlay  *play,
                const VisbyEvent *event)
{
  VisbyState *state = (VisbyState *) play->state;

  for (int seat = 0; seat < state->table.n_players; seat++)
    state->counted[seat] = event->holdings[seat];
  state->table.step = VISBY_STEP_FINISHED;
  visby_score_tell (play);
}

/* Lets an event happen, with everything that the rules do by themselves after it. A note is for
 * people; nothing follows from it. */
void
visby_play_carry_out (const TablePlay  *play,
                      const TableEvent *event)
{
  VisbyState *state = (VisbyState *) play->state;
  const VisbyEvent *happens = VISBY_EVENT (event);

  switch (event->type)
    {
    case VISBY_EVENT_CARDS:
      visby_round_reveal (play, happens);
      break;

    case VISBY_EVENT_TRADES:
      visby_round_trade (play, happens);
      break;

    case VISBY_EVENT_FINAL_HOLDINGS:
      count_holdings (play, happens);
      break;

    case VISBY_EVENT_RATES:
      take_rates (state, happens);
      break;

    case VISBY_EVENT_CORRECTION:
      correct (state, happens);
      break;

    default:
      break;
    }
}

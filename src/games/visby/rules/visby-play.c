/* visby-play.c: what can happen, and what stands against it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "visby-play.h"

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

/* Asks what stands against revealing a card, with certain cards left in hand (PLAY-2). */
TableObstacle
visby_play_examine_card (int seat,
                         int left,
                         int card)
{
  if ((left & VISBY_BIT (card)) == 0)
    return (TableObstacle) { OBSTACLE (NOT_IN_HAND, PLAY_2), .player = seat, .what = card };

  return NO_OBSTACLE;
}

/* PLAY-1 to PLAY-3 */
static TableObstacle
examine_reveal (const VisbyState *state,
                const VisbyEvent *event,
                int               seat)
{
  const VisbyReveal *reveal = &event->reveals[seat];
  const int due = visby_state_count_due (state, seat);
  int left = state->players[seat].hand;

  if (reveal->n != due)
    return (TableObstacle) {
      .kind = VISBY_OBSTACLE_CARDS_DUE, .player = seat, .have = reveal->n, .need = due,
      .rule = due < visby_count_cards_each (state->table.n_players) ? VISBY_RULE_PLAY_3 : VISBY_RULE_PLAY_1,
    };

  for (int i = 0; i < reveal->n; i++)
    {
      TABLE_RETURN_OBSTACLE (visby_play_examine_card (seat, left, reveal->cards[i]));
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
               const VisbyEvent *event,
               int               seat)
{
  const VisbyTrade *trade = &event->trades[seat];
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

static TableObstacle
examine_tracked (const VisbyState *state,
                 const VisbyEvent *event,
                 int               seat)
{
  return state->table.tracking == VISBY_TRACKING_FULL
           ? NO_OBSTACLE : (TableObstacle) { .kind = TABLE_OBSTACLE_NOT_TRACKED, .player = seat };
}

/* A card lies in one place only (ALL-1). */
static TableObstacle
examine_correction (const VisbyState *state,
                    const VisbyEvent *event,
                    int               seat)
{
  const VisbyCorrection *correction = &event->correction;

  if (state->table.tracking != VISBY_TRACKING_FULL)
    return examine_tracked (state, event, seat);

  for (int card = 0; (correction->corrects & VISBY_CORRECTS_HAND) != 0 && card < VISBY_N_CARDS; card++)
    if ((visby_state_get_lying (state, seat) & correction->player.hand & VISBY_BIT (card)) != 0)
      return (TableObstacle) { OBSTACLE (LIES_REVEALED, ALL_1), .player = seat, .what = card };

  return NO_OBSTACLE;
}

static void
take_rates (const TablePlay  *play,
            const VisbyEvent *event)
{
  VisbyState *state = (VisbyState *) play->state;

  state->n_rates = event->n_rates;
  for (int i = 0; i < VISBY_MAX_RATES; i++)
    state->rates[i] = event->rates[i];
}

static void
correct (const TablePlay  *play,
         const VisbyEvent *event)
{
  const VisbyCorrection *correction = &event->correction;
  VisbyState *state = (VisbyState *) play->state;

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

/* Says in a correction all that is known and that it does not say. */
gboolean
visby_play_say_known (const TableState *state,
                      TableEvent       *event)
{
  const VisbyState *own = VISBY_STATE (state);
  const VisbyPlayer *player = &own->players[MAX (event->player, 0)];
  VisbyCorrection *said = &((VisbyEvent *) event)->correction;

  if (event->type != VISBY_EVENT_CORRECTION)
    return FALSE;

  for (int track = 0; track < VISBY_N_TRACKS; track++)
    if ((said->corrects & 1 << track) == 0)
      said->markers[track] = own->markers[track];
  if ((said->corrects & VISBY_CORRECTS_SEALS) == 0)
    said->player.seals = player->seals;
  if ((said->corrects & VISBY_CORRECTS_WARES) == 0)
    said->player.wares = player->wares;
  if ((said->corrects & VISBY_CORRECTS_HAND) == 0)
    said->player.hand = player->hand;
  said->corrects = VISBY_CORRECTS_PLAYER | ((1 << VISBY_N_TRACKS) - 1);

  return TRUE;
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

/* By type of event: what may stand against it, of each seat or of all; and what it does. A note
 * is for people: nothing follows from it. */
static const struct {
  gboolean by_seat;
  TableObstacle (*examine) (const VisbyState *state,
                            const VisbyEvent *event,
                            int               seat);
  void (*carry_out) (const TablePlay  *play,
                     const VisbyEvent *event);
} deeds[VISBY_N_EVENT_TYPES] = {
  [VISBY_EVENT_CARDS] = { TRUE, examine_reveal, visby_round_reveal },
  [VISBY_EVENT_TRADES] = { TRUE, examine_trade, visby_round_trade },
  [VISBY_EVENT_FINAL_HOLDINGS] = { .carry_out = count_holdings },
  [VISBY_EVENT_RATES] = { .examine = examine_tracked, .carry_out = take_rates },
  [VISBY_EVENT_CORRECTION] = { .examine = examine_correction, .carry_out = correct },
};

/* Asks what stands against an event. */
TableObstacle
visby_play_examine (const TableState *state,
                    const TableEvent *event)
{
  TableObstacle obstacle = NO_OBSTACLE;
  const int n = deeds[event->type].by_seat ? state->n_players : 1;

  for (int i = 0; deeds[event->type].examine != NULL && obstacle.kind == TABLE_OBSTACLE_NONE && i < n; i++)
    obstacle = deeds[event->type].examine (VISBY_STATE (state), VISBY_EVENT (event),
                                           deeds[event->type].by_seat ? i : event->player);

  return obstacle;
}

/* Lets an event happen, with everything that the rules do by themselves after it. */
void
visby_play_carry_out (const TablePlay  *play,
                      const TableEvent *event)
{
  if (deeds[event->type].carry_out != NULL)
    deeds[event->type].carry_out (play, VISBY_EVENT (event));
}

/* Makes the correction that gives somebody the wares that are missing, or the cards that are revealed. Who reveals too
 * few has not too little, and no card is there twice; but whose last cards are fewer than usual has no others (PLAY-3). */
TableEvent *
visby_play_remedy (const TableState    *state,
                   const TableEvent    *event,
                   const TableObstacle *obstacle)
{
  const VisbyReveal *reveal = &VISBY_EVENT (event)->reveals[obstacle->player];
  const int hand = VISBY_STATE (state)->players[obstacle->player].hand, each = visby_count_cards_each (state->n_players);
  VisbyEvent *correction;
  int cards = visby_state_count_hand (VISBY_STATE (state), obstacle->player) < each && reveal->n < each ? 0 : hand;

  for (int i = 0; i < reveal->n; i++)
    cards |= VISBY_BIT (reveal->cards[i]);
  if (obstacle->kind != VISBY_OBSTACLE_WARES_SHORT && cards == hand)
    return NULL;

  correction = (VisbyEvent *) table_event_new (state->game->events, VISBY_EVENT_CORRECTION);
  correction->table.player = obstacle->player;
  correction->correction.corrects = obstacle->kind == VISBY_OBSTACLE_WARES_SHORT ? VISBY_CORRECTS_WARES : VISBY_CORRECTS_HAND;
  correction->correction.player.wares = obstacle->need;
  correction->correction.player.hand = cards;

  return &correction->table;
}

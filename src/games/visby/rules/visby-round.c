/* visby-round.c: a round, from its supply to its end
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "visby-play.h"

#include "visby-rule.h"
#include "visby-score.h"

#include <string.h>

#define EFFECT(name, id) .kind = VISBY_EFFECT_##name, .rule = VISBY_RULE_##id
#define OF(play) ((VisbyState *) (play)->state)

/* MERCH-2 */
#define BACK_EACH 2

/* MEND-1, MEND-2 */
#define CARDS_FOR_WARE 2
#define WARES_FOR_MERCHANT 2

/* How a card takes from a track: by which rule, and how many at most, or 0 (SHARE-1). */
static const struct {
  VisbyCard card;
  VisbyTrack track;
  VisbyRule rule;
  int limit;
} shares[] = {
  { VISBY_CARD_TROOPS, VISBY_TRACK_BATTLE, VISBY_RULE_TROOPS_1, 2 },
  { VISBY_CARD_KNIGHT, VISBY_TRACK_BATTLE, VISBY_RULE_KNIGHT_1, 5 },
  { VISBY_CARD_FLEET, VISBY_TRACK_JOURNEY, VISBY_RULE_FLEET_1, 3 },
  { VISBY_CARD_SHIP, VISBY_TRACK_JOURNEY, VISBY_RULE_SHIP_1, 0 },
};

/* What a card brings for each of two cards that others played. */
static const struct {
  VisbyCard card;
  VisbyRule rule;
  VisbyCard others[2];
  int brings[2];
} tolls[] = {
  { VISBY_CARD_BLACKSMITH, VISBY_RULE_SMITH_1, { VISBY_CARD_TROOPS, VISBY_CARD_KNIGHT }, { 4, 2 } },
  { VISBY_CARD_TOLLKEEPER, VISBY_RULE_TOLL_1, { VISBY_CARD_FLEET, VISBY_CARD_SHIP }, { 3, 1 } },
};

/* Begins the next round with its supply (ROUND-1, ROUND-2). */
void
visby_round_begin (const TablePlay *play)
{
  static const int steps[VISBY_MAX_PLAYERS + 1] = { [2] = 3, [3] = 5, [4] = 3, [5] = 4, [6] = 5 };
  VisbyState *state = OF (play);

  state->table.step = VISBY_STEP_CARDS;
  state->table.round++;
  table_play_tell (play, (TableEffect) { TABLE_EFFECT_PART_BEGINS, VISBY_RULE_ROUND_1, TABLE_NOBODY,
                                         .amount = state->table.round });

  for (int track = 0; track < VISBY_N_TRACKS; track++)
    {
      state->supply[track] = MIN (steps[state->table.n_players], VISBY_LAST_SPACE - state->markers[track]);
      state->markers[track] += state->supply[track];
      table_play_tell (play, (TableEffect) { EFFECT (SUPPLIED, ROUND_2), TABLE_NOBODY, .what = track,
                                             .amount = state->supply[track], .other = state->markers[track] });
    }
}

static void
add_gain (VisbyState      *state,
          const VisbyGain *gain)
{
  state->players[gain->player].seals += gain->seals;
  state->players[gain->player].wares += gain->wares;
  state->gains[state->n_gains++] = *gain;
}

/* Seals or wares. Wares beyond what a card holds are lost, as they come (SHARE-2, SHARE-3). */
static void
bring (const TablePlay *play,
       int              seat,
       VisbyCard        card,
       int              amount)
{
  VisbyState *state = OF (play);
  int had = state->players[seat].wares;
  int wares = visby_card_brings_wares ((int) card) ? amount : 0;
  int kept = MIN (wares, VISBY_MAX_WARES - had);

  add_gain (state, &(VisbyGain) { .player = seat, .card = (int) card, .seals = amount - wares, .wares = kept,
                                  .lost = wares - kept });
  if (kept < wares)
    table_play_tell (play, (TableEffect) { EFFECT (LOST, SHARE_2), seat, .what = (int) card, .amount = wares - kept,
                                           .other = wares, .bundle.n = { had } });
}

/* All who played the card get the same, and what cannot be shared stays (SHARE-1). */
static void
share (const TablePlay *play,
       guint            i)
{
  VisbyState *state = OF (play);
  const VisbyCard card = shares[i].card;
  int *marker = &state->markers[shares[i].track];
  int n = visby_state_count_played (state, card);
  int pool = *marker;
  int each;

  if (n == 0)
    return;

  each = shares[i].limit > 0 ? MIN (shares[i].limit, pool / n) : pool / n;
  *marker -= each * n;
  table_play_tell (play, (TableEffect) { EFFECT (SHARED, SHARE_1), TABLE_NOBODY, .what = (int) card, .amount = each,
                                         .other = pool, .bundle.n = { n, shares[i].limit, *marker } });
  for (int seat = 0; seat < state->table.n_players; seat++)
    if (visby_state_has_played (state, seat, card))
      {
        table_play_tell (play, (TableEffect) { VISBY_EFFECT_TAKES, (int) shares[i].rule, seat, .what = (int) card,
                                               .amount = each });
        bring (play, seat, card, each);
      }
}

/* What the others played counts, whether it got them anything or not. */
static void
levy (const TablePlay *play,
      guint            i)
{
  VisbyState *state = OF (play);

  for (int seat = 0; seat < state->table.n_players; seat++)
    if (visby_state_has_played (state, seat, tolls[i].card))
      {
        TableEffect brought = { VISBY_EFFECT_BROUGHT, (int) tolls[i].rule, seat, .what = (int) tolls[i].card };

        for (int other = 0; other < 2; other++)
          {
            brought.bundle.n[other] = visby_state_count_played (state, tolls[i].others[other])
                                      - (visby_state_has_played (state, seat, tolls[i].others[other]) ? 1 : 0);
            brought.amount += brought.bundle.n[other] * tolls[i].brings[other];
          }
        table_play_tell (play, brought);
        bring (play, seat, tolls[i].card, brought.amount);
      }
}

/* All own cards that are not in hand count, and the Merchants of the others (MEND-1, MEND-2). */
static void
pay_mendicant (const TablePlay *play,
               int              seat)
{
  VisbyState *state = OF (play);
  int out = VISBY_N_CARDS - visby_state_count_hand (state, seat);
  int merchants = visby_state_count_played (state, VISBY_CARD_MERCHANT)
                  - (visby_state_has_played (state, seat, VISBY_CARD_MERCHANT) ? 1 : 0);
  int for_cards = (out + CARDS_FOR_WARE - 1) / CARDS_FOR_WARE;
  int for_merchants = merchants * WARES_FOR_MERCHANT;

  table_play_tell (play, (TableEffect) { EFFECT (MENDICANT_CARDS, MEND_1), seat, .amount = for_cards, .other = out });
  if (merchants > 0)
    table_play_tell (play, (TableEffect) { EFFECT (MENDICANT_MERCHANTS, MEND_2), seat, .amount = for_merchants,
                                           .other = merchants });
  bring (play, seat, VISBY_CARD_MENDICANT, for_cards + for_merchants);
  state->players[seat].hand = VISBY_ALL_CARDS;
  table_play_tell (play, (TableEffect) { EFFECT (CARDS_BACK, MEND_3), seat, .amount = out });
}

/* The end is looked at here and nowhere else (END-1). */
static gboolean
reaches_end (const TablePlay *play)
{
  const VisbyState *state = OF (play);
  gboolean reached = FALSE;

  for (int seat = 0; seat < state->table.n_players; seat++)
    if (state->players[seat].seals >= state->end_seals)
      {
        table_play_tell (play, (TableEffect) { EFFECT (END_REACHED, END_1), seat, .amount = state->players[seat].seals,
                                               .other = state->end_seals });
        reached = TRUE;
      }

  return reached;
}

/* What comes when the Merchants are done. */
static void
end_round (const TablePlay *play)
{
  VisbyState *state = OF (play);
  int *market = &state->markers[VISBY_TRACK_MARKET];

  if (visby_state_count_played (state, VISBY_CARD_MERCHANT) > 0 && *market > 0)
    {
      table_play_tell (play, (TableEffect) { EFFECT (MARKET_EMPTY, MERCH_5), TABLE_NOBODY, .what = *market });
      *market = 0;
    }

  for (int seat = 0; seat < state->table.n_players; seat++)
    if (visby_state_has_played (state, seat, VISBY_CARD_MENDICANT))
      pay_mendicant (play, seat);

  if (reaches_end (play))
    {
      state->table.step = VISBY_STEP_FINISHED;
      visby_score_tell (play);
    }
  else
    {
      visby_round_begin (play);
    }
}

static void
move_market_back (const TablePlay *play,
                  int              merchants)
{
  int *market = &OF (play)->markers[VISBY_TRACK_MARKET];
  int from = *market;

  *market = MAX (0, from - (merchants - 1) * BACK_EACH);
  if (*market < from)
    table_play_tell (play, (TableEffect) { EFFECT (MARKET_BACK, MERCH_2), TABLE_NOBODY, .what = from,
                                           .amount = merchants, .other = *market });
}

static gboolean
may_trade (const VisbyState *state)
{
  for (int seat = 0; seat < state->table.n_players; seat++)
    if (visby_state_has_played (state, seat, VISBY_CARD_MERCHANT) && visby_market_has_offers (state, seat))
      return TRUE;

  return FALSE;
}

/* Of which exchanges it is made up, where the rates are known. */
static void
tell_trade (const TablePlay *play,
            int              seat,
            int              wares,
            int              seals)
{
  const VisbyState *state = OF (play);
  int times[VISBY_MAX_RATES];
  int n = state->n_rates > 0 ? visby_market_take_apart (state, wares, seals, times) : 0;

  if (wares == 0)
    return;

  table_play_tell (play, (TableEffect) { VISBY_EFFECT_EXCHANGED, n > 0 ? VISBY_RULE_MERCH_3 : VISBY_RULE_MERCH_6, seat,
                                         .amount = seals, .other = wares });
  for (int i = n - 1; i >= 0; i--)
    if (times[i] > 0)
      table_play_tell (play, (TableEffect) { EFFECT (AT_RATE, MERCH_3), seat, .what = state->rates[i].from,
                                             .amount = times[i],
                                             .bundle.n = { state->rates[i].wares, state->rates[i].seals } });
}

/* Without an event every Merchant gives nothing. */
static void
trade (const TablePlay  *play,
       const VisbyEvent *event,
       int               seat)
{
  int wares = event != NULL ? event->trades[seat].wares : 0;
  int seals = event != NULL && event->trades[seat].tells_seals ? event->trades[seat].seals : 0;

  if (event != NULL && !event->trades[seat].tells_seals && OF (play)->n_rates > 0)
    visby_market_find_most (OF (play), wares, 0, &seals);

  tell_trade (play, seat, wares, seals);
  add_gain (OF (play), &(VisbyGain) { .player = seat, .card = VISBY_CARD_MERCHANT, .seals = seals, .wares = -wares });
}

/* Lets all Merchants change wares into seals, and ends the round. */
void
visby_round_trade (const TablePlay  *play,
                   const VisbyEvent *event)
{
  for (int seat = 0; seat < play->state->n_players; seat++)
    if (visby_state_has_played (OF (play), seat, VISBY_CARD_MERCHANT))
      trade (play, event, seat);

  end_round (play);
}

/* Evaluates cards in their order (ROUND-3) up to the Merchants, and ends the round if these have
 * nothing to change. */
void
visby_round_reveal (const TablePlay  *play,
                    const VisbyEvent *event)
{
  VisbyState *state = OF (play);
  int merchants;

  memset (state->gains, 0, sizeof state->gains);
  state->n_gains = 0;
  for (int seat = 0; seat < state->table.n_players; seat++)
    {
      state->played[seat] = 0;
      for (int i = 0; i < event->reveals[seat].n; i++)
        state->played[seat] |= VISBY_BIT (event->reveals[seat].cards[i]);
      state->players[seat].hand &= ~state->played[seat];
    }

  share (play, 0);
  share (play, 1);
  levy (play, 0);
  share (play, 2);
  share (play, 3);
  levy (play, 1);

  merchants = visby_state_count_played (state, VISBY_CARD_MERCHANT);
  if (merchants > 0)
    move_market_back (play, merchants);
  if (may_trade (state))
    state->table.step = VISBY_STEP_TRADING;
  else
    visby_round_trade (play, NULL);
}

/* visby-json.c: how a game stands, as JSON
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "visby-play.h"
#include "visby-record.h"

#define FIELDS(name) static const TableField name[]
#define INT(type, member) TABLE_INT, TABLE_AT (type, member)
#define CARDS(type, member) TABLE_BITS, TABLE_AT (type, member), .ids = visby_card_ids

/* What a Merchant may change: only who played one has a list of it. */
typedef struct {
  gboolean there;
  int n;
  VisbyRate list[VISBY_MAX_WARES];
} Offers;

typedef struct {
  int seals;
  int wares;
  int hand;
  int discards;
} Holder;

/* A state with all that follows from it. */
typedef struct {
  VisbyState state;
  VisbyRate rate; /* without wares: there is none */
  Offers offers[VISBY_MAX_PLAYERS];
  Holder holders[VISBY_MAX_PLAYERS];
} Sheet;

FIELDS (rates) = {
  { "from", INT (VisbyRate, from) },
  { "wares", INT (VisbyRate, wares) },
  { "seals", INT (VisbyRate, seals) },
  TABLE_END
};

FIELDS (exchange) = {
  { "wares", INT (VisbyRate, wares) },
  { "seals", INT (VisbyRate, seals) },
  TABLE_END
};

FIELDS (played) = {
  { "", TABLE_BITS, .size = sizeof (int), .ids = visby_card_ids },
  TABLE_END
};

FIELDS (gain) = {
  { "player", TABLE_NUMBER, TABLE_AT (VisbyGain, player) },
  { "card", TABLE_ID, TABLE_AT (VisbyGain, card), .ids = visby_card_ids },
  { "seals", INT (VisbyGain, seals) },
  { "wares", INT (VisbyGain, wares) },
  { "lost", INT (VisbyGain, lost) },
  TABLE_END
};

FIELDS (offers) = {
  { "", TABLE_STRUCT, TABLE_LIST, TABLE_EACH (Offers, list), TABLE_COUNTED (Offers, n), .fields = exchange },
  TABLE_END
};

FIELDS (holder_fields) = {
  { "seals", INT (Holder, seals) },
  { "wares", INT (Holder, wares) },
  { "hand", CARDS (Holder, hand) },
  { "discards", CARDS (Holder, discards) },
  TABLE_END
};

FIELDS (sheet_fields) = {
  { "round", INT (Sheet, state.table.round) },
  { "step", TABLE_ID, TABLE_AT (Sheet, state.table.step), .ids = visby_step_ids },
  { "battle", INT (Sheet, state.markers[VISBY_TRACK_BATTLE]) },
  { "journey", INT (Sheet, state.markers[VISBY_TRACK_JOURNEY]) },
  { "market", INT (Sheet, state.markers[VISBY_TRACK_MARKET]) },
  { "supply", TABLE_BUNDLE, TABLE_AT (Sheet, state.supply), .ids = visby_track_ids },
  { "rates", TABLE_STRUCT, TABLE_LIST, TABLE_EACH (Sheet, state.rates), TABLE_COUNTED (Sheet, state.n_rates),
    .fields = rates },
  { "rate", TABLE_STRUCT, TABLE_AT (Sheet, rate), .fields = exchange, .nullable = TRUE, TABLE_MARK (VisbyRate, wares, 0) },
  { "played", TABLE_INNER, TABLE_BY_SEAT, TABLE_EACH (Sheet, state.played), .fields = played },
  { "gains", TABLE_STRUCT, TABLE_LIST, TABLE_EACH (Sheet, state.gains), TABLE_COUNTED (Sheet, state.n_gains),
    .fields = gain },
  { "offers", TABLE_INNER, TABLE_BY_SEAT, TABLE_EACH (Sheet, offers), .fields = offers, .nullable = TRUE,
    TABLE_MARK (Offers, there, 0) },
  { "players", TABLE_STRUCT, TABLE_BY_SEAT, TABLE_EACH (Sheet, holders), .fields = holder_fields },
  TABLE_END
};

static void
fill_sheet (const VisbyState *state,
            Sheet            *sheet)
{
  const gboolean trades = state->table.step == VISBY_STEP_TRADING;
  const VisbyRate *rate = visby_market_get_rate (state);

  *sheet = (Sheet) { .state = *state };
  if (trades && rate != NULL)
    sheet->rate = *rate;

  for (int seat = 0; seat < state->table.n_players; seat++)
    {
      const VisbyPlayer *player = &state->players[seat];

      sheet->holders[seat] = (Holder) { player->seals, player->wares, player->hand, visby_state_get_discards (state, seat) };
      if (trades && state->n_rates > 0 && visby_state_has_played (state, seat, VISBY_CARD_MERCHANT))
        {
          sheet->offers[seat].there = TRUE;
          sheet->offers[seat].n = visby_market_list_offers (state, seat, sheet->offers[seat].list);
        }
    }
}

/* Makes the JSON of a state, as the record's contract has it. */
JsonNode *
visby_state_print (const TableState *state)
{
  const TableTerms terms = { .tracking = state->tracking, .n_players = state->n_players, .whole = TRUE };
  Sheet sheet;

  fill_sheet (VISBY_STATE (state), &sheet);

  return table_fields_print (sheet_fields, &terms, &sheet);
}

/* visby-json.c: how a game stands and what players come to, as JSON
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "visby-json.h"

#include "visby-market.h"

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

static JsonNode *
build (const TableField *fields,
       int               tracking,
       int               n_players,
       const void       *holder)
{
  const TableTerms terms = { .tracking = tracking, .n_players = n_players, .whole = TRUE };
  g_autoptr (JsonBuilder) builder = json_builder_new ();

  json_builder_begin_object (builder);
  table_fields_build (fields, &terms, holder, builder);
  json_builder_end_object (builder);

  return json_builder_get_root (builder);
}

/* Makes the JSON of a state, as the record's contract has it. */
JsonNode *
visby_state_to_json (const VisbyState *state)
{
  Sheet sheet;

  g_return_val_if_fail (state != NULL, NULL);

  fill_sheet (state, &sheet);

  return build (sheet_fields, state->table.tracking, state->table.n_players, &sheet);
}

/* The score */

typedef struct {
  int player;
  VisbyPlayerScore score;
} Counted;

typedef struct {
  gboolean final;
  Counted players[VISBY_MAX_PLAYERS];
  int n_winners;
  int winners[VISBY_MAX_PLAYERS];
} Result;

FIELDS (counted) = {
  { "player", TABLE_NUMBER, TABLE_AT (Counted, player) },
  { "seals", INT (Counted, score.seals) },
  { "wares", INT (Counted, score.wares) },
  { "exchanged", INT (Counted, score.exchanged) },
  { "extra", INT (Counted, score.extra) },
  { "total", INT (Counted, score.total) },
  { "left", INT (Counted, score.left) },
  { "cards", INT (Counted, score.cards) },
  { "rank", INT (Counted, score.rank) },
  TABLE_END
};

FIELDS (result_fields) = {
  { "final", TABLE_FLAG, TABLE_AT (Result, final) },
  { "players", TABLE_STRUCT, TABLE_BY_SEAT, TABLE_EACH (Result, players), .fields = counted },
  { "winners", TABLE_NUMBER, TABLE_LIST, TABLE_EACH (Result, winners), TABLE_COUNTED (Result, n_winners) },
  TABLE_END
};

/* Makes the JSON of a score, as the record's contract has it. */
JsonNode *
visby_score_to_json (const VisbyScore *score)
{
  Result result = { 0 };

  g_return_val_if_fail (score != NULL, NULL);

  result.final = score->final;
  for (int seat = 0; seat < score->n_players; seat++)
    {
      result.players[seat] = (Counted) { seat, score->players[seat] };
      if (score->players[seat].rank == 1)
        result.winners[result.n_winners++] = seat;
    }

  return build (result_fields, VISBY_TRACKING_FULL, score->n_players, &result);
}

/* genua-json.c: how a game stands and what players come to, as JSON
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "genua-record.h"

#define FIELDS(name) static const TableField name[]
#define INT(type, member) TABLE_INT, TABLE_AT (type, member)
#define OR_NULL .nullable = TRUE, .nothing = TABLE_NOBODY

/* A player, with how many markers are in the general supply. */
typedef struct {
  GenuaPlayer player;
  int left;
} Holder;

/* A state with all that follows from it. */
typedef struct {
  GenuaState state;
  gboolean last;
  int discs;
  int acted[GENUA_MAX_PLAYERS];
  gboolean free[GENUA_MAX_PLAYERS];
  Holder holders[GENUA_MAX_PLAYERS];
} Sheet;

FIELDS (disc) = {
  { "place", TABLE_ID, TABLE_AT (GenuaDisc, place), .ids = genua_place_ids },
  { "action", TABLE_NUMBER, TABLE_AT (GenuaDisc, action), OR_NULL },
  { "small-order", TABLE_FLAG, TABLE_AT (GenuaDisc, small_order) },
  { "claim", TABLE_NUMBER, TABLE_AT (GenuaDisc, claim), OR_NULL },
  TABLE_END
};

FIELDS (held) = {
  { "things", TABLE_BUNDLE, TABLE_AT (Holder, player.things), .ids = genua_thing_ids },
  { "markers-left", INT (Holder, left) },
  { "income", TABLE_BUNDLE, TABLE_AT (Holder, player.income), .ids = genua_income_ids },
  TABLE_END
};

FIELDS (sheet_fields) = {
  { "round", INT (Sheet, state.table.round) },
  { "marker", INT (Sheet, state.marker) },
  { "last", TABLE_FLAG, TABLE_AT (Sheet, last) },
  { "step", TABLE_ID, TABLE_AT (Sheet, state.table.step), .ids = genua_step_ids },
  { "player", TABLE_NUMBER, TABLE_AT (Sheet, state.table.turn), OR_NULL },
  { "path", TABLE_STRUCT, TABLE_LIST, TABLE_EACH (Sheet, state.path), TABLE_COUNTED (Sheet, state.n_path), .fields = disc },
  { "discs", INT (Sheet, discs) },
  { "acting", TABLE_NUMBER, TABLE_AT (Sheet, state.acting), OR_NULL },
  { "acted", TABLE_INT, TABLE_BY_SEAT, TABLE_EACH (Sheet, acted) },
  { "free", TABLE_FLAG, TABLE_BY_SEAT, TABLE_EACH (Sheet, free) },
  { "owners", TABLE_NUMBER, TABLE_BY_ID, TABLE_EACH (Sheet, state.owners), .keys = genua_building_ids, OR_NULL },
  { "supply", TABLE_BUNDLE, TABLE_AT (Sheet, state.supply[GENUA_FIRST_GOOD]), .ids = genua_stock_ids },
  { "players", TABLE_STRUCT, TABLE_BY_SEAT, TABLE_EACH (Sheet, holders), .fields = held },
  TABLE_END
};

static JsonNode *
print (const TableField *fields,
       int               n_players,
       const void       *holder)
{
  const TableTerms terms = { .n_players = n_players, .whole = TRUE };

  return table_fields_print (fields, &terms, holder);
}

/* Makes the JSON of a state, as the record's contract has it. */
JsonNode *
genua_print_state (const TableState *table)
{
  const GenuaState *state = GENUA_STATE (table);
  Sheet sheet;

  sheet = (Sheet) { .state = *state, .last = state->marker > 0 && genua_state_is_last (state),
                    .discs = GENUA_N_DISCS - state->n_path };
  for (int seat = 0; seat < state->table.n_players; seat++)
    {
      sheet.acted[seat] = state->players[seat].acted;
      sheet.free[seat] = genua_state_acts_freely (state, seat);
      sheet.holders[seat] = (Holder) { state->players[seat], genua_state_count_left (state, seat) };
    }

  return print (sheet_fields, state->table.n_players, &sheet);
}

/* The score */

typedef struct {
  int player;
  int rank;
  GenuaPlayerScore score;
} Counted;

typedef struct {
  GenuaScore score;
  Counted players[GENUA_MAX_PLAYERS];
  int n_winners;
  int winners[GENUA_MAX_PLAYERS];
} Result;

FIELDS (chain) = {
  { "buildings", TABLE_ID, TABLE_LIST, TABLE_EACH (GenuaChain, buildings), TABLE_COUNTED (GenuaChain, n),
    .ids = genua_building_ids },
  { "pays", INT (GenuaChain, pays) },
  TABLE_END
};

static const char *const from_ids[GENUA_N_INCOMES + 2] = {
  "large-orders", "small-orders", "messages", "owner", "deals", "other", NULL
};

FIELDS (counted) = {
  { "player", TABLE_NUMBER, TABLE_AT (Counted, player) },
  { "money", INT (Counted, score.money) },
  { "buildings", INT (Counted, score.buildings) },
  { "building-money", INT (Counted, score.building_money) },
  { "privileges", TABLE_STRUCT, TABLE_LIST, TABLE_EACH (Counted, score.chains), TABLE_COUNTED (Counted, score.n_chains),
    .fields = chain },
  { "privilege-money", INT (Counted, score.privilege_money) },
  { "total", INT (Counted, score.total) },
  { "goods", INT (Counted, score.goods) },
  { "from", TABLE_BUNDLE, TABLE_AT (Counted, score.from), .ids = from_ids },
  { "rank", INT (Counted, rank) },
  TABLE_END
};

FIELDS (result_fields) = {
  { "final", TABLE_FLAG, TABLE_AT (Result, score.table.final) },
  { "players", TABLE_STRUCT, TABLE_BY_SEAT, TABLE_EACH (Result, players), .fields = counted },
  { "winners", TABLE_NUMBER, TABLE_LIST, TABLE_EACH (Result, winners), TABLE_COUNTED (Result, n_winners) },
  TABLE_END
};

/* Makes the JSON of a score, as the record's contract has it, or `NULL` while there is none. */
JsonNode *
genua_print_score (const TableState *state)
{
  Result result = { 0 };

  if (!genua_state_get_score (GENUA_STATE (state), &result.score))
    return NULL;

  for (int seat = 0; seat < state->n_players; seat++)
    {
      const int rank = result.score.table.ranks[seat];

      result.players[seat] = (Counted) { seat, rank, result.score.players[seat] };
      if (rank == 1)
        result.winners[result.n_winners++] = seat;
    }

  return print (result_fields, state->n_players, &result);
}

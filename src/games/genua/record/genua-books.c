/* genua-books.c: how a game stands and what players come to, as JSON, and what is followed and counted
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "genua-record.h"

#include <glib/gi18n.h>

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
  { "supply", TABLE_BUNDLE, TABLE_AT (Sheet, state.supply[GENUA_FIRST_GOOD]), .ids = genua_dealt_ids + GENUA_FIRST_GOOD },
  { "players", TABLE_STRUCT, TABLE_BY_SEAT, TABLE_EACH (Sheet, holders), .fields = held },
  TABLE_END
};

/* Makes the JSON of a state, as the record's contract has it. */
JsonNode *
genua_print_state (const TableState *table)
{
  const GenuaState *state = GENUA_STATE (table);
  Sheet sheet = { .state = *state, .last = state->marker > 0 && genua_state_is_last (state),
                  .discs = GENUA_N_DISCS - state->n_path };

  for (int seat = 0; seat < state->table.n_players; seat++)
    {
      sheet.acted[seat] = state->players[seat].acted;
      sheet.free[seat] = genua_state_acts_freely (state, seat);
      sheet.holders[seat] = (Holder) { state->players[seat], genua_state_count_left (state, seat) };
    }

  return table_fields_print (sheet_fields, &(TableTerms) { .n_players = table->n_players, .whole = TRUE }, &sheet);
}

/* The score */

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
  { "player", TABLE_NUMBER, TABLE_AT (GenuaPlayerScore, player) },
  { "money", INT (GenuaPlayerScore, money) },
  { "buildings", INT (GenuaPlayerScore, buildings) },
  { "building-money", INT (GenuaPlayerScore, building_money) },
  { "privileges", TABLE_STRUCT, TABLE_LIST, TABLE_EACH (GenuaPlayerScore, chains), TABLE_COUNTED (GenuaPlayerScore, n_chains),
    .fields = chain },
  { "privilege-money", INT (GenuaPlayerScore, privilege_money) },
  { "total", INT (GenuaPlayerScore, total) },
  { "goods", INT (GenuaPlayerScore, goods) },
  { "from", TABLE_BUNDLE, TABLE_AT (GenuaPlayerScore, from), .ids = from_ids },
  { "rank", INT (GenuaPlayerScore, rank) },
  TABLE_END
};

const TableField genua_score_fields[] = {
  { "final", TABLE_FLAG, TABLE_AT (GenuaScore, table.final) },
  { "players", TABLE_STRUCT, TABLE_BY_SEAT, TABLE_EACH (GenuaScore, players), .fields = counted },
  { "winners", TABLE_NUMBER, TABLE_LIST, TABLE_EACH (GenuaScore, table.winners),
    TABLE_COUNTED (GenuaScore, table.n_winners) },
  TABLE_END
};

/* What is followed through a game, and counted over many */

static int
get_value (const TableState *state,
           int               seat,
           int               which,
           gboolean          settled)
{
  const GenuaState *own = GENUA_STATE (state);
  const GenuaPlayer *player = &own->players[seat];
  int values[GENUA_N_SERIES] = {
    [GENUA_SERIES_BUILDINGS] = genua_state_count_owned (own, seat),
    [GENUA_SERIES_MONEY] = player->things[GENUA_THING_MONEY],
    [GENUA_SERIES_GOODS] = genua_state_count_goods (own, seat),
  };

  for (int income = 0; income < GENUA_INCOME_DEALS; income++)
    values[GENUA_SERIES_INCOME] += player->income[income];

  return values[which];
}

#define IN_FULL (1u << GENUA_TRACKING_FULL)
#define TRACKED (IN_FULL | 1u << GENUA_TRACKING_ESSENTIALS)

#define SERIES(name, known) .get_value = get_value, .which = GENUA_SERIES_##name, .trackings = (known)

const TableSeries genua_series[] = {
  [GENUA_SERIES_INCOME] = { SERIES (INCOME, TRACKED), .is_public = TRUE, .is_drawn = TRUE, .title = N_("Ducats from the Bank"),
    .hint = N_("What orders, messages and own buildings had brought each player when a round was over.") },
  [GENUA_SERIES_BUILDINGS] = { SERIES (BUILDINGS, TRACKED), .is_public = TRUE, .is_drawn = TRUE, .title = N_("Buildings"),
    .hint = N_("On how many buildings each player had a marker when a round was over.") },
  [GENUA_SERIES_MONEY] = { SERIES (MONEY, IN_FULL), .title = N_("Ducats"),
    .hint = N_("How many ducats each player had when a round was over.") },
  [GENUA_SERIES_GOODS] = { SERIES (GOODS, IN_FULL), .is_public = TRUE, .title = N_("Goods"),
    .hint = N_("How many goods each player had when a round was over.") },
  [GENUA_N_SERIES] = { NULL },
};

G_STATIC_ASSERT (GENUA_N_SERIES <= TABLE_MAX_SERIES);

const char *const genua_tally_ids[] = {
  "acted-guildhall", "acted-city-hall", "acted-post", "acted-cathedral", "acted-ricci", "acted-coach-house", "acted-park",
  "acted-colini", "acted-metal", "acted-tavern", "acted-cloth", "acted-zasteri", "acted-palazzo", "acted-harbour",
  "acted-monetti", "acted-grain", "acted-trattoria", "acted-spice", "large-orders", "small-orders", "messages", "claims",
  NULL,
};

G_STATIC_ASSERT (G_N_ELEMENTS (genua_tally_ids) == GENUA_N_TALLIES + 1);
G_STATIC_ASSERT (GENUA_N_TALLIES <= TABLE_MAX_TALLIES);

/* Counts where players act, and what they do besides. */
void
genua_tally (const TableState *before,
             const TableEvent *event,
             TableTallies     *tallies)
{
  static const int of_types[GENUA_N_EVENT_TYPES] = {
    [GENUA_EVENT_SMALL_ORDER] = GENUA_TALLY_SMALL_ORDERS, [GENUA_EVENT_MESSAGE] = GENUA_TALLY_MESSAGES,
    [GENUA_EVENT_CLAIM] = GENUA_TALLY_CLAIMS,
  };
  const GenuaEvent *own = GENUA_EVENT (event);
  const gboolean acts = event->type == GENUA_EVENT_ACTION, uses = event->type == GENUA_EVENT_USE_BUILDING;
  const int building = uses ? own->building : genua_state_get_here (GENUA_STATE (before));

  if (acts)
    tallies->n[event->player][building]++;
  if ((acts || uses) && genua_place_is_villa (building) && own->villa.said && own->villa.does == GENUA_DOES_ORDER)
    tallies->n[event->player][GENUA_TALLY_LARGE_ORDERS]++;
  if (of_types[event->type] != 0)
    tallies->n[event->player][of_types[event->type]]++;
}

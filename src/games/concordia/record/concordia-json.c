/* concordia-json.c: how a game stands and what players come to, as JSON, and what is followed and counted
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "concordia-record.h"

#include "concordia-rooms.h"

#include <glib/gi18n.h>

#define FIELDS(name) static const TableField name[]
#define INT(type, member) TABLE_INT, TABLE_AT (type, member)
#define OR_NULL .nullable = TRUE, .nothing = TABLE_NOBODY

/* A price, or none; what moved at the bank, for whom it did. */
typedef struct {
  int there;
  int player;
  ConcordiaPrice price;
} Line;

/* A player, with the cards one by one. */
typedef struct {
  ConcordiaPlayer player;
  int n_hand;
  int hand[CONCORDIA_MOST_CARDS];
} Holder;

/* A state with all that follows from it. */
typedef struct {
  ConcordiaState state;
  int left;
  Line prices[CONCORDIA_N_SLOTS];
  int n_moved;
  Line moved[CONCORDIA_MAX_PLAYERS];
  Holder holders[CONCORDIA_MAX_PLAYERS];
} Sheet;

FIELDS (price) = {
  { "any", INT (Line, price.any) },
  { "goods", TABLE_BUNDLE, TABLE_AT (Line, price.goods), .ids = concordia_good_ids },
  TABLE_END
};

FIELDS (moved) = {
  { "player", TABLE_NUMBER, TABLE_AT (Line, player) },
  { "coins", INT (Line, price.coins) },
  { "", TABLE_STRUCT, .fields = price },
  TABLE_END
};

FIELDS (intermediate) = {
  { "vesta", INT (ConcordiaIntermediate, points[CONCORDIA_GOD_VESTA]) },
  { "jupiter", INT (ConcordiaIntermediate, points[CONCORDIA_GOD_JUPITER]) },
  { "saturnus", INT (ConcordiaIntermediate, points[CONCORDIA_GOD_SATURNUS]) },
  { "mercurius", INT (ConcordiaIntermediate, points[CONCORDIA_GOD_MERCURIUS]) },
  { "mars", INT (ConcordiaIntermediate, points[CONCORDIA_GOD_MARS]) },
  { "minerva", INT (ConcordiaIntermediate, minerva) },
  { "total", INT (ConcordiaIntermediate, total) },
  { "coins", INT (ConcordiaIntermediate, coins), OR_NULL },
  TABLE_END
};

#define CARD_LIST(member, n)                                                                            \
  TABLE_ID, TABLE_LIST, TABLE_EACH (Holder, member), TABLE_COUNTED (Holder, n), .ids = concordia_card_ids

FIELDS (held) = {
  { "hand", CARD_LIST (hand, n_hand) },
  { "played", CARD_LIST (player.played, player.n_played) },
  { "houses", TABLE_BUNDLE, TABLE_AT (Holder, player.houses), .ids = concordia_good_ids },
  { "provinces", INT (Holder, player.provinces) },
  { "colonists", INT (Holder, player.colonists) },
  TABLE_END
};

static TableNeed
need_intermediate (const TableTerms *terms,
                   const void       *sheet)
{
  return ((const Sheet *) sheet)->state.agreed.intermediate ? TABLE_REQUIRED : TABLE_NULL;
}

FIELDS (sheet_fields) = {
  { "round", INT (Sheet, state.table.round) },
  { "step", TABLE_ID, TABLE_AT (Sheet, state.table.step), .ids = concordia_step_ids },
  { "player", TABLE_NUMBER, TABLE_AT (Sheet, state.table.turn), OR_NULL },
  { "card", TABLE_ID, TABLE_AT (Sheet, state.card), .ids = concordia_card_ids, OR_NULL },
  { "left", INT (Sheet, left) },
  { "praefectus", TABLE_NUMBER, TABLE_AT (Sheet, state.praefectus), OR_NULL },
  { "concordia", TABLE_NUMBER, TABLE_AT (Sheet, state.concordia), OR_NULL },
  { "turns-left", INT (Sheet, state.turns_left), OR_NULL },
  { "produced", INT (Sheet, state.produced) },
  { "stack", INT (Sheet, state.stack) },
  { "display", TABLE_ID, TABLE_LIST, TABLE_EACH (Sheet, state.display), .ids = concordia_card_ids, OR_NULL },
  { "prices", TABLE_STRUCT, TABLE_LIST, TABLE_EACH (Sheet, prices), .fields = price, .nullable = TRUE,
    TABLE_MARK (Line, there, 0) },
  { "bank", TABLE_STRUCT, TABLE_LIST, TABLE_EACH (Sheet, moved), TABLE_COUNTED (Sheet, n_moved), .fields = moved },
  { "intermediate", TABLE_STRUCT, TABLE_BY_SEAT, .find_need = need_intermediate, TABLE_EACH (Sheet, state.intermediate),
    .fields = intermediate, .nullable = TRUE, TABLE_MARK (ConcordiaIntermediate, scored, 0) },
  { "players", TABLE_STRUCT, TABLE_BY_SEAT, TABLE_EACH (Sheet, holders), .fields = held },
  TABLE_END
};

static void
list_hand (const ConcordiaPlayer *player,
           Holder                *listed)
{
  listed->player = *player;
  for (int card = 0; card < CONCORDIA_N_CARDS; card++)
    for (int i = 0; i < player->hand[card]; i++)
      listed->hand[listed->n_hand++] = card;
}

static void
fill_sheet (const ConcordiaState *state,
            Sheet                *sheet)
{
  static const ConcordiaPrice nothing;

  *sheet = (Sheet) { .state = *state, .left = concordia_state_count_left (state) };
  for (int slot = 0; slot < CONCORDIA_N_SLOTS; slot++)
    if (state->display[slot] != TABLE_NOBODY)
      sheet->prices[slot] = (Line) { .there = TRUE, .price = concordia_market_get_price (state, slot, TRUE) };

  for (int seat = 0; seat < state->table.n_players; seat++)
    {
      if (memcmp (&state->bank[seat], &nothing, sizeof nothing) != 0)
        sheet->moved[sheet->n_moved++] = (Line) { .player = seat, .price = state->bank[seat] };
      list_hand (&state->players[seat], &sheet->holders[seat]);
    }
}

/* Makes the JSON of a state, as the record's contract has it. */
JsonNode *
concordia_state_print (const TableState *state)
{
  Sheet sheet;

  fill_sheet (CONCORDIA_STATE (state), &sheet);

  return table_fields_print (sheet_fields, &(TableTerms) { .n_players = state->n_players, .whole = TRUE }, &sheet);
}

/* The score */

static const char *const points_ids[CONCORDIA_N_KINDS + 2] = {
  "vesta", "jupiter", "saturnus", "mercurius", "mars", "mason", "farmer", "smith", "vintner", "weaver", "concordia", NULL
};

FIELDS (counted) = {
  { "player", TABLE_NUMBER, TABLE_AT (ConcordiaPlayerScore, player) },
  { "cards", TABLE_BUNDLE, TABLE_AT (ConcordiaPlayerScore, cards), .ids = concordia_kind_ids },
  { "each", TABLE_BUNDLE, TABLE_AT (ConcordiaPlayerScore, each), .ids = concordia_kind_ids },
  { "points", TABLE_BUNDLE, TABLE_AT (ConcordiaPlayerScore, points), .ids = points_ids },
  { "wealth", INT (ConcordiaPlayerScore, wealth), OR_NULL },
  { "total", INT (ConcordiaPlayerScore, total) },
  { "rank", INT (ConcordiaPlayerScore, rank) },
  TABLE_END
};

const TableField concordia_score_fields[] = {
  { "final", TABLE_FLAG, TABLE_AT (ConcordiaScore, table.final) },
  { "praefectus", TABLE_NUMBER, TABLE_AT (ConcordiaScore, praefectus), OR_NULL },
  { "concordia", TABLE_NUMBER, TABLE_AT (ConcordiaScore, concordia), OR_NULL },
  { "players", TABLE_STRUCT, TABLE_BY_SEAT, TABLE_EACH (ConcordiaScore, players), .fields = counted },
  { "winners", TABLE_NUMBER, TABLE_LIST, TABLE_EACH (ConcordiaScore, table.winners),
    TABLE_COUNTED (ConcordiaScore, table.n_winners) },
  TABLE_END
};

/* What is followed through a game, and counted over many */

static int
get_value (const TableState *state,
           int               seat,
           int               which,
           gboolean          settled)
{
  const ConcordiaPlayer *player = &CONCORDIA_STATE (state)->players[seat];
  int values[CONCORDIA_N_SERIES] = {
    [CONCORDIA_SERIES_HOUSES] = concordia_sum_goods (player->houses),
    [CONCORDIA_SERIES_PROVINCES] = player->provinces,
    [CONCORDIA_SERIES_COLONISTS] = player->colonists,
    [CONCORDIA_SERIES_CARDS] = player->n_played,
  };

  for (int card = 0; card < CONCORDIA_N_CARDS; card++)
    values[CONCORDIA_SERIES_CARDS] += player->hand[card];

  return values[which];
}

/* Points are for the end: nobody knows who leads. */
#define SERIES(name) \
  .get_value = get_value, .which = CONCORDIA_SERIES_##name, .trackings = 1u << CONCORDIA_TRACKING_ESSENTIALS, \
  .is_public = TRUE

const TableSeries concordia_series[] = {
  [CONCORDIA_SERIES_HOUSES] = { SERIES (HOUSES), .is_drawn = TRUE, .title = N_("Houses"),
    .hint = N_("How many houses each player had when a round was over.") },
  [CONCORDIA_SERIES_PROVINCES] = { SERIES (PROVINCES), .title = N_("Provinces"),
    .hint = N_("In how many provinces each player had a house when a round was over.") },
  [CONCORDIA_SERIES_COLONISTS] = { SERIES (COLONISTS), .title = N_("Colonists"),
    .hint = N_("How many colonists each player had on the board when a round was over.") },
  [CONCORDIA_SERIES_CARDS] = { SERIES (CARDS), .title = N_("Cards"),
    .hint = N_("How many cards each player had, in hand and played, when a round was over.") },
  [CONCORDIA_N_SERIES] = { NULL },
};

G_STATIC_ASSERT (CONCORDIA_N_SERIES <= TABLE_MAX_SERIES);

const char *const concordia_tally_ids[] = {
  "played-tribune", "played-architect", "played-prefect", "played-mercator", "played-mercator-5", "played-diplomat",
  "played-diplomat-i", "played-diplomat-iii", "played-diplomat-iv", "played-diplomat-v", "played-senator",
  "played-consul", "played-colonist", "played-mason", "played-farmer", "played-smith", "played-vintner",
  "played-weaver", NULL,
};

G_STATIC_ASSERT (G_N_ELEMENTS (concordia_tally_ids) == CONCORDIA_N_CARDS + 1);
G_STATIC_ASSERT (CONCORDIA_N_CARDS <= TABLE_MAX_TALLIES);

/* Counts how often players play each card. */
void
concordia_tally (const TableState *before,
                 const TableEvent *event,
                 TableTallies     *tallies)
{
  if (event->type == CONCORDIA_EVENT_PLAY)
    tallies->n[event->player][CONCORDIA_EVENT (event)->play.card]++;
}

/* colonia-json.c: how a game stands, and its score, as JSON
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-json.h"

#include "doc-build.h"
#include "table-schema.h"

/* How a game stands */

#define FIELDS(name) static const TableField name[]
#define IN(member) TABLE_AT (ColoniaState, member)
#define EACH(member) TABLE_EACH (ColoniaState, member)
#define COUNTED(member) TABLE_COUNTED (ColoniaState, member)

/* A seat as the record counts it, or null. */
#define SEAT(type, member) TABLE_NUMBER, TABLE_AT (type, member), .nullable = TRUE, .nothing = COLONIA_NOBODY

static const void *
find_order (const TableTerms *terms,
            const void       *holder,
            int              *n)
{
  const ColoniaState *state = holder;

  *n = state->order_known ? state->n_players : 0;

  return state->order;
}

FIELDS (edict) = {
  { "kind", TABLE_ID, TABLE_AT (ColoniaLaidEdict, kind), .ids = colonia_edict_kind_ids },
  { "day", TABLE_ID, TABLE_AT (ColoniaLaidEdict, day), .ids = colonia_day_ids },
  { "result", TABLE_ID, TABLE_AT (ColoniaLaidEdict, result), .ids = colonia_result_ids },
  TABLE_END
};

FIELDS (booth) = {
  { "resources", TABLE_BUNDLE, TABLE_AT (ColoniaBooth, resources), .ids = colonia_resource_ids },
  { "player", SEAT (ColoniaBooth, player) },
  { "members", TABLE_INT, TABLE_AT (ColoniaBooth, members) },
  TABLE_END
};

FIELDS (space) = {
  { "player", SEAT (ColoniaSpace, player) },
  { "members", TABLE_INT, TABLE_AT (ColoniaSpace, members) },
  TABLE_END
};

static const void *
find_spaces (const TableTerms *terms,
             const void       *holder,
             int              *n)
{
  const GArray *spaces = *(GArray *const *) holder;

  *n = (int) spaces->len;

  return spaces->data;
}

FIELDS (spaces) = {
  { "", TABLE_STRUCT, TABLE_LIST, .find = find_spaces, .size = sizeof (ColoniaSpace), .fields = space },
  TABLE_END
};

FIELDS (made) = {
  { "player", SEAT (ColoniaMade, player) },
  { "good", TABLE_ID, TABLE_AT (ColoniaMade, good), .ids = colonia_good_ids },
  TABLE_END
};

FIELDS (paid) = {
  { "player", SEAT (ColoniaPaid, player) },
  { "city", TABLE_ID, TABLE_AT (ColoniaPaid, city), .ids = colonia_city_ids },
  { "pays", TABLE_INT, TABLE_AT (ColoniaPaid, pays) },
  TABLE_END
};

FIELDS (hold) = {
  { "goods", TABLE_BUNDLE, TABLE_AT (ColoniaHold, goods), .ids = colonia_good_ids },
  { "pays", TABLE_INT, TABLE_AT (ColoniaHold, pays) },
  { "player", SEAT (ColoniaHold, player) },
  TABLE_END
};

FIELDS (extra) = {
  { "player", SEAT (ColoniaShip, extra_player) },
  TABLE_END
};

FIELDS (ship) = {
  { "city", TABLE_ID, TABLE_AT (ColoniaShip, city), .ids = colonia_city_ids },
  { "holds", TABLE_STRUCT, TABLE_LIST, TABLE_EACH (ColoniaShip, holds), TABLE_COUNTED (ColoniaShip, n_holds), .fields = hold },
  { "extra", TABLE_STRUCT, .fields = extra, .nullable = TRUE, TABLE_MARK (ColoniaShip, has_extra, 0) },
  TABLE_END
};

static TableNeed
need_points (const TableTerms *terms,
             const void       *holder)
{
  return ((const ColoniaCard *) holder)->shrine ? TABLE_NULL : TABLE_REQUIRED;
}

FIELDS (card) = {
  { "city", TABLE_ID, TABLE_AT (ColoniaCard, city), .ids = colonia_city_ids },
  { "cost", TABLE_INT, TABLE_AT (ColoniaCard, cost) },
  { "points", TABLE_INT, .find_need = need_points, TABLE_AT (ColoniaCard, points) },
  { "shrine", TABLE_FLAG, TABLE_AT (ColoniaCard, shrine) },
  { "safeguard", SEAT (ColoniaCard, safeguard) },
  TABLE_END
};

FIELDS (relic) = {
  { "city", TABLE_ID, TABLE_AT (ColoniaOwnedRelic, city), .ids = colonia_city_ids },
  { "points", TABLE_INT, TABLE_AT (ColoniaOwnedRelic, points) },
  { "stored", TABLE_FLAG, TABLE_AT (ColoniaOwnedRelic, stored) },
  TABLE_END
};

FIELDS (player) = {
  { "supply", TABLE_INT, TABLE_AT (ColoniaPlayer, supply) },
  { "ashore", TABLE_INT, TABLE_AT (ColoniaPlayer, ashore) },
  { "streets", TABLE_BUNDLE, TABLE_AT (ColoniaPlayer, streets), .ids = colonia_street_ids },
  { "resources", TABLE_BUNDLE, TABLE_AT (ColoniaPlayer, resources), .ids = colonia_resource_ids },
  { "goods", TABLE_BUNDLE, TABLE_AT (ColoniaPlayer, goods), .ids = colonia_good_ids },
  { "money", TABLE_BUNDLE, TABLE_AT (ColoniaPlayer, money), .ids = colonia_city_ids },
  { "relics", TABLE_STRUCT, TABLE_LIST, TABLE_EACH (ColoniaPlayer, relics), TABLE_COUNTED (ColoniaPlayer, n_relics),
    .fields = relic },
  { "shrines", TABLE_ID, TABLE_LIST, TABLE_EACH (ColoniaPlayer, shrines), TABLE_COUNTED (ColoniaPlayer, n_shrines),
    .ids = colonia_city_ids },
  TABLE_END
};

FIELDS (state_fields) = {
  { "week", TABLE_INT, IN (week) },
  { "day", TABLE_ID, IN (day), .ids = colonia_day_ids },
  { "step", TABLE_ID, IN (step), .ids = colonia_step_ids },
  { "player", SEAT (ColoniaState, turn) },
  { "order", TABLE_NUMBER, TABLE_LIST, .find = find_order, .size = sizeof (int) },
  { "cards", TABLE_INT, TABLE_BY_SEAT, EACH (cards), .nullable = TRUE, .nothing = -1 },
  { "hands", TABLE_BITS, TABLE_BY_SEAT, EACH (hands) },
  { "edicts", TABLE_STRUCT, TABLE_LIST, EACH (edicts), COUNTED (n_edicts), .fields = edict },
  { "passed", TABLE_FLAG, TABLE_BY_SEAT, EACH (passed) },
  { "bag", TABLE_BUNDLE, IN (bag), .ids = colonia_resource_ids },
  { "booths", TABLE_STRUCT, TABLE_LIST, EACH (booths), COUNTED (n_booths), .fields = booth },
  { "bars", TABLE_BUNDLE, IN (bars), .ids = colonia_craftsman_ids },
  { "dice", TABLE_INT, IN (dice) },
  { "contracts", TABLE_INNER, TABLE_BY_ID, EACH (contracts), .keys = colonia_craftsman_ids, .fields = spaces },
  { "new-contracts", TABLE_BUNDLE, IN (new_contracts), .ids = colonia_craftsman_ids },
  { "made", TABLE_STRUCT, TABLE_LIST, EACH (made), COUNTED (n_made), .fields = made },
  { "leaving", TABLE_INT, IN (leaving) },
  { "paid", TABLE_STRUCT, TABLE_LIST, EACH (paid), COUNTED (n_paid), .fields = paid },
  { "berths", TABLE_STRUCT, TABLE_LIST, EACH (berths), .fields = ship, .nullable = TRUE,
    TABLE_MARK (ColoniaShip, present, 0) },
  { "display", TABLE_STRUCT, TABLE_LIST, EACH (display), COUNTED (n_display), .fields = card, .nullable = TRUE,
    TABLE_MARK (ColoniaCard, present, 0) },
  { "players", TABLE_STRUCT, TABLE_BY_SEAT, EACH (players), .fields = player },
  TABLE_END
};

/* Makes the JSON of a state, as the record's contract has it. */
JsonNode *
colonia_state_to_json (const TableState *state)
{
  const TableTerms terms = { .tracking = state->tracking, .n_players = state->n_players, .whole = TRUE };

  return table_fields_print (state_fields, &terms, state);
}

/* The score */

/* The parts of a player's score, in the order of the contract. */
static const struct {
  const char *name;
  gsize offset;
} parts[] = {
#define PART(name_) { #name_, G_STRUCT_OFFSET (ColoniaPlayerScore, name_) }
  PART (relics), PART (shrines), PART (windows), PART (total),
  PART (money), PART (goods), PART (resources), PART (rank),
#undef PART
};

static int
get_part (const ColoniaScore *score,
          int                 seat,
          guint               part)
{
  return G_STRUCT_MEMBER (int, &score->players[seat], parts[part].offset);
}

static void
build_window (JsonBuilder        *builder,
              const ColoniaScore *score,
              int                 city)
{
  json_builder_begin_object (builder);
  doc_build_text (builder, "city", colonia_city_ids[city]);

  doc_begin_list (builder, "amounts");
  for (int seat = 0; seat < score->n_players; seat++)
    json_builder_add_int_value (builder, score->windows[city].amounts[seat]);
  json_builder_end_array (builder);

  if (score->windows[city].player == COLONIA_NOBODY)
    doc_build_null (builder, "player");
  else
    doc_build_int (builder, "player", score->windows[city].player + 1);
  doc_build_int (builder, "pays", score->windows[city].pays);
  json_builder_end_object (builder);
}

static void
build_player (JsonBuilder        *builder,
              const ColoniaScore *score,
              int                 seat)
{
  json_builder_begin_object (builder);
  doc_build_int (builder, "player", seat + 1);
  for (guint part = 0; part < G_N_ELEMENTS (parts); part++)
    doc_build_int (builder, parts[part].name, get_part (score, seat, part));
  json_builder_end_object (builder);
}

/* Makes the JSON of a score, as the record's contract has it, or NULL where there is none. */
JsonNode *
colonia_score_to_json (const TableState *state)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  ColoniaScore score;

  if (!colonia_state_get_score (COLONIA_STATE (state), &score))
    return NULL;

  json_builder_begin_object (builder);
  doc_build_boolean (builder, "final", score.final);

  doc_begin_list (builder, "windows");
  for (int city = 0; city < COLONIA_N_CITIES; city++)
    build_window (builder, &score, city);
  json_builder_end_array (builder);

  doc_begin_list (builder, "players");
  for (int seat = 0; seat < score.n_players; seat++)
    build_player (builder, &score, seat);
  json_builder_end_array (builder);

  doc_begin_list (builder, "winners");
  for (int seat = 0; seat < score.n_players; seat++)
    if (score.players[seat].rank == 1)
      json_builder_add_int_value (builder, seat + 1);
  json_builder_end_array (builder);
  json_builder_end_object (builder);

  return json_builder_get_root (builder);
}

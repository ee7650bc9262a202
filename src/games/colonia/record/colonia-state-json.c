/* colonia-state-json.c: how a game stands, as JSON
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-state-json.h"

#include "table-schema.h"

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
colonia_state_to_json (const ColoniaState *state)
{
  const TableTerms terms = { .tracking = (int) state->tracking, .n_players = state->n_players, .whole = TRUE };

  return table_fields_print (state_fields, &terms, state);
}

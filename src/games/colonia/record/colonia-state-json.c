/* colonia-state-json.c: how a game stands, as JSON
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-state-json.h"

#include "doc-build.h"

typedef void (*BuildMember) (JsonBuilder        *builder,
                             const ColoniaState *state);

/* A seat as the record counts it, or null. */
static void
add_seat (JsonBuilder *builder,
          int          seat)
{
  if (seat == COLONIA_NOBODY)
    json_builder_add_null_value (builder);
  else
    json_builder_add_int_value (builder, seat + 1);
}

static void
add_seat_member (JsonBuilder *builder,
                 const char  *name,
                 int          seat)
{
  json_builder_set_member_name (builder, name);
  add_seat (builder, seat);
}

/* All kinds, zeros too. */
static void
add_counts (JsonBuilder       *builder,
            const char        *name,
            const int         *counts,
            const char *const *ids)
{
  json_builder_set_member_name (builder, name);
  json_builder_begin_object (builder);
  for (int kind = 0; ids[kind] != NULL; kind++)
    doc_build_int (builder, ids[kind], counts[kind]);
  json_builder_end_object (builder);
}

static void
build_turn (JsonBuilder        *builder,
            const ColoniaState *state)
{
  doc_build_int (builder, "week", state->week);
  doc_build_text (builder, "day", colonia_day_ids[state->day]);
  doc_build_text (builder, "step", colonia_step_ids[state->step]);
  add_seat_member (builder, "player", state->turn);

  doc_begin_list (builder, "order");
  for (int place = 0; state->order_known && place < state->n_players; place++)
    add_seat (builder, state->order[place]);
  json_builder_end_array (builder);
}

static void
build_cards (JsonBuilder        *builder,
             const ColoniaState *state)
{
  doc_begin_list (builder, "cards");
  for (int seat = 0; seat < state->n_players; seat++)
    {
      if (state->cards[seat] < 0)
        json_builder_add_null_value (builder);
      else
        json_builder_add_int_value (builder, state->cards[seat]);
    }
  json_builder_end_array (builder);

  doc_begin_list (builder, "hands");
  for (int seat = 0; seat < state->n_players; seat++)
    {
      json_builder_begin_array (builder);
      for (int value = COLONIA_LOWEST_CARD; value <= COLONIA_HIGHEST_CARD; value++)
        if (state->hands[seat] & (1 << value))
          json_builder_add_int_value (builder, value);
      json_builder_end_array (builder);
    }
  json_builder_end_array (builder);
}

static void
build_edicts (JsonBuilder        *builder,
              const ColoniaState *state)
{
  doc_begin_list (builder, "edicts");
  for (int i = 0; i < state->n_edicts; i++)
    {
      const ColoniaLaidEdict *edict = &state->edicts[i];

      json_builder_begin_object (builder);
      doc_build_text (builder, "kind", colonia_edict_kind_ids[edict->kind]);
      doc_build_text (builder, "day", colonia_day_ids[edict->day]);
      doc_build_text (builder, "result", colonia_result_ids[edict->result]);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);

  doc_begin_list (builder, "passed");
  for (int seat = 0; seat < state->n_players; seat++)
    json_builder_add_boolean_value (builder, state->passed[seat]);
  json_builder_end_array (builder);
}

static void
build_market (JsonBuilder        *builder,
              const ColoniaState *state)
{
  add_counts (builder, "bag", state->bag.n, colonia_resource_ids);

  doc_begin_list (builder, "booths");
  for (int i = 0; i < state->n_booths; i++)
    {
      const ColoniaBooth *booth = &state->booths[i];

      json_builder_begin_object (builder);
      add_counts (builder, "resources", booth->resources.n, colonia_resource_ids);
      add_seat_member (builder, "player", booth->player);
      doc_build_int (builder, "members", booth->members);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

static void
build_spaces (JsonBuilder        *builder,
              const ColoniaState *state,
              ColoniaCraftsman    craftsman)
{
  doc_begin_list (builder, colonia_craftsman_ids[craftsman]);
  for (int i = 0; i < colonia_state_get_n_spaces (state, craftsman); i++)
    {
      const ColoniaSpace *space = colonia_state_get_space (state, craftsman, i);

      json_builder_begin_object (builder);
      add_seat_member (builder, "player", space->player);
      doc_build_int (builder, "members", space->members);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

static void
build_craftsmen (JsonBuilder        *builder,
                 const ColoniaState *state)
{
  add_counts (builder, "bars", state->bars, colonia_craftsman_ids);
  doc_build_int (builder, "dice", state->dice);

  json_builder_set_member_name (builder, "contracts");
  json_builder_begin_object (builder);
  for (ColoniaCraftsman craftsman = 0; craftsman < COLONIA_N_CRAFTSMEN; craftsman++)
    build_spaces (builder, state, craftsman);
  json_builder_end_object (builder);

  add_counts (builder, "new-contracts", state->new_contracts, colonia_craftsman_ids);

  doc_begin_list (builder, "made");
  for (int i = 0; i < state->n_made; i++)
    {
      json_builder_begin_object (builder);
      add_seat_member (builder, "player", state->made[i].player);
      doc_build_text (builder, "good", colonia_good_ids[state->made[i].good]);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

static void
build_paid (JsonBuilder        *builder,
            const ColoniaState *state)
{
  doc_build_int (builder, "leaving", state->leaving);

  doc_begin_list (builder, "paid");
  for (int i = 0; i < state->n_paid; i++)
    {
      json_builder_begin_object (builder);
      add_seat_member (builder, "player", state->paid[i].player);
      doc_build_text (builder, "city", colonia_city_ids[state->paid[i].city]);
      doc_build_int (builder, "pays", state->paid[i].pays);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);
}

static void
build_ship (JsonBuilder      *builder,
            const ColoniaShip *ship)
{
  json_builder_begin_object (builder);
  doc_build_text (builder, "city", colonia_city_ids[ship->city]);

  doc_begin_list (builder, "holds");
  for (int i = 0; i < ship->n_holds; i++)
    {
      json_builder_begin_object (builder);
      add_counts (builder, "goods", ship->holds[i].goods.n, colonia_good_ids);
      doc_build_int (builder, "pays", ship->holds[i].pays);
      add_seat_member (builder, "player", ship->holds[i].player);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);

  json_builder_set_member_name (builder, "extra");
  if (ship->has_extra)
    {
      json_builder_begin_object (builder);
      add_seat_member (builder, "player", ship->extra_player);
      json_builder_end_object (builder);
    }
  else
    {
      json_builder_add_null_value (builder);
    }
  json_builder_end_object (builder);
}

static void
build_berths (JsonBuilder        *builder,
              const ColoniaState *state)
{
  doc_begin_list (builder, "berths");
  for (int berth = 0; berth < COLONIA_N_BERTHS; berth++)
    {
      if (state->berths[berth].present)
        build_ship (builder, &state->berths[berth]);
      else
        json_builder_add_null_value (builder);
    }
  json_builder_end_array (builder);
}

static void
build_card (JsonBuilder       *builder,
            const ColoniaCard *card)
{
  json_builder_begin_object (builder);
  doc_build_text (builder, "city", colonia_city_ids[card->city]);
  doc_build_int (builder, "cost", card->cost);
  json_builder_set_member_name (builder, "points");
  if (card->shrine)
    json_builder_add_null_value (builder);
  else
    json_builder_add_int_value (builder, card->points);
  doc_build_boolean (builder, "shrine", card->shrine);
  add_seat_member (builder, "safeguard", card->safeguard);
  json_builder_end_object (builder);
}

static void
build_display (JsonBuilder        *builder,
               const ColoniaState *state)
{
  doc_begin_list (builder, "display");
  for (int slot = 0; slot < state->n_display; slot++)
    {
      if (state->display[slot].present)
        build_card (builder, &state->display[slot]);
      else
        json_builder_add_null_value (builder);
    }
  json_builder_end_array (builder);
}

static void
build_player (JsonBuilder         *builder,
              const ColoniaPlayer *player)
{
  json_builder_begin_object (builder);
  doc_build_int (builder, "supply", player->supply);
  doc_build_int (builder, "ashore", player->ashore);
  add_counts (builder, "streets", player->streets, colonia_street_ids);
  add_counts (builder, "resources", player->resources.n, colonia_resource_ids);
  add_counts (builder, "goods", player->goods.n, colonia_good_ids);
  add_counts (builder, "money", player->money.n, colonia_city_ids);

  doc_begin_list (builder, "relics");
  for (int i = 0; i < player->n_relics; i++)
    {
      json_builder_begin_object (builder);
      doc_build_text (builder, "city", colonia_city_ids[player->relics[i].city]);
      doc_build_int (builder, "points", player->relics[i].points);
      doc_build_boolean (builder, "stored", player->relics[i].stored);
      json_builder_end_object (builder);
    }
  json_builder_end_array (builder);

  doc_begin_list (builder, "shrines");
  for (int i = 0; i < player->n_shrines; i++)
    json_builder_add_string_value (builder, colonia_city_ids[player->shrines[i]]);
  json_builder_end_array (builder);

  json_builder_end_object (builder);
}

static void
build_players (JsonBuilder        *builder,
               const ColoniaState *state)
{
  doc_begin_list (builder, "players");
  for (int seat = 0; seat < state->n_players; seat++)
    build_player (builder, &state->players[seat]);
  json_builder_end_array (builder);
}

/**
 * colonia_state_to_json:
 * @state: a state
 *
 * Makes the JSON of a state, as the record's contract has it.
 *
 * Returns: (transfer full): an object
 */
JsonNode *
colonia_state_to_json (const ColoniaState *state)
{
  static const BuildMember members[] = {
    build_turn, build_cards, build_edicts, build_market, build_craftsmen,
    build_paid, build_berths, build_display, build_players,
  };
  g_autoptr (JsonBuilder) builder = json_builder_new ();

  json_builder_begin_object (builder);
  for (guint i = 0; i < G_N_ELEMENTS (members); i++)
    members[i] (builder, state);
  json_builder_end_object (builder);

  return json_builder_get_root (builder);
}

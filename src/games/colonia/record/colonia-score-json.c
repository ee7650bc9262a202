/* colonia-score-json.c: the score as JSON
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-score-json.h"

#include "doc-build.h"

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

/* Makes the JSON of a score, as the record's contract has it. */
JsonNode *
colonia_score_to_json (const ColoniaScore *score)
{
  g_autoptr (JsonBuilder) builder = NULL;

  g_return_val_if_fail (score != NULL, NULL);

  builder = json_builder_new ();
  json_builder_begin_object (builder);
  doc_build_boolean (builder, "final", score->final);

  doc_begin_list (builder, "windows");
  for (int city = 0; city < COLONIA_N_CITIES; city++)
    build_window (builder, score, city);
  json_builder_end_array (builder);

  doc_begin_list (builder, "players");
  for (int seat = 0; seat < score->n_players; seat++)
    build_player (builder, score, seat);
  json_builder_end_array (builder);

  doc_begin_list (builder, "winners");
  for (int seat = 0; seat < score->n_players; seat++)
    if (score->players[seat].rank == 1)
      json_builder_add_int_value (builder, seat + 1);
  json_builder_end_array (builder);
  json_builder_end_object (builder);

  return json_builder_get_root (builder);
}

/* test-record.c: records are read, written, undone and saved without loss
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define _POSIX_C_SOURCE 200809L

#include "colonia-record.h"
#include "colonia-json.h"
#include "colonia-typed.h"
#include "doc-file.h"
#include "table-record-file.h"
#include "table-record-private.h"
#include "table-simulation.h"
#include "written.h"

#include <glib/gstdio.h>
#include <json-glib/json-glib.h>
#include <signal.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>
#include <utime.h>

#define CHARACTERS_IN_TEXT 64

#define MAX_BYTES (16 * 1024 * 1024)
#define TOO_LARGE "larger than 16 MiB, which no record of a game is"

/* Two events in force and two undone, of which the first could be redone. */
static const char small_text[] =
  "{\n"
  "  \"format\": \"kontor-record\", \"version\": 1, \"game\": \"colonia\", \"tracking\": \"essentials\",\n"
  "  \"players\": [{\"name\": \"Anna\", \"color\": \"purple\", \"language\": \"fr\"},\n"
  "              {\"name\": \"Bert\", \"color\": \"yellow\"}, {\"name\": \"Cl\303\251o\", \"color\": \"blue\"}],\n"
  "  \"options\": {\"family-members\": 30, \"window-points\": 2},\n"
  "  \"weather\": [1.5, -3, true, false, null, {\"\": \"\\u20ac \\\"\\n\"}],\n"
  "  \"events\": [\n"
  "    {\"type\": \"ship\", \"city\": \"london\", \"holds\": [{\"goods\": {\"saddle\": 1}, \"pays\": 3}]},\n"
  "    {\"type\": \"note\", \"text\": \"It rains\", \"at\": \"2024-02-29T20:00:00Z\"},\n"
  "    {\"type\": \"ship\", \"city\": \"bergen\", \"holds\": [{\"goods\": {}, \"pays\": 1}]},\n"
  "    {\"type\": \"boat\", \"city\": 7}\n"
  "  ],\n"
  "  \"cursor\": 2\n"
  "}\n";

/* Helpers */

static JsonNode *
parse_json (const char *text)
{
  g_autoptr (GError) error = NULL;
  JsonNode *node = json_from_string (text, &error);

  g_assert_no_error (error);

  return node;
}

static void
assert_same_json (const char *text,
                  const char *other)
{
  g_autoptr (JsonNode) node = parse_json (text);
  g_autoptr (JsonNode) other_node = parse_json (other);

  if (!json_node_equal (node, other_node))
    g_test_message ("not the same:\n%s\n%s", text, other);
  g_assert_true (json_node_equal (node, other_node));
}

static void
assert_written_as (const TableRecord *record,
                   const char        *text)
{
  g_autofree char *written = table_record_to_text (record);

  assert_same_json (written, text);
}

/* Asks that reading and writing a record changes nothing, and that a second
 * time not even the text changes. */
static void
assert_round_trip (const char *text)
{
  g_autoptr (TableRecord) record = written_record (text);
  g_autofree char *written = table_record_to_text (record);
  g_autoptr (TableRecord) again = written_record (written);
  g_autofree char *written_again = table_record_to_text (again);

  assert_same_json (text, written);
  g_assert_cmpstr (written, ==, written_again);
  g_assert_cmpuint (table_record_get_cursor (record), ==, table_record_get_cursor (again));
  g_assert_true (colonia_state_equal (colonia_record_get_state (record), colonia_record_get_state (again)));
}

static void
assert_refused (const char *text,
                gsize       length,
                const char *message)
{
  g_autoptr (GError) error = NULL;

  g_assert_null (table_record_parse (text, length, &error));
  g_assert_nonnull (error);
  if (message != NULL)
    g_assert_cmpstr (error->message, ==, message);
}

static int
append_note (TableRecord *record,
             const char  *text)
{
  ColoniaEvent event = { .type = COLONIA_EVENT_NOTE, .player = COLONIA_NOBODY };
  ColoniaObstacle obstacle;

  event.text = g_strdup (text);
  obstacle = colonia_record_append (record, &event, NULL, NULL);
  colonia_event_clear (&event);

  return obstacle.kind;
}

/* Round trips */

static void
test_examples (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "data", "games", "colonia", "examples", NULL);
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;
  guint n = 0;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *file = g_build_filename (path, name, NULL);
      g_autofree char *text = NULL;

      if (!g_str_has_suffix (name, ".kontor"))
        continue;

      g_test_message ("%s", name);
      g_assert_true (g_file_get_contents (file, &text, NULL, NULL));
      assert_round_trip (text);
      n++;
    }

  if (n == 0)
    g_test_skip ("there are no examples");
}

static void
test_small (void)
{
  assert_round_trip (small_text);
}

static void
test_random_game (int             n_players,
                  ColoniaTracking tracking,
                  guint64         seed)
{
  g_autoptr (TableRecord) game = table_simulate (&colonia_game, n_players, tracking, seed);
  g_autofree char *text = table_record_to_text (game);
  g_autoptr (TableRecord) record = written_record (text);

  /* What was built event by event is what is read at once. */
  g_assert_true (colonia_state_equal (colonia_record_get_state (game), colonia_record_get_state (record)));
  g_assert_cmpuint (table_record_get_n_events (game), ==, table_record_get_n_events (record));
  assert_written_as (record, text);
  assert_round_trip (text);
}

static void
test_random_games (void)
{
  for (int n_players = COLONIA_MIN_PLAYERS; n_players <= COLONIA_MAX_PLAYERS; n_players++)
    for (ColoniaTracking tracking = 0; tracking < COLONIA_N_TRACKINGS; tracking++)
      for (guint64 seed = 100; seed < 103; seed++)
        test_random_game (n_players, tracking, seed);
}

/* Gives every object in a document a few members that nobody knows. Bundles
 * are left alone: there every member is a kind. */
/* What a record says that was written before is what another one says of the same that never was. */
static void
assert_written_anew (const TableRecord *record)
{
  g_autoptr (TableRecord) copy = table_record_copy (record, G_MAXUINT);
  g_autofree char *text = table_record_to_text (record);
  g_autofree char *anew = table_record_to_text (copy);

  g_assert_cmpstr (text, ==, anew);
}

/* The text grows with the game and shrinks with it, and tells what was said of the last event after it was written. */
static void
test_written_on (void)
{
  g_autoptr (TableRecord) game = table_simulate (&colonia_game, 3, COLONIA_TRACKING_FULL, 12);
  g_autoptr (TableRecord) record = table_record_copy (game, 0);
  g_autoptr (GArray) doubts = g_array_new (FALSE, FALSE, sizeof (TableObstacle));
  const TableObstacle doubt = { .kind = TABLE_OBSTACLE_NOT_NOW, .rule = COLONIA_RULE_WED_1 };
  const guint n_events = MIN (60, table_record_get_n_events (game));

  g_array_append_val (doubts, doubt);
  assert_written_anew (record);
  for (guint i = 0; i < n_events; i++)
    {
      json_object_set_boolean_member (json_array_get_object_element (table_record_get_event_list (game), i), "along", TRUE);
      g_assert_cmpint (table_record_append_from (record, game, i).kind, ==, TABLE_OBSTACLE_NONE);
      assert_written_anew (record);
      table_record_part_last (record);
      assert_written_anew (record);
      table_record_say_sure (record, doubts);
      assert_written_anew (record);
    }
  for (guint i = 0; i < 20; i++)
    {
      g_assert_true (table_record_move_cursor (record, n_events - 1 - i, NULL));
      assert_written_anew (record);
      g_assert_cmpint (table_record_append_from (record, game, n_events - 1 - i).kind, ==, TABLE_OBSTACLE_NONE);
      assert_written_anew (record);
    }
}

/* What was written is not written anew for what comes behind it. */
static void
test_written_once (void)
{
  g_autoptr (TableRecord) record = table_simulate (&colonia_game, 3, COLONIA_TRACKING_FULL, 12);
  JsonArray *events = table_record_get_event_list (record);
  g_autofree char *before = table_record_to_text (record);
  g_autofree char *after = NULL;
  g_autofree char *anew = NULL;

  /* Nobody does that to a record: so it tells what is looked at. */
  for (guint i = 0; i < json_array_get_length (events); i++)
    json_object_set_string_member (json_array_get_object_element (events, i), "looked-at", "yes");
  after = table_record_to_text (record);
  g_assert_cmpstr (after, ==, before);
  table_record_forget_written (record, table_record_get_n_events (record) - 1);
  anew = table_record_to_text (record);
  g_assert_cmpuint (strlen (anew), ==, strlen (before) + strlen (",\"looked-at\":\"yes\""));
}

/* How a game stands */

/* One of each thing that there is, and behind each list something that is not in it. */
static void
fill_board (ColoniaState *state)
{
  const ColoniaSpace spaces[] = { { .player = 2, .members = 3 }, { .player = 0, .members = 1 } };

  state->n_edicts = 2;
  state->edicts[0] = (ColoniaLaidEdict) { COLONIA_EDICT_EXTRA_HOLD, COLONIA_DAY_FRIDAY, COLONIA_RESULT_ACCEPTED };
  state->edicts[1] = (ColoniaLaidEdict) { COLONIA_EDICT_EXCHANGE, COLONIA_DAY_SATURDAY, COLONIA_RESULT_PENDING };
  state->bag = (ColoniaBundle) { { 9, 8, 7, 6, 5 } };
  state->n_booths = 2;
  state->booths[0] = (ColoniaBooth) { { { 0, 1, 0, 0, 2 } }, COLONIA_NOBODY, 0 };
  state->booths[1] = (ColoniaBooth) { { { 0 } }, 1, 4 };
  for (int craftsman = 0; craftsman < COLONIA_N_CRAFTSMEN; craftsman++)
    {
      state->bars[craftsman] = craftsman + 1;
      state->new_contracts[craftsman] = 9 - craftsman;
    }
  g_array_append_vals (state->contracts[COLONIA_CRAFTSMAN_TAILOR], spaces, G_N_ELEMENTS (spaces));
  state->dice = 3;
  state->n_made = 2;
  state->made[0] = (ColoniaMade) { 1, COLONIA_GOOD_FOOTWEAR };
  state->made[1] = (ColoniaMade) { 0, COLONIA_GOOD_SADDLE };
  state->leaving = 2;
  state->n_paid = 1;
  state->paid[0] = (ColoniaPaid) { 2, COLONIA_CITY_BRUGES, 9 };
}

static void
fill_harbour (ColoniaState *state)
{
  state->berths[0] = (ColoniaShip) {
    .present = TRUE,
    .city = COLONIA_CITY_NOVGOROD,
    .n_holds = 2,
    .holds = { { { { 1, 0, 0, 0, 2 } }, 7, 1 }, { { { 0, 1 } }, 3, COLONIA_NOBODY } },
    .has_extra = TRUE,
    .extra_player = 2,
  };
  state->berths[2] = (ColoniaShip) {
    .present = TRUE,
    .city = COLONIA_CITY_LONDON,
    .n_holds = 1,
    .holds = { { { { 0, 0, 1 } }, 4, 0 } },
  };
  state->berths[3] = (ColoniaShip) {
    .present = TRUE,
    .city = COLONIA_CITY_BERGEN,
    .n_holds = 1,
    .holds = { { { { 0, 0, 0, 1 } }, 5, COLONIA_NOBODY } },
    .has_extra = TRUE,
    .extra_player = COLONIA_NOBODY,
  };

  state->n_display = 3;
  state->display[0] = (ColoniaCard) { TRUE, COLONIA_CITY_BERGEN, 9, 2, FALSE, COLONIA_NOBODY };
  state->display[2] = (ColoniaCard) { TRUE, COLONIA_CITY_LONDON, 11, 0, TRUE, 1 };
}

static void
fill_players (ColoniaState *state)
{
  ColoniaPlayer *player = &state->players[1];

  *player = (ColoniaPlayer) { .supply = 20, .hall = 3, .ashore = 1 };
  for (int street = 0; street < COLONIA_N_STREETS; street++)
    player->streets[street] = street + 5;
  player->resources = (ColoniaBundle) { { 1, 2, 3, 4, 5 } };
  player->goods = (ColoniaBundle) { { 5, 4, 3, 2, 1 } };
  player->money = (ColoniaBundle) { { 6, 7, 8, 9 } };
  player->n_relics = 2;
  player->relics[0] = (ColoniaOwnedRelic) { COLONIA_CITY_BERGEN, 2, TRUE };
  player->relics[1] = (ColoniaOwnedRelic) { COLONIA_CITY_BRUGES, 5, FALSE };
  player->n_shrines = 1;
  player->shrines[0] = COLONIA_CITY_BERGEN;
}

#define NO_RESOURCES "{\"leather\": 0, \"iron\": 0, \"wood\": 0, \"linen\": 0, \"fur\": 0}"
#define NO_PLAYER(supply) \
  "{\"supply\": " #supply ", \"ashore\": 0," \
  " \"streets\": {\"tuesday\": 0, \"wednesday\": 0, \"thursday\": 0, \"friday\": 0}," \
  " \"resources\": " NO_RESOURCES "," \
  " \"goods\": {\"saddle\": 0, \"cartwheel\": 0, \"painting\": 0, \"clothing\": 0, \"footwear\": 0}," \
  " \"money\": {\"london\": 0, \"novgorod\": 0, \"bergen\": 0, \"bruges\": 0}," \
  " \"relics\": [], \"shrines\": []}"

/* As record.md has it. */
static const char whole_state[] =
  "{\"week\": 4, \"day\": \"friday\", \"step\": \"loading\", \"player\": 3, \"order\": [2, 3, 1],"
  " \"cards\": [5, 0, null], \"hands\": [[3, 8], [], [4, 5, 6, 7]],"
  " \"edicts\": [{\"kind\": \"extra-hold\", \"day\": \"friday\", \"result\": \"accepted\"},"
  "  {\"kind\": \"exchange\", \"day\": \"saturday\", \"result\": \"pending\"}],"
  " \"passed\": [false, true, false],"
  " \"bag\": {\"leather\": 9, \"iron\": 8, \"wood\": 7, \"linen\": 6, \"fur\": 5},"
  " \"booths\": [{\"resources\": {\"leather\": 0, \"iron\": 1, \"wood\": 0, \"linen\": 0, \"fur\": 2},"
  "   \"player\": null, \"members\": 0},"
  "  {\"resources\": " NO_RESOURCES ", \"player\": 2, \"members\": 4}],"
  " \"bars\": {\"saddler\": 1, \"wainwright\": 2, \"painter\": 3, \"tailor\": 4, \"shoemaker\": 5},"
  " \"dice\": 3,"
  " \"contracts\": {\"saddler\": [], \"wainwright\": [], \"painter\": [],"
  "  \"tailor\": [{\"player\": 3, \"members\": 3}, {\"player\": 1, \"members\": 1}], \"shoemaker\": []},"
  " \"new-contracts\": {\"saddler\": 9, \"wainwright\": 8, \"painter\": 7, \"tailor\": 6, \"shoemaker\": 5},"
  " \"made\": [{\"player\": 2, \"good\": \"footwear\"}, {\"player\": 1, \"good\": \"saddle\"}],"
  " \"leaving\": 2, \"paid\": [{\"player\": 3, \"city\": \"bruges\", \"pays\": 9}],"
  " \"berths\": [{\"city\": \"novgorod\", \"holds\": ["
  "   {\"goods\": {\"saddle\": 1, \"cartwheel\": 0, \"painting\": 0, \"clothing\": 0, \"footwear\": 2},"
  "    \"pays\": 7, \"player\": 2},"
  "   {\"goods\": {\"saddle\": 0, \"cartwheel\": 1, \"painting\": 0, \"clothing\": 0, \"footwear\": 0},"
  "    \"pays\": 3, \"player\": null}], \"extra\": {\"player\": 3}},"
  "  null,"
  "  {\"city\": \"london\", \"holds\": ["
  "   {\"goods\": {\"saddle\": 0, \"cartwheel\": 0, \"painting\": 1, \"clothing\": 0, \"footwear\": 0},"
  "    \"pays\": 4, \"player\": 1}], \"extra\": null},"
  "  {\"city\": \"bergen\", \"holds\": ["
  "   {\"goods\": {\"saddle\": 0, \"cartwheel\": 0, \"painting\": 0, \"clothing\": 1, \"footwear\": 0},"
  "    \"pays\": 5, \"player\": null}], \"extra\": {\"player\": null}}],"
  " \"display\": [{\"city\": \"bergen\", \"cost\": 9, \"points\": 2, \"shrine\": false, \"safeguard\": null}, null,"
  "  {\"city\": \"london\", \"cost\": 11, \"points\": null, \"shrine\": true, \"safeguard\": 2}],"
  " \"players\": [" NO_PLAYER (30) ","
  "  {\"supply\": 20, \"ashore\": 1,"
  "   \"streets\": {\"tuesday\": 5, \"wednesday\": 6, \"thursday\": 7, \"friday\": 8},"
  "   \"resources\": {\"leather\": 1, \"iron\": 2, \"wood\": 3, \"linen\": 4, \"fur\": 5},"
  "   \"goods\": {\"saddle\": 5, \"cartwheel\": 4, \"painting\": 3, \"clothing\": 2, \"footwear\": 1},"
  "   \"money\": {\"london\": 6, \"novgorod\": 7, \"bergen\": 8, \"bruges\": 9},"
  "   \"relics\": [{\"city\": \"bergen\", \"points\": 2, \"stored\": true},"
  "    {\"city\": \"bruges\", \"points\": 5, \"stored\": false}], \"shrines\": [\"bergen\"]},"
  "  " NO_PLAYER (30) "]}";

static void
test_whole_state (void)
{
  const ColoniaSetup setup = { .tracking = COLONIA_TRACKING_FULL, .n_players = 3, .family_members = 30 };
  g_auto (ColoniaState) state = { 0 };
  g_autoptr (JsonNode) node = NULL;
  g_autofree char *text = NULL;

  colonia_state_init (&state, &setup);
  state.week = 4;
  state.day = COLONIA_DAY_FRIDAY;
  state.step = COLONIA_STEP_LOADING;
  state.turn = 2;
  state.order_known = TRUE;
  for (int place = 0; place < 3; place++)
    {
      state.order[place] = (place + 1) % 3;
      state.passed[place] = place == 1;
    }
  state.cards[0] = 5;
  state.cards[1] = 0;
  state.cards[2] = -1;
  state.hands[0] = 1 << 3 | 1 << 8;
  state.hands[1] = 0;
  state.hands[2] = 1 << 4 | 1 << 5 | 1 << 6 | 1 << 7;
  fill_board (&state);
  fill_harbour (&state);
  fill_players (&state);

  node = colonia_state_to_json (&state.table);
  text = json_to_string (node, FALSE);
  assert_same_json (text, whole_state);

  state.order_known = FALSE;
  g_clear_pointer (&node, json_node_unref);
  node = colonia_state_to_json (&state.table);
  g_assert_cmpuint (json_array_get_length (json_object_get_array_member (json_node_get_object (node), "order")), ==, 0);
}

/* What other tests compare is compared whole. */
static void
test_state_equal (void)
{
  const ColoniaSetup setup = { .tracking = COLONIA_TRACKING_FULL, .n_players = 3, .family_members = 30 };
  const ColoniaSpace spaces[] = { { .player = 2, .members = 3 }, { .player = 0, .members = 1 } };

  for (int craftsman = 0; craftsman < COLONIA_N_CRAFTSMEN; craftsman++)
    {
      g_auto (ColoniaState) state = { 0 };
      g_auto (ColoniaState) other = { 0 };

      colonia_state_init (&state, &setup);
      colonia_state_copy (&other, &state);
      g_assert_true (colonia_state_equal (&state, &other));
      other.window_points++;
      g_assert_false (colonia_state_equal (&state, &other));
      other.window_points--;
      other.counts[COLONIA_MAX_PLAYERS - 1].resources++;
      g_assert_false (colonia_state_equal (&state, &other));
      other.counts[COLONIA_MAX_PLAYERS - 1].resources--;

      g_array_append_val (state.contracts[craftsman], spaces[0]);
      g_assert_false (colonia_state_equal (&state, &other));
      g_array_append_val (other.contracts[craftsman], spaces[1]);
      g_assert_false (colonia_state_equal (&state, &other));
      g_array_index (other.contracts[craftsman], ColoniaSpace, 0) = spaces[0];
      g_assert_true (colonia_state_equal (&state, &other));
    }
}

static void
add_unknown_members (JsonNode *node,
                     int      *n)
{
  if (JSON_NODE_HOLDS_ARRAY (node))
    {
      JsonArray *list = json_node_get_array (node);

      for (guint i = 0; i < json_array_get_length (list); i++)
        add_unknown_members (json_array_get_element (list, i), n);
      return;
    }

  json_object_set_string_member (json_node_get_object (node), "x-mood", "very good \342\202\254\n\"");
  json_object_set_member (json_node_get_object (node), "x-list",
                          parse_json ("[null,true,-1.25,9007199254740993,\"\",[],{},{\"\":{\"type\":\"boat\"}}]"));
  json_object_set_int_member (json_node_get_object (node), "x-number", (*n)++);
  json_object_set_null_member (json_node_get_object (node), "");
}

static void
add_unknown_members_to_events (JsonArray *events,
                               int       *n)
{
  static const char *const lists[] = { "holds", "edicts" };

  for (guint i = 0; i < json_array_get_length (events); i++)
    {
      JsonNode *event = json_array_get_element (events, i);
      JsonObject *object = json_node_get_object (event);

      for (guint j = 0; j < G_N_ELEMENTS (lists); j++)
        if (json_object_has_member (object, lists[j]))
          add_unknown_members (json_object_get_member (object, lists[j]), n);

      add_unknown_members (event, n);
      json_object_set_string_member (object, "by", "table");
      json_object_set_string_member (object, "at", "2024-02-29T20:00:00Z");
    }
}

static char *
make_game_with_unknown_members (void)
{
  g_autoptr (TableRecord) game = table_simulate (&colonia_game, 4, COLONIA_TRACKING_FULL, 7);
  g_autofree char *text = table_record_to_text (game);
  g_autoptr (JsonNode) root = parse_json (text);
  JsonObject *object = json_node_get_object (root);
  int n = 0;

  add_unknown_members (json_object_get_member (object, "players"), &n);
  add_unknown_members (json_object_get_member (object, "options"), &n);
  add_unknown_members (json_object_get_member (object, "start"), &n);
  add_unknown_members_to_events (json_object_get_array_member (object, "events"), &n);
  add_unknown_members (root, &n);

  return json_to_string (root, FALSE);
}

static void
test_unknown_members (void)
{
  g_autofree char *text = make_game_with_unknown_members ();

  assert_round_trip (text);
}

/* Both names mean the same, whatever the game is, and everything else stays as it is. */
static void
test_formats (void)
{
  static const char *const formats[] = { "colonia-record", "kontor-record" };
  g_autoptr (TableRecord) game = table_simulate (&colonia_game, 4, COLONIA_TRACKING_FULL, 7);
  g_autofree char *expected = table_record_to_text (game);

  g_assert_true (g_str_has_prefix (expected, "{\n  \"format\": \"kontor-record\",\n"));
  for (guint i = 0; i < G_N_ELEMENTS (formats); i++)
    {
      g_autofree char *head = g_strdup_printf ("{\n  \"format\": \"%s\"", formats[i]);
      g_autofree char *text = g_strconcat (head, strchr (expected, ','), NULL);
      g_autoptr (TableRecord) record = written_record (text);
      g_autofree char *written = table_record_to_text (record);

      g_assert_cmpstr (written, ==, expected);
    }
}

/* They stay when events are undone and redone, and when one more comes. */
static void
test_unknown_members_kept (void)
{
  g_autofree char *text = make_game_with_unknown_members ();
  g_autoptr (TableRecord) record = written_record (text);
  guint n_events = table_record_get_n_events (record);
  g_autoptr (JsonNode) expected = parse_json (text);
  g_autofree char *expected_text = NULL;

  g_assert_true (table_record_move_cursor (record, 3, NULL));
  g_assert_true (table_record_move_cursor (record, n_events, NULL));
  assert_written_as (record, text);

  g_assert_cmpint (append_note (record, "The end"), ==, TABLE_OBSTACLE_NONE);
  json_array_add_element (json_object_get_array_member (json_node_get_object (expected), "events"),
                          parse_json ("{\"type\":\"note\",\"text\":\"The end\"}"));
  expected_text = json_to_string (expected, FALSE);
  assert_written_as (record, expected_text);
}

/* Reads a small record with a member that nobody knows, writes it, and reads
 * that again. */
static char *
rewrite_with_unknown (const char *value)
{
  g_autofree char *text = g_strdup_printf (
    "{\"format\":\"kontor-record\",\"version\":1,\"game\":\"colonia\",\"tracking\":\"scoring\",\"weather\":%s,"
    "\"players\":[{\"name\":\"A\",\"color\":\"red\"},{\"name\":\"B\",\"color\":\"blue\"},{\"name\":\"C\",\"color\":\"green\"}]}",
    value);
  g_autoptr (TableRecord) record = written_record (text);
  g_autofree char *written = table_record_to_text (record);
  g_autoptr (TableRecord) again = written_record (written);

  return table_record_to_text (again);
}

static void
assert_number_kept (const char *number)
{
  g_autofree char *text = rewrite_with_unknown (number);
  g_autoptr (JsonNode) root = parse_json (text);
  JsonNode *weather = json_object_get_member (json_node_get_object (root), "weather");

  g_assert_cmpfloat (json_node_get_double (weather), ==, g_ascii_strtod (number, NULL));
}

static void
test_unknown_numbers (void)
{
  static const char *const numbers[] = {
    "0", "-1", "0.5", "1.0", "0.1", "-0.0", "1e2", "1e5", "1e15", "123456789.125", "1e-5", "1e-7", "2.5e-10",
    "9007199254740993", "9223372036854775807", "-9223372036854775808",
  };

  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    assert_number_kept (numbers[i]);
}

/* Such that are written with an exponent. */
static void
test_unknown_large_numbers (void)
{
  static const char *const numbers[] = {
    "1e16", "1e17", "1e18", "1e19", "1e20", "1e22", "-1e25", "5e100", "1e300", "1.7976931348623157e308",
    "1e-9", "5e-324", "-1e-300", "9223372036854775808", "10000000000000000000", "18446744073709551619",
    "100000000000000000000000000000000000000000000000000",
  };

  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    {
      g_test_message ("%s", numbers[i]);
      assert_number_kept (numbers[i]);
    }
}

/* A text with any character at all is kept, some in each. */
static void
test_texts (void)
{
  for (gunichar first = 1; first < 0x3000; first += CHARACTERS_IN_TEXT)
    {
      g_autofree char *text = rewrite_with_unknown ("null");
      g_autoptr (TableRecord) record = written_record (text);
      g_autoptr (TableRecord) again = NULL;
      g_autofree char *written = NULL;
      GString *note = g_string_new (NULL);

      for (gunichar c = first; c < first + CHARACTERS_IN_TEXT; c++)
        g_string_append_unichar (note, c);
      g_assert_cmpint (append_note (record, note->str), ==, TABLE_OBSTACLE_NONE);
      written = table_record_to_text (record);
      again = written_record (written);
      g_assert_cmpstr (colonia_record_get_event (again, 0)->text, ==, note->str);
      g_string_free (note, TRUE);
    }
}

static void
test_unknown_texts (void)
{
  static const char *const texts[] = {
    "\"\"", "\"\\u0001\\u001e\\b\\f\\n\\r\\t\"", "\"\\\\ \\\" \\/\"", "\"\\u007f\\u0085\\u2028\\u2029\\ufeff\\uffff\"",
    "\"\\ud83d\\udea2\"", "\"</script>\"", "\"%s %n\"", "{\"a\\\"b\\\\\\n\":{\"\\u2028\":1}}",
  };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autofree char *text = rewrite_with_unknown (texts[i]);
      g_autoptr (JsonNode) root = parse_json (text);
      g_autoptr (JsonNode) expected = parse_json (texts[i]);

      g_assert_true (json_node_equal (json_object_get_member (json_node_get_object (root), "weather"), expected));
    }
}

/* What another tracking names is kept as well, whatever it holds. */
static void
test_other_tracking (void)
{
  assert_round_trip (
    "{\"format\":\"kontor-record\",\"version\":1,\"game\":\"colonia\",\"tracking\":\"essentials\",\"start\":{\"no\":[1]},"
    "\"players\":[{\"name\":\"A\",\"color\":\"red\"},{\"name\":\"B\",\"color\":\"blue\"},{\"name\":\"C\",\"color\":\"green\"}],"
    "\"events\":[{\"type\":\"ship\",\"city\":\"bergen\",\"holds\":[{\"goods\":{},\"pays\":1}],\"player\":\"me\",\"booth\":-1}]}");
}

static void
test_form_of_text (void)
{
  g_autoptr (TableRecord) record = written_record (small_text);
  g_autofree char *text = table_record_to_text (record);
  static const char *const lines[] = {
    "{",
    "  \"format\": \"kontor-record\",",
    "  \"version\": 1,",
    "  \"game\": \"colonia\",",
    "  \"tracking\": \"essentials\",",
    /* NOLINTNEXTLINE(bugprone-suspicious-missing-comma): one line in two. */
    "  \"players\": [{\"name\":\"Anna\",\"color\":\"purple\",\"language\":\"fr\"},{\"name\":\"Bert\",\"color\":\"yellow\"},"
    "{\"name\":\"Cl\303\251o\",\"color\":\"blue\"}],",
    "  \"options\": {\"family-members\":30,\"window-points\":2},",
    "  \"weather\": [1.5,-3,true,false,null,{\"\":\"\342\202\254 \\\"\\n\"}],",
    "  \"events\": [",
    "    {\"type\":\"ship\",\"city\":\"london\",\"holds\":[{\"goods\":{\"saddle\":1},\"pays\":3}]},",
    "    {\"type\":\"note\",\"text\":\"It rains\",\"at\":\"2024-02-29T20:00:00Z\"},",
    "    {\"type\":\"ship\",\"city\":\"bergen\",\"holds\":[{\"goods\":{},\"pays\":1}]},",
    "    {\"type\":\"boat\",\"city\":7}",
    "  ],",
    "  \"cursor\": 2",
    "}",
    "",
    NULL
  };
  g_autofree char *expected = g_strjoinv ("\n", (char **) lines);

  g_assert_cmpstr (text, ==, expected);
}

static void
test_new (void)
{
  ColoniaSetup setup = {
    .tracking = COLONIA_TRACKING_FULL, .n_players = 3, .family_members = 20, .window_points = 3,
    .start = { { .money = { { 1, 2, 3, 4 } }, .resources = { { 0, 18 } }, .goods = { { 0, 0, 0, 0, 2 } } } },
  };
  char anna[] = "Anna", bert[] = "B\n\"\\", ship[] = "\360\237\232\242", french[] = "fr";
  const TablePerson people[] = {
    { anna, TABLE_COLOR_RED, french },
    { bert, TABLE_COLOR_BLUE, NULL },
    { ship, TABLE_COLOR_GREEN, NULL },
  };
  g_autoptr (TableRecord) record = colonia_record_new (&setup, people);
  g_autofree char *text = table_record_to_text (record);
  g_autoptr (TableRecord) read = written_record (text);

  assert_round_trip (text);
  g_assert_cmpint (memcmp (colonia_record_get_setup (read), &setup, sizeof setup), ==, 0);
  g_assert_true (colonia_state_equal (colonia_record_get_state (record), colonia_record_get_state (read)));

  g_assert_cmpstr (table_record_get_person (read, 0)->language, ==, "fr");
  g_assert_null (table_record_get_person (read, 1)->language);
  g_assert_cmpstr (table_record_get_person (read, 1)->name, ==, "B\n\"\\");
  g_assert_cmpstr (table_record_get_names (read)[1], ==, "B \"\\");
  g_assert_cmpstr (table_record_get_names (read)[2], ==, "\360\237\232\242");
}

/* The cursor */

static void
assert_cursor (const TableRecord *record,
               guint              cursor,
               guint              n_events)
{
  g_assert_cmpuint (table_record_get_cursor (record), ==, cursor);
  g_assert_cmpuint (table_record_get_n_events (record), ==, n_events);
}

static void
test_cursor_read (void)
{
  g_autoptr (TableRecord) record = written_record (small_text);

  assert_cursor (record, 2, 4);
  g_assert_cmpint (colonia_record_get_event (record, 0)->type, ==, COLONIA_EVENT_SHIP);
  g_assert_cmpint (colonia_record_get_event (record, 1)->type, ==, COLONIA_EVENT_NOTE);
  g_assert_cmpint (colonia_state_find_free_berth (colonia_record_get_state (record)), ==, 1);
}

static gboolean
has_cursor_member (const TableRecord *record,
                   gint64            *cursor)
{
  g_autofree char *text = table_record_to_text (record);
  g_autoptr (JsonNode) root = parse_json (text);
  JsonObject *object = json_node_get_object (root);

  if (!json_object_has_member (object, "cursor"))
    return FALSE;

  *cursor = json_object_get_int_member (object, "cursor");

  return TRUE;
}

static void
test_cursor_written (void)
{
  g_autoptr (TableRecord) record = table_simulate (&colonia_game, 3, COLONIA_TRACKING_ESSENTIALS, 5);
  guint n_events = table_record_get_n_events (record);
  gint64 cursor = -1;

  g_assert_false (has_cursor_member (record, &cursor));
  g_assert_true (table_record_move_cursor (record, 7, NULL));
  g_assert_true (has_cursor_member (record, &cursor));
  g_assert_cmpint (cursor, ==, 7);
  assert_cursor (record, 7, n_events);

  g_assert_true (table_record_move_cursor (record, n_events, NULL));
  if (has_cursor_member (record, &cursor))
    g_assert_cmpint (cursor, ==, n_events);
}

static GArray *
list_states (const TableRecord *record)
{
  GArray *states = g_array_new (FALSE, FALSE, sizeof (ColoniaState));
  ColoniaState state;

  g_array_set_clear_func (states, (GDestroyNotify) colonia_state_clear);
  colonia_state_init (&state, colonia_record_get_setup (record));

  for (guint i = 0;; i++)
    {
      ColoniaState copy;

      colonia_state_copy (&copy, &state);
      g_array_append_val (states, copy);
      if (i == table_record_get_cursor (record))
        break;

      g_assert_cmpint (colonia_state_apply (&state, colonia_record_get_event (record, i), NULL).kind, ==,
                       TABLE_OBSTACLE_NONE);
    }

  colonia_state_clear (&state);

  return states;
}

static void
assert_state (const TableRecord *record,
              const GArray      *states)
{
  const ColoniaState *expected = &g_array_index (states, ColoniaState, table_record_get_cursor (record));

  g_assert_true (colonia_state_equal (colonia_record_get_state (record), expected));
}

/* Steps back to the start, forth to the end, and jumps about. */
static void
test_cursor_to_and_fro (void)
{
  g_autoptr (TableRecord) record = table_simulate (&colonia_game, 4, COLONIA_TRACKING_FULL, 11);
  g_autoptr (GArray) states = list_states (record);
  g_autofree char *text = table_record_to_text (record);
  g_autoptr (GRand) rand = g_rand_new_with_seed (11);
  guint n_events = table_record_get_n_events (record);

  for (guint i = n_events + 1; i > 0; i--)
    {
      g_assert_true (table_record_move_cursor (record, i - 1, NULL));
      assert_state (record, states);
    }
  for (guint i = 0; i <= n_events; i++)
    {
      g_assert_true (table_record_move_cursor (record, i, NULL));
      assert_state (record, states);
    }
  for (int i = 0; i < 200; i++)
    {
      g_assert_true (table_record_move_cursor (record, (guint) g_rand_int_range (rand, 0, (int) n_events + 1), NULL));
      assert_state (record, states);
    }

  g_assert_true (table_record_move_cursor (record, n_events, NULL));
  assert_written_as (record, text);
}

/* Undone events that were read are looked at only when they are redone. */
static void
test_cursor_redo_what_was_read (void)
{
  g_autoptr (TableRecord) game = table_simulate (&colonia_game, 3, COLONIA_TRACKING_FULL, 12);
  g_autoptr (GArray) states = list_states (game);
  guint n_events = table_record_get_n_events (game);
  g_autofree char *text = NULL;
  g_autoptr (TableRecord) record = NULL;

  g_assert_true (table_record_move_cursor (game, 20, NULL));
  text = table_record_to_text (game);
  record = written_record (text);
  assert_cursor (record, 20, n_events);
  assert_state (record, states);

  for (guint i = 20; i <= n_events; i += 7)
    {
      g_assert_true (table_record_move_cursor (record, i, NULL));
      assert_state (record, states);
    }
  g_assert_true (table_record_move_cursor (record, 5, NULL));
  assert_state (record, states);
  g_assert_true (table_record_move_cursor (record, n_events, NULL));
  assert_state (record, states);
}

/* What was undone */

static void
test_undone_kept (void)
{
  assert_round_trip (
    "{\"format\":\"kontor-record\",\"version\":1,\"game\":\"colonia\",\"tracking\":\"full\",\"cursor\":0,"
    "\"players\":[{\"name\":\"A\",\"color\":\"red\"},{\"name\":\"B\",\"color\":\"blue\"},{\"name\":\"C\",\"color\":\"green\"}],"
    "\"events\":[{},{\"type\":7},{\"type\":\"boat\",\"holds\":[[[{}]]]},{\"type\":\"pass\",\"player\":99},"
    "{\"\":\"\\ufffd\",\"number\":-1.5}]}");
}

/* A new event takes the place of those that are undone, which are set aside. */
static void
test_undone_replaced (void)
{
  g_autoptr (TableRecord) record = written_record (small_text);
  g_autoptr (JsonNode) root = parse_json (small_text);
  JsonObject *object = json_node_get_object (root);
  JsonArray *events = json_object_get_array_member (object, "events");
  JsonArray *replaced = json_array_new ();
  JsonNode *earlier = parse_json ("[{\"after\":2,\"cursor\":2,\"until\":3}]");
  g_autofree char *expected = NULL;

  g_assert_cmpint (append_note (record, "New"), ==, TABLE_OBSTACLE_NONE);
  assert_cursor (record, 3, 3);

  json_array_add_element (replaced, json_array_dup_element (events, 2));
  json_array_add_element (replaced, json_array_dup_element (events, 3));
  json_array_remove_element (events, 3);
  json_array_remove_element (events, 2);
  json_array_add_element (events, parse_json ("{\"type\":\"note\",\"text\":\"New\"}"));
  json_object_remove_member (object, "cursor");
  json_object_set_array_member (json_array_get_object_element (json_node_get_array (earlier), 0), "events", replaced);
  json_object_set_member (object, "earlier", earlier);
  expected = json_to_string (root, FALSE);
  assert_written_as (record, expected);
}

/* What was checked once and then undone is replaced like the rest. */
static void
test_undone_replaced_after_undo (void)
{
  g_autoptr (TableRecord) record = table_simulate (&colonia_game, 3, COLONIA_TRACKING_FULL, 13);
  g_autofree char *text = NULL;

  g_assert_true (table_record_move_cursor (record, 30, NULL));
  g_assert_cmpint (append_note (record, "Another way"), ==, TABLE_OBSTACLE_NONE);
  assert_cursor (record, 31, 31);
  g_assert_cmpstr (colonia_record_get_event (record, 30)->text, ==, "Another way");

  text = table_record_to_text (record);
  assert_round_trip (text);
  g_assert_true (table_record_move_cursor (record, 0, NULL));
  g_assert_true (table_record_move_cursor (record, 31, NULL));
  assert_written_as (record, text);
}

static void
assert_redo_fails (TableRecord *record,
                   guint        cursor,
                   const char  *message)
{
  g_autofree char *before = table_record_to_text (record);
  guint cursor_before = table_record_get_cursor (record);
  g_auto (ColoniaState) state = { 0 };
  g_autofree char *after = NULL;
  g_autoptr (GError) error = NULL;

  colonia_state_copy (&state, colonia_record_get_state (record));

  g_assert_false (table_record_move_cursor (record, cursor, &error));
  g_assert_nonnull (error);
  g_assert_cmpstr (error->message, ==, message);

  after = table_record_to_text (record);
  g_assert_cmpstr (after, ==, before);
  g_assert_cmpuint (table_record_get_cursor (record), ==, cursor_before);
  g_assert_true (colonia_state_equal (colonia_record_get_state (record), &state));
}

static void
test_failed_redo (void)
{
  static const char message[] =
    "$.events[3].type: “boat” is not known here, only ship, relic, week-card, edicts, family-cards, tie-rolls, vote, "
    "casting-vote, restock, merchants, homecoming, draws, good-rolls, exchange, take-booth, order, die, load, buy, "
    "safeguard, pass, final-holdings, correction, change, note";
  g_autoptr (TableRecord) record = written_record (small_text);

  assert_redo_fails (record, 4, message);
  assert_redo_fails (record, 4, message);

  /* The one before it can be redone, and everything still be undone. */
  g_assert_true (table_record_move_cursor (record, 3, NULL));
  assert_redo_fails (record, 4, message);
  g_assert_true (table_record_move_cursor (record, 0, NULL));
  assert_redo_fails (record, 4, message);
  g_assert_true (table_record_move_cursor (record, 2, NULL));
  assert_written_as (record, small_text);
  g_assert_cmpint (append_note (record, "On we go"), ==, TABLE_OBSTACLE_NONE);
}

static void
test_failed_redo_by_rules (void)
{
  g_autoptr (GString) text = g_string_new (small_text);
  g_autoptr (TableRecord) record = NULL;

  g_string_replace (text, "{\"type\": \"boat\", \"city\": 7}", "{\"type\": \"die\", \"value\": 1}", 1);
  record = written_record (text->str);

  assert_redo_fails (record, 4, "event 4 (die): first a ship must come into the free berth");
}

/* What stands against an event changes nothing, and undone events stay. */
static void
test_refused_append (void)
{
  g_autoptr (TableRecord) record = written_record (small_text);
  const ColoniaEvent event = { .type = COLONIA_EVENT_PASS, .player = 0 };
  g_autoptr (GArray) effects = g_array_new (FALSE, FALSE, sizeof (ColoniaEffect));

  g_assert_cmpint (colonia_record_append (record, &event, NULL, effects).kind, ==, TABLE_OBSTACLE_NOT_NOW);
  g_assert_cmpuint (effects->len, ==, 0);
  assert_cursor (record, 2, 4);
  assert_written_as (record, small_text);
}

/* A document need not have a list of events. */
static char *
get_id (TableRecord *record)
{
  g_autofree char *text = table_record_to_text (record);
  g_autoptr (JsonNode) node = parse_json (text);

  return g_strdup (json_object_get_string_member_with_default (json_node_get_object (node), "id", NULL));
}

/* The id that a game gets if something in its text is another. */
static char *
identify_with (const char *before,
               const char *after)
{
  g_autoptr (GString) text = g_string_new (small_text);
  g_autoptr (TableRecord) record = NULL;

  g_assert_cmpuint (g_string_replace (text, before, after, 1), ==, 1);
  record = written_record (text->str);
  g_assert_null (get_id (record));
  table_record_identify (record);

  return get_id (record);
}

/* All copies of an old game get the same id, whatever came after its first event; other
 * games get others, and an id never changes. */
static void
test_identify (void)
{
  static const char *const same[][2] = {
    { "\"cursor\": 2", "\"cursor\": 1" },
    { "It rains", "It snows" },
    { "\"weather\"", "\"climate\"" },
  };
  static const char *const others[][2] = {
    { "Bert", "Otto" },
    { "\"family-members\": 30", "\"family-members\": 29" },
    { "\"events\"", "\"start\": [{}, {}, {}], \"events\"" },
    { "\"pays\": 3", "\"pays\": 4" },
  };
  g_autoptr (TableRecord) record = written_record (small_text);
  g_autofree char *id = NULL, *again = NULL;

  table_record_identify (record);
  id = get_id (record);
  g_assert_true (g_uuid_string_is_valid (id));
  for (gsize i = 0; i < G_N_ELEMENTS (same); i++)
    {
      g_autofree char *found = identify_with (same[i][0], same[i][1]);

      g_assert_cmpstr (found, ==, id);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (others); i++)
    {
      g_autofree char *found = identify_with (others[i][0], others[i][1]);

      g_assert_cmpstr (found, !=, id);
    }

  table_record_identify (record);
  again = get_id (record);
  g_assert_cmpstr (again, ==, id);
}

/* A game without events has nothing by which it could be known. */
static void
test_identify_new (void)
{
  static const char text[] =
    "{\"format\": \"kontor-record\", \"version\": 1, \"game\": \"colonia\", \"tracking\": \"scoring\","
    " \"players\": [{\"name\": \"A\", \"color\": \"red\"}, {\"name\": \"B\", \"color\": \"blue\"},"
    " {\"name\": \"C\", \"color\": \"green\"}]}";
  g_autoptr (TableRecord) record = written_record (text);
  g_autoptr (TableRecord) other = written_record (text);
  g_autofree char *id = NULL, *others = NULL;

  table_record_identify (record);
  table_record_identify (other);
  id = get_id (record);
  others = get_id (other);
  g_assert_true (g_uuid_string_is_valid (id));
  g_assert_true (g_uuid_string_is_valid (others));
  g_assert_cmpstr (id, !=, others);
}

static void
test_append_to_nothing (void)
{
  g_autofree char *text = rewrite_with_unknown ("null");
  g_autoptr (TableRecord) record = written_record (text);

  assert_cursor (record, 0, 0);
  g_assert_true (table_record_move_cursor (record, 0, NULL));
  g_assert_cmpint (append_note (record, "First"), ==, TABLE_OBSTACLE_NONE);
  assert_cursor (record, 1, 1);
  g_assert_cmpstr (colonia_record_get_event (record, 0)->text, ==, "First");
}

/* Reading */

/* A stream of so many bytes, first those of a text, then blanks, which fails
 * at its end if it shall. */
#define TEST_TYPE_STREAM (test_stream_get_type ())
G_DECLARE_FINAL_TYPE (TestStream, test_stream, TEST, STREAM, GInputStream)

struct _TestStream {
  GInputStream parent_instance;
  const char *text;
  gsize position;
  gsize length;
  gsize piece; /* how much is handed out at once */
  gboolean fails;
};

G_DEFINE_FINAL_TYPE (TestStream, test_stream, G_TYPE_INPUT_STREAM)

static gssize
test_stream_read (GInputStream *stream,
                  void         *buffer,
                  gsize         count,
                  GCancellable *cancellable,
                  GError      **error)
{
  TestStream *self = TEST_STREAM (stream);
  gsize text_length = strlen (self->text);
  gsize n = MIN (MIN (count, self->piece), self->length - self->position);

  if (self->position == self->length && self->fails)
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_BROKEN_PIPE, "the pipe is broken");
      return -1;
    }

  for (gsize i = 0; i < n; i++, self->position++)
    ((char *) buffer)[i] = (char) (self->position < text_length ? self->text[self->position] : ' ');

  return (gssize) n;
}

static void
test_stream_class_init (TestStreamClass *klass)
{
  G_INPUT_STREAM_CLASS (klass)->read_fn = test_stream_read;
}

static void
test_stream_init (TestStream *self)
{
  self->piece = G_MAXSIZE;
}

static TestStream *
test_stream_new (const char *text,
                 gsize       length)
{
  TestStream *self = g_object_new (TEST_TYPE_STREAM, NULL);

  self->text = text;
  self->length = length;

  return self;
}

static void
test_read_in_pieces (void)
{
  for (gsize piece = 1; piece < 8; piece++)
    {
      g_autoptr (TestStream) stream = test_stream_new (small_text, strlen (small_text));
      g_autoptr (TableRecord) record = NULL;
      g_autoptr (GError) error = NULL;

      stream->piece = piece;
      record = table_record_read (G_INPUT_STREAM (stream), &error);
      g_assert_no_error (error);
      assert_written_as (record, small_text);
    }
}

static void
test_read_broken (void)
{
  g_autoptr (TestStream) stream = test_stream_new (small_text, strlen (small_text));
  g_autoptr (GError) error = NULL;

  stream->fails = TRUE;
  g_assert_null (table_record_read (G_INPUT_STREAM (stream), &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_BROKEN_PIPE);
}

/* As large as a record may be, to the byte. */
static void
test_read_largest (void)
{
  g_autoptr (TestStream) stream = test_stream_new (small_text, MAX_BYTES);
  g_autoptr (TableRecord) record = NULL;
  g_autoptr (GError) error = NULL;

  record = table_record_read (G_INPUT_STREAM (stream), &error);
  g_assert_no_error (error);
  assert_written_as (record, small_text);
}

static void
test_read_too_large (void)
{
  g_autoptr (TestStream) stream = test_stream_new (small_text, MAX_BYTES + 1);
  g_autoptr (GError) error = NULL;

  g_assert_null (table_record_read (G_INPUT_STREAM (stream), &error));
  g_assert_error (error, TABLE_RECORD_ERROR, TABLE_RECORD_ERROR_SIZE);
  g_assert_cmpstr (error->message, ==, TOO_LARGE);
}

/* Whoever reads on until the end never comes to it. */
static void
test_read_endless (void)
{
  g_autoptr (TestStream) stream = test_stream_new (small_text, G_MAXSIZE);
  g_autoptr (GError) error = NULL;

  g_assert_null (table_record_read (G_INPUT_STREAM (stream), &error));
  g_assert_error (error, TABLE_RECORD_ERROR, TABLE_RECORD_ERROR_SIZE);
  g_assert_cmpuint (stream->position, <=, MAX_BYTES + 1024 * 1024);
}

static void
test_parse_too_large (void)
{
  g_autofree char *text = g_malloc (MAX_BYTES + 1);

  memset (text, '[', MAX_BYTES + 1);
  assert_refused (text, MAX_BYTES + 1, TOO_LARGE);
  assert_refused (text, MAX_BYTES, "line 1, column 513: not JSON: nested too deeply");
}

/* Many events are not deep, and each is looked at once. */
static void
test_parse_many_events (void)
{
  g_autoptr (GString) text = g_string_new (small_text);
  g_autoptr (GString) notes = g_string_new ("{\"type\":\"note\",\"text\":\"\"}");
  g_autoptr (TableRecord) record = NULL;

  for (int i = 0; i < 20000; i++)
    g_string_append (notes, ",{\"type\":\"note\",\"text\":\"\"}");
  g_string_replace (text, "{\"type\": \"boat\", \"city\": 7}", notes->str, 1);
  g_string_replace (text, "\"cursor\": 2", "\"cursor\": 20004", 1);

  record = written_record (text->str);
  assert_cursor (record, 20004, 20004);
}

/* Broken bytes */

static void
assert_every_truncation_refused (const char *text,
                                 gsize       step)
{
  gsize end = (gsize) (strrchr (text, '}') - text);

  for (gsize length = 0; length <= end; length += step)
    {
      /* Not a byte more than what is there may be read. */
      g_autofree char *copy = g_memdup2 (text, length);

      assert_refused (copy != NULL ? copy : "", length, NULL);
    }
}

static void
test_truncated (void)
{
  g_autoptr (TableRecord) scoring = table_simulate (&colonia_game, 3, COLONIA_TRACKING_SCORING, 3);
  g_autofree char *scoring_text = table_record_to_text (scoring);

  assert_every_truncation_refused (small_text, 1);
  assert_every_truncation_refused (scoring_text, 1);
}

static void
test_truncated_game (void)
{
  g_autoptr (TableRecord) game = table_simulate (&colonia_game, 6, COLONIA_TRACKING_FULL, 3);
  g_autofree char *text = table_record_to_text (game);

  assert_every_truncation_refused (text, 37);
}

/* Whatever the bytes are, they end in one error of one line or in a record
 * that can be written and read again. */
static void
assert_error_or_record (const char *text,
                        gsize       length)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TableRecord) record = table_record_parse (text, length, &error);
  g_autofree char *written = NULL;

  if (record == NULL)
    {
      g_assert_nonnull (error);
      g_assert_true (g_utf8_validate (error->message, -1, NULL));
      g_assert_null (strchr (error->message, '\n'));
      return;
    }

  g_assert_no_error (error);
  written = table_record_to_text (record);
  assert_round_trip (written);

  if (table_record_move_cursor (record, table_record_get_n_events (record), NULL))
    table_record_move_cursor (record, 0, NULL);
}

static void
replace_every_byte (const char *text,
                    guint32     seed)
{
  static const char favourites[] = "\"\\{}[],:0-.eE9 \n\t/nu\377\200\303";
  g_autoptr (GRand) rand = g_rand_new_with_seed (seed);
  gsize length = strlen (text);
  g_autofree char *copy = g_memdup2 (text, length);

  for (gsize i = 0; i < length; i++)
    {
      for (int j = 0; j < 6; j++)
        {
          copy[i] = (char) (j < 3 ? favourites[g_rand_int_range (rand, 0, sizeof favourites)]
                                  : g_rand_int_range (rand, 0, 256));
          assert_error_or_record (copy, length);
        }
      copy[i] = text[i];
    }
}

static void
test_replaced_bytes (void)
{
  g_autoptr (TableRecord) scoring = table_simulate (&colonia_game, 3, COLONIA_TRACKING_SCORING, 4);
  g_autofree char *scoring_text = table_record_to_text (scoring);

  replace_every_byte (small_text, 2024);
  replace_every_byte (scoring_text, 2025);
}

/* A few random bytes at random places of a whole game. */
static void
test_replaced_bytes_of_game (void)
{
  g_autoptr (TableRecord) game = table_simulate (&colonia_game, 3, COLONIA_TRACKING_FULL, 4);
  g_autofree char *text = table_record_to_text (game);
  g_autoptr (GRand) rand = g_rand_new_with_seed (2026);
  gsize length = strlen (text);

  for (int i = 0; i < 400; i++)
    {
      g_autofree char *copy = g_memdup2 (text, length);

      for (int j = g_rand_int_range (rand, 1, 4); j > 0; j--)
        copy[g_rand_int_range (rand, 0, (int) length)] = (char) g_rand_int_range (rand, '"', '~');
      assert_error_or_record (copy, length);
    }
}

static void
test_random_bytes (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (2027);

  for (int i = 0; i < 20000; i++)
    {
      char bytes[64];
      gsize length = (gsize) g_rand_int_range (rand, 0, sizeof bytes);

      for (gsize j = 0; j < length; j++)
        bytes[j] = (char) g_rand_int_range (rand, 0, 256);
      assert_refused (bytes, length, NULL);
    }
}

/* Files */

static char *
make_dir (void)
{
  g_autoptr (GError) error = NULL;
  char *dir = g_dir_make_tmp ("kontor-record-XXXXXX", &error);

  g_assert_no_error (error);

  return dir;
}

static guint
count_files (const char *path)
{
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  guint n = 0;

  g_assert_nonnull (dir);
  while (g_dir_read_name (dir) != NULL)
    n++;

  return n;
}

static void
remove_dir (const char *path)
{
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *file = g_build_filename (path, name, NULL);

      g_remove (file);
    }

  g_assert_cmpint (g_rmdir (path), ==, 0);
}

static char *
get_contents (const char *path)
{
  g_autoptr (GError) error = NULL;
  char *contents = NULL;

  g_file_get_contents (path, &contents, NULL, &error);
  g_assert_no_error (error);

  return contents;
}

static void
assert_file_is (const char *path,
                const char *text)
{
  g_autofree char *contents = get_contents (path);

  g_assert_cmpstr (contents, ==, text);
}

static void
save (const TableRecord *record,
      const char        *path)
{
  g_autofree char *text = table_record_to_text (record);
  g_autoptr (TableRecord) loaded = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (table_record_save (record, path, &error));
  g_assert_no_error (error);
  assert_file_is (path, text);

  loaded = table_record_load (path, &error);
  g_assert_no_error (error);
  assert_written_as (loaded, text);
}

static void
test_save (void)
{
  g_autofree char *dir = make_dir ();
  g_autofree char *path = g_build_filename (dir, "Br\303\274gge 1.kontor", NULL);
  g_autoptr (TableRecord) small = written_record (small_text);
  g_autoptr (TableRecord) game = table_simulate (&colonia_game, 5, COLONIA_TRACKING_FULL, 1);

  save (small, path);
  save (game, path);
  save (small, path);
  g_assert_cmpuint (count_files (dir), ==, 1);

  remove_dir (dir);
}

static void
test_save_over_something_else (void)
{
  g_autofree char *dir = make_dir ();
  g_autofree char *path = g_build_filename (dir, "game.kontor", NULL);
  g_autoptr (TableRecord) record = written_record (small_text);

  g_assert_true (g_file_set_contents (path, "a shopping list", -1, NULL));
  save (record, path);
  g_assert_true (g_file_set_contents (path, "", -1, NULL));
  save (record, path);
  g_assert_cmpuint (count_files (dir), ==, 1);

  remove_dir (dir);
}

static void
assert_not_saved (const TableRecord *record,
                  const char        *path)
{
  g_autofree char *before = table_record_to_text (record);
  g_autofree char *after = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_false (table_record_save (record, path, &error));
  g_assert_nonnull (error);
  g_assert_true (error->domain == G_FILE_ERROR);

  after = table_record_to_text (record);
  g_assert_cmpstr (after, ==, before);
}

static void
test_save_into_missing_directory (void)
{
  g_autofree char *dir = make_dir ();
  g_autofree char *path = g_build_filename (dir, "missing", "game.kontor", NULL);
  g_autoptr (TableRecord) record = written_record (small_text);

  assert_not_saved (record, path);
  g_assert_cmpuint (count_files (dir), ==, 0);

  remove_dir (dir);
}

/* A link stays a link, and what it leads to holds the record. */
static void
test_save_through_links (void)
{
  g_autofree char *dir = make_dir ();
  g_autofree char *path = g_build_filename (dir, "game.kontor", NULL);
  g_autofree char *near = g_build_filename (dir, "near.kontor", NULL);
  g_autofree char *far = g_build_filename (dir, "far.kontor", NULL);
  g_autofree char *text = NULL;
  g_autoptr (TableRecord) record = written_record (small_text);

  g_assert_true (g_file_set_contents (path, "", -1, NULL));
  g_assert_cmpint (symlink ("game.kontor", near), ==, 0);
  g_assert_cmpint (symlink (near, far), ==, 0);

  save (record, far);
  g_assert_true (g_file_test (far, G_FILE_TEST_IS_SYMLINK));
  g_assert_true (g_file_test (near, G_FILE_TEST_IS_SYMLINK));
  g_assert_false (g_file_test (path, G_FILE_TEST_IS_SYMLINK));
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_cmpuint (strlen (text), >, 0);
  g_assert_cmpuint (count_files (dir), ==, 3);

  remove_dir (dir);
}

/* A link to a file that is not there yet leads to a new file, and one that
 * leads round to itself to none. */
static void
test_save_through_dangling_links (void)
{
  g_autofree char *dir = make_dir ();
  g_autofree char *path = g_build_filename (dir, "game.kontor", NULL);
  g_autofree char *link = g_build_filename (dir, "link.kontor", NULL);
  g_autofree char *round = g_build_filename (dir, "round.kontor", NULL);
  g_autoptr (TableRecord) record = written_record (small_text);

  g_assert_cmpint (symlink ("game.kontor", link), ==, 0);
  save (record, link);
  g_assert_true (g_file_test (link, G_FILE_TEST_IS_SYMLINK));
  g_assert_true (g_file_test (path, G_FILE_TEST_IS_REGULAR));

  g_assert_cmpint (symlink ("round.kontor", round), ==, 0);
  assert_not_saved (record, round);
  g_assert_true (g_file_test (round, G_FILE_TEST_IS_SYMLINK));
  g_assert_cmpuint (count_files (dir), ==, 3);

  remove_dir (dir);
}

static void
test_save_private_file (void)
{
  g_autofree char *dir = make_dir ();
  g_autofree char *path = g_build_filename (dir, "game.kontor", NULL);
  g_autoptr (TableRecord) record = written_record (small_text);
  GStatBuf info;

  g_assert_true (g_file_set_contents_full (path, "", -1, G_FILE_SET_CONTENTS_NONE, 0600, NULL));
  save (record, path);
  g_assert_cmpint (g_stat (path, &info), ==, 0);
  g_assert_cmphex (info.st_mode & 0777, ==, 0600);

  remove_dir (dir);
}

/* Nothing but an ordinary file is replaced: not a pipe, and so not a device. */
static void
test_save_over_pipe (void)
{
  g_autofree char *dir = make_dir ();
  g_autofree char *path = g_build_filename (dir, "game.kontor", NULL);
  g_autoptr (TableRecord) record = written_record (small_text);

  g_assert_cmpint (mkfifo (path, 0600), ==, 0);
  assert_not_saved (record, path);
  g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));
  g_assert_false (g_file_test (path, G_FILE_TEST_IS_REGULAR));

  remove_dir (dir);
}

static void
test_save_over_directory (void)
{
  g_autofree char *dir = make_dir ();
  g_autofree char *path = g_build_filename (dir, "game.kontor", NULL);
  g_autoptr (TableRecord) record = written_record (small_text);

  g_assert_cmpint (g_mkdir (path, 0700), ==, 0);
  assert_not_saved (record, path);
  g_assert_true (g_file_test (path, G_FILE_TEST_IS_DIR));
  g_assert_cmpuint (count_files (dir), ==, 1);

  g_assert_cmpint (g_rmdir (path), ==, 0);
  remove_dir (dir);
}

static void
test_save_below_file (void)
{
  g_autofree char *dir = make_dir ();
  g_autofree char *file = g_build_filename (dir, "file", NULL);
  g_autofree char *path = g_build_filename (file, "game.kontor", NULL);
  g_autoptr (TableRecord) record = written_record (small_text);

  g_assert_true (g_file_set_contents (file, "text", -1, NULL));
  assert_not_saved (record, path);
  assert_file_is (file, "text");
  g_assert_cmpuint (count_files (dir), ==, 1);

  remove_dir (dir);
}

static void
test_save_into_read_only_directory (void)
{
  g_autofree char *dir = NULL;
  g_autofree char *path = NULL;
  g_autoptr (TableRecord) record = written_record (small_text);

  if (geteuid () == 0)
    {
      g_test_skip ("nothing is read-only for root");
      return;
    }

  dir = make_dir ();
  path = g_build_filename (dir, "game.kontor", NULL);
  g_assert_true (g_file_set_contents (path, "old", -1, NULL));
  g_assert_cmpint (g_chmod (dir, 0500), ==, 0);

  assert_not_saved (record, path);
  assert_file_is (path, "old");

  g_assert_cmpint (g_chmod (dir, 0700), ==, 0);
  g_assert_cmpuint (count_files (dir), ==, 1);
  remove_dir (dir);
}

/* Saves one record and the other until it is killed. */
static void G_GNUC_NORETURN
save_for_ever (const TableRecord *record,
               const TableRecord *other,
               const char        *path)
{
  for (;;)
    if (!table_record_save (record, path, NULL) || !table_record_save (other, path, NULL))
      _exit (1);
}

static void
kill_while_saving (const TableRecord *record,
                   const TableRecord *other,
                   const char        *path,
                   gulong             microseconds)
{
  pid_t child = fork ();
  int status;

  g_assert_cmpint (child, >=, 0);
  if (child == 0)
    save_for_ever (record, other, path);

  g_usleep (microseconds);
  g_assert_cmpint (kill (child, SIGKILL), ==, 0);
  g_assert_cmpint (waitpid (child, &status, 0), ==, child);
  g_assert_true (WIFSIGNALED (status));
}

/* The old record or the new one, whole, whenever the power fails. */
static void
test_save_killed (void)
{
  g_autofree char *dir = make_dir ();
  g_autofree char *path = g_build_filename (dir, "game.kontor", NULL);
  g_autoptr (TableRecord) game = table_simulate (&colonia_game, 6, COLONIA_TRACKING_FULL, 2);
  g_autoptr (TableRecord) other = table_simulate (&colonia_game, 3, COLONIA_TRACKING_FULL, 2);
  g_autofree char *game_text = table_record_to_text (game);
  g_autofree char *other_text = table_record_to_text (other);
  g_autoptr (GRand) rand = g_rand_new_with_seed (2028);

  save (game, path);

  for (int i = 0; i < 60; i++)
    {
      g_autofree char *contents = NULL;

      kill_while_saving (game, other, path, (gulong) g_rand_int_range (rand, 0, 20000));
      contents = get_contents (path);
      g_assert_true (g_str_equal (contents, game_text) || g_str_equal (contents, other_text));
    }

  /* What a killed program left lying about does not stand in the way. */
  save (other, path);
  remove_dir (dir);
}

static void
test_load_missing (void)
{
  g_autofree char *dir = make_dir ();
  g_autofree char *path = g_build_filename (dir, "missing.kontor", NULL);
  g_autoptr (GError) error = NULL;

  g_assert_null (table_record_load (path, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);

  remove_dir (dir);
}

static void
test_load_directory (void)
{
  g_autofree char *dir = make_dir ();
  g_autoptr (GError) error = NULL;

  g_assert_null (table_record_load (dir, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_IS_DIRECTORY);

  remove_dir (dir);
}

static void
test_load_empty (void)
{
  g_autofree char *dir = make_dir ();
  g_autofree char *path = g_build_filename (dir, "empty.kontor", NULL);
  g_autoptr (GError) error = NULL;

  g_assert_true (g_file_set_contents (path, "", -1, NULL));
  g_assert_null (table_record_load (path, &error));
  g_assert_error (error, DOC_ERROR, DOC_ERROR_SYNTAX);
  g_assert_cmpstr (error->message, ==, "line 1, column 1: not JSON: the file is empty");

  remove_dir (dir);
}

/* Stamps, copies and events of other records */

/* An event whose document says more of it than this program knows. */
static const char stamped_text[] =
  "{\"format\": \"kontor-record\", \"version\": 1, \"game\": \"colonia\", \"tracking\": \"essentials\","
  " \"players\": [{\"name\": \"A\", \"color\": \"red\"}, {\"name\": \"B\", \"color\": \"blue\"},"
  "               {\"name\": \"C\", \"color\": \"green\"}],"
  " \"events\": ["
  "  {\"type\": \"note\", \"text\": \"One\", \"at\": \"2024-02-29T20:00:00Z\", \"by\": \"app\", \"mood\": [1]},"
  "  {\"type\": \"note\", \"text\": \"Two\", \"at\": 5, \"by\": {}},"
  "  {\"type\": \"note\", \"text\": \"Three\"},"
  "  {\"type\": \"ship\", \"city\": \"bergen\", \"holds\": [{\"goods\": {}, \"pays\": 1}]},"
  "  {\"type\": \"note\", \"text\": \"Four\", \"by\": \"table\"},"
  "  {\"type\": \"boat\"}"
  " ], \"cursor\": 3, \"weather\": \"fine\"}";

static void
assert_stamp (const TableRecord *record,
              guint              index,
              const char        *at,
              const char        *by)
{
  TableStamp stamp = table_record_get_stamp (record, index);

  g_assert_cmpstr (stamp.at, ==, at);
  g_assert_cmpstr (stamp.by, ==, by);
}

static void
test_stamps (void)
{
  const TableStamp stamp = { .at = "2025-01-01T00:00:00Z", .by = "table" };
  const TableStamp half = { .by = "app" };
  const ColoniaEvent event = { .type = COLONIA_EVENT_NOTE, .player = COLONIA_NOBODY, .text = (char *) "Now" };
  g_autoptr (TableRecord) record = written_record (stamped_text);
  g_autoptr (TableRecord) again = NULL;
  g_autofree char *text = NULL;

  assert_stamp (record, 0, "2024-02-29T20:00:00Z", "app");
  assert_stamp (record, 1, NULL, NULL);
  assert_stamp (record, 2, NULL, NULL);

  g_assert_cmpint (colonia_record_append (record, &event, &stamp, NULL).kind, ==, TABLE_OBSTACLE_NONE);
  g_assert_cmpint (colonia_record_append (record, &event, &half, NULL).kind, ==, TABLE_OBSTACLE_NONE);
  text = table_record_to_text (record);
  again = written_record (text);
  assert_stamp (again, 3, "2025-01-01T00:00:00Z", "table");
  assert_stamp (again, 4, NULL, "app");
}

static void
test_known (void)
{
  g_autoptr (TableRecord) record = written_record (stamped_text);
  g_autofree char *before = table_record_to_text (record);
  g_auto (ColoniaState) state = { 0 };

  colonia_state_copy (&state, colonia_record_get_state (record));
  g_assert_cmpuint (table_record_get_n_known (record), ==, 3);
  table_record_check_undone (record);
  g_assert_cmpuint (table_record_get_n_known (record), ==, 5);
  g_assert_cmpstr (colonia_record_get_event (record, 4)->text, ==, "Four");
  assert_stamp (record, 4, NULL, "table");

  assert_cursor (record, 3, 6);
  g_assert_true (colonia_state_equal (colonia_record_get_state (record), &state));
  assert_written_as (record, before);
  table_record_check_undone (record);
  g_assert_cmpuint (table_record_get_n_known (record), ==, 5);

  g_assert_false (table_record_move_cursor (record, 6, NULL));
  g_assert_true (table_record_move_cursor (record, 1, NULL));
  g_assert_cmpuint (table_record_get_n_known (record), ==, 5);
  append_note (record, "Else");
  g_assert_cmpuint (table_record_get_n_known (record), ==, 2);
}

static void
test_check_undone_of_game (void)
{
  g_autoptr (TableRecord) game = table_simulate (&colonia_game, 3, COLONIA_TRACKING_FULL, 31);
  g_autoptr (GArray) states = list_states (game);
  guint n_events = table_record_get_n_events (game);
  g_autoptr (TableRecord) record = NULL;
  g_autofree char *text = NULL;

  g_assert_true (table_record_move_cursor (game, 30, NULL));
  text = table_record_to_text (game);
  record = written_record (text);
  table_record_check_undone (record);
  g_assert_cmpuint (table_record_get_n_known (record), ==, n_events);
  assert_state (record, states);
}

static void
test_copy (void)
{
  g_autoptr (TableRecord) record = written_record (stamped_text);
  g_autofree char *before = table_record_to_text (record);
  g_autoptr (TableRecord) copy = table_record_copy (record, 3);
  g_autoptr (TableRecord) part = table_record_copy (record, 1);
  g_autoptr (TableRecord) nothing = table_record_copy (record, 0);
  g_autofree char *text = table_record_to_text (part);

  assert_cursor (copy, 3, 3);
  g_assert_true (colonia_state_equal (colonia_record_get_state (copy), colonia_record_get_state (record)));
  assert_cursor (part, 1, 1);
  assert_stamp (part, 0, "2024-02-29T20:00:00Z", "app");
  g_assert_nonnull (strstr (text, "\"mood\""));
  g_assert_nonnull (strstr (text, "\"weather\""));
  g_assert_null (strstr (text, "\"cursor\""));
  assert_cursor (nothing, 0, 0);

  append_note (copy, "Else");
  assert_written_as (record, before);
}

static void
test_append_from (void)
{
  g_autoptr (TableRecord) source = written_record (stamped_text);
  g_autofree char *before = table_record_to_text (source);
  g_autoptr (TableRecord) record = table_record_copy (source, 0);
  g_autofree char *text = NULL;

  append_note (record, "Zero");
  append_note (record, "Undone");
  g_assert_true (table_record_move_cursor (record, 1, NULL));
  g_assert_cmpint (table_record_append_from (record, source, 0).kind, ==, TABLE_OBSTACLE_NONE);
  g_assert_cmpint (table_record_append_from (record, source, 4).kind, ==, TABLE_OBSTACLE_NONE);
  assert_cursor (record, 3, 3);
  assert_stamp (record, 1, "2024-02-29T20:00:00Z", "app");
  g_assert_cmpstr (colonia_record_get_event (record, 2)->text, ==, "Four");
  text = table_record_to_text (record);
  g_assert_nonnull (strstr (text, "\"mood\""));
  assert_round_trip (text);
  assert_written_as (source, before);
}

static void
test_append_from_refused (void)
{
  g_autoptr (TableRecord) game = table_simulate (&colonia_game, 3, COLONIA_TRACKING_FULL, 32);
  g_autoptr (TableRecord) record = table_record_copy (game, 2);
  g_autofree char *before = NULL;
  ColoniaEvent event;

  g_assert_true (table_record_move_cursor (record, 1, NULL));
  before = table_record_to_text (record);
  g_assert_cmpint (colonia_record_get_event (game, 20)->type, !=, COLONIA_EVENT_SHIP);
  event = *colonia_record_get_event (game, 20);
  g_assert_cmpint (table_record_append_from (record, game, 20).kind, ==,
                   colonia_state_examine (colonia_record_get_state (record), &event).kind);
  assert_written_as (record, before);
  assert_cursor (record, 1, 2);
}

static void
test_keep_undone (void)
{
  g_autoptr (TableRecord) source = written_record (stamped_text);
  g_autofree char *bare = rewrite_with_unknown ("1");
  g_autoptr (TableRecord) record = table_record_copy (source, 2);
  g_autoptr (TableRecord) empty = written_record (bare);
  g_autoptr (TableRecord) again = NULL;
  g_autofree char *text = NULL;

  table_record_keep_undone (record, source, 5);
  table_record_keep_undone (record, source, 0);
  assert_cursor (record, 2, 4);
  g_assert_cmpuint (table_record_get_n_known (record), ==, 2);
  text = table_record_to_text (record);
  g_assert_nonnull (strstr (text, "boat"));
  again = written_record (text);
  assert_cursor (again, 2, 4);
  g_assert_false (table_record_move_cursor (again, 3, NULL));

  table_record_keep_undone (empty, source, 0);
  assert_cursor (empty, 0, 1);
  append_note (record, "Else");
  assert_cursor (record, 3, 3);
}

/* Writing without waiting */

typedef struct {
  gboolean written;
  char *etag;
  GError *error;
  gboolean over;
} Outcome;

static void
on_written (GObject      *source,
            GAsyncResult *result,
            gpointer      data)
{
  Outcome *outcome = data;

  outcome->written = table_record_write_finish (result, &outcome->etag, &outcome->error);
  outcome->over = TRUE;
}

static void
outcome_clear (Outcome *outcome)
{
  g_clear_pointer (&outcome->etag, g_free);
  g_clear_error (&outcome->error);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Outcome, outcome_clear)

static Outcome
write_and_wait (const char   *text,
                const char   *path,
                const char   *etag,
                GCancellable *cancellable)
{
  Outcome outcome = { 0 };

  table_record_write_async (text, path, etag, cancellable, on_written, &outcome);
  g_assert_false (outcome.over);
  while (!outcome.over)
    g_main_context_iteration (NULL, TRUE);

  g_assert_cmpint (outcome.written, ==, outcome.error == NULL);

  return outcome;
}

static void
test_write (void)
{
  g_autofree char *dir = make_dir ();
  g_autofree char *path = g_build_filename (dir, "game.kontor", NULL);
  g_autofree char *etag = NULL;

  g_assert_null (doc_get_mark (path));
  {
    g_auto (Outcome) outcome = write_and_wait ("One", path, NULL, NULL);

    g_assert_no_error (outcome.error);
    assert_file_is (path, "One");
    etag = doc_get_mark (path);
    g_assert_cmpstr (outcome.etag, ==, etag);
  }
  {
    g_auto (Outcome) outcome = write_and_wait ("Two", path, etag, NULL);

    g_assert_no_error (outcome.error);
    assert_file_is (path, "Two");
  }
  g_assert_cmpuint (count_files (dir), ==, 1);

  remove_dir (dir);
}

/* Makes a file that was written at a time in seconds, and gives its mark. */
static char *
mark_of (const char *path,
         const char *text,
         time_t      time)
{
  const struct utimbuf times = { .actime = time, .modtime = time };

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  g_assert_cmpint (g_utime (path, (struct utimbuf *) &times), ==, 0);

  return doc_get_mark (path);
}

/* A clock is coarse, and somebody may write twice in one step of it: then the size
 * tells. */
static void
test_etag (void)
{
  g_autofree char *dir = make_dir ();
  g_autofree char *path = g_build_filename (dir, "game.kontor", NULL);
  g_autofree char *mark = mark_of (path, "One", 1000000000);
  g_autofree char *same = mark_of (path, "One", 1000000000);
  g_autofree char *longer = mark_of (path, "Three", 1000000000);
  g_autofree char *later = mark_of (path, "One", 1000000001);

  g_assert_cmpstr (mark, ==, same);
  g_assert_cmpstr (mark, !=, longer);
  g_assert_cmpstr (mark, !=, later);

  remove_dir (dir);
}

static void
test_write_over_another (void)
{
  g_autofree char *dir = make_dir ();
  g_autofree char *path = g_build_filename (dir, "game.kontor", NULL);

  g_assert_true (g_file_set_contents (path, "Mine", -1, NULL));
  {
    g_auto (Outcome) outcome = write_and_wait ("Yours", path, "1:2", NULL);

    g_assert_error (outcome.error, G_IO_ERROR, G_IO_ERROR_WRONG_ETAG);
    g_assert_null (outcome.etag);
    assert_file_is (path, "Mine");
  }
  {
    g_auto (Outcome) outcome = write_and_wait ("Yours", path, NULL, NULL);

    g_assert_no_error (outcome.error);
    assert_file_is (path, "Yours");
  }
  g_assert_cmpint (g_remove (path), ==, 0);
  {
    g_auto (Outcome) outcome = write_and_wait ("Back", path, "1:2", NULL);

    g_assert_no_error (outcome.error);
    assert_file_is (path, "Back");
  }

  remove_dir (dir);
}

static void
test_write_failed (void)
{
  g_auto (Outcome) outcome = write_and_wait ("One", "/dev/full", NULL, NULL);
  g_auto (Outcome) missing = write_and_wait ("One", "/nowhere/at/all", NULL, NULL);

  g_assert_error (outcome.error, G_FILE_ERROR, G_FILE_ERROR_INVAL);
  g_assert_error (missing.error, G_FILE_ERROR, G_FILE_ERROR_NOENT);
}

static void
test_write_cancelled (void)
{
  g_autofree char *dir = make_dir ();
  g_autofree char *path = g_build_filename (dir, "game.kontor", NULL);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();

  g_cancellable_cancel (cancellable);
  {
    g_auto (Outcome) outcome = write_and_wait ("One", path, NULL, cancellable);

    g_assert_error (outcome.error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  }
  g_assert_cmpuint (count_files (dir), ==, 0);

  remove_dir (dir);
}

static void
add_form_tests (void)
{
  g_test_add_func ("/record/round-trip/examples", test_examples);
  g_test_add_func ("/record/round-trip/small", test_small);
  g_test_add_func ("/record/written/on", test_written_on);
  g_test_add_func ("/record/written/once", test_written_once);
  g_test_add_func ("/record/round-trip/random-games", test_random_games);
  g_test_add_func ("/record/round-trip/unknown-members", test_unknown_members);
  g_test_add_func ("/record/round-trip/unknown-members-kept", test_unknown_members_kept);
  g_test_add_func ("/record/round-trip/unknown-numbers", test_unknown_numbers);
  g_test_add_func ("/record/round-trip/unknown-large-numbers", test_unknown_large_numbers);
  g_test_add_func ("/record/round-trip/unknown-texts", test_unknown_texts);
  g_test_add_func ("/record/round-trip/texts", test_texts);
  g_test_add_func ("/record/round-trip/other-tracking", test_other_tracking);
  g_test_add_func ("/record/format", test_formats);
  g_test_add_func ("/record/form-of-text", test_form_of_text);
  g_test_add_func ("/record/state", test_whole_state);
  g_test_add_func ("/record/state/equal", test_state_equal);
  g_test_add_func ("/record/new", test_new);
}

static void
add_event_tests (void)
{
  g_test_add_func ("/record/cursor/read", test_cursor_read);
  g_test_add_func ("/record/cursor/written", test_cursor_written);
  g_test_add_func ("/record/cursor/to-and-fro", test_cursor_to_and_fro);
  g_test_add_func ("/record/cursor/redo-what-was-read", test_cursor_redo_what_was_read);
  g_test_add_func ("/record/undone/kept", test_undone_kept);
  g_test_add_func ("/record/undone/replaced", test_undone_replaced);
  g_test_add_func ("/record/undone/replaced-after-undo", test_undone_replaced_after_undo);
  g_test_add_func ("/record/undone/failed-redo", test_failed_redo);
  g_test_add_func ("/record/undone/failed-redo-by-rules", test_failed_redo_by_rules);
  g_test_add_func ("/record/append/refused", test_refused_append);
  g_test_add_func ("/record/append/to-nothing", test_append_to_nothing);
  g_test_add_func ("/record/stamps", test_stamps);
  g_test_add_func ("/record/known", test_known);
  g_test_add_func ("/record/known/of-game", test_check_undone_of_game);
  g_test_add_func ("/record/copy", test_copy);
  g_test_add_func ("/record/append-from", test_append_from);
  g_test_add_func ("/record/append-from/refused", test_append_from_refused);
  g_test_add_func ("/record/keep-undone", test_keep_undone);
}

static void
add_reading_tests (void)
{
  g_test_add_func ("/record/read/in-pieces", test_read_in_pieces);
  g_test_add_func ("/record/read/broken", test_read_broken);
  g_test_add_func ("/record/read/largest", test_read_largest);
  g_test_add_func ("/record/read/too-large", test_read_too_large);
  g_test_add_func ("/record/read/endless", test_read_endless);
  g_test_add_func ("/record/parse/too-large", test_parse_too_large);
  g_test_add_func ("/record/parse/many-events", test_parse_many_events);
  g_test_add_func ("/record/broken/truncated", test_truncated);
  g_test_add_func ("/record/broken/truncated-game", test_truncated_game);
  g_test_add_func ("/record/broken/replaced-bytes", test_replaced_bytes);
  g_test_add_func ("/record/broken/replaced-bytes-of-game", test_replaced_bytes_of_game);
  g_test_add_func ("/record/broken/random-bytes", test_random_bytes);
  g_test_add_func ("/record/load/missing", test_load_missing);
  g_test_add_func ("/record/load/directory", test_load_directory);
  g_test_add_func ("/record/load/empty", test_load_empty);
}

static void
add_saving_tests (void)
{
  g_test_add_func ("/record/save/round-trip", test_save);
  g_test_add_func ("/record/save/over-something-else", test_save_over_something_else);
  g_test_add_func ("/record/save/through-links", test_save_through_links);
  g_test_add_func ("/record/save/through-dangling-links", test_save_through_dangling_links);
  g_test_add_func ("/record/save/private-file", test_save_private_file);
  g_test_add_func ("/record/save/over-pipe", test_save_over_pipe);
  g_test_add_func ("/record/save/into-missing-directory", test_save_into_missing_directory);
  g_test_add_func ("/record/save/over-directory", test_save_over_directory);
  g_test_add_func ("/record/save/below-file", test_save_below_file);
  g_test_add_func ("/record/save/into-read-only-directory", test_save_into_read_only_directory);
  g_test_add_func ("/record/save/killed", test_save_killed);
  g_test_add_func ("/record/identify", test_identify);
  g_test_add_func ("/record/identify/new", test_identify_new);
  g_test_add_func ("/record/write", test_write);
  g_test_add_func ("/record/write/mark", test_etag);
  g_test_add_func ("/record/write/over-another", test_write_over_another);
  g_test_add_func ("/record/write/failed", test_write_failed);
  g_test_add_func ("/record/write/cancelled", test_write_cancelled);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  add_form_tests ();
  add_event_tests ();
  add_reading_tests ();
  add_saving_tests ();

  return g_test_run ();
}

/* test-exports.c: what is exported, read back by another program
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-record.h"
#include "colonia-score.h"
#include "colonia-typed.h"
#include "concordia-state.h"
#include "doc-write.h"
#include "genua-state.h"
#include "table-chronicle-export.h"
#include "table-play-export.h"
#include "table-record-file.h"
#include "table-score-export.h"
#include "table-simulation.h"
#include "visby-state.h"

#include <glib/gstdio.h>
#include <sys/wait.h>

/* The exit status of a test that cannot be had here. */
#define SKIPPED 77

static const char *const names[] = { "game.kontor", "scores.csv", "chronicle.csv", "play.json", "play.link" };

static void
write_text (const char *directory,
            const char *name,
            const char *text)
{
  g_autofree char *path = g_build_filename (directory, name, NULL);
  g_autoptr (GError) error = NULL;

  g_file_set_contents (path, text, -1, &error);
  g_assert_no_error (error);
}

static void
write_score (const char        *directory,
             const TableRecord *record)
{
  g_autoptr (GDateTime) now = g_date_time_new_utc (2026, 11, 21, 20, 0, 0);
  g_autoptr (JsonNode) play = NULL;
  g_autofree char *scores = NULL;
  g_autofree char *json = NULL;
  g_autofree char *link = NULL;
  TableScore score;

  if (!table_state_get_score (table_record_get_state (record), &score) || !score.final)
    return;

  scores = table_score_to_csv (&score, record, NULL);
  play = table_play_to_json (&score, record, NULL, now);
  json = doc_write (play);
  link = table_play_to_link (&score, record, NULL, now);
  write_text (directory, "scores.csv", scores);
  write_text (directory, "play.json", json);
  write_text (directory, "play.link", link);
}

static void
remove_directory (const char *directory)
{
  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = g_build_filename (directory, names[i], NULL);

      g_remove (path);
    }
  g_assert_cmpint (g_rmdir (directory), ==, 0);
}

/* Lets Python read what is in a directory, or hold the play there against a schema. */
static void
run_python (const char *directory,
            const char *schema)
{
  g_autofree char *script = g_test_build_filename (G_TEST_DIST, "table", "read-exports.py", NULL);
  const char *const argv[] = { g_getenv ("PYTHON"), script, directory, schema, NULL };
  g_autoptr (GError) error = NULL;
  int status;

  g_spawn_sync (NULL, (char **) argv, NULL, G_SPAWN_DEFAULT, NULL, NULL, NULL, NULL, &status, &error);
  g_assert_no_error (error);
  if (schema != NULL && WIFEXITED (status) && WEXITSTATUS (status) == SKIPPED)
    g_test_skip ("jsonschema is missing");
  else
    g_spawn_check_wait_status (status, &error);
  g_assert_no_error (error);
}

/* Everything about a game goes into files, and Python reads them. */
static void
check_with (const TableRecord *record,
            const char        *schema)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *directory = g_dir_make_tmp ("kontor-exports-XXXXXX", &error);
  g_autofree char *text = table_record_to_text (record);
  g_autofree char *chronicle = table_chronicle_to_csv (record, NULL);

  g_assert_no_error (error);
  write_text (directory, "game.kontor", text);
  write_text (directory, "chronicle.csv", chronicle);
  write_score (directory, record);

  run_python (directory, schema);
  remove_directory (directory);
}

static void
check_exports (const TableRecord *record)
{
  check_with (record, NULL);
}

static void
check_schema (const TableRecord *record)
{
  g_autofree char *schema = g_test_build_filename (G_TEST_DIST, "..", "data", "doc", "bg-stats-play.schema.json", NULL);

  check_with (record, schema);
}

static void
test_examples (void)
{
  const char *const examples[] = { "six-weeks.kontor", "essentials.kontor", "tie-break.kontor" };

  for (gsize i = 0; i < G_N_ELEMENTS (examples); i++)
    {
      g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "data", "games", "colonia", "examples", examples[i], NULL);
      g_autoptr (GError) error = NULL;
      g_autoptr (TableRecord) record = table_record_load (path, &error);

      g_assert_no_error (error);
      check_exports (record);
    }
}

static void
test_random (void)
{
  for (int tracking = 0; tracking < COLONIA_N_TRACKINGS; tracking++)
    {
      g_autoptr (TableRecord) record = table_simulate (&colonia_game, 6, (ColoniaTracking) tracking, 11);

      check_exports (record);
    }
}

/* What is undone is told as such, and what was drawn blindly is not told while
 * the game goes on. */
static void
test_running (void)
{
  for (guint64 seed = 1; seed <= 4; seed++)
    {
      g_autoptr (TableRecord) record = table_simulate (&colonia_game, 4, COLONIA_TRACKING_FULL, seed);
      g_autoptr (GError) error = NULL;

      table_record_move_cursor (record, table_record_get_cursor (record) - 20, &error);
      g_assert_no_error (error);
      check_exports (record);
    }
}

/* A whole game of people with such names. */
static TableRecord *
play_as (const char *const names_of[3],
         guint64           seed)
{
  g_autoptr (TableRecord) game = table_simulate (&colonia_game, 3, COLONIA_TRACKING_FULL, seed);
  TablePerson people[3];
  TableRecord *record;

  for (int seat = 0; seat < 3; seat++)
    {
      people[seat] = *table_record_get_person (game, seat);
      people[seat].name = (char *) names_of[seat];
    }

  record = colonia_record_new (colonia_record_get_setup (game), people);
  for (guint i = 0; i < table_record_get_cursor (game); i++)
    g_assert_cmpint (table_record_append_from (record, game, i).kind, ==, TABLE_OBSTACLE_NONE);

  return record;
}

/* Names may have everything in them that tables, links and formulas are made of. */
static void
test_names (void)
{
  static const char *const odd[][3] = {
    { "=1+1", "a \"b\", c;\n&d=e#f%20", "Zoë 🎲 <b>" },
    { "＝1+1", "＋1", "－1" },
    { "＠SUM(1)", "\n=1+1", "\r=1+1" },
    { "\t=1+1", "a\037b", "\177" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (odd); i++)
    {
      g_autoptr (TableRecord) record = play_as (odd[i], 5 + i);

      check_exports (record);
    }
}

/* A finished game, then a note that was stamped like this. */
static TableRecord *
stamp_note (const char *at,
            const char *by)
{
  TableRecord *record = table_simulate (&colonia_game, 3, COLONIA_TRACKING_ESSENTIALS, 7);
  const TableStamp stamp = { .at = at, .by = by };
  g_auto (ColoniaEvent) note = { 0 };

  colonia_event_init (&note, COLONIA_EVENT_NOTE);
  note.text = g_strdup ("It was late.");
  g_assert_cmpint (colonia_record_append (record, &note, &stamp, NULL).kind, ==, TABLE_OBSTACLE_NONE);

  return record;
}

/* What a column of the last line of the chronicle has, none of the ones before being quoted. */
static char *
get_last_column (const TableRecord *record,
                 int                column)
{
  g_autofree char *csv = table_chronicle_to_csv (record, NULL);
  g_auto (GStrv) lines = g_strsplit (csv, "\r\n", -1);
  g_auto (GStrv) columns = g_strsplit (lines[g_strv_length (lines) - 2], ",", -1);

  return g_strdup (columns[column]);
}

static char *
get_play_date (const TableRecord *record)
{
  g_autoptr (GDateTime) now = g_date_time_new_utc (2026, 11, 21, 20, 0, 0);
  g_autoptr (JsonNode) play = NULL;
  TableScore score;

  g_assert_true (table_state_get_score (table_record_get_state (record), &score));
  play = table_play_to_json (&score, record, NULL, now);

  return g_strdup (json_object_get_string_member (json_node_get_object (play), "playDate"));
}

/* Times at either end of all years, and what is no time at all. */
static void
test_times (void)
{
  static const struct {
    const char *at;
    const char *time;
    const char *date;
  } cases[] = {
    { "2026-11-21T20:00:00Z", "2026-11-21T20:00:00Z", "2026-11-21 20:00:00" },
    { "2026-11-21T20:00:00+01:00", "2026-11-21T19:00:00Z", "2026-11-21 19:00:00" },
    { "2026-11-21T20:00:00,5Z", "2026-11-21T20:00:00.500000Z", "2026-11-21 20:00:00" },
    { "1969-07-20T20:17:40Z", "1969-07-20T20:17:40Z", "1969-07-20 20:17:40" },
    { "0031-01-01T00:00:00Z", "0031-01-01T00:00:00Z", "0031-01-01 00:00:00" },
    { "9999-12-31T23:59:59Z", "9999-12-31T23:59:59Z", "9999-12-31 23:59:59" },
    { "0001-01-01T00:00:00+14:00", "", NULL },
    { "9999-12-31T23:59:59-14:00", "", NULL },
    { "0000-01-01T00:00:00Z", "", NULL },
    { "10000-01-01T00:00:00Z", "", NULL },
    { "=1+1", "", NULL },
    { "a,b\"\r\nc", "", NULL },
    { "", "", NULL },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (TableRecord) record = stamp_note (cases[i].at, NULL);
      g_autofree char *time = get_last_column (record, 3);
      g_autofree char *date = get_play_date (record);

      g_assert_cmpstr (time, ==, cases[i].time);
      /* Nobody else in such a game tells when it was. */
      g_assert_cmpstr (date, ==, cases[i].date != NULL ? cases[i].date : "2026-11-21 20:00:00");
    }
}

/* Who rolled is one of three words. */
static void
test_rollers (void)
{
  static const struct {
    const char *by;
    const char *told;
  } cases[] = { { "app", "app" }, { "table", "table" }, { "phone", "phone" }, { "=1+1", "" }, { "a,b\r\n", "" }, { "", "" }, { NULL, "" } };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (TableRecord) record = stamp_note (NULL, cases[i].by);
      g_autofree char *roller = get_last_column (record, 7);

      g_assert_cmpstr (roller, ==, cases[i].told);
      check_exports (record);
    }
}

static void
test_schema (void)
{
  static const char *const odd[] = { "=1+1", "a \"b\", c;\n&d=e#f%20", "a\037b" };
  static const char *const times[] = { "2026-11-21T20:00:00Z", "0031-01-01T00:00:00Z", "9999-12-31T23:59:59Z", "late" };
  g_autoptr (TableRecord) record = play_as (odd, 5);

  check_schema (record);
  for (gsize i = 0; i < G_N_ELEMENTS (times); i++)
    {
      g_autoptr (TableRecord) stamped = stamp_note (times[i], NULL);

      check_schema (stamped);
    }
}

static char *
get_play_id (const TableRecord *record)
{
  g_autoptr (GDateTime) now = g_date_time_new_utc (2026, 11, 21, 20, 0, 0);
  g_autoptr (JsonNode) play = NULL;
  TableScore score;

  g_assert_true (table_state_get_score (table_record_get_state (record), &score));
  play = table_play_to_json (&score, record, NULL, now);

  return g_strdup (json_object_get_string_member (json_node_get_object (play), "sourcePlayId"));
}

/* Each game is called by its number where others list games, as far as that is known for sure. */
static void
test_numbers (void)
{
  const struct {
    const TableGame *game;
    gint64 number;
  } games[] = { { &colonia_game, 0 }, { &visby_game, 0 }, { &concordia_game, 124361 }, { &genua_game, 1345 } };
  g_autoptr (GDateTime) now = g_date_time_new_utc (2026, 11, 21, 20, 0, 0);

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autoptr (TableRecord) record = table_simulate (games[i].game, 3, 0, 1);
      g_autoptr (JsonNode) play = NULL;
      JsonObject *told;
      TableScore score;

      g_assert_true (table_state_get_score (table_record_get_state (record), &score));
      play = table_play_to_json (&score, record, NULL, now);
      told = json_object_get_object_member (json_node_get_object (play), "game");
      g_assert_cmpint (json_object_get_int_member_with_default (told, "bggId", 0), ==, games[i].number);
    }
}

/* Where it was played, and what the one number of each player consists of. */
static void
test_told (void)
{
  g_autoptr (TableRecord) record = table_simulate (&colonia_game, 3, COLONIA_TRACKING_FULL, 1);
  g_autoptr (GDateTime) now = g_date_time_new_utc (2026, 11, 21, 20, 0, 0);
  g_autoptr (JsonNode) play = NULL, nowhere = NULL;
  g_auto (GStrv) lines = NULL;
  JsonObject *told;
  int seats[TABLE_MAX_PLAYERS];
  TableScore score;

  g_assert_true (table_state_get_score (table_record_get_state (record), &score));
  play = table_play_to_json (&score, record, "At Léo’s", now);
  nowhere = table_play_to_json (&score, record, "", now);
  told = json_node_get_object (play);
  g_assert_cmpstr (json_object_get_string_member (told, "location"), ==, "At Léo’s");
  g_assert_false (json_object_has_member (json_node_get_object (nowhere), "location"));

  lines = g_strsplit (json_object_get_string_member (told, "comments"), "\n", -1);
  g_assert_cmpuint (g_strv_length (lines), ==, 3);
  table_score_list (&score, seats);
  for (int place = 0; place < 3; place++)
    {
      const int *parts = score.parts[seats[place]];
      g_autofree char *line = g_strdup_printf ("%s: Relics %d, Shrines %d, Windows %d",
                                               table_record_get_person (record, seats[place])->name, parts[COLONIA_PART_RELICS],
                                               parts[COLONIA_PART_SHRINES], parts[COLONIA_PART_WINDOWS]);

      g_assert_cmpstr (lines[place], ==, line);
    }
}

/* A game keeps its id when its record grows, and no other has it. */
static void
test_play_id (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "data", "games", "colonia", "examples", "six-weeks.kontor", NULL);
  g_autoptr (TableRecord) record = table_record_load (path, NULL);
  g_autoptr (TableRecord) other = table_simulate (&colonia_game, 4, COLONIA_TRACKING_FULL, 1);
  g_autofree char *before = get_play_id (record);
  g_autofree char *after = NULL;
  g_autofree char *others = get_play_id (other);
  g_auto (ColoniaEvent) note = { 0 };
  const TableStamp stamp = { .at = "2026-11-21T20:00:00Z" };

  colonia_event_init (&note, COLONIA_EVENT_NOTE);
  note.text = g_strdup ("The shrine was counted twice.");
  g_assert_cmpint (colonia_record_append (record, &note, &stamp, NULL).kind, ==, TABLE_OBSTACLE_NONE);
  after = get_play_id (record);

  g_assert_cmpstr (before, ==, after);
  g_assert_cmpstr (before, !=, others);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/exports/examples", test_examples);
  g_test_add_func ("/exports/random", test_random);
  g_test_add_func ("/exports/running", test_running);
  g_test_add_func ("/exports/names", test_names);
  g_test_add_func ("/exports/times", test_times);
  g_test_add_func ("/exports/rollers", test_rollers);
  g_test_add_func ("/exports/schema", test_schema);
  g_test_add_func ("/exports/told", test_told);
  g_test_add_func ("/exports/numbers", test_numbers);
  g_test_add_func ("/exports/play-id", test_play_id);

  return g_test_run ();
}

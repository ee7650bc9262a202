/* test-archive.c: the games of a directory are listed, and new ones find a name
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define _POSIX_C_SOURCE 200809L

#include "config.h"

#include "colonia-record.h"
#include "colonia-score.h"
#include "colonia-session.h"
#include "colonia-typed.h"
#include "table-archive.h"
#include "table-game-file.h"
#include "table-record-file.h"
#include "table-session.h"
#include "table-simulation.h"
#include "text-search.h"
#include "tongue.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utime.h>

#define MONDAY 1700000000

/* Helpers */

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

/* A directory of its own for each test. */
typedef struct {
  char *dir;
  char *index; /* of the games in it, where a test wants one */
} Fixture;

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  fixture->dir = g_dir_make_tmp ("kontor-archive-XXXXXX", &error);
  g_assert_no_error (error);
  fixture->index = g_build_filename (fixture->dir, "index", NULL);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  remove_dir (fixture->dir);
  g_free (fixture->dir);
  g_free (fixture->index);
}

static void
write_file (const char *dir,
            const char *name,
            const char *text,
            gint64      modified)
{
  g_autofree char *path = g_build_filename (dir, name, NULL);
  struct utimbuf times = { (time_t) modified, (time_t) modified };

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  g_assert_cmpint (g_utime (path, &times), ==, 0);
}

static void
write_game (const char     *dir,
            const char     *name,
            ColoniaTracking tracking,
            gint64          modified)
{
  g_autoptr (TableRecord) record = table_simulate (&colonia_game, 3, tracking, 1);
  g_autofree char *text = table_record_to_text (record);

  write_file (dir, name, text, modified);
}

static void
wait_until_read (TableArchive *archive)
{
  while (table_archive_is_reading (archive))
    g_main_context_iteration (NULL, TRUE);
}

static void
read_all (TableArchive *archive)
{
  table_archive_refresh (archive);
  wait_until_read (archive);
}

static TableArchive *
list (const char *dir)
{
  TableArchive *archive = table_archive_new (dir, NULL, 0);

  read_all (archive);
  g_assert_no_error (table_archive_get_error (archive));

  return archive;
}

static const TableGameSummary *
get_game (TableArchive *archive,
          guint         position)
{
  g_autoptr (TablePastGame) game = g_list_model_get_item (table_archive_get_games (archive), position);

  return game->summary;
}

static guint
count_games (TableArchive *archive)
{
  return g_list_model_get_n_items (table_archive_get_games (archive));
}

static void
assert_names (TableArchive *archive,
              const char   *expected)
{
  g_autoptr (GString) names = g_string_new (NULL);

  for (guint i = 0; i < count_games (archive); i++)
    {
      const TableGameSummary *summary = get_game (archive, i);
      g_autofree char *name = g_path_get_basename (summary->path);

      g_string_append_printf (names, "%s%s%s", i > 0 ? " " : "", name, summary->is_broken ? "!" : "");
    }

  g_assert_cmpstr (names->str, ==, expected);
}

/* One game */

static void
assert_summary_of (const TableGameSummary *summary,
                   const TableRecord      *record)
{
  const ColoniaState *state = colonia_record_get_state (record);
  gboolean finished = state->step == COLONIA_STEP_FINISHED;
  int n_winners = 0;
  ColoniaScore score;

  g_assert_false (summary->is_broken);
  g_assert_null (table_game_summary_get_problem (summary));
  g_assert_cmpint (summary->tracking, ==, state->tracking);
  g_assert_cmpint (summary->n_players, ==, state->n_players);
  g_assert_cmpint (summary->round, ==, state->week);
  g_assert_cmpint (summary->part, ==, state->day);
  g_assert_cmpint (summary->step, ==, state->step);
  g_assert_cmpint (summary->finished, ==, finished);
  g_assert_cmpuint (summary->n_events, ==, table_record_get_cursor (record));
  if (finished)
    g_assert_true (colonia_state_get_score (state, &score));

  for (int seat = 0; seat < state->n_players; seat++)
    {
      g_assert_cmpstr (summary->names[seat], ==, table_record_get_names (record)[seat]);
      g_assert_cmpint (summary->colors[seat], ==, table_record_get_person (record, seat)->color);
      g_assert_cmpint (summary->winners[seat], ==, finished && score.players[seat].rank == 1);
      n_winners += summary->winners[seat];
    }
  g_assert_cmpint (n_winners > 0, ==, finished);
}

static void
test_summary (Fixture      *fixture,
              gconstpointer data)
{
  g_autofree char *path = g_build_filename (fixture->dir, "game.kontor", NULL);

  for (ColoniaTracking tracking = 0; tracking < COLONIA_N_TRACKINGS; tracking++)
    {
      g_autoptr (TableRecord) record = table_simulate (&colonia_game, 4, tracking, 3);
      guint n = table_record_get_n_events (record);

      for (int part = 0; part <= 4; part++)
        {
          g_autoptr (TableGameSummary) summary = NULL;
          GStatBuf info;

          g_assert_true (table_record_move_cursor (record, n * (guint) part / 4, NULL));
          g_assert_true (table_record_save (record, path, NULL));
          summary = table_game_summary_load (path);
          assert_summary_of (summary, record);
          g_assert_cmpstr (summary->path, ==, path);
          g_assert_cmpint (g_stat (path, &info), ==, 0);
          g_assert_cmpint (summary->played, ==, (gint64) info.st_mtime);
        }
    }
}

/* The text of a game with two notes, the first of which has so many letters, or with one only. */
static char *
summarise_notes (Fixture    *fixture,
                 gsize       n_letters,
                 const char *second)
{
  g_autoptr (TableRecord) record = table_simulate (&colonia_game, 3, COLONIA_TRACKING_SCORING, 1);
  g_autofree char *path = g_build_filename (fixture->dir, "game.kontor", NULL);
  g_autofree char *letters = g_strnfill (n_letters, 'x');
  g_autoptr (TableGameSummary) summary = NULL;
  const char *const texts[] = { letters, second, NULL };

  g_assert_true (table_record_move_cursor (record, 0, NULL));
  for (gsize i = 0; texts[i] != NULL; i++)
    {
      g_auto (ColoniaEvent) event = { 0 };

      colonia_event_init (&event, COLONIA_EVENT_NOTE);
      event.text = g_strdup (texts[i]);
      g_assert_cmpint (colonia_record_append (record, &event, NULL, NULL).kind, ==, TABLE_OBSTACLE_NONE);
    }
  g_assert_true (table_record_save (record, path, NULL));
  summary = table_game_summary_load (path);

  return g_strdup (summary->text);
}

/* What was written into a game is kept up to some length, and no text is cut. */
static void
test_summary_of_texts (Fixture      *fixture,
                       gconstpointer data)
{
  g_autofree char *letters = g_strnfill (4000, 'x');
  g_autofree char *full = summarise_notes (fixture, 4000, "second");
  g_autofree char *nearly_full = summarise_notes (fixture, 3999, "second");
  g_autofree char *short_one = summarise_notes (fixture, 1, NULL);
  g_autofree char *expected = g_strdup_printf ("%.3999s\nsecond", letters);

  g_assert_cmpstr (full, ==, letters);
  g_assert_cmpstr (nearly_full, ==, expected);
  g_assert_cmpstr (short_one, ==, "x");
}

/* What waits after a correction is told, also of a game that is in the index. */
static void
test_waiting (Fixture      *fixture,
              gconstpointer data)
{
  g_autofree char *path = g_build_filename (fixture->dir, "game.kontor", NULL);
  g_autoptr (TableSession) session = table_session_new (table_simulate (&colonia_game, 4, COLONIA_TRACKING_FULL, 3), NULL, NULL);
  g_autoptr (TableRevision) revision = NULL;
  g_autoptr (TableGameSummary) summary = NULL;
  g_autoptr (TableGameSummary) known = NULL;
  g_autoptr (JsonNode) facts = NULL;
  guint index = 0;

  while (colonia_record_get_event (table_session_get_record (session), index)->type != COLONIA_EVENT_FAMILY_CARDS)
    index++;
  revision = colonia_session_try_revision (session, index, NULL, TABLE_ROLLER_NONE);
  table_session_accept (session, revision);
  g_assert_true (table_record_save (table_session_get_record (session), path, NULL));
  summary = table_game_summary_load (path);
  g_assert_cmpuint (summary->n_waiting, >, 100);
  g_assert_cmpuint (summary->n_waiting, ==, table_session_count_waiting (session));

  facts = table_game_summary_tell (summary);
  known = table_game_summary_read (path, facts);
  g_assert_cmpuint (known->n_waiting, ==, summary->n_waiting);
}

/* What is known of a game is told by ids, so that nothing is taken for something else
 * when one more comes in between; what an earlier version kept tells nothing. */
static void
test_facts (Fixture      *fixture,
            gconstpointer data)
{
  static const char former[] =
    "{\"tracking\":2,\"names\":[\"A\",\"B\",\"C\"],\"colors\":[0,1,2],\"week\":0,\"day\":7,\"step\":16,\"events\":1,"
    "\"waiting\":0,\"votes\":[],\"winners\":[1,0,0],\"points\":[9,8,7],\"relics\":[1,2,3],\"shrines\":[0,0,0],"
    "\"windows\":[2,0,0]}";
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "data", "games", "colonia", "examples", "six-weeks.kontor", NULL);
  g_autoptr (TableGameSummary) summary = table_game_summary_load (path);
  g_autoptr (JsonNode) facts = table_game_summary_tell (summary);
  g_autoptr (TableGameSummary) known = table_game_summary_read (path, facts);
  g_autoptr (JsonNode) unknown = json_from_string (former, NULL);
  JsonObject *object = json_node_get_object (facts);

  g_assert_cmpstr (json_object_get_string_member (object, "game"), ==, "colonia");
  g_assert_cmpstr (json_object_get_string_member (object, "tracking"), ==, "full");
  g_assert_cmpstr (json_object_get_string_member (object, "part"), ==, "end");
  g_assert_cmpstr (json_object_get_string_member (object, "step"), ==, "finished");
  g_assert_true (known->game == summary->game);
  g_assert_cmpmem (known->points, sizeof known->points, summary->points, sizeof summary->points);
  g_assert_cmpmem (known->parts, sizeof known->parts, summary->parts, sizeof summary->parts);
  g_assert_cmpmem (&known->tallies, sizeof known->tallies, &summary->tallies, sizeof summary->tallies);

  g_assert_null (table_game_summary_read (path, unknown));
  json_object_set_string_member (object, "game", "chess");
  g_assert_null (table_game_summary_read (path, facts));
}

static void
test_summary_of_example (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "data", "games", "colonia", "examples", "six-weeks.kontor", NULL);
  g_autoptr (TableGameSummary) summary = table_game_summary_load (path);
  g_autoptr (TableRecord) record = table_record_load (path, NULL);

  assert_summary_of (summary, record);
  g_assert_true (summary->finished);
  g_assert_cmpint (summary->round, ==, COLONIA_N_WEEKS);
}

/* Those who share a victory have all won. */
static void
test_shared_victory (Fixture      *fixture,
                     gconstpointer data)
{
  static const char text[] =
    "{\"format\":\"kontor-record\",\"version\":1,\"game\":\"colonia\",\"tracking\":\"scoring\","
    "\"players\":[{\"name\":\"A\\nB\",\"color\":\"red\"},{\"name\":\"B\",\"color\":\"blue\"},{\"name\":\"C\",\"color\":\"green\"}],"
    "\"events\":[{\"type\":\"final-holdings\",\"players\":[{\"goods\":1},{},{\"goods\":1}]}]}";
  g_autofree char *path = g_build_filename (fixture->dir, "game.kontor", NULL);
  g_autoptr (TableGameSummary) summary = NULL;

  write_file (fixture->dir, "game.kontor", text, MONDAY);
  summary = table_game_summary_load (path);

  g_assert_true (summary->finished);
  g_assert_true (summary->winners[0]);
  g_assert_false (summary->winners[1]);
  g_assert_true (summary->winners[2]);
  g_assert_cmpstr (summary->names[0], ==, "A B");
  g_assert_cmpint (summary->played, ==, MONDAY);
}

/* What happens to people is told in words of ours, and without the path. */
static void
assert_broken (const char *path,
               const char *problem)
{
  g_autoptr (TableGameSummary) summary = table_game_summary_load (path);

  g_assert_true (summary->is_broken);
  g_assert_cmpstr (summary->path, ==, path);
  g_assert_cmpstr (table_game_summary_get_problem (summary), ==, problem);
  g_assert_cmpint (summary->n_players, ==, 0);
  g_assert_false (summary->finished);
}

static void
test_broken_summary (Fixture      *fixture,
                     gconstpointer data)
{
  g_autofree char *path = g_build_filename (fixture->dir, "game.kontor", NULL);
  g_autofree char *pipe_path = g_build_filename (fixture->dir, "pipe.kontor", NULL);

  assert_broken (path, "there is no such file or folder");
  assert_broken (fixture->dir, "a directory, and no file");
  write_file (fixture->dir, "game.kontor", "a shopping list", MONDAY);
  assert_broken (path, "line 1, column 1: not JSON: a value is missing or misspelt");
  g_assert_cmpint (mkfifo (pipe_path, 0600), ==, 0);
  assert_broken (pipe_path, "not an ordinary file");
}

/* All games */

static void
test_list (Fixture      *fixture,
           gconstpointer data)
{
  g_autofree char *sub = g_build_filename (fixture->dir, "sub.kontor", NULL);
  g_autofree char *pipe_path = g_build_filename (fixture->dir, "pipe.kontor", NULL);
  g_autofree char *link_path = g_build_filename (fixture->dir, "link.kontor", NULL);
  g_autofree char *dangling = g_build_filename (fixture->dir, "dangling.kontor", NULL);
  g_autoptr (TableArchive) archive = NULL;

  write_game (fixture->dir, "old.kontor", COLONIA_TRACKING_SCORING, MONDAY);
  write_game (fixture->dir, "new.kontor", COLONIA_TRACKING_ESSENTIALS, MONDAY + 20);
  write_file (fixture->dir, "broken.kontor", "{", MONDAY + 10);
  write_game (fixture->dir, "a.kontor", COLONIA_TRACKING_SCORING, MONDAY + 5);
  write_game (fixture->dir, "b.kontor", COLONIA_TRACKING_SCORING, MONDAY + 5);
  write_game (fixture->dir, "game.json", COLONIA_TRACKING_SCORING, MONDAY);
  write_game (fixture->dir, "old.kontor.X1Y2Z3", COLONIA_TRACKING_SCORING, MONDAY);
  g_assert_cmpint (g_mkdir (sub, 0700), ==, 0);
  g_assert_cmpint (mkfifo (pipe_path, 0600), ==, 0);
  g_assert_cmpint (symlink ("old.kontor", link_path), ==, 0);
  g_assert_cmpint (symlink ("nowhere.kontor", dangling), ==, 0);

  archive = list (fixture->dir);
  assert_names (archive, "new.kontor broken.kontor! b.kontor a.kontor old.kontor link.kontor");
}

static void
test_list_nothing (Fixture      *fixture,
                   gconstpointer data)
{
  g_autofree char *missing = g_build_filename (fixture->dir, "missing", NULL);
  g_autoptr (TableArchive) none = list (fixture->dir);
  g_autoptr (TableArchive) nowhere = list (missing);

  g_assert_cmpuint (count_games (none), ==, 0);
  g_assert_cmpuint (count_games (nowhere), ==, 0);
  g_assert_false (g_file_test (missing, G_FILE_TEST_EXISTS));
}

static void
test_list_file (Fixture      *fixture,
                gconstpointer data)
{
  g_autofree char *file = g_build_filename (fixture->dir, "file", NULL);
  g_autoptr (TableArchive) archive = table_archive_new (file, NULL, 0);

  write_file (fixture->dir, "file", "text", MONDAY);
  read_all (archive);
  g_assert_error (table_archive_get_error (archive), G_IO_ERROR, G_IO_ERROR_NOT_DIRECTORY);
}

static void
test_list_unreadable (Fixture      *fixture,
                      gconstpointer data)
{
  g_autoptr (TableArchive) archive = NULL;

  if (geteuid () == 0)
    {
      g_test_skip ("nothing is unreadable for root");
      return;
    }

  g_assert_cmpint (g_chmod (fixture->dir, 0), ==, 0);
  archive = table_archive_new (fixture->dir, NULL, 0);
  read_all (archive);
  g_assert_error (table_archive_get_error (archive), G_IO_ERROR, G_IO_ERROR_PERMISSION_DENIED);

  g_assert_cmpint (g_chmod (fixture->dir, 0700), ==, 0);
}

/* Who stops it gets nothing more of it, and may ask anew. */
static void
test_list_stopped (Fixture      *fixture,
                   gconstpointer data)
{
  g_autoptr (TableArchive) archive = table_archive_new (fixture->dir, NULL, 0);

  write_game (fixture->dir, "game.kontor", COLONIA_TRACKING_SCORING, MONDAY);
  table_archive_refresh (archive);
  table_archive_stop (archive);
  g_assert_false (table_archive_is_reading (archive));
  g_assert_cmpuint (count_games (archive), ==, 0);

  read_all (archive);
  assert_names (archive, "game.kontor");
}

/* The index */

/* What an archive with an index tells of all games in a directory. */
static char *
tell_all (const char *dir,
          const char *index)
{
  g_autoptr (TableArchive) archive = table_archive_new (dir, index, 0);
  GString *told = g_string_new (NULL);

  read_all (archive);
  for (guint i = 0; i < count_games (archive); i++)
    {
      const TableGameSummary *game = get_game (archive, i);
      g_autoptr (JsonNode) facts = table_game_summary_tell (game);
      g_autofree char *text = facts != NULL ? json_to_string (facts, FALSE) : g_strdup (table_game_summary_get_problem (game));

      g_string_append_printf (told, "%s %" G_GINT64_FORMAT " %s\n", game->path, game->played, text);
    }

  return g_string_free (told, FALSE);
}

static char *
read_text (const char *path)
{
  char *text = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));

  return text;
}

/* With an index the games are those that they are without. */
static void
test_index (Fixture      *fixture,
            gconstpointer data)
{
  g_autofree char *without = NULL;
  g_autofree char *first = NULL;
  g_autofree char *again = NULL;
  g_autofree char *written = NULL;
  g_autofree char *rewritten = NULL;

  write_game (fixture->dir, "full \"one\"\n.kontor", COLONIA_TRACKING_FULL, MONDAY);
  write_game (fixture->dir, "essentials.kontor", COLONIA_TRACKING_ESSENTIALS, MONDAY + 1);
  write_game (fixture->dir, "scoring.kontor", COLONIA_TRACKING_SCORING, MONDAY + 2);
  write_game (fixture->dir, "not\377utf8.kontor", COLONIA_TRACKING_SCORING, MONDAY + 3);
  write_file (fixture->dir, "broken.kontor", "{", MONDAY + 4);

  without = tell_all (fixture->dir, NULL);
  first = tell_all (fixture->dir, fixture->index);
  written = read_text (fixture->index);
  again = tell_all (fixture->dir, fixture->index);
  rewritten = read_text (fixture->index);
  g_assert_cmpstr (first, ==, without);
  g_assert_cmpstr (again, ==, without);
  g_assert_cmpstr (rewritten, ==, written);

  /* Broken files are told of anew, in the language of the moment. */
  g_assert_nonnull (strstr (written, "scoring.kontor"));
  g_assert_null (strstr (written, "broken.kontor"));
}

/* What is known is not read again: nobody notices what has kept size and time. */
static void
test_index_is_used (Fixture      *fixture,
                    gconstpointer data)
{
  g_autofree char *path = g_build_filename (fixture->dir, "game.kontor", NULL);
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autofree char *touched = NULL;
  g_autofree char *text = NULL;

  write_game (fixture->dir, "game.kontor", COLONIA_TRACKING_SCORING, MONDAY);
  before = tell_all (fixture->dir, fixture->index);
  text = read_text (path);
  memset (text, 'x', strlen (text));
  write_file (fixture->dir, "game.kontor", text, MONDAY);
  after = tell_all (fixture->dir, fixture->index);
  g_assert_cmpstr (after, ==, before);

  write_file (fixture->dir, "game.kontor", text, MONDAY + 1);
  touched = tell_all (fixture->dir, fixture->index);
  g_assert_cmpstr (touched, !=, before);
}

/* Whatever is in the index, the games are those that there are. */
static void
test_garbled_index (Fixture      *fixture,
                    gconstpointer data)
{
  g_autofree char *right = NULL;
  g_autofree char *good = NULL;
  g_autoptr (GRand) random = g_rand_new_with_seed (7);

  write_game (fixture->dir, "a.kontor", COLONIA_TRACKING_ESSENTIALS, MONDAY);
  write_game (fixture->dir, "b.kontor", COLONIA_TRACKING_SCORING, MONDAY + 1);
  right = tell_all (fixture->dir, fixture->index);
  good = read_text (fixture->index);

  for (int i = 0; i < 200; i++)
    {
      g_autofree char *bad = g_strdup (good);
      gsize length = strlen (bad);
      g_autofree char *told = NULL;

      /* Numbers are left alone: one that is another is none that is wrong. */
      do
        bad[g_rand_int_range (random, 0, (int) length)] = (char) g_rand_int_range (random, 1, 32);
      while (g_rand_boolean (random));
      if (i % 3 == 0)
        bad[g_rand_int_range (random, 0, (int) length)] = '\0';

      write_file (fixture->dir, "index", bad, MONDAY);
      told = tell_all (fixture->dir, fixture->index);
      g_assert_cmpstr (told, ==, right);
    }
}

/* A game that was written within the last moment may be written again within
 * it, and look as it did. */
static void
test_young_game (Fixture      *fixture,
                 gconstpointer data)
{
  g_autofree char *told = NULL;
  g_autofree char *written = NULL;

  write_game (fixture->dir, "old.kontor", COLONIA_TRACKING_SCORING, MONDAY);
  write_game (fixture->dir, "young.kontor", COLONIA_TRACKING_SCORING, g_get_real_time () / G_USEC_PER_SEC);
  told = tell_all (fixture->dir, fixture->index);
  written = read_text (fixture->index);
  g_assert_nonnull (strstr (written, "old.kontor"));
  g_assert_null (strstr (written, "young.kontor"));
}

/* The newest only; what is known of the others is not lost by that. */
static void
test_limit (Fixture      *fixture,
            gconstpointer data)
{
  g_autoptr (TableArchive) archive = table_archive_new (fixture->dir, fixture->index, 2);
  g_autofree char *told = NULL;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  write_game (fixture->dir, "a.kontor", COLONIA_TRACKING_SCORING, MONDAY);
  write_game (fixture->dir, "b.kontor", COLONIA_TRACKING_SCORING, MONDAY + 2);
  write_game (fixture->dir, "c.kontor", COLONIA_TRACKING_SCORING, MONDAY + 1);
  told = tell_all (fixture->dir, fixture->index);
  before = read_text (fixture->index);

  read_all (archive);
  assert_names (archive, "b.kontor c.kontor");
  after = read_text (fixture->index);
  g_assert_cmpstr (after, ==, before);
}

/* How a list changes */

typedef struct {
  guint position;
  guint removed;
  guint added;
  int times;
} Changes;

static void
on_items_changed (Changes *changes,
                  guint    position,
                  guint    removed,
                  guint    added)
{
  changes->position = position;
  changes->removed = removed;
  changes->added = added;
  changes->times++;
}

/* When games were played */

/* A game whose only event happened at a time, if that is one, and whose file was written then. */
static void
write_played (const char *dir,
              const char *name,
              const char *at,
              gint64      modified)
{
  g_autofree char *text = g_strdup_printf (
    "{\"format\":\"kontor-record\",\"version\":1,\"game\":\"colonia\",\"tracking\":\"scoring\","
    "\"players\":[{\"name\":\"A\",\"color\":\"red\"},{\"name\":\"B\",\"color\":\"blue\"},{\"name\":\"C\",\"color\":\"green\"}],"
    "\"events\":[{\"type\":\"note\",\"text\":\"Hello\",\"at\":\"%s\"}]}",
    at);

  write_file (dir, name, text, modified);
}

/* MONDAY is 14 November 2023: files that were copied are younger than what was played. */
static void
write_copied (Fixture *fixture)
{
  write_played (fixture->dir, "march.kontor", "2023-03-20T22:33:20Z", MONDAY + 9);
  write_played (fixture->dir, "april.kontor", "2023-04-20T22:33:20Z", MONDAY + 8);
  write_played (fixture->dir, "may.kontor", "2023-05-20T22:33:20+02:00", MONDAY + 8);
  write_played (fixture->dir, "never.kontor", "last Monday", MONDAY);
  write_played (fixture->dir, "june.kontor", "2023-06-20T22:33:20Z", MONDAY - 1);
}

/* A game was played when its events say so, whatever became of the file since; the file
 * tells where these say nothing. */
static void
test_played (Fixture      *fixture,
             gconstpointer data)
{
  g_autoptr (TableArchive) archive = NULL;
  g_autofree char *first = NULL;
  g_autofree char *again = NULL;

  write_copied (fixture);
  archive = list (fixture->dir);
  assert_names (archive, "never.kontor june.kontor may.kontor april.kontor march.kontor");
  g_assert_cmpint (get_game (archive, 0)->played, ==, MONDAY);
  g_assert_cmpint (get_game (archive, 2)->played, ==, 1684614800);
  g_assert_cmpint (get_game (archive, 4)->played, ==, 1679351600);

  first = tell_all (fixture->dir, fixture->index);
  again = tell_all (fixture->dir, fixture->index);
  g_assert_cmpstr (again, ==, first);
}

/* The last that were played, not those of the newest files; and what was looked at for that
 * is known the next time. */
static void
test_limit_played (Fixture      *fixture,
                   gconstpointer data)
{
  g_autoptr (TableArchive) archive = table_archive_new (fixture->dir, fixture->index, 3);
  g_autofree char *written = NULL;

  write_copied (fixture);
  write_played (fixture->dir, "old.kontor", "2022-06-20T22:33:20Z", MONDAY - 40000000);
  read_all (archive);
  assert_names (archive, "never.kontor june.kontor may.kontor");
  written = read_text (fixture->index);
  g_assert_nonnull (strstr (written, "march.kontor"));
  g_assert_null (strstr (written, "old.kontor"));
}

/* What comes in batches is listed in the order in which it was played. */
static void
test_batches_played (Fixture      *fixture,
                     gconstpointer data)
{
  g_autoptr (TableArchive) archive = table_archive_new (fixture->dir, NULL, 0);
  Changes changes = { 0 };

  for (int i = 0; i < 100; i++)
    {
      g_autofree char *name = g_strdup_printf ("%03d.kontor", i);
      g_autofree char *at = g_strdup_printf ("2023-01-%02dT%02d:00:00Z", 1 + (i * 37 % 100) / 10, i * 37 % 10);

      write_played (fixture->dir, name, at, MONDAY + i);
    }

  g_signal_connect_swapped (table_archive_get_games (archive), "items-changed", G_CALLBACK (on_items_changed),
                            &changes);
  read_all (archive);
  g_assert_cmpuint (count_games (archive), ==, 100);
  g_assert_cmpint (changes.times, >, 1);
  for (guint i = 1; i < 100; i++)
    g_assert_cmpint (get_game (archive, i)->played, <, get_game (archive, i - 1)->played);
}

/* Games that come and go */

/* Who looks at a list that is read anew sees only what is new. */
static void
test_refresh (Fixture      *fixture,
              gconstpointer data)
{
  g_autoptr (TableArchive) archive = NULL;
  Changes changes = { 0 };

  write_game (fixture->dir, "a.kontor", COLONIA_TRACKING_SCORING, MONDAY);
  write_game (fixture->dir, "b.kontor", COLONIA_TRACKING_SCORING, MONDAY + 1);
  write_game (fixture->dir, "d.kontor", COLONIA_TRACKING_SCORING, MONDAY + 3);
  archive = list (fixture->dir);
  g_signal_connect_swapped (table_archive_get_games (archive), "items-changed", G_CALLBACK (on_items_changed),
                            &changes);
  read_all (archive);
  g_assert_cmpint (changes.times, ==, 0);

  write_game (fixture->dir, "c.kontor", COLONIA_TRACKING_SCORING, MONDAY + 2);
  read_all (archive);
  assert_names (archive, "d.kontor c.kontor b.kontor a.kontor");
  g_assert_cmpint (changes.times, ==, 1);
  g_assert_cmpuint (changes.position, ==, 1);
  g_assert_cmpuint (changes.removed, ==, 0);
  g_assert_cmpuint (changes.added, ==, 1);
}

/* Many games come in batches, each behind those that are there. */
static void
test_batches (Fixture      *fixture,
              gconstpointer data)
{
  g_autoptr (TableArchive) archive = table_archive_new (fixture->dir, NULL, 0);
  Changes changes = { 0 };

  for (int i = 0; i < 100; i++)
    {
      g_autofree char *name = g_strdup_printf ("%03d.kontor", i);

      write_game (fixture->dir, name, COLONIA_TRACKING_SCORING, MONDAY + i);
    }

  g_signal_connect_swapped (table_archive_get_games (archive), "items-changed", G_CALLBACK (on_items_changed),
                            &changes);
  read_all (archive);
  g_assert_cmpuint (count_games (archive), ==, 100);
  g_assert_cmpint (changes.times, >, 1);
  for (guint i = 0; i < 100; i++)
    g_assert_cmpint (get_game (archive, i)->played, ==, MONDAY + 99 - i);
}

static TablePastGame *
find (TableArchive *archive,
      const char   *dir,
      const char   *name)
{
  g_autofree char *path = g_build_filename (dir, name, NULL);
  TablePastGame *game = table_archive_find (archive, path);

  g_assert_nonnull (game);

  return game;
}

static void
assert_renamed (TableArchive *archive,
                const char   *dir,
                const char   *from,
                const char   *title,
                const char   *expected)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TablePastGame) renamed = table_archive_rename (archive, find (archive, dir, from), title, &error);
  g_autofree char *name = NULL;

  g_assert_no_error (error);
  name = g_path_get_basename (renamed->summary->path);
  g_assert_cmpstr (name, ==, expected);
  g_assert_true (g_file_test (renamed->summary->path, G_FILE_TEST_IS_REGULAR));
}

/* The title is the name of the file; its place among the games stays. */
static void
test_rename (Fixture      *fixture,
             gconstpointer data)
{
  static const char *const no_titles[] = { " . ", "", ",", "(!) - …", "\u202e" };
  g_autoptr (TableArchive) archive = NULL;
  g_autoptr (GError) error = NULL;

  write_game (fixture->dir, "a.kontor", COLONIA_TRACKING_SCORING, MONDAY);
  write_game (fixture->dir, "b.kontor", COLONIA_TRACKING_SCORING, MONDAY + 1);
  write_file (fixture->dir, "broken.kontor", "{", MONDAY + 2);
  archive = list (fixture->dir);

  assert_renamed (archive, fixture->dir, "b.kontor", " Christmas/New Year 1:0 ", "Christmas-New Year 1-0.kontor");
  assert_names (archive, "broken.kontor! Christmas-New Year 1-0.kontor a.kontor");
  assert_renamed (archive, fixture->dir, "a.kontor", "Christmas-New Year 1-0", "Christmas-New Year 1-0 (2).kontor");
  assert_renamed (archive, fixture->dir, "broken.kontor", ".hidden", "hidden.kontor");
  assert_renamed (archive, fixture->dir, "hidden.kontor", "hidden", "hidden.kontor");
  assert_names (archive, "hidden.kontor! Christmas-New Year 1-0.kontor Christmas-New Year 1-0 (2).kontor");
  g_assert_cmpstr (find (archive, fixture->dir, "Christmas-New Year 1-0.kontor")->title, ==,
                   "Christmas-New Year 1-0");

  for (guint i = 0; i < G_N_ELEMENTS (no_titles); i++)
    {
      g_assert_null (table_archive_rename (archive, find (archive, fixture->dir, "hidden.kontor"), no_titles[i], &error));
      g_assert_error (error, G_IO_ERROR, G_IO_ERROR_FAILED);
      g_clear_error (&error);
    }
  assert_renamed (archive, fixture->dir, "hidden.kontor", "\u202e7", "7.kontor");
}

/* Many paths may lead to a file, and none to one that is not there. */
static void
test_same (Fixture      *fixture,
           gconstpointer data)
{
  g_autofree char *path = g_build_filename (fixture->dir, "a.kontor", NULL);
  g_autofree char *other = g_build_filename (fixture->dir, "b.kontor", NULL);
  g_autofree char *link = g_build_filename (fixture->dir, "link.kontor", NULL);
  g_autofree char *around = g_build_filename (fixture->dir, ".", "a.kontor", NULL);
  g_autofree char *elsewhere = g_build_filename (fixture->dir, "gone", "a.kontor", NULL);

  g_assert_true (table_game_file_is_same (path, path));
  g_assert_true (table_game_file_is_same (path, around));
  g_assert_false (table_game_file_is_same (path, other));
  g_assert_false (table_game_file_is_same (path, elsewhere));

  write_game (fixture->dir, "a.kontor", COLONIA_TRACKING_SCORING, MONDAY);
  write_game (fixture->dir, "b.kontor", COLONIA_TRACKING_SCORING, MONDAY);
  g_assert_cmpint (symlink ("a.kontor", link), ==, 0);
  g_assert_true (table_game_file_is_same (path, link));
  g_assert_true (table_game_file_is_same (around, link));
  g_assert_false (table_game_file_is_same (path, other));
  g_assert_false (table_game_file_is_same (link, other));
}

/* What a stranger has called a file stays on its line, and does not turn it round. */
static void
test_strange_titles (void)
{
  static const struct {
    const char *path;
    const char *title;
  } titles[] = {
    { "/x/\u202eevil.kontor", "\ufffdevil" },
    { "/x/a\nb\u2066.kontor", "a b\ufffd" },
    { "na\xefve.kontor", "na\ufffdve" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (titles); i++)
    {
      g_autofree char *title = table_game_file_get_title (titles[i].path);

      g_assert_cmpstr (title, ==, titles[i].title);
    }
}

/* A title that the program made itself is none that somebody gave. */
static void
test_own_title (void)
{
  static const char *const names[] = { "Anna", "Bram", "Chlo\303\251" };

  g_assert_false (table_game_file_has_own_title ("/x/2026-11-21 Anna, Bram, Chlo\303\251.kontor", names, 3));
  g_assert_false (table_game_file_has_own_title ("2026-11-21 Anna, Bram, Chlo\303\251 (12).kontor", names, 3));
  g_assert_true (table_game_file_has_own_title ("2026-11-21 Anna, Bram.kontor", names, 3));
  g_assert_true (table_game_file_has_own_title ("2026-11-21.kontor", names, 3));
  g_assert_true (table_game_file_has_own_title ("Christmas.kontor", names, 3));
  g_assert_false (table_game_file_has_own_title ("2026-11-21.kontor", NULL, 0));
}

/* Who is called otherwise while the game runs has given it no title; neither does the index take it for
 * one. */
static void
test_own_title_of_others (Fixture       *fixture,
                          gconstpointer  data)
{
  g_autoptr (TableRecord) record = table_simulate (&colonia_game, 3, COLONIA_TRACKING_FULL, 1);
  g_autofree char *file_name = g_strdup_printf ("2026-11-21 %s, %s, %s.kontor", table_record_get_person (record, 0)->name,
                                                table_record_get_person (record, 1)->name,
                                                table_record_get_person (record, 2)->name);
  g_autofree char *path = g_build_filename (fixture->dir, file_name, NULL);
  TablePerson people[TABLE_MAX_PLAYERS] = { 0 };
  g_autofree char *text = NULL;
  g_autoptr (TablePastGame) game = NULL;
  g_autoptr (TablePastGame) moved = NULL;
  DocFileMark mark = { 0 };

  for (int seat = 0; seat < 3; seat++)
    people[seat] = *table_record_get_person (record, seat);
  people[1].name = (char *) "Zo\303\253";
  g_assert_true (table_record_change_people (record, people, NULL));
  text = table_record_to_text (record);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));

  game = table_past_game_new (table_game_summary_load (path), &mark);
  g_assert_cmpstr (game->summary->names[1], ==, people[1].name);
  g_assert_null (game->title);
  moved = table_past_game_new_moved (game, path);
  g_assert_null (moved->title);
}

/* A name that was cut was cut for the ending that it had. */
static void
test_own_title_cut (void)
{
  g_autofree char *name = g_strnfill (200, 'x');
  const char *const names[] = { name };
  g_autofree char *former = g_strdup_printf ("2026-11-21 %.81s.colonia", name);
  g_autofree char *own = g_strdup_printf ("2026-11-21 %.80s.colonia", name);

  g_assert_false (table_game_file_has_own_title (former, names, 1));
  g_assert_true (table_game_file_has_own_title (own, names, 1));
}

/* Into the bin and out of it: nothing is lost, whatever is called alike. */
static void
test_bin (Fixture      *fixture,
          gconstpointer data)
{
  g_autofree char *bin_dir = g_build_filename (fixture->dir, "bin", NULL);
  g_autoptr (TableArchive) archive = NULL;
  g_autoptr (TableArchive) bin = NULL;
  g_autoptr (TablePastGame) binned = NULL;
  g_autoptr (TablePastGame) other = NULL;
  g_autoptr (TablePastGame) back = NULL;
  g_autoptr (GError) error = NULL;

  write_game (fixture->dir, "a.kontor", COLONIA_TRACKING_SCORING, MONDAY);
  write_game (fixture->dir, "b.kontor", COLONIA_TRACKING_ESSENTIALS, MONDAY + 1);
  archive = list (fixture->dir);
  bin = list (bin_dir);

  binned = table_archive_move (archive, find (archive, fixture->dir, "b.kontor"), bin, &error);
  g_assert_no_error (error);
  read_all (bin);
  assert_names (archive, "a.kontor");
  assert_names (bin, "b.kontor");

  write_game (fixture->dir, "b.kontor", COLONIA_TRACKING_SCORING, MONDAY + 2);
  read_all (archive);
  other = table_archive_move (archive, find (archive, fixture->dir, "b.kontor"), bin, &error);
  g_assert_no_error (error);
  assert_names (archive, "a.kontor");
  assert_names (bin, "b (2).kontor b.kontor");

  back = table_archive_move (bin, find (bin, bin_dir, "b.kontor"), archive, &error);
  g_assert_no_error (error);
  assert_names (archive, "b.kontor a.kontor");
  g_assert_cmpint (back->summary->tracking, ==, COLONIA_TRACKING_ESSENTIALS);
  g_assert_cmpint (back->summary->played, ==, MONDAY + 1);

  g_assert_true (table_archive_delete (bin, find (bin, bin_dir, "b (2).kontor"), &error));
  g_assert_cmpuint (count_games (bin), ==, 0);
  g_assert_null (table_archive_move (bin, other, archive, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
}

/* Whoever reads while games are moved away has seen them where they were. What
 * was read so is never listed. */
static void
test_moved_while_reading (Fixture      *fixture,
                          gconstpointer data)
{
  g_autofree char *bin_dir = g_build_filename (fixture->dir, "bin", NULL);
  g_autoptr (TableArchive) archive = NULL;
  g_autoptr (TableArchive) bin = NULL;
  g_autoptr (TablePastGame) binned = NULL;
  g_autoptr (TablePastGame) renamed = NULL;
  g_autoptr (GError) error = NULL;

  write_file (fixture->dir, "a.kontor", "{", MONDAY);
  write_file (fixture->dir, "b.kontor", "{", MONDAY + 1);
  write_file (fixture->dir, "c.kontor", "{", MONDAY + 2);
  archive = list (fixture->dir);
  bin = list (bin_dir);

  /* The thread has time to end, but nobody has asked what it found. */
  table_archive_refresh (archive);
  g_usleep (G_USEC_PER_SEC / 20);
  binned = table_archive_move (archive, find (archive, fixture->dir, "b.kontor"), bin, &error);
  g_assert_no_error (error);
  wait_until_read (archive);
  assert_names (archive, "c.kontor! a.kontor!");

  table_archive_refresh (archive);
  g_usleep (G_USEC_PER_SEC / 20);
  renamed = table_archive_rename (archive, find (archive, fixture->dir, "a.kontor"), "d", &error);
  g_assert_no_error (error);
  g_assert_true (table_archive_delete (archive, find (archive, fixture->dir, "c.kontor"), &error));
  wait_until_read (archive);
  assert_names (archive, "d.kontor!");

  wait_until_read (bin);
  assert_names (bin, "b.kontor!");
  remove_dir (bin_dir);
}

/* Copies */

#define SOME_ID "6f1c7a52-8f0e-4c6b-9a43-0d3a5b2f9e11"
#define SOME_ID_CAPITALS "6F1C7A52-8F0E-4C6B-9A43-0D3A5B2F9E11"

/* A game with an id, if any, and so many notes. */
static void
write_copy (const char *dir,
            const char *name,
            const char *id,
            int         n_notes,
            gint64      modified)
{
  g_autoptr (GString) text = g_string_new ("{\"format\":\"kontor-record\",\"version\":1,\"game\":\"colonia\",");

  if (id != NULL)
    g_string_append_printf (text, "\"id\":\"%s\",", id);
  g_string_append (text, "\"tracking\":\"scoring\",\"players\":[{\"name\":\"A\",\"color\":\"red\"},"
                         "{\"name\":\"B\",\"color\":\"blue\"},{\"name\":\"C\",\"color\":\"green\"}],\"events\":[");
  for (int i = 0; i < n_notes; i++)
    g_string_append_printf (text, "%s{\"type\":\"note\",\"text\":\"%d\"}", i > 0 ? "," : "", i);
  g_string_append (text, "]}");
  write_file (dir, name, text->str, modified);
}

/* The copies of a game, one after the other. */
static void
assert_copies (TableArchive *archive,
               const char   *dir,
               const char   *name,
               const char   *expected)
{
  GPtrArray *copies = find (archive, dir, name)->copies;
  g_autoptr (GString) names = g_string_new (NULL);

  for (guint i = 0; copies != NULL && i < copies->len; i++)
    {
      g_autofree char *copy = g_path_get_basename (TABLE_PAST_GAME (copies->pdata[i])->summary->path);

      g_string_append_printf (names, "%s%s", i > 0 ? " " : "", copy);
    }
  g_assert_cmpstr (names->str, ==, expected);
}

/* Of several files of one game the longest is listed, however they are called, and the others
 * are its copies; put away, each is alone. */
static void
test_copies (Fixture      *fixture,
             gconstpointer data)
{
  g_autofree char *bin_dir = g_build_filename (fixture->dir, "bin", NULL);
  g_autoptr (TableArchive) archive = NULL;
  g_autoptr (TableArchive) bin = table_archive_new (bin_dir, NULL, 0);
  g_autoptr (TablePastGame) longest = NULL;
  g_autoptr (TablePastGame) last = NULL;
  g_autofree char *first = NULL;
  g_autofree char *again = NULL;

  write_copy (fixture->dir, "a.kontor", SOME_ID, 2, MONDAY + 5);
  write_copy (fixture->dir, "long.kontor", SOME_ID_CAPITALS, 3, MONDAY);
  write_copy (fixture->dir, "c.kontor", SOME_ID, 2, MONDAY + 6);
  write_copy (fixture->dir, "other.kontor", "7f1c7a52-8f0e-4c6b-9a43-0d3a5b2f9e11", 1, MONDAY + 1);
  write_copy (fixture->dir, "without.kontor", NULL, 2, MONDAY - 1);
  write_copy (fixture->dir, "too.kontor", NULL, 2, MONDAY - 2);
  archive = list (fixture->dir);
  assert_names (archive, "other.kontor long.kontor without.kontor too.kontor");
  assert_copies (archive, fixture->dir, "long.kontor", "c.kontor a.kontor");
  assert_copies (archive, fixture->dir, "other.kontor", "");
  assert_copies (archive, fixture->dir, "without.kontor", "");

  first = tell_all (fixture->dir, fixture->index);
  again = tell_all (fixture->dir, fixture->index);
  g_assert_cmpstr (again, ==, first);

  table_archive_keep_apart (bin);
  longest = table_archive_move (archive, find (archive, fixture->dir, "long.kontor"), bin, NULL);
  assert_names (archive, "c.kontor other.kontor without.kontor too.kontor");
  assert_copies (archive, fixture->dir, "c.kontor", "a.kontor");
  last = table_archive_move (archive, find (archive, fixture->dir, "a.kontor"), bin, NULL);
  assert_copies (archive, fixture->dir, "c.kontor", "");
  read_all (bin);
  assert_names (bin, "a.kontor long.kontor");
  remove_dir (bin_dir);
}

static void
count (guint *n)
{
  (*n)++;
}

/* Who looks at a list is told that another copy has come, and is not carried elsewhere. */
static void
test_copies_come (Fixture      *fixture,
                  gconstpointer data)
{
  g_autoptr (TableArchive) archive = NULL;
  Changes changes = { 0 };
  guint told = 0;

  write_copy (fixture->dir, "a.kontor", SOME_ID, 2, MONDAY);
  archive = list (fixture->dir);
  g_signal_connect_swapped (table_archive_get_games (archive), "items-changed", G_CALLBACK (on_items_changed),
                            &changes);
  g_signal_connect_swapped (find (archive, fixture->dir, "a.kontor"), "copies", G_CALLBACK (count), &told);
  read_all (archive);
  g_assert_cmpuint (told, ==, 0);
  write_copy (fixture->dir, "b.kontor", SOME_ID, 1, MONDAY);
  read_all (archive);
  read_all (archive);
  assert_names (archive, "a.kontor");
  assert_copies (archive, fixture->dir, "a.kontor", "b.kontor");
  g_assert_cmpint (changes.times, ==, 0);
  g_assert_cmpuint (told, ==, 1);
}

/* What those who keep folders the same make of a file is a copy of it by its name, where there
 * is no id on one side or on both, and is a game of its own where it is alone. */
static void
test_copies_by_name (Fixture      *fixture,
                     gconstpointer data)
{
  static const char *const copies[] = {
    "a.sync-conflict-20260320-223320-ABCDEFG.kontor",
    "a (conflicted copy 2026-03-20 223320).kontor",
    "a (Anna\342\200\231s conflicted copy 2026-03-20).kontor",
    "a (Copie en conflit de Zo\303\251 2026-03-20).kontor",
    "a (Conflicterende kopie van Anna 2026-03-20).kontor",
    "a (In Konflikt stehende Kopie von Anna 2026-03-20).kontor",
    "a_conflict-20260320-223320.kontor",
    "a (SFConflict anna@example.org 2026-03-20-22-33-20).kontor",
    "a [Conflict].kontor",
    "a.Conflict.kontor",
    "a~20260320-223320.kontor",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (copies); i++)
    {
      g_autofree char *path = g_build_filename (fixture->dir, "a.kontor", NULL);
      g_autofree char *copy_path = g_build_filename (fixture->dir, copies[i], NULL);
      g_autoptr (TableArchive) archive = NULL;
      g_autoptr (TableArchive) alone = NULL;

      write_copy (fixture->dir, "a.kontor", i % 2 == 0 ? SOME_ID : NULL, 2, MONDAY);
      write_copy (fixture->dir, copies[i], NULL, 2, MONDAY + 1);
      archive = list (fixture->dir);
      assert_names (archive, "a.kontor");
      assert_copies (archive, fixture->dir, "a.kontor", copies[i]);
      g_assert_cmpint (g_unlink (path), ==, 0);
      alone = list (fixture->dir);
      assert_names (alone, copies[i]);
      g_assert_cmpint (g_unlink (copy_path), ==, 0);
    }
}

/* The word in brackets is of the language of some device, whatever is spoken here. */
static void
test_copies_in_languages (void)
{
  const char *const *languages = tongue_list ();

  for (guint i = 0; languages[i] != NULL; i++)
    {
      g_autofree char *copy = NULL;
      g_autofree char *original = NULL;
      TongueScope *scope = tongue_speak (languages[i]);

      copy = g_strdup_printf ("a (Anna %s 2026-03-20).kontor", C_("in the name of a file", "conflict"));
      tongue_scope_end (scope);
      original = table_game_file_find_original (copy);
      g_assert_cmpstr (original, ==, "a.kontor");
    }
}

/* A game that was begun before there were ids is known by what was entered first and when, as that is what its id will
 * be made of: whatever other programs call copies of it, and whichever of them has been written since. */
static void
test_copies_of_old (Fixture      *fixture,
                    gconstpointer data)
{
  static const char *const names[] = { "a.kontor", "a-LAPTOP.kontor", "a (1).kontor", "a 2.kontor" };
  g_autofree char *path = g_build_filename (fixture->dir, "a.kontor", NULL);
  g_autoptr (TableRecord) record = NULL;
  g_autofree char *text = NULL;
  g_autoptr (TableArchive) archive = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    write_played (fixture->dir, names[i], "2023-03-20T22:33:20Z", MONDAY - i);
  write_played (fixture->dir, "b.kontor", "2023-03-19T22:33:20Z", MONDAY);
  record = table_record_load (path, NULL);
  table_record_identify (record);
  text = table_record_to_text (record);
  write_file (fixture->dir, "written.kontor", text, MONDAY - 9);

  archive = list (fixture->dir);
  assert_names (archive, "a.kontor b.kontor");
  assert_copies (archive, fixture->dir, "a.kontor", "a-LAPTOP.kontor a (1).kontor a 2.kontor written.kontor");
}

/* What other programs leave beside a file is no game, and what people call one is. */
static void
test_left_overs (void)
{
  static const char *const left_overs[] = {
    "._a.kontor", ".a.kontor", ".a.kontor.swp", ".~lock.a.kontor#", "a.kontor~", "a.kontor.part", "a.kontor.tmp",
    "~syncthing~a.kontor.tmp", "~syncthing~a.kontor", ".syncthing.a.kontor.tmp", "~$a.kontor", ".#a.kontor",
    ".trashed-1700000000-a.kontor", "a.kontor.icloud", "#a.kontor#", "._a.colonia",
  };
  static const char *const games[] = {
    "b.kontor", "a 2.kontor", "a (2).kontor", "a (copy).kontor", "~night.kontor", "conflict.kontor", "a conflict.kontor",
    "a.colonia",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (left_overs); i++)
    g_assert_false (table_game_file_is_one (left_overs[i]));
  for (gsize i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_assert_true (table_game_file_is_one (games[i]));
      g_assert_null (table_game_file_find_original (games[i]));
    }
}

/* Searching */

static gboolean
finds (TablePastGame *game,
       const char    *words)
{
  g_autoptr (TextQuery) query = text_query_new (words);

  return text_query_matches (query, table_past_game_get_folded (game));
}

/* By the beginnings of words, whatever their capitals and accents. */
static void
test_search (Fixture      *fixture,
             gconstpointer data)
{
  static const char text[] =
    "{\"format\":\"kontor-record\",\"version\":1,\"game\":\"colonia\",\"tracking\":\"scoring\","
    "\"players\":[{\"name\":\"Chlo\303\251\",\"color\":\"red\"},{\"name\":\"Bram\",\"color\":\"blue\"},{\"name\":\"C\",\"color\":\"green\"}],"
    "\"events\":[{\"type\":\"note\",\"text\":\"At Grandma\342\200\231s\"}]}";
  g_autoptr (TableArchive) archive = NULL;
  TablePastGame *game;

  write_file (fixture->dir, "The Longest Night.kontor", text, MONDAY);
  archive = list (fixture->dir);
  game = find (archive, fixture->dir, "The Longest Night.kontor");

  g_assert_true (finds (game, ""));
  g_assert_true (finds (game, "chloe"));
  g_assert_true (finds (game, "CHLO\303\211"));
  g_assert_true (finds (game, "chl\303\264"));
  g_assert_true (finds (game, "bra night"));
  g_assert_true (finds (game, "grandma"));
  g_assert_false (finds (game, "ram"));
  g_assert_false (finds (game, "chloe anna"));
  g_assert_false (finds (game, "kontor"));
}

/* New names */

static char *
make_name (const char        *dir,
           const char *const *names,
           int                n_names)
{
  g_autoptr (GTimeZone) zone = g_time_zone_new_utc ();
  g_autoptr (GDateTime) now = g_date_time_new (zone, 2026, 11, 21, 20, 15, 0);
  g_autofree char *path = table_game_file_make_path (dir, names, n_names, now);
  g_autofree char *parent = g_path_get_dirname (path);
  char *name = g_path_get_basename (path);

  g_assert_cmpstr (parent, ==, dir);
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
  g_assert_cmpuint (strlen (name), <=, 100);
  g_assert_true (g_utf8_validate (name, -1, NULL));
  g_assert_true (g_str_has_suffix (name, ".kontor"));

  return name;
}

static void
assert_made (const char *name,
             const char *expected)
{
  g_autofree char *made = make_name ("/nowhere", &name, 1);

  g_assert_cmpstr (made, ==, expected);
}

static void
test_make_path (void)
{
  static const char *const names[] = { "Anna", "Bram", "Chlo\303\251" };
  g_autofree char *plain = make_name ("/nowhere", names, 3);
  g_autofree char *nobody = make_name ("/nowhere", NULL, 0);

  g_assert_cmpstr (plain, ==, "2026-11-21 Anna, Bram, Chlo\303\251.kontor");
  g_assert_cmpstr (nobody, ==, "2026-11-21.kontor");
}

static void
test_make_fit_path (void)
{
  static const char *const names[] = { " ", "Anna", "\n", "B" };
  g_autofree char *some = make_name ("/nowhere", names, 4);

  g_assert_cmpstr (some, ==, "2026-11-21 Anna, B.kontor");
  assert_made ("../../etc/passwd", "2026-11-21 ..-..-etc-passwd.kontor");
  assert_made ("a\\b:c*d?e\"f<g>h|i", "2026-11-21 a-b-c-d-e-f-g-h-i.kontor");
  /* NOLINTNEXTLINE(misc-misleading-bidirectional): that is what is thrown out. */
  assert_made ("A\001n\033n\177a\tB\nC\342\200\256D", "2026-11-21 Anna B CD.kontor");
  assert_made ("\033", "2026-11-21.kontor");
  assert_made ("", "2026-11-21.kontor");
}

/* Not through a character: 81 bytes are left for the names. */
static void
test_make_short_path (void)
{
  for (int offset = 0; offset < 4; offset++)
    {
      g_autoptr (GString) name = g_string_new (NULL);
      g_autofree char *made = NULL;
      const char *p = name->str;

      for (int i = 0; i < offset; i++)
        g_string_append_c (name, 'x');
      for (int i = 0; i < 40; i++)
        g_string_append (name, "\360\237\216\262");

      p = name->str;
      made = make_name ("/nowhere", &p, 1);
      g_assert_cmpuint (strlen (made), >, 96);
    }
}

/* Nor with what parts two names at its end, and no letter less than there is room for. */
static void
test_make_path_of_names_cut (void)
{
  static const struct {
    gsize n_letters;
    const char *rest;
  } cases[] = {
    { 79, ", B" },
    { 80, "" },
    { 81, "" },
    { 82, "" },
    { 83, "" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *letters = g_strnfill (cases[i].n_letters, 'x');
      const char *names[] = { letters, "B" };
      g_autofree char *made = make_name ("/nowhere", names, 2);
      g_autofree char *expected = g_strdup_printf ("2026-11-21 %.82s%s.kontor", letters, cases[i].rest);

      g_assert_cmpstr (made, ==, expected);
    }
}

static void
test_make_free_path (Fixture      *fixture,
                     gconstpointer data)
{
  static const char *const names[] = { "Anna", "Bram" };
  g_autofree char *long_name = g_strnfill (200, 'x');
  const char *p = long_name;

  for (int i = 1; i <= 11; i++)
    {
      g_autofree char *expected = i == 1 ? g_strdup ("2026-11-21 Anna, Bram.kontor")
                                         : g_strdup_printf ("2026-11-21 Anna, Bram (%d).kontor", i);
      g_autofree char *name = make_name (fixture->dir, names, 2);
      g_autofree char *long_one = make_name (fixture->dir, &p, 1);

      g_assert_cmpstr (name, ==, expected);
      g_assert_cmpuint (strlen (long_one), ==, 100);
      write_file (fixture->dir, name, "", MONDAY);
      write_file (fixture->dir, long_one, "", MONDAY);
    }
}

/* Games from the time when there was one game are games like any other, and no two of
 * one title lie beside each other, whatever their names end with. */
static void
test_former_ending (Fixture      *fixture,
                    gconstpointer data)
{
  static const char *const names[] = { "Anna" };
  g_autofree char *bin_dir = g_build_filename (fixture->dir, "bin", NULL);
  g_autoptr (TableArchive) archive = NULL;
  g_autoptr (TableArchive) bin = NULL;
  g_autoptr (TablePastGame) binned = NULL;
  g_autofree char *made = NULL;

  write_game (fixture->dir, "a.colonia", COLONIA_TRACKING_SCORING, MONDAY);
  write_game (fixture->dir, "b.kontor", COLONIA_TRACKING_SCORING, MONDAY + 1);
  write_game (fixture->dir, "2026-11-21 Anna.colonia", COLONIA_TRACKING_SCORING, MONDAY + 2);
  archive = list (fixture->dir);
  assert_names (archive, "2026-11-21 Anna.colonia b.kontor a.colonia");
  g_assert_cmpstr (find (archive, fixture->dir, "a.colonia")->title, ==, "a");

  made = make_name (fixture->dir, names, 1);
  g_assert_cmpstr (made, ==, "2026-11-21 Anna (2).kontor");

  assert_renamed (archive, fixture->dir, "a.colonia", " a", "a.colonia");
  assert_renamed (archive, fixture->dir, "b.kontor", "a", "a (2).kontor");
  assert_renamed (archive, fixture->dir, "a.colonia", "c", "c.kontor");

  g_assert_cmpint (g_mkdir (bin_dir, 0700), ==, 0);
  write_game (bin_dir, "c.colonia", COLONIA_TRACKING_SCORING, MONDAY);
  bin = list (bin_dir);
  binned = table_archive_move (archive, find (archive, fixture->dir, "c.kontor"), bin, NULL);
  g_assert_cmpstr (binned->title, ==, "c (2)");
  remove_dir (bin_dir);
}

/* A link to nowhere is a name that is taken. */
static void
test_make_path_beside_link (Fixture      *fixture,
                            gconstpointer data)
{
  g_autofree char *link_path = g_build_filename (fixture->dir, "2026-11-21.kontor", NULL);
  g_autofree char *name = NULL;

  g_assert_cmpint (symlink ("nowhere", link_path), ==, 0);
  name = make_name (fixture->dir, NULL, 0);
  g_assert_cmpstr (name, ==, "2026-11-21 (2).kontor");
}

static void
add (const char *path,
     void      (*test) (Fixture *, gconstpointer))
{
  g_test_add (path, Fixture, NULL, set_up, test, tear_down);
}

int
main (int    argc,
      char **argv)
{
  tongue_init (GETTEXT_PACKAGE, LOCALEDIR, LANGUAGEDIR, "en");
  g_test_init (&argc, &argv, NULL);

  add ("/archive/summary/random-games", test_summary);
  add ("/archive/summary/texts", test_summary_of_texts);
  g_test_add_func ("/archive/summary/example", test_summary_of_example);
  add ("/archive/summary/shared-victory", test_shared_victory);
  add ("/archive/summary/broken", test_broken_summary);
  add ("/archive/list/games", test_list);
  add ("/archive/list/nothing", test_list_nothing);
  add ("/archive/list/file", test_list_file);
  add ("/archive/list/unreadable", test_list_unreadable);
  add ("/archive/list/stopped", test_list_stopped);
  add ("/archive/waiting", test_waiting);
  add ("/archive/index/facts", test_facts);
  add ("/archive/index/games", test_index);
  add ("/archive/index/used", test_index_is_used);
  add ("/archive/index/garbled", test_garbled_index);
  add ("/archive/index/young", test_young_game);
  add ("/archive/index/limit", test_limit);
  add ("/archive/played", test_played);
  add ("/archive/played/limit", test_limit_played);
  add ("/archive/played/batches", test_batches_played);
  add ("/archive/list/refresh", test_refresh);
  add ("/archive/list/batches", test_batches);
  add ("/archive/rename", test_rename);
  add ("/archive/former-ending", test_former_ending);
  g_test_add_func ("/archive/own-title", test_own_title);
  add ("/archive/own-title/others", test_own_title_of_others);
  g_test_add_func ("/archive/own-title/cut", test_own_title_cut);
  g_test_add_func ("/archive/strange-titles", test_strange_titles);
  add ("/archive/same", test_same);
  add ("/archive/bin", test_bin);
  add ("/archive/copies", test_copies);
  add ("/archive/copies/come", test_copies_come);
  add ("/archive/copies/by-name", test_copies_by_name);
  g_test_add_func ("/archive/copies/in-languages", test_copies_in_languages);
  add ("/archive/copies/of-old", test_copies_of_old);
  g_test_add_func ("/archive/left-overs", test_left_overs);
  add ("/archive/moved-while-reading", test_moved_while_reading);
  add ("/archive/search", test_search);
  g_test_add_func ("/archive/make-path/plain", test_make_path);
  g_test_add_func ("/archive/make-path/fit", test_make_fit_path);
  g_test_add_func ("/archive/make-path/short", test_make_short_path);
  g_test_add_func ("/archive/make-path/short-of-names", test_make_path_of_names_cut);
  add ("/archive/make-path/free", test_make_free_path);
  add ("/archive/make-path/beside-link", test_make_path_beside_link);

  return g_test_run ();
}

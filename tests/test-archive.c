/* test-archive.c: the games of a directory are listed, and new ones find a name
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define _POSIX_C_SOURCE 200809L

#include "colonia-archive.h"
#include "colonia-record-file.h"
#include "colonia-score.h"
#include "colonia-simulation.h"

#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utime.h>

#define MONDAY 1700000000

/* Helpers */

static char *
make_dir (void)
{
  g_autoptr (GError) error = NULL;
  char *dir = g_dir_make_tmp ("colonia-archive-XXXXXX", &error);

  g_assert_no_error (error);

  return dir;
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
  g_autoptr (ColoniaRecord) record = colonia_simulate (3, tracking, 1);
  g_autofree char *text = colonia_record_to_text (record);

  write_file (dir, name, text, modified);
}

static void
take_result (GObject      *source,
             GAsyncResult *result,
             gpointer      data)
{
  GAsyncResult **taken = data;

  *taken = g_object_ref (result);
}

static GPtrArray *
list_cancellable (const char   *dir,
                  GCancellable *cancellable,
                  GError      **error)
{
  g_autoptr (GAsyncResult) result = NULL;

  colonia_archive_list_async (dir, cancellable, take_result, &result);
  while (result == NULL)
    g_main_context_iteration (NULL, TRUE);

  return colonia_archive_list_finish (result, error);
}

static GPtrArray *
list (const char *dir)
{
  g_autoptr (GError) error = NULL;
  GPtrArray *summaries = list_cancellable (dir, NULL, &error);

  g_assert_no_error (error);

  return summaries;
}

static void
assert_names (const GPtrArray *summaries,
              const char      *expected)
{
  g_autoptr (GString) names = g_string_new (NULL);

  for (guint i = 0; i < summaries->len; i++)
    {
      const ColoniaGameSummary *summary = g_ptr_array_index (summaries, i);
      g_autofree char *name = g_path_get_basename (summary->path);

      g_string_append_printf (names, "%s%s%s", i > 0 ? " " : "", name, summary->is_broken ? "!" : "");
    }

  g_assert_cmpstr (names->str, ==, expected);
}

/* One game */

static void
assert_summary_of (const ColoniaGameSummary *summary,
                   const ColoniaRecord      *record)
{
  const ColoniaState *state = colonia_record_get_state (record);
  gboolean finished = state->step == COLONIA_STEP_FINISHED;
  int n_winners = 0;
  ColoniaScore score;

  g_assert_false (summary->is_broken);
  g_assert_null (summary->message);
  g_assert_cmpint (summary->tracking, ==, state->tracking);
  g_assert_cmpint (summary->n_players, ==, state->n_players);
  g_assert_cmpint (summary->week, ==, state->week);
  g_assert_cmpint (summary->day, ==, state->day);
  g_assert_cmpint (summary->step, ==, state->step);
  g_assert_cmpint (summary->finished, ==, finished);
  g_assert_cmpuint (summary->n_events, ==, colonia_record_get_cursor (record));
  if (finished)
    g_assert_true (colonia_state_get_score (state, &score));

  for (int seat = 0; seat < state->n_players; seat++)
    {
      g_assert_cmpstr (summary->names[seat], ==, colonia_record_get_names (record)[seat]);
      g_assert_cmpint (summary->colors[seat], ==, colonia_record_get_person (record, seat)->color);
      g_assert_cmpint (summary->winners[seat], ==, finished && score.players[seat].rank == 1);
      n_winners += summary->winners[seat];
    }
  g_assert_cmpint (n_winners > 0, ==, finished);
}

static void
test_summary (void)
{
  g_autofree char *dir = make_dir ();
  g_autofree char *path = g_build_filename (dir, "game.colonia", NULL);

  for (ColoniaTracking tracking = 0; tracking < COLONIA_N_TRACKINGS; tracking++)
    {
      g_autoptr (ColoniaRecord) record = colonia_simulate (4, tracking, 3);
      guint n = colonia_record_get_n_events (record);

      for (int part = 0; part <= 4; part++)
        {
          g_autoptr (ColoniaGameSummary) summary = NULL;
          GStatBuf info;

          g_assert_true (colonia_record_move_cursor (record, n * (guint) part / 4, NULL));
          g_assert_true (colonia_record_save (record, path, NULL));
          summary = colonia_game_summary_load (path);
          assert_summary_of (summary, record);
          g_assert_cmpstr (summary->path, ==, path);
          g_assert_cmpint (g_stat (path, &info), ==, 0);
          g_assert_cmpint (summary->modified, ==, (gint64) info.st_mtime);
        }
    }

  remove_dir (dir);
}

static void
test_summary_of_example (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "data", "examples", "six-weeks.colonia", NULL);
  g_autoptr (ColoniaGameSummary) summary = colonia_game_summary_load (path);
  g_autoptr (ColoniaRecord) record = colonia_record_load (path, NULL);

  assert_summary_of (summary, record);
  g_assert_true (summary->finished);
  g_assert_cmpint (summary->week, ==, COLONIA_N_WEEKS);
}

/* Those who share a victory have all won. */
static void
test_shared_victory (void)
{
  static const char text[] =
    "{\"format\":\"colonia-record\",\"version\":1,\"game\":\"colonia\",\"tracking\":\"scoring\","
    "\"players\":[{\"name\":\"A\\nB\",\"color\":\"red\"},{\"name\":\"B\",\"color\":\"blue\"},{\"name\":\"C\",\"color\":\"green\"}],"
    "\"events\":[{\"type\":\"final-holdings\",\"players\":[{\"goods\":1},{},{\"goods\":1}]}]}";
  g_autofree char *dir = make_dir ();
  g_autofree char *path = g_build_filename (dir, "game.colonia", NULL);
  g_autoptr (ColoniaGameSummary) summary = NULL;

  write_file (dir, "game.colonia", text, MONDAY);
  summary = colonia_game_summary_load (path);

  g_assert_true (summary->finished);
  g_assert_true (summary->winners[0]);
  g_assert_false (summary->winners[1]);
  g_assert_true (summary->winners[2]);
  g_assert_cmpstr (summary->names[0], ==, "A B");
  g_assert_cmpint (summary->modified, ==, MONDAY);

  remove_dir (dir);
}

static void
assert_broken (const char *path)
{
  g_autoptr (ColoniaGameSummary) summary = colonia_game_summary_load (path);

  g_assert_true (summary->is_broken);
  g_assert_cmpstr (summary->path, ==, path);
  g_assert_nonnull (summary->message);
  g_assert_cmpint (summary->n_players, ==, 0);
  g_assert_false (summary->finished);
}

static void
test_broken_summary (void)
{
  g_autofree char *dir = make_dir ();
  g_autofree char *path = g_build_filename (dir, "game.colonia", NULL);
  g_autofree char *pipe_path = g_build_filename (dir, "pipe.colonia", NULL);

  assert_broken (path);
  assert_broken (dir);
  write_file (dir, "game.colonia", "a shopping list", MONDAY);
  assert_broken (path);
  g_assert_cmpint (mkfifo (pipe_path, 0600), ==, 0);
  assert_broken (pipe_path);

  remove_dir (dir);
}

/* All games */

static void
test_list (void)
{
  g_autofree char *dir = make_dir ();
  g_autofree char *sub = g_build_filename (dir, "sub.colonia", NULL);
  g_autofree char *pipe_path = g_build_filename (dir, "pipe.colonia", NULL);
  g_autofree char *link_path = g_build_filename (dir, "link.colonia", NULL);
  g_autofree char *dangling = g_build_filename (dir, "dangling.colonia", NULL);
  g_autoptr (GPtrArray) summaries = NULL;

  write_game (dir, "old.colonia", COLONIA_TRACKING_SCORING, MONDAY);
  write_game (dir, "new.colonia", COLONIA_TRACKING_ESSENTIALS, MONDAY + 20);
  write_file (dir, "broken.colonia", "{", MONDAY + 10);
  write_game (dir, "a.colonia", COLONIA_TRACKING_SCORING, MONDAY + 5);
  write_game (dir, "b.colonia", COLONIA_TRACKING_SCORING, MONDAY + 5);
  write_game (dir, "game.json", COLONIA_TRACKING_SCORING, MONDAY);
  write_game (dir, "old.colonia.X1Y2Z3", COLONIA_TRACKING_SCORING, MONDAY);
  g_assert_cmpint (g_mkdir (sub, 0700), ==, 0);
  g_assert_cmpint (mkfifo (pipe_path, 0600), ==, 0);
  g_assert_cmpint (symlink ("old.colonia", link_path), ==, 0);
  g_assert_cmpint (symlink ("nowhere.colonia", dangling), ==, 0);

  summaries = list (dir);
  assert_names (summaries, "new.colonia broken.colonia! b.colonia a.colonia old.colonia link.colonia");

  remove_dir (dir);
}

static void
test_list_nothing (void)
{
  g_autofree char *dir = make_dir ();
  g_autofree char *missing = g_build_filename (dir, "missing", NULL);
  g_autoptr (GPtrArray) none = list (dir);
  g_autoptr (GPtrArray) nowhere = list (missing);

  g_assert_cmpuint (none->len, ==, 0);
  g_assert_cmpuint (nowhere->len, ==, 0);
  g_assert_false (g_file_test (missing, G_FILE_TEST_EXISTS));

  remove_dir (dir);
}

static void
test_list_file (void)
{
  g_autofree char *dir = make_dir ();
  g_autofree char *file = g_build_filename (dir, "file", NULL);
  g_autoptr (GError) error = NULL;

  write_file (dir, "file", "text", MONDAY);
  g_assert_null (list_cancellable (file, NULL, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_DIRECTORY);

  remove_dir (dir);
}

static void
test_list_unreadable (void)
{
  g_autofree char *dir = NULL;
  g_autoptr (GError) error = NULL;

  if (geteuid () == 0)
    {
      g_test_skip ("nothing is unreadable for root");
      return;
    }

  dir = make_dir ();
  g_assert_cmpint (g_chmod (dir, 0), ==, 0);
  g_assert_null (list_cancellable (dir, NULL, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_PERMISSION_DENIED);

  g_assert_cmpint (g_chmod (dir, 0700), ==, 0);
  remove_dir (dir);
}

static void
test_list_cancelled (void)
{
  g_autofree char *dir = make_dir ();
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GError) error = NULL;

  write_game (dir, "game.colonia", COLONIA_TRACKING_SCORING, MONDAY);
  g_cancellable_cancel (cancellable);
  g_assert_null (list_cancellable (dir, cancellable, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);

  remove_dir (dir);
}

/* New names */

static char *
make_name (const char        *dir,
           const char *const *names,
           int                n_names)
{
  g_autoptr (GTimeZone) zone = g_time_zone_new_utc ();
  g_autoptr (GDateTime) now = g_date_time_new (zone, 2026, 11, 21, 20, 15, 0);
  g_autofree char *path = colonia_archive_make_path (dir, names, n_names, now);
  g_autofree char *parent = g_path_get_dirname (path);
  char *name = g_path_get_basename (path);

  g_assert_cmpstr (parent, ==, dir);
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
  g_assert_cmpuint (strlen (name), <=, 100);
  g_assert_true (g_utf8_validate (name, -1, NULL));
  g_assert_true (g_str_has_suffix (name, ".colonia"));

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

  g_assert_cmpstr (plain, ==, "2026-11-21 Anna, Bram, Chlo\303\251.colonia");
  g_assert_cmpstr (nobody, ==, "2026-11-21.colonia");
}

static void
test_make_fit_path (void)
{
  static const char *const names[] = { " ", "Anna", "\n", "B" };
  g_autofree char *some = make_name ("/nowhere", names, 4);

  g_assert_cmpstr (some, ==, "2026-11-21 Anna, B.colonia");
  assert_made ("../../etc/passwd", "2026-11-21 ..-..-etc-passwd.colonia");
  assert_made ("a\\b:c*d?e\"f<g>h|i", "2026-11-21 a-b-c-d-e-f-g-h-i.colonia");
  assert_made ("A\001n\033n\177a\tB\nC\342\200\256D", "2026-11-21 Anna B CD.colonia");
  assert_made ("\033", "2026-11-21.colonia");
  assert_made ("", "2026-11-21.colonia");
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

static void
test_make_free_path (void)
{
  static const char *const names[] = { "Anna", "Bram" };
  g_autofree char *dir = make_dir ();
  g_autofree char *long_name = g_strnfill (200, 'x');
  const char *p = long_name;

  for (int i = 1; i <= 11; i++)
    {
      g_autofree char *expected = i == 1 ? g_strdup ("2026-11-21 Anna, Bram.colonia")
                                         : g_strdup_printf ("2026-11-21 Anna, Bram (%d).colonia", i);
      g_autofree char *name = make_name (dir, names, 2);
      g_autofree char *long_one = make_name (dir, &p, 1);

      g_assert_cmpstr (name, ==, expected);
      g_assert_cmpuint (strlen (long_one), ==, 100);
      write_file (dir, name, "", MONDAY);
      write_file (dir, long_one, "", MONDAY);
    }

  remove_dir (dir);
}

/* A link to nowhere is a name that is taken. */
static void
test_make_path_beside_link (void)
{
  g_autofree char *dir = make_dir ();
  g_autofree char *link_path = g_build_filename (dir, "2026-11-21.colonia", NULL);
  g_autofree char *name = NULL;

  g_assert_cmpint (symlink ("nowhere", link_path), ==, 0);
  name = make_name (dir, NULL, 0);
  g_assert_cmpstr (name, ==, "2026-11-21 (2).colonia");

  remove_dir (dir);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/archive/summary/random-games", test_summary);
  g_test_add_func ("/archive/summary/example", test_summary_of_example);
  g_test_add_func ("/archive/summary/shared-victory", test_shared_victory);
  g_test_add_func ("/archive/summary/broken", test_broken_summary);
  g_test_add_func ("/archive/list/games", test_list);
  g_test_add_func ("/archive/list/nothing", test_list_nothing);
  g_test_add_func ("/archive/list/file", test_list_file);
  g_test_add_func ("/archive/list/unreadable", test_list_unreadable);
  g_test_add_func ("/archive/list/cancelled", test_list_cancelled);
  g_test_add_func ("/archive/make-path/plain", test_make_path);
  g_test_add_func ("/archive/make-path/fit", test_make_fit_path);
  g_test_add_func ("/archive/make-path/short", test_make_short_path);
  g_test_add_func ("/archive/make-path/free", test_make_free_path);
  g_test_add_func ("/archive/make-path/beside-link", test_make_path_beside_link);

  return g_test_run ();
}

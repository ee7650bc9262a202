/* test-folder.c: a folder with games that is carried about, and that others change
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* For symlink(). */
#define _POSIX_C_SOURCE 200809L

#include "colonia-typed.h"

#include "broken-disk.h"
#include "colonia-session.h"
#include "doc-file.h"
#include "other.h"
#include "patience.h"
#include "place.h"
#include "table-archive.h"
#include "table-emergency.h"
#include "table-folder.h"
#include "table-game-file.h"
#include "table-hold.h"
#include "table-other.h"
#include "table-record-file.h"

#include <errno.h>
#include <gio/gunixinputstream.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/mount.h>
#include <unistd.h>

#define N_EVENTS 20
#define N_GAMES 40

static const char *own_path;

/* Helpers */

static char *
write_game (const char *folder,
            const char *name,
            const char *note)
{
  char *path = g_build_filename (folder, name, NULL);
  g_autoptr (TableSession) session = table_session_new (begin_game (), path, NULL);

  play_note (session, note);
  settle (session);

  return path;
}

static TableSession *
open_game (const char *path)
{
  g_autofree char *mark = doc_get_mark (path);

  return table_session_new (table_record_load (path, NULL), path, mark);
}

static char *
make_folder (Place      *place,
             const char *name)
{
  char *folder = g_build_filename (place->directory, name, NULL);

  g_assert_cmpint (g_mkdir (folder, 0700), ==, 0);

  return folder;
}

static int
compare_names (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

/* All that is in a folder, in the order of the names. */
static char *
list_names (const char *folder)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    g_ptr_array_add (names, g_strdup (name));
  g_ptr_array_sort (names, compare_names);
  g_ptr_array_add (names, NULL);

  return g_strjoinv ("|", (char **) names->pdata);
}

static void
assert_names (const char *folder,
              const char *expected)
{
  g_autofree char *names = list_names (folder);

  g_assert_cmpstr (names, ==, expected);
}

static void
keep_result (GObject      *source,
             GAsyncResult *result,
             gpointer      data)
{
  *(GAsyncResult **) data = g_object_ref (result);
}

static GHashTable *
copy_games_onto (const char *from,
                 const char *to,
                 const char *disk,
                 GError    **error)
{
  g_autoptr (GPtrArray) paths = table_folder_list (from);
  g_autoptr (GAsyncResult) result = NULL;

  table_folder_copy_async (paths, to, disk, keep_result, &result);
  while (result == NULL)
    iterate ();

  return table_folder_copy_finish (result, error);
}

static GHashTable *
copy_games (const char *from,
            const char *to,
            GError    **error)
{
  return copy_games_onto (from, to, NULL, error);
}

/* Returns how many stay. */
static guint
leave_games (GHashTable *copies)
{
  g_autoptr (GAsyncResult) result = NULL;

  table_folder_leave_async (copies, keep_result, &result);
  while (result == NULL)
    iterate ();

  return table_folder_leave_finish (result);
}

/* What lies in the folder */

static void
on_changed (GFileMonitor     *monitor,
            GFile            *file,
            GFile            *other,
            GFileMonitorEvent event,
            GHashTable       *seen)
{
  g_hash_table_add (seen, g_file_get_basename (file));
  if (other != NULL)
    g_hash_table_add (seen, g_file_get_basename (other));
}

static void
play_as_usual (Place *place)
{
  g_autofree char *copies = g_build_filename (place->directory, "copies", NULL);
  g_autofree char *index = g_build_filename (place->directory, "index", NULL);
  const char *const places[] = { copies, NULL };
  g_autoptr (TableSession) session = table_session_new (begin_game (), place->path, NULL);
  G_GNUC_UNUSED g_autoptr (TableEmergency) emergency = table_emergency_new (session, places);
  g_autoptr (TableArchive) archive = table_archive_new (place->folder, index, 0);
  TableHold *hold = table_hold_new (place->path, NULL);

  table_archive_follow (archive, TRUE);
  for (int i = 0; i < N_EVENTS; i++)
    {
      if (i == N_EVENTS / 2)
        broken_disk_set (place->folder, BROKEN_WRITE, ENOSPC);
      play_note (session, "Note");
      settle (session);
      broken_disk_set ("", BROKEN_NONE, 0);
      table_session_retry_saving (session, FALSE);
      settle (session);
      table_archive_refresh (archive);
      while (table_archive_is_reading (archive))
        iterate ();
    }
  assert_on_disk (session);
  table_hold_free (hold);
}

/* Whoever carries the folder about carries games alone. What is being written is hidden. */
static void
test_only_games (Place        *place,
                 gconstpointer data)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GFile) folder = g_file_new_for_path (place->folder);
  g_autoptr (GFileMonitor) monitor = g_file_monitor_directory (folder, G_FILE_MONITOR_WATCH_MOVES, NULL, NULL);
  g_autofree char *last = g_build_filename (place->folder, "last", NULL);
  GHashTableIter iter;
  gpointer name;

  g_signal_connect (monitor, "changed", G_CALLBACK (on_changed), seen);
  play_as_usual (place);
  assert_names (place->folder, "game.kontor");

  /* All that came before is seen when this is. */
  g_assert_true (g_file_set_contents (last, "", 0, NULL));
  while (!g_hash_table_contains (seen, "last"))
    iterate ();
  g_signal_handlers_disconnect_by_data (monitor, seen);
  g_assert_true (g_hash_table_contains (seen, "game.kontor"));
  g_hash_table_iter_init (&iter, seen);
  while (g_hash_table_iter_next (&iter, &name, NULL))
    if (!g_str_equal (name, "game.kontor") && !g_str_has_prefix (name, "last") && *(char *) name != '.')
      g_error ("“%s” was in the folder", (char *) name);
}

/* Who only looks at a game changes nothing, and neither does who undoes and redoes. */
static void
test_unchanged (Place        *place,
                gconstpointer data)
{
  g_autofree char *path = write_game (place->folder, "a.kontor", "One");
  g_autofree char *mark = doc_get_mark (path);
  g_autofree char *still = NULL;

  for (int i = 0; i < 2; i++)
    {
      g_autoptr (TableSession) session = table_session_new (table_record_load (path, NULL), path, mark);

      if (i > 0)
        {
          table_session_undo (session);
          table_session_redo (session);
        }
      settle (session);
      g_assert_no_error (table_session_get_error (session));
    }

  still = doc_get_mark (path);
  g_assert_cmpstr (mark, ==, still);
}

/* Whether it is there */

static void
test_there (Place        *place,
            gconstpointer data)
{
  g_autofree char *disk = table_folder_find_disk (place->folder);
  g_autofree char *no_disk = g_build_filename (place->directory, "no-disk", NULL);
  g_autofree char *no_folder = g_build_filename (place->folder, "none", NULL);
  g_autofree char *path = NULL;

  g_assert_true (g_str_has_prefix (place->folder, disk));
  g_assert_null (table_folder_find_disk (no_folder));
  g_assert_true (table_folder_is_there (place->folder, disk));
  g_assert_true (table_folder_is_there (place->folder, NULL));
  g_assert_false (table_folder_is_there (no_folder, disk));

  /* Where a disk is not there, what is in its place is none of it, unless games are. */
  g_assert_false (table_folder_is_there (place->folder, place->directory));
  g_assert_false (table_folder_is_there (place->folder, no_disk));
  path = write_game (place->folder, "a.kontor", "One");
  g_assert_true (table_folder_is_there (place->folder, no_disk));
}

/* Going elsewhere */

/* Each goes, under another name where there is one of that name, and nothing else does. */
static void
test_moved (Place        *place,
            gconstpointer data)
{
  g_autofree char *to = make_folder (place, "to");
  g_autofree char *one = write_game (place->folder, "a.kontor", "One");
  G_GNUC_UNUSED g_autofree char *two = write_game (place->folder, "b.sync-conflict-20261121-201500-ABCDEFG.kontor", "Two");
  g_autofree char *there = write_game (to, "a.kontor", "Three");
  g_autofree char *letter = g_build_filename (place->folder, "letter.txt", NULL);
  g_autofree char *same = g_build_filename (to, "a (2).kontor", NULL);
  g_autofree char *mark = doc_get_mark (one);
  g_autofree char *moved_mark = NULL;
  g_autoptr (GHashTable) copies = NULL;

  g_assert_true (g_file_set_contents (letter, "Dear Agnes", -1, NULL));
  copies = copy_games (place->folder, to, NULL);
  assert_names (place->folder, "a.kontor|b.sync-conflict-20261121-201500-ABCDEFG.kontor|letter.txt");
  g_assert_cmpuint (leave_games (copies), ==, 0);
  assert_names (place->folder, "letter.txt");
  assert_names (to, "a (2).kontor|a.kontor|b.sync-conflict-20261121-201500-ABCDEFG.kontor");
  g_assert_cmpstr (g_hash_table_lookup (copies, one), ==, same);
  assert_notes (same, "One");
  assert_notes (there, "Three");

  /* They are as old as they were, so that they need not be read again. */
  moved_mark = doc_get_mark (same);
  g_assert_cmpstr (mark, ==, moved_mark);
}

/* Where there is no room all stay. What was copied is not copied again. */
static void
test_no_room (Place        *place,
              gconstpointer data)
{
  g_autofree char *to = make_folder (place, "to");
  G_GNUC_UNUSED g_autofree char *one = write_game (place->folder, "a.kontor", "One");
  G_GNUC_UNUSED g_autofree char *two = write_game (place->folder, "b.kontor", "Two");
  g_autoptr (GError) error = NULL;
  g_autoptr (GHashTable) copies = NULL;

  broken_disk_set (to, BROKEN_WRITE, ENOSPC);
  g_assert_null (copy_games (place->folder, to, &error));
  broken_disk_set ("", BROKEN_NONE, 0);
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_NOSPC);
  assert_names (place->folder, "a.kontor|b.kontor");
  assert_names (to, "");

  for (int i = 0; i < 2; i++)
    {
      g_clear_pointer (&copies, g_hash_table_unref);
      copies = copy_games (place->folder, to, NULL);
      assert_names (to, "a.kontor|b.kontor");
    }
}

/* Nothing leaves its place where the disk did not take the copies. */
static void
test_no_disk (Place        *place,
              gconstpointer data)
{
  g_autofree char *to = make_folder (place, "to");
  g_autofree char *one = write_game (place->folder, "a.kontor", "One");
  G_GNUC_UNUSED g_autofree char *two = write_game (place->folder, "b.kontor", "Two");
  g_autoptr (GError) error = NULL;
  g_autoptr (GHashTable) copies = NULL;

  broken_disk_set (to, BROKEN_SYNC, EIO);
  g_assert_null (copy_games (place->folder, to, &error));
  broken_disk_set ("", BROKEN_NONE, 0);
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_IO);
  assert_names (place->folder, "a.kontor|b.kontor");
  assert_names (to, "");

  /* Nor where what was written meanwhile does not get there. */
  copies = copy_games (place->folder, to, NULL);
  g_assert_true (g_file_set_contents (one, "{}", -1, NULL));
  broken_disk_set (to, BROKEN_SYNC, EIO);
  g_assert_cmpuint (leave_games (copies), ==, 1);
  broken_disk_set ("", BROKEN_NONE, 0);
  assert_names (place->folder, "a.kontor");
}

/* What somebody enters while the games are on their way goes, too. */
static void
test_written_meanwhile (Place        *place,
                        gconstpointer data)
{
  g_autofree char *to = make_folder (place, "to");
  g_autofree char *one = write_game (place->folder, "a.kontor", "One");
  g_autoptr (GHashTable) copies = copy_games (place->folder, to, NULL);
  const char *copy = g_hash_table_lookup (copies, one);
  g_autoptr (TableSession) session = open_game (one);

  play_note (session, "Two");
  settle (session);
  g_assert_cmpuint (leave_games (copies), ==, 0);
  assert_names (place->folder, "");
  assert_names (to, "a.kontor");
  assert_notes (copy, "One,Two");
}

static void
write_away (gpointer data)
{
  broken_disk_set (data, BROKEN_WRITE, ENOSPC);
}

/* Of those that found room before it was full none is left, whatever is played until the next time. What was left otherwise, as by
 * a program that was killed, is no other game for that. */
static void
test_tried_again (Place        *place,
                  gconstpointer data)
{
  g_autofree char *to = make_folder (place, "to");
  g_autofree char *one = write_game (place->folder, "a.kontor", "One");
  g_autofree char *two = write_game (place->folder, "b.kontor", "Two");
  g_autofree char *there = g_build_filename (to, "a.kontor", NULL);
  g_autofree char *half = g_build_filename (to, "b.kontor", NULL);
  g_autofree char *other = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GHashTable) copies = NULL;

  broken_disk_meet (to, BROKEN_RENAME, write_away, to);
  g_assert_null (copy_games (place->folder, to, &error));
  broken_disk_set ("", BROKEN_NONE, 0);
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_NOSPC);
  assert_names (to, "");

  for (int i = 0; i < 2; i++)
    {
      g_autoptr (TableSession) session = open_game (one);

      g_clear_pointer (&copies, g_hash_table_unref);
      copies = copy_games (place->folder, to, NULL);
      assert_names (to, "a.kontor|b.kontor");
      play_note (session, "More");
      settle (session);
    }
  assert_notes (there, "One,More");

  for (gssize length = 0; length <= 100; length += 100)
    {
      g_autofree char *text = NULL;

      g_assert_true (g_file_get_contents (two, &text, NULL, NULL));
      g_assert_true (g_file_set_contents (half, text, length, NULL));
      g_clear_pointer (&copies, g_hash_table_unref);
      copies = copy_games (place->folder, to, NULL);
      assert_names (to, "a.kontor|b.kontor");
      assert_notes (half, "Two");
    }

  /* Another game of that name, or one that went on otherwise, is not written over. */
  g_assert_cmpint (g_remove (there), ==, 0);
  other = write_game (to, "a.kontor", "Other");
  g_clear_pointer (&copies, g_hash_table_unref);
  copies = copy_games (place->folder, to, NULL);
  assert_names (to, "a (2).kontor|a.kontor|b.kontor");
  assert_notes (there, "Other");
}

/* Where the folder is gone, or its disk, nothing is made in its place. */
static void
test_gone (Place        *place,
           gconstpointer data)
{
  g_autofree char *gone = g_build_filename (place->directory, "gone", NULL);
  g_autofree char *empty = make_folder (place, "empty");
  G_GNUC_UNUSED g_autofree char *one = write_game (place->folder, "a.kontor", "One");
  g_autoptr (GError) error = NULL;

  g_assert_null (copy_games (place->folder, gone, &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_NOENT);
  g_assert_false (g_file_test (gone, G_FILE_TEST_EXISTS));

  g_clear_error (&error);
  g_assert_null (copy_games_onto (place->folder, empty, empty, &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_NOENT);
  assert_names (empty, "");
  assert_names (place->folder, "a.kontor");
}

/* A stick that is pulled out leaves the directory where it was to be found, which anybody can write into. */
static void
test_pulled_out (Place        *place,
                 gconstpointer data)
{
  g_autofree char *stick = make_folder (place, "stick");
  G_GNUC_UNUSED g_autofree char *one = write_game (place->folder, "a.kontor", "One");
  g_autofree char *disk = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GHashTable) copies = NULL;

  if (mount ("none", stick, "tmpfs", 0, NULL) != 0)
    {
      g_test_skip ("nobody else but root may put a disk in");
      return;
    }

  disk = table_folder_find_disk (stick);
  copies = copy_games_onto (place->folder, stick, disk, NULL);
  assert_names (stick, "a.kontor");
  g_assert_cmpint (umount (stick), ==, 0);
  g_assert_cmpstr (disk, ==, stick);

  /* It was copied, but is not to be found now, so that it stays. */
  g_assert_cmpuint (leave_games (copies), ==, 1);
  g_assert_null (copy_games_onto (place->folder, stick, disk, &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_NOENT);
  assert_names (stick, "");
  assert_names (place->folder, "a.kontor");
}

/* A link to another game goes as that game, as it would lead nowhere there, and one that leads elsewhere goes on to lead there. */
static void
test_links (Place        *place,
            gconstpointer data)
{
  g_autofree char *to = make_folder (place, "to");
  g_autofree char *elsewhere = make_folder (place, "elsewhere");
  G_GNUC_UNUSED g_autofree char *one = write_game (place->folder, "b.kontor", "One");
  G_GNUC_UNUSED g_autofree char *two = write_game (elsewhere, "c.kontor", "Two");
  g_autofree char *near = g_build_filename (place->folder, "a.kontor", NULL);
  g_autofree char *nearer = g_build_filename (place->folder, "d.kontor", NULL);
  g_autofree char *far = g_build_filename (place->folder, "c.kontor", NULL);
  g_autofree char *farther = g_build_filename (place->folder, "e.kontor", NULL);
  g_autoptr (GHashTable) copies = NULL;

  g_assert_cmpint (symlink ("b.kontor", near), ==, 0);
  g_assert_cmpint (symlink ("a.kontor", nearer), ==, 0);
  g_assert_cmpint (symlink ("../elsewhere/c.kontor", far), ==, 0);
  g_assert_cmpint (symlink ("c.kontor", farther), ==, 0);
  for (int i = 0; i < 2; i++)
    {
      g_clear_pointer (&copies, g_hash_table_unref);
      copies = copy_games (place->folder, to, NULL);
      assert_names (to, "a.kontor|b.kontor|c.kontor|d.kontor|e.kontor");
    }
  g_assert_cmpuint (leave_games (copies), ==, 0);
  assert_names (place->folder, "");
  assert_notes (g_hash_table_lookup (copies, near), "One");
  assert_notes (g_hash_table_lookup (copies, nearer), "One");
  assert_notes (g_hash_table_lookup (copies, far), "Two");
  assert_notes (g_hash_table_lookup (copies, farther), "Two");
  g_assert_true (g_file_test (g_hash_table_lookup (copies, far), G_FILE_TEST_IS_SYMLINK));
}

/* Into the bin, and back: a link to another game is put there as that game. */
static void
test_link_binned (Place        *place,
                  gconstpointer data)
{
  g_autofree char *bin = g_build_filename (place->directory, "bin", NULL);
  g_autofree char *one = write_game (place->folder, "b.kontor", "One");
  g_autofree char *near = g_build_filename (place->folder, "a.kontor", NULL);
  g_autofree char *binned = NULL;

  g_assert_cmpint (symlink ("b.kontor", near), ==, 0);
  binned = table_game_file_move (near, bin, NULL);
  assert_names (place->folder, "b.kontor");
  assert_names (bin, "a.kontor");
  assert_notes (binned, "One");
  assert_notes (one, "One");
}

/* What goes to another disk is there for good before it leaves this one, and does not leave it if it does not get there. */
static void
test_binned_elsewhere (Place        *place,
                       gconstpointer data)
{
  g_autofree char *one = write_game (place->folder, "a.kontor", "One");
  g_autofree char *disk = g_strdup ("/dev/shm/kontor-folder-XXXXXX");
  g_autofree char *mark = doc_get_mark (one);
  g_autofree char *binned = NULL;
  g_autofree char *binned_mark = NULL;
  g_autoptr (GError) error = NULL;
  GStatBuf here, there;

  if (g_mkdtemp (disk) == NULL || g_stat (disk, &there) != 0 || g_stat (place->folder, &here) != 0 || here.st_dev == there.st_dev)
    {
      g_rmdir (disk);
      g_test_skip ("there is one disk only");
      return;
    }

  broken_disk_set (disk, BROKEN_SYNC, EIO);
  g_assert_null (table_game_file_move (one, disk, &error));
  broken_disk_set ("", BROKEN_NONE, 0);
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_IO);
  assert_names (disk, "");
  assert_notes (one, "One");

  binned = table_game_file_move (one, disk, NULL);
  assert_names (place->folder, "");
  assert_notes (binned, "One");
  binned_mark = doc_get_mark (binned);
  g_assert_cmpstr (mark, ==, binned_mark);
  g_assert_cmpint (g_unlink (binned), ==, 0);
  g_assert_cmpint (g_rmdir (disk), ==, 0);
}

/* A game that somebody plays stays where it is, as does one whose copy is gone again, and one that has
 * only another way leading to it. */
static void
test_stays (Place        *place,
            gconstpointer data)
{
  g_autofree char *to = make_folder (place, "to");
  g_autofree char *link = g_build_filename (place->directory, "link", NULL);
  g_autofree char *one = write_game (place->folder, "a.kontor", "One");
  TableHold *hold = table_hold_new (one, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GHashTable) copies = NULL;
  g_autoptr (GHashTable) same = NULL;

  g_assert_null (copy_games (place->folder, to, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_BUSY);
  table_hold_free (hold);

  copies = copy_games (place->folder, to, NULL);
  hold = table_hold_new (one, NULL);
  g_assert_cmpuint (leave_games (copies), ==, 1);
  table_hold_free (hold);
  g_assert_cmpint (g_remove (g_hash_table_lookup (copies, one)), ==, 0);
  g_assert_cmpuint (leave_games (copies), ==, 1);
  assert_notes (one, "One");

  g_assert_cmpint (symlink (place->folder, link), ==, 0);
  same = copy_games (place->folder, link, NULL);
  g_assert_cmpuint (leave_games (same), ==, 1);
  assert_notes (one, "One");
}

/* The archive */

static char *
list_games (TableArchive *archive)
{
  GListModel *games = table_archive_get_games (archive);
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < g_list_model_get_n_items (games); i++)
    {
      g_autoptr (TablePastGame) game = g_list_model_get_item (games, i);
      const TableGameSummary *summary = game->summary;
      g_autofree char *name = g_path_get_basename (summary->path);

      g_ptr_array_add (names, g_strdup_printf ("%s %u", name, summary->n_events));
    }
  g_ptr_array_sort (names, compare_names);
  g_ptr_array_add (names, NULL);

  return g_strjoinv ("|", (char **) names->pdata);
}

static void
wait_for_games (TableArchive *archive,
                const char   *expected)
{
  g_autofree char *games = list_games (archive);

  while (!g_str_equal (games, expected))
    {
      iterate ();
      g_free (games);
      games = list_games (archive);
    }
}

/* What another program does to a folder, a line at a time, as it is told: the copy of a file gets
 * another name there, as with those that carry folders about, or is written as it stands. */
static void
change_as_told (void)
{
  g_autoptr (GInputStream) input = g_unix_input_stream_new (STDIN_FILENO, FALSE);
  g_autoptr (GDataInputStream) lines = g_data_input_stream_new (input);
  char *line;

  while ((line = g_data_input_stream_read_line (lines, NULL, NULL, NULL)) != NULL)
    {
      g_auto (GStrv) words = g_strsplit (line, "\t", 3);
      g_autofree char *text = NULL;
      gsize length;

      if (g_str_equal (words[0], "remove"))
        g_assert_cmpint (g_remove (words[1]), ==, 0);
      else if (g_str_equal (words[0], "rename"))
        g_assert_cmpint (g_rename (words[1], words[2]), ==, 0);
      else
        {
          g_assert_true (g_file_get_contents (words[1], &text, &length, NULL));
          g_assert_true (g_file_set_contents_full (words[2], text, (gssize) length, G_FILE_SET_CONTENTS_NONE, 0666, NULL));
        }
      g_print ("done\n");
      g_free (line);
    }
}

/* Another program changes the folder. */
static void
other_do (Other      *other,
          const char *what,
          const char *path,
          const char *to)
{
  g_autofree char *order = g_strdup_printf ("%s\t%s\t%s", what, path, to != NULL ? to : "");
  g_autofree char *answer = NULL;

  other_tell (other, order);
  answer = other_hear (other);
  g_assert_cmpstr (answer, ==, "done");
}

/* As Syncthing does: what comes has a name of its own until it is whole. */
static void
other_synchronise (Other      *other,
                   const char *from,
                   const char *to)
{
  g_autofree char *folder = g_path_get_dirname (to);
  g_autofree char *name = g_path_get_basename (to);
  g_autofree char *hidden = g_strdup_printf ("%s/.syncthing.%s.tmp", folder, name);

  other_do (other, "copy", from, hidden);
  other_do (other, "rename", hidden, to);
}

/* Who looks at the games sees what others do to them. */
static void
test_followed (Place        *place,
               gconstpointer data)
{
  g_autofree char *elsewhere = make_folder (place, "elsewhere");
  g_autofree char *one = write_game (elsewhere, "one.kontor", "One");
  g_autofree char *here = g_build_filename (place->folder, "here.kontor", NULL);
  g_autofree char *called = g_build_filename (place->folder, "called.kontor", NULL);
  g_autofree char *conflict = g_build_filename (place->folder, "called.sync-conflict-20261121-201500-ABCDEFG.kontor", NULL);
  g_autofree char *away = g_build_filename (place->directory, "away", NULL);
  g_autoptr (TableArchive) archive = table_archive_new (place->folder, NULL, 0);
  g_autoptr (TableSession) session = NULL;
  Other other;

  table_archive_follow (archive, TRUE);
  table_archive_refresh (archive);
  wait_for_games (archive, "");
  other_start (&other, own_path);
  other_synchronise (&other, one, here);
  wait_for_games (archive, "here.kontor 1");
  other_do (&other, "rename", here, called);
  wait_for_games (archive, "called.kontor 1");

  session = open_game (one);
  play_note (session, "Two");
  settle (session);
  other_synchronise (&other, called, conflict);
  other_synchronise (&other, one, called);
  wait_for_games (archive, "called.kontor 2");
  other_do (&other, "remove", called, NULL);
  wait_for_games (archive, "called.sync-conflict-20261121-201500-ABCDEFG.kontor 1");

  /* So does who takes all of it away, and brings it again. */
  other_do (&other, "rename", place->folder, away);
  wait_for_games (archive, "");
  other_do (&other, "rename", away, place->folder);
  wait_for_games (archive, "called.sync-conflict-20261121-201500-ABCDEFG.kontor 1");
  other_do (&other, "remove", conflict, NULL);
  wait_for_games (archive, "");
  other_stop (&other);
}

/* While many come those that are there are seen, and all of them in the end. */
static void
test_followed_many (Place        *place,
                    gconstpointer data)
{
  g_autofree char *elsewhere = make_folder (place, "elsewhere");
  g_autoptr (TableArchive) archive = table_archive_new (place->folder, NULL, 0);
  g_autoptr (GString) expected = g_string_new (NULL);
  Other other;

  table_archive_follow (archive, TRUE);
  table_archive_refresh (archive);
  other_start (&other, own_path);
  for (int i = 0; i < N_GAMES; i++)
    {
      g_autofree char *name = g_strdup_printf ("%02d.kontor", i);
      g_autofree char *path = write_game (elsewhere, name, "One");
      g_autofree char *here = g_build_filename (place->folder, name, NULL);

      g_string_append_printf (expected, "%s%s 1", i > 0 ? "|" : "", name);
      other_synchronise (&other, path, here);
      while (g_main_context_iteration (NULL, FALSE))
        ;
    }
  wait_for_games (archive, expected->str);
  other_stop (&other);
}

/* At every moment */

/* What another program does while a game is being written, and when. */
typedef struct {
  const char *deed;
  BrokenCall moment;
  Other other;
  Place *place;
  char *theirs; /* a file */
  char *half; /* as much of it as has come */
  char *away; /* where the folder is meanwhile */
} Meeting;

static void
meet (gpointer data)
{
  Meeting *meeting = data;
  const char *path = meeting->place->path;
  g_autofree char *conflict = g_build_filename (meeting->place->folder, "game.sync-conflict-20261121-201500-ABCDEFG.kontor", NULL);

  if (g_str_equal (meeting->deed, "remove"))
    other_do (&meeting->other, "remove", path, NULL);
  else if (g_str_equal (meeting->deed, "take-away"))
    other_do (&meeting->other, "rename", meeting->place->folder, meeting->away);
  else if (g_str_equal (meeting->deed, "write"))
    other_do (&meeting->other, "copy", meeting->half, path);
  if (g_str_equal (meeting->deed, "part"))
    other_do (&meeting->other, "rename", path, conflict);
  if (g_str_equal (meeting->deed, "part") || g_str_equal (meeting->deed, "replace"))
    other_synchronise (&meeting->other, meeting->theirs, path);
}

static void
end_deed (Meeting *meeting)
{
  if (g_str_equal (meeting->deed, "take-away"))
    other_do (&meeting->other, "rename", meeting->away, meeting->place->folder);
  else if (g_str_equal (meeting->deed, "write"))
    other_do (&meeting->other, "copy", meeting->theirs, meeting->place->path);
}

static gboolean
has_other_writer (TableSession *session)
{
  return g_error_matches (table_session_get_error (session), G_IO_ERROR, G_IO_ERROR_WRONG_ETAG);
}

/* Keeps what another program has written, and goes on, as somebody does who says so in the window. */
static void
go_on_over (TableSession *session,
            const char   *folder)
{
  g_autoptr (GAsyncResult) result = NULL;
  g_autofree char *etag = NULL;
  g_autofree char *kept = NULL;

  table_other_keep_async (session, folder, keep_result, &result);
  while (result == NULL)
    iterate ();
  kept = table_other_keep_finish (session, result, &etag, NULL);
  if (kept != NULL && etag != NULL)
    table_session_accept_file (session, etag, FALSE);
  else
    table_session_retry_saving (session, FALSE);
  settle (session);
}

static gboolean
is_written (TableSession *session)
{
  g_autofree char *text = table_record_to_text (table_session_get_record (session));
  g_autofree char *found = NULL;

  return table_session_get_error (session) == NULL && !table_session_is_busy (session)
         && g_file_get_contents (table_session_get_path (session), &found, NULL, NULL) && g_str_equal (found, text);
}

/* How many games in a folder have a note. There is nothing else, but for what is hidden, as where the folder was
 * taken away with what was being written. */
static guint
count_noted (const char *folder,
             const char *note)
{
  g_autoptr (GPtrArray) games = table_folder_list (folder);
  g_autofree char *names = list_names (folder);
  g_auto (GStrv) all = g_strsplit (names, "|", -1);
  guint n = 0;

  for (guint i = 0; all[i] != NULL; i++)
    g_assert_true (*all[i] == '.' || table_game_file_is_one (all[i]));
  for (guint i = 0; i < games->len; i++)
    {
      g_autofree char *text = NULL;

      g_assert_true (g_file_get_contents (g_ptr_array_index (games, i), &text, NULL, NULL));
      n += strstr (text, note) != NULL;
    }

  return n;
}

static void
enter_and_meet (Meeting *meeting)
{
  const char *path = meeting->place->path;
  g_autoptr (TableSession) session = open_game (path);
  const gboolean is_theirs = !g_str_equal (meeting->deed, "remove") && !g_str_equal (meeting->deed, "take-away");

  broken_disk_meet (meeting->place->folder, meeting->moment, meet, meeting);
  play_note (session, "Mine");
  settle (session);
  end_deed (meeting);
  table_session_retry_saving (session, FALSE);

  /* Whoever enters something more is sure to look whether somebody else was there. */
  while (is_theirs && !has_other_writer (session))
    iterate ();
  while (!is_written (session))
    {
      if (has_other_writer (session))
        go_on_over (session, meeting->place->folder);
      else if (!g_file_test (path, G_FILE_TEST_EXISTS))
        play_note (session, "Mine, too");
      iterate ();
    }
  g_assert_cmpuint (count_noted (meeting->place->folder, "Mine"), >=, 1);
  g_assert_cmpuint (count_noted (meeting->place->folder, "Theirs"), ==, is_theirs ? 1 : 0);
}

/* Whatever another program does to the file while it is being written, and whenever, all that was entered here
 * is in it in the end, and all that was entered there is beside it. */
static void
test_every_moment (Place        *place,
                   gconstpointer data)
{
  static const BrokenCall moments[] = { BROKEN_WRITE, BROKEN_RENAME, BROKEN_SYNC };
  static const char *const deeds[] = { "remove", "take-away", "write", "replace", "part" };
  Meeting meeting = { .place = place };
  g_autofree char *elsewhere = make_folder (place, "elsewhere");
  g_autofree char *text = NULL;
  gsize length;

  meeting.theirs = write_game (elsewhere, "theirs.kontor", "Theirs");
  meeting.half = g_build_filename (elsewhere, "half", NULL);
  meeting.away = g_build_filename (place->directory, "away", NULL);
  g_assert_true (g_file_get_contents (meeting.theirs, &text, &length, NULL));
  g_assert_true (g_file_set_contents (meeting.half, text, (gssize) length / 2, NULL));
  other_start (&meeting.other, own_path);
  for (guint i = 0; i < G_N_ELEMENTS (moments) * G_N_ELEMENTS (deeds); i++)
    {
      g_autoptr (GPtrArray) games = table_folder_list (place->folder);

      for (guint j = 0; j < games->len; j++)
        g_assert_cmpint (g_unlink (g_ptr_array_index (games, j)), ==, 0);
      g_free (write_game (place->folder, "game.kontor", "One"));
      meeting.moment = moments[i % G_N_ELEMENTS (moments)];
      meeting.deed = deeds[i / G_N_ELEMENTS (moments)];
      g_test_message ("%s at moment %u", meeting.deed, meeting.moment);
      enter_and_meet (&meeting);
    }
  other_stop (&meeting.other);
  g_free (meeting.theirs);
  g_free (meeting.half);
  g_free (meeting.away);
}

static gboolean away;

static gboolean
is_away (void)
{
  return away;
}

/* While the folder is away there are the games that were begun meanwhile. Of the others nothing is
 * forgotten, and nothing is put in their place. */
static void
test_away (Place        *place,
           gconstpointer data)
{
  g_autofree char *beside = make_folder (place, "beside");
  g_autofree char *bin_folder = make_folder (place, "bin");
  g_autofree char *index = g_build_filename (place->directory, "index", NULL);
  g_autofree char *gone = g_build_filename (place->directory, "gone", NULL);
  g_autofree char *one = write_game (place->folder, "one.kontor", "One");
  G_GNUC_UNUSED g_autofree char *two = write_game (beside, "two.kontor", "Two");
  g_autofree char *three = write_game (bin_folder, "three.kontor", "Three");
  g_autofree char *text = NULL;
  g_autofree char *index_mark = NULL;
  g_autofree char *index_still = NULL;
  g_autoptr (TableArchive) archive = table_archive_new (place->folder, index, 0);
  g_autoptr (TableArchive) bin = table_archive_new (bin_folder, NULL, 0);
  g_autoptr (TablePastGame) moved = NULL;

  away = FALSE;
  g_assert_true (g_file_get_contents (one, &text, NULL, NULL));
  write_as_another (one, text);
  table_archive_put_beside (archive, beside, is_away);
  table_archive_refresh (archive);
  wait_for_games (archive, "one.kontor 1|two.kontor 1");
  while (table_archive_is_reading (archive))
    iterate ();
  index_mark = doc_get_mark (index);
  g_assert_nonnull (index_mark);

  g_assert_cmpint (g_rename (place->folder, gone), ==, 0);
  away = TRUE;
  table_archive_refresh (bin);
  wait_for_games (bin, "three.kontor 1");
  while (table_archive_is_reading (bin))
    iterate ();
  table_archive_refresh (archive);
  wait_for_games (archive, "two.kontor 1");
  moved = table_archive_move (bin, table_archive_find (bin, three), archive, NULL);
  g_assert_nonnull (moved);
  wait_for_games (archive, "three.kontor 1|two.kontor 1");
  assert_names (beside, "three.kontor|two.kontor");
  g_assert_false (g_file_test (place->folder, G_FILE_TEST_EXISTS));
  index_still = doc_get_mark (index);
  g_assert_cmpstr (index_mark, ==, index_still);

  away = FALSE;
  g_assert_cmpint (g_rename (gone, place->folder), ==, 0);
  table_archive_refresh (archive);
  wait_for_games (archive, "one.kontor 1|three.kontor 1|two.kontor 1");
}

static void
add (const char   *path,
     void        (*test) (Place *, gconstpointer))
{
  g_test_add (path, Place, NULL, place_set_up, test, place_tear_down);
}

int
main (int   argc,
      char *argv[])
{
  if (argc > 1 && g_str_equal (argv[1], "--obey"))
    {
      change_as_told ();
      return 0;
    }

  own_path = argv[0];
  g_test_init (&argc, &argv, NULL);

  add ("/folder/only-games", test_only_games);
  add ("/folder/unchanged", test_unchanged);
  add ("/folder/there", test_there);
  add ("/folder/moved", test_moved);
  add ("/folder/moved/no-room", test_no_room);
  add ("/folder/moved/no-disk", test_no_disk);
  add ("/folder/moved/written-meanwhile", test_written_meanwhile);
  add ("/folder/moved/tried-again", test_tried_again);
  add ("/folder/moved/gone", test_gone);
  add ("/folder/moved/pulled-out", test_pulled_out);
  add ("/folder/moved/links", test_links);
  add ("/folder/moved/stays", test_stays);
  add ("/folder/binned/link", test_link_binned);
  add ("/folder/binned/elsewhere", test_binned_elsewhere);
  add ("/folder/followed", test_followed);
  add ("/folder/followed/many", test_followed_many);
  add ("/folder/every-moment", test_every_moment);
  add ("/folder/away", test_away);

  return g_test_run ();
}

/* test-files.c: documents take the place of those before them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define _GNU_SOURCE

#include "broken-disk.h"
#include "place.h"

#include "doc-file.h"

#include <fcntl.h>
#include <glib/gstdio.h>
#include <linux/fs.h>
#include <string.h>
#include <sys/file.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <sys/xattr.h>
#include <unistd.h>

/* An account that owns nothing. */
#define NOBODY 65534

/* Whoever waited for a lock would take three seconds for each. */
#define N_EVENTS 10
#define TIME_FOR_EVENTS (N_EVENTS * G_TIME_SPAN_SECOND)

/* Helpers */

static void
write_text (Place      *place,
            const char *text)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (doc_write_file (place->path, text, &error));
  g_assert_no_error (error);
}

static void
assert_text (const char *path,
             const char *expected)
{
  g_autofree char *found = NULL;

  g_assert_true (g_file_get_contents (path, &found, NULL, NULL));
  g_assert_cmpstr (found, ==, expected);
}

static void
assert_refused (Place      *place,
                GQuark      domain,
                int         code)
{
  g_autoptr (GError) error = NULL;

  g_assert_false (doc_write_file (place->path, "new", &error));
  g_assert_error (error, domain, code);
  assert_text (place->path, "old");
}

static guint
count_files (Place *place)
{
  g_autoptr (GDir) dir = g_dir_open (place->folder, 0, NULL);
  guint n_files = 0;

  while (g_dir_read_name (dir) != NULL)
    n_files++;

  return n_files;
}

static GStatBuf
look_at (const char *path)
{
  GStatBuf info;

  g_assert_cmpint (g_stat (path, &info), ==, 0);

  return info;
}

static mode_t
get_mode (const char *path)
{
  return look_at (path).st_mode & 07777;
}

/* Writing */

/* The text is on the disk before it takes the place of the old one, and its name
 * before anybody is told that it is. */
static void
test_durable (Place        *place,
              gconstpointer data)
{
  g_autoptr (GString) story = g_string_new (NULL);

  for (int i = 0; i < 2; i++)
    {
      g_string_truncate (story, 0);
      broken_disk_watch (place->folder, story);
      write_text (place, i == 0 ? "whole" : "other");
      broken_disk_watch (NULL, NULL);
      g_assert_cmpstr (story->str, ==, "write sync rename sync-directory ");
    }
}

static void
test_other_mark (Place        *place,
                 gconstpointer data)
{
  g_autofree char *mark = NULL;
  g_autofree char *still = NULL;
  g_autoptr (GError) error = NULL;

  /* Who has seen no file writes over none. */
  g_assert_null (doc_get_mark (place->path));
  g_assert_true (doc_write_file_over (place->path, "old", "", NULL, NULL));
  g_assert_false (doc_write_file_over (place->path, "new", "", NULL, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_WRONG_ETAG);
  g_clear_error (&error);

  mark = doc_get_mark (place->path);
  write_as_another (place->path, "Mine");
  still = doc_get_mark (place->path);
  g_assert_cmpstr (mark, !=, still);
  g_assert_false (doc_write_file_over (place->path, "new", mark, NULL, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_WRONG_ETAG);
  assert_text (place->path, "Mine");
  g_assert_cmpuint (count_files (place), ==, 1);

  g_assert_true (doc_write_file_over (place->path, "new", still, NULL, NULL));
  assert_text (place->path, "new");
}

/* What is as it was is not touched, but is on the disk afterwards, whoever wrote it. What somebody
 * else has changed, if only its time, is still somebody else's. */
static void
test_unchanged (Place        *place,
                gconstpointer data)
{
  g_autoptr (GString) story = g_string_new (NULL);
  g_autofree char *mark = NULL;
  g_autofree char *still = NULL;
  g_autofree char *late = NULL;
  g_autoptr (GError) error = NULL;

  write_as_another (place->path, "Mine");
  mark = doc_get_mark (place->path);
  broken_disk_watch (place->folder, story);
  g_assert_true (doc_write_file_over (place->path, "Mine", mark, &still, NULL));
  write_text (place, "Mine");
  broken_disk_watch (NULL, NULL);
  g_assert_cmpstr (story->str, ==, "sync sync ");
  g_assert_cmpstr (mark, ==, still);
  late = doc_get_mark (place->path);
  g_assert_cmpstr (mark, ==, late);

  g_assert_false (doc_write_file_over (place->path, "Mine", "1:4", NULL, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_WRONG_ETAG);
  write_text (place, "Mind");
  assert_text (place->path, "Mind");
}

static void
write_meanwhile (gpointer path)
{
  write_as_another (path, "Theirs");
}

/* What another one writes as soon as the file is there is not taken for one's own. */
static void
test_own_mark (Place        *place,
               gconstpointer data)
{
  g_autofree char *mark = NULL;
  g_autofree char *late = NULL;
  g_autofree char *found = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (doc_write_file_over (place->path, "old", NULL, &mark, NULL));
  found = doc_get_mark (place->path);
  g_assert_cmpstr (mark, ==, found);

  broken_disk_meet (place->folder, BROKEN_SYNC, write_meanwhile, place->path);
  g_assert_true (doc_write_file_over (place->path, "new", mark, &late, NULL));
  assert_text (place->path, "Theirs");

  g_assert_false (doc_write_file_over (place->path, "newer", late, NULL, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_WRONG_ETAG);
  assert_text (place->path, "Theirs");
}

/* Of two who make a file at the same time one is told that it was second. */
static void
test_made_meanwhile (Place        *place,
                     gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  broken_disk_meet (place->folder, BROKEN_RENAME, write_meanwhile, place->path);
  g_assert_false (doc_write_file_over (place->path, "new", "", NULL, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_WRONG_ETAG);
  assert_text (place->path, "Theirs");
  g_assert_cmpuint (count_files (place), ==, 1);
}

/* Who knows of no locks may write at the last moment, and is not written over then either. Nor is
 * what comes where a file was taken away. */
static void
test_written_at_last (Place        *place,
                      gconstpointer data)
{
  const gboolean is_gone = data != NULL;
  g_autofree char *mark = NULL;
  g_autoptr (GError) error = NULL;

  write_text (place, "old");
  mark = doc_get_mark (place->path);
  if (is_gone)
    g_assert_cmpint (g_unlink (place->path), ==, 0);
  broken_disk_meet (place->folder, BROKEN_RENAME, write_meanwhile, place->path);
  g_assert_false (doc_write_file_over (place->path, "new", mark, NULL, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_WRONG_ETAG);
  assert_text (place->path, "Theirs");
  g_assert_cmpuint (count_files (place), ==, 1);
}

static void
remove_meanwhile (gpointer path)
{
  g_assert_cmpint (g_unlink (path), ==, 0);
}

/* What is taken away at the last moment is written anew. */
static void
test_removed_at_last (Place        *place,
                      gconstpointer data)
{
  g_autofree char *mark = NULL;

  write_text (place, "old");
  mark = doc_get_mark (place->path);
  broken_disk_meet (place->folder, BROKEN_RENAME, remove_meanwhile, place->path);
  g_assert_true (doc_write_file_over (place->path, "new", mark, NULL, NULL));
  assert_text (place->path, "new");
  g_assert_cmpuint (count_files (place), ==, 1);
}

/* Some disks cannot keep a file from taking the place of another. */
static void
test_no_free_place (Place        *place,
                    gconstpointer reason)
{
  g_autofree char *mark = NULL;

  broken_disk_set (place->folder, BROKEN_FREE_PLACE, GPOINTER_TO_INT (reason));
  g_assert_true (doc_write_file_over (place->path, "old", "", &mark, NULL));
  g_assert_true (doc_write_file_over (place->path, "new", mark, NULL, NULL));
  broken_disk_set ("", BROKEN_NONE, 0);
  assert_text (place->path, "new");
  g_assert_cmpuint (count_files (place), ==, 1);
}

/* What was there */

/* Also for root, who may write everything. */
static void
test_read_only (Place        *place,
                gconstpointer data)
{
  write_text (place, "old");
  g_assert_cmpint (g_chmod (place->path, 0444), ==, 0);
  assert_refused (place, G_FILE_ERROR, G_FILE_ERROR_PERM);
  g_assert_cmphex (get_mode (place->path), ==, 0444);
  g_assert_cmpuint (count_files (place), ==, 1);

  g_assert_cmpint (g_chmod (place->path, 0600), ==, 0);
  write_text (place, "new");
  assert_text (place->path, "new");
}

/* Who may write into the directory could replace the file of another. */
static void
test_of_another (Place        *place,
                 gconstpointer data)
{
  if (geteuid () != 0)
    {
      g_test_skip ("only root can make a file that is another's");
      return;
    }

  write_text (place, "old");
  g_assert_cmpint (g_chmod (place->path, 0644), ==, 0);
  g_assert_cmpint (g_chmod (place->directory, 0777), ==, 0);
  g_assert_cmpint (g_chmod (place->folder, 0777), ==, 0);

  g_assert_cmpint (setresuid (NOBODY, NOBODY, (uid_t) -1), ==, 0);
  assert_refused (place, G_FILE_ERROR, G_FILE_ERROR_PERM);
  g_assert_cmpint (setresuid (0, 0, (uid_t) -1), ==, 0);
}

/* Whether the file became one that nobody can change, or can be changed again. */
static gboolean
set_immutable (Place    *place,
               gboolean  immutable)
{
  int file = g_open (place->path, O_RDONLY | O_CLOEXEC, 0);
  int flags = immutable ? FS_IMMUTABLE_FL : 0;
  gboolean set = file >= 0 && ioctl (file, FS_IOC_SETFLAGS, &flags) == 0;

  g_close (file, NULL);

  return set;
}

static void
test_immutable (Place        *place,
                gconstpointer data)
{
  write_text (place, "old");
  if (!set_immutable (place, TRUE))
    {
      g_test_skip ("files cannot be made immutable here");
      return;
    }

  assert_refused (place, G_FILE_ERROR, G_FILE_ERROR_PERM);
  g_assert_true (set_immutable (place, FALSE));
  write_text (place, "new");
}

/* A file with two names keeps both. */
static void
test_hard_link (Place        *place,
                gconstpointer data)
{
  g_autofree char *other = g_build_filename (place->folder, "other.kontor", NULL);

  write_text (place, "old");
  g_assert_cmpint (link (place->path, other), ==, 0);
  assert_refused (place, G_FILE_ERROR, G_FILE_ERROR_LOOP);
  g_assert_cmpuint (look_at (place->path).st_ino, ==, look_at (other).st_ino);

  g_assert_cmpint (g_unlink (other), ==, 0);
  write_text (place, "new");
}

static void
test_symbolic_link (Place        *place,
                    gconstpointer data)
{
  g_autofree char *far = g_build_filename (place->directory, "far.kontor", NULL);

  g_assert_cmpint (symlink ("../far.kontor", place->path), ==, 0);
  write_text (place, "new");
  assert_text (far, "new");
  g_assert_true (g_file_test (place->path, G_FILE_TEST_IS_SYMLINK));

  /* It is the file that is protected, whatever leads to it. */
  g_assert_cmpint (g_chmod (far, 0400), ==, 0);
  g_assert_false (doc_write_file (place->path, "newer", NULL));
  assert_text (far, "new");
}

static void
test_mode (Place        *place,
           gconstpointer data)
{
  static const int modes[] = { 0600, 0666, 0640, 0755, 0200 };
  const mode_t mask = umask (022);

  write_text (place, "old");
  g_assert_cmphex (get_mode (place->path), ==, 0644);
  for (gsize i = 0; i < G_N_ELEMENTS (modes); i++)
    {
      g_assert_cmpint (g_chmod (place->path, modes[i]), ==, 0);
      write_text (place, "new");
      g_assert_cmphex (get_mode (place->path), ==, (mode_t) modes[i]);
    }
  umask (mask);
}

/* Some disks know no modes, and games are kept there, too. */
static void
test_no_modes (Place        *place,
               gconstpointer data)
{
  g_autofree char *text = NULL;

  write_text (place, "old");
  broken_disk_set (place->directory, BROKEN_MODE, EPERM);
  write_text (place, "new");
  broken_disk_set ("", BROKEN_NONE, 0);
  g_assert_true (g_file_get_contents (place->path, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, "new");
}

static void
test_owner (Place        *place,
            gconstpointer data)
{
  GStatBuf info;

  if (geteuid () != 0)
    {
      g_test_skip ("only root can give files away");
      return;
    }

  write_text (place, "old");
  g_assert_cmpint (chown (place->path, NOBODY, NOBODY), ==, 0);
  g_assert_cmpint (g_chmod (place->path, 0664), ==, 0);
  write_text (place, "new");
  info = look_at (place->path);
  g_assert_cmpuint (info.st_uid, ==, NOBODY);
  g_assert_cmpuint (info.st_gid, ==, NOBODY);
  g_assert_cmphex (info.st_mode & 07777, ==, 0664);
}

/* What a group may do is not for another one. */
static void
test_group_of_others (Place        *place,
                      gconstpointer data)
{
  if (geteuid () != 0)
    {
      g_test_skip ("only root can give files away");
      return;
    }

  write_text (place, "old");
  g_assert_cmpint (chown (place->path, NOBODY, 0), ==, 0);
  g_assert_cmpint (g_chmod (place->path, 0664), ==, 0);
  g_assert_cmpint (g_chmod (place->directory, 0777), ==, 0);
  g_assert_cmpint (g_chmod (place->folder, 0777), ==, 0);

  g_assert_cmpint (setresgid (NOBODY, NOBODY, (gid_t) -1), ==, 0);
  g_assert_cmpint (setresuid (NOBODY, NOBODY, (uid_t) -1), ==, 0);
  write_text (place, "new");
  g_assert_cmpint (setresuid (0, 0, (uid_t) -1), ==, 0);
  g_assert_cmpint (setresgid (0, 0, (gid_t) -1), ==, 0);
  g_assert_cmphex (get_mode (place->path), ==, 0644);
}

static void
assert_attribute (Place      *place,
                  const char *name,
                  const char *expected)
{
  char value[32];
  ssize_t length = getxattr (place->path, name, value, sizeof value);

  g_assert_cmpmem (value, (gsize) length, expected, strlen (expected));
}

static void
test_attributes (Place        *place,
                 gconstpointer data)
{
  write_text (place, "old");
  if (setxattr (place->path, "user.comment", "the first evening", 17, 0) != 0)
    {
      g_test_skip ("files have no attributes here");
      return;
    }
  g_assert_cmpint (setxattr (place->path, "user.empty", "", 0, 0), ==, 0);

  write_text (place, "new");
  assert_text (place->path, "new");
  assert_attribute (place, "user.comment", "the first evening");
  assert_attribute (place, "user.empty", "");
}

/* Games */

/* The game goes on, and goes elsewhere or where it was as soon as that can be. */
static void
play_refused (Place  *place,
              GQuark  domain,
              int     code)
{
  g_autofree char *mark = doc_get_mark (place->path);
  g_autoptr (TableSession) session = table_session_new (begin_game (), place->path, mark);
  g_autofree char *elsewhere = g_build_filename (place->directory, "elsewhere.kontor", NULL);

  play_note (session, "One");
  settle (session);
  g_assert_error (table_session_get_error (session), domain, code);
  assert_text (place->path, "old");

  table_session_save_to (session, elsewhere);
  settle (session);
  assert_on_disk (session);
  assert_notes (elsewhere, "One");
}

static void
test_game_read_only (Place        *place,
                     gconstpointer data)
{
  write_text (place, "old");
  g_assert_cmpint (g_chmod (place->path, 0444), ==, 0);
  play_refused (place, G_FILE_ERROR, G_FILE_ERROR_PERM);
}

static void
test_game_linked (Place        *place,
                  gconstpointer data)
{
  g_autofree char *other = g_build_filename (place->folder, "other.kontor", NULL);

  write_text (place, "old");
  g_assert_cmpint (link (place->path, other), ==, 0);
  play_refused (place, G_FILE_ERROR, G_FILE_ERROR_LOOP);
}

/* Locks */

static int
lock (const char *path,
      int         how)
{
  int file = g_open (path, O_RDONLY | O_CLOEXEC, 0);

  g_assert_cmpint (file, >=, 0);
  g_assert_cmpint (flock (file, how | LOCK_NB), ==, 0);

  return file;
}

static void
play_in_time (Place *place)
{
  g_autoptr (TableSession) session = table_session_new (begin_game (), place->path, NULL);
  gint64 start = g_get_monotonic_time ();

  for (int i = 0; i < N_EVENTS; i++)
    {
      play_note (session, "One");
      settle (session);
      assert_on_disk (session);
    }
  g_assert_cmpint (g_get_monotonic_time () - start, <, TIME_FOR_EVENTS);
}

/* Who makes copies may do so for hours, and nobody waits. */
static void
test_shared_lock (Place        *place,
                  gconstpointer data)
{
  int folder = lock (place->folder, LOCK_SH);

  play_in_time (place);
  g_close (folder, NULL);
}

static void
test_shared_lock_on_file (Place        *place,
                          gconstpointer data)
{
  g_autoptr (DocLock) own = NULL;
  int folder = lock (place->folder, LOCK_SH);
  int file;
  gint64 start = g_get_monotonic_time ();

  write_text (place, "old");
  file = lock (place->path, LOCK_SH);
  own = doc_lock_file (place->path);
  g_assert_nonnull (own);
  g_assert_cmpint (g_get_monotonic_time () - start, <, 5 * G_TIME_SPAN_SECOND / 2);
  g_close (file, NULL);
  g_close (folder, NULL);
}

/* Beside somebody who shares the folder a file is locked that is there. */
static void
test_lock_of_no_file (Place        *place,
                      gconstpointer data)
{
  g_autoptr (DocLock) alone = doc_lock_file (place->path);
  g_autoptr (DocLock) beside_one = NULL;
  g_autoptr (DocLock) of_file = NULL;
  int folder;

  g_assert_nonnull (alone);
  g_assert_false (doc_lock_found_no_file (alone));
  g_clear_pointer (&alone, doc_unlock_file);

  folder = lock (place->folder, LOCK_SH);
  beside_one = doc_lock_file (place->path);
  g_assert_true (doc_lock_found_no_file (beside_one));
  write_text (place, "new");
  of_file = doc_lock_file (place->path);
  g_assert_nonnull (of_file);
  g_assert_false (doc_lock_found_no_file (of_file));
  g_close (folder, NULL);
}

static gpointer
unlock_soon (gpointer data)
{
  g_usleep (300000);
  doc_unlock_file (data);

  return NULL;
}

/* Who writes keeps out others who write, beside somebody who copies, too. */
static void
test_exclusive_lock (Place        *place,
                     gconstpointer shared)
{
  int folder = shared != NULL ? lock (place->folder, LOCK_SH) : -1;
  DocLock *first, *second;
  GThread *thread;
  gint64 start;

  write_text (place, "old");
  first = doc_lock_file (place->path);
  g_assert_nonnull (first);

  start = g_get_monotonic_time ();
  thread = g_thread_new ("unlock", unlock_soon, first);
  second = doc_lock_file (place->path);
  g_assert_nonnull (second);
  g_assert_cmpint (g_get_monotonic_time () - start, >, 200000);

  doc_unlock_file (second);
  g_thread_join (thread);
  if (folder >= 0)
    g_close (folder, NULL);
}

/* Puts another file in the place of a locked one and locks that for a while, too. */
static gpointer
replace_soon (gpointer data)
{
  Place *place = data;
  int next;

  g_usleep (100000);
  write_text (place, "new");
  next = lock (place->path, LOCK_EX);
  g_usleep (500000);
  g_close (next, NULL);

  return NULL;
}

/* The file that is locked is the one that is there, not the one that was. */
static void
test_lock_on_next_file (Place        *place,
                        gconstpointer data)
{
  int folder = lock (place->folder, LOCK_SH);
  DocLock *first, *second;
  GThread *unlocker, *replacer;
  gint64 start;

  write_text (place, "old");
  first = doc_lock_file (place->path);
  start = g_get_monotonic_time ();
  unlocker = g_thread_new ("unlock", unlock_soon, first);
  replacer = g_thread_new ("replace", replace_soon, place);
  second = doc_lock_file (place->path);
  g_assert_cmpint (g_get_monotonic_time () - start, >, 500000);

  doc_unlock_file (second);
  g_thread_join (unlocker);
  g_thread_join (replacer);
  g_close (folder, NULL);
}

/* Who has locked alone keeps out those who come when somebody copies, and those
 * who share keep out who would be alone. */
static void
test_lock_in_between (Place        *place,
                      gconstpointer data)
{
  int folder = lock (place->folder, LOCK_SH);
  DocLock *first, *second;
  GThread *thread;
  gint64 start;

  write_text (place, "old");
  first = doc_lock_file (place->path);
  g_close (folder, NULL);

  start = g_get_monotonic_time ();
  thread = g_thread_new ("unlock", unlock_soon, first);
  second = doc_lock_file (place->path);
  g_assert_cmpint (g_get_monotonic_time () - start, >, 200000);
  doc_unlock_file (second);
  g_thread_join (thread);
}

static void
add (const char   *path,
     gconstpointer data,
     void        (*test) (Place *, gconstpointer))
{
  g_test_add (path, Place, data, place_set_up, test, place_tear_down);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  add ("/files/durable", NULL, test_durable);
  add ("/files/other-mark", NULL, test_other_mark);
  add ("/files/unchanged", NULL, test_unchanged);
  add ("/files/own-mark", NULL, test_own_mark);
  add ("/files/made-meanwhile", NULL, test_made_meanwhile);
  add ("/files/written-at-last", NULL, test_written_at_last);
  add ("/files/written-at-last/where-it-was", "gone", test_written_at_last);
  add ("/files/removed-at-last", NULL, test_removed_at_last);
  add ("/files/no-free-place", GINT_TO_POINTER (EINVAL), test_no_free_place);
  add ("/files/no-free-place/unknown", GINT_TO_POINTER (ENOSYS), test_no_free_place);
  add ("/files/read-only", NULL, test_read_only);
  add ("/files/of-another", NULL, test_of_another);
  add ("/files/immutable", NULL, test_immutable);
  add ("/files/hard-link", NULL, test_hard_link);
  add ("/files/symbolic-link", NULL, test_symbolic_link);
  add ("/files/mode", NULL, test_mode);
  add ("/files/no-modes", NULL, test_no_modes);
  add ("/files/owner", NULL, test_owner);
  add ("/files/group-of-others", NULL, test_group_of_others);
  add ("/files/attributes", NULL, test_attributes);
  add ("/files/game/read-only", NULL, test_game_read_only);
  add ("/files/game/linked", NULL, test_game_linked);
  add ("/files/lock/shared", NULL, test_shared_lock);
  add ("/files/lock/shared-on-file", NULL, test_shared_lock_on_file);
  add ("/files/lock/of-no-file", NULL, test_lock_of_no_file);
  add ("/files/lock/exclusive", NULL, test_exclusive_lock);
  add ("/files/lock/exclusive-beside-shared", "shared", test_exclusive_lock);
  add ("/files/lock/next-file", NULL, test_lock_on_next_file);
  add ("/files/lock/in-between", NULL, test_lock_in_between);

  return g_test_run ();
}

/* test-takeover.c: what was kept when the program was called otherwise
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define _GNU_SOURCE

#include "broken-disk.h"

#include "doc-file.h"
#include "table-collection.h"
#include "table-takeover.h"
#include "tree.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define MONDAY 1700000000

/* An account that owns nothing. */
#define NOBODY 65534

#define COLLECTION(ships) \
  "{\"format\": \"colonia-collection\", \"version\": 1, \"game\": \"colonia\", \"ships\": [" ships "]}"
#define SHIP(city) "{\"type\": \"ship\", \"city\": \"" city "\", \"holds\": [{\"goods\": {\"saddle\": 1}, \"pays\": 3}]}"

typedef struct {
  char *directory;
  char *former;
  char *now;
} Homes;

/* Helpers */

static void
set_up (Homes        *homes,
        gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  homes->directory = g_dir_make_tmp ("kontor-takeover-XXXXXX", &error);
  g_assert_no_error (error);
  homes->former = g_build_filename (homes->directory, "former", NULL);
  homes->now = g_build_filename (homes->directory, "now", NULL);
}

static void
tear_down (Homes        *homes,
           gconstpointer data)
{
  broken_disk_set ("", BROKEN_NONE, 0);
  tree_remove (homes->directory);
  g_free (homes->directory);
  g_free (homes->former);
  g_free (homes->now);
}

static void
write_file (const char *home,
            const char *name,
            const char *text)
{
  tree_write (home, name, text, MONDAY);
}

static void
link_file (const char *home,
           const char *name,
           const char *target)
{
  g_autofree char *path = g_build_filename (home, name, NULL);

  g_assert_cmpint (symlink (target, path), ==, 0);
}

static void
assert_file (const char *home,
             const char *name,
             const char *expected) /* or NULL if it is not to be there */
{
  g_autofree char *path = g_build_filename (home, name, NULL);
  g_autofree char *text = NULL;

  g_file_get_contents (path, &text, NULL, NULL);
  g_assert_cmpstr (text, ==, expected);
}

static int
compare_names (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

static void
assert_names (const char *home,
              const char *folder,
              const char *expected) /* with a space between them */
{
  g_autofree char *path = g_build_filename (home, folder, NULL);
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *found = NULL;
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    g_ptr_array_add (names, g_strdup (name));
  g_ptr_array_sort (names, compare_names);
  g_ptr_array_add (names, NULL);
  found = g_strjoinv (" ", (char **) names->pdata);
  g_assert_cmpstr (found, ==, expected);
}

static void
take_over (Homes *homes)
{
  g_autoptr (GError) error = NULL;

  table_take_over (homes->former, homes->now, &error);
  g_assert_no_error (error);
}

static void
assert_left (Homes      *homes,
             guint       n_left,
             GFileError  reason)
{
  g_autoptr (GError) error = NULL;

  g_assert_cmpuint (table_take_over (homes->former, homes->now, &error), ==, n_left);
  g_assert_error (error, G_FILE_ERROR, (int) reason);
}

static void
write_former (Homes *homes)
{
  write_file (homes->former, "games/a.colonia", "a");
  write_file (homes->former, "games/na\xefve.colonia", "b");
  write_file (homes->former, "games/empty.colonia", "");
  write_file (homes->former, "games/a scores.csv", "own");
  write_file (homes->former, "bin/c.colonia", "c");
  write_file (homes->former, "collection.json", COLLECTION (SHIP ("london")));
  write_file (homes->former, "collection.json.waiting", COLLECTION (SHIP ("bergen")));
}

static void
assert_taken (Homes *homes)
{
  assert_names (homes->now, "games", "a.colonia empty.colonia na\xefve.colonia");
  assert_names (homes->now, "bin", "c.colonia");
  assert_file (homes->now, "games/a.colonia", "a");
  assert_file (homes->now, "games/na\xefve.colonia", "b");
  assert_file (homes->now, "games/empty.colonia", "");
  assert_file (homes->now, "bin/c.colonia", "c");
  assert_file (homes->now, "collection.json", COLLECTION (SHIP ("london")));
  assert_file (homes->now, "collection.json.waiting", COLLECTION (SHIP ("bergen")));
}

/* What goes well */

/* A first start where nothing was kept leaves nothing behind. */
static void
test_nothing (Homes        *homes,
              gconstpointer data)
{
  take_over (homes);
  g_assert_false (g_file_test (homes->now, G_FILE_TEST_EXISTS));
}

static void
test_all (Homes        *homes,
          gconstpointer data)
{
  g_autofree char *copy = g_build_filename (homes->now, "games", "a.colonia", NULL);
  g_autofree char *original = g_build_filename (homes->former, "games", "a.colonia", NULL);
  GStatBuf info;

  write_former (homes);
  g_assert_cmpint (g_chmod (original, 0640), ==, 0);
  take_over (homes);
  assert_taken (homes);

  g_assert_cmpint (g_stat (copy, &info), ==, 0);
  g_assert_cmpint (info.st_mtime, ==, MONDAY);
  g_assert_cmphex (info.st_mode & 07777, ==, 0640);

  /* What was there stays there. */
  assert_names (homes->former, "games", "a scores.csv a.colonia empty.colonia na\xefve.colonia");
  assert_file (homes->former, "games/a.colonia", "a");
}

/* What somebody does with the games afterwards is not undone by another start. */
static void
test_once (Homes        *homes,
           gconstpointer data)
{
  g_autofree char *game = g_build_filename (homes->now, "games", "a.colonia", NULL);

  write_former (homes);
  take_over (homes);
  g_assert_cmpint (g_unlink (game), ==, 0);
  write_file (homes->now, "bin/c.colonia", "played on");
  write_file (homes->former, "games/later.colonia", "later");

  take_over (homes);
  assert_names (homes->now, "games", "empty.colonia na\xefve.colonia");
  assert_names (homes->now, "bin", "c.colonia");
  assert_file (homes->now, "bin/c.colonia", "played on");
}

/* Of two games of one title one gets a number, and what is the same is there once. */
static void
test_clash (Homes        *homes,
            gconstpointer data)
{
  write_former (homes);
  write_file (homes->now, "games/a.kontor", "another");
  write_file (homes->now, "bin/c.colonia", "c");

  take_over (homes);
  assert_names (homes->now, "games", "a (2).kontor a.kontor empty.colonia na\xefve.colonia");
  assert_file (homes->now, "games/a.kontor", "another");
  assert_file (homes->now, "games/a (2).kontor", "a");
  assert_names (homes->now, "bin", "c.colonia");
}

/* Cards of both are known, whatever was entered since. */
static void
test_collections (Homes        *homes,
                  gconstpointer data)
{
  g_autofree char *path = g_build_filename (homes->now, "collection.json", NULL);
  g_autofree char *text = NULL;

  write_former (homes);
  write_file (homes->now, "collection.json", COLLECTION (SHIP ("novgorod")));

  take_over (homes);
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_nonnull (strstr (text, "london"));
  g_assert_nonnull (strstr (text, "bergen"));
  g_assert_nonnull (strstr (text, "novgorod"));
}

/* What somebody keeps elsewhere stays there. */
static void
test_links (Homes        *homes,
            gconstpointer data)
{
  g_autofree char *link = g_build_filename (homes->now, "games", "far.colonia", NULL);
  g_autofree char *bin = g_build_filename (homes->now, "bin", NULL);

  write_file (homes->directory, "far.colonia", "far");
  write_file (homes->directory, "shared/c.colonia", "c");
  write_file (homes->former, "games/a.colonia", "a");
  link_file (homes->former, "games/far.colonia", "../../far.colonia");
  link_file (homes->former, "games/nowhere.colonia", "nowhere");
  link_file (homes->former, "bin", "../shared");

  take_over (homes);
  g_assert_true (g_file_test (link, G_FILE_TEST_IS_SYMLINK));
  g_assert_true (g_file_test (bin, G_FILE_TEST_IS_SYMLINK));
  assert_names (homes->now, "games", "a.colonia far.colonia nowhere.colonia");
  assert_file (homes->now, "games/far.colonia", "far");
  assert_file (homes->now, "bin/c.colonia", "c");

  take_over (homes);
  assert_names (homes->now, "games", "a.colonia far.colonia nowhere.colonia");
}

static void
test_linked_home (Homes        *homes,
                  gconstpointer data)
{
  write_file (homes->directory, "shared/games/a.colonia", "a");
  link_file (homes->directory, "former", "shared");

  for (int i = 0; i < 2; i++)
    {
      take_over (homes);
      assert_names (homes->now, "games", "a.colonia");
      assert_names (homes->now, ".", "games");
    }
}

/* A pipe or a directory is no game, and nobody waits for one. */
static void
test_no_files (Homes        *homes,
               gconstpointer data)
{
  g_autofree char *pipe_path = g_build_filename (homes->former, "games", "pipe.colonia", NULL);

  write_file (homes->former, "games/a.colonia", "a");
  write_file (homes->former, "games/sub.colonia/b.colonia", "b");
  g_assert_cmpint (mkfifo (pipe_path, 0600), ==, 0);

  take_over (homes);
  assert_names (homes->now, "games", "a.colonia");
}

/* Faults */

/* Whatever the disk refuses is tried again, and there is no half of anything. */
static void
test_broken (Homes        *homes,
             gconstpointer data)
{
  static const struct {
    BrokenCall call;
    int reason;
    GFileError code;
  } faults[] = {
    { BROKEN_OPEN, ENOSPC, G_FILE_ERROR_NOSPC },
    { BROKEN_WRITE, ENOSPC, G_FILE_ERROR_NOSPC },
    { BROKEN_WRITE, EIO, G_FILE_ERROR_IO },
    { BROKEN_RENAME, EACCES, G_FILE_ERROR_ACCES },
  };

  write_former (homes);
  for (guint i = 0; i < G_N_ELEMENTS (faults); i++)
    {
      /* An empty file takes no room. */
      guint n_left = faults[i].call == BROKEN_WRITE ? 5 : 6;

      broken_disk_set (homes->now, faults[i].call, faults[i].reason);
      assert_left (homes, n_left, faults[i].code);
      broken_disk_set ("", BROKEN_NONE, 0);
      assert_names (homes->now, "games", n_left == 5 ? "empty.colonia" : "");
      assert_names (homes->now, "bin", "");
      assert_file (homes->now, "collection.json", NULL);
      tree_remove (homes->now);
    }

  take_over (homes);
  assert_taken (homes);
}

/* A disk that knows no modes, or cannot keep files from taking the places of others, is
 * good enough. */
static void
test_poor_disk (Homes        *homes,
                gconstpointer data)
{
  static const BrokenCall calls[] = { BROKEN_MODE, BROKEN_FREE_PLACE };

  write_former (homes);
  for (guint i = 0; i < G_N_ELEMENTS (calls); i++)
    {
      broken_disk_set (homes->now, calls[i], calls[i] == BROKEN_MODE ? EPERM : EINVAL);
      take_over (homes);
      broken_disk_set ("", BROKEN_NONE, 0);
      assert_taken (homes);
      tree_remove (homes->now);
    }
}

/* Who was killed in between, or could not write down what was done, goes on there, and
 * what has been taken over is not there twice. */
static void
test_half_done (Homes        *homes,
                gconstpointer data)
{
  static const char *const lists[] = { NULL, "", "Dear Agnes, I win.", "[Taken Over]\nComplete=false\nFiles=" };
  g_autofree char *list = g_build_filename (homes->now, "taken-over", NULL);
  g_autofree char *game = g_build_filename (homes->now, "bin", "c.colonia", NULL);

  write_former (homes);
  take_over (homes);
  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    {
      g_assert_cmpint (g_unlink (list), ==, 0);
      g_assert_cmpint (g_unlink (game), ==, 0);
      if (lists[i] != NULL)
        write_file (homes->now, "taken-over", lists[i]);
      take_over (homes);
      assert_taken (homes);
    }
}

/* What cannot be read is tried again, and nothing else is taken over twice for that. */
static void
test_unreadable (Homes        *homes,
                 gconstpointer data)
{
  g_autofree char *game = g_build_filename (homes->former, "games", "a.colonia", NULL);
  g_autofree char *other = g_build_filename (homes->now, "games", "empty.colonia", NULL);
  gboolean is_root = geteuid () == 0;

  write_former (homes);
  g_assert_cmpint (g_chmod (game, 0), ==, 0);
  if (is_root)
    {
      g_autofree char *command = g_strdup_printf ("chown -R %d '%s'", NOBODY, homes->directory);

      g_assert_true (g_spawn_command_line_sync (command, NULL, NULL, NULL, NULL));
      g_assert_cmpint (setresuid (NOBODY, NOBODY, (uid_t) -1), ==, 0);
    }

  assert_left (homes, 1, G_FILE_ERROR_ACCES);
  assert_names (homes->now, "games", "empty.colonia na\xefve.colonia");
  g_assert_cmpint (g_unlink (other), ==, 0);
  assert_left (homes, 1, G_FILE_ERROR_ACCES);
  assert_names (homes->now, "games", "na\xefve.colonia");

  g_assert_cmpint (g_chmod (game, 0600), ==, 0);
  take_over (homes);
  assert_names (homes->now, "games", "a.colonia na\xefve.colonia");
  if (is_root)
    g_assert_cmpint (setresuid (0, 0, (uid_t) -1), ==, 0);
}

/* A folder that is none is told, and so is a place where nothing can be kept. */
static void
test_no_folder (Homes        *homes,
                gconstpointer data)
{
  write_former (homes);
  write_file (homes->directory, "now", "in the way");
  assert_left (homes, 1, G_FILE_ERROR_NOTDIR);

  tree_remove (homes->now);
  g_assert_cmpint (g_mkdir (homes->now, 0700), ==, 0);
  write_file (homes->now, "games", "in the way");
  assert_left (homes, 3, G_FILE_ERROR_NOTDIR);
  assert_names (homes->now, "bin", "c.colonia");
}

/* A collection that is none is left where it is once there is another one. */
static void
test_broken_collection (Homes        *homes,
                        gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  write_file (homes->former, "collection.json", "milk, bread");
  write_file (homes->now, "collection.json", COLLECTION (SHIP ("london")));

  g_assert_cmpuint (table_take_over (homes->former, homes->now, &error), ==, 1);
  g_assert_nonnull (error);
  assert_file (homes->now, "collection.json", COLLECTION (SHIP ("london")));
  assert_file (homes->former, "collection.json", "milk, bread");
}

static void
take_over_as_another (gpointer data)
{
  take_over (data);
}

/* Two programs that do it at the same time make one copy. */
static void
test_two_at_once (Homes        *homes,
                  gconstpointer data)
{
  g_autofree char *games = g_build_filename (homes->now, "games", NULL);

  write_former (homes);
  broken_disk_meet (games, BROKEN_RENAME, take_over_as_another, homes);
  take_over (homes);
  assert_taken (homes);
}

static void
add (const char *path,
     void      (*test) (Homes *homes, gconstpointer data))
{
  g_test_add (path, Homes, NULL, set_up, test, tear_down);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  add ("/takeover/nothing", test_nothing);
  add ("/takeover/all", test_all);
  add ("/takeover/once", test_once);
  add ("/takeover/clash", test_clash);
  add ("/takeover/collections", test_collections);
  add ("/takeover/links", test_links);
  add ("/takeover/linked-home", test_linked_home);
  add ("/takeover/no-files", test_no_files);
  add ("/takeover/faults/broken-disk", test_broken);
  add ("/takeover/faults/poor-disk", test_poor_disk);
  add ("/takeover/faults/half-done", test_half_done);
  add ("/takeover/faults/unreadable", test_unreadable);
  add ("/takeover/faults/no-folder", test_no_folder);
  add ("/takeover/faults/broken-collection", test_broken_collection);
  add ("/takeover/two-at-once", test_two_at_once);

  return g_test_run ();
}

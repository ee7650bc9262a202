/* table-takeover.c: what was kept when the program was called otherwise
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Everything is copied, and what is copied stays where it was: the earlier program may
 * still be there, and nothing is lost whatever happens here. So that it is done once,
 * and a game that somebody has put in the bin since then does not come back, what was
 * taken over is written down.
 */

#include "config.h"

#include "table-takeover.h"

#include "doc-file.h"
#include "table-collection-file.h"
#include "table-game-file.h"

#include <sys/stat.h>

#define LIST_NAME "taken-over"
#define GROUP "Taken Over"
#define KEY_COMPLETE "Complete"
#define KEY_FILES "Files"

#define COLLECTION "collection.json"

/* What waits to be added to the collection comes first: then it is. */
static const char *const collections[] = { COLLECTION ".waiting", COLLECTION, NULL };

static const char *const folders[] = { "games", "bin", NULL };

typedef struct {
  const char *former;
  const char *directory;
  GHashTable *files; /* (element-type utf8): what has been taken over, below both, as an address has it */
  guint n_left;
  GError *error; /* why the first one was left, or NULL */
} Takeover;

static char *
get_list_path (const Takeover *takeover)
{
  return g_build_filename (takeover->directory, LIST_NAME, NULL);
}

/* Names of files may be anything but UTF-8. */
static char *
make_key (const char *folder,
          const char *name)
{
  g_autofree char *path = folder != NULL ? g_build_filename (folder, name, NULL) : g_strdup (name);

  return g_uri_escape_string (path, "/", FALSE);
}

static gboolean
is_done (const Takeover *takeover,
         const char     *folder,
         const char     *name)
{
  g_autofree char *key = make_key (folder, name);

  return g_hash_table_contains (takeover->files, key);
}

/* What was not taken over stays, and is tried again. */
static void
finish (Takeover   *takeover,
        const char *folder,
        const char *name,
        gboolean    is_taken,
        GError     *error)
{
  if (is_taken)
    {
      g_hash_table_add (takeover->files, make_key (folder, name));
      g_clear_error (&error);
      return;
    }

  takeover->n_left++;
  if (takeover->error == NULL)
    takeover->error = error;
  else
    g_clear_error (&error);
}

/* A list that is not there, or garbled, lists nothing: what has been taken over then is
 * found to be there. Returns whether all has been taken over. */
static gboolean
read_list (Takeover *takeover)
{
  g_autoptr (GKeyFile) list = g_key_file_new ();
  g_autofree char *path = get_list_path (takeover);
  g_auto (GStrv) files = NULL;

  if (!g_key_file_load_from_file (list, path, G_KEY_FILE_NONE, NULL))
    return FALSE;

  files = g_key_file_get_string_list (list, GROUP, KEY_FILES, NULL, NULL);
  for (guint i = 0; files != NULL && files[i] != NULL; i++)
    g_hash_table_add (takeover->files, g_strdup (files[i]));

  return g_key_file_get_boolean (list, GROUP, KEY_COMPLETE, NULL);
}

/* The list is on the disk after all that it lists. Where it cannot be written what it
 * would have listed is found there next time. */
static void
write_list (const Takeover *takeover)
{
  g_autoptr (GKeyFile) list = g_key_file_new ();
  g_autofree char *path = get_list_path (takeover);
  g_autofree char *text = NULL;
  guint n_files;
  g_autofree const char **files = (const char **) g_hash_table_get_keys_as_array (takeover->files, &n_files);

  g_key_file_set_boolean (list, GROUP, KEY_COMPLETE, takeover->n_left == 0);
  g_key_file_set_string_list (list, GROUP, KEY_FILES, files, n_files);
  text = g_key_file_to_data (list, NULL, NULL);
  if (doc_sync_disk (takeover->directory, NULL))
    doc_write_file (path, text, NULL);
}

static gboolean
is_link (const char *path)
{
  return g_file_test (path, G_FILE_TEST_IS_SYMLINK);
}

/* What is kept elsewhere, as somebody wants it to be, stays there. */
static gboolean
take_link (const char *from,
           const char *to)
{
  return is_link (from) && !g_file_test (to, G_FILE_TEST_EXISTS) && !is_link (to) && doc_copy_file (from, to, NULL);
}

/* Games */

static void
take_game (Takeover   *takeover,
           const char *folder,
           const char *name)
{
  g_autofree char *from = g_build_filename (takeover->former, folder, name, NULL);
  g_autofree char *to = g_build_filename (takeover->directory, folder, NULL);
  g_autofree char *path = NULL;
  GError *error = NULL;

  if (is_done (takeover, folder, name) || (!is_link (from) && !g_file_test (from, G_FILE_TEST_IS_REGULAR)))
    return;

  if (doc_make_directory (to, &error))
    path = table_game_file_copy (from, to, &error);
  finish (takeover, folder, name, path != NULL, error);
}

static void
take_games (Takeover   *takeover,
            const char *folder)
{
  g_autofree char *from = g_build_filename (takeover->former, folder, NULL);
  g_autofree char *to = g_build_filename (takeover->directory, folder, NULL);
  g_autoptr (GDir) dir = NULL;
  GError *error = NULL;
  const char *name;

  if (take_link (from, to) || table_game_file_is_same (from, to))
    return;

  dir = g_dir_open (from, 0, &error);
  if (dir == NULL && !g_error_matches (error, G_FILE_ERROR, G_FILE_ERROR_NOENT))
    {
      finish (takeover, NULL, folder, FALSE, error);
      return;
    }
  g_clear_error (&error);

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (table_game_file_is_one (name))
      take_game (takeover, folder, name);
}

/* The collection */

/* Where cards have been entered since, those from before are added to them. They are of
 * the game that was there first. */
static gboolean
merge_collection (const Takeover *takeover,
                  const char     *from,
                  GError        **error)
{
  g_autofree char *to = g_build_filename (takeover->directory, COLLECTION, NULL);
  g_autoptr (TableCollectionFile) file = table_collection_file_new (table_games[0], to, NULL);
  g_autoptr (TableCollection) former = table_collection_load (table_games[0], from, error);

  return former != NULL && table_collection_file_update (file, &former, error);
}

static void
take_collection (Takeover   *takeover,
                 const char *name)
{
  g_autofree char *from = g_build_filename (takeover->former, name, NULL);
  g_autofree char *to = g_build_filename (takeover->directory, name, NULL);
  gboolean is_taken = FALSE;
  GError *error = NULL;

  if (is_done (takeover, NULL, name) || (!is_link (from) && !g_file_test (from, G_FILE_TEST_EXISTS)))
    return;

  if (doc_is_copy (to, from))
    is_taken = TRUE;
  else if (g_file_test (to, G_FILE_TEST_EXISTS))
    is_taken = merge_collection (takeover, from, &error);
  else
    is_taken = doc_copy_file (from, to, &error);
  finish (takeover, NULL, name, is_taken, error);
}

static void
take_all (Takeover *takeover)
{
  for (guint i = 0; collections[i] != NULL; i++)
    take_collection (takeover, collections[i]);
  for (guint i = 0; folders[i] != NULL; i++)
    take_games (takeover, folders[i]);
  write_list (takeover);
}

/**
 * table_take_over:
 * @former: (type filename): where games and collection were kept before; there may be
 *   no such directory
 * @directory: (type filename): where they are kept now, which is made if need be
 * @error: return location for a `GError`, why a first file was left
 *
 * Takes over, once, what was kept in another directory. What is there stays there, and
 * what was already here stays, too: of two games of one title one gets a number, and
 * cards are added to those that are known. What could not be taken over is tried again
 * next time.
 *
 * Returns: how many files are left to be taken over, with `error` set unless there are none
 */
guint
table_take_over (const char *former,
                 const char *directory,
                 GError    **error)
{
  Takeover takeover = { .former = former, .directory = directory };

  g_return_val_if_fail (former != NULL && directory != NULL, 0);

  if (!g_file_test (former, G_FILE_TEST_IS_DIR) || take_link (former, directory)
      || table_game_file_is_same (former, directory))
    return 0;
  if (!doc_make_directory (directory, error))
    return 1;

  takeover.files = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  if (!read_list (&takeover))
    take_all (&takeover);
  g_hash_table_unref (takeover.files);

  if (takeover.error != NULL)
    g_propagate_error (error, takeover.error);

  return takeover.n_left;
}

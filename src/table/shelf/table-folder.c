/* table-folder.c: a folder with games, which may be away
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * People carry their games about: on a stick, which is not always put in, or in a folder that another
 * program keeps the same on several devices.
 *
 * Games go from one folder to another in two steps, so that each is in one of them at least whenever
 * the program ends: first all are copied, and then, once it is known that they are looked for there
 * from now on, they leave the first.
 */

/* For realpath() and lstat(). */
#define _XOPEN_SOURCE 700

#include "config.h"

#include "table-folder.h"

#include "doc-file.h"
#include "doc-trouble.h"
#include "table-game-file.h"
#include "table-hold.h"

#include <glib/gstdio.h>
#include <stdlib.h>
#include <sys/stat.h>

/* Whether a disk is to be found at a directory, other than where that lies itself. */
static gboolean
is_disk (const char *directory)
{
  g_autofree char *parent = g_path_get_dirname (directory);
  GStatBuf info, parent_info;

  return g_stat (directory, &info) == 0 && g_stat (parent, &parent_info) == 0
         && (info.st_dev != parent_info.st_dev || g_str_equal (parent, directory));
}

/**
 * table_folder_find_disk:
 * @folder: (type filename): a folder
 *
 * Finds where the disk is to be found that a folder is on.
 *
 * Returns: (transfer full) (nullable) (type filename): the directory, or `NULL` if there is no such
 *   folder
 */
char *
table_folder_find_disk (const char *folder)
{
  char *real = NULL;
  g_autofree char *directory = NULL;

  g_return_val_if_fail (folder != NULL, NULL);

  real = realpath (folder, NULL);
  directory = g_strdup (real);
  free (real); /* NOLINT: it comes from the C library */
  while (directory != NULL && !is_disk (directory))
    {
      char *parent = g_path_get_dirname (directory);

      g_free (directory);
      directory = parent;
    }

  return g_steal_pointer (&directory);
}

/**
 * table_folder_read:
 * @folder: (type filename): a folder, which need not be there
 * @error: return location for a `GError` of `G_FILE_ERROR`
 *
 * Lists the games in a folder.
 *
 * Returns: (transfer full) (element-type filename): their paths, or `NULL` with `error` set if there is a folder that cannot be
 *   read
 */
GPtrArray *
table_folder_read (const char *folder,
                   GError    **error)
{
  GPtrArray *paths;
  g_autoptr (GError) local_error = NULL;
  g_autoptr (GDir) dir = NULL;
  const char *name;

  g_return_val_if_fail (folder != NULL, NULL);

  dir = g_dir_open (folder, 0, &local_error);
  if (dir == NULL && !g_error_matches (local_error, G_FILE_ERROR, G_FILE_ERROR_NOENT))
    {
      g_propagate_error (error, g_steal_pointer (&local_error));
      return NULL;
    }

  paths = g_ptr_array_new_with_free_func (g_free);
  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (table_game_file_is_one (name))
      g_ptr_array_add (paths, g_build_filename (folder, name, NULL));

  return paths;
}

/**
 * table_folder_list:
 * @folder: (type filename): a folder, which need not be there
 *
 * Lists the games in a folder, as far as it can be read.
 *
 * Returns: (transfer full) (element-type filename): their paths
 */
GPtrArray *
table_folder_list (const char *folder)
{
  GPtrArray *paths = table_folder_read (folder, NULL);

  return paths != NULL ? paths : g_ptr_array_new_with_free_func (g_free);
}

/**
 * table_folder_is_there:
 * @folder: (type filename): a folder
 * @disk: (type filename) (nullable): where its disk is to be found, see table_folder_find_disk()
 *
 * Tells whether a folder is there, or away with its disk. What lies where a disk is to be found
 * that is not there is none of it, but only if it is empty: people also move what they have to
 * other disks.
 *
 * Returns: `TRUE` if games can be found and put there
 */
gboolean
table_folder_is_there (const char *folder,
                       const char *disk)
{
  g_autoptr (GPtrArray) games = NULL;

  g_return_val_if_fail (folder != NULL, FALSE);

  if (!g_file_test (folder, G_FILE_TEST_IS_DIR))
    return FALSE;
  if (disk == NULL || is_disk (disk))
    return TRUE;

  games = table_folder_list (folder);

  return games->len > 0;
}

/* Copying */

typedef struct {
  GPtrArray *paths;
  char *folder;
  char *disk; /* (nullable) */
} Copying;

static void
copying_free (Copying *copying)
{
  g_ptr_array_unref (copying->paths);
  g_free (copying->folder);
  g_free (copying->disk);
  g_free (copying);
}

/* Whether nobody goes on with one of the games meanwhile. */
static gboolean
check_closed (GPtrArray *paths,
              GError   **error)
{
  for (guint i = 0; i < paths->len; i++)
    {
      TableHold *hold = table_hold_new (g_ptr_array_index (paths, i), error);

      if (hold == NULL)
        return FALSE;
      table_hold_free (hold);
    }

  return TRUE;
}

/* A link is on the disk with its directory. */
static gboolean
sync_copy (const char *copy,
           GError    **error)
{
  return g_file_test (copy, G_FILE_TEST_IS_SYMLINK) || doc_sync_file (copy, error);
}

/* Whether the folder is still there. What is put in its place is hidden once its disk is there again. */
static gboolean
check_there (const Copying *copying,
             GError       **error)
{
  if (table_folder_is_there (copying->folder, copying->disk))
    return TRUE;

  g_propagate_error (error, doc_trouble_new (G_FILE_ERROR, G_FILE_ERROR_NOENT));

  return FALSE;
}

static gboolean
copy_each (const Copying *copying,
           GHashTable    *copies,
           GError       **error)
{
  for (guint i = 0; i < copying->paths->len; i++)
    {
      const char *path = g_ptr_array_index (copying->paths, i);
      char *copy = check_there (copying, error) ? table_game_file_copy (path, copying->folder, error) : NULL;

      if (copy == NULL)
        return FALSE;
      g_hash_table_insert (copies, g_strdup (path), copy);
      /* Not each disk takes it that all of it is asked for. */
      if (!sync_copy (copy, error))
        return FALSE;
    }

  return doc_sync_disk (copying->folder, error);
}

/* Takes away the copies that were not there before, some of which may not be whole: the games stay where they are, and may
 * have gone on by the next time. */
static void
take_back (GHashTable *copies,
           GPtrArray  *before)
{
  GHashTableIter iter;
  gpointer copy;

  g_hash_table_iter_init (&iter, copies);
  while (g_hash_table_iter_next (&iter, NULL, &copy))
    if (!g_ptr_array_find_with_equal_func (before, copy, g_str_equal, NULL))
      g_unlink (copy);
}

static gboolean
copy_all (const Copying *copying,
          GHashTable    *copies,
          GError       **error)
{
  g_autoptr (GPtrArray) before = table_folder_list (copying->folder);
  const gboolean is_copied = copy_each (copying, copies, error);

  if (!is_copied)
    take_back (copies, before);

  return is_copied;
}

static void
copy_in_thread (GTask        *task,
                gpointer      source_object,
                gpointer      task_data,
                GCancellable *cancellable)
{
  const Copying *copying = task_data;
  g_autoptr (GHashTable) copies = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  GError *error = NULL;

  if (check_closed (copying->paths, &error) && copy_all (copying, copies, &error))
    g_task_return_pointer (task, g_steal_pointer (&copies), (GDestroyNotify) g_hash_table_unref);
  else
    g_task_return_error (task, error);
}

/**
 * table_folder_copy_async:
 * @paths: (element-type filename): the files of games
 * @folder: (type filename): where they shall be
 * @disk: (type filename) (nullable): where the disk of that is to be found, see table_folder_find_disk()
 * @callback: what is called in the end
 * @user_data: what @callback is given
 *
 * Copies games into another folder, while the main loop goes on. The folder is never made. What was
 * copied before is not copied again.
 */
void
table_folder_copy_async (GPtrArray           *paths,
                         const char          *folder,
                         const char          *disk,
                         GAsyncReadyCallback  callback,
                         gpointer             user_data)
{
  g_autoptr (GTask) task = NULL;
  Copying *copying;

  g_return_if_fail (paths != NULL && folder != NULL);

  copying = g_new0 (Copying, 1);
  copying->paths = g_ptr_array_ref (paths);
  copying->folder = g_strdup (folder);
  copying->disk = g_strdup (disk);
  task = g_task_new (NULL, NULL, callback, user_data);
  g_task_set_task_data (task, copying, (GDestroyNotify) copying_free);
  g_task_run_in_thread (task, copy_in_thread);
}

/**
 * table_folder_copy_finish:
 * @result: what the callback was given
 * @error: return location for a `GError` of `G_FILE_ERROR`, or of `G_IO_ERROR` with code
 *   `G_IO_ERROR_BUSY` if one of the games is open
 *
 * Tells where the copies are, which are on the disk.
 *
 * Returns: (transfer full) (element-type filename filename): the paths of all copies, by the paths of
 *   the games, or `NULL` with `error` set if some could not be copied
 */
GHashTable *
table_folder_copy_finish (GAsyncResult *result,
                          GError      **error)
{
  g_return_val_if_fail (g_task_is_valid (result, NULL), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}

/* Leaving */

/* Whether both are the same place, to which two paths lead: what leaves it would be nowhere. */
static gboolean
is_same_place (const char *path,
               const char *copy)
{
  GStatBuf info, copy_info;

  return g_lstat (path, &info) == 0 && g_lstat (copy, &copy_info) == 0
         && info.st_dev == copy_info.st_dev && info.st_ino == copy_info.st_ino;
}

/* What was written meanwhile is copied once more, unless the copy has gone, as with its disk, or the game. Nobody writes
 * while this looks. */
static gboolean
leave_locked (const char *path,
              const char *meant,
              const char *copy)
{
  g_autofree char *folder = g_path_get_dirname (copy);
  g_autofree char *newer = NULL;

  if (!doc_is_copy (copy, meant))
    {
      if (g_file_test (copy, G_FILE_TEST_EXISTS) && g_file_test (path, G_FILE_TEST_EXISTS))
        newer = table_game_file_copy (path, folder, NULL);
      if (newer == NULL || !sync_copy (newer, NULL) || !doc_sync_disk (folder, NULL))
        return FALSE;
      copy = newer;
    }

  return doc_is_copy (copy, meant) && !is_same_place (path, copy) && g_unlink (path) == 0;
}

static gboolean
leave (const char *path,
       const char *meant,
       const char *copy)
{
  TableHold *hold = table_hold_new (path, NULL);
  gboolean has_left = FALSE;

  if (hold != NULL)
    {
      DocLock *lock = doc_lock_file (path);

      has_left = leave_locked (path, meant, copy);
      doc_unlock_file (lock);
    }
  table_hold_free (hold);

  return has_left;
}

/* Lets those leave of which each is meant itself, or else those that are links to them. Returns how many stay. */
static int
leave_some (GHashTable *meant,
            GHashTable *copies,
            gboolean    are_links)
{
  GHashTableIter iter;
  gpointer path, other;
  int n_left = 0;

  g_hash_table_iter_init (&iter, meant);
  while (g_hash_table_iter_next (&iter, &path, &other))
    if (g_str_equal (path, other) != are_links && !leave (path, other, g_hash_table_lookup (copies, path)))
      n_left++;

  return n_left;
}

/* What a link means is seen as long as that is there. */
static void
leave_in_thread (GTask        *task,
                 gpointer      source_object,
                 gpointer      copies,
                 GCancellable *cancellable)
{
  g_autoptr (GHashTable) meant = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, g_free);
  GHashTableIter iter;
  gpointer path;
  int n_left;

  g_hash_table_iter_init (&iter, copies);
  while (g_hash_table_iter_next (&iter, &path, NULL))
    g_hash_table_insert (meant, path, table_game_file_find_meant (path));
  n_left = leave_some (meant, copies, TRUE);
  n_left += leave_some (meant, copies, FALSE);

  g_task_return_int (task, n_left);
}

/**
 * table_folder_leave_async:
 * @copies: (element-type filename filename): where copies are, see table_folder_copy_finish()
 * @callback: what is called in the end
 * @user_data: what @callback is given
 *
 * Deletes games of which there are copies, while the main loop goes on. One that is open stays.
 */
void
table_folder_leave_async (GHashTable          *copies,
                          GAsyncReadyCallback  callback,
                          gpointer             user_data)
{
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (copies != NULL);

  task = g_task_new (NULL, NULL, callback, user_data);
  g_task_set_task_data (task, g_hash_table_ref (copies), (GDestroyNotify) g_hash_table_unref);
  g_task_run_in_thread (task, leave_in_thread);
}

/**
 * table_folder_leave_finish:
 * @result: what the callback was given
 *
 * Tells how it went.
 *
 * Returns: how many games stay where they were
 */
guint
table_folder_leave_finish (GAsyncResult *result)
{
  g_return_val_if_fail (g_task_is_valid (result, NULL), 0);

  return (guint) g_task_propagate_int (G_TASK (result), NULL);
}

/* table-copy.c: copies of games that could not be written
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A copy is the record of a game like any other. What it could not be written to,
 * and why, is in a file beside it, which is locked as long as somebody has the copy.
 */

/* For O_CLOEXEC. */
#define _POSIX_C_SOURCE 200809L

#include "config.h"

#include "table-copy.h"

#include "doc-file.h"
#include "doc-trouble.h"
#include "table-game-file.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

/* Behind the name of a copy: what tells where it comes from. */
#define ORIGIN_ENDING ".origin"

/* How long it takes at most until there is a copy of which it tells. */
#define SECONDS_TO_BEGIN 3600

#define GROUP "Origin"
#define KEY_FILE "File"
#define KEY_DOMAIN "Domain"
#define KEY_CODE "Code"

static void
add_places (GStrvBuilder *directories,
            const char   *name)
{
  g_autofree char *kept = g_build_filename (g_get_user_data_dir (), name, "copies", NULL);
  g_autofree char *running = g_build_filename (g_get_user_runtime_dir (), name, "copies", NULL);
  g_autofree char *own = g_strdup_printf ("%s-%u", name, (guint) geteuid ());
  g_autofree char *temporary = g_build_filename (g_get_tmp_dir (), own, NULL);

  g_strv_builder_add_many (directories, kept, running, temporary, NULL);
}

/**
 * table_copy_list_places:
 * @with_former: whether also those where copies went when the program was called otherwise
 *
 * Tells where copies of games go that cannot be written: among what the user keeps, or,
 * as the games are mostly on the same disk, in other places that nobody else sees. The
 * directories need not be there yet.
 *
 * Returns: (transfer full) (array zero-terminated=1) (element-type filename): directories
 */
char **
table_copy_list_places (gboolean with_former)
{
  g_autoptr (GStrvBuilder) directories = g_strv_builder_new ();

  add_places (directories, "kontor");
  if (with_former)
    add_places (directories, FORMER_NAME);

  return g_strv_builder_end (directories);
}

/* Tells whether what lies in a directory can be taken for one's own: where everybody may write,
 * somebody else may have made it first. */
gboolean
table_copy_is_place (const char *directory)
{
  g_autofree char *parent = NULL;
  GStatBuf info, parent_info;

  g_return_val_if_fail (directory != NULL, FALSE);

  parent = g_path_get_dirname (directory);
  if (g_stat (parent, &parent_info) != 0 || g_lstat (directory, &info) != 0)
    return FALSE;
  if ((parent_info.st_mode & S_IWOTH) == 0)
    return TRUE;

  return S_ISDIR (info.st_mode) && info.st_uid == geteuid () && (info.st_mode & (S_IRWXG | S_IRWXO)) == 0;
}

/* Makes a directory for copies, if need be. */
gboolean
table_copy_make_place (const char *directory,
                       GError    **error)
{
  g_return_val_if_fail (directory != NULL, FALSE);

  if (!doc_make_directory (directory, error))
    return FALSE;
  if (table_copy_is_place (directory))
    return TRUE;

  g_propagate_error (error, doc_trouble_new (G_FILE_ERROR, G_FILE_ERROR_ACCES));

  return FALSE;
}

static char *
find_origin (const char *path)
{
  return g_strconcat (path, ORIGIN_ENDING, NULL);
}

/* Names of files may be anything but UTF-8, and so are written as addresses. */
static gboolean
write_origin (const TableCopy *copy,
              GError         **error)
{
  g_autoptr (GKeyFile) key_file = g_key_file_new ();
  g_autofree char *uri = copy->origin != NULL ? g_filename_to_uri (copy->origin, NULL, NULL) : NULL;
  g_autofree char *path = find_origin (copy->path);
  g_autofree char *text = NULL;

  if (uri != NULL)
    g_key_file_set_string (key_file, GROUP, KEY_FILE, uri);
  if (copy->reason != NULL)
    {
      g_key_file_set_string (key_file, GROUP, KEY_DOMAIN, g_quark_to_string (copy->reason->domain));
      g_key_file_set_integer (key_file, GROUP, KEY_CODE, copy->reason->code);
    }

  text = g_key_file_to_data (key_file, NULL, NULL);

  return doc_write_file (path, text, error);
}

/* What is missing or garbled is not known. */
static void
read_origin (TableCopy *copy)
{
  g_autoptr (GKeyFile) key_file = g_key_file_new ();
  g_autofree char *path = find_origin (copy->path);
  g_autofree char *uri = NULL;
  g_autofree char *domain = NULL;

  if (!g_key_file_load_from_file (key_file, path, G_KEY_FILE_NONE, NULL))
    return;

  uri = g_key_file_get_string (key_file, GROUP, KEY_FILE, NULL);
  copy->origin = uri != NULL ? g_filename_from_uri (uri, NULL, NULL) : NULL;

  domain = g_key_file_get_string (key_file, GROUP, KEY_DOMAIN, NULL);
  if (g_strcmp0 (domain, g_quark_to_string (G_FILE_ERROR)) == 0)
    copy->reason = g_error_new_literal (G_FILE_ERROR, g_key_file_get_integer (key_file, GROUP, KEY_CODE, NULL), "");
  else if (g_strcmp0 (domain, g_quark_to_string (G_IO_ERROR)) == 0)
    copy->reason = g_error_new_literal (G_IO_ERROR, g_key_file_get_integer (key_file, GROUP, KEY_CODE, NULL), "");
}

/* Some shared disks know no locks: then there is none, and nobody is kept out. */
static gboolean
lock (TableCopy *copy)
{
  g_autofree char *path = find_origin (copy->path);

  copy->lock = g_open (path, O_RDONLY | O_CLOEXEC, 0);

  return copy->lock < 0 || flock (copy->lock, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK;
}

/* A copy that has just begun is not on the disk yet, but what tells of it is. */
static char *
find_free (const char *directory,
           const char *title)
{
  char *path = table_game_file_find_free (directory, title);

  for (int number = 2;; number++)
    {
      g_autofree char *origin = find_origin (path);
      g_autofree char *numbered = NULL;

      if (!g_file_test (origin, G_FILE_TEST_EXISTS))
        return path;

      numbered = g_strdup_printf ("%s %d", title, number);
      g_free (path);
      path = table_game_file_find_free (directory, numbered);
    }
}

static TableCopy *
copy_new (char *path)
{
  TableCopy *copy = g_new0 (TableCopy, 1);

  copy->path = path;
  copy->lock = -1;

  return copy;
}

/**
 * table_copy_new:
 * @directory: (type filename): where copies are kept, which is made if need be
 * @origin: (type filename): the file of a game
 * @reason: why it cannot be written
 * @error: return location for a `GError` of `G_FILE_ERROR`
 *
 * Finds a place for a copy, to which nothing is written yet. Where everybody may
 * write, only a directory that is closed to others is taken.
 *
 * Returns: (transfer full): the copy, or `NULL` with `error` set
 */
TableCopy *
table_copy_new (const char   *directory,
                const char   *origin,
                const GError *reason,
                GError      **error)
{
  g_autoptr (TableCopy) copy = NULL;
  g_autofree char *title = NULL;

  g_return_val_if_fail (directory != NULL && origin != NULL && reason != NULL, NULL);

  if (!table_copy_make_place (directory, error))
    return NULL;

  title = table_game_file_get_title (origin);
  copy = copy_new (find_free (directory, title));
  copy->origin = g_strdup (origin);
  copy->reason = g_error_copy (reason);
  if (!write_origin (copy, error))
    return NULL;
  lock (copy);

  return g_steal_pointer (&copy);
}

/* Whether the file has been written after all, as it is in the copy. */
static gboolean
is_needless (const TableCopy *copy)
{
  g_autofree char *text = NULL;
  g_autofree char *written = NULL;
  gsize length, written_length;

  return copy->origin != NULL
         && g_file_get_contents (copy->path, &text, &length, NULL)
         && g_file_get_contents (copy->origin, &written, &written_length, NULL)
         && length == written_length
         && memcmp (text, written, length) == 0;
}

static int
compare_copies (gconstpointer a,
                gconstpointer b)
{
  const TableCopy *copy = *(TableCopy *const *) a;
  const TableCopy *other = *(TableCopy *const *) b;

  return g_strcmp0 (copy->path, other->path);
}

/* Whether it is what tells where a copy comes from, as it is written here. */
static gboolean
is_origin (const char *path)
{
  g_autoptr (GKeyFile) key_file = g_key_file_new ();
  g_autofree char *group = NULL;

  if (!g_key_file_load_from_file (key_file, path, G_KEY_FILE_NONE, NULL))
    return FALSE;

  group = g_key_file_get_start_group (key_file);

  return g_strcmp0 (group, GROUP) == 0;
}

/* Takes away what tells of a copy that has never come to be: who made it was killed,
 * or there was no room. Nobody needs an hour to write one. */
static void
sweep (const char *directory,
       const char *name)
{
  g_autofree char *copy_name = g_strndup (name, strlen (name) - strlen (ORIGIN_ENDING));
  g_autoptr (TableCopy) copy = copy_new (g_build_filename (directory, copy_name, NULL));
  g_autofree char *path = find_origin (copy->path);
  GStatBuf info;

  if (table_game_file_is_one (copy_name)
      && !g_file_test (copy->path, G_FILE_TEST_EXISTS)
      && g_lstat (path, &info) == 0
      && S_ISREG (info.st_mode)
      && info.st_mtime < g_get_real_time () / G_USEC_PER_SEC - SECONDS_TO_BEGIN
      && is_origin (path)
      && lock (copy))
    g_unlink (path);
}

static void
add_copies (GPtrArray  *copies,
            const char *directory)
{
  g_autoptr (GDir) dir = NULL;
  const char *name;

  if (!table_copy_is_place (directory))
    return;

  doc_sweep_directory (directory);
  dir = g_dir_open (directory, 0, NULL);
  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autoptr (TableCopy) copy = NULL;

      if (g_str_has_suffix (name, ORIGIN_ENDING))
        sweep (directory, name);
      if (!table_game_file_is_one (name))
        continue;

      copy = copy_new (g_build_filename (directory, name, NULL));
      if (!lock (copy))
        continue;

      read_origin (copy);
      if (is_needless (copy))
        table_copy_discard (copy, NULL);
      else
        g_ptr_array_add (copies, g_steal_pointer (&copy));
    }
}

/**
 * table_copy_list:
 * @directories: (array zero-terminated) (element-type filename): where copies are kept;
 *   there may be no such directories
 *
 * Finds the copies that nobody has. Those whose games were written after all are
 * taken away, and so is what tells of copies that there are not.
 *
 * Returns: (transfer full) (element-type TableCopy): the copies, by name
 */
GPtrArray *
table_copy_list (const char *const *directories)
{
  GPtrArray *copies = g_ptr_array_new_with_free_func ((GDestroyNotify) table_copy_free);

  g_return_val_if_fail (directories != NULL, copies);

  for (guint i = 0; directories[i] != NULL; i++)
    add_copies (copies, directories[i]);
  g_ptr_array_sort (copies, compare_copies);

  return copies;
}

/**
 * table_copy_write:
 * @copy: a copy
 * @text: the text of a record
 * @error: return location for a `GError` of `G_FILE_ERROR`
 *
 * Writes the copy, and waits until it is on the disk.
 *
 * Returns: `TRUE` if it is
 */
gboolean
table_copy_write (const TableCopy *copy,
                  const char      *text,
                  GError         **error)
{
  g_return_val_if_fail (copy != NULL && text != NULL, FALSE);

  return doc_write_file (copy->path, text, error);
}

static void
discard_origin (const TableCopy *copy)
{
  g_autofree char *path = find_origin (copy->path);

  g_unlink (path);
}

/**
 * table_copy_move:
 * @copy: a copy
 * @games: (type filename): where the games are
 * @error: return location for a `GError`, as of table_game_file_move()
 *
 * Makes a game of the copy.
 *
 * Returns: (transfer full) (type filename): the file of the game, or `NULL` with
 *   `error` set, and then the copy is as it was
 */
char *
table_copy_move (const TableCopy *copy,
                 const char      *games,
                 GError         **error)
{
  char *path;

  g_return_val_if_fail (copy != NULL && games != NULL, NULL);

  path = table_game_file_move (copy->path, games, error);
  if (path != NULL)
    discard_origin (copy);

  return path;
}

/**
 * table_copy_put:
 * @copy: a copy
 * @path: (type filename): a file, which is overwritten
 * @error: return location for a `GError` of `G_FILE_ERROR`
 *
 * Writes what is in the copy to a file that somebody has chosen. Once it is there
 * the copy is taken away.
 *
 * Returns: `TRUE` if it is there; otherwise the copy is as it was
 */
gboolean
table_copy_put (const TableCopy *copy,
                const char      *path,
                GError         **error)
{
  g_autofree char *text = NULL;

  g_return_val_if_fail (copy != NULL && path != NULL, FALSE);

  return g_file_get_contents (copy->path, &text, NULL, error)
         && doc_write_file (path, text, error)
         && table_copy_discard (copy, error);
}

/**
 * table_copy_discard:
 * @copy: a copy
 * @error: return location for a `GError` of `G_IO_ERROR`
 *
 * Deletes the copy.
 *
 * Returns: `TRUE` if it is gone
 */
gboolean
table_copy_discard (const TableCopy *copy,
                    GError         **error)
{
  g_autoptr (GFile) file = NULL;
  g_autoptr (GError) local_error = NULL;

  g_return_val_if_fail (copy != NULL, FALSE);

  file = g_file_new_for_path (copy->path);
  if (!g_file_delete (file, NULL, &local_error)
      && !g_error_matches (local_error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND))
    {
      g_propagate_error (error, g_steal_pointer (&local_error));
      return FALSE;
    }
  discard_origin (copy);

  return TRUE;
}

/**
 * table_copy_free:
 * @copy: (transfer full) (nullable): a copy
 *
 * Lets others have the copy.
 */
void
table_copy_free (TableCopy *copy)
{
  if (copy == NULL)
    return;

  if (copy->lock >= 0)
    g_close (copy->lock, NULL);
  g_free (copy->path);
  g_free (copy->origin);
  g_clear_error (&copy->reason);
  g_free (copy);
}

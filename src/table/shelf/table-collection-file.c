/* table-collection-file.c: the file in which a table keeps its collection
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What cannot be added to the file waits in another one: beside it or, as a full disk
 * takes neither, in the places where copies of games go.
 */

#include "config.h"

#include "table-collection-file.h"

#include "doc-file.h"
#include "table-copy.h"

#include <glib/gstdio.h>

#define FILE_NAME "collection.json"

/* What is behind the name of the file in the name of one that keeps what was entered
 * meanwhile. */
#define WAITING ".waiting"

/* How often to begin anew when somebody else writes the file at the same time. */
#define TIMES_TO_WRITE 10

struct _TableCollectionFile {
  const TableGame *game;
  char *path;
  char *waiting; /* beside it */
  char **elsewhere; /* directories for what waits, each for what those before it do not take */
  TableCollection *kept; /* what was in the file when it was looked at last */
  TableCollection *known; /* what was known then, and is in the file or waits */
};

/* What waits */

/* In one place the files of several homes may wait. */
static char *
find_elsewhere (const TableCollectionFile *file,
                const char                *directory)
{
  g_autofree char *sum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, file->path, -1);
  g_autofree char *base = g_path_get_basename (file->path);
  g_autofree char *name = g_strdup_printf ("%s-%.16s" WAITING, base, sum);

  return g_build_filename (directory, name, NULL);
}

/* Lists the files in which something may wait: the first one, which may be any file
 * that somebody else has put there, and those where nobody else writes. */
static char **
list_waiting (const TableCollectionFile *file)
{
  g_autoptr (GStrvBuilder) paths = g_strv_builder_new ();

  g_strv_builder_add (paths, file->waiting);
  for (guint i = 0; file->elsewhere != NULL && file->elsewhere[i] != NULL; i++)
    if (table_copy_is_place (file->elsewhere[i]))
      {
        g_autofree char *path = find_elsewhere (file, file->elsewhere[i]);

        g_strv_builder_add (paths, path);
      }

  return g_strv_builder_end (paths);
}

/* Reads what waits for the file, or nothing. */
static TableCollection *
read_waiting (const TableCollectionFile *file)
{
  g_auto (GStrv) paths = list_waiting (file);
  TableCollection *waiting = table_collection_new (file->game);

  for (guint i = 0; paths[i] != NULL; i++)
    table_collection_import (waiting, paths[i], NULL);

  return waiting;
}

static void
forget_waiting (const TableCollectionFile *file,
                const char                *but)
{
  g_auto (GStrv) paths = list_waiting (file);

  for (guint i = 0; paths[i] != NULL; i++)
    {
      g_autoptr (TableCollection) waiting = table_collection_new (file->game);

      if (g_strcmp0 (paths[i], but) != 0 && table_collection_import (waiting, paths[i], NULL))
        g_unlink (paths[i]);
    }
}

static gboolean
keep_elsewhere (const TableCollectionFile *file,
                const TableCollection     *waiting,
                const char                *directory)
{
  g_autofree char *path = NULL;

  if (!table_copy_make_place (directory, NULL))
    return FALSE;

  path = find_elsewhere (file, directory);
  if (!table_collection_save (waiting, path, NULL))
    return FALSE;
  forget_waiting (file, path);

  return TRUE;
}

/* Somebody may end the program before the file can be written again. What is there
 * already in another place goes once all is in one. */
static void
keep_waiting (const TableCollectionFile *file,
              const TableCollection     *waiting)
{
  g_autoptr (TableCollection) kept = read_waiting (file);

  if (table_collection_equal (waiting, kept))
    return;

  if (table_collection_save (waiting, file->waiting, NULL))
    {
      forget_waiting (file, file->waiting);
      return;
    }
  for (guint i = 0; file->elsewhere != NULL && file->elsewhere[i] != NULL; i++)
    if (keep_elsewhere (file, waiting, file->elsewhere[i]))
      return;
}

/* The file */

static void
replace (TableCollection **place,
         TableCollection  *collection)
{
  table_collection_free (*place);
  *place = collection;
}

/* Reads what is in the file now, with its mark. If it has been taken away, and all of
 * it was known, it holds nothing, and nothing was known of it. */
static TableCollection *
read_found (TableCollectionFile *file,
            char               **mark,
            GError             **error)
{
  g_autoptr (TableCollection) found = table_collection_new (file->game);
  g_autoptr (GError) local_error = NULL;

  *mark = doc_get_mark (file->path);
  if (table_collection_import (found, file->path, &local_error))
    return g_steal_pointer (&found);

  if (!g_error_matches (local_error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND))
    {
      g_propagate_error (error, g_steal_pointer (&local_error));
      return NULL;
    }
  g_clear_pointer (mark, g_free);
  replace (&file->kept, table_collection_new (file->game));

  return g_steal_pointer (&found);
}

static gboolean
write_updated (const TableCollectionFile *file,
               const DocLock             *lock,
               const TableCollection     *updated,
               const char                *mark,
               GError                   **error)
{
  g_autofree char *directory = g_path_get_dirname (file->path);
  g_autofree char *text = table_collection_to_text (updated);

  return doc_make_directory (directory, error)
         && doc_write_file_over (file->path, text, mark != NULL && !doc_lock_found_no_file (lock) ? mark : "",
                                 NULL, error);
}

/* What the file holds stands, then comes what has waited, and the changes come on top. */
static gboolean
update_once (TableCollectionFile   *file,
             const DocLock         *lock,
             const TableCollection *waiting,
             TableCollection      **known,
             GError               **error)
{
  g_autofree char *mark = NULL;
  g_autoptr (TableCollection) found = read_found (file, &mark, error);
  g_autoptr (TableCollection) updated = table_collection_copy (found != NULL ? found : *known);
  gboolean is_written = found != NULL;

  table_collection_merge (updated, waiting);
  if (found != NULL)
    {
      table_collection_take_changes (updated, file->kept, *known);
      if (!table_collection_equal (updated, found))
        is_written = write_updated (file, lock, updated, mark, error);
      replace (&file->kept, table_collection_copy (is_written ? updated : found));
    }
  replace (known, g_steal_pointer (&updated));

  return is_written;
}

/**
 * table_collection_file_update:
 * @file: a file
 * @known: (inout) (transfer full): what was known after this was called last, or at first
 *   nothing, with what was learned, removed or corrected since then; and then what is known now
 * @error: return location for a `GError` of `G_FILE_ERROR` if the file cannot be
 *   written, or as of table_collection_load() if it cannot be read
 *
 * Brings a file up to date, in which others may have changed something meanwhile:
 * theirs stays, and ours is added. While that is done nobody else does it, see
 * doc_lock_file(). A file that cannot be read is not written, whatever the reason. What
 * cannot be written waits somewhere else, and is added as soon as it can. Where
 * there is nothing to write the file is only read.
 *
 * Returns: `TRUE` if the file holds all that is known
 */
gboolean
table_collection_file_update (TableCollectionFile *file,
                              TableCollection    **known,
                              GError             **error)
{
  g_autofree char *directory = NULL;
  g_autoptr (DocLock) lock = NULL;
  g_autoptr (TableCollection) wanted = NULL;
  g_autoptr (TableCollection) waiting = NULL;
  g_autoptr (GError) local_error = NULL;
  gboolean is_written = FALSE;

  g_return_val_if_fail (file != NULL, FALSE);
  g_return_val_if_fail (known != NULL && *known != NULL, FALSE);

  wanted = table_collection_copy (*known);
  directory = g_path_get_dirname (file->path);
  if (!table_collection_equal (file->kept, wanted))
    doc_make_directory (directory, NULL);

  for (int i = 0; !is_written && i < TIMES_TO_WRITE; i++)
    {
      /* What somebody else has made meanwhile can be locked. */
      g_clear_pointer (&lock, doc_unlock_file);
      lock = doc_lock_file (file->path);
      g_clear_pointer (&waiting, table_collection_free);
      waiting = read_waiting (file);
      table_collection_take_changes (waiting, file->known, wanted);
      g_clear_error (&local_error);
      is_written = update_once (file, lock, waiting, known, &local_error);
      if (!g_error_matches (local_error, G_IO_ERROR, G_IO_ERROR_WRONG_ETAG))
        break;
    }
  replace (&file->known, table_collection_copy (*known));

  if (is_written)
    {
      forget_waiting (file, NULL);
      return TRUE;
    }
  keep_waiting (file, waiting);
  g_propagate_error (error, g_steal_pointer (&local_error));

  return FALSE;
}

/**
 * table_collection_file_make_path:
 * @game: a game
 * @directory: (type filename): where a table keeps what it has
 *
 * Tells where the collection of a game is. The first game had its file before there were others, which have
 * names before theirs.
 *
 * Returns: (transfer full) (type filename): the path
 */
char *
table_collection_file_make_path (const TableGame *game,
                                 const char      *directory)
{
  g_autofree char *own = NULL;

  g_return_val_if_fail (game != NULL && directory != NULL, NULL);

  own = g_strdup_printf ("%s-" FILE_NAME, game->id);

  return g_build_filename (directory, game == table_games[0] ? FILE_NAME : own, NULL);
}

/**
 * table_collection_file_new:
 * @game: of which game it is
 * @path: (type filename): the file of the table's own collection
 * @elsewhere: (array zero-terminated) (element-type filename) (nullable): where copies of games go
 *   that cannot be written, see table_emergency_new()
 *
 * Makes what reads and writes a collection; nothing is read yet.
 *
 * Returns: (transfer full): the file, of which nothing is known
 */
TableCollectionFile *
table_collection_file_new (const TableGame   *game,
                           const char        *path,
                           const char *const *elsewhere)
{
  TableCollectionFile *file;

  g_return_val_if_fail (game != NULL && path != NULL, NULL);

  file = g_new0 (TableCollectionFile, 1);
  file->game = game;
  file->path = g_strdup (path);
  file->waiting = g_strconcat (path, WAITING, NULL);
  file->elsewhere = g_strdupv ((char **) elsewhere);
  file->kept = table_collection_new (game);
  file->known = table_collection_new (game);

  return file;
}

/**
 * table_collection_file_free:
 * @file: (transfer full) (nullable): a file
 *
 * Forgets what was known of the file.
 */
void
table_collection_file_free (TableCollectionFile *file)
{
  if (file == NULL)
    return;

  g_free (file->path);
  g_free (file->waiting);
  g_strfreev (file->elsewhere);
  table_collection_free (file->kept);
  table_collection_free (file->known);
  g_free (file);
}

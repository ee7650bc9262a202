/* table-chest-keep.c: puts all that a table keeps into one file
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "table-chest-private.h"

#include "doc-build.h"
#include "doc-file.h"
#include "doc-write.h"
#include "table-folder.h"

#include <glib/gstdio.h>
#include <string.h>

typedef struct {
  const TableHome *home;
  const char *settings;
  GHashTable *names; /* (element-type utf8): those that files have in the chest already, as fold() makes them */
  DocZipWriter *zip;
  guint n_games;
  guint64 n_bytes; /* how many were put in */
  char *unreadable; /* the file at which it went wrong, or NULL */
} Keeping;

/* Names that differ in this only are one where somebody may unpack the chest. */
static char *
fold (const char *name)
{
  g_autofree char *normal = g_utf8_normalize (name, -1, G_NORMALIZE_ALL);

  return g_utf8_casefold (normal, -1);
}

/* A name may be of any bytes, and is to be one on other systems, too. */
static char *
make_name (const Keeping *keeping,
           const char    *folder,
           const char    *file_name)
{
  g_autofree char *shown = g_filename_display_name (file_name);
  const char *dot;

  for (char *c = shown; *c != '\0'; c++)
    if (g_ascii_iscntrl (*c) || *c == '\\')
      *c = '_';

  dot = strrchr (shown, '.');
  for (int number = 1;; number++)
    {
      g_autofree char *name =
        number == 1 ? g_strconcat (folder, shown, NULL)
                    : g_strdup_printf ("%s%.*s (%d)%s", folder, (int) (dot - shown), shown, number, dot);
      g_autofree char *folded = fold (name);

      if (!g_hash_table_contains (keeping->names, folded))
        return g_steal_pointer (&name);
    }
}

static gboolean
add_bytes (Keeping    *keeping,
           const char *name,
           GBytes     *bytes,
           gint64      changed,
           GError    **error)
{
  g_hash_table_add (keeping->names, fold (name));
  keeping->n_bytes += g_bytes_get_size (bytes);
  if (g_hash_table_size (keeping->names) > CHEST_MAX_FILES || keeping->n_bytes > CHEST_MAX_BYTES)
    return chest_fail (TABLE_CHEST_ERROR_FULL, error);

  return doc_zip_writer_add (keeping->zip, name, bytes, changed, error);
}

static gboolean
add_text (Keeping    *keeping,
          const char *name,
          const char *text,
          GError    **error)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));

  return add_bytes (keeping, name, bytes, g_get_real_time () / G_USEC_PER_SEC, error);
}

/* What is no ordinary file, has just gone or is too large is no game, whatever it is called. */
static gboolean
is_no_game (const GError *error)
{
  return g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE)
         || g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND)
         || g_error_matches (error, DOC_ERROR, DOC_ERROR_SIZE);
}

/* Adds a file, if it is one, and tells whether nothing went wrong. */
static gboolean
add_file (Keeping    *keeping,
          const char *path,
          const char *name,
          gboolean   *is_added,
          GError    **error)
{
  g_autoptr (GError) local_error = NULL;
  g_autoptr (GBytes) bytes = doc_read_file (path, CHEST_MAX_FILE, &local_error);
  GStatBuf info;

  *is_added = bytes != NULL;
  if (bytes != NULL)
    return add_bytes (keeping, name, bytes, g_stat (path, &info) == 0 ? (gint64) info.st_mtime : 0, error);
  if (is_no_game (local_error))
    return TRUE;

  keeping->unreadable = g_strdup (path);
  g_propagate_error (error, g_steal_pointer (&local_error));

  return FALSE;
}

static int
compare_paths (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

static gboolean
add_games (Keeping    *keeping,
           const char *folder,
           const char *directory,
           GError    **error)
{
  g_autoptr (GPtrArray) paths = table_folder_read (directory, error);

  if (paths == NULL)
    {
      keeping->unreadable = g_strdup (directory);
      return FALSE;
    }

  g_ptr_array_sort (paths, compare_paths);
  for (guint i = 0; i < paths->len; i++)
    {
      const char *path = g_ptr_array_index (paths, i);
      g_autofree char *file_name = g_path_get_basename (path);
      g_autofree char *name = make_name (keeping, folder, file_name);
      gboolean is_added;

      if (!add_file (keeping, path, name, &is_added, error))
        return FALSE;
      keeping->n_games += is_added;
    }

  return TRUE;
}

/* With what waits to be written into them. */
static gboolean
add_collections (Keeping *keeping,
                 GError **error)
{
  for (int i = 0; table_games[i] != NULL; i++)
    {
      g_autofree char *name = chest_name_collection (table_games[i]);
      g_autofree char *path = g_build_filename (keeping->home->directory, name, NULL);
      g_autofree char *waiting = g_strconcat (path, CHEST_WAITING, NULL);
      g_autofree char *waiting_name = g_strconcat (name, CHEST_WAITING, NULL);
      gboolean is_added;

      if (!add_file (keeping, path, name, &is_added, error)
          || !add_file (keeping, waiting, waiting_name, &is_added, error))
        return FALSE;
    }

  return TRUE;
}

static gboolean
add_plays (Keeping *keeping,
           GError **error)
{
  g_autofree char *name = chest_name_plays ();
  g_autofree char *path = g_build_filename (keeping->home->directory, name, NULL);
  gboolean is_added;

  return add_file (keeping, path, name, &is_added, error);
}

static gboolean
add_all_games (Keeping *keeping,
               GError **error)
{
  const TableHome *home = keeping->home;

  if (!add_games (keeping, CHEST_GAMES, home->games, error)
      || !add_games (keeping, CHEST_GAMES, home->waiting, error)
      || (home->elsewhere != NULL && !add_games (keeping, CHEST_GAMES, home->elsewhere, error))
      || !add_games (keeping, CHEST_BIN, home->bin, error))
    return FALSE;

  for (guint i = 0; home->copies[i] != NULL; i++)
    if (!add_games (keeping, CHEST_COPIES, home->copies[i], error))
      return FALSE;

  return TRUE;
}

static gboolean
add_head (Keeping *keeping,
          GError **error)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();
  g_autofree char *written = g_date_time_format_iso8601 (now);
  g_autofree char *text = NULL;
  g_autoptr (JsonNode) node = NULL;

  json_builder_begin_object (builder);
  doc_build_text (builder, "format", CHEST_FORMAT);
  doc_build_int (builder, "version", CHEST_VERSION);
  doc_build_text (builder, "written", written);
  json_builder_end_object (builder);
  node = json_builder_get_root (builder);
  text = doc_write (node);

  return add_text (keeping, CHEST_HEAD, text, error);
}

static gboolean
fill (int      file,
      gpointer data,
      GError **error)
{
  Keeping *keeping = data;
  g_autoptr (DocZipWriter) zip = doc_zip_writer_new (file, error);

  keeping->zip = zip;

  return zip != NULL
         && add_head (keeping, error)
         && add_all_games (keeping, error)
         && add_collections (keeping, error)
         && add_plays (keeping, error)
         && add_text (keeping, CHEST_SETTINGS, keeping->settings, error)
         && doc_zip_writer_finish (zip, error);
}

/**
 * table_chest_keep:
 * @path: (type filename): the file to write
 * @home: where the table keeps what it has
 * @settings: what is set, as any text
 * @n_games: (out): how many games were put in, those in the bin among them
 * @unreadable: (out) (transfer full) (type filename) (nullable): what could not be read, if it is that which went wrong
 * @error: return location for a `GError` of `G_FILE_ERROR`, `G_IO_ERROR` or `TABLE_CHEST_ERROR`
 *
 * Puts all that a table keeps into a ZIP, as doc_write_file() writes: it is there as a whole, or whatever was there
 * before stays.
 *
 * Returns: `TRUE` if it was written
 */
gboolean
table_chest_keep (const char      *path,
                  const TableHome *home,
                  const char      *settings,
                  guint           *n_games,
                  char           **unreadable,
                  GError         **error)
{
  Keeping keeping = { .home = home, .settings = settings };
  gboolean is_written;

  g_return_val_if_fail (path != NULL && home != NULL && settings != NULL, FALSE);
  g_return_val_if_fail (n_games != NULL && unreadable != NULL, FALSE);

  keeping.names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  is_written = doc_write_filled (path, fill, &keeping, error);
  g_hash_table_unref (keeping.names);
  *n_games = keeping.n_games;
  *unreadable = keeping.unreadable;

  return is_written;
}

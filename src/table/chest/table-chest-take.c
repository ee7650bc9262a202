/* table-chest-take.c: takes from a chest what the table has not
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Games are taken one after the other. If one of them cannot be written, as the disk is full, those before are taken
 * back, for which no room is needed. What replaces a game comes last.
 */

/* For struct utimbuf. */
#define _XOPEN_SOURCE 700

#include "config.h"

#include "table-chest-private.h"

#include "doc-file.h"
#include "table-collection-file.h"
#include "table-game-file.h"
#include "table-plays.h"

#include <glib/gstdio.h>
#include <utime.h>

/* What was done with a file, so that it can be taken back. */
typedef struct {
  char *path; /* what is there now */
  char *written; /* its mark then: whoever has written it since keeps that */
  char *kept; /* (nullable): where what was there before is now, if it was anything */
} Step;

typedef struct {
  const TableChest *chest;
  const TableHome *home;
  GHashTable *choices; /* (element-type TableChestGame): those of games that differ, by their numbers */
  GPtrArray *steps; /* (element-type Step) */
  TableChestTaken *taken;
  char *unreadable; /* the file of the table at which it went wrong, or NULL */
  char *unwritten; /* the same */
} Taking;

static void
free_step (Step *step)
{
  g_free (step->path);
  g_free (step->written);
  g_free (step->kept);
  g_free (step);
}

static void
add_step (Taking *taking,
          char   *path,
          char   *written,
          char   *kept)
{
  Step *step = g_new0 (Step, 1);

  step->path = path;
  step->written = written;
  step->kept = kept;
  g_ptr_array_add (taking->steps, step);
}

/* The file is as old as the game, by which a list of games finds the newest. */
static void
set_time (const char *path,
          gint64      changed)
{
  struct utimbuf times = { .actime = (time_t) changed, .modtime = (time_t) changed };

  if (changed > 0)
    g_utime (path, &times);
}

/* The bin may lie on another disk than the game, or than what a link in its place leads to. Where it cannot be put back, it
 * stays there. */
static void
put_back (const Step *step)
{
  g_autoptr (GMappedFile) kept = g_mapped_file_new (step->kept, FALSE, NULL);
  g_autoptr (GBytes) bytes = kept != NULL ? g_mapped_file_get_bytes (kept) : NULL;
  GStatBuf info;

  if (bytes == NULL || g_stat (step->kept, &info) != 0 || !doc_write_bytes (step->path, bytes, step->written, NULL, NULL))
    return;

  set_time (step->path, info.st_mtim.tv_sec);
  g_unlink (step->kept);
}

static void
take_back (Taking *taking)
{
  for (guint i = taking->steps->len; i > 0; i--)
    {
      const Step *step = g_ptr_array_index (taking->steps, i - 1);
      g_autofree char *mark = doc_get_mark (step->path);

      if (step->kept != NULL)
        put_back (step);
      else if (g_strcmp0 (mark, step->written) == 0)
        g_unlink (step->path);
    }
}

/* Somebody else may have put a game into the place that was just free. */
static gboolean
write_to_free_place (const char *directory,
                     const char *name,
                     GBytes     *bytes,
                     char      **path,
                     GError    **error)
{
  while (TRUE)
    {
      g_autoptr (GError) problem = NULL;

      g_free (*path);
      *path = table_game_file_find_place (name, directory);
      if (doc_write_bytes (*path, bytes, "", NULL, &problem))
        return TRUE;
      if (!g_error_matches (problem, G_IO_ERROR, G_IO_ERROR_WRONG_ETAG))
        {
          g_propagate_error (error, g_steal_pointer (&problem));
          return FALSE;
        }
    }
}

static gboolean
add_game (Taking     *taking,
          const char *directory,
          const char *name,
          GBytes     *bytes,
          gint64      changed,
          GError    **error)
{
  g_autofree char *path = NULL;
  char *written;

  if (!doc_make_directory (directory, error) || !write_to_free_place (directory, name, bytes, &path, error))
    {
      taking->unwritten = g_steal_pointer (&path);
      return FALSE;
    }

  set_time (path, changed);
  written = doc_get_mark (path);
  add_step (taking, g_steal_pointer (&path), written, NULL);
  taking->taken->n_added++;

  return TRUE;
}

/* What is there now may be more than what was compared, as somebody plays it: it is put away all the same. */
static gboolean
replace_game (Taking     *taking,
              const char *mine,
              GBytes     *bytes,
              GError    **error)
{
  G_GNUC_UNUSED g_autoptr (DocLock) lock = doc_lock_file (mine);
  g_autofree char *mark = doc_get_mark (mine);
  g_autofree char *kept = table_game_file_keep (mine, taking->home->bin, error);
  char *written = NULL;

  if (kept == NULL || !doc_write_bytes (mine, bytes, mark, &written, error))
    {
      if (kept != NULL)
        g_unlink (kept);
      taking->unwritten = g_strdup (mine);
      return FALSE;
    }

  add_step (taking, g_strdup (mine), written, g_steal_pointer (&kept));
  taking->taken->n_replaced++;

  return TRUE;
}

/* Whether another file of the copy has taken the place of a game already, as names may differ in little. */
static gboolean
was_replaced (const Taking *taking,
              const char   *mine)
{
  for (guint i = 0; i < taking->steps->len; i++)
    {
      const Step *step = g_ptr_array_index (taking->steps, i);

      if (step->kept != NULL && g_str_equal (step->path, mine))
        return TRUE;
    }

  return FALSE;
}

static gboolean
take_file (Taking          *taking,
           const ChestFile *file,
           const char      *name,
           GBytes          *bytes,
           gint64           changed,
           GError         **error)
{
  const TableChestGame *game = g_hash_table_lookup (taking->choices, GUINT_TO_POINTER (file->number));
  const TableChestChoice choice = game != NULL ? game->choice : TABLE_CHEST_BOTH;

  if (choice == TABLE_CHEST_MINE)
    {
      taking->taken->n_there++;
      return TRUE;
    }
  if (choice == TABLE_CHEST_THEIRS && !was_replaced (taking, game->mine))
    return replace_game (taking, game->mine, bytes, error);

  return add_game (taking, file->is_binned ? taking->home->bin : taking->home->games, name, bytes, changed, error);
}

static gboolean
take_at_hand (Taking          *taking,
              DocZipReader    *zip,
              const ChestFile *file,
              const char      *name,
              GError         **error)
{
  const gint64 changed = doc_zip_reader_get_changed (zip);
  g_autoptr (GBytes) bytes = doc_zip_reader_read (zip, CHEST_MAX_FILE, error);
  g_autofree char *sum = NULL;

  if (bytes == NULL)
    return FALSE;

  sum = g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, bytes);

  return g_str_equal (sum, file->sum)
           ? take_file (taking, file, name, bytes, changed, error)
           : chest_fail (TABLE_CHEST_ERROR_CHANGED, error);
}

/* Takes the files that are to be taken, be it those that replace a game or the others. */
static gboolean
take_files (Taking  *taking,
            gboolean is_replacing,
            GError **error)
{
  g_autoptr (DocZipReader) zip = doc_zip_reader_open (taking->chest->path, error);
  const char *name;

  if (zip == NULL)
    return FALSE;

  for (guint number = 0; doc_zip_reader_next (zip, &name, error); number++)
    {
      const ChestFile *file = g_hash_table_lookup (taking->chest->files, GUINT_TO_POINTER (number));
      const TableChestGame *game = g_hash_table_lookup (taking->choices, GUINT_TO_POINTER (number));
      const gboolean replaces = game != NULL && game->choice == TABLE_CHEST_THEIRS;

      if (name == NULL)
        return TRUE;
      if (file != NULL && replaces == is_replacing && !take_at_hand (taking, zip, file, name, error))
        return FALSE;
    }

  return FALSE;
}

static guint
count_cards (const TableCollection *collection)
{
  g_autoptr (GPtrArray) known = table_collection_list_known (collection);

  return known->len;
}

/* Adds what is known in the chest of a game to what the table knows. Nothing can be wrong with what is added twice. */
static gboolean
take_collection (Taking  *taking,
                 int      game,
                 GError **error)
{
  g_autofree char *path = table_collection_file_make_path (table_games[game], taking->home->directory);
  g_autoptr (TableCollectionFile) file =
    table_collection_file_new (table_games[game], path, (const char *const *) taking->home->copies);
  g_autoptr (TableCollection) nothing = table_collection_new (table_games[game]);
  g_autoptr (TableCollection) known = table_collection_copy (g_ptr_array_index (taking->chest->collections, game));
  g_autoptr (TableCollection) before = NULL;

  if (table_collection_equal (known, nothing))
    return TRUE;

  before = table_collection_load (table_games[game], path, error);
  if (before == NULL)
    {
      taking->unreadable = g_steal_pointer (&path);
      return FALSE;
    }
  if (!table_collection_file_update (file, &known, error))
    {
      taking->unwritten = g_steal_pointer (&path);
      return FALSE;
    }

  taking->taken->n_cards += count_cards (known) - count_cards (before);

  return TRUE;
}

static gboolean
take_collections (Taking  *taking,
                  GError **error)
{
  for (guint i = 0; i < taking->chest->collections->len; i++)
    if (!take_collection (taking, (int) i, error))
      return FALSE;

  return TRUE;
}

/* Those that cannot be read, as they could not be where they come from, are none. */
static gboolean
take_plays (Taking  *taking,
            GError **error)
{
  g_autofree char *path = table_plays_make_path (taking->home->directory);
  g_autoptr (GPtrArray) plays = taking->chest->plays != NULL ? table_plays_parse (taking->chest->plays, NULL) : NULL;
  g_autoptr (GPtrArray) before = NULL;

  if (plays == NULL)
    return TRUE;

  before = table_plays_load (path, error);
  if (before == NULL)
    {
      taking->unreadable = g_steal_pointer (&path);
      return FALSE;
    }
  if (!table_plays_add (path, g_steal_pointer (&plays), &taking->taken->n_plays, error))
    {
      taking->unwritten = g_steal_pointer (&path);
      return FALSE;
    }

  return TRUE;
}

/**
 * table_chest_take:
 * @self: a copy, with what was chosen for the games that differ
 * @home: where the table keeps what it has
 * @taken: (out caller-allocates): what was taken
 * @unreadable: (out) (transfer full) (type filename) (nullable): what of the table could not be read, if it is that which
 *   went wrong
 * @unwritten: (out) (transfer full) (type filename) (nullable): the same for what could not be written
 * @error: return location for a `GError` of `TABLE_CHEST_ERROR`, `DOC_ZIP_ERROR`, `G_FILE_ERROR`, `G_IO_ERROR`, or as of
 *   table_collection_file_update()
 *
 * Takes all from a copy that the table has not. What is replaced is put in the bin.
 *
 * Returns: `TRUE` if that was done; otherwise the games of the table are as they were
 */
gboolean
table_chest_take (const TableChest *self,
                  const TableHome  *home,
                  TableChestTaken  *taken,
                  char            **unreadable,
                  char            **unwritten,
                  GError          **error)
{
  Taking taking = { .chest = self, .home = home, .taken = taken };
  gboolean is_taken;

  g_return_val_if_fail (self != NULL && home != NULL && taken != NULL, FALSE);
  g_return_val_if_fail (unreadable != NULL && unwritten != NULL, FALSE);

  *taken = (TableChestTaken) { .n_there = self->n_same };
  taking.choices = g_hash_table_new (NULL, NULL);
  taking.steps = g_ptr_array_new_with_free_func ((GDestroyNotify) free_step);
  for (guint i = 0; i < self->differing->len; i++)
    {
      TableChestGame *game = g_ptr_array_index (self->differing, i);

      g_hash_table_insert (taking.choices, GUINT_TO_POINTER (game->number), game);
    }

  is_taken = take_files (&taking, FALSE, error) && take_files (&taking, TRUE, error)
             && take_plays (&taking, error) && take_collections (&taking, error);
  if (!is_taken)
    take_back (&taking);
  g_ptr_array_unref (taking.steps);
  g_hash_table_unref (taking.choices);
  *unreadable = taking.unreadable;
  *unwritten = taking.unwritten;

  return is_taken;
}

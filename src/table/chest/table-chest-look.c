/* table-chest-look.c: looks at all that is in a chest, and at what of it the table has
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A chest comes from outside. All of it is read before anything is taken from it, one file after the other, so that
 * nothing has changed if it is not whole, or made to do harm.
 */

#include "config.h"

#include "table-chest-private.h"

#include "doc-file.h"
#include "doc-parse.h"
#include "doc-place.h"
#include "table-folder.h"
#include "table-game-file.h"
#include "table-record-file.h"

#include <string.h>

/* A file of a game at the table. */
typedef struct {
  char *path;
  char *sum;
  char *id; /* (nullable): once games are told apart by that */
} Mine;

typedef struct {
  TableChest *chest;
  const TableHome *home;
  DocZipReader *zip;
  guint number; /* of the file at hand */
  guint64 n_bytes; /* how many were read */
  gboolean has_head;

  GPtrArray *games; /* (element-type Mine) */
  GHashTable *sums; /* (element-type utf8): of what is in the games */
  GHashTable *binned; /* (element-type utf8): of what is in the bin */
  gboolean has_ids;
} Look;

static void
free_mine (Mine *mine)
{
  g_free (mine->path);
  g_free (mine->sum);
  g_free (mine->id);
  g_free (mine);
}

static void
free_file (ChestFile *file)
{
  g_free (file->sum);
  g_free (file);
}

static void
free_game (TableChestGame *game)
{
  g_free (game->mine);
  g_free (game);
}

/* What the table has */

/* Lists what is in the games of a directory; of what cannot be read nothing is known. */
static void
list_mine (const char *directory,
           GPtrArray  *games,
           GHashTable *sums)
{
  g_autoptr (GPtrArray) paths = table_folder_list (directory);

  for (guint i = 0; i < paths->len; i++)
    {
      const char *path = g_ptr_array_index (paths, i);
      g_autoptr (GBytes) bytes = doc_read_file (path, CHEST_MAX_FILE, NULL);
      g_autofree char *sum = bytes != NULL ? g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, bytes) : NULL;
      Mine *mine;

      if (sum == NULL)
        continue;
      g_hash_table_add (sums, g_strdup (sum));
      if (games == NULL)
        continue;

      mine = g_new0 (Mine, 1);
      mine->path = g_strdup (path);
      mine->sum = g_steal_pointer (&sum);
      g_ptr_array_add (games, mine);
    }
}

static TableRecord *
parse_game (GBytes *bytes)
{
  gsize length;
  const char *text = g_bytes_get_data (bytes, &length);

  return text != NULL ? table_record_parse (text, length, NULL) : NULL;
}

/* To tell games apart takes longer than to see that they are the same, and is done once there is one to be told apart. */
static void
find_ids (Look *look)
{
  for (guint i = 0; !look->has_ids && i < look->games->len; i++)
    {
      Mine *mine = g_ptr_array_index (look->games, i);
      g_autoptr (TableRecord) record = table_record_load (mine->path, NULL);

      mine->id = record != NULL ? table_record_find_id (record) : NULL;
    }
  look->has_ids = TRUE;
}

static gboolean
has_name (const Mine *mine,
          const char *name)
{
  g_autofree char *base = g_path_get_basename (mine->path);

  return g_str_equal (base, name);
}

/* Finds the file of the same game at the table, or, as some have no ids, one of the same name. Of several the one of the
 * same name comes first. */
static const Mine *
find_mine (Look        *look,
           TableRecord *theirs,
           const char  *name)
{
  g_autofree char *id = theirs != NULL ? table_record_find_id (theirs) : NULL;
  const Mine *found = NULL;

  find_ids (look);
  for (guint i = 0; i < look->games->len; i++)
    {
      const Mine *mine = g_ptr_array_index (look->games, i);
      const gboolean is_named = has_name (mine, name);

      if (g_strcmp0 (id, mine->id) == 0 && (id != NULL || is_named) && (found == NULL || is_named))
        found = mine;
    }

  return found;
}

/* What the chest has */

static gboolean
read_at_hand (Look    *look,
              GBytes **bytes,
              GError **error)
{
  *bytes = doc_zip_reader_read (look->zip, CHEST_MAX_FILE, error);
  if (*bytes == NULL)
    return FALSE;

  look->n_bytes += g_bytes_get_size (*bytes);
  if (look->n_bytes <= CHEST_MAX_BYTES)
    return TRUE;

  g_clear_pointer (bytes, g_bytes_unref);

  return chest_fail_for_size (error);
}

static gboolean
look_at_head (Look    *look,
              GBytes  *bytes,
              GError **error)
{
  gsize length;
  const char *text = g_bytes_get_data (bytes, &length);
  g_autoptr (JsonNode) node = text != NULL ? doc_parse (text, length, NULL) : NULL;
  DocPlace root = doc_place_root (node);
  gint64 version;

  if (node == NULL || !doc_place_check_object (&root, NULL)
      || !doc_place_check_constant (&root, "format", CHEST_FORMAT, NULL)
      || !doc_place_read_version (&root, "version", &version, NULL))
    return chest_fail (TABLE_CHEST_ERROR_FORM, error);
  if (version > CHEST_VERSION)
    return chest_fail (TABLE_CHEST_ERROR_VERSION, error);
  look->has_head = TRUE;

  return TRUE;
}

static void
add_file (Look       *look,
          const char *sum,
          gboolean    is_binned)
{
  ChestFile *file = g_new0 (ChestFile, 1);

  file->number = look->number;
  file->sum = g_strdup (sum);
  file->is_binned = is_binned;
  g_hash_table_insert (look->chest->files, GUINT_TO_POINTER (file->number), file);
}

static void
add_differing (Look        *look,
               const Mine  *mine,
               TableKinship kinship)
{
  static const TableChestChoice choices[] = {
    [TABLE_KINSHIP_SAME] = TABLE_CHEST_MINE,
    [TABLE_KINSHIP_BEHIND] = TABLE_CHEST_MINE,
    [TABLE_KINSHIP_AHEAD] = TABLE_CHEST_THEIRS,
    [TABLE_KINSHIP_APART] = TABLE_CHEST_BOTH,
  };
  TableChestGame *game = g_new0 (TableChestGame, 1);

  game->mine = g_strdup (mine->path);
  game->kinship = kinship;
  game->choice = choices[kinship];
  game->number = look->number;
  g_ptr_array_add (look->chest->differing, game);
}

static TableKinship
compare (const Mine  *mine,
         TableRecord *theirs)
{
  g_autoptr (TableRecord) record = theirs != NULL ? table_record_load (mine->path, NULL) : NULL;
  g_autofree char *text = record != NULL ? table_record_to_text (record) : NULL;
  g_autofree char *their_text = theirs != NULL ? table_record_to_text (theirs) : NULL;

  return text != NULL ? table_kinship_find (text, their_text) : TABLE_KINSHIP_APART;
}

static void
look_at_game (Look       *look,
              const char *name,
              GBytes     *bytes)
{
  g_autofree char *sum = g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, bytes);
  g_autoptr (TableRecord) theirs = NULL;
  const Mine *mine;
  TableKinship kinship;

  if (g_hash_table_contains (look->sums, sum))
    {
      look->chest->n_same++;
      return;
    }

  theirs = parse_game (bytes);
  mine = find_mine (look, theirs, name);
  kinship = mine != NULL ? compare (mine, theirs) : TABLE_KINSHIP_APART;
  if (mine != NULL && kinship == TABLE_KINSHIP_SAME)
    {
      look->chest->n_same++;
      return;
    }

  add_file (look, sum, FALSE);
  if (mine != NULL)
    add_differing (look, mine, kinship);
}

/* What was put away is put away here, too, and nobody is asked about it. */
static void
look_at_binned (Look   *look,
                GBytes *bytes)
{
  g_autofree char *sum = g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, bytes);

  if (g_hash_table_contains (look->binned, sum) || g_hash_table_contains (look->sums, sum))
    look->chest->n_same++;
  else
    add_file (look, sum, TRUE);
}

/* One that cannot be read, as it could not be where it comes from, teaches nothing. */
static void
look_at_collection (Look   *look,
                    int     game,
                    GBytes *bytes)
{
  g_autoptr (TableCollection) collection = table_collection_parse (table_games[game], bytes, NULL);

  if (collection != NULL)
    table_collection_merge (g_ptr_array_index (look->chest->collections, game), collection);
}

/* Finds the game of which a file is the collection, or what waits to be added to it, or -1. */
static int
find_collection (const char *name)
{
  for (int i = 0; table_games[i] != NULL; i++)
    {
      g_autofree char *own = chest_name_collection (table_games[i]);
      g_autofree char *waiting = g_strconcat (own, CHEST_WAITING, NULL);

      if (g_str_equal (name, own) || g_str_equal (name, waiting))
        return i;
    }

  return -1;
}

static gboolean
is_called_as_plays (const char *name)
{
  g_autofree char *plays = chest_name_plays ();

  return g_str_equal (name, plays);
}

static const char *
get_below (const char *name,
           const char *folder)
{
  const char *below = g_str_has_prefix (name, folder) ? name + strlen (folder) : NULL;

  return below != NULL && strchr (below, '/') == NULL && table_game_file_is_one (below) ? below : NULL;
}

/* What is called as nothing in a chest is passed over. */
static gboolean
look_at_file (Look       *look,
              const char *name,
              GError    **error)
{
  const char *game = get_below (name, CHEST_GAMES);
  const char *copy = get_below (name, CHEST_COPIES);
  const gboolean is_binned = get_below (name, CHEST_BIN) != NULL;
  const gboolean is_head = g_str_equal (name, CHEST_HEAD);
  const gboolean is_settings = g_str_equal (name, CHEST_SETTINGS) && look->chest->settings == NULL;
  const gboolean is_plays = is_called_as_plays (name) && look->chest->plays == NULL;
  const int collection = find_collection (name);
  g_autoptr (GBytes) bytes = NULL;

  if (game == NULL && copy == NULL && !is_binned && !is_head && !is_settings && !is_plays && collection < 0)
    return TRUE;
  if (!read_at_hand (look, &bytes, error))
    return FALSE;

  if (is_head)
    return look_at_head (look, bytes, error);
  if (is_settings)
    look->chest->settings = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  else if (is_plays)
    look->chest->plays = g_steal_pointer (&bytes);
  else if (is_binned)
    look_at_binned (look, bytes);
  else if (collection >= 0)
    look_at_collection (look, collection, bytes);
  else
    look_at_game (look, game != NULL ? game : copy, bytes);

  return TRUE;
}

static gboolean
look_at_all (Look    *look,
             GError **error)
{
  const char *name;

  for (look->number = 0; doc_zip_reader_next (look->zip, &name, error); look->number++)
    {
      if (name == NULL)
        return look->has_head || chest_fail (TABLE_CHEST_ERROR_FORM, error);
      if (look->number == CHEST_MAX_FILES)
        return chest_fail_for_size (error);
      if (!look_at_file (look, name, error))
        return FALSE;
    }

  return FALSE;
}

static TableChest *
chest_new (const char *path)
{
  TableChest *chest = g_new0 (TableChest, 1);

  chest->path = g_strdup (path);
  chest->files = g_hash_table_new_full (NULL, NULL, NULL, (GDestroyNotify) free_file);
  chest->differing = g_ptr_array_new_with_free_func ((GDestroyNotify) free_game);
  chest->collections = g_ptr_array_new_with_free_func ((GDestroyNotify) table_collection_free);
  for (int i = 0; table_games[i] != NULL; i++)
    g_ptr_array_add (chest->collections, table_collection_new (table_games[i]));

  return chest;
}

/**
 * table_chest_open:
 * @path: (type filename): any file
 * @home: where the table keeps what it has
 * @error: return location for a `GError` of `TABLE_CHEST_ERROR`, `DOC_ZIP_ERROR`, `G_FILE_ERROR` or `G_IO_ERROR`
 *
 * Reads a copy that table_chest_keep() has written, and compares it with what the table has. Nothing is changed.
 *
 * Returns: (transfer full): the copy, or `NULL` with `error` set
 */
TableChest *
table_chest_open (const char      *path,
                  const TableHome *home,
                  GError         **error)
{
  g_autoptr (DocZipReader) zip = NULL;
  g_autoptr (TableChest) chest = NULL;
  Look look = { .home = home };
  gboolean is_whole;

  g_return_val_if_fail (path != NULL && home != NULL, NULL);

  zip = doc_zip_reader_open (path, error);
  if (zip == NULL)
    return NULL;

  chest = chest_new (path);
  look.chest = chest;
  look.zip = zip;
  look.games = g_ptr_array_new_with_free_func ((GDestroyNotify) free_mine);
  look.sums = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  look.binned = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  list_mine (home->games, look.games, look.sums);
  list_mine (home->waiting, look.games, look.sums);
  list_mine (home->bin, NULL, look.binned);
  is_whole = look_at_all (&look, error);
  g_ptr_array_unref (look.games);
  g_hash_table_unref (look.sums);
  g_hash_table_unref (look.binned);

  return is_whole ? g_steal_pointer (&chest) : NULL;
}

/* table-chest.c: all that a table keeps, in one file
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "table-chest-private.h"

#include "table-collection-file.h"
#include "table-plays.h"

#include <glib/gi18n.h>

G_DEFINE_QUARK (table-chest-error-quark, table_chest_error)

/**
 * table_home_free:
 * @home: (transfer full) (nullable): where a table keeps what it has
 *
 * Forgets where that is.
 */
void
table_home_free (TableHome *home)
{
  if (home == NULL)
    return;

  g_free (home->directory);
  g_free (home->games);
  g_free (home->waiting);
  g_free (home->elsewhere);
  g_free (home->bin);
  g_strfreev (home->copies);
  g_free (home);
}

/* What can be wrong with a copy, in sentences. */
static const char *const zip_words[] = {
  [DOC_ZIP_ERROR_FORM] = N_("This file is no ZIP, and so no copy that Kontor has kept."),
  [DOC_ZIP_ERROR_DAMAGED] = N_("The copy is damaged or not whole. Nothing was taken from it."),
  [DOC_ZIP_ERROR_NAME] = N_("The ZIP has files in it that would be put somewhere else. Nothing was taken from it."),
  [DOC_ZIP_ERROR_SIZE] = N_("There is more in the ZIP than any copy holds. Nothing was taken from it."),
};
static const char *const words[] = {
  [TABLE_CHEST_ERROR_FORM] = N_("This ZIP is no copy that Kontor has kept."),
  [TABLE_CHEST_ERROR_VERSION] = N_("A newer version of Kontor has kept this copy. Update Kontor to take it in."),
  [TABLE_CHEST_ERROR_CHANGED] = N_("Another program has changed the copy meanwhile. Nothing was taken from it."),
  [TABLE_CHEST_ERROR_FULL] = N_("There are more games, or larger ones, than a copy can hold. Put some of them somewhere else first."),
};

gboolean
chest_fail (TableChestError code,
            GError        **error)
{
  g_set_error_literal (error, TABLE_CHEST_ERROR, (int) code, words[code]);

  return FALSE;
}

gboolean
chest_fail_for_size (GError **error)
{
  g_set_error_literal (error, DOC_ZIP_ERROR, DOC_ZIP_ERROR_SIZE, zip_words[DOC_ZIP_ERROR_SIZE]);

  return FALSE;
}

/**
 * table_chest_tell:
 * @error: what went wrong with a copy
 *
 * Tells in the language of the moment what is wrong with the copy itself, whatever was spoken when that was found.
 *
 * Returns: (transfer none) (nullable): a sentence, or `NULL` if it is a trouble of files, see doc_trouble_tell()
 */
const char *
table_chest_tell (const GError *error)
{
  g_return_val_if_fail (error != NULL, NULL);

  if (error->domain == DOC_ZIP_ERROR)
    return gettext (zip_words[error->code]);

  return error->domain == TABLE_CHEST_ERROR ? gettext (words[error->code]) : NULL;
}

/* What the collection of a game is called in a chest. */
char *
chest_name_collection (const TableGame *game)
{
  g_autofree char *path = table_collection_file_make_path (game, "");

  return g_path_get_basename (path);
}

/* What plays are called in a chest. */
char *
chest_name_plays (void)
{
  g_autofree char *path = table_plays_make_path ("");

  return g_path_get_basename (path);
}

/**
 * table_chest_list_differing:
 * @self: a copy
 *
 * Lists the games that are other ones in the copy than at the table, for which it is to be chosen what is done.
 *
 * Returns: (transfer none) (element-type TableChestGame): the games, in the order of the copy
 */
const GPtrArray *
table_chest_list_differing (const TableChest *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->differing;
}

/**
 * table_chest_get_path:
 * @self: a copy
 *
 * Gets the path of the copy.
 *
 * Returns: (type filename): the path
 */
const char *
table_chest_get_path (const TableChest *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->path;
}

/**
 * table_chest_get_settings:
 * @self: a copy
 *
 * Gets the settings as they were handed to table_chest_keep(), or as somebody else has written them.
 *
 * Returns: (nullable): any text, or `NULL` if there is none
 */
const char *
table_chest_get_settings (const TableChest *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->settings;
}

/**
 * table_chest_free:
 * @self: (transfer full) (nullable): a copy
 *
 * Lets go of a copy, whose file stays as it is.
 */
void
table_chest_free (TableChest *self)
{
  if (self == NULL)
    return;

  g_free (self->path);
  g_hash_table_unref (self->files);
  g_ptr_array_unref (self->differing);
  g_ptr_array_unref (self->collections);
  g_clear_pointer (&self->plays, g_bytes_unref);
  g_free (self->settings);
  g_free (self);
}

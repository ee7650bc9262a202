/* table-chest.h: all that a table keeps, in one file
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "table-kinship.h"

/**
 * TableChestError:
 * @TABLE_CHEST_ERROR_FORM: the ZIP is none that was kept by this program
 * @TABLE_CHEST_ERROR_VERSION: a newer program wrote it
 * @TABLE_CHEST_ERROR_CHANGED: the ZIP has become another one since it was looked at
 * @TABLE_CHEST_ERROR_FULL: there is more to be kept than could be taken in again
 *
 * What can be wrong with a copy, besides what `DocZipError` tells of.
 */
typedef enum {
  TABLE_CHEST_ERROR_FORM,
  TABLE_CHEST_ERROR_VERSION,
  TABLE_CHEST_ERROR_CHANGED,
  TABLE_CHEST_ERROR_FULL,
} TableChestError;

/**
 * TABLE_CHEST_ERROR:
 *
 * The domain of errors whose code is a `TableChestError`.
 */
#define TABLE_CHEST_ERROR (table_chest_error_quark ())

/**
 * table_chest_error_quark:
 *
 * Gives the number of the error domain `TABLE_CHEST_ERROR`.
 *
 * Returns: the quark
 */
GQuark table_chest_error_quark (void);

/**
 * TableHome:
 * @directory: (type filename): where collections and plays are
 * @games: (type filename): where games are, and where those of a copy are put
 * @waiting: (type filename): where games are that wait for the disk of the others
 * @elsewhere: (nullable) (type filename): where games were left that are not at the table any more: they are kept, too, but
 *   neither looked at nor written
 * @bin: (type filename): where games are that were put in the bin
 * @copies: (array zero-terminated) (element-type filename): where copies of games go that could not be written,
 *   see table_copy_list_places()
 *
 * Where a table keeps what it has. There may be nothing yet in any of these places.
 */
typedef struct {
  char *directory;
  char *games;
  char *waiting;
  char *elsewhere;
  char *bin;
  char **copies;
} TableHome;

void table_home_free (TableHome *home);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TableHome, table_home_free)

/**
 * TableChestChoice:
 * @TABLE_CHEST_BOTH: the game of the copy is put beside that of the table
 * @TABLE_CHEST_THEIRS: the game of the copy takes the place of that of the table, which is put in the bin
 * @TABLE_CHEST_MINE: the game of the copy is left out
 * @TABLE_CHEST_N_CHOICES: how many there are
 *
 * What is done with a game that is another one in a copy than at the table.
 */
typedef enum {
  TABLE_CHEST_BOTH,
  TABLE_CHEST_THEIRS,
  TABLE_CHEST_MINE,
  TABLE_CHEST_N_CHOICES,
} TableChestChoice;

/**
 * TableChestGame:
 * @mine: (type filename): the file of the game at the table
 * @kinship: how the one in the copy is related to that, if both can be read, and otherwise `TABLE_KINSHIP_APART`
 * @choice: what is done with it, which may be changed; at first that by which nothing is lost, or as little as can be
 *
 * A game that is another one in a copy than at the table.
 */
typedef struct {
  char *mine;
  TableKinship kinship;
  TableChestChoice choice;
  /*< private >*/
  guint number;
} TableChestGame;

/**
 * TableChest:
 *
 * A copy of all that a table keeps, which may be that of another table, or of this one at another time.
 */
typedef struct _TableChest TableChest;

/**
 * TableChestTaken:
 * @n_added: how many games were added
 * @n_there: how many were there already, be they as in the copy or left as they are
 * @n_replaced: how many were replaced
 * @n_cards: how many cards were learned
 * @n_plays: how many plays of other programs were added
 *
 * What was taken from a copy.
 */
typedef struct {
  guint n_added;
  guint n_there;
  guint n_replaced;
  guint n_cards;
  guint n_plays;
} TableChestTaken;

gboolean    table_chest_keep           (const char       *path,
                                        const TableHome  *home,
                                        const char       *settings,
                                        guint            *n_games,
                                        char            **unreadable,
                                        GError          **error);

TableChest *table_chest_open           (const char       *path,
                                        const TableHome  *home,
                                        GError          **error);
const GPtrArray *
            table_chest_list_differing (const TableChest *self);
const char *table_chest_get_path       (const TableChest *self);
const char *table_chest_get_settings   (const TableChest *self);
gboolean    table_chest_take           (const TableChest *self,
                                        const TableHome  *home,
                                        TableChestTaken  *taken,
                                        char            **unreadable,
                                        char            **unwritten,
                                        GError          **error);
const char *table_chest_tell           (const GError     *error);
void        table_chest_free           (TableChest       *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TableChest, table_chest_free)

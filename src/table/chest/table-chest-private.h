/* table-chest-private.h: what is in a chest, for those who fill and empty it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The ZIP has the files as they lie where the table keeps them, under the same names: who unpacks it there has
 * everything without this program, too. Beside them is what says that it is such a copy, and the settings.
 */

#pragma once

#include "table-chest.h"

#include "doc-zip.h"
#include "table-collection.h"

#define CHEST_HEAD "kontor-copy.json"
#define CHEST_FORMAT "kontor-copy"
#define CHEST_VERSION 1

#define CHEST_GAMES "games/"
#define CHEST_BIN "bin/"
#define CHEST_COPIES "copies/"
#define CHEST_SETTINGS "settings.ini"
#define CHEST_WAITING ".waiting"

/* No file that is put into a chest is larger, and all of them together take no more than ten thousand long games. */
#define CHEST_MAX_FILE (16 * 1024 * 1024)
#define CHEST_MAX_FILES 20000
#define CHEST_MAX_BYTES G_GUINT64_CONSTANT (2147483648)

/* A file in a chest that is to be taken: by its number in the ZIP, and what it was when it was looked at. */
typedef struct {
  guint number;
  char *sum;
  gboolean is_binned; /* whether it belongs in the bin */
} ChestFile;

struct _TableChest {
  char *path;
  GHashTable *files; /* (element-type ChestFile): all that may be taken, by their numbers */
  GPtrArray *differing; /* (element-type TableChestGame) */
  guint n_same; /* how many games are at the table already */
  GPtrArray *collections; /* (element-type TableCollection): by game */
  GBytes *plays; /* (nullable): as they are kept */
  char *settings; /* (nullable) */
};

gboolean chest_fail            (TableChestError   code,
                                GError          **error);
gboolean chest_fail_for_size   (GError          **error);
char    *chest_name_collection (const TableGame  *game);
char    *chest_name_plays      (void);

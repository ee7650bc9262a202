/* table-collection.h: the cards that a table has entered
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "table-printed.h"
#include "table-record.h"

/**
 * TABLE_COLLECTION_MAX_CARDS:
 *
 * How many different cards of a kind are kept. A game has some dozens; there is
 * room for misprints and mistakes of many years.
 */
#define TABLE_COLLECTION_MAX_CARDS 500

/**
 * TableCollectionError:
 * @TABLE_COLLECTION_ERROR_VERSION: a newer program wrote the collection
 *
 * What can be wrong with a collection, besides what `DocError` tells of.
 */
typedef enum {
  TABLE_COLLECTION_ERROR_VERSION,
} TableCollectionError;

/**
 * TABLE_COLLECTION_ERROR:
 *
 * The domain of errors whose code is a `TableCollectionError`.
 */
#define TABLE_COLLECTION_ERROR (table_collection_error_quark ())

/**
 * table_collection_error_quark:
 *
 * Gives the number of the error domain `TABLE_COLLECTION_ERROR`.
 *
 * Returns: the quark
 */
GQuark table_collection_error_quark (void);

/**
 * TableCollection:
 *
 * What a table has entered in its plays of one game: the cards it has seen, and who
 * played. No card comes from anywhere else.
 */
typedef struct _TableCollection TableCollection;

TableCollection *table_collection_new          (const TableGame       *game);
TableCollection *table_collection_parse        (const TableGame       *game,
                                                GBytes                *bytes,
                                                GError               **error);
TableCollection *table_collection_load         (const TableGame       *game,
                                                const char            *path,
                                                GError               **error);
gboolean         table_collection_import       (TableCollection       *collection,
                                                const char            *path,
                                                GError               **error);
void             table_collection_merge        (TableCollection       *collection,
                                                const TableCollection *other);
TableCollection *table_collection_copy         (const TableCollection *collection);
gboolean         table_collection_equal        (const TableCollection *collection,
                                                const TableCollection *other);
void             table_collection_take_changes (TableCollection       *collection,
                                                const TableCollection *before,
                                                const TableCollection *after);
char            *table_collection_to_text      (const TableCollection *collection);
gboolean         table_collection_save         (const TableCollection *collection,
                                                const char            *path,
                                                GError               **error);
void             table_collection_free         (TableCollection       *collection);

gboolean           table_collection_learn           (TableCollection       *collection,
                                                     const TableEvent      *event);
gboolean           table_collection_learn_record    (TableCollection       *collection,
                                                     const TableRecord     *record);
gboolean           table_collection_learn_taught    (TableCollection       *collection,
                                                     const TableCollection *taught);

GPtrArray         *table_collection_list            (const TableCollection *collection,
                                                     int                    kind,
                                                     const TableRecord     *record);
GPtrArray         *table_collection_list_known      (const TableCollection *collection);
gboolean           table_collection_remove          (TableCollection       *collection,
                                                     const TablePrinted    *card);
gboolean           table_collection_add             (TableCollection       *collection,
                                                     const TablePrinted    *card);
gboolean           table_collection_has_double      (const TableCollection *collection,
                                                     const TablePrinted    *card,
                                                     const TablePrinted    *corrected);
gboolean           table_collection_correct         (TableCollection       *collection,
                                                     const TablePrinted    *card,
                                                     const TablePrinted    *corrected);

gboolean           table_collection_remember_person (TableCollection       *collection,
                                                     const TablePerson     *person);
GPtrArray         *table_collection_list_people     (const TableCollection *collection);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TableCollection, table_collection_free)

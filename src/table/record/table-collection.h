/* table-collection.h: the cards that a table has entered
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-play.h"
#include "table-record.h"

G_BEGIN_DECLS

/**
 * TABLE_COLLECTION_MAX_CARDS:
 *
 * How many different cards of a kind are kept. The game has 48 at most; there is
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
 * TablePrintedWeek:
 * @n_booths: how many booths the card fills, 1 to 12, or 0 where that is not
 *   known, as in games that were not tracked in full
 * @booths: by booth, from 0, how many resources are drawn, 0 to 90
 * @contracts: by craftsman, how many contracts are fulfilled, 0 to 9
 * @dice: how many times the die is rolled, 0 to 20
 * @ships: how many ships leave, 0 to 4
 *
 * What is printed on a week card (MON-1). A value.
 */
typedef struct {
  int n_booths;
  int booths[COLONIA_MAX_BOOTHS];
  int contracts[COLONIA_N_CRAFTSMEN];
  int dice;
  int ships;
} TablePrintedWeek;

/**
 * TableCollection:
 *
 * What a table has entered in its games: the ships, relic cards, week cards
 * and unknown edicts it has seen, and who played. No card comes from anywhere
 * else.
 */
typedef struct _TableCollection TableCollection;

/* A card by what is printed on it, see printed.h. */
typedef struct _Printed Printed;

TableCollection *table_collection_new          (void);
TableCollection *table_collection_load         (const char            *path,
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
                                                     const ColoniaEvent      *event);
gboolean           table_collection_learn_record    (TableCollection       *collection,
                                                     const TableRecord     *record);

GPtrArray         *table_collection_list_ships      (const TableCollection *collection,
                                                     const TableRecord     *record);
GPtrArray         *table_collection_list_relics     (const TableCollection *collection,
                                                     const TableRecord     *record);
GPtrArray         *table_collection_list_week_cards (const TableCollection *collection,
                                                     const TableRecord     *record);
GPtrArray         *table_collection_list_edicts     (const TableCollection *collection,
                                                     const TableRecord     *record);

GPtrArray         *table_collection_list_known      (const TableCollection *collection);
gboolean           table_collection_remove          (TableCollection       *collection,
                                                     const Printed           *card);
gboolean           table_collection_add             (TableCollection       *collection,
                                                     const Printed           *card);
gboolean           table_collection_has_double      (const TableCollection *collection,
                                                     const Printed         *card,
                                                     const Printed         *corrected);
gboolean           table_collection_correct         (TableCollection       *collection,
                                                     const Printed           *card,
                                                     const Printed           *corrected);

gboolean           table_collection_remember_person (TableCollection       *collection,
                                                     const TablePerson     *person);
GPtrArray         *table_collection_list_people     (const TableCollection *collection);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TableCollection, table_collection_free)

G_END_DECLS

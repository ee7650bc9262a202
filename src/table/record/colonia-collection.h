/* colonia-collection.h: the cards that a table has entered
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-record.h"

G_BEGIN_DECLS

/**
 * COLONIA_COLLECTION_MAX_CARDS:
 *
 * How many different cards of a kind are kept. The game has 48 at most; there is
 * room for misprints and mistakes of many years.
 */
#define COLONIA_COLLECTION_MAX_CARDS 500

/**
 * ColoniaCollectionError:
 * @COLONIA_COLLECTION_ERROR_VERSION: a newer program wrote the collection
 *
 * What can be wrong with a collection, besides what `DocError` tells of.
 */
typedef enum {
  COLONIA_COLLECTION_ERROR_VERSION,
} ColoniaCollectionError;

/**
 * COLONIA_COLLECTION_ERROR:
 *
 * The domain of errors whose code is a `ColoniaCollectionError`.
 */
#define COLONIA_COLLECTION_ERROR (colonia_collection_error_quark ())

/**
 * colonia_collection_error_quark:
 *
 * Gives the number of the error domain `COLONIA_COLLECTION_ERROR`.
 *
 * Returns: the quark
 */
GQuark colonia_collection_error_quark (void);

/**
 * ColoniaPrintedWeek:
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
} ColoniaPrintedWeek;

/**
 * ColoniaCollection:
 *
 * What a table has entered in its games: the ships, relic cards, week cards
 * and unknown edicts it has seen, and who played. No card comes from anywhere
 * else.
 */
typedef struct _ColoniaCollection ColoniaCollection;

/* A card by what is printed on it, see printed.h. */
typedef struct _Printed Printed;

ColoniaCollection *colonia_collection_new             (void);
ColoniaCollection *colonia_collection_load            (const char              *path,
                                                       GError                 **error);
gboolean           colonia_collection_import          (ColoniaCollection       *collection,
                                                       const char              *path,
                                                       GError                 **error);
void               colonia_collection_merge           (ColoniaCollection       *collection,
                                                       const ColoniaCollection *other);
ColoniaCollection *colonia_collection_copy            (const ColoniaCollection *collection);
gboolean           colonia_collection_equal           (const ColoniaCollection *collection,
                                                       const ColoniaCollection *other);
void               colonia_collection_take_changes    (ColoniaCollection       *collection,
                                                       const ColoniaCollection *before,
                                                       const ColoniaCollection *after);
ColoniaCollection *colonia_collection_update          (const char              *path,
                                                       const ColoniaCollection *before,
                                                       const ColoniaCollection *after,
                                                       GError                 **error);
char              *colonia_collection_to_text         (const ColoniaCollection *collection);
gboolean           colonia_collection_save            (const ColoniaCollection *collection,
                                                       const char              *path,
                                                       GError                 **error);
void               colonia_collection_free            (ColoniaCollection       *collection);

gboolean           colonia_collection_learn           (ColoniaCollection       *collection,
                                                       const ColoniaEvent      *event);
gboolean           colonia_collection_learn_record    (ColoniaCollection       *collection,
                                                       const ColoniaRecord     *record);

GPtrArray         *colonia_collection_list_ships      (const ColoniaCollection *collection,
                                                       const ColoniaRecord     *record);
GPtrArray         *colonia_collection_list_relics     (const ColoniaCollection *collection,
                                                       const ColoniaRecord     *record);
GPtrArray         *colonia_collection_list_week_cards (const ColoniaCollection *collection,
                                                       const ColoniaRecord     *record);
GPtrArray         *colonia_collection_list_edicts     (const ColoniaCollection *collection,
                                                       const ColoniaRecord     *record);

GPtrArray         *colonia_collection_list_known      (const ColoniaCollection *collection);
gboolean           colonia_collection_remove          (ColoniaCollection       *collection,
                                                       const Printed           *card);
gboolean           colonia_collection_add             (ColoniaCollection       *collection,
                                                       const Printed           *card);
gboolean           colonia_collection_has_double      (const ColoniaCollection *collection,
                                                       const Printed           *card,
                                                       const Printed           *corrected);
gboolean           colonia_collection_correct         (ColoniaCollection       *collection,
                                                       const Printed           *card,
                                                       const Printed           *corrected);

gboolean           colonia_collection_remember_person (ColoniaCollection       *collection,
                                                       const ColoniaPerson     *person);
GPtrArray         *colonia_collection_list_people     (const ColoniaCollection *collection);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ColoniaCollection, colonia_collection_free)

G_END_DECLS

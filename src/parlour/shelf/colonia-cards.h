/* colonia-cards.h: the collection of cards, wherever it is needed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-collection.h"

G_BEGIN_DECLS

/**
 * ColoniaCardCount:
 * @ships: how many ships
 * @relics: how many relic cards
 * @week_cards: how many week cards
 * @edicts: how many edicts that the program does not know
 *
 * How many different cards there are. A value.
 */
typedef struct {
  guint ships;
  guint relics;
  guint week_cards;
  guint edicts;
} ColoniaCardCount;

#define COLONIA_TYPE_CARDS (colonia_cards_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaCards, colonia_cards, COLONIA, CARDS, GObject)

ColoniaCards            *colonia_cards_get_default     (void);
ColoniaCards            *colonia_cards_new             (const char          *path);

const ColoniaCollection *colonia_cards_get_collection  (ColoniaCards        *self);
gboolean                 colonia_cards_get_loaded      (ColoniaCards        *self);
const GError            *colonia_cards_get_error       (ColoniaCards        *self);
char                    *colonia_cards_describe_error  (ColoniaCards        *self);

void                     colonia_cards_learn           (ColoniaCards        *self,
                                                        const ColoniaEvent  *event);
void                     colonia_cards_learn_record    (ColoniaCards        *self,
                                                        const ColoniaRecord *record);
void                     colonia_cards_remember_person (ColoniaCards        *self,
                                                        const ColoniaPerson *person);
void                     colonia_cards_remove          (ColoniaCards        *self,
                                                        const Printed       *card);
void                     colonia_cards_add             (ColoniaCards        *self,
                                                        const GPtrArray     *cards);
void                     colonia_cards_take_back       (ColoniaCards            *self,
                                                        const ColoniaCollection *before,
                                                        const ColoniaCollection *after);
void                     colonia_cards_correct         (ColoniaCards        *self,
                                                        const Printed       *card,
                                                        const Printed       *corrected);
gboolean                 colonia_cards_import          (ColoniaCards        *self,
                                                        const char          *path,
                                                        ColoniaCardCount    *learned,
                                                        guint               *n_known,
                                                        GError             **error);
gboolean                 colonia_cards_export          (ColoniaCards        *self,
                                                        const char          *path,
                                                        GError             **error);
void                     colonia_cards_flush           (ColoniaCards        *self);

G_END_DECLS

/* parlour-cards.h: the collection of cards, wherever it is needed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "table-collection.h"

/* Some cards. A value. */
typedef struct {
  guint n[TABLE_MAX_CARD_KINDS]; /* by kind of card, how many */
  guint total; /* how many in all */
} ParlourCardCount;

/* What a game has taught while it was played here, so that a card that is corrected in it does
 * not stay in the collection as it was entered first. */
typedef struct _ParlourLesson ParlourLesson;

ParlourLesson *parlour_lesson_new  (const TableGame *game);
void           parlour_lesson_free (ParlourLesson   *lesson);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ParlourLesson, parlour_lesson_free)

#define PARLOUR_TYPE_CARDS (parlour_cards_get_type ())

G_DECLARE_FINAL_TYPE (ParlourCards, parlour_cards, PARLOUR, CARDS, GObject)

ParlourCards *parlour_cards_new (const TableGame   *game,
                                 const char        *path,
                                 const char *const *elsewhere);

const TableGame       *parlour_cards_get_game       (ParlourCards *self);
const TableCollection *parlour_cards_get_collection (ParlourCards *self);
gboolean               parlour_cards_get_loaded     (ParlourCards *self);
const GError          *parlour_cards_get_error      (ParlourCards *self);
char                  *parlour_cards_describe_error (ParlourCards *self);

void                     parlour_cards_learn           (ParlourCards        *self,
                                                        const TableEvent    *event);
void                     parlour_cards_learn_record    (ParlourCards      *self,
                                                        const TableRecord *record);
void                     parlour_cards_learn_game      (ParlourCards      *self,
                                                        ParlourLesson     *lesson,
                                                        const TableRecord *record);
void                     parlour_cards_learn_corrected (ParlourCards      *self,
                                                        ParlourLesson     *lesson,
                                                        const TableRecord *record);
void                     parlour_cards_remember_person (ParlourCards      *self,
                                                        const TablePerson *person);
void                     parlour_cards_remove          (ParlourCards        *self,
                                                        const TablePrinted  *card);
void                     parlour_cards_add             (ParlourCards        *self,
                                                        const GPtrArray     *cards);
void                     parlour_cards_take_back       (ParlourCards          *self,
                                                        const TableCollection *before,
                                                        const TableCollection *after);
void                     parlour_cards_correct         (ParlourCards        *self,
                                                        const TablePrinted  *card,
                                                        const TablePrinted  *corrected);
gboolean                 parlour_cards_import          (ParlourCards        *self,
                                                        const char          *path,
                                                        ParlourCardCount    *learned,
                                                        guint               *n_known,
                                                        GError             **error);
gboolean                 parlour_cards_export          (ParlourCards        *self,
                                                        const char          *path,
                                                        GError             **error);
void                     parlour_cards_hurry           (ParlourCards        *self);
void                     parlour_cards_wait            (ParlourCards        *self,
                                                        gint64               end);
gboolean                 parlour_cards_is_busy         (ParlourCards        *self);
void                     parlour_cards_flush           (ParlourCards        *self);

/* phones-deed.h: what is done on a telephone
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "phones-table.h"

/**
 * PhonesWish:
 * @revision: (nullable): the game that was seen
 * @choices: (nullable): what was chosen before
 * @deed: (nullable): the path of a deed, or `back`, `close` or `complete`
 * @number: (nullable): what was counted
 * @form: (nullable): the path of the deed whose form is open
 * @filled: (nullable) (element-type utf8 utf8): what was filled in there, if that is to be entered
 *
 * What a telephone sends: any of it may be anything.
 */
typedef struct {
  const char *revision;
  const char *choices;
  const char *deed;
  const char *number;
  const char *form;
  GHashTable *filled;
} PhonesWish;

/**
 * PhonesAnswer:
 * @is_late: whether the game was another one already, so that nothing was done
 * @told: (nullable): why nothing was done, in a sentence
 * @choices: (nullable): what is chosen now
 * @form: (nullable): the path of the deed whose form is asked for
 *
 * What came of it.
 */
typedef struct {
  gboolean is_late;
  char *told;
  char *choices;
  char *form;
} PhonesAnswer;

PhonesAnswer *phones_deed_do      (PhonesTable       *table,
                                   const PhonesGuest *guest,
                                   const PhonesWish  *wish);
void          phones_answer_free  (PhonesAnswer      *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PhonesAnswer, phones_answer_free)

/* phones-deed.h: what is done on a telephone
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "phones-table.h"

/* What a telephone sends: any of it may be anything. */
typedef struct {
  const char *revision; /* the game that was seen, or NULL */
  const char *choices; /* what was chosen before, or NULL */
  const char *deed; /* the path of a deed, or back, close or complete, or NULL */
  const char *number; /* what was counted, or NULL */
  const char *form; /* the path of the deed whose form is open, or NULL */
  GHashTable *filled; /* what was filled in there, if that is to be entered, or NULL */
} PhonesWish;

/* What came of it. */
typedef struct {
  gboolean is_late; /* whether the game was another one already, so that nothing was done */
  char *told; /* why nothing was done, in a sentence, or NULL */
  char *choices; /* what is chosen now, or NULL */
  char *form; /* the path of the deed whose form is asked for, or NULL */
} PhonesAnswer;

PhonesAnswer *phones_deed_do      (PhonesTable       *table,
                                   const PhonesGuest *guest,
                                   const PhonesWish  *wish);
void          phones_answer_free  (PhonesAnswer      *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (PhonesAnswer, phones_answer_free)

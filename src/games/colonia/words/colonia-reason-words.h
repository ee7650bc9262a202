/* colonia-reason-words.h: why a number is what it is
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-words.h"

/* How the bar of a craftsman came to stand where it does. A value. */
typedef struct {
  int week_card; /* how many spaces the week card moved the bar down */
  int edicts; /* how many spaces edicts moved it */
  int n_dice; /* how many of dice there are */
  int dice[COLONIA_MAX_DICE]; /* what the die showed each time it moved the bar */
} ColoniaBarMoves;

GPtrArray *colonia_words_members     (const ColoniaState    *state,
                                      int                    seat,
                                      GArray                *rules);
char      *colonia_words_votes       (const ColoniaTelling  *telling,
                                      const ColoniaState    *state,
                                      int                    seat);
char      *colonia_words_cards       (const ColoniaTelling  *telling,
                                      const ColoniaState    *state);
char      *colonia_words_rolls       (const ColoniaTelling  *telling,
                                      const ColoniaState    *state,
                                      const ColoniaEvent    *event,
                                      int                    seat);
GPtrArray *colonia_words_prices      (const ColoniaState    *state,
                                      GArray                *rules);
char      *colonia_words_made        (const ColoniaEffect   *effect,
                                      const ColoniaBarMoves *moves);

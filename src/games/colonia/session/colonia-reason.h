/* colonia-reason.h: answers to those who ask why
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-session.h"

G_BEGIN_DECLS

/**
 * ColoniaQuestion:
 * @COLONIA_QUESTION_PLACE: why a player has this place in the order
 * @COLONIA_QUESTION_VOTES: why a player has so many votes
 * @COLONIA_QUESTION_MEMBERS: where the members of a player are, and when they
 *   come home; in games that are tracked in full
 * @COLONIA_QUESTION_PRICES: why what can be had now costs or pays what it does; it
 *   is asked of nobody
 * @COLONIA_N_QUESTIONS: how many questions there are
 *
 * What can be asked about a number that stands beside a player, or on the table.
 */
typedef enum {
  COLONIA_QUESTION_PLACE,
  COLONIA_QUESTION_VOTES,
  COLONIA_QUESTION_MEMBERS,
  COLONIA_QUESTION_PRICES,
  COLONIA_N_QUESTIONS
} ColoniaQuestion;

char *colonia_reason_answer      (TableSession  *session,
                                  ColoniaQuestion  question,
                                  int              seat,
                                  GArray          *rules);
char *colonia_reason_tell_handed (TableSession  *session,
                                  TableLine     *line,
                                  int              seat,
                                  GArray          *rules);

G_END_DECLS

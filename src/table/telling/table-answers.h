/* table-answers.h: why numbers are as they are, as games answer that
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "table-session.h"

/**
 * TableAnswerFlags:
 * @TABLE_ANSWERS_OF_WHAT: an effect answers the question whose number is its `what`, counted from the
 *   question that is named beside
 * @TABLE_ANSWERS_OF_ONE: it answers the question that is named beside
 * @TABLE_ANSWERS_OWN: it does so only where it is asked of its `player`
 *
 * What a kind of effects answers.
 */
typedef enum {
  TABLE_ANSWERS_OF_WHAT = 1 << 0,
  TABLE_ANSWERS_OF_ONE = 1 << 1,
  TABLE_ANSWERS_OWN = 1 << 2,
} TableAnswerFlags;

/**
 * TableAnswer:
 * @flags: which questions they answer; 0 for none
 * @question: for `TABLE_ANSWERS_OF_ONE`, which; for `TABLE_ANSWERS_OF_WHAT`, which that of 0 is
 *
 * A kind of effects as a reason.
 */
typedef struct {
  guint flags;
  int question;
} TableAnswer;

/**
 * TableQuestion:
 * @answer: (nullable): answers it, of a player, from 0, or of `TABLE_NOBODY`: in sentences, each on a line, transfer full, or
 *   `NULL` if there is nothing to ask; and adds the rules to a list of integers. Without it the last events answer
 * @title: (nullable): what it asks about, in a word or two, marked for translation in the context “what is asked about”, if it
 *   can be asked of any player
 *
 * What can be asked of a game.
 */
typedef struct {
  char *(*answer) (TableSession *session,
                   int           seat,
                   GArray       *rules);
  const char *title;
} TableQuestion;

/**
 * TableGameAnswers:
 * @questions: (array length=n_questions): by the numbers of the game's questions
 * @n_questions: how many these are
 * @kinds: (array) (nullable): by kind of effects, what the last events answer; `NULL` where each question has an answer of its
 *   own
 * @since: the type of event that begins what is looked at: the last of it, and all that came after
 * @everything: the question to which all effects of a player are the answer
 * @at_first: what is told before the first such event, marked for translation
 * @at_first_rule: by which rule
 * @nothing: what is told where nothing was caused, marked for translation
 * @nothing_rule: by which rule
 *
 * The answers of a game: a constant.
 */
struct _TableGameAnswers {
  const TableQuestion *questions;
  int n_questions;
  const TableAnswer *kinds;
  int since;
  int everything;
  const char *at_first;
  int at_first_rule;
  const char *nothing;
  int nothing_rule;
};

const char *table_answers_get_title   (const TableGame *game,
                                       int              question);
char       *table_session_answer      (TableSession    *session,
                                       int              question,
                                       int              seat,
                                       GArray          *rules);
char       *table_answers_tell_events (TableSession    *session,
                                       const char      *first,
                                       int              kind,
                                       int              rule,
                                       int              seat);

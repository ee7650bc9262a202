/* visby-answers.c: why things are as they are
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "table-answers.h"
#include "visby-rule.h"
#include "visby-words.h"

#include <glib/gi18n.h>

/* Why: a question is a card, asked of who played it. */
static const TableAnswer kinds[VISBY_N_EFFECTS] = {
  [VISBY_EFFECT_SUPPLIED] = { TABLE_ANSWERS_OF_WHAT, VISBY_QUESTION_TRACK (0) },
  [VISBY_EFFECT_SHARED] = { TABLE_ANSWERS_OF_WHAT },
  [VISBY_EFFECT_TAKES] = { TABLE_ANSWERS_OF_WHAT | TABLE_ANSWERS_OWN },
  [VISBY_EFFECT_BROUGHT] = { TABLE_ANSWERS_OF_WHAT | TABLE_ANSWERS_OWN },
  [VISBY_EFFECT_LOST] = { TABLE_ANSWERS_OF_WHAT | TABLE_ANSWERS_OWN },
  [VISBY_EFFECT_MARKET_BACK] = { TABLE_ANSWERS_OF_ONE, VISBY_CARD_MERCHANT },
  [VISBY_EFFECT_EXCHANGED] = { TABLE_ANSWERS_OF_ONE | TABLE_ANSWERS_OWN, VISBY_CARD_MERCHANT },
  [VISBY_EFFECT_AT_RATE] = { TABLE_ANSWERS_OF_ONE | TABLE_ANSWERS_OWN, VISBY_CARD_MERCHANT },
  [VISBY_EFFECT_MENDICANT_CARDS] = { TABLE_ANSWERS_OF_ONE | TABLE_ANSWERS_OWN, VISBY_CARD_MENDICANT },
  [VISBY_EFFECT_MENDICANT_MERCHANTS] = { TABLE_ANSWERS_OF_ONE | TABLE_ANSWERS_OWN, VISBY_CARD_MENDICANT },
  [VISBY_EFFECT_CARDS_BACK] = { TABLE_ANSWERS_OF_ONE | TABLE_ANSWERS_OWN, VISBY_CARD_MENDICANT },
};

/* Translators: what is asked about, on a button “Why?”. */
static const TableQuestion questions[] = {
  [VISBY_QUESTION_PLAYER] = { NULL, NC_("what is asked about", "Seals and wares") },
};

const TableGameAnswers visby_answers = {
  .questions = questions,
  .n_questions = G_N_ELEMENTS (questions),
  .since = VISBY_EVENT_CARDS,
  .kinds = kinds,
  .everything = VISBY_QUESTION_PLAYER,
  .at_first = N_("To begin with, everybody has no seals, and as many wares as there are players."),
  .at_first_rule = VISBY_RULE_SET_3,
  .nothing = N_("The last round brought nothing and took nothing."),
  .nothing_rule = VISBY_RULE_ROUND_3,
};

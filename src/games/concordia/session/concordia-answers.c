/* concordia-answers.c: why things are as they are
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "concordia-words.h"
#include "table-answers.h"
#include "text-words.h"

#include <glib/gi18n.h>

/* In which cities the houses of a player stand, and how they came to be there (ARCH-6). */
static char *
answer_houses (TableSession *session,
               int           seat,
               GArray       *rules)
{
  const ConcordiaState *state = CONCORDIA_STATE (table_session_get_state (session));
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *list = NULL, *first = NULL;

  if (seat == TABLE_NOBODY)
    return NULL;

  for (int good = 0; good < CONCORDIA_N_GOODS; good++)
    if (state->players[seat].houses[good] > 0)
      g_ptr_array_add (items, g_strdup_printf (C_("one of a list", "%s %d"), concordia_term_good (good),
                                               state->players[seat].houses[good]));
  list = items->len > 0 ? text_list (items) : g_strdup ("0");
  /* Translators: %s are a player and a list of goods, each with how many houses there are in cities that make it. */
  first = g_strdup_printf (_("Houses that %s has built, by what their cities make: %s."), table_session_get_names (session)[seat], list);
  g_array_append_val (rules, (const int) { CONCORDIA_RULE_ARCH_6 });

  return table_answers_tell_events (session, first, CONCORDIA_EFFECT_HOUSES, CONCORDIA_RULE_ARCH_6, seat);
}

/* Translators: what is asked about, on a button “Why?”. */
static const TableQuestion questions[] = {
  [CONCORDIA_QUESTION_HOUSES] = { answer_houses, NC_("what is asked about", "Houses") },
};

const TableGameAnswers concordia_answers = { .questions = questions, .n_questions = G_N_ELEMENTS (questions) };

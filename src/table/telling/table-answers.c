/* table-answers.c: why numbers are as they are, as games answer that
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "table-answers.h"

#include "table-chronicle.h"
#include "table-line.h"
#include "text-words.h"

#include <glib/gi18n.h>

static gboolean
is_asked_for (const TableGameAnswers *answers,
              const TableEffect    *effect,
              int                   question,
              int                   seat)
{
  const TableAnswer *kind = &answers->kinds[effect->kind];

  if (question == answers->everything)
    return effect->player == seat;
  if ((kind->flags & TABLE_ANSWERS_OWN) != 0 && effect->player != seat)
    return FALSE;

  return ((kind->flags & TABLE_ANSWERS_OF_WHAT) != 0 && effect->what + kind->question == question)
         || ((kind->flags & TABLE_ANSWERS_OF_ONE) != 0 && kind->question == question);
}

/* Each rule once. */
static void
add_rule (GArray *rules,
          int     rule)
{
  for (guint i = 0; i < rules->len; i++)
    if (g_array_index (rules, int, i) == rule)
      return;

  g_array_append_val (rules, rule);
}

static void
tell_effects (const TableGameAnswers *answers,
              TableSession         *session,
              TableLine            *line,
              int                   question,
              int                   seat,
              GString              *text,
              GArray               *rules)
{
  const TableTelling telling = {
    .names = table_session_get_names (session), .state = table_session_get_state (session),
  };
  guint n_effects, n_told;
  const TableEffect *effects = table_line_get_effects (line, &n_effects);

  for (guint i = 0; i < n_effects; i++)
    if (is_asked_for (answers, &effects[i], question, seat))
      {
        g_autofree char *sentence = table_session_get_game (session)->tell_effects (&telling, &effects[i], 1, &n_told);

        text_add_line (text, sentence);
        add_rule (rules, effects[i].rule);
      }
}

static guint
find_first (const TableGameAnswers *answers,
            GListModel           *chronicle,
            guint                 end)
{
  for (guint i = end; i > 0; i--)
    {
      g_autoptr (TableLine) line = g_list_model_get_item (chronicle, i - 1);

      if (line->type == answers->since)
        return i - 1;
    }

  return end;
}

/* Answers by what the last events caused: NULL where nothing tells it of nobody, of whom nothing has to be told. */
static char *
answer_by_effects (const TableGameAnswers *answers,
                   TableSession           *session,
                   int                     question,
                   int                     seat,
                   GArray                 *rules)
{
  g_autoptr (GString) text = g_string_new (NULL);
  GListModel *chronicle = table_session_get_chronicle (session);
  const guint end = table_record_get_cursor (table_session_get_record (session)), first = find_first (answers, chronicle, end);

  for (guint i = first; i < end; i++)
    {
      g_autoptr (TableLine) line = g_list_model_get_item (chronicle, i);

      tell_effects (answers, session, line, question, seat, text, rules);
    }

  if (text->len > 0)
    return g_string_free (g_steal_pointer (&text), FALSE);
  if (seat == TABLE_NOBODY)
    return NULL;

  add_rule (rules, first == end ? answers->at_first_rule : answers->nothing_rule);

  return g_strdup (gettext (first == end ? answers->at_first : answers->nothing));
}

/**
 * table_answers_get_title:
 * @game: a game
 * @question: a question of it, or any number
 *
 * Tells what a question asks about, in a word or two, in the language that is spoken.
 *
 * Returns: (transfer none) (nullable): that, or `NULL` if it cannot be asked of any player
 */
const char *
table_answers_get_title (const TableGame *game,
                         int              question)
{
  const TableGameAnswers *answers;

  g_return_val_if_fail (game != NULL, NULL);

  answers = game->answers;
  if (answers == NULL || question < 0 || question >= answers->n_questions || answers->questions[question].title == NULL)
    return NULL;

  return g_dpgettext2 (NULL, "what is asked about", answers->questions[question].title);
}

/**
 * table_session_answer:
 * @session: a game that is played
 * @question: what is asked, a question of the game's
 * @seat: of whom, from 0, or `TABLE_NOBODY`
 * @rules: (element-type int): to which the rules are added that the answer follows from
 *
 * Answers why something is as it is.
 *
 * Returns: (transfer full) (nullable): sentences, each on a line, or `NULL` if there is nothing to ask
 */
char *
table_session_answer (TableSession *session,
                      int           question,
                      int           seat,
                      GArray       *rules)
{
  const TableGameAnswers *answers;

  g_return_val_if_fail (TABLE_IS_SESSION (session) && rules != NULL, NULL);

  answers = table_session_get_game (session)->answers;
  if (answers == NULL || question < 0)
    return NULL;
  if (question < answers->n_questions && answers->questions[question].answer != NULL)
    return answers->questions[question].answer (session, seat, rules);

  return answers->kinds != NULL ? answer_by_effects (answers, session, question, seat, rules) : NULL;
}

/* Whether an event caused something of a kind by a rule, to a player. */
static gboolean
has_caused (TableLine *line,
            int        kind,
            int        rule,
            int        seat)
{
  guint n_effects;
  const TableEffect *effects = table_line_get_effects (line, &n_effects);

  for (guint i = 0; i < n_effects; i++)
    if (effects[i].kind == kind && (int) effects[i].rule == rule && (seat == TABLE_NOBODY || effects[i].player == seat))
      return TRUE;

  return FALSE;
}

/**
 * table_answers_tell_events:
 * @session: a game that is played
 * @first: a sentence that stands before the others
 * @kind: a kind of effects of the game
 * @rule: a rule
 * @seat: a player, or `TABLE_NOBODY` for all
 *
 * Tells all events that caused something of a kind by a rule, to a player, in the language that is spoken: that of the chronicle
 * may be another one.
 *
 * Returns: (transfer full): sentences, each on a line
 */
char *
table_answers_tell_events (TableSession *session,
                           const char   *first,
                           int           kind,
                           int           rule,
                           int           seat)
{
  GString *text;
  g_autoptr (GPtrArray) lines = NULL;
  GListModel *chronicle;
  guint begin = 0, end;

  g_return_val_if_fail (TABLE_IS_SESSION (session) && first != NULL, NULL);

  text = g_string_new (first);
  chronicle = table_session_get_chronicle (session);
  end = table_record_get_cursor (table_session_get_record (session));
  while (begin < end)
    {
      g_autoptr (TableLine) line = g_list_model_get_item (chronicle, begin);

      if (has_caused (line, kind, rule, seat))
        break;
      begin++;
    }
  lines = table_chronicle_tell_some (table_session_get_record (session), begin, end - begin);
  for (guint i = 0; i < lines->len; i++)
    if (has_caused (lines->pdata[i], kind, rule, seat))
      g_string_append_printf (text, "\n%s", TABLE_LINE (lines->pdata[i])->sentence);

  return g_string_free (text, FALSE);
}

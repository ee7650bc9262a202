/* parlour-reasons.c: why numbers are as they are, told by what the last events caused
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-reasons.h"

#include "table-line.h"
#include "text-words.h"

#include <glib/gi18n.h>

static gboolean
is_asked_for (const ParlourReasons *reasons,
              const TableEffect    *effect,
              int                   question,
              int                   seat)
{
  const ParlourReason *kind = &reasons->kinds[effect->kind];

  if (question == reasons->everything)
    return effect->player == seat;
  if ((kind->flags & PARLOUR_REASON_OWN) != 0 && effect->player != seat)
    return FALSE;

  return ((kind->flags & PARLOUR_REASON_OF_WHAT) != 0 && effect->what + kind->question == question)
         || ((kind->flags & PARLOUR_REASON_OF_ONE) != 0 && kind->question == question);
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
tell_effects (const ParlourReasons *reasons,
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
    if (is_asked_for (reasons, &effects[i], question, seat))
      {
        g_autofree char *sentence = table_session_get_game (session)->tell_effects (&telling, &effects[i], 1, &n_told);

        text_add_line (text, sentence);
        add_rule (rules, effects[i].rule);
      }
}

static guint
find_first (const ParlourReasons *reasons,
            GListModel           *chronicle,
            guint                 end)
{
  for (guint i = end; i > 0; i--)
    {
      g_autoptr (TableLine) line = g_list_model_get_item (chronicle, i - 1);

      if (table_line_get_event_type (line) == reasons->since)
        return i - 1;
    }

  return end;
}

/**
 * parlour_reasons_answer:
 * @reasons: the reasons of a game
 * @session: a game that is played
 * @question: what is asked, a question of the game's
 * @seat: of whom, or `TABLE_NOBODY`
 * @rules: (element-type int): to which the rules are added that the answer follows from
 *
 * Answers why something is as it is, by what the last events caused.
 *
 * Returns: (transfer full) (nullable): sentences, each on a line; `NULL` if nothing tells it of
 *   nobody, of whom nothing has to be told
 */
char *
parlour_reasons_answer (const ParlourReasons *reasons,
                        TableSession         *session,
                        int                   question,
                        int                   seat,
                        GArray               *rules)
{
  g_autoptr (GString) text = g_string_new (NULL);
  GListModel *chronicle;
  guint first, end;

  g_return_val_if_fail (reasons != NULL && rules != NULL, NULL);
  g_return_val_if_fail (TABLE_IS_SESSION (session), NULL);

  chronicle = table_session_get_chronicle (session);
  end = table_record_get_cursor (table_session_get_record (session));
  first = find_first (reasons, chronicle, end);
  for (guint i = first; i < end; i++)
    {
      g_autoptr (TableLine) line = g_list_model_get_item (chronicle, i);

      tell_effects (reasons, session, line, question, seat, text, rules);
    }

  if (text->len > 0)
    return g_string_free (g_steal_pointer (&text), FALSE);
  if (seat == TABLE_NOBODY)
    return NULL;

  add_rule (rules, first == end ? reasons->at_first_rule : reasons->nothing_rule);

  return g_strdup (gettext (first == end ? reasons->at_first : reasons->nothing));
}

/**
 * parlour_reasons_tell_events:
 * @session: a game that is played
 * @first: a sentence that stands before the others
 * @kind: a kind of effects of the game
 * @rule: a rule
 * @seat: a player, or `TABLE_NOBODY` for all
 *
 * Tells all events that caused something of a kind by a rule, to a player.
 *
 * Returns: (transfer full): sentences, each on a line
 */
char *
parlour_reasons_tell_events (TableSession *session,
                             const char   *first,
                             int           kind,
                             int           rule,
                             int           seat)
{
  GString *text;
  guint end;

  g_return_val_if_fail (TABLE_IS_SESSION (session) && first != NULL, NULL);

  text = g_string_new (first);
  end = table_record_get_cursor (table_session_get_record (session));
  for (guint i = 0; i < end; i++)
    {
      g_autoptr (TableLine) line = g_list_model_get_item (table_session_get_chronicle (session), i);
      guint n_effects;
      const TableEffect *effects = table_line_get_effects (line, &n_effects);

      for (guint effect = 0; effect < n_effects; effect++)
        if (effects[effect].kind == kind && (int) effects[effect].rule == rule
            && (seat == TABLE_NOBODY || effects[effect].player == seat))
          g_string_append_printf (text, "\n%s", table_line_get_sentence (line));
    }

  return g_string_free (text, FALSE);
}

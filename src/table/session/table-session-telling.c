/* table-session-telling.c: what is told of a game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "table-session-private.h"

#include "table-chronicle.h"
#include "text-words.h"

guint
table_session_count_lines (TableSession *self)
{
  return g_list_model_get_n_items (G_LIST_MODEL (self->chronicle));
}

TableLine *
table_session_get_line (TableSession *self,
                        guint         index)
{
  g_autoptr (TableLine) line = g_list_model_get_item (G_LIST_MODEL (self->chronicle), index);

  /* The list keeps it alive. */
  return line;
}

/* Puts lines in the place of as many others from one on, one by one, but for those that say
 * the same. */
static void
replace_others (TableSession *self,
                guint         from,
                GPtrArray    *lines,
                guint         first,
                guint         end)
{
  for (guint i = first; i < end; i++)
    if (!table_line_absorb (table_session_get_line (self, from + i), lines->pdata[i]))
      g_list_store_splice (self->chronicle, from + i, 1, &lines->pdata[i], 1);
}

/* Puts lines in the place of all others from one on, as table_session_tell_chronicle() says. */
static TableLine *
tell_from (TableSession *self,
           guint         from,
           GPtrArray    *lines)
{
  guint n = table_session_count_lines (self) - from;
  guint first = 0;
  guint behind = 0;

  while (first < MIN (n, lines->len)
         && table_line_absorb (table_session_get_line (self, from + first), lines->pdata[first]))
    first++;
  while (behind < MIN (n, lines->len) - first
         && table_line_absorb (table_session_get_line (self, from + n - 1 - behind),
                               lines->pdata[lines->len - 1 - behind]))
    behind++;

  if (n == lines->len)
    replace_others (self, from, lines, first, n - behind);
  else
    g_list_store_splice (self->chronicle, from + first, n - behind - first,
                         lines->len > 0 ? lines->pdata + first : NULL, lines->len - behind - first);

  for (guint i = first; i < lines->len - behind; i++)
    if (table_session_get_line (self, from + i) == lines->pdata[i])
      return lines->pdata[i];

  return NULL;
}

/* The first lines are the same, but what they tell may be undone or in force again: those
 * that are undone stand behind the others. */
static void
mark_undone (TableSession *self,
             guint         n_same)
{
  guint cursor = table_record_get_cursor (self->record);

  for (guint i = n_same; i > 0 && (i > cursor || table_session_get_line (self, i - 1)->undone); i--)
    table_line_set_undone (table_session_get_line (self, i - 1), i > cursor);
}

/* The record has become another one, but for its first events, which may be undone or in
 * force again. Lines that say the same as before remain what they are, so that whoever
 * looks at the chronicle goes on looking at the same place. Returns the first that is
 * another, or NULL. */
TableLine *
table_session_tell_chronicle (TableSession *self,
                              guint         n_same)
{
  guint from = MIN (n_same, MIN (table_session_count_lines (self), table_record_get_n_known (self->record)));
  g_autoptr (GPtrArray) lines = table_chronicle_tell (self->record, from);

  mark_undone (self, from);

  return tell_from (self, from, lines);
}

/* Lines are told in other words, as far as they are about the same events. */
void
table_session_retell_first (TableSession *self,
                            guint         n_lines)
{
  g_autoptr (GPtrArray) lines = table_chronicle_tell (self->record, 0);

  for (guint i = 0; i < MIN (n_lines, lines->len); i++)
    table_line_retell (table_session_get_line (self, i), lines->pdata[i]);
}

/* Whether an event is a note, or puts something right that lies on the table. */
gboolean
table_session_is_aside (TableSession *self,
                        int           type)
{
  return (table_session_get_game (self)->events->kinds[type].flags & TABLE_EVENT_ASIDE) != 0;
}

/**
 * table_session_get_chronicle:
 * @self: a session
 *
 * Gets the game as lines to read, undone ones too.
 *
 * Returns: (transfer none): a list of `TableLine`, which changes as the game does
 */
GListModel *
table_session_get_chronicle (TableSession *self)
{
  g_return_val_if_fail (TABLE_IS_SESSION (self), NULL);

  return G_LIST_MODEL (self->chronicle);
}

/**
 * table_session_list_last_effects:
 * @self: a session
 *
 * Lists what was caused by what happened last, and all that was entered with it.
 *
 * Returns: (transfer full) (element-type TableEffect): the effects, in the order
 *   in which they happened
 */
GArray *
table_session_list_last_effects (TableSession *self)
{
  g_autoptr (GArray) effects = g_array_new (FALSE, FALSE, sizeof (TableEffect));
  guint cursor;

  g_return_val_if_fail (TABLE_IS_SESSION (self), NULL);

  cursor = table_record_get_cursor (self->record);
  for (guint i = cursor > 0 ? table_session_find_touch (self, cursor - 1) : 0; i < cursor; i++)
    {
      guint n_effects;
      const TableEffect *caused = table_line_get_effects (table_session_get_line (self, i), &n_effects);

      if (n_effects > 0)
        g_array_append_vals (effects, caused, n_effects);
    }

  return g_steal_pointer (&effects);
}

/**
 * table_session_tell_unasked:
 * @self: a session
 *
 * Tells who has passed without being asked, with what was entered last.
 *
 * Returns: (transfer full) (nullable): a sentence, or `NULL` if nobody has
 */
char *
table_session_tell_unasked (TableSession *self)
{
  guint cursor;
  guint passed = 0;

  g_return_val_if_fail (TABLE_IS_SESSION (self), NULL);

  cursor = table_record_get_cursor (self->record);
  for (guint i = cursor > 0 ? table_session_find_touch (self, cursor - 1) : 0; i < cursor; i++)
    if (table_session_get_line (self, i)->unasked)
      passed |= 1u << table_record_get_event (self->record, i)->player;

  return passed != 0 ? table_session_get_game (self)->tell_passed (table_session_get_names (self), passed) : NULL;
}

/* Whether an event is one after which the game stands as it stood: what is noted or put
 * right, and who passes unasked but ends nothing. */
static gboolean
is_in_between (TableSession *self,
               guint         index)
{
  guint n_effects;

  if (table_session_is_aside (self, table_record_get_event (self->record, index)->type))
    return TRUE;

  table_line_get_effects (table_session_get_line (self, index), &n_effects);

  return n_effects == 0 && table_session_get_line (self, index)->unasked;
}

/* The last event that is not in between, of so many. */
static TableLine *
find_step (TableSession *self,
           guint         n_events)
{
  for (guint i = n_events; i > 0; i--)
    if (!is_in_between (self, i - 1))
      return table_session_get_line (self, i - 1);

  return NULL;
}

/**
 * table_session_get_last_step:
 * @self: a session
 *
 * Gets what happened last, besides what is corrected, noted and passed unasked in
 * between.
 *
 * Returns: (transfer none) (nullable): a line of the chronicle, or `NULL` if
 *   nothing has happened yet
 */
TableLine *
table_session_get_last_step (TableSession *self)
{
  g_return_val_if_fail (TABLE_IS_SESSION (self), NULL);

  return find_step (self, table_record_get_cursor (self->record));
}

/**
 * table_session_get_step_before:
 * @self: a session
 * @line: a line of its chronicle
 *
 * Gets what happened before something, as table_session_get_last_step() does.
 *
 * Returns: (transfer none) (nullable): a line of the chronicle, or `NULL` if
 *   nothing has happened before
 */
TableLine *
table_session_get_step_before (TableSession *self,
                               TableLine    *line)
{
  g_return_val_if_fail (TABLE_IS_SESSION (self) && TABLE_IS_LINE (line), NULL);

  return find_step (self, line->index);
}

/* What sentences about something that a line tells may need. */
static TableTelling
make_telling (TableSession *self,
              TableLine    *line)
{
  return (TableTelling) {
    .names = table_session_get_names (self),
    .record = self->record,
    .n_events = line != NULL ? line->index + 1 : 0,
  };
}

/**
 * table_session_tell_moves:
 * @self: a session
 * @line: (nullable): a line of its chronicle, or `NULL` for the start of the game
 * @seat: a player, from 0, or `TABLE_NOBODY` for what belongs to the table
 *
 * Tells what hands have to move after an event, or take when the game starts, and
 * what is left to the table where not everything is tracked. The game itself does
 * not wait for that. Of what is secret it tells only how much it is.
 *
 * Returns: (transfer full): short lines for a player, sentences for the table;
 *   none if there is nothing
 */
char **
table_session_tell_moves (TableSession *self,
                          TableLine    *line,
                          int           seat)
{
  const TableGame *game;
  TableTelling telling;
  const TableEffect *effects = NULL;
  guint n_effects = 0;

  g_return_val_if_fail (TABLE_IS_SESSION (self), NULL);
  g_return_val_if_fail (line == NULL || TABLE_IS_LINE (line), NULL);

  game = table_session_get_game (self);
  if (line != NULL)
    effects = table_line_get_effects (line, &n_effects);
  if (game->tell_moves == NULL || (line != NULL && n_effects == 0))
    return g_new0 (char *, 1);

  telling = make_telling (self, line);

  return game->tell_moves (&telling, effects, n_effects, seat);
}

/**
 * table_session_tell_by_hand:
 * @self: a session
 *
 * Tells what the last step left to the table that only the table can do. The game
 * itself does not wait for that.
 *
 * Returns: (transfer full) (nullable): what it is, or `NULL` if there is nothing
 */
char *
table_session_tell_by_hand (TableSession *self)
{
  const TableGame *game = table_session_get_game (self);
  TableLine *line = table_session_get_last_step (self);
  TableTelling telling;
  const TableEffect *effects;
  guint n_effects;

  if (line == NULL || game->tell_by_hand == NULL)
    return NULL;

  telling = make_telling (self, line);
  effects = table_line_get_effects (line, &n_effects);

  return game->tell_by_hand (&telling, effects, n_effects);
}

/* The sentences about a player in what an event caused, and their rules. */
static char *
tell_effects_of (TableSession *self,
                 TableLine    *line,
                 int           kind,
                 int           seat,
                 GArray       *rules)
{
  const TableTelling telling = make_telling (self, line);
  g_autoptr (GString) text = g_string_new (NULL);
  guint n_effects;
  const TableEffect *effects = table_line_get_effects (line, &n_effects);

  for (guint i = 0; i < n_effects; i++)
    if (effects[i].kind == kind && (seat == TABLE_NOBODY || effects[i].player == seat))
      {
        guint n_told;
        g_autofree char *sentence = table_session_get_game (self)->tell_effects (&telling, &effects[i], 1, &n_told);

        text_add_line (text, sentence);
        if (effects[i].rule != 0 && rules != NULL)
          g_array_append_val (rules, effects[i].rule);
      }

  return g_string_free (g_steal_pointer (&text), FALSE);
}

/**
 * table_session_explain:
 * @self: a session
 * @kind: the kind of effect that is asked for
 * @seat: the player that is asked about, from 0, or `TABLE_NOBODY` for everybody
 * @rules: (element-type int) (nullable): what the rules are added to
 *
 * Answers why something is as it is: with what caused it last.
 *
 * Returns: (transfer full) (nullable): sentences, each on a line; `NULL` if
 *   nothing of the kind has happened
 */
char *
table_session_explain (TableSession *self,
                       int           kind,
                       int           seat,
                       GArray       *rules)
{
  g_return_val_if_fail (TABLE_IS_SESSION (self), NULL);

  for (guint i = table_record_get_cursor (self->record); i > 0; i--)
    {
      g_autofree char *text = tell_effects_of (self, table_session_get_line (self, i - 1), kind, seat, rules);

      if (*text != '\0')
        return g_steal_pointer (&text);
    }

  return NULL;
}

/* Tells the whole chronicle in the language of the moment. The lines remain the same, in other
 * words. A session does this by itself when the language of the interface changes. */
void
table_session_retell (TableSession *self)
{
  g_assert (table_record_get_n_known (self->record) == table_session_count_lines (self));
  table_session_retell_first (self, table_session_count_lines (self));
}

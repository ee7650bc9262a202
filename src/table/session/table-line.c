/* table-line.c: a line of the chronicle
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "table-line.h"
#include "table-words.h"
#include "text-words.h"

#include <glib/gi18n.h>

static guint undone_signal;

G_DEFINE_FINAL_TYPE (TableLine, table_line, G_TYPE_OBJECT)

static void
table_line_finalize (GObject *object)
{
  TableLine *self = TABLE_LINE (object);

  g_free (self->sentence);
  g_free (self->details);
  g_array_unref (self->days);
  g_array_unref (self->effects);

  G_OBJECT_CLASS (table_line_parent_class)->finalize (object);
}

static void
table_line_class_init (TableLineClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = table_line_finalize;

  /**
   * TableLine::undone:
   *
   * The event was undone or redone.
   */
  undone_signal = g_signal_new ("undone", TABLE_TYPE_LINE, G_SIGNAL_RUN_LAST | G_SIGNAL_NO_RECURSE,
                                0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
clear_day (gpointer data)
{
  g_free (((TableLineDay *) data)->details);
}

static void
table_line_init (TableLine *self)
{
  self->days = g_array_new (FALSE, FALSE, sizeof (TableLineDay));
  g_array_set_clear_func (self->days, clear_day);
  self->effects = g_array_new (FALSE, FALSE, sizeof (TableEffect));
}

static char *
tell_effects (const TableGame    *game,
              const TableTelling *telling,
              const TableEffect  *effect,
              guint               left)
{
  g_autoptr (GString) text = g_string_new (NULL);

  while (left > 0)
    {
      guint n_told;
      g_autofree char *sentence = game->tell_effects (telling, effect, left, &n_told);

      text_add_line (text, sentence);
      effect += n_told;
      left -= n_told;
    }

  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* Whether a day begins with `effects`, and something is told of it. */
static gboolean
begins_full_day (const TableEffect *effects,
                 guint              n_effects)
{
  return effects[0].kind == TABLE_EFFECT_PART_BEGINS
         && n_effects > 1 && effects[1].kind != TABLE_EFFECT_PART_BEGINS;
}

/* That a day has begun is said where nothing else is: else its name stands
 * above what happens on it. */
static void
split_days (TableLine          *self,
            const TableTelling *telling)
{
  const TableEffect *effects = (const TableEffect *) (const void *) self->effects->data;
  guint first = 0;
  int round = self->round;
  int day = self->day;

  for (guint i = 0; i <= self->effects->len; i++)
    if (i == self->effects->len || begins_full_day (&effects[i], self->effects->len - i))
      {
        /* Where all of it was caused on one day it has been told. */
        const TableLineDay told = {
          round, day,
          i - first == self->effects->len ? g_strdup (self->details)
                                          : tell_effects (self->game, telling, &effects[first], i - first)
        };

        g_array_append_val (self->days, told);
        if (i < self->effects->len)
          {
            round = effects[i].amount;
            day = effects[i].what;
          }
        first = i + 1;
      }
}

/* Tells an event in the language of the moment. The line keeps nothing of the record. @index is
 * which of its events, from 0, less than table_record_get_n_known(). */
TableLine *
table_line_new (const TableRecord *record,
                guint              index,
                const TableState  *before,
                GArray            *effects)
{
  TableLine *self = g_object_new (TABLE_TYPE_LINE, NULL);
  const TableGame *game = table_record_get_game (record);
  const TableEvent *event = table_record_get_event (record, index);
  const TableTelling telling = {
    .names = table_record_get_names (record),
    .record = record,
    .n_events = index + 1,
    .state = before,
  };

  self->game = game;
  self->index = index;
  self->round = before->round;
  self->day = before->part;
  self->type = event->type;
  self->player = event->player;
  self->unasked = table_record_is_unasked (record, index);
  self->sentence = self->unasked ? game->tell_passed (telling.names, 1u << event->player)
                                 : table_words_event (game, &telling, before, event);
  self->details = tell_effects (game, &telling, (const TableEffect *) (const void *) effects->data, effects->len);
  g_array_append_vals (self->effects, effects->data, effects->len);
  split_days (self, &telling);

  return self;
}

/* Makes the line of an event of which nobody can say any more how the game stood then. */
TableLine *
table_line_new_forgotten (const TableGame     *game,
                          const TableEvent    *event,
                          const TableOccasion *occasion)
{
  TableLine *self = g_object_new (TABLE_TYPE_LINE, NULL);
  g_autofree char *when = game->tell_when (occasion->round, occasion->part);

  self->game = game;
  self->round = occasion->round;
  self->day = occasion->part;
  self->type = event->type;
  self->player = event->player;
  /* Translators: %s is when, e.g. “Week 2, Thursday”. */
  self->sentence = g_strdup_printf (_("Something that was entered before (%s)"), when);
  self->details = g_strdup ("");
  self->undone = TRUE;

  return self;
}

/* Tells what the line is about in the words of another line, in another language. */
void
table_line_retell (TableLine *self,
                   TableLine *told)
{
  g_autoptr (GArray) days = NULL;

  g_return_if_fail (self->index == told->index);

  g_free (self->sentence);
  self->sentence = g_steal_pointer (&told->sentence);
  g_free (self->details);
  self->details = g_steal_pointer (&told->details);
  days = self->days;
  self->days = told->days;
  told->days = g_steal_pointer (&days);
}

/* Makes a line of what another one has. */
static void
swap_telling (TableLine *self,
              TableLine *told)
{
  GArray *days = self->days;
  GArray *effects = self->effects;

  self->days = told->days;
  told->days = days;
  self->effects = told->effects;
  told->effects = effects;
}

/* Lets a line stand for an event as another line does, if both say the same. The event may have
 * become another in number, or be undone. */
gboolean
table_line_absorb (TableLine *self,
                   TableLine *told)
{
  if (self->type != told->type || self->player != told->player || self->round != told->round || self->day != told->day
      || !g_str_equal (self->sentence, told->sentence) || !g_str_equal (self->details, told->details))
    return FALSE;

  self->index = told->index;
  swap_telling (self, told);
  table_line_set_undone (self, told->undone);

  return TRUE;
}

/**
 * table_line_get_days:
 * @self: a line
 * @n_days: (out): how many there are, at least one
 *
 * Gets what the event caused, by the day on which it happened: what ends a day
 * may cause something on the next.
 *
 * Returns: (transfer none) (array length=n_days): the days, of which the first
 *   is that of the event
 */
const TableLineDay *
table_line_get_days (TableLine *self,
                     guint     *n_days)
{
  g_return_val_if_fail (TABLE_IS_LINE (self) && n_days != NULL, NULL);

  *n_days = self->days->len;

  return (const TableLineDay *) (const void *) self->days->data;
}

/**
 * table_line_begins_day:
 * @self: a line
 * @before: (nullable): the line before it, or `NULL` if it is the first
 *
 * Tells whether it is the first line that tells something of its day.
 *
 * Returns: whether the day is to stand above it
 */
gboolean
table_line_begins_day (TableLine *self,
                       TableLine *before)
{
  const TableLineDay *last;

  g_return_val_if_fail (TABLE_IS_LINE (self), FALSE);

  if (before == NULL)
    return TRUE;

  last = &g_array_index (before->days, TableLineDay, before->days->len - 1);

  return last->round != self->round || last->day != self->day;
}

/**
 * table_line_get_effects:
 * @self: a line
 * @n_effects: (out): how many there are
 *
 * Gets what the event caused, as data.
 *
 * Returns: (transfer none) (array length=n_effects): the effects
 */
const TableEffect *
table_line_get_effects (TableLine *self,
                        guint     *n_effects)
{
  g_return_val_if_fail (TABLE_IS_LINE (self) && n_effects != NULL, NULL);

  *n_effects = self->effects->len;

  return (const TableEffect *) (const void *) self->effects->data;
}

/**
 * table_line_tell_some:
 * @self: a line
 * @record: the record that it is of
 * @effects: (element-type TableEffect): some of what the event caused
 *
 * Tells these, as the details do, but the players in the order of their seats.
 *
 * Returns: (transfer full): sentences, each on a line
 */
char *
table_line_tell_some (TableLine         *self,
                      const TableRecord *record,
                      GArray            *effects)
{
  const TableTelling telling = {
    .names = table_record_get_names (record),
    .record = record,
    .n_events = self->index + 1,
  };

  g_return_val_if_fail (TABLE_IS_LINE (self), NULL);
  g_return_val_if_fail (record != NULL && effects != NULL, NULL);

  return tell_effects (self->game, &telling, (const TableEffect *) (const void *) effects->data, effects->len);
}

/**
 * table_line_is_private:
 * @self: a line
 *
 * Tells whether the details are of something that is secret: what was drawn
 * blindly, and what was counted out of sight.
 *
 * Returns: whether only the sentence is for everybody
 */
gboolean
table_line_is_private (TableLine *self)
{
  g_return_val_if_fail (TABLE_IS_LINE (self), FALSE);

  if (self->game->events->kinds[self->type].flags & TABLE_EVENT_UNSEEN)
    return TRUE;

  for (guint i = 0; i < self->effects->len; i++)
    if (self->game->effect_facts[g_array_index (self->effects, TableEffect, i).kind] & TABLE_IS_PRIVATE)
      return TRUE;

  return FALSE;
}

/**
 * table_line_is_told_with:
 * @self: a line
 * @before: the line before it
 *
 * Tells whether both are passes of one round, of which nothing has to be told apart.
 *
 * Returns: whether it goes without saying once @before is told
 */
gboolean
table_line_is_told_with (TableLine *self,
                         TableLine *before)
{
  g_return_val_if_fail (TABLE_IS_LINE (self) && TABLE_IS_LINE (before), FALSE);

  /* What a pass causes ends a round. */
  return self->type == self->game->pass && before->type == self->game->pass
         && self->undone == before->undone && *before->details == '\0'
         && !table_line_begins_day (self, before);
}

/* Marks the event as undone or redone. */
void
table_line_set_undone (TableLine *self,
                       gboolean   undone)
{
  if (self->undone == !!undone)
    return;

  self->undone = !!undone;
  g_signal_emit (self, undone_signal, 0);
}

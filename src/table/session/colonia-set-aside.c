/* colonia-set-aside.c: what stood in a game before others took its place
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-set-aside.h"

#include "colonia-replay.h"

/**
 * ColoniaSetAside:
 *
 * What was set aside when something was replaced, at a glance.
 */
struct _ColoniaSetAside {
  GObject parent_instance;

  guint number;
  GDateTime *time; /* or NULL */
  ColoniaLine *line; /* or NULL */
  guint n_events;
};

G_DEFINE_FINAL_TYPE (ColoniaSetAside, colonia_set_aside, G_TYPE_OBJECT)

static void
colonia_set_aside_finalize (GObject *object)
{
  ColoniaSetAside *self = COLONIA_SET_ASIDE (object);

  g_clear_pointer (&self->time, g_date_time_unref);
  g_clear_object (&self->line);

  G_OBJECT_CLASS (colonia_set_aside_parent_class)->finalize (object);
}

static void
colonia_set_aside_class_init (ColoniaSetAsideClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = colonia_set_aside_finalize;
}

static void
colonia_set_aside_init (ColoniaSetAside *self)
{
}

/* Telling it */

static guint
count_waiting_from (const ColoniaRecord *record,
                    guint                index)
{
  guint n_events = colonia_record_get_n_events (record);

  return MIN (colonia_record_get_n_waiting (record), n_events - MIN (index, n_events));
}

/* An event that is known, told alone. */
static ColoniaLine *
tell_event (const ColoniaRecord *record,
            guint                index)
{
  g_autoptr (GArray) effects = g_array_new (FALSE, FALSE, sizeof (ColoniaEffect));
  g_auto (ColoniaState) before = { 0 };

  colonia_state_init (&before, colonia_record_get_setup (record));
  for (guint i = 0; i < index; i++)
    colonia_state_apply (&before, colonia_record_get_event (record, i), NULL);

  return colonia_line_new (record, index, &before, effects);
}

/* What stood there first, in force or undone, or waiting for the game. */
static ColoniaLine *
tell_first (const ColoniaRecord *record,
            guint                index)
{
  g_autoptr (ColoniaReplay) waiting = NULL;

  if (index < colonia_record_get_n_known (record))
    return tell_event (record, index);

  if (count_waiting_from (record, index) == 0)
    return NULL;

  waiting = colonia_replay_new (record, G_MAXUINT);

  return g_object_ref (colonia_replay_get_left_out (waiting, 0));
}

/* Whether all of it is in its place again, as what took that was undone. */
static gboolean
is_in_place (const ColoniaRecord *before,
             const ColoniaRecord *record)
{
  guint n_events = colonia_record_get_n_events (before);

  if (n_events > colonia_record_get_n_events (record))
    return FALSE;

  for (guint i = n_events; i > 0; i--)
    if (!colonia_record_is_same_event (before, i - 1, record, i - 1))
      return FALSE;

  return TRUE;
}

static ColoniaSetAside *
make (guint                 number,
      const ColoniaEarlier *earlier)
{
  ColoniaSetAside *self = g_object_new (COLONIA_TYPE_SET_ASIDE, NULL);

  self->number = number;
  self->time = earlier->at != NULL ? g_date_time_new_from_iso8601 (earlier->at, NULL) : NULL;
  self->n_events = json_array_get_length (earlier->events);

  return self;
}

/**
 * colonia_set_aside_list:
 * @record: a record
 *
 * Lists what was set aside and is not in its place again, in the language of the moment,
 * the newest first.
 *
 * Returns: (transfer full): a list of `ColoniaSetAside`
 */
GListModel *
colonia_set_aside_list (const ColoniaRecord *record)
{
  GListStore *list = g_list_store_new (COLONIA_TYPE_SET_ASIDE);
  g_autoptr (ColoniaRecord) before = NULL;
  gboolean readable = TRUE;

  g_return_val_if_fail (record != NULL, NULL);

  before = colonia_record_copy (record, G_MAXUINT);
  for (guint i = colonia_record_get_n_earlier (record); i > 0; i--)
    {
      const ColoniaEarlier earlier = colonia_record_get_earlier (record, i - 1);
      g_autoptr (ColoniaSetAside) aside = make (i - 1, &earlier);

      /* Each counts on the list as it is once those behind it are taken back. */
      readable = readable && colonia_record_step_back (before);
      if (aside->n_events == 0 || (readable && is_in_place (before, record)))
        continue;

      if (readable)
        aside->line = tell_first (before, earlier.after);
      g_list_store_append (list, aside);
    }

  return G_LIST_MODEL (list);
}

/**
 * colonia_set_aside_get_number:
 * @self: something that was set aside
 *
 * Tells which it is.
 *
 * Returns: its number in the record, from 0, the oldest first
 */
guint
colonia_set_aside_get_number (ColoniaSetAside *self)
{
  g_return_val_if_fail (COLONIA_IS_SET_ASIDE (self), 0);

  return self->number;
}

/**
 * colonia_set_aside_get_time:
 * @self: something that was set aside
 *
 * Tells when it was replaced.
 *
 * Returns: (transfer none) (nullable): the time, or `NULL` if nobody knows
 */
GDateTime *
colonia_set_aside_get_time (ColoniaSetAside *self)
{
  g_return_val_if_fail (COLONIA_IS_SET_ASIDE (self), NULL);

  return self->time;
}

/**
 * colonia_set_aside_get_line:
 * @self: something that was set aside
 *
 * Tells the event that stood there first.
 *
 * Returns: (transfer none) (nullable): its line, or `NULL` if it does not belong to
 *   the game
 */
ColoniaLine *
colonia_set_aside_get_line (ColoniaSetAside *self)
{
  g_return_val_if_fail (COLONIA_IS_SET_ASIDE (self), NULL);

  return self->line;
}

/**
 * colonia_set_aside_count_events:
 * @self: something that was set aside
 *
 * Counts the events that stood there.
 *
 * Returns: how many, at least one
 */
guint
colonia_set_aside_count_events (ColoniaSetAside *self)
{
  g_return_val_if_fail (COLONIA_IS_SET_ASIDE (self), 0);

  return self->n_events;
}

/**
 * colonia_set_aside_tell:
 * @record: a record
 * @number: which of what was set aside, from 0, the oldest first
 *
 * Tells all that stood there: what was in force, and then, as undone, what could be
 * redone, or waited for the game.
 *
 * Returns: (transfer full) (nullable): a list of `ColoniaLine`, or `NULL` if it does not
 *   belong to the game
 */
GListModel *
colonia_set_aside_tell (const ColoniaRecord *record,
                        guint                number)
{
  g_autoptr (ColoniaRecord) before = NULL;
  g_autoptr (GPtrArray) lines = NULL;
  GListStore *list;
  guint after;

  g_return_val_if_fail (record != NULL && number < colonia_record_get_n_earlier (record), NULL);

  before = colonia_record_copy_earlier (record, number);
  if (before == NULL)
    return NULL;

  after = colonia_record_get_earlier (record, number).after;
  lines = colonia_chronicle_tell (before);
  list = g_list_store_new (COLONIA_TYPE_LINE);
  if (after < lines->len)
    g_list_store_splice (list, 0, 0, &lines->pdata[after], lines->len - after);
  if (count_waiting_from (before, after) > 0)
    {
      g_autoptr (ColoniaReplay) waiting = colonia_replay_new (before, G_MAXUINT);

      for (guint i = 0; i < colonia_replay_count_left_out (waiting); i++)
        g_list_store_append (list, colonia_replay_get_left_out (waiting, i));
    }

  return G_LIST_MODEL (list);
}

/* table-set-aside.c: what stood in a game before others took its place
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "table-set-aside.h"

#include "table-replay.h"

G_DEFINE_FINAL_TYPE (TableSetAside, table_set_aside, G_TYPE_OBJECT)

static void
table_set_aside_finalize (GObject *object)
{
  TableSetAside *self = TABLE_SET_ASIDE (object);

  g_clear_pointer (&self->time, g_date_time_unref);
  g_clear_object (&self->line);

  G_OBJECT_CLASS (table_set_aside_parent_class)->finalize (object);
}

static void
table_set_aside_class_init (TableSetAsideClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = table_set_aside_finalize;
}

static void
table_set_aside_init (TableSetAside *self)
{
}

/* Telling it */

static guint
count_waiting_from (const TableRecord *record,
                    guint              index)
{
  guint n_events = table_record_get_n_events (record);

  return MIN (table_record_get_n_waiting (record), n_events - MIN (index, n_events));
}

/* An event that is known, told alone. */
static TableLine *
tell_event (const TableRecord *record,
            guint              index)
{
  g_autoptr (GArray) effects = g_array_new (FALSE, FALSE, sizeof (TableEffect));
  g_autoptr (TableState) before = table_record_make_state (record, index);

  return table_line_new (record, index, before, effects);
}

/* What stood there first, in force or undone, or waiting for the game. */
static TableLine *
tell_first (const TableRecord *record,
            guint              index)
{
  g_autoptr (TableReplay) waiting = NULL;

  if (index < table_record_get_n_known (record))
    return tell_event (record, index);

  if (count_waiting_from (record, index) == 0)
    return NULL;

  waiting = table_replay_new (record, G_MAXUINT);

  return g_object_ref (table_replay_get_left_out (waiting, 0));
}

/* Whether all of it is in its place again, as what took that was undone. */
static gboolean
is_in_place (const TableRecord *before,
             const TableRecord *record)
{
  guint n_events = table_record_get_n_events (before);

  if (n_events > table_record_get_n_events (record))
    return FALSE;

  for (guint i = n_events; i > 0; i--)
    if (!table_record_is_same_event (before, i - 1, record, i - 1))
      return FALSE;

  return TRUE;
}

static TableSetAside *
make (guint               number,
      const TableEarlier *earlier)
{
  TableSetAside *self = g_object_new (TABLE_TYPE_SET_ASIDE, NULL);

  self->number = number;
  self->time = earlier->at != NULL ? g_date_time_new_from_iso8601 (earlier->at, NULL) : NULL;
  self->n_events = json_array_get_length (earlier->events);

  return self;
}

/**
 * table_set_aside_list:
 * @record: a record
 *
 * Lists what was set aside and is not in its place again, in the language of the moment,
 * the newest first.
 *
 * Returns: (transfer full): a list of `TableSetAside`
 */
GListModel *
table_set_aside_list (const TableRecord *record)
{
  GListStore *list = g_list_store_new (TABLE_TYPE_SET_ASIDE);
  g_autoptr (TableRecord) before = NULL;
  gboolean readable = TRUE;

  g_return_val_if_fail (record != NULL, NULL);

  before = table_record_copy (record, G_MAXUINT);
  for (guint i = table_record_get_n_earlier (record); i > 0; i--)
    {
      const TableEarlier earlier = table_record_get_earlier (record, i - 1);
      g_autoptr (TableSetAside) aside = make (i - 1, &earlier);

      /* Each counts on the list as it is once those behind it are taken back. */
      readable = readable && table_record_step_back (before);
      if (aside->n_events == 0 || (readable && is_in_place (before, record)))
        continue;

      if (readable)
        aside->line = tell_first (before, earlier.after);
      g_list_store_append (list, aside);
    }

  return G_LIST_MODEL (list);
}

/**
 * table_set_aside_tell:
 * @record: a record
 * @number: which of what was set aside, from 0, the oldest first
 *
 * Tells all that stood there: what was in force, and then, as undone, what could be
 * redone, or waited for the game.
 *
 * Returns: (transfer full) (nullable): a list of `TableLine`, or `NULL` if it does not
 *   belong to the game
 */
GListModel *
table_set_aside_tell (const TableRecord *record,
                      guint              number)
{
  g_autoptr (TableRecord) before = NULL;
  g_autoptr (GPtrArray) lines = NULL;
  GListStore *list;
  guint after;

  g_return_val_if_fail (record != NULL && number < table_record_get_n_earlier (record), NULL);

  before = table_record_copy_earlier (record, number);
  if (before == NULL)
    return NULL;

  after = table_record_get_earlier (record, number).after;
  lines = table_chronicle_tell (before, after);
  list = g_list_store_new (TABLE_TYPE_LINE);
  g_list_store_splice (list, 0, 0, lines->pdata, lines->len);
  if (count_waiting_from (before, after) > 0)
    {
      g_autoptr (TableReplay) waiting = table_replay_new (before, G_MAXUINT);

      for (guint i = 0; i < table_replay_count_left_out (waiting); i++)
        g_list_store_append (list, table_replay_get_left_out (waiting, i));
    }

  return G_LIST_MODEL (list);
}

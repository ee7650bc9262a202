/* table-session-pauses.c: when the table pauses
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A pause comes into the record with what is entered after it: nothing is written as long as nobody plays.
 */

#include "config.h"

#include "table-session-private.h"

/* Who opens a game again so soon was hardly away. */
#define SHORTEST_BREAK 60

static gint64
get_now (void)
{
  return g_get_real_time () / G_USEC_PER_SEC;
}

/* A clock that was put back in between has nothing to tell. */
static void
note_pause (TableSession *self,
            gint64        from,
            gint64        to)
{
  const TablePause pause = { from, to };

  if (from < to)
    g_array_append_val (self->pauses, pause);
}

/* When something was last entered into a record, or 0. */
static gint64
find_last_time (const TableRecord *record)
{
  for (guint i = table_record_get_n_known (record); i > 0; i--)
    {
      g_autoptr (GDateTime) time = table_record_get_time (record, i - 1);

      if (time != NULL)
        return g_date_time_to_unix (time);
    }

  return 0;
}

/**
 * table_session_note_break:
 * @self: a session
 *
 * Notes that somebody has opened the game again: since something was entered last the table paused, unless that was just now.
 */
void
table_session_note_break (TableSession *self)
{
  const gint64 now = get_now ();
  gint64 last;

  g_return_if_fail (TABLE_IS_SESSION (self));

  last = find_last_time (self->record);
  if (last > 0 && now - last >= SHORTEST_BREAK)
    note_pause (self, last, now);
}

/* Tells the record of pauses that it does not know of yet; of one that goes on, what there was of it. */
void
table_session_tell_pauses (TableSession *self)
{
  if (self->paused_since > 0)
    {
      const gint64 now = get_now ();

      note_pause (self, self->paused_since, now);
      self->paused_since = now;
    }

  for (guint i = 0; i < self->pauses->len; i++)
    table_pauses_add (self->record, &g_array_index (self->pauses, TablePause, i));
  g_array_set_size (self->pauses, 0);
}

/**
 * table_session_set_paused:
 * @self: a session
 * @why: for what reason
 * @paused: whether the game waits for nobody for that reason
 *
 * Stops counting how long it waits for whose turn it is, whatever is entered, or goes on with that once there is no reason left
 * to pause.
 */
void
table_session_set_paused (TableSession *self,
                          TablePausing  why,
                          gboolean      paused)
{
  guint before;

  g_return_if_fail (TABLE_IS_SESSION (self));

  before = self->is_paused;
  self->is_paused = paused ? before | why : before & ~(guint) why;
  table_session_turn_clock (self);
  if (before == 0 && self->is_paused != 0)
    self->paused_since = get_now ();
  else if (before != 0 && self->is_paused == 0)
    {
      note_pause (self, self->paused_since, get_now ());
      self->paused_since = 0;
    }
}

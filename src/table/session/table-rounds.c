/* table-rounds.c: where the weeks of a game end
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "table-rounds.h"

static void
add_week (GArray  *weeks,
          int      number,
          guint    n_events,
          gboolean is_over)
{
  TableWeek week = { .week = number, .n_events = n_events, .is_over = is_over };

  if (weeks->len > 0)
    week.first = g_array_index (weeks, TableWeek, weeks->len - 1).n_events;
  g_array_append_val (weeks, week);
}

/**
 * table_rounds_find:
 * @record: a record
 *
 * Finds where the weeks of a game end, by the events in force. What comes
 * before the first week is one of its own, and so is a week that has only begun.
 *
 * Returns: (transfer full) (element-type TableWeek): the weeks; none of a game
 *   without events
 */
GArray *
table_rounds_find (const TableRecord *record)
{
  GArray *weeks = g_array_new (FALSE, FALSE, sizeof (TableWeek));
  g_autoptr (TableState) state = NULL;
  guint cursor, done;

  g_return_val_if_fail (record != NULL, weeks);

  cursor = table_record_get_cursor (record);
  state = table_state_new (table_record_get_game (record), table_record_get_setup (record), NULL);
  for (guint i = 0; i < cursor; i++)
    {
      int week = state->round;

      table_state_apply (state, table_record_get_event (record, i), NULL);
      if (state->round > week)
        add_week (weeks, week, i + 1, TRUE);
    }

  done = weeks->len > 0 ? g_array_index (weeks, TableWeek, weeks->len - 1).n_events : 0;
  if (cursor > done)
    add_week (weeks, state->round, cursor, table_state_is_finished (state));

  return weeks;
}

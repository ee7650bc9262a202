/* table-times.c: how long a game took, and whom it waited for
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Nothing is pressed for it: events know when they happened. What lies between two of them is the thought of whoever had
 * the turn then.
 */

#include "config.h"

#include "table-times.h"

#include "table-guide.h"
#include "table-pauses.h"

/* A longer gap is no thought: the table went on another day, with a program that tells no pauses. */
#define LONGEST_THOUGHT (3 * 60 * 60)

static int
compare_pauses (gconstpointer a,
                gconstpointer b)
{
  const TablePause *pause = a, *other = b;

  return (pause->from > other->from) - (pause->from < other->from);
}

/* How many seconds between two times nobody paused. Pauses are in their order, and may overlap. */
static gint64
count_seconds (const GArray *pauses,
               gint64        from,
               gint64        to)
{
  gint64 seconds = 0;

  for (guint i = 0; i < pauses->len && from < to; i++)
    {
      const TablePause *pause = &g_array_index (pauses, TablePause, i);

      if (pause->to <= from)
        continue;
      seconds += MAX (MIN (pause->from, to) - from, 0);
      from = MAX (from, pause->to);
    }

  return seconds + MAX (to - from, 0);
}

static void
add_time (GArray *list,
          guint   index,
          int     seat,
          gint64  seconds)
{
  if (list->len <= index)
    g_array_set_size (list, index + 1);
  g_array_index (list, TableTime, index).seconds[seat] += seconds;
}

/* What was entered at a moment of the game took so long. */
static void
add_thought (TableTimes       *times,
             const TableState *state,
             guint             event,
             gint64            seconds)
{
  const int seat = state->turn == TABLE_NOBODY ? TABLE_TIME_OF_ALL : state->turn;

  times->whole.seconds[seat] += seconds;
  if (seconds > times->longest[seat].seconds)
    times->longest[seat] = (TableThought) { .seconds = seconds, .event = event };
  add_time (times->rounds, (guint) state->round, seat, seconds);
  add_time (times->moments, table_times_get_moment (state), seat, seconds);
  if (state->game->guide != NULL)
    add_time (times->topics, (guint) table_guide_get_topic_of_state (state), seat, seconds);
}

/**
 * table_times_tell:
 * @record: a record
 *
 * Tells how long a game took so far.
 *
 * Returns: (transfer full): the times; all are 0 if its events tell none
 */
TableTimes *
table_times_tell (const TableRecord *record)
{
  TableTimes *times = g_new0 (TableTimes, 1);
  g_autoptr (TableState) state = NULL;
  g_autoptr (GArray) pauses = NULL;
  gboolean has_begun = FALSE;
  gint64 last = 0;

  times->rounds = g_array_new (FALSE, TRUE, sizeof (TableTime));
  times->moments = g_array_new (FALSE, TRUE, sizeof (TableTime));
  times->topics = g_array_new (FALSE, TRUE, sizeof (TableTime));
  g_return_val_if_fail (record != NULL, times);

  pauses = table_pauses_list (record);
  g_array_sort (pauses, compare_pauses);
  state = table_state_new (table_record_get_game (record), table_record_get_setup (record), NULL);
  for (guint i = 0; i < table_record_get_cursor (record); i++)
    {
      g_autoptr (GDateTime) time = table_record_get_time (record, i);

      if (time != NULL)
        {
          const gint64 now = g_date_time_to_unix (time), seconds = has_begun ? count_seconds (pauses, last, now) : 0;

          if (seconds <= LONGEST_THOUGHT)
            add_thought (times, state, i, seconds);
          has_begun = TRUE;
          last = now;
        }
      table_state_apply (state, table_record_get_event (record, i), NULL);
    }

  return times;
}

/**
 * table_times_free:
 * @times: (transfer full) (nullable): times
 *
 * Frees times.
 */
void
table_times_free (TableTimes *times)
{
  if (times == NULL)
    return;

  g_array_unref (times->rounds);
  g_array_unref (times->moments);
  g_array_unref (times->topics);
  g_free (times);
}

/**
 * table_time_sum:
 * @time: how long a game or a part of it took
 *
 * Sums up how long it waited for anybody.
 *
 * Returns: so many seconds
 */
gint64
table_time_sum (const TableTime *time)
{
  gint64 sum = 0;

  g_return_val_if_fail (time != NULL, 0);

  for (int seat = 0; seat <= TABLE_TIME_OF_ALL; seat++)
    sum += time->seconds[seat];

  return sum;
}

static guint
count_parts (const TableGame *game)
{
  return g_strv_length ((char **) game->parts);
}

/**
 * table_times_get_moment:
 * @state: how a game stands
 *
 * Tells how far a game is, by its rounds and their parts.
 *
 * Returns: the place in lists by moment, from 0
 */
guint
table_times_get_moment (const TableState *state)
{
  g_return_val_if_fail (state != NULL, 0);

  return (guint) state->round * count_parts (state->game) + (guint) state->part;
}

/**
 * table_times_count:
 * @game: a game
 *
 * Counts how many moments a game has at most.
 *
 * Returns: so many elements a list by moment has at most
 */
guint
table_times_count (const TableGame *game)
{
  g_return_val_if_fail (game != NULL, 0);

  return (guint) (game->calendar.n_rounds + 1) * count_parts (game);
}

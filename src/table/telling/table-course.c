/* table-course.c: the course of a game, in numbers
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The game is played once more, and looked at when a round is over. What is followed
 * is said by the game.
 */

#include "config.h"

#include "table-course.h"

#include "table-session.h"

#include <string.h>

/* The players */

static gboolean
is_tracked (const TableSeries *series,
            int                tracking)
{
  return series->trackings == 0 || (series->trackings & 1u << tracking) != 0;
}

static void
look_at_players (TableCourse      *course,
                 const TableState *state,
                 TableMomentKind   kind,
                 int               round)
{
  TableMoment moment = { .kind = kind, .round = round };
  gboolean any = FALSE;

  for (int i = 0; i < table_course_count_series (course); i++)
    {
      const TableSeries *series = &course->game->series[i];

      if (!is_tracked (series, state->tracking))
        continue;

      any = TRUE;
      for (int seat = 0; seat < state->n_players; seat++)
        moment.values[i][seat] = series->get_value (state, seat, series->which, kind == TABLE_MOMENT_END);
    }

  if (!any)
    return;

  if (course->n_moments == TABLE_MAX_MOMENTS)
    course->n_moments--;
  course->moments[course->n_moments++] = moment;
}

/* Votes and dice */

static void
count_vote (TableCourse     *course,
            const TableVote *votes)
{
  course->n_votes++;
  for (int seat = 0; seat < course->n_players; seat++)
    {
      course->yes[seat] += votes[seat] == TABLE_VOTE_YES ? 1 : 0;
      for (int other = 0; other < course->n_players; other++)
        if (votes[seat] != TABLE_VOTE_NONE && votes[other] != TABLE_VOTE_NONE)
          {
            course->agreements[seat][other].both++;
            course->agreements[seat][other].together += votes[seat] == votes[other] ? 1 : 0;
          }
    }
}

static TableDiceOf
find_whose (const TableRecord *record,
            guint              index)
{
  switch (table_roller_find (record, index))
    {
    case TABLE_ROLLER_APP:
      return TABLE_DICE_OF_APP;

    case TABLE_ROLLER_TABLE:
      return TABLE_DICE_OF_TABLE;

    case TABLE_ROLLER_NONE:
    default:
      return TABLE_DICE_OF_NOBODY;
    }
}

static void
count_event (TableCourse       *course,
             const TableRecord *record,
             guint              index)
{
  const TableEvent *event = table_record_get_event (record, index);
  g_autoptr (GArray) rolls = g_array_new (FALSE, FALSE, sizeof (int));
  TableDiceOf whose = find_whose (record, index);
  TableVote votes[TABLE_MAX_PLAYERS] = { TABLE_VOTE_NONE };

  if (course->game->get_votes != NULL && course->game->get_votes (event, votes))
    count_vote (course, votes);

  table_event_list_rolls (course->game->events, event, rolls);
  for (guint i = 0; i < rolls->len; i++)
    if (g_array_index (rolls, int, i) <= course->n_sides)
      course->dice[whose][g_array_index (rolls, int, i) - 1]++;
}

/**
 * table_course_tell:
 * @record: a record
 * @course: (out caller-allocates): the course of its game so far
 *
 * Tells the course of a game from the events in force. What is not tracked is
 * not in it.
 */
void
table_course_tell (const TableRecord *record,
                   TableCourse       *course)
{
  g_autoptr (TableState) state = NULL;

  g_return_if_fail (record != NULL);
  g_return_if_fail (course != NULL);

  memset (course, 0, sizeof *course);
  course->game = table_record_get_game (record);
  state = table_state_new (course->game, table_record_get_setup (record), NULL);
  course->n_players = state->n_players;
  course->tracking = state->tracking;
  course->n_sides = MIN (table_events_count_sides (course->game->events), TABLE_MAX_SIDES);
  look_at_players (course, state, TABLE_MOMENT_START, 0);

  for (guint i = 0; i < table_record_get_cursor (record); i++)
    {
      int round = state->round;

      table_state_apply (state, table_record_get_event (record, i), NULL);
      count_event (course, record, i);
      if (state->round > round && round > 0)
        look_at_players (course, state, TABLE_MOMENT_ROUND, round);
    }

  course->finished = table_state_is_finished (state);
  if (state->round > 0)
    look_at_players (course, state, course->finished ? TABLE_MOMENT_ROUND : TABLE_MOMENT_NOW, state->round);
  if (course->finished)
    look_at_players (course, state, TABLE_MOMENT_END, state->round);
}

/**
 * table_course_count_series:
 * @course: a course
 *
 * Counts what is followed in a game, be it tracked or not.
 *
 * Returns: how many series there are
 */
int
table_course_count_series (const TableCourse *course)
{
  const TableSeries *series;
  int n = 0;

  g_return_val_if_fail (course != NULL, 0);

  series = course->game->series;
  while (series != NULL && series[n].get_value != NULL)
    n++;

  return n;
}

/**
 * table_course_count_moments:
 * @course: a course
 * @series: what is followed, of the game's series
 *
 * Counts how often the players were looked at. What settling does not touch is not told
 * of twice at the end.
 *
 * Returns: how many moments there are; 0 where the series is not tracked
 */
int
table_course_count_moments (const TableCourse *course,
                            int                series)
{
  g_return_val_if_fail (course != NULL, 0);
  g_return_val_if_fail (series >= 0 && series < table_course_count_series (course), 0);

  if (!is_tracked (&course->game->series[series], course->tracking))
    return 0;
  if (!course->game->series[series].is_settled && course->n_moments > 0
      && course->moments[course->n_moments - 1].kind == TABLE_MOMENT_END)
    return course->n_moments - 1;

  return course->n_moments;
}

/**
 * table_course_count_rolls:
 * @course: a course
 * @whose: whose dice
 *
 * Counts how often dice fell. Of a die that is fair each face is expected as
 * often as any other.
 *
 * Returns: how often
 */
int
table_course_count_rolls (const TableCourse *course,
                          TableDiceOf        whose)
{
  int n_rolls = 0;

  g_return_val_if_fail (course != NULL, 0);
  g_return_val_if_fail (whose < TABLE_N_DICE_OF, 0);

  for (int face = 0; face < course->n_sides; face++)
    n_rolls += course->dice[whose][face];

  return n_rolls;
}

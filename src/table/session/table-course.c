/* table-course.c: the course of a game, in numbers
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The game is played once more, and looked at when a week is over. What things
 * are worth and who has what is asked of the rules.
 */

#include "config.h"

#include "table-course.h"

#include "colonia-score.h"
#include "table-session.h"

#include <string.h>

/* The players */

static void
look_at_player (TableMoment        *moment,
                const ColoniaState *state,
                const ColoniaScore *score,
                int                 seat)
{
  const ColoniaPlayerScore *player = &score->players[seat];

  moment->points[seat] = player->relics + player->shrines;
  moment->money[seat] = state->players[seat].money;
  moment->supply[seat] = state->players[seat].supply;

  if (moment->kind != TABLE_MOMENT_END)
    return;

  moment->points[seat] = player->total;
  for (int city = 0; city < COLONIA_N_CITIES; city++)
    if (score->windows[city].player == seat)
      moment->money[seat].n[city] -= score->windows[city].pays;
}

static void
look_at_players (TableCourse        *course,
                 const ColoniaState *state,
                 TableMomentKind     kind,
                 int                 week)
{
  TableMoment *moment = &course->moments[course->n_moments];
  ColoniaScore score;

  if (state->tracking != COLONIA_TRACKING_FULL || !colonia_state_get_score (state, &score))
    return;

  g_assert (course->n_moments < TABLE_MAX_MOMENTS);
  course->n_moments++;
  moment->kind = kind;
  moment->week = week;
  for (int seat = 0; seat < state->n_players; seat++)
    look_at_player (moment, state, &score, seat);
}

/* Votes and dice */

static void
count_vote (TableCourse         *course,
            const ColoniaBallot *ballots)
{
  course->n_votes++;
  for (int seat = 0; seat < course->n_players; seat++)
    {
      course->yes[seat] += ballots[seat] == COLONIA_BALLOT_YES ? 1 : 0;
      for (int other = 0; other < course->n_players; other++)
        if (ballots[seat] != COLONIA_BALLOT_NONE && ballots[other] != COLONIA_BALLOT_NONE)
          {
            course->agreements[seat][other].both++;
            course->agreements[seat][other].together += ballots[seat] == ballots[other] ? 1 : 0;
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
count_roll (TableCourse *course,
            TableDiceOf  whose,
            int          roll)
{
  if (roll >= 1 && roll <= COLONIA_DIE_SIDES)
    course->dice[whose][roll - 1]++;
}

static void
count_event (TableCourse       *course,
             const TableRecord *record,
             guint              index)
{
  const ColoniaEvent *event = COLONIA_EVENT (table_record_get_event (record, index));
  TableDiceOf whose = find_whose (record, index);

  switch ((int) event->type)
    {
    case COLONIA_EVENT_VOTE:
      count_vote (course, event->ballots);
      break;

    case COLONIA_EVENT_DIE:
      count_roll (course, whose, event->die);
      break;

    case COLONIA_EVENT_TIE_ROLLS:
      for (int seat = 0; seat < course->n_players; seat++)
        count_roll (course, whose, event->tie_rolls[seat]);
      break;

    case COLONIA_EVENT_GOOD_ROLLS:
      for (int seat = 0; seat < course->n_players; seat++)
        count_roll (course, whose, event->good_rolls.rolls[seat]);
      break;

    default:
      break;
    }
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
  g_auto (ColoniaState) state = { 0 };

  g_return_if_fail (record != NULL);
  g_return_if_fail (course != NULL);

  memset (course, 0, sizeof *course);
  colonia_state_init (&state, COLONIA_SETUP (table_record_get_setup (record)));
  course->n_players = state.n_players;
  look_at_players (course, &state, TABLE_MOMENT_START, 0);

  for (guint i = 0; i < table_record_get_cursor (record); i++)
    {
      int week = state.week;

      table_state_apply (&state.table, table_record_get_event (record, i), NULL);
      count_event (course, record, i);
      if (state.week > week && week > 0)
        look_at_players (course, &state, TABLE_MOMENT_WEEK, week);
    }

  course->finished = state.step == COLONIA_STEP_FINISHED;
  if (state.week > 0)
    look_at_players (course, &state, course->finished ? TABLE_MOMENT_WEEK : TABLE_MOMENT_NOW, state.week);
  if (course->finished)
    look_at_players (course, &state, TABLE_MOMENT_END, state.week);
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

  for (int face = 0; face < COLONIA_DIE_SIDES; face++)
    n_rolls += course->dice[whose][face];

  return n_rolls;
}

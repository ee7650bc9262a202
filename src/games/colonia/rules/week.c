/* week.c: turns, and the order of the days
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "colonia-rules-private.h"

#include <string.h>

/* Where a player stands in the player order, from 0, once it is known. */
int
colonia_week_find_place (const ColoniaState *state,
                         int                 seat)
{
  int place = 0;

  while (state->order[place] != seat)
    place++;

  return place;
}

/* Who comes after a place in the player order and has not passed. */
static int
find_next_turn (const ColoniaState *state,
                int                 after)
{
  for (int i = 1; i <= state->n_players; i++)
    {
      int seat = state->order[(after + i) % state->n_players];

      if (!state->passed[seat])
        return seat;
    }

  return COLONIA_NOBODY;
}

static void
end_turns (ColoniaPlay *play)
{
  memset (play->state->passed, 0, sizeof play->state->passed);

  switch (play->state->step)
    {
    case COLONIA_STEP_MARKET:
      colonia_wednesday_close (play);
      break;

    case COLONIA_STEP_ORDERS:
      colonia_thursday_close_orders (play);
      break;

    case COLONIA_STEP_LOADING:
      colonia_friday_close (play);
      break;

    case COLONIA_STEP_BUYING:
      colonia_sunday_close_buying (play);
      break;

    case COLONIA_STEP_SAFEGUARDING:
      colonia_sunday_close (play);
      break;

    default:
      g_assert_not_reached ();
    }
}

/* Lets the mayor begin a step in which the players act in turn, and which ends
 * when all have passed. */
void
colonia_week_begin_turns (ColoniaPlay *play,
                          ColoniaStep  step)
{
  ColoniaState *state = play->state;

  state->step = step;
  state->turn = state->order[0];
}

/* Gives the turn to the next in player order who has not passed; when all
 * have, the step ends. */
void
colonia_week_next_turn (ColoniaPlay *play)
{
  ColoniaState *state = play->state;

  state->turn = find_next_turn (state, colonia_week_find_place (state, state->turn));
  if (state->turn == COLONIA_NOBODY)
    end_turns (play);
}

void
colonia_week_pass (ColoniaPlay        *play,
                   const ColoniaEvent *event)
{
  play->state->passed[event->player] = TRUE;
  colonia_week_next_turn (play);
}

static void
begin_end (ColoniaPlay *play)
{
  ColoniaState *state = play->state;

  if (is_full (state))
    {
      state->step = COLONIA_STEP_FINISHED;
      colonia_scoring_report (play);
    }
  else
    {
      state->step = COLONIA_STEP_FINAL_HOLDINGS;
    }
}

/* What the day is for is done where holdings and members are not tracked, too. */
void
colonia_week_leave_to_table (ColoniaPlay *play,
                             ColoniaRule  rule)
{
  EFFECT (play, DAY_AT_TABLE, rule, COLONIA_NOBODY, .what = (int) play->state->day, .amount = play->state->week);
}

/* Begins a day with its first step that waits for something. Wednesday to
 * Saturday begin with the votes. */
void
colonia_week_begin_day (ColoniaPlay *play,
                        ColoniaDay   day)
{
  ColoniaState *state = play->state;

  state->day = day;
  if (day == COLONIA_DAY_MONDAY)
    state->week++;

  EFFECT (play, DAY_BEGINS, COLONIA_RULE_NONE, COLONIA_NOBODY, .what = (int) day, .amount = state->week);

  switch (day)
    {
    case COLONIA_DAY_MONDAY:
      colonia_monday_begin (play);
      break;

    case COLONIA_DAY_TUESDAY:
      colonia_tuesday_begin (play);
      break;

    case COLONIA_DAY_WEDNESDAY:
    case COLONIA_DAY_THURSDAY:
    case COLONIA_DAY_FRIDAY:
    case COLONIA_DAY_SATURDAY:
      colonia_council_go_on (play);
      break;

    case COLONIA_DAY_SUNDAY:
      colonia_sunday_begin_work (play);
      break;

    case COLONIA_DAY_END:
      begin_end (play);
      break;

    default:
      g_assert_not_reached ();
    }
}

/* Begins what a day is for, after its votes. */
void
colonia_week_begin_work (ColoniaPlay *play)
{
  switch (play->state->day)
    {
    case COLONIA_DAY_WEDNESDAY:
      colonia_wednesday_begin_work (play);
      break;

    case COLONIA_DAY_THURSDAY:
      colonia_thursday_begin_work (play);
      break;

    case COLONIA_DAY_FRIDAY:
      colonia_friday_begin_work (play);
      break;

    case COLONIA_DAY_SATURDAY:
      colonia_saturday_begin_work (play);
      break;

    default:
      g_assert_not_reached ();
    }
}

/* After Sunday comes Monday, and the end after the sixth week (SUN-6). */
void
colonia_week_end (ColoniaPlay *play)
{
  ColoniaState *state = play->state;

  memset (state->edicts, 0, sizeof state->edicts);
  state->n_edicts = 0;

  colonia_week_begin_day (play, state->week == COLONIA_N_WEEKS ? COLONIA_DAY_END : COLONIA_DAY_MONDAY);
}

/* week.c: turns, and the order of the days
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "colonia-rooms.h"

#include <string.h>

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

static HAPPENS (pass)
{
  play->state->passed[event->player] = TRUE;
  play->next = COLONIA_NEXT_TURN;
}

const ColoniaRoom colonia_room_pass = { NULL, pass };

static const ColoniaDayRoom *const days[COLONIA_N_DAYS] = {
  [COLONIA_DAY_MONDAY] = &colonia_monday, [COLONIA_DAY_TUESDAY] = &colonia_tuesday,
  [COLONIA_DAY_WEDNESDAY] = &colonia_wednesday, [COLONIA_DAY_THURSDAY] = &colonia_thursday,
  [COLONIA_DAY_FRIDAY] = &colonia_friday, [COLONIA_DAY_SATURDAY] = &colonia_saturday,
  [COLONIA_DAY_SUNDAY] = &colonia_sunday, [COLONIA_DAY_END] = &colonia_end,
};

/* Gives the turn to the next in player order who has not passed; when all
 * have, the step ends. */
static void
go_on_to_turn (ColoniaPlay *play)
{
  ColoniaState *state = play->state;

  state->turn = find_next_turn (state, colonia_state_find_place (state, state->turn));
  if (state->turn != COLONIA_NOBODY)
    return;

  memset (state->passed, 0, sizeof state->passed);
  days[state->day]->close (play);
}

static void
go_on_to_vote (ColoniaPlay *play)
{
  if (!colonia_council_call_vote (play->state))
    days[play->state->day]->work (play);
}

/* After Sunday comes Monday, and the end after the sixth week (SUN-6). */
static ColoniaDay
find_next_day (const ColoniaState *state)
{
  if (state->day != COLONIA_DAY_SUNDAY)
    return state->day + 1;

  return state->week == COLONIA_N_WEEKS ? COLONIA_DAY_END : COLONIA_DAY_MONDAY;
}

/* Begins a day with its first step that waits for something. Wednesday to
 * Saturday begin with the votes. */
static void
go_on_to_day (ColoniaPlay *play)
{
  ColoniaState *state = play->state;

  if (state->day == COLONIA_DAY_SUNDAY)
    {
      memset (state->edicts, 0, sizeof state->edicts);
      state->n_edicts = 0;
    }
  state->day = find_next_day (state);
  if (state->day == COLONIA_DAY_MONDAY)
    state->week++;
  EFFECT (play, DAY_BEGINS, COLONIA_RULE_NONE, COLONIA_NOBODY, .what = (int) state->day, .amount = state->week);

  if (days[state->day]->begin != NULL)
    days[state->day]->begin (play);
  else
    go_on_to_vote (play);
}

/* Does what follows from what a room has done, until a step waits for somebody. */
void
colonia_week_go_on (ColoniaPlay *play)
{
  static void (*const ways[]) (ColoniaPlay *play) = {
    [COLONIA_NEXT_TURN] = go_on_to_turn, [COLONIA_NEXT_VOTE] = go_on_to_vote, [COLONIA_NEXT_DAY] = go_on_to_day,
  };

  while (play->next != COLONIA_NEXT_NOTHING)
    {
      const ColoniaNext next = play->next;

      play->next = COLONIA_NEXT_NOTHING;
      ways[next] (play);
    }
}

/* wednesday.c: the market
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "colonia-rules-private.h"

#include <string.h>

void
colonia_wednesday_begin_work (ColoniaPlay *play)
{
  if (is_full (play->state))
    {
      colonia_week_begin_turns (play, COLONIA_STEP_MARKET);
      return;
    }

  colonia_week_leave_to_table (play, COLONIA_RULE_WED_1);
  colonia_come_home (play, COLONIA_STREET_WEDNESDAY, COLONIA_RULE_WED_3);
  colonia_week_begin_day (play, COLONIA_DAY_THURSDAY);
}

/* One whole booth a turn, and a member at home for each resource on it
 * (WED-1, WED-2). */
ColoniaObstacle
colonia_wednesday_examine_booth (const ColoniaState *state,
                                 const ColoniaEvent *event)
{
  const ColoniaBooth *booth;
  int resources;

  if (event->booth < 0 || event->booth >= state->n_booths)
    return OBSTACLE (NO_BOOTH, COLONIA_RULE_WED_1, event->player,
                     .have = state->n_booths, .need = event->booth + 1);

  booth = &state->booths[event->booth];
  resources = colonia_bundle_get_total (&booth->resources);

  if (booth->player != COLONIA_NOBODY)
    return OBSTACLE (BOOTH_TAKEN, COLONIA_RULE_WED_2, booth->player, .need = event->booth + 1);
  if (resources == 0)
    return OBSTACLE (BOOTH_EMPTY, COLONIA_RULE_WED_2, event->player, .need = event->booth + 1);

  return colonia_examine_supply (state, event->player, resources, COLONIA_RULE_WED_2);
}

void
colonia_wednesday_take_booth (ColoniaPlay        *play,
                              const ColoniaEvent *event)
{
  ColoniaState *state = play->state;
  ColoniaBooth *booth = &state->booths[event->booth];

  colonia_bundle_add (&state->players[event->player].resources, &booth->resources);
  EFFECT (play, GETS_RESOURCES, COLONIA_RULE_WED_1, event->player, .bundle = booth->resources);

  booth->player = event->player;
  booth->members = colonia_bundle_get_total (&booth->resources);
  memset (&booth->resources, 0, sizeof booth->resources);
  colonia_take_from_supply (play, event->player, booth->members);
  EFFECT (play, MEMBERS_ON_BOOTH, COLONIA_RULE_WED_1, event->player,
          .what = event->booth, .amount = booth->members);

  colonia_week_next_turn (play);
}

static void
return_rest (ColoniaPlay *play)
{
  ColoniaState *state = play->state;
  ColoniaBundle rest = { 0 };

  for (int i = 0; i < state->n_booths; i++)
    colonia_bundle_add (&rest, &state->booths[i].resources);

  colonia_bundle_add (&state->bag, &rest);
  if (colonia_bundle_get_total (&rest) > 0)
    EFFECT (play, BACK_INTO_BAG, COLONIA_RULE_WED_3, COLONIA_NOBODY, .bundle = rest);
}

/* What is left goes into the bag; last week's members come home and this
 * week's move onto the street (WED-3). */
void
colonia_wednesday_close (ColoniaPlay *play)
{
  ColoniaState *state = play->state;
  int members[COLONIA_MAX_PLAYERS] = { 0 };

  return_rest (play);

  for (int i = 0; i < state->n_booths; i++)
    if (state->booths[i].player != COLONIA_NOBODY)
      members[state->booths[i].player] += state->booths[i].members;

  memset (state->booths, 0, sizeof state->booths);
  state->n_booths = 0;
  state->n_regular_booths = 0;

  colonia_come_home (play, COLONIA_STREET_WEDNESDAY, COLONIA_RULE_WED_3);
  for (int place = 0; place < state->n_players; place++)
    {
      int seat = colonia_state_get_seat (state, place);

      colonia_move_onto_street (play, seat, COLONIA_STREET_WEDNESDAY, members[seat], COLONIA_RULE_WED_3);
    }

  colonia_week_begin_day (play, COLONIA_DAY_THURSDAY);
}

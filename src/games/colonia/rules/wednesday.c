/* wednesday.c: the market
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "colonia-rooms.h"

#include <string.h>

static void
begin_work (ColoniaPlay *play)
{
  if (is_full (play->state))
    {
      begin_turns (play, COLONIA_STEP_MARKET);
      return;
    }

  leave_day_to_table (play, COLONIA_RULE_WED_1);
  colonia_come_home (play, COLONIA_STREET_WEDNESDAY, COLONIA_RULE_WED_3);
  play->next = COLONIA_NEXT_DAY;
}

/* One whole booth a turn, and a member at home for each resource on it
 * (WED-1, WED-2). */
static EXAMINES (examine_booth)
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

static HAPPENS (take_booth)
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

  play->next = COLONIA_NEXT_TURN;
}

const ColoniaRoom colonia_room_take_booth = { examine_booth, take_booth };

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
static void
close_market (ColoniaPlay *play)
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

  play->next = COLONIA_NEXT_DAY;
}

const ColoniaDayRoom colonia_wednesday = { NULL, begin_work, close_market };

/* genua-building.c: what buildings bring, and who may have their actions (ACT-1 to ACT-6)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "genua-rooms.h"

/* What a building brings: a thing and how many, and perhaps another one. */
static const int gifts[GENUA_N_BUILDINGS][4] = {
  [GENUA_PLACE_GUILDHALL] = { GENUA_THING_LARGE_ORDER, 1 }, [GENUA_PLACE_CITY_HALL] = { GENUA_THING_SMALL_ORDER, 2 },
  [GENUA_PLACE_POST] = { GENUA_THING_MESSAGE, 2 }, [GENUA_PLACE_CATHEDRAL] = { GENUA_THING_MARKER, 2 },
  [GENUA_PLACE_RICCI] = { GENUA_THING_PRIVILEGE, 1 }, [GENUA_PLACE_COLINI] = { GENUA_THING_PRIVILEGE, 1 },
  [GENUA_PLACE_ZASTERI] = { GENUA_THING_PRIVILEGE, 1 }, [GENUA_PLACE_MONETTI] = { GENUA_THING_PRIVILEGE, 1 },
  [GENUA_PLACE_COACH_HOUSE] = { GENUA_THING_CHOSEN_START, 1 },
  [GENUA_PLACE_PARK] = { GENUA_THING_FURTHER_ACTION, 1 }, [GENUA_PLACE_TAVERN] = { GENUA_THING_EXCHANGE, 1 },
  [GENUA_PLACE_TRATTORIA] = { GENUA_THING_EXCHANGE, 1 }, [GENUA_PLACE_PALAZZO] = { GENUA_THING_BUILDING_ACTION, 1 },
  [GENUA_PLACE_HARBOUR] = { GENUA_THING_ANY_GOOD, 1 },
  [GENUA_PLACE_METAL] = { GENUA_THING_SILVER, 1, GENUA_THING_COPPER, 1 },
  [GENUA_PLACE_CLOTH] = { GENUA_THING_SILK, 1, GENUA_THING_LINEN, 1 },
  [GENUA_PLACE_GRAIN] = { GENUA_THING_WHEAT, 1, GENUA_THING_RICE, 1 },
  [GENUA_PLACE_SPICE] = { GENUA_THING_SALT, 1, GENUA_THING_PEPPER, 1 },
};

gboolean
genua_building_is_order (const GenuaEvent *event,
                         int               building)
{
  return genua_place_is_villa (building) && event->villa.does == GENUA_DOES_ORDER;
}

/* Asks what stands against what a building is used for: something can only in a villa. Where an event
 * was entered elsewhere, it is not said. */
TableObstacle
genua_building_examine (const GenuaState *state,
                        const GenuaEvent *event,
                        int               building)
{
  if (genua_place_is_villa (building) && !event->villa.said)
    return (TableObstacle) { OBSTACLE (NOT_SAID, ACT_1), .player = event->table.player, .what = building };

  return genua_building_is_order (event, building) ? genua_order_examine_large (state, event, building) : NO_OBSTACLE;
}

/* Lets a building bring what it brings, as far as that is followed. */
void
genua_building_bring (const TablePlay  *play,
                      const GenuaEvent *event,
                      int               building)
{
  if (genua_building_is_order (event, building))
    genua_order_fulfil_large (play, event, building);
  else
    for (int i = 0; genua_state_is_full (OF (play)) && i < 4 && gifts[building][i + 1] > 0; i += 2)
      genua_things_get (play, event->table.player, gifts[building][i], gifts[building][i + 1], GENUA_RULE_ACT_1);
}

/* Asks whether somebody may act, or has acted, where the tower stands (ACT-3). */
TableObstacle
genua_building_examine_who (const GenuaState *state,
                            int               seat,
                            int               rule)
{
  const int here = genua_state_get_here (state);

  if (!genua_place_is_building (here))
    return (TableObstacle) { GENUA_OBSTACLE_NO_BUILDING, rule, .player = seat, .what = here };
  if (state->acting != TABLE_NOBODY && state->acting != seat)
    return (TableObstacle) { OBSTACLE (OTHER_ACTS, CARD_2), .player = seat, .what = state->acting };
  if (state->path[state->n_path - 1].action == TABLE_NOBODY && !genua_state_may_act (state, seat))
    return (TableObstacle) { OBSTACLE (MAY_NOT_ACT, ACT_3), .player = seat, .what = GENUA_THING_FURTHER_ACTION, .need = 1 };

  return NO_OBSTACLE;
}

/* ACT-1, ACT-2. A card that is laid down first may be what an order brings. */
static EXAMINES (examine_action)
{
  const int seat = event->table.player, action = state->path[state->n_path - 1].action;
  GenuaState after = *state;

  if (action != TABLE_NOBODY)
    return (TableObstacle) { OBSTACLE (TAKEN, ACT_2), .player = seat, .what = genua_state_get_here (state), .have = action };
  TABLE_RETURN_OBSTACLE (genua_building_examine_who (state, seat, GENUA_RULE_ACT_1));
  if (genua_state_is_full (state) && !genua_state_acts_freely (state, seat))
    genua_things_move (&after, seat, GENUA_THING_FURTHER_ACTION, -1);

  return genua_building_examine (&after, event, genua_state_get_here (state));
}

/* ACT-6 */
static void
pay_owner (const TablePlay *play,
           int              seat,
           int              building)
{
  const GenuaState *state = OF (play);
  const int owner = state->owners[building];
  const int fee = state->agreed.owner_fee;

  if (owner == TABLE_NOBODY || fee == 0 || (owner == seat && !state->agreed.owner_fee_own))
    return;

  genua_things_pay (play, owner, fee, GENUA_INCOME_OWNER);
  table_play_tell (play, (TableEffect) { EFFECT (OWNER, ACT_6), owner, building, fee });
}

/* Takes the action of the building where the tower stands. */
static HAPPENS (take_action)
{
  GenuaState *state = OF (play);
  const int seat = event->table.player;
  const int here = genua_state_get_here (state);

  if (!genua_state_acts_freely (state, seat))
    {
      genua_things_lay_down (play, seat, GENUA_THING_FURTHER_ACTION, GENUA_RULE_ACT_3);
      state->players[seat].by_card++;
    }
  state->players[seat].acted++;
  state->path[state->n_path - 1].action = state->acting = seat;
  genua_building_bring (play, event, here);
  pay_owner (play, seat, here);
}

const GenuaRoom genua_action = { examine_action, take_action, genua_order_doubt };

/* friday.c: the harbour
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "colonia-rooms.h"

static void
begin_work (ColoniaPlay *play)
{
  begin_turns (play, COLONIA_STEP_LOADING);
}

static ColoniaObstacle
examine_goods (const ColoniaState  *state,
               int                  seat,
               const ColoniaBundle *needed,
               ColoniaRule          rule)
{
  const ColoniaBundle *goods = &state->players[seat].goods;
  int kind = colonia_find_missing (state, goods, needed);

  if (kind >= 0)
    return OBSTACLE (GOOD_SHORT, rule, seat,
                     .what = kind, .have = goods->n[kind], .need = needed->n[kind]);

  return NO_OBSTACLE;
}

static ColoniaBundle
get_extra_hold_goods (const ColoniaEvent *event)
{
  ColoniaBundle goods = { 0 };

  goods.n[event->load.good] = 1;

  return goods;
}

/* Any good fits into an extra hold, on the coat of arms (EDICT-6). */
static ColoniaObstacle
examine_extra_hold (const ColoniaState *state,
                    const ColoniaEvent *event,
                    const ColoniaShip  *ship)
{
  ColoniaBundle goods = get_extra_hold_goods (event);

  if (!ship->has_extra)
    return OBSTACLE (NO_EXTRA_HOLD, COLONIA_RULE_EDICT_6, event->player, .what = (int) ship->city);
  if (ship->extra_player != COLONIA_NOBODY)
    return OBSTACLE (EXTRA_HOLD_LOADED, COLONIA_RULE_EDICT_6, ship->extra_player);

  return examine_goods (state, event->player, &goods, COLONIA_RULE_EDICT_6);
}

static ColoniaObstacle
examine_hold (const ColoniaState *state,
              const ColoniaEvent *event,
              const ColoniaShip  *ship)
{
  int hold = event->load.hold;

  if (hold < 0 || hold >= ship->n_holds)
    return OBSTACLE (NO_HOLD, COLONIA_RULE_FRI_1, event->player, .have = ship->n_holds, .need = hold + 1);
  if (ship->holds[hold].player != COLONIA_NOBODY)
    return OBSTACLE (HOLD_LOADED, COLONIA_RULE_FRI_1, ship->holds[hold].player);

  return examine_goods (state, event->player, &ship->holds[hold].goods, COLONIA_RULE_FRI_1);
}

/* What lies open is told before what only the player can see: first the
 * board, then the members at home, then the goods behind the screen. */
static EXAMINES (examine_load)
{
  int berth = event->load.berth;
  const ColoniaShip *ship;
  ColoniaObstacle obstacle, supply;

  if (berth < 0 || berth >= COLONIA_N_BERTHS)
    return OBSTACLE (NO_BERTH, COLONIA_RULE_FRI_1, event->player, .have = COLONIA_N_BERTHS, .need = berth + 1);

  ship = &state->berths[berth];
  if (!ship->present)
    return OBSTACLE (BERTH_EMPTY, COLONIA_RULE_FRI_1, event->player, .need = berth + 1);

  obstacle = event->load.extra ? examine_extra_hold (state, event, ship) : examine_hold (state, event, ship);
  supply = colonia_examine_supply (state, event->player, 1, COLONIA_RULE_FRI_1);

  if (supply.kind != TABLE_OBSTACLE_NONE
      && (obstacle.kind == TABLE_OBSTACLE_NONE || colonia_obstacle_is_private (&obstacle)))
    return supply;

  return obstacle;
}

static void
return_goods (ColoniaPlay         *play,
              int                  seat,
              const ColoniaBundle *goods,
              ColoniaRule          rule)
{
  ColoniaState *state = play->state;

  if (!is_full (state) || colonia_bundle_get_total (goods) == 0)
    return;

  colonia_bundle_subtract (&state->players[seat].goods, goods);
  EFFECT (play, RETURNS_GOODS, rule, seat, .bundle = *goods);
}

static HAPPENS (load)
{
  ColoniaShip *ship = &play->state->berths[event->load.berth];

  if (event->load.extra)
    {
      ColoniaBundle goods = get_extra_hold_goods (event);

      ship->extra_player = event->player;
      return_goods (play, event->player, &goods, COLONIA_RULE_EDICT_6);
    }
  else
    {
      ColoniaHold *hold = &ship->holds[event->load.hold];

      hold->player = event->player;
      return_goods (play, event->player, &hold->goods, COLONIA_RULE_FRI_1);
    }

  colonia_take_from_supply (play, event->player, 1);
  EFFECT (play, MEMBER_ON_SHIP, COLONIA_RULE_FRI_1, event->player);
  play->next = COLONIA_NEXT_TURN;
}

const ColoniaRoom colonia_room_load = { examine_load, load };

/* A ship has room for one extra hold, which may be loaded since an earlier
 * week (EDICT-6). */
void
colonia_friday_add_extra_hold (ColoniaShip *ship)
{
  if (ship->has_extra)
    return;

  ship->has_extra = TRUE;
  ship->extra_player = COLONIA_NOBODY;
}

/* An extra hold can be loaded this week only (EDICT-6). */
static void
remove_empty_extra_holds (ColoniaPlay *play)
{
  play->state->extra_holds = FALSE;

  for (int berth = 0; berth < COLONIA_N_BERTHS; berth++)
    {
      ColoniaShip *ship = &play->state->berths[berth];

      if (!ship->has_extra || ship->extra_player != COLONIA_NOBODY)
        continue;

      ship->has_extra = FALSE;
      ship->extra_player = 0;
      EFFECT (play, EXTRA_HOLD_LOST, COLONIA_RULE_EDICT_6, COLONIA_NOBODY,
              .what = (int) ship->city, .other = berth);
    }
}

/* Last week's members come home; those who came ashore early are this week's
 * and take their place on the street (FRI-2, EDICT-4). */
static void
close_harbour (ColoniaPlay *play)
{
  ColoniaState *state = play->state;

  remove_empty_extra_holds (play);
  colonia_come_home (play, COLONIA_STREET_FRIDAY, COLONIA_RULE_FRI_2);

  for (int place = 0; place < state->n_players; place++)
    {
      int seat = colonia_state_get_seat (state, place);

      colonia_move_onto_street (play, seat, COLONIA_STREET_FRIDAY,
                                state->players[seat].ashore, COLONIA_RULE_EDICT_4);
      state->players[seat].ashore = 0;
    }

  /* Nothing but an edict has paid anybody yet. */
  if (!is_full (state) && state->n_paid > 0)
    EFFECT (play, LANDING_AT_TABLE, COLONIA_RULE_EDICT_4, COLONIA_NOBODY);

  play->next = COLONIA_NEXT_DAY;
}

const ColoniaDayRoom colonia_friday = { NULL, begin_work, close_harbour };

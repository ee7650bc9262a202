/* genua-count.c: what the table counts at the end, and what it corrects
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "genua-rooms.h"
#include "table-ranks.h"

/* A privilege is one player's, and once. */
static EXAMINES (examine_twice)
{
  guint seen = 0;

  for (int seat = 0; seat < state->table.n_players; seat++)
    for (int i = 0; i < event->holdings[seat].n_privileges; i++)
      {
        const int building = event->holdings[seat].privileges[i];

        if ((seen & 1u << building) != 0)
          return (TableObstacle) { OBSTACLE (TWICE, PRIV_1), .player = seat, .what = building };
        seen |= 1u << building;
      }

  return NO_OBSTACLE;
}

static EXAMINES (examine_count)
{
  int goods = 0, buildings = 0;

  TABLE_RETURN_OBSTACLE (examine_twice (state, event));
  for (int seat = 0; seat < state->table.n_players; seat++)
    {
      const GenuaHoldings *holdings = &event->holdings[seat];
      const int cards = state->players[seat].things[GENUA_THING_PRIVILEGE];

      if (genua_state_is_full (state) && holdings->n_privileges != cards)
        return (TableObstacle) { OBSTACLE (PRIVILEGES, PRIV_4), seat, GENUA_THING_PRIVILEGE, cards, holdings->n_privileges };
      goods += holdings->goods;
      buildings += holdings->buildings;
    }
  if (goods > GENUA_ALL_GOODS)
    return (TableObstacle) { OBSTACLE (ALL_GOODS, ALL_1), .player = TABLE_NOBODY, .have = GENUA_ALL_GOODS, .need = goods };
  if (buildings > GENUA_N_BUILDINGS)
    return (TableObstacle) { OBSTACLE (ALL_BUILDINGS, OWN_4), TABLE_NOBODY, .have = GENUA_N_BUILDINGS, .need = buildings };

  return NO_OBSTACLE;
}

/* Takes over what everybody has, and ends the game (PRIV-4, END-1). */
static HAPPENS (take_count)
{
  GenuaState *state = OF (play);

  for (int seat = 0; seat < state->table.n_players; seat++)
    {
      const GenuaHoldings *holdings = &event->holdings[seat];

      state->counted[seat] = (GenuaCount) { .money = holdings->money, .goods = holdings->goods,
                                            .buildings = holdings->buildings };
      for (int i = 0; i < holdings->n_privileges; i++)
        state->counted[seat].privileges |= 1u << holdings->privileges[i];
    }
  state->table.step = GENUA_STEP_FINISHED;
  table_play_tell_ranks (play);
}

/* Puts right what lies where. Nothing follows from it. */
static void
put_right (GenuaState       *state,
           const GenuaEvent *event)
{
  const int seat = event->table.player;

  for (int building = 0; (event->says & GENUA_SAYS_OWNERS) != 0 && building < GENUA_N_BUILDINGS; building++)
    if (event->owners[building] != GENUA_UNCHANGED)
      state->owners[building] = event->owners[building];
  for (int thing = 0; (event->says & GENUA_SAYS_THINGS) != 0 && thing < GENUA_N_THINGS; thing++)
    if (event->things[thing] != TABLE_NOBODY)
      genua_things_move (state, seat, thing, event->things[thing] - state->players[seat].things[thing]);
}

/* ALL-1, ALL-2 */
static EXAMINES (examine_correction)
{
  GenuaState after = *state;

  put_right (&after, event);
  for (int thing = 0; thing < GENUA_N_THINGS; thing++)
    if (after.supply[thing] < 0)
      return (TableObstacle) { OBSTACLE (ALL_THINGS, ALL_1), event->table.player, thing, genua_thing_count_all (thing) };
  for (int seat = 0; seat < state->table.n_players; seat++)
    if (genua_state_count_left (&after, seat) < 0)
      return (TableObstacle) { OBSTACLE (ALL_MARKERS, ALL_2), .player = seat, .what = GENUA_THING_MARKER,
                               .have = state->agreed.markers,
                               .need = state->agreed.markers - genua_state_count_left (&after, seat) };

  return NO_OBSTACLE;
}

static HAPPENS (correct)
{
  for (int thing = 0; (event->says & GENUA_SAYS_THINGS) != 0 && thing < GENUA_N_THINGS; thing++)
    if (event->things[thing] != TABLE_NOBODY && genua_thing_is_covered (thing)
        && event->things[thing] != OF (play)->players[event->table.player].things[thing])
      table_play_tell (play, (TableEffect) { GENUA_EFFECT_CORRECTED, GENUA_RULE_NONE, event->table.player, thing,
                                             event->things[thing],
                                             OF (play)->players[event->table.player].things[thing] });
  put_right (OF (play), event);
}

/* Begins to correct one thing of the player of a correction, and tells where how many there are is said. */
int *
genua_event_correct (GenuaEvent       *event,
                     const GenuaState *state,
                     int               thing)
{
  event->says = GENUA_SAYS_THINGS;
  for (int i = 0; i < GENUA_N_THINGS; i++)
    event->things[i] = i == thing ? state->players[event->table.player].things[i] : TABLE_NOBODY;

  return &event->things[thing];
}

/* Makes the correction that gives somebody what is missing: things, or a building. What is missing in the supply somebody
 * has less of: who that is, is known where one has all of it. Markers lie before their player, or on any building. */
TableEvent *
genua_play_remedy (const TableState    *state,
                   const TableEvent    *event,
                   const TableObstacle *obstacle)
{
  const gboolean of_supply = obstacle->kind == (int) GENUA_OBSTACLE_NONE_LEFT
                             || obstacle->kind == (int) GENUA_OBSTACLE_NONE_LEFT_COVERED;
  const int thing = obstacle->what, all = thing != GENUA_THING_MARKER ? genua_thing_count_all (thing) : G_MAXINT;
  GenuaEvent *correction;
  int seat = of_supply ? 0 : obstacle->player;

  while (of_supply && seat < state->n_players && GENUA_STATE (state)->players[seat].things[thing] < all)
    seat++;
  if (seat == state->n_players)
    return NULL;

  correction = (GenuaEvent *) table_event_new (state->game->events, GENUA_EVENT_CORRECTION);
  correction->table.player = seat;
  correction->says = GENUA_SAYS_OWNERS;
  for (int building = 0; building < GENUA_N_BUILDINGS; building++)
    correction->owners[building] = building == thing ? seat : GENUA_UNCHANGED;
  if (obstacle->kind != (int) GENUA_OBSTACLE_NOT_OWNED)
    *genua_event_correct (correction, GENUA_STATE (state), thing) += of_supply ? -1 : obstacle->need - obstacle->have;

  return &correction->table;
}

const GenuaRoom genua_count = { examine_count, take_count };
const GenuaRoom genua_correction = { examine_correction, correct };

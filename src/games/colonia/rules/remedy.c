/* remedy.c: what puts the books right where the table is
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "colonia-rooms.h"

#include "table-game.h"

#include <string.h>

static void
move_members (int *from,
              int *to,
              int *missing)
{
  int n = MIN (*from, *missing);

  *from -= n;
  *to += n;
  *missing -= n;
}

/* The street from which members come home next. */
static int
find_next_street (const ColoniaState *state)
{
  switch (state->day)
    {
    case COLONIA_DAY_WEDNESDAY:
      return COLONIA_STREET_WEDNESDAY;

    case COLONIA_DAY_THURSDAY:
      return COLONIA_STREET_THURSDAY;

    case COLONIA_DAY_FRIDAY:
      return COLONIA_STREET_FRIDAY;

    default:
      return COLONIA_STREET_TUESDAY;
    }
}

/* There are as many members as ever (ALL-1): who is at home was thought to be on a street, most likely on
 * the one that is emptied next, and who is on a street at home. */
static void
correct_members (const ColoniaState    *state,
                 const ColoniaObstacle *obstacle,
                 ColoniaEvent          *event)
{
  const ColoniaPlayer *player = &state->players[obstacle->player];
  int missing = obstacle->need - obstacle->have;
  int *streets = event->correction.streets;
  int *to = obstacle->kind == COLONIA_OBSTACLE_STREET_SHORT ? &streets[obstacle->what] : &event->correction.supply;

  event->correction.corrects = COLONIA_CORRECTS_SUPPLY | COLONIA_CORRECTS_STREETS;
  event->correction.supply = player->supply;
  memcpy (streets, player->streets, sizeof player->streets);

  if (to != &event->correction.supply)
    move_members (&event->correction.supply, to, &missing);
  for (int i = 0; i < COLONIA_N_STREETS; i++)
    {
      int *from = &streets[(find_next_street (state) + i) % COLONIA_N_STREETS];

      if (from != to)
        move_members (from, to, &missing);
    }
}

/* Makes the event that gives a player exactly what is missing: as a change, for nobody has
 * counted. Members only stood elsewhere. */
TableEvent *
colonia_play_remedy (const TableState    *state,
                     const TableEvent    *event,
                     const TableObstacle *obstacle)
{
  const int missing = obstacle->need - obstacle->have;
  const gboolean are_members = obstacle->kind == COLONIA_OBSTACLE_MEMBERS_SHORT
                               || obstacle->kind == COLONIA_OBSTACLE_STREET_SHORT;
  TableEvent *remedy = table_event_new (state->game->events, are_members ? COLONIA_EVENT_CORRECTION : COLONIA_EVENT_CHANGE);
  ColoniaEvent *own = (ColoniaEvent *) (void *) remedy;
  ColoniaChange *change = &own->change.players[obstacle->player];

  if (are_members)
    {
      remedy->player = obstacle->player;
      correct_members (COLONIA_STATE (state), obstacle, own);
    }
  else if (obstacle->kind == COLONIA_OBSTACLE_RESOURCE_SHORT)
    {
      change->resources.n[obstacle->what] = missing;
    }
  else if (obstacle->kind == COLONIA_OBSTACLE_GOOD_SHORT)
    {
      change->goods.n[obstacle->what] = missing;
    }
  else
    {
      change->money.n[obstacle->what] = missing;
    }

  return remedy;
}

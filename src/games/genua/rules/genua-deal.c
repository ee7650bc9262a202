/* genua-deal.c: what changes hands between players (DEAL-1 to DEAL-4)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "genua-rooms.h"

/* What everybody can see is looked at first. */
static TableObstacle
examine_side (const GenuaState *state,
              int               seat,
              const int        *things,
              gboolean          covered)
{
  for (int thing = 0; thing < GENUA_N_THINGS; thing++)
    if (genua_thing_is_covered (thing) == covered)
      TABLE_RETURN_OBSTACLE (genua_things_examine (state, seat, thing, things[thing], GENUA_RULE_DEAL_3));

  return NO_OBSTACLE;
}

static gboolean
is_empty (const GenuaEvent *event)
{
  for (int thing = 0; thing < GENUA_N_THINGS; thing++)
    if (event->deal.gives[thing] > 0 || event->deal.gets[thing] > 0)
      return FALSE;

  return event->text == NULL || *event->text == '\0';
}

static EXAMINES (examine)
{
  const int seat = event->table.player;
  const int turn = state->table.turn;

  if (seat == turn)
    return (TableObstacle) { OBSTACLE (OWN_DEAL, DEAL_1), .player = seat };
  if (is_empty (event))
    return (TableObstacle) { OBSTACLE (EMPTY_DEAL, DEAL_2), .player = seat };

  for (int covered = FALSE; covered <= TRUE; covered++)
    {
      TABLE_RETURN_OBSTACLE (examine_side (state, seat, event->deal.gives, covered));
      TABLE_RETURN_OBSTACLE (examine_side (state, turn, event->deal.gets, covered));
    }

  return NO_OBSTACLE;
}

static HAPPENS (make)
{
  GenuaState *state = OF (play);
  GenuaPlayer *player = &state->players[event->table.player];
  GenuaPlayer *other = &state->players[state->table.turn];
  int n = 0;

  for (int thing = 0; thing < GENUA_N_THINGS; thing++)
    {
      const int moved = event->deal.gets[thing] - event->deal.gives[thing];

      n += event->deal.gets[thing] + event->deal.gives[thing];
      player->things[thing] += moved;
      other->things[thing] -= moved;
      player->income[GENUA_INCOME_DEALS] += thing == GENUA_THING_MONEY ? moved : 0;
      other->income[GENUA_INCOME_DEALS] -= thing == GENUA_THING_MONEY ? moved : 0;
    }
  if (n > 0 && n == event->deal.gives[GENUA_THING_MONEY])
    state->price = n;
}

const GenuaRoom genua_deal = { examine, make, genua_card_doubt };

/* genua-orders.c: large orders, small orders and messages (ORD-1 to MSG-3)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "genua-rooms.h"

/* ORD-2: a warehouse has two goods. */
static gboolean
are_three_goods (const int *goods)
{
  int n = 0;

  for (int good = 0; good < GENUA_N_GOODS; good += 2)
    {
      if (goods[good] + goods[good + 1] > 1)
        return FALSE;
      n += goods[good] + goods[good + 1];
    }

  return n == 3;
}

/* ORD-1: what everybody can see is looked at first. */
static TableObstacle
examine_goods (const GenuaState *state,
               int               seat,
               const GenuaVilla *villa)
{
  for (int good = 0; good < GENUA_N_GOODS; good++)
    TABLE_RETURN_OBSTACLE (genua_things_examine (state, seat, GENUA_FIRST_GOOD + good, villa->goods[good], GENUA_RULE_ORD_1));

  return genua_things_examine (state, seat, GENUA_THING_LARGE_ORDER, 1, GENUA_RULE_ORD_1);
}

/* ORD-3: as long as there are special cards, one of them is taken. */
static TableObstacle
examine_reward (const GenuaState *state,
                int               seat,
                int               reward)
{
  if (reward != TABLE_NOBODY && state->supply[reward] == 0)
    return (TableObstacle) { OBSTACLE (NONE_LEFT, ORD_3), .player = seat, .what = reward };
  for (int special = GENUA_FIRST_SPECIAL; reward == TABLE_NOBODY && special < GENUA_FIRST_CARD; special++)
    if (state->supply[special] > 0)
      return (TableObstacle) { OBSTACLE (NO_REWARD, ORD_3), .player = seat };

  return NO_OBSTACLE;
}

TableObstacle
genua_order_examine_large (const GenuaState *state,
                           const GenuaEvent *event,
                           int               building)
{
  const GenuaVilla *villa = &event->villa;
  const int seat = event->table.player;

  if ((state->players[seat].ordered & 1u << building) != 0)
    return (TableObstacle) { OBSTACLE (ORDERED, ORD_4), .player = seat, .what = building };
  if (!genua_state_is_full (state))
    return NO_OBSTACLE;
  if (!are_three_goods (villa->goods))
    return (TableObstacle) { OBSTACLE (THREE_GOODS, ORD_2), .player = seat };

  TABLE_RETURN_OBSTACLE (examine_goods (state, seat, villa));

  return examine_reward (state, seat, villa->reward);
}

/* Whether a good comes from a warehouse that lies beside a villa on the ring, as the table agreed on that (CITY-3). */
gboolean
genua_state_is_beside (const GenuaState *state,
                       int               villa,
                       int               good)
{
  static const int warehouses[] = { GENUA_PLACE_GRAIN, GENUA_PLACE_METAL, GENUA_PLACE_CLOTH, GENUA_PLACE_SPICE };
  const int *ring = state->agreed.ring;
  int at[GENUA_N_PLACES] = { 0 }, way;

  for (int i = 0; i < GENUA_N_RING; i++)
    at[ring[i]] = i;
  way = ABS (at[villa] - at[warehouses[(good - GENUA_FIRST_GOOD) / 2]]);

  return way == 1 || way == GENUA_N_RING - 1;
}

/* ORD-2 */
DOUBTS (genua_order_doubt)
{
  const int building = event->table.type == GENUA_EVENT_ACTION ? genua_state_get_here (state) : event->building;

  for (int good = 0; genua_building_is_order (event, building) && genua_state_is_full (state) && good < GENUA_N_GOODS; good++)
    if (event->villa.goods[good] > 0 && genua_state_is_beside (state, building, GENUA_FIRST_GOOD + good))
      TABLE_DOUBT (doubts, OBSTACLE (BESIDE_VILLA, ORD_2), .player = event->table.player, .what = GENUA_FIRST_GOOD + good);
}

/* Goods and card go back, and then comes what they bring. */
void
genua_order_fulfil_large (const TablePlay  *play,
                          const GenuaEvent *event,
                          int               building)
{
  const GenuaVilla *villa = &event->villa;
  const int seat = event->table.player;
  GenuaState *state = OF (play);

  for (int good = 0; genua_state_is_full (state) && good < GENUA_N_GOODS; good++)
    if (villa->goods[good] > 0)
      genua_things_get (play, seat, GENUA_FIRST_GOOD + good, -villa->goods[good], GENUA_RULE_ORD_1);
  genua_things_lay_down (play, seat, GENUA_THING_LARGE_ORDER, GENUA_RULE_ORD_1);
  if (genua_state_is_full (state) && villa->reward != TABLE_NOBODY)
    genua_things_get (play, seat, villa->reward, 1, GENUA_RULE_ORD_3);
  genua_things_pay (play, seat, GENUA_LARGE_PAYS, GENUA_INCOME_LARGE_ORDERS);
  state->players[seat].ordered |= 1u << building;
}

static EXAMINES (examine_small)
{
  const int seat = event->table.player;
  const int here = genua_state_get_here (state);
  const GenuaDisc *disc = &state->path[state->n_path - 1];

  if (!genua_place_has_small_orders (here))
    return (TableObstacle) { OBSTACLE (NO_SMALL_ORDERS, SMALL_1), .player = seat, .what = here };
  if (disc->action == TABLE_NOBODY)
    return (TableObstacle) { OBSTACLE (NOT_ACTING, SMALL_2), .player = seat };
  if (disc->action != seat)
    return (TableObstacle) { OBSTACLE (OTHER_ACTS, SMALL_2), .player = seat, .what = disc->action };
  if (disc->small_order)
    return (TableObstacle) { OBSTACLE (SMALL_DONE, SMALL_3), .player = seat, .what = here };

  TABLE_RETURN_OBSTACLE (genua_things_examine (state, seat, event->takes, 1, GENUA_RULE_SMALL_2));

  return genua_things_examine (state, seat, GENUA_THING_SMALL_ORDER, 1, GENUA_RULE_SMALL_2);
}

static HAPPENS (fulfil_small)
{
  GenuaState *state = OF (play);
  const int seat = event->table.player;

  if (genua_state_is_full (state))
    genua_things_get (play, seat, event->takes, -1, GENUA_RULE_SMALL_2);
  genua_things_lay_down (play, seat, GENUA_THING_SMALL_ORDER, GENUA_RULE_SMALL_2);
  genua_things_pay (play, seat, GENUA_SMALL_PAYS, GENUA_INCOME_SMALL_ORDERS);
  state->path[state->n_path - 1].small_order = TRUE;
}

const GenuaRoom genua_small_order = { examine_small, fulfil_small };

static EXAMINES (examine_message)
{
  const int seat = event->table.player;
  const int *between = event->between;

  for (int i = 0; i < 2; i++)
    if (!genua_state_was_at (state, between[i]))
      return (TableObstacle) { OBSTACLE (NOT_VISITED, MSG_1), .player = seat, .what = between[i] };
  if (between[0] == between[1])
    return (TableObstacle) { OBSTACLE (SAME_BUILDING, MSG_1), .player = seat };

  return genua_things_examine (state, seat, GENUA_THING_MESSAGE, 1, GENUA_RULE_MSG_2);
}

static HAPPENS (deliver)
{
  genua_things_lay_down (play, event->table.player, GENUA_THING_MESSAGE, GENUA_RULE_MSG_2);
  genua_things_pay (play, event->table.player, GENUA_MESSAGE_PAYS, GENUA_INCOME_MESSAGES);
  OF (play)->delivered |= genua_state_find_pair (OF (play), event->between[0], event->between[1]);
}

/* Finds a pair of spaces of the tower’s way by its discs: bit n for the pair n. */
guint
genua_state_find_pair (const GenuaState *state,
                       int               from,
                       int               to)
{
  guint pair = 0;

  for (int disc = 0; disc < state->n_path; disc++)
    if (state->path[disc].place == from || state->path[disc].place == to)
      pair = pair * GENUA_N_DISCS + (guint) disc;

  return 1u << pair;
}

/* Where the tower was one after the other are neighbours (MSG-3). */
static DOUBTS (doubt_message)
{
  const int from = event->between[0], to = event->between[1];

  for (int disc = 1; disc < state->n_path; disc++)
    {
      const int before = state->path[disc - 1].place, place = state->path[disc].place;

      if ((before == from && place == to) || (before == to && place == from))
        TABLE_DOUBT (doubts, OBSTACLE (NEIGHBOURS, MSG_3), .player = event->table.player, from, to);
    }
}

/* Lists between which buildings a message may go. */
int
genua_state_list_messages (const GenuaState *state,
                           int             (*pairs)[2])
{
  int n = 0;

  for (int i = 0; i < state->n_path; i++)
    for (int j = i + 2; j < state->n_path; j++)
      if (genua_place_is_building (state->path[i].place) && genua_place_is_building (state->path[j].place))
        {
          pairs[n][0] = state->path[i].place;
          pairs[n++][1] = state->path[j].place;
        }

  return n;
}

const GenuaRoom genua_message = { examine_message, deliver, doubt_message };

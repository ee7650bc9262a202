/* genua-cards.c: any good, exchange and building action (CARD-1 to CARD-7)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "genua-rooms.h"

/* By types of events. */
static const int cards[GENUA_N_EVENT_TYPES] = {
  [GENUA_EVENT_TAKE_GOOD] = GENUA_THING_ANY_GOOD, [GENUA_EVENT_EXCHANGE] = GENUA_THING_EXCHANGE,
  [GENUA_EVENT_USE_BUILDING] = GENUA_THING_BUILDING_ACTION,
};

/* Asks what stands against a card at all: who uses it acts where the tower stands, or has acted there (CARD-2). */
TableObstacle
genua_card_examine_begin (const GenuaState *state,
                          int               seat,
                          int               card)
{
  TABLE_RETURN_OBSTACLE (genua_building_examine_who (state, seat, GENUA_RULE_CARD_2));

  return genua_things_examine (state, seat, card, 1, GENUA_RULE_CARD_1);
}

/* What is given goes back before something is taken, which may be one of the same cards. */
static TableObstacle
examine_exchange (GenuaState *after,
                  int         seat,
                  int         gives,
                  int         takes)
{
  if (gives == takes && (gives < GENUA_FIRST_CARD || gives == GENUA_THING_MARKER))
    return (TableObstacle) { OBSTACLE (ALIKE, CARD_6), .player = seat, .what = gives };

  TABLE_RETURN_OBSTACLE (genua_things_examine (after, seat, gives, 1, GENUA_RULE_CARD_6));
  genua_things_move (after, seat, gives, -1);
  if (genua_things_count_stock (after, seat, takes) == 0 && genua_thing_is_covered (takes))
    return (TableObstacle) { OBSTACLE (NONE_LEFT_COVERED, CARD_6), .player = TABLE_NOBODY, .what = takes };
  if (genua_things_count_stock (after, seat, takes) == 0)
    return (TableObstacle) { OBSTACLE (NONE_LEFT, CARD_6), .player = seat, .what = takes };

  return NO_OBSTACLE;
}

/* Asks what stands against the use of a card, once it is laid down. */
static EXAMINES (examine)
{
  const int seat = event->table.player;
  const int card = cards[event->table.type];
  GenuaState after = *state;

  TABLE_RETURN_OBSTACLE (genua_card_examine_begin (state, seat, card));
  if (genua_state_is_full (state))
    genua_things_move (&after, seat, card, -1);
  if (event->table.type == GENUA_EVENT_EXCHANGE)
    return examine_exchange (&after, seat, event->gives, event->takes);
  if (event->table.type == GENUA_EVENT_TAKE_GOOD && after.supply[event->takes] == 0)
    return (TableObstacle) { OBSTACLE (NONE_LEFT, CARD_5), .player = seat, .what = event->takes };
  if (event->table.type == GENUA_EVENT_USE_BUILDING && state->owners[event->building] != seat)
    return (TableObstacle) { OBSTACLE (NOT_OWNED, CARD_7), .player = seat, .what = event->building };

  return event->table.type == GENUA_EVENT_USE_BUILDING ? genua_building_examine (&after, event, event->building) : NO_OBSTACLE;
}

/* Uses a card: who does has begun here. */
static HAPPENS (use)
{
  const int seat = event->table.player;

  genua_things_lay_down (play, seat, cards[event->table.type], GENUA_RULE_CARD_1);
  OF (play)->acting = seat;
  if (event->table.type == GENUA_EVENT_EXCHANGE)
    genua_things_get (play, seat, event->gives, -1, GENUA_RULE_CARD_6);
  if (event->table.type == GENUA_EVENT_USE_BUILDING)
    genua_building_bring (play, event, event->building);
  else
    genua_things_get (play, seat, event->takes, 1,
                      event->table.type == GENUA_EVENT_EXCHANGE ? GENUA_RULE_CARD_6 : GENUA_RULE_CARD_5);
}

/* Who has laid down a card must act here: what would be acted with is not given away before (CARD-2). */
DOUBTS (genua_card_doubt)
{
  GenuaState after = *state;

  if (event->table.type == GENUA_EVENT_USE_BUILDING)
    genua_order_doubt (state, event, doubts);
  if (event->table.type == GENUA_EVENT_USE_BUILDING || !genua_state_is_full (state) || state->table.step != GENUA_STEP_TOWER)
    return;

  genua_play_carry_out (&(TablePlay) { &after.table, NULL }, &event->table);

  if (after.acting != TABLE_NOBODY && after.path[after.n_path - 1].action == TABLE_NOBODY
      && genua_state_may_act (state, after.acting) && !genua_state_may_act (&after, after.acting))
    TABLE_DOUBT (doubts, OBSTACLE (BEGAN, CARD_2), .player = after.acting);
}

const GenuaRoom genua_card = { examine, use, genua_card_doubt };

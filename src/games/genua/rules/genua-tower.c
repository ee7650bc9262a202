/* genua-tower.c: the way of the tower (TOWER-1 to TOWER-6)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "genua-rooms.h"

/* Whether two dice show the market place (TOWER-3). */
gboolean
genua_dice_show_market (int red,
                        int blue)
{
  return (red == 4 || red == 5) && (blue == 4 || blue == 5);
}

/* TOWER-2, TOWER-3 */
static TableObstacle
examine_start (const GenuaState *state,
               const GenuaEvent *event)
{
  const gboolean thrown = (event->says & GENUA_SAYS_DICE) != 0;
  const gboolean middle = thrown && genua_dice_show_market (event->dice[0], event->dice[1]);
  const int seat = state->table.turn;

  if (event->chosen && thrown)
    return (TableObstacle) { OBSTACLE (DICE_AND_CARD, TOWER_2), .player = seat };
  if (middle && event->place != GENUA_PLACE_MARKET)
    return (TableObstacle) { OBSTACLE (DICE_SAY_MARKET, TOWER_3), .player = seat, .what = event->place };
  if (thrown && !middle && event->place == GENUA_PLACE_MARKET)
    return (TableObstacle) { OBSTACLE (DICE_SAY_ELSE, TOWER_3), .player = seat };
  if (event->chosen && genua_state_is_full (state))
    return genua_things_examine (state, seat, GENUA_THING_CHOSEN_START, 1, GENUA_RULE_CARD_3);

  return NO_OBSTACLE;
}

static void
move (const TablePlay  *play,
      const GenuaEvent *event)
{
  GenuaState *state = OF (play);

  state->path[state->n_path++] = (GenuaDisc) { .place = event->place, .action = TABLE_NOBODY, .claim = TABLE_NOBODY };
  state->acting = TABLE_NOBODY;
}

/* Who starts on the market moves the round marker on at once (ROUND-3). */
static void
start (const TablePlay  *play,
       const GenuaEvent *event)
{
  GenuaState *state = OF (play);

  if (event->chosen)
    genua_things_lay_down (play, state->table.turn, GENUA_THING_CHOSEN_START, GENUA_RULE_CARD_3);
  move (play, event);
  state->table.step = GENUA_STEP_TOWER;
  if (event->place == GENUA_PLACE_MARKET)
    genua_turn_move_marker (play, GENUA_RULE_ROUND_3);
}

/* Who has begun where the tower stands must act there before it leaves (CARD-2). */
TableObstacle
genua_tower_examine_leave (const GenuaState *state,
                           const GenuaEvent *event)
{
  if (state->table.step == GENUA_STEP_TOWER && state->acting != TABLE_NOBODY
      && state->path[state->n_path - 1].action == TABLE_NOBODY && genua_state_may_act (state, state->acting))
    return (TableObstacle) { OBSTACLE (SETTLED, CARD_2), .player = state->acting };

  return NO_OBSTACLE;
}

/* TOWER-4, TOWER-5 */
static TableObstacle
examine_move (const GenuaState *state,
              const GenuaEvent *event)
{
  const int seat = state->table.turn;

  if (state->n_path == GENUA_N_DISCS)
    return (TableObstacle) { OBSTACLE (NO_DISC, TOWER_4), .player = seat };
  if (event->place != GENUA_PLACE_STREET && genua_state_was_at (state, event->place))
    return (TableObstacle) { OBSTACLE (VISITED, TOWER_5), .player = seat, .what = event->place };

  return genua_tower_examine_leave (state, event);
}

const GenuaRoom genua_tower_start = { examine_start, start };
const GenuaRoom genua_tower_move = { examine_move, move };

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

/* A board of which only the middle is known (TOWER-3). */
void
genua_squares_init (TableSquares *squares)
{
  *squares = (TableSquares) { .n = GENUA_SIDES, .single = 1u << GENUA_PLACE_STREET, .whole = 1u << GENUA_PLACE_MARKET };
  for (int i = 0; i < GENUA_SIDES * GENUA_SIDES; i++)
    squares->spaces[i / GENUA_SIDES][i % GENUA_SIDES] = genua_dice_show_market (i / GENUA_SIDES + 1, i % GENUA_SIDES + 1)
                                                          ? GENUA_PLACE_MARKET : TABLE_NOBODY;
}

/* Finds the spaces that may lie beside the tower: bit n for the space n. What the dice showed tells where it started. */
guint
genua_state_find_likely (const GenuaState   *state,
                         const TableSquares *squares)
{
  int way[GENUA_N_DISCS];

  for (int disc = 0; disc < state->n_path; disc++)
    way[disc] = state->path[disc].place;

  return table_squares_find_next (squares, way, state->n_path,
                                  state->dice[0] > 0 ? (int[]) { state->dice[0] - 1, state->dice[1] - 1 } : NULL);
}

/* TOWER-2, TOWER-3 */
static EXAMINES (examine_start)
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

  return genua_things_examine (state, seat, GENUA_THING_CHOSEN_START, event->chosen ? 1 : 0, GENUA_RULE_CARD_3);
}

static HAPPENS (move)
{
  GenuaState *state = OF (play);

  state->path[state->n_path++] = (GenuaDisc) { .place = event->place, .action = TABLE_NOBODY, .claim = TABLE_NOBODY };
  state->acting = TABLE_NOBODY;
}

/* Who starts on the market moves the round marker on at once (ROUND-3). */
static HAPPENS (start)
{
  GenuaState *state = OF (play);

  if (event->chosen)
    genua_things_lay_down (play, state->table.turn, GENUA_THING_CHOSEN_START, GENUA_RULE_CARD_3);
  if ((event->says & GENUA_SAYS_DICE) != 0)
    {
      state->squares.spaces[event->dice[0] - 1][event->dice[1] - 1] = event->place;
      state->dice[0] = event->dice[0];
      state->dice[1] = event->dice[1];
    }
  move (play, event);
  state->table.step = GENUA_STEP_TOWER;
  if (event->place == GENUA_PLACE_MARKET)
    genua_turn_move_marker (play, GENUA_RULE_ROUND_3);
}

/* Who has begun where the tower stands must act there before it leaves (CARD-2). */
EXAMINES (genua_tower_examine_leave)
{
  if (state->table.step == GENUA_STEP_TOWER && state->acting != TABLE_NOBODY
      && state->path[state->n_path - 1].action == TABLE_NOBODY && genua_state_may_act (state, state->acting))
    return (TableObstacle) { OBSTACLE (SETTLED, CARD_2), .player = state->acting };

  return NO_OBSTACLE;
}

/* TOWER-4, TOWER-5 */
static EXAMINES (examine_move)
{
  const int seat = state->table.turn;

  if (state->n_path == GENUA_N_DISCS)
    return (TableObstacle) { OBSTACLE (NO_DISC, TOWER_4), .player = seat };
  if (event->place != GENUA_PLACE_STREET && genua_state_was_at (state, event->place))
    return (TableObstacle) { OBSTACLE (VISITED, TOWER_5), .player = seat, .what = event->place };

  return genua_tower_examine_leave (state, event);
}

/* What dice have shown once they show again, and who goes on goes to what may lie beside it (CITY-4). */
static DOUBTS (doubt_start)
{
  const int *dice = event->dice;
  const int known = (event->says & GENUA_SAYS_DICE) != 0 ? state->squares.spaces[dice[0] - 1][dice[1] - 1] : TABLE_NOBODY;

  if (known != TABLE_NOBODY && known != event->place)
    TABLE_DOUBT (doubts, OBSTACLE (OTHER_SQUARE, CITY_4), .player = state->table.turn, .what = known);
}

static DOUBTS (doubt_move)
{
  const int here = genua_state_get_here (state);

  if (!table_squares_can_touch (&state->squares, here, &event->place, 1))
    TABLE_DOUBT (doubts, OBSTACLE (APART, CITY_4), .player = state->table.turn, here, event->place);
}

const GenuaRoom genua_tower_start = { examine_start, start, doubt_start };
const GenuaRoom genua_tower_move = { examine_move, move, doubt_move };

/* table-obstacle.h: what stands against an event
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

/**
 * TableObstacleKind:
 * @TABLE_OBSTACLE_NONE: nothing stands against the event
 * @TABLE_OBSTACLE_NOT_NOW: the game waits for another step, `what`
 * @TABLE_OBSTACLE_OTHER_EVENT: the step waits for the event type `what`
 * @TABLE_OBSTACLE_NOT_TRACKED: this tracking does not know such an event
 * @TABLE_OBSTACLE_NOT_YOUR_TURN: it is the turn of seat `what`
 * @TABLE_OBSTACLE_RECORD_FULL: the record of the game can hold no more: it is told by whoever keeps one
 * @TABLE_OBSTACLE_NOT_OF_GAME: what was set aside does not belong to the game: it is told by whoever keeps a record
 * @TABLE_N_OBSTACLES: how many kinds every game has: a game's own begin here
 *
 * What can stand against an event of any game. The names in the list above are
 * the members of `TableObstacle` that carry its numbers.
 */
typedef enum {
  TABLE_OBSTACLE_NONE,
  TABLE_OBSTACLE_NOT_NOW,
  TABLE_OBSTACLE_OTHER_EVENT,
  TABLE_OBSTACLE_NOT_TRACKED,
  TABLE_OBSTACLE_NOT_YOUR_TURN,
  TABLE_OBSTACLE_RECORD_FULL,
  TABLE_OBSTACLE_NOT_OF_GAME,
  TABLE_N_OBSTACLES
} TableObstacleKind;

/**
 * TableObstacle:
 * @kind: which obstacle: a `TableObstacleKind`, or one of the game's own
 * @rule: the rule that makes it one, a number of the game's
 * @player: the seat it is about, or `TABLE_NOBODY`
 * @what: the thing, place, step, ... that it is about
 * @have: how many there are
 * @need: how many would be needed, or the number (from 1) of the place meant
 *
 * What stands against an event, with its numbers. A value; the game's kinds tell
 * which members each uses.
 */
typedef struct {
  int kind;
  int rule;
  int player;
  int what;
  int have;
  int need;
} TableObstacle;

/**
 * TABLE_RETURN_OBSTACLE:
 * @examination: a `TableObstacle`
 *
 * Lets a function that examines something return what stands against it, if anything does.
 */
#define TABLE_RETURN_OBSTACLE(examination)                                                                    \
  G_STMT_START {                                                                                              \
    const TableObstacle found_obstacle = (examination);                                                       \
    if (found_obstacle.kind != TABLE_OBSTACLE_NONE)                                                           \
      return found_obstacle;                                                                                  \
  } G_STMT_END

/**
 * TABLE_DOUBT:
 * @doubts: (element-type TableObstacle): where to add it
 * @...: what a `TableObstacle` says
 *
 * Adds what speaks against something that can happen.
 */
#define TABLE_DOUBT(doubts, ...) g_array_append_vals (doubts, &(const TableObstacle) { __VA_ARGS__ }, 1)

/* table-course.h: the course of a game, in numbers
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "table-record.h"

/**
 * TABLE_MAX_MOMENTS:
 *
 * How many moments a course has at most: the start, the end of each round, and
 * the end of the game. Of a game of more rounds than there is room for the last
 * ones are left out.
 */
#define TABLE_MAX_MOMENTS 40

/**
 * TABLE_MAX_SIDES:
 *
 * How many sides dice have at most whose rolls are counted.
 */
#define TABLE_MAX_SIDES 20

/**
 * TableMomentKind:
 * @TABLE_MOMENT_START: before the first round
 * @TABLE_MOMENT_ROUND: a round is over
 * @TABLE_MOMENT_NOW: in the middle of a round
 * @TABLE_MOMENT_END: all is settled
 *
 * When the players were looked at.
 */
typedef enum {
  TABLE_MOMENT_START,
  TABLE_MOMENT_ROUND,
  TABLE_MOMENT_NOW,
  TABLE_MOMENT_END,
} TableMomentKind;

/**
 * TableMoment:
 * @kind: when it is
 * @round: the round, from 1; 0 before the first
 * @values: by the game's series and by seat, the numbers
 *
 * How the players stood at one time.
 */
typedef struct {
  TableMomentKind kind;
  int round;
  int values[TABLE_MAX_SERIES][TABLE_MAX_PLAYERS];
} TableMoment;

/**
 * TableAgreement:
 * @together: how often they voted alike
 * @both: in how many votes both of them voted
 *
 * How two players voted.
 */
typedef struct {
  int together;
  int both;
} TableAgreement;

/**
 * TableDiceOf:
 * @TABLE_DICE_OF_APP: the application rolled
 * @TABLE_DICE_OF_TABLE: somebody at the table rolled
 * @TABLE_DICE_OF_NOBODY: the record does not tell
 * @TABLE_N_DICE_OF: how many there are
 *
 * Whose dice fell.
 */
typedef enum {
  TABLE_DICE_OF_APP,
  TABLE_DICE_OF_TABLE,
  TABLE_DICE_OF_NOBODY,
  TABLE_N_DICE_OF
} TableDiceOf;

/**
 * TableCourse:
 * @game: which game it is
 * @n_players: how many play: so many entries of lists by seat are used
 * @tracking: how much is tracked, of the game's trackings
 * @finished: whether the game is over, so that nothing is secret any more
 * @n_moments: how many of `moments` there are; 0 where no series is tracked
 * @moments: the moments, from 0, in their order
 * @n_votes: how many votes there were
 * @agreements: by seat and by seat, how the two voted; of a player with
 *   themselves how often they voted
 * @yes: by seat, how often a player voted yes
 * @n_sides: how many sides the dice have, or 0 if there are none
 * @dice: by `TableDiceOf` and by face, from 0, how often the die fell so
 *
 * The course of a game. A value.
 */
typedef struct {
  const TableGame *game;
  int n_players;
  int tracking;
  gboolean finished;
  int n_moments;
  TableMoment moments[TABLE_MAX_MOMENTS];
  int n_votes;
  TableAgreement agreements[TABLE_MAX_PLAYERS][TABLE_MAX_PLAYERS];
  int yes[TABLE_MAX_PLAYERS];
  int n_sides;
  int dice[TABLE_N_DICE_OF][TABLE_MAX_SIDES];
} TableCourse;

void table_course_tell          (const TableRecord *record,
                                 TableCourse       *course);
int  table_course_count_series  (const TableCourse *course);
int  table_course_count_moments (const TableCourse *course,
                                 int                series);
int  table_course_count_rolls   (const TableCourse *course,
                                 TableDiceOf        whose);

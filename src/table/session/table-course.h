/* table-course.h: the course of a game, in numbers
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-play.h"
#include "table-record.h"

G_BEGIN_DECLS

/**
 * TABLE_MAX_MOMENTS:
 *
 * How many moments a course has at most: the start, the end of each week, and
 * the end of the game.
 */
#define TABLE_MAX_MOMENTS (COLONIA_N_WEEKS + 2)

/**
 * TableMomentKind:
 * @TABLE_MOMENT_START: before the first week
 * @TABLE_MOMENT_WEEK: a week is over
 * @TABLE_MOMENT_NOW: in the middle of a week
 * @TABLE_MOMENT_END: the windows are awarded
 *
 * When the players were looked at.
 */
typedef enum {
  TABLE_MOMENT_START,
  TABLE_MOMENT_WEEK,
  TABLE_MOMENT_NOW,
  TABLE_MOMENT_END,
} TableMomentKind;

/**
 * TableMoment:
 * @kind: when it is
 * @week: the week, 1 to 6; 0 before the first
 * @points: by seat, the points of relics, in shrines or not; at the end those
 *   of windows too
 * @money: by seat, the money by city; at the end what is left of it
 * @supply: by seat, how many members are at home
 *
 * How the players stood at one time.
 */
typedef struct {
  TableMomentKind kind;
  int week;
  int points[COLONIA_MAX_PLAYERS];
  TableBundle money[COLONIA_MAX_PLAYERS];
  int supply[COLONIA_MAX_PLAYERS];
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
 * @n_players: how many play, 3 to 6: so many entries of lists by seat are used
 * @finished: whether the game is over, so that nothing is behind screens any more
 * @n_moments: how many of `moments` there are; 0 unless the game is tracked in full
 * @moments: the moments, from 0, in their order
 * @n_votes: how many votes there were
 * @agreements: by seat and by seat, how the two voted; of a player with
 *   themselves how often they voted
 * @yes: by seat, how often a player voted yes
 * @dice: by `TableDiceOf` and by face, from 0, how often the die fell so
 *
 * The course of a game. A value.
 */
typedef struct {
  int n_players;
  gboolean finished;
  int n_moments;
  TableMoment moments[TABLE_MAX_MOMENTS];
  int n_votes;
  TableAgreement agreements[COLONIA_MAX_PLAYERS][COLONIA_MAX_PLAYERS];
  int yes[COLONIA_MAX_PLAYERS];
  int dice[TABLE_N_DICE_OF][COLONIA_DIE_SIDES];
} TableCourse;

void table_course_tell        (const TableRecord *record,
                               TableCourse       *course);
int  table_course_count_rolls (const TableCourse *course,
                               TableDiceOf        whose);

G_END_DECLS

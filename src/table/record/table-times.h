/* table-times.h: how long a game took, and whom it waited for
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "table-record.h"

/**
 * TABLE_TIME_OF_ALL:
 *
 * In lists by seat, behind the last seat that there may be, the time when it was nobody's turn, so that the game waited for all.
 */
#define TABLE_TIME_OF_ALL TABLE_MAX_PLAYERS

/**
 * TableTime:
 * @seconds: by seat, and at `TABLE_TIME_OF_ALL`, how long the game waited
 *
 * How long a game, or a part of it, waited for whom. A value.
 */
typedef struct {
  gint64 seconds[TABLE_MAX_PLAYERS + 1];
} TableTime;

/**
 * TableThought:
 * @seconds: how long it took; 0 where there was none
 * @event: what was entered then, from 0
 *
 * The longest that somebody thought before something was entered. A value.
 */
typedef struct {
  gint64 seconds;
  guint event;
} TableThought;

/**
 * TableTimes:
 * @whole: the time of the game
 * @longest: by seat, and at `TABLE_TIME_OF_ALL`, the longest thought
 * @rounds: (element-type TableTime): by round, from 0 for what comes before the first
 * @moments: (element-type TableTime): the same by round and part of it, at table_times_get_moment()
 * @topics: (element-type TableTime): by the topic of its guide that tells what the game waited for; none where there is no guide
 *
 * How long a game took so far, by the times of its events in force. Pauses are left out, and so is what comes before the first
 * time that is known.
 */
typedef struct {
  TableTime whole;
  TableThought longest[TABLE_MAX_PLAYERS + 1];
  GArray *rounds;
  GArray *moments;
  GArray *topics;
} TableTimes;

TableTimes *table_times_tell       (const TableRecord *record);
void        table_times_free       (TableTimes        *times);
gint64      table_time_sum         (const TableTime   *time);
guint       table_times_get_moment (const TableState  *state);
guint       table_times_count      (const TableGame   *game);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TableTimes, table_times_free)

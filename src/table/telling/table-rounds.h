/* table-rounds.h: where the rounds of a game end
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "table-record.h"

/**
 * TableRound:
 * @round: the round, from 1; 0 before the first
 * @first: its first event, from 0
 * @n_events: how many events were in force when it was over
 * @is_over: whether it was over, and not only begun
 *
 * A round of a game, as events. A value.
 */
typedef struct {
  int round;
  guint first;
  guint n_events;
  gboolean is_over;
} TableRound;

GArray *table_rounds_find (const TableRecord *record);

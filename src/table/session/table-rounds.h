/* table-rounds.h: where the weeks of a game end
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "table-record.h"

G_BEGIN_DECLS

/**
 * TableWeek:
 * @week: the week, 1 to 6; 0 before the first
 * @first: its first event, from 0
 * @n_events: how many events were in force when it was over
 * @is_over: whether it was over, and not only begun
 *
 * A week of a game, as events. A value.
 */
typedef struct {
  int week;
  guint first;
  guint n_events;
  gboolean is_over;
} TableWeek;

GArray *table_rounds_find (const TableRecord *record);

G_END_DECLS

/* table-pauses.h: when the table paused
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "table-record.h"

/**
 * TablePause:
 * @from: when it began, in seconds since 1970 in UTC
 * @to: when it ended, likewise, not before @from
 *
 * A time in which nobody thought about the game. A value.
 */
typedef struct {
  gint64 from;
  gint64 to;
} TablePause;

GArray *table_pauses_list (const TableRecord *record);
void    table_pauses_add  (TableRecord       *record,
                           const TablePause  *pause);

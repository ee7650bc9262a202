/* table-counts.h: what was counted, and what the books said before
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "table-game.h"

G_BEGIN_DECLS

/**
 * TableCounted:
 * @seat: whose it is, or `TABLE_NOBODY`
 * @field: what is counted
 * @which: which of its ids
 * @books: how many the books said there were
 *
 * A number that was counted, and takes the place of what the books said.
 */
typedef struct {
  int seat;
  const TableField *field;
  int which;
  int books;
} TableCounted;

gboolean table_counts_may_be (const TableField *fields);
GArray *table_counts_list (const TableState   *state,
                           const TableEvent   *event);
GArray *table_counts_add  (const TableState   *state,
                           TableEvent         *event,
                           const GArray       *before,
                           const GArray       *now);
char   *table_counts_tell (const char *const  *names,
                           const TableCounted *counted,
                           int                 more);

G_END_DECLS

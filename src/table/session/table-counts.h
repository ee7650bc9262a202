/* table-counts.h: what was counted, and what the books said before
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "table-game.h"

/**
 * TableCounted:
 * @seat: whose it is, or `TABLE_NOBODY`
 * @field: what is counted
 * @which: which of its ids or keys
 * @books: how many the books said there were, or who they said had it
 * @value: how many were counted, or who has it
 *
 * A value that was counted, and takes the place of what the books said.
 */
typedef struct {
  int seat;
  const TableField *field;
  int which;
  int books;
  int value;
} TableCounted;

gboolean table_counts_may_be     (const TableField   *fields);
int      table_counts_find_books (const TableState   *state,
                                  const TableField   *field,
                                  int                 seat,
                                  int                 which);
GArray  *table_counts_list       (const TableState   *state,
                                  const TableEvent   *event);
gboolean table_counts_swallow    (const TableCounted *counted,
                                  int                 was);
GArray  *table_counts_add        (const TableState   *state,
                                  TableEvent         *event,
                                  const GArray       *before);
char    *table_counts_tell       (const char *const  *names,
                                  const TableCounted *counted,
                                  int                 was);

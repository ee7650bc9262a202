/* table-kept.h: what was rolled or drawn here
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "table-session.h"

typedef void (*TableShuffle) (const TableBundle *bag,
                              GByteArray        *order);

void              table_kept_keep_roll   (TableSession      *session,
                                          guint              later,
                                          const TableEvent  *roll);
const TableEvent *table_kept_get_roll    (TableSession      *session,
                                          guint              later,
                                          gboolean           may_be_undone);
void              table_kept_enter_roll  (TableSession      *session,
                                          int                type);
char             *table_kept_throw       (TableSession      *session,
                                          const char        *path,
                                          const char *const *names,
                                          int                sides);
gboolean          table_kept_has_thrown  (TableSession      *session,
                                          const char        *line);
const GByteArray *table_kept_get_order   (TableSession      *session,
                                          const TableBundle *bag,
                                          TableShuffle       shuffle);

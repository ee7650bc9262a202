/* table-salvage.h: what is whole of a record that is damaged
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "table-record.h"

/**
 * TableSalvage:
 * @record: what is whole: a game that the rules allow
 * @line: the line of the file from which on it is damaged, counted from 1, or 0 if
 *   it is not, but breaks the rules
 * @lacks_start: whether what everybody started with is missing, and the usual is in
 *   its place
 * @lacks_options: whether the options are missing, and the usual ones are in their
 *   place
 *
 * What is whole of a record that is damaged. Events behind the damage, or behind the
 * first that the rules refuse, are in it as undone.
 */
typedef struct {
  TableRecord *record;
  guint line;
  gboolean lacks_start;
  gboolean lacks_options;
} TableSalvage;

TableSalvage *table_salvage_parse (const char   *text,
                                   gsize         length);
TableSalvage *table_salvage_load  (const char   *path);
void          table_salvage_free  (TableSalvage *salvage);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TableSalvage, table_salvage_free)

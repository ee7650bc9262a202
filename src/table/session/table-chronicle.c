/* table-chronicle.c: a game as lines to read
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "table-chronicle.h"

/**
 * table_chronicle_tell_some:
 * @record: a record
 * @first: the first event to tell, from 0
 * @n: how many to tell at most
 *
 * Tells some of the events of a record that are known, in the language of the
 * moment. Those that are not in force are marked as undone.
 *
 * Returns: (transfer full) (element-type TableLine): a line for each event from @first on
 */
GPtrArray *
table_chronicle_tell_some (const TableRecord *record,
                           guint              first,
                           guint              n)
{
  GPtrArray *lines;
  g_autoptr (GArray) effects = g_array_new (FALSE, FALSE, sizeof (TableEffect));
  g_autoptr (TableState) state = NULL;

  g_return_val_if_fail (record != NULL, NULL);

  lines = g_ptr_array_new_with_free_func (g_object_unref);
  state = table_record_make_state (record, MIN (first, table_record_get_n_known (record)));

  for (guint i = first; i < table_record_get_n_known (record) && i - first < n; i++)
    {
      g_autoptr (TableState) before = table_state_dup (state);
      TableLine *line;

      g_array_set_size (effects, 0);
      table_state_apply (state, table_record_get_event (record, i), effects);

      line = table_line_new (record, i, before, effects);
      table_line_set_undone (line, i >= table_record_get_cursor (record));
      g_ptr_array_add (lines, line);
    }

  return lines;
}

/**
 * table_chronicle_tell:
 * @record: a record
 * @first: the first event to tell, from 0
 *
 * Tells all events of a record that are known, from one on, see table_chronicle_tell_some().
 *
 * Returns: (transfer full) (element-type TableLine): a line for each event from @first on
 */
GPtrArray *
table_chronicle_tell (const TableRecord *record,
                      guint              first)
{
  return table_chronicle_tell_some (record, first, G_MAXUINT);
}

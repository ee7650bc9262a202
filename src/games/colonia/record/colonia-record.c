/* colonia-record.c: the record of a game of Colonia
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "colonia-record.h"

/**
 * colonia_record_find_edicts:
 * @record: a record
 * @n_events: how many of the events to look at, at most table_record_get_n_known()
 *
 * Looks for the edicts of the week which the first @n_events events reach,
 * where their texts are.
 *
 * Returns: (transfer none) (nullable): the event that revealed them, valid
 *   until the record changes, or `NULL` if none were revealed yet
 */
const ColoniaEvent *
colonia_record_find_edicts (const TableRecord *record,
                            guint              n_events)
{
  g_return_val_if_fail (record != NULL && n_events <= table_record_get_n_known (record), NULL);

  for (guint i = n_events; i > 0; i--)
    {
      const ColoniaEvent *event = colonia_record_get_event (record, i - 1);

      if (event->type == COLONIA_EVENT_EDICTS)
        return event;
    }

  return NULL;
}

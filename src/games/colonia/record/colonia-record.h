/* colonia-record.h: the record of a game of Colonia
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-events.h"
#include "colonia-play.h"
#include "table-record.h"

/* What a record has, as Colonia knows it. */

static inline const ColoniaSetup *
colonia_record_get_setup (const TableRecord *record)
{
  return COLONIA_SETUP (table_record_get_setup (record));
}

static inline const ColoniaEvent *
colonia_record_get_event (const TableRecord *record,
                          guint              index)
{
  return COLONIA_EVENT (table_record_get_event (record, index));
}

static inline const ColoniaEvent *
colonia_record_find_last (const TableRecord *record,
                          guint              n_events,
                          ColoniaEventType   type)
{
  return COLONIA_EVENT (table_record_find_last (record, n_events, (int) type));
}

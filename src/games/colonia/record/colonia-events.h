/* colonia-events.h: of what events consist
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-event.h"
#include "table-schema.h"

G_BEGIN_DECLS

/**
 * colonia_events:
 *
 * All events of Colonia.
 */
extern const TableEvents colonia_events;

void          colonia_event_clear (ColoniaEvent       *event);
ColoniaEvent *colonia_event_copy  (const ColoniaEvent *event);
void          colonia_event_free  (ColoniaEvent       *event);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (ColoniaEvent, colonia_event_clear)

G_END_DECLS

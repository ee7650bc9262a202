/* colonia-events.h: of what events consist
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-event.h"
#include "table-schema.h"

/* The first day of votes that an edict may name. */
#define COLONIA_FIRST_VOTING_DAY COLONIA_DAY_WEDNESDAY

/* The days of votes that an edict may name, as the record spells them. */
extern const char *const colonia_voting_day_ids[];

/* What a ship says that comes. */
extern const TableField colonia_ship_fields[];

/* What a relic card says that is revealed. */
extern const TableField colonia_relic_fields[];

/* All events of Colonia. */
extern const TableEvents colonia_events;

void          colonia_event_clear (ColoniaEvent       *event);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (ColoniaEvent, colonia_event_clear)

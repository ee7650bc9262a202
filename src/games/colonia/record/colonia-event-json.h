/* colonia-event-json.h: events as JSON
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-event.h"
#include "doc-place.h"

G_BEGIN_DECLS

/**
 * COLONIA_MAX_TEXT:
 *
 * How many characters a note, a reason or the text of an edict has at most.
 */
#define COLONIA_MAX_TEXT 10000

gboolean    colonia_event_read      (const DocPlace      *place,
                                     ColoniaTracking      tracking,
                                     int                  n_players,
                                     ColoniaEvent        *event,
                                     GError             **error);
void        colonia_event_build     (const ColoniaEvent  *event,
                                     ColoniaTracking      tracking,
                                     int                  n_players,
                                     JsonBuilder         *builder);

G_END_DECLS

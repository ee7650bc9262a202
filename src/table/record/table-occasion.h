/* table-occasion.h: when in a game something happens
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <json-glib/json-glib.h>

#include "colonia-play.h"
#include "doc-place.h"

G_BEGIN_DECLS

/**
 * TableOccasion:
 * @week: the week, 1 to 6, or 0 before the first
 * @day: the day
 * @step: what the game waits for
 * @edict: which edict of the week is voted on or carried out, from 0, or
 *   `COLONIA_NOBODY`
 *
 * When an event happens. Events of one moment can change places, as far as turns
 * allow; those of different moments cannot.
 */
typedef struct {
  int week;
  ColoniaDay day;
  ColoniaStep step;
  int edict;
} TableOccasion;

TableOccasion table_occasion_get     (const ColoniaState  *state);
int           table_occasion_compare (const TableOccasion *moment,
                                      const TableOccasion *other);
gboolean      table_occasion_read    (const DocPlace      *place,
                                    TableOccasion       *moment,
                                    GError             **error);
JsonNode     *table_occasion_build   (const TableOccasion *moment);

G_END_DECLS

/* colonia-occasion.h: when in a game something happens
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <json-glib/json-glib.h>

#include "colonia-play.h"
#include "doc-place.h"

G_BEGIN_DECLS

/**
 * ColoniaOccasion:
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
} ColoniaOccasion;

ColoniaOccasion colonia_occasion_get     (const ColoniaState  *state);
int           colonia_occasion_compare (const ColoniaOccasion *moment,
                                      const ColoniaOccasion *other);
gboolean      colonia_occasion_read    (const DocPlace      *place,
                                      ColoniaOccasion       *moment,
                                      GError             **error);
JsonNode     *colonia_occasion_build   (const ColoniaOccasion *moment);

G_END_DECLS

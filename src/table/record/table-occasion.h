/* table-occasion.h: when in a game something happens
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <json-glib/json-glib.h>

#include "doc-place.h"
#include "table-game.h"

TableOccasion table_occasion_get     (const TableState    *state);
int           table_occasion_compare (const TableGame     *game,
                                      const TableOccasion *occasion,
                                      const TableOccasion *other);
gboolean      table_occasion_read    (const TableGame     *game,
                                      const DocPlace      *place,
                                      TableOccasion       *occasion);
JsonNode     *table_occasion_build   (const TableGame     *game,
                                      const TableOccasion *occasion);

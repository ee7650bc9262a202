/* table-play-export.h: a finished game for programs that count plays
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <json-glib/json-glib.h>

#include "table-record.h"

GDateTime *table_play_get_date (const TableRecord  *record);
JsonNode  *table_play_to_json  (const TableScore   *score,
                                const TableRecord  *record,
                                const char         *place,
                                GDateTime          *now);
char      *table_play_to_link  (const TableScore   *score,
                                const TableRecord  *record,
                                const char         *place,
                                GDateTime          *now);

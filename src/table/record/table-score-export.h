/* table-score-export.h: the score for other programs
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <json-glib/json-glib.h>

#include "colonia-score.h"
#include "table-record.h"

G_BEGIN_DECLS

JsonNode *table_score_to_json (const ColoniaScore *score);
char     *table_score_to_csv  (const ColoniaScore *score,
                               const TableRecord  *record);

G_END_DECLS

/* colonia-score-export.h: the score for other programs
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <json-glib/json-glib.h>

#include "colonia-record.h"
#include "colonia-score.h"

G_BEGIN_DECLS

JsonNode *colonia_score_to_json (const ColoniaScore  *score);
char     *colonia_score_to_csv  (const ColoniaScore  *score,
                                 const ColoniaRecord *record);

G_END_DECLS

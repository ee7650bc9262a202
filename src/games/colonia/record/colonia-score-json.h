/* colonia-score-json.h: the score as JSON
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <json-glib/json-glib.h>

#include "colonia-score.h"

JsonNode *colonia_score_to_json (const ColoniaScore *score);

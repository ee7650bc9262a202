/* colonia-json.h: how a game stands, and its score, as JSON
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <json-glib/json-glib.h>

#include "colonia-score.h"
#include "colonia-state.h"

JsonNode *colonia_state_to_json (const TableState *state);
JsonNode *colonia_score_to_json (const TableState *state);

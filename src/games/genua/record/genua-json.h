/* genua-json.h: how a game stands and what players come to, as JSON
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "genua-score.h"

G_BEGIN_DECLS

JsonNode *genua_state_to_json (const GenuaState *state);
JsonNode *genua_score_to_json (const GenuaScore *score);

G_END_DECLS

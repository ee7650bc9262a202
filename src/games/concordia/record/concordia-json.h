/* concordia-json.h: how a game stands and what players come to, as JSON
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "concordia-score.h"

G_BEGIN_DECLS

JsonNode *concordia_state_to_json (const ConcordiaState *state);
JsonNode *concordia_score_to_json (const ConcordiaScore *score);

G_END_DECLS

/* visby-json.h: how a game stands and what players come to, as JSON
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "visby-score.h"

G_BEGIN_DECLS

JsonNode *visby_state_to_json (const VisbyState *state);
JsonNode *visby_score_to_json (const VisbyScore *score);

G_END_DECLS

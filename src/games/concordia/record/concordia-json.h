/* concordia-json.h: how a game stands and what players come to, as JSON
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "concordia-score.h"

G_BEGIN_DECLS

JsonNode *concordia_state_print (const TableState *state);
JsonNode *concordia_score_print (const TableState *state);

G_END_DECLS

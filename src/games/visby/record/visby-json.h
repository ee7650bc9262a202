/* visby-json.h: how a game stands, as JSON
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "visby-state.h"

G_BEGIN_DECLS

JsonNode *visby_state_to_json (const VisbyState *state);

G_END_DECLS

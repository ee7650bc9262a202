/* colonia-state-json.h: how a game stands, as JSON
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <json-glib/json-glib.h>

#include "colonia-state.h"

JsonNode *colonia_state_to_json (const ColoniaState *state);

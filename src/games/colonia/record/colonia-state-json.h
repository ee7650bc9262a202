/* colonia-state-json.h: how a game stands, as JSON
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <json-glib/json-glib.h>

#include "colonia-state.h"

G_BEGIN_DECLS

JsonNode *colonia_state_to_json (const ColoniaState *state);

G_END_DECLS

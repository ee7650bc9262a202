/* visby-events.h: of what events and what is agreed consist
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "visby-state.h"

G_BEGIN_DECLS

extern const TableField visby_setup_fields[];
extern const TableField visby_rates_fields[];
extern const TableEvents visby_events;

JsonNode *visby_state_print (const TableState *state);

G_END_DECLS

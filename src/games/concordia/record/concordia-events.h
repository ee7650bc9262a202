/* concordia-events.h: of what events and what is agreed consist
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "concordia-state.h"

G_BEGIN_DECLS

extern const TableField concordia_setup_fields[];
extern const TableEvents concordia_events;

G_END_DECLS

/* genua-events.h: of what events and what is agreed consist
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "genua-state.h"

G_BEGIN_DECLS

extern const TableField genua_setup_fields[];
extern const TableEvents genua_events;

G_END_DECLS

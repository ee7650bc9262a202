/* genua-chance.h: what random players do
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "genua-state.h"
#include "table-chance.h"

/* What they write into a record, see `TableGame`. */
extern const char *const genua_chance_texts[];

void        genua_chance_deal       (TableChance      *chance,
                                     TableSetup       *setup);
TableEvent *genua_chance_make_event (TableChance      *chance,
                                     const TableState *state);

/* genua-chance.h: what random players do
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "genua-state.h"
#include "table-chance.h"

G_BEGIN_DECLS

/* What random players remember. */
typedef struct {
  TableChance table; /* where numbers come from */
  gboolean noted; /* whether it was noted that all of it is invented */
} GenuaChance;

void        genua_chance_deal       (TableChance      *chance,
                                     TableSetup       *setup);
TableEvent *genua_chance_make_event (TableChance      *chance,
                                     const TableState *state);

G_END_DECLS

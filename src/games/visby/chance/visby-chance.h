/* visby-chance.h: what random players do
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "table-chance.h"
#include "visby-state.h"

/* What random players remember. */
typedef struct {
  TableChance table; /* where numbers come from */
  gboolean told; /* whether the rates were told */
} VisbyChance;

TableEvent *visby_chance_make_event (TableChance      *chance,
                                     const TableState *state);

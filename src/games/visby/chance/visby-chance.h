/* visby-chance.h: what random players do
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "table-chance.h"
#include "visby-state.h"

G_BEGIN_DECLS

/**
 * VisbyChance:
 * @table: where numbers come from
 * @noted: whether it was noted that rates are invented
 * @told: whether they were told
 *
 * What random players remember.
 */
typedef struct {
  TableChance table;
  gboolean noted;
  gboolean told;
} VisbyChance;

TableEvent *visby_chance_make_event (TableChance      *chance,
                                     const TableState *state);

G_END_DECLS

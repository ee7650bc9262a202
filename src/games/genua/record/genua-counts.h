/* genua-counts.h: what is followed through a game, and counted over many
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "genua-state.h"

G_BEGIN_DECLS

/* What is followed from round to round. */
typedef enum {
  GENUA_SERIES_INCOME,
  GENUA_SERIES_BUILDINGS,
  GENUA_SERIES_MONEY,
  GENUA_SERIES_GOODS,
  GENUA_N_SERIES
} GenuaSeries;

/* What is counted: actions by building, and what brings money. */
typedef enum {
  GENUA_TALLY_LARGE_ORDERS = GENUA_N_BUILDINGS,
  GENUA_TALLY_SMALL_ORDERS,
  GENUA_TALLY_MESSAGES,
  GENUA_TALLY_CLAIMS,
  GENUA_N_TALLIES
} GenuaTally;

extern const TableSeries genua_series[];
extern const char *const genua_tally_ids[];

void genua_tally (const TableState *before,
                  const TableEvent *event,
                  TableTallies     *tallies);

G_END_DECLS

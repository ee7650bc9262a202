/* concordia-counts.h: what is followed through a game, and counted over many
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "concordia-state.h"

G_BEGIN_DECLS

/* What is followed from round to round. */
typedef enum {
  CONCORDIA_SERIES_HOUSES,
  CONCORDIA_SERIES_PROVINCES,
  CONCORDIA_SERIES_COLONISTS,
  CONCORDIA_SERIES_CARDS,
  CONCORDIA_N_SERIES
} ConcordiaSeries;

extern const TableSeries concordia_series[];
extern const char *const concordia_tally_ids[];

void concordia_tally (const TableState *before,
                      const TableEvent *event,
                      TableTallies     *tallies);

G_END_DECLS

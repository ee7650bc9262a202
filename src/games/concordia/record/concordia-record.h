/* concordia-record.h: of what documents of Concordia consist, and what is followed and counted of games
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "concordia-state.h"
#include "table-printed.h"

/* What is followed from round to round. */
typedef enum {
  CONCORDIA_SERIES_HOUSES, CONCORDIA_SERIES_PROVINCES, CONCORDIA_SERIES_COLONISTS, CONCORDIA_SERIES_CARDS,
  CONCORDIA_N_SERIES
} ConcordiaSeries;

/* What the table's own copy of the game says. */
typedef struct {
  TablePrinted table; /* what all cards have */
  ConcordiaSetup setup;
} ConcordiaCopy;

extern const TableCards concordia_copies;
extern const TableField concordia_setup_fields[];
extern const TableField concordia_score_fields[];
extern const TableEvents concordia_events;
extern const TableSeries concordia_series[];
extern const char *const concordia_tally_ids[];

void      concordia_tally       (const TableState *before,
                                 const TableEvent *event,
                                 TableTallies     *tallies);
JsonNode *concordia_state_print (const TableState *state);

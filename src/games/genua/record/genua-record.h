/* genua-record.h: of what records consist, what is counted of them, and what is remembered
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "genua-state.h"
#include "table-printed.h"

/* What is followed from round to round. */
typedef enum { GENUA_SERIES_INCOME, GENUA_SERIES_BUILDINGS, GENUA_SERIES_MONEY, GENUA_SERIES_GOODS, GENUA_N_SERIES } GenuaSeries;

/* What is counted: actions by building, and what brings money. */
typedef enum {
  GENUA_TALLY_LARGE_ORDERS = GENUA_N_BUILDINGS, GENUA_TALLY_SMALL_ORDERS, GENUA_TALLY_MESSAGES, GENUA_TALLY_CLAIMS,
  GENUA_N_TALLIES
} GenuaTally;

/* A square of the city, which only the table sees (CITY-4), or what the table's own copy says instead. */
typedef struct {
  TablePrinted printed;
  int dice[2]; /* which show it */
  int place;
  GenuaSetup copy;
} GenuaSquare;

extern const TableField genua_setup_fields[];
extern const TableField genua_score_fields[];
extern const TableEvents genua_events;
extern const TableCards genua_cards;
extern const TableSeries genua_series[];
extern const char *const genua_tally_ids[];

TableSquares genua_squares_read (const GenuaState *state,
                                 const GPtrArray  *known);
void      genua_tally         (const TableState *before,
                               const TableEvent *event,
                               TableTallies     *tallies);
JsonNode *genua_print_state   (const TableState *state);

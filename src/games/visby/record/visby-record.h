/* visby-record.h: of what documents of Visby consist, and what is followed and counted of games
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "table-printed.h"
#include "visby-state.h"

/* What is followed from round to round. */
typedef enum { VISBY_SERIES_SEALS, VISBY_SERIES_WARES, VISBY_SERIES_CARDS, VISBY_N_SERIES } VisbySeries;

/* How often somebody played a card, and how many seals it brought: or wares, if it brings these. */
#define VISBY_TALLY_PLAYED(card) ((int) (card))
#define VISBY_TALLY_BROUGHT(card) (VISBY_N_CARDS + (int) (card))

/* The one kind of thing of which only the table knows what is printed on it. */
#define VISBY_PRINTED_RATES 0

/* The rates of a board. */
typedef struct {
  TablePrinted table; /* what all cards have */
  VisbyEvent event; /* the event by which it is told */
} VisbyPrinted;

extern const TableField visby_setup_fields[];
extern const TableField visby_rates_fields[];
extern const TableEvents visby_events;
extern const TableCards visby_cards;
extern const TableSeries visby_series[];
extern const char *const visby_tally_ids[];

void      visby_tally       (const TableState *before,
                             const TableEvent *event,
                             TableTallies     *tallies);
JsonNode *visby_state_print (const TableState *state);

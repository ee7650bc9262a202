/* visby-counts.h: what is followed through a game, and counted over many
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "visby-state.h"

G_BEGIN_DECLS

/**
 * VisbySeries:
 *
 * What is followed from round to round.
 */
typedef enum {
  VISBY_SERIES_SEALS,
  VISBY_SERIES_WARES,
  VISBY_SERIES_CARDS,
  VISBY_N_SERIES
} VisbySeries;

/**
 * VISBY_TALLY_PLAYED:
 * @card: a card
 *
 * How often somebody played a card.
 */
#define VISBY_TALLY_PLAYED(card) ((int) (card))

/**
 * VISBY_TALLY_BROUGHT:
 * @card: a card
 *
 * How many seals a card brought somebody: or wares, if it brings these.
 */
#define VISBY_TALLY_BROUGHT(card) (VISBY_N_CARDS + (int) (card))

extern const TableSeries visby_series[];
extern const char *const visby_tally_ids[];

void visby_tally (const TableState *before,
                  const TableEvent *event,
                  TableTallies     *tallies);

G_END_DECLS

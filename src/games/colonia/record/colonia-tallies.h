/* colonia-tallies.h: what is counted of each player
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-play.h"
#include "table-score.h"

/* Where it is counted how often a player voted for edicts of a kind. */
#define COLONIA_TALLY_YES(kind) (2 * (int) (kind))

/* Where it is counted how often a player voted against edicts of a kind. */
#define COLONIA_TALLY_NO(kind) (COLONIA_TALLY_YES (kind) + 1)

/* The id of each, ended by `NULL`. */
extern const char *const colonia_tally_ids[];

void colonia_tally (const TableState *before,
                    const TableEvent *event,
                    TableTallies     *tallies);

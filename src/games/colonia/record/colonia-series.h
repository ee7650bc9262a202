/* colonia-series.h: what is followed from week to week
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-play.h"
#include "table-game.h"

/* What is followed from week to week. */
typedef enum {
  COLONIA_SERIES_POINTS, /* the points of relics, in shrines or not; at the end those of windows too */
  COLONIA_SERIES_SUPPLY, /* how many members are at home */
  /* The money of the first city, that of the others follows; at the end what is left of it. */
  COLONIA_SERIES_MONEY,
  COLONIA_N_SERIES = COLONIA_SERIES_MONEY + COLONIA_N_CITIES
} ColoniaSeries;

/* What is followed, in the order of `ColoniaSeries`. */
extern const TableSeries colonia_series[];

gboolean colonia_series_get_votes (const TableEvent *event,
                                   TableVote        *votes);

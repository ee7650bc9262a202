/* concordia-score.h: what players come to
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "concordia-state.h"

G_BEGIN_DECLS

/* What a player comes to. */
typedef struct {
  int player, rank;
  int cards[CONCORDIA_N_KINDS]; /* how many there are of each kind */
  int each[CONCORDIA_N_KINDS]; /* what one of them is worth */
  int points[CONCORDIA_N_KINDS + 1]; /* for each kind, and for the Concordia card */
  int wealth; /* cash and goods, or `TABLE_NOBODY` before they are counted */
  int total;
} ConcordiaPlayerScore;

/* The score. A value. */
typedef struct {
  TableScore table; /* its points, and who has which rank */
  int praefectus; /* who holds it, or `TABLE_NOBODY` */
  int concordia; /* who has the card, or `TABLE_NOBODY` */
  ConcordiaPlayerScore players[CONCORDIA_MAX_PLAYERS]; /* by seat */
} ConcordiaScore;

void     concordia_score_count     (const ConcordiaState    *state,
                                    int                      seat,
                                    const ConcordiaHoldings *counted,
                                    ConcordiaPlayerScore    *score);
gboolean concordia_state_get_score (const TableState        *state,
                                    TableScore              *score);

G_END_DECLS

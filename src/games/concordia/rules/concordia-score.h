/* concordia-score.h: what players come to
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "concordia-state.h"

G_BEGIN_DECLS

/**
 * ConcordiaTie:
 * @CONCORDIA_TIE_LAST: nobody comes next
 * @CONCORDIA_TIE_POINTS: more points
 * @CONCORDIA_TIE_HOLDS: holding the Praefectus Magnus
 * @CONCORDIA_TIE_REACHED: the Praefectus Magnus would come there sooner
 * @CONCORDIA_TIE_SHARED: nothing: the two share a rank, as nobody knows where it is
 *
 * What parts somebody from who comes next (END-4).
 */
typedef enum {
  CONCORDIA_TIE_LAST,
  CONCORDIA_TIE_POINTS,
  CONCORDIA_TIE_HOLDS,
  CONCORDIA_TIE_REACHED,
  CONCORDIA_TIE_SHARED,
} ConcordiaTie;

/* What a player comes to. */
typedef struct {
  int cards[CONCORDIA_N_KINDS]; /* how many there are of each kind */
  int each[CONCORDIA_N_KINDS]; /* what one of them is worth */
  int points[CONCORDIA_N_KINDS];
  int concordia; /* points for the Concordia card */
  int wealth; /* cash and goods, or `TABLE_NOBODY` before they are counted */
  int total;
  int rank; /* from 1 */
} ConcordiaPlayerScore;

/* The score. A value. */
typedef struct {
  gboolean final; /* whether the game is over */
  int n_players;
  int praefectus; /* who holds it, or `TABLE_NOBODY` */
  int concordia; /* who has the card, or `TABLE_NOBODY` */
  ConcordiaPlayerScore players[CONCORDIA_MAX_PLAYERS]; /* by seat */
} ConcordiaScore;

void         concordia_score_count     (const ConcordiaState    *state,
                                        int                      seat,
                                        const ConcordiaHoldings *counted,
                                        ConcordiaPlayerScore    *score);
gboolean     concordia_state_get_score (const ConcordiaState    *state,
                                        ConcordiaScore          *score);
void         concordia_score_order     (const ConcordiaScore    *score,
                                        int                     *seats);
ConcordiaTie concordia_score_get_tie   (const ConcordiaScore    *score,
                                        const int               *seats,
                                        int                      place);
void         concordia_score_tell      (const TablePlay         *play);

int          concordia_gods_get_wealth (const ConcordiaHoldings *counted);
int          concordia_gods_count_each (const ConcordiaState    *state,
                                        int                      seat,
                                        int                      kind,
                                        int                      wealth);

G_END_DECLS

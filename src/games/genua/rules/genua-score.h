/* genua-score.h: what players come to
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "genua-state.h"

G_BEGIN_DECLS

#define GENUA_MOST_CHAINS (GENUA_N_RING / 2)

/* Where money that has no other name comes from. */
#define GENUA_FROM_OTHER GENUA_N_INCOMES

/* Privileges that are neighbours on the ring (PRIV-2). */
typedef struct {
  int n;
  int buildings[GENUA_N_RING];
  int pays;
} GenuaChain;

/* What a player comes to. */
typedef struct {
  int money;
  int buildings;
  int building_money;
  int n_chains;
  GenuaChain chains[GENUA_MOST_CHAINS];
  int privilege_money;
  int total;
  int goods;
  int from[GENUA_N_INCOMES + 1];
} GenuaPlayerScore;

/* The score. A value. */
typedef struct {
  TableScore table; /* its ducats, and who has which rank */
  GenuaPlayerScore players[GENUA_MAX_PLAYERS]; /* by seat */
} GenuaScore;

int      genua_chain_get_pay   (int               n);
int      genua_chains_find     (const int        *ring,
                                guint             privileges,
                                GenuaChain       *chains);

gboolean genua_state_get_score (const GenuaState *state,
                                GenuaScore       *score);

G_END_DECLS

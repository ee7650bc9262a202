/* concordia-chance.h: what random players do
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "concordia-state.h"
#include "table-chance.h"

/* The city tokens (SET-2). */
#define CONCORDIA_N_CITIES 30

/* What random players remember. */
typedef struct {
  TableChance table; /* where numbers come from */
  gboolean builds; /* whether they would rather build than buy, so that games end either way */
  int deck; /* from which cards are drawn, and what is left of it */
  int left[CONCORDIA_N_SALES];
  int houses[CONCORDIA_N_CITIES][CONCORDIA_MAX_PLAYERS]; /* how many stand in a city, by seat */
} ConcordiaChance;

void        concordia_chance_deal       (TableChance      *chance,
                                         TableSetup       *setup);
TableEvent *concordia_chance_make_event (TableChance      *chance,
                                         const TableState *state);

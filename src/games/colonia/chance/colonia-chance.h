/* colonia-chance.h: what random players do
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-event.h"
#include "colonia-state.h"
#include "table-chance.h"

/* How many edicts random players shuffle. */
#define COLONIA_N_EDICT_CARDS 18

/* What random players remember. The ships, relics and week cards that they play with are
 * invented. */
typedef struct {
  TableChance table; /* where numbers come from */
  const ColoniaState *state; /* how the game stands, while an event is made */
  ColoniaEdict edict_deck[COLONIA_N_EDICT_CARDS]; /* the edicts that were not revealed yet */
  int n_edicts_left; /* how many those are */
} ColoniaChance;

/* What random players write into a record, see `TableGame`. */
extern const char *const colonia_chance_texts[];

void        colonia_chance_deal       (TableChance      *chance,
                                       TableSetup       *setup);
TableEvent *colonia_chance_make_event (TableChance      *chance,
                                       const TableState *state);

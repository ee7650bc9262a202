/* colonia-chance.h: what random players do
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-event.h"
#include "colonia-state.h"
#include "table-chance.h"

G_BEGIN_DECLS

/**
 * COLONIA_N_EDICT_CARDS:
 *
 * How many edicts random players shuffle.
 */
#define COLONIA_N_EDICT_CARDS 18

/**
 * ColoniaChance:
 * @table: where numbers come from
 * @state: (nullable): how the game stands, while an event is made
 * @edict_deck: the edicts that were not revealed yet
 * @n_edicts_left: how many those are
 *
 * What random players remember. The ships, relics and week cards that they play with
 * are invented.
 */
typedef struct {
  TableChance table;
  const ColoniaState *state;
  ColoniaEdict edict_deck[COLONIA_N_EDICT_CARDS];
  int n_edicts_left;
} ColoniaChance;

/**
 * colonia_chance_texts:
 *
 * What random players write into a record, see `TableGame`.
 */
extern const char *const colonia_chance_texts[];

void        colonia_chance_deal       (TableChance      *chance,
                                       TableSetup       *setup);
TableEvent *colonia_chance_make_event (TableChance      *chance,
                                       const TableState *state);

G_END_DECLS

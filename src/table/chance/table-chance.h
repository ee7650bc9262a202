/* table-chance.h: what comes about by chance
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "table-game.h"

/**
 * TableChance:
 * @pick: picks a number from the first to the second one
 * @source: what it is given
 *
 * Where numbers come from: dice, or somebody's bytes. What random players of a game
 * remember begins with it.
 */
struct _TableChance {
  int (*pick) (gpointer source,
               int      min,
               int      max);
  gpointer source;
};

TableChance table_chance_from_rand  (GRand             *rand);
int         table_chance_between    (const TableChance *chance,
                                     int                min,
                                     int                max);
gboolean    table_chance_happens    (const TableChance *chance,
                                     int                percent);
int         table_chance_draw       (const TableChance *chance,
                                     int               *pieces,
                                     int                n_kinds);
void        table_chance_shuffle    (const TableChance *chance,
                                     int               *values,
                                     int                n);
TableEvent *table_chance_make_event (const TableChance *chance,
                                     const TableState  *state);

/* table-simulation.h: whole random games
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "table-record.h"

/**
 * TableSimulation:
 *
 * A table of players who draw, roll and decide at random, but by the rules. What only
 * a real table knows, as what is printed on its cards, is invented.
 */
typedef struct _TableSimulation TableSimulation;

TableSimulation *table_simulation_new        (const TableGame *game,
                                              int              n_players,
                                              int              tracking,
                                              guint64          seed);
void             table_simulation_free       (TableSimulation *simulation);
gboolean         table_simulation_step       (TableSimulation *simulation);
TableRecord     *table_simulation_get_record (TableSimulation *simulation);

TableRecord     *table_simulate              (const TableGame *game,
                                              int              n_players,
                                              int              tracking,
                                              guint64          seed);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TableSimulation, table_simulation_free)

/* colonia-simulation.h: whole random games
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-record.h"

G_BEGIN_DECLS

/**
 * ColoniaSimulation:
 *
 * A table of players who draw, roll and decide at random, but by the rules.
 * The ships, relics and week cards that they play with are invented.
 */
typedef struct _ColoniaSimulation ColoniaSimulation;

ColoniaSimulation *colonia_simulation_new       (int                n_players,
                                                 ColoniaTracking    tracking,
                                                 guint64            seed);
void               colonia_simulation_free      (ColoniaSimulation *simulation);
gboolean           colonia_simulation_step      (ColoniaSimulation *simulation);
TableRecord     *colonia_simulation_get_record (ColoniaSimulation *simulation);

TableRecord     *colonia_simulate             (int                n_players,
                                               ColoniaTracking    tracking,
                                               guint64            seed);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ColoniaSimulation, colonia_simulation_free)

G_END_DECLS

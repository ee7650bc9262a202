/* table-remedy.h: what puts the books right where the table is
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "table-game.h"

gboolean table_obstacle_is_of_books (const TableGame     *game,
                                     const TableObstacle *obstacle);

GArray  *table_remedy_list   (const TableState        *state,
                              const TableEvent *const *events,
                              guint                    n_events);
gboolean table_remedy_exists (const TableState        *state,
                              const TableEvent *const *events,
                              guint                    n_events);
void     table_remedy_apply  (TableState              *state,
                              const TableEvent        *event);
gboolean table_remedy_find   (const TableState        *state,
                              const TableEvent        *event,
                              GPtrArray               *remedies);

/* table-complaint.h: why something cannot be done, in a sentence
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "table-game.h"

char *table_obstacle_tell     (const TableGame     *game,
                               const char *const   *names,
                               const TableObstacle *obstacle);
char *table_obstacle_report   (const TableGame     *game,
                               const char *const   *names,
                               const TableObstacle *obstacle);
char *table_obstacle_complain (const TableGame     *game,
                               const char *const   *names,
                               const TableObstacle *obstacle,
                               guint                uncovered);

/* colonia-obstacle.c: what stands against an event
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "colonia-obstacle.h"

/**
 * colonia_obstacle_is_private:
 * @obstacle: an obstacle
 *
 * Tells whether only the player behind the screen can see what stands in the
 * way: resources, goods, money and relics are hidden, everything else lies
 * open on the table. A view must not show a private obstacle to the others.
 *
 * Returns: `TRUE` if the obstacle betrays what is behind a screen
 */
gboolean
colonia_obstacle_is_private (const ColoniaObstacle *obstacle)
{
  g_return_val_if_fail (obstacle != NULL, FALSE);

  switch (obstacle->kind)
    {
    case COLONIA_OBSTACLE_MONEY_SHORT:
    case COLONIA_OBSTACLE_RESOURCE_SHORT:
    case COLONIA_OBSTACLE_GOOD_SHORT:
    case COLONIA_OBSTACLE_RELIC_NOT_OWNED:
      return TRUE;

    default:
      return FALSE;
    }
}

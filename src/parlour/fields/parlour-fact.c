/* parlour-fact.c: what a player has, as a number
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-fact.h"

#include "table-game.h"

#include <glib/gi18n.h>

/**
 * parlour_fact_get_open_points:
 * @state: how a game stands
 * @seat: a player, from 0
 *
 * Finds the points of a game in which nothing is secret. At its end they are
 * told with the ranks, when it is time.
 *
 * Returns: the points, or `PARLOUR_NO_VALUE` while not everybody can count them, or is to know them, and
 *   in a game whose totals are no points
 */
int
parlour_fact_get_open_points (const TableState *state,
                              int               seat)
{
  TableScore score;

  /* What is called otherwise is told where a game tells its totals. */
  if (state->game->tell_total != NULL || state->game->cover != NULL || state->game->keeps_points_back
      || table_state_is_finished (state) || !table_state_get_score (state, &score))
    return PARLOUR_NO_VALUE;

  return score.totals[seat];
}

/**
 * parlour_fact_tell_points:
 * @points: how many points there are
 *
 * Tells points in words.
 *
 * Returns: (transfer full): the text
 */
char *
parlour_fact_tell_points (int points)
{
  return g_strdup_printf (ngettext ("%d point", "%d points", (gulong) ABS (points)), points);
}

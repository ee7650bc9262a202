/* parlour-game-family.c: what a game is to the card of a family
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-game-family.h"

#include "parlour-fact.h"

#include <glib/gi18n.h>

static const char *
get_points_caption (int value)
{
  return ngettext ("point", "points", (gulong) ABS (value));
}

static const ParlourGameFamily plain = {
  .get_value = parlour_fact_get_open_points,
  .get_caption = get_points_caption,
  .tell_value = parlour_fact_tell_points,
};

/* Finds how the families of a game are shown. */
const ParlourGameFamily *
parlour_game_family_find (const TableGame *game)
{
  const ParlourGame *shown;

  g_return_val_if_fail (game != NULL, NULL);

  shown = parlour_game_find (game);

  return shown->family != NULL ? shown->family : &plain;
}

/* Tells whether a player is not asked again for now. */
gboolean
parlour_game_family_has_passed (const TableState *state,
                                int               seat)
{
  const ParlourGameFamily *game = parlour_game_family_find (state->game);

  return game->has_passed != NULL && game->has_passed (state, seat);
}

/* Finds the number that is largest on the card of a family. */
int
parlour_game_family_get_value (const TableState *state,
                               int               seat)
{
  const ParlourGameFamily *game = parlour_game_family_find (state->game);

  return game->get_value != NULL ? game->get_value (state, seat) : PARLOUR_NO_VALUE;
}

/* parlour-game.c: what a game is to the parlour
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-game.h"

/**
 * parlour_game_find:
 * @game: a game of `table_games`
 *
 * Finds how a game is shown.
 *
 * Returns: (transfer none): what it is to the parlour
 */
const ParlourGame *
parlour_game_find (const TableGame *game)
{
  g_return_val_if_fail (game != NULL, NULL);

  for (const ParlourGame *const *shown = parlour_games; *shown != NULL; shown++)
    if ((*shown)->game == game)
      return *shown;

  g_return_val_if_reached (NULL);
}

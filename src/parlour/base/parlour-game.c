/* parlour-game.c: what a game is to the parlour
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-game.h"

#include "parlour-event-form.h"
#include "parlour-the-end.h"

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

/**
 * parlour_game_find_page:
 * @state: how a game stands
 *
 * Finds what shows a game at the step where it stands: a page of its own, and where it has
 * none a form made of what the events that the step takes may say, or the end.
 *
 * Returns: the type of a `ParlourPage`
 */
GType
parlour_game_find_page (const TableState *state)
{
  const ParlourGame *shown;
  GType page;

  g_return_val_if_fail (state != NULL, G_TYPE_INVALID);

  shown = parlour_game_find (state->game);
  page = shown->find_page != NULL ? shown->find_page (state) : G_TYPE_NONE;
  if (page != G_TYPE_NONE)
    return page;

  return table_state_is_finished (state) ? PARLOUR_TYPE_THE_END : PARLOUR_TYPE_EVENT_FORM;
}

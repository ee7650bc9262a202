/* parlour-game-setup.c: what a game is to the page that begins games
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-game-setup.h"

#include "parlour-setup-form.h"

#include <glib/gi18n.h>

/* Lists how much can be kept track of. Returns a list, or `NULL` if there is nothing to choose. */
const ParlourTracking *
parlour_game_setup_list_trackings (const TableGame *game)
{
  const ParlourGameSetup *setup;

  g_return_val_if_fail (game != NULL, NULL);

  setup = parlour_game_find (game)->setup;

  return setup != NULL ? setup->trackings : NULL;
}

/* Tells who sits first, in the language that is spoken. Returns that, or `NULL` if the rules do
 * not say it. */
const char *
parlour_game_setup_tell_first (const TableGame *game)
{
  const ParlourGameSetup *setup;

  g_return_val_if_fail (game != NULL, NULL);

  setup = parlour_game_find (game)->setup;

  return setup != NULL && setup->first_seat != NULL ? _(setup->first_seat) : NULL;
}

/* Makes what is asked before it begins. */
ParlourSetup *
parlour_game_setup_make (const TableGame *game)
{
  const ParlourGameSetup *setup;

  g_return_val_if_fail (game != NULL, NULL);

  setup = parlour_game_find (game)->setup;

  return setup != NULL && setup->make != NULL ? setup->make () : parlour_setup_form_new (game);
}

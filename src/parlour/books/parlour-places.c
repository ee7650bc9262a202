/* parlour-places.c: where games are kept
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-places.h"

/* Tells where games are kept. The directory need not be there yet. */
char *
parlour_places_get_games (void)
{
  return g_build_filename (g_get_user_data_dir (), "kontor", "games", NULL);
}

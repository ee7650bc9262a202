/* parlour-last-game.c: the game that is offered first
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-last-game.h"

#include "parlour-settings.h"

#define KEY "last-game"
#define KIND_KEY "last-kind"

/* Keeps which game shall be offered first at the next start. */
void
parlour_last_game_set (GSettings  *settings,
                       const char *path)
{
  parlour_settings_set_path (settings, KEY, path);
}

/* Tells which game was open last and is not over. Returns the file of the game, or `NULL` if
 * there is none. */
char *
parlour_last_game_get (GSettings *settings)
{
  return parlour_settings_get_path (settings, KEY);
}

/* Offers the game where it is now, if it has gone elsewhere with others. */
void
parlour_last_game_follow (GSettings  *settings,
                          GHashTable *copies)
{
  g_autofree char *path = parlour_last_game_get (settings);
  const char *copy = path != NULL ? g_hash_table_lookup (copies, path) : NULL;

  if (copy != NULL)
    parlour_last_game_set (settings, copy);
}

/* Keeps which of several games was played last. */
void
parlour_last_game_set_kind (GSettings       *settings,
                            const TableGame *game)
{
  g_return_if_fail (game != NULL);

  g_settings_set_string (settings, KIND_KEY, game->id);
}

/* Tells which of several games was played last, which may be the next one, too. */
const TableGame *
parlour_last_game_get_kind (GSettings *settings)
{
  g_autofree char *id = g_settings_get_string (settings, KIND_KEY);
  const TableGame *game = table_game_find (id);

  return game != NULL ? game : table_games[0];
}

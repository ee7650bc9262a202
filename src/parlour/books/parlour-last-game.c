/* parlour-last-game.c: the game that is offered first
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Settings are UTF-8, and the names of files need not be: then the address of the
 * file is kept, in which such bytes are written otherwise.
 */

#include "config.h"

#include "parlour-last-game.h"

#define KEY "last-game"
#define KIND_KEY "last-kind"
#define SCHEME "file://"

/* Keeps which game shall be offered first at the next start. */
void
parlour_last_game_set (GSettings  *settings,
                       const char *path)
{
  g_autofree char *uri = NULL;

  g_return_if_fail (G_IS_SETTINGS (settings));

  if (path != NULL && !g_utf8_validate (path, -1, NULL))
    uri = g_filename_to_uri (path, NULL, NULL);
  if (uri != NULL || path == NULL)
    g_settings_set_string (settings, KEY, uri != NULL ? uri : "");
  else
    g_settings_set_string (settings, KEY, path);
}

/* Tells which game was open last and is not over. Returns the file of the game, or `NULL` if
 * there is none. */
char *
parlour_last_game_get (GSettings *settings)
{
  g_autofree char *value = NULL;

  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);

  value = g_settings_get_string (settings, KEY);
  if (g_str_has_prefix (value, SCHEME))
    return g_filename_from_uri (value, NULL, NULL);

  return *value != '\0' ? g_steal_pointer (&value) : NULL;
}

/* Keeps which of several games was played last. */
void
parlour_last_game_set_kind (GSettings       *settings,
                            const TableGame *game)
{
  g_return_if_fail (G_IS_SETTINGS (settings));
  g_return_if_fail (game != NULL);

  g_settings_set_string (settings, KIND_KEY, game->id);
}

/* Tells which of several games was played last, which may be the next one, too. */
const TableGame *
parlour_last_game_get_kind (GSettings *settings)
{
  g_autofree char *id = NULL;
  const TableGame *game;

  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);

  id = g_settings_get_string (settings, KIND_KEY);
  game = table_game_find (id);

  return game != NULL ? game : table_games[0];
}

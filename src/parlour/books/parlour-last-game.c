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
#define SCHEME "file://"

/**
 * parlour_last_game_set:
 * @settings: the settings
 * @path: (type filename) (nullable): the file of a game, or `NULL` for none
 *
 * Keeps which game shall be offered first at the next start.
 */
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

/**
 * parlour_last_game_get:
 * @settings: the settings
 *
 * Tells which game was open last and is not over.
 *
 * Returns: (transfer full) (type filename) (nullable): the file of the game, or
 *   `NULL` if there is none
 */
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

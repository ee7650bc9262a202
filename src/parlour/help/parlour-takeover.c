/* parlour-takeover.c: what was kept when the application was called otherwise
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-takeover.h"

#include "parlour-last-game.h"
#include "parlour-places.h"
#include "table-game-file.h"
#include "table-takeover.h"

#define TAKEN_OVER "taken-over"
#define LAST_GAME "last-game"

static char *
get_former_games (void)
{
  return g_build_filename (g_get_user_data_dir (), FORMER_NAME, "games", NULL);
}

/* The game is found where it is from now on. One that cannot be copied, or is kept
 * elsewhere, goes on where it is. */
static void
take_last_game (GSettings *former,
                GSettings *settings)
{
  g_autofree char *path = parlour_last_game_get (former);
  g_autofree char *directory = path != NULL ? g_path_get_dirname (path) : NULL;
  g_autofree char *former_games = get_former_games ();
  g_autofree char *games = parlour_places_get_own ();
  g_autofree char *copy = NULL;

  if (g_strcmp0 (directory, former_games) == 0)
    copy = table_game_file_copy (path, games, NULL);
  parlour_last_game_set (settings, copy != NULL ? copy : path);
}

/* Takes over, once, what was set when the application was called otherwise. What has been set
 * since stays. */
void
parlour_take_over_settings (GSettings *settings)
{
  g_autoptr (GSettings) former = NULL;
  g_autoptr (GSettings) changed = NULL;
  g_autoptr (GSettingsSchema) schema = NULL;
  g_auto (GStrv) keys = NULL;

  g_return_if_fail (G_IS_SETTINGS (settings));

  if (g_settings_get_boolean (settings, TAKEN_OVER))
    return;

  former = g_settings_new (SCHEMA_ID ".Former");
  g_object_get (former, "settings-schema", &schema, NULL);
  keys = g_settings_schema_list_keys (schema);

  /* All of them are written at once, or none. */
  changed = g_settings_new (SCHEMA_ID);
  g_settings_delay (changed);
  for (guint i = 0; keys[i] != NULL; i++)
    {
      g_autoptr (GVariant) value = g_settings_get_user_value (former, keys[i]);
      g_autoptr (GVariant) there = g_settings_get_user_value (settings, keys[i]);

      if (value == NULL || there != NULL)
        continue;
      if (g_str_equal (keys[i], LAST_GAME))
        take_last_game (former, changed);
      else
        g_settings_set_value (changed, keys[i], value);
    }
  g_settings_set_boolean (changed, TAKEN_OVER, TRUE);
  g_settings_apply (changed);
}

/* Takes over, once, games and cards that were kept when the application was called otherwise,
 * see table_take_over(). */
guint
parlour_take_over_games (GError **error)
{
  g_autofree char *own = parlour_places_get_own ();
  g_autofree char *directory = g_path_get_dirname (own);
  g_autofree char *former = g_build_filename (g_get_user_data_dir (), FORMER_NAME, NULL);

  return table_take_over (former, directory, error);
}

/* parlour-settings.c: what is set in the preferences
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-settings.h"

#define SCHEME "file://"

/**
 * parlour_settings_get:
 *
 * Gets the preferences, of which there is one object: to make another one takes longer than to read what it says.
 *
 * Returns: (transfer none): the settings, which stay as long as the program does
 */
GSettings *
parlour_settings_get (void)
{
  static GSettings *settings;

  if (settings == NULL)
    settings = g_settings_new (SCHEMA_ID);

  return settings;
}

/**
 * parlour_settings_set_path:
 * @settings: the preferences
 * @key: one of them
 * @path: (type filename) (nullable): what it shall be, or `NULL` for nothing
 *
 * Keeps the path of a file. Settings are UTF-8, and the names of files need not be: then the address
 * of the file is kept, in which such bytes are written otherwise.
 */
void
parlour_settings_set_path (GSettings  *settings,
                           const char *key,
                           const char *path)
{
  g_autofree char *uri = NULL;

  g_return_if_fail (key != NULL);

  if (path != NULL && !g_utf8_validate (path, -1, NULL))
    uri = g_filename_to_uri (path, NULL, NULL);
  if (uri != NULL || path == NULL)
    g_settings_set_string (settings, key, uri != NULL ? uri : "");
  else
    g_settings_set_string (settings, key, path);
}

/**
 * parlour_settings_get_path:
 * @settings: the preferences
 * @key: one of them
 *
 * Gets the path of a file.
 *
 * Returns: (transfer full) (nullable) (type filename): the path, or `NULL` if there is nothing
 */
char *
parlour_settings_get_path (GSettings  *settings,
                           const char *key)
{
  g_autofree char *value = NULL;

  g_return_val_if_fail (key != NULL, NULL);

  value = g_settings_get_string (settings, key);
  if (g_str_has_prefix (value, SCHEME))
    return g_filename_from_uri (value, NULL, NULL);

  return *value != '\0' ? g_steal_pointer (&value) : NULL;
}

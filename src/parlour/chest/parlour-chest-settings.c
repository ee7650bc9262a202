/* parlour-chest-settings.c: what is set, as a text that can be taken elsewhere
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-chest-settings.h"

#include <string.h>

#define GROUP "Settings"

/* What nobody has set, or is about this computer. */
static const char *const left_out[] = {
  "window-width", "window-height", "window-maximized", "last-game", "last-kind", "taken-over", "games-folder", "games-disk", NULL,
};

static GSettingsSchema *
get_schema (GSettings *settings)
{
  GSettingsSchema *schema;

  g_object_get (settings, "settings-schema", &schema, NULL);

  return schema;
}

/* Tells all that somebody has set, in the order of the names, as a key file. */
char *
parlour_chest_settings_tell (GSettings *settings)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autoptr (GSettingsSchema) schema = NULL;
  g_auto (GStrv) keys = NULL;

  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);

  schema = get_schema (settings);
  keys = g_settings_schema_list_keys (schema);
  for (guint i = 0; keys[i] != NULL; i++)
    {
      g_autoptr (GVariant) value = g_settings_get_user_value (settings, keys[i]);
      g_autofree char *text = value != NULL ? g_variant_print (value, TRUE) : NULL;

      if (text != NULL && !g_strv_contains (left_out, keys[i]))
        g_key_file_set_string (file, GROUP, keys[i], text);
    }

  return g_key_file_to_data (file, NULL, NULL);
}

/* What a key is in a text from outside, if it can be that and nobody has set it here. */
static GVariant *
find_value (GSettings       *settings,
            GSettingsSchema *schema,
            GKeyFile        *file,
            const char      *name)
{
  g_autofree char *text = g_key_file_get_string (file, GROUP, name, NULL);
  g_autoptr (GVariant) here = g_settings_get_user_value (settings, name);
  g_autoptr (GSettingsSchemaKey) key = g_settings_schema_get_key (schema, name);
  g_autoptr (GVariant) value = NULL;

  if (text == NULL || here != NULL || g_strv_contains (left_out, name))
    return NULL;

  value = g_variant_parse (g_settings_schema_key_get_value_type (key), text, NULL, NULL, NULL);

  return value != NULL && g_settings_schema_key_range_check (key, value) ? g_steal_pointer (&value) : NULL;
}

/* Sets what a text tells that parlour_chest_settings_tell() has made, or anybody else. What is set here stays as it is.
 * Returns how many settings that were. */
guint
parlour_chest_settings_take (GSettings  *settings,
                             const char *text)
{
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autoptr (GSettingsSchema) schema = NULL;
  g_auto (GStrv) keys = NULL;
  guint n = 0;

  g_return_val_if_fail (G_IS_SETTINGS (settings), 0);

  if (text == NULL || *text == '\0' || !g_key_file_load_from_data (file, text, strlen (text), G_KEY_FILE_NONE, NULL))
    return 0;

  schema = get_schema (settings);
  keys = g_settings_schema_list_keys (schema);
  for (guint i = 0; keys[i] != NULL; i++)
    {
      g_autoptr (GVariant) value = find_value (settings, schema, file, keys[i]);

      n += value != NULL && g_settings_set_value (settings, keys[i], value);
    }

  return n;
}

/* parlour-settings.c: what is set in the preferences
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-settings.h"

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

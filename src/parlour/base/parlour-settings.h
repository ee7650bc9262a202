/* parlour-settings.h: what is set in the preferences
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

GSettings *parlour_settings_get      (void);
void       parlour_settings_set_path (GSettings  *settings,
                                      const char *key,
                                      const char *path);
char      *parlour_settings_get_path (GSettings  *settings,
                                      const char *key);

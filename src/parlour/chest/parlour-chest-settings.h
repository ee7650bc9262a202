/* parlour-chest-settings.h: what is set, as a text that can be taken elsewhere
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

char *parlour_chest_settings_tell (GSettings  *settings);
guint parlour_chest_settings_take (GSettings  *settings,
                                   const char *text);

G_END_DECLS

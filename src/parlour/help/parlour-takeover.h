/* parlour-takeover.h: what was kept when the application was called otherwise
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

void  parlour_take_over_settings (GSettings *settings);
guint parlour_take_over_games    (GError   **error);

G_END_DECLS

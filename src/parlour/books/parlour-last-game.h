/* parlour-last-game.h: the game that is offered first
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

void  parlour_last_game_set (GSettings  *settings,
                             const char *path);
char *parlour_last_game_get (GSettings  *settings);

G_END_DECLS

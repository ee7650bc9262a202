/* parlour-last-game.h: the game that is offered first
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "table-game.h"

#include <gio/gio.h>

void             parlour_last_game_set      (GSettings       *settings,
                                             const char      *path);
char            *parlour_last_game_get      (GSettings       *settings);
void             parlour_last_game_follow   (GSettings       *settings,
                                             GHashTable      *copies);
void             parlour_last_game_set_kind (GSettings       *settings,
                                             const TableGame *game);
const TableGame *parlour_last_game_get_kind (GSettings       *settings);

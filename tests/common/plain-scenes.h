/* plain-scenes.h: the rules of a game, scene by scene
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "table-game.h"

int plain_scenes_run (int              argc,
                      char           **argv,
                      const TableGame *of);

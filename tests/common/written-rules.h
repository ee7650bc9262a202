/* written-rules.h: the page of a game's rules, and those that the program knows
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "table-game.h"

void assert_written_rules (const TableGame *game);

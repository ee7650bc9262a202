/* dice.h: chance
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

int dice_roll (int sides);

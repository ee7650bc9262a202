/* dice.h: chance
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

int dice_roll (int sides);

G_END_DECLS

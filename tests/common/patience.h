/* patience.h: how tests wait, and for how much they have time
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

void iterate (void);

guint count_random_games (void);
guint count_moments_between (void);

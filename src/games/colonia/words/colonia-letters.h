/* colonia-letters.h: the keys for what is on the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-kinds.h"

G_BEGIN_DECLS

/* The most points of a relic that has a key, which is the most that is known of. */
#define COLONIA_KEY_POINTS 5

/* The key that makes a shrine of a card. */
#define COLONIA_KEY_SHRINE ((gunichar) 's')

gunichar colonia_key_resource (int resource);
gunichar colonia_key_good     (int good);
gunichar colonia_key_city     (int city);
gunichar colonia_key_relic    (int relic);

G_END_DECLS

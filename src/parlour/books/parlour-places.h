/* parlour-places.h: where games are kept
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

char *parlour_places_get_games (void);

G_END_DECLS

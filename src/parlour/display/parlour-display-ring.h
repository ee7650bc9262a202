/* parlour-display-ring.h: the places of a game that has a ring of them, on the display
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "parlour-game-display.h"

G_BEGIN_DECLS

GtkWidget *parlour_display_ring_new  (void);
void       parlour_display_ring_show (GtkWidget                *ring,
                                      const ParlourGameDisplay *game,
                                      TableSession             *session,
                                      const TableState         *state);

G_END_DECLS

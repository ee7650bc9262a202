/* parlour-turn-bar.h: passing
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "parlour-page.h"

#define PARLOUR_TYPE_TURN_BAR (parlour_turn_bar_get_type ())

G_DECLARE_FINAL_TYPE (ParlourTurnBar, parlour_turn_bar, PARLOUR, TURN_BAR, AdwBin)

void parlour_turn_bar_update (ParlourTurnBar *self,
                              ParlourPage    *page);

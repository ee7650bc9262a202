/* colonia-turn-bar.h: passing
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-quarter.h"

G_BEGIN_DECLS

#define COLONIA_TYPE_TURN_BAR (colonia_turn_bar_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaTurnBar, colonia_turn_bar, COLONIA, TURN_BAR, AdwBin)

void colonia_turn_bar_update (ColoniaTurnBar *self,
                              ColoniaQuarter *quarter);

G_END_DECLS

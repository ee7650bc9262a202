/* colonia-display.h: what Colonia is to the display
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-kinds.h"
#include "parlour-game-display.h"

/* How Colonia is shown on the display for the table. */
extern const ParlourGameDisplay colonia_display;

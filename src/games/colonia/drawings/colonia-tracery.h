/* colonia-tracery.h: the panes of the four windows
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-kinds.h"
#include "parlour-palette.h"

/* How wide the box is in which a window is drawn. */
#define COLONIA_TRACERY_WIDTH 100.

/* How high the box is in which a window is drawn. */
#define COLONIA_TRACERY_HEIGHT 136.

void colonia_tracery_draw (cairo_t            *cr,
                           ColoniaCity         city,
                           double              lit,
                           const ParlourPaper *paper);

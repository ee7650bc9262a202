/* colonia-trades.h: the signs of the craftsmen
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-kinds.h"
#include "parlour-palette.h"

G_BEGIN_DECLS

void colonia_trade_draw (cairo_t            *cr,
                         ColoniaCraftsman    craftsman,
                         const ParlourPaper *paper,
                         double              x,
                         double              y,
                         double              size);

G_END_DECLS

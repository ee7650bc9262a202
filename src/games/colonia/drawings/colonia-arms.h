/* colonia-arms.h: the coats of arms of the cities
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-kinds.h"
#include "parlour-palette.h"

G_BEGIN_DECLS

void colonia_arms_draw (cairo_t            *cr,
                        ColoniaCity         city,
                        const ParlourPaper *paper,
                        double              x,
                        double              y,
                        double              size);

G_END_DECLS

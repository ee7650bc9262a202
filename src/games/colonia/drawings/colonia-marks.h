/* colonia-marks.h: small pictures of resources, goods and cities
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-kinds.h"
#include "parlour-palette.h"

G_BEGIN_DECLS

void colonia_mark_resource (cairo_t            *cr,
                            ColoniaResource     resource,
                            const ParlourPaint *paint,
                            double              x,
                            double              y,
                            double              size);
void colonia_mark_good     (cairo_t            *cr,
                            ColoniaGood         good,
                            const ParlourPaint *paint,
                            double              x,
                            double              y,
                            double              size);
void colonia_mark_city     (cairo_t            *cr,
                            ColoniaCity         city,
                            const ParlourPaint *paint,
                            double              x,
                            double              y,
                            double              size);

G_END_DECLS

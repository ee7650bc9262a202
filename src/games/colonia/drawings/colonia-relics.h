/* colonia-relics.h: drawings of relics and shrines
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-kinds.h"
#include "parlour-palette.h"

G_BEGIN_DECLS

/* How many relics are drawn, one for each number of points that there is in print (SET-9). */
#define COLONIA_N_RELICS 5

void colonia_relic_draw  (cairo_t            *cr,
                          ColoniaCity         city,
                          int                 points,
                          const ParlourPaper *paper,
                          double              x,
                          double              y,
                          double              size);
void colonia_shrine_draw (cairo_t            *cr,
                          ColoniaCity         city,
                          const ParlourPaper *paper,
                          double              x,
                          double              y,
                          double              size);

G_END_DECLS

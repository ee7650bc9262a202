/* colonia-palette.h: the colours of the things of the game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-kinds.h"
#include "parlour-drawing.h"

/* How many colours the glass of a window has. */
#define COLONIA_N_PANES 4

void         colonia_palette_get_resource  (ColoniaResource     resource,
                                            const ParlourPaper *paper,
                                            ParlourPaint       *paint);
void         colonia_palette_get_good      (ColoniaGood         good,
                                            const ParlourPaper *paper,
                                            ParlourPaint       *paint);
void         colonia_palette_get_city      (ColoniaCity         city,
                                            const ParlourPaper *paper,
                                            ParlourPaint       *paint);
void         colonia_palette_get_stone     (const ParlourPaper *paper,
                                            ParlourPaint       *paint);
void         colonia_palette_draw_mark     (cairo_t            *cr,
                                            const char         *id,
                                            const ParlourPaint *paint,
                                            double              x,
                                            double              y,
                                            double              size);
GdkRGBA      colonia_palette_get_pane      (ColoniaCity         city,
                                            int                 pane);

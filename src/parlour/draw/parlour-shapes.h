/* parlour-shapes.h: outlines that several drawings share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "parlour-palette.h"

void   parlour_shape_rounded      (cairo_t            *cr,
                                   double              x,
                                   double              y,
                                   double              width,
                                   double              height,
                                   double              radius);
void   parlour_shape_circle       (cairo_t            *cr,
                                   double              x,
                                   double              y,
                                   double              radius);
void   parlour_shape_emblem       (cairo_t            *cr,
                                   TableColor          color,
                                   double              x,
                                   double              y,
                                   double              size);
void   parlour_shape_place_letter (TableColor          color,
                                   double              size,
                                   double             *height,
                                   double             *below);
void   parlour_shape_ring         (cairo_t            *cr,
                                   double              x,
                                   double              y,
                                   double              size,
                                   const ParlourPaper *paper);
double parlour_shape_get_line     (double              size,
                                   const ParlourPaper *paper);
void   parlour_shape_paint        (cairo_t            *cr,
                                   const ParlourPaint *paint,
                                   double              line);
void   parlour_shape_centre       (cairo_t            *cr,
                                   PangoLayout        *layout,
                                   double              x,
                                   double              y);

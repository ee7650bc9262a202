/* colonia-shapes.h: outlines that several drawings share
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-palette.h"

G_BEGIN_DECLS

void colonia_shape_rounded   (cairo_t            *cr,
                              double              x,
                              double              y,
                              double              width,
                              double              height,
                              double              radius);
void colonia_shape_circle    (cairo_t            *cr,
                              double              x,
                              double              y,
                              double              radius);
void colonia_shape_line      (cairo_t            *cr,
                              double              x1,
                              double              y1,
                              double              x2,
                              double              y2);
void colonia_shape_family    (cairo_t            *cr,
                              ColoniaColor        color,
                              double              x,
                              double              y,
                              double              size);
void colonia_shape_place_letter (ColoniaColor       color,
                                 double             size,
                                 double            *height,
                                 double            *below);
void colonia_shape_ring      (cairo_t            *cr,
                              double              x,
                              double              y,
                              double              size,
                              const ColoniaPaper *paper);
double colonia_shape_get_line (double             size,
                              const ColoniaPaper *paper);
void colonia_shape_paint     (cairo_t            *cr,
                              const ColoniaPaint *paint,
                              double              line);
void colonia_shape_centre    (cairo_t            *cr,
                              PangoLayout        *layout,
                              double              x,
                              double              y);

G_END_DECLS

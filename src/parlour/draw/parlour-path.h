/* parlour-path.h: drawings as data
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "parlour-palette.h"

#include <cairo.h>

G_BEGIN_DECLS

/**
 * PARLOUR_PATH_BOX:
 *
 * How wide and high the box is in which drawings are made.
 */
#define PARLOUR_PATH_BOX 24.

/**
 * ParlourStroke:
 * @path: what is drawn, as the paths of an SVG have it; a drawing ends with a stroke whose
 *   path is `NULL`
 * @line: how wide a line is drawn along it, or 0 to fill it
 * @is_round: whether the ends of the line, and of those after it, are; else they are as they
 *   were before
 * @is_cut: whether it is in the colour of the filling, as if it was cut out, rather than in
 *   that of the mark
 *
 * A part of a drawing. A drawing is a constant list of them.
 */
typedef struct {
  const char *path;
  double line;
  gboolean is_round;
  gboolean is_cut;
} ParlourStroke;

void parlour_path_trace (cairo_t             *cr,
                         const char          *path);
void parlour_path_draw  (cairo_t             *cr,
                         const ParlourStroke *drawing,
                         const ParlourPaint  *paint,
                         double               x,
                         double               y,
                         double               size);

G_END_DECLS

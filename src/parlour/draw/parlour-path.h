/* parlour-path.h: drawings as data
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "parlour-palette.h"

#include <cairo.h>

/* How wide and high the box is in which drawings are made. */
#define PARLOUR_PATH_BOX 24.

/* A part of a drawing. A drawing is a constant list of them. */
typedef struct {
  /* What is drawn, as the paths of an SVG have it; a drawing ends with a stroke whose path is
   * `NULL`. */
  const char *path;
  double line; /* how wide a line is drawn along it, or 0 to fill it */
  /* Whether the ends of the line, and of those after it, are; else they are as they were before. */
  gboolean is_round;
  /* Whether it is in the colour of the filling, as if it was cut out, rather than in that of the
   * mark. */
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

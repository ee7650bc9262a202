/* parlour-drawing.h: drawings of several colours, as SVGs
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "parlour-palette.h"

#include <cairo.h>

/* What a drawing calls some of its colours; a list of them ends with one without a name. */
typedef struct {
  const char *name;
  ParlourPaint paint;
} ParlourInk;

void parlour_drawing_draw (cairo_t          *cr,
                           const char       *game,
                           const char       *id,
                           const ParlourInk *inks,
                           double            line,
                           double            x,
                           double            y,
                           double            size);

/* parlour-palette.h: the colours of the things on the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "table-color.h"

#include <gtk/gtk.h>

/**
 * PARLOUR_RGB:
 * @code: red, green and blue, a byte of each
 *
 * Begins a constant colour that nothing shines through.
 */
#define PARLOUR_RGB(code) \
  { (float) (((code) >> 16) & 0xff) / 255.f, \
    (float) (((code) >> 8) & 0xff) / 255.f, \
    (float) ((code) & 0xff) / 255.f, \
    1.f }

/**
 * ParlourPaper:
 * @ink: what lines and text have there
 * @dark: whether it is dark, and the ink light
 * @high_contrast: whether everything must stand out as far as it can
 *
 * What a thing is drawn on.
 */
typedef struct {
  GdkRGBA ink;
  gboolean dark;
  gboolean high_contrast;
} ParlourPaper;

/**
 * ParlourPaint:
 * @fill: what the thing is filled with
 * @edge: what runs around it; stands out from the paper even where the filling does not
 * @mark: what is drawn or written on the filling
 *
 * The colours of a thing.
 */
typedef struct {
  GdkRGBA fill;
  GdkRGBA edge;
  GdkRGBA mark;
} ParlourPaint;

double       parlour_palette_get_contrast  (const GdkRGBA      *one,
                                            const GdkRGBA      *other);
GdkRGBA      parlour_palette_mix           (const GdkRGBA      *one,
                                            const GdkRGBA      *other,
                                            double              share);
void         parlour_palette_paint         (const GdkRGBA      *fill,
                                            const ParlourPaper *paper,
                                            ParlourPaint       *paint);
void         parlour_palette_get_side      (int                 side,
                                            const ParlourPaper *paper,
                                            ParlourPaint       *paint);
void         parlour_palette_get_color     (TableColor          color,
                                            const ParlourPaper *paper,
                                            ParlourPaint       *paint);
void         parlour_palette_get_ivory     (const ParlourPaper *paper,
                                            ParlourPaint       *paint);
void         parlour_palette_get_gold      (const ParlourPaper *paper,
                                            ParlourPaint       *paint);

/* parlour-palette.h: the colours of the things on the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-kinds.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * PARLOUR_N_PANES:
 *
 * How many colours the glass of a window has.
 */
#define PARLOUR_N_PANES 4

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
void         parlour_palette_get_family    (ColoniaColor        color,
                                            const ParlourPaper *paper,
                                            ParlourPaint       *paint);
void         parlour_palette_get_resource  (ColoniaResource     resource,
                                            const ParlourPaper *paper,
                                            ParlourPaint       *paint);
void         parlour_palette_get_good      (ColoniaGood         good,
                                            const ParlourPaper *paper,
                                            ParlourPaint       *paint);
void         parlour_palette_get_city      (ColoniaCity         city,
                                            const ParlourPaper *paper,
                                            ParlourPaint       *paint);
void         parlour_palette_get_ivory     (const ParlourPaper *paper,
                                            ParlourPaint       *paint);
void         parlour_palette_get_gold      (const ParlourPaper *paper,
                                            ParlourPaint       *paint);
void         parlour_palette_get_ballot    (ColoniaBallot       ballot,
                                            const ParlourPaper *paper,
                                            ParlourPaint       *paint);
void         parlour_palette_get_stone     (const ParlourPaper *paper,
                                            ParlourPaint       *paint);
GdkRGBA      parlour_palette_get_pane      (ColoniaCity         city,
                                            int                 pane);

G_END_DECLS

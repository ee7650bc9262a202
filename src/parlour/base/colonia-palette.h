/* colonia-palette.h: the colours of the things on the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-kinds.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * COLONIA_N_PANES:
 *
 * How many colours the glass of a window has.
 */
#define COLONIA_N_PANES 4

/**
 * ColoniaPaper:
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
} ColoniaPaper;

/**
 * ColoniaPaint:
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
} ColoniaPaint;

double       colonia_palette_get_contrast  (const GdkRGBA      *one,
                                            const GdkRGBA      *other);
GdkRGBA      colonia_palette_mix           (const GdkRGBA      *one,
                                            const GdkRGBA      *other,
                                            double              share);
void         colonia_palette_paint         (const GdkRGBA      *fill,
                                            const ColoniaPaper *paper,
                                            ColoniaPaint       *paint);
void         colonia_palette_get_family    (ColoniaColor        color,
                                            const ColoniaPaper *paper,
                                            ColoniaPaint       *paint);
void         colonia_palette_get_resource  (ColoniaResource     resource,
                                            const ColoniaPaper *paper,
                                            ColoniaPaint       *paint);
void         colonia_palette_get_good      (ColoniaGood         good,
                                            const ColoniaPaper *paper,
                                            ColoniaPaint       *paint);
void         colonia_palette_get_city      (ColoniaCity         city,
                                            const ColoniaPaper *paper,
                                            ColoniaPaint       *paint);
void         colonia_palette_get_ivory     (const ColoniaPaper *paper,
                                            ColoniaPaint       *paint);
void         colonia_palette_get_gold      (const ColoniaPaper *paper,
                                            ColoniaPaint       *paint);
void         colonia_palette_get_ballot    (ColoniaBallot       ballot,
                                            const ColoniaPaper *paper,
                                            ColoniaPaint       *paint);
void         colonia_palette_get_stone     (const ColoniaPaper *paper,
                                            ColoniaPaint       *paint);
GdkRGBA      colonia_palette_get_pane      (ColoniaCity         city,
                                            int                 pane);

G_END_DECLS

/* parlour-figure.h: a widget that draws a thing of the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "parlour-palette.h"

#define PARLOUR_TYPE_FIGURE (parlour_figure_get_type ())

G_DECLARE_DERIVABLE_TYPE (ParlourFigure, parlour_figure, PARLOUR, FIGURE, GtkWidget)

/* What a thing must know. */
struct _ParlourFigureClass {
  GtkWidgetClass parent_class; /* the parent */

  void (*draw) (ParlourFigure      *self, /* draws it onto paper in a box of width by height pixels */
                cairo_t            *cr,
                const ParlourPaper *paper,
                double              width,
                double              height);

  char *(*describe) (ParlourFigure *self); /* tells in words what is drawn, transfer full */
};

int          parlour_figure_get_size      (ParlourFigure        *self);
void         parlour_figure_set_size      (ParlourFigure        *self,
                                           int                   size);
double       parlour_figure_get_scale     (ParlourFigure        *self);
double       parlour_figure_get_pixels    (ParlourFigure        *self);
void         parlour_figure_get_paper     (ParlourFigure        *self,
                                           ParlourPaper         *paper);
GdkPaintable *parlour_figure_photograph   (ParlourFigure        *self,
                                           const ParlourPaper   *paper,
                                           int                   width,
                                           int                   height);
gboolean     parlour_figure_draw          (ParlourFigure        *self);
void         parlour_figure_draw_anew     (ParlourFigure        *self);
void         parlour_figure_changed       (ParlourFigure        *self);
void         parlour_figure_resized       (ParlourFigure        *self);
PangoLayout *parlour_figure_create_layout (ParlourFigure        *self,
                                           const char           *text,
                                           double                height,
                                           PangoWeight           weight);

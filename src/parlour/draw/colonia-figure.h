/* colonia-figure.h: a widget that draws a thing of the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-palette.h"

G_BEGIN_DECLS

#define COLONIA_TYPE_FIGURE (colonia_figure_get_type ())

G_DECLARE_DERIVABLE_TYPE (ColoniaFigure, colonia_figure, COLONIA, FIGURE, GtkWidget)

/**
 * ColoniaFigureClass:
 * @parent_class: the parent
 * @draw: draws it onto @paper in a box of @width by @height pixels
 * @describe: (nullable): tells in words what is drawn, transfer full
 *
 * What a thing must know.
 */
struct _ColoniaFigureClass {
  GtkWidgetClass parent_class;

  void (*draw) (ColoniaFigure      *self,
                cairo_t            *cr,
                const ColoniaPaper *paper,
                double              width,
                double              height);

  char *(*describe) (ColoniaFigure *self);
};

int          colonia_figure_get_size      (ColoniaFigure        *self);
void         colonia_figure_set_size      (ColoniaFigure        *self,
                                           int                   size);
double       colonia_figure_get_scale     (ColoniaFigure        *self);
double       colonia_figure_get_pixels    (ColoniaFigure        *self);
void         colonia_figure_get_paper     (ColoniaFigure        *self,
                                           ColoniaPaper         *paper);
GdkPaintable *colonia_figure_photograph   (ColoniaFigure        *self,
                                           const ColoniaPaper   *paper,
                                           int                   width,
                                           int                   height);
void         colonia_figure_draw_anew     (ColoniaFigure        *self);
void         colonia_figure_changed       (ColoniaFigure        *self);
void         colonia_figure_resized       (ColoniaFigure        *self);
PangoLayout *colonia_figure_create_layout (ColoniaFigure        *self,
                                           const char           *text,
                                           double                height,
                                           PangoWeight           weight);

G_END_DECLS

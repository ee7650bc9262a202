/* parlour-easel.h: what charts are drawn on, be it a screen or a page
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "parlour-palette.h"

/* What charts are drawn on. It owns nothing. */
typedef struct {
  cairo_t *cr; /* the drawing */
  PangoContext *context; /* what sets the text */
  ParlourPaper paper; /* what it is drawn on */
  double em; /* how high the font is, in the units of cr */
  double width; /* how wide the chart is, from 0 */
  double height; /* how high the chart is, from 0 */
} ParlourEasel;

void   parlour_easel_use_ink (const ParlourEasel *self,
                              double              share);
double parlour_easel_measure (const ParlourEasel *self,
                              const char         *text,
                              double              em,
                              PangoWeight         weight);
double parlour_easel_write   (const ParlourEasel *self,
                              const char         *text,
                              double              x,
                              double              y,
                              double              align,
                              double              em,
                              PangoWeight         weight);
void   parlour_easel_fit     (const ParlourEasel *self,
                              const char         *text,
                              double              x,
                              double              y,
                              double              align,
                              double              room,
                              double              em,
                              PangoWeight         weight);
void   parlour_easel_emblem  (const ParlourEasel *self,
                              TableColor          color,
                              double              x,
                              double              y,
                              double              size,
                              gboolean            plain);

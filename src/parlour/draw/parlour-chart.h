/* parlour-chart.h: a drawing of the course of a game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "parlour-bars.h"
#include "parlour-curves.h"
#include "parlour-figure.h"

G_BEGIN_DECLS

#define PARLOUR_TYPE_CHART (parlour_chart_get_type ())

G_DECLARE_FINAL_TYPE (ParlourChart, parlour_chart, PARLOUR, CHART, ParlourFigure)

void parlour_chart_show_curves  (ParlourChart       *self,
                                 const TableCourse  *course,
                                 const TableColor *colors,
                                 int                 series,
                                 const char         *title);
void parlour_chart_show_votes   (ParlourChart       *self,
                                 const TableCourse  *course,
                                 const TableColor *colors,
                                 const char         *title);
void parlour_chart_show_dice    (ParlourChart       *self,
                                 const TableCourse  *course,
                                 TableDiceOf         whose,
                                 const char         *title);
void parlour_chart_show_bars    (ParlourChart       *self,
                                 GArray             *bars,
                                 const char         *title);
void parlour_chart_show_columns (ParlourChart       *self,
                                 GArray             *bars,
                                 const char         *title);

G_END_DECLS

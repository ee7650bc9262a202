/* colonia-chart.h: a drawing of the course of a game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-bars.h"
#include "colonia-curves.h"
#include "colonia-figure.h"

G_BEGIN_DECLS

#define COLONIA_TYPE_CHART (colonia_chart_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaChart, colonia_chart, COLONIA, CHART, ColoniaFigure)

void colonia_chart_show_curves (ColoniaChart        *self,
                                const ColoniaCourse *course,
                                const ColoniaColor  *colors,
                                ColoniaCurveKind     kind,
                                const char          *title);
void colonia_chart_show_votes  (ColoniaChart        *self,
                                const ColoniaCourse *course,
                                const ColoniaColor  *colors,
                                const char          *title);
void colonia_chart_show_dice   (ColoniaChart        *self,
                                const ColoniaCourse *course,
                                ColoniaDiceOf        whose,
                                const char          *title);
void colonia_chart_show_bars   (ColoniaChart        *self,
                                GArray              *bars,
                                const char          *title);
void colonia_chart_show_columns (ColoniaChart       *self,
                                 GArray             *bars,
                                 const char         *title);

G_END_DECLS

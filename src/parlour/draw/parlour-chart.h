/* parlour-chart.h: a drawing of numbers
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "parlour-figure.h"
#include "parlour-numbers.h"

#define PARLOUR_TYPE_CHART (parlour_chart_get_type ())

G_DECLARE_FINAL_TYPE (ParlourChart, parlour_chart, PARLOUR, CHART, ParlourFigure)

void parlour_chart_show (ParlourChart   *self,
                         ParlourNumbers *numbers);

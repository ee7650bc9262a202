/* parlour-curves.h: what becomes of the players week by week, as curves
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "parlour-easel.h"
#include "table-course.h"

G_BEGIN_DECLS

/**
 * ParlourCurveKind:
 * @PARLOUR_CURVE_POINTS: the points
 * @PARLOUR_CURVE_SUPPLY: the members at home
 * @PARLOUR_CURVE_MONEY: the money of the first city; those of the others follow
 * @PARLOUR_N_CURVES: how many there are
 *
 * What curves are about.
 */
typedef enum {
  PARLOUR_CURVE_POINTS,
  PARLOUR_CURVE_SUPPLY,
  PARLOUR_CURVE_MONEY,
  PARLOUR_N_CURVES = PARLOUR_CURVE_MONEY + COLONIA_N_CITIES
} ParlourCurveKind;

gboolean parlour_curves_are_public    (ParlourCurveKind    kind);
char    *parlour_curves_get_title     (ParlourCurveKind    kind);
int      parlour_curves_get_n_moments (const TableCourse  *course,
                                       ParlourCurveKind    kind);
int      parlour_curves_get_value     (const TableCourse  *course,
                                       ParlourCurveKind    kind,
                                       int                 moment,
                                       int                 seat);
char    *parlour_curves_name_moment   (const TableMoment  *moment);
char    *parlour_curves_mark_moment   (const TableMoment  *moment);
void     parlour_curves_draw          (const ParlourEasel *easel,
                                       const TableCourse  *course,
                                       const TableColor *colors,
                                       ParlourCurveKind    kind);

G_END_DECLS

/* colonia-curves.h: what becomes of the players week by week, as curves
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-course.h"
#include "colonia-easel.h"

G_BEGIN_DECLS

/**
 * ColoniaCurveKind:
 * @COLONIA_CURVE_POINTS: the points
 * @COLONIA_CURVE_SUPPLY: the members at home
 * @COLONIA_CURVE_MONEY: the money of the first city; those of the others follow
 * @COLONIA_N_CURVES: how many there are
 *
 * What curves are about.
 */
typedef enum {
  COLONIA_CURVE_POINTS,
  COLONIA_CURVE_SUPPLY,
  COLONIA_CURVE_MONEY,
  COLONIA_N_CURVES = COLONIA_CURVE_MONEY + COLONIA_N_CITIES
} ColoniaCurveKind;

gboolean colonia_curves_are_public    (ColoniaCurveKind     kind);
char    *colonia_curves_get_title     (ColoniaCurveKind     kind);
int      colonia_curves_get_n_moments (const ColoniaCourse *course,
                                       ColoniaCurveKind     kind);
int      colonia_curves_get_value     (const ColoniaCourse *course,
                                       ColoniaCurveKind     kind,
                                       int                  moment,
                                       int                  seat);
char    *colonia_curves_name_moment   (const ColoniaMoment *moment);
char    *colonia_curves_mark_moment   (const ColoniaMoment *moment);
void     colonia_curves_draw          (const ColoniaEasel  *easel,
                                       const ColoniaCourse *course,
                                       const ColoniaColor  *colors,
                                       ColoniaCurveKind     kind);

G_END_DECLS

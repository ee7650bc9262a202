/* parlour-curves.h: what becomes of the players round by round, as curves
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "parlour-easel.h"
#include "table-course.h"

G_BEGIN_DECLS

int         parlour_curves_count       (const TableCourse  *course);
char       *parlour_curves_get_title   (const TableCourse  *course,
                                        int                 series);
const char *parlour_curves_get_hint    (const TableCourse  *course,
                                        int                 series);
char       *parlour_curves_name_moment (const TableCourse  *course,
                                        int                 moment);
char       *parlour_curves_mark_moment (const TableCourse  *course,
                                        int                 moment);
void        parlour_curves_draw        (const ParlourEasel *easel,
                                        const TableCourse  *course,
                                        const TableColor   *colors,
                                        int                 series);

G_END_DECLS

/* parlour-course.h: the course of a game, as tables of numbers
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "parlour-numbers.h"
#include "table-course.h"

GPtrArray *parlour_course_list        (const TableRecord *record,
                                       const TableCourse *course);
gboolean   parlour_course_is_told     (const TableCourse *course);
GPtrArray *parlour_course_list_curves (const TableRecord *record,
                                       const TableCourse *course);

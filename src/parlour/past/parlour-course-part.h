/* parlour-course-part.h: a chart, and beside it the same numbers as a table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "parlour-chart.h"

G_BEGIN_DECLS

#define PARLOUR_TYPE_COURSE_PART (parlour_course_part_get_type ())

G_DECLARE_FINAL_TYPE (ParlourCoursePart, parlour_course_part, PARLOUR, COURSE_PART, AdwBin)

GtkWidget    *parlour_course_part_new        (const char        *title,
                                              const char        *hint);
ParlourChart *parlour_course_part_get_chart  (ParlourCoursePart *self);
void          parlour_course_part_add_family (ParlourCoursePart *self,
                                              int                column,
                                              int                row,
                                              TableColor         color,
                                              const char        *name);
void          parlour_course_part_add_head   (ParlourCoursePart *self,
                                              int                column,
                                              int                row,
                                              const char        *text);
void          parlour_course_part_add_cell   (ParlourCoursePart *self,
                                              int                column,
                                              int                row,
                                              const char        *text,
                                              const char        *told);
void          parlour_course_part_add_number (ParlourCoursePart *self,
                                              int                column,
                                              int                row,
                                              const char        *number,
                                              const char        *of,
                                              const char        *what);

G_END_DECLS

/* colonia-course-part.h: a chart, and beside it the same numbers as a table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "colonia-chart.h"

G_BEGIN_DECLS

#define COLONIA_TYPE_COURSE_PART (colonia_course_part_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaCoursePart, colonia_course_part, COLONIA, COURSE_PART, AdwBin)

GtkWidget    *colonia_course_part_new        (const char        *title,
                                              const char        *hint);
ColoniaChart *colonia_course_part_get_chart  (ColoniaCoursePart *self);
void          colonia_course_part_add_family (ColoniaCoursePart *self,
                                              int                column,
                                              int                row,
                                              ColoniaColor       color,
                                              const char        *name);
void          colonia_course_part_add_head   (ColoniaCoursePart *self,
                                              int                column,
                                              int                row,
                                              const char        *text);
void          colonia_course_part_add_cell   (ColoniaCoursePart *self,
                                              int                column,
                                              int                row,
                                              const char        *text,
                                              const char        *told);
void          colonia_course_part_add_number (ColoniaCoursePart *self,
                                              int                column,
                                              int                row,
                                              const char        *number,
                                              const char        *of,
                                              const char        *what);

G_END_DECLS

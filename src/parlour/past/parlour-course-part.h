/* parlour-course-part.h: a chart, and beside it the same numbers as a table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "parlour-numbers.h"

#define PARLOUR_TYPE_COURSE_PART (parlour_course_part_get_type ())

G_DECLARE_FINAL_TYPE (ParlourCoursePart, parlour_course_part, PARLOUR, COURSE_PART, AdwBin)

GtkWidget *parlour_course_part_new (ParlourNumbers *numbers);

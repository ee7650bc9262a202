/* parlour-course-window.h: the course of a game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "parlour-side-window.h"
#include "table-session.h"

#define PARLOUR_TYPE_COURSE_WINDOW (parlour_course_window_get_type ())

G_DECLARE_FINAL_TYPE (ParlourCourseWindow, parlour_course_window, PARLOUR, COURSE_WINDOW, ParlourSideWindow)

GtkWindow *parlour_course_window_new (GtkWindow    *parent,
                                      TableSession *session);

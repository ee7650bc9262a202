/* parlour-result-window.h: how a game ended, for others
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "parlour-side-window.h"
#include "table-session.h"

#define PARLOUR_TYPE_RESULT_WINDOW (parlour_result_window_get_type ())

G_DECLARE_FINAL_TYPE (ParlourResultWindow, parlour_result_window, PARLOUR, RESULT_WINDOW, ParlourSideWindow)

GtkWindow *parlour_result_window_new (GtkWindow    *parent,
                                      TableSession *session);

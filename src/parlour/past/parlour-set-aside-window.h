/* parlour-set-aside-window.h: what stood in a game before it was replaced
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "parlour-side-window.h"
#include "table-session.h"

#define PARLOUR_TYPE_SET_ASIDE_WINDOW (parlour_set_aside_window_get_type ())

G_DECLARE_FINAL_TYPE (ParlourSetAsideWindow, parlour_set_aside_window, PARLOUR, SET_ASIDE_WINDOW, ParlourSideWindow)

GtkWindow *parlour_set_aside_window_new (GtkWindow    *parent,
                                         TableSession *session);

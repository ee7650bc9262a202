/* parlour-chronicle-window.h: the chronicle where there is no room beside the game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "parlour-side-window.h"
#include "table-session.h"

#define PARLOUR_TYPE_CHRONICLE_WINDOW (parlour_chronicle_window_get_type ())

G_DECLARE_FINAL_TYPE (ParlourChronicleWindow, parlour_chronicle_window, PARLOUR, CHRONICLE_WINDOW, ParlourSideWindow)

GtkWindow *parlour_chronicle_window_new      (GtkWindow              *parent,
                                              TableSession           *session);
void       parlour_chronicle_window_show_day (ParlourChronicleWindow *self,
                                              int                     round,
                                              int                     day);

/* parlour-copies-window.h: several files of one game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "parlour-side-window.h"
#include "table-past-game.h"

#define PARLOUR_TYPE_COPIES_WINDOW (parlour_copies_window_get_type ())

G_DECLARE_FINAL_TYPE (ParlourCopiesWindow, parlour_copies_window, PARLOUR, COPIES_WINDOW, ParlourSideWindow)

GtkWindow *parlour_copies_window_new         (GtkWindow     *parent,
                                              TablePastGame *game);
GtkWindow *parlour_copies_window_new_of_both (GtkWindow     *parent,
                                              TableRecord   *here,
                                              TableRecord   *there);

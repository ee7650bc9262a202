/* parlour-statistics-window.h: what became of each player in all games
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "parlour-side-window.h"
#include "table-archive.h"

#define PARLOUR_TYPE_STATISTICS_WINDOW (parlour_statistics_window_get_type ())

G_DECLARE_FINAL_TYPE (ParlourStatisticsWindow, parlour_statistics_window, PARLOUR, STATISTICS_WINDOW, ParlourSideWindow)

GtkWindow *parlour_statistics_window_new (GtkWindow    *parent,
                                          TableArchive *archive);

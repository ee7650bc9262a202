/* parlour-chest-window.h: games that are other ones in a copy
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "parlour-side-window.h"
#include "table-chest.h"

#define PARLOUR_TYPE_CHEST_WINDOW (parlour_chest_window_get_type ())

G_DECLARE_FINAL_TYPE (ParlourChestWindow, parlour_chest_window, PARLOUR, CHEST_WINDOW, ParlourSideWindow)

GtkWindow  *parlour_chest_window_new        (GtkWindow          *parent,
                                             TableChest         *chest);
TableChest *parlour_chest_window_hand_chest (ParlourChestWindow *self);

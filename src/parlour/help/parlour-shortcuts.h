/* parlour-shortcuts.h: the window of the keyboard shortcuts
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "parlour-side-window.h"
#include "table-game.h"

#define PARLOUR_TYPE_SHORTCUTS (parlour_shortcuts_get_type ())

G_DECLARE_FINAL_TYPE (ParlourShortcuts, parlour_shortcuts, PARLOUR, SHORTCUTS, ParlourSideWindow)

GtkWidget *parlour_shortcuts_new (GtkWindow       *parent,
                                  const TableGame *game);

/* parlour-players-window.h: who plays a game that has begun
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "parlour-side-window.h"
#include "table-session.h"

#define PARLOUR_TYPE_PLAYERS_WINDOW (parlour_players_window_get_type ())

G_DECLARE_FINAL_TYPE (ParlourPlayersWindow, parlour_players_window, PARLOUR, PLAYERS_WINDOW, ParlourSideWindow)

GtkWindow *parlour_players_window_new (GtkWindow    *parent,
                                       TableSession *session);

/* parlour-window.h: a window with the shelf or a game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "parlour-application.h"
#include "table-emergency.h"

#define PARLOUR_TYPE_WINDOW (parlour_window_get_type ())

G_DECLARE_FINAL_TYPE (ParlourWindow, parlour_window, PARLOUR, WINDOW, AdwApplicationWindow)

ParlourWindow   *parlour_window_new           (ParlourApplication *application);
void             parlour_window_open_file     (ParlourWindow      *self,
                                               GFile              *file);
void             parlour_window_save_to       (ParlourWindow      *self,
                                               GFile              *file);
void             parlour_window_take_in       (ParlourWindow      *self,
                                               GFile              *file);
TableSession    *parlour_window_get_session   (ParlourWindow      *self);
const TableGame *parlour_window_get_game      (ParlourWindow      *self);
TableEmergency  *parlour_window_get_emergency (ParlourWindow      *self);
void             parlour_window_open_session  (ParlourWindow      *self,
                                               TableSession       *session);

/* parlour-window.h: a window with the shelf or a game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-emergency.h"
#include "parlour-application.h"

G_BEGIN_DECLS

#define PARLOUR_TYPE_WINDOW (parlour_window_get_type ())

G_DECLARE_FINAL_TYPE (ParlourWindow, parlour_window, PARLOUR, WINDOW, AdwApplicationWindow)

ParlourWindow *parlour_window_new          (ParlourApplication *application);
void           parlour_window_open_file    (ParlourWindow      *self,
                                            GFile              *file);
void           parlour_window_save_to      (ParlourWindow      *self,
                                            GFile              *file);
gboolean       parlour_window_is_open      (ParlourWindow      *self,
                                            const char         *path);
ColoniaSession *parlour_window_get_session (ParlourWindow      *self);
ColoniaEmergency *parlour_window_get_emergency (ParlourWindow *self);
void           parlour_window_open_session (ParlourWindow      *self,
                                            ColoniaSession     *session);
void           parlour_window_begin_game   (ParlourWindow      *self,
                                            ColoniaRecord      *record);

G_END_DECLS

/* colonia-window.h: a window with the shelf or a game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-application.h"
#include "colonia-emergency.h"

G_BEGIN_DECLS

#define COLONIA_TYPE_WINDOW (colonia_window_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaWindow, colonia_window, COLONIA, WINDOW, AdwApplicationWindow)

ColoniaWindow *colonia_window_new          (ColoniaApplication *application);
void           colonia_window_open_file    (ColoniaWindow      *self,
                                            GFile              *file);
void           colonia_window_save_to      (ColoniaWindow      *self,
                                            GFile              *file);
gboolean       colonia_window_is_open      (ColoniaWindow      *self,
                                            const char         *path);
ColoniaSession *colonia_window_get_session (ColoniaWindow      *self);
ColoniaEmergency *colonia_window_get_emergency (ColoniaWindow *self);
void           colonia_window_open_session (ColoniaWindow      *self,
                                            ColoniaSession     *session);
void           colonia_window_begin_game   (ColoniaWindow      *self,
                                            ColoniaRecord      *record);

G_END_DECLS

/* colonia-chronicle-window.h: the chronicle where there is no room beside the game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "colonia-session.h"

G_BEGIN_DECLS

#define COLONIA_TYPE_CHRONICLE_WINDOW (colonia_chronicle_window_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaChronicleWindow, colonia_chronicle_window, COLONIA, CHRONICLE_WINDOW, AdwWindow)

GtkWindow *colonia_chronicle_window_new      (GtkWindow              *parent,
                                              ColoniaSession         *session);
void       colonia_chronicle_window_show_day (ColoniaChronicleWindow *self,
                                              int                     week,
                                              ColoniaDay              day);

G_END_DECLS

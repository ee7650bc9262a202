/* colonia-window.h: a window with the shelf or a game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-application.h"

G_BEGIN_DECLS

#define COLONIA_TYPE_WINDOW (colonia_window_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaWindow, colonia_window, COLONIA, WINDOW, AdwApplicationWindow)

ColoniaWindow *colonia_window_new (ColoniaApplication *application);

G_END_DECLS

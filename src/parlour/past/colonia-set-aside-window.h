/* colonia-set-aside-window.h: what stood in a game before it was replaced
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "colonia-session.h"

G_BEGIN_DECLS

#define COLONIA_TYPE_SET_ASIDE_WINDOW (colonia_set_aside_window_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaSetAsideWindow, colonia_set_aside_window, COLONIA, SET_ASIDE_WINDOW, AdwWindow)

GtkWindow *colonia_set_aside_window_new (GtkWindow      *parent,
                                         ColoniaSession *session);

G_END_DECLS

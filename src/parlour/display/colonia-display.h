/* colonia-display.h: the game on a second monitor or a television
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "colonia-session.h"

G_BEGIN_DECLS

#define COLONIA_TYPE_DISPLAY (colonia_display_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaDisplay, colonia_display, COLONIA, DISPLAY, AdwWindow)

ColoniaDisplay *colonia_display_new        (ColoniaSession *session);
GdkMonitor     *colonia_display_choose     (GListModel     *monitors,
                                            GdkMonitor     *own);
GdkMonitor     *colonia_display_find_other (GtkWindow      *window);

G_END_DECLS

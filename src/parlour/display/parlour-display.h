/* parlour-display.h: the game on a second monitor or a television
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "table-session.h"

#define PARLOUR_TYPE_DISPLAY (parlour_display_get_type ())

G_DECLARE_FINAL_TYPE (ParlourDisplay, parlour_display, PARLOUR, DISPLAY, AdwWindow)

ParlourDisplay *parlour_display_new        (TableSession   *session);
GdkMonitor     *parlour_display_choose     (GListModel     *monitors,
                                            GdkMonitor     *own);
GdkMonitor     *parlour_display_find_other (GtkWindow      *window);

GtkWidget      *parlour_display_find_part  (ParlourDisplay *self,
                                            int             part);
GtkWidget      *parlour_display_find_thing (ParlourDisplay *self,
                                            const char     *id);

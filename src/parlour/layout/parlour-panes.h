/* parlour-panes.h: a page with something at its sides, where there is room
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#define PARLOUR_TYPE_PANES (parlour_panes_get_type ())

G_DECLARE_FINAL_TYPE (ParlourPanes, parlour_panes, PARLOUR, PANES, GtkWidget)

gboolean parlour_panes_has_room (ParlourPanes *self);

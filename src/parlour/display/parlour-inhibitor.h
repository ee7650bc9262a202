/* parlour-inhibitor.h: a screen that stays on while a game is played
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "table-session.h"

#include <gtk/gtk.h>

#define PARLOUR_TYPE_INHIBITOR (parlour_inhibitor_get_type ())

G_DECLARE_FINAL_TYPE (ParlourInhibitor, parlour_inhibitor, PARLOUR, INHIBITOR, GObject)

ParlourInhibitor *parlour_inhibitor_new         (GtkWidget        *owner);
void              parlour_inhibitor_set_session (ParlourInhibitor *self,
                                                 TableSession     *session);

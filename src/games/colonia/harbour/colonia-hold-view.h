/* colonia-hold-view.h: a cargo hold of a ship
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-play.h"
#include "table-session.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define COLONIA_TYPE_HOLD_VIEW (colonia_hold_view_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaHoldView, colonia_hold_view, COLONIA, HOLD_VIEW, AdwBin)

GtkWidget *colonia_hold_view_new        (gboolean           loadable);

void       colonia_hold_view_show       (ColoniaHoldView   *self,
                                         TableSession      *session,
                                         const ColoniaShip *ship,
                                         int                hold);
void       colonia_hold_view_set_key    (ColoniaHoldView   *self,
                                         const char        *key);
GtkWidget *colonia_hold_view_get_button (ColoniaHoldView   *self);

G_END_DECLS

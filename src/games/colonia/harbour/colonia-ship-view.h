/* colonia-ship-view.h: a berth with the ship that lies there
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-page.h"

G_BEGIN_DECLS

#define COLONIA_TYPE_SHIP_VIEW (colonia_ship_view_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaShipView, colonia_ship_view, COLONIA, SHIP_VIEW, AdwBin)

void       colonia_ship_view_set_session (ColoniaShipView   *self,
                                          TableSession      *session);
void       colonia_ship_view_set_ship    (ColoniaShipView   *self,
                                          const ColoniaShip *ship,
                                          int                berth);
void       colonia_ship_view_set_leaving (ColoniaShipView   *self,
                                          gboolean           leaving);
void       colonia_ship_view_set_key     (ColoniaShipView   *self,
                                          int                hold,
                                          const char        *key);
void       colonia_ship_view_mark        (ColoniaShipView   *self,
                                          int                hold);
int        colonia_ship_view_get_n_holds (ColoniaShipView   *self);
void       colonia_ship_view_offer       (ColoniaShipView   *self,
                                          ParlourPage       *page,
                                          GtkLabel          *reason);
void       colonia_ship_view_load        (ColoniaShipView   *self,
                                          int                hold);
gboolean   colonia_ship_view_load_good   (ColoniaShipView   *self,
                                          ColoniaGood        good);
GtkWidget *colonia_ship_view_get_figure  (ColoniaShipView   *self);

G_END_DECLS

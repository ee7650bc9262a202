/* colonia-ship-sketch.h: a ship as it is printed, small
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-event.h"
#include "colonia-state.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define COLONIA_TYPE_SHIP_SKETCH (colonia_ship_sketch_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaShipSketch, colonia_ship_sketch, COLONIA, SHIP_SKETCH, AdwBin)

GtkWidget  *colonia_ship_sketch_new       (void);
void        colonia_ship_sketch_set_ship  (ColoniaShipSketch  *self,
                                           const ColoniaShip  *ship);
ColoniaShip colonia_ship_sketch_make_ship (const ColoniaEvent *event);
char       *colonia_ship_sketch_describe  (const ColoniaShip  *ship);

G_END_DECLS

/* colonia-ship-sketch.h: a ship as it is printed, small
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-event.h"
#include "colonia-state.h"

#include <gtk/gtk.h>

GtkWidget  *colonia_ship_sketch_new       (const ColoniaShip  *ship);
ColoniaShip colonia_ship_sketch_make_ship (const ColoniaEvent *event);
char       *colonia_ship_sketch_describe  (const ColoniaShip  *ship);

/* colonia-berth-tile.h: a berth with the ship that lies there
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-state.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define COLONIA_TYPE_BERTH_TILE (colonia_berth_tile_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaBerthTile, colonia_berth_tile, COLONIA, BERTH_TILE, AdwBin)

GtkWidget *colonia_berth_tile_new      (int                berth);
void       colonia_berth_tile_set_ship (ColoniaBerthTile  *self,
                                        const ColoniaShip *ship,
                                        gboolean           next);

G_END_DECLS

/* parlour-display-tile.h: a thing on the table, seen from far away
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "parlour-game-display.h"

G_BEGIN_DECLS

#define PARLOUR_TYPE_DISPLAY_TILE (parlour_display_tile_get_type ())

G_DECLARE_FINAL_TYPE (ParlourDisplayTile, parlour_display_tile, PARLOUR, DISPLAY_TILE, GtkWidget)

GtkWidget *parlour_display_tile_new       (GtkSizeGroup             *titles,
                                           const ParlourGameDisplay *game);
void       parlour_display_tile_show      (ParlourDisplayTile       *self,
                                           ParlourTileFace          *face);

G_END_DECLS

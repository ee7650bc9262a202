/* parlour-number-tile.h: one of the numbers on a card
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "parlour-counter.h"

#include <adwaita.h>

#define PARLOUR_TYPE_NUMBER_TILE (parlour_number_tile_get_type ())

G_DECLARE_FINAL_TYPE (ParlourNumberTile, parlour_number_tile, PARLOUR, NUMBER_TILE, AdwBin)

GtkWidget      *parlour_number_tile_new         (GtkWidget         *figure);
ParlourCounter *parlour_number_tile_get_counter (ParlourNumberTile *self);
void            parlour_number_tile_name        (ParlourNumberTile *self,
                                                 const char        *caption,
                                                 const char        *title);

/* colonia-number-tile.h: one of the numbers on a card
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-counter.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define COLONIA_TYPE_NUMBER_TILE (colonia_number_tile_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaNumberTile, colonia_number_tile, COLONIA, NUMBER_TILE, AdwBin)

GtkWidget      *colonia_number_tile_new         (const char        *caption,
                                                 const char        *title,
                                                 GtkWidget         *figure);
ColoniaCounter *colonia_number_tile_get_counter (ColoniaNumberTile *self);
void            colonia_number_tile_name (ColoniaNumberTile *self,
                                          const char        *caption,
                                          const char        *title);

G_END_DECLS

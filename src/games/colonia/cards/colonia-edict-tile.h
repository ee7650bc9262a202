/* colonia-edict-tile.h: an edict that may be revealed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-event.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define COLONIA_TYPE_EDICT_TILE (colonia_edict_tile_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaEdictTile, colonia_edict_tile, COLONIA, EDICT_TILE, AdwBin)

GtkWidget          *colonia_edict_tile_new       (const ColoniaEdict *edict,
                                                  gunichar            key);
const ColoniaEdict *colonia_edict_tile_get_edict (ColoniaEdictTile   *self);
void                colonia_edict_tile_set_used  (ColoniaEdictTile   *self,
                                                  int                 week);
void                colonia_edict_tile_set_place (ColoniaEdictTile   *self,
                                                  int                 place);

G_END_DECLS

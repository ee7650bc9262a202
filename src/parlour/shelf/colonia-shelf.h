/* colonia-shelf.h: the shelf with the games
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define COLONIA_TYPE_SHELF (colonia_shelf_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaShelf, colonia_shelf, COLONIA, SHELF, AdwBin)

void colonia_shelf_refresh (ColoniaShelf *self);

G_END_DECLS

/* parlour-shelf.h: the shelf with the games
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#define PARLOUR_TYPE_SHELF (parlour_shelf_get_type ())

G_DECLARE_FINAL_TYPE (ParlourShelf, parlour_shelf, PARLOUR, SHELF, AdwBin)

GListModel *parlour_shelf_get_games (ParlourShelf *self);
void        parlour_shelf_refresh   (ParlourShelf *self);
void        parlour_shelf_look_again (ParlourShelf *self);

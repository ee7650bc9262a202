/* parlour-name-plate.h: a player with the emblem of the family
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "table-game.h"

#define PARLOUR_TYPE_NAME_PLATE (parlour_name_plate_get_type ())

G_DECLARE_FINAL_TYPE (ParlourNamePlate, parlour_name_plate, PARLOUR, NAME_PLATE, AdwBin)

GtkWidget *parlour_name_plate_new        (const char       *name,
                                          TableColor        color);
void       parlour_name_plate_set_result (ParlourNamePlate *self,
                                          const TableGame  *game,
                                          int               total,
                                          gboolean          has_won);

/* colonia-name-plate.h: a player with the emblem of the family
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "colonia-kinds.h"

G_BEGIN_DECLS

#define COLONIA_TYPE_NAME_PLATE (colonia_name_plate_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaNamePlate, colonia_name_plate, COLONIA, NAME_PLATE, AdwBin)

GtkWidget *colonia_name_plate_new        (const char       *name,
                                          ColoniaColor      color);
void       colonia_name_plate_set_result (ColoniaNamePlate *self,
                                          int               points,
                                          gboolean          has_won);

G_END_DECLS

/* colonia-place-row.h: a place in the player order, and why
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "colonia-rule.h"

G_BEGIN_DECLS

#define COLONIA_TYPE_PLACE_ROW (colonia_place_row_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaPlaceRow, colonia_place_row, COLONIA, PLACE_ROW, AdwBin)

GtkWidget *colonia_place_row_new  (void);
void       colonia_place_row_show (ColoniaPlaceRow   *self,
                                   int                place,
                                   int                color,
                                   const char        *sentence,
                                   const char        *detail,
                                   const ColoniaRule *rules);

G_END_DECLS

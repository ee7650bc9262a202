/* colonia-glass.h: one of the four windows of stained glass
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-kinds.h"
#include "parlour-figure.h"

#define COLONIA_TYPE_GLASS (colonia_glass_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaGlass, colonia_glass, COLONIA, GLASS, ParlourFigure)

GtkWidget   *colonia_glass_new      (ColoniaCity   city);

void         colonia_glass_set_city (ColoniaGlass *self,
                                     ColoniaCity   city);
void         colonia_glass_set_lit  (ColoniaGlass *self,
                                     gboolean      lit);

/* colonia-emblem.h: the emblem of a family
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-figure.h"

G_BEGIN_DECLS

#define COLONIA_TYPE_EMBLEM (colonia_emblem_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaEmblem, colonia_emblem, COLONIA, EMBLEM, ColoniaFigure)

GtkWidget *colonia_emblem_new       (int            color);

int        colonia_emblem_get_color (ColoniaEmblem *self);
void       colonia_emblem_set_color (ColoniaEmblem *self,
                                     int            color);
void       colonia_emblem_set_plain (ColoniaEmblem *self,
                                     gboolean       plain);

G_END_DECLS

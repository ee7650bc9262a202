/* parlour-emblem.h: the emblem of a family
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "parlour-figure.h"

#define PARLOUR_TYPE_EMBLEM (parlour_emblem_get_type ())

G_DECLARE_FINAL_TYPE (ParlourEmblem, parlour_emblem, PARLOUR, EMBLEM, ParlourFigure)

GtkWidget *parlour_emblem_new       (int            color);

int        parlour_emblem_get_color (ParlourEmblem *self);
void       parlour_emblem_set_color (ParlourEmblem *self,
                                     int            color);

/* parlour-display-family.h: a family, seen from far away
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "parlour-game-display.h"

#define PARLOUR_TYPE_DISPLAY_FAMILY (parlour_display_family_get_type ())

G_DECLARE_FINAL_TYPE (ParlourDisplayFamily, parlour_display_family, PARLOUR, DISPLAY_FAMILY, GtkWidget)

GtkWidget *parlour_display_family_new  (const ParlourGameDisplay *game);
void       parlour_display_family_show (ParlourDisplayFamily     *self,
                                        const ParlourOnlooker    *onlooker,
                                        int                       seat,
                                        int                       place,
                                        const TableThing         *told);

int        parlour_display_family_get_seat   (ParlourDisplayFamily *self);
GtkWidget *parlour_display_family_get_emblem (ParlourDisplayFamily *self);
GtkWidget *parlour_display_family_get_home   (ParlourDisplayFamily *self);

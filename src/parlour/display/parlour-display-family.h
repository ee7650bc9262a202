/* parlour-display-family.h: a family, seen from far away
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-kinds.h"
#include "table-session.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define PARLOUR_TYPE_DISPLAY_FAMILY (parlour_display_family_get_type ())

G_DECLARE_FINAL_TYPE (ParlourDisplayFamily, parlour_display_family, PARLOUR, DISPLAY_FAMILY, GtkWidget)

GtkWidget *parlour_display_family_new  (void);
void       parlour_display_family_show (ParlourDisplayFamily *self,
                                        TableSession         *session,
                                        int                   seat,
                                        int                   place,
                                        ColoniaBallot         ballot);

int        parlour_display_family_get_seat   (ParlourDisplayFamily *self);
GtkWidget *parlour_display_family_get_emblem (ParlourDisplayFamily *self);
GtkWidget *parlour_display_family_get_home   (ParlourDisplayFamily *self);

G_END_DECLS

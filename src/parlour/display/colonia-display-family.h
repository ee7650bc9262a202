/* colonia-display-family.h: a family, seen from far away
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-session.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define COLONIA_TYPE_DISPLAY_FAMILY (colonia_display_family_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaDisplayFamily, colonia_display_family, COLONIA, DISPLAY_FAMILY, GtkWidget)

GtkWidget *colonia_display_family_new  (void);
void       colonia_display_family_show (ColoniaDisplayFamily *self,
                                        ColoniaSession       *session,
                                        int                   seat,
                                        int                   place,
                                        ColoniaBallot         ballot);

int        colonia_display_family_get_seat   (ColoniaDisplayFamily *self);
GtkWidget *colonia_display_family_get_emblem (ColoniaDisplayFamily *self);
GtkWidget *colonia_display_family_get_home   (ColoniaDisplayFamily *self);

G_END_DECLS

/* parlour-families.h: the families of a game at the side of its page
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "table-session.h"

#include <gtk/gtk.h>

#define PARLOUR_TYPE_FAMILIES (parlour_families_get_type ())

G_DECLARE_FINAL_TYPE (ParlourFamilies, parlour_families, PARLOUR, FAMILIES, GObject)

ParlourFamilies *parlour_families_new           (GtkBox          *cards,
                                                 GtkBox          *chips);
void             parlour_families_set_session   (ParlourFamilies *self,
                                                 TableSession    *session);
gboolean         parlour_families_are_missing   (ParlourFamilies *self);
void             parlour_families_make          (ParlourFamilies *self);
void             parlour_families_show          (ParlourFamilies *self);
void             parlour_families_clear         (ParlourFamilies *self);
guint            parlour_families_get_uncovered (ParlourFamilies *self);
void             parlour_families_lift_cover    (ParlourFamilies *self,
                                                 int              seat);
void             parlour_families_keep_cover    (ParlourFamilies *self);
void             parlour_families_drop_covers   (ParlourFamilies *self);

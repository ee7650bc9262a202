/* colonia-town.h: the quarters of the town, of which one is to be seen
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-quarter.h"

G_BEGIN_DECLS

#define COLONIA_TYPE_TOWN (colonia_town_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaTown, colonia_town, COLONIA, TOWN, GtkBox)

ColoniaQuarter *colonia_town_get_quarter (ColoniaTown *self);

gboolean colonia_town_has (ColoniaTown *self,
                           GType        type);

ColoniaQuarter *colonia_town_find (ColoniaTown *self,
                                   GType        type);

void colonia_town_enter (ColoniaTown    *self,
                         ColoniaQuarter *quarter);

void colonia_town_leave (ColoniaTown *self,
                         gboolean     keep_keys);

void colonia_town_clear (ColoniaTown *self);

G_END_DECLS

/* parlour-town.h: the quarters of the town, of which one is to be seen
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "parlour-quarter.h"

G_BEGIN_DECLS

#define PARLOUR_TYPE_TOWN (parlour_town_get_type ())

G_DECLARE_FINAL_TYPE (ParlourTown, parlour_town, PARLOUR, TOWN, GtkBox)

ParlourQuarter *parlour_town_get_quarter (ParlourTown *self);

gboolean parlour_town_has (ParlourTown *self,
                           GType        type);

ParlourQuarter *parlour_town_find (ParlourTown *self,
                                   GType        type);

void parlour_town_enter (ParlourTown    *self,
                         ParlourQuarter *quarter);

void parlour_town_leave (ParlourTown *self,
                         gboolean     keep_keys);

gboolean parlour_town_take_key (ParlourTown        *self,
                                GtkEventController *controller);

void parlour_town_clear (ParlourTown *self);

G_END_DECLS

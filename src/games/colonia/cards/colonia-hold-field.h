/* colonia-hold-field.h: what a hold takes and pays, to be entered
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-event.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define COLONIA_TYPE_HOLD_FIELD (colonia_hold_field_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaHoldField, colonia_hold_field, COLONIA, HOLD_FIELD, AdwBin)

GtkWidget           *colonia_hold_field_new       (int                  hold);

const ColoniaBundle *colonia_hold_field_get_goods (ColoniaHoldField    *self);
int                  colonia_hold_field_get_pays  (ColoniaHoldField    *self);
gboolean             colonia_hold_field_is_empty  (ColoniaHoldField    *self);
void                 colonia_hold_field_set       (ColoniaHoldField    *self,
                                                   const ColoniaBundle *goods,
                                                   int                  pays);
void                 colonia_hold_field_set_pays  (ColoniaHoldField    *self,
                                                   int                  pays);
void                 colonia_hold_field_set_city  (ColoniaHoldField    *self,
                                                   int                  city);
void                 colonia_hold_field_add       (ColoniaHoldField    *self,
                                                   ColoniaGood          good);
void                 colonia_hold_field_take_back (ColoniaHoldField    *self);

G_END_DECLS

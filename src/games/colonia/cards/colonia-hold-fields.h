/* colonia-hold-fields.h: what the holds of a ship take and pay
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-event.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define COLONIA_TYPE_HOLD_FIELDS (colonia_hold_fields_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaHoldFields, colonia_hold_fields, COLONIA, HOLD_FIELDS, AdwBin)

GtkWidget *colonia_hold_fields_get_pad      (ColoniaHoldFields  *self);
void       colonia_hold_fields_set_city     (ColoniaHoldFields  *self,
                                             int                 city);
void       colonia_hold_fields_empty        (ColoniaHoldFields  *self);
void       colonia_hold_fields_set          (ColoniaHoldFields  *self,
                                             const ColoniaEvent *ship);
void       colonia_hold_fields_tell         (ColoniaHoldFields  *self,
                                             ColoniaEvent       *ship);
char      *colonia_hold_fields_find_missing (ColoniaHoldFields  *self);
GtkWidget *colonia_hold_fields_get_current  (ColoniaHoldFields  *self);

G_END_DECLS

/* colonia-relic-field.h: what a relic card says
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-event.h"

#include <adwaita.h>

G_BEGIN_DECLS

/* How many things its pad has for each city: the city itself, its relics by their points from 1 on, and its shrine. */
#define COLONIA_PAD_RELIC_COLUMNS (COLONIA_USUAL_RELIC_POINTS + 2)

#define COLONIA_TYPE_RELIC_FIELD (colonia_relic_field_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaRelicField, colonia_relic_field, COLONIA, RELIC_FIELD, AdwBin)

GtkWidget  *colonia_relic_field_get_pad      (ColoniaRelicField  *self);
void        colonia_relic_field_set_city     (ColoniaRelicField  *self,
                                              int                 city);
int         colonia_relic_field_get_city     (ColoniaRelicField  *self);
int         colonia_relic_field_tell_wanted  (ColoniaRelicField  *self);
gboolean    colonia_relic_field_may_be       (ColoniaRelicField  *self,
                                              const ColoniaEvent *relic);
void        colonia_relic_field_take_cost    (ColoniaRelicField  *self,
                                              int                 cost);
void        colonia_relic_field_offer        (ColoniaRelicField  *self,
                                              const char         *no_relic,
                                              const char         *no_shrine);
void        colonia_relic_field_empty        (ColoniaRelicField  *self);
void        colonia_relic_field_set_taken    (ColoniaRelicField  *self);
void        colonia_relic_field_go_on        (ColoniaRelicField  *self);
void        colonia_relic_field_set          (ColoniaRelicField  *self,
                                              const ColoniaEvent *relic);
void        colonia_relic_field_tell         (ColoniaRelicField  *self,
                                              ColoniaEvent       *relic);
const char *colonia_relic_field_find_missing (ColoniaRelicField  *self);
void        colonia_relic_field_tell_input   (ColoniaRelicField  *self,
                                              GByteArray         *input);
GtkWidget  *colonia_relic_field_get_cost     (ColoniaRelicField  *self);

G_END_DECLS

/* colonia-week-field.h: the numbers on a week card
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-printed.h"

#include <adwaita.h>

G_BEGIN_DECLS

#define COLONIA_TYPE_WEEK_FIELD (colonia_week_field_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaWeekField, colonia_week_field, COLONIA, WEEK_FIELD, AdwBin)

GtkWidget       *colonia_week_field_get_pad      (ColoniaWeekField       *self);
void             colonia_week_field_set          (ColoniaWeekField       *self,
                                                  const ColoniaPrintedWeek *week);
void             colonia_week_field_empty        (ColoniaWeekField       *self,
                                                  int                     n_booths);
ColoniaPrintedWeek colonia_week_field_tell         (ColoniaWeekField       *self);
const char      *colonia_week_field_find_missing (ColoniaWeekField       *self);
void             colonia_week_field_take_focus   (ColoniaWeekField       *self);
GtkWidget       *colonia_week_field_get_current  (ColoniaWeekField       *self);

G_END_DECLS

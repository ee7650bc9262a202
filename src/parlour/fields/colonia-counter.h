/* colonia-counter.h: a number that is tapped or typed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define COLONIA_TYPE_COUNTER (colonia_counter_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaCounter, colonia_counter, COLONIA, COUNTER, GtkWidget)

GtkWidget  *colonia_counter_new         (void);

int         colonia_counter_get_value   (ColoniaCounter *self);
void        colonia_counter_set_value   (ColoniaCounter *self,
                                         int             value);
void        colonia_counter_set_minimum (ColoniaCounter *self,
                                         int             minimum);
int         colonia_counter_get_maximum (ColoniaCounter *self);
void        colonia_counter_set_maximum (ColoniaCounter *self,
                                         int             maximum);
void        colonia_counter_set_title   (ColoniaCounter *self,
                                         const char     *title);
gboolean    colonia_counter_get_stepper (ColoniaCounter *self);
void        colonia_counter_set_stepper (ColoniaCounter *self,
                                         gboolean        stepper);
void        colonia_counter_set_quick   (ColoniaCounter *self,
                                         gboolean        quick);
void        colonia_counter_type_digit  (ColoniaCounter *self,
                                         int             digit);
void        colonia_counter_step        (ColoniaCounter *self,
                                         int             steps);

G_END_DECLS

/* parlour-counter.h: a number that is tapped or typed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#define PARLOUR_TYPE_COUNTER (parlour_counter_get_type ())

G_DECLARE_FINAL_TYPE (ParlourCounter, parlour_counter, PARLOUR, COUNTER, GtkWidget)

GtkWidget  *parlour_counter_new         (int             least,
                                         int             most);
GtkWidget  *parlour_counter_make_row    (ParlourCounter *self,
                                         const char     *title);
int         parlour_counter_get_value   (ParlourCounter *self);
void        parlour_counter_set_value   (ParlourCounter *self,
                                         int             value);
void        parlour_counter_set_books   (ParlourCounter *self,
                                         int             books);
void        parlour_counter_set_minimum (ParlourCounter *self,
                                         int             minimum);
void        parlour_counter_set_signed  (ParlourCounter *self,
                                         int             most);
void        parlour_counter_set_maximum (ParlourCounter *self,
                                         int             maximum);
void        parlour_counter_set_title   (ParlourCounter *self,
                                         const char     *title);
void        parlour_counter_set_stepper (ParlourCounter *self,
                                         gboolean        stepper);
void        parlour_counter_stand       (ParlourCounter *self);
void        parlour_counter_type_digit  (ParlourCounter *self,
                                         int             digit);
void        parlour_counter_take_back   (ParlourCounter *self);
void        parlour_counter_step        (ParlourCounter *self,
                                         int             steps);

/* parlour-seat.h: somebody who is about to play
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "table-record.h"

#define PARLOUR_TYPE_SEAT (parlour_seat_get_type ())

G_DECLARE_FINAL_TYPE (ParlourSeat, parlour_seat, PARLOUR, SEAT, GObject)

ParlourSeat         *parlour_seat_new          (TableColor           color);

void                 parlour_seat_set_name     (ParlourSeat         *self,
                                                const char          *name);
void                 parlour_seat_set_chosen   (ParlourSeat         *self);
gboolean             parlour_seat_was_chosen   (ParlourSeat         *self);
gboolean             parlour_seat_has_name     (ParlourSeat         *self);
const char          *parlour_seat_get_known_as (ParlourSeat         *self);
char                *parlour_seat_tell_name    (ParlourSeat         *self);
int                  parlour_seat_get_color    (ParlourSeat         *self);
void                 parlour_seat_set_color    (ParlourSeat         *self,
                                                int                  color);
const char          *parlour_seat_get_language (ParlourSeat         *self);
void                 parlour_seat_set_language (ParlourSeat         *self,
                                                const char          *language);
void                 parlour_seat_take_color   (ParlourSeat         *self,
                                                int                  color,
                                                GPtrArray           *seats);
void                 parlour_seat_remember_all (GPtrArray           *seats);

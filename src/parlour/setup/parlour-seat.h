/* parlour-seat.h: somebody who is about to play
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "table-record.h"

#define PARLOUR_TYPE_SEAT (parlour_seat_get_type ())

G_DECLARE_FINAL_TYPE (ParlourSeat, parlour_seat, PARLOUR, SEAT, GObject)

/* Somebody at the table of a game that has not begun. It is read as it is, and changed by functions, which tell. */
struct _ParlourSeat {
  GObject parent_instance;

  char *name; /* what was typed, with the blanks around it */
  char *known_as; /* the name in the game: what was typed, or the colour if that was nothing */
  int color; /* a TableColor */
  char *language; /* the id of the one to address them in, or NULL for that of the interface */
  gboolean was_chosen; /* from those who have played before, until another name is typed */
};

ParlourSeat *parlour_seat_new          (TableColor   color);
void         parlour_seat_set_name     (ParlourSeat *self,
                                        const char  *name);
gboolean     parlour_seat_has_name     (ParlourSeat *self);
char        *parlour_seat_tell_name    (ParlourSeat *self);
void         parlour_seat_set_color    (ParlourSeat *self,
                                        int          color);
void         parlour_seat_set_language (ParlourSeat *self,
                                        const char  *language);
void         parlour_seat_take_color   (ParlourSeat *self,
                                        int          color,
                                        GPtrArray   *seats);
void         parlour_seat_remember_all (GPtrArray   *seats);

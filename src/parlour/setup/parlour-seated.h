/* parlour-seated.h: what shows something of a player before a game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "parlour-seat.h"

#define PARLOUR_TYPE_SEATED (parlour_seated_get_type ())

G_DECLARE_DERIVABLE_TYPE (ParlourSeated, parlour_seated, PARLOUR, SEATED, AdwBin)

/* What shows something of a player before a game. */
struct _ParlourSeatedClass {
  AdwBinClass parent_class; /* the parent class */
};

ParlourSeat *parlour_seated_get_seat (ParlourSeated *self);
void         parlour_seated_show     (ParlourSeated *self,
                                      const char    *signal,
                                      GCallback      callback);

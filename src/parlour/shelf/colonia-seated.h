/* colonia-seated.h: what shows something of a player before a game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "colonia-seat.h"

G_BEGIN_DECLS

#define COLONIA_TYPE_SEATED (colonia_seated_get_type ())

G_DECLARE_DERIVABLE_TYPE (ColoniaSeated, colonia_seated, COLONIA, SEATED, AdwBin)

/**
 * ColoniaSeatedClass:
 * @parent_class: the parent class
 *
 * What shows something of a player before a game.
 */
struct _ColoniaSeatedClass {
  AdwBinClass parent_class;
};

ColoniaSeat *colonia_seated_get_seat (ColoniaSeated *self);
void         colonia_seated_show     (ColoniaSeated *self,
                                      const char    *signal,
                                      GCallback      callback);

G_END_DECLS

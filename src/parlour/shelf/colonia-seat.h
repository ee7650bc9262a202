/* colonia-seat.h: somebody who is about to play
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-piece.h"
#include "colonia-record.h"

G_BEGIN_DECLS

#define COLONIA_TYPE_SEAT (colonia_seat_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaSeat, colonia_seat, COLONIA, SEAT, GObject)

ColoniaSeat         *colonia_seat_new          (ColoniaColor         color);

const char          *colonia_seat_get_name     (ColoniaSeat         *self);
void                 colonia_seat_set_name     (ColoniaSeat         *self,
                                                const char          *name);
gboolean             colonia_seat_has_name     (ColoniaSeat         *self);
const char          *colonia_seat_get_known_as (ColoniaSeat         *self);
int                  colonia_seat_get_color    (ColoniaSeat         *self);
void                 colonia_seat_set_color    (ColoniaSeat         *self,
                                                int                  color);
const char          *colonia_seat_get_language (ColoniaSeat         *self);
void                 colonia_seat_set_language (ColoniaSeat         *self,
                                                const char          *language);
void                 colonia_seat_take_color   (ColoniaSeat         *self,
                                                int                  color,
                                                GPtrArray           *seats);
int                  colonia_seat_get_die      (ColoniaSeat         *self);
void                 colonia_seat_set_die      (ColoniaSeat         *self,
                                                int                  die);
const ColoniaBundle *colonia_seat_get_bundle   (ColoniaSeat         *self,
                                                ColoniaPieceKind     kind);
void                 colonia_seat_set_bundle   (ColoniaSeat         *self,
                                                ColoniaPieceKind     kind,
                                                const ColoniaBundle *bundle);
void                 colonia_seat_swap_draws   (ColoniaSeat         *self);

G_END_DECLS

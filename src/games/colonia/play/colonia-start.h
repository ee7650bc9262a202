/* colonia-start.h: what somebody starts with who is about to play
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-piece.h"
#include "parlour-seat.h"
#include "table-effect.h"

#define COLONIA_TYPE_START (colonia_start_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaStart, colonia_start, COLONIA, START, GObject)

ColoniaStart      *colonia_start_get        (ParlourSeat       *seat);

int                colonia_start_get_die    (ColoniaStart      *self);
void               colonia_start_set_die    (ColoniaStart      *self,
                                             int                die);
const TableBundle *colonia_start_get_bundle (ColoniaStart      *self,
                                             ColoniaPieceKind   kind);
void               colonia_start_set_bundle (ColoniaStart      *self,
                                             ColoniaPieceKind   kind,
                                             const TableBundle *bundle);
void               colonia_start_swap_draws (ColoniaStart      *self);
gboolean           colonia_start_is_drawn   (ColoniaStart      *self);

/* parlour-afar.h: a board as it is seen from afar
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "parlour-game-display.h"
#include "table-board.h"

/* What all look at. */
typedef enum {
  PARLOUR_AFAR_BOARD, /* what lies on the table */
  PARLOUR_AFAR_GIVEN, /* what is handed out to each player, and moved */
  PARLOUR_AFAR_MOVED, /* what each player moves, where nothing is handed out */
  PARLOUR_AFAR_RANKS /* who has come to what, as far as that was told */
} ParlourAfarKind;

ParlourAfar      *parlour_afar_new        (const ParlourOnlooker    *onlooker,
                                           const ParlourGameDisplay *game);
void              parlour_afar_free       (ParlourAfar              *self);
char             *parlour_afar_tell       (const ParlourAfar        *self);
ParlourAfarKind   parlour_afar_get_kind   (const ParlourAfar        *self);
TableSign        *parlour_afar_give       (ParlourAfar              *self,
                                           int                       seat,
                                           const char               *kind,
                                           const char               *id,
                                           int                       count);
TableBoard       *parlour_afar_get_board  (const ParlourAfar        *self);
const TableGroup *parlour_afar_get_ring   (const ParlourAfar        *self);
const TableGroup *parlour_afar_get_groups (const ParlourAfar        *self);
const TableThing *parlour_afar_find_seat  (const ParlourAfar        *self,
                                           int                       seat);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ParlourAfar, parlour_afar_free)

/* parlour-afar.h: a board as it is seen from afar
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "parlour-game-display.h"
#include "table-board.h"

G_BEGIN_DECLS

typedef struct _ParlourAfar ParlourAfar;

ParlourAfar      *parlour_afar_new        (const ParlourOnlooker    *onlooker,
                                           const ParlourGameDisplay *game);
void              parlour_afar_free       (ParlourAfar              *self);
char             *parlour_afar_tell       (const ParlourAfar        *self);
TableBoard       *parlour_afar_get_board  (const ParlourAfar        *self);
const TableGroup *parlour_afar_get_ring   (const ParlourAfar        *self);
const TableGroup *parlour_afar_get_groups (const ParlourAfar        *self);
const TableThing *parlour_afar_find_seat  (const ParlourAfar        *self,
                                           int                       seat);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ParlourAfar, parlour_afar_free)

G_END_DECLS

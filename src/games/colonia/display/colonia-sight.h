/* colonia-sight.h: what lies on Colonia's table, for the display
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "parlour-game-display.h"

G_BEGIN_DECLS

/**
 * ColoniaSignKind:
 * @COLONIA_SIGN_RESOURCE: the cube of a `ColoniaResource`
 * @COLONIA_SIGN_GOOD: the tile of a `ColoniaGood`
 * @COLONIA_SIGN_MONEY: a coin of a `ColoniaCity`
 * @COLONIA_SIGN_MEMBER: a family member of a `TableColor`
 * @COLONIA_SIGN_ARMS: the coat of arms of a `ColoniaCity`
 *
 * What a sign shows besides what all games have.
 */
typedef enum {
  COLONIA_SIGN_RESOURCE = PARLOUR_N_SIGNS,
  COLONIA_SIGN_GOOD,
  COLONIA_SIGN_MONEY,
  COLONIA_SIGN_MEMBER,
  COLONIA_SIGN_ARMS
} ColoniaSignKind;

/**
 * ColoniaSightKind:
 * @COLONIA_SIGHT_OTHER: something else
 * @COLONIA_SIGHT_BOOTHS: the booths
 * @COLONIA_SIGHT_SHIPS: the berths
 *
 * What tiles stand for whose numbers are those of the tiles.
 */
typedef enum {
  COLONIA_SIGHT_OTHER,
  COLONIA_SIGHT_BOOTHS,
  COLONIA_SIGHT_SHIPS
} ColoniaSightKind;

GtkWidget *colonia_sight_make_sign (int                    kind,
                                    int                    which,
                                    int                    count);
void       colonia_sight_make      (ParlourSight          *sight,
                                    const ParlourOnlooker *onlooker);
gboolean   colonia_sight_hand_out  (ParlourTileFace       *faces,
                                    const ParlourOnlooker *onlooker);

G_END_DECLS

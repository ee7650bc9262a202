/* colonia-sight.h: what lies on Colonia's table, for the display
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "parlour-game-display.h"

G_BEGIN_DECLS

/* What a sign shows besides what all games have. */
typedef enum {
  COLONIA_SIGN_RESOURCE = PARLOUR_N_SIGNS, /* the cube of a `ColoniaResource` */
  COLONIA_SIGN_GOOD, /* the tile of a `ColoniaGood` */
  COLONIA_SIGN_MONEY, /* a coin of a `ColoniaCity` */
  COLONIA_SIGN_MEMBER, /* a family member of a `TableColor` */
  COLONIA_SIGN_ARMS /* the coat of arms of a `ColoniaCity` */
} ColoniaSignKind;

/* What tiles stand for whose numbers are those of the tiles. */
typedef enum {
  COLONIA_SIGHT_OTHER, /* something else */
  COLONIA_SIGHT_SHIPS /* the berths */
} ColoniaSightKind;

GtkWidget *colonia_sight_make_sign (int                    kind,
                                    int                    which,
                                    int                    count);
void       colonia_sight_make      (ParlourSight          *sight,
                                    const ParlourOnlooker *onlooker);
gboolean   colonia_sight_hand_out  (ParlourTileFace       *faces,
                                    const ParlourOnlooker *onlooker);

G_END_DECLS

/* colonia-piece.h: a cube, a tile or a coin, and what stands for a city, a craftsman or a relic
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-kinds.h"
#include "parlour-figure.h"

/* What kind of piece something is. */
typedef enum {
  COLONIA_PIECE_RESOURCE, /* the cube of a `ColoniaResource` */
  COLONIA_PIECE_GOOD, /* the tile of a `ColoniaGood` */
  COLONIA_PIECE_MONEY, /* a coin of a `ColoniaCity` */
  COLONIA_PIECE_MEMBER, /* a family member of a `TableColor` */
  COLONIA_PIECE_ARMS, /* the coat of arms of a `ColoniaCity` */
  COLONIA_PIECE_SIGN, /* what hangs over the door of a `ColoniaCraftsman` */
  COLONIA_PIECE_RELIC, /* a relic of a `ColoniaCity`, which has so many points as it counts */
  COLONIA_PIECE_SHRINE /* a shrine of a `ColoniaCity` */
} ColoniaPieceKind;

#define COLONIA_TYPE_PIECE_KIND (colonia_piece_kind_get_type ())

GType colonia_piece_kind_get_type (void);

#define COLONIA_TYPE_PIECE (colonia_piece_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaPiece, colonia_piece, COLONIA, PIECE, ParlourFigure)

GtkWidget *colonia_piece_new (ColoniaPieceKind kind,
                              int              which,
                              int              count);

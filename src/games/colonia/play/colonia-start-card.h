/* colonia-start-card.h: what a player starts with
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-piece.h"
#include "colonia-play.h"
#include "parlour-seated.h"

/* What somebody starts with who is about to play (SET-3): the usual money, what was drawn from the bag, and the good that the
 * die gave. */
typedef struct {
  int die; /* what the application rolled for the first good, or 0 */
  TableBundle bundles[COLONIA_PIECE_MEMBER]; /* by kind of piece; members are the same for all */

  /* What is kept while the other way of drawing is tried. */
  int spare_die;
  TableBundle spare_resources;
  TableBundle spare_goods;
} ColoniaStart;

ColoniaStart *colonia_start_get        (ParlourSeat        *seat);
void          colonia_start_swap_draws (ColoniaStart       *self);
gboolean      colonia_start_is_drawn   (const ColoniaStart *self);

#define COLONIA_TYPE_START_CARD (colonia_start_card_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaStartCard, colonia_start_card, COLONIA, START_CARD, ParlourSeated)

GtkWidget *colonia_start_card_new  (ParlourSeat      *seat);
void       colonia_start_card_tell (ColoniaStartCard *self);

/* colonia-hand.h: the family cards of a player
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-page.h"

G_BEGIN_DECLS

/* How many family cards each player has (SET-4). */
#define COLONIA_N_CARDS (COLONIA_HIGHEST_CARD - COLONIA_LOWEST_CARD + 1)

/* What a card would do if it were played. */
typedef struct {
  /* How many members it sends to the city hall, or `COLONIA_NOBODY` if members are not tracked. */
  int members;
  gboolean zero; /* whether it counts as zero then */
} ColoniaPlayedCard;

#define COLONIA_TYPE_HAND (colonia_hand_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaHand, colonia_hand, COLONIA, HAND, AdwBin)

GtkWidget *colonia_hand_new         (void);
void       colonia_hand_show        (ColoniaHand             *self,
                                     ParlourPage             *page,
                                     int                      seat,
                                     const ColoniaPlayedCard *cards);
void       colonia_hand_set_current (ColoniaHand             *self,
                                     gboolean                 current);
GtkWidget *colonia_hand_get_focus   (ColoniaHand             *self);
int        colonia_hand_get_seat    (ColoniaHand             *self);
GtkWidget *colonia_hand_get_button  (ColoniaHand             *self,
                                     int                      value);
int        colonia_hand_get_value   (ColoniaHand             *self);
void       colonia_hand_set_value   (ColoniaHand             *self,
                                     int                      value);
gboolean   colonia_hand_get_zero    (ColoniaHand             *self);
void       colonia_hand_set_zero    (ColoniaHand             *self,
                                     gboolean                 zero);

G_END_DECLS

/* parlour-roll-card.h: the die of a player
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "parlour-page.h"

G_BEGIN_DECLS

#define PARLOUR_TYPE_ROLL_CARD (parlour_roll_card_get_type ())

G_DECLARE_FINAL_TYPE (ParlourRollCard, parlour_roll_card, PARLOUR, ROLL_CARD, AdwBin)

GtkWidget *parlour_roll_card_new         (void);
void       parlour_roll_card_show        (ParlourRollCard *self,
                                          ParlourPage     *page,
                                          int              seat);
int        parlour_roll_card_get_seat    (ParlourRollCard *self);
void       parlour_roll_card_set_words   (ParlourRollCard *self,
                                          const char      *words);
void       parlour_roll_card_set_figure  (ParlourRollCard *self,
                                          GtkWidget       *figure);
void       parlour_roll_card_set_rest    (ParlourRollCard *self,
                                          GtkWidget       *rest);
void       parlour_roll_card_set_current (ParlourRollCard *self,
                                          gboolean         current);
void       parlour_roll_card_set_fixed   (ParlourRollCard *self,
                                          gboolean         fixed);
int        parlour_roll_card_get_value   (ParlourRollCard *self);
void       parlour_roll_card_set_value   (ParlourRollCard *self,
                                          int              value);
void       parlour_roll_card_roll_to     (ParlourRollCard *self,
                                          int              value);
void       parlour_roll_card_skip        (ParlourRollCard *self);
GtkWidget *parlour_roll_card_get_button  (ParlourRollCard *self,
                                          int              value);
GtkWidget *parlour_roll_card_get_focus   (ParlourRollCard *self);

G_END_DECLS

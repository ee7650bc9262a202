/* parlour-family-card.h: a family at the side of the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "table-session.h"

#define PARLOUR_TYPE_FAMILY_CARD (parlour_family_card_get_type ())

G_DECLARE_FINAL_TYPE (ParlourFamilyCard, parlour_family_card, PARLOUR, FAMILY_CARD, AdwBin)

GtkWidget *parlour_family_card_new        (void);
void       parlour_family_card_show       (ParlourFamilyCard *self,
                                           TableSession      *session,
                                           int                seat,
                                           gboolean           uncovered);
void       parlour_family_card_show_clock (ParlourFamilyCard *self,
                                           int                seconds);
int        parlour_family_card_get_seat   (ParlourFamilyCard *self);
GtkWidget *parlour_family_card_get_emblem (ParlourFamilyCard *self);
GtkWidget *parlour_family_card_get_home   (ParlourFamilyCard *self);
GtkWidget *parlour_family_card_get_street (ParlourFamilyCard *self,
                                           int                street);

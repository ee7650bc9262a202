/* colonia-family-card.h: a family at the side of the table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "colonia-session.h"

G_BEGIN_DECLS

#define COLONIA_TYPE_FAMILY_CARD (colonia_family_card_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaFamilyCard, colonia_family_card, COLONIA, FAMILY_CARD, AdwBin)

GtkWidget *colonia_family_card_new        (void);
void       colonia_family_card_show       (ColoniaFamilyCard *self,
                                           ColoniaSession    *session,
                                           int                seat,
                                           gboolean           uncovered);
void       colonia_family_card_show_clock (ColoniaFamilyCard *self,
                                           int                seconds);
int        colonia_family_card_get_seat   (ColoniaFamilyCard *self);
GtkWidget *colonia_family_card_get_emblem (ColoniaFamilyCard *self);
GtkWidget *colonia_family_card_get_home   (ColoniaFamilyCard *self);
GtkWidget *colonia_family_card_get_street (ColoniaFamilyCard *self,
                                           ColoniaStreet      street);

G_END_DECLS

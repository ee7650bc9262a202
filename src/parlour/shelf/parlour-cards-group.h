/* parlour-cards-group.h: what can be done with the cards that are known of a game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "parlour-cards.h"

#define PARLOUR_TYPE_CARDS_GROUP (parlour_cards_group_get_type ())

G_DECLARE_FINAL_TYPE (ParlourCardsGroup, parlour_cards_group, PARLOUR, CARDS_GROUP, AdwPreferencesGroup)

GtkWidget *parlour_cards_group_new    (ParlourCards      *cards,
                                       gboolean           is_named);
void       parlour_cards_group_import (ParlourCardsGroup *self,
                                       GFile             *file);
void       parlour_cards_group_export (ParlourCardsGroup *self,
                                       GFile             *file);

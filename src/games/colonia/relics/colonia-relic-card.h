/* colonia-relic-card.h: a relic or a shrine
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-state.h"

#include <adwaita.h>

#define COLONIA_TYPE_RELIC_CARD (colonia_relic_card_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaRelicCard, colonia_relic_card, COLONIA, RELIC_CARD, AdwBin)

GtkWidget *colonia_relic_card_new           (void);

void       colonia_relic_card_set_card      (ColoniaRelicCard  *self,
                                             const ColoniaCard *card);
void       colonia_relic_card_set_safeguard (ColoniaRelicCard  *self,
                                             const char        *name,
                                             int                color);
void       colonia_relic_card_set_key       (ColoniaRelicCard  *self,
                                             const char        *key);
void       colonia_relic_card_see_from_afar (ColoniaRelicCard  *self);
char      *colonia_relic_card_describe      (ColoniaRelicCard  *self);

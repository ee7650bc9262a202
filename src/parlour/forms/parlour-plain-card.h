/* parlour-plain-card.h: a card of any game, made of its schema
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "parlour-game-cards.h"

G_BEGIN_DECLS

#define PARLOUR_TYPE_PLAIN_CARD (parlour_plain_card_get_type ())

G_DECLARE_FINAL_TYPE (ParlourPlainCard, parlour_plain_card, PARLOUR, PLAIN_CARD, AdwBin)

extern const ParlourCardFields parlour_plain_card_fields;

char      *parlour_plain_card_describe (const TablePrinted *card);
GtkWidget *parlour_plain_card_draw     (const char         *words);

G_END_DECLS

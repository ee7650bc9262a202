/* parlour-plain-card.h: a card of any game, made of its schema
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "table-printed.h"

#define PARLOUR_TYPE_PLAIN_CARD (parlour_plain_card_get_type ())

G_DECLARE_FINAL_TYPE (ParlourPlainCard, parlour_plain_card, PARLOUR, PLAIN_CARD, AdwBin)

GtkWidget    *parlour_plain_card_new          (const TableGame    *game);
void          parlour_plain_card_set_kind     (ParlourPlainCard   *self,
                                               int                 kind);
GtkWidget    *parlour_plain_card_get_pad      (ParlourPlainCard   *self);
GtkWidget    *parlour_plain_card_get_first    (ParlourPlainCard   *self);
void          parlour_plain_card_fill         (ParlourPlainCard   *self,
                                               const TablePrinted *card);
void          parlour_plain_card_empty        (ParlourPlainCard   *self);
TablePrinted *parlour_plain_card_make         (ParlourPlainCard   *self);
char         *parlour_plain_card_find_missing (ParlourPlainCard   *self);

int           parlour_plain_card_find_kind    (const TableGame    *game,
                                               int                 type);
char         *parlour_plain_card_describe     (const TablePrinted *card);
GtkWidget    *parlour_plain_card_draw         (const char         *words);

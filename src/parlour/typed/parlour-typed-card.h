/* parlour-typed-card.h: what stands on a card, to be typed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "table-printed.h"

#define PARLOUR_TYPE_TYPED_CARD (parlour_typed_card_get_type ())

G_DECLARE_FINAL_TYPE (ParlourTypedCard, parlour_typed_card, PARLOUR, TYPED_CARD, AdwBin)

/* Tells why a card, as the collection has it, cannot come: a sentence in the language of the moment, or
 * NULL if it can. */
typedef char *(*ParlourTypedReason) (JsonObject *card,
                                     gpointer    data);

gboolean    parlour_typed_card_can_be       (const TableGame   *game,
                                             int                kind);
void        parlour_typed_card_set_kind     (ParlourTypedCard  *self,
                                             const TableGame   *game,
                                             int                kind,
                                             GtkWidget         *offers);
GtkWidget  *parlour_typed_card_get_pad      (ParlourTypedCard  *self);
GtkWidget  *parlour_typed_card_get_first    (ParlourTypedCard  *self);
void        parlour_typed_card_fill         (ParlourTypedCard  *self,
                                             JsonObject        *object);
void        parlour_typed_card_empty        (ParlourTypedCard  *self);
JsonObject *parlour_typed_card_dup_object   (ParlourTypedCard  *self);
char       *parlour_typed_card_find_missing (ParlourTypedCard  *self);
gboolean    parlour_typed_card_has_lines    (ParlourTypedCard  *self);

JsonObject *parlour_typed_card_dup_wanted   (ParlourTypedCard  *self);
void        parlour_typed_card_take_known   (ParlourTypedCard  *self,
                                             JsonObject        *object);
void        parlour_typed_card_hinder       (ParlourTypedCard  *self,
                                             ParlourTypedReason find_reason,
                                             gpointer           data);
void        parlour_typed_card_go_on        (ParlourTypedCard  *self);

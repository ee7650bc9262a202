/* parlour-typed-card.h: what stands on a card, to be typed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "parlour-typed-lines.h"
#include "parlour-typed-numbers.h"
#include "table-printed.h"

G_BEGIN_DECLS

#define PARLOUR_TYPE_TYPED_CARD (parlour_typed_card_get_type ())

G_DECLARE_FINAL_TYPE (ParlourTypedCard, parlour_typed_card, PARLOUR, TYPED_CARD, AdwBin)

gboolean             parlour_typed_card_can_be       (const TableGame  *game,
                                                      int               kind);
GtkWidget           *parlour_typed_card_new          (void);
void                 parlour_typed_card_set_kind     (ParlourTypedCard *self,
                                                      const TableGame  *game,
                                                      int               kind,
                                                      gboolean          is_alone);
void                 parlour_typed_card_add_offers   (ParlourTypedCard *self,
                                                      GtkWidget        *offers);
GtkWidget           *parlour_typed_card_get_pad      (ParlourTypedCard *self);
GtkWidget           *parlour_typed_card_get_first    (ParlourTypedCard *self);
ParlourTypedNumbers *parlour_typed_card_get_numbers  (ParlourTypedCard *self);
ParlourTypedLines   *parlour_typed_card_get_lines    (ParlourTypedCard *self);
void                 parlour_typed_card_fill         (ParlourTypedCard *self,
                                                      JsonObject       *object);
void                 parlour_typed_card_empty        (ParlourTypedCard *self);
JsonObject          *parlour_typed_card_dup_object   (ParlourTypedCard *self);
char                *parlour_typed_card_find_missing (ParlourTypedCard *self);

JsonObject          *parlour_typed_card_dup_wanted   (ParlourTypedCard *self,
                                                      gboolean         *by_letter);
void                 parlour_typed_card_take_known   (ParlourTypedCard *self,
                                                      JsonObject       *object);
int                  parlour_typed_card_count_rows   (ParlourTypedCard *self);
JsonObject          *parlour_typed_card_dup_letter   (ParlourTypedCard *self,
                                                      int               id,
                                                      gboolean          is_flag);
void                 parlour_typed_card_hinder       (ParlourTypedCard *self,
                                                      int               id,
                                                      const char       *no_plain,
                                                      const char       *no_flag);
void                 parlour_typed_card_set_taken    (ParlourTypedCard *self);
void                 parlour_typed_card_go_on        (ParlourTypedCard *self);

G_END_DECLS

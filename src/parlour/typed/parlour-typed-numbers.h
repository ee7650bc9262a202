/* parlour-typed-numbers.h: the numbers on a card, to be typed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "table-game.h"

#define PARLOUR_TYPE_TYPED_NUMBERS (parlour_typed_numbers_get_type ())

G_DECLARE_FINAL_TYPE (ParlourTypedNumbers, parlour_typed_numbers, PARLOUR, TYPED_NUMBERS, AdwBin)

GtkWidget *parlour_typed_numbers_new          (const TableGame     *game,
                                               GPtrArray           *fields,
                                               GtkWidget           *pad);
GtkWidget *parlour_typed_numbers_get_current  (ParlourTypedNumbers *self);
void       parlour_typed_numbers_begin        (ParlourTypedNumbers *self);
void       parlour_typed_numbers_forget       (ParlourTypedNumbers *self);
gboolean   parlour_typed_numbers_get_begun    (ParlourTypedNumbers *self);
void       parlour_typed_numbers_set_asked    (ParlourTypedNumbers *self,
                                               const TableField    *field,
                                               gboolean             is_asked);
void       parlour_typed_numbers_choose       (ParlourTypedNumbers *self,
                                               int                  value);
int        parlour_typed_numbers_get_chosen   (ParlourTypedNumbers *self);

void       parlour_typed_numbers_fill         (ParlourTypedNumbers *self,
                                               JsonObject          *object);
void       parlour_typed_numbers_take_known   (ParlourTypedNumbers *self,
                                               JsonObject          *object);
void       parlour_typed_numbers_add          (ParlourTypedNumbers *self,
                                               JsonObject          *object,
                                               gboolean             all);
char      *parlour_typed_numbers_find_missing (ParlourTypedNumbers *self,
                                               const TableField    *field);

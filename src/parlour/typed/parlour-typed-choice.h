/* parlour-typed-choice.h: one of a few things, by a touch or by its letter
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "table-game.h"

#define PARLOUR_TYPE_TYPED_CHOICE (parlour_typed_choice_get_type ())

G_DECLARE_FINAL_TYPE (ParlourTypedChoice, parlour_typed_choice, PARLOUR, TYPED_CHOICE, AdwBin)

GtkWidget *parlour_typed_choice_new        (const TableGame    *game,
                                            const TableField   *field,
                                            gboolean            has_keys);
int        parlour_typed_choice_get_chosen (ParlourTypedChoice *self);
void       parlour_typed_choice_set_chosen (ParlourTypedChoice *self,
                                            int                 chosen);
gboolean   parlour_typed_choice_try        (ParlourTypedChoice *self,
                                            int                 chosen);
void       parlour_typed_choice_hinder     (ParlourTypedChoice *self,
                                            int                 which,
                                            const char         *reason);

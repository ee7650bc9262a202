/* parlour-hint-layout.h: a button, and what is missing for it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#define PARLOUR_TYPE_HINT_LAYOUT (parlour_hint_layout_get_type ())

G_DECLARE_FINAL_TYPE (ParlourHintLayout, parlour_hint_layout, PARLOUR, HINT_LAYOUT, GtkLayoutManager)

void parlour_hint_layout_forget      (ParlourHintLayout *self);
void parlour_hint_layout_set_passing (ParlourHintLayout *self,
                                      gboolean           is_passing);

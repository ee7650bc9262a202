/* colonia-hint-layout.h: a button, and what is missing for it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define COLONIA_TYPE_HINT_LAYOUT (colonia_hint_layout_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaHintLayout, colonia_hint_layout, COLONIA, HINT_LAYOUT, GtkLayoutManager)

void colonia_hint_layout_forget (ColoniaHintLayout *self);

G_END_DECLS

/* colonia-wrap-layout.h: children in rows, as words in lines
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define COLONIA_TYPE_WRAP_LAYOUT (colonia_wrap_layout_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaWrapLayout, colonia_wrap_layout, COLONIA, WRAP_LAYOUT, GtkLayoutManager)

int               colonia_wrap_layout_get_spacing  (ColoniaWrapLayout *self);
void              colonia_wrap_layout_set_spacing  (ColoniaWrapLayout *self,
                                                    int                spacing);
gboolean          colonia_wrap_layout_get_centered (ColoniaWrapLayout *self);
void              colonia_wrap_layout_set_centered (ColoniaWrapLayout *self,
                                                    gboolean           centered);

G_END_DECLS

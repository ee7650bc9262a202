/* parlour-wrap-layout.h: children in rows, as words in lines
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#define PARLOUR_TYPE_WRAP_LAYOUT (parlour_wrap_layout_get_type ())

G_DECLARE_FINAL_TYPE (ParlourWrapLayout, parlour_wrap_layout, PARLOUR, WRAP_LAYOUT, GtkLayoutManager)

#define PARLOUR_TYPE_WRAP_BOX (parlour_wrap_box_get_type ())

G_DECLARE_FINAL_TYPE (ParlourWrapBox, parlour_wrap_box, PARLOUR, WRAP_BOX, GtkBox)

GtkWidget *parlour_wrap_box_new (int spacing);

/* parlour-foot-layout.h: what scrolls, and what is at its foot
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define PARLOUR_TYPE_FOOT_LAYOUT (parlour_foot_layout_get_type ())

G_DECLARE_FINAL_TYPE (ParlourFootLayout, parlour_foot_layout, PARLOUR, FOOT_LAYOUT, GtkLayoutManager)

G_END_DECLS

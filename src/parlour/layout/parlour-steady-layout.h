/* parlour-steady-layout.h: children in a line, as wide as they want to be
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#define PARLOUR_TYPE_STEADY_LAYOUT (parlour_steady_layout_get_type ())

G_DECLARE_FINAL_TYPE (ParlourSteadyLayout, parlour_steady_layout, PARLOUR, STEADY_LAYOUT, GtkLayoutManager)

GtkLayoutManager *parlour_steady_layout_new (GtkOrientation orientation,
                                             int            spacing);

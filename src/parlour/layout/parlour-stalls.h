/* parlour-stalls.h: things side by side, as many as there is room for
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#define PARLOUR_TYPE_STALLS (parlour_stalls_get_type ())

G_DECLARE_FINAL_TYPE (ParlourStalls, parlour_stalls, PARLOUR, STALLS, GtkWidget)

void       parlour_stalls_append (ParlourStalls *self,
                                  GtkWidget     *child);

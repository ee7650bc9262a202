/* parlour-ring-sight.h: what a player has of a ring, as one thing that is revealed at the end
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "table-session.h"

#include <gtk/gtk.h>

GtkWidget *parlour_ring_sight_new    (int           seat);
void       parlour_ring_sight_show   (GtkWidget    *sight,
                                      TableSession *session);
void       parlour_ring_sight_reveal (GtkWidget    *sight,
                                      gboolean      revealed);

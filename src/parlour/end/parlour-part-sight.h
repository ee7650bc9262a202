/* parlour-part-sight.h: a part of the score of all players, as one thing that is revealed at the end
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "table-session.h"

#include <gtk/gtk.h>

GtkWidget *parlour_part_sight_new    (int           which);
void       parlour_part_sight_show   (GtkWidget    *sight,
                                      TableSession *session);
void       parlour_part_sight_reveal (GtkWidget    *sight,
                                      gboolean      revealed);

/* parlour-slate.h: what a player works out in secret, and nobody keeps
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "table-ring.h"
#include "table-session.h"

#include <gtk/gtk.h>

G_BEGIN_DECLS

GtkWidget *parlour_slate_new  (void);
void       parlour_slate_show (GtkWidget             *slate,
                               const TableGameRing *game,
                               TableSession          *session,
                               int                    seat);

G_END_DECLS

/* colonia-moves.h: what is seen moving when something happens
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-flights.h"
#include "colonia-quarter.h"

G_BEGIN_DECLS

gboolean colonia_moves_prepare (ColoniaFlights *flights,
                                ColoniaSession *session,
                                GtkWidget      *families,
                                ColoniaQuarter *quarter,
                                gboolean        played);
void     colonia_moves_start   (ColoniaFlights *flights,
                                ColoniaSession *session,
                                GtkWidget      *families,
                                ColoniaQuarter *quarter,
                                gboolean        ships);

G_END_DECLS

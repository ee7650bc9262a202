/* parlour-namesakes.h: whether somebody is who has played under that name before
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "parlour-seat.h"

#include <adwaita.h>

/* Is called when all has been answered. */
typedef void (*ParlourNamesakesDone) (ParlourSeat *seat,
                                      gpointer     data);

void parlour_namesakes_ask (GtkWidget           *page,
                            GPtrArray           *seats,
                            GPtrArray           *people,
                            GListModel          *games,
                            ParlourNamesakesDone done,
                            gpointer             data);

/* visby-sign.h: the signs of the cards and of the tracks
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "parlour-easel.h"
#include "visby-state.h"

#include <gtk/gtk.h>

GtkWidget *visby_sign_new  (int         size,
                            int         card,
                            gboolean    spent);
void       visby_sign_draw (const ParlourEasel *easel,
                            int                 card,
                            double              x,
                            double              y,
                            double              size);
GtkWidget *visby_ware_new  (int         size,
                            gboolean    lit);
GtkWidget *visby_track_new (int         size,
                            VisbyTrack  track);

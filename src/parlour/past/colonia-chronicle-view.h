/* colonia-chronicle-view.h: the chronicle of a game on the screen
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "colonia-session.h"

G_BEGIN_DECLS

#define COLONIA_TYPE_CHRONICLE_VIEW (colonia_chronicle_view_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaChronicleView, colonia_chronicle_view, COLONIA, CHRONICLE_VIEW, AdwBin)

ColoniaSession *colonia_chronicle_view_get_session (ColoniaChronicleView *self);
void            colonia_chronicle_view_set_session (ColoniaChronicleView *self,
                                                    ColoniaSession       *session);
void            colonia_chronicle_view_show_day    (ColoniaChronicleView *self,
                                                    int                   week,
                                                    ColoniaDay            day);

G_END_DECLS

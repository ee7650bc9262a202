/* parlour-chronicle-view.h: the chronicle of a game on the screen
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "table-session.h"

#define PARLOUR_TYPE_CHRONICLE_VIEW (parlour_chronicle_view_get_type ())

G_DECLARE_FINAL_TYPE (ParlourChronicleView, parlour_chronicle_view, PARLOUR, CHRONICLE_VIEW, AdwBin)

TableSession *parlour_chronicle_view_get_session   (ParlourChronicleView *self);
void          parlour_chronicle_view_set_session   (ParlourChronicleView *self,
                                                    TableSession         *session);
void          parlour_chronicle_view_show_day      (ParlourChronicleView *self,
                                                    int                   round,
                                                    int                   day);
void          parlour_chronicle_view_keep_in_place (ParlourChronicleView *self,
                                                    GtkWidget            *widget,
                                                    int                   gives_way);
void          parlour_chronicle_view_set_opened    (ParlourChronicleView *self,
                                                    GtkToggleButton      *button,
                                                    TableLine            *line,
                                                    gboolean              above);

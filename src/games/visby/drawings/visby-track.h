/* visby-track.h: a track of the board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "parlour-figure.h"
#include "visby-state.h"

G_BEGIN_DECLS

#define VISBY_TYPE_TRACK (visby_track_get_type ())

G_DECLARE_FINAL_TYPE (VisbyTrackFigure, visby_track, VISBY, TRACK, ParlourFigure)

void visby_track_show  (VisbyTrackFigure *self,
                        const VisbyState *state);
void visby_track_move  (VisbyTrackFigure *self,
                        double            share);
void visby_tracks_fill (GtkBox           *box,
                        int               size,
                        int               market_size);
void visby_tracks_show (GtkBox           *box,
                        const VisbyState *state);

G_END_DECLS

/* parlour-track.h: a track of a board
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "parlour-figure.h"

/* How many spaces a track has at most. */
#define PARLOUR_TRACK_MOST_SPACES 32

/* What a track looks like. */
typedef struct {
  GdkRGBA color; /* the colour of its marker */
  const char *path; /* what the marker is, drawn beside the track, as `ParlourPictureLook` has it */
  int n_spaces; /* how many spaces there are, counted from 0, at most %PARLOUR_TRACK_MOST_SPACES */
  gboolean has_notes; /* whether there is room for what stands below spaces, a third of the height */
  int first; /* what the first space is called, which is a number */
} ParlourTrackLook;

#define PARLOUR_TYPE_TRACK (parlour_track_get_type ())

G_DECLARE_FINAL_TYPE (ParlourTrack, parlour_track, PARLOUR, TRACK, ParlourFigure)

GtkWidget *parlour_track_new  (int                     size,
                               const ParlourTrackLook *look);
void       parlour_track_show (ParlourTrack           *self,
                               int                     marker,
                               const char             *told);
void       parlour_track_note (ParlourTrack           *self,
                               int                     space,
                               const char             *note);
void       parlour_track_move (ParlourTrack           *self,
                               double                  share);

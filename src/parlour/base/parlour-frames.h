/* parlour-frames.h: what is shown in frames of its own
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#define PARLOUR_TYPE_FRAMES (parlour_frames_get_type ())

G_DECLARE_FINAL_TYPE (ParlourFrames, parlour_frames, PARLOUR, FRAMES, GObject)

/**
 * ParlourFramesFunc:
 * @part: which of the parts is to be shown, 0 to 31
 * @data: what parlour_frames_new() was given
 *
 * Shows a part of a widget.
 *
 * Returns: whether anything was to be done for it, so that the next one has to wait for the next frame
 */
typedef gboolean (*ParlourFramesFunc) (guint    part,
                                       gpointer data);

ParlourFrames *parlour_frames_new       (GtkWidget         *widget,
                                         ParlourFramesFunc  show,
                                         gpointer           data);
void           parlour_frames_add       (ParlourFrames     *self,
                                         guint              part);
void           parlour_frames_begin     (ParlourFrames     *self);
void           parlour_frames_show_all  (ParlourFrames     *self);
void           parlour_frames_forget    (ParlourFrames     *self);

/* frame-watch.h: how long the main loop and its frames take
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

/**
 * FrameTimes:
 * @time: until the next frame was finished
 * @work: how much of it this process worked, which is less where others are at work too
 * @unpainted: how much of that before the frame was painted
 * @rest: until the last frame that followed was finished
 *
 * What something took, in milliseconds.
 */
typedef struct {
  double time;
  double work;
  double unpainted;
  double rest;
} FrameTimes;

/**
 * FrameBusy:
 * @data: what frame_watch_follow() was given
 *
 * Tells whether anything is to be waited for that no frame tells of.
 */
typedef gboolean (*FrameBusy) (gpointer data);

void       frame_watch_begin         (void);
void       frame_watch_follow        (GtkWidget *window,
                                      FrameBusy  is_busy,
                                      gpointer   data);
void       frame_watch_wait_for_rest (void);
void       frame_watch_go_past       (void);
void       frame_watch_start         (void);
FrameTimes frame_watch_finish        (void);
void       frame_watch_begin_hold    (void);
void       frame_watch_get_hold      (double    *time,
                                      double    *work);
GArray    *frame_watch_get_frames    (void);

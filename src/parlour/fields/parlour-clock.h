/* parlour-clock.h: how long a turn, or a step of it, may take
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "table-session.h"

#define PARLOUR_TYPE_CLOCK (parlour_clock_get_type ())

G_DECLARE_FINAL_TYPE (ParlourClock, parlour_clock, PARLOUR, CLOCK, GObject)

ParlourClock *parlour_clock_get          (TableSession *session);
gboolean      parlour_clock_is_wanted    (GSettings    *settings);
char         *parlour_clock_tell_seconds (int           seconds);
char         *parlour_clock_tell_left    (ParlourClock *self);
char         *parlour_clock_tell         (ParlourClock *self);
gboolean      parlour_clock_runs         (ParlourClock *self);
gboolean      parlour_clock_has_limit    (ParlourClock *self);
gboolean      parlour_clock_has_players  (ParlourClock *self);
gboolean      parlour_clock_is_paused    (ParlourClock *self);
void          parlour_clock_pause        (ParlourClock *self,
                                          gboolean      paused);
void          parlour_clock_add_minute   (ParlourClock *self);

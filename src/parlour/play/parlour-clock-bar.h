/* parlour-clock-bar.h: what is said while the time of a turn runs out
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "table-session.h"

#include <adwaita.h>

#define PARLOUR_TYPE_CLOCK_BAR (parlour_clock_bar_get_type ())

G_DECLARE_FINAL_TYPE (ParlourClockBar, parlour_clock_bar, PARLOUR, CLOCK_BAR, AdwBin)

void parlour_clock_bar_set_session (ParlourClockBar *self,
                                    TableSession    *session);

/* parlour-waiting-bar.h: what is said while events wait for the game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "table-session.h"

#define PARLOUR_TYPE_WAITING_BAR (parlour_waiting_bar_get_type ())

G_DECLARE_FINAL_TYPE (ParlourWaitingBar, parlour_waiting_bar, PARLOUR, WAITING_BAR, AdwBin)

void parlour_waiting_bar_set_session (ParlourWaitingBar *self,
                                      TableSession      *session);

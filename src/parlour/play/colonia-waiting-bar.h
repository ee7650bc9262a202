/* colonia-waiting-bar.h: what is said while events wait for the game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "colonia-session.h"

G_BEGIN_DECLS

#define COLONIA_TYPE_WAITING_BAR (colonia_waiting_bar_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaWaitingBar, colonia_waiting_bar, COLONIA, WAITING_BAR, AdwBin)

void colonia_waiting_bar_set_session (ColoniaWaitingBar *self,
                                      ColoniaSession    *session);

G_END_DECLS

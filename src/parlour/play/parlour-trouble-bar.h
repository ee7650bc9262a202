/* parlour-trouble-bar.h: what is said when the game cannot be written
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "table-session.h"

#define PARLOUR_TYPE_TROUBLE_BAR (parlour_trouble_bar_get_type ())

G_DECLARE_FINAL_TYPE (ParlourTroubleBar, parlour_trouble_bar, PARLOUR, TROUBLE_BAR, AdwBin)

void parlour_trouble_bar_set_session (ParlourTroubleBar *self,
                                      TableSession      *session);

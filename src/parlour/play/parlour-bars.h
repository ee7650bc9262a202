/* parlour-bars.h: what is said above a game without being asked
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "parlour-phones.h"

#define PARLOUR_TYPE_BARS (parlour_bars_get_type ())

G_DECLARE_FINAL_TYPE (ParlourBars, parlour_bars, PARLOUR, BARS, GtkBox)

void parlour_bars_set_session (ParlourBars   *self,
                               TableSession  *session);
void parlour_bars_set_phones  (ParlourBars   *self,
                               ParlourPhones *phones);

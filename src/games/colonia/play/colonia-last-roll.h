/* colonia-last-roll.h: the die that lies still at the end of Thursday
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "colonia-play.h"
#include "table-session.h"

G_BEGIN_DECLS

#define COLONIA_TYPE_LAST_ROLL (colonia_last_roll_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaLastRoll, colonia_last_roll, COLONIA, LAST_ROLL, AdwBin)

void colonia_last_roll_show (ColoniaLastRoll *self,
                             TableSession    *session,
                             TableLine       *line);

G_END_DECLS

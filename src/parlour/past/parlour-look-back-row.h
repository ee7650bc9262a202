/* parlour-look-back-row.h: what happened, on a page of what a round brought
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "table-line.h"

#define PARLOUR_TYPE_LOOK_BACK_ROW (parlour_look_back_row_get_type ())

G_DECLARE_FINAL_TYPE (ParlourLookBackRow, parlour_look_back_row, PARLOUR, LOOK_BACK_ROW, AdwBin)

void       parlour_look_back_row_show (ParlourLookBackRow *self,
                                       TableLine          *line,
                                       gboolean            begins_day,
                                       gboolean            covered);

/* parlour-change-row.h: what becomes of an event, on the screen
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "table-change.h"

#define PARLOUR_TYPE_CHANGE_ROW (parlour_change_row_get_type ())

G_DECLARE_FINAL_TYPE (ParlourChangeRow, parlour_change_row, PARLOUR, CHANGE_ROW, AdwBin)

void       parlour_change_row_show (ParlourChangeRow *self,
                                    TableChange      *change,
                                    gboolean          covered);

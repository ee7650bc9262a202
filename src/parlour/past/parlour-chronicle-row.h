/* parlour-chronicle-row.h: a line of the chronicle on the screen
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "table-session.h"

#define PARLOUR_TYPE_CHRONICLE_ROW (parlour_chronicle_row_get_type ())

G_DECLARE_FINAL_TYPE (ParlourChronicleRow, parlour_chronicle_row, PARLOUR, CHRONICLE_ROW, AdwBin)

void       parlour_chronicle_row_show   (ParlourChronicleRow *self,
                                         TableSession        *session,
                                         GListModel          *told,
                                         TableLine           *line,
                                         gboolean             covered);
GtkWidget *parlour_chronicle_row_reopen (ParlourChronicleRow *self,
                                         gboolean             above);
void       parlour_chronicle_row_drop   (ParlourChronicleRow *self);

/* colonia-chronicle-row.h: a line of the chronicle on the screen
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "colonia-session.h"

G_BEGIN_DECLS

#define COLONIA_TYPE_CHRONICLE_ROW (colonia_chronicle_row_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaChronicleRow, colonia_chronicle_row, COLONIA, CHRONICLE_ROW, AdwBin)

GtkWidget *colonia_chronicle_row_new  (void);
void       colonia_chronicle_row_show (ColoniaChronicleRow *self,
                                       ColoniaSession      *session,
                                       ColoniaLine         *line,
                                       gboolean             covered);
void       colonia_chronicle_row_drop (ColoniaChronicleRow *self);

G_END_DECLS

/* colonia-change-row.h: what becomes of an event, on the screen
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "colonia-change.h"

G_BEGIN_DECLS

#define COLONIA_TYPE_CHANGE_ROW (colonia_change_row_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaChangeRow, colonia_change_row, COLONIA, CHANGE_ROW, AdwBin)

GtkWidget *colonia_change_row_new  (void);
void       colonia_change_row_show (ColoniaChangeRow *self,
                                    ColoniaChange    *change,
                                    gboolean          covered);

G_END_DECLS

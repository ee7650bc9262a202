/* colonia-look-back-row.h: what happened, on a page of what a week brought
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "colonia-line.h"

G_BEGIN_DECLS

#define COLONIA_TYPE_LOOK_BACK_ROW (colonia_look_back_row_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaLookBackRow, colonia_look_back_row, COLONIA, LOOK_BACK_ROW, AdwBin)

GtkWidget *colonia_look_back_row_new  (void);
void       colonia_look_back_row_show (ColoniaLookBackRow *self,
                                       ColoniaLine        *line,
                                       gboolean            begins_day,
                                       gboolean            covered);

G_END_DECLS

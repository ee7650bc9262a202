/* colonia-end-row.h: the score of a player, as a row of a table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-end-part.h"

G_BEGIN_DECLS

#define COLONIA_TYPE_END_ROW (colonia_end_row_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaEndRow, colonia_end_row, COLONIA, END_ROW, AdwBin)

GtkWidget *colonia_end_row_new      (void);
void       colonia_end_row_show     (ColoniaEndRow      *self,
                                     ColoniaSession     *session,
                                     const ColoniaScore *score,
                                     int                 seat);
void       colonia_end_row_line_up  (ColoniaEndRow      *self,
                                     GtkSizeGroup      **columns);

/**
 * COLONIA_N_END_COLUMNS:
 *
 * How many columns the table has: the rank, who it is, the numbers, and why.
 */
#define COLONIA_N_END_COLUMNS (COLONIA_N_END_PARTS + 3)

G_END_DECLS

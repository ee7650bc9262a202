/* parlour-end-row.h: the score of a player, as a row of a table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "parlour-end-part.h"

G_BEGIN_DECLS

#define PARLOUR_TYPE_END_ROW (parlour_end_row_get_type ())

G_DECLARE_FINAL_TYPE (ParlourEndRow, parlour_end_row, PARLOUR, END_ROW, AdwBin)

GtkWidget *parlour_end_row_new      (const TableGame   *game);
void       parlour_end_row_show     (ParlourEndRow     *self,
                                     TableSession      *session,
                                     const TableScore  *score,
                                     int                seat);
void       parlour_end_row_line_up  (ParlourEndRow     *self,
                                     GtkSizeGroup     **columns);

/* How many columns the table has at most: the rank, who it is, the numbers, and why. */
#define PARLOUR_MAX_END_COLUMNS (PARLOUR_MAX_END_PARTS + 3)

G_END_DECLS

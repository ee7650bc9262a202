/* colonia-set-aside-row.h: something that was set aside, in the list of it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "colonia-set-aside.h"

G_BEGIN_DECLS

#define COLONIA_TYPE_SET_ASIDE_ROW (colonia_set_aside_row_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaSetAsideRow, colonia_set_aside_row, COLONIA, SET_ASIDE_ROW, AdwBin)

GtkWidget *colonia_set_aside_row_new  (void);
void       colonia_set_aside_row_show (ColoniaSetAsideRow *self,
                                       ColoniaSetAside    *aside);

G_END_DECLS

/* parlour-set-aside-row.h: something that was set aside, in the list of it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "table-set-aside.h"

G_BEGIN_DECLS

#define PARLOUR_TYPE_SET_ASIDE_ROW (parlour_set_aside_row_get_type ())

G_DECLARE_FINAL_TYPE (ParlourSetAsideRow, parlour_set_aside_row, PARLOUR, SET_ASIDE_ROW, AdwBin)

GtkWidget *parlour_set_aside_row_new  (void);
void       parlour_set_aside_row_show (ParlourSetAsideRow *self,
                                       TableSetAside      *aside);

G_END_DECLS

/* colonia-final-tab.h: whose turn it is to be counted
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "colonia-kinds.h"

G_BEGIN_DECLS

#define COLONIA_TYPE_FINAL_TAB (colonia_final_tab_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaFinalTab, colonia_final_tab, COLONIA, FINAL_TAB, GtkToggleButton)

GtkWidget *colonia_final_tab_new        (TableColor       color,
                                         const char      *name);
void       colonia_final_tab_show_total (ColoniaFinalTab *self,
                                         int              total);

G_END_DECLS

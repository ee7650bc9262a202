/* parlour-guide-cell.h: a text of the rules in one language
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#define PARLOUR_TYPE_GUIDE_CELL (parlour_guide_cell_get_type ())

G_DECLARE_FINAL_TYPE (ParlourGuideCell, parlour_guide_cell, PARLOUR, GUIDE_CELL, AdwBin)

GtkWidget *parlour_guide_cell_new (const char *language,
                                   gboolean    tells_language,
                                   const char *text,
                                   const char *note,
                                   const char *words);

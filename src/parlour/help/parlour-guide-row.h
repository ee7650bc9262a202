/* parlour-guide-row.h: a paragraph of the rules, side by side in some languages
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "table-game.h"
#include "table-guide.h"

G_BEGIN_DECLS

#define PARLOUR_TYPE_GUIDE_ROW (parlour_guide_row_get_type ())

G_DECLARE_FINAL_TYPE (ParlourGuideRow, parlour_guide_row, PARLOUR, GUIDE_ROW, AdwBin)

GtkWidget *parlour_guide_row_new (const TableGame    *game,
                                  const TableSetup   *setup,
                                  const TablePassage *passage,
                                  const char *const  *languages,
                                  const char         *words);

G_END_DECLS

/* parlour-why-popover.h: an answer with its rules
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "table-game.h"

G_BEGIN_DECLS

#define PARLOUR_TYPE_WHY_POPOVER (parlour_why_popover_get_type ())

G_DECLARE_FINAL_TYPE (ParlourWhyPopover, parlour_why_popover, PARLOUR, WHY_POPOVER, GtkPopover)

GtkWidget *parlour_why_popover_new  (void);
void       parlour_why_popover_show (ParlourWhyPopover *self,
                                     const TableGame   *game,
                                     const char        *answer,
                                     const int         *rules);

G_END_DECLS

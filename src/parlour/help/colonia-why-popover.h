/* colonia-why-popover.h: an answer with its rules
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "colonia-rule.h"

G_BEGIN_DECLS

#define COLONIA_TYPE_WHY_POPOVER (colonia_why_popover_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaWhyPopover, colonia_why_popover, COLONIA, WHY_POPOVER, GtkPopover)

GtkWidget *colonia_why_popover_new  (void);
void       colonia_why_popover_show (ColoniaWhyPopover *self,
                                     const char        *answer,
                                     const ColoniaRule *rules);

G_END_DECLS

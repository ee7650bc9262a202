/* parlour-family-chip.h: a family where there is little room
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "table-session.h"

#define PARLOUR_TYPE_FAMILY_CHIP (parlour_family_chip_get_type ())

G_DECLARE_FINAL_TYPE (ParlourFamilyChip, parlour_family_chip, PARLOUR, FAMILY_CHIP, AdwBin)

GtkWidget *parlour_family_chip_new (GtkSizeGroup *names);
void       parlour_family_chip_show (ParlourFamilyChip *self,
                                     TableSession      *session,
                                     int                seat,
                                     gboolean           uncovered);

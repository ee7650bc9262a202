/* colonia-family-chip.h: a family where there is little room
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "colonia-session.h"

G_BEGIN_DECLS

#define COLONIA_TYPE_FAMILY_CHIP (colonia_family_chip_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaFamilyChip, colonia_family_chip, COLONIA, FAMILY_CHIP, AdwBin)

GtkWidget *colonia_family_chip_new  (void);
void       colonia_family_chip_show (ColoniaFamilyChip *self,
                                     ColoniaSession    *session,
                                     int                seat,
                                     gboolean           uncovered);

G_END_DECLS

/* colonia-dice-tray.h: dice that were rolled, and those that are still to be
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-die.h"

G_BEGIN_DECLS

#define COLONIA_TYPE_DICE_TRAY (colonia_dice_tray_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaDiceTray, colonia_dice_tray, COLONIA, DICE_TRAY, GtkWidget)

void        colonia_dice_tray_show    (ColoniaDiceTray *self,
                                       const int       *values,
                                       int              n_values,
                                       int              n_left);
ColoniaDie *colonia_dice_tray_get_die (ColoniaDiceTray *self,
                                       int              place);

G_END_DECLS

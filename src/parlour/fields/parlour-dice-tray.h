/* parlour-dice-tray.h: dice that were rolled, and those that are still to be
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "parlour-die.h"

#define PARLOUR_TYPE_DICE_TRAY (parlour_dice_tray_get_type ())

G_DECLARE_FINAL_TYPE (ParlourDiceTray, parlour_dice_tray, PARLOUR, DICE_TRAY, GtkWidget)

void        parlour_dice_tray_show    (ParlourDiceTray *self,
                                       const int       *values,
                                       int              n_values,
                                       int              n_left);
ParlourDie *parlour_dice_tray_get_die (ParlourDiceTray *self,
                                       int              place);

/* colonia-dice.h: rolling for more contracts on Thursday
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-page.h"

G_BEGIN_DECLS

#define COLONIA_TYPE_DICE (colonia_dice_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaDice, colonia_dice, COLONIA, DICE, ParlourPage)

G_END_DECLS

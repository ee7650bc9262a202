/* colonia-good-rolls.h: goods that are rolled for
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-page.h"
#include "parlour-rolls.h"

G_BEGIN_DECLS

#define COLONIA_TYPE_GOOD_ROLLS (colonia_good_rolls_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaGoodRolls, colonia_good_rolls, COLONIA, GOOD_ROLLS, ParlourRolls)

G_END_DECLS

/* colonia-tie-rolls.h: the die parts those who are tied in the first week
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-page.h"
#include "parlour-rolls.h"

G_BEGIN_DECLS

#define COLONIA_TYPE_TIE_ROLLS (colonia_tie_rolls_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaTieRolls, colonia_tie_rolls, COLONIA, TIE_ROLLS, ParlourRolls)

G_END_DECLS

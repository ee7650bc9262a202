/* parlour-curves.h: what becomes of the players round by round, as curves
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "parlour-easel.h"
#include "parlour-numbers.h"

void parlour_curves_draw (const ParlourEasel   *easel,
                          const ParlourNumbers *numbers);

/* parlour-tallies.h: how the dice fell and who voted with whom, as drawings
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "parlour-easel.h"
#include "parlour-numbers.h"

G_BEGIN_DECLS

void parlour_tallies_draw_dice  (const ParlourEasel   *easel,
                                 const ParlourNumbers *numbers);
void parlour_tallies_draw_votes (const ParlourEasel   *easel,
                                 const ParlourNumbers *numbers);

G_END_DECLS

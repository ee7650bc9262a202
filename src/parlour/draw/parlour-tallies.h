/* parlour-tallies.h: how the dice fell and who voted with whom, as drawings
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "parlour-easel.h"
#include "table-course.h"

G_BEGIN_DECLS

void parlour_tallies_draw_dice  (const ParlourEasel *easel,
                                 const TableCourse  *course,
                                 TableDiceOf         whose);
void parlour_tallies_draw_votes (const ParlourEasel *easel,
                                 const TableCourse  *course,
                                 const TableColor *colors);

G_END_DECLS

/* parlour-roster.h: who played a game, and how it ended
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "parlour-figure.h"
#include "table-game-summary.h"

G_BEGIN_DECLS

#define PARLOUR_TYPE_ROSTER (parlour_roster_get_type ())

G_DECLARE_FINAL_TYPE (ParlourRoster, parlour_roster, PARLOUR, ROSTER, ParlourFigure)

void       parlour_roster_show (ParlourRoster          *self,
                                const TableGameSummary *game);

G_END_DECLS

/* colonia-roster.h: who played a game, and how it ended
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-figure.h"
#include "colonia-game-summary.h"

G_BEGIN_DECLS

#define COLONIA_TYPE_ROSTER (colonia_roster_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaRoster, colonia_roster, COLONIA, ROSTER, ColoniaFigure)

GtkWidget *colonia_roster_new  (void);
void       colonia_roster_show (ColoniaRoster            *self,
                                const ColoniaGameSummary *game);

G_END_DECLS

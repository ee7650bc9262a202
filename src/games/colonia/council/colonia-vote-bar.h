/* colonia-vote-bar.h: how a vote stands
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-play.h"
#include "parlour-figure.h"

G_BEGIN_DECLS

#define COLONIA_TYPE_VOTE_BAR (colonia_vote_bar_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaVoteBar, colonia_vote_bar, COLONIA, VOTE_BAR, ParlourFigure)

GtkWidget *colonia_vote_bar_new (void);

G_END_DECLS

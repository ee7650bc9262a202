/* colonia-past-game.h: a game in a list of games
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-game-summary.h"
#include "doc-index.h"

G_BEGIN_DECLS

#define COLONIA_TYPE_PAST_GAME (colonia_past_game_get_type ())

G_DECLARE_FINAL_TYPE (ColoniaPastGame, colonia_past_game, COLONIA, PAST_GAME, GObject)

ColoniaPastGame          *colonia_past_game_new           (ColoniaGameSummary *summary,
                                                           const DocFileMark  *mark);
ColoniaPastGame          *colonia_past_game_new_moved     (ColoniaPastGame    *game,
                                                           const char         *path);

const ColoniaGameSummary *colonia_past_game_get_summary   (ColoniaPastGame    *self);
const char               *colonia_past_game_get_title     (ColoniaPastGame    *self);
const char               *colonia_past_game_get_folded    (ColoniaPastGame    *self);
gboolean                  colonia_past_game_is_same       (ColoniaPastGame    *self,
                                                           ColoniaPastGame    *other);

G_END_DECLS

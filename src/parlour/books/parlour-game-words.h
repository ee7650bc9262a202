/* parlour-game-words.h: what lists of games say of each
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "table-game-summary.h"
#include "table-salvage.h"

char       *parlour_game_words_time     (gint64                  seconds,
                                         GDateTime              *now,
                                         gboolean                within);
char       *parlour_game_words_day      (gint64                  seconds);
char       *parlour_game_words_state    (const TableGameSummary *game,
                                         gboolean                within);
const char *parlour_game_words_game     (const TableGameSummary *game);
const char *parlour_game_words_tracking (const TableGameSummary *game);
const char *parlour_game_words_advice   (const GError           *error);
char       *parlour_game_words_label    (const TableGameSummary *game,
                                         const char             *head);

char       *parlour_game_words_salvage  (const TableSalvage *salvage);

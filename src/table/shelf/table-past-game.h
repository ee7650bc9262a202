/* table-past-game.h: a game in a list of games
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "doc-index.h"
#include "table-game-summary.h"

#define TABLE_TYPE_PAST_GAME (table_past_game_get_type ())

G_DECLARE_FINAL_TYPE (TablePastGame, table_past_game, TABLE, PAST_GAME, GObject)

TablePastGame          *table_past_game_new           (TableGameSummary  *summary,
                                                       const DocFileMark *mark);
TablePastGame          *table_past_game_new_moved     (TablePastGame    *game,
                                                       const char         *path);

const TableGameSummary *table_past_game_get_summary (TablePastGame *self);
const char             *table_past_game_get_title   (TablePastGame *self);
const char             *table_past_game_get_name    (TablePastGame *self);
const char             *table_past_game_get_original (TablePastGame *self);
GPtrArray              *table_past_game_get_copies  (TablePastGame *self);
void                    table_past_game_set_copies  (TablePastGame *self,
                                                     GPtrArray     *copies);
gboolean                table_past_game_is_longer   (TablePastGame *self,
                                                     TablePastGame *other);
const char             *table_past_game_get_folded  (TablePastGame *self);
int                     table_past_game_compare     (TablePastGame *self,
                                                     TablePastGame *other);
gboolean                table_past_game_is_same     (TablePastGame *self,
                                                     TablePastGame *other);

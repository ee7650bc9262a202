/* table-past-game.h: a game in a list of games
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "doc-index.h"
#include "table-game-summary.h"

#define TABLE_TYPE_PAST_GAME (table_past_game_get_type ())

G_DECLARE_FINAL_TYPE (TablePastGame, table_past_game, TABLE, PAST_GAME, GObject)

/**
 * TablePastGame:
 * @summary: the game at a glance
 * @mark: how its file was before it was read
 * @name: the name of the file
 * @original: (nullable): the name of the file of which this is called a copy, or `NULL` if it is called as no copy is
 * @title: (nullable): the title that somebody has given to the game, or `NULL` if there is none; that of a broken file is its
 *   name
 * @folded: (nullable): what is searched, once somebody has, see table_past_game_get_folded()
 * @copies: (nullable) (element-type TablePastGame): the other copies of the game, of which the longest comes first, or `NULL`
 *   if it is alone
 *
 * A game in a file, or a file that is broken, as an entry of a list; its members are read freely. It does not change: another
 * one takes its place. Only what copies of the game there are is told to it.
 */
struct _TablePastGame {
  GObject parent_instance;

  TableGameSummary *summary;
  DocFileMark mark;
  char *name;
  char *original;
  char *title;
  char *folded;
  GPtrArray *copies;
};

TablePastGame *table_past_game_new        (TableGameSummary  *summary,
                                           const DocFileMark *mark);
TablePastGame *table_past_game_new_moved  (TablePastGame     *game,
                                           const char        *path);
void           table_past_game_set_copies (TablePastGame     *self,
                                           GPtrArray         *copies);
gboolean       table_past_game_is_longer  (TablePastGame     *self,
                                           TablePastGame     *other);
const char    *table_past_game_get_folded (TablePastGame     *self);
int            table_past_game_compare    (TablePastGame     *self,
                                           TablePastGame     *other);
gboolean       table_past_game_is_same    (TablePastGame     *self,
                                           TablePastGame     *other);

/* table-statistics.h: what became of each player in many games
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "table-game-summary.h"

G_BEGIN_DECLS

/**
 * TablePointSource:
 * @TABLE_SOURCE_RELICS: relics outside shrines
 * @TABLE_SOURCE_SHRINES: relics in shrines, which count twice
 * @TABLE_SOURCE_WINDOWS: windows
 * @TABLE_N_SOURCES: how many there are
 *
 * What points come of (END-2).
 */
typedef enum {
  TABLE_SOURCE_RELICS,
  TABLE_SOURCE_SHRINES,
  TABLE_SOURCE_WINDOWS,
  TABLE_N_SOURCES
} TablePointSource;

/**
 * TableGameResult:
 * @played: when the game was last played, in seconds since 1970
 * @points: the points that the player had
 * @has_won: whether that was enough, alone or with others
 * @color: the colour of the family
 *
 * What became of a player in one game. A value.
 */
typedef struct {
  gint64 played;
  int points;
  gboolean has_won;
  TableColor color;
} TableGameResult;

/**
 * TablePlayerStatistics:
 * @name: the name, as it was written last
 * @color: the colour of the family in the last game
 * @results: (element-type TableGameResult): all games that were played to the
 *   end, the oldest first
 * @n_wins: how many of them were won, alone or with others
 * @total: all points together
 * @best: the most points in a game
 * @sources: by `TablePointSource`, the points of all games together
 * @votes: by kind of edict, the votes of all games together
 *
 * What became of a player in many games.
 */
typedef struct {
  char *name;
  TableColor color;
  GArray *results;
  int n_wins;
  int total;
  int best;
  int sources[TABLE_N_SOURCES];
  TableVoteCount votes[COLONIA_N_EDICT_KINDS];
} TablePlayerStatistics;

GPtrArray *table_statistics_tell         (GListModel                    *games);
double     table_statistics_get_average  (const TablePlayerStatistics *player);
int        table_statistics_rank_edicts  (const TablePlayerStatistics *player,
                                          ColoniaEdictKind            *kinds);

G_END_DECLS

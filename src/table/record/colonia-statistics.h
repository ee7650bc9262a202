/* colonia-statistics.h: what became of each player in many games
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-game-summary.h"

G_BEGIN_DECLS

/**
 * ColoniaPointSource:
 * @COLONIA_SOURCE_RELICS: relics outside shrines
 * @COLONIA_SOURCE_SHRINES: relics in shrines, which count twice
 * @COLONIA_SOURCE_WINDOWS: windows
 * @COLONIA_N_SOURCES: how many there are
 *
 * What points come of (END-2).
 */
typedef enum {
  COLONIA_SOURCE_RELICS,
  COLONIA_SOURCE_SHRINES,
  COLONIA_SOURCE_WINDOWS,
  COLONIA_N_SOURCES
} ColoniaPointSource;

/**
 * ColoniaGameResult:
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
  ColoniaColor color;
} ColoniaGameResult;

/**
 * ColoniaPlayerStatistics:
 * @name: the name, as it was written last
 * @color: the colour of the family in the last game
 * @results: (element-type ColoniaGameResult): all games that were played to the
 *   end, the oldest first
 * @n_wins: how many of them were won, alone or with others
 * @total: all points together
 * @best: the most points in a game
 * @sources: by `ColoniaPointSource`, the points of all games together
 * @votes: by kind of edict, the votes of all games together
 *
 * What became of a player in many games.
 */
typedef struct {
  char *name;
  ColoniaColor color;
  GArray *results;
  int n_wins;
  int total;
  int best;
  int sources[COLONIA_N_SOURCES];
  ColoniaVoteCount votes[COLONIA_N_EDICT_KINDS];
} ColoniaPlayerStatistics;

GPtrArray *colonia_statistics_tell         (GListModel                    *games);
double     colonia_statistics_get_average  (const ColoniaPlayerStatistics *player);
int        colonia_statistics_rank_edicts  (const ColoniaPlayerStatistics *player,
                                            ColoniaEdictKind              *kinds);

G_END_DECLS

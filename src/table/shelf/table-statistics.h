/* table-statistics.h: what became of each player in many games
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "table-game-summary.h"

/**
 * TABLE_GAMES_FOR_RANK:
 *
 * How many games tell enough of somebody for a rank among others.
 */
#define TABLE_GAMES_FOR_RANK 5

/**
 * TableGameResult:
 * @played: when the game was last played, in seconds since 1970
 * @points: the points that the player had
 * @has_won: whether that was enough, alone or with others
 * @color: the colour that the player had, or `TABLE_NOBODY` where that is not known
 * @has_score_only: whether nothing else is known of the game, see table_plays_join()
 *
 * What became of a player in one game. A value.
 */
typedef struct {
  gint64 played;
  int points;
  gboolean has_won;
  TableColor color;
  gboolean has_score_only;
} TableGameResult;

/**
 * TablePlayerStatistics:
 * @name: the name, as it was written last
 * @color: the colour in the last game of which it is known, or `TABLE_NOBODY`
 * @results: (element-type TableGameResult): all games that were played to the
 *   end, the oldest first
 * @n_wins: how many of them were won, alone or with others
 * @total: all points together
 * @best: the most points in a game
 * @n_whole: of how many games more is known than the score
 * @parts: the parts of the score in all of these together, in the order of the game's
 * @tallies: what is counted besides in all games together, in the order of the game's
 * @expected: how many of the games would be won if that was drawn by lot among all who played
 * @n_others: how many others there were, in all games together
 * @n_behind: of how many of these the player came out ahead; whoever came out equal is half of one
 * @rank: from 1, where the player has one: see table_statistics_rank_players()
 *
 * What became of a player in many plays of one game, or of all.
 */
typedef struct {
  char *name;
  TableColor color;
  GArray *results;
  int n_wins;
  int total;
  int best;
  int n_whole;
  int parts[TABLE_MAX_PARTS];
  int tallies[TABLE_MAX_TALLIES];
  double expected;
  int n_others;
  double n_behind;
  int rank;
} TablePlayerStatistics;

/**
 * TablePair:
 * @ahead: how often the one came out ahead of the other
 * @both: how many games they both played
 *
 * How two players came out in many plays of one game. A value.
 */
typedef struct {
  int ahead;
  int both;
} TablePair;

/**
 * TableBegun:
 * @n_games: how many games somebody played from there
 * @n_wins: how many of them were won, alone or with others
 *
 * What became of those who had their first turn so early or late. A value.
 */
typedef struct {
  int n_games;
  int n_wins;
} TableBegun;

gboolean   table_statistics_is_same_name (const char                 *name,
                                          const char                 *other);
gboolean   table_statistics_has_played   (GListModel                 *games,
                                          const char                 *name);
gboolean   table_statistics_have_met     (GListModel                 *games,
                                          const char                 *name,
                                          const char                 *other);
GPtrArray *table_statistics_list_games  (GListModel                  *games);
GPtrArray *table_statistics_tell        (GListModel                  *games,
                                         const TableGame             *game);
TablePair *table_statistics_compare    (GListModel                  *games,
                                        const TableGame             *game,
                                        const char *const           *names);
int        table_statistics_tell_begun (GListModel                  *games,
                                        const TableGame             *game,
                                        TableBegun                  *begun);
GPtrArray *table_statistics_rank_players
                                        (GListModel                  *games);
double     table_statistics_get_average (const TablePlayerStatistics *player);
double     table_statistics_get_share   (const TablePlayerStatistics *player);
int        table_statistics_rank        (const TablePlayerStatistics *player,
                                         int                          first,
                                         int                          n,
                                         int                         *things);

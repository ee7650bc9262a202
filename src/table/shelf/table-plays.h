/* table-plays.h: games of which only the score is known
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "table-game-summary.h"

/**
 * TABLE_PLAYS_MAX:
 *
 * How many plays are kept: one a day for fifty years.
 */
#define TABLE_PLAYS_MAX 20000

/**
 * TablePlayed:
 * @game: which game it was
 * @day: the day on which it was played, as `2026-11-29`
 * @n_players: how many played
 * @names: by seat, who played
 * @points: by seat, how many points each had
 * @winners: by seat, who has won
 *
 * A game that was not played here, but of which another program has told the score. Two of the same day with the same
 * players and points are one.
 */
typedef struct {
  const TableGame *game;
  char *day;
  int n_players;
  char *names[TABLE_MAX_PLAYERS];
  int points[TABLE_MAX_PLAYERS];
  gboolean winners[TABLE_MAX_PLAYERS];
} TablePlayed;

gboolean   table_played_is_possible (const TablePlayed *play);
void       table_played_free        (TablePlayed       *play);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TablePlayed, table_played_free)

char      *table_plays_make_path  (const char      *directory);
GPtrArray *table_plays_parse      (GBytes          *bytes,
                                   GError         **error);
GPtrArray *table_plays_load       (const char      *path,
                                   GError         **error);
gboolean   table_plays_add        (const char      *path,
                                   GPtrArray       *plays,
                                   guint           *n_added,
                                   GError         **error);
gboolean   table_plays_remove     (const char      *path,
                                   GError         **error);
GListModel *table_plays_join      (GListModel      *games,
                                   const GPtrArray *plays);

GPtrArray *table_plays_parse_foreign (GBytes       *bytes,
                                      guint        *n_left_out,
                                      GError      **error);

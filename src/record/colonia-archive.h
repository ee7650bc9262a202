/* colonia-archive.h: the games in a directory
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-record.h"

G_BEGIN_DECLS

/**
 * ColoniaGameSummary:
 * @path: (type filename): the file
 * @modified: when the file was last written, in seconds since 1970, or 0 where
 *   that is not known
 * @is_broken: whether no game can be read from it: then nothing below is set but
 *   `message`
 * @message: (nullable): what is wrong with a file that is broken
 * @tracking: how much of the game is tracked
 * @n_players: how many play, 3 to 6: so many entries of lists by seat are used
 * @names: by seat, the names of the players, fit for sentences
 * @colors: by seat, the colours of the players
 * @week: the week, 1 to 6; 0 before the first
 * @day: the day
 * @step: what the game waits for
 * @finished: whether the game is over
 * @winners: by seat, who has won a game that is over; several may share it
 * @points: by seat, the points of each player in a game that is over
 * @n_events: how many events are in force
 *
 * A game in a file, at a glance.
 */
typedef struct {
  char *path;
  gint64 modified;
  gboolean is_broken;
  char *message;

  ColoniaTracking tracking;
  int n_players;
  char *names[COLONIA_MAX_PLAYERS];
  ColoniaColor colors[COLONIA_MAX_PLAYERS];
  int week;
  ColoniaDay day;
  ColoniaStep step;
  gboolean finished;
  gboolean winners[COLONIA_MAX_PLAYERS];
  int points[COLONIA_MAX_PLAYERS];
  guint n_events;
} ColoniaGameSummary;

ColoniaGameSummary *colonia_game_summary_load   (const char           *path);
void                colonia_game_summary_free   (ColoniaGameSummary   *summary);

void                colonia_archive_list_async  (const char           *directory,
                                                 GCancellable         *cancellable,
                                                 GAsyncReadyCallback   callback,
                                                 gpointer              user_data);
GPtrArray          *colonia_archive_list_finish (GAsyncResult         *result,
                                                 GError              **error);

char               *colonia_archive_make_path   (const char           *directory,
                                                 const char *const    *names,
                                                 int                   n_names,
                                                 GDateTime            *now);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (ColoniaGameSummary, colonia_game_summary_free)

G_END_DECLS

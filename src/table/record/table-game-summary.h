/* table-game-summary.h: a game in a file, at a glance
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <json-glib/json-glib.h>

#include "colonia-play.h"
#include "table-record.h"

G_BEGIN_DECLS

/**
 * TableVoteCount:
 * @yes: how often a player voted for an edict
 * @no: how often against it
 *
 * How a player voted on edicts of a kind. A value.
 */
typedef struct {
  int yes;
  int no;
} TableVoteCount;

/**
 * TableGameSummary:
 * @path: (type filename): the file
 * @modified: when the file was last written, in seconds since 1970, or 0 where
 *   that is not known
 * @is_broken: whether no game can be read from it: then nothing below is set but
 *   `errors`
 * @errors: (nullable) (element-type GError): what is wrong with a file that is
 *   broken, for tongue_find_error()
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
 * @relics: by seat, how many of these come of relics outside shrines
 * @shrines: by seat, how many come of relics in shrines
 * @windows: by seat, how many come of windows
 * @votes: by seat and kind of edict, how often each player voted
 * @text: (nullable): what was written into the game: notes, and edicts that the
 *   program does not know
 * @n_events: how many events are in force
 * @n_waiting: how many wait until the game comes to them
 *
 * A game in a file, at a glance.
 */
typedef struct {
  char *path;
  gint64 modified;
  gboolean is_broken;
  GPtrArray *errors;

  ColoniaTracking tracking;
  int n_players;
  char *names[COLONIA_MAX_PLAYERS];
  TableColor colors[COLONIA_MAX_PLAYERS];
  int week;
  ColoniaDay day;
  ColoniaStep step;
  gboolean finished;
  gboolean winners[COLONIA_MAX_PLAYERS];
  int points[COLONIA_MAX_PLAYERS];
  int relics[COLONIA_MAX_PLAYERS];
  int shrines[COLONIA_MAX_PLAYERS];
  int windows[COLONIA_MAX_PLAYERS];
  TableVoteCount votes[COLONIA_MAX_PLAYERS][COLONIA_N_EDICT_KINDS];
  char *text;
  guint n_events;
  guint n_waiting;
} TableGameSummary;

TableGameSummary *table_game_summary_load          (const char             *path);
TableGameSummary *table_game_summary_read          (const char             *path,
                                                    gint64                  modified,
                                                    JsonNode               *facts);
JsonNode         *table_game_summary_tell          (const TableGameSummary *summary);
const char       *table_game_summary_get_problem   (const TableGameSummary *summary);
gboolean          table_game_summary_is_unfinished (const TableGameSummary *summary);
void              table_game_summary_free          (TableGameSummary       *summary);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TableGameSummary, table_game_summary_free)

G_END_DECLS

/* table-game-summary.h: a game in a file, at a glance
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <json-glib/json-glib.h>

#include "table-record.h"

/**
 * TableGameSummary:
 * @path: (type filename): the file
 * @played: when the game was last played, in seconds since 1970: as its events tell, or, where
 *   these tell no times, when the file was last written; 0 where that is not known, either
 * @id: (nullable): the id of the game, which its copies have, too
 * @is_broken: whether no game can be read from it: then nothing below is set but
 *   `errors`
 * @errors: (nullable) (element-type GError): what is wrong with a file that is
 *   broken, for tongue_find_error()
 * @game: which game it is
 * @tracking: how much of the game is tracked
 * @n_players: how many play: so many entries of lists by seat are used
 * @names: by seat, the names of the players, fit for sentences
 * @first_names: by seat, what the players were called when the game began, of which its file was
 *   named, where any is called otherwise now
 * @colors: by seat, the colours of the players
 * @first: the seat that began, or `TABLE_NOBODY` where nobody knows
 * @round: the round, from 1; 0 before the first
 * @part: the part of the round
 * @step: what the game waits for
 * @finished: whether the game is over
 * @winners: by seat, who has won a game that is over; several may share it
 * @points: by seat, the points of each player in a game that is over
 * @parts: by seat, of what these come, in the order of the parts of the game's score
 * @tallies: what is counted of each player besides
 * @times: (nullable) (element-type gint): of a game that is over and whose events tell that, how many seconds it took, by moment
 *   as table_times_get_moment() counts them; pauses are left out
 * @text: (nullable): what was written into the game: notes, and whatever else is text
 * @has_score_only: whether nothing else is known of it, as of a play that another program has told of
 * @n_events: how many events are in force
 * @n_waiting: how many wait until the game comes to them
 *
 * A game in a file, at a glance.
 */
typedef struct {
  char *path;
  gint64 played;
  char *id;
  gboolean is_broken;
  GPtrArray *errors;

  const TableGame *game;
  int tracking;
  int n_players;
  char *names[TABLE_MAX_PLAYERS];
  char *first_names[TABLE_MAX_PLAYERS];
  TableColor colors[TABLE_MAX_PLAYERS];
  int first;
  int round;
  int part;
  int step;
  gboolean finished;
  gboolean winners[TABLE_MAX_PLAYERS];
  int points[TABLE_MAX_PLAYERS];
  int parts[TABLE_MAX_PLAYERS][TABLE_MAX_PARTS];
  TableTallies tallies;
  GArray *times;
  char *text;
  gboolean has_score_only;
  guint n_events;
  guint n_waiting;
} TableGameSummary;

TableGameSummary *table_game_summary_load          (const char             *path);
TableGameSummary *table_game_summary_read          (const char             *path,
                                                    JsonNode               *facts);
JsonNode         *table_game_summary_tell          (const TableGameSummary *summary);
const char       *table_game_summary_get_problem   (const TableGameSummary *summary);
gboolean          table_game_summary_is_unfinished (const TableGameSummary *summary);
void              table_game_summary_free          (TableGameSummary       *summary);
void              table_record_tally               (const TableRecord      *record,
                                                    TableTallies           *tallies);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TableGameSummary, table_game_summary_free)

/* table-guess.h: how long games take, and how much longer one may
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "table-past-game.h"

/**
 * TableLengths:
 * @n_games: how many games these are
 * @shortest: how long the shortest of them took, in seconds
 * @usual: how long the one in the middle took
 * @longest: how long the longest took
 *
 * How long some games took. A value.
 */
typedef struct {
  guint n_games;
  gint64 shortest;
  gint64 usual;
  gint64 longest;
} TableLengths;

/**
 * TableGuess:
 * @rest: how much longer a game may take, in seconds
 * @lengths: how long those took by which it is guessed
 * @n_players: how many played them
 *
 * A guess of how much longer a game takes. A value.
 */
typedef struct {
  gint64 rest;
  TableLengths lengths;
  int n_players;
} TableGuess;

gboolean table_guess_lengths   (GListModel        *games,
                                const TableGame   *game,
                                int                n_players,
                                TableLengths      *lengths);
gboolean table_guess_rest      (GListModel        *games,
                                const TableRecord *record,
                                TableGuess        *guess);
char    *table_guess_tell      (const TableGuess  *guess);
char    *table_guess_tell_why  (const TableGuess  *guess);

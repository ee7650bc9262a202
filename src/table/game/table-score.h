/* table-score.h: what players come to
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "table-schema.h"

/**
 * TABLE_MAX_PARTS:
 *
 * Of how many parts a score consists at most.
 */
#define TABLE_MAX_PARTS 12

/**
 * TABLE_MAX_TIES:
 *
 * How many numbers part those whose totals are equal, one after the other, at most.
 */
#define TABLE_MAX_TIES 4

/**
 * TableTie:
 * @TABLE_TIE_LAST: nobody comes next
 * @TABLE_TIE_TOTAL: the totals
 * @TABLE_TIE_BROKEN: the first of what parts those whose totals are equal; the others follow
 * @TABLE_TIE_SHARED: nothing: the two share a rank
 *
 * What parts somebody from who comes next.
 */
typedef enum {
  TABLE_TIE_LAST,
  TABLE_TIE_TOTAL,
  TABLE_TIE_BROKEN,
  TABLE_TIE_SHARED = TABLE_TIE_BROKEN + TABLE_MAX_TIES,
} TableTie;

/**
 * TablePart:
 * @id: what exports call it; a list of parts ends with one whose id is `NULL`
 * @counts: whether it is a part of the total; else it parts those who are equal, or is
 *   only told
 * @title: (nullable): what people call it, marked for translation; its id serves where there is
 *   none
 * @heading: (nullable): what it is called where there is more room, marked for translation
 * @group: (nullable): what it is called together with those beside it that are called so, too, marked
 *   for translation
 *
 * A part of a score.
 */
typedef struct {
  const char *id;
  gboolean counts;
  const char *title;
  const char *heading;
  const char *group;
} TablePart;

/**
 * TableScore:
 * @final: whether the game is over; otherwise it is counted as if it ended now
 * @n_players: how many play: so many entries of lists by seat are used
 * @parts: by seat, the parts, in the order of the game's
 * @totals: by seat, all points together
 * @ties: by seat, what parts those whose totals are equal, what is looked at first before the rest:
 *   more is better, and what a game does not use is 0
 * @ranks: by seat, from 1; equal players share one
 * @n_winners: how many have the first rank
 * @winners: their seats
 *
 * The result of a game. A value.
 */
typedef struct {
  gboolean final;
  int n_players;
  int parts[TABLE_MAX_PLAYERS][TABLE_MAX_PARTS];
  int totals[TABLE_MAX_PLAYERS];
  int ties[TABLE_MAX_PLAYERS][TABLE_MAX_TIES];
  int ranks[TABLE_MAX_PLAYERS];
  int n_winners;
  int winners[TABLE_MAX_PLAYERS];
} TableScore;

void      table_score_set     (TableScore        *score,
                               int                seat,
                               int                total,
                               const int         *parts,
                               guint              n_parts);
void      table_score_rank    (TableScore        *score);
int       table_score_find_tie
                              (const TableScore  *score,
                               int                seat,
                               int                other);
void      table_score_list    (const TableScore  *score,
                               int               *seats);
int       table_score_get_tie (const TableScore  *score,
                               const int         *seats,
                               int                place);
JsonNode *table_score_to_json (const TableScore  *score,
                               const TablePart   *parts);
char     *table_score_tell    (const TableScore  *score,
                               const TablePart   *parts,
                               const char *const *names);

/**
 * TABLE_MAX_TALLIES:
 *
 * How many things are counted of a player at most.
 */
#define TABLE_MAX_TALLIES 32

/**
 * TableTallies:
 * @n: by seat, how often, in the order of the game's tallies
 *
 * What is counted of each player besides the score: how often somebody voted for
 * something, say. A value.
 */
typedef struct {
  int n[TABLE_MAX_PLAYERS][TABLE_MAX_TALLIES];
} TableTallies;

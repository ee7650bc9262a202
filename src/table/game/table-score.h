/* table-score.h: what players come to
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "table-schema.h"

G_BEGIN_DECLS

/**
 * TABLE_MAX_PARTS:
 *
 * Of how many parts a score consists at most.
 */
#define TABLE_MAX_PARTS 12

/**
 * TablePart:
 * @id: what exports call it; a list of parts ends with one whose id is `NULL`
 * @counts: whether it is a part of the total; else it parts those who are equal, or is
 *   only told
 * @title: (nullable): what people call it, marked for translation; its id serves where there is
 *   none
 * @heading: (nullable): what it is called where there is more room, marked for translation
 *
 * A part of a score.
 */
typedef struct {
  const char *id;
  gboolean counts;
  const char *title;
  const char *heading;
} TablePart;

/**
 * TableScore:
 * @final: whether the game is over; otherwise it is counted as if it ended now
 * @n_players: how many play: so many entries of lists by seat are used
 * @parts: by seat, the parts, in the order of the game's
 * @totals: by seat, all points together
 * @ranks: by seat, from 1; equal players share one
 *
 * The result of a game. A value.
 */
typedef struct {
  gboolean final;
  int n_players;
  int parts[TABLE_MAX_PLAYERS][TABLE_MAX_PARTS];
  int totals[TABLE_MAX_PLAYERS];
  int ranks[TABLE_MAX_PLAYERS];
} TableScore;

void      table_score_rank    (TableScore        *score);
void      table_score_set     (TableScore        *score,
                               int                seat,
                               int                total,
                               int                rank,
                               const int         *parts,
                               guint              n_parts);
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

G_END_DECLS

/* table-score.c: what players come to
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "table-score.h"

/**
 * table_score_rank:
 * @score: a score of which the totals are counted
 *
 * Ranks players by their totals, where nothing else parts them: those who are equal share
 * a rank.
 */
void
table_score_rank (TableScore *score)
{
  g_return_if_fail (score != NULL);

  for (int seat = 0; seat < score->n_players; seat++)
    {
      score->ranks[seat] = 1;
      for (int other = 0; other < score->n_players; other++)
        score->ranks[seat] += score->totals[other] > score->totals[seat] ? 1 : 0;
    }
}

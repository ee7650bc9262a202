/* test-score.c: who comes out how, and what parts whom
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "table-score.h"

/* Dora is the last; Ann and Cleo are parted by the second tie-break, and nothing parts Cleo and Ben. */
static TableScore
make_score (void)
{
  static const int totals[] = { 30, 30, 30, 29 };
  static const int ties[][2] = { { 2, 1 }, { 2, 0 }, { 2, 0 }, { 9, 9 } };
  TableScore score = { .n_players = G_N_ELEMENTS (totals) };

  for (int seat = 0; seat < score.n_players; seat++)
    {
      table_score_set (&score, seat, totals[seat], &totals[seat], 1);
      for (int i = 0; i < 2; i++)
        score.ties[seat][i] = ties[seat][i];
    }
  table_score_rank (&score);

  return score;
}

static void
test_ranks (void)
{
  TableScore score = make_score ();

  g_assert_cmpint (score.ranks[0], ==, 1);
  g_assert_cmpint (score.ranks[1], ==, 2);
  g_assert_cmpint (score.ranks[2], ==, 2);
  g_assert_cmpint (score.ranks[3], ==, 4);
  g_assert_cmpint (score.parts[3][0], ==, 29);

  /* What is looked at first decides. */
  score.ties[2][0] = 3;
  table_score_rank (&score);
  g_assert_cmpint (score.ranks[2], ==, 1);
  g_assert_cmpint (score.ranks[0], ==, 2);
  g_assert_cmpint (score.ranks[1], ==, 3);
}

/* Equal ones come in the order of their seats. */
static void
test_ties (void)
{
  TableScore score = make_score ();
  int seats[TABLE_MAX_PLAYERS];

  score.totals[0] = 31;
  score.totals[3] = 32;
  table_score_rank (&score);
  table_score_list (&score, seats);
  g_assert_cmpint (seats[0], ==, 3);
  g_assert_cmpint (seats[1], ==, 0);
  g_assert_cmpint (seats[2], ==, 1);
  g_assert_cmpint (seats[3], ==, 2);
  g_assert_cmpint (table_score_get_tie (&score, seats, 0), ==, TABLE_TIE_TOTAL);
  g_assert_cmpint (table_score_get_tie (&score, seats, 2), ==, TABLE_TIE_SHARED);
  g_assert_cmpint (table_score_get_tie (&score, seats, 3), ==, TABLE_TIE_LAST);

  score = make_score ();
  g_assert_cmpint (table_score_find_tie (&score, 0, 2), ==, (int) TABLE_TIE_BROKEN + 1);
  g_assert_cmpint (table_score_find_tie (&score, 2, 0), ==, (int) TABLE_TIE_BROKEN + 1);
  score.ties[1][0] = 3;
  g_assert_cmpint (table_score_find_tie (&score, 0, 1), ==, TABLE_TIE_BROKEN);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/score/ranks", test_ranks);
  g_test_add_func ("/score/ties", test_ties);

  return g_test_run ();
}

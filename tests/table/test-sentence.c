/* test-sentence.c: what is told of numbers, by the rows of a table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "table-sentence.h"

#include "table-state.h"

#include <glib/gi18n.h>

enum { BEGINS, TAKES, LAYS, GIVES, LEAVES, MOVES, SHARES, RETURNS, HOLDS, NEVER };

static const char *const names[] = { "Ann", "Ben", "Cleo", NULL };

static const TableSentence rows[] = {
  TABLE_TELL (BEGINS, NULL, "It begins."),
  TABLE_TELL (TAKES, "p1G", NN_ ("%s takes %d %s.", "%s takes %d %ss.")),
  TABLE_TELL (LAYS, "12", NN_ ("%d of %d space", "%d of %d spaces"), '2'),
  TABLE_TELL_IF (GIVES, '2', TABLE_NOBODY, "p", "%s gives it away."),
  TABLE_TELL_IF (GIVES, 'w', 7, "pn", "%s gives all to %s."),
  TABLE_TELL (GIVES, "npwf", "%s gets something of %s, %s and %s."),
  TABLE_TELL_IF (LEAVES, '1', 0, NULL, "Nobody leaves."),
  TABLE_TELL (LEAVES, "1", NN_ ("One leaves.", "%d leave.")),
  TABLE_TELL (MOVES, "34", "%2$d after %1$d"),
  { SHARES, { { 'r', 5 }, { 'w', 0 }, { 'p', 2 } }, "p", "%s shares the first by rule 5." },
  { SHARES, { { 'r', 5 }, { 'w', 0 } }, NULL, "The first is shared by rule 5." },
  TABLE_TELL_IF (SHARES, 'r', 5, NULL, "It is shared by rule 5."),
  TABLE_TELL (SHARES, NULL, "It is shared."),
  TABLE_TELL (RETURNS, "p", CN_ ("pieces", "%s returns them.")),
  TABLE_TELL_IF (HOLDS, 'b', 3, "0", "Place %d holds three."),
  TABLE_TELL (HOLDS, "0", "Place %d holds something."),
  TABLE_TELL_END,
};

/* What a game knows besides. */
typedef struct {
  TableEffect about;
  const char *good;
} Told;

static char *
get_term (char               letter,
          const TableEffect *about)
{
  const Told *told = (const void *) about;

  g_assert_cmpint (letter, ==, 'G');

  return g_strdup (told->good);
}

static void
assert_told (TableEffect  about,
             const char  *expected)
{
  const Told told = { about, "saddle" };
  g_autofree char *sentence = table_sentence_tell (rows, names, &told.about, get_term);

  g_assert_cmpstr (sentence, ==, expected);
}

static void
test_places (void)
{
  assert_told ((TableEffect) { .kind = BEGINS }, "It begins.");
  assert_told ((TableEffect) { GIVES, 0, 0, 1, 2, 1 }, "Ben gets something of Ann, Ben and Cleo.");
  assert_told ((TableEffect) { .kind = MOVES, .what = 0, .other = 4 }, "5 after 1");
  assert_told ((TableEffect) { .kind = RETURNS, .player = 1 }, "Ben returns them.");
  assert_told ((TableEffect) { .kind = NEVER }, NULL);
}

static void
test_numbers (void)
{
  assert_told ((TableEffect) { .kind = TAKES, .player = 0, .amount = 1, .other = 2 }, "Ann takes 1 saddle.");
  assert_told ((TableEffect) { .kind = TAKES, .player = 0, .amount = 2, .other = 1 }, "Ann takes 2 saddles.");
  assert_told ((TableEffect) { .kind = LAYS, .amount = 2, .other = 1 }, "2 of 1 space");
  assert_told ((TableEffect) { .kind = LAYS, .amount = 1, .other = 2 }, "1 of 2 spaces");
  assert_told ((TableEffect) { .kind = LEAVES, .amount = 0 }, "Nobody leaves.");
  assert_told ((TableEffect) { .kind = LEAVES, .amount = 1 }, "One leaves.");
  assert_told ((TableEffect) { .kind = LEAVES, .amount = 6 }, "6 leave.");
}

static void
test_cases (void)
{
  assert_told ((TableEffect) { .kind = GIVES, .player = 2, .what = 7, .other = TABLE_NOBODY }, "Cleo gives it away.");
  assert_told ((TableEffect) { .kind = GIVES, .player = 2, .what = 7, .other = 0 }, "Cleo gives all to Ann.");
  assert_told ((TableEffect) { .kind = HOLDS, .what = 4, .bundle = { { 3, 1 } } }, "Place 4 holds three.");
  assert_told ((TableEffect) { .kind = HOLDS, .what = 4, .bundle = { { 2, 3 } } }, "Place 4 holds something.");
  assert_told ((TableEffect) { SHARES, 5, 2, 0, 0, 0 }, "Cleo shares the first by rule 5.");
  assert_told ((TableEffect) { SHARES, 5, 1, 0, 0, 0 }, "The first is shared by rule 5.");
  assert_told ((TableEffect) { SHARES, 5, 2, 1, 0, 0 }, "It is shared by rule 5.");
  assert_told ((TableEffect) { SHARES, 4, 2, 0, 0, 0 }, "It is shared.");
}

/* Whoever has a sentence of its own is not told that of all games. */
static void
test_refusals (void)
{
  static const char *const not_now[] = { "first it must begin", "it is over" };
  static const TableSentence plain[] = {
    TABLE_TELL (TABLE_N_OBSTACLES, "p12", NN_ ("%s has only %d, not %d", "%s have only %d, not %d")),
    TABLE_TELL_END,
  };
  static const TableSentence own[] = {
    TABLE_TELL (TABLE_OBSTACLE_NOT_YOUR_TURN, "wp", "first %s, then %s"),
    TABLE_TELL_END,
  };
  const TableObstacle now = { .kind = TABLE_OBSTACLE_NOT_NOW, .what = 1 };
  const TableObstacle turn = { .kind = TABLE_OBSTACLE_NOT_YOUR_TURN, .player = 2, .what = 1 };
  const TableObstacle too_few = { TABLE_N_OBSTACLES, 0, 1, 0, 1, 3 };
  g_autofree char *told_now = table_refusals_tell (&(TableRefusals) { plain, not_now }, names, &now);
  g_autofree char *told_turn = table_refusals_tell (&(TableRefusals) { plain, not_now }, names, &turn);
  g_autofree char *told_own = table_refusals_tell (&(TableRefusals) { own, not_now }, names, &turn);
  g_autofree char *told_few = table_refusals_tell (&(TableRefusals) { plain, not_now }, names, &too_few);

  g_assert_cmpstr (told_now, ==, "it is over");
  g_assert_cmpstr (told_turn, ==, "it is the turn of Ben");
  g_assert_cmpstr (told_own, ==, "first Ben, then Cleo");
  g_assert_cmpstr (told_few, ==, "Ben has only 1, not 3");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sentence/places", test_places);
  g_test_add_func ("/sentence/numbers", test_numbers);
  g_test_add_func ("/sentence/cases", test_cases);
  g_test_add_func ("/sentence/refusals", test_refusals);

  return g_test_run ();
}

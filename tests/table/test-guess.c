/* test-guess.c: how long games take, and how much longer one may
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The figures that are expected are worked out by hand.
 */

#include "config.h"

#include "table-guess.h"
#include "table-record-file.h"
#include "table-simulation.h"
#include "table-times.h"
#include "visby-state.h"

#include <glib/gstdio.h>

#define BEGIN 1764000000
#define HOUR 3600

static void
add (GListStore       *games,
     TableGameSummary *summary)
{
  const DocFileMark mark = { 0 };
  g_autoptr (TablePastGame) game = table_past_game_new (summary, &mark);

  g_list_store_append (games, game);
}

/* A game that took so many seconds in each of its rounds, of which -1 ends the list. */
static TableGameSummary *
make_game (int        n_players,
           const int *rounds)
{
  TableGameSummary *summary = g_new0 (TableGameSummary, 1);

  summary->path = g_strdup ("/nowhere/game.kontor");
  summary->game = &visby_game;
  summary->tracking = VISBY_TRACKING_FULL;
  summary->n_players = n_players;
  summary->finished = TRUE;
  for (int seat = 0; seat < n_players; seat++)
    summary->names[seat] = g_strdup_printf ("Player %d", seat);
  summary->times = g_array_new (FALSE, FALSE, sizeof (int));
  for (; *rounds >= 0; rounds++)
    g_array_append_val (summary->times, *rounds);

  return summary;
}

/* Three games of three players, of 90, 100 and 120 minutes. */
static GListStore *
make_games (void)
{
  static const int first[] = { 0, 1800, 1800, 1800, -1 }, second[] = { 0, 1500, 2000, 2500, -1 }, third[] = { 0, 2000, 2200, 3000, -1 };
  GListStore *games = g_list_store_new (TABLE_TYPE_PAST_GAME);

  add (games, make_game (3, first));
  add (games, make_game (3, second));
  add (games, make_game (3, third));

  return games;
}

/* A game of three in which each event came so many seconds after the one before, up to the end of a round, and so long is thought
 * about since. */
static TableRecord *
play (int rounds,
      int gap)
{
  g_autoptr (TableRecord) whole = table_simulate (&visby_game, 3, VISBY_TRACKING_FULL, 1);
  TablePerson people[3];
  TableRecord *record;

  for (int seat = 0; seat < 3; seat++)
    people[seat] = *table_record_get_person (whole, seat);
  record = table_record_new (&visby_game, table_record_get_setup (whole), people);
  for (guint i = 0; table_record_get_state (record)->round <= rounds && i < table_record_get_cursor (whole); i++)
    {
      g_autoptr (GDateTime) time = g_date_time_new_from_unix_utc (BEGIN + (gint64) i * gap);
      g_autofree char *at = table_record_tell_time (time);

      g_assert_cmpint (table_record_append (record, table_record_get_event (whole, i), &(TableStamp) { .at = at }, NULL).kind, ==,
                       TABLE_OBSTACLE_NONE);
    }

  return record;
}

/* At the beginning it takes as long as the game in the middle did. */
static void
test_begun (void)
{
  g_autoptr (GListStore) games = make_games ();
  g_autoptr (TableRecord) record = play (0, 1);
  TableGuess guess;

  g_assert_true (table_guess_rest (G_LIST_MODEL (games), record, &guess));
  g_assert_cmpint (guess.rest, ==, 6000);
  g_assert_cmpuint (guess.lengths.n_games, ==, 3);
  g_assert_cmpint (guess.lengths.shortest, ==, 5400);
  g_assert_cmpint (guess.lengths.usual, ==, 6000);
  g_assert_cmpint (guess.lengths.longest, ==, 7200);
}

/* Whoever took so far what the others did goes on as they did, and whoever took half as long or longer goes on a little so, too. */
static void
test_goes_on (void)
{
  g_autoptr (GListStore) games = make_games ();
  g_autoptr (TableRecord) record = play (1, 1);
  const guint n_gaps = table_record_get_cursor (record) - 1;
  g_autoptr (TableRecord) even = play (1, 1800 / (int) n_gaps);
  g_autoptr (TableRecord) slow = play (1, 3600 / (int) n_gaps);
  TableGuess guess;

  g_assert_cmpint (1800 % n_gaps, ==, 0);
  g_assert_true (table_guess_rest (G_LIST_MODEL (games), even, &guess));
  g_assert_cmpint (guess.rest, ==, 4500);
  g_assert_true (table_guess_rest (G_LIST_MODEL (games), slow, &guess));
  g_assert_cmpint (guess.rest, ==, 4500 * (3600 + 4500) / (1800 + 4500));
}

/* Within a round what it took so far is behind, at most as much as that round took the others. */
static void
test_within (void)
{
  g_autoptr (GListStore) games = make_games ();
  g_autoptr (TableRecord) record = play (1, 600);
  g_autoptr (TableTimes) times = NULL;
  const guint n = table_record_get_cursor (record);
  g_autoptr (TableRecord) half = NULL;
  TableGuess guess;
  gint64 so_far;

  g_assert_cmpuint (n, >, 2);
  half = table_record_copy (record, n - 1);
  times = table_times_tell (half);
  so_far = table_time_sum (&times->whole);
  g_assert_cmpint (table_record_get_state (half)->round, ==, 1);
  g_assert_cmpint (so_far, ==, (n - 2) * 600);
  g_assert_true (table_guess_rest (G_LIST_MODEL (games), half, &guess));
  g_assert_cmpint (guess.rest, ==, MAX (6000 - so_far, 4500));
}

/* Other games, fewer of them, others at the table, and what was counted afterwards, tell nothing, and of a game that is over there
 * is nothing to tell. */
static void
test_nothing (void)
{
  static const int other[] = { 0, 1800, 1800, 1800, -1 }, counted[] = { 0, 20, -1 }, shorter[] = { 0, 3600, -1 };
  g_autoptr (GListStore) games = make_games ();
  g_autoptr (TableRecord) record = play (1, 60), whole = table_simulate (&visby_game, 3, VISBY_TRACKING_FULL, 1);
  TableGameSummary *last = make_game (3, other);
  TableGuess guess;

  g_assert_false (table_guess_rest (G_LIST_MODEL (games), whole, &guess));
  g_assert_true (table_guess_rest (G_LIST_MODEL (games), record, &guess));
  g_list_store_remove (games, 0);
  g_assert_false (table_guess_rest (G_LIST_MODEL (games), record, &guess));

  add (games, make_game (4, other));
  add (games, make_game (3, counted));
  add (games, make_game (3, shorter));
  add (games, last);
  last->tracking = VISBY_TRACKING_SCORING;
  g_assert_false (table_guess_rest (G_LIST_MODEL (games), record, &guess));
  last->tracking = VISBY_TRACKING_FULL;
  g_assert_true (table_guess_rest (G_LIST_MODEL (games), record, &guess));
}

/* Of many games the last ones count. */
static void
test_newest (void)
{
  static const int quick[] = { 0, 600, 600, 600, -1 }, slow[] = { 0, 6000, 6000, 6000, -1 };
  g_autoptr (GListStore) games = g_list_store_new (TABLE_TYPE_PAST_GAME);
  g_autoptr (TableRecord) record = play (0, 1);
  TableLengths lengths;
  TableGuess guess;

  for (int i = 0; i < 9; i++)
    add (games, make_game (3, quick));
  for (int i = 0; i < 20; i++)
    add (games, make_game (3, slow));
  g_assert_true (table_guess_rest (G_LIST_MODEL (games), record, &guess));
  g_assert_cmpint (guess.rest, ==, 1800);
  g_assert_cmpuint (guess.lengths.n_games, ==, 9);
  g_assert_cmpint (guess.lengths.longest, ==, 1800);

  /* How long games take is told by all of them. */
  g_assert_true (table_guess_lengths (G_LIST_MODEL (games), &visby_game, 3, &lengths));
  g_assert_cmpuint (lengths.n_games, ==, 29);
  g_assert_cmpint (lengths.shortest, ==, 1800);
  g_assert_cmpint (lengths.usual, ==, 18000);
  g_assert_false (table_guess_lengths (G_LIST_MODEL (games), &visby_game, 4, &lengths));
}

static void
test_words (void)
{
  static const struct {
    gint64 seconds;
    const char *words;
  } told[] = {
    { 0, "A few minutes to go" },
    { 400, "A few minutes to go" },
    { 500, "About 10 minutes to go" },
    { 47 * 60, "About 45 minutes to go" },
    { 53 * 60, "About an hour to go" },
    { HOUR + 10 * 60, "About an hour to go" },
    { HOUR + 20 * 60, "About an hour and a half to go" },
    { 2 * HOUR - 60, "About 2 hours to go" },
    { 2 * HOUR + 20 * 60, "About 2 hours and a half to go" },
    { 3 * HOUR, "About 3 hours to go" },
  };
  g_autofree char *why = NULL;
  const TableGuess guess = { 0, { 4, 2 * HOUR, 2 * HOUR, 2 * HOUR + 5 * 60 }, 3 };

  for (guint i = 0; i < G_N_ELEMENTS (told); i++)
    {
      g_autofree char *words = table_guess_tell (&(const TableGuess) { .rest = told[i].seconds });

      g_assert_cmpstr (words, ==, told[i].words);
    }

  why = table_guess_tell_why (&guess);
  g_assert_cmpstr (why, ==, "A guess by the last 4 games of 3 players, which took 2 h 00 min to 2 h 05 min, pauses aside.");
}

/* A game that is over knows how long it took, by rounds, and tells it to an index. */
static void
test_kept (void)
{
  g_autofree char *dir = g_dir_make_tmp ("guess-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (dir, "game.kontor", NULL);
  g_autoptr (TableRecord) record = play (G_MAXINT, 30), begun = play (2, 30);
  g_autoptr (TableTimes) times = table_times_tell (record);
  g_autoptr (TableGameSummary) summary = NULL, known = NULL, running = NULL;
  g_autoptr (JsonNode) facts = NULL;
  JsonArray *list;

  g_assert_true (table_state_is_finished (table_record_get_state (record)));
  g_assert_true (table_record_save (record, path, NULL));
  summary = table_game_summary_load (path);
  g_assert_cmpuint (summary->times->len, ==, times->rounds->len);
  for (guint i = 0; i < times->rounds->len; i++)
    g_assert_cmpint (g_array_index (summary->times, int, i), ==, table_time_sum (&g_array_index (times->rounds, TableTime, i)));

  facts = table_game_summary_tell (summary);
  known = table_game_summary_read (path, facts);
  g_assert_cmpmem (known->times->data, known->times->len * sizeof (int), summary->times->data, summary->times->len * sizeof (int));

  /* What no game can have taken is no fact. */
  list = json_object_get_array_member (json_node_get_object (facts), "times");
  json_array_add_int_element (list, -1);
  g_assert_null (table_game_summary_read (path, facts));

  g_assert_true (table_record_save (begun, path, NULL));
  running = table_game_summary_load (path);
  g_assert_null (running->times);

  g_remove (path);
  g_rmdir (dir);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/guess/begun", test_begun);
  g_test_add_func ("/guess/goes-on", test_goes_on);
  g_test_add_func ("/guess/within", test_within);
  g_test_add_func ("/guess/nothing", test_nothing);
  g_test_add_func ("/guess/newest", test_newest);
  g_test_add_func ("/guess/words", test_words);
  g_test_add_func ("/guess/kept", test_kept);

  return g_test_run ();
}

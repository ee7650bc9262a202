/* test-statistics.c: what became of each player in many games
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The figures that are expected are worked out by hand.
 */

#include "colonia-record.h"
#include "colonia-score.h"
#include "colonia-tallies.h"
#include "table-past-game.h"
#include "table-record-file.h"
#include "table-simulation.h"
#include "table-statistics.h"

#include <glib/gstdio.h>
#include <string.h>

static TableGameSummary *
make_summary (gint64      played,
              const char *first,
              const char *second,
              const char *third)
{
  TableGameSummary *summary = g_new0 (TableGameSummary, 1);

  summary->path = g_strdup ("/nowhere/game.kontor");
  summary->played = played;
  summary->game = &colonia_game;
  summary->tracking = COLONIA_TRACKING_FULL;
  summary->n_players = 3;
  summary->names[0] = g_strdup (first);
  summary->names[1] = g_strdup (second);
  summary->names[2] = g_strdup (third);
  summary->colors[0] = TABLE_COLOR_RED;
  summary->colors[1] = TABLE_COLOR_BLUE;
  summary->colors[2] = TABLE_COLOR_GREEN;
  summary->finished = TRUE;

  return summary;
}

static void
set_result (TableGameSummary *summary,
            int               seat,
            int               relics,
            int               shrines,
            int               windows,
            gboolean          has_won)
{
  summary->parts[seat][COLONIA_PART_RELICS] = relics;
  summary->parts[seat][COLONIA_PART_SHRINES] = shrines;
  summary->parts[seat][COLONIA_PART_WINDOWS] = windows;
  summary->points[seat] = relics + shrines + windows;
  summary->winners[seat] = has_won;
}

static void
set_votes (TableGameSummary *summary,
           int               seat,
           ColoniaEdictKind  kind,
           int               yes,
           int               no)
{
  summary->tallies.n[seat][COLONIA_TALLY_YES (kind)] = yes;
  summary->tallies.n[seat][COLONIA_TALLY_NO (kind)] = no;
}

static void
add (GListStore       *games,
     TableGameSummary *summary)
{
  const DocFileMark mark = { 0 };
  g_autoptr (TablePastGame) game = table_past_game_new (summary, &mark);

  g_list_store_append (games, game);
}

/* Three games, the newest first: Anna has 23, 10 and 12 points, and wins twice. */
static GListStore *
make_games (void)
{
  GListStore *games = g_list_store_new (TABLE_TYPE_PAST_GAME);
  TableGameSummary *newest = make_summary (300, "Anna", "Bram", "Chlo\303\251");
  TableGameSummary *running = make_summary (250, "Anna", "Bram", "Dora");
  TableGameSummary *middle = make_summary (200, "Bram", "ANNA", "Chloe\314\201");
  TableGameSummary *oldest = make_summary (100, "anna", "Dora", "Chlo\303\211");

  set_result (newest, 0, 11, 10, 2, TRUE);
  set_result (newest, 1, 8, 0, 4, FALSE);
  set_result (newest, 2, 3, 0, 0, FALSE);
  set_result (middle, 0, 12, 0, 0, TRUE);
  set_result (middle, 1, 6, 4, 0, FALSE);
  set_result (middle, 2, 0, 0, 0, FALSE);
  set_result (oldest, 0, 12, 0, 0, TRUE);
  set_result (oldest, 1, 10, 0, 2, TRUE);
  set_result (oldest, 2, 1, 0, 0, FALSE);
  set_votes (newest, 0, COLONIA_EDICT_EXCHANGE, 1, 1);
  set_votes (newest, 0, COLONIA_EDICT_SHIPS_LEAVE, 1, 0);
  set_votes (middle, 1, COLONIA_EDICT_EXCHANGE, 1, 1);
  set_votes (middle, 1, COLONIA_EDICT_NEW_RELICS, 0, 2);
  set_votes (oldest, 0, COLONIA_EDICT_GOODS_BY_DIE, 2, 0);
  running->finished = FALSE;
  set_votes (running, 0, COLONIA_EDICT_NEW_RELICS, 5, 0);

  add (games, newest);
  add (games, running);
  add (games, middle);
  add (games, oldest);

  return games;
}

static const TablePlayerStatistics *
get (GPtrArray *players,
     guint      place)
{
  g_assert_cmpuint (place, <, players->len);

  return g_ptr_array_index (players, place);
}

/* Whoever has played with one of the others is who played then; nobody meets somebody of the same name. */
static void
test_have_met (void)
{
  g_autoptr (GListStore) store = make_games ();
  GListModel *games = G_LIST_MODEL (store);

  g_assert_true (table_statistics_have_met (games, "Bram", "Dora"));
  g_assert_true (table_statistics_have_met (games, "DORA", "chlo\303\251"));
  g_assert_false (table_statistics_have_met (games, "Anna", "ANNA"));
  g_assert_false (table_statistics_have_met (games, "Anna", "Emil"));
  g_assert_false (table_statistics_have_met (NULL, "Bram", "Dora"));
}

static void
test_players (void)
{
  g_autoptr (GListStore) games = make_games ();
  g_autoptr (GPtrArray) players = table_statistics_tell (G_LIST_MODEL (games), &colonia_game);
  const TablePlayerStatistics *anna = get (players, 0);

  g_assert_cmpuint (players->len, ==, 4);
  g_assert_cmpstr (anna->name, ==, "Anna");
  g_assert_cmpint (anna->color, ==, TABLE_COLOR_RED);
  g_assert_cmpuint (anna->results->len, ==, 3);
  g_assert_cmpint (anna->n_wins, ==, 2);
  g_assert_cmpint (anna->total, ==, 45);
  g_assert_cmpint (anna->best, ==, 23);
  g_assert_cmpfloat (table_statistics_get_average (anna), ==, 15.);
  g_assert_cmpint (anna->parts[COLONIA_PART_RELICS], ==, 29);
  g_assert_cmpint (anna->parts[COLONIA_PART_SHRINES], ==, 14);
  g_assert_cmpint (anna->parts[COLONIA_PART_WINDOWS], ==, 2);

  /* Chloé played as often, and won less. */
  g_assert_cmpstr (get (players, 1)->name, ==, "Chlo\303\251");
  g_assert_cmpuint (get (players, 1)->results->len, ==, 3);
  g_assert_cmpint (get (players, 1)->n_wins, ==, 0);
  g_assert_cmpint (get (players, 1)->total, ==, 4);
  g_assert_cmpstr (get (players, 2)->name, ==, "Bram");
  g_assert_cmpint (get (players, 2)->best, ==, 12);
  g_assert_cmpstr (get (players, 3)->name, ==, "Dora");
  g_assert_cmpint (get (players, 3)->n_wins, ==, 1);
}

/* Of the games that both played to the end; whoever won with as many points was ahead. */
static void
test_pairs (void)
{
  static const char *const names[] = { "ANNA", "Bram", "Dora", "Emil", NULL };
  g_autoptr (GListStore) store = make_games ();
  GListModel *games = G_LIST_MODEL (store);
  g_autofree TablePair *pairs = table_statistics_compare (games, &colonia_game, names), *then = NULL;
  TableGameSummary *tied = make_summary (400, "Anna", "Emil", "Finn");

  g_assert_cmpint (pairs[0 * 4 + 1].ahead, ==, 1);
  g_assert_cmpint (pairs[0 * 4 + 1].both, ==, 2);
  g_assert_cmpint (pairs[1 * 4 + 0].ahead, ==, 1);
  g_assert_cmpint (pairs[1 * 4 + 0].both, ==, 2);
  g_assert_cmpint (pairs[1 * 4 + 2].both, ==, 0);
  g_assert_cmpint (pairs[0 * 4 + 2].ahead, ==, 0);
  g_assert_cmpint (pairs[0 * 4 + 2].both, ==, 1);
  g_assert_cmpint (pairs[0 * 4 + 0].both, ==, 0);

  set_result (tied, 0, 10, 0, 0, FALSE);
  set_result (tied, 1, 10, 0, 0, TRUE);
  add (store, tied);
  then = table_statistics_compare (games, &colonia_game, names);
  g_assert_cmpint (then[3 * 4 + 0].ahead, ==, 1);
  g_assert_cmpint (then[0 * 4 + 3].ahead, ==, 0);
}

/* By the turn that a seat had first. */
static void
test_begun (void)
{
  g_autoptr (GListStore) games = g_list_store_new (TABLE_TYPE_PAST_GAME);
  TableGameSummary *one = make_summary (300, "A", "B", "C"), *other = make_summary (200, "A", "B", "C");
  TableGameSummary *unknown = make_summary (100, "A", "B", "C");
  TableBegun begun[TABLE_MAX_PLAYERS];

  one->first = 1;
  set_result (one, 0, 9, 0, 0, TRUE);
  other->first = 2;
  set_result (other, 2, 9, 0, 0, TRUE);
  unknown->first = TABLE_NOBODY;
  set_result (unknown, 0, 9, 0, 0, TRUE);
  add (games, unknown);
  g_assert_cmpint (table_statistics_tell_begun (G_LIST_MODEL (games), &colonia_game, begun), ==, 0);
  add (games, one);
  add (games, other);
  g_assert_cmpint (table_statistics_tell_begun (G_LIST_MODEL (games), &colonia_game, begun), ==, 3);
  for (int turn = 0; turn < 3; turn++)
    g_assert_cmpint (begun[turn].n_games, ==, 2);
  g_assert_cmpint (begun[0].n_wins, ==, 1);
  g_assert_cmpint (begun[1].n_wins, ==, 0);
  g_assert_cmpint (begun[2].n_wins, ==, 1);
}

/* The oldest game comes first. */
static void
test_results (void)
{
  static const TableGameResult expected[] = {
    { 100, 12, TRUE, TABLE_COLOR_RED }, { 200, 10, FALSE, TABLE_COLOR_BLUE }, { 300, 23, TRUE, TABLE_COLOR_RED },
  };
  g_autoptr (GListStore) games = make_games ();
  g_autoptr (GPtrArray) players = table_statistics_tell (G_LIST_MODEL (games), &colonia_game);

  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    {
      const TableGameResult *result = &g_array_index (get (players, 0)->results, TableGameResult, i);

      g_assert_cmpint (result->played, ==, expected[i].played);
      g_assert_cmpint (result->points, ==, expected[i].points);
      g_assert_cmpint (result->has_won, ==, expected[i].has_won);
      g_assert_cmpint (result->color, ==, expected[i].color);
    }
}

/* Voted for always and twice, always and once, in half of the cases, never. */
static void
test_edicts (void)
{
  g_autoptr (GListStore) games = make_games ();
  g_autoptr (GPtrArray) players = table_statistics_tell (G_LIST_MODEL (games), &colonia_game);
  int kinds[COLONIA_N_EDICT_KINDS];

  g_assert_cmpint (table_statistics_rank (get (players, 0), 0, COLONIA_N_EDICT_KINDS, kinds), ==, 4);
  g_assert_cmpint (kinds[0], ==, COLONIA_EDICT_GOODS_BY_DIE);
  g_assert_cmpint (kinds[1], ==, COLONIA_EDICT_SHIPS_LEAVE);
  g_assert_cmpint (kinds[2], ==, COLONIA_EDICT_EXCHANGE);
  g_assert_cmpint (kinds[3], ==, COLONIA_EDICT_NEW_RELICS);
  g_assert_cmpint (get (players, 0)->tallies[COLONIA_TALLY_YES (COLONIA_EDICT_EXCHANGE)], ==, 2);
  g_assert_cmpint (get (players, 0)->tallies[COLONIA_TALLY_NO (COLONIA_EDICT_EXCHANGE)], ==, 2);
  g_assert_cmpint (get (players, 0)->tallies[COLONIA_TALLY_YES (COLONIA_EDICT_NEW_RELICS)], ==, 0);
  g_assert_cmpint (table_statistics_rank (get (players, 3), 0, COLONIA_N_EDICT_KINDS, kinds), ==, 0);
}

/* Points of one game are none of another. */
static void
test_other_game (void)
{
  static const TableGame other = { .id = "other" };
  g_autoptr (GListStore) games = make_games ();
  TableGameSummary *foreign = make_summary (400, "Anna", "Eve", "Finn");
  g_autoptr (GPtrArray) counted = NULL;
  g_autoptr (GPtrArray) players = NULL;
  g_autoptr (GPtrArray) others = NULL;

  foreign->game = &other;
  set_result (foreign, 0, 500, 0, 0, TRUE);
  add (games, foreign);
  counted = table_statistics_list_games (G_LIST_MODEL (games));
  players = table_statistics_tell (G_LIST_MODEL (games), &colonia_game);
  others = table_statistics_tell (G_LIST_MODEL (games), &other);

  g_assert_cmpuint (counted->len, ==, 1);
  g_assert_true (g_ptr_array_index (counted, 0) == &colonia_game);
  g_assert_cmpuint (players->len, ==, 4);
  g_assert_cmpint (get (players, 0)->best, ==, 23);
  g_assert_cmpuint (others->len, ==, 3);
  g_assert_cmpint (get (others, 0)->total, ==, 500);
}

/* Whoever has played enough games of any kind has a rank by the others left behind, of whom equals are half of one; and
 * as many games are won as are expected to be. */
static void
test_ranking (void)
{
  static const TableGame other = { .id = "other" };
  static const struct { const char *name; int rank, n_wins, n_others; double n_behind, expected; } expected[] = {
    { "A", 1, TABLE_GAMES_FOR_RANK + 1, 2 * TABLE_GAMES_FOR_RANK + 2, 2 * TABLE_GAMES_FOR_RANK + 1.5, (TABLE_GAMES_FOR_RANK + 2) / 3. },
    { "B", 2, 0, 2 * TABLE_GAMES_FOR_RANK, TABLE_GAMES_FOR_RANK * .5, TABLE_GAMES_FOR_RANK / 3. },
    { "C", 2, 0, 2 * TABLE_GAMES_FOR_RANK, TABLE_GAMES_FOR_RANK * .5, TABLE_GAMES_FOR_RANK / 3. },
    { "D", 0, 1, 2, 1.5, 2 / 3. },
    { "E", 0, 0, 2, 0., 2 / 3. },
  };
  g_autoptr (GListStore) games = g_list_store_new (TABLE_TYPE_PAST_GAME);
  g_autoptr (GPtrArray) players = NULL;
  TableGameSummary *shared = make_summary (1, "A", "D", "E");

  for (int i = 0; i < TABLE_GAMES_FOR_RANK; i++)
    {
      TableGameSummary *won = make_summary (100 - i, "A", "B", "C");

      set_result (won, 0, 9, 0, 0, TRUE);
      set_result (won, 1, 5, 0, 0, FALSE);
      set_result (won, 2, 4, 1, 0, FALSE);
      add (games, won);
    }
  shared->game = &other;
  set_result (shared, 0, 4, 0, 0, TRUE);
  set_result (shared, 1, 4, 0, 0, TRUE);
  set_result (shared, 2, 1, 0, 0, FALSE);
  add (games, shared);

  players = table_statistics_rank_players (G_LIST_MODEL (games));
  g_assert_cmpuint (players->len, ==, G_N_ELEMENTS (expected));
  for (guint i = 0; i < players->len; i++)
    {
      g_assert_cmpstr (get (players, i)->name, ==, expected[i].name);
      g_assert_cmpint (get (players, i)->rank, ==, expected[i].rank);
      g_assert_cmpint (get (players, i)->n_wins, ==, expected[i].n_wins);
      g_assert_cmpint (get (players, i)->n_others, ==, expected[i].n_others);
      g_assert_cmpfloat (get (players, i)->n_behind, ==, expected[i].n_behind);
      g_assert_cmpfloat_with_epsilon (get (players, i)->expected, expected[i].expected, 1e-9);
      g_assert_cmpfloat (table_statistics_get_share (get (players, i)), ==, expected[i].n_behind / expected[i].n_others);
    }
}

/* What is counted is called after the edicts. */
static void
test_ids (void)
{
  for (int kind = 0; kind < (int) COLONIA_N_EDICT_KINDS; kind++)
    {
      const char *yes = colonia_game.tallies[COLONIA_TALLY_YES (kind)];
      const char *no = colonia_game.tallies[COLONIA_TALLY_NO (kind)];

      g_assert_true (g_str_has_prefix (yes, "yes-") && g_str_has_prefix (no, "no-"));
      g_assert_cmpstr (yes + strlen ("yes-"), ==, colonia_edict_kind_ids[kind]);
      g_assert_cmpstr (no + strlen ("no-"), ==, colonia_edict_kind_ids[kind]);
    }
}

static void
test_nothing (void)
{
  g_autoptr (GListStore) games = g_list_store_new (TABLE_TYPE_PAST_GAME);
  g_autoptr (GPtrArray) players = table_statistics_tell (G_LIST_MODEL (games), &colonia_game);

  g_autoptr (GPtrArray) counted = table_statistics_list_games (G_LIST_MODEL (games));

  g_assert_cmpuint (players->len, ==, 0);
  g_assert_cmpuint (counted->len, ==, 0);
}

/* In whole random games points are what they come of, and all ballots count. */
static void
test_random_games (void)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *dir = g_dir_make_tmp ("kontor-statistics-XXXXXX", &error);
  g_autofree char *path = NULL;

  g_assert_no_error (error);
  path = g_build_filename (dir, "game.kontor", NULL);
  for (guint64 seed = 1; seed < 8; seed++)
    {
      g_autoptr (TableRecord) record = table_simulate (&colonia_game, 4, seed % 2 ? COLONIA_TRACKING_FULL : COLONIA_TRACKING_ESSENTIALS, seed);
      g_autoptr (TableGameSummary) summary = NULL;
      int counted[COLONIA_MAX_PLAYERS] = { 0 };
      int cast[COLONIA_MAX_PLAYERS] = { 0 };

      g_assert_true (table_record_save (record, path, NULL));
      summary = table_game_summary_load (path);
      g_assert_true (summary->finished);
      for (guint i = 0; i < table_record_get_cursor (record); i++)
        for (int seat = 0; seat < 4; seat++)
          {
            const ColoniaEvent *event = colonia_record_get_event (record, i);

            if (event->type == COLONIA_EVENT_VOTE && event->ballots[seat] != COLONIA_BALLOT_NONE)
              cast[seat]++;
          }

      for (int seat = 0; seat < 4; seat++)
        {
          for (int kind = 0; kind < (int) COLONIA_N_EDICT_KINDS; kind++)
            counted[seat] += summary->tallies.n[seat][COLONIA_TALLY_YES (kind)] + summary->tallies.n[seat][COLONIA_TALLY_NO (kind)];
          g_assert_cmpint (counted[seat], ==, cast[seat]);
          g_assert_cmpint (summary->points[seat], ==,
                           summary->parts[seat][COLONIA_PART_RELICS] + summary->parts[seat][COLONIA_PART_SHRINES]
                             + summary->parts[seat][COLONIA_PART_WINDOWS]);
        }
    }

  g_remove (path);
  g_rmdir (dir);
}

/* An index may be garbled as any file: what has one fact that cannot be is no game at a glance. */
static void
assert_refused (JsonNode   *facts,
                const char *member,
                const char *value)
{
  g_autofree char *text = json_to_string (facts, FALSE);
  g_autoptr (JsonNode) garbled = json_from_string (text, NULL);
  g_autoptr (TableGameSummary) read = NULL;

  json_object_set_member (json_node_get_object (garbled), member, json_from_string (value, NULL));
  read = table_game_summary_read ("/nowhere/game.kontor", garbled);
  if (read != NULL)
    g_error ("%s may be %s", member, value);
}

static void
test_garbled_facts (void)
{
  static const char *const numbers[] = { "round", "events", "waiting" }, *const ids[] = { "game", "tracking", "part", "step" },
                           *const lists[] = { "names", "colors", "winners", "points" }, *const by_seat[] = { "tallies", "parts" };
  g_autoptr (TableGameSummary) summary = make_summary (0, "Anna", "Bert", "Cora");
  g_autoptr (TableGameSummary) again = NULL;
  g_autoptr (JsonNode) facts = NULL;

  summary->step = summary->game->finished;
  set_result (summary, 0, 3, 2, 1, TRUE);
  set_votes (summary, 0, COLONIA_EDICT_DRAW_RESOURCES, 1, 2);
  facts = table_game_summary_tell (summary);
  again = table_game_summary_read (summary->path, facts);
  g_assert_nonnull (again);
  g_assert_cmpint (again->points[0], ==, 6);
  g_assert_true (again->finished);

  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    {
      assert_refused (facts, numbers[i], "-1");
      assert_refused (facts, numbers[i], "\"none\"");
    }
  assert_refused (facts, "played", "\"none\"");
  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      assert_refused (facts, ids[i], "\"nothing that is known\"");
      assert_refused (facts, ids[i], "1");
    }
  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    {
      assert_refused (facts, lists[i], "1");
      assert_refused (facts, lists[i], "[-1, -1, -1]");
      assert_refused (facts, lists[i], "[{}, {}, {}]");
      assert_refused (facts, lists[i], "[\"x\"]");
    }
  for (guint i = 0; i < G_N_ELEMENTS (by_seat); i++)
    {
      assert_refused (facts, by_seat[i], "1");
      assert_refused (facts, by_seat[i], "[[1], [1], [1]]");
      assert_refused (facts, by_seat[i], "[]");
    }
  assert_refused (facts, "text", "1");
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/statistics/players", test_players);
  g_test_add_func ("/statistics/have met", test_have_met);
  g_test_add_func ("/statistics/pairs", test_pairs);
  g_test_add_func ("/statistics/begun", test_begun);
  g_test_add_func ("/statistics/results", test_results);
  g_test_add_func ("/statistics/edicts", test_edicts);
  g_test_add_func ("/statistics/other-game", test_other_game);
  g_test_add_func ("/statistics/ranking", test_ranking);
  g_test_add_func ("/statistics/ids", test_ids);
  g_test_add_func ("/statistics/nothing", test_nothing);
  g_test_add_func ("/statistics/random-games", test_random_games);
  g_test_add_func ("/statistics/garbled-facts", test_garbled_facts);

  return g_test_run ();
}

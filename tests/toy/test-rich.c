/* test-rich.c: the books of a game with all that a game may add to the smallest
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "rich.h"
#include "table-collection.h"
#include "table-course.h"
#include "table-record-file.h"
#include "table-statistics.h"
#include "table-past-game.h"
#include "tongue.h"
#include "written.h"

#include <glib/gstdio.h>
#include <string.h>

#define RECORD(game, events)                                                                          \
  "{\"format\":\"kontor-record\",\"version\":1,\"game\":\"" game "\",\"tracking\":\"full\",\"players\":[" \
  "{\"name\":\"Ann\",\"color\":\"red\"},{\"name\":\"Ben\",\"color\":\"blue\"}],"                        \
  "\"options\":{\"rounds\":3},\"events\":[" events "]}"
#define ROUND(a, b) "{\"type\":\"cards\",\"cards\":[" #a "," #b "]}"
#define WHOLE ROUND (5, 3) "," ROUND (4, 5) "," ROUND (3, 1)

const TableGame *const table_games[] = { &toy_game, &rich_toy, NULL };

/* Cards are learned once each, listed in their order, written and read again. */
static void
test_cards (void)
{
  g_autoptr (TableRecord) record = written_record (RECORD ("rich", WHOLE));
  g_autoptr (TableRecord) foreign = written_record (RECORD ("toy", WHOLE));
  g_autoptr (TableCollection) collection = table_collection_new (&rich_toy);
  g_autoptr (TableCollection) read = table_collection_new (&rich_toy);
  g_autofree char *path = g_build_filename (g_get_tmp_dir (), "rich-XXXXXX.json", NULL);
  g_autoptr (GPtrArray) listed = NULL;
  g_autofree char *text = NULL;

  g_assert_false (table_collection_learn_record (collection, foreign));
  g_assert_true (table_collection_learn_record (collection, record));
  g_assert_false (table_collection_learn_record (collection, record));
  text = table_collection_to_text (collection);
  g_assert_nonnull (strstr (text, "\"numbers\": [\n    {\"number\":5},\n    {\"number\":3},\n    {\"number\":4},\n"
                                  "    {\"number\":1}\n  ]"));

  listed = table_collection_list (collection, 0, record);
  g_assert_cmpuint (listed->len, ==, 4);
  g_assert_cmpint (((const RichCard *) g_ptr_array_index (listed, 0))->number, ==, 1);
  g_assert_cmpint (((const RichCard *) g_ptr_array_index (listed, 3))->number, ==, 5);

  g_assert_true (g_close (g_mkstemp (path), NULL));
  g_assert_true (table_collection_save (collection, path, NULL));
  g_assert_true (table_collection_import (read, path, NULL));
  g_remove (path);
  g_assert_true (table_collection_equal (read, collection));
}

/* What is followed is told of at the start and after each round, and at the end once. */
static void
test_course (void)
{
  static const int points[][2] = { { 0, 0 }, { 5, 0 }, { 5, 5 }, { 8, 5 } };
  g_autoptr (TableRecord) record = written_record (RECORD ("rich", WHOLE));
  TableCourse course;

  table_course_tell (record, &course);
  g_assert_true (course.finished);
  g_assert_cmpint (table_course_count_series (&course), ==, 1);
  g_assert_cmpint (course.n_moments, ==, 5);
  g_assert_cmpint (table_course_count_moments (&course, 0), ==, G_N_ELEMENTS (points));
  for (int moment = 0; moment < (int) G_N_ELEMENTS (points); moment++)
    for (int seat = 0; seat < 2; seat++)
      g_assert_cmpint (course.moments[moment].values[0][seat], ==, points[moment][seat]);

  g_assert_cmpint (course.n_votes, ==, 3);
  g_assert_cmpint (course.yes[0], ==, 2);
  g_assert_cmpint (course.yes[1], ==, 1);
  g_assert_cmpint (course.agreements[0][1].together, ==, 2);
  g_assert_cmpint (course.agreements[0][1].both, ==, 3);
}

static void
add_game (GListStore *games,
          const char *text)
{
  const DocFileMark mark = { 0 };
  g_autoptr (TableRecord) record = written_record (text);
  g_autofree char *path = g_build_filename (g_get_tmp_dir (), "rich-XXXXXX.kontor", NULL);
  g_autoptr (TableGameSummary) summary = NULL;
  g_autoptr (TablePastGame) game = NULL;
  g_autoptr (JsonNode) facts = NULL;

  g_assert_true (g_close (g_mkstemp (path), NULL));
  g_assert_true (table_record_save (record, path, NULL));
  summary = table_game_summary_load (path);
  g_remove (path);

  /* As it comes out of an index. */
  facts = table_game_summary_tell (summary);
  game = table_past_game_new (table_game_summary_read (path, facts), &mark);
  g_list_store_append (games, game);
}

/* Games of two kinds are counted apart. */
static void
test_statistics (void)
{
  g_autoptr (GListStore) games = g_list_store_new (TABLE_TYPE_PAST_GAME);
  g_autoptr (GPtrArray) counted = NULL;
  g_autoptr (GPtrArray) players = NULL;
  const TablePlayerStatistics *ann;

  add_game (games, RECORD ("toy", WHOLE));
  add_game (games, RECORD ("rich", WHOLE));
  add_game (games, RECORD ("rich", ROUND (5, 1) "," ROUND (4, 4) "," ROUND (3, 5)));
  add_game (games, RECORD ("rich", ROUND (5, 3)));

  counted = table_statistics_list_games (G_LIST_MODEL (games));
  g_assert_cmpuint (counted->len, ==, 2);
  g_assert_true (g_ptr_array_index (counted, 0) == &toy_game);
  g_assert_true (g_ptr_array_index (counted, 1) == &rich_toy);

  players = table_statistics_tell (G_LIST_MODEL (games), &rich_toy);
  g_assert_cmpuint (players->len, ==, 2);
  ann = g_ptr_array_index (players, 0);
  g_assert_cmpstr (ann->name, ==, "Ann");
  g_assert_cmpuint (ann->results->len, ==, 2);
  g_assert_cmpint (ann->total, ==, 13);
  g_assert_cmpint (ann->tallies[0], ==, 2);
}

int
main (int    argc,
      char **argv)
{
  tongue_init (GETTEXT_PACKAGE, LOCALEDIR, LANGUAGEDIR, "en");
  g_test_init (&argc, &argv, NULL);

  rich_toy_prepare ();

  g_test_add_func ("/rich/cards", test_cards);
  g_test_add_func ("/rich/course", test_course);
  g_test_add_func ("/rich/statistics", test_statistics);

  return g_test_run ();
}

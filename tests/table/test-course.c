/* test-course.c: the course of a game, in numbers
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-record.h"
#include "colonia-score.h"
#include "colonia-series.h"
#include "colonia-typed.h"
#include "table-course.h"
#include "table-record-file.h"
#include "table-rounds.h"
#include "table-simulation.h"

static TableRecord *
load_example (const char *name)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "data", "games", "colonia", "examples", name, NULL);
  g_autoptr (GError) error = NULL;
  TableRecord *record = table_record_load (path, &error);

  g_assert_no_error (error);

  return record;
}

/* What was counted by hand from the game's relics after each week. */
static void
test_example (void)
{
  static const int points[COLONIA_N_WEEKS + 2][4] = {
    { 0, 0, 0, 0 }, { 0, 2, 0, 2 }, { 7, 6, 6, 6 }, { 9, 6, 9, 9 },
    { 18, 13, 15, 15 }, { 21, 20, 21, 20 }, { 25, 27, 27, 30 }, { 27, 29, 31, 30 },
  };
  static const int supplies[COLONIA_N_WEEKS + 2][4] = {
    { 30, 30, 30, 30 }, { 12, 13, 3, 9 }, { 11, 11, 13, 13 }, { 9, 8, 10, 10 },
    { 17, 18, 11, 9 }, { 6, 8, 8, 14 }, { 13, 18, 20, 7 }, { 13, 18, 20, 7 },
  };
  g_autoptr (TableRecord) record = load_example ("six-weeks.kontor");
  TableCourse course;

  table_course_tell (record, &course);

  g_assert_true (course.finished);
  g_assert_cmpint (course.n_moments, ==, COLONIA_N_WEEKS + 2);
  for (int i = 0; i < course.n_moments; i++)
    for (int seat = 0; seat < 4; seat++)
      {
        g_assert_cmpint (course.moments[i].values[COLONIA_SERIES_POINTS][seat], ==, points[i][seat]);
        g_assert_cmpint (course.moments[i].values[COLONIA_SERIES_SUPPLY][seat], ==, supplies[i][seat]);
      }

  g_assert_cmpint (course.moments[2].values[COLONIA_SERIES_MONEY + COLONIA_CITY_BRUGES][2], ==, 16);
  g_assert_cmpint (course.moments[6].values[COLONIA_SERIES_MONEY + COLONIA_CITY_BERGEN][2], ==, 11);
  /* The window of Bergen takes all of it (END-1). */
  g_assert_cmpint (course.moments[7].values[COLONIA_SERIES_MONEY + COLONIA_CITY_BERGEN][2], ==, 0);
  g_assert_cmpint (course.moments[7].values[COLONIA_SERIES_MONEY + COLONIA_CITY_NOVGOROD][2], ==, 4);
}

static void
test_example_votes (void)
{
  g_autoptr (TableRecord) record = load_example ("six-weeks.kontor");
  TableCourse course;

  table_course_tell (record, &course);

  g_assert_cmpint (course.n_votes, ==, 18);
  g_assert_cmpint (course.agreements[0][1].together, ==, 10);
  g_assert_cmpint (course.agreements[0][1].both, ==, 15);
  g_assert_cmpint (course.agreements[1][3].together, ==, 5);
  g_assert_cmpint (course.agreements[1][3].both, ==, 18);
  g_assert_cmpint (course.agreements[2][2].together, ==, 18);
  g_assert_cmpint (course.agreements[2][2].both, ==, 18);
  g_assert_cmpint (course.yes[0], ==, 9);
  g_assert_cmpint (course.yes[3], ==, 11);
}

static void
test_example_dice (void)
{
  static const int by_app[] = { 0, 1, 0, 1, 0, 2 };
  static const int by_table[] = { 4, 8, 6, 2, 4, 8 };
  g_autoptr (TableRecord) record = load_example ("six-weeks.kontor");
  TableCourse course;

  table_course_tell (record, &course);

  for (int face = 0; face < COLONIA_DIE_SIDES; face++)
    {
      g_assert_cmpint (course.dice[TABLE_DICE_OF_APP][face], ==, by_app[face]);
      g_assert_cmpint (course.dice[TABLE_DICE_OF_TABLE][face], ==, by_table[face]);
    }
  g_assert_cmpint (table_course_count_rolls (&course, TABLE_DICE_OF_APP), ==, 4);
  g_assert_cmpint (table_course_count_rolls (&course, TABLE_DICE_OF_TABLE), ==, 32);
  g_assert_cmpint (table_course_count_rolls (&course, TABLE_DICE_OF_NOBODY), ==, 0);
}

/* Where holdings are not tracked, there is nothing to tell of them, but votes
 * and dice there are. */
static void
test_essentials (void)
{
  g_autoptr (TableRecord) record = load_example ("essentials.kontor");
  g_autoptr (TableRecord) counted = table_simulate (&colonia_game, 3, COLONIA_TRACKING_SCORING, 1);
  TableCourse course;

  table_course_tell (record, &course);
  g_assert_cmpint (course.n_moments, ==, 0);
  g_assert_cmpint (course.n_votes, ==, 18);
  g_assert_cmpint (table_course_count_rolls (&course, TABLE_DICE_OF_TABLE), ==, 25);

  table_course_tell (counted, &course);
  g_assert_true (course.finished);
  g_assert_cmpint (course.n_moments, ==, 0);
  g_assert_cmpint (course.n_votes, ==, 0);
}

static void
check_agreements (const TableCourse *course)
{
  for (int seat = 0; seat < course->n_players; seat++)
    for (int other = 0; other < course->n_players; other++)
      {
        const TableAgreement *one = &course->agreements[seat][other];

        g_assert_cmpint (one->together, ==, course->agreements[other][seat].together);
        g_assert_cmpint (one->both, ==, course->agreements[other][seat].both);
        g_assert_cmpint (one->together, <=, one->both);
        g_assert_cmpint (one->both, <=, course->n_votes);
        if (seat == other)
          g_assert_cmpint (one->together, ==, one->both);
      }
}

/* At any time of any game the last moment is how the players stand. */
static void
test_any_time (void)
{
  for (int n = COLONIA_MIN_PLAYERS; n <= COLONIA_MAX_PLAYERS; n++)
    {
      g_autoptr (TableRecord) record = table_simulate (&colonia_game, n, COLONIA_TRACKING_FULL, 40 + (guint64) n);
      guint n_events = table_record_get_cursor (record);

      for (guint cursor = 0; cursor < n_events; cursor += 37)
        {
          g_autoptr (TableRecord) part = table_record_copy (record, cursor);
          const ColoniaState *state = colonia_record_get_state (part);
          const TableMoment *last;
          TableCourse course;

          table_course_tell (part, &course);
          last = &course.moments[course.n_moments - 1];

          g_assert_false (course.finished);
          g_assert_cmpint (last->kind, ==, state->week == 0 ? TABLE_MOMENT_START : TABLE_MOMENT_NOW);
          g_assert_cmpint (course.n_moments, ==, state->week + 1);
          for (int seat = 0; seat < n; seat++)
            {
              g_assert_cmpint (last->values[COLONIA_SERIES_SUPPLY][seat], ==, state->players[seat].supply);
              for (int city = 0; city < (int) COLONIA_N_CITIES; city++)
                g_assert_cmpint (last->values[COLONIA_SERIES_MONEY + city][seat], ==,
                                 state->players[seat].money.n[city]);
            }
          check_agreements (&course);
        }
    }
}

/* What was undone did not happen. */
static void
test_undone (void)
{
  g_autoptr (TableRecord) record = load_example ("six-weeks.kontor");
  g_autoptr (GError) error = NULL;
  TableCourse course;

  table_record_move_cursor (record, 0, &error);
  g_assert_no_error (error);
  table_course_tell (record, &course);

  g_assert_false (course.finished);
  g_assert_cmpint (course.n_moments, ==, 1);
  g_assert_cmpint (course.n_votes, ==, 0);
  g_assert_cmpint (table_course_count_rolls (&course, TABLE_DICE_OF_TABLE), ==, 0);
}

/* At the end of each week the next one begins, and nothing is left out. */
static void
test_rounds (void)
{
  for (guint64 seed = 1; seed < 6; seed++)
    {
      g_autoptr (TableRecord) record = table_simulate (&colonia_game, 4, COLONIA_TRACKING_FULL, seed);
      g_autoptr (GArray) rounds = table_rounds_find (record);
      guint done = 0;

      g_assert_cmpuint (rounds->len, ==, COLONIA_N_WEEKS + 1);
      for (guint i = 0; i < rounds->len; i++)
        {
          const TableRound *round = &g_array_index (rounds, TableRound, i);
          g_autoptr (TableRecord) then = table_record_copy (record, round->n_events);
          g_autoptr (TableRecord) before = table_record_copy (record, round->n_events - 1);

          g_assert_cmpint (round->round, ==, (int) i);
          g_assert_true (round->is_over);
          g_assert_cmpuint (round->first, ==, done);
          g_assert_cmpint (colonia_record_get_state (before)->week, ==, (int) i);
          if (i < COLONIA_N_WEEKS)
            g_assert_cmpint (colonia_record_get_state (then)->week, ==, (int) i + 1);
          else
            g_assert_cmpint (colonia_record_get_state (then)->step, ==, COLONIA_STEP_FINISHED);
          done = round->n_events;
        }
      g_assert_cmpuint (done, ==, table_record_get_cursor (record));

      /* A week that has only begun is not over. */
      g_assert_true (table_record_move_cursor (record, g_array_index (rounds, TableRound, 2).n_events + 1, NULL));
      g_array_unref (rounds);
      rounds = table_rounds_find (record);
      g_assert_cmpuint (rounds->len, ==, 4);
      g_assert_false (g_array_index (rounds, TableRound, 3).is_over);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/course/example", test_example);
  g_test_add_func ("/course/example/votes", test_example_votes);
  g_test_add_func ("/course/example/dice", test_example_dice);
  g_test_add_func ("/course/essentials", test_essentials);
  g_test_add_func ("/course/any-time", test_any_time);
  g_test_add_func ("/course/undone", test_undone);
  g_test_add_func ("/course/rounds", test_rounds);

  return g_test_run ();
}

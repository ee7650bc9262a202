/* benchmark-engine.c: how fast the rules and the record are
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Prints one line for each figure, with its goal. It fails nothing: how fast
 * a machine is, and what else it does, is not known here.
 *
 * COLONIA_CLI in the environment is the command-line tool.
 */

#include "colonia-record-file.h"
#include "colonia-simulation.h"

#include <glib/gstdio.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#define GAMES_FOR_EACH_TABLE 50
#define EVENTS_OF_A_LONG_GAME 300

/* How often each figure is taken; the median is told. */
#define ROUNDS 51
#define FOLDS_IN_A_ROUND 50
#define ROUNDS_FOR_MEMORY 30
#define RECORDS_FOR_MEMORY 200

#define APPLY_GOAL 0.5
#define FOLD_GOAL 0.2
#define READ_GOAL 3.0
#define SCORE_GOAL 10.0
#define GROWTH_GOAL 0.1

typedef void (*Work) (gconstpointer data);

static int
compare_times (gconstpointer a,
               gconstpointer b)
{
  const gint64 *first = a;
  const gint64 *second = b;

  return (*first > *second) - (*first < *second);
}

/* The median time of some work, in microseconds. */
static double
measure (Work          work,
         gconstpointer data)
{
  gint64 times[ROUNDS];

  work (data);
  for (int i = 0; i < ROUNDS; i++)
    {
      gint64 start = g_get_monotonic_time ();

      work (data);
      times[i] = g_get_monotonic_time () - start;
    }

  qsort (times, ROUNDS, sizeof times[0], compare_times);

  return (double) times[ROUNDS / 2];
}

static void
tell (const char *what,
      double      figure,
      const char *unit,
      double      goal)
{
  printf ("%-52s %9.3f %-2s  (goal: at most %g %s, %s)\n",
          what, figure, unit, goal, unit, figure <= goal ? "kept" : "missed");
}

static void
remark (const char *what,
        double      figure,
        const char *unit)
{
  printf ("%-52s %9.3f %s\n", what, figure, unit);
}

/* Folding games */

static void
fold_record (const ColoniaRecord *record)
{
  g_auto (ColoniaState) state = { 0 };

  colonia_state_init (&state, colonia_record_get_setup (record));
  for (guint i = 0; i < colonia_record_get_cursor (record); i++)
    colonia_state_apply (&state, colonia_record_get_event (record, i), NULL);
}

static GPtrArray *
simulate_games (void)
{
  GPtrArray *games = g_ptr_array_new_with_free_func ((GDestroyNotify) colonia_record_free);

  for (int players = COLONIA_MIN_PLAYERS; players <= COLONIA_MAX_PLAYERS; players++)
    for (guint64 seed = 1; seed <= GAMES_FOR_EACH_TABLE; seed++)
      g_ptr_array_add (games, colonia_simulate (players, COLONIA_TRACKING_FULL, seed));

  return games;
}

static guint
count_events (const GPtrArray *games)
{
  guint events = 0;

  for (guint i = 0; i < games->len; i++)
    events += colonia_record_get_cursor (g_ptr_array_index (games, i));

  return events;
}

static void
fold_games (gconstpointer data)
{
  const GPtrArray *games = data;

  for (guint i = 0; i < games->len; i++)
    fold_record (g_ptr_array_index (games, i));
}

static void
fold_often (gconstpointer data)
{
  for (int i = 0; i < FOLDS_IN_A_ROUND; i++)
    fold_record (data);
}

static void
benchmark_applying (const GPtrArray *games)
{
  tell ("Applying an event, average over whole games",
        measure (fold_games, games) / count_events (games), "µs", APPLY_GOAL);
}

/* A game of exactly so many events: the first ones of a longer game. The same
 * game is played twice, since taking events off a record frees them. */
static ColoniaRecord *
make_long_game (void)
{
  for (guint64 seed = 1;; seed++)
    {
      g_autoptr (ColoniaRecord) whole = colonia_simulate (4, COLONIA_TRACKING_FULL, seed);
      g_autoptr (ColoniaRecord) cut = NULL;

      if (colonia_record_get_n_events (whole) < EVENTS_OF_A_LONG_GAME)
        continue;

      cut = colonia_simulate (4, COLONIA_TRACKING_FULL, seed);
      colonia_record_move_cursor (cut, EVENTS_OF_A_LONG_GAME - 1, NULL);
      colonia_record_append (cut, colonia_record_get_event (whole, EVENTS_OF_A_LONG_GAME - 1), NULL, NULL);
      g_assert (colonia_record_get_n_events (cut) == EVENTS_OF_A_LONG_GAME);

      return g_steal_pointer (&cut);
    }
}

static void
benchmark_folding (const ColoniaRecord *game)
{
  tell ("Folding a game of 300 events",
        measure (fold_often, game) / FOLDS_IN_A_ROUND / 1000, "ms", FOLD_GOAL);
}

/* Reading */

static void
read_file (gconstpointer path)
{
  g_autoptr (ColoniaRecord) record = colonia_record_load (path, NULL);

  g_assert (record != NULL);
}

static void
benchmark_reading (const char *path)
{
  tell ("Reading, checking and folding its record from disk",
        measure (read_file, path) / 1000, "ms", READ_GOAL);
}

/* The tool */

static void
spawn (gconstpointer data)
{
  g_spawn_sync (NULL, (char **) data, NULL, G_SPAWN_STDOUT_TO_DEV_NULL, NULL, NULL, NULL, NULL, NULL, NULL);
}

static void
benchmark_tool (const char *path)
{
  const char *const score[] = { g_getenv ("COLONIA_CLI"), "score", path, NULL };
  const char *const nothing[] = { "/bin/true", NULL };
  double score_time, nothing_time;

  if (score[0] == NULL)
    {
      printf ("COLONIA_CLI is not set: the tool is not measured\n");
      return;
    }

  score_time = measure (spawn, score);
  nothing_time = measure (spawn, nothing);
  tell ("colonia-cli score on it, from start to end", score_time / 1000, "ms", SCORE_GOAL);
  remark ("  as a multiple of starting /bin/true", score_time / nothing_time, "times");
}

/* Memory */

/* The memory of this process that is really there, or 0 where the system does
 * not tell. */
static gsize
get_resident_bytes (void)
{
  g_autofree char *text = NULL;
  char *end;

  if (!g_file_get_contents ("/proc/self/statm", &text, NULL, NULL))
    return 0;

  g_ascii_strtoull (text, &end, 10);

  return (gsize) g_ascii_strtoull (end, NULL, 10) * (gsize) sysconf (_SC_PAGESIZE);
}

/* How much grows while events are applied, which keeps nothing but the state:
 * the list of events is there before. */
static void
benchmark_growth (const GPtrArray *games)
{
  gsize before, after;

  fold_games (games);
  before = get_resident_bytes ();
  for (int i = 0; i < ROUNDS_FOR_MEMORY; i++)
    fold_games (games);
  after = get_resident_bytes ();

  tell ("Memory that applying an event keeps, beyond the list",
        (double) (after - MIN (before, after)) / count_events (games) / ROUNDS_FOR_MEMORY, "B", GROWTH_GOAL);
}

/* What the list itself takes, as values and as JSON. */
static void
benchmark_list (const char *path)
{
  g_autoptr (GPtrArray) records = g_ptr_array_new_with_free_func ((GDestroyNotify) colonia_record_free);
  gsize before = get_resident_bytes ();
  gsize after;

  for (int i = 0; i < RECORDS_FOR_MEMORY; i++)
    g_ptr_array_add (records, colonia_record_load (path, NULL));
  after = get_resident_bytes ();

  remark ("Memory of a record, for each event of its list",
          (double) (after - MIN (before, after)) / RECORDS_FOR_MEMORY / EVENTS_OF_A_LONG_GAME, "B");
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (GPtrArray) games = simulate_games ();
  g_autoptr (ColoniaRecord) long_game = make_long_game ();
  g_autofree char *path = NULL;
  g_autoptr (GError) error = NULL;
  int file = g_file_open_tmp ("colonia-XXXXXX", &path, &error);

  if (file < 0)
    {
      printf ("no file could be made: %s\n", error->message);
      return EXIT_SUCCESS;
    }

  close (file);
  if (!colonia_record_save (long_game, path, &error))
    printf ("the record could not be written: %s\n", error->message);

  printf ("%u games with %u events; the long one has %u\n",
          games->len, count_events (games), colonia_record_get_n_events (long_game));
  benchmark_growth (games);
  benchmark_applying (games);
  benchmark_folding (long_game);
  if (error == NULL)
    {
      benchmark_reading (path);
      benchmark_tool (path);
      benchmark_list (path);
    }

  g_remove (path);

  return EXIT_SUCCESS;
}

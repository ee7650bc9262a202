/* benchmark-engine.c: how fast the rules and the record are
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Prints one line for each figure, with its goal. It fails nothing: how fast
 * a machine is, is not known here. What else it does is of no weight, as only
 * the time is counted that this process, and what it starts, is at work.
 *
 * KONTOR_CLI in the environment is the command-line tool.
 */

#include "benchmark.h"
#include "colonia-record.h"
#include "colonia-session.h"
#include "colonia-typed.h"
#include "table-board.h"
#include "table-record-file.h"
#include "table-session.h"
#include "table-simulation.h"

#include <glib/gstdio.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>
#include <unistd.h>

#define GAMES_FOR_EACH_TABLE 50
#define EVENTS_OF_A_LONG_GAME 300
#define EVENTS_OF_A_LONG_EVENING 500

/* How often each figure is taken; the median is told. */
#define ROUNDS 51
#define FOLDS_IN_A_ROUND 50
#define BOARDS_IN_A_ROUND 10
#define ROUNDS_FOR_MEMORY 30
#define RECORDS_FOR_MEMORY 200

#define APPLY_GOAL 0.5
#define FOLD_GOAL 0.2
#define READ_GOAL 3.0
#define SCORE_GOAL 10.0
#define SCORE_RATIO_GOAL 10.0
#define GROWTH_GOAL 0.1
#define BOARD_GOAL 0.2
#define RECORD_GOAL 2048.0
#define SESSION_GOAL 50.0
#define TEXT_GOAL 5.0

typedef void (*Work) (gconstpointer data);

static int
compare_times (gconstpointer a,
               gconstpointer b)
{
  const gint64 *first = a;
  const gint64 *second = b;

  return (*first > *second) - (*first < *second);
}

/* How long this process and what it started and has waited for were at work, in
 * microseconds. */
static gint64
get_work (void)
{
  struct timespec own;
  struct rusage others;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &own);
  getrusage (RUSAGE_CHILDREN, &others);

  return (gint64) own.tv_sec * G_USEC_PER_SEC + own.tv_nsec / 1000
         + (gint64) (others.ru_utime.tv_sec + others.ru_stime.tv_sec) * G_USEC_PER_SEC
         + others.ru_utime.tv_usec + others.ru_stime.tv_usec;
}

/* The median time of some work, in microseconds. */
static double
measure (Work          work,
         gconstpointer data)
{
  const gsize middle = ROUNDS / 2;
  gint64 times[ROUNDS];

  work (data);
  for (int i = 0; i < ROUNDS; i++)
    {
      gint64 start = get_work ();

      work (data);
      times[i] = get_work () - start;
    }

  qsort (times, ROUNDS, sizeof times[0], compare_times);

  return (double) times[middle];
}

/* Folding games */

static void
fold_record (const TableRecord *record)
{
  g_autoptr (TableState) state = table_state_new (table_record_get_game (record), table_record_get_setup (record), NULL);

  for (guint i = 0; i < table_record_get_cursor (record); i++)
    table_state_apply (state, table_record_get_event (record, i), NULL);
}

static GPtrArray *
simulate_games (void)
{
  GPtrArray *games = g_ptr_array_new_with_free_func ((GDestroyNotify) table_record_free);

  for (int players = COLONIA_MIN_PLAYERS; players <= COLONIA_MAX_PLAYERS; players++)
    for (guint64 seed = 1; seed <= GAMES_FOR_EACH_TABLE; seed++)
      g_ptr_array_add (games, table_simulate (&colonia_game, players, COLONIA_TRACKING_FULL, seed));

  return games;
}

static guint
count_events (const GPtrArray *games)
{
  guint events = 0;

  for (guint i = 0; i < games->len; i++)
    events += table_record_get_cursor (g_ptr_array_index (games, i));

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
  benchmark_tell ("Applying an event, average over whole games",
        measure (fold_games, games) / count_events (games), "µs", APPLY_GOAL);
}

/* Laying out */

/* Those that all at the table may see, one as good as any other. */
static void
lay_out_often (const TableState  *state,
               const char *const *names)
{
  const TableReader reader = { .seat = TABLE_NOBODY, .names = names };

  for (int i = 0; i < BOARDS_IN_A_ROUND; i++)
    {
      TableState *view = g_malloc (state->game->state_size);
      guint n_taken;

      table_state_view (view, state, TABLE_NOBODY);
      table_board_free (table_board_new (view, &reader, NULL, 0, &n_taken));
      table_state_free (view);
    }
}

/* That of which 5 of 100 take more, of a whole game. */
static void
benchmark_boards (const TableGame *game)
{
  static const char *const names[TABLE_MAX_PLAYERS] = { "Agnes", "Bruno", "Clara", "Dietmar", "Elsbeth", "Frans" };
  g_autoptr (TableRecord) record = table_simulate (game, game->max_players, 0, 1);
  g_autoptr (TableState) state = table_state_new (game, table_record_get_setup (record), NULL);
  g_autoptr (GArray) times = g_array_new (FALSE, FALSE, sizeof (gint64));
  g_autofree char *what = g_strdup_printf ("%s: laying out a board, 95 of 100 take at most", game->id);

  for (guint i = 0; i < table_record_get_cursor (record); i++)
    {
      const gint64 start = get_work ();
      gint64 time;

      lay_out_often (state, names);
      time = get_work () - start;
      g_array_append_val (times, time);
      table_state_apply (state, table_record_get_event (record, i), NULL);
    }
  g_array_sort (times, compare_times);
  benchmark_tell (what, (double) g_array_index (times, gint64, times->len * 95 / 100) / BOARDS_IN_A_ROUND / 1000, "ms", BOARD_GOAL);
}

/* The same of every other game, and folding the longest one of some. */
static void
benchmark_game (const TableGame *game)
{
  g_autoptr (GPtrArray) games = g_ptr_array_new_with_free_func ((GDestroyNotify) table_record_free);
  const TableRecord *longest = NULL;
  g_autofree char *applying = g_strdup_printf ("%s: applying an event, average over whole games", game->id);
  g_autofree char *folding = NULL;

  for (guint64 seed = 1; seed <= GAMES_FOR_EACH_TABLE; seed++)
    {
      TableRecord *record = table_simulate (game, game->max_players, 0, seed);

      g_ptr_array_add (games, record);
      if (longest == NULL || table_record_get_cursor (record) > table_record_get_cursor (longest))
        longest = record;
    }
  folding = g_strdup_printf ("%s: folding a game of %u events", game->id, table_record_get_cursor (longest));
  benchmark_tell (applying, measure (fold_games, games) / count_events (games), "µs", APPLY_GOAL);
  benchmark_tell (folding, measure (fold_often, longest) / FOLDS_IN_A_ROUND / 1000, "ms", FOLD_GOAL);
}

/* A game of exactly so many events: the first ones of a longer game. */
static TableRecord *
make_long_game (void)
{
  for (guint64 seed = 1;; seed++)
    {
      g_autoptr (TableRecord) whole = table_simulate (&colonia_game, 4, COLONIA_TRACKING_FULL, seed);

      if (table_record_get_n_events (whole) >= EVENTS_OF_A_LONG_GAME)
        return table_record_copy (whole, EVENTS_OF_A_LONG_GAME);
    }
}

static void
benchmark_folding (const TableRecord *game)
{
  benchmark_tell ("Folding a game of 300 events",
        measure (fold_often, game) / FOLDS_IN_A_ROUND / 1000, "ms", FOLD_GOAL);
}

/* Reading */

static void
read_file (gconstpointer path)
{
  g_autoptr (TableRecord) record = table_record_load (path, NULL);

  g_assert (record != NULL);
}

static void
benchmark_reading (const char *path)
{
  benchmark_tell ("Reading, checking and folding its record from disk",
        measure (read_file, path) / 1000, "ms", READ_GOAL);
}

/* Sessions */

/* Enters the same event again and again, which drops what was undone. */
static void
enter_and_undo (gconstpointer data)
{
  TableSession *session = (TableSession *) data;
  ColoniaEvent *event = colonia_event_copy (colonia_record_get_event (table_session_get_record (session),
                                                                      EVENTS_OF_A_LONG_EVENING - 1));

  table_session_undo (session);
  colonia_session_play (session, event, TABLE_ROLLER_NONE);
  colonia_event_free (event);
}

static void
undo_and_redo (gconstpointer data)
{
  TableSession *session = (TableSession *) data;

  table_session_undo (session);
  table_session_redo (session);
}

static void
write_text (gconstpointer record)
{
  g_autofree char *text = table_record_to_text (record);

  g_assert (text != NULL);
}

static void
begin_session (gconstpointer text)
{
  TableRecord *record = table_record_parse (text, strlen (text), NULL);
  g_autoptr (TableSession) session = table_session_new (record, NULL, NULL);

  g_assert (session != NULL);
}

/* The first note is taken out, and everything after it happens again. */
static void
correct_past (gconstpointer data)
{
  TableSession *session = (TableSession *) data;
  g_autoptr (TableRevision) revision = colonia_session_try_revision (session, 0, NULL, TABLE_ROLLER_NONE);

  g_assert (table_revision_count_left (revision) == 0);
}

/* A whole game of a full table, with notes at its beginning for what is
 * missing to so many events. */
static TableRecord *
make_long_evening (guint n_events)
{
  g_autoptr (TableRecord) game = table_simulate (&colonia_game, COLONIA_MAX_PLAYERS, COLONIA_TRACKING_FULL, 1);
  const ColoniaEvent note = { .type = COLONIA_EVENT_NOTE, .player = COLONIA_NOBODY, .text = (char *) "It rains" };
  const TableStamp stamp = { .at = "2024-02-29T20:00:00Z" };
  TableRecord *evening = table_record_copy (game, 0);

  g_assert (table_record_get_n_events (game) < n_events);
  for (guint i = table_record_get_n_events (game); i < n_events; i++)
    colonia_record_append (evening, &note, &stamp, NULL);
  for (guint i = 0; i < table_record_get_n_events (game); i++)
    table_record_append_from (evening, game, i);
  g_assert (table_record_get_cursor (evening) == n_events);

  return evening;
}

static void
benchmark_session (void)
{
  TableRecord *game = make_long_evening (EVENTS_OF_A_LONG_EVENING);
  g_autofree char *text = table_record_to_text (game);
  g_autoptr (TableSession) session = table_session_new (game, NULL, NULL);

  benchmark_tell ("Undoing and redoing an event of 500", measure (undo_and_redo, session) / 1000, "ms", SESSION_GOAL);
  benchmark_tell ("Undoing the last of 500 events and entering another",
        measure (enter_and_undo, session) / 1000, "ms", SESSION_GOAL);
  benchmark_tell ("Writing the text of its record", measure (write_text, game) / 1000, "ms", TEXT_GOAL);
  benchmark_tell ("Beginning a session on that text", measure (begin_session, text) / 1000, "ms", SESSION_GOAL);
  benchmark_tell ("Correcting its past", measure (correct_past, session) / 1000, "ms", SESSION_GOAL);
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
  const char *const score[] = { g_getenv ("KONTOR_CLI"), "score", path, NULL };
  const char *const nothing[] = { "/bin/true", NULL };
  double score_time, nothing_time;

  if (score[0] == NULL)
    {
      printf ("KONTOR_CLI is not set: the tool is not measured\n");
      return;
    }

  score_time = measure (spawn, score);
  nothing_time = measure (spawn, nothing);
  benchmark_tell ("kontor-cli score on it, from start to end", score_time / 1000, "ms", SCORE_GOAL);
  benchmark_tell ("  as a multiple of starting /bin/true", score_time / nothing_time, "times", SCORE_RATIO_GOAL);
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

  benchmark_tell ("Memory that applying an event keeps, beyond the list",
        (double) (after - MIN (before, after)) / count_events (games) / ROUNDS_FOR_MEMORY, "B", GROWTH_GOAL);
}

/* What the list itself takes, as values and as JSON. */
static void
benchmark_list (const char *path)
{
  g_autoptr (GPtrArray) records = g_ptr_array_new_with_free_func ((GDestroyNotify) table_record_free);
  gsize before = get_resident_bytes ();
  gsize after;

  for (int i = 0; i < RECORDS_FOR_MEMORY; i++)
    g_ptr_array_add (records, table_record_load (path, NULL));
  after = get_resident_bytes ();

  benchmark_tell ("Memory of a record, for each event of its list",
          (double) (after - MIN (before, after)) / RECORDS_FOR_MEMORY / EVENTS_OF_A_LONG_GAME, "B", RECORD_GOAL);
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (GPtrArray) games = simulate_games ();
  g_autoptr (TableRecord) long_game = make_long_game ();
  g_autofree char *path = NULL;
  g_autoptr (GError) error = NULL;
  int file = g_file_open_tmp ("kontor-XXXXXX", &path, &error);

  if (file < 0)
    {
      printf ("no file could be made: %s\n", error->message);
      return EXIT_SUCCESS;
    }

  close (file);
  if (!table_record_save (long_game, path, &error))
    printf ("the record could not be written: %s\n", error->message);

  printf ("%u games with %u events; the long one has %u\n",
          games->len, count_events (games), table_record_get_n_events (long_game));
  benchmark_growth (games);
  benchmark_applying (games);
  benchmark_folding (long_game);
  for (guint i = 0; table_games[i] != NULL; i++)
    if (table_games[i] != &colonia_game)
      benchmark_game (table_games[i]);
  for (guint i = 0; table_games[i] != NULL; i++)
    benchmark_boards (table_games[i]);
  benchmark_session ();
  if (error == NULL)
    {
      benchmark_reading (path);
      benchmark_tool (path);
      benchmark_list (path);
    }

  g_remove (path);

  return EXIT_SUCCESS;
}

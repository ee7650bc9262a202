/* test-examples.c: the example games, told and counted to the end
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-record.h"
#include "colonia-score.h"
#include "colonia-typed.h"
#include "table-record-file.h"

#include <string.h>

/* How many lines of a difference are shown at most. */
#define MAX_LINES_SHOWN 40

typedef struct {
  const char *name;
  ColoniaTracking tracking;
  int n_players;
  int totals[COLONIA_MAX_PLAYERS];
  int ranks[COLONIA_MAX_PLAYERS];
  ColoniaTieBreak decided_by;
} Example;

static const Example examples[] = {
  { "six-weeks", COLONIA_TRACKING_FULL, 4, { 27, 29, 31, 30 }, { 4, 3, 1, 2 }, COLONIA_TIE_BREAK_POINTS },
  { "essentials", COLONIA_TRACKING_ESSENTIALS, 3, { 24, 26, 28 }, { 3, 2, 1 }, COLONIA_TIE_BREAK_POINTS },
  { "tie-break", COLONIA_TRACKING_FULL, 3, { 31, 30, 31 }, { 2, 3, 1 }, COLONIA_TIE_BREAK_GOODS },
};

static char *
get_path (const Example *example)
{
  g_autofree char *file = g_strconcat (example->name, ".kontor", NULL);

  return g_test_build_filename (G_TEST_DIST, "..", "data", "games", "colonia", "examples", file, NULL);
}

static TableRecord *
load (const Example *example)
{
  g_autofree char *path = get_path (example);
  g_autoptr (GError) error = NULL;
  TableRecord *record = table_record_load (path, &error);

  g_assert_no_error (error);
  g_assert_nonnull (record);

  return record;
}

/* Golden files */

/* How many lines two texts have in common from line i of the one and line j
 * of the other on: the entry (i, j) of a table with a row for each line of the
 * one, and one for its end. */
static guint *
count_common_lines (char **lines,
                    guint  n_lines,
                    char **others,
                    guint  n_others)
{
  guint width = n_others + 1;
  guint *common = g_new0 (guint, (gsize) (n_lines + 1) * width);

  for (guint i = n_lines; i-- > 0;)
    for (guint j = n_others; j-- > 0;)
      common[i * width + j] = g_str_equal (lines[i], others[j])
                                ? common[(i + 1) * width + j + 1] + 1
                                : MAX (common[(i + 1) * width + j], common[i * width + j + 1]);

  return common;
}

static void
show_line (char        mark,
           guint       line,
           const char *text,
           guint      *n_shown)
{
  if ((*n_shown)++ < MAX_LINES_SHOWN)
    g_test_message ("%c %u: %s", mark, line + 1, text);
}

/* Shows the lines that only one of the texts has, as diff does. */
static void
show_difference (const char *stored,
                 const char *told)
{
  g_auto (GStrv) old_lines = g_strsplit (stored, "\n", -1);
  g_auto (GStrv) new_lines = g_strsplit (told, "\n", -1);
  guint n_old = g_strv_length (old_lines);
  guint n_new = g_strv_length (new_lines);
  guint width = n_new + 1;
  g_autofree guint *common = count_common_lines (old_lines, n_old, new_lines, n_new);
  guint n_shown = 0;

  for (guint i = 0, j = 0; i < n_old || j < n_new;)
    if (i < n_old && j < n_new && g_str_equal (old_lines[i], new_lines[j]))
      {
        i++;
        j++;
      }
    else if (j == n_new || (i < n_old && common[(i + 1) * width + j] >= common[i * width + j + 1]))
      {
        show_line ('-', i, old_lines[i], &n_shown);
        i++;
      }
    else
      {
        show_line ('+', j, new_lines[j], &n_shown);
        j++;
      }

  if (n_shown > MAX_LINES_SHOWN)
    g_test_message ("and %u lines more", n_shown - MAX_LINES_SHOWN);
}

/* Compares a text with the golden file of that name, or stores it there when
 * UPDATE_GOLDEN is set, for whoever changed a sentence on purpose. */
static void
compare_with_golden (const Example *example,
                     const char    *ending,
                     const char    *told)
{
  g_autofree char *file = g_strconcat (example->name, ending, NULL);
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "games", "colonia", "golden", file, NULL);
  g_autofree char *stored = NULL;
  g_autoptr (GError) error = NULL;

  if (g_strcmp0 (g_getenv ("UPDATE_GOLDEN"), "1") == 0)
    {
      g_file_set_contents (path, told, -1, &error);
      g_assert_no_error (error);
      return;
    }

  g_file_get_contents (path, &stored, NULL, &error);
  g_assert_no_error (error);

  if (g_str_equal (stored, told))
    return;

  show_difference (stored, told);
  g_test_message ("golden/%s differs; UPDATE_GOLDEN=1 writes it anew", file);
  g_test_fail ();
}

/* What the tool tells of an example */

static char *
run_tool (const Example *example,
          const char    *command)
{
  g_autofree char *path = get_path (example);
  const char *argv[] = { g_getenv ("KONTOR_CLI"), command, path, NULL };
  char *told = NULL;
  g_autoptr (GError) error = NULL;
  int status;

  g_assert_nonnull (argv[0]);
  g_spawn_sync (NULL, (char **) argv, NULL, G_SPAWN_DEFAULT, NULL, NULL, &told, NULL, &status, &error);
  g_assert_no_error (error);
  g_assert_cmpint (status, ==, 0);

  return told;
}

static void
test_chronicle (gconstpointer data)
{
  const Example *example = data;
  g_autofree char *told = run_tool (example, "log");

  compare_with_golden (example, ".log", told);
}

/* The file, which is as the program writes it, so that saving an example
 * again changes nothing, not even the times that the rules ignore. */

static void
test_written_again (gconstpointer data)
{
  const Example *example = data;
  g_autoptr (TableRecord) record = load (example);
  g_autofree char *path = get_path (example);
  g_autofree char *stored = NULL;
  g_autofree char *written = table_record_to_text (record);
  g_autoptr (GError) error = NULL;

  g_file_get_contents (path, &stored, NULL, &error);
  g_assert_no_error (error);

  if (!g_str_equal (stored, written))
    {
      show_difference (stored, written);
      g_test_fail ();
    }
}

/* The end */

static void
test_score (gconstpointer data)
{
  const Example *example = data;
  g_autofree char *told = run_tool (example, "score");

  compare_with_golden (example, ".score", told);
}

static guint
count_events (const TableRecord *record,
              ColoniaEventType   type)
{
  guint n = 0;

  for (guint i = 0; i < table_record_get_n_events (record); i++)
    n += colonia_record_get_event (record, i)->type == type ? 1 : 0;

  return n;
}

/* Whoever opens an example must not take its cards for printed ones. */
static void
check_first_note (const TableRecord *record)
{
  const ColoniaEvent *event = colonia_record_get_event (record, 0);

  g_assert_cmpint (event->type, ==, COLONIA_EVENT_NOTE);
  g_assert_nonnull (strstr (event->text, "invented"));
}

static void
test_whole_game (gconstpointer data)
{
  const Example *example = data;
  g_autoptr (TableRecord) record = load (example);
  const ColoniaState *state = colonia_record_get_state (record);

  g_assert_cmpint (colonia_record_get_setup (record)->tracking, ==, example->tracking);
  g_assert_cmpint (state->n_players, ==, example->n_players);
  g_assert_cmpuint (table_record_get_cursor (record), ==, table_record_get_n_events (record));
  g_assert_cmpint (state->step, ==, COLONIA_STEP_FINISHED);
  g_assert_cmpint (state->week, ==, COLONIA_N_WEEKS);
  g_assert_cmpuint (count_events (record, COLONIA_EVENT_WEEK_CARD), ==, COLONIA_N_WEEKS);
  g_assert_cmpuint (count_events (record, COLONIA_EVENT_EDICTS), ==, COLONIA_N_WEEKS);
  g_assert_cmpuint (count_events (record, COLONIA_EVENT_FAMILY_CARDS), ==, COLONIA_N_WEEKS);
  check_first_note (record);
}

static void
test_end (gconstpointer data)
{
  const Example *example = data;
  g_autoptr (TableRecord) record = load (example);
  ColoniaScore score;

  g_assert_true (colonia_state_get_score (colonia_record_get_state (record), &score));
  g_assert_true (score.final);
  g_assert_cmpint (score.n_players, ==, example->n_players);
  g_assert_cmpint (score.decided_by, ==, example->decided_by);

  for (int seat = 0; seat < score.n_players; seat++)
    {
      g_assert_cmpint (score.players[seat].total, ==, example->totals[seat]);
      g_assert_cmpint (score.players[seat].rank, ==, example->ranks[seat]);
    }
}

/* What the tie-break of the example rests on: equal points, equal money, and
 * one good more. */
static void
test_tie (void)
{
  g_autoptr (TableRecord) record = load (&examples[2]);
  ColoniaScore score;

  g_assert_true (colonia_state_get_score (colonia_record_get_state (record), &score));
  g_assert_cmpint (score.players[0].total, ==, score.players[2].total);
  g_assert_cmpint (score.players[0].money, ==, 12);
  g_assert_cmpint (score.players[2].money, ==, 12);
  g_assert_cmpint (score.players[0].goods, ==, 2);
  g_assert_cmpint (score.players[2].goods, ==, 3);
}

/* The edicts */

static void
count_votes (const TableRecord *record,
             guint             *n_votes)
{
  g_auto (ColoniaState) state = { 0 };

  colonia_state_init (&state, colonia_record_get_setup (record));

  for (guint i = 0; i < table_record_get_n_events (record); i++)
    {
      const ColoniaEvent *event = colonia_record_get_event (record, i);

      if (event->type == COLONIA_EVENT_VOTE)
        n_votes[state.edicts[state.edict].kind]++;

      colonia_state_apply (&state, event, NULL);
    }
}

/* Each game uses up all 18 edict cards, three a week, so each game votes on
 * every kind: the busy craftsmen are five, the ships that leave are two. */
static void
test_edicts (void)
{
  guint n_votes[COLONIA_N_EDICT_KINDS] = { 0 };

  for (guint i = 0; i < G_N_ELEMENTS (examples); i++)
    {
      g_autoptr (TableRecord) record = load (&examples[i]);

      count_votes (record, n_votes);
    }

  for (int kind = 0; kind < COLONIA_N_EDICT_KINDS; kind++)
    {
      guint n_cards = kind == COLONIA_EDICT_BUSY_CRAFTSMAN ? 5 : kind == COLONIA_EDICT_SHIPS_LEAVE ? 2 : 1;

      g_assert_cmpuint (n_votes[kind], ==, n_cards * G_N_ELEMENTS (examples));
    }
}

/* The game that shows everything: three languages at one table, a purse that
 * was miscounted, and what an edict carried out by hand does to the books. */
static void
test_six_weeks (void)
{
  g_autoptr (TableRecord) record = load (&examples[0]);
  g_autoptr (GHashTable) languages = g_hash_table_new (g_str_hash, g_str_equal);

  for (int seat = 0; seat < examples[0].n_players; seat++)
    if (table_record_get_person (record, seat)->language != NULL)
      g_hash_table_add (languages, table_record_get_person (record, seat)->language);
  g_assert_cmpuint (g_hash_table_size (languages), ==, 3);

  g_assert_cmpuint (count_events (record, COLONIA_EVENT_CORRECTION), ==, 2);
  g_assert_cmpuint (count_events (record, COLONIA_EVENT_CASTING_VOTE), ==, 2);
  g_assert_cmpuint (count_events (record, COLONIA_EVENT_SAFEGUARD), ==, 9);
}

static void
add_test (const Example *example,
          const char    *name,
          GTestDataFunc  function)
{
  g_autofree char *path = g_strdup_printf ("/examples/%s/%s", example->name, name);

  g_test_add_data_func (path, example, function);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (examples); i++)
    {
      add_test (&examples[i], "whole-game", test_whole_game);
      add_test (&examples[i], "end", test_end);
      add_test (&examples[i], "written-again", test_written_again);
      add_test (&examples[i], "chronicle", test_chronicle);
      add_test (&examples[i], "score", test_score);
    }

  g_test_add_func ("/examples/six-weeks/shows", test_six_weeks);
  g_test_add_func ("/examples/tie-break/tie", test_tie);
  g_test_add_func ("/examples/edicts", test_edicts);

  return g_test_run ();
}

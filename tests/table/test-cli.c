/* test-cli.c: the command-line tool, as scripts call it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * KONTOR_CLI in the environment is the tool.
 */

#include "tongue.h"

#include <gio/gio.h>
#include <glib/gstdio.h>
#include <json-glib/json-glib.h>

#include <string.h>
#include <unistd.h>

#define STATUS_RIGHT 0
#define STATUS_WRONG_RECORD 1
#define STATUS_WRONG_USE 2

/* Records that are short enough to be read here. */

#define PEOPLE                              \
  "\"players\": ["                          \
  "{\"name\": \"Anna\", \"color\": \"red\"}," \
  "{\"name\": \"Jörg\", \"color\": \"blue\"}," \
  "{\"name\": \"Zoé\", \"color\": \"green\"}]"

#define RECORD(tracking, events)                                            \
  "{\"format\": \"kontor-record\", \"version\": 1, \"game\": \"colonia\"," \
  "\"tracking\": \"" tracking "\", " PEOPLE ", \"events\": [" events "]}"

#define NOTE "{\"type\": \"note\", \"text\": \"Rain.\"}"
#define SHIP "{\"type\": \"ship\", \"city\": \"bergen\", \"holds\": [{\"goods\": {\"saddle\": 1}, \"pays\": 4}]}"
#define SHRINE "{\"type\": \"relic\", \"city\": \"london\", \"cost\": 3, \"shrine\": true}"
#define COUNT "{\"type\": \"final-holdings\", \"players\": [{\"goods\": 2}, {}, {\"money\": {\"london\": 3}}]}"

/* What a run of the tool left behind. */
typedef struct {
  int status;
  char *out;
  char *err;
} Run;

static void
run_clear (Run *run)
{
  g_free (run->out);
  g_free (run->err);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Run, run_clear)

static GPtrArray *
make_command (const char *const *arguments)
{
  GPtrArray *command = g_ptr_array_new ();

  g_ptr_array_add (command, (char *) g_getenv ("KONTOR_CLI"));
  for (; *arguments != NULL; arguments++)
    g_ptr_array_add (command, (char *) *arguments);
  g_ptr_array_add (command, NULL);

  return command;
}

/* Nothing at all is an empty text here. */
static char *
make_text (GBytes *bytes)
{
  gsize length;
  const char *data = g_bytes_get_data (bytes, &length);

  return data == NULL ? g_strdup ("") : g_strndup (data, length);
}

static GSubprocessLauncher *
make_launcher (GSubprocessFlags more)
{
  return g_subprocess_launcher_new (more | G_SUBPROCESS_FLAGS_STDERR_PIPE);
}

/* Puts an input into a file: the tool need not read it to the end, which
 * would break a pipe. */
static void
give_input (GSubprocessLauncher *launcher,
            GBytes              *input)
{
  g_autofree char *path = NULL;
  g_autoptr (GError) error = NULL;
  gsize length;
  const char *data = g_bytes_get_data (input, &length);
  int file = g_file_open_tmp ("kontor-XXXXXX", &path, &error);

  g_assert_no_error (error);
  g_assert_cmpint (write (file, data, length), ==, (gssize) length);
  g_assert_cmpint (lseek (file, 0, SEEK_SET), ==, 0);
  g_assert_cmpint (g_unlink (path), ==, 0);
  g_subprocess_launcher_take_stdin_fd (launcher, file);
}

static Run
run_with (GSubprocessLauncher *launcher,
          GBytes              *input,
          const char *const   *arguments)
{
  g_autoptr (GPtrArray) command = make_command (arguments);
  g_autoptr (GError) error = NULL;
  g_autoptr (GSubprocess) process = NULL;
  g_autoptr (GBytes) out = NULL;
  g_autoptr (GBytes) err = NULL;
  Run run;

  process = g_subprocess_launcher_spawnv (launcher, (const char *const *) command->pdata, &error);
  g_assert_no_error (error);
  g_subprocess_communicate (process, input, NULL, &out, &err, &error);
  g_assert_no_error (error);

  g_assert_true (g_subprocess_get_if_exited (process));
  run.status = g_subprocess_get_exit_status (process);
  run.out = out == NULL ? NULL : make_text (out);
  run.err = make_text (err);

  return run;
}

static Run
run_on_bytes (GBytes            *input,
              const char *const *arguments)
{
  g_autoptr (GSubprocessLauncher) launcher = make_launcher (G_SUBPROCESS_FLAGS_STDOUT_PIPE);

  give_input (launcher, input);

  return run_with (launcher, NULL, arguments);
}

static Run
run_on (const char        *input,
        const char *const *arguments)
{
  g_autoptr (GBytes) bytes = g_bytes_new (input, strlen (input));

  return run_on_bytes (bytes, arguments);
}

#define RUN_ON(input, ...) run_on ((input), (const char *const[]) { __VA_ARGS__, NULL })
#define RUN(...) RUN_ON ("", __VA_ARGS__)

/* Looking at what came out */

static guint
count_lines (const char *text)
{
  guint lines = 0;

  for (; *text != '\0'; text++)
    lines += *text == '\n';

  return lines;
}

static void
assert_one_line (const char *text)
{
  g_assert_true (g_utf8_validate (text, -1, NULL));
  g_assert_cmpuint (strlen (text), >, 1);
  g_assert_cmpuint (count_lines (text), ==, 1);
  g_assert_true (g_str_has_suffix (text, "\n"));
}

static void
assert_right (const Run *run)
{
  g_assert_cmpstr (run->err, ==, "");
  g_assert_cmpint (run->status, ==, STATUS_RIGHT);
}

static void
assert_refused (const Run *run,
                int        status)
{
  g_assert_cmpint (run->status, ==, status);
  g_assert_cmpstr (run->out, ==, "");
  assert_one_line (run->err);
}

static void
assert_matches (const char *text,
                const char *pattern)
{
  if (!g_regex_match_simple (pattern, text, 0, 0))
    {
      g_test_message ("“%s” does not match “%s”", text, pattern);
      g_assert_not_reached ();
    }
}

static JsonNode *
parse_json (const char *text)
{
  g_autoptr (GError) error = NULL;
  JsonNode *node = json_from_string (text, &error);

  g_assert_no_error (error);
  g_assert_nonnull (node);
  g_assert_true (JSON_NODE_HOLDS_OBJECT (node));

  return node;
}

static char *
simulate (const char *players,
          const char *seed,
          const char *tracking)
{
  g_auto (Run) run = RUN ("simulate", "--players", players, "--seed", seed, "--tracking", tracking);

  assert_right (&run);

  return g_steal_pointer (&run.out);
}

/* Files */

static char *
make_directory (void)
{
  g_autoptr (GError) error = NULL;
  char *directory = g_dir_make_tmp ("kontor-XXXXXX", &error);

  g_assert_no_error (error);

  return directory;
}

static char *
make_file (const char *directory,
           const char *name,
           const char *text)
{
  g_autoptr (GError) error = NULL;
  char *path = g_build_filename (directory, name, NULL);

  g_file_set_contents (path, text, -1, &error);
  g_assert_no_error (error);

  return path;
}

static void
remove_file (const char *path)
{
  g_assert_cmpint (g_remove (path), ==, 0);
}

/* check */

static void
test_check (void)
{
  g_autofree char *directory = make_directory ();
  g_autofree char *path = make_file (directory, "right.kontor", RECORD ("full", NOTE));
  g_auto (Run) run = RUN ("check", path);

  assert_right (&run);
  g_assert_cmpstr (run.out, ==, "");

  remove_file (path);
  remove_file (directory);
}

static void
test_check_standard_input (void)
{
  g_auto (Run) right = RUN_ON (RECORD ("full", NOTE), "check", "-");
  g_auto (Run) wrong = RUN_ON (RECORD ("full", "7"), "check", "-");

  assert_right (&right);
  g_assert_cmpstr (right.out, ==, "");
  assert_refused (&wrong, STATUS_WRONG_RECORD);
  assert_matches (wrong.err, "^-: \\$\\.events\\[0\\]: ");
}

static void
test_check_pipe (void)
{
  g_autofree char *record = simulate ("6", "1", "full");
  g_autoptr (GBytes) input = g_bytes_new (record, strlen (record));
  g_autoptr (GSubprocessLauncher) launcher = make_launcher (G_SUBPROCESS_FLAGS_STDIN_PIPE
                                                            | G_SUBPROCESS_FLAGS_STDOUT_PIPE);
  Run run = run_with (launcher, input, (const char *const[]) { "check", "-", NULL });

  assert_right (&run);
  run_clear (&run);
}

/* What is doubtful is right all the same, and told only if asked for, whether the table was sure or not. */
static void
test_check_doubts (void)
{
  static const char record[] = RECORD ("full", NOTE "," SHIP);
  static const char sure[] = RECORD ("full", "{\"type\": \"ship\", \"city\": \"bergen\", \"sure\": \"SET-8\","
                                             "\"holds\": [{\"goods\": {\"saddle\": 1}, \"pays\": 4}]}");
  g_auto (Run) silent = RUN_ON (record, "check", "-");
  g_auto (Run) told = RUN_ON (record, "check", "--doubts", "-");
  g_auto (Run) french = RUN_ON (sure, "check", "--doubts", "--language", "fr", "-");
  g_auto (Run) wrong = RUN_ON (RECORD ("full", SHIP "," SHRINE), "check", "--doubts", "-");
  g_auto (Run) several = RUN_ON (RECORD ("scoring", "{\"type\": \"final-holdings\", \"players\": [{\"relics\": [{\"points\": 70},"
                                         "{\"points\": 3}]}, {}, {\"relics\": [{\"points\": 80}]}]}"), "check", "--doubts", "-");
  g_auto (Run) start = RUN_ON ("{\"format\": \"kontor-record\", \"version\": 1, \"game\": \"concordia\", \"tracking\": \"scoring\","
                               "\"options\": {\"map\": \"imperium\", \"cards-for-sale\": 60}, \"players\":"
                               "[{\"name\": \"Ann\", \"color\": \"red\"}, {\"name\": \"Bo\", \"color\": \"blue\"}], \"events\":"
                               "[{\"type\": \"final-count\", \"players\": [{\"cards\": {\"mason\": 60}}, {}]}]}",
                               "check", "--doubts", "-");

  /* Each has a line. */
  assert_right (&several);
  assert_matches (several.out, "^event 1 \\(final-holdings\\): [^\n]*\\b70\\b[^\n]* \\[SET-9\\]\n"
                               "event 1 \\(final-holdings\\): [^\n]*\\b80\\b[^\n]* \\[SET-9\\]\n$");
  assert_right (&start);
  assert_matches (start.out, "^start: [^\n]* \\[SET-2\\]\nstart: [^\n]* \\[SET-3\\]\n"
                             "event 1 \\(final-count\\): the box has only 1 card of this kind, not 60: Mason \\[SET-3\\]\n$");

  assert_right (&silent);
  g_assert_cmpstr (silent.out, ==, "");
  assert_right (&told);
  g_assert_cmpstr (told.out, ==, "event 2 (ship): a ship has 3 or 4 holds, not 1 [SET-8]\n");
  assert_right (&french);
  assert_matches (french.out, "^event 1 \\(ship\\): un bateau a 3 ou 4 soutes, et non 1 \\[SET-8\\]\n$");
  assert_refused (&wrong, STATUS_WRONG_RECORD);
}

/* A name that begins with a dash comes after two. */
static void
test_dashes (void)
{
  g_autofree char *directory = make_directory ();
  g_autofree char *path = make_file (directory, "--at", RECORD ("full", NOTE));
  g_autoptr (GSubprocessLauncher) launcher = make_launcher (G_SUBPROCESS_FLAGS_STDOUT_PIPE);
  Run run;

  g_subprocess_launcher_set_cwd (launcher, directory);
  run = run_with (launcher, NULL, (const char *const[]) { "check", "--", "--at", NULL });
  assert_right (&run);

  run_clear (&run);
  remove_file (path);
  remove_file (directory);
}

static void
test_breaks_a_rule (void)
{
  static const struct {
    const char *record;
    const char *line;
  } cases[] = {
    { RECORD ("full", NOTE "," SHRINE), "^-: event 2 \\(relic\\): .*[^\\]]\n$" },
    { RECORD ("full", SHIP "," SHIP "," SHIP "," SHIP "," SHRINE "," SHRINE),
      "^-: event 6 \\(relic\\): .+ \\[ALL-3\\]\n$" },
    { RECORD ("essentials", SHIP "," SHIP "," SHIP "," SHIP "," COUNT), "^-: event 5 \\(final-holdings\\): .+\n$" },
    { RECORD ("scoring", COUNT "," COUNT), "^-: event 2 \\(final-holdings\\): .+\n$" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_auto (Run) run = RUN_ON (cases[i].record, "check", "-");

      assert_refused (&run, STATUS_WRONG_RECORD);
      assert_matches (run.err, cases[i].line);
    }
}

static void
test_breaks_the_form (void)
{
  static const struct {
    const char *record;
    const char *line;
  } cases[] = {
    { "", "^-: .+\n$" },
    { "Colonia", "^-: .+\n$" },
    { "{\"format\":", "^-: .+\n$" },
    { "[]", "^-: \\$: .+\n$" },
    { "{}", "^-: \\$\\.format: .+\n$" },
    { RECORD ("everything", ""), "^-: \\$\\.tracking: .+\n$" },
    { RECORD ("full", "{\"type\": \"ship\", \"city\": 7}"), "^-: \\$\\.events\\[0\\]\\.city: .+\n$" },
    { RECORD ("full", NOTE ",{\"type\": \"feast\"}"), "^-: \\$\\.events\\[1\\]\\.type: .+\n$" },
    { "{\"format\": \"kontor-record\", \"version\": 2, \"game\": \"colonia\"}", "^-: .*newer.*\n$" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_auto (Run) run = RUN_ON (cases[i].record, "check", "-");

      assert_refused (&run, STATUS_WRONG_RECORD);
      assert_matches (run.err, cases[i].line);
    }
}

/* All commands that read a record say the same of a wrong one. */
static void
test_wrong_for_all (void)
{
  static const char *const commands[] = { "check", "state", "score", "log", "board" };

  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      g_auto (Run) run = RUN_ON (RECORD ("full", SHRINE), commands[i], "-");

      assert_refused (&run, STATUS_WRONG_RECORD);
      assert_matches (run.err, "^-: event 1 \\(relic\\): ");
    }
}

static GBytes *
make_noise (GRand *rand)
{
  gint32 length = g_rand_int_range (rand, 0, 2000);
  guint8 *bytes = g_malloc ((gsize) length + 1);

  for (gint32 i = 0; i < length; i++)
    bytes[i] = (guint8) g_rand_int_range (rand, 0, 256);
  if (length > 0 && g_rand_boolean (rand))
    bytes[0] = '{';

  return g_bytes_new_take (bytes, (gsize) length);
}

/* A record with a byte of it changed, or with the end of it cut off. */
static GBytes *
damage (const char *text,
        GRand      *rand)
{
  gint32 length = (gint32) strlen (text);
  g_autofree char *bytes = g_strdup (text);
  gint32 place = g_rand_int_range (rand, 0, length);

  if (g_rand_boolean (rand))
    length = place;
  else
    bytes[place] = (char) g_rand_int_range (rand, 0, 256);

  return g_bytes_new (bytes, (gsize) length);
}

/* Any bytes whatever give one of the three statuses, and no more than a line
 * about what is wrong. */
static void
test_any_bytes (void)
{
  g_autofree char *record = simulate ("3", "5", "full");
  GRand *rand = g_rand_new_with_seed (18);

  for (int i = 0; i < 60; i++)
    {
      g_autoptr (GBytes) bytes = i < 20 ? make_noise (rand) : damage (record, rand);
      const char *const arguments[] = { i % 2 == 0 ? "check" : "log", "-", NULL };
      g_auto (Run) run = run_on_bytes (bytes, arguments);

      if (run.status == STATUS_RIGHT)
        assert_right (&run);
      else
        assert_refused (&run, STATUS_WRONG_RECORD);
    }

  g_rand_free (rand);
}

/* Files that cannot be read */

static void
assert_unreadable (const char *path)
{
  static const char *const commands[] = { "check", "state", "score", "log", "board" };

  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      g_auto (Run) run = RUN (commands[i], path);

      assert_refused (&run, STATUS_WRONG_USE);
    }
}

static void
test_no_such_file (void)
{
  g_autofree char *directory = make_directory ();
  g_autofree char *path = g_build_filename (directory, "none.kontor", NULL);

  assert_unreadable (path);
  remove_file (directory);
}

static void
test_directory (void)
{
  g_autofree char *directory = make_directory ();

  assert_unreadable (directory);
  remove_file (directory);
}

static void
test_through_a_file (void)
{
  g_autofree char *directory = make_directory ();
  g_autofree char *path = make_file (directory, "file", "");
  g_autofree char *beyond = g_build_filename (path, "game.kontor", NULL);

  assert_unreadable (beyond);
  remove_file (path);
  remove_file (directory);
}

static void
test_forbidden_file (void)
{
  g_autofree char *directory = NULL;
  g_autofree char *path = NULL;

  if (geteuid () == 0)
    {
      g_test_skip ("nothing is forbidden to root");
      return;
    }

  directory = make_directory ();
  path = make_file (directory, "forbidden.kontor", RECORD ("full", NOTE));
  g_assert_cmpint (g_chmod (path, 0), ==, 0);
  assert_unreadable (path);
  remove_file (path);
  remove_file (directory);
}

/* A name may hold a line feed; what is said of it is one line all the same. */
static void
test_name_of_two_lines (void)
{
  g_autofree char *directory = make_directory ();
  g_autofree char *path = make_file (directory, "two\nlines", "{}");
  g_auto (Run) wrong = RUN ("check", path);
  g_auto (Run) missing = RUN ("check", "no\nsuch");

  assert_refused (&wrong, STATUS_WRONG_RECORD);
  assert_refused (&missing, STATUS_WRONG_USE);
  remove_file (path);
  remove_file (directory);
}

static void
test_standard_input_is_a_directory (void)
{
  g_autofree char *directory = make_directory ();
  g_autoptr (GSubprocessLauncher) launcher = make_launcher (G_SUBPROCESS_FLAGS_STDOUT_PIPE);
  Run run;

  g_subprocess_launcher_set_stdin_file_path (launcher, directory);
  run = run_with (launcher, NULL, (const char *const[]) { "check", "-", NULL });
  assert_refused (&run, STATUS_WRONG_USE);

  run_clear (&run);
  remove_file (directory);
}

/* state */

static void
assert_is_state (const char *text)
{
  static const char *const members[] = {
    "week", "day", "step", "player", "order", "cards", "hands", "edicts", "passed", "bag", "booths", "bars", "dice",
    "contracts", "new-contracts", "made", "leaving", "paid", "berths", "display", "players",
  };
  g_autoptr (JsonNode) node = parse_json (text);
  JsonObject *object = json_node_get_object (node);

  g_assert_cmpuint (json_object_get_size (object), ==, G_N_ELEMENTS (members));
  for (guint i = 0; i < G_N_ELEMENTS (members); i++)
    g_assert_true (json_object_has_member (object, members[i]));
}

static void
test_state (void)
{
  g_auto (Run) run = RUN_ON (RECORD ("full", SHIP "," SHIP), "state", "-");
  g_autoptr (JsonNode) node = NULL;
  JsonArray *berths;

  assert_right (&run);
  assert_is_state (run.out);

  node = parse_json (run.out);
  berths = json_object_get_array_member (json_node_get_object (node), "berths");
  g_assert_cmpuint (json_array_get_length (berths), ==, 4);
  g_assert_false (json_array_get_null_element (berths, 1));
  g_assert_true (json_array_get_null_element (berths, 2));
}

/* Two texts of the same JSON, whatever the space between. */
static void
assert_same_json (const char *text,
                  const char *other)
{
  g_autoptr (JsonNode) node = parse_json (text);
  g_autoptr (JsonNode) other_node = parse_json (other);

  g_assert_true (json_node_equal (node, other_node));
}

/* Each line of --each is what --at of its number prints. */
static void
test_each (void)
{
  g_autofree char *record = simulate ("3", "2", "full");
  g_auto (Run) each = RUN_ON (record, "state", "-", "--each");
  g_auto (Run) last = RUN_ON (record, "state", "-");
  g_auto (GStrv) lines = NULL;
  g_autoptr (JsonNode) node = parse_json (record);
  guint n_events = json_array_get_length (json_object_get_array_member (json_node_get_object (node), "events"));

  assert_right (&each);
  g_assert_cmpuint (count_lines (each.out), ==, n_events + 1);

  lines = g_strsplit (each.out, "\n", -1);
  for (guint i = 0; i <= n_events; i++)
    assert_is_state (lines[i]);
  assert_same_json (lines[n_events], last.out);

  for (guint at = 0; at <= n_events; at += 29)
    {
      g_autofree char *number = g_strdup_printf ("%u", at);
      g_auto (Run) run = RUN_ON (record, "state", "-", "--at", number);

      assert_right (&run);
      assert_same_json (lines[at], run.out);
    }
}

#define UNDONE_RECORD                                                       \
  "{\"format\": \"kontor-record\", \"version\": 1, \"game\": \"colonia\"," \
  "\"tracking\": \"full\", " PEOPLE ", \"cursor\": 1,"                      \
  "\"events\": [" SHIP "," SHIP "," SHRINE "]}"

static void
assert_ships (const char *state,
              guint       ships)
{
  g_autoptr (JsonNode) node = parse_json (state);
  JsonArray *berths = json_object_get_array_member (json_node_get_object (node), "berths");
  guint there = 0;

  for (guint i = 0; i < json_array_get_length (berths); i++)
    there += !json_array_get_null_element (berths, i);

  g_assert_cmpuint (there, ==, ships);
}

/* What was undone counts for nothing, unless --at asks for it. */
static void
test_undone (void)
{
  g_auto (Run) check = RUN_ON (UNDONE_RECORD, "check", "-");
  g_auto (Run) state = RUN_ON (UNDONE_RECORD, "state", "-");
  g_auto (Run) each = RUN_ON (UNDONE_RECORD, "state", "-", "--each");
  g_auto (Run) log = RUN_ON (UNDONE_RECORD, "log", "-");
  g_auto (Run) before = RUN_ON (UNDONE_RECORD, "state", "-", "--at", "0");
  g_auto (Run) redone = RUN_ON (UNDONE_RECORD, "state", "-", "--at=2");
  g_auto (Run) wrong = RUN_ON (UNDONE_RECORD, "state", "-", "--at", "3");

  assert_right (&check);
  assert_ships (state.out, 1);
  g_assert_cmpuint (count_lines (each.out), ==, 2);
  assert_matches (log.out, "^1\\. .+\n$");
  assert_ships (before.out, 0);
  assert_right (&redone);
  assert_ships (redone.out, 2);
  assert_refused (&wrong, STATUS_WRONG_RECORD);
  assert_matches (wrong.err, "^-: event 3 \\(relic\\): ");
}

/* What comes after N is not looked at, as what is undone is not. */
static void
test_at_before_fault (void)
{
  static const char *const faults[] = { "{\"type\": \"nonsense\"}", "{}", SHRINE };

  for (guint i = 0; i < G_N_ELEMENTS (faults); i++)
    {
      g_autofree char *events = g_strdup_printf (SHIP "," SHIP ",%s", faults[i]);
      g_autofree char *record = g_strdup_printf (RECORD ("full", "%s"), events);
      g_auto (Run) run = RUN_ON (record, "state", "-", "--at", "2");
      g_auto (Run) each = RUN_ON (record, "state", "-", "--at", "1", "--each");
      g_auto (Run) behind = RUN_ON (record, "state", "-", "--at", "3");

      assert_right (&run);
      assert_ships (run.out, 2);
      assert_right (&each);
      g_assert_cmpuint (count_lines (each.out), ==, 2);
      assert_refused (&behind, STATUS_WRONG_RECORD);
    }
}

static void
test_at_and_each (void)
{
  g_auto (Run) run = RUN_ON (RECORD ("full", SHIP "," SHIP "," SHIP), "state", "--each", "--at", "2", "-");

  assert_right (&run);
  g_assert_cmpuint (count_lines (run.out), ==, 3);
}

static void
test_at_of_nothing (void)
{
  static const char *const numbers[] = { "3", "-1", "", "x", "1x", "1.5", "99999999999999999999", "4294967297" };

  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    {
      g_autofree char *option = g_strdup_printf ("--at=%s", numbers[i]);
      g_auto (Run) run = RUN_ON (RECORD ("full", SHIP "," SHIP), "state", "-", option);

      assert_refused (&run, STATUS_WRONG_USE);
    }
}

/* score */

static void
test_score_json (void)
{
  g_auto (Run) run = RUN_ON (RECORD ("scoring", COUNT), "score", "-", "--format", "json");
  g_autoptr (JsonNode) node = NULL;
  JsonObject *score;

  assert_right (&run);
  node = parse_json (run.out);
  score = json_node_get_object (node);
  g_assert_cmpuint (json_object_get_size (score), ==, 4);
  g_assert_true (json_object_get_boolean_member (score, "final"));
  g_assert_cmpuint (json_array_get_length (json_object_get_array_member (score, "windows")), ==, 4);
  g_assert_cmpuint (json_array_get_length (json_object_get_array_member (score, "players")), ==, 3);
  g_assert_cmpuint (json_array_get_length (json_object_get_array_member (score, "winners")), ==, 1);
  g_assert_cmpint (json_array_get_int_element (json_object_get_array_member (score, "winners"), 0), ==, 3);
}

static void
test_score_csv (void)
{
  g_auto (Run) run = RUN_ON (RECORD ("scoring", COUNT), "score", "--format=csv", "-");

  assert_right (&run);
  g_assert_cmpuint (count_lines (run.out), ==, 4);
  g_assert_nonnull (strstr (run.out, "Anna"));
  g_assert_nonnull (strstr (run.out, "Jörg"));
}

static void
test_score_text (void)
{
  g_auto (Run) run = RUN_ON (RECORD ("scoring", COUNT), "score", "-");
  g_auto (Run) same = RUN_ON (RECORD ("scoring", COUNT), "score", "-", "--format", "text");

  assert_right (&run);
  g_assert_cmpuint (count_lines (run.out), >=, 4);
  g_assert_nonnull (strstr (run.out, "Zoé"));
  g_assert_true (g_utf8_validate (run.out, -1, NULL));
  g_assert_cmpstr (run.out, ==, same.out);
}

/* Before the end: what it would be, where everything is tracked; an error
 * elsewhere. */
static void
test_score_before_the_end (void)
{
  g_auto (Run) full = RUN_ON (RECORD ("full", SHIP), "score", "-", "--format", "json");
  g_auto (Run) essentials = RUN_ON (RECORD ("essentials", SHIP), "score", "-");
  g_auto (Run) scoring = RUN_ON (RECORD ("scoring", NOTE), "score", "-");
  g_autoptr (JsonNode) node = NULL;

  assert_right (&full);
  node = parse_json (full.out);
  g_assert_false (json_object_get_boolean_member (json_node_get_object (node), "final"));
  assert_refused (&essentials, STATUS_WRONG_RECORD);
  assert_refused (&scoring, STATUS_WRONG_RECORD);
}

/* Records and what is printed are UTF-8 whatever the locale. */
static void
test_plain_locale (void)
{
  g_autoptr (GSubprocessLauncher) launcher = make_launcher (G_SUBPROCESS_FLAGS_STDOUT_PIPE);
  const char *text = RECORD ("scoring", COUNT);
  g_autoptr (GBytes) input = g_bytes_new_static (text, strlen (text));
  Run run;

  g_subprocess_launcher_setenv (launcher, "LC_ALL", "C", TRUE);
  give_input (launcher, input);
  run = run_with (launcher, NULL, (const char *const[]) { "score", "-", NULL });
  assert_right (&run);
  g_assert_nonnull (strstr (run.out, "Jörg"));
  run_clear (&run);

  run = run_with (launcher, NULL, (const char *const[]) { "check", "--help", NULL });
  assert_right (&run);
  g_assert_null (strchr (run.out, '?'));
  run_clear (&run);
}

/* log */

/* One unindented line for each event, counted from 1, and nothing but
 * indented lines between. */
static void
assert_chronicle (const char *text,
                  guint       n_events)
{
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  guint number = 0;

  for (guint i = 0; lines[i] != NULL && *lines[i] != '\0'; i++)
    {
      g_autofree char *beginning = NULL;

      if (g_str_has_prefix (lines[i], " "))
        {
          g_assert_cmpuint (number, >, 0);
          continue;
        }

      beginning = g_strdup_printf ("%u. ", ++number);
      g_assert_true (g_str_has_prefix (lines[i], beginning));
    }

  g_assert_cmpuint (number, ==, n_events);
  g_assert_true (g_utf8_validate (text, -1, NULL));
}

static void
test_log (void)
{
  static const char *const trackings[] = { "full", "essentials", "scoring" };

  for (guint i = 0; i < G_N_ELEMENTS (trackings); i++)
    {
      g_autofree char *record = simulate ("5", "3", trackings[i]);
      g_autoptr (JsonNode) node = parse_json (record);
      g_auto (Run) run = RUN_ON (record, "log", "-");

      assert_right (&run);
      assert_chronicle (run.out, json_array_get_length (json_object_get_array_member (json_node_get_object (node),
                                                                                      "events")));
    }
}

/* Texts of the record cannot begin a line of the chronicle. */
static void
test_log_of_long_texts (void)
{
  g_auto (Run) run = RUN_ON (RECORD ("full",
                                     "{\"type\": \"note\", \"text\": \"one\\n2. two\\r3. three\\u2028four\\u0085\"},"
                                     "{\"type\": \"correction\", \"player\": 1, \"reason\": \"six\\n7. seven\"},"
                                     "{\"type\": \"note\", \"text\": \"\"}"),
                             "log", "-");

  assert_right (&run);
  assert_chronicle (run.out, 3);
  g_assert_null (strchr (run.out, '\r'));
}

static void
test_log_of_nothing (void)
{
  g_auto (Run) run = RUN_ON (RECORD ("full", ""), "log", "-");

  assert_right (&run);
  g_assert_cmpstr (run.out, ==, "");
}

/* board */

#define VISBY(events)                                                       \
  "{\"format\": \"kontor-record\", \"version\": 1, \"game\": \"visby\","  \
  "\"tracking\": \"full\", " PEOPLE ", \"events\": [" events "]}"

/* What stands in data/doc/record.md of boards, things and deeds, and no more. */
static void
assert_members (JsonObject        *object,
                const char *const *members)
{
  g_autoptr (GList) names = json_object_get_members (object);

  for (GList *name = names; name != NULL; name = name->next)
    if (!g_strv_contains (members, name->data))
      g_error ("a member that is not told of: %s", (const char *) name->data);
}

static void
assert_are_deeds (JsonArray *deeds)
{
  static const char *const members[] = { "id", "label", "told", "key", "signs", "suggested", "goes-on", "unsure", "rolled", "side", "obstacle",
                                         "doubt", "events", "choose", "number", "pick", "roll", "form", NULL };

  for (guint i = 0; deeds != NULL && i < json_array_get_length (deeds); i++)
    assert_members (json_array_get_object_element (deeds, i), members);
}

static void
assert_are_groups (JsonArray *groups)
{
  static const char *const of_group[] = { "id", "title", "arrangement", "n", "things", NULL };
  static const char *const of_thing[] = { "id", "title", "text", "seat", "owner", "look", "signs", "spaces", "bar", "track",
                                          "track-end", "whole", "rule", "deeds", NULL };

  for (guint i = 0; i < json_array_get_length (groups); i++)
    {
      JsonObject *group = json_array_get_object_element (groups, i);
      JsonArray *things = json_object_get_array_member (group, "things");

      assert_members (group, of_group);
      for (guint j = 0; j < json_array_get_length (things); j++)
        {
          JsonObject *thing = json_array_get_object_element (things, j);

          assert_members (thing, of_thing);
          assert_are_deeds (json_object_has_member (thing, "deeds") ? json_object_get_array_member (thing, "deeds") : NULL);
        }
    }
}

static JsonNode *
assert_is_board (const char *text)
{
  static const char *const members[] = { "step", "asks", "text", "back", "chosen", "players", "remarks", "groups", "picks",
                                         "complete", NULL };
  JsonNode *node = parse_json (text);

  assert_members (json_node_get_object (node), members);
  assert_are_groups (json_object_get_array_member (json_node_get_object (node), "groups"));

  return node;
}

/* One board a line, before each event and after the last, for everybody and for one. */
static void
test_board_each (void)
{
  static const char *const seats[] = { "0", "2" };
  static const char *const games[][2] = {
    { "--game=visby", "full" }, { "--game=visby", "scoring" }, { "--game=concordia", "essentials" }, { "--game=concordia", "scoring" },
    { "--game=genua", "full" }, { "--game=genua", "scoring" }, { "--game=colonia", "full" }, { "--game=colonia", "essentials" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    for (guint j = 0; j < G_N_ELEMENTS (seats); j++)
      {
        g_auto (Run) game = RUN ("simulate", games[i][0], "--players=3", "--seed=1", "--tracking", games[i][1]);
        g_auto (Run) states = RUN_ON (game.out, "state", "--each", "-");
        g_auto (Run) run = RUN_ON (game.out, "board", "--each", "--seat", seats[j], "-");
        g_auto (GStrv) lines = NULL;

        assert_right (&run);
        g_assert_cmpuint (count_lines (run.out), ==, count_lines (states.out));
        lines = g_strsplit (run.out, "\n", -1);
        for (char **line = lines; **line != '\0'; line++)
          json_node_unref (assert_is_board (*line));
      }
}

/* Picks that are all made come to an event, as it stands in a record, which the record then takes. */
static void
test_board_choices (void)
{
  const char *record = VISBY (NOTE);
  g_auto (Run) run = RUN_ON (record, "board", "-", "--choose", "pick-1=ship", "--choose", "pick-1=fleet", "--choose=pick-2=ship",
                             "--choose=pick-2=knight", "--choose=pick-3=merchant", "--choose=pick-3=troops");
  g_auto (Run) early = RUN_ON (record, "board", "-", "--at", "0");
  g_auto (Run) french = RUN_ON (record, "board", "-", "--language", "fr");
  g_autoptr (JsonNode) node = NULL;

  assert_right (&run);
  node = assert_is_board (run.out);
  assert_matches (run.out, "\"complete\"\\s*:");
  assert_matches (run.out, "\"events\"\\s*:\\s*\\[\\s*\\{\\s*\"type\"\\s*:\\s*\"cards\"");
  assert_matches (run.out, "\"back\"\\s*:\\s*true");
  assert_right (&early);
  assert_right (&french);
  g_assert_cmpstr (early.out, !=, french.out);
  g_assert_nonnull (node);
}

/* A step of several choices, and a number; what comes of them stands as in a record. */
static void
test_board_steps (void)
{
  static const char *const events[] = {
    "{\"type\":\"reveal\",\"card\":\"mason\"}", "{\"type\":\"play\",\"player\":1,\"card\":\"prefect\",\"bonus\":\"wine\"}",
    "{\"type\":\"play\",\"player\":2,\"card\":\"architect\"}",
  };
  g_autofree char *all = g_strjoin (",", events[0], events[1], events[2], NULL);
  g_autofree char *record = g_strdup_printf ("{\"format\": \"kontor-record\", \"version\": 1, \"game\": \"concordia\","
                                             "\"tracking\": \"essentials\", \"options\": {\"cards-for-sale\": 1}, "
                                             PEOPLE ", \"events\": [%s]}", all);
  g_auto (Run) run = RUN_ON (record, "board", "-", "--choose", "card=diplomat", "--choose", "copies=1", "--choose", "coins=7");
  g_auto (Run) half = RUN_ON (record, "board", "-", "--choose", "card=diplomat");
  g_auto (Run) house = RUN_ON (record, "board", "-", "--choose", "house=2");
  g_auto (Run) many = RUN_ON (record, "board", "-", "--choose", "house=4");

  assert_right (&run);
  assert_matches (run.out, "\"type\"\\s*:\\s*\"done\",\\s*\"player\"\\s*:\\s*2");
  assert_matches (run.out, "\"bonus\"\\s*:\\s*\"coins\",\\s*\"coins\"\\s*:\\s*7");
  assert_refused (&half, STATUS_WRONG_USE);
  assert_right (&house);
  assert_matches (house.out, "\"house\"\\s*:\\s*2");
  assert_refused (&many, STATUS_WRONG_USE);
}

#define GENUA(events)                                                       \
  "{\"format\": \"kontor-record\", \"version\": 1, \"game\": \"genua\","  \
  "\"tracking\": \"full\", " PEOPLE ", \"events\": [" events "]}"

/* What is chosen step by step, and what is rolled; an action that is paid for is two events, as they stand in a record. */
static void
test_board_paid (void)
{
  const char *acting = GENUA ("{\"type\": \"tower\", \"player\": 1, \"place\": \"harbour\"}");
  g_auto (Run) dice = RUN_ON (GENUA (""), "board", "-", "--choose", "red=3", "--choose", "blue=6");
  g_auto (Run) rolled = RUN_ON (GENUA (""), "board", "-", "--choose", "rolled-red=4", "--choose", "rolled-blue=5");
  g_auto (Run) half = RUN_ON (GENUA (""), "board", "-", "--choose", "rolled-red=4");
  g_auto (Run) paid = RUN_ON (acting, "board", "-", "--choose", "buyer=2", "--choose", "gets-wheat=1");
  g_auto (Run) card = RUN_ON (acting, "board", "-", "--choose", "buyer=2", "--choose", "gets-message=1");

  assert_right (&dice);
  assert_matches (dice.out, "\"place\"\\s*:\\s*\"park\",\\s*\"dice\"\\s*:\\s*\\[\\s*3,\\s*6\\s*\\]");
  assert_right (&rolled);
  assert_matches (rolled.out, "\"complete\"\\s*:\\s*[{][^{}]*\"rolled\"\\s*:\\s*true");
  assert_refused (&half, STATUS_WRONG_USE);
  /* There is no wheat to be given, and nobody knows who has which cards. */
  assert_refused (&paid, STATUS_WRONG_USE);
  assert_right (&card);
  assert_matches (card.out, "\"type\"\\s*:\\s*\"deal\",\\s*\"player\"\\s*:\\s*2[^]]*\"type\"\\s*:\\s*\"action\"");
}

/* What a form may say stands there, for whoever makes one without our tables. */
static void
test_board_form (void)
{
  g_auto (Run) game = RUN ("simulate", "--game=visby", "--players=2", "--seed=1", "--tracking=scoring");
  g_auto (Run) run = RUN_ON (game.out, "board", "--each", "--at=0", "-");

  assert_right (&run);
  g_assert_cmpuint (count_lines (run.out), ==, 1);
  g_assert_nonnull (strstr (run.out, "\"form\":{\"type\":\"final-holdings\",\"fields\":[{\"name\":\"players\",\"title\":\"Players\","
                                     "\"kind\":\"object\",\"list\":\"seats\",\"fields\":[{\"name\":\"seals\",\"title\":\"Seals\","
                                     "\"kind\":\"number\",\"min\":0,\"max\":999,\"optional\":true},"));
  g_assert_nonnull (strstr (run.out, "\"begun\":{\"type\":\"final-holdings\",\"players\":["));
}

/* Nothing is chosen that no board offers, and what is not there is said in one line. */
static void
test_board_wrong_use (void)
{
  static const char *const choices[] = { "", "=", "pick-1", "pick-1=", "pick-1=ships", "pick-0=ship", "pick-4=ship", "pick-9999999999=ship",
                                         "street=500", "given-1=3", "pick-1=ship=fleet", "ship=1" };
  g_auto (Run) many = RUN_ON (VISBY (NOTE), "board", "-", "--each", "--choose", "pick-1=ship");
  g_auto (Run) nobody = RUN_ON (VISBY (NOTE), "board", "-", "--seat", "4");
  g_auto (Run) negative = RUN_ON (VISBY (NOTE), "board", "-", "--seat=-1");
  g_auto (Run) late = RUN_ON (VISBY (NOTE), "board", "-", "--at", "2");

  for (guint i = 0; i < G_N_ELEMENTS (choices); i++)
    {
      g_auto (Run) run = RUN_ON (VISBY (NOTE), "board", "-", "--choose", choices[i]);

      assert_refused (&run, STATUS_WRONG_USE);
    }
  assert_refused (&many, STATUS_WRONG_USE);
  assert_refused (&nobody, STATUS_WRONG_USE);
  assert_refused (&negative, STATUS_WRONG_USE);
  assert_refused (&late, STATUS_WRONG_USE);
}

/* games */

static void
test_games (void)
{
  g_auto (Run) run = RUN ("games");
  g_auto (Run) file = RUN ("games", "game.kontor");

  assert_right (&run);
  g_assert_cmpstr (run.out, ==, "colonia 3 6 full essentials scoring\nvisby 2 6 full scoring\nconcordia 2 5 essentials scoring\ngenua 2 5 full essentials scoring\n");
  assert_refused (&file, STATUS_WRONG_USE);
}

/* simulate */

static void
test_simulate (void)
{
  static const char *const players[] = { "3", "4", "5", "6" };
  static const char *const trackings[] = { "full", "essentials", "scoring" };

  for (guint i = 0; i < G_N_ELEMENTS (players); i++)
    for (guint j = 0; j < G_N_ELEMENTS (trackings); j++)
      {
        g_autofree char *record = simulate (players[i], "18446744073709551615", trackings[j]);
        g_autofree char *same = simulate (players[i], "18446744073709551615", trackings[j]);
        g_autofree char *other = simulate (players[i], "0", trackings[j]);
        g_auto (Run) check = RUN_ON (record, "check", "-");
        g_auto (Run) score = RUN_ON (record, "score", "-", "--format", "json");
        g_autoptr (JsonNode) node = parse_json (record);
        g_autoptr (JsonNode) score_node = parse_json (score.out);

        g_assert_cmpstr (record, ==, same);
        g_assert_cmpstr (record, !=, other);
        assert_right (&check);
        assert_right (&score);
        g_assert_cmpstr (json_object_get_string_member (json_node_get_object (node), "tracking"), ==, trackings[j]);
        g_assert_cmpint (json_array_get_length (json_object_get_array_member (json_node_get_object (node), "players")),
                         ==, g_ascii_strtoull (players[i], NULL, 10));
        g_assert_true (json_object_get_boolean_member (json_node_get_object (score_node), "final"));
      }
}

/* The cards are invented, and the record says so. */
/* The same arguments give the same game on every machine, now and later, and
 * whatever its environment makes of random numbers. */
static void
test_simulate_is_the_same_everywhere (void)
{
  static const struct {
    const char *players;
    const char *seed;
    const char *tracking;
    const char *sum;
  } games[] = {
    { "3", "1", "full", "284604d6b4b098c74dd51e329d0863ae910c9950f827c3987af0c081c6354fdd" },
    { "4", "2", "full", "22926028761fea39c0889db94d7094f47b387ca3b87f780470d58f056ab45c6b" },
    { "6", "18446744073709551615", "full", "b27d71d36db3fc467d76862c4969aa8c51b515aed66d843a2a0e42b7698be400" },
    { "5", "3", "essentials", "03ca1615efe2c0c66249a5ddb83af3028d134bec55a1057a44817bc640b6f677" },
    { "4", "4", "scoring", "66bdd881616ea4834c6ef2a9c13441915e48b6068cf4cbfd2340d3f705f41798" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autoptr (GSubprocessLauncher) launcher = make_launcher (G_SUBPROCESS_FLAGS_STDOUT_PIPE);
      g_autofree char *sum = NULL;
      const char *const arguments[] = {
        "simulate", "--players", games[i].players, "--seed", games[i].seed, "--tracking", games[i].tracking, NULL
      };
      g_auto (Run) run = { 0 };

      g_subprocess_launcher_setenv (launcher, "G_RANDOM_VERSION", i % 2 == 0 ? "2.0" : "2.2", TRUE);
      run = run_with (launcher, NULL, arguments);
      assert_right (&run);
      sum = g_compute_checksum_for_string (G_CHECKSUM_SHA256, run.out, -1);
      g_assert_cmpstr (sum, ==, games[i].sum);
    }
}

static void
test_simulate_has_a_note (void)
{
  g_autofree char *record = simulate ("4", "1", "full");

  assert_matches (record, "\"type\": ?\"note\"");
  assert_matches (record, "invented");
}

static void
test_simulate_full_by_default (void)
{
  g_autofree char *full = simulate ("4", "1", "full");
  g_auto (Run) run = RUN ("simulate", "--players=4", "--seed=1");

  assert_right (&run);
  g_assert_cmpstr (run.out, ==, full);
}

static void
test_simulate_game (void)
{
  g_autofree char *unnamed = simulate ("4", "1", "full");
  g_auto (Run) named = RUN ("simulate", "--game", "colonia", "--players=4", "--seed=1");
  g_auto (Run) unknown = RUN ("simulate", "--game=hansa", "--players=4", "--seed=1");

  assert_right (&named);
  g_assert_cmpstr (named.out, ==, unnamed);
  assert_refused (&unknown, STATUS_WRONG_USE);
}

static void
test_simulate_output (void)
{
  g_autofree char *directory = make_directory ();
  g_autofree char *path = g_build_filename (directory, "game.kontor", NULL);
  g_autofree char *beyond = g_build_filename (directory, "none", "game.kontor", NULL);
  g_autofree char *expected = simulate ("3", "1", "essentials");
  g_autofree char *written = NULL;
  g_auto (Run) run = RUN ("simulate", "--players", "3", "--seed", "1", "--tracking", "essentials", "--output", path);
  g_auto (Run) nowhere = RUN ("simulate", "--players", "3", "--seed", "1", "--output", beyond);
  g_auto (Run) directory_run = RUN ("simulate", "--players", "3", "--seed", "1", "--output", directory);

  assert_right (&run);
  g_assert_cmpstr (run.out, ==, "");
  g_assert_true (g_file_get_contents (path, &written, NULL, NULL));
  g_assert_cmpstr (written, ==, expected);

  assert_refused (&nowhere, STATUS_WRONG_USE);
  assert_refused (&directory_run, STATUS_WRONG_USE);

  /* Nothing else was left behind. */
  remove_file (path);
  remove_file (directory);
}

/* Wrong use */

static void
test_wrong_use (void)
{
  static const char *const uses[][8] = {
    { NULL },
    { "" },
    { "help" },
    { "--nothing" },
    { "-x" },
    { "check" },
    { "check", "--nothing", "-" },
    { "check", "--each", "-" },
    { "check", "-", "-" },
    { "state" },
    { "state", "-", "--at" },
    { "state", "-", "--format", "json" },
    { "score" },
    { "score", "-", "--format" },
    { "score", "-", "--format", "xml" },
    { "score", "-", "--format", "" },
    { "score", "-", "--at", "1" },
    { "log" },
    { "log", "--each", "-" },
    { "simulate" },
    { "simulate", "--players", "4" },
    { "simulate", "--seed", "1" },
    { "simulate", "--players", "2", "--seed", "1" },
    { "simulate", "--players", "7", "--seed", "1" },
    { "simulate", "--players", "four", "--seed", "1" },
    { "simulate", "--players", "4", "--seed", "-1" },
    { "simulate", "--players", "4", "--seed", "one" },
    { "simulate", "--players", "4", "--seed", "18446744073709551616" },
    { "simulate", "--players", "4", "--seed", "1", "--tracking", "all" },
    { "simulate", "--players", "4", "--seed", "1", "-" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (uses); i++)
    {
      g_auto (Run) run = run_on (RECORD ("full", NOTE), uses[i]);

      if (run.status != STATUS_WRONG_USE)
        g_test_message ("use %u, “%s”", i, uses[i][0]);
      assert_refused (&run, STATUS_WRONG_USE);
    }
}

/* Whatever is said back of what was given, it is one line. */
static void
test_two_lines (void)
{
  g_auto (Run) command = RUN ("two\nlines");
  g_auto (Run) option = RUN ("check", "--no\nthing", "-");
  g_auto (Run) output = RUN ("simulate", "--players", "3", "--seed", "1", "--output", "/no\nsuch/place");

  assert_refused (&command, STATUS_WRONG_USE);
  assert_refused (&option, STATUS_WRONG_USE);
  assert_refused (&output, STATUS_WRONG_USE);
}

/* Wherever it stands, and whatever the environment says. The sentences of the
 * catalogues are no business of this test: it is enough that they differ. */
static void
test_language (void)
{
  const char *const *languages = tongue_list ();

  for (guint i = 0; languages[i] != NULL; i++)
    {
      g_autofree char *joined = g_strconcat ("--language=", languages[i], NULL);
      g_auto (Run) after = RUN_ON (RECORD ("full", NOTE), "log", "-", "--language", languages[i]);
      g_auto (Run) before = RUN_ON (RECORD ("full", NOTE), "--language", languages[i], "log", "-");
      g_auto (Run) together = RUN_ON (RECORD ("full", NOTE), joined, "log", "-");

      assert_right (&after);
      assert_right (&before);
      assert_right (&together);
      g_assert_cmpstr (after.out, !=, "");
      g_assert_cmpstr (after.out, ==, before.out);
      g_assert_cmpstr (after.out, ==, together.out);
    }
}

static Run
run_in_environment (const char        *all,
                    const char        *language,
                    const char *const *arguments)
{
  g_autoptr (GSubprocessLauncher) launcher = make_launcher (G_SUBPROCESS_FLAGS_STDOUT_PIPE);

  g_subprocess_launcher_setenv (launcher, "LC_ALL", all, TRUE);
  g_subprocess_launcher_setenv (launcher, "LANGUAGE", language, TRUE);

  return run_with (launcher, NULL, arguments);
}

/* The option comes before the environment, under which every system has it,
 * also one that has no locale at all. */
static void
test_language_and_environment (void)
{
  static const char *const plain[] = { "--help", NULL };
  const char *const *languages = tongue_list ();
  g_autofree char *all = g_strjoinv (":", (GStrv) languages + 1);

  for (guint i = 0; languages[i] != NULL; i++)
    {
      const char *asked[] = { "--language", languages[i], "--help", NULL };
      g_auto (Run) expected = run_in_environment ("C.UTF-8", languages[i], plain);
      g_auto (Run) in_c = run_in_environment ("C", "tlh", asked);
      g_auto (Run) in_utf8 = run_in_environment ("C.UTF-8", all, asked);
      g_auto (Run) elsewhere = run_in_environment ("xx_XX.UTF-8", tongue_list ()[1], asked);

      assert_right (&expected);
      g_assert_cmpstr (in_c.out, ==, expected.out);
      g_assert_cmpstr (in_utf8.out, ==, expected.out);
      g_assert_cmpstr (elsewhere.out, ==, expected.out);
    }
}

static void
test_unknown_language (void)
{
  g_auto (Run) unknown = RUN ("log", "--language", "tlh", "-");
  g_auto (Run) nothing = RUN ("log", "-", "--language");
  g_auto (Run) empty = RUN ("--language=", "--help");
  g_autofree char *languages = g_strjoinv (", ", (GStrv) tongue_list ());
  g_autofree char *expected = g_strdup_printf ("kontor-cli: --language must be one of these: %s\n", languages);

  assert_refused (&unknown, STATUS_WRONG_USE);
  assert_refused (&nothing, STATUS_WRONG_USE);
  assert_refused (&empty, STATUS_WRONG_USE);
  g_assert_cmpstr (unknown.err, ==, expected);
  g_assert_cmpstr (empty.err, ==, unknown.err);
}

static void
test_help (void)
{
  static const char *const calls[][3] = {
    { "--help" },
    { "-h" },
    { "check", "--help" },
    { "state", "--help" },
    { "board", "--help" },
    { "score", "--help" },
    { "log", "--help" },
    { "simulate", "--help" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (calls); i++)
    {
      g_auto (Run) run = run_on ("", calls[i]);
      const char *word = calls[i][1] != NULL ? calls[i][0] : "simulate";

      assert_right (&run);
      g_assert_cmpuint (count_lines (run.out), >=, 3);
      g_assert_nonnull (run.out);
      g_assert_nonnull (word);
      g_assert_nonnull (strstr (run.out, word));
    }
}

static void
test_version (void)
{
  g_auto (Run) run = RUN ("--version");

  assert_right (&run);
  assert_matches (run.out, "^kontor-cli [0-9]+\\.[0-9]+(\\.[0-9]+)?\n$");
}

/* Nothing that should have been printed is lost without a word. */
static void
test_full_disk (void)
{
  static const char *const calls[][6] = {
    { "--help" },
    { "--version" },
    { "check", "--help" },
    { "simulate", "-h" },
    { "state", "-" },
    { "state", "-", "--each" },
    { "score", "-" },
    { "score", "-", "--format", "json" },
    { "log", "-" },
    { "simulate", "--players", "3", "--seed", "1" },
  };
  const char *text = RECORD ("full", SHIP);
  g_autoptr (GBytes) input = g_bytes_new_static (text, strlen (text));

  if (!g_file_test ("/dev/full", G_FILE_TEST_EXISTS))
    {
      g_test_skip ("there is no /dev/full");
      return;
    }

  for (guint i = 0; i < G_N_ELEMENTS (calls); i++)
    {
      g_autoptr (GSubprocessLauncher) launcher = make_launcher (G_SUBPROCESS_FLAGS_NONE);
      Run run;

      give_input (launcher, input);
      g_subprocess_launcher_set_stdout_file_path (launcher, "/dev/full");
      run = run_with (launcher, NULL, calls[i]);
      g_assert_cmpint (run.status, ==, STATUS_WRONG_USE);
      assert_one_line (run.err);
      run_clear (&run);
    }
}

/* A check prints nothing, so there is nothing to lose. */
static void
test_check_on_full_disk (void)
{
  const char *text = RECORD ("full", SHIP);
  g_autoptr (GBytes) input = g_bytes_new_static (text, strlen (text));
  g_autoptr (GSubprocessLauncher) launcher = make_launcher (G_SUBPROCESS_FLAGS_NONE);
  Run run;

  if (!g_file_test ("/dev/full", G_FILE_TEST_EXISTS))
    {
      g_test_skip ("there is no /dev/full");
      return;
    }

  give_input (launcher, input);
  g_subprocess_launcher_set_stdout_file_path (launcher, "/dev/full");
  run = run_with (launcher, NULL, (const char *const[]) { "check", "-", NULL });
  assert_right (&run);
  run_clear (&run);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  if (g_getenv ("KONTOR_CLI") == NULL)
    g_error ("KONTOR_CLI is not set");

  g_test_add_func ("/cli/check", test_check);
  g_test_add_func ("/cli/check/standard-input", test_check_standard_input);
  g_test_add_func ("/cli/check/pipe", test_check_pipe);
  g_test_add_func ("/cli/check/doubts", test_check_doubts);
  g_test_add_func ("/cli/check/dashes", test_dashes);
  g_test_add_func ("/cli/wrong-record/rule", test_breaks_a_rule);
  g_test_add_func ("/cli/wrong-record/form", test_breaks_the_form);
  g_test_add_func ("/cli/wrong-record/all-commands", test_wrong_for_all);
  g_test_add_func ("/cli/wrong-record/any-bytes", test_any_bytes);
  g_test_add_func ("/cli/unreadable/no-such-file", test_no_such_file);
  g_test_add_func ("/cli/unreadable/directory", test_directory);
  g_test_add_func ("/cli/unreadable/through-a-file", test_through_a_file);
  g_test_add_func ("/cli/unreadable/forbidden", test_forbidden_file);
  g_test_add_func ("/cli/unreadable/standard-input-is-a-directory", test_standard_input_is_a_directory);
  g_test_add_func ("/cli/unreadable/name-of-two-lines", test_name_of_two_lines);
  g_test_add_func ("/cli/state", test_state);
  g_test_add_func ("/cli/state/each", test_each);
  g_test_add_func ("/cli/state/undone", test_undone);
  g_test_add_func ("/cli/state/at-before-fault", test_at_before_fault);
  g_test_add_func ("/cli/state/at-and-each", test_at_and_each);
  g_test_add_func ("/cli/state/at-of-nothing", test_at_of_nothing);
  g_test_add_func ("/cli/score/json", test_score_json);
  g_test_add_func ("/cli/score/csv", test_score_csv);
  g_test_add_func ("/cli/score/text", test_score_text);
  g_test_add_func ("/cli/score/before-the-end", test_score_before_the_end);
  g_test_add_func ("/cli/score/plain-locale", test_plain_locale);
  g_test_add_func ("/cli/log", test_log);
  g_test_add_func ("/cli/log/long-texts", test_log_of_long_texts);
  g_test_add_func ("/cli/log/nothing", test_log_of_nothing);
  g_test_add_func ("/cli/board/each", test_board_each);
  g_test_add_func ("/cli/board/choices", test_board_choices);
  g_test_add_func ("/cli/board/paid", test_board_paid);
  g_test_add_func ("/cli/board/form", test_board_form);
  g_test_add_func ("/cli/board/steps", test_board_steps);
  g_test_add_func ("/cli/board/wrong-use", test_board_wrong_use);
  g_test_add_func ("/cli/games", test_games);
  g_test_add_func ("/cli/simulate", test_simulate);
  g_test_add_func ("/cli/simulate/game", test_simulate_game);
  g_test_add_func ("/cli/simulate/same-everywhere", test_simulate_is_the_same_everywhere);
  g_test_add_func ("/cli/simulate/note", test_simulate_has_a_note);
  g_test_add_func ("/cli/simulate/full-by-default", test_simulate_full_by_default);
  g_test_add_func ("/cli/simulate/output", test_simulate_output);
  g_test_add_func ("/cli/use/wrong", test_wrong_use);
  g_test_add_func ("/cli/use/two-lines", test_two_lines);
  g_test_add_func ("/cli/use/help", test_help);
  g_test_add_func ("/cli/use/version", test_version);
  g_test_add_func ("/cli/language", test_language);
  g_test_add_func ("/cli/language/environment", test_language_and_environment);
  g_test_add_func ("/cli/language/unknown", test_unknown_language);
  g_test_add_func ("/cli/full-disk", test_full_disk);
  g_test_add_func ("/cli/full-disk/check", test_check_on_full_disk);

  return g_test_run ();
}

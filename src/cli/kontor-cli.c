/* kontor-cli.c: records of games on the command line
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "serve.h"
#include "table-board-json.h"
#include "table-complaint.h"
#include "table-record-file.h"
#include "table-score-export.h"
#include "table-simulation.h"
#include "table-words.h"
#include "text-line.h"
#include "text-words.h"
#include "tongue.h"

#include <gio/gunixinputstream.h>
#include <glib/gi18n.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

typedef enum {
  STATUS_RIGHT = 0,
  STATUS_WRONG_RECORD = 1,
  STATUS_WRONG_USE = 2,
} Status;

typedef struct {
  const char *name;
  const char *arguments; /* (nullable) */
  const char *summary;
  const GOptionEntry *entries; /* (nullable) */
  const char *(*find_misuse) (void); /* (nullable): tells what is wrong of its options, or `NULL` */
  Status (*run) (const TableRecord *record);
  gboolean reads; /* the record in the file */
  gboolean keeps_file; /* so that it cannot be standard input */
} Command;

/* What nobody says. */
#define ANY_PORT G_MININT

/* What was typed behind a command. */
static struct {
  char *file;
  char *at;
  gboolean each;
  gboolean doubts;
  char *format;
  int seat;
  char **choices;
  char *address;
  int port;
  char *game;
  int n_players;
  char *seed;
  char *tracking;
  char *output;
} options = { .port = ANY_PORT };

/* All output is UTF-8, as records are: g_print() would put question marks for
 * what the C locale lacks. */

static void
print (const char *text)
{
  fputs (text, stdout);
}

/* One line, whatever is in the name of a file. */
static Status
complain (const char *subject,
          const char *message,
          Status      status)
{
  g_autofree char *readable = g_filename_display_name (subject);
  g_autofree char *subject_line = text_line (readable, -1);
  g_autofree char *message_line = text_line (message, -1);

  fprintf (stderr, "%s: %s\n", subject_line, message_line);

  return status;
}

static Status
complain_of_use (const char *message)
{
  return complain (g_get_prgname (), message, STATUS_WRONG_USE);
}

/* Nothing of what was printed may be lost without a word, e.g. when the disk
 * is full. */
static Status
finish (Status status)
{
  if (ferror (stdout) || fflush (stdout) != 0)
    return complain_of_use (_("what was to be printed could not be written"));

  return status;
}

/* Takes the one file that a command wants, or none. */
static gboolean
take_file (const Command *command,
           char         **files)
{
  const guint n_files = files != NULL ? g_strv_length (files) : 0;

  if (n_files != (command->arguments != NULL ? 1 : 0))
    {
      complain_of_use (command->arguments == NULL ? _("no FILE is needed")
                       : command->keeps_file ? _("one FILE is needed")
                                             : _("one FILE is needed, or - for standard input"));
      return FALSE;
    }
  options.file = g_strdup (n_files > 0 ? files[0] : NULL);

  return TRUE;
}

/* Those that there are, by their ids. */
static char *
list_languages (void)
{
  g_autoptr (GPtrArray) ids = g_ptr_array_new ();

  for (const char *const *language = tongue_list (); *language != NULL; language++)
    g_ptr_array_add (ids, (gpointer) *language);

  return text_list (ids);
}

/* The language is needed before anything can be said, so it is looked for
 * before the options are read, where it is passed over. */
static const char *
find_language (int    argc,
               char **argv)
{
  for (int i = 1; i < argc && !g_str_equal (argv[i], "--"); i++)
    {
      if (g_str_equal (argv[i], "--language") && i + 1 < argc)
        return argv[i + 1];
      if (g_str_has_prefix (argv[i], "--language="))
        return strchr (argv[i], '=') + 1;
    }

  return NULL;
}

/* Reads the options that a command knows and the one file that it takes. Returns whether to go on; otherwise @status tells
 * how the tool ends. */
static gboolean
parse_arguments (const Command *command,
                 int            argc,
                 char         **argv,
                 Status        *status)
{
  g_auto (GStrv) files = NULL;
  g_autofree char *language = NULL, *languages = list_languages ();
  /* Translators: %s are the ids of languages, such as “en, fr”. */
  g_autofree char *told = g_strdup_printf (_("The language to speak: %s"), languages);
  gboolean wants_help = FALSE;
  const GOptionEntry common_entries[] = {
    { "language", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_STRING, &language,
      told, N_("L") },
    { "help", 'h', G_OPTION_FLAG_NONE, G_OPTION_ARG_NONE, &wants_help, N_("Print this help"), NULL },
    { G_OPTION_REMAINING, 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_FILENAME_ARRAY, &files, NULL, NULL },
    G_OPTION_ENTRY_NULL
  };
  g_autoptr (GOptionContext) context = g_option_context_new (command->arguments != NULL ? _(command->arguments) : NULL);
  g_autoptr (GError) error = NULL;

  *status = STATUS_WRONG_USE;

  /* GLib's own help would be put into the encoding of the locale and end the
   * program, whether it could be written or not. */
  g_option_context_set_help_enabled (context, FALSE);
  g_option_context_set_summary (context, _(command->summary));
  if (command->entries != NULL)
    g_option_context_add_main_entries (context, command->entries, GETTEXT_PACKAGE);
  g_option_context_add_main_entries (context, common_entries, GETTEXT_PACKAGE);

  if (!g_option_context_parse (context, &argc, &argv, &error))
    {
      complain_of_use (error->message);
      return FALSE;
    }

  if (wants_help)
    {
      g_autofree char *help = g_option_context_get_help (context, TRUE, NULL);

      print (help);
      *status = STATUS_RIGHT;
      return FALSE;
    }

  return take_file (command, files);
}

static GInputStream *
open_file (GError **error)
{
  g_autoptr (GFile) place = NULL;

  if (g_str_equal (options.file, "-"))
    return g_unix_input_stream_new (STDIN_FILENO, FALSE);

  place = g_file_new_for_path (options.file);

  return G_INPUT_STREAM (g_file_read (place, NULL, error));
}

static Status
complain_of_file (const GError *error)
{
  return complain (options.file, error->message, error->domain == G_IO_ERROR ? STATUS_WRONG_USE : STATUS_WRONG_RECORD);
}

/* Moves to the state after so many events, which may bring back some that
 * were undone. */
static Status
go_to (TableRecord *record,
       guint        at)
{
  g_autoptr (GError) error = NULL;
  guint n_events = table_record_get_n_events (record);

  if (at > n_events)
    {
      /* Translators: both %u are how many events the record has. */
      g_autofree char *message = g_strdup_printf (ngettext ("--at must be from 0 to %u, as there is %u event",
                                                            "--at must be from 0 to %u, as there are %u events",
                                                            n_events),
                                                  n_events, n_events);

      return complain (options.file, message, STATUS_WRONG_USE);
    }

  return table_record_move_cursor (record, at, &error) ? STATUS_RIGHT
                                                       : complain (options.file, error->message, STATUS_WRONG_RECORD);
}

/* Reads the record, up to where it is looked at, or says in one line why it cannot be read. */
static Status
open_record (TableRecord **record)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GInputStream) stream = NULL;
  guint64 at = G_MAXUINT;

  if (options.at != NULL && !g_ascii_string_to_unsigned (options.at, 10, 0, G_MAXUINT, &at, NULL))
    return complain_of_use (_("--at needs a number of events"));

  stream = open_file (&error);
  *record = stream != NULL ? table_record_read_up_to (stream, (guint) at, &error) : NULL;
  if (*record == NULL)
    return complain_of_file (error);

  return options.at != NULL ? go_to (*record, (guint) at) : STATUS_RIGHT;
}

static void
print_json (JsonNode *node,
            gboolean  pretty)
{
  g_autoptr (JsonNode) owned = node;
  g_autofree char *text = json_to_string (owned, pretty);

  print (text);
  print ("\n");
}

/* Prints what there is of how the game stands, or before the first event and after each. */
static Status
print_states (const TableRecord *record,
              Status           (*print_one) (const TableRecord *record,
                                             const TableState  *state))
{
  g_autoptr (TableState) state = NULL;

  if (!options.each)
    return print_one (record, table_record_get_state (record));

  state = table_state_new (table_record_get_game (record), table_record_get_setup (record), NULL);
  print_one (record, state);
  for (guint i = 0; i < table_record_get_cursor (record); i++)
    {
      table_state_apply (state, table_record_get_event (record, i), NULL);
      print_one (record, state);
    }

  return STATUS_RIGHT;
}

/* check */

static const GOptionEntry check_entries[] = {
  { "doubts", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_NONE, &options.doubts,
    N_("Print, too, what cannot be so by what is known of the box"), NULL },
  G_OPTION_ENTRY_NULL
};

/* What scripts look for is the same in every language, as where something stands in the way. */
static void
print_doubts_of (const TableRecord *record,
                 const char        *where,
                 const TableState  *state,
                 const TableEvent  *event)
{
  g_autoptr (GArray) doubts = table_state_list_doubts (state, event);

  for (guint i = 0; i < doubts->len; i++)
    {
      g_autofree char *report = table_obstacle_report (state->game, table_record_get_names (record),
                                                       &g_array_index (doubts, TableObstacle, i));

      printf ("%s: %s\n", where, report);
    }
}

static Status
run_check (const TableRecord *record)
{
  const TableGame *game = table_record_get_game (record);
  g_autoptr (TableState) state = NULL;

  if (!options.doubts)
    return STATUS_RIGHT;

  state = table_state_new (game, table_record_get_setup (record), NULL);
  print_doubts_of (record, "start", state, NULL);
  for (guint i = 0; i < table_record_get_cursor (record); i++)
    {
      const TableEvent *event = table_record_get_event (record, i);
      g_autofree char *where = g_strdup_printf ("event %u (%s)", i + 1, game->events->ids[event->type]);

      print_doubts_of (record, where, state, event);
      table_state_apply (state, event, NULL);
    }

  return STATUS_RIGHT;
}

/* state */

#define AT_ENTRY \
  { "at", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_STRING, &options.at, N_("Print it after N events, instead of those in force"), N_("N") }
#define EACH_ENTRY \
  { "each", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_NONE, &options.each, \
    N_("Print it before the first event and after each, one a line"), NULL }

static const GOptionEntry state_entries[] = { AT_ENTRY, EACH_ENTRY, G_OPTION_ENTRY_NULL };

static Status
print_state (const TableRecord *record,
             const TableState  *state)
{
  print_json (state->game->print_state (state), !options.each);

  return STATUS_RIGHT;
}

static Status
run_state (const TableRecord *record)
{
  return print_states (record, print_state);
}

/* score */

static void
print_score_text (const TableRecord *record,
                  const TableScore  *score)
{
  g_autofree char *text = table_state_tell_score (table_record_get_state (record), table_record_get_names (record));

  print (text);
}

static void
print_score_json (const TableRecord *record,
                  const TableScore  *score)
{
  print_json (table_state_print_score (table_record_get_state (record)), TRUE);
}

static void
print_score_csv (const TableRecord *record,
                 const TableScore  *score)
{
  g_autofree char *text = table_score_to_csv (score, record, NULL);

  print (text);
}

static const struct {
  const char *name;
  void (*print) (const TableRecord *record,
                 const TableScore  *score);
} score_formats[] = {
  { "text", print_score_text },
  { "json", print_score_json },
  { "csv", print_score_csv },
};

static const GOptionEntry score_entries[] = {
  { "format", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_STRING, &options.format,
    N_("json, text or csv; text if left out"), N_("FORMAT") },
  G_OPTION_ENTRY_NULL
};

static guint
find_format (void)
{
  guint chosen = 0;

  while (options.format != NULL && chosen < G_N_ELEMENTS (score_formats)
         && !g_str_equal (score_formats[chosen].name, options.format))
    chosen++;

  return chosen;
}

static const char *
find_misuse_of_score (void)
{
  return find_format () == G_N_ELEMENTS (score_formats) ? _("--format must be json, text or csv") : NULL;
}

static Status
run_score (const TableRecord *record)
{
  TableScore score;

  if (!table_state_get_score (table_record_get_state (record), &score))
    return complain (options.file, _("there is no score before the players have counted what they have left"),
                     STATUS_WRONG_RECORD);

  score_formats[find_format ()].print (record, &score);

  return STATUS_RIGHT;
}

/* log */

static void
print_effects (const TableGame    *game,
               const TableTelling *telling,
               const GArray       *effects)
{
  guint n_told;

  for (guint i = 0; i < effects->len; i += n_told)
    {
      const TableEffect *effect = &g_array_index (effects, TableEffect, i);
      g_autofree char *sentence = game->tell_effects (telling, effect, effects->len - i, &n_told);

      if (effect->rule == 0)
        printf ("        %s\n", sentence);
      else
        printf ("        %s [%s]\n", sentence, table_game_get_rule (game, effect->rule));
    }
}

static Status
run_log (const TableRecord *record)
{
  const TableGame *game = table_record_get_game (record);
  TableTelling telling = { .names = table_record_get_names (record), .record = record };
  g_autoptr (GArray) effects = g_array_new (FALSE, FALSE, sizeof (TableEffect));
  g_autoptr (TableState) state = table_state_new (game, table_record_get_setup (record), effects);

  telling.state = state;
  print_effects (game, &telling, effects);
  for (guint i = 0; i < table_record_get_cursor (record); i++)
    {
      const TableEvent *event = table_record_get_event (record, i);
      g_autofree char *sentence = NULL;

      telling.n_events = i + 1;
      sentence = table_words_event (game, &telling, state, event);
      g_array_set_size (effects, 0);
      table_state_apply (state, event, effects);
      printf ("%u. %s\n", i + 1, sentence);
      print_effects (game, &telling, effects);
    }

  return STATUS_RIGHT;
}

/* board */

static const GOptionEntry board_entries[] = {
  AT_ENTRY,
  EACH_ENTRY,
  { "seat", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_INT, &options.seat,
    N_("Who looks, a player from 1; 0, or left out, for what all may see"), N_("S") },
  { "choose", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_STRING_ARRAY, &options.choices,
    N_("What is chosen first, as the board before offers it; may be repeated"), N_("NAME=VALUE") },
  G_OPTION_ENTRY_NULL
};

static const char *
find_misuse_of_board (void)
{
  for (char **choice = options.choices; choice != NULL && *choice != NULL; choice++)
    if (strchr (*choice, '=') == NULL)
      return _("--choose needs a name and a value with = between them");
  if (options.each && options.choices != NULL)
    return _("--choose is for one board, and --each prints many");

  return options.seat < 0 ? _("--seat must be that of a player, counted from 1, or 0") : NULL;
}

/* Takes choices apart at their first sign of equality. Their texts stay where they were. */
static GArray *
read_choices (void)
{
  GArray *pairs = g_array_new (FALSE, FALSE, sizeof (TablePair));

  for (char **choice = options.choices; choice != NULL && *choice != NULL; choice++)
    {
      char *equals = strchr (*choice, '=');

      *equals = '\0';
      g_array_append_val (pairs, ((TablePair) { *choice, equals + 1 }));
    }

  return pairs;
}

static Status
print_board (const TableRecord *record,
             const TableState  *state)
{
  const TableReader reader = { .seat = options.seat - 1, .names = table_record_get_names (record) };
  g_autoptr (TableState) view = g_malloc (state->game->state_size);
  g_autoptr (TableBoard) board = NULL;
  g_autoptr (GArray) pairs = read_choices ();
  g_autofree char *message = NULL;
  guint n_taken;

  table_state_view (view, state, reader.seat);
  board = table_board_new (view, &reader, (const TablePair *) (void *) pairs->data, pairs->len, &n_taken);
  if (n_taken == pairs->len)
    {
      print_json (table_board_to_json (board), !options.each);
      return STATUS_RIGHT;
    }

  /* Translators: %s is what was typed, the name of something that is chosen and what it is to be, e.g. “order=2”. */
  message = g_strdup_printf (_("nothing on the board offers to choose “%s=%s”"), g_array_index (pairs, TablePair, n_taken).name,
                             g_array_index (pairs, TablePair, n_taken).value);

  return complain_of_use (message);
}

static Status
run_board (const TableRecord *record)
{
  if (options.seat > table_record_get_state (record)->n_players)
    return complain_of_use (_("--seat must be that of a player, counted from 1, or 0"));

  return print_states (record, print_board);
}

/* serve */

static const GOptionEntry serve_entries[] = {
  { "port", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_INT, &options.port,
    N_("The port to listen at; the usual one or, if that is taken, another one if left out"), N_("N") },
  { "bind", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_STRING, &options.address,
    N_("The address to listen at, as a number; all of this machine if left out"), N_("ADDRESS") },
  G_OPTION_ENTRY_NULL
};

static const char *
find_misuse_of_serve (void)
{
  if (options.port != ANY_PORT && (options.port < 1 || options.port > G_MAXUINT16))
    return _("--port must be a number from 1 to 65535");

  return g_str_equal (options.file, "-") ? _("a game that is served is kept in a file, and not on standard input") : NULL;
}

static Status
run_serve (const TableRecord *record)
{
  gboolean is_of_file;
  g_autoptr (GError) error = NULL;

  if (serve (options.file, options.address, options.port != ANY_PORT ? options.port : 0, &is_of_file, &error))
    return STATUS_RIGHT;

  if (!is_of_file)
    return complain_of_use (error->message);
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND))
    return complain (options.file, _("there is no such file; begin the game in the window of Kontor, and save it there"),
                     STATUS_WRONG_USE);

  return complain_of_file (error);
}

/* games */

static Status
run_games (const TableRecord *record)
{
  for (guint i = 0; table_games[i] != NULL; i++)
    {
      const TableGame *game = table_games[i];
      g_autofree char *trackings = g_strjoinv (" ", (char **) game->trackings);

      printf ("%s %d %d %s\n", game->id, game->min_players, game->max_players, trackings);
    }

  return STATUS_RIGHT;
}

/* simulate */

static const GOptionEntry simulate_entries[] = {
  { "game", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_STRING, &options.game,
    N_("The game, as “games” has it; the first if left out"), N_("GAME") },
  { "players", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_INT, &options.n_players, N_("How many play, as “games” has it"), N_("N") },
  { "seed", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_STRING, &options.seed,
    N_("A number; the same number gives the same game"), N_("S") },
  { "tracking", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_STRING, &options.tracking,
    N_("How much is tracked, as “games” has it; the first if left out"), N_("T") },
  { "output", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_FILENAME, &options.output,
    N_("Write the record to a file; - is standard output"), N_("FILE") },
  G_OPTION_ENTRY_NULL
};

static Status
print_simulation (const TableGame *game,
                  int              tracking,
                  guint64          seed)
{
  g_autoptr (TableRecord) record = table_simulate (game, options.n_players, tracking, seed);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  if (options.output != NULL && !g_str_equal (options.output, "-"))
    return table_record_save (record, options.output, &error) ? STATUS_RIGHT
                                                              : complain (options.output, error->message, STATUS_WRONG_USE);

  text = table_record_to_text (record);
  print (text);

  return STATUS_RIGHT;
}

static Status
complain_of_players (const TableGame *game)
{
  /* Translators: %d is how many play at least, then at most. */
  g_autofree char *message = g_strdup_printf (_("--players must be given, a number from %d to %d"), game->min_players,
                                              game->max_players);

  return complain_of_use (message);
}

static Status
run_simulate (const TableRecord *record)
{
  const TableGame *game = options.game == NULL ? table_games[0] : table_game_find (options.game);
  guint64 seed;
  int tracking;

  if (game == NULL)
    return complain_of_use (_("--game must be one of those that “games” lists"));
  if (options.n_players < game->min_players || options.n_players > game->max_players)
    return complain_of_players (game);
  if (options.seed == NULL || !g_ascii_string_to_unsigned (options.seed, 10, 0, G_MAXUINT64, &seed, NULL))
    return complain_of_use (_("--seed must be given, a number from 0 to 18446744073709551615"));

  tracking = options.tracking == NULL ? 0 : table_find_id (game->trackings, options.tracking);
  if (tracking < 0)
    return complain_of_use (_("--tracking must be one of those that “games” lists for the game"));

  return print_simulation (game, tracking, seed);
}

/* The tool itself */

static const Command commands[] = {
  { "check", N_("FILE"), N_("Print nothing if a record is right, or what is wrong with it"), check_entries, .run = run_check,
    .reads = TRUE },
  { "state", N_("FILE"), N_("Print how the game stands, as JSON"), state_entries, .run = run_state, .reads = TRUE },
  { "score", N_("FILE"), N_("Print the score"), score_entries, find_misuse_of_score, run_score, .reads = TRUE },
  { "log", N_("FILE"), N_("Tell the game, event by event"), .run = run_log, .reads = TRUE },
  { "board", N_("FILE"), N_("Print what lies on the table and what may be done with it, as JSON"), board_entries,
    find_misuse_of_board, run_board, .reads = TRUE },
  { "serve", N_("FILE"), N_("Let phones on the same network take part in a game"), serve_entries, find_misuse_of_serve, run_serve,
    .keeps_file = TRUE },
  { "games", NULL, N_("List the games that are known"), .run = run_games },
  { "simulate", NULL, N_("Print the record of a whole random game"), simulate_entries, .run = run_simulate },
};

static void
print_help (void)
{
  g_autofree char *languages = list_languages ();

  /* Translators: %s is the name of the tool; COMMAND, OPTION and FILE stand for what is typed. */
  printf (_("Usage: %s COMMAND [OPTION…] [FILE]\n\n"), g_get_prgname ());
  print (_("Replays, scores and tells games from their records.\n"
           "FILE may be - for standard input.\n\n"));

  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    printf ("  %-10s %s\n", commands[i].name, _(commands[i].summary));

  /* Translators: the first %s is the name of the tool, the second the ids of languages, such as “en, fr”. */
  printf (_("\n"
            "  %s COMMAND --help tells the options of a command.\n"
            "  --language L makes it speak one of these languages: %s.\n"
            "  --version prints the version.\n\n"
            "Exit status: 0 right, 1 the record breaks the rules or the format,\n"
            "2 wrong use or a file that cannot be read.\n"),
          g_get_prgname (), languages);
}

static Status
run_command (const Command *command,
             int            argc,
             char         **argv)
{
  g_autofree char *program = g_strdup_printf ("%s %s", g_get_prgname (), command->name);
  g_autoptr (TableRecord) record = NULL;
  const char *misuse;
  Status status;

  g_set_prgname (program);
  if (!parse_arguments (command, argc, argv, &status))
    return status;
  misuse = command->find_misuse != NULL ? command->find_misuse () : NULL;
  if (misuse != NULL)
    return complain_of_use (misuse);

  status = command->reads ? open_record (&record) : STATUS_RIGHT;

  return status == STATUS_RIGHT ? command->run (record) : status;
}

/* Where the language may stand before the command, too. */
static void
skip_language (int    *argc,
               char ***argv)
{
  int n_skipped = 0;

  if (*argc > 1 && g_str_has_prefix ((*argv)[1], "--language="))
    n_skipped = 1;
  else if (*argc > 2 && g_str_equal ((*argv)[1], "--language"))
    n_skipped = 2;

  *argc -= n_skipped;
  *argv += n_skipped;
}

static Status
complain_of_language (void)
{
  g_autofree char *languages = list_languages ();
  /* Translators: %s are the ids of languages, such as “en, fr”. */
  g_autofree char *message = g_strdup_printf (_("--language must be one of these: %s"), languages);

  return complain_of_use (message);
}

static Status
run (int    argc,
     char **argv)
{
  const char *language = find_language (argc, argv);
  const char *name;
  g_autofree char *message = NULL;

  if (language != NULL && tongue_find (language) == NULL)
    return complain_of_language ();

  skip_language (&argc, &argv);
  name = argc > 1 ? argv[1] : NULL;

  if (name == NULL)
    return complain_of_use (_("a command is needed; --help lists them"));

  if (g_str_equal (name, "--help") || g_str_equal (name, "-h"))
    {
      print_help ();
      return STATUS_RIGHT;
    }

  if (g_str_equal (name, "--version"))
    {
      printf ("kontor-cli %s\n", PACKAGE_VERSION);
      return STATUS_RIGHT;
    }

  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    if (g_str_equal (name, commands[i].name))
      return run_command (&commands[i], argc - 1, argv + 1);

  if (g_str_has_prefix (name, "-"))
    /* Translators: %s is what was typed, e.g. “--wrong”. */
    message = g_strdup_printf (_("unknown option “%s”; --help tells the options"), name);
  else
    /* Translators: %s is what was typed in place of a command. */
    message = g_strdup_printf (_("unknown command “%s”; --help lists them"), name);

  return complain_of_use (message);
}

int
main (int    argc,
      char **argv)
{
  /* Under this variable GLib's random numbers would be those of another
   * time, but the same seed means the same game everywhere. */
  g_unsetenv ("G_RANDOM_VERSION");

  tongue_init (GETTEXT_PACKAGE, LOCALEDIR, LANGUAGEDIR, find_language (argc, argv));
  g_set_prgname ("kontor-cli");

  return finish (run (argc, argv));
}

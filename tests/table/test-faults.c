/* test-faults.c: whatever breaks, nothing that was entered is lost
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Programs are killed, disks are full, files are cut, clocks go back. Each
 * test lets that happen and asks three things: the game is still there, to the
 * last event that was known to be kept; what is said of it is one line; and
 * once the fault is over, everything goes on.
 */

#define _GNU_SOURCE

#include "config.h"

#include "broken-disk.h"
#include "colonia-typed.h"
#include "other.h"
#include "patience.h"
#include "place.h"

#include "colonia-printed.h"
#include "colonia-record.h"
#include "colonia-session.h"
#include "doc-file.h"
#include "table-archive.h"
#include "table-collection-file.h"
#include "table-game-file.h"
#include "table-keeper.h"
#include "table-record-file.h"
#include "table-simulation.h"

#include <errno.h>
#include <fcntl.h>
#include <gio/gunixinputstream.h>
#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>
#include <utime.h>

#define MOST_KILLS 200
#define LEAST_KILLS 20
#define LEAST_EVENTS 10
#define MOST_LINES_BEFORE_KILL 12
#define MOST_MICROSECONDS_BEFORE_KILL 4000
#define UNDOES_IN_TEN 4

#define N_UNDOES 1000
#define N_RACES 50
#define N_SHARED_RACES 10
#define N_EDICTS 60
#define MICROSECONDS_TO_WRITE 100000
#define N_EVENTS_TO_CUT 40

/* An account that owns nothing. */
#define NOBODY 65534

#define LONG_AGO 1000000000

/* Later than anybody plays, and still a time of 32 bits. */
#define IN_THE_YEAR_2037 2122401600

static const char *own_path;

/* What two programs enter that have opened the same game. */
static const char *const names_of_others[] = { "Anna", "Bert" };

/* Helpers */

static void
assert_line (const char *text)
{
  g_assert_nonnull (text);
  g_assert_cmpstr (text, !=, "");
  g_assert_null (strchr (text, '\n'));
}

static TableRecord *
load (const char *path)
{
  g_autoptr (GError) error = NULL;
  TableRecord *record = table_record_load (path, &error);

  g_assert_no_error (error);

  return record;
}

static char *
read_text (const char *path)
{
  char *text = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));

  return text;
}

/* Whether a record holds the first events of a game, and nothing else. */
static void
assert_is_part (const TableRecord *record,
                TableRecord       *game)
{
  g_assert_true (table_record_move_cursor (game, table_record_get_cursor (record), NULL));
  g_assert_true (colonia_state_equal (colonia_record_get_state (record), colonia_record_get_state (game)));
}

static void
assert_only_file (const char *folder,
                  const char *path)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  g_autofree char *expected = g_path_get_basename (path);

  g_assert_cmpstr (g_dir_read_name (dir), ==, expected);
  g_assert_null (g_dir_read_name (dir));
}

static void
play_next (TableSession      *session,
           const TableRecord *game)
{
  guint cursor = table_record_get_cursor (table_session_get_record (session));

  colonia_session_play (session, colonia_record_get_event (game, cursor), TABLE_ROLLER_NONE);
}

/* A session that has begun a game, of which the first event is on the disk. */
static TableSession *
begin_session (Place             *place,
               const TableRecord *game)
{
  TableSession *session = table_session_new (table_record_copy (game, 0), place->path, NULL);

  play_next (session, game);
  settle (session);
  assert_on_disk (session);

  return session;
}

/* Killed */

/* How far a game is: so many events are in force, of so many that are kept. */
typedef struct {
  guint cursor;
  guint n_events;
} Stand;

static Stand
get_stand (const TableRecord *record)
{
  return (Stand) { table_record_get_cursor (record), table_record_get_n_events (record) };
}

static gboolean
stand_equal (Stand one,
             Stand other)
{
  return one.cursor == other.cursor && one.n_events == other.n_events;
}

/* Whether a record stands there and holds the events of a game, those that were
 * undone too. */
static void
assert_stands (TableRecord *record,
               Stand        stand,
               TableRecord *game)
{
  g_assert_cmpuint (table_record_get_cursor (record), ==, stand.cursor);
  g_assert_cmpuint (table_record_get_n_events (record), ==, stand.n_events);
  assert_is_part (record, game);

  g_assert_true (table_record_move_cursor (record, stand.n_events, NULL));
  assert_is_part (record, game);
}

typedef enum {
  UNDO,
  REDO,
  PLAY,
} Move;

/* Undoes a little, and plays it or something else again. */
static Move
choose_move (TableSession      *session,
             const TableRecord *game,
             GRand             *rand)
{
  guint cursor = table_record_get_cursor (table_session_get_record (session));
  gboolean is_over = cursor == table_record_get_n_events (game);

  if (cursor > 0 && (is_over || g_rand_int_range (rand, 0, 10) < UNDOES_IN_TEN))
    return UNDO;
  if (table_session_get_can_redo (session) && g_rand_boolean (rand))
    return REDO;

  return PLAY;
}

static void
make_move (TableSession      *session,
           const TableRecord *game,
           Move               move)
{
  switch (move)
    {
    case UNDO:
      table_session_undo (session);
      break;

    case REDO:
      table_session_redo (session);
      break;

    case PLAY:
    default:
      play_next (session, game);
    }
}

/* Where a move leads. */
static Stand
find_next_stand (TableSession      *session,
                 const TableRecord *game,
                 Move               move)
{
  TableRecord *record = table_record_copy (table_session_get_record (session), G_MAXUINT);
  g_autoptr (TableSession) other = table_session_new (record, NULL, NULL);

  make_move (other, game, move);

  return get_stand (table_session_get_record (other));
}

/* What is killed: plays a game, and says before each step where it leads, and
 * afterwards where the game is. It does not end by itself. */
G_NORETURN static void
play_for_ever (const char *path,
               const char *game_path,
               guint32     seed)
{
  g_autoptr (TableRecord) game = load (game_path);
  g_autoptr (TableSession) session = NULL;
  g_autofree char *etag = doc_get_mark (path);
  GRand *rand = g_rand_new_with_seed (seed);
  Stand to;

  session = table_session_new (etag != NULL ? load (path) : table_record_copy (game, 0), path, etag);
  settle (session);
  to = get_stand (table_session_get_record (session));

  while (TRUE)
    {
      Move move = choose_move (session, game, rand);

      g_assert_null (table_session_get_error (session));
      g_assert_true (stand_equal (get_stand (table_session_get_record (session)), to));
      g_print ("at %u %u\n", to.cursor, to.n_events);

      to = find_next_stand (session, game, move);
      g_print ("to %u %u\n", to.cursor, to.n_events);
      make_move (session, game, move);
      settle (session);
    }
}

/* What is known of a game that somebody else plays. */
typedef struct {
  Stand at; /* was on the disk */
  Stand to; /* might be there by now, too */
  guint n_steps; /* that are known to be on the disk, with the beginning */
} Known;

/* Reads one line of what the other one says. Returns whether there was a whole one. */
static gboolean
read_step (FILE  *said,
           Known *known)
{
  char line[64];
  g_auto (GStrv) words = NULL;
  Stand stand;

  if (fgets (line, sizeof line, said) == NULL || strchr (line, '\n') == NULL)
    return FALSE;

  words = g_strsplit (line, " ", -1);
  g_assert_cmpuint (g_strv_length (words), ==, 3);
  stand.cursor = (guint) g_ascii_strtoull (words[1], NULL, 10);
  stand.n_events = (guint) g_ascii_strtoull (words[2], NULL, 10);

  known->to = stand;
  if (g_str_equal (words[0], "at"))
    {
      known->at = stand;
      known->n_steps++;
    }

  return TRUE;
}

/* Lets somebody play on and kills them. Returns what they said. */
static Known
play_and_kill (Place      *place,
               const char *game_path,
               GRand      *rand,
               Stand       stand)
{
  g_autofree char *seed = g_strdup_printf ("%u", g_rand_int (rand));
  const char *const command[] = { own_path, "--play", place->path, game_path, seed, NULL };
  g_autoptr (GError) error = NULL;
  Known known = { .at = stand, .to = stand };
  GPid child;
  FILE *said;
  int pipe_end, status;

  g_spawn_async_with_pipes (NULL, (char **) command, NULL, G_SPAWN_DO_NOT_REAP_CHILD, NULL, NULL, &child,
                            NULL, &pipe_end, NULL, &error);
  g_assert_no_error (error);
  said = fdopen (pipe_end, "r");
  for (int i = g_rand_int_range (rand, 0, MOST_LINES_BEFORE_KILL + 1); i > 0 && read_step (said, &known); i--)
    ;
  g_usleep ((gulong) g_rand_int_range (rand, 0, MOST_MICROSECONDS_BEFORE_KILL));
  g_assert_cmpint (kill (child, SIGKILL), ==, 0);

  while (read_step (said, &known))
    ;
  fclose (said);
  g_assert_cmpint (waitpid (child, &status, 0), ==, child);
  g_assert_true (WIFSIGNALED (status) && WTERMSIG (status) == SIGKILL);

  return known;
}

/* At any moment there is a whole record: it is what was known to be on the disk,
 * or that and the step that was under way, and nothing else. */
static Stand
check_kept (const char  *path,
            const Known *known,
            TableRecord *game)
{
  g_autoptr (TableRecord) kept = load (path);
  Stand stand = get_stand (kept);

  g_assert_true (stand_equal (stand, known->at) || stand_equal (stand, known->to));
  assert_stands (kept, stand, game);

  return stand;
}

/* Makes all that is in the folder old, so that nobody can be writing it any more. */
static void
let_grow_old (const char *folder)
{
  const struct utimbuf long_ago = { .actime = LONG_AGO, .modtime = LONG_AGO };
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      g_assert_cmpint (g_utime (path, (struct utimbuf *) &long_ago), ==, 0);
    }
}

/* Counts what is left of the killed ones. */
static guint
count_left_over (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;
  guint n_files = 0;

  while ((name = g_dir_read_name (dir)) != NULL)
    if (g_regex_match_simple ("^\\.kontor-unfinished-[0-9A-Z]{6}$", name, 0, 0))
      n_files++;
    else
      g_assert_cmpstr (name, ==, "game.kontor");

  return n_files;
}

/* It goes when the game is opened again. */
static void
check_swept (Place *place)
{
  g_autoptr (TableSession) session = NULL;
  g_autofree char *etag = NULL;

  g_test_message ("%u files left over", count_left_over (place->folder));
  let_grow_old (place->folder);
  etag = doc_get_mark (place->path);
  session = table_session_new (load (place->path), place->path, etag);
  while (count_left_over (place->folder) > 0)
    iterate ();
}

/* Only kills in the middle of play are counted, but the others lose nothing either. How far a game comes before
 * it is killed depends on the machine, so it goes on until there is something to lose. */
static void
test_killed (Place        *place,
             gconstpointer data)
{
  g_autoptr (TableRecord) game = table_simulate (&colonia_game, 4, COLONIA_TRACKING_FULL, 5);
  g_autofree char *game_path = g_build_filename (place->directory, "whole.kontor", NULL);
  GRand *rand = g_rand_new_with_seed (11);
  Stand stand = { 0, 0 };
  gboolean begun = FALSE;
  guint n_kills = 0, n_under_way = 0, n_early = 0;
  guint n_wanted = CLAMP (count_random_games (), LEAST_KILLS, MOST_KILLS);

  g_assert_true (table_record_save (game, game_path, NULL));

  while (n_kills < n_wanted || stand.n_events <= LEAST_EVENTS)
    {
      Known known = play_and_kill (place, game_path, rand, stand);

      begun |= known.n_steps > 0;
      if (begun || g_file_test (place->path, G_FILE_TEST_EXISTS))
        stand = check_kept (place->path, &known, game);

      if (known.n_steps > 1)
        n_kills++;
      else
        n_early++;
      if (!stand_equal (stand, known.at))
        n_under_way++;
    }

  g_test_message ("%u times killed during play, %u times before it; %u times a step had reached the disk that was "
                  "not told yet; %u events are there", n_kills, n_early, n_under_way, stand.n_events);
  check_swept (place);
  g_rand_free (rand);
}

/* A disk that takes nothing */

typedef struct {
  const char *name;
  BrokenCall call;
  int reason;
} Trouble;

static const Trouble troubles[] = {
  { "full/open", BROKEN_OPEN, ENOSPC },
  { "full/write", BROKEN_WRITE, ENOSPC },
  { "full/sync", BROKEN_SYNC, ENOSPC },
  { "full/rename", BROKEN_RENAME, ENOSPC },
  { "quota/write", BROKEN_WRITE, EDQUOT },
  { "read-only/open", BROKEN_OPEN, EROFS },
  { "damaged/write", BROKEN_WRITE, EIO },
  { "damaged/sync", BROKEN_SYNC, EIO },
};

/* Plays on while nothing can be written. */
static void
play_in_vain (TableSession      *session,
              const TableRecord *game)
{
  g_autofree char *before = read_text (table_session_get_path (session));
  g_autofree char *after = NULL;

  for (int i = 0; i < 3; i++)
    {
      guint cursor = table_record_get_cursor (table_session_get_record (session));

      play_next (session, game);
      settle (session);
      g_assert_cmpuint (table_record_get_cursor (table_session_get_record (session)), ==, cursor + 1);
      g_assert_nonnull (table_session_get_error (session));
      assert_line (table_session_get_error (session)->message);
    }

  after = read_text (table_session_get_path (session));
  g_assert_cmpstr (before, ==, after);
}

static void
retry_and_check (TableSession *session,
                 TableRecord  *game,
                 Place        *place)
{
  g_autoptr (TableRecord) kept = NULL;

  table_session_retry_saving (session, FALSE);
  settle (session);
  assert_on_disk (session);
  assert_only_file (place->folder, place->path);
  kept = load (place->path);
  assert_is_part (kept, game);
}

static void
test_disk (Place        *place,
           gconstpointer data)
{
  const Trouble *trouble = data;
  g_autoptr (TableRecord) game = table_simulate (&colonia_game, 3, COLONIA_TRACKING_FULL, 2);
  g_autoptr (TableSession) session = begin_session (place, game);

  broken_disk_set (place->folder, trouble->call, trouble->reason);
  play_in_vain (session, game);
  g_assert_nonnull (strstr (table_session_get_error (session)->message, g_strerror (trouble->reason)));

  broken_disk_set ("", BROKEN_NONE, 0);
  retry_and_check (session, game, place);
}

/* Somewhere else there is room. */
static void
test_disk_saved_elsewhere (Place        *place,
                           gconstpointer data)
{
  g_autoptr (TableRecord) game = table_simulate (&colonia_game, 3, COLONIA_TRACKING_FULL, 2);
  g_autoptr (TableSession) session = begin_session (place, game);
  g_autofree char *elsewhere = g_build_filename (place->directory, "stick.kontor", NULL);
  g_autoptr (TableRecord) kept = NULL;

  broken_disk_set (place->folder, BROKEN_WRITE, ENOSPC);
  play_in_vain (session, game);
  table_session_save_to (session, elsewhere);
  settle (session);
  broken_disk_set ("", BROKEN_NONE, 0);

  assert_on_disk (session);
  g_assert_cmpstr (table_session_get_path (session), ==, elsewhere);
  kept = load (elsewhere);
  g_assert_cmpuint (table_record_get_cursor (kept), ==, 4);
  assert_is_part (kept, game);
}

/* What a table knew before. */
static TableCollection *
make_old_collection (void)
{
  g_autoptr (TableRecord) game = table_simulate (&colonia_game, 4, COLONIA_TRACKING_FULL, 7);
  TableCollection *collection = table_collection_new (&colonia_game);

  g_assert_true (table_collection_learn_record (collection, game));

  return collection;
}

static void
assert_waits (TableCollectionFile *file,
              TableCollection    **known)
{
  g_autoptr (GError) error = NULL;

  g_assert_false (table_collection_file_update (file, known, &error));
  assert_line (error->message);
}

static void
assert_written (TableCollectionFile *file,
                TableCollection    **known,
                const char          *path)
{
  g_autoptr (TableCollection) written = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (table_collection_file_update (file, known, &error));
  g_assert_no_error (error);
  written = table_collection_load (&colonia_game, path, NULL);
  g_assert_true (table_collection_equal (written, *known));
}

/* The cards that a table has entered in years are not lost either, nor are those that
 * were entered while the disk took nothing: they wait on another one, where whoever comes next
 * finds them. */
static void
test_disk_collection (Place        *place,
                      gconstpointer data)
{
  const Trouble *trouble = data;
  g_autofree char *other_disk = g_dir_make_tmp ("kontor-XXXXXX", NULL);
  g_autofree char *folder = g_build_filename (other_disk, "copies", NULL);
  const char *const elsewhere[] = { place->folder, folder, NULL };
  g_autoptr (TableRecord) game = table_simulate (&colonia_game, 3, COLONIA_TRACKING_FULL, 2);
  g_autoptr (TableCollection) taught = NULL;
  g_autoptr (TableCollection) collection = make_old_collection ();
  g_autoptr (TableCollection) later = table_collection_new (&colonia_game);
  g_autoptr (TableCollectionFile) file = table_collection_file_new (&colonia_game, place->path, elsewhere);
  g_autoptr (TableCollectionFile) next = table_collection_file_new (&colonia_game, place->path, elsewhere);
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  g_assert_true (table_collection_save (collection, place->path, NULL));
  before = read_text (place->path);
  g_assert_true (table_collection_file_update (file, &collection, NULL));
  g_assert_true (table_collection_learn_record (collection, game));
  taught = table_collection_copy (collection);

  broken_disk_set (place->folder, trouble->call, trouble->reason);
  assert_waits (file, &collection);
  assert_waits (next, &later);
  broken_disk_set ("", BROKEN_NONE, 0);

  after = read_text (place->path);
  g_assert_cmpstr (after, ==, before);
  assert_only_file (place->folder, place->path);
  g_assert_true (table_collection_equal (collection, taught));
  g_assert_true (table_collection_equal (later, taught));

  assert_written (next, &later, place->path);
  g_assert_true (table_collection_equal (later, taught));
  g_assert_cmpint (g_rmdir (folder), ==, 0);
  g_assert_cmpint (g_rmdir (other_disk), ==, 0);
}

/* A directory that is somebody else's */

typedef struct {
  const char *name;
  mode_t mode; /* of the folder */
  gboolean own; /* whether it belongs to who plays */
} Closed;

static const Closed closed[] = {
  { "read-only", 0555, TRUE },
  { "of-another", 0755, FALSE },
  { "closed", 0700, FALSE },
};

/* Root may do everything and so becomes nobody, who may become root again. */
static void
become (uid_t user)
{
  g_assert_cmpint (setresuid (user, user, (uid_t) -1), ==, 0);
}

static void
list_games (const char *folder)
{
  g_autoptr (TableArchive) archive = table_archive_new (folder, NULL, 0);
  GListModel *games = table_archive_get_games (archive);

  table_archive_refresh (archive);
  while (table_archive_is_reading (archive))
    g_main_context_iteration (NULL, TRUE);

  if (table_archive_get_error (archive) != NULL)
    assert_line (table_archive_get_error (archive)->message);
  for (guint i = 0; i < g_list_model_get_n_items (games); i++)
    {
      g_autoptr (TablePastGame) game = g_list_model_get_item (games, i);

      assert_line (game->summary->path);
    }
}

static void
play_without_rights (TableSession      *session,
                     const TableRecord *game,
                     const char        *folder)
{
  guint cursor = table_record_get_cursor (table_session_get_record (session));

  play_next (session, game);
  settle (session);
  g_assert_cmpuint (table_record_get_cursor (table_session_get_record (session)), ==, cursor + 1);
  g_assert_error (table_session_get_error (session), G_FILE_ERROR, G_FILE_ERROR_ACCES);
  assert_line (table_session_get_error (session)->message);
  list_games (folder);
}

static void
test_closed (Place        *place,
             gconstpointer data)
{
  const Closed *how = data;
  uid_t user = geteuid ();
  g_autoptr (TableRecord) game = table_simulate (&colonia_game, 3, COLONIA_TRACKING_FULL, 3);
  g_autoptr (TableSession) session = NULL;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  if (user != 0 && !how->own)
    {
      g_test_skip ("only root can make a directory that is another's");
      return;
    }

  session = begin_session (place, game);
  before = read_text (place->path);
  g_assert_cmpint (g_chmod (place->directory, 0755), ==, 0);
  g_assert_cmpint (g_chmod (place->folder, (int) how->mode), ==, 0);
  if (user == 0)
    {
      g_assert_cmpint (chown (place->folder, how->own ? NOBODY : 0, (gid_t) -1), ==, 0);
      become (NOBODY);
    }

  play_without_rights (session, game, place->folder);
  become (user);
  after = read_text (place->path);
  g_assert_cmpstr (before, ==, after);

  g_assert_cmpint (g_chmod (place->folder, 0755), ==, 0);
  retry_and_check (session, game, place);
}

/* The directory with all games is gone: the game goes on, and is there again as
 * soon as the directory is. */
static void
test_gone (Place        *place,
           gconstpointer data)
{
  g_autoptr (TableRecord) game = table_simulate (&colonia_game, 3, COLONIA_TRACKING_FULL, 3);
  g_autoptr (TableSession) session = begin_session (place, game);

  g_assert_cmpint (g_remove (place->path), ==, 0);
  g_assert_cmpint (g_rmdir (place->folder), ==, 0);
  play_next (session, game);
  settle (session);
  g_assert_error (table_session_get_error (session), G_FILE_ERROR, G_FILE_ERROR_NOENT);
  list_games (place->folder);

  g_assert_cmpint (g_mkdir (place->folder, 0700), ==, 0);
  retry_and_check (session, game, place);
}

/* Files */

/* Whatever is missing at the end of a file, it is told in one line, and the file
 * stays as it is. */
static void
test_cut_everywhere (Place        *place,
                     gconstpointer data)
{
  g_autoptr (TableRecord) game = table_simulate (&colonia_game, 3, COLONIA_TRACKING_FULL, 4);
  g_autoptr (TableRecord) part = table_record_copy (game, N_EVENTS_TO_CUT);
  g_autofree char *text = table_record_to_text (part);
  gsize length = strlen (text);

  g_assert_true (table_record_save (part, place->path, NULL));

  /* Without the newline at its end it is still whole. */
  for (gsize left = length - 1; left > 0; left--)
    {
      g_autoptr (TableGameSummary) summary = NULL;
      g_autofree char *still = NULL;

      g_assert_cmpint (truncate (place->path, (off_t) left - 1), ==, 0);
      summary = table_game_summary_load (place->path);
      g_assert_true (summary->is_broken);
      assert_line (table_game_summary_get_problem (summary));

      still = read_text (place->path);
      g_assert_cmpuint (strlen (still), ==, left - 1);
      g_assert_true (strncmp (still, text, left - 1) == 0);
    }
}

/* Two programs have opened the same game and both play. What the first one has
 * written stays until somebody chooses, and the second one loses nothing. */
static void
test_two_instances (Place        *place,
                    gconstpointer data)
{
  g_autoptr (TableRecord) game = table_simulate (&colonia_game, 3, COLONIA_TRACKING_FULL, 6);
  g_autoptr (TableSession) first = begin_session (place, game);
  g_autofree char *etag = doc_get_mark (place->path);
  g_autoptr (TableSession) second = table_session_new (load (place->path), place->path, etag);
  g_autofree char *elsewhere = g_build_filename (place->folder, "second.kontor", NULL);
  g_autoptr (TableRecord) kept = NULL;

  play_next (first, game);
  settle (first);
  for (int i = 0; i < 3; i++)
    {
      play_next (second, game);
      settle (second);
    }

  assert_on_disk (first);
  g_assert_error (table_session_get_error (second), G_IO_ERROR, G_IO_ERROR_WRONG_ETAG);
  assert_line (table_session_get_error (second)->message);

  play_next (first, game);
  settle (first);
  assert_on_disk (first);

  table_session_save_to (second, elsewhere);
  settle (second);
  assert_on_disk (second);
  assert_on_disk (first);
  kept = load (elsewhere);
  g_assert_cmpuint (table_record_get_cursor (kept), ==, 4);
}

/* A folder that is reached by a link, which leads elsewhere once the game is kept: nobody
 * tells what happens there. */
static char *
make_unwatched (Place *place)
{
  g_autofree char *link = g_build_filename (place->directory, "linked", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (link);

  g_assert_true (g_file_make_symbolic_link (file, place->folder, NULL, NULL));

  return g_build_filename (link, "game.kontor", NULL);
}

static void
lead_elsewhere (Place *place)
{
  g_autofree char *link = g_build_filename (place->directory, "linked", NULL);
  g_autofree char *folder = g_build_filename (place->directory, "elsewhere", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (link);

  g_assert_cmpint (g_mkdir (folder, 0777), ==, 0);
  g_assert_cmpint (g_remove (link), ==, 0);
  g_assert_true (g_file_make_symbolic_link (file, folder, NULL, NULL));
}

static void
write_as_somebody (gpointer path)
{
  write_as_another (path, "Mine");
}

static void
wait_for_other_writer (TableKeeper *keeper)
{
  while (table_keeper_get_error (keeper) == NULL)
    iterate ();
  g_assert_error (table_keeper_get_error (keeper), G_IO_ERROR, G_IO_ERROR_WRONG_ETAG);
}

/* What somebody writes while this one does is seen afterwards, even where the file system
 * tells nothing. */
static void
test_look_after_writing (Place        *place,
                         gconstpointer data)
{
  g_autofree char *path = make_unwatched (place);
  g_autofree char *folder = g_build_filename (place->directory, "elsewhere", NULL);
  g_autoptr (TableRecord) record = begin_game ();
  g_autoptr (TableKeeper) keeper = table_keeper_new (path, NULL);

  lead_elsewhere (place);
  broken_disk_meet (folder, BROKEN_SYNC, write_as_somebody, path);
  table_keeper_keep (keeper, record);
  table_keeper_flush (keeper);
  wait_for_other_writer (keeper);
}

/* What is accepted may have become another one by then. */
static void
test_look_after_accepting (Place        *place,
                           gconstpointer data)
{
  g_autofree char *path = make_unwatched (place);
  g_autoptr (TableKeeper) keeper = table_keeper_new (path, NULL);

  lead_elsewhere (place);
  write_as_another (path, "Mine");
  table_keeper_accept (keeper, "1:2");
  g_assert_no_error (table_keeper_get_error (keeper));
  wait_for_other_writer (keeper);
}

/* What plays beside another one: does what it reads, a line at a time, and says
 * each time what is wrong with the disk then. */
static void
play_as_told (void)
{
  g_autoptr (GInputStream) input = g_unix_input_stream_new (STDIN_FILENO, FALSE);
  g_autoptr (GDataInputStream) lines = g_data_input_stream_new (input);
  g_autoptr (TableSession) session = NULL;
  char *line;

  while ((line = g_data_input_stream_read_line (lines, NULL, NULL, NULL)) != NULL)
    {
      g_autofree char *order = line;
      g_autofree char *etag = NULL;
      char *what = strchr (order, ' ') + 1;

      if (g_str_has_prefix (order, "open "))
        {
          etag = doc_get_mark (what);
          g_clear_object (&session);
          session = table_session_new (load (what), what, etag);
        }
      else if (g_str_has_prefix (order, "note "))
        play_note (session, what);
      else
        table_session_save_to (session, what);

      settle (session);
      g_print ("%s\n", table_session_get_error (session) != NULL ? table_session_get_error (session)->message : "");
    }
}

/* Another program has a game. */
static void
other_order (Other      *other,
             const char *order,
             const char *what)
{
  g_autofree char *line = g_strconcat (order, " ", what, NULL);

  other_tell (other, line);
}

static void
other_do (Other      *other,
          const char *order,
          const char *what,
          const char *expected)
{
  g_autofree char *answer = NULL;

  other_order (other, order, what);
  answer = other_hear (other);
  g_assert_cmpstr (answer, ==, expected);
}

/* Both enter something at the same moment. Returns who was first; the other one
 * is told, and is always the other one. */
static int
race (Other      *others,
      const char *path)
{
  g_auto (GStrv) answers = g_new0 (char *, 3);
  int first;

  for (int i = 0; i < 2; i++)
    other_do (&others[i], "open", path, "");
  for (int i = 0; i < 2; i++)
    other_order (&others[i], "note", names_of_others[i]);
  for (int i = 0; i < 2; i++)
    answers[i] = other_hear (&others[i]);

  first = *answers[0] == '\0' ? 0 : 1;
  g_assert_cmpstr (answers[first], ==, "");
  g_assert_cmpstr (answers[1 - first], ==, "another program has changed the file meanwhile");

  return first;
}

/* Both play on: one onto the disk, the other one in vain, until it is told where
 * else there is room. Nothing is lost of either. */
static void
play_on (Other      *others,
         int         first,
         const char *path,
         const char *elsewhere)
{
  const char *one = names_of_others[first];
  const char *two = names_of_others[1 - first];
  g_autofree char *of_one = g_strdup_printf ("Before,%s,%s", one, one);
  g_autofree char *of_two = g_strdup_printf ("Before,%s,%s", two, two);

  other_do (&others[1 - first], "note", two, "another program has changed the file meanwhile");
  other_do (&others[first], "note", one, "");
  assert_notes (path, of_one);

  other_do (&others[1 - first], "save", elsewhere, "");
  assert_notes (path, of_one);
  assert_notes (elsewhere, of_two);
}

/* However close to each other they are, no program writes over what another one
 * has written, not even while a third one shares the folder with everybody. */
static void
test_two_programs (Place        *place,
                   gconstpointer shared)
{
  Other others[2];
  guint n_won[2] = { 0 };
  int folder = g_open (place->folder, O_RDONLY | O_CLOEXEC, 0);

  if (shared != NULL)
    g_assert_cmpint (flock (folder, LOCK_SH), ==, 0);
  for (int i = 0; i < 2; i++)
    other_start (&others[i], own_path);

  for (int i = 0; i < (shared != NULL ? N_SHARED_RACES : N_RACES); i++)
    {
      g_autofree char *path = g_strdup_printf ("%s/game-%d.kontor", place->folder, i);
      g_autofree char *elsewhere = g_strdup_printf ("%s/elsewhere-%d.kontor", place->folder, i);
      g_autoptr (TableSession) session = table_session_new (begin_game (), path, NULL);
      int first;

      play_note (session, "Before");
      settle (session);
      first = race (others, path);
      n_won[first]++;
      play_on (others, first, path, elsewhere);
    }

  for (int i = 0; i < 2; i++)
    other_stop (&others[i]);
  g_close (folder, NULL);
  g_test_message ("%u times one program was first, %u times the other", n_won[0], n_won[1]);
}

static void
init_edict (ColoniaEvent *edicts,
            const char   *text)
{
  colonia_event_init (edicts, COLONIA_EVENT_EDICTS);
  edicts->edicts[0] = (ColoniaEdict) { .kind = COLONIA_EDICT_OTHER, .day = COLONIA_DAY_FRIDAY };
  edicts->edicts[0].text = g_strdup (text);
}

/* Learns one edict after the other, and forgets every third one again. */
static void
collect_edicts (const char *path,
                const char *who)
{
  g_autoptr (TableCollectionFile) file = table_collection_file_new (&colonia_game, path, NULL);
  g_autoptr (TableCollection) own = table_collection_new (&colonia_game);

  for (int i = 0; i < N_EDICTS; i++)
    {
      g_auto (ColoniaEvent) edicts = { 0 };
      g_autoptr (GPtrArray) cards = NULL;
      g_autoptr (GError) error = NULL;
      g_autofree char *text = g_strdup_printf ("%s %d", who, i % 3 == 2 ? i - 2 : i);

      init_edict (&edicts, text);
      if (i % 3 != 2)
        g_assert_true (table_collection_learn (own, &edicts.table));
      cards = table_printed_list_event (&colonia_game, &edicts.table);
      if (i % 3 == 2)
        g_assert_true (table_collection_remove (own, g_ptr_array_index (cards, 0)));

      table_collection_file_update (file, &own, &error);
      g_assert_no_error (error);
    }
}

static GSubprocess *
start_collecting (const char *path,
                  const char *who)
{
  g_autoptr (GError) error = NULL;
  GSubprocess *process = g_subprocess_new (G_SUBPROCESS_FLAGS_NONE, &error, own_path, "--collect", path, who, NULL);

  g_assert_no_error (error);

  return process;
}

/* Two programs learn and forget at the same time, and one that shares the folder with
 * them may be there: each has its own way in the end. */
static void
test_two_collectors (Place        *place,
                     gconstpointer shared)
{
  g_autofree char *path = g_build_filename (place->folder, "collection.json", NULL);
  int folder = g_open (place->folder, O_RDONLY | O_CLOEXEC, 0);
  g_autoptr (GSubprocess) first = NULL;
  g_autoptr (GSubprocess) second = NULL;
  g_autofree char *text = NULL;

  if (shared != NULL)
    g_assert_cmpint (flock (folder, LOCK_SH), ==, 0);
  first = start_collecting (path, names_of_others[0]);
  second = start_collecting (path, names_of_others[1]);
  g_assert_true (g_subprocess_wait_check (first, NULL, NULL));
  g_assert_true (g_subprocess_wait_check (second, NULL, NULL));
  g_close (folder, NULL);

  text = read_text (path);
  for (int i = 0; i < N_EDICTS; i++)
    for (int who = 0; who < 2; who++)
      {
        g_autofree char *edict = g_strdup_printf ("\"%s %d\"", names_of_others[who], i);

        g_assert_cmpint (strstr (text, edict) != NULL, ==, i % 3 == 1);
      }
}

static void
learn_edict (const char *path,
             const char *text)
{
  g_autoptr (TableCollectionFile) file = table_collection_file_new (&colonia_game, path, NULL);
  g_autoptr (TableCollection) own = table_collection_new (&colonia_game);
  g_auto (ColoniaEvent) edicts = { 0 };
  g_autoptr (GError) error = NULL;

  init_edict (&edicts, text);
  g_assert_true (table_collection_learn (own, &edicts.table));
  table_collection_file_update (file, &own, &error);
  g_assert_no_error (error);
}

static void
learn_theirs (gpointer path)
{
  learn_edict (path, "Theirs");
}

static void
assert_both_learned (const char *path)
{
  g_autofree char *text = read_text (path);

  g_assert_nonnull (strstr (text, "\"Theirs\""));
  g_assert_nonnull (strstr (text, "\"Ours\""));
}

/* The first file of all can be locked by nobody, as it is not there: of two who make it,
 * while a third one shares the folder, the second one adds its own to the first one's. */
static void
test_first_collection (Place        *place,
                       gconstpointer data)
{
  g_autofree char *path = g_build_filename (place->folder, "collection.json", NULL);
  int folder = g_open (place->folder, O_RDONLY | O_CLOEXEC, 0);

  g_assert_cmpint (flock (folder, LOCK_SH), ==, 0);
  broken_disk_meet (place->folder, BROKEN_RENAME, learn_theirs, path);
  learn_edict (path, "Ours");
  g_close (folder, NULL);
  assert_both_learned (path);
}

/* Writes a collection as somebody does who knows no locks, and has not looked. */
static void
write_theirs (gpointer path)
{
  g_autoptr (TableCollection) theirs = table_collection_new (&colonia_game);
  g_auto (ColoniaEvent) edicts = { 0 };

  init_edict (&edicts, "Theirs");
  g_assert_true (table_collection_learn (theirs, &edicts.table));
  g_assert_true (table_collection_save (theirs, path, NULL));
}

/* What somebody writes who keeps to no lock, between our looking and our writing, is not
 * written over. */
static void
test_unlocked_collection (Place        *place,
                          gconstpointer data)
{
  g_autofree char *path = g_build_filename (place->folder, "collection.json", NULL);

  learn_edict (path, "Old");
  broken_disk_meet (place->folder, BROKEN_WRITE, write_theirs, path);
  learn_edict (path, "Ours");
  assert_both_learned (path);
}

static void
put_theirs (gpointer path)
{
  g_assert_true (g_file_set_contents (path, "Theirs", -1, NULL));
}

/* A game begins, and at that moment a folder that is carried about brings one of the same name. */
static void
test_new_game (Place        *place,
               gconstpointer data)
{
  g_autoptr (TableRecord) game = table_simulate (&colonia_game, 3, COLONIA_TRACKING_FULL, 6);
  g_autoptr (TableSession) session = NULL;
  g_autofree char *elsewhere = g_build_filename (place->folder, "second.kontor", NULL);
  g_autofree char *found = NULL;

  broken_disk_meet (place->folder, BROKEN_RENAME, put_theirs, place->path);
  session = table_session_new (table_record_copy (game, 0), place->path, NULL);
  settle (session);
  g_assert_error (table_session_get_error (session), G_IO_ERROR, G_IO_ERROR_WRONG_ETAG);
  found = read_text (place->path);
  g_assert_cmpstr (found, ==, "Theirs");

  /* It is written elsewhere then; at its end it would try once more where it could not. */
  table_session_save_to (session, elsewhere);
  settle (session);
  assert_on_disk (session);
}

/* Nor is the name safe that was free when a game was about to be kept. */
static void
test_kept_game (Place        *place,
                gconstpointer data)
{
  g_autofree char *game = g_build_filename (place->folder, "Ours.kontor", NULL);
  g_autofree char *second = g_build_filename (place->folder, "Ours (2).kontor", NULL);
  g_autofree char *third = g_build_filename (place->folder, "Ours (3).kontor", NULL);
  g_autofree char *former = g_build_filename (place->folder, "Ours (2)." FORMER_NAME, NULL);
  g_autofree char *found = NULL;
  g_autofree char *kept = NULL;
  g_autofree char *again = NULL;

  g_assert_true (g_file_set_contents (game, "Ours", -1, NULL));
  broken_disk_meet (place->folder, BROKEN_RENAME, put_theirs, second);
  kept = table_game_file_keep (game, place->folder, NULL);
  g_assert_cmpstr (kept, ==, third);
  found = read_text (second);
  g_assert_cmpstr (found, ==, "Theirs");

  /* A game of the time of one game has the same title. */
  g_assert_cmpint (g_rename (second, former), ==, 0);
  g_assert_cmpint (g_remove (third), ==, 0);
  again = table_game_file_keep (game, place->folder, NULL);
  g_assert_cmpstr (again, ==, third);
}

typedef struct {
  char *path;
  DocLock *lock;
} Locked;

static gpointer
write_and_unlock (gpointer data)
{
  Locked *locked = data;

  g_usleep (MICROSECONDS_TO_WRITE);
  write_theirs (locked->path);
  doc_unlock_file (locked->lock);

  return NULL;
}

/* Whoever is between looking and writing is waited for. */
static void
test_locked_collection (Place        *place,
                        gconstpointer data)
{
  g_autofree char *path = g_build_filename (place->folder, "collection.json", NULL);
  Locked locked = { path, doc_lock_file (path) };
  GThread *thread;

  g_assert_nonnull (locked.lock);
  thread = g_thread_new ("write", write_and_unlock, &locked);
  learn_edict (path, "Ours");
  g_thread_join (thread);
  assert_both_learned (path);
}

/* Clocks */

/* Whoever set the clock back plays on in what the record takes for the past. */
static void
test_clock_set_back (Place        *place,
                     gconstpointer data)
{
  const struct utimbuf later = { .actime = IN_THE_YEAR_2037, .modtime = IN_THE_YEAR_2037 };
  const TableStamp stamp = { .at = "2037-04-03T20:00:00Z", .by = "table" };
  g_autoptr (TableRecord) game = table_simulate (&colonia_game, 3, COLONIA_TRACKING_FULL, 7);
  g_autoptr (TableRecord) begun = table_record_copy (game, 0);
  g_autoptr (TableSession) session = NULL;
  g_autoptr (TableRecord) kept = NULL;
  g_autofree char *etag = NULL;

  for (guint i = 0; i < 20; i++)
    g_assert_cmpint (colonia_record_append (begun, colonia_record_get_event (game, i), &stamp, NULL).kind,
                     ==, TABLE_OBSTACLE_NONE);
  g_assert_true (table_record_save (begun, place->path, NULL));
  g_assert_cmpint (g_utime (place->path, (struct utimbuf *) &later), ==, 0);

  etag = doc_get_mark (place->path);
  session = table_session_new (load (place->path), place->path, etag);
  for (int i = 0; i < 5; i++)
    {
      play_next (session, game);
      settle (session);
    }
  assert_on_disk (session);

  kept = load (place->path);
  g_assert_cmpuint (table_record_get_cursor (kept), ==, 25);
  g_assert_cmpstr (table_record_get_stamp (kept, 19).at, ==, stamp.at);
  g_assert_cmpstr (table_record_get_stamp (kept, 20).at, <, stamp.at);
  for (int seat = 0; seat < 3; seat++)
    g_assert_cmpint (table_session_get_waited (session, seat), >=, 0);
  list_games (place->folder);
}

/* Haste */

/* A game that is undone and redone, and how it should stand. */
typedef struct {
  TableSession *session;
  TableRecord *game;
  Stand stand;
  guint n_moves; /* undone or redone */
  guint n_while_writing; /* of these, while the disk was surely at work */
} Haste;

static void
move_in_haste (Haste *haste,
               Move   move)
{
  haste->stand = find_next_stand (haste->session, haste->game, move);
  make_move (haste->session, haste->game, move);
  g_assert_true (stand_equal (get_stand (table_session_get_record (haste->session)), haste->stand));
}

/* What is at an end already cannot be moved, and is not counted. */
static void
undo_or_redo (Haste   *haste,
              Move     move,
              gboolean writing)
{
  if (move == UNDO ? !table_session_get_can_undo (haste->session) : !table_session_get_can_redo (haste->session))
    return;

  move_in_haste (haste, move);
  haste->n_moves++;
  if (writing)
    haste->n_while_writing++;
}

/* Once the main loop has nothing to do, whatever is busy is the disk. */
static gboolean
let_write (Haste *haste)
{
  while (g_main_context_iteration (NULL, FALSE))
    ;

  return table_session_is_busy (haste->session);
}

static void
rest (Haste *haste,
      Place *place)
{
  g_autoptr (TableRecord) kept = NULL;

  settle (haste->session);
  assert_on_disk (haste->session);
  kept = load (place->path);
  assert_stands (kept, haste->stand, haste->game);
}

/* Nobody waits for the disk, and what is on it at the end is what was meant, with
 * all that was undone. */
static void
test_undone_while_saving (Place        *place,
                          gconstpointer data)
{
  g_autoptr (TableRecord) game = table_simulate (&colonia_game, 4, COLONIA_TRACKING_FULL, 8);
  g_autoptr (TableSession) session = table_session_new (table_record_copy (game, 150), place->path, NULL);
  Haste haste = { .session = session, .game = game, .stand = { 150, 150 } };
  GRand *rand = g_rand_new_with_seed (8);

  while (haste.n_moves < N_UNDOES)
    {
      gboolean writing = g_rand_int_range (rand, 0, 4) == 0 && let_write (&haste);

      undo_or_redo (&haste, g_rand_boolean (rand) ? UNDO : REDO, writing);
      if (g_rand_int_range (rand, 0, 50) != 0)
        continue;

      /* Another way is taken now and then, and the rest of the old one is set aside. */
      rest (&haste, place);
      if (g_rand_int_range (rand, 0, 4) == 0)
        move_in_haste (&haste, PLAY);
    }

  for (int i = 0; i < 5; i++)
    undo_or_redo (&haste, UNDO, FALSE);
  rest (&haste, place);
  g_assert_cmpuint (haste.stand.cursor, <, haste.stand.n_events);
  g_test_message ("%u times undone or redone, %u times while the disk was at work, %u events undone in the end",
                  haste.n_moves, haste.n_while_writing, haste.stand.n_events - haste.stand.cursor);
  g_assert_cmpuint (haste.n_while_writing, >, 10);
  g_rand_free (rand);
}

static void
add (const char   *path,
     gconstpointer data,
     void        (*test) (Place *, gconstpointer))
{
  g_test_add (path, Place, data, place_set_up, test, place_tear_down);
}

int
main (int    argc,
      char **argv)
{
  own_path = argv[0];
  if (argc == 5 && g_str_equal (argv[1], "--play"))
    play_for_ever (argv[2], argv[3], (guint32) g_ascii_strtoull (argv[4], NULL, 10));

  if (argc == 2 && g_str_equal (argv[1], "--obey"))
    {
      play_as_told ();
      return 0;
    }

  if (argc == 4 && g_str_equal (argv[1], "--collect"))
    {
      collect_edicts (argv[2], argv[3]);
      return 0;
    }

  g_test_init (&argc, &argv, NULL);

  add ("/faults/killed", NULL, test_killed);
  for (gsize i = 0; i < G_N_ELEMENTS (troubles); i++)
    {
      g_autofree char *path = g_strconcat ("/faults/disk/", troubles[i].name, NULL);
      g_autofree char *collection_path = g_strconcat ("/faults/disk/collection/", troubles[i].name, NULL);

      add (path, &troubles[i], test_disk);
      add (collection_path, &troubles[i], test_disk_collection);
    }
  add ("/faults/disk/saved-elsewhere", NULL, test_disk_saved_elsewhere);
  for (gsize i = 0; i < G_N_ELEMENTS (closed); i++)
    {
      g_autofree char *path = g_strconcat ("/faults/directory/", closed[i].name, NULL);

      add (path, &closed[i], test_closed);
    }
  add ("/faults/directory/gone", NULL, test_gone);
  add ("/faults/cut-everywhere", NULL, test_cut_everywhere);
  add ("/faults/two-instances", NULL, test_two_instances);
  add ("/faults/look/after-writing", NULL, test_look_after_writing);
  add ("/faults/look/after-accepting", NULL, test_look_after_accepting);
  add ("/faults/two-programs", NULL, test_two_programs);
  add ("/faults/two-programs/beside-copier", "shared", test_two_programs);
  add ("/faults/two-collectors", NULL, test_two_collectors);
  add ("/faults/two-collectors/beside-copier", "shared", test_two_collectors);
  add ("/faults/two-collectors/first", NULL, test_first_collection);
  add ("/faults/two-collectors/unlocked", NULL, test_unlocked_collection);
  add ("/faults/two-collectors/locked", NULL, test_locked_collection);
  add ("/faults/met/new", NULL, test_new_game);
  add ("/faults/met/kept", NULL, test_kept_game);
  add ("/faults/clock-set-back", NULL, test_clock_set_back);
  add ("/faults/undone-while-saving", NULL, test_undone_while_saving);

  return g_test_run ();
}

/* test-earlier.c: whatever is replaced can be taken back
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Random players enter, undo, redo, correct, take out, go back and give up waiting.
 * A model that knows nothing but what the game looked like says what undoing and
 * redoing must bring; and whatever list of events was there once must be there still.
 */

/* For fdopen() and kill(). */
#define _POSIX_C_SOURCE 200809L

#include "colonia-events.h"
#include "colonia-record.h"
#include "colonia-session.h"
#include "colonia-typed.h"
#include "doc-file.h"
#include "patience.h"
#include "place.h"
#include "table-earlier.h"
#include "table-record-file.h"
#include "table-session.h"
#include "table-simulation.h"
#include "written.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>

/* A thousand short stories of both trackings where there is time for so many games, else some, and a few
 * so long that what was set aside first is forgotten, else one. In fewer short ones nothing may ever wait. */
#define GAMES_FOR_MANY 400
#define N_MANY_STORIES 500
#define FEWEST_STORIES 10
#define N_MOVES 12
#define MOVES_FOR_OPENING 3
#define N_LONG_STORIES 2
#define N_LONG_MOVES 110
#define N_EVENTS_AT_FIRST 120
#define N_TRIES 2000
#define MOST_KILLS 30
#define GAMES_FOR_A_KILL 10
#define MOST_LINES_BEFORE_KILL 24
#define MOST_MICROSECONDS_BEFORE_KILL 20000

/* How often something is set aside before the oldest makes room. */
#define MAX_EARLIER 50

static const char *own_path;

typedef enum {
  PLAY,
  NOTE,
  UNDO,
  REDO,
  CORRECT,
  TAKE_OUT,
  INSERT,
  PEOPLE,
  STOP_WAITING,
  GO_BACK,
  GO_TO,
  N_MOVES_KINDS
} Move;

/* How often each is tried, of all. */
static const int weights[N_MOVES_KINDS] = { 30, 5, 22, 14, 8, 8, 6, 5, 2, 2, 4 };

/* What somebody does, so that it can be done in two sessions alike. */
typedef struct {
  Move move;
  guint number; /* of an event, or of what was set aside */
  const ColoniaEvent *event; /* or NULL */
  char note[16];
} Deed;

static const TableRecord *
get_record (TableSession *session)
{
  return table_session_get_record (session);
}

static guint
get_cursor (TableSession *session)
{
  return table_record_get_cursor (get_record (session));
}

/* What is written */

/* Leaves out of the text of a record when it was written, which is the only thing that
 * differs. */
static char *
drop_times (const char *text)
{
  GString *timeless = g_string_sized_new (strlen (text));
  const char *rest = text;
  const char *at;

  while ((at = strstr (rest, ",\"at\":\"")) != NULL)
    {
      g_string_append_len (timeless, rest, at - rest);
      rest = at + strlen (",\"at\":\"2026-11-23T08:00:00Z\"");
    }
  g_string_append (timeless, rest);

  return g_string_free (timeless, FALSE);
}

/* Whether the first events are the same, undone ones too. */
static gboolean
begins_with (const TableRecord *record,
             const TableRecord *beginning,
             guint              length)
{
  if (table_record_get_n_events (record) < length || table_record_get_n_events (beginning) < length)
    return FALSE;

  for (guint i = 0; i < length; i++)
    if (!table_record_is_same_event (record, i, beginning, i))
      return FALSE;

  return TRUE;
}

/* Whether all stands as it did but for one event, which was entered before what waits. */
static gboolean
has_one_more (const TableRecord *record,
              const TableRecord *before)
{
  guint n_events = table_record_get_n_events (record);
  guint cursor = table_record_get_cursor (record);

  if (cursor == 0 || n_events != table_record_get_n_events (before) + 1 || !begins_with (record, before, cursor - 1))
    return FALSE;

  for (guint i = cursor; i < n_events; i++)
    if (!table_record_is_same_event (record, i, before, i - 1))
      return FALSE;

  return TRUE;
}

/* Which events were set aside in the text of a record, once for each time, the oldest
 * first. */
static GPtrArray *
list_earlier (const char *text)
{
  g_autoptr (JsonNode) root = json_from_string (text, NULL);
  JsonObject *object = json_node_get_object (root);
  GPtrArray *earlier = g_ptr_array_new_with_free_func (g_free);
  guint n = json_object_has_member (object, "earlier") ? json_array_get_length (json_object_get_array_member (object, "earlier")) : 0;

  for (guint i = 0; i < n; i++)
    {
      JsonObject *entry = json_array_get_object_element (json_object_get_array_member (object, "earlier"), i);

      g_ptr_array_add (earlier, json_to_string (json_object_get_member (entry, "events"), FALSE));
    }

  return earlier;
}

/* Whether nothing goes that was set aside longer ago than what is undone or redone now: up
 * to the limit, behind which the oldest makes room. */
static void
assert_earlier_kept (const GPtrArray *earlier,
                     const GPtrArray *earlier_before)
{
  if (earlier_before->len >= MAX_EARLIER)
    return;

  for (guint i = 0; i + 1 < earlier_before->len; i++)
    {
      g_assert_cmpuint (i, <, earlier->len);
      g_assert_cmpstr (earlier->pdata[i], ==, earlier_before->pdata[i]);
    }
}

/* Whether all that was there is there still, in its place or set aside as it was. */
static void
assert_kept (const TableRecord *record,
             const TableRecord *before)
{
  guint n_before = table_record_get_n_events (before);
  g_autoptr (TableRecord) earlier = NULL;

  if (begins_with (record, before, n_before) || has_one_more (record, before))
    return;

  earlier = table_record_copy (record, G_MAXUINT);
  do
    g_assert_true (table_record_step_back (earlier));
  while (table_record_get_n_events (earlier) != n_before || !begins_with (earlier, before, n_before));
}

/* Doing */

/* An event of other games that can happen now, or NULL. */
static const ColoniaEvent *
find_possible (TableSession *session,
               GPtrArray    *games,
               GRand        *rand)
{
  for (int i = 0; i < N_TRIES; i++)
    {
      TableRecord *game = games->pdata[g_rand_int_range (rand, 0, (gint32) games->len)];
      guint index = (guint) g_rand_int_range (rand, 0, (gint32) table_record_get_cursor (game));
      const ColoniaEvent *event = colonia_record_get_event (game, index);

      if (table_session_examine (session, &event->table).kind == TABLE_OBSTACLE_NONE)
        return event;
    }

  return NULL;
}

static Move
choose_move (GRand *rand)
{
  int left = 0;
  Move move = PLAY;

  for (int i = 0; i < N_MOVES_KINDS; i++)
    left += weights[i];
  left = g_rand_int_range (rand, 0, left);
  while (left >= weights[move])
    left -= weights[move++];

  return move;
}

static Deed
choose_correction (TableSession *session,
                   Move          move,
                   GPtrArray    *games,
                   GRand        *rand)
{
  Deed deed = { .move = move, .number = (guint) g_rand_int_range (rand, 0, (gint32) get_cursor (session)) };
  g_autoptr (TableSession) before = table_session_new_before (session, deed.number);

  deed.event = find_possible (before, games, rand);
  if (deed.event == NULL)
    deed.move = TAKE_OUT;

  return deed;
}

/* Something that can be done, or a note. */
static Deed
choose_deed (TableSession *session,
             GPtrArray    *games,
             GRand        *rand)
{
  const TableRecord *record = get_record (session);
  const gint32 n_earlier = (gint32) table_record_get_n_earlier (record);
  const gint32 cursor = (gint32) get_cursor (session);
  Deed deed = { .move = choose_move (rand) };

  if ((deed.move == CORRECT || deed.move == INSERT) && cursor > 0)
    return choose_correction (session, deed.move, games, rand);
  if (deed.move == PLAY)
    deed.event = find_possible (session, games, rand);
  if (deed.move == TAKE_OUT && cursor > 0)
    deed.number = (guint) g_rand_int_range (rand, 0, cursor);
  if (deed.move == GO_BACK && n_earlier > 0)
    deed.number = (guint) g_rand_int_range (rand, 0, n_earlier);
  if (deed.move == GO_TO)
    deed.number = (guint) g_rand_int_range (rand, 0, (gint32) table_record_get_n_known (record) + 1);

  if ((deed.move == PLAY && deed.event == NULL)
      || ((deed.move == CORRECT || deed.move == INSERT || deed.move == TAKE_OUT) && cursor == 0)
      || (deed.move == GO_BACK && n_earlier == 0)
      || (deed.move == UNDO && !table_session_get_can_undo (session))
      || (deed.move == REDO && !table_session_get_can_redo (session))
      || (deed.move == GO_TO && deed.number > get_cursor (session) && !table_session_get_can_redo (session))
      || (deed.move == STOP_WAITING && table_session_count_waiting (session) == 0))
    deed.move = NOTE;

  g_snprintf (deed.note, sizeof deed.note, "Note %d", g_rand_int_range (rand, 0, 1000));

  return deed;
}

static void
revise (TableSession *session,
        const Deed   *deed)
{
  g_autoptr (TableRevision) revision = NULL;

  if (deed->move == INSERT)
    revision = colonia_session_try_insertion (session, deed->number, deed->event, TABLE_ROLLER_NONE);
  else
    revision = colonia_session_try_revision (session, deed->number, deed->event, TABLE_ROLLER_NONE);
  g_assert_cmpint (table_revision_get_obstacle (revision).kind, ==, TABLE_OBSTACLE_NONE);
  table_session_accept (session, revision);
}

/* The first two have each other's colour, and one has another name and language. */
static void
change_people (TableSession *session,
               const Deed   *deed)
{
  TablePerson people[COLONIA_MAX_PLAYERS] = { 0 };
  TableColor color;

  for (int seat = 0; seat < colonia_session_get_state (session)->n_players; seat++)
    people[seat] = *table_record_get_person (get_record (session), seat);

  color = people[0].color;
  people[0].color = people[1].color;
  people[1].color = color;
  people[1].name = (char *) deed->note;
  people[1].language = people[1].language == NULL ? (char *) "fr" : NULL;
  table_session_change_people (session, people);
}

static void
do_deed (TableSession *session,
         const Deed   *deed)
{
  switch (deed->move)
    {
    case PLAY:
      colonia_session_play (session, deed->event, TABLE_ROLLER_NONE);
      break;

    case UNDO:
      table_session_undo (session);
      break;

    case REDO:
      table_session_redo (session);
      break;

    case PEOPLE:
      change_people (session, deed);
      break;

    case CORRECT:
    case INSERT:
    case TAKE_OUT:
      revise (session, deed);
      break;

    case STOP_WAITING:
      table_session_stop_waiting (session);
      break;

    case GO_BACK:
      table_session_go_back (session, deed->number);
      break;

    case GO_TO:
      table_session_go_to (session, deed->number);
      break;

    case NOTE:
    default:
      play_note (session, deed->note);
    }
}

/* Some games with so many players, made once. */
static GPtrArray *
get_games (ColoniaTracking tracking,
           int             n_players)
{
  static GPtrArray *games[COLONIA_N_TRACKINGS][COLONIA_MAX_PLAYERS + 1];
  GPtrArray **place = &games[tracking][n_players];

  if (*place == NULL)
    {
      *place = g_ptr_array_new_with_free_func ((GDestroyNotify) table_record_free);
      for (guint64 seed = 1; seed <= 3; seed++)
        g_ptr_array_add (*place, table_simulate (&colonia_game, n_players, tracking, seed));
    }

  return *place;
}

/* The model */

/* What a game looks like: who plays, the events in force, and those that wait. */
static char *
look (TableSession *session)
{
  GListModel *chronicle = table_session_get_chronicle (session);
  GString *text = g_string_new (NULL);

  for (int seat = 0; seat < colonia_session_get_state (session)->n_players; seat++)
    {
      const TablePerson *person = table_record_get_person (get_record (session), seat);

      g_string_append_printf (text, "%s %d %s\n", person->name, (int) person->color,
                              person->language != NULL ? person->language : "-");
    }
  for (guint i = 0; i < get_cursor (session); i++)
    {
      g_autoptr (TableLine) line = g_list_model_get_item (chronicle, i);

      g_string_append_printf (text, "%s\n%s\n", line->sentence, line->details);
    }
  for (guint i = 0; i < table_session_count_waiting (session); i++)
    {
      TableEvent *event;
      TableOccasion occasion = table_record_get_waiting (get_record (session), i, &event);

      g_string_append_printf (text, "waits: %d %d %s %d\n", occasion.round, occasion.part,
                              colonia_event_type_ids[event->type], event->player);
      table_event_free (&colonia_events, event);
    }

  return g_string_free (text, FALSE);
}

/* Looks of a game. Who goes to another place in the chronicle goes back and forth
 * at once, which undoing takes step by step: then it says nothing. */
typedef struct {
  GPtrArray *undo;
  GPtrArray *redo;
  gboolean loose;
} Model;

static void
model_take (Model *model,
            Move   move,
            char  *before,
            char  *after)
{
  GPtrArray *from = move == UNDO ? model->undo : model->redo;
  GPtrArray *to = move == UNDO ? model->redo : model->undo;

  if (from->len > 0)
    {
      g_autofree char *expected = g_ptr_array_steal_index (from, from->len - 1);

      g_assert_cmpstr (after, ==, expected);
      g_ptr_array_add (to, g_strdup (before));
    }
  else if (!model->loose)
    {
      /* It began with events that nobody saw being entered, and what could be redone
       * before a correction still can be. */
      g_assert_true (g_str_has_prefix (move == UNDO ? before : after, move == UNDO ? after : before)
                     || strstr (before, "waits: ") != NULL);
      g_ptr_array_add (to, g_strdup (before));
    }
  else
    {
      g_ptr_array_set_size (to, 0);
    }
}

static void
model_do (Model *model,
          Move   move,
          char  *before,
          char  *after)
{
  switch (move)
    {
    case UNDO:
    case REDO:
      model_take (model, move, before, after);
      break;

    case GO_TO:
      g_ptr_array_set_size (model->undo, 0);
      g_ptr_array_set_size (model->redo, 0);
      model->loose = TRUE;
      break;

    default:
      g_ptr_array_add (model->undo, g_strdup (before));
      g_ptr_array_set_size (model->redo, 0);
      model->loose = FALSE;
    }
}

/* Whether one that goes on, whose text is told, is as one that was opened again some steps
 * before. */
static void
assert_alike (TableSession *session,
              const char   *text,
              TableSession *other)
{
  g_autofree char *timeless = drop_times (text);
  g_autofree char *other_text = table_record_to_text (get_record (other));
  g_autofree char *other_timeless = drop_times (other_text);

  g_assert_cmpstr (timeless, ==, other_timeless);
  g_assert_true (colonia_state_equal (colonia_session_get_state (session), colonia_session_get_state (other)));
  g_assert_cmpstr (table_session_get_undo_text (session), ==, table_session_get_undo_text (other));
  g_assert_cmpstr (table_session_get_redo_text (session), ==, table_session_get_redo_text (other));
  g_assert_cmpuint (g_list_model_get_n_items (table_session_get_chronicle (session)), ==,
                    g_list_model_get_n_items (table_session_get_chronicle (other)));
}

/* What a game is at one moment. */
typedef struct {
  char *look;
  char *text;
  GPtrArray *earlier;
} Moment;

static Moment *
moment_new (TableSession *session)
{
  Moment *moment = g_new (Moment, 1);

  moment->look = look (session);
  moment->text = table_record_to_text (get_record (session));
  moment->earlier = list_earlier (moment->text);

  return moment;
}

static void
moment_free (Moment *moment)
{
  g_free (moment->look);
  g_free (moment->text);
  g_ptr_array_unref (moment->earlier);
  g_free (moment);
}

static guint
play_randomly (ColoniaTracking tracking,
               guint32         seed,
               int             n_moves)
{
  GRand *rand = g_rand_new_with_seed (seed);
  GPtrArray *games = get_games (tracking, g_rand_int_range (rand, COLONIA_MIN_PLAYERS, COLONIA_MAX_PLAYERS + 1));
  TableRecord *game = games->pdata[0];
  guint n_events = (guint) g_rand_int_range (rand, 0, N_EVENTS_AT_FIRST);
  g_autoptr (TableSession) session = table_session_new (table_record_copy (game, MIN (n_events, table_record_get_cursor (game))), NULL, NULL);
  Model model = { g_ptr_array_new_with_free_func (g_free), g_ptr_array_new_with_free_func (g_free), FALSE };
  Moment *before = moment_new (session);
  g_autoptr (TableSession) other = written_session (before->text);
  guint n_waited = 0;

  for (int i = 0; i < n_moves; i++)
    {
      g_autoptr (TableRecord) then = table_record_copy (get_record (session), G_MAXUINT);
      Deed deed = choose_deed (session, games, rand);
      Moment *after;

      do_deed (session, &deed);
      do_deed (other, &deed);
      after = moment_new (session);
      model_do (&model, deed.move, before->look, after->look);
      assert_alike (session, after->text, other);
      assert_kept (get_record (session), then);
      assert_earlier_kept (after->earlier, before->earlier);
      n_waited += table_session_count_waiting (session) > 0;
      /* Killed, and opened from the disk. */
      if (g_rand_int_range (rand, 0, MOVES_FOR_OPENING) == 0)
        {
          g_object_unref (other);
          other = written_session (after->text);
        }

      moment_free (before);
      before = after;
    }

  moment_free (before);
  g_ptr_array_unref (model.undo);
  g_ptr_array_unref (model.redo);
  g_rand_free (rand);

  return n_waited;
}

static void
test_random (gconstpointer data)
{
  ColoniaTracking tracking = (ColoniaTracking) GPOINTER_TO_INT (data);
  gboolean many = count_random_games () >= GAMES_FOR_MANY;
  guint32 n_stories = many ? N_MANY_STORIES : MAX (count_random_games () / 2, FEWEST_STORIES);
  guint32 n_long_stories = many ? N_LONG_STORIES : tracking == COLONIA_TRACKING_FULL;
  guint n_waited = 0;

  for (guint32 seed = 1; seed <= n_stories; seed++)
    n_waited += play_randomly (tracking, seed, N_MOVES);
  for (guint32 seed = 1; seed <= n_long_stories; seed++)
    n_waited += play_randomly (tracking, seed, N_LONG_MOVES);

  /* The test would be worth less if nothing ever waited. */
  g_test_message ("something waited after %u moves", n_waited);
  g_assert_cmpuint (n_waited, >, n_stories * N_MOVES / 100);
}

/* Killed */

/* All that is in a record, undone and set aside as well, but no times. */
static char *
digest (const TableRecord *record)
{
  g_autofree char *text = table_record_to_text (record);
  g_autofree char *timeless = drop_times (text);

  return g_compute_checksum_for_string (G_CHECKSUM_SHA1, timeless, -1);
}

static TableRecord *
load (const char *path)
{
  g_autoptr (GError) error = NULL;
  TableRecord *record = table_record_load (path, &error);

  g_assert_no_error (error);

  return record;
}

/* What would be on the disk after something was done. */
static char *
try_deed (TableSession *session,
          const Deed   *deed)
{
  g_autofree char *text = table_record_to_text (get_record (session));
  g_autoptr (TableSession) other = written_session (text);

  do_deed (other, deed);

  return digest (get_record (other));
}

/* What is killed: does anything whatever to a game, and says before each step what
 * will be on the disk, and afterwards what is. It does not end by itself. */
G_NORETURN static void
play_for_ever (const char *path,
               guint32     seed)
{
  GPtrArray *games = get_games (COLONIA_TRACKING_FULL, 4);
  GRand *rand = g_rand_new_with_seed (seed);
  g_autofree char *etag = doc_get_mark (path);
  g_autoptr (TableSession) session = table_session_new (load (path), path, etag);

  while (TRUE)
    {
      Deed deed = choose_deed (session, games, rand);
      g_autofree char *to = try_deed (session, &deed);
      g_autofree char *at = NULL;

      g_print ("to %s\n", to);
      do_deed (session, &deed);
      settle (session);
      g_assert_null (table_session_get_error (session));
      at = digest (get_record (session));
      g_assert_cmpstr (at, ==, to);
      g_print ("at %s\n", at);
    }
}

/* Reads one line of what the other one says. Returns whether there was a whole one. */
static gboolean
read_step (FILE  *said,
           char **at,
           char **to)
{
  char line[64];
  char **place;

  if (fgets (line, sizeof line, said) == NULL || strchr (line, '\n') == NULL)
    return FALSE;

  place = g_str_has_prefix (line, "at ") ? at : to;
  g_free (*place);
  *place = g_strdup (g_strchomp (line + strlen ("at ")));

  return TRUE;
}

static void
play_and_kill (const char *path,
               GRand      *rand)
{
  g_autofree char *seed = g_strdup_printf ("%u", g_rand_int (rand));
  const char *const command[] = { own_path, "--play", path, seed, NULL };
  g_autoptr (TableRecord) before = load (path);
  g_autoptr (TableRecord) kept = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *at = digest (before);
  g_autofree char *to = NULL;
  g_autofree char *found = NULL;
  GPid child;
  FILE *said;
  int pipe_end, status;

  g_spawn_async_with_pipes (NULL, (char **) command, NULL, G_SPAWN_DO_NOT_REAP_CHILD, NULL, NULL, &child,
                            NULL, &pipe_end, NULL, &error);
  g_assert_no_error (error);
  said = fdopen (pipe_end, "r");
  for (int i = g_rand_int_range (rand, 1, MOST_LINES_BEFORE_KILL); i > 0 && read_step (said, &at, &to); i--)
    ;
  g_usleep ((gulong) g_rand_int_range (rand, 0, MOST_MICROSECONDS_BEFORE_KILL));
  g_assert_cmpint (kill (child, SIGKILL), ==, 0);
  while (read_step (said, &at, &to))
    ;
  fclose (said);
  g_assert_cmpint (waitpid (child, &status, 0), ==, child);
  g_assert_true (WIFSIGNALED (status) && WTERMSIG (status) == SIGKILL);

  kept = load (path);
  found = digest (kept);
  if (g_strcmp0 (found, to) != 0)
    g_assert_cmpstr (found, ==, at);
}

static void
test_killed (Place        *place,
             gconstpointer data)
{
  TableRecord *game = get_games (COLONIA_TRACKING_FULL, 4)->pdata[0];
  g_autoptr (TableRecord) begun = table_record_copy (game, N_EVENTS_AT_FIRST);
  GRand *rand = g_rand_new_with_seed (16);

  g_assert_true (table_record_save (begun, place->path, NULL));
  for (guint i = 0; i < MIN (MOST_KILLS, count_random_games () / GAMES_FOR_A_KILL + 1); i++)
    play_and_kill (place->path, rand);
  g_rand_free (rand);
}

/* What was undone by replacing is not redone once the game has gone on, though nothing is
 * set aside for the event that was entered: what waits waits as before. */
static void
test_gone_on (void)
{
  static const char text[] =
    "{\"format\":\"kontor-record\",\"version\":1,\"game\":\"colonia\",\"tracking\":\"essentials\","
    "\"players\":[{\"name\":\"A\",\"color\":\"red\"},{\"name\":\"B\",\"color\":\"blue\"},{\"name\":\"C\",\"color\":\"green\"}],"
    "\"cursor\":0,\"events\":[{\"type\":\"order\",\"player\":2,\"craftsman\":\"saddler\","
    "\"waits\":{\"week\":3,\"day\":\"thursday\",\"step\":\"orders\"}}]}";
  g_autoptr (TableSession) session = written_session (text);
  const Deed deed = { .move = PEOPLE, .note = "Other" };

  change_people (session, &deed);
  table_session_undo (session);
  play_note (session, "Gone on");
  table_session_undo (session);
  g_assert_cmpuint (get_cursor (session), ==, 0);
  g_assert_cmpuint (table_session_count_waiting (session), ==, 1);

  g_assert_cmpstr (table_session_get_redo_text (session), ==, "Note: Gone on");
  table_session_redo (session);
  g_assert_cmpuint (get_cursor (session), ==, 1);
  g_assert_cmpstr (table_record_get_person (get_record (session), 1)->name, ==, "B");
}

/* Only what says so is undone. */
static void
test_undone (void)
{
  static const struct {
    const char *value;
    gboolean undone;
  } cases[] = { { "true", TRUE }, { "false", FALSE }, { "null", FALSE }, { "\"yes\"", FALSE } };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *text = g_strdup_printf ("{\"earlier\":[{\"after\":0,\"undone\":%s,\"events\":[]}]}", cases[i].value);
      g_autoptr (JsonNode) root = json_from_string (text, NULL);

      g_assert_cmpint (table_earlier_get (json_node_get_object (root), 0).undone, ==, cases[i].undone);
    }
}

int
main (int    argc,
      char **argv)
{
  own_path = argv[0];
  if (argc == 4 && g_str_equal (argv[1], "--play"))
    play_for_ever (argv[2], (guint32) g_ascii_strtoull (argv[3], NULL, 10));

  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/earlier/undone", test_undone);
  g_test_add_func ("/earlier/gone-on", test_gone_on);
  g_test_add_data_func ("/earlier/random/full", GINT_TO_POINTER (COLONIA_TRACKING_FULL), test_random);
  g_test_add_data_func ("/earlier/random/essentials", GINT_TO_POINTER (COLONIA_TRACKING_ESSENTIALS), test_random);
  g_test_add ("/earlier/killed", Place, NULL, place_set_up, test_killed, place_tear_down);

  return g_test_run ();
}

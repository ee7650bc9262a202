/* test-limits.c: nothing is written that could not be read again
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Records as large as they may be, in each way, in which somebody goes on to play, to
 * undo and to correct. Whatever they say, what they would write is read.
 */

#include "colonia-session.h"
#include "colonia-typed.h"
#include "patience.h"
#include "table-session.h"
#include "table-simulation.h"
#include "written.h"

#include <string.h>

#define MAX_EVENTS 25000
#define MAX_BYTES (16 * 1024 * 1024)
#define MAX_MEMBERS 512
#define MAX_DEPTH 512
#define MAX_EARLIER 50

/* Where tests are to play fewer games than that, there is no time. */
#define GAMES_FOR_LARGE 100

#define HEAD \
  "{\"format\":\"kontor-record\",\"version\":1,\"game\":\"colonia\",\"tracking\":\"essentials\"," \
  "\"players\":[{\"name\":\"A\",\"color\":\"red\"},{\"name\":\"B\",\"color\":\"blue\"},{\"name\":\"C\",\"color\":\"green\"}],"

/* So many events, one like the other. */
static char *
repeat (const char *event,
        guint       n_events)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < n_events; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? "," : "", event);

  return g_string_free (text, FALSE);
}

/* A game of so many notes, and what else its document has. */
static char *
make_text (guint       n_notes,
           const char *note,
           const char *rest)
{
  g_autofree char *notes = repeat (note, n_notes);

  return g_strdup_printf (HEAD "\"events\":[%s]%s}", notes, rest);
}

static TableSession *
open_text (char *text)
{
  g_autofree char *own = text;

  return table_session_new (written_record (own), NULL, NULL);
}

static void
assert_readable (TableSession *session)
{
  g_autofree char *text = table_record_to_text (table_session_get_record (session));
  g_autoptr (TableRecord) record = NULL;

  g_assert_cmpuint (strlen (text), <=, MAX_BYTES);
  record = written_record (text);
  g_assert_cmpuint (table_record_get_cursor (record), ==,
                    table_record_get_cursor (table_session_get_record (session)));
}

static void
on_refused (TableSession    *session,
            ColoniaObstacle *obstacle,
            gpointer         events,
            guint            n_events,
            int              roller,
            guint           *n_refused)
{
  g_autofree char *sentence = table_session_tell_obstacle (session, obstacle, G_MAXUINT);

  g_assert_cmpint (obstacle->kind, ==, TABLE_OBSTACLE_RECORD_FULL);
  g_assert_nonnull (strstr (sentence, "is full"));
  ++*n_refused;
}

/* Enters a note of so many characters. Returns whether it was accepted. */
static gboolean
enter_note (TableSession *session,
            gsize         length)
{
  g_auto (ColoniaEvent) note = { 0 };
  guint n_refused = 0;

  colonia_event_init (&note, COLONIA_EVENT_NOTE);
  note.text = g_strnfill (length, 'x');
  g_signal_connect (session, "refused", G_CALLBACK (on_refused), &n_refused);
  colonia_session_play (session, &note, TABLE_ROLLER_NONE);
  g_signal_handlers_disconnect_by_data (session, &n_refused);

  return n_refused == 0;
}

static gboolean
take_out (TableSession *session,
          guint         index)
{
  g_autoptr (TableRevision) revision = NULL;
  ColoniaObstacle obstacle;

  revision = colonia_session_try_revision (session, index, NULL, TABLE_ROLLER_NONE);
  obstacle = table_revision_get_obstacle (revision);
  if (obstacle.kind != TABLE_OBSTACLE_NONE)
    {
      g_assert_cmpint (obstacle.kind, ==, TABLE_OBSTACLE_RECORD_FULL);
      return FALSE;
    }

  table_session_accept (session, revision);

  return TRUE;
}

/* The last event that a record takes, and one more. What is taken out makes room, and
 * what was full is full again when that is undone. */
static void
test_events (void)
{
  g_autoptr (TableSession) session = open_text (make_text (MAX_EVENTS - 1, "{\"type\":\"note\",\"text\":\"x\"}", ""));
  const TableRecord *record;

  g_assert_true (enter_note (session, 1));
  g_assert_false (enter_note (session, 1));
  assert_readable (session);
  g_assert_true (take_out (session, MAX_EVENTS - 10));
  assert_readable (session);
  record = table_session_get_record (session);
  g_assert_cmpuint (table_record_get_cursor (record), ==, MAX_EVENTS - 1);
  g_assert_true (enter_note (session, 1));
  g_assert_false (enter_note (session, 1));

  table_session_undo (session);
  table_session_undo (session);
  record = table_session_get_record (session);
  g_assert_cmpuint (table_record_get_cursor (record), ==, MAX_EVENTS);
  assert_readable (session);
  g_assert_false (enter_note (session, 1));
  g_assert_cmpuint (table_record_get_cursor (record), ==, MAX_EVENTS);
}

/* Written as we write it the document is larger than it was. */
static void
test_bytes (void)
{
  g_autofree char *filler = g_strnfill (TABLE_MAX_TEXT, 'y');
  g_autofree char *note = g_strdup_printf ("{\"type\":\"note\",\"text\":\"%s\"}", filler);
  g_autoptr (TableSession) session = open_text (make_text (MAX_BYTES / (TABLE_MAX_TEXT + 40) - 20, note, ""));
  guint n_entered = 0;

  /* What was taken out is forgotten for the last of them. */
  g_assert_true (take_out (session, table_record_get_cursor (table_session_get_record (session)) - 1));
  while (enter_note (session, TABLE_MAX_TEXT))
    n_entered++;
  g_test_message ("%u more notes were taken", n_entered);
  g_assert_cmpuint (n_entered, >, 0);
  g_assert_cmpuint (table_record_get_n_earlier (table_session_get_record (session)), ==, 0);
  g_assert_true (enter_note (session, 1));
  assert_readable (session);

  /* There is no room to keep what would be replaced. */
  g_assert_false (take_out (session, 0));
  g_assert_true (take_out (session, table_record_get_cursor (table_session_get_record (session)) - 1));
  assert_readable (session);

  /* Forgetting what is set aside would not make enough. */
  g_assert_false (enter_note (session, TABLE_MAX_TEXT));
  g_assert_cmpuint (table_record_get_n_earlier (table_session_get_record (session)), ==, 1);
}

/* Undoes an event, and tells whether that was accepted. */
static gboolean
undo (TableSession *session)
{
  guint n_refused = 0;

  g_signal_connect (session, "refused", G_CALLBACK (on_refused), &n_refused);
  table_session_undo (session);
  g_signal_handlers_disconnect_by_data (session, &n_refused);

  return n_refused == 0;
}

/* A game of three notes in a document of so many members, and what else it has. */
static TableSession *
open_with_members (guint       n_members,
                   const char *more)
{
  GString *rest = g_string_new (more);
  TableSession *session;

  for (guint i = *more != '\0' ? 7 : 6; i < n_members; i++)
    g_string_append_printf (rest, ",\"member %u\":%u", i, i);
  session = open_text (make_text (3, "{\"type\":\"note\",\"text\":\"x\"}", rest->str));
  g_string_free (rest, TRUE);

  return session;
}

/* Four members come later. */
static void
test_members (void)
{
  g_autoptr (TableSession) roomy = open_with_members (MAX_MEMBERS - 4, "");
  g_autoptr (TableSession) session = open_with_members (MAX_MEMBERS - 3, "");

  g_assert_true (undo (roomy));
  g_assert_true (enter_note (roomy, 1));
  g_assert_true (undo (roomy));
  assert_readable (roomy);

  g_assert_false (enter_note (session, 1));
  g_assert_false (take_out (session, 1));

  /* The cursor would be one member too many. */
  g_assert_false (undo (session));
  g_assert_cmpuint (table_record_get_cursor (table_session_get_record (session)), ==, 3);
  assert_readable (session);
}

/* Redoing what was replaced would undo an event, too, and then the cursor be one member
 * too many. Nothing that is set aside is forgotten for that, as it would not help. */
static void
test_members_and_earlier (void)
{
  g_autoptr (TableSession) session = open_with_members (
    MAX_MEMBERS,
    ",\"earlier\":[{\"after\":2,\"cursor\":3,\"until\":2,\"events\":[{\"type\":\"note\",\"text\":\"old\"}]},"
    "{\"after\":2,\"cursor\":2,\"until\":3,\"undone\":true,\"events\":[{\"type\":\"note\",\"text\":\"new\"}]}]");
  const TableRecord *record = table_session_get_record (session);

  g_assert_cmpuint (table_record_find_redo (record), ==, 1);
  table_session_redo (session);
  g_assert_cmpuint (table_record_get_cursor (record), ==, 3);
  assert_readable (session);
  g_assert_false (enter_note (session, 1));
  g_assert_false (undo (session));
  g_assert_cmpuint (table_record_get_n_earlier (record), ==, 2);
}

/* Numbers of three characters are written with twenty, so even a stranger's game of which
 * only something is undone would be too large. */
static void
test_numbers (void)
{
  GString *rest = g_string_new (",\"numbers\":[0.1");
  g_autoptr (TableSession) session = NULL;

  for (guint i = 0; i < 990000; i++)
    g_string_append (rest, ",0.1");
  g_string_append_c (rest, ']');
  session = open_text (make_text (3, "{\"type\":\"note\",\"text\":\"x\"}", rest->str));
  g_string_free (rest, TRUE);

  g_assert_false (undo (session));
  g_assert_cmpuint (table_record_get_cursor (table_session_get_record (session)), ==, 3);
}

/* What is set aside is two deeper than it was. */
static void
test_depth (void)
{
  g_autofree char *opening = g_strnfill (MAX_DEPTH - 3, '[');
  g_autofree char *closing = g_strnfill (MAX_DEPTH - 3, ']');
  g_autofree char *note = g_strdup_printf ("{\"type\":\"note\",\"text\":\"x\",\"deep\":%s%s}", opening, closing);
  g_autoptr (TableSession) session = open_text (make_text (2, note, ""));

  g_assert_false (take_out (session, 1));
  g_assert_true (enter_note (session, 1));
  table_session_go_to (session, 1);
  g_assert_false (enter_note (session, 1));
  g_assert_cmpuint (table_record_get_n_events (table_session_get_record (session)), ==, 3);
  assert_readable (session);
}

/* Events that were undone by replacing take a line each when that is redone. Where a
 * stranger's document has no room for that nothing happens, and nothing is forgotten. */
static void
test_lines (void)
{
  static const gsize spare[] = { 4000, 20000 };
  g_autofree char *undone = repeat ("{\"type\":\"note\",\"text\":\"x\"}", 2000);

  for (gsize i = 0; i < G_N_ELEMENTS (spare); i++)
    {
      g_autofree char *filler = g_strnfill (MAX_BYTES - strlen (undone) - 1000 - spare[i], 'y');
      g_autofree char *rest = g_strdup_printf (
        ",\"earlier\":[{\"after\":2,\"cursor\":2,\"until\":3,\"events\":[]},"
        "{\"after\":2,\"cursor\":2002,\"until\":3,\"undone\":true,\"events\":[%s]}],\"filler\":\"%s\"",
        undone, filler);
      g_autoptr (TableSession) session = open_text (make_text (3, "{\"type\":\"note\",\"text\":\"x\"}", rest));
      const TableRecord *record = table_session_get_record (session);

      g_assert_cmpuint (table_record_find_redo (record), ==, 1);
      table_session_redo (session);
      g_assert_cmpuint (table_record_get_cursor (record), ==, i == 0 ? 3 : 2002);
      g_assert_cmpuint (table_record_get_n_earlier (record), ==, i == 0 ? 2 : 1);
      while (enter_note (session, 1000))
        ;
      assert_readable (session);
    }
}

/* So many values that some must be forgotten. */
static void
test_values (void)
{
  GString *note = g_string_new ("{\"type\":\"note\",\"text\":\"x\",\"values\":[");
  g_autoptr (TableSession) session = NULL;

  for (guint i = 0; i < 1000; i++)
    g_string_append_printf (note, "%s%u", i > 0 ? "," : "", i % 10);
  g_string_append (note, "]}");
  session = open_text (make_text (300, note->str, ""));
  g_string_free (note, TRUE);

  for (guint i = 0; i < 4; i++)
    g_assert_true (take_out (session, 0));
  assert_readable (session);
  g_assert_cmpuint (table_record_get_n_earlier (table_session_get_record (session)), <, 4);
  g_assert_cmpuint (table_record_get_n_earlier (table_session_get_record (session)), >, 0);
}

/* A game that somebody else gave so many numbers, and in which nearly all waits once an event near its
 * beginning was another. Returns whether that is accepted. */
static gboolean
correct_early (guint n_numbers)
{
  g_autoptr (TableRecord) game = table_simulate (&colonia_game, 3, COLONIA_TRACKING_ESSENTIALS, 1);
  g_autofree char *text = table_record_to_text (game);
  g_autofree char *numbers = repeat ("0", n_numbers);
  g_autofree char *whole = g_strdup_printf ("%.*s,\"numbers\":[%s]}", (int) (strrchr (text, '}') - text), text, numbers);
  g_autoptr (TableSession) session = table_session_new (written_record (whole), NULL, NULL);
  g_autoptr (TableRevision) revision = NULL;
  g_auto (ColoniaEvent) note = { 0 };

  colonia_event_init (&note, COLONIA_EVENT_NOTE);
  note.text = g_strdup ("x");
  revision = colonia_session_try_revision (session, 2, &note, TABLE_ROLLER_NONE);
  if (table_revision_get_obstacle (revision).kind != TABLE_OBSTACLE_NONE)
    return FALSE;

  table_session_accept (session, revision);
  g_assert_cmpuint (table_session_count_waiting (session), >, 100);
  assert_readable (session);

  return TRUE;
}

/* What waits says so, which takes room. */
static void
test_waiting (void)
{
  g_assert_true (correct_early (900000));
  g_assert_false (correct_early (997000));
}

/* Of more than fifty replacements the oldest are forgotten. */
static void
test_earlier (void)
{
  g_autoptr (TableSession) session = open_text (make_text (100, "{\"type\":\"note\",\"text\":\"x\"}", ""));
  guint n_undone = 0;

  for (guint i = 0; i < MAX_EARLIER + 10; i++)
    {
      g_assert_true (take_out (session, 1));
      g_assert_cmpuint (table_record_get_n_earlier (table_session_get_record (session)), ==, MIN (i + 1, MAX_EARLIER));
    }

  while (table_record_find_undo (table_session_get_record (session)) != TABLE_NO_EARLIER)
    {
      table_session_undo (session);
      n_undone++;
    }
  g_assert_cmpuint (n_undone, ==, MAX_EARLIER / 2);
  assert_readable (session);
}

/* What other programs leave */

/* An entry that says no more than it must is undone behind the event that came in its
 * place. */
static void
test_foreign (void)
{
  g_autoptr (TableSession) session = open_text (make_text (
    3, "{\"type\":\"note\",\"text\":\"x\"}",
    ",\"earlier\":[{\"after\":2,\"events\":[{\"type\":\"note\",\"text\":\"old\"},{\"type\":\"boat\"}]}]"));
  const TableRecord *record = table_session_get_record (session);

  table_session_undo (session);
  g_assert_cmpuint (table_record_get_cursor (record), ==, 2);
  g_assert_cmpuint (table_record_get_n_events (record), ==, 4);
  g_assert_cmpuint (table_record_get_n_known (record), ==, 3);
  g_assert_cmpstr (colonia_record_get_event (record, 2)->text, ==, "old");
  g_assert_cmpstr (table_session_get_redo_text (session), ==, "Note: x");
  table_session_redo (session);
  g_assert_cmpstr (colonia_record_get_event (record, 2)->text, ==, "x");
  assert_readable (session);
}

/* Entries that count on events which are not there, or would make too many, or in
 * which our own members are anything. */
static void
test_nonsense (void)
{
  const char *const entries[] = {
    "{\"after\":4,\"events\":[]}",
    "{\"after\":25000,\"events\":[{}],\"until\":3}",
    "{\"after\":2,\"events\":[{}],\"until\":[],\"cursor\":{},\"at\":7,\"undone\":null}",
    "{\"after\":2,\"events\":[{}],\"until\":-1,\"cursor\":999999999999999999,\"at\":null}",
    "{\"after\":2,\"events\":[{\"waits\":{}},{\"waits\":{\"week\":1,\"day\":\"friday\",\"step\":\"orders\"}}],\"until\":3}",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (entries); i++)
    {
      g_autofree char *rest = g_strdup_printf (",\"earlier\":[%s]", entries[i]);
      g_autoptr (TableSession) session = open_text (make_text (3, "{\"type\":\"note\",\"text\":\"x\"}", rest));

      table_session_undo (session);
      assert_readable (session);
      table_session_redo (session);
      assert_readable (session);
      table_session_go_back (session, 0);
      assert_readable (session);
      g_assert_true (enter_note (session, 1));
      assert_readable (session);
    }
}

static void
keep_kind (int                   *kind,
           const ColoniaObstacle *obstacle)
{
  *kind = obstacle->kind;
}

/* What does not belong to the game does not go back into it, and that is said. */
static void
test_not_of_game (void)
{
  g_autoptr (TableSession) session = open_text (make_text (3, "{\"type\":\"note\",\"text\":\"x\"}",
                                                           ",\"earlier\":[{\"after\":20000,\"events\":[]}]"));
  ColoniaObstacle obstacle = { .kind = TABLE_OBSTACLE_NONE, .player = COLONIA_NOBODY };
  g_autofree char *sentence = NULL;

  g_signal_connect_swapped (session, "refused", G_CALLBACK (keep_kind), &obstacle.kind);
  g_assert_false (table_session_go_back (session, 0));
  g_assert_cmpint (obstacle.kind, ==, TABLE_OBSTACLE_NOT_OF_GAME);
  sentence = table_session_tell_obstacle (session, &obstacle, 0);
  g_assert_nonnull (strstr (sentence, "does not belong to this game"));
}

/* What would bring more events into the game than it may have is not undone: the last
 * note is. */
static void
test_too_many (void)
{
  for (guint n_too_many = 0; n_too_many <= 1; n_too_many++)
    {
      g_autofree char *events = repeat ("{}", MAX_EVENTS - 2 + n_too_many);
      g_autofree char *rest = g_strdup_printf (",\"earlier\":[{\"after\":2,\"events\":[%s],\"until\":3}]", events);
      g_autoptr (TableSession) session = open_text (make_text (3, "{\"type\":\"note\",\"text\":\"x\"}", rest));
      const TableRecord *record = table_session_get_record (session);

      table_session_undo (session);
      g_assert_cmpuint (table_record_get_cursor (record), ==, 2);
      g_assert_cmpuint (table_record_get_n_events (record), ==, n_too_many == 0 ? MAX_EVENTS : 3);
      assert_readable (session);
    }
}

/* Of so many events that are set aside the oldest go. */
static void
test_too_many_earlier (void)
{
  for (guint n_too_many = 0; n_too_many <= 1; n_too_many++)
    {
      g_autofree char *events = repeat ("{}", MAX_EVENTS - 1 + n_too_many);
      g_autofree char *rest = g_strdup_printf (",\"earlier\":[{\"after\":2,\"events\":[%s],\"until\":0}]", events);
      g_autoptr (TableSession) session = open_text (make_text (3, "{\"type\":\"note\",\"text\":\"x\"}", rest));

      g_assert_true (take_out (session, 2));
      g_assert_cmpuint (table_record_get_n_earlier (table_session_get_record (session)), ==, 2 - n_too_many);
      assert_readable (session);
    }
}

/* Where what goes for a redone replacement is not kept from the first time it is set aside
 * now. */
static void
test_unpaired (void)
{
  g_autoptr (TableSession) session = open_text (make_text (
    2, "{\"type\":\"note\",\"text\":\"x\"}",
    ",\"earlier\":[{\"after\":1,\"cursor\":2,\"until\":2,\"undone\":true,\"events\":[{\"type\":\"note\",\"text\":\"new\"}]}]"));
  const TableRecord *record = table_session_get_record (session);

  table_session_redo (session);
  g_assert_cmpstr (colonia_record_get_event (record, 1)->text, ==, "new");
  table_session_undo (session);
  g_assert_cmpuint (table_record_get_cursor (record), ==, 2);
  g_assert_cmpstr (colonia_record_get_event (record, 1)->text, ==, "x");
  assert_readable (session);
}

/* What waits says so, and is an event: all else is only undone. */
static void
test_waiting_nonsense (void)
{
  const char *const events[] = {
    "{\"type\":\"note\",\"text\":\"x\",\"waits\":null}",
    "{\"type\":\"note\",\"text\":\"x\",\"waits\":{\"week\":7,\"day\":\"friday\",\"step\":\"orders\"}}",
    "{\"type\":\"note\",\"text\":\"x\",\"waits\":{\"week\":1,\"day\":\"friday\",\"step\":\"orders\",\"edict\":0}}",
    "{\"type\":\"boat\",\"waits\":{\"week\":1,\"day\":\"friday\",\"step\":\"orders\"}}",
    "{\"waits\":{\"week\":1,\"day\":\"friday\",\"step\":\"orders\"}}",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (events); i++)
    {
      g_autoptr (TableSession) session = open_text (make_text (1, events[i], ",\"cursor\":0"));

      g_assert_cmpuint (table_session_count_waiting (session), ==, 0);
      g_assert_true (enter_note (session, 1));
    }
}

/* What waits for a day that the game has passed is left out, and what waits for one to
 * come waits, though nobody can say how it was told. */
static void
test_waiting_forgotten (void)
{
  g_autoptr (TableSession) session = open_text (make_text (
    1, "{\"type\":\"order\",\"player\":2,\"craftsman\":\"saddler\","
       "\"waits\":{\"week\":3,\"day\":\"thursday\",\"step\":\"orders\"}}", ",\"cursor\":0"));

  g_assert_cmpuint (table_session_count_waiting (session), ==, 1);
  g_assert_true (enter_note (session, 1));
  g_assert_cmpuint (table_session_count_waiting (session), ==, 1);
  table_session_stop_waiting (session);
  g_assert_cmpuint (table_session_count_waiting (session), ==, 0);
  table_session_undo (session);
  g_assert_cmpuint (table_session_count_waiting (session), ==, 1);
  assert_readable (session);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  /* Records of megabytes take minutes under the sanitizers. */
  if (count_random_games () >= GAMES_FOR_LARGE)
    {
      g_test_add_func ("/limits/events", test_events);
      g_test_add_func ("/limits/bytes", test_bytes);
      g_test_add_func ("/limits/numbers", test_numbers);
      g_test_add_func ("/limits/values", test_values);
      g_test_add_func ("/limits/waiting", test_waiting);
      g_test_add_func ("/limits/lines", test_lines);
    }
  g_test_add_func ("/limits/members", test_members);
  g_test_add_func ("/limits/members-and-earlier", test_members_and_earlier);
  g_test_add_func ("/limits/depth", test_depth);
  g_test_add_func ("/limits/earlier", test_earlier);
  g_test_add_func ("/limits/foreign/plain", test_foreign);
  g_test_add_func ("/limits/foreign/nonsense", test_nonsense);
  g_test_add_func ("/limits/foreign/not-of-game", test_not_of_game);
  g_test_add_func ("/limits/foreign/too-many", test_too_many);
  g_test_add_func ("/limits/foreign/too-many-earlier", test_too_many_earlier);
  g_test_add_func ("/limits/foreign/unpaired", test_unpaired);
  g_test_add_func ("/limits/foreign/waiting-nonsense", test_waiting_nonsense);
  g_test_add_func ("/limits/foreign/waiting-forgotten", test_waiting_forgotten);

  return g_test_run ();
}

/* test-keeper.c: a game that is tracked is on disk, whatever happens
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "colonia-session.h"
#include "colonia-typed.h"
#include "doc-file.h"
#include "patience.h"
#include "place.h"
#include "table-keeper.h"

#include <glib/gstdio.h>
#include <string.h>
#include <utime.h>

/* In seconds: what is older than an hour was left by somebody who was killed. */
#define OLD 3660
#define YOUNG 3540

/* Helpers */

static void
wait_for_error (TableSession *session)
{
  while (table_session_get_error (session) == NULL)
    iterate ();
  settle (session);
}

static void
wait_until_gone (gpointer *object)
{
  while (*object != NULL)
    iterate ();
}

static gboolean
has_notes (const char *path,
           const char *expected)
{
  g_autofree char *notes = read_notes (path);

  return g_str_equal (notes, expected);
}

/* Begins a game that is on disk already. */
static TableSession *
begin_session (Place *place)
{
  TableSession *session = table_session_new (begin_game (), place->path, NULL);

  settle (session);
  assert_on_disk (session);

  return session;
}

static void
count_call (GObject *object,
            guint   *n)
{
  ++*n;
}

/* Writing */

static void
test_new (Place        *place,
          gconstpointer data)
{
  g_autoptr (TableSession) session = table_session_new (begin_game (), place->path, NULL);

  g_assert_true (table_session_is_busy (session));
  g_assert_cmpstr (table_session_get_path (session), ==, place->path);
  settle (session);
  assert_on_disk (session);
}

/* A game that was read is not written before something happens. */
static void
test_read (Place        *place,
           gconstpointer data)
{
  G_GNUC_UNUSED g_autoptr (TableSession) first = begin_session (place);
  g_autoptr (TableSession) session = NULL;
  g_autofree char *etag = doc_get_mark (place->path);
  g_autofree char *still = NULL;

  session = table_session_new (table_record_load (place->path, NULL), place->path, etag);
  g_assert_false (table_session_is_busy (session));
  while (g_main_context_iteration (NULL, FALSE))
    continue;
  still = doc_get_mark (place->path);
  g_assert_cmpstr (still, ==, etag);

  play_note (session, "One");
  g_assert_true (table_session_is_busy (session));
  settle (session);
  assert_on_disk (session);
}

static void
on_changed_look_at_disk (TableSession *session,
                         guint        *n_changed)
{
  guint cursor = table_record_get_cursor (table_session_get_record (session));
  g_autoptr (TableRecord) found = table_record_load (table_session_get_path (session), NULL);

  ++*n_changed;
  g_assert_cmpuint (cursor, ==, *n_changed);
  g_assert_cmpuint (table_record_get_cursor (found), ==, cursor - 1);
}

static void
test_one_after_the_other (Place        *place,
                          gconstpointer data)
{
  g_autoptr (TableSession) session = begin_session (place);
  guint n_changed = 0;

  g_signal_connect (session, "changed", G_CALLBACK (on_changed_look_at_disk), &n_changed);
  play_note (session, "One");
  play_note (session, "Two");
  play_note (session, "Three");
  g_assert_cmpuint (n_changed, ==, 1);

  settle (session);
  g_assert_cmpuint (n_changed, ==, 3);
  assert_on_disk (session);
  assert_notes (place->path, "One,Two,Three");
}

static void
play_answer (TableSession    *session,
             ColoniaObstacle *obstacle,
             gpointer         events,
             guint            n_events,
             int              roller,
             const char      *text)
{
  play_note (session, text);
}

/* What somebody answers to a refusal comes after what was entered before. */
static void
test_order_after_refusal (Place        *place,
                          gconstpointer data)
{
  g_autoptr (TableSession) session = begin_session (place);
  ColoniaEvent event;

  colonia_event_init (&event, COLONIA_EVENT_DIE);
  event.die = 1;
  g_signal_connect (session, "refused", G_CALLBACK (play_answer), (gpointer) "Answer");
  play_note (session, "One");
  colonia_session_play (session, &event, TABLE_ROLLER_APP);
  play_note (session, "Two");

  settle (session);
  assert_notes (place->path, "One,Two,Answer");
}

static void
test_busy (Place        *place,
           gconstpointer data)
{
  g_autoptr (TableSession) session = begin_session (place);

  g_assert_false (table_session_is_busy (session));
  play_note (session, "One");
  g_assert_true (table_session_is_busy (session));
  settle (session);
  g_assert_false (table_session_is_busy (session));
}

static void
count_notify (gpointer data)
{
  (*(int *) data)++;
}

/* As long as the game does not show all that was entered, that is told. */
static void
test_waiting (Place        *place,
              gconstpointer data)
{
  g_autoptr (TableSession) session = begin_session (place);
  int notified = 0;

  settle (session);
  g_signal_connect_swapped (session, "waiting", G_CALLBACK (count_notify), &notified);

  play_note (session, "One");
  g_assert_false (table_session_is_waiting (session));
  play_note (session, "Two");
  play_note (session, "Three");
  g_assert_true (table_session_is_waiting (session));
  g_assert_cmpint (notified, ==, 1);

  settle (session);
  g_assert_false (table_session_is_waiting (session));
  g_assert_cmpint (notified, ==, 2);
  assert_notes (place->path, "One,Two,Three");
}

/* What waited and is dropped waits no more: that is told, once, when it is so. */
static void
test_waiting_dropped (Place        *place,
                      gconstpointer data)
{
  g_autoptr (TableSession) session = begin_session (place);
  int notified = 0;

  g_signal_connect_swapped (session, "waiting", G_CALLBACK (count_notify), &notified);
  play_note (session, "One");
  play_note (session, "Two");
  table_session_go_to (session, 0);
  g_assert_false (table_session_is_waiting (session));
  g_assert_cmpint (notified, ==, 2);
  settle (session);

  play_note (session, "Three");
  play_note (session, "Four");
  table_session_undo (session);
  g_assert_false (table_session_is_waiting (session));
  g_assert_cmpint (notified, ==, 4);
  settle (session);

  play_note (session, "Five");
  play_note (session, "Six");
  table_session_discard (session);
  g_assert_false (table_session_is_waiting (session));
  g_assert_cmpint (notified, ==, 6);
}

/* What was told at once waits, comes onto the disk and is taken back as one. */
static void
test_waiting_together (Place        *place,
                       gconstpointer data)
{
  g_autoptr (TableSession) session = begin_session (place);
  char two[] = "Two", three[] = "Three";
  ColoniaEvent events[2];

  colonia_event_init (&events[0], COLONIA_EVENT_NOTE);
  events[0].text = two;
  colonia_event_init (&events[1], COLONIA_EVENT_NOTE);
  events[1].text = three;

  play_note (session, "One");
  colonia_session_play_all (session, events, G_N_ELEMENTS (events), TABLE_ROLLER_NONE);
  g_assert_true (table_session_is_waiting (session));
  table_session_undo (session);
  g_assert_false (table_session_is_waiting (session));
  settle (session);
  assert_notes (place->path, "One");

  play_note (session, "Again");
  colonia_session_play_all (session, events, G_N_ELEMENTS (events), TABLE_ROLLER_NONE);
  settle (session);
  assert_on_disk (session);
  assert_notes (place->path, "One,Again,Two,Three");
}

static void
test_undo_what_waits (Place        *place,
                      gconstpointer data)
{
  g_autoptr (TableSession) session = begin_session (place);

  play_note (session, "One");
  play_note (session, "Two");
  play_note (session, "Three");
  table_session_undo (session);
  settle (session);
  assert_notes (place->path, "One,Two");

  table_session_undo (session);
  settle (session);
  assert_on_disk (session);
  assert_notes (place->path, "One");
}

static void
test_go_to_drops_what_waits (Place        *place,
                             gconstpointer data)
{
  g_autoptr (TableSession) session = begin_session (place);

  play_note (session, "One");
  play_note (session, "Two");
  table_session_go_to (session, 0);
  settle (session);
  assert_on_disk (session);
  assert_notes (place->path, "");
  table_session_redo (session);
  settle (session);
  assert_notes (place->path, "One");
}

/* What waits was entered last, so that nothing is left to be redone: it comes
 * onto the disk, whatever the way forward is called. */
static void
test_redo_when_something_waits (Place        *place,
                                gconstpointer data)
{
  g_autoptr (TableSession) session = begin_session (place);

  play_note (session, "One");
  settle (session);
  play_note (session, "Two");
  settle (session);
  table_session_undo (session);
  g_assert_true (table_session_get_can_redo (session));
  play_note (session, "Three");
  g_assert_true (table_session_is_waiting (session));

  g_assert_false (table_session_get_can_redo (session));
  g_assert_null (table_session_get_redo_text (session));
  table_session_redo (session);
  table_session_go_to (session, 2);
  g_assert_true (table_session_is_waiting (session));
  settle (session);
  assert_on_disk (session);
  assert_notes (place->path, "One,Three");
}

/* What waited and cannot happen leaves what was undone as it was. */
static void
test_redo_after_refusal (Place        *place,
                         gconstpointer data)
{
  g_autoptr (TableSession) session = begin_session (place);
  ColoniaEvent event;

  play_note (session, "One");
  settle (session);
  table_session_undo (session);
  colonia_event_init (&event, COLONIA_EVENT_DIE);
  event.die = 1;
  colonia_session_play (session, &event, TABLE_ROLLER_APP);
  table_session_redo (session);
  settle (session);
  assert_notes (place->path, "");

  table_session_redo (session);
  settle (session);
  assert_notes (place->path, "One");
}

/* Dropping the session */

static void
test_dropped (Place        *place,
              gconstpointer data)
{
  TableSession *session = begin_session (place);
  gpointer watched = session;

  g_object_add_weak_pointer (watched, &watched);
  play_note (session, "One");
  play_note (session, "Two");
  play_note (session, "Three");
  g_object_unref (session);
  g_assert_null (watched);

  while (!has_notes (place->path, "One,Two,Three"))
    iterate ();
}

static gboolean
on_idle (gpointer data)
{
  *(gboolean *) data = TRUE;

  return G_SOURCE_REMOVE;
}

/* Goes on until what was to be written is on its way to the disk. */
static void
let_begin_to_write (void)
{
  gboolean begun = FALSE;

  /* Comes behind the keeper, which has asked for the same before. */
  g_idle_add (on_idle, &begun);
  while (!begun)
    iterate ();
}

/* What cannot happen costs nothing of what was entered before it and waits, too. */
static void
test_dropped_with_refused (Place        *place,
                           gconstpointer data)
{
  TableSession *session = begin_session (place);
  ColoniaEvent event;

  play_note (session, "One");
  let_begin_to_write ();
  play_note (session, "Two");
  colonia_event_init (&event, COLONIA_EVENT_DIE);
  event.die = 1;
  colonia_session_play (session, &event, TABLE_ROLLER_APP);
  g_object_unref (session);

  while (!has_notes (place->path, "One,Two"))
    iterate ();
}

static void
drop_session (TableSession  *session,
              TableSession **dropped)
{
  if (table_record_get_cursor (table_session_get_record (session)) == 2)
    g_clear_object (dropped);
}

/* Who is told of a change may drop the session, with more on its way. */
static void
test_dropped_when_changed (Place        *place,
                           gconstpointer data)
{
  TableSession *session = begin_session (place);
  gpointer watched = session;

  g_object_add_weak_pointer (watched, &watched);
  g_signal_connect (session, "changed", G_CALLBACK (drop_session), &session);
  play_note (session, "One");
  play_note (session, "Two");
  play_note (session, "Three");
  wait_until_gone (&watched);

  while (!has_notes (place->path, "One,Two,Three"))
    iterate ();
}

/* A keeper needs the record only until it is told to write at once. */
static void
test_keeper_outlives (Place        *place,
                      gconstpointer data)
{
  TableKeeper *keeper = table_keeper_new (place->path, NULL);
  TableRecord *record = begin_game ();
  g_autofree char *text = table_record_to_text (record);
  g_autofree char *found = NULL;
  gpointer watched = keeper;

  g_object_add_weak_pointer (watched, &watched);
  table_keeper_keep (keeper, record);
  table_keeper_flush (keeper);
  table_record_free (record);
  g_object_unref (keeper);
  g_assert_nonnull (watched);

  wait_until_gone (&watched);
  g_assert_true (g_file_get_contents (place->path, &found, NULL, NULL));
  g_assert_cmpstr (found, ==, text);
}

static void
test_keeper_without_work (Place        *place,
                          gconstpointer data)
{
  g_autoptr (TableKeeper) keeper = table_keeper_new (place->path, NULL);

  table_keeper_flush (keeper);
  table_keeper_retry (keeper, TRUE);
  g_assert_false (table_keeper_is_busy (keeper));
  g_assert_false (g_file_test (place->path, G_FILE_TEST_EXISTS));
}

/* No timer of a keeper that is gone. */
static void
test_no_timers (Place        *place,
                gconstpointer data)
{
  g_autoptr (TableRecord) record = begin_game ();
  TableKeeper *keeper = table_keeper_new (place->path, NULL);
  gpointer watched = keeper;

  g_object_add_weak_pointer (watched, &watched);
  g_assert_cmpint (g_rmdir (place->folder), ==, 0);
  table_keeper_keep (keeper, record);
  g_assert_nonnull (g_main_context_find_source_by_user_data (NULL, keeper));
  while (table_keeper_is_busy (keeper))
    iterate ();
  g_assert_nonnull (table_keeper_get_error (keeper));
  g_assert_nonnull (g_main_context_find_source_by_user_data (NULL, keeper));

  g_object_unref (keeper);
  g_assert_null (watched);
  g_assert_null (g_main_context_find_source_by_user_data (NULL, keeper));
}

static void
begin_and_leave (GApplication *application,
                 Place        *place)
{
  g_autoptr (TableSession) session = table_session_new (begin_game (), place->path, NULL);

  play_note (session, "Last");
}

/* An application without windows ends, but not before all is written. */
static void
test_application_waits (Place        *place,
                        gconstpointer data)
{
  g_autoptr (GApplication) application = g_application_new ("org.example.Keeper", G_APPLICATION_NON_UNIQUE);

  g_signal_connect (application, "activate", G_CALLBACK (begin_and_leave), place);
  g_application_set_default (application);
  g_assert_cmpint (g_application_run (application, 0, NULL), ==, 0);
  g_application_set_default (NULL);
  assert_notes (place->path, "Last");
}

/* Failures */

static void
let_vanish (Place *place)
{
  g_assert_cmpint (g_remove (place->path), ==, 0);
  g_assert_cmpint (g_rmdir (place->folder), ==, 0);
}

static void
let_come_back (Place *place)
{
  g_assert_cmpint (g_mkdir (place->folder, 0777), ==, 0);
}

/* The game goes on where it cannot be written, and all is there in the end. */
static void
test_failure (Place        *place,
              gconstpointer data)
{
  g_autoptr (TableSession) session = begin_session (place);
  guint n_errors = 0;

  g_signal_connect (session, "error", G_CALLBACK (count_call), &n_errors);
  let_vanish (place);
  play_note (session, "One");
  settle (session);
  g_assert_cmpuint (n_errors, ==, 1);
  g_assert_error (table_session_get_error (session), G_FILE_ERROR, G_FILE_ERROR_NOENT);

  play_note (session, "Two");
  play_note (session, "Three");
  settle (session);
  g_assert_cmpuint (table_record_get_cursor (table_session_get_record (session)), ==, 3);
  g_assert_nonnull (table_session_get_error (session));

  table_session_retry_saving (session, FALSE);
  g_assert_true (table_session_is_busy (session));
  settle (session);
  g_assert_nonnull (table_session_get_error (session));

  let_come_back (place);
  table_session_retry_saving (session, FALSE);
  settle (session);
  assert_on_disk (session);
  assert_notes (place->path, "One,Two,Three");
}

static void
assert_cannot_be_written (const char *path)
{
  g_autoptr (TableSession) session = table_session_new (begin_game (), path, NULL);

  settle (session);
  g_assert_nonnull (table_session_get_error (session));
  play_note (session, "One");
  settle (session);
  g_assert_nonnull (table_session_get_error (session));
  g_assert_cmpuint (table_record_get_cursor (table_session_get_record (session)), ==, 1);
}

static void
test_failure_below_file (Place        *place,
                         gconstpointer data)
{
  g_autofree char *file = g_build_filename (place->directory, "file", NULL);
  g_autofree char *below = g_build_filename (file, "game.kontor", NULL);

  g_assert_true (g_file_set_contents (file, "", 0, NULL));
  assert_cannot_be_written (below);
}

static void
test_failure_device (Place        *place,
                     gconstpointer data)
{
  g_autoptr (GFile) link = g_file_new_for_path (place->path);

  g_assert_true (g_file_make_symbolic_link (link, "/dev/full", NULL, NULL));
  assert_cannot_be_written (place->path);
  g_assert_true (g_file_test (place->path, G_FILE_TEST_IS_SYMLINK));
}

/* Without anybody asking for it. */
static void
test_tried_again (Place        *place,
                  gconstpointer data)
{
  g_autoptr (TableSession) session = begin_session (place);

  let_vanish (place);
  play_note (session, "One");
  wait_for_error (session);
  let_come_back (place);

  while (table_session_get_error (session) != NULL)
    iterate ();
  assert_on_disk (session);
}

/* Closing a game is the last chance for what failed before. */
static void
test_last_chance (Place        *place,
                  gconstpointer data)
{
  TableSession *session = begin_session (place);

  let_vanish (place);
  play_note (session, "One");
  wait_for_error (session);
  let_come_back (place);
  g_object_unref (session);

  while (!g_file_test (place->path, G_FILE_TEST_EXISTS))
    iterate ();
  assert_notes (place->path, "One");
}

/* What is written later than anything that the session may still write. */
static void
write_elsewhere (Place *place)
{
  g_autofree char *path = g_build_filename (place->directory, "other.kontor", NULL);
  g_autoptr (TableSession) other = table_session_new (begin_game (), path, NULL);

  settle (other);
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

/* Who says that the last events are to be lost is believed. */
static void
test_discard (Place        *place,
              gconstpointer data)
{
  TableSession *session = begin_session (place);

  let_vanish (place);
  play_note (session, "One");
  wait_for_error (session);
  play_note (session, "Two");
  play_note (session, "Three");
  let_come_back (place);

  table_session_discard (session);
  g_assert_false (table_session_is_busy (session));
  g_assert_null (table_session_get_error (session));
  g_assert_null (table_session_get_path (session));
  g_object_unref (session);

  write_elsewhere (place);
  g_assert_false (g_file_test (place->path, G_FILE_TEST_EXISTS));
}

/* What is on its way already arrives, and what waits behind it is dropped. */
static void
test_discard_at_work (Place        *place,
                      gconstpointer data)
{
  TableSession *session = begin_session (place);

  play_note (session, "One");
  while (g_main_context_iteration (NULL, FALSE))
    ;
  play_note (session, "Two");
  table_session_discard (session);
  play_note (session, "Three");
  table_session_undo (session);
  g_object_unref (session);

  write_elsewhere (place);
  while (!has_notes (place->path, "One"))
    iterate ();
}

/* What is given up keeps nobody waiting. */
static void
test_give_up (Place        *place,
              gconstpointer data)
{
  g_autoptr (TableKeeper) keeper = table_keeper_new (place->path, NULL);
  g_autoptr (TableRecord) record = begin_game ();
  guint n_notified = 0;

  g_signal_connect (keeper, "busy", G_CALLBACK (count_call), &n_notified);
  table_keeper_keep (keeper, record);
  g_assert_true (table_keeper_is_busy (keeper));
  table_keeper_give_up (keeper);
  g_assert_false (table_keeper_is_busy (keeper));
  g_assert_cmpuint (n_notified, ==, 2);

  table_keeper_keep (keeper, record);
  g_assert_false (table_keeper_is_busy (keeper));
  g_assert_cmpuint (n_notified, ==, 2);
}

/* Who tries again is busy with it, and says so. */
static void
test_retry_is_busy (Place        *place,
                    gconstpointer data)
{
  g_autoptr (TableKeeper) keeper = table_keeper_new (place->path, NULL);
  g_autoptr (TableRecord) record = begin_game ();
  guint n_notified = 0;

  g_assert_cmpint (g_rmdir (place->folder), ==, 0);
  table_keeper_keep (keeper, record);
  while (table_keeper_is_busy (keeper))
    iterate ();
  g_assert_nonnull (table_keeper_get_error (keeper));

  g_signal_connect (keeper, "busy", G_CALLBACK (count_call), &n_notified);
  table_keeper_retry (keeper, FALSE);
  g_assert_cmpuint (n_notified, ==, 1);
  while (table_keeper_is_busy (keeper))
    iterate ();
  g_assert_cmpuint (n_notified, ==, 2);
}

static void
retry (TableSession *session,
       Place        *place)
{
  if (table_session_get_error (session) == NULL)
    return;

  let_come_back (place);
  table_session_retry_saving (session, FALSE);
}

/* Who is told of an error may ask at once to try again. */
static void
test_retry_when_told (Place        *place,
                      gconstpointer data)
{
  g_autoptr (TableSession) session = begin_session (place);
  gint64 start;

  g_signal_connect (session, "error", G_CALLBACK (retry), place);
  let_vanish (place);
  start = g_get_monotonic_time ();
  play_note (session, "One");
  settle (session);
  assert_on_disk (session);
  g_assert_cmpint (g_get_monotonic_time () - start, <, 4 * G_TIME_SPAN_SECOND);
}

/* What was left over */

/* Puts a file beside the games that was written some seconds ago. */
static void
leave (Place      *place,
       const char *name,
       const char *text,
       gint64      age)
{
  g_autofree char *path = g_build_filename (place->folder, name, NULL);
  const time_t then = (time_t) (g_get_real_time () / G_USEC_PER_SEC - age);
  const struct utimbuf times = { .actime = then, .modtime = then };

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  g_assert_cmpint (g_utime (path, (struct utimbuf *) &times), ==, 0);
}

static gboolean
is_there (Place      *place,
          const char *name)
{
  g_autofree char *path = g_build_filename (place->folder, name, NULL);

  return g_file_test (path, G_FILE_TEST_EXISTS);
}

#define RECORD "{\n  \"format\": \"colonia-record\",\n  \"vers"

typedef struct {
  const char *name;
  const char *text;
  gint64 age;
} LeftOver;

/* What may be somebody's own, or is being written. */
static const LeftOver others[] = {
  { ".kontor-unfinished-YOUNG1", RECORD, YOUNG },
  { ".kontor-unfinished-by-Anna", RECORD, OLD },
  { ".colonia-unfinished-by-Anna", RECORD, OLD },
  { "kontor-unfinished-13E9Y3", RECORD, OLD },
  { "game.kontor.YOUNG1", RECORD, YOUNG },
  { "game.kontor.BACKUP", RECORD, OLD },
  { "game.kontor.261122", RECORD, OLD },
  { "game.kontor.WEEK01", RECORD, OLD },
  { "game.kontor.backup", RECORD, OLD },
  { "game.kontor.13e9y3", RECORD, OLD },
  { "game.kontor.13E9Y", RECORD, OLD },
  { "game.kontor.13E9Y34", RECORD, OLD },
  { "game.kontor.13E9.3", RECORD, OLD },
  { "game.kontor-13E9Y3", RECORD, OLD },
  { "game.kontor.13E9Y3.kontor", RECORD, OLD },
  { "other.kontor.13E9Y3", RECORD, OLD },
  { "game 13E9Y3.kontor", RECORD, OLD },
  { "game.kontor.13E9Y6", "{", OLD },
  { "game.kontor.13E9Y7", "", OLD },
  { "game.kontor.13E9Y8", "Notes of the evening, by Anna", OLD },
};

/* What was being written when somebody was killed. The names of some are those that
 * earlier versions chose. */
static const LeftOver own[] = {
  { ".kontor-unfinished-13E9Y3", RECORD, OLD },
  { ".colonia-unfinished-13E9Y3", RECORD, OLD },
  { ".kontor-unfinished-BACKUP", "", OLD },
  { "game.kontor.13E9Y3", RECORD, OLD },
  { "game.kontor.ABCD0E", RECORD, OLD },
};

static gboolean
is_any_there (Place *place)
{
  for (gsize i = 0; i < G_N_ELEMENTS (own); i++)
    if (is_there (place, own[i].name))
      return TRUE;

  return FALSE;
}

/* Who is killed while writing leaves half a file. It goes when the game is kept
 * again; what somebody else may want stays. */
static void
test_left_over (Place        *place,
                gconstpointer data)
{
  g_autofree char *link = g_build_filename (place->folder, ".kontor-unfinished-13E9Y4", NULL);
  g_autofree char *directory = g_build_filename (place->folder, ".kontor-unfinished-13E9Y5", NULL);
  g_autoptr (GFile) link_file = g_file_new_for_path (link);
  g_autoptr (TableSession) session = NULL;

  for (gsize i = 0; i < G_N_ELEMENTS (others); i++)
    leave (place, others[i].name, others[i].text, others[i].age);
  for (gsize i = 0; i < G_N_ELEMENTS (own); i++)
    leave (place, own[i].name, own[i].text, own[i].age);
  g_assert_true (g_file_make_symbolic_link (link_file, "/etc/hostname", NULL, NULL));
  g_assert_cmpint (g_mkdir (directory, 0777), ==, 0);

  session = begin_session (place);
  while (is_any_there (place))
    iterate ();

  assert_on_disk (session);
  for (gsize i = 0; i < G_N_ELEMENTS (others); i++)
    g_assert_true (is_there (place, others[i].name));
  g_assert_true (g_file_test (link, G_FILE_TEST_IS_SYMLINK));
  g_assert_true (g_file_test (directory, G_FILE_TEST_IS_DIR));
}

/* Other writers */

static void
test_other_writer (Place        *place,
                   gconstpointer data)
{
  g_autoptr (TableSession) session = begin_session (place);
  g_autofree char *found = NULL;

  write_as_another (place->path, "Mine");
  for (int i = 0; i < 2; i++)
    {
      play_note (session, "Yours");
      settle (session);
      g_assert_error (table_session_get_error (session), G_IO_ERROR, G_IO_ERROR_WRONG_ETAG);
    }

  table_session_retry_saving (session, FALSE);
  settle (session);
  g_assert_error (table_session_get_error (session), G_IO_ERROR, G_IO_ERROR_WRONG_ETAG);
  g_assert_true (g_file_get_contents (place->path, &found, NULL, NULL));
  g_assert_cmpstr (found, ==, "Mine");

  table_session_retry_saving (session, TRUE);
  settle (session);
  assert_on_disk (session);
  play_note (session, "Ours");
  settle (session);
  assert_on_disk (session);
  assert_notes (place->path, "Yours,Yours,Ours");
}

/* Nobody has chosen: what another wrote stays, even when the game is closed. */
static void
test_other_writer_not_tried_again (Place        *place,
                                   gconstpointer data)
{
  g_autoptr (TableRecord) record = begin_game ();
  TableKeeper *keeper;
  g_autofree char *found = NULL;
  gpointer watched;

  write_as_another (place->path, "Mine");
  watched = keeper = table_keeper_new (place->path, "1:2");
  g_object_add_weak_pointer (watched, &watched);
  table_keeper_keep (keeper, record);
  while (table_keeper_is_busy (keeper))
    iterate ();
  g_assert_error (table_keeper_get_error (keeper), G_IO_ERROR, G_IO_ERROR_WRONG_ETAG);
  g_assert_null (g_main_context_find_source_by_user_data (NULL, keeper));

  table_keeper_flush (keeper);
  g_object_unref (keeper);
  wait_until_gone (&watched);
  g_assert_true (g_file_get_contents (place->path, &found, NULL, NULL));
  g_assert_cmpstr (found, ==, "Mine");
}

/* The choice is heard while the disk is at work, too. */
static void
test_other_writer_chosen_meanwhile (Place        *place,
                                    gconstpointer data)
{
  g_autoptr (TableRecord) record = begin_game ();
  g_autoptr (TableKeeper) keeper = NULL;
  g_autoptr (TableRecord) found = NULL;

  write_as_another (place->path, "Mine");
  keeper = table_keeper_new (place->path, "1:2");
  table_keeper_keep (keeper, record);
  table_keeper_flush (keeper);
  table_keeper_retry (keeper, TRUE);
  while (table_keeper_is_busy (keeper))
    iterate ();

  g_assert_no_error (table_keeper_get_error (keeper));
  found = table_record_load (place->path, NULL);
  g_assert_nonnull (found);
}

/* What somebody took away is put back: nothing is lost by it. */
static void
test_file_taken_away (Place        *place,
                      gconstpointer data)
{
  g_autoptr (TableSession) session = begin_session (place);

  g_assert_cmpint (g_remove (place->path), ==, 0);
  play_note (session, "One");
  settle (session);
  assert_on_disk (session);
}

/* Another place */

static void
test_save_to (Place        *place,
              gconstpointer data)
{
  g_autoptr (TableSession) session = begin_session (place);
  g_autofree char *other = g_build_filename (place->directory, "other.kontor", NULL);
  g_autofree char *left = NULL;

  play_note (session, "One");
  play_note (session, "Two");
  table_session_save_to (session, other);
  g_assert_cmpstr (table_session_get_path (session), ==, other);
  settle (session);
  assert_on_disk (session);
  assert_notes (other, "One,Two");

  play_note (session, "Three");
  settle (session);
  assert_notes (other, "One,Two,Three");

  /* How far the first place had got by then depends on the disk, and nothing comes there any more. */
  left = read_notes (place->path);
  g_assert_true (*left == '\0' || g_str_equal (left, "One"));
}

/* A game that was not kept, or could not be, is kept from then on. */
static void
test_save_to_at_last (Place        *place,
                      gconstpointer data)
{
  g_autoptr (TableSession) session = table_session_new (begin_game (), "/dev/full", NULL);
  g_autoptr (TableSession) not_kept = table_session_new (begin_game (), NULL, NULL);
  g_autofree char *other = g_build_filename (place->directory, "other.kontor", NULL);
  guint n_errors = 0;

  wait_for_error (session);
  g_signal_connect (session, "error", G_CALLBACK (count_call), &n_errors);
  table_session_save_to (session, place->path);
  g_assert_null (table_session_get_error (session));
  g_assert_cmpuint (n_errors, ==, 1);
  settle (session);
  assert_on_disk (session);

  play_note (not_kept, "One");
  play_note (not_kept, "Two");
  table_session_save_to (not_kept, other);
  settle (not_kept);
  assert_on_disk (not_kept);
  assert_notes (other, "One,Two");
}

/* To the same place: over whatever is there, and never two at a time. */
static void
test_save_to_same (Place        *place,
                   gconstpointer data)
{
  g_autoptr (TableSession) session = begin_session (place);

  write_as_another (place->path, "Mine");
  play_note (session, "One");
  table_session_save_to (session, place->path);
  settle (session);
  assert_on_disk (session);
  play_note (session, "Two");
  settle (session);
  assert_on_disk (session);
}

static void
add (const char *path,
     void      (*test) (Place *, gconstpointer))
{
  g_test_add (path, Place, NULL, place_set_up, test, place_tear_down);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  add ("/keeper/new", test_new);
  add ("/keeper/read", test_read);
  add ("/keeper/one-after-the-other", test_one_after_the_other);
  add ("/keeper/order-after-refusal", test_order_after_refusal);
  add ("/keeper/busy", test_busy);
  add ("/keeper/waiting", test_waiting);
  add ("/keeper/waiting/dropped", test_waiting_dropped);
  add ("/keeper/waiting together", test_waiting_together);
  add ("/keeper/undo-what-waits", test_undo_what_waits);
  add ("/keeper/go-to-drops-what-waits", test_go_to_drops_what_waits);
  add ("/keeper/redo/something-waits", test_redo_when_something_waits);
  add ("/keeper/redo/after-refusal", test_redo_after_refusal);
  add ("/keeper/dropped", test_dropped);
  add ("/keeper/dropped/with-refused", test_dropped_with_refused);
  add ("/keeper/dropped/when-changed", test_dropped_when_changed);
  add ("/keeper/dropped/keeper-outlives", test_keeper_outlives);
  add ("/keeper/dropped/without-work", test_keeper_without_work);
  add ("/keeper/dropped/no-timers", test_no_timers);
  add ("/keeper/application-waits", test_application_waits);
  add ("/keeper/failure", test_failure);
  add ("/keeper/failure/below-file", test_failure_below_file);
  add ("/keeper/failure/device", test_failure_device);
  add ("/keeper/failure/tried-again", test_tried_again);
  add ("/keeper/failure/last-chance", test_last_chance);
  add ("/keeper/failure/retry-is-busy", test_retry_is_busy);
  add ("/keeper/failure/retry-when-told", test_retry_when_told);
  add ("/keeper/discard", test_discard);
  add ("/keeper/discard/at-work", test_discard_at_work);
  add ("/keeper/give-up", test_give_up);
  add ("/keeper/left-over", test_left_over);
  add ("/keeper/other-writer", test_other_writer);
  add ("/keeper/other-writer/not-tried-again", test_other_writer_not_tried_again);
  add ("/keeper/other-writer/chosen-meanwhile", test_other_writer_chosen_meanwhile);
  add ("/keeper/file-taken-away", test_file_taken_away);
  add ("/keeper/save-to", test_save_to);
  add ("/keeper/save-to/at-last", test_save_to_at_last);
  add ("/keeper/save-to/same", test_save_to_same);

  return g_test_run ();
}

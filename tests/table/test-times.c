/* test-times.c: how long a game took, and whom it waited for
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-typed.h"
#include "doc-file.h"
#include "place.h"
#include "table-pauses.h"
#include "table-record-file.h"
#include "table-simulation.h"
#include "table-times.h"
#include "visby-state.h"

#include <time.h>

#define EVENTS 12
#define BEGIN 1764000000 /* when the first event was entered */

/* This program's own clock, in place of that of GLib: it may be ahead. */
static gint64 ahead = 0;

gint64
g_get_real_time (void)
{
  struct timespec now;

  clock_gettime (CLOCK_REALTIME, &now);

  return (now.tv_sec + ahead) * G_USEC_PER_SEC + now.tv_nsec / 1000;
}

static char *
make_time (gint64 seconds)
{
  g_autoptr (GDateTime) time = g_date_time_new_from_unix_utc (seconds);

  return g_date_time_format_iso8601 (time);
}

/* A game of three whose events come so many seconds after the one before; where that is negative no time is told. */
static TableRecord *
play (const int *gaps)
{
  g_autoptr (TableRecord) whole = table_simulate (&visby_game, 3, VISBY_TRACKING_FULL, 1);
  TablePerson people[3];
  TableRecord *record;
  gint64 now = BEGIN;

  for (int seat = 0; seat < 3; seat++)
    people[seat] = *table_record_get_person (whole, seat);
  record = table_record_new (&visby_game, table_record_get_setup (whole), people);
  for (guint i = 0; i < EVENTS; i++)
    {
      g_autofree char *at = gaps[i] < 0 ? NULL : make_time (now += gaps[i]);

      g_assert_cmpint (table_record_append (record, table_record_get_event (whole, i), &(TableStamp) { .at = at }, NULL).kind, ==,
                       TABLE_OBSTACLE_NONE);
    }

  return record;
}

/* Whose turn it was when an event was entered, or nobody's. */
static int
find_seat (const TableRecord *record,
           guint              event)
{
  g_autoptr (TableState) state = table_record_make_state (record, event);

  return state->turn == TABLE_NOBODY ? TABLE_TIME_OF_ALL : state->turn;
}

static gint64
sum_list (const GArray *list)
{
  gint64 sum = 0;

  for (guint i = 0; i < list->len; i++)
    sum += table_time_sum (&g_array_index (list, TableTime, i));

  return sum;
}

/* What lies between two events is the thought of whose turn it was, and is told once by round and once by what the guide tells of it. */
static void
test_thoughts (void)
{
  static const int gaps[EVENTS] = { 0, 10, 20, 300, 5, 0, 0, 40, 7, 8, 9, 1 };
  g_autoptr (TableRecord) record = play (gaps);
  g_autoptr (TableTimes) times = table_times_tell (record);
  gint64 expected[TABLE_MAX_PLAYERS + 1] = { 0 };

  for (guint i = 0; i < EVENTS; i++)
    expected[find_seat (record, i)] += gaps[i];
  for (int seat = 0; seat <= TABLE_TIME_OF_ALL; seat++)
    g_assert_cmpint (times->whole.seconds[seat], ==, expected[seat]);
  g_assert_cmpint (table_time_sum (&times->whole), ==, 400);
  g_assert_cmpint (sum_list (times->rounds), ==, 400);
  g_assert_cmpint (sum_list (times->topics), ==, 400);
  g_assert_cmpint (times->longest[find_seat (record, 3)].seconds, ==, 300);
  g_assert_cmpint (times->longest[find_seat (record, 3)].event, ==, 3);
}

/* What nobody knows the time of counts to the event after it, and what another day lies before counts for nobody. */
static void
test_unknown (void)
{
  static const int gaps[EVENTS] = { -1, 100, -1, 20, 100000, 3, -1, -1, -1, -1, -1, -1 };
  g_autoptr (TableRecord) record = play (gaps);
  g_autoptr (TableTimes) times = table_times_tell (record);

  g_assert_cmpint (table_time_sum (&times->whole), ==, 23);
  g_assert_cmpint (times->longest[find_seat (record, 3)].seconds, ==, 20);
}

static void
add_pause (TableRecord *record,
           gint64       from,
           gint64       to)
{
  table_pauses_add (record, &(TablePause) { BEGIN + from, BEGIN + to });
}

/* Pauses may overlap, and lie within a thought or around some. */
static void
test_pauses (void)
{
  static const int gaps[EVENTS] = { 0, 100, 100, 100, 0, 0, 0, 0, 0, 0, 0, 0 };
  g_autoptr (TableRecord) record = play (gaps);
  g_autoptr (TableRecord) copy = table_record_copy (record, G_MAXUINT);
  g_autoptr (TableTimes) before = table_times_tell (record);
  g_autoptr (TableTimes) times = NULL;
  g_autoptr (GArray) pauses = NULL, none = NULL;

  add_pause (record, 150, 220);
  add_pause (record, 10, 30);
  add_pause (record, 20, 40);
  add_pause (record, 22, 23);
  add_pause (record, 1000, 2000);
  times = table_times_tell (record);
  g_assert_cmpint (table_time_sum (&before->whole), ==, 300);
  g_assert_cmpint (table_time_sum (&times->whole), ==, 300 - 70 - 30);

  /* A copy that was made before does not know of them. */
  pauses = table_pauses_list (record);
  none = table_pauses_list (copy);
  g_assert_cmpuint (pauses->len, ==, 5);
  g_assert_cmpuint (none->len, ==, 0);
}

/* What a stranger's record says of pauses may be no time at all, and comes back as it was. */
static void
test_stored (void)
{
  static const int gaps[EVENTS] = { 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1 };
  g_autoptr (TableRecord) record = play (gaps);
  g_autoptr (TableRecord) again = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GString) text = NULL;
  g_autofree char *own = NULL, *written = NULL;
  g_autoptr (GArray) pauses = NULL;

  add_pause (record, 3, 5);
  own = table_record_to_text (record);
  text = g_string_new (own);
  g_assert_cmpuint (g_string_replace (text, "{\"from\":\"", "{\"from\":\"tea\",\"to\":\"\"},{\"from\":\"", 1), ==, 1);
  again = table_record_parse (text->str, text->len, &error);
  g_assert_no_error (error);

  pauses = table_pauses_list (again);
  g_assert_cmpuint (pauses->len, ==, 1);
  g_assert_cmpint (g_array_index (pauses, TablePause, 0).from, ==, BEGIN + 3);
  g_assert_cmpint (g_array_index (pauses, TablePause, 0).to, ==, BEGIN + 5);
  written = table_record_to_text (again);
  g_assert_cmpstr (written, ==, text->str);
}

/* A game */

static GArray *
list_pauses (TableSession *session)
{
  return table_pauses_list (table_session_get_record (session));
}

/* How long the table paused, all in all; besides, time goes on while this runs. */
static void
assert_paused (TableSession *session,
               guint         n,
               gint64        seconds)
{
  g_autoptr (GArray) pauses = list_pauses (session);
  gint64 sum = 0;

  g_assert_cmpuint (pauses->len, ==, n);
  for (guint i = 0; i < n; i++)
    sum += g_array_index (pauses, TablePause, i).to - g_array_index (pauses, TablePause, i).from;
  g_assert_cmpint (sum, >=, seconds);
  g_assert_cmpint (sum, <, seconds + 300);
}

/* A pause lasts as long as there is any reason for it, and comes into the record with what is entered next. */
static void
test_reasons (Place        *place,
              gconstpointer data)
{
  g_autoptr (TableSession) session = table_session_new (begin_game (), NULL, NULL);

  table_session_set_paused (session, TABLE_PAUSED_BY_HAND, FALSE);
  table_session_set_paused (session, TABLE_PAUSED_BY_HAND, TRUE);
  ahead += 600;
  table_session_set_paused (session, TABLE_PAUSED_AWAY, TRUE);
  ahead += 600;
  table_session_set_paused (session, TABLE_PAUSED_BY_HAND, FALSE);
  ahead += 600;
  table_session_set_paused (session, TABLE_PAUSED_AWAY, FALSE);
  ahead += 600;
  assert_paused (session, 0, 0);
  play_note (session, "One");
  assert_paused (session, 1, 1800);

  /* Whoever enters something in a pause has told of it so far. */
  table_session_set_paused (session, TABLE_PAUSED_BY_HAND, TRUE);
  ahead += 300;
  play_note (session, "Two");
  assert_paused (session, 2, 2100);
  ahead += 300;
  table_session_set_paused (session, TABLE_PAUSED_BY_HAND, FALSE);
  play_note (session, "Three");
  assert_paused (session, 3, 2400);
}

/* Writes a game in which something was entered so many seconds ago. That clock is not moved: what is being written would be taken
 * for what somebody left behind long ago. */
static void
write_game (const char *path,
            gint64      seconds)
{
  g_autoptr (TableRecord) record = begin_game ();
  g_autofree char *at = make_time (g_get_real_time () / G_USEC_PER_SEC - seconds);
  g_auto (ColoniaEvent) event = { 0 };

  colonia_event_init (&event, COLONIA_EVENT_NOTE);
  event.text = g_strdup ("One");
  g_assert_cmpint (table_record_append (record, &event.table, &(TableStamp) { .at = at }, NULL).kind, ==, TABLE_OBSTACLE_NONE);
  g_assert_true (table_record_save (record, path, NULL));
}

/* A game that goes on another time paused until then, and is not written before something is entered. */
static void
test_break (Place        *place,
            gconstpointer data)
{
  g_autoptr (TableSession) session = NULL;
  g_autoptr (TableRecord) stored = NULL;
  g_autoptr (GArray) pauses = NULL;
  g_autofree char *etag = NULL, *still = NULL;

  write_game (place->path, 7200);
  etag = doc_get_mark (place->path);
  session = table_session_new (table_record_load (place->path, NULL), place->path, etag);
  table_session_note_break (session);
  ahead += 600;
  settle (session);
  still = doc_get_mark (place->path);
  g_assert_cmpstr (still, ==, etag);

  play_note (session, "Two");
  settle (session);
  assert_on_disk (session);
  stored = table_record_load (place->path, NULL);
  pauses = table_pauses_list (stored);
  g_assert_cmpuint (pauses->len, ==, 1);
  assert_paused (session, 1, 7200);
}

/* Who opens it again at once was hardly away. */
static void
test_no_break (Place        *place,
               gconstpointer data)
{
  TableSession *before = table_session_new (begin_game (), place->path, NULL);
  g_autoptr (TableSession) session = NULL;
  g_autofree char *etag = NULL;

  play_note (before, "One");
  settle (before);
  g_object_unref (before);
  etag = doc_get_mark (place->path);
  session = table_session_new (table_record_load (place->path, NULL), place->path, etag);
  table_session_note_break (session);
  play_note (session, "Two");
  settle (session);
  assert_paused (session, 0, 0);
}

static void
set_up (Place        *place,
        gconstpointer data)
{
  ahead = 0;
  place_set_up (place, data);
}

static void
add (const char *path,
     void      (*test) (Place *place, gconstpointer data))
{
  g_test_add (path, Place, NULL, set_up, test, place_tear_down);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/times/thoughts", test_thoughts);
  g_test_add_func ("/times/unknown", test_unknown);
  g_test_add_func ("/times/pauses", test_pauses);
  g_test_add_func ("/times/stored", test_stored);

  add ("/times/reasons", test_reasons);
  add ("/times/break", test_break);
  add ("/times/no-break", test_no_break);

  return g_test_run ();
}

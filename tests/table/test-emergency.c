/* test-emergency.c: copies of games that cannot be written, and games that others write
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* For symlink(). */
#define _POSIX_C_SOURCE 200809L

#include "broken-disk.h"
#include "colonia-record.h"
#include "colonia-typed.h"
#include "doc-file.h"
#include "doc-trouble.h"
#include "patience.h"
#include "place.h"
#include "table-copy.h"
#include "table-emergency.h"
#include "table-kinship.h"
#include "table-record-file.h"

#include <errno.h>
#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>
#include <utime.h>

static char *
get_copies (Place *place)
{
  return g_build_filename (place->directory, "copies", NULL);
}

static GPtrArray *
list_copies (Place *place)
{
  g_autofree char *copies = get_copies (place);

  return table_copy_list ((const char *const[]) { copies, NULL });
}

static void
assert_n_copies (Place *place,
                 guint  expected)
{
  g_autoptr (GPtrArray) copies = list_copies (place);

  g_assert_cmpuint (copies->len, ==, expected);
}

static TableEmergency *
look_after (Place        *place,
            TableSession *session)
{
  g_autofree char *copies = get_copies (place);

  return table_emergency_new (session, (const char *const[]) { copies, NULL });
}

static void
let_vanish (Place *place)
{
  g_remove (place->path);
  g_assert_cmpint (g_rmdir (place->folder), ==, 0);
}

static void
wait_for_emergency (TableEmergency *emergency)
{
  while (table_emergency_is_busy (emergency))
    iterate ();
}

/* What waits for the disk is not in the record yet, but it was entered. */
static void
test_finish_at_once (Place        *place,
                     gconstpointer data)
{
  g_autoptr (TableSession) session = table_session_new (begin_game (), place->path, NULL);
  g_autoptr (TableEmergency) emergency = look_after (place, session);
  G_GNUC_UNUSED g_autoptr (GPtrArray) copies = NULL;
  g_autofree char *path = NULL;

  settle (session);
  play_note (session, "One");
  play_note (session, "Two");
  play_note (session, "Three");
  g_assert_true (table_emergency_is_busy (emergency));
  table_emergency_finish (emergency);
  g_assert_cmpuint (table_record_get_cursor (table_session_get_record (session)), ==, 1);

  /* Nobody has it who has not; it goes once the game is written. */
  assert_n_copies (place, 0);
  path = g_build_filename (place->directory, "copies", "game.kontor", NULL);
  assert_notes (path, "One,Two,Three");
  wait_for_emergency (emergency);
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
  assert_notes (place->path, "One,Two,Three");
}

static void
test_finish_what_is_written (Place        *place,
                             gconstpointer data)
{
  g_autoptr (TableSession) session = table_session_new (begin_game (), place->path, NULL);
  g_autoptr (TableEmergency) emergency = look_after (place, session);
  g_autofree char *copies = get_copies (place);

  play_note (session, "One");
  wait_for_emergency (emergency);
  table_emergency_finish (emergency);
  g_assert_false (g_file_test (copies, G_FILE_TEST_EXISTS));
}

/* A copy is kept up to date as long as there is no other place, and outlives the game. */
static void
test_copy_follows (Place        *place,
                   gconstpointer data)
{
  TableSession *session = table_session_new (begin_game (), place->path, NULL);
  TableEmergency *emergency = look_after (place, session);
  g_autoptr (GPtrArray) copies = NULL;
  const TableCopy *copy;

  settle (session);
  let_vanish (place);
  for (int i = 0; i < 3; i++)
    {
      play_note (session, i == 0 ? "One" : "More");
      wait_for_emergency (emergency);
    }
  g_object_unref (emergency);
  g_object_unref (session);

  copies = list_copies (place);
  g_assert_cmpuint (copies->len, ==, 1);
  copy = copies->pdata[0];
  assert_notes (copy->path, "One,More,More");
  g_assert_cmpstr (copy->origin, ==, place->path);
  g_assert_error (copy->reason, G_FILE_ERROR, G_FILE_ERROR_NOENT);
}

/* The copy follows also when it was written at once in between, as before the computer
 * sleeps. */
static void
test_finish_and_go_on (Place        *place,
                       gconstpointer data)
{
  TableSession *session = table_session_new (begin_game (), place->path, NULL);
  TableEmergency *emergency = look_after (place, session);
  g_autofree char *path = g_build_filename (place->directory, "copies", "game.kontor", NULL);

  settle (session);
  let_vanish (place);
  play_note (session, "One");
  wait_for_emergency (emergency);
  assert_notes (path, "One");

  play_note (session, "Two");
  table_emergency_finish (emergency);
  assert_notes (path, "One,Two");
  wait_for_emergency (emergency);
  play_note (session, "Three");
  wait_for_emergency (emergency);
  assert_notes (path, "One,Two,Three");

  g_object_unref (emergency);
  g_object_unref (session);
}

static void
test_discarded (Place        *place,
                gconstpointer data)
{
  TableSession *session = table_session_new (begin_game (), place->path, NULL);
  TableEmergency *emergency = look_after (place, session);

  settle (session);
  let_vanish (place);
  play_note (session, "One");
  wait_for_emergency (emergency);
  table_session_discard (session);
  g_object_unref (emergency);
  g_object_unref (session);
  assert_n_copies (place, 0);
}

/* The games and the first place for copies are mostly on one disk: what has been copied
 * there goes once the copy is elsewhere, and is at one place only. */
static void
test_next_place (Place        *place,
                 gconstpointer data)
{
  g_autofree char *disk = g_build_filename (place->directory, "disk", NULL);
  g_autofree char *first = g_build_filename (disk, "copies", NULL);
  g_autofree char *second = get_copies (place);
  const char *const places[] = { first, second, NULL };
  TableSession *session = table_session_new (begin_game (), place->path, NULL);
  TableEmergency *emergency = table_emergency_new (session, places);
  g_autoptr (GPtrArray) copies = NULL;

  settle (session);
  let_vanish (place);
  play_note (session, "One");
  wait_for_emergency (emergency);
  broken_disk_set (disk, GPOINTER_TO_INT (data), ENOSPC);
  play_note (session, "Two");
  wait_for_emergency (emergency);
  play_note (session, "Three");
  wait_for_emergency (emergency);
  g_object_unref (emergency);
  g_object_unref (session);
  broken_disk_set ("", BROKEN_NONE, 0);

  copies = table_copy_list (places);
  g_assert_cmpuint (copies->len, ==, 1);
  assert_notes (((TableCopy *) copies->pdata[0])->path, "One,Two,Three");
  assert_n_copies (place, 0);
  g_ptr_array_set_size (copies, 0);
  assert_n_copies (place, 1);
}

/* Neither is there any other place before, nor time. */
static void
test_next_place_at_once (Place        *place,
                         gconstpointer data)
{
  g_autofree char *disk = g_build_filename (place->directory, "disk", NULL);
  g_autofree char *second = get_copies (place);
  g_autofree char *path = g_build_filename (second, "game.kontor", NULL);
  g_autoptr (TableSession) session = table_session_new (begin_game (), place->path, NULL);
  g_autoptr (TableEmergency) emergency =
    table_emergency_new (session, (const char *const[]) { disk, second, NULL });

  settle (session);
  broken_disk_set (disk, GPOINTER_TO_INT (data), ENOSPC);
  play_note (session, "One");
  play_note (session, "Two");
  table_emergency_finish (emergency);
  broken_disk_set ("", BROKEN_NONE, 0);
  assert_notes (path, "One,Two");
  wait_for_emergency (emergency);
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
}

/* Names may be of any bytes, and a copy has the name of its game. */
static TableCopy *
make_copy (Place *place)
{
  g_autofree char *copies = get_copies (place);
  g_autofree char *origin = g_build_filename (place->folder, "na\xefve.kontor", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GError) full = doc_trouble_new (G_FILE_ERROR, G_FILE_ERROR_NOSPC);
  g_autoptr (TableRecord) record = begin_game ();
  g_autofree char *text = table_record_to_text (record);
  TableCopy *copy = table_copy_new (copies, origin, full, &error);

  g_assert_no_error (error);
  g_assert_true (table_copy_write (copy, text, &error));
  g_assert_no_error (error);

  return copy;
}

/* Where everybody may write, somebody else may have been there first. */
static void
test_open_to_all (Place        *place,
                  gconstpointer data)
{
  g_autofree char *copies = get_copies (place);
  g_autofree char *elsewhere = g_build_filename (place->directory, "elsewhere", NULL);
  g_autoptr (GError) full = doc_trouble_new (G_FILE_ERROR, G_FILE_ERROR_NOSPC);
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (g_chmod (place->directory, 01777), ==, 0);
  table_copy_free (make_copy (place));
  assert_n_copies (place, 1);

  g_assert_cmpint (g_chmod (copies, 0750), ==, 0);
  assert_n_copies (place, 0);
  g_assert_null (table_copy_new (copies, place->path, full, &error));
  g_assert_error (error, G_FILE_ERROR, G_FILE_ERROR_ACCES);

  g_assert_cmpint (g_chmod (copies, 0700), ==, 0);
  g_assert_cmpint (g_rename (copies, elsewhere), ==, 0);
  g_assert_cmpint (symlink (elsewhere, copies), ==, 0);
  assert_n_copies (place, 0);
  g_assert_null (table_copy_new (copies, place->path, full, NULL));
}

static void
test_copy_moved (Place        *place,
                 gconstpointer data)
{
  g_autoptr (GPtrArray) copies = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *path = NULL;
  const TableCopy *copy;

  table_copy_free (make_copy (place));
  table_copy_free (make_copy (place));
  copies = list_copies (place);
  g_assert_cmpuint (copies->len, ==, 2);
  copy = copies->pdata[0];
  g_assert_true (g_str_has_suffix (copy->origin, "/na\xefve.kontor"));
  g_assert_error (copy->reason, G_FILE_ERROR, G_FILE_ERROR_NOSPC);

  path = table_copy_move (copy, place->folder, &error);
  g_assert_no_error (error);
  g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));
  g_assert_false (g_file_test (copy->path, G_FILE_TEST_EXISTS));
  g_assert_true (table_copy_put (copies->pdata[1], place->path, &error));
  g_assert_no_error (error);
  g_assert_true (g_file_test (place->path, G_FILE_TEST_EXISTS));

  g_ptr_array_set_size (copies, 0);
  assert_n_copies (place, 0);
}

/* Two games of one name may lose their places at once. */
static void
test_copies_begun (Place        *place,
                   gconstpointer data)
{
  g_autofree char *copies = get_copies (place);
  g_autoptr (GError) full = doc_trouble_new (G_FILE_ERROR, G_FILE_ERROR_NOSPC);
  g_autoptr (TableCopy) one = table_copy_new (copies, "/one/game.kontor", full, NULL);
  g_autoptr (TableCopy) two = table_copy_new (copies, "/two/game.kontor", full, NULL);
  g_autoptr (TableCopy) three = table_copy_new (copies, "/three/game.kontor", full, NULL);

  g_assert_cmpstr (one->path, !=, two->path);
  g_assert_cmpstr (one->path, !=, three->path);
  g_assert_cmpstr (two->path, !=, three->path);
}

/* Where it cannot go the copy remains. */
static void
test_copy_stays (Place        *place,
                 gconstpointer data)
{
  g_autoptr (TableCopy) copy = make_copy (place);
  g_autofree char *below_file = g_build_filename (copy->path, "games", NULL);
  g_autoptr (GError) error = NULL;

  g_assert_null (table_copy_move (copy, below_file, &error));
  g_assert_nonnull (error);
  g_clear_error (&error);
  g_assert_false (table_copy_put (copy, below_file, &error));
  g_assert_nonnull (error);
  g_assert_true (g_file_test (copy->path, G_FILE_TEST_EXISTS));
}

/* What was written after all needs no copy. */
static void
test_copy_needless (Place        *place,
                    gconstpointer data)
{
  TableCopy *copy = make_copy (place);
  g_autofree char *text = NULL;

  g_assert_true (g_file_get_contents (copy->path, &text, NULL, NULL));
  write_as_another (copy->origin, text);
  table_copy_free (copy);
  assert_n_copies (place, 0);
}

static char *
write_origin (Place      *place,
              const char *name,
              const char *text,
              int         seconds)
{
  g_autofree char *copies = get_copies (place);
  char *path = g_build_filename (copies, name, NULL);
  time_t then = (time_t) (g_get_real_time () / G_USEC_PER_SEC - seconds);
  struct utimbuf times = { .actime = then, .modtime = then };

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  g_assert_cmpint (g_utime (path, &times), ==, 0);

  return path;
}

/* What tells of a copy that there is not goes, and what nobody has finished, unless somebody may still
 * write it. */
static void
test_copy_missing (Place        *place,
                   gconstpointer data)
{
  TableCopy *copy = make_copy (place);
  g_autoptr (GError) full = doc_trouble_new (G_FILE_ERROR, G_FILE_ERROR_NOSPC);
  g_autofree char *copies = get_copies (place);
  g_autofree char *of_copy = g_strconcat (copy->path, ".origin", NULL);
  g_autofree char *old = write_origin (place, "old.kontor.origin", "[Origin]\nFile=file:///old.kontor\n", 3700);
  g_autofree char *young = write_origin (place, "young.kontor.origin", "[Origin]\n", 3500);
  g_autofree char *letter = write_origin (place, "letter.kontor.origin", "Dear Agnes, I win.\n", 3700);
  g_autofree char *other = write_origin (place, "other.origin", "[Origin]\n", 3700);
  g_autofree char *unfinished = write_origin (place, ".kontor-unfinished-a1b2c3", "{", 3700);
  g_autofree char *being_written = write_origin (place, ".kontor-unfinished-d4e5f6", "{", 3500);
  g_autoptr (TableCopy) held = table_copy_new (copies, "/held.kontor", full, NULL);
  g_autofree char *of_held = g_strconcat (held->path, ".origin", NULL);
  const struct utimbuf long_ago = { .actime = 1000000000, .modtime = 1000000000 };

  g_assert_cmpint (g_utime (of_held, (struct utimbuf *) &long_ago), ==, 0);
  g_assert_cmpint (g_utime (of_copy, (struct utimbuf *) &long_ago), ==, 0);
  table_copy_free (copy);
  assert_n_copies (place, 1);
  g_assert_false (g_file_test (old, G_FILE_TEST_EXISTS));
  g_assert_false (g_file_test (unfinished, G_FILE_TEST_EXISTS));
  g_assert_true (g_file_test (being_written, G_FILE_TEST_EXISTS));
  g_assert_true (g_file_test (young, G_FILE_TEST_EXISTS));
  g_assert_true (g_file_test (letter, G_FILE_TEST_EXISTS));
  g_assert_true (g_file_test (other, G_FILE_TEST_EXISTS));
  g_assert_true (g_file_test (of_held, G_FILE_TEST_EXISTS));
  g_assert_true (g_file_test (of_copy, G_FILE_TEST_EXISTS));
}

static void
test_copy_garbled (Place        *place,
                   gconstpointer data)
{
  TableCopy *copy = make_copy (place);
  g_autofree char *origin = g_strconcat (copy->path, ".origin", NULL);
  g_autoptr (GPtrArray) copies = NULL;

  g_assert_true (g_file_set_contents (origin, "\xff", -1, NULL));
  table_copy_free (copy);
  copies = list_copies (place);
  g_assert_cmpuint (copies->len, ==, 1);
  copy = copies->pdata[0];
  g_assert_null (copy->origin);
  g_assert_null (copy->reason);
}

/* Other writers */

static char *
write_notes (const char *const *notes,
             guint              cursor)
{
  g_autoptr (TableRecord) record = begin_game ();

  for (guint i = 0; notes[i] != NULL; i++)
    {
      ColoniaEvent event;

      colonia_event_init (&event, COLONIA_EVENT_NOTE);
      event.text = (char *) notes[i];
      colonia_record_append (record, &event, NULL, NULL);
    }
  g_assert_true (table_record_move_cursor (record, cursor, NULL));

  return table_record_to_text (record);
}

static char *
give_id (const char *text,
         const char *id)
{
  g_assert_true (g_str_has_prefix (text, "{\n"));

  return g_strdup_printf ("{\n  \"id\": \"%s\",\n%s", id, text + 2);
}

static void
test_kinship (void)
{
  g_autofree char *none = write_notes ((const char *[]) { NULL }, 0);
  g_autofree char *one = write_notes ((const char *[]) { "One", NULL }, 1);
  g_autofree char *two = write_notes ((const char *[]) { "One", "Two", NULL }, 2);
  g_autofree char *undone = write_notes ((const char *[]) { "One", "Two", NULL }, 1);
  g_autofree char *apart = write_notes ((const char *[]) { "One", "Three", NULL }, 2);
  g_autofree char *others = g_strdup (two);
  g_autofree char *two_named = give_id (two, "6f1c7a52-8f0e-4c6b-9a43-0d3a5b2f9e11");
  g_autofree char *two_other = give_id (two, "6f1c7a52-8f0e-4c6b-9a43-0d3a5b2f9e12");

  g_assert_cmpint (table_kinship_find (two, two), ==, TABLE_KINSHIP_SAME);
  g_assert_cmpint (table_kinship_find (two, one), ==, TABLE_KINSHIP_BEHIND);
  g_assert_cmpint (table_kinship_find (two, none), ==, TABLE_KINSHIP_BEHIND);
  g_assert_cmpint (table_kinship_find (one, two), ==, TABLE_KINSHIP_AHEAD);
  g_assert_cmpint (table_kinship_find (two, undone), ==, TABLE_KINSHIP_AHEAD);
  g_assert_cmpint (table_kinship_find (two, apart), ==, TABLE_KINSHIP_APART);

  /* An id comes with the first change; one that is there tells games apart. */
  g_assert_cmpint (table_kinship_find (one, two_named), ==, TABLE_KINSHIP_AHEAD);
  g_assert_cmpint (table_kinship_find (two_named, one), ==, TABLE_KINSHIP_BEHIND);
  g_assert_cmpint (table_kinship_find (two_named, two_named), ==, TABLE_KINSHIP_SAME);
  g_assert_cmpint (table_kinship_find (two_named, two_other), ==, TABLE_KINSHIP_APART);

  /* Another table is another game, whatever happened there. */
  memcpy (strstr (others, "Anna"), "Otto", 4);
  g_assert_cmpint (table_kinship_find (one, others), ==, TABLE_KINSHIP_APART);
}

/* Plays in a game that goes on from a text, as another device does. */
static char *
go_on (const char *text,
       guint       n_undone,
       const char *note)
{
  g_autoptr (TableSession) session = table_session_new (table_record_parse (text, strlen (text), NULL), NULL, NULL);

  while (n_undone-- > 0)
    table_session_undo (session);
  if (note != NULL)
    play_note (session, note);

  return table_session_make_text (session);
}

/* Puts a pause into the text of a game. */
static char *
pause_game (const char *text,
            const char *pauses)
{
  g_assert_true (g_str_has_prefix (text, "{\n"));

  return g_strdup_printf ("{\n  \"pauses\": [%s],\n%s", pauses, text + 2);
}

#define PAUSE(hour) "{\"from\": \"2026-11-21T" hour ":00:00Z\", \"to\": \"2026-11-21T" hour ":30:00Z\"}"

/* Whoever goes on with a game notes how long it lay there, and may replace what was entered before:
 * all of it is in the game then, and can be brought back. */
static void
test_kinship_contained (void)
{
  g_autofree char *two = write_notes ((const char *[]) { "One", "Two", NULL }, 2);
  g_autofree char *undone = go_on (two, 1, NULL);
  g_autofree char *replaced = go_on (two, 1, "Three");
  g_autofree char *twice = go_on (replaced, 2, "Four");
  g_autofree char *more = go_on (two, 0, "Three");
  g_autofree char *paused = pause_game (two, PAUSE ("20"));
  g_autofree char *more_paused = pause_game (more, PAUSE ("19") ", " PAUSE ("20"));
  g_autofree char *other_paused = pause_game (more, PAUSE ("21"));

  g_assert_cmpint (table_kinship_find (two, undone), ==, TABLE_KINSHIP_AHEAD);
  g_assert_cmpint (table_kinship_find (undone, two), ==, TABLE_KINSHIP_AHEAD);
  g_assert_cmpint (table_kinship_find (two, replaced), ==, TABLE_KINSHIP_AHEAD);
  g_assert_cmpint (table_kinship_find (undone, replaced), ==, TABLE_KINSHIP_AHEAD);
  g_assert_cmpint (table_kinship_find (replaced, two), ==, TABLE_KINSHIP_BEHIND);
  g_assert_cmpint (table_kinship_find (two, twice), ==, TABLE_KINSHIP_AHEAD);
  g_assert_cmpint (table_kinship_find (replaced, twice), ==, TABLE_KINSHIP_AHEAD);
  g_assert_cmpint (table_kinship_find (more, replaced), ==, TABLE_KINSHIP_APART);
  g_assert_cmpint (table_kinship_find (replaced, more), ==, TABLE_KINSHIP_APART);

  g_assert_cmpint (table_kinship_find (two, paused), ==, TABLE_KINSHIP_AHEAD);
  g_assert_cmpint (table_kinship_find (paused, more_paused), ==, TABLE_KINSHIP_AHEAD);
  g_assert_cmpint (table_kinship_find (more_paused, paused), ==, TABLE_KINSHIP_BEHIND);
  g_assert_cmpint (table_kinship_find (paused, other_paused), ==, TABLE_KINSHIP_APART);
}

/* What two devices have made of a game is in one of them once they are joined, and undoing brings either back. */
static void
test_joined (void)
{
  g_autofree char *one = write_notes ((const char *[]) { "One", NULL }, 1);
  g_autofree char *here = go_on (one, 0, "Here");
  g_autofree char *there = go_on (one, 0, "There");
  g_autofree char *paused = pause_game (there, PAUSE ("20"));
  g_autoptr (TableRecord) record = table_record_parse (here, strlen (here), NULL);
  g_autoptr (TableRecord) other = table_record_parse (paused, strlen (paused), NULL);
  g_autoptr (TableRecord) beginning = table_record_parse (one, strlen (one), NULL);
  g_autoptr (TableRecord) joined = NULL;
  g_autofree char *text = NULL;

  g_assert_true (table_record_join (record, beginning, NULL));
  text = table_record_to_text (record);
  g_assert_cmpstr (text, ==, here);

  g_assert_true (table_record_join (record, other, NULL));
  g_free (text);
  text = table_record_to_text (record);
  g_assert_cmpint (table_kinship_find (here, text), ==, TABLE_KINSHIP_AHEAD);
  g_assert_cmpint (table_kinship_find (there, text), ==, TABLE_KINSHIP_AHEAD);
  g_assert_cmpint (table_kinship_find (paused, text), ==, TABLE_KINSHIP_AHEAD);
  g_assert_cmpint (table_kinship_find (one, text), ==, TABLE_KINSHIP_AHEAD);

  joined = table_record_parse (text, strlen (text), NULL);
  g_assert_nonnull (joined);
  g_assert_cmpstr (colonia_record_get_event (joined, 1)->text, ==, "Here");
  g_assert_cmpuint (table_record_find_undo (joined), !=, TABLE_NO_EARLIER);
  g_assert_true (table_record_undo_replacing (joined, NULL));
  g_assert_cmpuint (table_record_get_cursor (joined), ==, 2);
  g_assert_cmpstr (colonia_record_get_event (joined, 1)->text, ==, "There");
  g_assert_true (table_record_redo_replacing (joined, NULL));
  g_assert_cmpstr (colonia_record_get_event (joined, 1)->text, ==, "Here");
}

/* Somebody else is noticed without anything being written. */
static void
test_noticed (Place        *place,
              gconstpointer data)
{
  g_autoptr (TableSession) session = table_session_new (begin_game (), place->path, NULL);
  g_autofree char *theirs = write_notes ((const char *[]) { "Theirs", NULL }, 1);
  g_autofree char *etag = NULL;

  settle (session);
  write_as_another (place->path, theirs);
  while (table_session_get_error (session) == NULL)
    iterate ();
  g_assert_error (table_session_get_error (session), G_IO_ERROR, G_IO_ERROR_WRONG_ETAG);
  g_assert_false (table_session_is_busy (session));
  assert_notes (place->path, "Theirs");

  etag = doc_get_mark (place->path);
  table_session_accept_file (session, etag, TRUE);
  g_assert_no_error (table_session_get_error (session));
  settle (session);
  assert_notes (place->path, "Theirs");
  table_session_accept_file (session, etag, FALSE);
  settle (session);
  assert_notes (place->path, "");
}

/* A game that is opened by a link is one that changes where the link leads. */
static void
test_noticed_behind_link (Place        *place,
                          gconstpointer data)
{
  g_autofree char *link = g_build_filename (place->directory, "linked.kontor", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (link);
  g_autoptr (TableSession) session = NULL;
  g_autofree char *etag = NULL;

  write_as_another (place->path, "{}");
  g_assert_true (g_file_make_symbolic_link (file, place->path, NULL, NULL));
  etag = doc_get_mark (link);
  session = table_session_new (begin_game (), link, etag);

  write_as_another (place->path, "Theirs");
  while (table_session_get_error (session) == NULL)
    iterate ();
  g_assert_error (table_session_get_error (session), G_IO_ERROR, G_IO_ERROR_WRONG_ETAG);
}

int
main (int    argc,
      char **argv)
{
  static const struct {
    const char *path;
    void (*test) (Place *, gconstpointer);
  } tests[] = {
    { "/emergency/finish/at-once", test_finish_at_once },
    { "/emergency/finish/what-is-written", test_finish_what_is_written },
    { "/emergency/follows", test_copy_follows },
    { "/emergency/finish/go-on", test_finish_and_go_on },
    { "/emergency/discarded", test_discarded },
    { "/copy/open-to-all", test_open_to_all },
    { "/copy/moved", test_copy_moved },
    { "/copy/begun", test_copies_begun },
    { "/copy/stays", test_copy_stays },
    { "/copy/needless", test_copy_needless },
    { "/copy/missing", test_copy_missing },
    { "/copy/garbled", test_copy_garbled },
    { "/others/noticed", test_noticed },
    { "/others/noticed-behind-link", test_noticed_behind_link },
  };

  static const struct {
    const char *path;
    const char *path_at_once;
    BrokenCall call;
  } broken[] = {
    { "/emergency/next-place/open", "/emergency/finish/next-place/open", BROKEN_OPEN },
    { "/emergency/next-place/write", "/emergency/finish/next-place/write", BROKEN_WRITE },
    { "/emergency/next-place/sync", "/emergency/finish/next-place/sync", BROKEN_SYNC },
    { "/emergency/next-place/rename", "/emergency/finish/next-place/rename", BROKEN_RENAME },
  };

  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Place, NULL, place_set_up, tests[i].test, place_tear_down);
  for (guint i = 0; i < G_N_ELEMENTS (broken); i++)
    {
      g_test_add (broken[i].path, Place, GINT_TO_POINTER (broken[i].call), place_set_up, test_next_place,
                  place_tear_down);
      g_test_add (broken[i].path_at_once, Place, GINT_TO_POINTER (broken[i].call), place_set_up,
                  test_next_place_at_once, place_tear_down);
    }
  g_test_add_func ("/others/kinship", test_kinship);
  g_test_add_func ("/others/joined", test_joined);
  g_test_add_func ("/others/kinship/contained", test_kinship_contained);

  return g_test_run ();
}

/* place.c: a directory of its own for a game that is kept there
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "place.h"

#include "colonia-typed.h"
#include "patience.h"
#include "tree.h"

#include "colonia-session.h"
#include "table-record-file.h"

#include <glib/gstdio.h>
#include <utime.h>

/* Makes the directory and the folder, in which nothing is. */
void
place_set_up (Place        *place,
              gconstpointer whatever)
{
  g_autoptr (GError) error = NULL;

  place->directory = g_dir_make_tmp ("kontor-XXXXXX", &error);
  g_assert_no_error (error);
  place->folder = g_build_filename (place->directory, "games", NULL);
  place->path = g_build_filename (place->folder, "game.kontor", NULL);
  g_assert_cmpint (g_mkdir (place->folder, 0777), ==, 0);
}

/* Takes away all that is in the directory. */
void
place_tear_down (Place        *place,
                 gconstpointer whatever)
{
  tree_remove (place->directory);
  g_free (place->directory);
  g_free (place->folder);
  g_free (place->path);
}

/* A game of which nothing has happened. */
TableRecord *
begin_game (void)
{
  const ColoniaSetup setup = {
    .tracking = COLONIA_TRACKING_FULL,
    .n_players = 3,
    .family_members = 38,
    .window_points = 2,
  };
  const TablePerson people[] = {
    { .name = (char *) "Anna", .color = TABLE_COLOR_RED },
    { .name = (char *) "Bert", .color = TABLE_COLOR_BLUE },
    { .name = (char *) "Cleo", .color = TABLE_COLOR_GREEN },
  };

  return colonia_record_new (&setup, people);
}

/* Enters a note. */
void
play_note (TableSession *session,
           const char   *text)
{
  g_auto (ColoniaEvent) event = { 0 };

  colonia_event_init (&event, COLONIA_EVENT_NOTE);
  event.text = g_strdup (text);
  colonia_session_play (session, &event, TABLE_ROLLER_NONE);
}

/* Waits until all is written. */
void
settle (TableSession *session)
{
  while (table_session_is_busy (session))
    iterate ();
}

/* Asks that the file holds the game as it stands, to the last letter. */
void
assert_on_disk (TableSession *session)
{
  g_autofree char *text = table_record_to_text (table_session_get_record (session));
  g_autofree char *found = NULL;

  g_assert_null (table_session_get_error (session));
  g_assert_true (g_file_get_contents (table_session_get_path (session), &found, NULL, NULL));
  g_assert_cmpstr (found, ==, text);
}

/* The notes that a file holds, with commas between them. */
char *
read_notes (const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TableRecord) record = table_record_load (path, &error);
  GString *notes = g_string_new (NULL);

  g_assert_no_error (error);
  for (guint i = 0; i < table_record_get_cursor (record); i++)
    g_string_append_printf (notes, "%s%s", i > 0 ? "," : "", colonia_record_get_event (record, i)->text);

  return g_string_free (notes, FALSE);
}

void
assert_notes (const char *path,
              const char *expected)
{
  g_autofree char *notes = read_notes (path);

  g_assert_cmpstr (notes, ==, expected);
}

/* As another program writes: at another time, whatever the clock's grain. */
void
write_as_another (const char *path,
                  const char *text)
{
  const struct utimbuf long_ago = { .actime = 1000000000, .modtime = 1000000000 };

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  g_assert_cmpint (g_utime (path, (struct utimbuf *) &long_ago), ==, 0);
}

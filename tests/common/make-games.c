/* make-games.c: a directory full of games
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Usage: make-games NUMBER DIRECTORY
 *
 * The games come from the simulation, one every third day back from the end of
 * 2024, each of three to six out of many players. So that ten thousand of them
 * take seconds, there are a few dozen courses with other people each time.
 */

#include "colonia-record.h"
#include "colonia-typed.h"
#include "table-game-file.h"
#include "table-simulation.h"

#include <glib/gstdio.h>
#include <stdio.h>
#include <stdlib.h>
#include <utime.h>

#define N_COURSES 24
#define LAST_DAY G_GINT64_CONSTANT (1735600000)
#define SECONDS_BETWEEN (3 * 24 * 60 * 60)

static const char *const names[] = {
  "Agnes", "Bruno", "Chlo\303\251", "Dietmar", "Elsbeth", "Friso", "Gerda", "Hinnerk", "In\303\250s", "Jo\303\253lle",
  "Katrijn", "Lambert", "Mechthild", "Noortje", "Otto", "Petronella",
};

/* A record with other people. */
static TableRecord *
seat_others (const TableRecord *course,
             guint              number)
{
  int n_players = colonia_record_get_setup (course)->n_players;
  TablePerson people[COLONIA_MAX_PLAYERS];
  TableRecord *record;

  for (int seat = 0; seat < n_players; seat++)
    {
      people[seat] = *table_record_get_person (course, seat);
      people[seat].name = (char *) names[(number * 5 + (guint) seat) % G_N_ELEMENTS (names)];
    }

  record = colonia_record_new (colonia_record_get_setup (course), people);
  for (guint i = 0; i < table_record_get_cursor (course); i++)
    table_record_append_from (record, course, i);

  return record;
}

static gboolean
write_game (const char        *directory,
            const TableRecord *course,
            guint              number)
{
  g_autoptr (TableRecord) record = seat_others (course, number);
  g_autofree char *text = table_record_to_text (record);
  gint64 seconds = LAST_DAY - (gint64) number * SECONDS_BETWEEN;
  g_autoptr (GDateTime) day = g_date_time_new_from_unix_utc (seconds);
  g_autofree char *path = NULL;
  struct utimbuf times = { (time_t) seconds, (time_t) seconds };

  path = table_game_file_make_path (directory, table_record_get_names (record),
                                    colonia_record_get_setup (record)->n_players, day);

  return g_file_set_contents (path, text, -1, NULL) && g_utime (path, &times) == 0;
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr (GPtrArray) courses = g_ptr_array_new_with_free_func ((GDestroyNotify) table_record_free);
  guint n_games = argc == 3 ? (guint) g_ascii_strtoull (argv[1], NULL, 10) : 0;

  if (argc != 3 || g_mkdir_with_parents (argv[2], 0700) != 0)
    {
      fprintf (stderr, "Usage: make-games NUMBER DIRECTORY\n");
      return 2;
    }

  for (guint i = 0; i < MIN (n_games, N_COURSES); i++)
    g_ptr_array_add (courses, table_simulate (&colonia_game, 3 + (int) i % 4, i % 5 == 4 ? COLONIA_TRACKING_ESSENTIALS
                                                                            : COLONIA_TRACKING_FULL, i + 1));

  for (guint i = 0; i < n_games; i++)
    if (!write_game (argv[2], g_ptr_array_index (courses, i % courses->len), i))
      {
        fprintf (stderr, "make-games: cannot write into %s\n", argv[2]);
        return 1;
      }

  return 0;
}

/* test-folder-choice.c: where games are kept is chosen, and the folder may be away
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-record.h"
#include "doc-file.h"
#include "games.h"
#include "parlour-folder-group.h"
#include "parlour-folder-notice.h"
#include "parlour-last-game.h"
#include "parlour-places.h"
#include "parlour-preferences.h"
#include "parlour-settings.h"
#include "table-folder.h"
#include "table-record-file.h"
#include "table-simulation.h"
#include "widgets.h"

#include <glib/gstdio.h>

typedef struct {
  char *own;
  char *meanwhile;
  char *stick; /* a folder that may be away */
  char *directory;
  GtkWidget *window;
} Fixture;

static const char *open_game; /* or NULL */

static gboolean
is_open (const char *path)
{
  return g_strcmp0 (path, open_game) == 0;
}

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  fixture->own = parlour_places_get_own ();
  fixture->meanwhile = parlour_places_get_meanwhile ();
  fixture->directory = g_dir_make_tmp ("kontor-folder-XXXXXX", NULL);
  fixture->stick = g_build_filename (fixture->directory, "stick", NULL);
  g_assert_cmpint (g_mkdir (fixture->stick, 0700), ==, 0);
  g_assert_true (doc_make_directory (fixture->own, NULL));
  fixture->window = g_object_ref_sink (parlour_preferences_new (NULL));
  gtk_window_present (GTK_WINDOW (fixture->window));
  parlour_places_let_tell (is_open);
}

static void
empty (const char *folder)
{
  g_autoptr (GPtrArray) games = table_folder_list (folder);

  for (guint i = 0; i < games->len; i++)
    g_assert_cmpint (g_unlink (g_ptr_array_index (games, i)), ==, 0);
  g_rmdir (folder);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  assert_finalized (fixture->window);
  open_game = NULL;
  parlour_places_choose (NULL);
  parlour_last_game_set (parlour_settings_get (), NULL);
  empty (fixture->own);
  empty (fixture->meanwhile);
  empty (fixture->stick);
  g_assert_cmpint (g_rmdir (fixture->directory), ==, 0);
  g_free (fixture->own);
  g_free (fixture->meanwhile);
  g_free (fixture->stick);
  g_free (fixture->directory);
}

/* Returns where it is. */
static char *
add_game (const char *folder,
          const char *name,
          guint64     seed)
{
  g_autoptr (TableRecord) record = table_simulate (&colonia_game, 3, COLONIA_TRACKING_ESSENTIALS, seed);
  char *path = g_build_filename (folder, name, NULL);

  g_assert_true (table_record_save (record, path, NULL));

  return path;
}

static guint
count_games (const char *folder)
{
  g_autoptr (GPtrArray) games = table_folder_list (folder);

  return games->len;
}

static ParlourFolderGroup *
get_group (Fixture *fixture)
{
  return find_nth (fixture->window, PARLOUR_TYPE_FOLDER_GROUP, 0);
}

static void
choose (Fixture    *fixture,
        const char *folder)
{
  g_autoptr (GFile) file = g_file_new_for_path (folder);

  parlour_folder_group_choose (get_group (fixture), file);
}

static gboolean
is_told (Fixture    *fixture,
         const char *expected)
{
  g_autofree char *said = NULL;

  if (count_all (fixture->window, g_type_from_name ("AdwToastWidget")) == 0)
    return FALSE;

  said = read_toast (fixture->window);

  return g_str_equal (said, expected);
}

static void
wait_for_toast (Fixture    *fixture,
                const char *expected)
{
  while (!is_told (fixture, expected))
    g_main_context_iteration (NULL, TRUE);
}

static void
assert_folder (const char *expected)
{
  g_autofree char *folder = parlour_places_get_folder ();

  g_assert_cmpstr (folder, ==, expected);
}

static void
assert_shown (Fixture    *fixture,
              const char *expected,
              gboolean    can_go_back)
{
  AdwActionRow *row = ADW_ACTION_ROW (find_child (GTK_WIDGET (get_group (fixture)), "folder"));

  g_assert_cmpstr (adw_action_row_get_subtitle (row), ==, expected);
  g_assert_cmpint (gtk_widget_get_visible (find_child (GTK_WIDGET (get_group (fixture)), "usual")), ==, can_go_back);
}

/* Where there is nothing yet nothing is asked. */
static void
test_chosen (Fixture      *fixture,
             gconstpointer data)
{
  g_autofree char *setting = NULL;

  assert_shown (fixture, "In a folder of the app itself, on this computer", FALSE);
  choose (fixture, fixture->stick);
  wait_for_toast (fixture, "Games are kept in that folder from now on.");
  assert_folder (fixture->stick);
  assert_shown (fixture, fixture->stick, TRUE);

  /* The same once more changes nothing, and the program's own is nobody's choice. */
  choose (fixture, fixture->stick);
  choose (fixture, fixture->own);
  assert_folder (fixture->own);
  setting = g_settings_get_string (parlour_settings_get (), "games-folder");
  g_assert_cmpstr (setting, ==, "");
}

/* What a portal lends has a name, but a path that nobody knows. */
static void
test_lent (Fixture      *fixture,
           gconstpointer data)
{
  g_autofree char *lent = g_build_filename (g_get_user_runtime_dir (), "doc", "1a2b3c4d", "Games", NULL);

  assert_shown (fixture, "In a folder of the app itself, on this computer", FALSE);
  parlour_places_choose (lent);
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  assert_finalized (fixture->window);
  fixture->window = g_object_ref_sink (parlour_preferences_new (NULL));
  assert_shown (fixture, "Games, which is not there now", TRUE);
}

/* Games go along, with the one that is offered first, or stay, as somebody says. */
static void
test_moved (Fixture      *fixture,
            gconstpointer data)
{
  G_GNUC_UNUSED g_autofree char *one = add_game (fixture->own, "a.kontor", 1);
  g_autofree char *two = add_game (fixture->own, "b.kontor", 2);
  g_autofree char *there = g_build_filename (fixture->stick, "b.kontor", NULL);
  g_autofree char *last = NULL;

  parlour_last_game_set (parlour_settings_get (), two);
  choose (fixture, fixture->stick);
  g_assert_nonnull (strstr (adw_message_dialog_get_body (find_dialog ()), "There are 2 games in "));
  answer ("cancel");
  assert_folder (fixture->own);

  choose (fixture, fixture->stick);
  answer ("move");
  wait_for_toast (fixture, "The games are in that folder now.");
  assert_folder (fixture->stick);
  g_assert_cmpuint (count_games (fixture->own), ==, 0);
  g_assert_cmpuint (count_games (fixture->stick), ==, 2);
  last = parlour_last_game_get (parlour_settings_get ());
  g_assert_cmpstr (last, ==, there);

  g_signal_emit_by_name (find_child (GTK_WIDGET (get_group (fixture)), "usual_button"), "clicked");
  answer ("leave");
  assert_folder (fixture->own);
  g_assert_cmpuint (count_games (fixture->stick), ==, 2);
}

/* What another program brings while it is asked, or while they are on their way, goes along. */
static void
test_brought_meanwhile (Fixture      *fixture,
                        gconstpointer data)
{
  G_GNUC_UNUSED g_autofree char *one = add_game (fixture->own, "a.kontor", 1);
  g_autofree char *two = NULL;
  g_autofree char *three = NULL;

  choose (fixture, fixture->stick);
  two = add_game (fixture->own, "b.kontor", 2);
  answer ("move");
  three = add_game (fixture->own, "c.kontor", 3);
  wait_for_toast (fixture, "The games are in that folder now.");
  g_assert_cmpuint (count_games (fixture->own), ==, 0);
  g_assert_cmpuint (count_games (fixture->stick), ==, 3);
}

/* A folder that goes away while it is asked is not made. */
static void
test_gone_meanwhile (Fixture      *fixture,
                     gconstpointer data)
{
  G_GNUC_UNUSED g_autofree char *one = add_game (fixture->own, "a.kontor", 1);
  g_autofree char *away = g_build_filename (fixture->directory, "away", NULL);

  choose (fixture, fixture->stick);
  g_assert_cmpint (g_rename (fixture->stick, away), ==, 0);
  answer ("move");
  wait_for_toast (fixture, "The games stay where they are: there is no such file or folder");
  assert_folder (fixture->own);
  g_assert_cmpuint (count_games (fixture->own), ==, 1);
  g_assert_false (g_file_test (fixture->stick, G_FILE_TEST_EXISTS));
  g_assert_cmpint (g_rename (away, fixture->stick), ==, 0);
}

/* One that goes away with the games in it stays the one that is chosen. */
static void
test_taken_away_meanwhile (Fixture      *fixture,
                           gconstpointer data)
{
  G_GNUC_UNUSED g_autofree char *one = add_game (fixture->stick, "a.kontor", 1);
  g_autofree char *away = g_build_filename (fixture->directory, "away", NULL);

  parlour_places_choose (fixture->stick);
  choose (fixture, fixture->own);
  g_assert_cmpint (g_rename (fixture->stick, away), ==, 0);
  answer ("move");
  wait_for_toast (fixture, "The games stay where they are: there is no such file or folder");
  assert_folder (fixture->stick);
  g_assert_cmpint (g_rename (away, fixture->stick), ==, 0);
}

/* A game that is opened while they are on their way keeps all of them where they are, and what is of the program is no place. */
static void
test_opened_meanwhile (Fixture      *fixture,
                       gconstpointer data)
{
  G_GNUC_UNUSED g_autofree char *one = add_game (fixture->own, "a.kontor", 1);
  g_autofree char *two = add_game (fixture->own, "b.kontor", 2);
  g_autofree char *program = g_path_get_dirname (fixture->own);

  choose (fixture, fixture->stick);
  answer ("move");
  open_game = two;
  wait_for_toast (fixture, "A game is open. Put it back onto the shelf first.");
  assert_folder (fixture->own);
  g_assert_cmpuint (count_games (fixture->own), ==, 2);
  open_game = NULL;

  choose (fixture, program);
  wait_for_toast (fixture, "The app keeps other things in that folder: choose another one.");
  assert_folder (fixture->own);
}

/* What is played is not taken away. */
static void
test_open (Fixture      *fixture,
           gconstpointer data)
{
  g_autofree char *one = add_game (fixture->own, "a.kontor", 1);

  open_game = one;
  choose (fixture, fixture->stick);
  answer ("move");
  wait_for_toast (fixture, "A game is open. Put it back onto the shelf first.");
  assert_folder (fixture->own);
  g_assert_cmpuint (count_games (fixture->own), ==, 1);
}

static void
wait_for_games (const char *folder,
                guint       n)
{
  while (count_games (folder) != n)
    g_main_context_iteration (NULL, TRUE);
}

/* While the folder is away nothing is put in its place. What was begun meanwhile goes there as soon as it is
 * there again, but for what is played. */
static void
test_away (Fixture      *fixture,
           gconstpointer data)
{
  g_autofree char *away = g_build_filename (fixture->directory, "away", NULL);
  G_GNUC_UNUSED g_autofree char *there = add_game (fixture->stick, "a.kontor", 1);
  g_autofree char *games = NULL;
  g_autofree char *one = NULL;
  g_autofree char *two = NULL;
  GtkWidget *notice = g_object_ref_sink (g_object_new (PARLOUR_TYPE_FOLDER_NOTICE, NULL));
  GtkLabel *sentence = GTK_LABEL (find_child (notice, "sentence"));

  parlour_places_choose (fixture->stick);
  parlour_folder_notice_refresh (PARLOUR_FOLDER_NOTICE (notice));
  g_assert_false (gtk_widget_get_visible (notice));
  g_assert_cmpint (g_rename (fixture->stick, away), ==, 0);
  parlour_folder_notice_refresh (PARLOUR_FOLDER_NOTICE (notice));
  g_assert_true (gtk_widget_get_visible (notice));
  g_assert_nonnull (strstr (gtk_label_get_label (sentence), "is not there: connect the disk or the stick"));
  games = parlour_places_make_games ();
  g_assert_cmpstr (games, ==, fixture->meanwhile);
  g_assert_false (g_file_test (fixture->stick, G_FILE_TEST_EXISTS));

  one = add_game (games, "a.kontor", 2);
  two = add_game (games, "b.kontor", 3);
  open_game = two;
  g_assert_cmpint (g_rename (away, fixture->stick), ==, 0);
  parlour_folder_notice_refresh (PARLOUR_FOLDER_NOTICE (notice));
  wait_for_games (fixture->meanwhile, 1);
  g_assert_cmpuint (count_games (fixture->stick), ==, 2);
  while (strstr (gtk_label_get_label (sentence), "1 game that was begun meanwhile is in it now.") == NULL)
    g_main_context_iteration (NULL, TRUE);

  open_game = NULL;
  parlour_folder_notice_refresh (PARLOUR_FOLDER_NOTICE (notice));
  wait_for_games (fixture->meanwhile, 0);
  g_assert_cmpuint (count_games (fixture->stick), ==, 3);
  while (strstr (gtk_label_get_label (sentence), "2 games that were begun meanwhile are in it now.") == NULL)
    g_main_context_iteration (NULL, TRUE);
  assert_finalized (notice);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  pardon_libadwaita ();
  adw_init ();

  g_test_add ("/folder-choice/chosen", Fixture, NULL, set_up, test_chosen, tear_down);
  g_test_add ("/folder-choice/lent", Fixture, NULL, set_up, test_lent, tear_down);
  g_test_add ("/folder-choice/moved", Fixture, NULL, set_up, test_moved, tear_down);
  g_test_add ("/folder-choice/brought-meanwhile", Fixture, NULL, set_up, test_brought_meanwhile, tear_down);
  g_test_add ("/folder-choice/gone-meanwhile", Fixture, NULL, set_up, test_gone_meanwhile, tear_down);
  g_test_add ("/folder-choice/taken-away-meanwhile", Fixture, NULL, set_up, test_taken_away_meanwhile, tear_down);
  g_test_add ("/folder-choice/opened-meanwhile", Fixture, NULL, set_up, test_opened_meanwhile, tear_down);
  g_test_add ("/folder-choice/open", Fixture, NULL, set_up, test_open, tear_down);
  g_test_add ("/folder-choice/away", Fixture, NULL, set_up, test_away, tear_down);

  return g_test_run ();
}

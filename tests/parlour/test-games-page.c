/* test-games-page.c: all games are found, renamed, put in the bin and taken back
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-record.h"
#include "games.h"
#include "parlour-application.h"
#include "parlour-copies-window.h"
#include "parlour-course-part.h"
#include "parlour-game-row.h"
#include "parlour-games-page.h"
#include "parlour-look-back-row.h"
#include "parlour-look-back.h"
#include "parlour-places.h"
#include "parlour-statistics-window.h"
#include "parlour-steady-bin.h"
#include "parlour-widgets.h"
#include "parlour-window.h"
#include "patience.h"
#include "table-record-file.h"
#include "table-simulation.h"
#include "widgets.h"

#include <glib/gstdio.h>
#include <utime.h>

/* The 9th of November 2024, at noon. */
#define NOVEMBER G_GINT64_CONSTANT (1731150000)
#define DAY (24 * 60 * 60)

/* Until lines that come bit by bit have come. */
#define N_FRAMES 30

static ParlourApplication *application;

typedef struct {
  ParlourWindow *window;
  ParlourGamesPage *page;
  GtkListView *list;
  char *games;
  char *bin;
} Fixture;

static void
empty (const char *path)
{
  g_autoptr (GDir) directory = g_dir_open (path, 0, NULL);
  const char *name;

  while (directory != NULL && (name = g_dir_read_name (directory)) != NULL)
    {
      g_autofree char *file = g_build_filename (path, name, NULL);

      g_unlink (file);
    }
}

static void
write_file (Fixture    *fixture,
            const char *name,
            const char *text,
            gint64      modified)
{
  g_autofree char *path = g_build_filename (fixture->games, name, NULL);
  struct utimbuf times = { (time_t) modified, (time_t) modified };

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  g_assert_cmpint (utime (path, &times), ==, 0);
}

/* A game of players with these names, and what happened in it. */
static void
write_events (Fixture    *fixture,
              const char *name,
              const char *first_player,
              const char *events,
              gint64      modified)
{
  g_autofree char *text = g_strdup_printf (
    "{\"format\":\"kontor-record\",\"version\":1,\"game\":\"colonia\",\"tracking\":\"scoring\","
    "\"players\":[{\"name\":\"%s\",\"color\":\"red\"},{\"name\":\"Bram\",\"color\":\"blue\"},"
    "{\"name\":\"Clara\",\"color\":\"green\"}],\"events\":[%s]}",
    first_player, events);

  write_file (fixture, name, text, modified);
}

/* A game that is over. */
static void
write_game (Fixture    *fixture,
            const char *name,
            const char *first_player,
            gint64      modified)
{
  write_events (fixture, name, first_player, "{\"type\":\"final-holdings\",\"players\":[{\"goods\":1},{},{}]}",
                modified);
}

static gboolean
is_quiet (Fixture *fixture)
{
  GtkFilterListModel *found;

  found = GTK_FILTER_LIST_MODEL (gtk_single_selection_get_model (
    GTK_SINGLE_SELECTION (gtk_list_view_get_model (fixture->list))));

  return !table_archive_is_reading (parlour_games_page_get_archive (fixture->page))
         && gtk_filter_list_model_get_pending (found) == 0
         && gtk_stack_get_visible_child (GTK_STACK (find_child (GTK_WIDGET (fixture->page), "pages")))
              != find_child (GTK_WIDGET (fixture->page), "waiting");
}

static void
wait_until_quiet (Fixture *fixture)
{
  while (!is_quiet (fixture))
    iterate ();
}

static void
set_up (Fixture      *fixture,
        gconstpointer data)
{
  fixture->games = parlour_places_get_games ();
  fixture->bin = g_build_filename (g_get_user_data_dir (), "kontor", "bin", NULL);
  g_assert_cmpint (g_mkdir_with_parents (fixture->games, 0700), ==, 0);
  write_game (fixture, "a.kontor", "Agn\303\250s", NOVEMBER);
  write_game (fixture, "b.kontor", "Bruno", NOVEMBER - 40 * DAY);
  write_game (fixture, "2024-11-01 Dietmar, Bram, Clara.kontor", "Dietmar", NOVEMBER - DAY);
  write_file (fixture, "broken.kontor", "{", NOVEMBER - 2 * DAY);

  fixture->window = parlour_window_new (application);
  gtk_window_present (GTK_WINDOW (fixture->window));
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.show-games", NULL);
  fixture->page = find_nth (GTK_WIDGET (fixture->window), PARLOUR_TYPE_GAMES_PAGE, 0);
  fixture->list = GTK_LIST_VIEW (find_child (GTK_WIDGET (fixture->page), "list"));
  wait_until_quiet (fixture);
}

static void
tear_down (Fixture      *fixture,
           gconstpointer data)
{
  ParlourGamesPage *page = g_object_ref (fixture->page);

  wait_until_quiet (fixture);
  gtk_window_destroy (GTK_WINDOW (fixture->window));
  assert_finalized (page);
  empty (fixture->games);
  empty (fixture->bin);
  g_free (fixture->games);
  g_free (fixture->bin);
}

/* The names of the files that are listed, in their order. */
static char *
list_names (Fixture *fixture)
{
  GListModel *model = G_LIST_MODEL (gtk_list_view_get_model (fixture->list));
  g_autoptr (GString) names = g_string_new (NULL);

  wait_until_quiet (fixture);
  for (guint i = 0; i < g_list_model_get_n_items (model); i++)
    {
      g_autoptr (TablePastGame) game = g_list_model_get_item (model, i);
      g_autofree char *name = g_path_get_basename (game->summary->path);

      g_string_append_printf (names, "%s%.*s", i > 0 ? " " : "", (int) strcspn (name, "."), name);
    }

  return g_string_free (g_steal_pointer (&names), FALSE);
}

static void
assert_listed (Fixture    *fixture,
               const char *expected)
{
  g_autofree char *names = list_names (fixture);

  g_assert_cmpstr (names, ==, expected);
}

static void
look_for (Fixture    *fixture,
          const char *words,
          const char *expected)
{
  GtkWidget *search = find_child (GTK_WIDGET (fixture->page), "search");

  gtk_editable_set_text (GTK_EDITABLE (search), words);
  g_signal_emit_by_name (search, "search-changed");
  assert_listed (fixture, expected);
}

static void
test_find (Fixture      *fixture,
           gconstpointer data)
{
  look_for (fixture, "", "a 2024-11-01 Dietmar, Bram, Clara broken b");
  look_for (fixture, "AGNES", "a");
  look_for (fixture, "agn\303\250s clara", "a");
  look_for (fixture, "bra", "a 2024-11-01 Dietmar, Bram, Clara b");
  look_for (fixture, "2024-11", "a 2024-11-01 Dietmar, Bram, Clara broken");
  look_for (fixture, "november bram", "a 2024-11-01 Dietmar, Bram, Clara");
  look_for (fixture, "nobody", "");
  g_assert_true (gtk_widget_get_child_visible (find_child (GTK_WIDGET (fixture->page), "nothing")));

  /* Escape gives all of them back. */
  g_signal_emit_by_name (find_child (GTK_WIDGET (fixture->page), "search"), "stop-search");
  look_for (fixture, "", "a 2024-11-01 Dietmar, Bram, Clara broken b");
}

/* A game is of the day that its events tell, and has its place among the others by that,
 * however young its file is. */
static void
test_played (Fixture      *fixture,
             gconstpointer data)
{
  look_for (fixture, "march", "");
  write_events (fixture, "copied.kontor", "Agnes",
                "{\"type\":\"final-holdings\",\"players\":[{\"goods\":1},{},{}],\"at\":\"2024-03-20T12:00:00Z\"}",
                NOVEMBER + DAY);
  table_archive_refresh (parlour_games_page_get_archive (fixture->page));
  look_for (fixture, "", "a 2024-11-01 Dietmar, Bram, Clara broken b copied");
  look_for (fixture, "march", "copied");
}

/* However old a game is that is not over: it is found among all others. */
static void
test_unfinished (Fixture      *fixture,
                 gconstpointer data)
{
  GtkToggleButton *unfinished = GTK_TOGGLE_BUTTON (find_child (GTK_WIDGET (fixture->page), "unfinished"));

  gtk_toggle_button_set_active (unfinished, TRUE);
  assert_listed (fixture, "");
  g_assert_true (gtk_widget_get_child_visible (find_child (GTK_WIDGET (fixture->page), "nothing")));

  write_events (fixture, "old.kontor", "Elsbeth", "", NOVEMBER - 400 * DAY);
  table_archive_refresh (parlour_games_page_get_archive (fixture->page));
  look_for (fixture, "", "old");
  look_for (fixture, "bruno", "");

  gtk_toggle_button_set_active (unfinished, FALSE);
  look_for (fixture, "", "a 2024-11-01 Dietmar, Bram, Clara broken b old");
}

static void
select_game (Fixture *fixture,
             guint    position)
{
  gtk_single_selection_set_selected (GTK_SINGLE_SELECTION (gtk_list_view_get_model (fixture->list)), position);
}

static void
act (Fixture    *fixture,
     const char *action)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture->page), action, NULL));
}

static gboolean
has_focus (Fixture *fixture)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (fixture->window));

  return focus != NULL && gtk_widget_is_ancestor (focus, find_child (GTK_WIDGET (fixture->page), "place"));
}

static void
test_rename (Fixture      *fixture,
             gconstpointer data)
{
  g_autoptr (GSettings) settings = g_settings_new (SCHEMA_ID);
  g_autofree char *before = g_build_filename (fixture->games, "a.kontor", NULL);
  g_autofree char *after = g_build_filename (fixture->games, "Long night.kontor", NULL);
  g_autofree char *last_game = NULL;
  GtkWidget *entry;

  g_settings_set_string (settings, "last-game", before);
  select_game (fixture, 0);
  act (fixture, "games.rename");
  entry = adw_message_dialog_get_extra_child (find_dialog ());
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, "a");
  gtk_editable_set_text (GTK_EDITABLE (entry), " ");
  g_assert_false (adw_message_dialog_get_response_enabled (find_dialog (), "rename"));
  gtk_editable_set_text (GTK_EDITABLE (entry), "Long night");
  g_assert_true (adw_message_dialog_get_response_enabled (find_dialog (), "rename"));
  answer ("rename");

  assert_listed (fixture, "Long night 2024-11-01 Dietmar, Bram, Clara broken b");
  g_assert_true (g_file_test (after, G_FILE_TEST_IS_REGULAR));
  g_assert_false (g_file_test (before, G_FILE_TEST_EXISTS));
  last_game = g_settings_get_string (settings, "last-game");
  g_assert_cmpstr (last_game, ==, after);
  g_settings_reset (settings, "last-game");
}

static void
rename_selected (Fixture    *fixture,
                 const char *title)
{
  act (fixture, "games.rename");
  gtk_editable_set_text (GTK_EDITABLE (adw_message_dialog_get_extra_child (find_dialog ())), title);
  answer ("rename");
}

static void
assert_selected (Fixture    *fixture,
                 const char *name)
{
  GtkSingleSelection *selection = GTK_SINGLE_SELECTION (gtk_list_view_get_model (fixture->list));
  TablePastGame *game = gtk_single_selection_get_selected_item (selection);
  g_autofree char *found = g_path_get_basename (game->summary->path);

  g_assert_cmpstr (found, ==, name);
}

/* Copies */

#define ID "6f1c7a52-8f0e-4c6b-9a43-0d3a5b2f9e11"

/* A copy of one game, with notes. */
static void
write_copy (Fixture    *fixture,
            const char *name,
            const char *notes,
            gint64      modified)
{
  g_autofree char *text = g_strdup_printf (
    "{\"format\":\"kontor-record\",\"version\":1,\"game\":\"colonia\",\"id\":\"" ID "\",\"tracking\":\"scoring\","
    "\"players\":[{\"name\":\"Agnes\",\"color\":\"red\"},{\"name\":\"Bram\",\"color\":\"blue\"},"
    "{\"name\":\"Clara\",\"color\":\"green\"}],\"events\":[%s]}",
    notes);

  write_file (fixture, name, text, modified);
}

static GtkWidget *
find_copies_button (Fixture *fixture,
                    int      row)
{
  return find_child (find_nth (GTK_WIDGET (fixture->list), PARLOUR_TYPE_GAME_ROW, row), "copies_button");
}

/* What the first row says of copies. */
static void
assert_copies (Fixture    *fixture,
               const char *words)
{
  GtkLabel *label = GTK_LABEL (gtk_button_get_child (GTK_BUTTON (find_copies_button (fixture, 0))));

  g_assert_true (gtk_widget_get_visible (find_copies_button (fixture, 0)));
  g_assert_cmpstr (gtk_label_get_label (label), ==, words);
}

static GtkWindow *
find_copies (void)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *l = windows; l != NULL; l = l->next)
    if (PARLOUR_IS_COPIES_WINDOW (l->data))
      return l->data;

  return NULL;
}

/* All that is written in a window about copies, card by card. */
static char *
read_cards (GtkWindow *window)
{
  GtkWidget *cards = find_child (GTK_WIDGET (window), "cards");
  GString *text = g_string_new (NULL);

  for (GtkWidget *card = gtk_widget_get_first_child (cards); card != NULL; card = gtk_widget_get_next_sibling (card))
    for (GtkWidget *label = gtk_widget_get_first_child (card); label != NULL; label = gtk_widget_get_next_sibling (label))
      if (GTK_IS_LABEL (label))
        g_string_append_printf (text, "%s|", gtk_label_get_label (GTK_LABEL (label)));

  return g_string_free (text, FALSE);
}

/* Waits until the copies are read and compared. */
static char *
wait_for_comparison (GtkWindow *window)
{
  for (;;)
    {
      char *text = read_cards (window);

      if (strstr (text, "first copy") != NULL || strstr (text, "first that differs") != NULL)
        return text;
      g_free (text);
      iterate ();
    }
}

/* One game of two files is one row that says so; where they part is told, and either is put
 * away from there and taken back. */
static void
test_copies (Fixture      *fixture,
             gconstpointer data)
{
  g_autofree char *differing = NULL;
  GtkWindow *window;

  write_copy (fixture, "copy.sync-conflict-20241109-120000-ABCDEFG.kontor", "{\"type\":\"note\",\"text\":\"One\"}", NOVEMBER + DAY);
  write_copy (fixture, "copy.kontor", "{\"type\":\"note\",\"text\":\"One\"},{\"type\":\"note\",\"text\":\"Two\"}", NOVEMBER + DAY);
  write_copy (fixture, "third.kontor", "{\"type\":\"note\",\"text\":\"One\"},{\"type\":\"note\",\"text\":\"Too\"}", NOVEMBER);
  table_archive_refresh (parlour_games_page_get_archive (fixture->page));
  assert_listed (fixture, "copy a 2024-11-01 Dietmar, Bram, Clara broken b");
  g_assert_false (gtk_widget_get_visible (find_copies_button (fixture, 1)));
  assert_copies (fixture, "3 copies of this game");

  g_signal_emit_by_name (find_copies_button (fixture, 0), "clicked");
  window = find_copies ();
  differing = wait_for_comparison (window);
  g_assert_cmpstr (differing, ==, "copy|10 November 2024 · 2 events|third|9 November 2024 · 2 events|"
                                       "Event 2 is the first that differs.\nIn the first copy: Note: Two\nHere: Note: Too|"
                                       "copy.sync-conflict-20241109-120000-ABCDEFG|10 November 2024 · 1 event|"
                                       "It is the same up to event 1, and ends there.\nThe first copy goes on: Note: Two|");

  /* The second card: carry on, open, and put in the bin. */
  g_signal_emit_by_name (find_nth (gtk_widget_get_next_sibling (gtk_widget_get_first_child (find_child (GTK_WIDGET (window), "cards"))),
                                   GTK_TYPE_BUTTON, 2), "clicked");
  assert_listed (fixture, "copy a 2024-11-01 Dietmar, Bram, Clara broken b");
  assert_copies (fixture, "Two copies of this game");
  g_assert_null (find_copies ());
  act (fixture, "games.undo");
  assert_copies (fixture, "3 copies of this game");
}

/* The next key is for the same game again, not for its neighbour. */
static void
test_rename_stays (Fixture      *fixture,
                   gconstpointer data)
{
  GtkWidget *pages = find_child (GTK_WIDGET (fixture->page), "pages");
  int n_turns = 0;
  gulong turns;

  gtk_widget_grab_focus (GTK_WIDGET (fixture->list));
  select_game (fixture, 1);
  rename_selected (fixture, "second");
  assert_listed (fixture, "a second broken b");
  assert_selected (fixture, "second.kontor");

  /* Where it is the only one that is listed, too. */
  look_for (fixture, "dietmar", "second");
  gtk_widget_grab_focus (GTK_WIDGET (fixture->list));
  turns = g_signal_connect_swapped (pages, "notify::visible-child", G_CALLBACK (count_up), &n_turns);
  rename_selected (fixture, "only");
  assert_listed (fixture, "only");
  assert_selected (fixture, "only.kontor");
  g_signal_handler_disconnect (pages, turns);
  g_assert_cmpint (n_turns, ==, 0);
  g_assert_true (has_focus (fixture));
}

/* Whoever thinks better of it has changed nothing. */
static void
test_rename_cancelled (Fixture      *fixture,
                       gconstpointer data)
{
  select_game (fixture, 2);
  act (fixture, "games.rename");
  gtk_editable_set_text (GTK_EDITABLE (adw_message_dialog_get_extra_child (find_dialog ())), "else");
  answer ("cancel");
  assert_listed (fixture, "a 2024-11-01 Dietmar, Bram, Clara broken b");
}

static gboolean
is_bin_read (Fixture *fixture)
{
  g_autofree char *names = list_names (fixture);

  return *names != '\0';
}

/* Presses the button of the toast that was said last. */
static void
press_undo (GtkWidget *page)
{
  g_autoptr (GPtrArray) buttons = find_all (page, GTK_TYPE_BUTTON);
  GtkWidget *undo = NULL;

  for (guint i = 0; i < buttons->len; i++)
    if (g_strcmp0 (gtk_actionable_get_action_name (buttons->pdata[i]), "games.bin-again") == 0)
      undo = buttons->pdata[i];

  g_assert_nonnull (undo);
  g_signal_emit_by_name (undo, "clicked");
}

static void
test_bin (Fixture      *fixture,
          gconstpointer data)
{
  select_game (fixture, 1);
  act (fixture, "games.remove");
  assert_listed (fixture, "a broken b");
  select_game (fixture, 1);
  act (fixture, "games.remove");
  assert_listed (fixture, "a b");

  /* What was put there last comes back at once, to its place. */
  act (fixture, "games.undo");
  assert_listed (fixture, "a broken b");

  act (fixture, "games.show-bin");
  while (!is_bin_read (fixture))
    iterate ();
  assert_listed (fixture, "2024-11-01 Dietmar, Bram, Clara");
  g_assert_true (has_focus (fixture));
  act (fixture, "games.restore");
  assert_listed (fixture, "");
  press_undo (GTK_WIDGET (fixture->page));
  assert_listed (fixture, "2024-11-01 Dietmar, Bram, Clara");
  select_game (fixture, 0);
  act (fixture, "games.restore");
  assert_listed (fixture, "");
  g_assert_true (gtk_widget_get_child_visible (find_child (GTK_WIDGET (fixture->page), "nothing")));

  act (fixture, "games.go-back");
  assert_listed (fixture, "a 2024-11-01 Dietmar, Bram, Clara broken b");
  g_assert_true (has_focus (fixture));
}

static void
test_empty_bin (Fixture      *fixture,
                gconstpointer data)
{
  g_autofree char *binned = g_build_filename (fixture->bin, "a.kontor", NULL);

  select_game (fixture, 0);
  act (fixture, "games.remove");
  select_game (fixture, 0);
  act (fixture, "games.remove");
  act (fixture, "games.show-bin");
  while (!is_bin_read (fixture))
    iterate ();
  assert_listed (fixture, "a 2024-11-01 Dietmar, Bram, Clara");

  act (fixture, "games.empty-bin");
  answer ("cancel");
  g_assert_true (g_file_test (binned, G_FILE_TEST_EXISTS));

  select_game (fixture, 1);
  act (fixture, "games.remove");
  answer ("delete");
  assert_listed (fixture, "a");
  act (fixture, "games.empty-bin");
  answer ("delete");
  assert_listed (fixture, "");
  g_assert_false (g_file_test (binned, G_FILE_TEST_EXISTS));
  act (fixture, "games.go-back");
  assert_listed (fixture, "broken b");
}

static gboolean
has_session (Fixture *fixture)
{
  return parlour_window_get_session (fixture->window) != NULL;
}

/* A game that is open keeps its name and place. */
static void
test_open (Fixture      *fixture,
           gconstpointer data)
{
  Fixture other = *fixture;

  select_game (fixture, 0);
  act (fixture, "games.open");
  while (!has_session (fixture))
    iterate ();

  other.window = parlour_window_new (application);
  gtk_window_present (GTK_WINDOW (other.window));
  gtk_widget_activate_action (GTK_WIDGET (other.window), "win.find-game", NULL);
  other.page = find_nth (GTK_WIDGET (other.window), PARLOUR_TYPE_GAMES_PAGE, 0);
  other.list = GTK_LIST_VIEW (find_child (GTK_WIDGET (other.page), "list"));
  wait_until_quiet (&other);

  select_game (&other, 0);
  act (&other, "games.remove");
  act (&other, "games.rename");
  g_assert_null (find_dialog ());
  assert_listed (&other, "a 2024-11-01 Dietmar, Bram, Clara broken b");
  gtk_window_destroy (GTK_WINDOW (other.window));
}

/* As its gesture tells it. */
static void
right_click (GtkWidget *row)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (row);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_GESTURE_CLICK (controller))
        g_signal_emit_by_name (controller, "pressed", 1, 20., 20.);
    }
}

/* The menu of a game, or `NULL` if there is none. */
static GtkWidget *
find_menu (Fixture *fixture)
{
  for (GtkWidget *child = gtk_widget_get_first_child (find_child (GTK_WIDGET (fixture->page), "place")); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_POPOVER_MENU (child))
      return child;

  return NULL;
}

/* The menu of a row, and that of the keyboard, are about the game there. */
static void
test_menu (Fixture      *fixture,
           gconstpointer data)
{
  GtkSingleSelection *selection = GTK_SINGLE_SELECTION (gtk_list_view_get_model (fixture->list));
  GtkWidget *row = find_nth (GTK_WIDGET (fixture->list), PARLOUR_TYPE_GAME_ROW, 1);
  GtkWidget *menu;

  g_signal_emit_by_name (find_child (row, "menu_button"), "clicked");
  g_assert_cmpuint (gtk_single_selection_get_selected (selection), ==, 1);
  menu = find_menu (fixture);
  g_assert_true (gtk_widget_get_mapped (menu));
  for (int i = 0; i < 20; i++)
    g_main_context_iteration (NULL, FALSE);
  g_assert_true (gtk_widget_get_mapped (menu));

  row = find_nth (GTK_WIDGET (fixture->list), PARLOUR_TYPE_GAME_ROW, 2);
  right_click (row);
  g_assert_cmpuint (gtk_single_selection_get_selected (selection), ==, 2);
  g_assert_nonnull (find_menu (fixture));

  act (fixture, "games.open-menu");
  gtk_popover_popdown (GTK_POPOVER (find_menu (fixture)));
  while (find_menu (fixture) != NULL)
    iterate ();
}

/* Where the row of a menu goes away because of what was chosen in it, nothing of
 * the row is left behind. */
static void
test_menu_removes (Fixture      *fixture,
                   gconstpointer data)
{
  for (int left = count_all (GTK_WIDGET (fixture->list), PARLOUR_TYPE_GAME_ROW); left > 0; left--)
    {
      GtkWidget *row = find_nth (GTK_WIDGET (fixture->list), PARLOUR_TYPE_GAME_ROW, 0);
      GtkWidget *menu;

      g_signal_emit_by_name (find_child (row, "menu_button"), "clicked");
      menu = find_menu (fixture);
      for (int i = 0; i < 20; i++)
        g_main_context_iteration (NULL, FALSE);
      gtk_popover_popdown (GTK_POPOVER (menu));
      gtk_widget_activate_action (menu, "games.remove", NULL);
      while (find_menu (fixture) != NULL
             || count_all (GTK_WIDGET (fixture->list), PARLOUR_TYPE_GAME_ROW) >= left)
        iterate ();
    }
}

static char *
get_text (GtkWidget  *row,
          const char *id)
{
  GtkWidget *label = find_child (row, id);

  return gtk_widget_get_visible (label) ? g_strdup (gtk_label_get_label (GTK_LABEL (label))) : g_strdup ("");
}

/* Of three games that are over: the table counts them, for each player. */
static void
test_statistics (Fixture      *fixture,
                 gconstpointer data)
{
  TableArchive *archive = parlour_games_page_get_archive (fixture->page);
  GtkWidget *window = GTK_WIDGET (parlour_statistics_window_new (GTK_WINDOW (fixture->window), archive));
  GtkDropDown *player = GTK_DROP_DOWN (find_child (window, "player"));
  GtkGrid *table = GTK_GRID (find_nth (find_child (window, "everybody"), GTK_TYPE_GRID, 0));
  GListModel *names = gtk_drop_down_get_model (player);

  g_assert_cmpuint (g_list_model_get_n_items (names), ==, 5);
  g_assert_cmpstr (gtk_string_list_get_string (GTK_STRING_LIST (names), 0), ==, "Bram");
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (gtk_grid_get_child_at (table, 1, 1))), ==, "3");
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (gtk_grid_get_child_at (table, 2, 1))), ==, "0");
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (gtk_grid_get_child_at (table, 2, 3))), ==, "1");

  /* Few games say too little for a rank. */
  table = GTK_GRID (find_nth (find_child (window, "ranking"), GTK_TYPE_GRID, 0));
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (gtk_grid_get_child_at (table, 1, 1))), ==, "0/3");
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (gtk_grid_get_child_at (table, 2, 1))), ==, "1.0");
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (gtk_grid_get_child_at (table, 3, 1))), ==, "few games");

  /* Points and their sources; nobody has voted. */
  g_assert_cmpint (count_all (find_child (window, "parts"), GTK_TYPE_GRID), ==, 2);
  gtk_drop_down_set_selected (player, 3);
  g_assert_cmpint (count_all (find_child (window, "parts"), GTK_TYPE_GRID), ==, 2);

  g_object_ref (window);
  gtk_window_destroy (GTK_WINDOW (window));
  assert_finalized (window);
}

/* The families stand in the table as they do everywhere: in the order of play. */
static void
check_columns (GtkWidget         *window,
               const TableRecord *record)
{
  GtkGrid *table = GTK_GRID (find_nth (window, GTK_TYPE_GRID, 0));
  const TableState *state = table_record_get_state (record);
  int seats[TABLE_MAX_PLAYERS];

  table_game_list_places (state, seats);
  for (int place = 0; place < state->n_players; place++)
    g_assert_cmpstr (parlour_widget_get_tooltip (gtk_grid_get_child_at (table, place + 1, 0)), ==,
                     table_record_get_names (record)[seats[place]]);
}

/* There and back again through all weeks of a game; its file stays as it is. */
static void
test_look_back (Fixture      *fixture,
                gconstpointer data)
{
  TableRecord *record = table_simulate (&colonia_game, 3, COLONIA_TRACKING_FULL, 1);
  GtkWidget *window = GTK_WIDGET (parlour_look_back_new (GTK_WINDOW (fixture->window), record, "Long night"));
  GtkWidget *list = find_nth (window, GTK_TYPE_LIST_VIEW, 0);
  int n_first = count_all (list, GTK_TYPE_LABEL);

  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (window)), ==, "Before the first week");
  for (int week = 1; week <= COLONIA_N_WEEKS; week++)
    {
      g_autofree char *title = g_strdup_printf ("Week %d of 6", week);

      gtk_widget_activate_action (window, "look-back.later", NULL);
      g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (window)), ==, title);
    }
  check_columns (window, record);
  gtk_widget_activate_action (window, "look-back.later", NULL);
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (window)), ==, "Week 6 of 6");

  for (int week = COLONIA_N_WEEKS; week > 0; week--)
    gtk_widget_activate_action (window, "look-back.earlier", NULL);
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (window)), ==, "Before the first week");
  g_assert_cmpint (n_first, >, 0);
  g_assert_cmpint (count_all (list, GTK_TYPE_LABEL), ==, n_first);

  g_object_ref (window);
  gtk_window_destroy (GTK_WINDOW (window));
  assert_finalized (window);
}

/* Where text is large and there is little room heads of columns are small, so that the last one
 * is to be seen. */
static void
test_narrow_table (Fixture      *fixture,
                   gconstpointer data)
{
  GtkSettings *settings = gtk_settings_get_default ();
  int resolution;

  g_object_get (settings, "gtk-xft-dpi", &resolution, NULL);
  g_object_set (settings, "gtk-xft-dpi", 2 * resolution, NULL);
  for (int wide = 0; wide < 2; wide++)
    {
      GtkWidget *window = gtk_window_new ();
      ParlourNumbers *numbers = parlour_numbers_new ("All Players", "Points in an average game");
      GtkWidget *part;

      for (int column = 0; column < 4; column++)
        parlour_numbers_add_title (numbers, "Average");
      parlour_numbers_add_row (numbers, &(const ParlourHead) { "Average", NULL, TABLE_NOBODY, FALSE });
      for (int column = 0; column < 4; column++)
        parlour_numbers_add_count (numbers, column, NULL);
      part = parlour_course_part_new (numbers);
      /* Windows are as large as the screen here. */
      gtk_window_set_child (GTK_WINDOW (window), make_clamp (part, GTK_ORIENTATION_HORIZONTAL, wide ? 900 : 360));
      gtk_window_present (GTK_WINDOW (window));
      wait_until_mapped (part);
      wait_for_frames (part, 5);
      g_assert_cmpint (gtk_widget_has_css_class (part, "cramped"), ==, !wide);
      gtk_window_destroy (GTK_WINDOW (window));
    }
  g_object_set (settings, "gtk-xft-dpi", resolution, NULL);
}

/* What is said in passing grows less than what it lies over. */
static void
test_large_toast (Fixture      *fixture,
                  gconstpointer data)
{
  GtkSettings *settings = gtk_settings_get_default ();
  g_autoptr (AdwToast) toast = NULL;
  GtkWidget *window = gtk_window_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *plain = gtk_label_new ("Nothing new");
  int resolution;

  g_object_get (settings, "gtk-xft-dpi", &resolution, NULL);
  g_object_set (settings, "gtk-xft-dpi", 2 * resolution, NULL);
  toast = parlour_toast_new ("Nothing new", NULL, 0);
  gtk_box_append (GTK_BOX (box), adw_toast_get_custom_title (toast));
  gtk_box_append (GTK_BOX (box), plain);
  gtk_window_set_child (GTK_WINDOW (window), box);
  gtk_window_present (GTK_WINDOW (window));
  wait_until_mapped (plain);
  /* Styles of another size may come with the next frame only. */
  wait_for_frames (plain, 3);

  g_assert_cmpint (parlour_widget_measure_least (adw_toast_get_custom_title (toast), GTK_ORIENTATION_VERTICAL, -1), <,
                   parlour_widget_measure_least (plain, GTK_ORIENTATION_VERTICAL, -1));
  gtk_window_destroy (GTK_WINDOW (window));
  g_object_set (settings, "gtk-xft-dpi", resolution, NULL);
}

/* A title with room beside it is no smaller than what stands below it. */
static void
test_large_title (Fixture      *fixture,
                  gconstpointer data)
{
  GtkSettings *settings = gtk_settings_get_default ();
  GtkWidget *window = g_object_new (PARLOUR_TYPE_SIDE_WINDOW, "title", "Nothing new", "modal", FALSE, NULL);
  GtkWidget *plain = gtk_label_new ("Nothing new");
  int resolution;

  g_object_get (settings, "gtk-xft-dpi", &resolution, NULL);
  g_object_set (settings, "gtk-xft-dpi", 2 * resolution, NULL);
  gtk_box_append (GTK_BOX (adw_window_get_content (ADW_WINDOW (window))), plain);
  gtk_window_present (GTK_WINDOW (window));
  wait_until_mapped (plain);
  wait_for_frames (plain, 5);

  g_assert_cmpint (gtk_widget_get_width (window), >, 560);
  g_assert_cmpint (parlour_widget_measure_least (find_nth (window, PARLOUR_TYPE_STEADY_BIN, 0), GTK_ORIENTATION_VERTICAL, -1), >=,
                   parlour_widget_measure_least (plain, GTK_ORIENTATION_VERTICAL, -1));
  gtk_window_destroy (GTK_WINDOW (window));
  g_object_set (settings, "gtk-xft-dpi", resolution, NULL);
}

/* What closes a window grows with the text on a telephone, too. */
static void
test_large_controls (Fixture      *fixture,
                     gconstpointer data)
{
  GtkSettings *settings = gtk_settings_get_default ();
  g_autofree char *layout = NULL;
  GtkWidget *window = adw_window_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *header = adw_header_bar_new ();
  int resolution, small;

  g_object_get (settings, "gtk-xft-dpi", &resolution, "gtk-decoration-layout", &layout, NULL);
  g_object_set (settings, "gtk-decoration-layout", ":close", NULL);
  gtk_widget_add_css_class (box, "narrow");
  gtk_box_append (GTK_BOX (box), header);
  adw_window_set_content (ADW_WINDOW (window), box);
  gtk_window_present (GTK_WINDOW (window));
  wait_until_mapped (header);
  small = parlour_widget_measure_least (find_nth (header, GTK_TYPE_WINDOW_CONTROLS, 1), GTK_ORIENTATION_HORIZONTAL, -1);

  g_object_set (settings, "gtk-xft-dpi", 2 * resolution, NULL);
  wait_for_frames (header, 3);
  g_assert_cmpint (parlour_widget_measure_least (find_nth (header, GTK_TYPE_WINDOW_CONTROLS, 1),
                                                 GTK_ORIENTATION_HORIZONTAL, -1), >, small + 5);

  g_object_set (settings, "gtk-xft-dpi", resolution, "gtk-decoration-layout", layout, NULL);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Lines come as one scrolls, and another week begins at its top. */
static void
test_look_back_scrolled (Fixture      *fixture,
                         gconstpointer data)
{
  TableRecord *record = table_simulate (&colonia_game, 3, COLONIA_TRACKING_FULL, 1);
  GtkWidget *window = GTK_WIDGET (parlour_look_back_new (GTK_WINDOW (fixture->window), record, "Long night"));
  GtkWidget *list = find_nth (window, GTK_TYPE_LIST_VIEW, 0);
  GtkAdjustment *adjustment = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (list));
  int n_labels;

  gtk_window_present (GTK_WINDOW (window));
  wait_until_mapped (window);
  gtk_widget_activate_action (window, "look-back.later", NULL);
  wait_for_frames (window, N_FRAMES);
  n_labels = count_all (list, GTK_TYPE_LABEL);
  gtk_adjustment_set_value (adjustment, gtk_adjustment_get_upper (adjustment));
  wait_for_frames (window, N_FRAMES);
  g_assert_cmpfloat (gtk_adjustment_get_value (adjustment), >, 0.);
  g_assert_cmpint (count_all (list, GTK_TYPE_LABEL), >, n_labels);

  gtk_widget_activate_action (window, "look-back.later", NULL);
  wait_for_frames (window, N_FRAMES);
  g_assert_cmpfloat (gtk_adjustment_get_value (adjustment), ==, 0.);
  g_assert_cmpint (count_all (list, GTK_TYPE_LABEL), >, 0);

  g_object_ref (window);
  gtk_window_destroy (GTK_WINDOW (window));
  assert_finalized (window);
}

/* Where what is shown first of two weeks has room on the page, nothing scrolls that
 * would tell of the rest. */
static void
test_look_back_short (Fixture      *fixture,
                      gconstpointer data)
{
  TableRecord *record = table_simulate (&colonia_game, 3, COLONIA_TRACKING_ESSENTIALS, 1);
  GtkWidget *window = GTK_WIDGET (parlour_look_back_new (GTK_WINDOW (fixture->window), record, "Short night"));
  GtkWidget *list = find_nth (window, GTK_TYPE_LIST_VIEW, 0);

  gtk_window_present (GTK_WINDOW (window));
  wait_until_mapped (window);
  wait_for_frames (window, N_FRAMES);
  gtk_widget_activate_action (window, "look-back.later", NULL);
  wait_for_frames (window, N_FRAMES);
  g_assert_cmpint (count_all (list, PARLOUR_TYPE_LOOK_BACK_ROW), >, 8);

  gtk_window_destroy (GTK_WINDOW (window));
}

/* Who cannot see what is drawn is told the same. */
static void
assert_roster (GtkWidget              *roster,
               const TableGameSummary *game)
{
  g_autoptr (GString) told = g_string_new (NULL);

  for (int seat = 0; seat < game->n_players; seat++)
    g_string_append_printf (told, "%s%s: %d %s", seat > 0 ? ", " : "", game->names[seat],
                            game->points[seat], game->points[seat] == 1 ? "point" : "points");
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (roster), GTK_ACCESSIBLE_PROPERTY_LABEL, told->str);
}

/* A row shows one game after another, and nothing of the one before stays. */
static void
test_rows (Fixture      *fixture,
           gconstpointer data)
{
  TableArchive *archive = parlour_games_page_get_archive (fixture->page);
  GtkWidget *row = g_object_ref_sink (g_object_new (PARLOUR_TYPE_GAME_ROW, NULL));

  for (guint i = 0; i < 4; i++)
    {
      g_autoptr (TablePastGame) game = g_list_model_get_item (table_archive_get_games (archive), i);
      g_autofree char *title = NULL;
      g_autofree char *said = NULL;

      parlour_game_row_show (PARLOUR_GAME_ROW (row), game);
      title = get_text (row, "head");
      said = get_text (row, "problem");
      g_assert_cmpstr (title, ==, i == 0 ? "a" : i == 1 ? "8 November 2024" : i == 2 ? "broken" : "b");
      g_assert_cmpint (*said != '\0', ==, i == 2);
      g_assert_cmpint (gtk_widget_get_visible (find_child (row, "players")), ==, i != 2);
      if (i != 2)
        assert_roster (find_child (row, "players"), game->summary);
    }

  parlour_game_row_show (PARLOUR_GAME_ROW (row), NULL);
  assert_finalized (row);
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr (GError) error = NULL;

  g_test_init (&argc, &argv, NULL);
  pardon_libadwaita ();
  application = parlour_application_new ();
  g_application_register (G_APPLICATION (application), NULL, &error);
  g_assert_no_error (error);

  g_test_add ("/games-page/find", Fixture, NULL, set_up, test_find, tear_down);
  g_test_add ("/games-page/played", Fixture, NULL, set_up, test_played, tear_down);
  g_test_add ("/games-page/copies", Fixture, NULL, set_up, test_copies, tear_down);
  g_test_add ("/games-page/unfinished", Fixture, NULL, set_up, test_unfinished, tear_down);
  g_test_add ("/games-page/rename", Fixture, NULL, set_up, test_rename, tear_down);
  g_test_add ("/games-page/rename-stays", Fixture, NULL, set_up, test_rename_stays, tear_down);
  g_test_add ("/games-page/rename-cancelled", Fixture, NULL, set_up, test_rename_cancelled, tear_down);
  g_test_add ("/games-page/bin", Fixture, NULL, set_up, test_bin, tear_down);
  g_test_add ("/games-page/empty-bin", Fixture, NULL, set_up, test_empty_bin, tear_down);
  g_test_add ("/games-page/open", Fixture, NULL, set_up, test_open, tear_down);
  g_test_add ("/games-page/menu", Fixture, NULL, set_up, test_menu, tear_down);
  g_test_add ("/games-page/menu-removes", Fixture, NULL, set_up, test_menu_removes, tear_down);
  g_test_add ("/games-page/statistics", Fixture, NULL, set_up, test_statistics, tear_down);
  g_test_add ("/games-page/statistics/narrow", Fixture, NULL, set_up, test_narrow_table, tear_down);
  g_test_add ("/games-page/large-toast", Fixture, NULL, set_up, test_large_toast, tear_down);
  g_test_add ("/games-page/large-title", Fixture, NULL, set_up, test_large_title, tear_down);
  g_test_add ("/games-page/large-controls", Fixture, NULL, set_up, test_large_controls, tear_down);
  g_test_add ("/games-page/look-back", Fixture, NULL, set_up, test_look_back, tear_down);
  g_test_add ("/games-page/look-back/scrolled", Fixture, NULL, set_up, test_look_back_scrolled, tear_down);
  g_test_add ("/games-page/look-back/short", Fixture, NULL, set_up, test_look_back_short, tear_down);
  g_test_add ("/games-page/rows", Fixture, NULL, set_up, test_rows, tear_down);

  return g_test_run ();
}

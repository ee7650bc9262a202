/* test-window.c: windows, and the games that they have
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-printed.h"
#include "colonia-relic-card.h"
#include "colonia-week-card-form.h"
#include "doc-file.h"
#include "games.h"
#include "parlour-side-dialog.h"
#include "parlour-about.h"
#include "parlour-board-page.h"
#include "parlour-board-thing.h"
#include "parlour-board-view.h"
#include "parlour-chronicle-window.h"
#include "parlour-correction.h"
#include "parlour-counter.h"
#include "parlour-dialog.h"
#include "parlour-game-page.h"
#include "parlour-hand-out-place.h"
#include "parlour-keys.h"
#include "parlour-new-game.h"
#include "parlour-note-form.h"
#include "parlour-preferences.h"
#include "parlour-scale.h"
#include "parlour-shelf.h"
#include "parlour-shortcuts.h"
#include "parlour-typed-card.h"
#include "parlour-widgets.h"
#include "parlour-window.h"
#include "patience.h"
#include "seats.h"
#include "table-record-file.h"
#include "tongue.h"
#include "widgets.h"

#include <glib/gstdio.h>

/* Helpers */

static ParlourApplication *application;

typedef struct {
  char *directory;
  ParlourWindow *window;
} Place;

static void
set_up (Place        *place,
        gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  place->directory = g_dir_make_tmp ("kontor-XXXXXX", &error);
  g_assert_no_error (error);
  place->window = parlour_window_new (application);
  gtk_window_present (GTK_WINDOW (place->window));
}

static void
tear_down (Place        *place,
           gconstpointer data)
{
  g_autoptr (GDir) dir = g_dir_open (place->directory, 0, NULL);
  GList *windows = g_list_copy (gtk_application_get_windows (GTK_APPLICATION (application)));
  const char *name;

  for (GList *l = windows; l != NULL; l = l->next)
    gtk_window_destroy (l->data);
  g_list_free (windows);

  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (place->directory, name, NULL);

      g_remove (path);
    }
  g_remove (place->directory);
  g_free (place->directory);
}

static char *
make_path (Place      *place,
           const char *name)
{
  return g_build_filename (place->directory, name, NULL);
}

/* The file of a game, as far as an order. */
static GFile *
write_game (Place      *place,
            const char *name,
            int         n_players)
{
  g_autoptr (TableSession) session = game_at_step (COLONIA_STEP_ORDERS, 1, n_players, COLONIA_TRACKING_FULL);
  g_autofree char *path = make_path (place, name);
  g_autoptr (GError) error = NULL;

  table_record_save (table_session_get_record (session), path, &error);
  g_assert_no_error (error);

  return g_file_new_for_path (path);
}

/* A game that is kept in a file, in a window. */
static TableSession *
play_game (Place         *place,
           ParlourWindow *window,
           const char    *name)
{
  g_autoptr (TableSession) example = game_at_step (COLONIA_STEP_ORDERS, 1, 3, COLONIA_TRACKING_FULL);
  const TableRecord *record = table_session_get_record (example);
  g_autofree char *path = make_path (place, name);
  TableSession *session;

  session = table_session_new (table_record_copy (record, table_record_get_cursor (record)), path, NULL);
  parlour_window_open_session (window, session);
  while (table_session_is_busy (session))
    iterate ();

  return session;
}

static gboolean
has_title (ParlourWindow *window,
           const char    *title)
{
  return g_strcmp0 (gtk_window_get_title (GTK_WINDOW (window)), title) == 0;
}

/* How many windows have games, and the dialog that is open. */
static int
count_games (void)
{
  int n = 0;

  for (GList *l = gtk_application_get_windows (GTK_APPLICATION (application)); l != NULL; l = l->next)
    if (PARLOUR_IS_WINDOW (l->data) && !has_title (l->data, "Kontor"))
      n++;

  return n;
}

static void
assert_told (const char *body)
{
  AdwMessageDialog *dialog = find_dialog ();

  g_assert_nonnull (dialog);
  g_assert_cmpstr (adw_message_dialog_get_body (dialog), ==, body);
  answer ("close");
}

static gboolean
is_on_shelf (ParlourWindow *window)
{
  GtkStack *pages = GTK_STACK (gtk_widget_get_template_child (GTK_WIDGET (window), PARLOUR_TYPE_WINDOW, "pages"));

  return PARLOUR_IS_SHELF (gtk_stack_get_visible_child (pages));
}

/* Coming back */

/* A folder to which a link may lead, with a game as far as it was some moves ago. */
static char *
make_folder (Place        *place,
             const char   *name,
             TableSession *session,
             int           n_undone)
{
  const TableRecord *record = table_session_get_record (session);
  g_autoptr (TableSession) other = table_session_new (table_record_copy (record, table_record_get_cursor (record)), NULL, NULL);
  char *folder = make_path (place, name);
  g_autofree char *path = g_build_filename (folder, "game.kontor", NULL);

  for (int i = 0; i < n_undone; i++)
    table_session_undo (other);
  g_assert_cmpint (g_mkdir (folder, 0700), ==, 0);
  g_assert_true (table_record_save (table_session_get_record (other), path, NULL));

  return folder;
}

static void
lead_to (Place      *place,
         const char *folder)
{
  g_autofree char *link = make_path (place, "linked");
  g_autoptr (GFile) file = g_file_new_for_path (link);

  g_remove (link);
  g_assert_true (g_file_make_symbolic_link (file, folder, NULL, NULL));
}

static void
remove_folder (const char *folder)
{
  g_autofree char *path = g_build_filename (folder, "game.kontor", NULL);

  g_assert_cmpint (g_remove (path), ==, 0);
  g_assert_cmpint (g_remove (folder), ==, 0);
}

/* Where the disk tells nothing, whoever comes back to a window sees what was done elsewhere. */
static void
test_comes_back (Place        *place,
                 gconstpointer data)
{
  g_autoptr (TableSession) example = game_at_step (COLONIA_STEP_ORDERS, 1, 3, COLONIA_TRACKING_FULL);
  g_autofree char *here = make_folder (place, "here", example, 0);
  g_autofree char *there = make_folder (place, "there", example, 1);
  g_autofree char *path = make_path (place, "linked/game.kontor");
  g_autofree char *mark = NULL;
  g_autoptr (TableSession) session = NULL;

  lead_to (place, here);
  mark = doc_get_mark (path);
  session = table_session_new (table_record_load (path, NULL), path, mark);
  parlour_window_open_session (place->window, session);
  lead_to (place, there);
  while (!gtk_window_is_active (GTK_WINDOW (place->window)))
    iterate ();
  g_object_notify (G_OBJECT (place->window), "is-active");
  while (parlour_window_get_session (place->window) == session)
    iterate ();
  g_assert_cmpuint (table_session_count_moments (parlour_window_get_session (place->window)), <, table_session_count_moments (session));

  table_session_discard (parlour_window_get_session (place->window));
  remove_folder (here);
  remove_folder (there);
}

/* Titles */

static void
test_title (Place        *place,
            gconstpointer data)
{
  g_autoptr (TableSession) session = NULL;

  g_assert_true (has_title (place->window, "Kontor"));
  session = play_game (place, place->window, "a.kontor");
  g_assert_true (has_title (place->window, "Agnes, Bruno, Clara"));
  gtk_widget_activate_action (GTK_WIDGET (place->window), "win.show-shelf", NULL);
  g_assert_true (has_title (place->window, "Kontor"));
}

/* Dropping */

static void
drop (ParlourWindow *window,
      GSList        *files)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (window));
  g_auto (GValue) value = G_VALUE_INIT;
  gboolean taken = FALSE;

  g_value_init (&value, GDK_TYPE_FILE_LIST);
  g_value_set_boxed (&value, files);
  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_DROP_TARGET (controller))
        g_signal_emit_by_name (controller, "drop", &value, 10., 10., &taken);
    }

  g_assert_true (taken);
}

/* The first comes here, each other one into a window of its own. */
static void
test_drop (Place        *place,
           gconstpointer data)
{
  GSList *files = NULL;

  files = g_slist_append (files, write_game (place, "a.kontor", 3));
  files = g_slist_append (files, write_game (place, "b.kontor", 4));
  files = g_slist_append (files, write_game (place, "c.kontor", 5));
  drop (place->window, files);
  while (count_games () < 3)
    iterate ();

  g_assert_cmpuint (g_list_length (gtk_application_get_windows (GTK_APPLICATION (application))), ==, 3);
  g_assert_true (has_title (place->window, "Agnes, Bruno, Clara"));

  /* What is open already is only shown. */
  drop (place->window, files);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_cmpint (count_games (), ==, 3);

  g_slist_free_full (files, g_object_unref);
}

/* Saving elsewhere */

static void
save_to (ParlourWindow *window,
         const char    *path)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);

  parlour_window_save_to (window, file);
}

static void
test_save_to (Place        *place,
              gconstpointer data)
{
  g_autoptr (TableSession) session = play_game (place, place->window, "a.kontor");
  g_autofree char *path = make_path (place, "b");
  g_autofree char *with_ending = make_path (place, "b.kontor");

  save_to (place->window, path);
  g_assert_null (find_dialog ());
  g_assert_cmpstr (table_session_get_path (session), ==, with_ending);
  while (table_session_is_busy (session))
    iterate ();
  g_assert_true (g_file_test (with_ending, G_FILE_TEST_EXISTS));
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));

  /* Onto itself there is nothing against it. */
  save_to (place->window, with_ending);
  g_assert_null (find_dialog ());
}

/* A portal lends one file. */
static void
test_save_to_lent (Place        *place,
                   gconstpointer data)
{
  g_autoptr (TableSession) session = play_game (place, place->window, "a.kontor");
  g_autofree char *directory = g_build_filename (g_get_user_runtime_dir (), "doc", "1a2b3c4d", NULL);
  g_autofree char *path = g_build_filename (directory, "b", NULL);

  g_assert_cmpint (g_mkdir_with_parents (directory, 0700), ==, 0);
  save_to (place->window, path);
  g_assert_cmpstr (table_session_get_path (session), ==, path);
  while (table_session_is_busy (session))
    iterate ();
  g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));
}

static void
test_save_to_refused (Place        *place,
                      gconstpointer data)
{
  g_autoptr (TableSession) session = play_game (place, place->window, "a.kontor");
  ParlourWindow *window = parlour_window_new (application);
  G_GNUC_UNUSED g_autoptr (TableSession) other = play_game (place, window, "b.kontor");
  g_autoptr (GFile) nowhere = g_file_new_for_uri ("resource:///b.kontor");
  G_GNUC_UNUSED g_autoptr (GFile) there = write_game (place, "c.kontor", 3);
  g_autofree char *mine = make_path (place, "a.kontor");
  g_autofree char *theirs = make_path (place, "b.kontor");
  g_autofree char *unasked = make_path (place, "c");

  save_to (place->window, theirs);
  assert_told ("“b.kontor” is played in another window. Choose another name.");
  parlour_window_save_to (place->window, nowhere);
  assert_told ("A game can only be kept on this computer. Choose one of its folders.");
  save_to (place->window, unasked);
  assert_told ("“c.kontor” is there already. Choose another name, or that file to replace it.");
  g_assert_cmpstr (table_session_get_path (session), ==, mine);

  /* Once the other is gone nobody fights over it. */
  gtk_widget_activate_action (GTK_WIDGET (window), "win.show-shelf", NULL);
  save_to (place->window, theirs);
  g_assert_null (find_dialog ());
  g_assert_cmpstr (table_session_get_path (session), ==, theirs);
}

/* Leaving */

static TableSession *
fail_to_write (Place *place)
{
  TableSession *session = play_game (place, place->window, "gone/a.kontor");

  g_assert_nonnull (table_session_get_error (session));
  gtk_widget_activate_action (GTK_WIDGET (place->window), "win.show-shelf", NULL);
  g_assert_nonnull (find_dialog ());
  g_assert_false (is_on_shelf (place->window));

  return session;
}

static void
mend (Place *place)
{
  g_autofree char *folder = make_path (place, "gone");

  g_assert_cmpint (g_mkdir (folder, 0777), ==, 0);
}

static void
clean_up (Place *place)
{
  g_autofree char *folder = make_path (place, "gone");
  g_autofree char *path = make_path (place, "gone/a.kontor");

  g_remove (path);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

static void
test_discard (Place        *place,
              gconstpointer data)
{
  TableSession *session = fail_to_write (place);
  g_autofree char *path = make_path (place, "gone/a.kontor");
  g_autoptr (TableSession) later = NULL;

  answer ("discard");
  g_assert_true (is_on_shelf (place->window));
  mend (place);
  assert_finalized (session);

  later = play_game (place, place->window, "later.kontor");
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
  clean_up (place);
}

/* The disk may be mended while somebody thinks. */
static void
test_mended_meanwhile (Place        *place,
                       gconstpointer data)
{
  g_autoptr (TableSession) session = fail_to_write (place);
  g_autofree char *path = make_path (place, "gone/a.kontor");

  mend (place);
  table_session_retry_saving (session, FALSE);
  while (table_session_is_busy (session))
    iterate ();
  g_assert_false (is_on_shelf (place->window));

  answer ("discard");
  g_assert_true (is_on_shelf (place->window));
  g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));
  clean_up (place);
}

static void
test_stay (Place        *place,
           gconstpointer data)
{
  g_autoptr (TableSession) session = fail_to_write (place);

  answer ("cancel");
  g_assert_false (is_on_shelf (place->window));
  table_session_discard (session);
}

static TableSession *
type_into_game (Place *place)
{
  TableSession *session = game_at_step (COLONIA_STEP_WEEK_CARD, 1, 3, COLONIA_TRACKING_FULL);
  GtkStack *pages = GTK_STACK (gtk_widget_get_template_child (GTK_WIDGET (place->window), PARLOUR_TYPE_WINDOW, "pages"));
  GtkWidget *page;

  parlour_window_open_session (place->window, session);
  page = gtk_stack_get_visible_child (pages);
  while (count_all (page, PARLOUR_TYPE_COUNTER) == 0
         || !gtk_widget_get_mapped (find_nth (page, PARLOUR_TYPE_COUNTER, 0)))
    iterate ();
  parlour_counter_step (find_nth (page, PARLOUR_TYPE_COUNTER, 0), 1);

  return session;
}

/* What is typed and not entered is not lost without a question, whichever way
 * the game is left. */
static void
test_input (Place        *place,
            gconstpointer data)
{
  const char *const actions[] = { "win.show-shelf", "win.new-game", "win.score-game", "win.play-again", "window.close" };
  G_GNUC_UNUSED g_autoptr (TableSession) session = type_into_game (place);

  for (gsize i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      gtk_widget_activate_action (GTK_WIDGET (place->window), actions[i], NULL);
      g_assert_nonnull (find_dialog ());
      answer ("keep");
      g_assert_true (has_title (place->window, "Agnes, Bruno, Clara"));
    }

  gtk_widget_activate_action (GTK_WIDGET (place->window), "win.show-shelf", NULL);
  answer ("leave");
  g_assert_true (is_on_shelf (place->window));

  /* Nobody is asked about what is gone. */
  gtk_widget_activate_action (GTK_WIDGET (place->window), "win.new-game", NULL);
  g_assert_null (find_dialog ());
}

static GtkWidget *
find_button (GtkWidget  *widget,
             const char *label)
{
  if (GTK_IS_BUTTON (widget) && g_strcmp0 (gtk_button_get_label (GTK_BUTTON (widget)), label) == 0)
    return widget;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_button (child, label);

      if (found != NULL)
        return found;
    }

  return NULL;
}

/* The dialog goes with its window. */
static void
test_input_closed (Place        *place,
                   gconstpointer data)
{
  G_GNUC_UNUSED g_autoptr (TableSession) session = type_into_game (place);

  gtk_window_close (GTK_WINDOW (place->window));
  g_signal_emit_by_name (find_button (GTK_WIDGET (find_dialog ()), "_Drop It"), "clicked");
  while (gtk_application_get_windows (GTK_APPLICATION (application)) != NULL)
    iterate ();
}

/* Once more */

static ParlourNewGame *
get_new_game (ParlourWindow *window)
{
  GtkStack *pages = GTK_STACK (gtk_widget_get_template_child (GTK_WIDGET (window), PARLOUR_TYPE_WINDOW, "pages"));
  GtkWidget *page = gtk_stack_get_visible_child (pages);

  return PARLOUR_IS_NEW_GAME (page) ? PARLOUR_NEW_GAME (page) : NULL;
}

/* Whatever somebody has entered for another game before. */
static void
test_play_again (Place        *place,
                 gconstpointer data)
{
  TableSession *session = NULL;
  ParlourNewGame *page;

  gtk_widget_activate_action (GTK_WIDGET (place->window), "win.new-game", NULL);
  parlour_seat_set_name (find_seat (get_new_game (place->window), 0), "Somebody");
  gtk_widget_activate_action (GTK_WIDGET (place->window), "win.show-shelf", NULL);

  session = play_game (place, place->window, "a.kontor");
  g_assert_null (get_new_game (place->window));
  gtk_widget_activate_action (GTK_WIDGET (place->window), "win.play-again", NULL);
  page = get_new_game (place->window);
  g_assert_nonnull (page);
  g_assert_cmpint (count_seats (page), ==, 3);
  g_assert_cmpstr (find_seat (page, 0)->known_as, ==, "Agnes");
  assert_finalized (session);

  gtk_widget_activate_action (GTK_WIDGET (page), "setup.begin", NULL);
  g_assert_true (has_title (place->window, "Agnes, Bruno, Clara"));
}

/* What can be done everywhere can be done in windows before a game, too: they
 * have the language in their headers and rules to follow. */
static void
test_before_game (Place        *place,
                  gconstpointer data)
{
  TableSession *session = play_game (place, place->window, "game.kontor");
  GtkWindow *parent = GTK_WINDOW (place->window);
  GtkWindow *windows[] = {
    parlour_side_dialog_new (parent, session, PARLOUR_TYPE_NOTE_FORM, "A note"),
    parlour_chronicle_window_new (parent, session),
    parlour_correction_new (parent, session, 0),
    GTK_WINDOW (parlour_preferences_new (parent)),
    GTK_WINDOW (parlour_shortcuts_new (parent, NULL)),
    GTK_WINDOW (parlour_dialog_new (parent, "A question", NULL, NULL, "yes", "Yes", NULL)),
  };

  for (gsize i = 0; i < G_N_ELEMENTS (windows); i++)
    {
      gtk_window_present (windows[i]);
      g_assert_true (gtk_widget_activate_action (GTK_WIDGET (windows[i]), "app.language", "s", "fr"));
      g_assert_true (gtk_widget_activate_action (GTK_WIDGET (windows[i]), "app.language", "s", ""));
      gtk_window_destroy (windows[i]);
    }
}

/* A window that goes together with its parent may be there for a moment longer, as a question that is just answered: by
 * then it knows nothing of the parent any more, which may be gone. */
static void
test_outlives_parent (Place        *place,
                      gconstpointer data)
{
  TableSession *session = play_game (place, place->window, "game.kontor");
  GtkWindow *parent = GTK_WINDOW (gtk_application_window_new (GTK_APPLICATION (application)));
  GtkWindow *windows[] = {
    parlour_side_dialog_new (parent, session, PARLOUR_TYPE_NOTE_FORM, "A note"),
    parlour_chronicle_window_new (parent, session),
    parlour_correction_new (parent, session, 0),
    GTK_WINDOW (parlour_preferences_new (parent)),
    GTK_WINDOW (parlour_shortcuts_new (parent, NULL)),
    GTK_WINDOW (parlour_about_new (parent)),
    GTK_WINDOW (parlour_dialog_new (parent, "A question", NULL, NULL, "yes", "Yes", NULL)),
  };

  for (gsize i = 0; i < G_N_ELEMENTS (windows); i++)
    g_object_ref (windows[i]);
  gtk_window_destroy (parent);
  for (gsize i = 0; i < G_N_ELEMENTS (windows); i++)
    {
      g_assert_null (gtk_window_get_transient_for (windows[i]));
      gtk_window_destroy (windows[i]);
      g_object_unref (windows[i]);
    }
}

/* Large text */

static int
measure_question (int dpi)
{
  GtkWidget *dialog;
  int height;

  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", dpi, NULL);
  dialog = adw_message_dialog_new (NULL, "A question", "Which is read, and then answered.");
  height = parlour_widget_measure_least (gtk_window_get_child (GTK_WINDOW (dialog)), GTK_ORIENTATION_VERTICAL, 300);
  gtk_window_destroy (GTK_WINDOW (dialog));

  return height;
}

/* What neither wraps nor scrolls grows less than text does. */
static void
test_large_text (Place        *place,
                 gconstpointer data)
{
  GtkSettings *settings = gtk_settings_get_default ();
  int dpi, usual, large;

  g_object_get (settings, "gtk-xft-dpi", &dpi, NULL);
  usual = measure_question (dpi);
  large = measure_question (2 * dpi);
  g_assert_cmpint (large, >, usual);
  g_assert_cmpint (large * 10, <, usual * 17);
  g_assert_cmpint (measure_question (dpi), ==, usual);
}

/* What the page of a ship has on a telephone, in pixels. */
#define WIDTH_ON_TELEPHONE 336

/* Where text is large two goods of a kind and their price stand on one line, in each language. */
static void
test_large_hold (Place        *place,
                 gconstpointer data)
{
  GtkSettings *settings = gtk_settings_get_default ();
  GtkWidget *card = g_object_new (PARLOUR_TYPE_TYPED_CARD, NULL);
  g_autoptr (JsonNode) ship =
    json_from_string ("{\"city\": \"london\", \"holds\": [{\"goods\": {\"cartwheel\": 2}, \"pays\": 12}]}", NULL);
  g_autoptr (GPtrArray) rows = g_ptr_array_new ();
  GtkWidget *filled, *empty;
  GtkWidget *window;
  int resolution;

  g_object_get (settings, "gtk-xft-dpi", &resolution, NULL);
  g_object_set (settings, "gtk-xft-dpi", 2 * resolution, NULL);
  parlour_typed_card_set_kind (PARLOUR_TYPED_CARD (card), &colonia_game, COLONIA_PRINTED_SHIP, NULL);
  window = g_object_new (ADW_TYPE_WINDOW, "content", card, NULL);
  gtk_window_present (GTK_WINDOW (window));
  parlour_typed_card_fill (PARLOUR_TYPED_CARD (card), json_node_get_object (ship));
  list_styled (card, "typed-line", rows);
  filled = rows->pdata[0];
  empty = rows->pdata[1];

  for (const char *const *language = tongue_list (); *language != NULL; language++)
    {
      tongue_set_language (*language);
      wait_for_frames (filled, 3);
      g_assert_cmpint (parlour_widget_measure_least (filled, GTK_ORIENTATION_VERTICAL, WIDTH_ON_TELEPHONE), ==,
                       parlour_widget_measure_least (empty, GTK_ORIENTATION_VERTICAL, WIDTH_ON_TELEPHONE));
    }

  tongue_set_language ("en");
  g_object_set (settings, "gtk-xft-dpi", resolution, NULL);
  gtk_window_destroy (GTK_WINDOW (window));
}

#define HEIGHT_ON_TELEPHONE 720
#define WIDTH_OF_TELEPHONE 360
#define MOST_VOTERS 6

static gboolean
is_vote_on (const ColoniaState *state,
            gpointer            kind)
{
  return state->step == COLONIA_STEP_VOTE && (int) state->edicts[state->edict].kind == GPOINTER_TO_INT (kind);
}

static void
assert_in_sight (GtkWidget *widget,
                 GtkWidget *scroller)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_get_mapped (widget));
  g_assert_true (gtk_widget_compute_bounds (widget, scroller, &bounds));
  g_assert_cmpfloat (bounds.origin.y, >=, 0);
  g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, gtk_widget_get_height (scroller));
}

/* Six say yes or no on a telephone, and how the vote stands is to be seen with the buttons that
 * speak for all, whatever the edict, in each language. */
static void
test_many_voters (Place        *place,
                  gconstpointer data)
{
  static const ColoniaEdictKind kinds[] = {
    COLONIA_EDICT_HOMECOMING_WEDNESDAY, COLONIA_EDICT_FOREIGN_MERCHANTS, COLONIA_EDICT_SMALLER_DEPUTATION,
    COLONIA_EDICT_EXCHANGE,
  };

  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      g_autoptr (TableSession) session = game_where (is_vote_on, GINT_TO_POINTER (kinds[i]), MOST_VOTERS,
                                                     COLONIA_TRACKING_FULL);
      GtkWidget *page = g_object_new (PARLOUR_TYPE_GAME_PAGE, "session", session, NULL);
      GtkWidget *window = gtk_window_new ();
      g_autoptr (GPtrArray) labels = NULL;
      GtkWidget *board, *meaning;

      gtk_window_set_child (GTK_WINDOW (window), make_clamp (make_clamp (page, GTK_ORIENTATION_HORIZONTAL, WIDTH_OF_TELEPHONE),
                                                        GTK_ORIENTATION_VERTICAL, HEIGHT_ON_TELEPHONE));
      gtk_window_present (GTK_WINDOW (window));
      wait_for_frames (page, 10);
      board = find_nth (page, PARLOUR_TYPE_BOARD_VIEW, 0);
      labels = find_all (parlour_board_view_find_thing (PARLOUR_BOARD_VIEW (board), "edict/edict"), GTK_TYPE_LABEL);
      meaning = labels->pdata[labels->len - 1];
      for (const char *const *language = tongue_list (); *language != NULL; language++)
        {
          tongue_set_language (*language);
          wait_for_frames (page, 5);
          assert_in_sight (find_nth (board, PARLOUR_TYPE_SCALE, 0), find_child (page, "scroller"));
          assert_in_sight (parlour_board_view_find_deed (PARLOUR_BOARD_VIEW (board), "tally/tally/all-no"), find_child (page, "scroller"));
        }
      tongue_set_language ("en");

      g_assert_cmpint (gtk_label_get_lines (GTK_LABEL (meaning)), ==, 1);
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (find_nth (board, GTK_TYPE_TOGGLE_BUTTON, 0)), TRUE);
      g_assert_cmpint (gtk_label_get_lines (GTK_LABEL (meaning)), ==, -1);
      gtk_window_destroy (GTK_WINDOW (window));
    }
}

static gboolean
are_three_tied (const ColoniaState *state,
                gpointer            data)
{
  int n_tied = 0;

  for (int seat = 0; seat < state->n_players; seat++)
    n_tied += colonia_state_is_tied (state, seat) ? 1 : 0;

  return state->step == COLONIA_STEP_TIE_ROLLS && n_tied == 3;
}

static gboolean
are_ten_on_display (const ColoniaState *state,
                    gpointer            data)
{
  return state->step == COLONIA_STEP_BUYING && state->n_display == 10;
}

/* As many as there are in the games that are tried. */
static gboolean
are_many_holds (const ColoniaState *state,
                gpointer            data)
{
  return state->step == COLONIA_STEP_LOADING && state->berths[0].n_holds + state->berths[2].n_holds >= 7
         && state->berths[1].present && state->berths[3].present;
}

/* One craftsman has been given four orders, and somebody has too few members for the next one. */
static gboolean
are_many_contracts (const ColoniaState *state,
                    gpointer            data)
{
  return state->step == COLONIA_STEP_ORDERS && state->dice > 0 && state->turn != COLONIA_NOBODY
         && colonia_state_get_n_spaces (state, COLONIA_CRAFTSMAN_SHOEMAKER) == 4
         && state->players[state->turn].supply < colonia_state_count_order_members (state, COLONIA_CRAFTSMAN_SHOEMAKER);
}

static gboolean
are_on_second_edict (const ColoniaState *state,
                     gpointer            data)
{
  return state->step == COLONIA_STEP_VOTE && state->edict > 0
         && state->edicts[state->edict - 1].day == state->day;
}

static GtkWidget *
show_in_laptop (GtkWidget *page,
                int        width,
                int        height)
{
  GtkWidget *window = gtk_window_new ();

  gtk_window_set_child (GTK_WINDOW (window), make_clamp (make_clamp (page, GTK_ORIENTATION_HORIZONTAL, width),
                                                    GTK_ORIENTATION_VERTICAL, height));
  gtk_window_present (GTK_WINDOW (window));
  wait_for_frames (page, 10);
  parlour_hand_out_place_fold (find_nth (page, PARLOUR_TYPE_HAND_OUT_PLACE, 0));
  wait_for_frames (page, 10);

  return window;
}

/* All that is pressed on a page is to be seen in the window of a small laptop, which shows
 * the families and the chronicle. */
static void
test_small_laptop (Place        *place,
                   gconstpointer data)
{
  const struct {
    GameFilter filter;
    GType type;
    int n;
  } pages[] = {
    { are_three_tied, PARLOUR_TYPE_BOARD_THING, 3 + 1 },
    { are_ten_on_display, COLONIA_TYPE_RELIC_CARD, 10 },
    { are_many_holds, PARLOUR_TYPE_BOARD_THING, COLONIA_N_BERTHS },
    { are_many_contracts, PARLOUR_TYPE_BOARD_THING, COLONIA_N_CRAFTSMEN + 1 },
    { are_on_second_edict, PARLOUR_TYPE_BOARD_THING, 5 + 2 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      g_autoptr (TableSession) session = game_where (pages[i].filter, NULL, 5, COLONIA_TRACKING_FULL);
      GtkWidget *page = g_object_new (PARLOUR_TYPE_GAME_PAGE, "session", session, NULL);
      GtkWidget *window = show_in_laptop (page, 1158, 678);
      g_autoptr (GPtrArray) things = find_all (page, pages[i].type);
      int n_seen = 0;

      for (guint j = 0; j < things->len; j++)
        if (gtk_widget_get_mapped (things->pdata[j]))
          {
            assert_in_sight (things->pdata[j], find_child (page, "scroller"));
            n_seen++;
          }
      g_assert_cmpint (n_seen, ==, pages[i].n);
      gtk_window_destroy (GTK_WINDOW (window));
    }
}

/* Why nothing can be done with a thing of a board. */
static GtkWidget *
find_reason (GtkWidget *thing)
{
  g_autoptr (GPtrArray) labels = find_all (thing, GTK_TYPE_LABEL);

  for (guint i = 0; i < labels->len; i++)
    if (gtk_widget_has_css_class (labels->pdata[i], "reason"))
      return labels->pdata[i];

  g_assert_not_reached ();
}

/* How often the die will be rolled is to be seen beside the craftsmen in each language, and so is why one takes no orders,
 * however long it takes to say that. */
static void
test_die_beside_craftsmen (Place        *place,
                           gconstpointer data)
{
  g_autoptr (TableSession) session = game_where (are_many_contracts, NULL, 5, COLONIA_TRACKING_FULL);
  GtkWidget *page = g_object_new (PARLOUR_TYPE_GAME_PAGE, "session", session, NULL);
  GtkWidget *window = show_in_laptop (page, 1280, 800);
  ParlourBoardView *view = PARLOUR_BOARD_VIEW (find_child (find_nth (page, PARLOUR_TYPE_BOARD_PAGE, 0), "groups"));
  GtkWidget *column = parlour_board_view_find_thing (view, "craftsmen/shoemaker");

  for (const char *const *language = tongue_list (); *language != NULL; language++)
    {
      tongue_set_language (*language);
      wait_for_frames (page, 5);
      assert_in_sight (parlour_board_view_find_thing (view, "then/dice"), find_child (page, "scroller"));
      assert_in_sight (find_reason (column), find_child (page, "scroller"));
    }

  tongue_set_language ("en");
  gtk_window_destroy (GTK_WINDOW (window));
}

static GtkWidget *
find_with_class (GtkWidget  *page,
                 const char *css_class)
{
  g_autoptr (GPtrArray) boxes = find_all (page, GTK_TYPE_BOX);

  for (guint i = 0; i < boxes->len; i++)
    if (gtk_widget_has_css_class (boxes->pdata[i], css_class))
      return boxes->pdata[i];

  g_assert_not_reached ();
}

/* The list of edicts does not move under the hand that chooses from it, in any language. */
static void
test_edict_chosen (Place        *place,
                   gconstpointer data)
{
  g_autoptr (TableSession) session = game_at_step (COLONIA_STEP_EDICTS, 1, 4, COLONIA_TRACKING_FULL);
  GtkWidget *page = g_object_new (PARLOUR_TYPE_GAME_PAGE, "session", session, NULL);
  GtkWidget *window = gtk_window_new ();

  gtk_window_set_child (GTK_WINDOW (window), make_clamp (make_clamp (page, GTK_ORIENTATION_HORIZONTAL, 1158),
                                                    GTK_ORIENTATION_VERTICAL, 678));
  gtk_window_present (GTK_WINDOW (window));
  wait_for_frames (page, 10);
  for (const char *const *language = tongue_list (); *language != NULL; language++)
    {
      GtkWidget *tray = find_with_class (page, "group-places");
      int height;

      tongue_set_language (*language);
      wait_for_frames (page, 5);
      height = gtk_widget_get_height (tray);
      g_assert_true (parlour_keys_press (page, GDK_KEY_c, 0));
      wait_for_frames (page, 5);
      g_assert_cmpint (gtk_widget_get_height (tray), ==, height);
      g_assert_true (parlour_keys_press (page, GDK_KEY_BackSpace, 0));
    }

  tongue_set_language ("en");
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Where somebody types stays in sight when text becomes larger, or of another language. */
static void
test_larger_text (Place        *place,
                  gconstpointer data)
{
  static const char keys[] = "ls7w3p12s8";
  GtkSettings *settings = gtk_settings_get_default ();
  g_autoptr (TableSession) session = game_at_step (COLONIA_STEP_BERTH_SHIPS, 0, MOST_VOTERS, COLONIA_TRACKING_FULL);
  GtkWidget *page = g_object_new (PARLOUR_TYPE_GAME_PAGE, "session", session, NULL);
  GtkWidget *window = gtk_window_new ();
  int resolution;

  gtk_window_set_child (GTK_WINDOW (window), make_clamp (make_clamp (page, GTK_ORIENTATION_HORIZONTAL, WIDTH_OF_TELEPHONE),
                                                    GTK_ORIENTATION_VERTICAL, HEIGHT_ON_TELEPHONE));
  gtk_window_present (GTK_WINDOW (window));
  wait_for_frames (page, 10);
  for (const char *key = keys; *key != '\0'; key++)
    g_assert_true (parlour_keys_press (page, (guint) *key, 0));
  wait_for_frames (page, 10);
  assert_in_sight (gtk_root_get_focus (GTK_ROOT (window)), find_child (page, "scroller"));

  g_object_get (settings, "gtk-xft-dpi", &resolution, NULL);
  g_object_set (settings, "gtk-xft-dpi", 2 * resolution, NULL);
  for (const char *const *language = tongue_list (); *language != NULL; language++)
    {
      tongue_set_language (*language);
      wait_for_frames (page, 10);
      assert_in_sight (gtk_root_get_focus (GTK_ROOT (window)), find_child (page, "scroller"));
    }

  tongue_set_language ("en");
  g_object_set (settings, "gtk-xft-dpi", resolution, NULL);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* The week card of the next week is asked for from the top of its page on, though what the table
 * drew of the one before was typed far below. */
static void
test_next_week_card (Place        *place,
                     gconstpointer data)
{
  g_autoptr (TableSession) session = game_at_step (COLONIA_STEP_WEEK_CARD, 2, 4, COLONIA_TRACKING_FULL);
  g_autoptr (GSettings) settings = g_settings_new (SCHEMA_ID);
  GtkWidget *page = g_object_new (PARLOUR_TYPE_GAME_PAGE, "session", session, NULL);
  GtkWidget *window;
  GtkWidget *form;

  g_settings_set_string (settings, "dice", "table");
  while (colonia_session_get_state (session)->week > 1
         || colonia_session_get_state (session)->step != COLONIA_STEP_WEEK_CARD)
    table_session_undo (session);
  window = show_in_laptop (page, 1280, 800);
  form = find_nth (page, COLONIA_TYPE_WEEK_CARD_FORM, 0);
  for (int i = 0; i < COLONIA_USUAL_BOOTHS + (int) COLONIA_N_CRAFTSMEN + 2; i++)
    g_assert_true (parlour_keys_press (page, GDK_KEY_1, 0));
  wait_for_frames (page, 5);
  g_assert_true (gtk_widget_get_mapped (find_child (form, "summary")));

  while (table_session_get_redo_text (session) != NULL)
    {
      table_session_redo (session);
      wait_for_frames (page, 1);
    }
  wait_for_frames (page, 10);
  g_assert_cmpint (colonia_session_get_state (session)->week, ==, 2);
  g_assert_true (find_nth (page, COLONIA_TYPE_WEEK_CARD_FORM, 0) == form);
  assert_in_sight (find_child (page, "heading"), find_child (page, "scroller"));

  g_settings_reset (settings, "dice");
  gtk_window_destroy (GTK_WINDOW (window));
}

/* On a telephone with text of double size the page of the council scrolls, whatever is left out of
 * it; how the vote stands is told at the foot, as soon as text is so large. */
static void
test_large_vote (Place        *place,
                 gconstpointer data)
{
  GtkSettings *settings = gtk_settings_get_default ();
  g_autoptr (TableSession) session = game_at_step (COLONIA_STEP_VOTE, 2, 4, COLONIA_TRACKING_FULL);
  GtkWidget *page = g_object_new (PARLOUR_TYPE_GAME_PAGE, "session", session, NULL);
  GtkWidget *window = gtk_window_new ();
  GtkWidget *board, *tally;
  int resolution;

  gtk_window_set_child (GTK_WINDOW (window), make_clamp (make_clamp (page, GTK_ORIENTATION_HORIZONTAL, WIDTH_OF_TELEPHONE),
                                                    GTK_ORIENTATION_VERTICAL, HEIGHT_ON_TELEPHONE));
  gtk_window_present (GTK_WINDOW (window));
  wait_for_frames (page, 10);
  board = find_nth (page, PARLOUR_TYPE_BOARD_PAGE, 0);
  tally = find_child (board, "foot_scale");
  g_assert_false (gtk_widget_get_mapped (tally));

  g_object_get (settings, "gtk-xft-dpi", &resolution, NULL);
  g_object_set (settings, "gtk-xft-dpi", 2 * resolution, NULL);
  wait_for_frames (page, 10);
  g_assert_true (gtk_widget_get_mapped (tally));
  assert_in_sight (tally, page);
  g_assert_false (gtk_widget_get_mapped (find_nth (board, PARLOUR_TYPE_SCALE, 0)));
  g_assert_true (parlour_keys_press (page, GDK_KEY_y, 0));
  g_assert_cmpint (parlour_scale_get_count (PARLOUR_SCALE (tally), 0), >, 0);

  g_object_set (settings, "gtk-xft-dpi", resolution, NULL);
  wait_for_frames (page, 10);
  g_assert_false (gtk_widget_get_mapped (tally));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* What scrolled hears of no setting of the desktop that is changed later. */
static void
test_scroller_gone (void)
{
  GtkSettings *settings = gtk_settings_get_default ();
  GtkWindow *window = GTK_WINDOW (gtk_window_new ());
  GtkWidget *scroller = gtk_scrolled_window_new ();
  gboolean overlays;

  g_object_get (settings, "gtk-overlay-scrolling", &overlays, NULL);
  gtk_window_set_child (window, scroller);
  gtk_window_present (window);
  wait_for_frames (scroller, 2);
  gtk_window_destroy (window);
  g_assert_cmpuint (g_signal_handler_find (settings, G_SIGNAL_MATCH_DATA, 0, 0, NULL, NULL, scroller), ==, 0);

  g_object_set (settings, "gtk-overlay-scrolling", !overlays, NULL);
  g_object_set (settings, "gtk-overlay-scrolling", overlays, NULL);
}

/* What a page begins with goes while one before it begins, as what was typed there counts then. */
static void
on_focus_moved (GtkWindow  *window,
                GParamSpec *pspec,
                GtkBox     *box)
{
  if (gtk_window_get_focus (window) != gtk_widget_get_first_child (GTK_WIDGET (box)) || parlour_widget_get_nth (GTK_WIDGET (box), 2) == NULL)
    return;

  gtk_box_remove (box, gtk_widget_get_last_child (GTK_WIDGET (box)));
  parlour_keys_begin_page (gtk_widget_get_last_child (GTK_WIDGET (box)));
}

static void
test_begins_twice (void)
{
  GtkWindow *window = GTK_WINDOW (gtk_window_new ());
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *buttons[3];

  for (guint i = 0; i < G_N_ELEMENTS (buttons); i++)
    {
      buttons[i] = gtk_button_new ();
      gtk_box_append (GTK_BOX (box), buttons[i]);
    }
  gtk_window_set_child (window, box);
  gtk_window_present (window);
  while (!gtk_widget_get_mapped (buttons[1]))
    g_main_context_iteration (NULL, TRUE);
  gtk_widget_grab_focus (buttons[1]);
  g_signal_connect (window, "notify::focus-widget", G_CALLBACK (on_focus_moved), box);

  parlour_keys_begin_page (buttons[0]);
  parlour_keys_begin_page (buttons[2]);
  parlour_keys_settle ();
  g_assert_true (gtk_root_get_focus (GTK_ROOT (window)) == buttons[1]);

  gtk_window_destroy (window);
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (GError) error = NULL;

  tongue_init (GETTEXT_PACKAGE, LOCALEDIR, LANGUAGEDIR, "en");
  g_test_init (&argc, &argv, NULL);
  pardon_libadwaita ();
  application = parlour_application_new ();
  g_application_register (G_APPLICATION (application), NULL, &error);
  g_assert_no_error (error);

  g_test_add ("/window/title", Place, NULL, set_up, test_title, tear_down);
  g_test_add ("/window/comes-back", Place, NULL, set_up, test_comes_back, tear_down);
  g_test_add ("/window/drop", Place, NULL, set_up, test_drop, tear_down);
  g_test_add ("/window/save-to", Place, NULL, set_up, test_save_to, tear_down);
  g_test_add ("/window/save-to/lent", Place, NULL, set_up, test_save_to_lent, tear_down);
  g_test_add ("/window/save-to/refused", Place, NULL, set_up, test_save_to_refused, tear_down);
  g_test_add ("/window/leave/discard", Place, NULL, set_up, test_discard, tear_down);
  g_test_add ("/window/leave/mended-meanwhile", Place, NULL, set_up, test_mended_meanwhile, tear_down);
  g_test_add ("/window/leave/stay", Place, NULL, set_up, test_stay, tear_down);

  g_test_add ("/window/leave/input", Place, NULL, set_up, test_input, tear_down);
  g_test_add ("/window/leave/input/closed", Place, NULL, set_up, test_input_closed, tear_down);
  g_test_add ("/window/before-game", Place, NULL, set_up, test_before_game, tear_down);
  g_test_add ("/window/outlives-parent", Place, NULL, set_up, test_outlives_parent, tear_down);
  g_test_add ("/window/large-text", Place, NULL, set_up, test_large_text, tear_down);
  g_test_add ("/window/large-text/hold", Place, NULL, set_up, test_large_hold, tear_down);
  g_test_add ("/window/edict-chosen", Place, NULL, set_up, test_edict_chosen, tear_down);
  g_test_add ("/window/small-laptop", Place, NULL, set_up, test_small_laptop, tear_down);
  g_test_add ("/window/die-beside-craftsmen", Place, NULL, set_up, test_die_beside_craftsmen, tear_down);
  g_test_add ("/window/larger-text", Place, NULL, set_up, test_larger_text, tear_down);
  g_test_add ("/window/many-voters", Place, NULL, set_up, test_many_voters, tear_down);
  g_test_add ("/window/next-week-card", Place, NULL, set_up, test_next_week_card, tear_down);
  g_test_add ("/window/large-vote", Place, NULL, set_up, test_large_vote, tear_down);
  g_test_add ("/window/play-again", Place, NULL, set_up, test_play_again, tear_down);
  g_test_add_func ("/window/scroller gone", test_scroller_gone);
  g_test_add_func ("/window/begins twice", test_begins_twice);

  return g_test_run ();
}

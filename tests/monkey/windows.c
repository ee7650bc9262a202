/* windows.c: windows that are closed are gone
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * All windows of games of each kind and of the shelf are opened and closed again and again. In the test nothing may
 * be left of any of them, nor of anything in them; in the benchmark no memory may remain once the toolkit has what it
 * keeps, which takes some two hundred rounds.
 * Whoever plays has a name that is something else anywhere but in a text, and what is noted, ordered and known, too.
 */

#include "config.h"

#include "benchmark.h"
#include "census.h"
#include "parlour-collection-window.h"
#include "parlour-collections.h"
#include "parlour-dialog.h"
#include "parlour-look-back.h"
#include "parlour-places.h"
#include "parlour-window.h"
#include "strange.h"
#include "table-record-file.h"
#include "table-session.h"
#include "table-simulation.h"
#include "tongue.h"

#include <malloc.h>
#include <stdlib.h>
#include <string.h>

/* In the first rounds GTK comes to have what it keeps. Each is of one game after the other, that stands in the
 * middle, at its end, or where it is counted. */
#define STANDS 3
#define ROUNDS_TO_BEGIN 12
#define ROUNDS 4

/* Fonts, glyphs and styles come and go for a long time until there are no more of them. */
#define ROUNDS_TO_FILL 204
#define ROUNDS_OF_BENCHMARK 204

/* GTK keeps some styles and the like as long as it likes, but not one for each round. */
#define KEPT 2

/* How much memory may remain of each round, in KiB: what comes and goes in the caches of the toolkit. A page or a form
 * that is kept is several times as much. */
#define GOAL 5

#define FRAMES 3

static ParlourApplication *application;
static GtkWidget *shelf; /* which stays open */

/* With what each is opened, and what that is told. Some are for an event of the middle of the game. */
static const struct {
  const char *action;
  gboolean is_of_event;
} openers[] = {
  { "app.preferences", FALSE },
  { "app.about", FALSE },
  { "app.show-rules", FALSE },
  { "win.show-help-overlay", FALSE },
  { "game.add-note", FALSE },
  { "game.change-players", FALSE },
  { "game.correct", TRUE },
  { "game.correct-holdings", FALSE },
  { "game.export", FALSE },
  { "game.insert", TRUE },
  { "game.show-chronicle", FALSE },
  { "game.show-course", FALSE },
  { "game.show-display", FALSE },
  { "game.show-hand-out", FALSE },
  { "game.show-phones", FALSE },
  { "game.show-set-aside", FALSE },
  { "game.take-out", TRUE },
};

static gboolean
on_frame (GtkWidget     *widget,
          GdkFrameClock *clock,
          gpointer       n_left)
{
  return --*(int *) n_left > 0 ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

static void
settle (void)
{
  int n_frames = FRAMES;

  gtk_widget_add_tick_callback (shelf, on_frame, &n_frames, NULL);
  while (n_frames > 0)
    g_main_context_iteration (NULL, TRUE);
}

static void
check_text (GtkWidget  *widget,
            const char *text)
{
  if (strange_find_broken (text) != NULL)
    g_error ("“%s” is told as “%s” in %s.", strange_find_broken (text), text, G_OBJECT_TYPE_NAME (gtk_widget_get_parent (widget)));
  if (strstr (text, "(null)") != NULL || strstr (text, "&amp;amp;") != NULL)
    g_error ("“%s” is told.", text);
}

/* A text that is no markup is not shown at all where it is taken for some. */
static void
check_label (GtkLabel *label)
{
  for (int i = 0; i < STRANGE_TEXTS; i++)
    if (gtk_label_get_use_markup (label) && strpbrk (strange_texts[i], "&<") != NULL
        && strstr (gtk_label_get_label (label), strange_texts[i]) != NULL)
      g_error ("“%s” is read as markup in %s.", strange_texts[i], G_OBJECT_TYPE_NAME (gtk_widget_get_parent (GTK_WIDGET (label))));
  check_text (GTK_WIDGET (label), gtk_label_get_text (label));
}

/* No name is markup, nor a format, nor has letters that open something. */
static void
check_texts (GtkWidget *widget) /* NOLINT(misc-no-recursion) */
{
  if (GTK_IS_LABEL (widget))
    check_label (GTK_LABEL (widget));
  else if (GTK_IS_EDITABLE (widget))
    check_text (widget, gtk_editable_get_text (GTK_EDITABLE (widget)));
  if (gtk_widget_get_tooltip_text (widget) != NULL)
    check_text (widget, gtk_widget_get_tooltip_text (widget));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    check_texts (child);
}

static gboolean
is_new (GtkWindow       *window,
        const GPtrArray *before)
{
  return !g_ptr_array_find ((GPtrArray *) before, window, NULL);
}

static GPtrArray *
list_windows (void)
{
  GListModel *windows = gtk_window_get_toplevels ();
  GPtrArray *list = g_ptr_array_new ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      g_ptr_array_add (list, window);
    }

  return list;
}

/* It is gone. */
static void
forget (gpointer  widgets,
        GObject  *widget)
{
  g_hash_table_remove (widgets, widget);
}

/* A widget and all that is in it, each with the name of its type. What shows tooltips goes from window to window. */
static void
watch (GtkWidget  *widget, /* NOLINT(misc-no-recursion) */
       GHashTable *widgets)
{
  if (g_str_equal (G_OBJECT_TYPE_NAME (widget), "GtkTooltipWindow"))
    return;

  g_hash_table_insert (widgets, widget, (gpointer) G_OBJECT_TYPE_NAME (widget));
  g_object_weak_ref (G_OBJECT (widget), forget, widgets);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    watch (child, widgets);
}

/* Something may be written or read yet on its behalf, in another thread. */
static void
close_window (GtkWindow *window)
{
  const char *name = G_OBJECT_TYPE_NAME (window);
  g_autoptr (GHashTable) widgets = g_hash_table_new (NULL, NULL);
  GHashTableIter iter;
  gpointer type;

  watch (GTK_WIDGET (window), widgets);
  gtk_window_destroy (window);
  for (int i = 0; g_hash_table_size (widgets) > 0 && i < 100; i++)
    settle ();
  if (g_hash_table_size (widgets) == 0)
    return;

  g_hash_table_iter_init (&iter, widgets);
  while (g_hash_table_iter_next (&iter, NULL, &type))
    g_printerr ("%s\n", (const char *) type);
  g_error ("%s is closed, and that is not gone.", name);
}

/* Those that have come since then. */
static void
close_new (const GPtrArray *before)
{
  g_autoptr (GPtrArray) after = list_windows ();

  for (guint i = 0; i < after->len; i++)
    if (is_new (after->pdata[i], before))
      {
        check_texts (after->pdata[i]);
        close_window (after->pdata[i]);
      }
  settle ();
}

static void
open_and_close (GtkWidget  *page,
                const char *action,
                GVariant   *parameter)
{
  g_autoptr (GPtrArray) before = list_windows ();

  gtk_widget_activate_action_variant (page, action, parameter);
  settle ();
  close_new (before);
}

/* What is known of a game, after this one. */
static void
open_cards (GtkWindow    *window,
            TableSession *session)
{
  g_autoptr (GPtrArray) before = list_windows ();
  ParlourCards *cards = parlour_collections_find (table_session_get_game (session));
  GtkWindow *known;

  if (cards == NULL)
    return;
  parlour_cards_learn_record (cards, table_session_get_record (session));
  known = parlour_collection_window_new (window, cards, TRUE);
  gtk_window_present (known);
  settle ();
  open_and_close (GTK_WIDGET (known), "collection.add", NULL);
  open_and_close (GTK_WIDGET (known), "collection.open-table", NULL);
  close_new (before);
}

/* What is asked or shown besides, without being asked for by an action. */
static void
open_others (GtkWindow    *window,
             TableSession *session)
{
  g_autoptr (GPtrArray) before = list_windows ();
  TableRecord *record = table_record_copy (table_session_get_record (session),
                                           table_record_get_cursor (table_session_get_record (session)));

  gtk_window_present (GTK_WINDOW (parlour_dialog_new (window, strange_texts[0], NULL, NULL, "yes", "Yes", NULL)));
  gtk_window_present (parlour_look_back_new (window, record, strange_texts[0]));
  settle ();
  close_new (before);
}

static GtkWidget *
find_page (GtkWidget  *widget, /* NOLINT(misc-no-recursion) */
           const char *type)
{
  if (g_str_equal (G_OBJECT_TYPE_NAME (widget), type))
    return widget;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *page = find_page (child, type);

      if (page != NULL)
        return page;
    }

  return NULL;
}

static TableSession *
make_session (const TableGame *game,
              int              stand)
{
  const int n_trackings = (int) g_strv_length ((char **) game->trackings);
  g_autoptr (TableRecord) whole = table_simulate (game, game->min_players, stand == 2 ? n_trackings - 1 : 0, 1);
  const guint n_events = table_record_get_cursor (whole);
  g_autoptr (TableRecord) record = table_record_copy (whole, stand == 0 ? n_events / 2 : stand == 1 ? n_events : 0);

  strange_name_people (record, stand * game->min_players);

  return table_session_new (strange_write (record), NULL, NULL);
}

/* All windows of a game. */
static void
take_round (const TableGame *game,
            int              stand)
{
  g_autoptr (TableSession) session = make_session (game, stand);
  const guint cursor = table_record_get_cursor (table_session_get_record (session));
  g_autoptr (GVariant) event = g_variant_ref_sink (g_variant_new_uint32 (cursor - 1));
  ParlourWindow *window = parlour_window_new (application);
  GtkWidget *page;

  parlour_window_open_session (window, session);
  gtk_window_present (GTK_WINDOW (window));
  settle ();
  page = find_page (GTK_WIDGET (window), "ParlourGamePage");
  g_printerr ("%s, %s\n", game->id, stand == 0 ? "in the middle" : stand == 1 ? "at its end" : "counted");
  check_texts (page);
  for (guint i = 0; i < G_N_ELEMENTS (openers); i++)
    open_and_close (page, openers[i].action, openers[i].is_of_event ? event : NULL);
  open_cards (GTK_WINDOW (window), session);
  open_others (GTK_WINDOW (window), session);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.show-shelf", NULL);
  settle ();
  gtk_widget_activate_action (GTK_WIDGET (window), "win.new-game", NULL);
  settle ();
  close_window (GTK_WINDOW (window));
}

/* Finished games, which are called as those who played them. What is called so has no slash in it. */
static void
keep_games (void)
{
  g_autofree char *directory = parlour_places_get_games ();
  int n_games = 0;

  g_assert_cmpint (g_mkdir_with_parents (directory, 0700), ==, 0);
  for (int i = 0; i < STRANGE_TEXTS; i++)
    if (strchr (strange_texts[i], '/') == NULL)
      {
        const TableGame *game = table_games[n_games] != NULL ? table_games[n_games++] : table_games[0];
        g_autoptr (TableRecord) record = table_simulate (game, game->max_players, 0, 1);
        g_autofree char *name = g_strdup_printf ("%s.kontor", strange_texts[i]);
        g_autofree char *path = g_build_filename (directory, name, NULL);
        g_autoptr (GError) error = NULL;

        strange_name_people (record, i);
        table_record_identify (record);
        table_record_save (record, path, &error);
        g_assert_no_error (error);
      }
}

static gboolean
tells (GtkWidget  *widget, /* NOLINT(misc-no-recursion) */
       const char *text)
{
  if (GTK_IS_LABEL (widget) && strstr (gtk_label_get_text (GTK_LABEL (widget)), text) != NULL)
    return TRUE;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (tells (child, text))
      return TRUE;

  return FALSE;
}

/* What is read from the disk is told as it comes. */
static void
await_texts (GtkWidget *widget,
             gboolean   are_titles)
{
  for (int i = 0; i < STRANGE_TEXTS; i++)
    while (!tells (widget, strange_texts[i]) && !(are_titles && strchr (strange_texts[i], '/') != NULL))
      settle ();
  check_texts (widget);
}

/* All games and what became of everybody in them. */
static void
visit_shelf (void)
{
  g_autoptr (GPtrArray) before = list_windows ();
  g_autoptr (GPtrArray) after = NULL;

  keep_games ();
  gtk_widget_activate_action (shelf, "win.show-games", NULL);
  await_texts (shelf, TRUE);
  gtk_widget_activate_action (find_page (shelf, "ParlourGamesPage"), "games.show-statistics", NULL);
  after = list_windows ();
  for (guint i = 0; i < after->len; i++)
    if (is_new (after->pdata[i], before))
      await_texts (after->pdata[i], FALSE);
  close_new (before);
}

static void
take_rounds (int n)
{
  int n_games = 0;

  while (table_games[n_games] != NULL)
    n_games++;
  for (int i = 0; i < n; i++)
    take_round (table_games[i % n_games], i / n_games % STANDS);
}

/* What the toolkit loses itself whenever there is one, what is swiped, and what it keeps as long as it likes: fonts,
 * pictures, the surface of a window until the display says that it is gone, and what is told to other programs until
 * they have heard it. */
static gboolean
is_of_toolkit (GType type)
{
  static const char *const types[] = { "AdwSwipeTracker", "GtkIconPaintable", NULL };
  const char *name = g_type_name (type);

  return g_strv_contains (types, name) || g_str_has_prefix (name, "Gdk") || g_str_has_prefix (name, "GDBus") || g_str_has_prefix (name, "Pango");
}

/* What there is more of than there was before, a line each, or NULL. */
static char *
list_growth (GHashTable *before,
             GHashTable *after)
{
  g_autoptr (GString) growth = g_string_new (NULL);
  GHashTableIter iter;
  gpointer type;

  g_hash_table_iter_init (&iter, after);
  while (g_hash_table_iter_next (&iter, &type, NULL))
    {
      const guint expected = census_count (before, GPOINTER_TO_SIZE (type));
      const guint n = census_count (after, GPOINTER_TO_SIZE (type));

      if (n > expected + KEPT && !is_of_toolkit (GPOINTER_TO_SIZE (type)))
        g_string_append_printf (growth, "%s: %u, there were %u\n", g_type_name (GPOINTER_TO_SIZE (type)), n, expected);
    }

  return growth->len > 0 ? g_string_free (g_steal_pointer (&growth), FALSE) : NULL;
}

/* Of nothing there is more, once all is done that has to be done yet. */
static void
assert_no_growth (GHashTable *before)
{
  g_autofree char *growth = NULL;

  for (int i = 0; i < 100; i++)
    {
      g_autoptr (GHashTable) after = census_take ();

      g_free (growth);
      growth = list_growth (before, after);
      if (growth == NULL)
        return;
      settle ();
    }
  g_error ("Something is left of windows that were closed:\n%s", growth);
}

static void
test (void)
{
  g_autoptr (GHashTable) before = NULL;

  take_rounds (ROUNDS_TO_BEGIN);
  before = census_take ();
  take_rounds (ROUNDS);
  assert_no_growth (before);
  visit_shelf ();
}

/* How much of the heap is in use, in KiB. */
static double
read_heap (void)
{
  malloc_trim (0);

  return (double) mallinfo2 ().uordblks / 1024;
}

/* How much more there is after so many rounds, in KiB. */
static double
measure_rounds (int n)
{
  const double before = read_heap ();

  for (int i = ROUNDS_TO_BEGIN; i <= n; i += ROUNDS_TO_BEGIN)
    {
      take_rounds (ROUNDS_TO_BEGIN);
      g_printerr ("After %d rounds %.0f KiB more\n", i, read_heap () - before);
    }

  return read_heap () - before;
}

/* Whether nothing grows. */
static gboolean
measure (void)
{
  double growth;

  take_rounds (ROUNDS_TO_BEGIN);
  benchmark_remark ("memory that the toolkit comes to have in rounds of all windows", measure_rounds (ROUNDS_TO_FILL), "KiB", NULL);
  growth = measure_rounds (ROUNDS_OF_BENCHMARK) / ROUNDS_OF_BENCHMARK;
  benchmark_tell ("memory that remains of a round of all windows of a game", growth, "KiB", GOAL);

  return growth <= GOAL;
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (GError) error = NULL;
  const gboolean measures = argc > 1 && g_str_equal (argv[1], "--benchmark");

  if (!measures)
    census_begin ();
  tongue_init (GETTEXT_PACKAGE, LOCALEDIR, LANGUAGEDIR, "en");
  gtk_disable_setlocale ();
  g_set_application_name ("Kontor");
  application = parlour_application_new ();
  g_application_register (G_APPLICATION (application), NULL, &error);
  g_assert_no_error (error);
  shelf = GTK_WIDGET (parlour_window_new (application));
  gtk_window_present (GTK_WINDOW (shelf));
  if (measures)
    return measure () ? EXIT_SUCCESS : EXIT_FAILURE;
  test ();

  return EXIT_SUCCESS;
}

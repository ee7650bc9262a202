/* windows.c: windows that are closed are gone
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * All windows of a game of each kind and of the shelf are opened and closed again and again. In the test nothing may
 * be left of any of them; in the benchmark, which takes two hundred rounds, the memory that remains is told.
 */

#include "config.h"

#include "benchmark.h"
#include "census.h"
#include "parlour-window.h"
#include "table-session.h"
#include "table-simulation.h"
#include "tongue.h"

#include <malloc.h>
#include <stdlib.h>
#include <string.h>

/* In the first rounds GTK comes to have what it keeps. Each is of one game after the other. */
#define ROUNDS_TO_BEGIN 8
#define ROUNDS 8
#define ROUNDS_OF_BENCHMARK 200

/* GTK keeps some styles and the like as long as it likes, but not one for each round. */
#define KEPT 2

/* How much memory may remain of each round, in KiB: what malloc() cannot put together again. */
#define GOAL 10

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

/* Something may be written or read yet on its behalf, in another thread. */
static void
close_window (GtkWindow *window)
{
  g_autofree char *name = g_strdup (G_OBJECT_TYPE_NAME (window));
  gpointer weak = window;

  g_object_add_weak_pointer (G_OBJECT (window), &weak);
  gtk_window_destroy (window);
  for (int i = 0; weak != NULL && i < 100; i++)
    settle ();
  if (weak != NULL)
    g_error ("%s is closed and not gone.", name);
}

static void
open_and_close (GtkWidget  *page,
                const char *action,
                GVariant   *parameter)
{
  g_autoptr (GPtrArray) before = list_windows ();
  g_autoptr (GPtrArray) after = NULL;

  gtk_widget_activate_action_variant (page, action, parameter);
  settle ();
  after = list_windows ();
  for (guint i = 0; i < after->len; i++)
    if (is_new (after->pdata[i], before))
      close_window (after->pdata[i]);
  settle ();
}

static GtkWidget *
find_page (GtkWidget *widget) /* NOLINT(misc-no-recursion) */
{
  if (g_str_equal (G_OBJECT_TYPE_NAME (widget), "ParlourGamePage"))
    return widget;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *page = find_page (child);

      if (page != NULL)
        return page;
    }

  return NULL;
}

/* All windows of a game that stands in the middle. */
static void
take_round (const TableGame *game)
{
  g_autoptr (TableRecord) whole = table_simulate (game, game->min_players, 0, 1);
  const guint middle = table_record_get_cursor (whole) / 2;
  g_autoptr (TableSession) session = table_session_new (table_record_copy (whole, middle), NULL, NULL);
  ParlourWindow *window = parlour_window_new (application);
  GtkWidget *page;

  parlour_window_open_session (window, session);
  gtk_window_present (GTK_WINDOW (window));
  settle ();
  page = find_page (GTK_WIDGET (window));
  for (guint i = 0; i < G_N_ELEMENTS (openers); i++)
    open_and_close (page, openers[i].action,
                    openers[i].is_of_event ? g_variant_new_uint32 (middle - 1) : NULL);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.show-shelf", NULL);
  settle ();
  close_window (GTK_WINDOW (window));
}

static void
take_rounds (int n)
{
  int n_games = 0;

  while (table_games[n_games] != NULL)
    n_games++;
  for (int i = 0; i < n; i++)
    take_round (table_games[i % n_games]);
}

/* What the toolkit loses or keeps itself, whosever it is: the sections of a menu, what is swiped, and the surface of
 * a window until the display says that it is gone. */
static gboolean
is_lost_by_toolkit (GType type)
{
  static const char *const types[] = { "AdwSwipeTracker", "GMenu", "GdkX11Toplevel", NULL };

  return g_strv_contains (types, g_type_name (type));
}

/* Of nothing there is more than there was before. */
static void
assert_no_growth (GHashTable *before,
                  GHashTable *after)
{
  GHashTableIter iter;
  gpointer type;
  gboolean grows = FALSE;

  g_hash_table_iter_init (&iter, after);
  while (g_hash_table_iter_next (&iter, &type, NULL))
    {
      const guint expected = census_count (before, GPOINTER_TO_SIZE (type));
      const guint n = census_count (after, GPOINTER_TO_SIZE (type));

      if (n > expected + KEPT && !is_lost_by_toolkit (GPOINTER_TO_SIZE (type)))
        {
          g_printerr ("%s: %u, there were %u\n", g_type_name (GPOINTER_TO_SIZE (type)), n, expected);
          grows = TRUE;
        }
    }
  if (grows)
    g_error ("Something is left of windows that were closed.");
}

static void
test (void)
{
  g_autoptr (GHashTable) before = NULL;
  g_autoptr (GHashTable) after = NULL;

  take_rounds (ROUNDS_TO_BEGIN);
  before = census_take ();
  take_rounds (ROUNDS);
  after = census_take ();
  assert_no_growth (before, after);
}

static void
measure (void)
{
  gsize before;

  take_rounds (ROUNDS_TO_BEGIN);
  malloc_trim (0);
  before = mallinfo2 ().uordblks;
  take_rounds (ROUNDS_OF_BENCHMARK);
  malloc_trim (0);
  benchmark_tell ("memory that remains of a round of all windows of a game",
                  ((double) mallinfo2 ().uordblks - (double) before) / 1024 / ROUNDS_OF_BENCHMARK, "KiB", GOAL);
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
    measure ();
  else
    test ();

  return EXIT_SUCCESS;
}

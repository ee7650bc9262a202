/* benchmark-archive.c: how fast the shelf is with thousands of games
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Usage: with-display --animations benchmark-archive MAKE-GAMES [MOST]
 *        with-display --animations benchmark-archive --open|--scroll
 *
 * With --open it is the application that starts, shows its shelf with the games
 * that there are, and ends as soon as they are on the screen; with --scroll it
 * goes on to the list of all games and scrolls through it. Without it starts
 * itself like that, in turn with no game, ten, a thousand and ten thousand, and
 * scrolls through the most of them. Making an index of ten thousand games takes
 * a minute where much else is at work: MOST is the most to try, e.g. 1000.
 *
 * Prints one line for each figure, with its goal. It fails nothing: how fast a
 * machine is, and what else it does, is not known here. What is told of a frame
 * is the work of the program: where others are at work, too, a frame is late for
 * their sake.
 */

#define _POSIX_C_SOURCE 200809L

#include "config.h"

#include "benchmark.h"
#include "parlour-application.h"
#include "parlour-games-page.h"
#include "parlour-shelf.h"
#include "parlour-window.h"
#include "tongue.h"

#include <glib/gstdio.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define ROUNDS 9
#define N_FRAMES 240
#define RATIO_GOAL 1.4
#define FRAME_GOAL (1000. / 60.)
#define FIRST_GOAL 200.
#define READ_GOAL 5.
#define FRAMES_TO_REST 30

static const int sizes[] = { 0, 10, 1000, 10000 };

/* How many of the sizes are tried. */
static gsize n_sizes;

static gboolean painted;

static void
on_after_paint (void)
{
  /* What was drawn is with the X server once it has answered. */
  gdk_display_sync (gdk_display_get_default ());
  painted = TRUE;
}

static void
wait_for_frame (GtkWidget *widget)
{
  painted = FALSE;
  gtk_widget_queue_draw (widget);
  while (!painted)
    g_main_context_iteration (NULL, TRUE);
}

static ParlourWindow *
open_window (void)
{
  ParlourApplication *application = parlour_application_new ();
  ParlourWindow *window;

  g_application_set_flags (G_APPLICATION (application), G_APPLICATION_NON_UNIQUE);
  g_application_register (G_APPLICATION (application), NULL, NULL);
  window = parlour_window_new (application);
  gtk_window_present (GTK_WINDOW (window));
  g_signal_connect (gtk_widget_get_frame_clock (GTK_WIDGET (window)), "after-paint", G_CALLBACK (on_after_paint), NULL);

  return window;
}

/* Starts once */

static GtkWidget *
find_part (GtkWidget  *widget,
           GType       type,
           const char *name)
{
  return GTK_WIDGET (gtk_widget_get_template_child (widget, type, name));
}

static gboolean
is_filled (GtkWidget *shelf)
{
  return gtk_widget_get_visible (find_part (shelf, PARLOUR_TYPE_SHELF, "past"))
         || gtk_widget_get_first_child (find_part (shelf, PARLOUR_TYPE_SHELF, "windows")) != NULL;
}

/* The window, as soon as the games that it shows first are on the screen. */
static ParlourWindow *
open_on_shelf (void)
{
  ParlourWindow *window = open_window ();
  GtkWidget *shelf = find_part (GTK_WIDGET (window), PARLOUR_TYPE_WINDOW, "shelf");

  while (!is_filled (shelf))
    g_main_context_iteration (NULL, TRUE);
  wait_for_frame (shelf);

  return window;
}

static int
open_once (void)
{
  open_on_shelf ();

  return EXIT_SUCCESS;
}

/* Starts again and again */

static double
get_share (GArray *figures,
           double  share)
{
  benchmark_sort (figures);

  return g_array_index (figures, double, (guint) (share * (figures->len - 1)));
}

static void
run (const char *const *arguments)
{
  g_autoptr (GError) error = NULL;
  int status;

  if (!g_spawn_sync (NULL, (char **) arguments, NULL, G_SPAWN_DEFAULT, NULL, NULL, NULL, NULL, &status, &error)
      || !g_spawn_check_wait_status (status, &error))
    g_error ("%s: %s", arguments[0], error->message);
}

/* Each number of games has a home of its own, and an index, as from the second
 * start on. */
static char *
use_home (int n_games)
{
  g_autofree char *name = g_strdup_printf ("home-%d", n_games);
  g_autofree char *home = g_build_filename (g_get_home_dir (), name, NULL);
  g_autofree char *cache = g_build_filename (home, "cache", NULL);
  g_autofree char *data = g_build_filename (home, "data", NULL);

  g_mkdir_with_parents (cache, 0700);
  g_setenv ("XDG_CACHE_HOME", cache, TRUE);
  g_setenv ("XDG_DATA_HOME", data, TRUE);

  return g_build_filename (data, "kontor", "games", NULL);
}

static void
measure_start (const char *self)
{
  const char *const arguments[] = { self, "--open", NULL };
  GArray *times[G_N_ELEMENTS (sizes)] = { NULL };
  double none = 0.;

  for (gsize i = 0; i < n_sizes; i++)
    times[i] = g_array_new (FALSE, FALSE, sizeof (double));

  /* In turn, as the machine may be faster now and slower then. In the first
   * round files are read that lie in memory from then on. */
  for (int round = 0; round <= ROUNDS; round++)
    for (gsize i = 0; i < n_sizes; i++)
      {
        gint64 start;
        double time;

        g_free (use_home (sizes[i]));
        start = g_get_monotonic_time ();
        run (arguments);
        time = (double) (g_get_monotonic_time () - start) / 1000.;
        if (round > 0)
          g_array_append_val (times[i], time);
      }

  for (gsize i = 0; i < n_sizes; i++)
    {
      g_autofree char *what = g_strdup_printf ("Start until %d games are there, to that of none", sizes[i]);
      double time = get_share (times[i], 0.5);

      if (i == 0)
        none = time;
      else
        benchmark_tell (what, time / none, "times", RATIO_GOAL);
      benchmark_remark (i > 0 ? "  that start" : "  the start until it is known that there are none", time, "ms", NULL);
      g_array_unref (times[i]);
    }
}

/* Scrolling */

static void
scroll (GtkAdjustment *adjustment,
        GtkWidget     *list,
        GArray        *frames,
        GArray        *works)
{
  for (int i = 0; i < N_FRAMES; i++)
    {
      gint64 start = g_get_monotonic_time ();
      double work = benchmark_get_work (CLOCK_PROCESS_CPUTIME_ID);
      double time;

      gtk_adjustment_set_value (adjustment, gtk_adjustment_get_value (adjustment) + 60.);
      wait_for_frame (list);
      time = (double) (g_get_monotonic_time () - start) / 1000.;
      g_array_append_val (frames, time);
      work = benchmark_get_work (CLOCK_PROCESS_CPUTIME_ID) - work;
      g_array_append_val (works, work);
    }
}

static void
tell_frames (GArray *frames,
             GArray *works)
{
  benchmark_tell ("Scrolling through all of them: work for a frame (median)", get_share (works, 0.5), "ms", FRAME_GOAL);
  benchmark_tell ("Scrolling through all of them: work for a frame (19 of 20)", get_share (works, 0.95), "ms",
                  FRAME_GOAL);
  benchmark_remark ("  from frame to frame (median)", get_share (frames, 0.5), "ms", NULL);
  benchmark_remark ("  from frame to frame (19 of 20)", get_share (frames, 0.95), "ms", NULL);
}

/* The page of all games, as one comes there from the shelf. */
static GtkWidget *
show_games (ParlourWindow *window)
{
  GtkWidget *page, *list;
  gint64 start = g_get_monotonic_time ();
  double work = benchmark_get_work (CLOCK_PROCESS_CPUTIME_ID);
  TableArchive *archive;

  gtk_widget_activate_action (GTK_WIDGET (window), "win.show-games", NULL);
  page = gtk_stack_get_visible_child (GTK_STACK (find_part (GTK_WIDGET (window), PARLOUR_TYPE_WINDOW, "pages")));
  archive = parlour_games_page_get_archive (PARLOUR_GAMES_PAGE (page));
  list = find_part (page, PARLOUR_TYPE_GAMES_PAGE, "list");
  while (g_list_model_get_n_items (table_archive_get_games (archive)) == 0)
    g_main_context_iteration (NULL, TRUE);
  wait_for_frame (list);
  benchmark_tell ("All games: until the first of them are on the screen",
                  (double) (g_get_monotonic_time () - start) / 1000., "ms", FIRST_GOAL);
  benchmark_remark ("  work until then, in all threads", benchmark_get_work (CLOCK_PROCESS_CPUTIME_ID) - work, "ms", NULL);

  while (table_archive_is_reading (archive))
    g_main_context_iteration (NULL, TRUE);
  benchmark_remark ("  until all of them are in the list", (double) (g_get_monotonic_time () - start) / 1000., "ms",
                    NULL);

  return list;
}

static int
scroll_once (void)
{
  ParlourWindow *window = open_on_shelf ();
  GtkWidget *list = show_games (window);
  g_autoptr (GArray) frames = g_array_new (FALSE, FALSE, sizeof (double));
  g_autoptr (GArray) works = g_array_new (FALSE, FALSE, sizeof (double));

  for (int i = 0; i < FRAMES_TO_REST; i++)
    wait_for_frame (list);
  scroll (gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (list)), list, frames, works);
  tell_frames (frames, works);

  return EXIT_SUCCESS;
}

/* All of it */

/* How many of the sizes are to be tried: those up to a number that was given. */
static gsize
count_sizes (const char *most)
{
  gsize n = G_N_ELEMENTS (sizes);

  while (most != NULL && n > 1 && sizes[n - 1] > g_ascii_strtoll (most, NULL, 10))
    n--;

  return n;
}

/* Makes so many games, and an index of them. */
static void
make_home (const char *make_games,
           int         n_games)
{
  g_autofree char *games = use_home (n_games);
  g_autofree char *index = g_build_filename (g_getenv ("XDG_CACHE_HOME"), "kontor", "games", NULL);
  g_autofree char *number = g_strdup_printf ("%d", n_games);
  g_autofree char *what = g_strdup_printf ("%d games read for the first time: work for each", n_games);
  const char *const arguments[] = { make_games, number, games, NULL };
  g_autoptr (TableArchive) archive = table_archive_new (games, index, 0);
  double work;

  run (arguments);
  work = benchmark_get_work (CLOCK_PROCESS_CPUTIME_ID);
  table_archive_refresh (archive);
  while (table_archive_is_reading (archive))
    g_main_context_iteration (NULL, TRUE);
  benchmark_tell (what, (benchmark_get_work (CLOCK_PROCESS_CPUTIME_ID) - work) / n_games, "ms", READ_GOAL);
  fflush (stdout);
}

int
main (int   argc,
      char *argv[])
{
  const char *const scrolling[] = { argv[0], "--scroll", NULL };

  if (argc == 2 && g_str_equal (argv[1], "--open"))
    return open_once ();
  if (argc == 2 && g_str_equal (argv[1], "--scroll"))
    return scroll_once ();

  n_sizes = count_sizes (argc > 2 ? argv[2] : NULL);
  for (gsize i = 1; i < MIN (n_sizes, G_N_ELEMENTS (sizes)); i++)
    make_home (argv[1], sizes[i]);

  measure_start (argv[0]);
  fflush (stdout);
  g_free (use_home (sizes[n_sizes - 1]));
  run (scrolling);

  return EXIT_SUCCESS;
}

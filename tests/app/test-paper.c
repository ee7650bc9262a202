/* test-paper.c: the course of a game, and what is printed and exported
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-course-part.h"
#include "colonia-course-window.h"
#include "colonia-simulation.h"
#include "colonia-terms.h"
#include "games.h"

/* A telephone's width without the margins of the page. */
#define PHONE (360 - 36)

static GtkWidget *
find_child (GtkWidget  *widget,
            const char *id)
{
  GObject *child = gtk_widget_get_template_child (widget, G_OBJECT_TYPE (widget), id);

  g_assert_nonnull (child);

  return GTK_WIDGET (child);
}

static int
count_children (GtkWidget *widget)
{
  int n = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    n++;

  return n;
}

static GtkWidget *
get_nth (GtkWidget *widget,
         int        n)
{
  GtkWidget *child = gtk_widget_get_first_child (widget);

  while (n-- > 0)
    child = gtk_widget_get_next_sibling (child);
  g_assert_nonnull (child);

  return child;
}

static ColoniaSession *
finish_game (int             n_players,
             ColoniaTracking tracking,
             guint64         seed)
{
  return colonia_session_new (colonia_simulate (n_players, tracking, seed), NULL, NULL);
}

/* The course */

typedef struct {
  GtkWidget *parent;
  GtkWidget *window;
} Opened;

static Opened
open_course (ColoniaSession *session)
{
  Opened opened;

  opened.parent = gtk_window_new ();
  opened.window = GTK_WIDGET (colonia_course_window_new (GTK_WINDOW (opened.parent), session));

  return opened;
}

static void
close_course (Opened *opened)
{
  gpointer window = opened->window;

  g_object_add_weak_pointer (G_OBJECT (opened->window), &window);
  gtk_window_destroy (GTK_WINDOW (opened->window));
  gtk_window_destroy (GTK_WINDOW (opened->parent));
  g_assert_null (window);
}

static void
check_curves (GtkWidget           *part,
              const ColoniaCourse *course,
              ColoniaCurveKind     kind)
{
  g_autofree char *title = colonia_curves_get_title (kind);
  GtkGrid *table = GTK_GRID (find_child (part, "table"));
  int minimum;

  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (find_child (part, "title"))), ==, title);
  for (int moment = 0; moment < colonia_curves_get_n_moments (course, kind); moment++)
    for (int seat = 0; seat < course->n_players; seat++)
      {
        GtkWidget *cell = gtk_grid_get_child_at (table, seat + 1, moment + 1);

        g_assert_cmpint (atoi (gtk_label_get_label (GTK_LABEL (cell))), ==,
                         colonia_curves_get_value (course, kind, moment, seat));
      }

  gtk_widget_measure (part, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  g_assert_cmpint (minimum, <=, PHONE);
}

/* After the end there are all curves, votes and dice. */
static void
test_course_finished (void)
{
  for (int n = COLONIA_MIN_PLAYERS; n <= COLONIA_MAX_PLAYERS; n++)
    {
      g_autoptr (ColoniaSession) session = finish_game (n, COLONIA_TRACKING_FULL, 3);
      Opened opened = open_course (session);
      GtkWidget *parts = find_child (opened.window, "parts");
      ColoniaCourse course;

      colonia_course_tell (colonia_session_get_record (session), &course);
      g_assert_cmpint (count_children (find_child (opened.window, "families")), ==, n);
      g_assert_false (gtk_widget_get_visible (find_child (opened.window, "covered")));
      g_assert_cmpint (count_children (parts), ==, COLONIA_N_CURVES + 2);
      for (int kind = 0; kind < COLONIA_N_CURVES; kind++)
        check_curves (get_nth (parts, kind), &course, (ColoniaCurveKind) kind);

      close_course (&opened);
    }
}

/* Before the end nothing is told that lies behind screens: neither points nor
 * money. */
static void
test_course_running (void)
{
  g_autoptr (ColoniaSession) session = game_at_step (COLONIA_STEP_LOADING, 4, 5, COLONIA_TRACKING_FULL);
  Opened opened = open_course (session);
  GtkWidget *parts = find_child (opened.window, "parts");
  ColoniaCourse course;

  colonia_course_tell (colonia_session_get_record (session), &course);
  g_assert_true (gtk_widget_get_visible (find_child (opened.window, "covered")));
  g_assert_cmpint (count_children (parts), ==, 3);
  check_curves (get_nth (parts, 0), &course, COLONIA_CURVE_SUPPLY);
  for (int kind = 0; kind < COLONIA_N_CURVES; kind++)
    g_assert_cmpint (colonia_curves_are_public ((ColoniaCurveKind) kind), ==, kind == COLONIA_CURVE_SUPPLY);

  close_course (&opened);
}

/* What is not tracked is left out. */
static void
test_course_essentials (void)
{
  g_autoptr (ColoniaSession) session = finish_game (4, COLONIA_TRACKING_ESSENTIALS, 3);
  Opened opened = open_course (session);
  GtkWidget *parts = find_child (opened.window, "parts");
  GtkGrid *table = GTK_GRID (find_child (get_nth (parts, 0), "table"));
  ColoniaCourse course;
  g_autofree char *expected = NULL;

  colonia_course_tell (colonia_session_get_record (session), &course);
  g_assert_cmpint (count_children (parts), ==, 2);
  g_assert_false (gtk_widget_get_visible (find_child (opened.window, "covered")));

  expected = g_strdup_printf ("%d/%d", course.agreements[1][2].together, course.agreements[1][2].both);
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (gtk_grid_get_child_at (table, 3, 2))), ==, expected);
  expected = (g_free (expected), g_strdup_printf ("%d/%d", course.yes[0], course.agreements[0][0].both));
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (gtk_grid_get_child_at (table, 5, 1))), ==, expected);

  close_course (&opened);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  adw_init ();

  g_test_add_func ("/paper/course/finished", test_course_finished);
  g_test_add_func ("/paper/course/running", test_course_running);
  g_test_add_func ("/paper/course/essentials", test_course_essentials);

  return g_test_run ();
}

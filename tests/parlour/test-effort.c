/* test-effort.c: how much is asked of GTK for a frame
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How long a frame takes depends on the machine, but not how much there is to be done for it. That is counted here, as the
 * benchmark of frames tells how long it takes.
 */

#include "config.h"

#include "parlour-application.h"
#include "parlour-board-page.h"
#include "parlour-board-thing.h"
#include "parlour-emblem.h"
#include "parlour-family-card.h"
#include "parlour-track.h"
#include "parlour-window.h"
#include "table-simulation.h"
#include "tongue.h"
#include "widgets.h"

#define SEED 1

/* Everything of an opened game is shown after so many frames. */
#define FRAMES_TO_OPEN 12

/* How much of a window is nearly all of it. */
#define ALMOST_ALL 0.85

/* How large the track is that is drawn. */
#define TRACK_WIDTH 402
#define TRACK_HEIGHT 42
#define N_SPACES 9

/* How much the colours of a pixel differ at most where the same was drawn in another order. */
#define TOLERANCE 3

typedef struct {
  ParlourWindow *window;
  TableSession *session;
} Evening;

/* What is painted for a window. */
typedef struct {
  guint n_traced; /* what is traced line by line each time */
  guint n_filled; /* how often nearly all of it is filled with a colour */
  double area; /* of all of it */
} Painting;

static void
open_evening (Evening         *evening,
              const TableGame *game)
{
  ParlourApplication *application = PARLOUR_APPLICATION (g_application_get_default ());

  evening->session = table_session_new (table_simulate (game, game->max_players, 0, SEED), NULL, NULL);
  evening->window = parlour_window_new (application);
  gtk_window_set_default_size (GTK_WINDOW (evening->window), 1160, 680);
  gtk_window_present (GTK_WINDOW (evening->window));
  wait_until_mapped (GTK_WIDGET (evening->window));
  table_session_go_to (evening->session, table_record_get_cursor (table_session_get_record (evening->session)) / 2);
  parlour_window_open_session (evening->window, evening->session);
}

static void
close_evening (Evening *evening)
{
  gtk_window_destroy (GTK_WINDOW (evening->window));
  g_object_unref (evening->session);
}

/* Goes through what is painted */

static void look_at (GskRenderNode *node,
                     Painting      *painting);

static void
look_at_all (GskRenderNode *node,
             Painting      *painting)
{
  for (guint i = 0; i < gsk_container_node_get_n_children (node); i++)
    look_at (gsk_container_node_get_child (node, i), painting);
}

static void
look_at_color (GskRenderNode *node,
               Painting      *painting)
{
  graphene_rect_t bounds;

  gsk_render_node_get_bounds (node, &bounds);
  painting->n_filled += (double) bounds.size.width * (double) bounds.size.height > ALMOST_ALL * painting->area ? 1 : 0;
}

static void
look_at (GskRenderNode *node,
         Painting      *painting)
{
  switch (gsk_render_node_get_node_type (node))
    {
    case GSK_CONTAINER_NODE:
      look_at_all (node, painting);
      break;

    case GSK_TRANSFORM_NODE:
      look_at (gsk_transform_node_get_child (node), painting);
      break;

    case GSK_OPACITY_NODE:
      look_at (gsk_opacity_node_get_child (node), painting);
      break;

    case GSK_CLIP_NODE:
      look_at (gsk_clip_node_get_child (node), painting);
      break;

    case GSK_ROUNDED_CLIP_NODE:
      look_at (gsk_rounded_clip_node_get_child (node), painting);
      break;

    case GSK_COLOR_NODE:
      look_at_color (node, painting);
      break;

    case GSK_CAIRO_NODE:
      painting->n_traced++;
      break;

    default:
      break;
    }
}

static Painting
look_at_window (GtkWindow *window)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (GTK_WIDGET (window));
  const int width = gdk_paintable_get_intrinsic_width (paintable), height = gdk_paintable_get_intrinsic_height (paintable);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  Painting painting = { .area = (double) width * height };
  GskRenderNode *node;

  gdk_paintable_snapshot (paintable, snapshot, width, height);
  node = gtk_snapshot_free_to_node (snapshot);
  look_at (node, &painting);
  gsk_render_node_unref (node);

  return painting;
}

/* What is drawn for the game, and has a frame of strokes. */
static guint
count_drawn (GtkWidget *widget)
{
  guint n = gtk_widget_get_mapped (widget) && (PARLOUR_IS_FIGURE (widget) || gtk_widget_has_css_class (widget, "doubtful")) ? 1 : 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    n += count_drawn (child);

  return n;
}

/* Nothing is traced anew in each frame but what cannot be shown otherwise, and nothing is filled below all that is filled. */
static void
test_painting (gconstpointer game)
{
  Evening evening;
  guint n_events;

  open_evening (&evening, game);
  n_events = table_record_get_n_known (table_session_get_record (evening.session));
  for (guint share = 1; share < 4; share++)
    {
      Painting painting;

      table_session_go_to (evening.session, n_events * share / 4);
      wait_for_frames (GTK_WIDGET (evening.window), FRAMES_TO_OPEN);
      painting = look_at_window (GTK_WINDOW (evening.window));
      g_assert_cmpuint (painting.n_traced, >, 0);
      g_assert_cmpuint (painting.n_traced, <=, count_drawn (GTK_WIDGET (evening.window)));
      g_assert_cmpuint (painting.n_filled, ==, 1);
    }
  close_evening (&evening);
}

/* Whether there are such widgets that nobody sees yet. */
static gboolean
are_hidden (Evening *evening,
            GType    type)
{
  g_autoptr (GPtrArray) widgets = find_all (GTK_WIDGET (evening->window), type);
  guint n_mapped = 0;

  for (guint i = 0; i < widgets->len; i++)
    n_mapped += gtk_widget_get_mapped (widgets->pdata[i]) ? 1 : 0;

  return widgets->len > 0 && n_mapped == 0;
}

/* How wide what lies on the board is, whether it is seen or not. */
static int
measure_things (Evening *evening)
{
  g_autoptr (GPtrArray) things = find_all (GTK_WIDGET (evening->window), PARLOUR_TYPE_BOARD_THING);

  return things->len > 0 ? gtk_widget_get_width (things->pdata[0]) : 0;
}

/* What lies on a board and the cards of the families take long to be made, to be laid out and to be painted: a board has a frame
 * for each of these, and the families have two. */
static void
test_opening (gconstpointer game)
{
  Evening evening;
  gboolean makes_things = FALSE, lays_things_out = FALSE, makes_families = FALSE;
  int width = 0;

  open_evening (&evening, game);
  for (int frame = 0; frame < FRAMES_TO_OPEN; frame++)
    {
      gboolean has_hidden_things;

      wait_for_frames (GTK_WIDGET (evening.window), 1);
      has_hidden_things = are_hidden (&evening, PARLOUR_TYPE_BOARD_THING);
      makes_things |= has_hidden_things && measure_things (&evening) == 0;
      lays_things_out |= has_hidden_things && measure_things (&evening) > 0;
      width = has_hidden_things ? measure_things (&evening) : width;
      makes_families |= are_hidden (&evening, PARLOUR_TYPE_FAMILY_CARD);
    }
  g_assert_true (makes_things);
  g_assert_true (lays_things_out);
  g_assert_cmpint (measure_things (&evening), ==, width);
  g_assert_true (makes_families);
  close_evening (&evening);
}

/* Emblems on a board, by whether they were seen when they were drawn. */
static guint n_emblems_drawn[2];
static void (*draw_emblem) (ParlourFigure *, cairo_t *, const ParlourPaper *, double, double);

static void
count_emblem (ParlourFigure      *emblem,
              cairo_t            *cr,
              const ParlourPaper *paper,
              double              width,
              double              height)
{
  if (gtk_widget_get_ancestor (GTK_WIDGET (emblem), PARLOUR_TYPE_BOARD_PAGE) != NULL)
    n_emblems_drawn[gtk_widget_get_mapped (GTK_WIDGET (emblem)) ? 1 : 0]++;
  draw_emblem (emblem, cr, paper, width, height);
}

/* What lies on a board is drawn before that is painted for the first time, and drawn once. */
static void
test_drawing (gconstpointer game)
{
  ParlourFigureClass *klass = g_type_class_ref (PARLOUR_TYPE_EMBLEM);
  Evening evening;

  draw_emblem = klass->draw;
  klass->draw = count_emblem;
  n_emblems_drawn[FALSE] = n_emblems_drawn[TRUE] = 0;
  open_evening (&evening, game);
  wait_for_frames (GTK_WIDGET (evening.window), FRAMES_TO_OPEN);
  g_assert_cmpuint (n_emblems_drawn[FALSE], >, 0);
  g_assert_cmpuint (n_emblems_drawn[TRUE], ==, 0);
  close_evening (&evening);
  klass->draw = draw_emblem;
  g_type_class_unref (klass);
}

/* What was made ready for a page that is about to come is not shown where the game goes on before that. */
static void
test_going_on (gconstpointer game)
{
  Evening evening;
  ParlourPage *page;

  open_evening (&evening, game);
  for (int frame = 0; frame < FRAMES_TO_OPEN && measure_things (&evening) == 0; frame++)
    wait_for_frames (GTK_WIDGET (evening.window), 1);
  page = find_nth (GTK_WIDGET (evening.window), PARLOUR_TYPE_BOARD_PAGE, 0);
  g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (page)));
  g_assert_true (parlour_page_get_session (page) == evening.session);

  table_session_undo (evening.session);
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (page)));
  g_assert_null (parlour_page_get_session (page));
  wait_for_frames (GTK_WIDGET (evening.window), FRAMES_TO_OPEN);
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (page)));
  g_assert_true (parlour_page_get_session (page) == evening.session);
  close_evening (&evening);
}

/* What moves on a track */

static cairo_surface_t *
draw_track (ParlourTrack *track)
{
  const ParlourPaper paper = { .ink = { 0.f, 0.f, 0.f, 0.8f } };
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, TRACK_WIDTH, TRACK_HEIGHT);
  cairo_t *cr = cairo_create (surface);

  PARLOUR_FIGURE_GET_CLASS (track)->draw (PARLOUR_FIGURE (track), cr, &paper, TRACK_WIDTH, TRACK_HEIGHT);
  cairo_destroy (cr);
  cairo_surface_flush (surface);

  return surface;
}

static guint
count_other_pixels (ParlourTrack *one,
                    ParlourTrack *other)
{
  cairo_surface_t *surfaces[] = { draw_track (one), draw_track (other) };
  const guint8 *pixels[] = { cairo_image_surface_get_data (surfaces[0]), cairo_image_surface_get_data (surfaces[1]) };
  guint n = 0;

  for (int i = 0; i < cairo_image_surface_get_stride (surfaces[0]) * TRACK_HEIGHT; i++)
    n += ABS (pixels[0][i] - pixels[1][i]) > TOLERANCE ? 1 : 0;
  cairo_surface_destroy (surfaces[0]);
  cairo_surface_destroy (surfaces[1]);

  return n;
}

static ParlourTrack *
make_track (int         marker,
            const char *note)
{
  const ParlourTrackLook look = { .color = { .6f, 0.f, 0.f, 1.f }, .path = "M0 0H10V10H0z", .n_spaces = N_SPACES, .has_notes = TRUE };
  ParlourTrack *track = PARLOUR_TRACK (g_object_ref_sink (parlour_track_new (TRACK_HEIGHT, &look)));

  parlour_track_show (track, marker, "");
  parlour_track_note (track, N_SPACES - 1, note);

  return track;
}

/* What is kept of a track is no other than what is drawn anew: where its marker moves, and where something else stands there. */
static void
test_track (void)
{
  g_autoptr (ParlourTrack) moved = make_track (2, "2 : 1");
  g_autoptr (ParlourTrack) begun = make_track (5, "2 : 1");
  g_autoptr (ParlourTrack) noted = make_track (5, "3 : 2");

  g_assert_cmpuint (count_other_pixels (moved, begun), >, 0);
  parlour_track_show (moved, 5, "");
  g_assert_cmpuint (count_other_pixels (moved, begun), ==, 0);
  parlour_track_move (moved, 0.5);
  g_assert_cmpuint (count_other_pixels (moved, begun), >, 0);
  parlour_track_move (moved, 1.);
  g_assert_cmpuint (count_other_pixels (moved, begun), ==, 0);

  g_assert_cmpuint (count_other_pixels (moved, noted), >, 0);
  parlour_track_note (moved, N_SPACES - 1, "3 : 2");
  g_assert_cmpuint (count_other_pixels (moved, noted), ==, 0);
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr (ParlourApplication) application = NULL;
  g_autoptr (GError) error = NULL;

  gtk_test_init (&argc, &argv, NULL);
  tongue_init (GETTEXT_PACKAGE, LOCALEDIR, LANGUAGEDIR, "en");
  application = parlour_application_new ();
  g_application_register (G_APPLICATION (application), NULL, &error);
  g_assert_no_error (error);
  g_application_set_default (G_APPLICATION (application));

  for (int i = 0; table_games[i] != NULL; i++)
    {
      g_autofree char *painting = g_strdup_printf ("/effort/painting %s", table_games[i]->id);
      g_autofree char *opening = g_strdup_printf ("/effort/opening %s", table_games[i]->id);
      g_autofree char *drawing = g_strdup_printf ("/effort/drawing %s", table_games[i]->id);
      g_autofree char *going_on = g_strdup_printf ("/effort/going on %s", table_games[i]->id);

      g_test_add_data_func (painting, table_games[i], test_painting);
      g_test_add_data_func (opening, table_games[i], test_opening);
      g_test_add_data_func (drawing, table_games[i], test_drawing);
      g_test_add_data_func (going_on, table_games[i], test_going_on);
    }
  g_test_add_func ("/effort/track", test_track);

  return g_test_run ();
}

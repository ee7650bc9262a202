/* test-motion.c: what moves, for how long, and that it rests then
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-record.h"
#include "colonia-session.h"
#include "games.h"
#include "last-line.h"
#include "parlour-application.h"
#include "parlour-board-page.h"
#include "parlour-display-family.h"
#include "parlour-display.h"
#include "parlour-family-card.h"
#include "parlour-flights.h"
#include "parlour-game-page.h"
#include "parlour-ring-sight.h"
#include "parlour-toasts.h"
#include "parlour-widgets.h"
#include "table-simulation.h"
#include "widgets.h"

/* What the issue of motion allows, in milliseconds. */
#define MOST_TIME 400

/* A page is at rest when it has drawn nothing for so long, in milliseconds; it
 * need not be before it has had so much time, on a machine that has none. */
#define REST 250
#define PATIENCE 20000

/* In how many frames a page is shown, part by part. */
#define FRAMES_TO_START 7

/* How often a key comes again that is held, and how long a toast comes or goes at most, in
 * milliseconds. */
#define REPEATED 40
#define TOAST_TIME 1000

/* How many events are watched frame by frame. */
#define N_EVENTS 40

/* Where an evening is looked at. */
typedef enum {
  ON_PAGE,
  ON_DISPLAY
} Where;

typedef struct {
  Where where;
  GtkWindow *window;
  ParlourFlights *page;
  TableSession *session;
  guint n_frames;
} Evening;

static void
count_frame (gpointer data)
{
  ((Evening *) data)->n_frames++;
}

static gboolean
set_true (gpointer data)
{
  *(gboolean *) data = TRUE;

  return G_SOURCE_REMOVE;
}

static void
wait (guint milliseconds)
{
  gboolean over = FALSE;

  g_timeout_add (milliseconds, set_true, &over);
  while (!over)
    g_main_context_iteration (NULL, TRUE);
}

/* There is one even where nothing is drawn, however long the machine takes. */
static void
wait_for_frame (Evening *evening)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (GTK_WIDGET (evening->window));
  guint before = evening->n_frames;

  gdk_frame_clock_request_phase (clock, GDK_FRAME_CLOCK_PHASE_AFTER_PAINT);
  while (evening->n_frames == before)
    g_main_context_iteration (NULL, TRUE);
}

/* Until nothing is drawn any more. */
static void
rest (Evening *evening)
{
  for (int waited = 0; waited < PATIENCE; waited += REST)
    {
      guint before = evening->n_frames;

      wait (REST);
      if (evening->n_frames == before)
        return;
    }

  g_error ("Frames keep coming.");
}

static void
open_page (Evening *evening)
{
  evening->page = g_object_new (PARLOUR_TYPE_GAME_PAGE, "session", evening->session, NULL);
  evening->window = GTK_WINDOW (gtk_window_new ());
  gtk_window_set_child (evening->window, GTK_WIDGET (evening->page));
}

static void
open_display (Evening *evening)
{
  evening->window = GTK_WINDOW (parlour_display_new (evening->session));
  evening->page = PARLOUR_FLIGHTS (find_child (GTK_WIDGET (evening->window), "flights"));
}

/* A whole game, taken back to its beginning. */
static void
open_evening (Evening        *evening,
              Where           where,
              ColoniaTracking tracking)
{
  g_autoptr (GSettings) settings = g_settings_new (SCHEMA_ID);

  /* What hands have to move stands on the display in place of what would fly. */
  g_settings_set_boolean (settings, "move-pieces", FALSE);
  evening->where = where;
  evening->session = table_session_new (table_simulate (&colonia_game, 4, tracking, 1), NULL, NULL);
  table_session_go_to (evening->session, 0);

  if (where == ON_DISPLAY)
    open_display (evening);
  else
    open_page (evening);
  gtk_window_set_default_size (evening->window, 1280, 780);
  gtk_window_present (evening->window);
  g_signal_connect_swapped (gtk_widget_get_frame_clock (GTK_WIDGET (evening->window)), "after-paint",
                            G_CALLBACK (count_frame), evening);
  rest (evening);
}

static void
close_evening (Evening *evening)
{
  g_signal_handlers_disconnect_by_data (gtk_widget_get_frame_clock (GTK_WIDGET (evening->window)), evening);
  gtk_window_destroy (evening->window);
  g_object_unref (evening->session);
}

static gboolean
has_effect (Evening *evening,
            int      kind)
{
  guint n_effects;
  const ColoniaEffect *effects = table_line_get_effects (find_last_line (evening->session), &n_effects);

  for (guint i = 0; i < n_effects; i++)
    if (effects[i].kind == kind)
      return TRUE;

  return FALSE;
}

/* What moves on a page starts some frames after what it comes from is shown. On a slow
 * machine it arrives within as many, so that this ends as soon as it flies. */
static void
let_start (Evening *evening)
{
  for (int frame = 0; frame < FRAMES_TO_START && parlour_flights_get_n_flying (evening->page) == 0; frame++)
    wait_for_frame (evening);
}

/* Lets the game go on until something has come of it, and the page with it. */
static void
play_until (Evening *evening,
            int      kind)
{
  do
    {
      let_start (evening);
      g_assert_true (table_session_get_can_redo (evening->session));
      table_session_redo (evening->session);
    }
  while (!has_effect (evening, kind));
  let_start (evening);
}

static void
check_all_seen (Evening *evening)
{
  GType type = evening->where == ON_DISPLAY ? PARLOUR_TYPE_DISPLAY_FAMILY : PARLOUR_TYPE_FAMILY_CARD;
  g_autoptr (GPtrArray) cards = find_all (GTK_WIDGET (evening->page), type);

  g_assert_cmpuint (cards->len, >=, 4);
  for (guint i = 0; i < cards->len; i++)
    g_assert_cmpfloat (gtk_widget_get_opacity (g_ptr_array_index (cards, i)), ==, 1.);
}

/* It flies, arrives in time, and then nothing is drawn. */
static void
check_flight (Evening *evening)
{
  gint64 begun = g_get_monotonic_time ();
  guint n_frames = evening->n_frames;

  g_assert_cmpint (parlour_flights_get_n_flying (evening->page), >, 0);
  while (parlour_flights_get_n_flying (evening->page) > 0)
    {
      g_main_context_iteration (NULL, TRUE);
      g_assert_cmpint (g_get_monotonic_time () - begun, <, PATIENCE * G_TIME_SPAN_MILLISECOND);
    }
  g_assert_cmpint (evening->n_frames, >, n_frames);
  check_all_seen (evening);
  rest (evening);
}

static void
test_time (void)
{
  g_assert_cmpint (PARLOUR_FLIGHT_TIME, <, MOST_TIME);
}

/* WED-1, WED-3, SAT-1: what an event moves is seen moving. */
static void
test_effects (gconstpointer where)
{
  const int kinds[] = {
    COLONIA_EFFECT_MEMBERS_ON_BOOTH, COLONIA_EFFECT_SHIP_LEAVES, COLONIA_EFFECT_COMES_HOME,
  };
  Evening evening = { 0 };

  set_animations (TRUE);
  open_evening (&evening, (Where) GPOINTER_TO_INT (where), COLONIA_TRACKING_FULL);

  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      play_until (&evening, kinds[i]);
      check_flight (&evening);
    }

  close_evening (&evening);
}

/* What is taken back is gone, and does not fly. */
static void
test_undo (gconstpointer where)
{
  Evening evening = { 0 };

  set_animations (TRUE);
  open_evening (&evening, (Where) GPOINTER_TO_INT (where), COLONIA_TRACKING_FULL);
  play_until (&evening, COLONIA_EFFECT_MEMBERS_ON_BOOTH);
  g_assert_cmpint (parlour_flights_get_n_flying (evening.page), >, 0);
  table_session_undo (evening.session);
  g_assert_cmpint (parlour_flights_get_n_flying (evening.page), ==, 0);
  close_evening (&evening);
}

/* TUE-3: families go to their places, in games that track no members, too. */
static void
test_order (gconstpointer where)
{
  Evening evening = { 0 };
  int week = 0;

  set_animations (TRUE);
  open_evening (&evening, (Where) GPOINTER_TO_INT (where), COLONIA_TRACKING_ESSENTIALS);
  while (week < 3)
    {
      const ColoniaState *state = colonia_session_get_state (evening.session);
      int before[COLONIA_MAX_PLAYERS], n_moved = 0;
      gboolean known = state->order_known;

      memcpy (before, state->order, sizeof before);
      play_until (&evening, COLONIA_EFFECT_PLACE);
      state = colonia_session_get_state (evening.session);
      for (int i = 0; i < state->n_players; i++)
        n_moved += state->order[i] != (known ? before[i] : i);

      g_assert_cmpint (parlour_flights_get_n_flying (evening.page), ==, n_moved);
      week++;
    }

  close_evening (&evening);
}

/* Who is fast waits for nothing: the next event ends what flies, and is shown. */
static void
test_input (void)
{
  Evening evening = { 0 };
  ParlourPage *middle;

  set_animations (TRUE);
  open_evening (&evening, ON_PAGE, COLONIA_TRACKING_FULL);
  play_until (&evening, COLONIA_EFFECT_MEMBERS_ON_BOOTH);
  g_assert_cmpint (parlour_flights_get_n_flying (evening.page), >, 0);

  middle = find_nth (GTK_WIDGET (evening.page), PARLOUR_TYPE_BOARD_PAGE, 0);
  g_assert_true (gtk_widget_is_sensitive (GTK_WIDGET (middle)));
  parlour_page_pass (middle);
  g_assert_false (has_effect (&evening, COLONIA_EFFECT_MEMBERS_ON_BOOTH));
  g_assert_cmpint (parlour_flights_get_n_flying (evening.page), ==, 0);
  check_all_seen (&evening);

  /* The page may go while something flies. */
  table_session_undo (evening.session);
  table_session_undo (evening.session);
  wait_for_frame (&evening);
  table_session_redo (evening.session);
  close_evening (&evening);
}

/* Where nothing is to move, nothing does, in any event of a game. */
static void
test_still (gconstpointer where)
{
  Evening evening = { 0 };

  set_animations (FALSE);
  open_evening (&evening, (Where) GPOINTER_TO_INT (where), COLONIA_TRACKING_FULL);
  while (colonia_session_get_state (evening.session)->week < 3)
    {
      table_session_redo (evening.session);
      let_start (&evening);
      g_assert_cmpint (parlour_flights_get_n_flying (evening.page), ==, 0);
    }
  close_evening (&evening);
}

/* The families in their order, and whose turn it is. */
static void
check_told (Evening            *evening,
            const ColoniaState *state)
{
  g_autoptr (GPtrArray) families = find_all (GTK_WIDGET (evening->page), PARLOUR_TYPE_DISPLAY_FAMILY);

  for (int i = 0; i < state->n_players; i++)
    {
      GtkWidget *family = g_ptr_array_index (families, i);
      int seat = state->order_known ? state->order[i] : i;

      g_assert_cmpint (parlour_display_family_get_seat (PARLOUR_DISPLAY_FAMILY (family)), ==, seat);
      g_assert_cmpint (gtk_widget_has_css_class (family, "gold"), ==, state->turn == seat);
    }
}

/* As it was drawn last. */
static GBytes *
photograph (Evening *evening)
{
  GtkWidget *widget = GTK_WIDGET (evening->page);
  int width = gtk_widget_get_width (widget);
  int height = gtk_widget_get_height (widget);
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (widget);
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;
  guchar *dots = g_malloc ((gsize) width * (gsize) height * 4);

  gdk_paintable_snapshot (paintable, snapshot, width, height);
  node = gtk_snapshot_to_node (snapshot);
  texture = gsk_renderer_render_texture (gtk_native_get_renderer (gtk_widget_get_native (widget)), node,
                                         &GRAPHENE_RECT_INIT (0.f, 0.f, (float) width, (float) height));
  gdk_texture_download (texture, dots, (gsize) width * 4);

  return g_bytes_new_take (dots, (gsize) width * (gsize) height * 4);
}

/* What happens is on the display with the next frame, to the last dot: no later
 * one changes anything. */
static void
test_one_frame (void)
{
  Evening evening = { 0 };
  int n_drawn = 0;

  set_animations (FALSE);
  open_evening (&evening, ON_DISPLAY, COLONIA_TRACKING_FULL);
  for (int i = 0; i < N_EVENTS; i++)
    {
      g_autoptr (GBytes) before = photograph (&evening);
      g_autoptr (GBytes) at_once = NULL;
      g_autoptr (GBytes) at_rest = NULL;

      table_session_redo (evening.session);
      wait_for_frame (&evening);
      check_told (&evening, colonia_session_get_state (evening.session));
      at_once = photograph (&evening);
      rest (&evening);
      at_rest = photograph (&evening);
      g_assert_true (g_bytes_equal (at_once, at_rest));
      n_drawn += !g_bytes_equal (before, at_once);
    }

  /* Some events change nothing that everybody may see. */
  g_assert_cmpint (n_drawn, >, N_EVENTS / 2);
  close_evening (&evening);
}

static void
assert_animations (gboolean enabled)
{
  gboolean found;

  g_object_get (gtk_settings_get_default (), "gtk-enable-animations", &found, NULL);
  g_assert_cmpint (found, ==, enabled);
}

/* The user says so for this program, or the desktop for all. */
static void
test_setting (void)
{
  g_autoptr (ParlourApplication) application = NULL;
  g_autoptr (GSettings) settings = g_settings_new (SCHEMA_ID);
  g_autoptr (GError) error = NULL;
  gboolean usual;

  gtk_settings_reset_property (gtk_settings_get_default (), "gtk-enable-animations");
  g_object_get (gtk_settings_get_default (), "gtk-enable-animations", &usual, NULL);

  application = PARLOUR_APPLICATION (parlour_application_new ());
  g_application_set_flags (G_APPLICATION (application), G_APPLICATION_NON_UNIQUE);
  g_application_register (G_APPLICATION (application), NULL, &error);
  g_assert_no_error (error);
  assert_animations (usual);

  g_settings_set_boolean (settings, "reduce-motion", TRUE);
  assert_animations (FALSE);
  g_settings_reset (settings, "reduce-motion");
  assert_animations (usual);
}

/* Whoever holds a key that is refused is told again and again, and the last one is to be seen. */
static void
test_toasts (void)
{
  GtkWidget *window = gtk_window_new ();
  ParlourToasts *toasts = g_object_new (PARLOUR_TYPE_TOASTS, "content", gtk_label_new ("A page"), NULL);
  g_autofree char *said = NULL;

  gtk_window_set_child (GTK_WINDOW (window), GTK_WIDGET (toasts));
  gtk_window_present (GTK_WINDOW (window));
  wait_until_mapped (GTK_WIDGET (toasts));

  for (int i = 1; i <= 20; i++)
    {
      g_autofree char *sentence = g_strdup_printf ("Not now, said %d times", i);

      parlour_toasts_refuse (toasts, sentence, NULL, 0, NULL);
      wait (REPEATED);
    }
  parlour_toasts_show (toasts, parlour_toast_new ("Not at once", NULL, 0));
  parlour_toasts_show (toasts, parlour_toast_new ("This is the last one", NULL, 0));
  wait (TOAST_TIME);
  said = read_toast (GTK_WIDGET (window));
  g_assert_cmpstr (said, ==, "This is the last one");
  g_assert_cmpint (count_all (window, g_type_from_name ("AdwToastWidget")), ==, 1);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* What somebody has of a ring lights up thing by thing, and what that brings is counted up with it (PRIV-3). */
static void
test_ring (void)
{
  const TableGame *game = table_game_find ("genua");
  g_autoptr (TableSession) session = table_session_new (table_simulate (game, 2, 0, 1), NULL, NULL);
  GtkWidget *window = gtk_window_new (), *sight = parlour_ring_sight_new (0), *sum;
  TableScore score;
  int n = 0, brings = 0;

  g_assert_true (table_state_get_score (table_session_get_state (session), &score));
  gtk_window_set_child (GTK_WINDOW (window), sight);
  parlour_ring_sight_show (sight, session);
  sum = gtk_widget_get_prev_sibling (gtk_widget_get_last_child (sight));
  gtk_window_present (GTK_WINDOW (window));
  wait_until_mapped (sight);
  parlour_ring_sight_reveal (sight, TRUE);
  /* Each number is more than the one before. */
  for (int now; brings < score.parts[0][2]; brings = now)
    {
      while ((now = atoi (gtk_label_get_label (GTK_LABEL (sum)))) == brings)
        g_main_context_iteration (NULL, TRUE);
      g_assert_cmpint (now, >, brings);
      n++;
    }
  g_assert_cmpint (n, >, 1);
  parlour_ring_sight_reveal (sight, FALSE);
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (sum)), ==, "");
  gtk_window_destroy (GTK_WINDOW (window));
}

/* On the page of the game and on the display. */
static void
add_both (const char   *name,
          GTestDataFunc test)
{
  g_autofree char *on_display = g_strdup_printf ("%s on display", name);

  g_test_add_data_func (name, GINT_TO_POINTER (ON_PAGE), test);
  g_test_add_data_func (on_display, GINT_TO_POINTER (ON_DISPLAY), test);
}

int
main (int   argc,
      char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();

  g_test_add_func ("/motion/time", test_time);
  g_test_add_func ("/motion/display follows within a frame", test_one_frame);
  add_both ("/motion/effects WED-1 WED-3 SAT-1", test_effects);
  add_both ("/motion/undo", test_undo);
  add_both ("/motion/order TUE-3", test_order);
  add_both ("/motion/still", test_still);
  g_test_add_func ("/motion/input", test_input);
  g_test_add_func ("/motion/setting", test_setting);
  g_test_add_func ("/motion/toasts", test_toasts);
  g_test_add_func ("/motion/ring PRIV-3", test_ring);

  return g_test_run ();
}

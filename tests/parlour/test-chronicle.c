/* test-chronicle.c: the chronicle, and corrections of the past
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-record.h"
#include "colonia-session.h"
#include "colonia-typed.h"
#include "colonia-words.h"
#include "games.h"
#include "last-line.h"
#include "parlour-board-page.h"
#include "parlour-aside-form.h"
#include "parlour-change-row.h"
#include "parlour-holdings-form.h"
#include "parlour-cards.h"
#include "parlour-chronicle-row.h"
#include "parlour-chronicle-view.h"
#include "parlour-chronicle-window.h"
#include "parlour-collections.h"
#include "parlour-correction.h"
#include "parlour-counter.h"
#include "parlour-look-back-row.h"
#include "parlour-note-form.h"
#include "parlour-players-window.h"
#include "parlour-seat-card.h"
#include "parlour-set-aside-window.h"
#include "parlour-side-dialog.h"
#include "table-simulation.h"
#include "widgets.h"
#include "written.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

/* More than it takes to follow what happens. */
#define N_FRAMES 60

static void
count_calls (gpointer data)
{
  (*(int *) data)++;
}

/* Finding things in a window */

static const char *
get_text (GtkWidget  *widget,
          const char *id)
{
  return gtk_label_get_label (GTK_LABEL (find_child (widget, id)));
}

static void
iterate_until_idle (void)
{
  while (g_main_context_iteration (NULL, FALSE))
    continue;
}

static void
press (GtkWidget *button)
{
  g_assert_true (gtk_widget_is_sensitive (button));
  g_signal_emit_by_name (button, "clicked");
  iterate_until_idle ();
}

/* Waits until what was asked of the window is on the screen. */
static void
wait_for_rows (GtkWidget *widget,
               GType      type,
               int        n)
{
  const gint64 end = g_get_monotonic_time () + 20 * G_TIME_SPAN_SECOND;

  while (count_all (widget, type) < n)
    {
      g_assert_cmpint (g_get_monotonic_time (), <, end);
      g_main_context_iteration (NULL, FALSE);
    }
}

static GtkWindow *
make_parent (void)
{
  GtkWidget *window = gtk_window_new ();

  gtk_window_set_default_size (GTK_WINDOW (window), 800, 600);
  gtk_window_present (GTK_WINDOW (window));

  return GTK_WINDOW (window);
}

static void
destroy (GtkWindow *window)
{
  g_object_ref (window);
  gtk_window_destroy (window);
  while (g_main_context_iteration (NULL, FALSE))
    continue;
  assert_finalized (window);
}

/* The chronicle */

static void
test_view (void)
{
  const ColoniaTracking trackings[] = { COLONIA_TRACKING_FULL, COLONIA_TRACKING_ESSENTIALS, COLONIA_TRACKING_SCORING };

  for (gsize t = 0; t < G_N_ELEMENTS (trackings); t++)
    for (int n = COLONIA_MIN_PLAYERS; n <= COLONIA_MAX_PLAYERS; n++)
      {
        g_autoptr (TableSession) session = game_at_step (COLONIA_STEP_FINISHED, t == 2 ? 0 : 6, n, trackings[t]);
        ParlourChronicleView *view = g_object_ref_sink (g_object_new (PARLOUR_TYPE_CHRONICLE_VIEW, NULL));
        int notified = 0;

        g_signal_connect_swapped (view, "notify::session", G_CALLBACK (count_calls), &notified);
        parlour_chronicle_view_set_session (view, session);
        parlour_chronicle_view_set_session (view, session);
        g_assert_true (parlour_chronicle_view_get_session (view) == session);
        g_assert_cmpint (notified, ==, 1);

        assert_finalized (view);
      }
}

/* Whether a row tells the passes of a round, which opens. */
static gboolean
is_round (GtkWidget *row)
{
  return g_strcmp0 (gtk_button_get_icon_name (GTK_BUTTON (find_child (row, "more"))), "pan-down-symbolic") == 0;
}

/* The rows that are there, each with what its line says. */
static void
check_rows (GtkWidget    *view,
            TableSession *session)
{
  GListModel *chronicle = table_session_get_chronicle (session);
  guint n_lines = g_list_model_get_n_items (chronicle);
  int n_rows = count_all (view, PARLOUR_TYPE_CHRONICLE_ROW);
  int n_found = 0;

  g_assert_cmpint (n_rows, >, 0);
  for (int i = 0; i < n_rows; i++)
    {
      GtkWidget *row = find_nth (view, PARLOUR_TYPE_CHRONICLE_ROW, i);
      const char *sentence = get_text (row, "sentence");

      if (is_round (row))
        {
          g_assert_true (g_str_has_suffix (sentence, " pass."));
          n_found++;
        }
      for (guint l = 0; l < n_lines; l++)
        {
          g_autoptr (TableLine) line = g_list_model_get_item (chronicle, l);

          if (g_str_equal (line->sentence, sentence))
            {
              n_found++;
              break;
            }
        }
    }
  g_assert_cmpint (n_found, ==, n_rows);
}

/* However long the game was, only its end has rows; the first has its day. */
static void
test_rows (void)
{
  g_autoptr (TableSession) session = game_at_step (COLONIA_STEP_BUYING, 6, 6, COLONIA_TRACKING_FULL);
  GtkWindow *window = make_parent ();
  GtkWidget *view = g_object_new (PARLOUR_TYPE_CHRONICLE_VIEW, "session", session, NULL);
  guint n_lines = g_list_model_get_n_items (table_session_get_chronicle (session));

  gtk_window_set_child (window, view);
  wait_for_rows (view, PARLOUR_TYPE_CHRONICLE_ROW, 15);

  g_assert_cmpuint (n_lines, >, 200);
  g_assert_cmpint (count_all (view, PARLOUR_TYPE_CHRONICLE_ROW), <, 60);
  check_rows (view, session);

  destroy (window);
}

static gboolean
is_at_end (GtkAdjustment *adjustment)
{
  return gtk_adjustment_get_value (adjustment) + gtk_adjustment_get_page_size (adjustment) + 48
         >= gtk_adjustment_get_upper (adjustment);
}

static void
wait_for_end (GtkAdjustment *adjustment)
{
  const gint64 end = g_get_monotonic_time () + 20 * G_TIME_SPAN_SECOND;

  while (!is_at_end (adjustment))
    {
      g_assert_cmpint (g_get_monotonic_time (), <, end);
      g_main_context_iteration (NULL, FALSE);
    }
}

static GtkAdjustment *
get_adjustment (GtkWidget *view)
{
  return GTK_ADJUSTMENT (gtk_widget_get_template_child (view, PARLOUR_TYPE_CHRONICLE_VIEW, "adjustment"));
}

/* Shows the chronicle of a game, and waits until it has its first lines. */
static GtkWidget *
open_view (GtkWindow    *window,
           TableSession *session)
{
  GtkWidget *view = g_object_new (PARLOUR_TYPE_CHRONICLE_VIEW, "session", session, NULL);

  gtk_window_set_child (window, view);
  wait_for_rows (view, PARLOUR_TYPE_CHRONICLE_ROW, 15);

  return view;
}

/* A list that is laid out once the end was looked for is at its beginning, and
 * goes to the end all the same. Whoever scrolls there stays. */
static void
test_late_layout (void)
{
  g_autoptr (TableSession) session = game_at_step (COLONIA_STEP_BUYING, 6, 6, COLONIA_TRACKING_FULL);
  GtkWindow *window = make_parent ();
  GtkWidget *view = open_view (window, session);
  GtkAdjustment *adjustment = get_adjustment (view);
  int n_rows;

  wait_for_end (adjustment);
  wait_for_frames (view, N_FRAMES);
  n_rows = count_all (view, PARLOUR_TYPE_CHRONICLE_ROW);

  gtk_adjustment_configure (adjustment, 0., 0., gtk_adjustment_get_upper (adjustment) + 1000., 1., 10.,
                            gtk_adjustment_get_page_size (adjustment));
  wait_for_end (adjustment);
  g_assert_cmpint (count_all (view, PARLOUR_TYPE_CHRONICLE_ROW), ==, n_rows);

  wait_for_frames (view, N_FRAMES);
  gtk_adjustment_set_value (adjustment, 0.);
  wait_for_frames (view, N_FRAMES);
  g_assert_false (is_at_end (adjustment));

  destroy (window);
}

/* Of hundreds of lines, be they undone or not, there are rows for those only that
 * are near; but all can be reached. */
static void
test_far_back (void)
{
  g_autoptr (TableSession) session = game_at_step (COLONIA_STEP_BUYING, 6, 6, COLONIA_TRACKING_FULL);
  guint cursor = table_record_get_cursor (table_session_get_record (session));
  GtkWindow *window = make_parent ();
  GtkWidget *view = open_view (window, session);
  GtkAdjustment *adjustment = get_adjustment (view);
  int n_rows;

  table_session_go_to (session, 100);
  wait_for_frames (view, N_FRAMES);
  n_rows = count_all (view, PARLOUR_TYPE_CHRONICLE_ROW);
  g_assert_cmpint (n_rows, >, 20);
  g_assert_cmpint (n_rows, <, 120);
  g_assert_false (is_at_end (adjustment));

  /* What is undone comes as it is scrolled to. */
  gtk_adjustment_set_value (adjustment, gtk_adjustment_get_upper (adjustment));
  wait_for_frames (view, N_FRAMES);
  g_assert_cmpint (count_all (view, PARLOUR_TYPE_CHRONICLE_ROW), >, n_rows);

  table_session_go_to (session, cursor);
  wait_for_frames (view, N_FRAMES);
  g_assert_cmpint (count_all (view, PARLOUR_TYPE_CHRONICLE_ROW), <, 120);

  /* Where nothing has happened any more, the list comes to rest, too. */
  table_session_go_to (session, 0);
  wait_for_frames (view, N_FRAMES);
  n_rows = count_all (view, PARLOUR_TYPE_CHRONICLE_ROW);
  g_assert_cmpint (n_rows, >, 20);
  wait_for_frames (view, N_FRAMES);
  g_assert_cmpint (count_all (view, PARLOUR_TYPE_CHRONICLE_ROW), ==, n_rows);
  destroy (window);
}

/* Nor does one that is out of sight grow all evening. */
static void
test_out_of_sight (void)
{
  g_autoptr (TableSession) session = game_at_step (COLONIA_STEP_FAMILY_CARDS, 1, 6, COLONIA_TRACKING_FULL);
  ColoniaEvent note = { .type = COLONIA_EVENT_NOTE, .text = (char *) "Nothing new" };
  guint cursor = table_record_get_cursor (table_session_get_record (session));
  GtkWidget *view = g_object_ref_sink (g_object_new (PARLOUR_TYPE_CHRONICLE_VIEW, "session", session, NULL));
  GObject *shown = gtk_widget_get_template_child (view, PARLOUR_TYPE_CHRONICLE_VIEW, "shown");

  for (int i = 0; i < 150; i++)
    colonia_session_play (session, &note, TABLE_ROLLER_NONE);
  g_assert_cmpuint (table_record_get_cursor (table_session_get_record (session)), ==, cursor + 150);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (shown)), >, 20);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (shown)), <, 60);

  assert_finalized (view);
}

/* Playing on, and playing otherwise after something was undone. */
static void
test_follow (void)
{
  g_autoptr (TableSession) session = game_at_step (COLONIA_STEP_FAMILY_CARDS, 2, 6, COLONIA_TRACKING_FULL);
  g_autoptr (TableRecord) whole = table_simulate (&colonia_game, 6, COLONIA_TRACKING_FULL, 1);
  guint cursor = table_record_get_cursor (table_session_get_record (session));
  GtkWindow *window = make_parent ();
  GtkWidget *view = open_view (window, session);
  GtkAdjustment *adjustment = get_adjustment (view);

  wait_for_end (adjustment);

  /* The row of the family cards is high, and so is much of it out of sight when
   * it is undone. */
  for (int i = 0; i < 2; i++)
    {
      colonia_session_play (session, colonia_record_get_event (whole, cursor), TABLE_ROLLER_TABLE);
      wait_for_frames (view, N_FRAMES);
      wait_for_end (adjustment);
      table_session_undo (session);
      wait_for_frames (view, N_FRAMES);
    }

  for (guint i = cursor; i < cursor + 3; i++)
    {
      colonia_session_play (session, colonia_record_get_event (whole, i), TABLE_ROLLER_TABLE);
      wait_for_frames (view, N_FRAMES);
      wait_for_end (adjustment);
    }

  /* A game that is left is followed no more. */
  parlour_chronicle_view_set_session (PARLOUR_CHRONICLE_VIEW (view), NULL);
  wait_for_frames (view, N_FRAMES);

  destroy (window);
}

/* Whoever has looked at the past sees what happens next. */
static void
test_follow_again (void)
{
  g_autoptr (TableSession) session = game_at_step (COLONIA_STEP_BUYING, 2, 4, COLONIA_TRACKING_FULL);
  ColoniaEvent note = { .type = COLONIA_EVENT_NOTE, .text = (char *) "Nothing new" };
  GtkWindow *window = make_parent ();
  GtkWidget *view = open_view (window, session);
  GtkAdjustment *adjustment = get_adjustment (view);

  wait_for_end (adjustment);
  parlour_chronicle_view_show_day (PARLOUR_CHRONICLE_VIEW (view), 1, COLONIA_DAY_MONDAY);
  wait_for_frames (view, N_FRAMES);
  g_assert_cmpfloat (gtk_adjustment_get_value (adjustment) + 2 * gtk_adjustment_get_page_size (adjustment), <,
                     gtk_adjustment_get_upper (adjustment));
  colonia_session_play (session, &note, TABLE_ROLLER_NONE);
  wait_for_frames (view, N_FRAMES);
  wait_for_end (adjustment);

  destroy (window);
}

/* Newer GTK lets rows that went live on while somebody holds them, as it does for what is pressed in them. */
static void
test_held_rows (void)
{
  g_autoptr (TableSession) session = game_at_step (COLONIA_STEP_BUYING, 2, 4, COLONIA_TRACKING_FULL);
  ColoniaEvent note = { .type = COLONIA_EVENT_NOTE, .text = (char *) "Nothing new" };
  GtkWindow *window = make_parent ();
  GtkWidget *view = open_view (window, session);
  g_autoptr (GPtrArray) held = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GPtrArray) rows = NULL;

  wait_for_end (get_adjustment (view));
  rows = find_all (view, PARLOUR_TYPE_CHRONICLE_ROW);
  for (guint i = 0; i < rows->len; i++)
    g_ptr_array_add (held, g_object_ref (gtk_widget_get_parent (rows->pdata[i])));

  for (int i = 0; i < 3; i++)
    table_session_undo (session);
  wait_for_frames (view, N_FRAMES);
  colonia_session_play (session, &note, TABLE_ROLLER_NONE);
  wait_for_frames (view, N_FRAMES);

  destroy (window);
}

static float
find_place (GtkWidget *widget,
            GtkWidget *view)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, find_child (view, "scroller"), &bounds));

  return bounds.origin.y;
}

/* At the end a line stays where it was touched, and what can be done with it is to be seen. */
static void
test_open_last (void)
{
  g_autoptr (TableSession) session = game_at_step (COLONIA_STEP_BUYING, 6, 6, COLONIA_TRACKING_FULL);
  ColoniaEvent note = { .type = COLONIA_EVENT_NOTE, .text = (char *) "Nothing new" };
  GtkWindow *window = make_parent ();
  GtkWidget *view = open_view (window, session);
  g_autoptr (GPtrArray) rows = NULL;
  GtkWidget *last = NULL;
  float top;

  colonia_session_play (session, &note, TABLE_ROLLER_NONE);
  wait_for_frames (view, N_FRAMES);
  wait_for_end (get_adjustment (view));
  rows = find_all (view, PARLOUR_TYPE_CHRONICLE_ROW);
  for (guint i = 0; i < rows->len; i++)
    if (last == NULL || find_place (g_ptr_array_index (rows, i), view) > find_place (last, view))
      last = g_ptr_array_index (rows, i);
  top = find_place (find_child (last, "more"), view);

  for (int i = 0; i < 2; i++)
    {
      press (find_child (last, "more"));
      wait_for_frames (view, N_FRAMES);
      g_assert_cmpfloat (find_place (find_child (last, "more"), view), ==, top);
      if (i == 0)
        g_assert_cmpfloat (find_place (find_nth (last, g_type_from_name ("ParlourChronicleChoices"), 0), view), >=, 0.f);
    }

  destroy (window);
}

static gboolean
is_in_sight (GtkWidget *widget,
             GtkWidget *view)
{
  float top = find_place (widget, view);

  return gtk_widget_get_mapped (widget) && top >= 0
         && top + (float) gtk_widget_get_height (widget) <= (float) gtk_adjustment_get_page_size (get_adjustment (view));
}

/* Wherever a line is, and be it a round of passes, it stays where it is touched. */
static void
test_open_any (void)
{
  g_autoptr (TableSession) session = game_at_step (COLONIA_STEP_BUYING, 6, 6, COLONIA_TRACKING_FULL);
  GtkWindow *window = make_parent ();
  GtkWidget *view = open_view (window, session);
  g_autoptr (GPtrArray) rows = NULL;
  int n_rounds = 0;
  int n_lines = 0;

  table_session_pass_all (session);
  wait_for_frames (view, N_FRAMES);
  wait_for_end (get_adjustment (view));
  rows = find_all (view, PARLOUR_TYPE_CHRONICLE_ROW);
  for (guint i = 0; i < rows->len; i++)
    {
      GtkWidget *more = find_child (g_ptr_array_index (rows, i), "more");
      float top = find_place (more, view);

      if (!is_in_sight (more, view))
        continue;

      n_lines++;
      n_rounds += g_str_equal (gtk_button_get_icon_name (GTK_BUTTON (more)), "pan-down-symbolic") ? 1 : 0;
      for (int pressed = 0; pressed < 2; pressed++)
        {
          press (more);
          wait_for_frames (view, N_FRAMES);
          g_assert_cmpfloat_with_epsilon (find_place (more, view), top, 0.5f);
        }
    }
  g_assert_cmpint (n_rounds, >, 0);
  g_assert_cmpint (n_lines, >, 3);

  destroy (window);
}

/* What can be done with a line is whole on the page wherever the line is, and closes what can be done with
 * another one. */
static void
test_open_one (void)
{
  g_autoptr (TableSession) session = game_at_step (COLONIA_STEP_BUYING, 6, 6, COLONIA_TRACKING_FULL);
  GtkWindow *window = make_parent ();
  GtkWidget *view = open_view (window, session);
  GtkAdjustment *adjustment = get_adjustment (view);
  g_autoptr (GPtrArray) rows = NULL;
  int n_lines = 0;

  wait_for_end (adjustment);
  gtk_adjustment_set_value (adjustment, gtk_adjustment_get_value (adjustment) - 300);
  wait_for_frames (view, N_FRAMES);
  rows = find_all (view, PARLOUR_TYPE_CHRONICLE_ROW);
  for (guint i = 0; i < rows->len; i++)
    {
      GtkWidget *row = g_ptr_array_index (rows, i);
      GtkWidget *more = find_child (row, "more");

      if (!is_in_sight (more, view) || is_round (row))
        continue;

      n_lines++;
      press (more);
      wait_for_frames (view, N_FRAMES);
      g_assert_cmpint (count_all (view, g_type_from_name ("ParlourChronicleChoices")), ==, 1);
      g_assert_true (is_in_sight (find_nth (row, g_type_from_name ("ParlourChronicleChoices"), 0), view));
    }
  g_assert_cmpint (n_lines, >, 3);

  destroy (window);
}

/* The row whose line the top of the list cuts, so that it can be opened all the same, or NULL. */
static GtkWidget *
find_cut (GtkWidget *view)
{
  g_autoptr (GPtrArray) rows = find_all (view, PARLOUR_TYPE_CHRONICLE_ROW);

  for (guint i = 0; i < rows->len; i++)
    {
      GtkWidget *row = g_ptr_array_index (rows, i), *more = find_child (row, "more");

      if (gtk_widget_get_mapped (more) && !is_round (row) && find_place (find_child (row, "sentence"), view) < 0
          && find_place (more, view) + (float) gtk_widget_get_height (more) > 8)
        return row;
    }

  return NULL;
}

/* A line that the top of the list cuts is whole once it is opened. */
static void
test_open_cut (void)
{
  g_autoptr (TableSession) session = game_at_step (COLONIA_STEP_BUYING, 6, 6, COLONIA_TRACKING_FULL);
  GtkWindow *window = make_parent ();
  GtkWidget *view = open_view (window, session);
  GtkAdjustment *adjustment = get_adjustment (view);
  GtkWidget *row = NULL;

  wait_for_end (adjustment);
  for (int i = 0; row == NULL && i < 20; i++)
    {
      gtk_adjustment_set_value (adjustment, gtk_adjustment_get_value (adjustment) - (i == 0 ? 300 : 10));
      wait_for_frames (view, N_FRAMES);
      row = find_cut (view);
    }
  g_assert_nonnull (row);

  press (find_child (row, "more"));
  wait_for_frames (view, N_FRAMES);
  g_assert_true (is_in_sight (find_child (row, "sentence"), view));
  g_assert_true (is_in_sight (find_nth (row, g_type_from_name ("ParlourChronicleChoices"), 0), view));

  destroy (window);
}

/* The line that is shown first of all those that are to be seen. */
static TableLine *
find_top_line (GtkWidget    *view,
               TableSession *session)
{
  GtkWidget *scroller = find_child (view, "scroller");
  GtkWidget *top = gtk_widget_pick (scroller, gtk_widget_get_width (scroller) / 2., 2., GTK_PICK_NON_TARGETABLE);
  GListModel *chronicle = table_session_get_chronicle (session);
  const char *sentence = get_text (gtk_widget_get_ancestor (top, PARLOUR_TYPE_CHRONICLE_ROW), "sentence");

  /* The same can happen again, but not twice before something else does. */
  for (guint i = g_list_model_get_n_items (chronicle); i > 0; i--)
    {
      g_autoptr (TableLine) line = g_list_model_get_item (chronicle, i - 1);

      if (g_strcmp0 (line->sentence, sentence) == 0)
        return g_steal_pointer (&line);
    }

  g_assert_not_reached ();
}

/* Wherever one was before, a day is shown from its beginning on, and what
 * happens meanwhile does not take it away. */
static void
test_show_day (void)
{
  const ColoniaDay days[] = { COLONIA_DAY_TUESDAY, COLONIA_DAY_THURSDAY, COLONIA_DAY_WEDNESDAY, COLONIA_DAY_TUESDAY };
  g_autoptr (TableSession) session = game_at_step (COLONIA_STEP_BUYING, 6, 6, COLONIA_TRACKING_FULL);
  GtkWindow *window = make_parent ();
  GtkWidget *view = open_view (window, session);
  GtkAdjustment *adjustment = get_adjustment (view);

  wait_for_end (adjustment);

  for (gsize i = 0; i < G_N_ELEMENTS (days); i++)
    {
      g_autoptr (TableLine) line = NULL;

      parlour_chronicle_view_show_day (PARLOUR_CHRONICLE_VIEW (view), 6, days[i]);
      wait_for_frames (view, N_FRAMES);
      line = find_top_line (view, session);
      g_assert_cmpint (line->round, ==, 6);
      g_assert_cmpint ((int) line->day, ==, (int) days[i]);
    }
  g_assert_false (is_at_end (adjustment));

  table_session_undo (session);
  wait_for_frames (view, N_FRAMES);
  g_assert_false (is_at_end (adjustment));

  destroy (window);
}

/* What happens is one line more, not another list. */
static void
test_new_event (void)
{
  g_autoptr (TableSession) session = game_at_step (COLONIA_STEP_ORDERS, 3, 4, COLONIA_TRACKING_ESSENTIALS);
  GtkWidget *view = g_object_ref_sink (g_object_new (PARLOUR_TYPE_CHRONICLE_VIEW, "session", session, NULL));
  GObject *shown = gtk_widget_get_template_child (view, PARLOUR_TYPE_CHRONICLE_VIEW, "shown");
  guint before;
  int changed = 0;
  ColoniaEvent event;

  g_signal_connect_swapped (shown, "items-changed", G_CALLBACK (count_calls), &changed);
  colonia_event_init (&event, COLONIA_EVENT_PASS);
  event.player = colonia_session_get_state (session)->turn;
  iterate_until_idle ();
  changed = 0;
  before = g_list_model_get_n_items (G_LIST_MODEL (shown));
  colonia_session_play (session, &event, TABLE_ROLLER_NONE);
  iterate_until_idle ();
  g_assert_cmpint (changed, ==, 1);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (shown)), ==, before + 1);

  table_session_undo (session);
  g_assert_cmpint (changed, ==, 1);

  assert_finalized (view);
}

/* The outermost of all clips. */
static GskRenderNode *
find_clip (GskRenderNode *node) /* NOLINT(misc-no-recursion) */
{
  GskRenderNode *clip = NULL;

  switch ((int) gsk_render_node_get_node_type (node))
    {
    case GSK_CLIP_NODE:
      return node;
    case GSK_TRANSFORM_NODE:
      return find_clip (gsk_transform_node_get_child (node));
    case GSK_CONTAINER_NODE:
      for (guint i = 0; clip == NULL && i < gsk_container_node_get_n_children (node); i++)
        clip = find_clip (gsk_container_node_get_child (node, i));
      return clip;
    default:
      return NULL;
    }
}

/* The whole view is painted where that is another one than before. */
static float
measure_clip (GtkWidget *view)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;

  gtk_widget_snapshot_child (gtk_widget_get_parent (view), view, snapshot);
  node = gtk_snapshot_free_to_node (snapshot);

  return gsk_clip_node_get_clip (find_clip (node))->size.width;
}

/* What was pressed is answered by frames in which no line of the chronicle moves, so that nothing of it need be painted then;
 * its line comes after these. */
static void
test_painted (void)
{
  g_autoptr (TableSession) session = game_at_step (COLONIA_STEP_ORDERS, 3, 4, COLONIA_TRACKING_ESSENTIALS);
  GtkWindow *window = make_parent ();
  GtkWidget *view = g_object_new (PARLOUR_TYPE_CHRONICLE_VIEW, "session", session, NULL);
  ColoniaEvent event;
  float before;

  gtk_window_set_child (window, view);
  wait_for_rows (view, PARLOUR_TYPE_CHRONICLE_ROW, 15);
  wait_for_frames (view, N_FRAMES);
  before = measure_clip (view);
  colonia_event_init (&event, COLONIA_EVENT_PASS);
  event.player = colonia_session_get_state (session)->turn;
  colonia_session_play (session, &event, TABLE_ROLLER_NONE);
  wait_for_frames (view, 1);
  g_assert_cmpfloat (measure_clip (view), ==, before);
  wait_for_frames (view, N_FRAMES);
  g_assert_cmpfloat (measure_clip (view), !=, before);

  destroy (window);
}

static void
test_go_back (void)
{
  g_autoptr (TableSession) session = game_at_step (COLONIA_STEP_ORDERS, 1, 3, COLONIA_TRACKING_FULL);
  GtkWindow *parent = make_parent ();
  GtkWindow *window = parlour_chronicle_window_new (parent, session);
  guint cursor = table_record_get_cursor (table_session_get_record (session));
  GtkWidget *row, *choices;

  gtk_window_present (window);
  wait_for_rows (GTK_WIDGET (window), PARLOUR_TYPE_CHRONICLE_ROW, 5);

  row = find_nth (GTK_WIDGET (window), PARLOUR_TYPE_CHRONICLE_ROW, 2);
  press (find_child (row, "more"));
  choices = find_nth (row, g_type_from_name ("ParlourChronicleChoices"), 0);
  g_assert_nonnull (choices);
  g_assert_nonnull (strstr (get_text (choices, "go_consequence"), "undoes"));
  press (find_child (choices, "go_button"));
  g_assert_cmpuint (table_record_get_cursor (table_session_get_record (session)), <, cursor);
  g_assert_false (gtk_widget_get_sensitive (find_child (choices, "go_button")));

  row = find_nth (GTK_WIDGET (window), PARLOUR_TYPE_CHRONICLE_ROW, 4);
  g_assert_true (gtk_widget_has_css_class (find_child (row, "sentence"), "undone"));
  g_assert_true (gtk_widget_has_css_class (find_child (row, "details"), "undone"));
  /* What changes on the row has GTK find the style of all in it anew. */
  g_assert_false (gtk_widget_has_css_class (row, "undone"));
  press (find_child (row, "more"));
  choices = find_nth (row, g_type_from_name ("ParlourChronicleChoices"), 0);
  g_assert_nonnull (strstr (get_text (choices, "go_consequence"), "redoes 2"));
  g_assert_false (gtk_widget_get_visible (find_child (choices, "revisions")));
  press (find_child (choices, "go_button"));
  g_assert_false (gtk_widget_has_css_class (find_child (row, "sentence"), "undone"));
  g_assert_false (gtk_widget_has_css_class (find_child (row, "details"), "undone"));

  destroy (window);
  destroy (parent);
}

/* The last row that says something, or NULL. */
static GtkWidget *
find_sentence (GtkWidget  *view,
               const char *sentence)
{
  for (int i = count_all (view, PARLOUR_TYPE_CHRONICLE_ROW) - 1; i >= 0; i--)
    if (g_str_equal (get_text (find_nth (view, PARLOUR_TYPE_CHRONICLE_ROW, i), "sentence"), sentence))
      return find_nth (view, PARLOUR_TYPE_CHRONICLE_ROW, i);

  return NULL;
}

/* The chronicle keeps it alive. */
static TableLine *
get_line (TableSession *session,
          guint         i)
{
  g_autoptr (TableLine) line = g_list_model_get_item (table_session_get_chronicle (session), i);

  return line;
}

/* What is redone next stands struck through before what it had taken the place of, and goes from there
 * when it is redone. */
static void
test_redo_instead (void)
{
  g_autoptr (TableSession) session = game_at_step (COLONIA_STEP_ORDERS, 1, 3, COLONIA_TRACKING_FULL);
  guint cursor = table_record_get_cursor (table_session_get_record (session));
  ColoniaEvent note = { .type = COLONIA_EVENT_NOTE, .text = (char *) "Something else" };
  GtkWindow *window = make_parent ();
  GtkWidget *view = open_view (window, session);
  GtkWidget *row;

  table_session_go_to (session, cursor - 3);
  wait_for_frames (view, N_FRAMES);
  g_assert_false (table_session_get_redo_instead (session));
  colonia_session_play (session, &note, TABLE_ROLLER_NONE);
  wait_for_frames (view, N_FRAMES);
  g_assert_false (table_session_get_redo_instead (session));
  table_session_undo (session);
  wait_for_frames (view, N_FRAMES);

  g_assert_cmpstr (table_session_get_redo_text (session), ==, "Note: Something else");
  row = find_sentence (view, get_line (session, cursor - 3)->sentence);
  g_assert_true (gtk_widget_has_css_class (find_child (row, "sentence"), "undone"));
  g_assert_true (gtk_widget_get_visible (find_child (row, "instead")));
  g_assert_cmpstr (get_text (row, "instead"), ==, "Note: Something else");

  /* Beside the button to what was set aside there is room for a number. */
  g_assert_true (gtk_widget_get_visible (find_child (view, "set_aside_button")));
  g_assert_null (strstr (get_text (view, "count"), "event"));

  table_session_go_to (session, cursor - 2);
  g_assert_false (gtk_widget_get_visible (find_child (row, "instead")));

  destroy (window);
}

static void
pass_next (TableSession *session)
{
  ColoniaEvent pass;

  colonia_event_init (&pass, COLONIA_EVENT_PASS);
  pass.player = colonia_session_get_state (session)->turn;
  colonia_session_play (session, &pass, TABLE_ROLLER_NONE);
}

/* Who passes one after the other is told in one line, which opens: each of them can be
 * corrected. Who is undone is told apart. */
static void
test_passes (void)
{
  g_autoptr (TableSession) session = game_at_step (COLONIA_STEP_MARKET, 2, 4, COLONIA_TRACKING_FULL);
  const char *const *names = table_session_get_names (session);
  const ColoniaState *state = colonia_session_get_state (session);
  g_autofree char *two = g_strdup_printf ("%s and %s pass.", names[state->order[0]], names[state->order[1]]);
  g_autofree char *others = g_strdup_printf ("%s and %s pass.", names[state->order[2]], names[state->order[3]]);
  const char *four = "All four pass.";
  GtkWindow *window = make_parent ();
  GtkWidget *view = open_view (window, session);
  GtkWidget *row, *single;

  pass_next (session);
  wait_for_frames (view, N_FRAMES);
  g_assert_null (find_sentence (view, two));
  pass_next (session);
  /* The frame that answers is spared what is told beside the page. */
  g_assert_null (find_sentence (view, two));
  wait_for_frames (view, N_FRAMES);
  g_assert_true (is_round (find_sentence (view, two)));
  pass_next (session);
  pass_next (session);
  wait_for_frames (view, N_FRAMES);
  g_assert_null (find_sentence (view, two));
  row = find_sentence (view, four);

  /* What the last one has caused stands below. */
  g_assert_true (gtk_widget_get_visible (find_child (row, "details")));
  press (find_child (row, "more"));
  g_assert_cmpint (count_all (row, PARLOUR_TYPE_CHRONICLE_ROW), ==, 5);
  single = find_nth (row, PARLOUR_TYPE_CHRONICLE_ROW, 4);
  g_assert_true (gtk_widget_get_visible (find_child (row, "details"))
                 != gtk_widget_get_visible (find_child (single, "details")));
  single = find_nth (row, PARLOUR_TYPE_CHRONICLE_ROW, 2);
  press (find_child (single, "more"));
  g_assert_nonnull (find_nth (single, g_type_from_name ("ParlourChronicleChoices"), 0));

  /* What is undone is told apart from what is not. */
  table_session_undo (session);
  table_session_undo (session);
  wait_for_frames (view, N_FRAMES);
  g_assert_false (gtk_widget_has_css_class (find_child (find_sentence (view, two), "sentence"), "undone"));
  g_assert_true (gtk_widget_has_css_class (find_child (find_sentence (view, others), "sentence"), "undone"));

  destroy (window);
}

/* Players */

/* Who is called otherwise is so on the page of the game, with what was told, and is offered for
 * the next game. */
static void
test_players (void)
{
  g_autoptr (TableSession) session = game_at_step (COLONIA_STEP_ORDERS, 1, 3, COLONIA_TRACKING_FULL);
  g_autofree char *first = g_strdup (table_session_get_names (session)[0]);
  TableColor color = table_session_get_color (session, 0);
  GtkWindow *parent = make_parent ();
  GtkWindow *window = parlour_players_window_new (parent, session);
  GtkWidget *change = find_child (GTK_WIDGET (window), "change_button");
  GtkWidget *card = find_nth (GTK_WIDGET (window), PARLOUR_TYPE_SEAT_CARD, 0);
  g_autoptr (GPtrArray) people = NULL;

  gtk_window_present (window);
  g_assert_cmpint (count_all (GTK_WIDGET (window), PARLOUR_TYPE_SEAT_CARD), ==, 3);
  g_assert_false (gtk_widget_get_visible (find_child (card, "move_buttons")));
  g_assert_false (gtk_widget_is_sensitive (change));

  gtk_editable_set_text (GTK_EDITABLE (find_child (card, "entry")), "  Zoë ");
  g_assert_true (gtk_widget_is_sensitive (change));
  gtk_editable_set_text (GTK_EDITABLE (find_child (card, "entry")), first);
  g_assert_false (gtk_widget_is_sensitive (change));

  /* A colour that somebody has is swapped. */
  gtk_editable_set_text (GTK_EDITABLE (find_child (card, "entry")), "  Zoë ");
  g_signal_emit_by_name (card, "take-color", (int) table_session_get_color (session, 1));
  press (change);
  g_assert_cmpstr (table_session_get_names (session)[0], ==, "Zoë");
  g_assert_cmpint (table_session_get_color (session, 1), ==, color);
  people = table_collection_list_people (parlour_cards_get_collection (parlour_collections_get_people ()));
  g_assert_cmpstr (((const TablePerson *) g_ptr_array_index (people, 0))->name, ==, "Zoë");

  table_session_undo (session);
  g_assert_cmpstr (table_session_get_names (session)[0], ==, first);
  g_assert_cmpint (table_session_get_color (session, 0), ==, color);

  destroy (parent);
}

static double
find_top (GtkWidget *widget)
{
  graphene_rect_t bounds;
  gboolean found = gtk_widget_compute_bounds (widget, GTK_WIDGET (gtk_widget_get_root (widget)), &bounds);

  g_assert_true (found);

  return bounds.origin.y;
}

/* That several are called the same is said where it pushes nothing away. */
static void
test_namesakes (void)
{
  g_autoptr (TableSession) session = game_at_step (COLONIA_STEP_ORDERS, 1, 3, COLONIA_TRACKING_FULL);
  GtkWindow *parent = make_parent ();
  GtkWindow *window = parlour_players_window_new (parent, session);
  GtkWidget *card = find_nth (GTK_WIDGET (window), PARLOUR_TYPE_SEAT_CARD, 0);
  GtkWidget *next = find_nth (GTK_WIDGET (window), PARLOUR_TYPE_SEAT_CARD, 1);
  GtkWidget *change = find_child (GTK_WIDGET (window), "change_button");
  GtkLabel *note = GTK_LABEL (find_child (GTK_WIDGET (window), "note"));
  double top;

  gtk_window_present (window);
  wait_for_frames (GTK_WIDGET (window), N_FRAMES);
  g_assert_cmpstr (gtk_label_get_label (note), ==, "");
  top = find_top (next);

  gtk_editable_set_text (GTK_EDITABLE (find_child (card, "entry")), table_session_get_names (session)[1]);
  wait_for_frames (GTK_WIDGET (window), N_FRAMES);
  g_assert_nonnull (strstr (gtk_label_get_label (note), table_session_get_names (session)[1]));
  g_assert_true (gtk_widget_has_css_class (find_child (next, "entry"), "warning"));
  g_assert_cmpfloat (find_top (next), ==, top);
  g_assert_true (gtk_widget_is_sensitive (change));

  destroy (parent);
}

/* Corrections */

static guint
find_event (TableSession   *session,
            ColoniaEventType  type)
{
  const TableRecord *record = table_session_get_record (session);

  for (guint i = table_record_get_cursor (record); i > 0; i--)
    if (colonia_record_get_event (record, i - 1)->type == type)
      return i - 1;

  g_assert_not_reached ();
}

static gboolean
is_some_orders_later (const ColoniaState *state,
                      gpointer            data)
{
  int n = 0;

  for (int i = 0; i < COLONIA_N_CRAFTSMEN; i++)
    n += state->new_contracts[i];

  return state->step == COLONIA_STEP_ORDERS && n >= 3;
}

static const char *
get_page (GtkWindow *correction)
{
  GtkStack *pages = GTK_STACK (find_child (GTK_WIDGET (correction), "pages"));

  return gtk_stack_get_visible_child (pages) == find_child (GTK_WIDGET (correction), "entry_page") ? "entry" : "changes";
}

/* An order of the past becomes a pass: entered as it is entered in the game. */
static void
test_correct (void)
{
  g_autoptr (TableSession) session = game_at_step (COLONIA_STEP_LOADING, 1, 4, COLONIA_TRACKING_ESSENTIALS);
  guint index = find_event (session, COLONIA_EVENT_ORDER);
  guint n_events = table_record_get_cursor (table_session_get_record (session));
  GtkWindow *parent = make_parent ();
  GtkWindow *correction = parlour_correction_new (parent, session, index);
  GtkWidget *page = adw_bin_get_child (ADW_BIN (find_child (GTK_WIDGET (correction), "place")));

  gtk_window_present (correction);
  g_assert_true (parlour_page_get_correcting (PARLOUR_PAGE (page)));
  g_assert_cmpstr (get_page (correction), ==, "entry");

  parlour_page_pass (PARLOUR_PAGE (page));
  g_assert_cmpstr (get_page (correction), ==, "changes");
  wait_for_rows (GTK_WIDGET (correction), PARLOUR_TYPE_CHANGE_ROW, 1);
  g_assert_cmpint (colonia_record_get_event (table_session_get_record (session), index)->type, ==, COLONIA_EVENT_ORDER);

  press (find_child (GTK_WIDGET (correction), "again_button"));
  g_assert_cmpstr (get_page (correction), ==, "entry");
  parlour_page_pass (PARLOUR_PAGE (page));
  press (find_child (GTK_WIDGET (correction), "accept_button"));
  g_assert_cmpint (colonia_record_get_event (table_session_get_record (session), index)->type, ==, COLONIA_EVENT_PASS);
  g_assert_cmpuint (table_record_get_cursor (table_session_get_record (session)), <=, n_events);

  destroy (parent);
}

static int
count_marked (GtkWidget *view)
{
  int n = 0;

  for (int i = 0; i < count_all (view, PARLOUR_TYPE_CHRONICLE_ROW); i++)
    n += gtk_widget_has_css_class (find_nth (view, PARLOUR_TYPE_CHRONICLE_ROW, i), "marked");

  return n;
}

/* What was forgotten is entered on the page of the step at which it happened, or, like a
 * note, at any. */
static void
test_insert (void)
{
  g_autoptr (TableSession) session = game_where (is_some_orders_later, NULL, 4, COLONIA_TRACKING_FULL);
  const TableRecord *record = table_session_get_record (session);
  guint index = find_event (session, COLONIA_EVENT_ORDER);
  guint n_events = table_record_get_cursor (record);
  ColoniaEventType type = colonia_record_get_event (record, index)->type;
  GtkWindow *parent = make_parent ();
  GtkWindow *correction = parlour_correction_new_inserting (parent, session, index);
  GtkWidget *place = find_child (GTK_WIDGET (correction), "place");
  ColoniaEvent event;

  gtk_window_present (correction);
  g_assert_cmpstr (gtk_window_get_title (correction), ==, "Insert");
  g_assert_true (g_str_has_prefix (get_text (GTK_WIDGET (correction), "was"), "After: "));
  g_assert_true (PARLOUR_IS_BOARD_PAGE (adw_bin_get_child (ADW_BIN (place))));
  g_assert_true (parlour_page_get_inserting (PARLOUR_PAGE (adw_bin_get_child (ADW_BIN (place)))));

  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (find_child (GTK_WIDGET (correction), "holdings_button")), TRUE);
  g_assert_true (PARLOUR_IS_HOLDINGS_FORM (adw_bin_get_child (ADW_BIN (place))));
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (find_child (GTK_WIDGET (correction), "change_button")), TRUE);
  g_assert_true (PARLOUR_IS_CHANGE_FORM (adw_bin_get_child (ADW_BIN (place))));
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (find_child (GTK_WIDGET (correction), "note_button")), TRUE);
  g_assert_true (PARLOUR_IS_NOTE_FORM (adw_bin_get_child (ADW_BIN (place))));
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (correction),
                                         find_child (adw_bin_get_child (ADW_BIN (place)), "text")));

  colonia_event_init (&event, COLONIA_EVENT_NOTE);
  event.text = (char *) "Rain";
  /* Nothing else becomes another. */
  g_signal_emit_by_name (adw_bin_get_child (ADW_BIN (place)), "entered", &event, (int) TABLE_ROLLER_NONE);
  record = table_session_get_record (session);
  g_assert_cmpuint (table_record_get_cursor (record), ==, n_events + 1);
  g_assert_cmpint (colonia_record_get_event (record, index)->type, ==, COLONIA_EVENT_NOTE);
  g_assert_cmpint (colonia_record_get_event (record, index + 1)->type, ==, type);

  destroy (parent);
}

static void
keep_told (char      **kept,
           const char *sentence)
{
  g_free (*kept);
  *kept = g_strdup (sentence);
}

static GtkWindow *
find_correction (void)
{
  GListModel *toplevels = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (toplevels); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (toplevels, i);

      if (PARLOUR_IS_CORRECTION (window))
        return window;
    }

  g_assert_not_reached ();
}

/* Where the chronicle lies over the game, the game is in sight again when what was forgotten is there. */
static void
test_insert_over_game (void)
{
  g_autoptr (TableSession) session = game_where (is_some_orders_later, NULL, 4, COLONIA_TRACKING_FULL);
  GtkWindow *parent = make_parent ();
  GtkWindow *window = parlour_chronicle_window_new (parent, session);
  GtkWindow *correction;
  g_autofree char *told = NULL;
  GtkWidget *place;
  ColoniaEvent event;

  g_object_add_weak_pointer (G_OBJECT (window), (gpointer *) &window);
  g_signal_connect_swapped (window, "made", G_CALLBACK (keep_told), &told);
  gtk_window_present (window);
  gtk_widget_activate_action (GTK_WIDGET (window), "game.insert", "u", find_event (session, COLONIA_EVENT_ORDER));
  correction = find_correction ();
  place = find_child (GTK_WIDGET (correction), "place");
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (find_child (GTK_WIDGET (correction), "note_button")), TRUE);

  colonia_event_init (&event, COLONIA_EVENT_NOTE);
  event.text = (char *) "Rain";
  g_object_add_weak_pointer (G_OBJECT (correction), (gpointer *) &correction);
  g_signal_emit_by_name (adw_bin_get_child (ADW_BIN (place)), "entered", &event, (int) TABLE_ROLLER_NONE);
  g_assert_cmpstr (told, ==, "Inserted: Note: Rain");
  g_assert_null (correction);
  while (window != NULL)
    g_main_context_iteration (NULL, TRUE);

  destroy (parent);
}

static int
find_top_index (GtkWidget    *view,
                TableSession *session)
{
  g_autoptr (TableLine) top = find_top_line (view, session);

  return (int) top->index;
}

/* Whoever corrects something far back goes on looking there, and sees what is another
 * now, until something else happens. */
static void
test_stay (void)
{
  g_autoptr (TableSession) session = game_at_step (COLONIA_STEP_BUYING, 6, 6, COLONIA_TRACKING_FULL);
  GtkWindow *window = make_parent ();
  GtkWidget *view = open_view (window, session);
  GtkAdjustment *adjustment = get_adjustment (view);
  g_autoptr (TableRevision) revision = NULL;
  g_autoptr (TableLine) line = NULL;
  ColoniaEvent note;
  double value;
  int index;

  wait_for_end (adjustment);
  parlour_chronicle_view_show_day (PARLOUR_CHRONICLE_VIEW (view), 6, COLONIA_DAY_TUESDAY);
  wait_for_frames (view, N_FRAMES);
  index = find_top_index (view, session);
  value = gtk_adjustment_get_value (adjustment);

  colonia_event_init (&note, COLONIA_EVENT_NOTE);
  note.text = (char *) "Rain";
  revision = colonia_session_try_insertion (session, (guint) index + 2, &note, TABLE_ROLLER_NONE);
  table_session_accept (session, revision);
  wait_for_frames (view, N_FRAMES);
  g_assert_cmpint (find_top_index (view, session), ==, index);
  g_assert_cmpfloat_with_epsilon (gtk_adjustment_get_value (adjustment), value, 1.);
  line = g_list_model_get_item (table_session_get_chronicle (session), (guint) index + 2);
  g_assert_cmpstr (line->sentence, ==, "Note: Rain");
  g_assert_true (line->marked);
  g_assert_cmpint (count_marked (view), ==, 1);

  table_session_undo (session);
  wait_for_frames (view, N_FRAMES);
  g_assert_cmpint (find_top_index (view, session), ==, index);
  g_assert_cmpint (count_marked (view), ==, 0);

  destroy (window);
}

static void
keep_sentence (GtkWindow  *correction,
               const char *sentence,
               char      **kept)
{
  *kept = g_strdup (sentence);
}

/* Where nothing else becomes another, nobody is asked to accept that. */
static void
test_correct_alone (void)
{
  g_autoptr (TableSession) session = game_where (is_some_orders_later, NULL, 4, COLONIA_TRACKING_ESSENTIALS);
  guint index = find_event (session, COLONIA_EVENT_ORDER);
  guint n_events = table_record_get_cursor (table_session_get_record (session));
  GtkWindow *parent = make_parent ();
  GtkWindow *correction = parlour_correction_new (parent, session, index);
  g_autofree char *made = NULL;

  g_signal_connect (correction, "made", G_CALLBACK (keep_sentence), &made);
  g_object_add_weak_pointer (G_OBJECT (correction), (gpointer *) &correction);
  gtk_window_present (correction);
  parlour_page_pass (PARLOUR_PAGE (adw_bin_get_child (ADW_BIN (find_child (GTK_WIDGET (correction), "place")))));
  while (g_main_context_iteration (NULL, FALSE))
    continue;

  g_assert_null (correction);
  g_assert_cmpint (colonia_record_get_event (table_session_get_record (session), index)->type, ==, COLONIA_EVENT_PASS);
  g_assert_cmpuint (table_record_get_cursor (table_session_get_record (session)), ==, n_events);
  g_assert_true (g_str_has_prefix (made, "Corrected: "));
  g_assert_true (g_str_has_suffix (made, " passes."));
  table_session_undo (session);
  g_assert_cmpint (colonia_record_get_event (table_session_get_record (session), index)->type, ==, COLONIA_EVENT_ORDER);

  destroy (parent);
}

static void
test_take_out (void)
{
  g_autoptr (TableSession) session = game_where (is_some_orders_later, NULL, 4, COLONIA_TRACKING_FULL);
  guint index = find_event (session, COLONIA_EVENT_ORDER);
  guint n_events = table_record_get_n_events (table_session_get_record (session));
  GtkWindow *parent = make_parent ();
  GtkWindow *correction = parlour_correction_new_taking_out (parent, session, index);

  g_assert_cmpstr (get_page (correction), ==, "changes");
  g_assert_false (gtk_widget_get_visible (find_child (GTK_WIDGET (correction), "again_button")));
  g_assert_cmpstr (get_text (GTK_WIDGET (correction), "summary"), !=, "");
  destroy (correction);
  g_assert_cmpuint (table_record_get_n_events (table_session_get_record (session)), ==, n_events);

  correction = parlour_correction_new_taking_out (parent, session, index);
  press (find_child (GTK_WIDGET (correction), "accept_button"));
  g_assert_cmpuint (table_record_get_n_events (table_session_get_record (session)), <, n_events);

  destroy (parent);
}

static void
correct_week_card (TableSession       *session,
                   guint               index,
                   const ColoniaEvent *event)
{
  GtkWindow *parent = make_parent ();
  GtkWindow *correction = parlour_correction_new (parent, session, index);

  g_object_add_weak_pointer (G_OBJECT (correction), (gpointer *) &correction);
  gtk_window_present (correction);
  g_signal_emit_by_name (adw_bin_get_child (ADW_BIN (find_child (GTK_WIDGET (correction), "place"))), "entered", event,
                         TABLE_ROLLER_TABLE);
  while (g_main_context_iteration (NULL, FALSE))
    continue;
  if (correction != NULL)
    press (find_child (GTK_WIDGET (correction), "accept_button"));
  while (g_main_context_iteration (NULL, FALSE))
    continue;
  g_assert_null (correction);
  destroy (parent);
}

static void
check_corrected_draw (TableRoller roller)
{
  g_autoptr (TableSession) session = game_at_step (COLONIA_STEP_FAMILY_CARDS, 1, 4, COLONIA_TRACKING_FULL);
  guint index = find_event (session, COLONIA_EVENT_WEEK_CARD);
  ColoniaEvent event;
  int booth = 1;

  be_rolled_by (session, COLONIA_EVENT_WEEK_CARD, roller);
  event = *colonia_record_get_event (table_session_get_record (session), index);
  event.week_card.contracts[0] = event.week_card.contracts[0] % 4 + 1;
  correct_week_card (session, index, &event);
  g_assert_cmpint (colonia_record_get_event (table_session_get_record (session), index)->week_card.contracts[0], ==,
                   event.week_card.contracts[0]);
  g_assert_cmpint (table_roller_find (table_session_get_record (session), index), ==, roller);

  while (memcmp (&event.week_card.booths[0], &event.week_card.booths[booth], sizeof event.week_card.booths[0]) == 0)
    booth++;
  g_assert_cmpint (booth, <, event.week_card.n_booths);
  event.week_card.booths[0] = event.week_card.booths[booth];
  event.week_card.booths[booth] = colonia_record_get_event (table_session_get_record (session), index)->week_card.booths[0];
  correct_week_card (session, index, &event);
  g_assert_cmpint (table_roller_find (table_session_get_record (session), index), ==, TABLE_ROLLER_TABLE);
}

/* What was drawn here, or told on a telephone, still is when only something else about it was wrong, and what was drawn otherwise
 * was read off the table. */
static void
test_corrected_draw (void)
{
  check_corrected_draw (TABLE_ROLLER_APP);
  check_corrected_draw (TABLE_ROLLER_PHONE);
}

/* What could not have happened is told, and can be entered otherwise. */
static void
test_impossible (void)
{
  g_autoptr (TableSession) session = game_where (is_some_orders_later, NULL, 4, COLONIA_TRACKING_FULL);
  GtkWindow *parent = make_parent ();
  GtkWindow *correction = parlour_correction_new (parent, session, find_event (session, COLONIA_EVENT_ORDER));
  GtkWidget *page = adw_bin_get_child (ADW_BIN (find_child (GTK_WIDGET (correction), "place")));
  ColoniaEvent event;

  colonia_event_init (&event, COLONIA_EVENT_DIE);
  event.die = 3;
  g_signal_emit_by_name (page, "entered", &event, (int) TABLE_ROLLER_TABLE);
  g_assert_cmpstr (get_page (correction), ==, "entry");

  destroy (correction);
  destroy (parent);
}

/* Whoever goes back while somebody corrects what is undone thereby. */
static void
test_undone_meanwhile (void)
{
  g_autoptr (TableSession) session = game_where (is_some_orders_later, NULL, 4, COLONIA_TRACKING_FULL);
  GtkWindow *parent = make_parent ();
  GtkWindow *correction = parlour_correction_new_taking_out (parent, session, find_event (session, COLONIA_EVENT_ORDER));

  g_object_add_weak_pointer (G_OBJECT (correction), (gpointer *) &correction);
  table_session_go_to (session, 0);
  while (g_main_context_iteration (NULL, FALSE))
    continue;
  g_assert_null (correction);

  destroy (parent);
}

/* Whatever happened can be entered anew where it was entered, filled in. */
static void
test_every_event (void)
{
  const ColoniaTracking trackings[] = { COLONIA_TRACKING_FULL, COLONIA_TRACKING_ESSENTIALS, COLONIA_TRACKING_SCORING };
  GtkWindow *parent = make_parent ();

  for (gsize t = 0; t < G_N_ELEMENTS (trackings); t++)
    {
      g_autoptr (TableSession) session = game_at_step (COLONIA_STEP_FINISHED, t == 2 ? 0 : 6, 4, trackings[t]);
      guint n_events = table_record_get_cursor (table_session_get_record (session));
      gboolean seen[COLONIA_N_EVENT_TYPES] = { FALSE };

      for (guint i = 0; i < n_events; i++)
        {
          ColoniaEventType type = colonia_record_get_event (table_session_get_record (session), i)->type;
          GtkWindow *correction;

          if (seen[type])
            continue;

          seen[type] = TRUE;
          correction = parlour_correction_new (parent, session, i);
          gtk_window_present (correction);
          while (g_main_context_iteration (NULL, FALSE))
            continue;
          g_assert_nonnull (adw_bin_get_child (ADW_BIN (find_child (GTK_WIDGET (correction), "place"))));
          destroy (correction);
        }
    }

  destroy (parent);
}

static void
test_change_rows (void)
{
  GtkWidget *row = g_object_ref_sink (g_object_new (PARLOUR_TYPE_CHANGE_ROW, NULL));
  const TableChangeKind kinds[] = { TABLE_CHANGE_CORRECTED, TABLE_CHANGE_OTHERWISE, TABLE_CHANGE_LEFT_OUT };

  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++)
    for (int texts = 0; texts < 4; texts++)
      {
        const char *before = texts & 1 ? "Bert passes." : "";
        const char *after = texts & 2 ? "Anna passes." : "";
        g_autoptr (TableChange) change = table_change_new (kinds[i], "Chloé passes.",
                                                           g_strdup (before), g_strdup (after), FALSE);

        parlour_change_row_show (PARLOUR_CHANGE_ROW (row), change, TRUE);
        g_assert_cmpint (gtk_widget_get_visible (find_child (row, "before_box")), ==, *before != '\0');
        g_assert_cmpint (gtk_widget_get_visible (find_child (row, "after_box")), ==, *after != '\0');
        g_assert_cmpint (gtk_widget_get_visible (find_child (row, "sentence")), ==,
                         kinds[i] != TABLE_CHANGE_CORRECTED || texts == 0);
      }

  assert_finalized (row);
}

static void
test_change_rows_covered (void)
{
  GtkWidget *row = g_object_ref_sink (g_object_new (PARLOUR_TYPE_CHANGE_ROW, NULL));
  g_autoptr (TableChange) change = table_change_new (TABLE_CHANGE_CORRECTED, "Chloé draws.",
                                                     g_strdup ("Chloé gets 1 wood."),
                                                     g_strdup ("Chloé gets 2 wood."), TRUE);

  parlour_change_row_show (PARLOUR_CHANGE_ROW (row), change, TRUE);
  g_assert_true (gtk_widget_get_visible (find_child (row, "sentence")));
  g_assert_false (gtk_widget_get_visible (find_child (row, "before_box")));
  g_assert_cmpstr (get_text (row, "before"), ==, "");
  g_assert_cmpstr (get_text (row, "after"), ==, "What is kept secret is covered.");

  parlour_change_row_show (PARLOUR_CHANGE_ROW (row), change, FALSE);
  g_assert_cmpstr (get_text (row, "before"), ==, "Chloé gets 1 wood.");
  g_assert_cmpstr (get_text (row, "after"), ==, "Chloé gets 2 wood.");

  assert_finalized (row);
}

static void
test_change_row_left_out (void)
{
  GtkWidget *row = g_object_ref_sink (g_object_new (PARLOUR_TYPE_CHANGE_ROW, NULL));
  g_autoptr (TableChange) change = table_change_new_left_out ("Chloé orders.",
                                                              g_strdup ("Chloé has 0 leather"),
                                                              g_strdup ("Chloé has not enough for this"), FALSE);
  g_autoptr (TableChange) waiting = table_change_new_left_out ("Chloé passes.", g_strdup ("It waits"), NULL, TRUE);

  parlour_change_row_show (PARLOUR_CHANGE_ROW (row), change, TRUE);
  g_assert_cmpstr (get_text (row, "after"), ==, "Chloé has not enough for this");
  g_assert_true (gtk_widget_get_visible (find_child (row, "after_caption")));
  parlour_change_row_show (PARLOUR_CHANGE_ROW (row), change, FALSE);
  g_assert_cmpstr (get_text (row, "after"), ==, "Chloé has 0 leather");
  g_assert_cmpstr (get_text (row, "kind"), ==, "Fits no more");
  parlour_change_row_show (PARLOUR_CHANGE_ROW (row), waiting, FALSE);
  g_assert_cmpstr (get_text (row, "kind"), ==, "Waits");

  assert_finalized (row);
}

/* Whether the ships have just left without a vote on Saturday. */
static gboolean
is_payday (const ColoniaState *state,
           gpointer            data)
{
  ColoniaDay *before = data;
  gboolean ends_friday = *before == COLONIA_DAY_FRIDAY && state->step == COLONIA_STEP_BERTH_SHIPS;

  *before = state->day;

  return ends_friday && state->n_paid > 0;
}

/* SAT-1: what the ships pay stands under Saturday, and that only once. */
static void
test_saturday (void)
{
  ColoniaDay before = COLONIA_DAY_SETUP;
  g_autoptr (TableSession) session = game_where (is_payday, &before, 4, COLONIA_TRACKING_FULL);
  g_autoptr (TableLine) line = g_object_ref (find_last_line (session));
  g_auto (ColoniaEvent) note = { 0 };
  GtkWidget *row = g_object_ref_sink (g_object_new (PARLOUR_TYPE_CHRONICLE_ROW, NULL));
  GtkWidget *heading, *details;

  g_assert_cmpint (line->day, ==, COLONIA_DAY_FRIDAY);
  parlour_chronicle_row_show (PARLOUR_CHRONICLE_ROW (row), session, table_session_get_chronicle (session), line, TRUE);
  g_assert_null (strstr (get_text (row, "details"), "pays"));
  heading = gtk_widget_get_first_child (find_child (row, "later"));
  details = gtk_widget_get_next_sibling (heading);
  g_assert_true (g_str_has_suffix (gtk_label_get_label (GTK_LABEL (heading)), ", Saturday"));
  g_assert_nonnull (strstr (gtk_label_get_label (GTK_LABEL (details)), "pays"));
  parlour_chronicle_row_drop (PARLOUR_CHRONICLE_ROW (row));

  colonia_event_init (&note, COLONIA_EVENT_NOTE);
  note.text = g_strdup ("Rain");
  colonia_session_play (session, &note, TABLE_ROLLER_NONE);
  parlour_chronicle_row_show (PARLOUR_CHRONICLE_ROW (row), session, table_session_get_chronicle (session),
                              find_last_line (session), TRUE);
  g_assert_false (gtk_widget_get_visible (find_child (row, "heading")));
  g_assert_false (gtk_widget_get_visible (find_child (row, "later")));

  assert_finalized (row);
}

/* What lies on the table */

/* What the form counts: at home, four streets, then behind the screen; of three who play each has a column. */
static ParlourCounter *
find_held (TableSession *session,
           GtkWidget    *form,
           int           number,
           int           seat)
{
  const int place = find_listed (table_session_get_state (session), seat);

  return PARLOUR_COUNTER (find_nth (form, PARLOUR_TYPE_COUNTER, number * 3 + place));
}

static GtkWidget *
find_enter (GtkWidget *form)
{
  return parlour_confirm_bar_get_button (parlour_form_get_bar (PARLOUR_FORM (form)));
}

static void
test_holdings_members (void)
{
  g_autoptr (TableSession) session = game_at_step (COLONIA_STEP_ORDERS, 3, 3, COLONIA_TRACKING_FULL);
  GtkWidget *form = g_object_ref_sink (g_object_new (PARLOUR_TYPE_HOLDINGS_FORM, "session", session, NULL));
  GtkWidget *enter = find_enter (form);
  int seat = colonia_session_get_state (session)->turn;
  int home = parlour_counter_get_value (find_held (session, form, 0, seat));
  int tuesday = parlour_counter_get_value (find_held (session, form, 1, seat));

  g_assert_cmpint (home, ==, colonia_session_get_state (session)->players[seat].supply);
  g_assert_false (gtk_widget_get_sensitive (enter));
  g_assert_false (parlour_page_has_input (PARLOUR_PAGE (form)));

  parlour_counter_set_value (find_held (session, form, 0, seat), home + 1);
  g_assert_false (gtk_widget_get_sensitive (enter));
  g_assert_true (parlour_page_has_input (PARLOUR_PAGE (form)));

  parlour_counter_set_value (find_held (session, form, 1, seat), tuesday - 1);
  g_assert_true (gtk_widget_get_sensitive (enter));

  assert_finalized (form);
}

static void
play_entered (TableSession       *session,
              const ColoniaEvent *event,
              int                 roller)
{
  colonia_session_play (session, event, (TableRoller) roller);
}

static void
play_all_entered (TableSession            *session,
                  const TableEvent *const *events,
                  guint                    n_events)
{
  table_session_play_all (session, events, n_events, TABLE_ROLLER_NONE);
}

/* What is said of several families is entered, and undone, together. */
static void
test_holdings_of_all (void)
{
  g_autoptr (TableSession) session = game_at_step (COLONIA_STEP_ORDERS, 3, 3, COLONIA_TRACKING_FULL);
  GtkWidget *form = g_object_ref_sink (g_object_new (PARLOUR_TYPE_HOLDINGS_FORM, "session", session, NULL));
  const guint before = table_record_get_cursor (table_session_get_record (session));
  int seats[3];

  g_signal_connect_swapped (form, "entered", G_CALLBACK (play_entered), session);
  g_signal_connect_swapped (form, "all-entered", G_CALLBACK (play_all_entered), session);
  for (int place = 0; place < 3; place++)
    {
      seats[place] = colonia_state_get_seat (colonia_session_get_state (session), place);
      parlour_counter_set_value (find_held (session, form, 15, seats[place]), 70 + place);
    }
  press (find_enter (form));

  g_assert_cmpuint (table_record_get_cursor (table_session_get_record (session)), ==, before + 3);
  for (int place = 0; place < 3; place++)
    g_assert_cmpint (colonia_session_get_state (session)->players[seats[place]].money.n[COLONIA_CITY_LONDON], ==, 70 + place);
  table_session_undo (session);
  g_assert_cmpuint (table_record_get_cursor (table_session_get_record (session)), ==, before);

  assert_finalized (form);
}

static const ColoniaBundle *
get_resources (TableSession *session,
               int           seat)
{
  return &colonia_session_get_state (session)->players[seat].resources;
}

/* What was booked to the wrong family goes over to the right one, wherever both sit and with an empty bag (ALL-2). */
static void
check_holdings_moved (int giver,
                      int receiver)
{
  g_autoptr (TableSession) session = game_at_step (COLONIA_STEP_ORDERS, 3, 3, COLONIA_TRACKING_FULL);
  ColoniaEvent all = { .type = COLONIA_EVENT_CORRECTION, .player = giver };
  GtkWidget *form, *enter;
  int had, has;

  all.correction.corrects = COLONIA_CORRECTS_RESOURCES;
  all.correction.resources = *get_resources (session, giver);
  colonia_bundle_add (&all.correction.resources, &colonia_session_get_state (session)->bag);
  colonia_session_play (session, &all, TABLE_ROLLER_NONE);
  g_assert_cmpint (colonia_session_get_state (session)->bag.n[0], ==, 0);
  had = get_resources (session, giver)->n[0];
  has = get_resources (session, receiver)->n[0];

  form = g_object_ref_sink (g_object_new (PARLOUR_TYPE_HOLDINGS_FORM, "session", session, NULL));
  enter = find_enter (form);
  g_signal_connect_swapped (form, "all-entered", G_CALLBACK (play_all_entered), session);
  parlour_counter_set_value (find_held (session, form, 5, receiver), has + 1);
  g_assert_false (gtk_widget_get_sensitive (enter));
  parlour_counter_set_value (find_held (session, form, 5, giver), had - 1);
  g_assert_true (gtk_widget_get_sensitive (enter));
  press (enter);
  g_assert_cmpint (get_resources (session, receiver)->n[0], ==, has + 1);
  g_assert_cmpint (get_resources (session, giver)->n[0], ==, had - 1);

  assert_finalized (form);
}

static void
test_holdings_moved (void)
{
  check_holdings_moved (0, 2);
  check_holdings_moved (2, 0);
}

/* With an empty bag two families exchange what was booked to the wrong one (ALL-2): one of them gives back first. All of it
 * is undone together. */
static void
test_holdings_exchanged (void)
{
  g_autoptr (TableSession) session = game_at_step (COLONIA_STEP_ORDERS, 3, 3, COLONIA_TRACKING_FULL);
  static const int changes[2][2] = { { -1, 1 }, { 1, -1 } }; /* by family, of the first two kinds */
  GtkWidget *form, *enter;
  ColoniaBundle had[2];
  guint before;

  for (int i = 1; i >= 0; i--)
    {
      ColoniaEvent event = { .type = COLONIA_EVENT_CORRECTION, .player = 2 * i };

      event.correction.corrects = COLONIA_CORRECTS_RESOURCES;
      event.correction.resources = *get_resources (session, 2 * i);
      if (i == 1)
        event.correction.resources.n[1]++;
      else
        colonia_bundle_add (&event.correction.resources, &colonia_session_get_state (session)->bag);
      colonia_session_play (session, &event, TABLE_ROLLER_NONE);
    }
  for (int i = 0; i < 2; i++)
    had[i] = *get_resources (session, 2 * i);
  before = table_record_get_cursor (table_session_get_record (session));

  form = g_object_ref_sink (g_object_new (PARLOUR_TYPE_HOLDINGS_FORM, "session", session, NULL));
  enter = find_enter (form);
  g_signal_connect_swapped (form, "all-entered", G_CALLBACK (play_all_entered), session);
  for (int i = 0; i < 2; i++)
    {
      for (int kind = 0; kind < 2; kind++)
        parlour_counter_set_value (find_held (session, form, 5 + kind, 2 * i), had[i].n[kind] + changes[i][kind]);
      g_assert_cmpint (gtk_widget_get_sensitive (enter), ==, i == 1);
    }
  press (enter);
  for (int i = 0; i < 2; i++)
    for (int kind = 0; kind < 2; kind++)
      g_assert_cmpint (get_resources (session, 2 * i)->n[kind], ==, had[i].n[kind] + changes[i][kind]);
  g_assert_cmpuint (table_record_get_cursor (table_session_get_record (session)), ==, before + 3);
  table_session_undo (session);
  g_assert_cmpuint (table_record_get_cursor (table_session_get_record (session)), ==, before);

  assert_finalized (form);
}

static void
test_holdings_money (void)
{
  g_autoptr (TableSession) session = game_at_step (COLONIA_STEP_ORDERS, 3, 3, COLONIA_TRACKING_FULL);
  GtkWidget *form = g_object_ref_sink (g_object_new (PARLOUR_TYPE_HOLDINGS_FORM, "session", session, NULL));
  const ColoniaEvent *event;
  g_autoptr (GPtrArray) lifts = g_ptr_array_new ();
  int seat = colonia_session_get_state (session)->turn;
  ParlourCounter *money = find_held (session, form, 15, seat);

  list_styled (form, "lift", lifts);
  g_assert_cmpint (lifts->len, ==, 3);
  g_assert_true (gtk_widget_get_child_visible (GTK_WIDGET (find_held (session, form, 1, seat))));
  g_assert_false (gtk_widget_get_child_visible (GTK_WIDGET (money)));
  gtk_toggle_button_set_active (lifts->pdata[find_listed (table_session_get_state (session), seat)], TRUE);
  g_assert_true (gtk_widget_get_child_visible (GTK_WIDGET (money)));
  g_assert_cmpint (parlour_counter_get_value (money), ==,
                   colonia_session_get_state (session)->players[seat].money.n[COLONIA_CITY_LONDON]);

  g_signal_connect_swapped (form, "entered", G_CALLBACK (play_entered), session);
  parlour_counter_set_value (money, 42);
  gtk_editable_set_text (GTK_EDITABLE (find_nth (form, ADW_TYPE_ENTRY_ROW, 0)), "counted again");
  press (find_enter (form));

  event = colonia_record_get_event (table_session_get_record (session),
                                    table_record_get_cursor (table_session_get_record (session)) - 1);
  g_assert_cmpint (event->type, ==, COLONIA_EVENT_CORRECTION);
  g_assert_cmpint (event->player, ==, seat);
  g_assert_cmpint ((int) event->correction.corrects, ==, COLONIA_CORRECTS_MONEY);
  g_assert_cmpint (event->correction.money.n[COLONIA_CITY_LONDON], ==, 42);
  g_assert_cmpstr (event->correction.reason, ==, "counted again");

  parlour_page_update (PARLOUR_PAGE (form));
  g_assert_false (gtk_widget_get_sensitive (find_enter (form)));

  assert_finalized (form);
}

/* Resources come out of the bag, and must be there (ALL-2). */
static void
test_holdings_bag (void)
{
  g_autoptr (TableSession) session = game_at_step (COLONIA_STEP_ORDERS, 3, 3, COLONIA_TRACKING_FULL);
  GtkWidget *form = g_object_ref_sink (g_object_new (PARLOUR_TYPE_HOLDINGS_FORM, "session", session, NULL));

  parlour_counter_set_value (find_held (session, form, 5, 0), 99);
  g_assert_false (gtk_widget_get_sensitive (find_enter (form)));
  g_assert_nonnull (strstr (get_text (GTK_WIDGET (parlour_form_get_bar (PARLOUR_FORM (form))), "reason"), "bag"));

  assert_finalized (form);
}

/* A correction of the past is itself an event of the past. */
static void
test_holdings_fill_in (void)
{
  g_autoptr (TableSession) session = game_at_step (COLONIA_STEP_ORDERS, 3, 3, COLONIA_TRACKING_FULL);
  g_auto (ColoniaEvent) event = { 0 };
  GtkWindow *parent = make_parent ();
  GtkWindow *correction;
  GtkWidget *form;

  colonia_event_init (&event, COLONIA_EVENT_CORRECTION);
  event.player = 2;
  event.correction.corrects = COLONIA_CORRECTS_GOODS;
  event.correction.goods.n[COLONIA_GOOD_PAINTING] = 7;
  event.correction.reason = g_strdup ("lost under the table");
  colonia_session_play (session, &event, TABLE_ROLLER_NONE);

  correction = parlour_correction_new (parent, session, find_event (session, COLONIA_EVENT_CORRECTION));
  form = find_nth (GTK_WIDGET (correction), PARLOUR_TYPE_HOLDINGS_FORM, 0);
  g_assert_cmpint (parlour_counter_get_value (find_held (session, form, 12, 2)), ==, 7);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (find_nth (form, ADW_TYPE_ENTRY_ROW, 0))), ==, "lost under the table");

  destroy (correction);
  destroy (parent);
}

/* How much more there is, or less */

static const ColoniaEvent *
get_last_event (TableSession *session)
{
  const TableRecord *record = table_session_get_record (session);

  return colonia_record_get_event (record, table_record_get_cursor (record) - 1);
}

/* Of everybody, 0, or of who has a column, from 1: of three who play. */
static ParlourCounter *
find_more (GtkWidget *form,
           int        number,
           int        column)
{
  return PARLOUR_COUNTER (find_nth (form, PARLOUR_TYPE_COUNTER, number * 4 + column));
}

/* What everybody gets is said once, and what is said of a family is all that it gets. */
static void
test_change (void)
{
  g_autoptr (TableSession) session = game_at_step (COLONIA_STEP_ORDERS, 3, 3, COLONIA_TRACKING_FULL);
  GtkWidget *form = g_object_ref_sink (g_object_new (PARLOUR_TYPE_CHANGE_FORM, "session", session, NULL));
  GtkWidget *enter = parlour_confirm_bar_get_button (parlour_form_get_bar (PARLOUR_FORM (form)));
  int seat = colonia_state_get_seat (colonia_session_get_state (session), 1);
  const ColoniaEvent *event;

  g_assert_false (gtk_widget_get_sensitive (enter));
  g_assert_false (parlour_page_has_input (PARLOUR_PAGE (form)));

  parlour_counter_set_value (find_more (form, 10, 0), 2);
  g_assert_true (gtk_widget_get_sensitive (enter));
  g_assert_true (parlour_page_has_input (PARLOUR_PAGE (form)));

  /* Here it is the second in the order of play who gets one more. */
  g_assert_cmpint (parlour_counter_get_value (find_more (form, 10, 2)), ==, 2);
  parlour_counter_step (find_more (form, 10, 2), 1);
  g_assert_cmpint (parlour_counter_get_value (find_more (form, 10, 0)), ==, 2);
  g_assert_cmpint (parlour_counter_get_value (find_more (form, 10, 1)), ==, 2);

  g_signal_connect_swapped (form, "entered", G_CALLBACK (play_entered), session);
  gtk_editable_set_text (GTK_EDITABLE (find_nth (form, ADW_TYPE_ENTRY_ROW, 0)), "a fair");
  press (enter);
  event = get_last_event (session);
  g_assert_cmpint (event->type, ==, COLONIA_EVENT_CHANGE);
  g_assert_cmpstr (event->change.reason, ==, "a fair");
  for (int i = 0; i < 3; i++)
    g_assert_cmpint (event->change.players[i].money.n[COLONIA_CITY_LONDON], ==, i == seat ? 3 : 2);

  assert_finalized (form);
}

static void
count_entered (int *n)
{
  *n += 1;
}

/* What the bag has not got everybody sees; who is short of what is nobody else’s business (ALL-2). */
static void
test_change_short (void)
{
  g_autoptr (TableSession) session = game_at_step (COLONIA_STEP_ORDERS, 3, 3, COLONIA_TRACKING_FULL);
  GtkWidget *form = g_object_ref_sink (g_object_new (PARLOUR_TYPE_CHANGE_FORM, "session", session, NULL));
  GtkWidget *enter = parlour_confirm_bar_get_button (parlour_form_get_bar (PARLOUR_FORM (form)));
  int n_entered = 0;

  g_signal_connect_swapped (form, "entered", G_CALLBACK (count_entered), &n_entered);
  parlour_counter_set_value (find_more (form, 0, 0), 19);
  g_assert_false (gtk_widget_get_sensitive (enter));
  parlour_counter_set_value (find_more (form, 0, 0), 0);

  parlour_counter_set_value (find_more (form, 5, 0), -99);
  g_assert_true (gtk_widget_get_sensitive (enter));
  press (enter);
  g_assert_cmpint (n_entered, ==, 0);

  parlour_counter_set_value (find_more (form, 5, 0), 1);
  press (enter);
  g_assert_cmpint (n_entered, ==, 1);

  assert_finalized (form);
}

/* Where the table is right, and not the books, it is entered anyway from the window itself, which closes then, with
 * the page that enters it. */
static void
check_change_anyway (gboolean by_hand)
{
  g_autoptr (TableSession) session = game_at_step (COLONIA_STEP_ORDERS, 3, 3, COLONIA_TRACKING_FULL);
  GtkWindow *parent = make_parent ();
  GtkWindow *aside = parlour_side_dialog_new (parent, session, PARLOUR_TYPE_CHANGE_FORM, "Change Holdings");
  GtkWidget *form = find_nth (GTK_WIDGET (aside), PARLOUR_TYPE_CHANGE_FORM, 0);
  const guint before = table_record_get_cursor (table_session_get_record (session));
  const int seat = colonia_state_get_seat (colonia_session_get_state (session), 0);
  const int saddles = colonia_session_get_state (session)->players[seat].goods.n[COLONIA_GOOD_SADDLE];

  g_object_add_weak_pointer (G_OBJECT (aside), (gpointer *) &aside);
  gtk_window_present (aside);
  parlour_counter_set_value (find_more (form, 5, 1), -1 - saddles);
  press (parlour_confirm_bar_get_button (parlour_form_get_bar (PARLOUR_FORM (form))));
  g_assert_nonnull (aside);
  g_assert_cmpuint (table_record_get_cursor (table_session_get_record (session)), ==, before);

  if (by_hand)
    press (find_anyway (find_nth (GTK_WIDGET (aside), g_type_from_name ("AdwToastWidget"), 0)));
  else
    parlour_page_accept_anyway (PARLOUR_PAGE (form));
  g_assert_null (aside);
  g_assert_cmpuint (table_record_get_cursor (table_session_get_record (session)), ==, before + 2);
  g_assert_cmpint (get_last_event (session)->type, ==, COLONIA_EVENT_CHANGE);
  g_assert_cmpint (colonia_session_get_state (session)->players[seat].goods.n[COLONIA_GOOD_SADDLE], ==, 0);
  table_session_undo (session);
  g_assert_cmpuint (table_record_get_cursor (table_session_get_record (session)), ==, before);

  destroy (parent);
}

static void
test_change_anyway (void)
{
  check_change_anyway (TRUE);
  check_change_anyway (FALSE);
}

static void
fill_in_holdings (GtkWidget *form)
{
  parlour_counter_step (PARLOUR_COUNTER (find_nth (form, PARLOUR_TYPE_COUNTER, 10 * 3)), 1);
}

static void
fill_in_change (GtkWidget *form)
{
  parlour_counter_set_value (find_more (form, 5, 0), 2);
}

static void
fill_in_note (GtkWidget *form)
{
  gtk_editable_set_text (GTK_EDITABLE (find_child (form, "text")), "Pizza");
}

/* Closes a window as Escape does, and tells whether it is gone. */
static gboolean
close_window (GtkWindow **window)
{
  gtk_window_close (*window);
  while (g_main_context_iteration (NULL, FALSE))
    continue;

  return *window == NULL;
}

/* What is filled in is not lost without a word, and where nothing is nobody is asked. */
static void
check_close (GType type,
             void (*fill_in) (GtkWidget *form))
{
  g_autoptr (TableSession) session = game_at_step (COLONIA_STEP_ORDERS, 3, 3, COLONIA_TRACKING_FULL);
  const guint before = table_record_get_cursor (table_session_get_record (session));
  GtkWindow *parent = make_parent ();

  for (int filled = 0; filled < 2; filled++)
    {
      GtkWindow *aside = parlour_side_dialog_new (parent, session, type, "Aside");

      g_object_add_weak_pointer (G_OBJECT (aside), (gpointer *) &aside);
      gtk_window_present (aside);
      while (g_main_context_iteration (NULL, FALSE))
        continue;
      if (filled == 0)
        {
          g_assert_true (close_window (&aside));
          g_assert_null (find_dialog ());
          continue;
        }

      fill_in (find_nth (GTK_WIDGET (aside), type, 0));
      g_assert_false (close_window (&aside));
      answer ("keep");
      g_assert_nonnull (aside);
      g_assert_true (parlour_page_has_input (PARLOUR_PAGE (find_nth (GTK_WIDGET (aside), type, 0))));
      g_assert_false (close_window (&aside));
      /* The question goes with it. */
      adw_message_dialog_response (find_dialog (), "leave");
      while (g_main_context_iteration (NULL, FALSE))
        continue;
      g_assert_null (aside);
      g_assert_null (find_dialog ());
    }
  g_assert_cmpuint (table_record_get_cursor (table_session_get_record (session)), ==, before);

  destroy (parent);
}

static void
test_close (void)
{
  check_close (PARLOUR_TYPE_HOLDINGS_FORM, fill_in_holdings);
  check_close (PARLOUR_TYPE_CHANGE_FORM, fill_in_change);
  check_close (PARLOUR_TYPE_NOTE_FORM, fill_in_note);
}

/* Whoever opens it types a number, and what is emptied is as the books have it until there is another number. */
static void
test_holdings_emptied (void)
{
  g_autoptr (TableSession) session = game_at_step (COLONIA_STEP_ORDERS, 3, 3, COLONIA_TRACKING_FULL);
  const GType forms[] = { PARLOUR_TYPE_CHANGE_FORM, PARLOUR_TYPE_HOLDINGS_FORM };
  GtkWindow *parent = make_parent ();

  for (guint i = 0; i < G_N_ELEMENTS (forms); i++)
    {
      GtkWindow *aside = parlour_side_dialog_new (parent, session, forms[i], "Aside");
      GtkWidget *page, *counter;
      int books;

      gtk_window_present (aside);
      while (g_main_context_iteration (NULL, FALSE))
        continue;
      page = find_nth (GTK_WIDGET (aside), forms[i], 0);
      counter = find_nth (page, PARLOUR_TYPE_COUNTER, 0);
      g_assert_true (gtk_window_get_focus (aside) == counter);
      books = parlour_counter_get_value (PARLOUR_COUNTER (counter));
      parlour_counter_type_digit (PARLOUR_COUNTER (counter), 7);
      g_assert_true (parlour_page_has_input (PARLOUR_PAGE (page)));
      parlour_counter_take_back (PARLOUR_COUNTER (counter));
      g_assert_cmpint (parlour_counter_get_value (PARLOUR_COUNTER (counter)), ==, books);
      g_assert_false (parlour_page_has_input (PARLOUR_PAGE (page)));
      if (forms[i] == PARLOUR_TYPE_HOLDINGS_FORM)
        {
          g_assert_cmpint (books, >, 0);
          g_assert_cmpstr (get_text (counter, "number"), ==, "");
          gtk_window_set_focus (aside, NULL);
          g_assert_cmpint (atoi (get_text (counter, "number")), ==, books);
        }
      gtk_window_destroy (aside);
    }

  destroy (parent);
}

/* A number with a sign: + and − count, and digits say how many more or, after −, fewer. */
static void
test_change_typed (void)
{
  ParlourCounter *counter = PARLOUR_COUNTER (g_object_ref_sink (parlour_counter_new (0, 99)));

  parlour_counter_set_signed (counter, 99);
  parlour_counter_type_digit (counter, 4);
  g_assert_cmpint (parlour_counter_get_value (counter), ==, 4);
  parlour_counter_type_digit (counter, 2);
  g_assert_cmpint (parlour_counter_get_value (counter), ==, 42);
  parlour_counter_take_back (counter);
  parlour_counter_take_back (counter);
  g_assert_cmpint (parlour_counter_get_value (counter), ==, 0);

  parlour_counter_step (counter, -1);
  g_assert_cmpstr (get_text (GTK_WIDGET (counter), "number"), ==, "−1");
  parlour_counter_type_digit (counter, 1);
  parlour_counter_type_digit (counter, 2);
  g_assert_cmpint (parlour_counter_get_value (counter), ==, -12);
  g_assert_cmpstr (get_text (GTK_WIDGET (counter), "number"), ==, "−12");
  parlour_counter_take_back (counter);
  g_assert_cmpint (parlour_counter_get_value (counter), ==, -1);

  parlour_counter_set_value (counter, -100);
  g_assert_cmpint (parlour_counter_get_value (counter), ==, -99);
  parlour_counter_set_value (counter, 3);
  g_assert_cmpstr (get_text (GTK_WIDGET (counter), "number"), ==, "+3");

  assert_finalized (GTK_WIDGET (counter));
}

/* What was entered is all there again, but for what only one may know. */
static void
test_change_fill_in (void)
{
  g_autoptr (TableSession) session = game_at_step (COLONIA_STEP_ORDERS, 3, 3, COLONIA_TRACKING_FULL);
  ColoniaEvent event = { .type = COLONIA_EVENT_CHANGE, .player = COLONIA_NOBODY };
  g_autoptr (GPtrArray) lifts = g_ptr_array_new ();
  GtkWindow *parent = make_parent ();
  GtkWindow *correction;
  GtkWidget *form;

  for (int seat = 0; seat < 3; seat++)
    event.change.players[seat].resources.n[COLONIA_RESOURCE_LEATHER] = 1;
  event.change.players[colonia_state_get_seat (colonia_session_get_state (session), 0)].goods.n[COLONIA_GOOD_SADDLE] = 2;
  event.change.reason = (char *) "a fair";
  colonia_session_play (session, &event, TABLE_ROLLER_NONE);

  correction = parlour_correction_new (parent, session, find_event (session, COLONIA_EVENT_CHANGE));
  form = find_nth (GTK_WIDGET (correction), PARLOUR_TYPE_CHANGE_FORM, 0);
  g_assert_cmpint (parlour_counter_get_value (find_more (form, 0, 0)), ==, 1);
  g_assert_cmpint (parlour_counter_get_value (find_more (form, 5, 0)), ==, 0);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (find_nth (form, ADW_TYPE_ENTRY_ROW, 0))), ==, "a fair");
  list_styled (form, "lift", lifts);
  g_assert_cmpint (lifts->len, ==, 3);

  g_assert_false (gtk_widget_get_child_visible (GTK_WIDGET (find_more (form, 5, 1))));
  gtk_toggle_button_set_active (lifts->pdata[0], TRUE);
  g_assert_true (gtk_widget_get_child_visible (GTK_WIDGET (find_more (form, 5, 1))));
  g_assert_false (gtk_widget_get_child_visible (GTK_WIDGET (find_more (form, 5, 2))));
  g_assert_cmpint (parlour_counter_get_value (find_more (form, 5, 1)), ==, 2);
  gtk_toggle_button_set_active (lifts->pdata[0], FALSE);
  g_assert_false (gtk_widget_get_child_visible (GTK_WIDGET (find_more (form, 5, 1))));

  destroy (correction);
  destroy (parent);
}

static int
count_saddles (TableSession *session)
{
  return colonia_session_get_state (session)->players[2].goods.n[COLONIA_GOOD_SADDLE];
}

/* What was counted later is not changed without a word, nor is what changes before it lost without one. */
static void
test_change_before_count (void)
{
  g_autoptr (TableSession) session = game_at_step (COLONIA_STEP_ORDERS, 3, 3, COLONIA_TRACKING_FULL);
  ColoniaEvent count = { .type = COLONIA_EVENT_CORRECTION, .player = 2 };
  GtkWindow *parent = make_parent ();
  GtkWindow *window;
  GtkWidget *widget, *form;

  count.correction.corrects = COLONIA_CORRECTS_GOODS;
  count.correction.goods.n[COLONIA_GOOD_SADDLE] = 7;
  colonia_session_play (session, &count, TABLE_ROLLER_NONE);

  window = parlour_correction_new_inserting (parent, session, find_event (session, COLONIA_EVENT_CORRECTION));
  widget = GTK_WIDGET (window);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (find_child (widget, "change_button")), TRUE);
  form = find_nth (widget, PARLOUR_TYPE_CHANGE_FORM, 0);
  parlour_counter_set_value (find_more (form, 5, 0), 2);
  press (parlour_confirm_bar_get_button (parlour_form_get_bar (PARLOUR_FORM (form))));

  /* It is asked before anything is changed. */
  g_assert_true (gtk_widget_get_visible (find_child (widget, "counts")));
  g_assert_true (g_str_has_suffix (get_text (widget, "swallowed"), ": Saddles +2"));
  g_assert_cmpint (count_saddles (session), ==, 7);
  g_assert_true (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (find_child (widget, "keep_button"))));

  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (find_child (widget, "add_button")), TRUE);
  g_assert_true (gtk_widget_get_visible (find_child (widget, "counts")));
  gtk_widget_activate_action (widget, "correction.accept", NULL);
  g_assert_cmpint (count_saddles (session), ==, 9);

  /* One undo takes all of it back. */
  table_session_undo (session);
  g_assert_cmpint (count_saddles (session), ==, 7);

  destroy (parent);
}

/* What the processor works until it is known how high a note is, in some widths. */
static clock_t
measure_note (const char *text)
{
  g_autoptr (TableSession) session = game_at_step (COLONIA_STEP_ORDERS, 1, 3, COLONIA_TRACKING_FULL);
  GListModel *chronicle = table_session_get_chronicle (session);
  GtkWidget *row = g_object_ref_sink (g_object_new (PARLOUR_TYPE_CHRONICLE_ROW, NULL));
  g_autoptr (TableLine) line = NULL;
  g_auto (ColoniaEvent) note = { 0 };
  clock_t begin;

  colonia_event_init (&note, COLONIA_EVENT_NOTE);
  note.text = g_strdup (text);
  colonia_session_play (session, &note, TABLE_ROLLER_NONE);
  line = g_list_model_get_item (chronicle, g_list_model_get_n_items (chronicle) - 1);
  parlour_chronicle_row_show (PARLOUR_CHRONICLE_ROW (row), session, table_session_get_chronicle (session), line, FALSE);

  begin = clock ();
  for (int width = 300; width < 304; width++)
    gtk_widget_measure (row, GTK_ORIENTATION_VERTICAL, width, NULL, NULL, NULL, NULL);
  begin = clock () - begin;

  assert_finalized (row);

  return begin;
}

/* What is no word takes not much longer than words do. Pango alone takes it for one,
 * and thirty times as long. */
static void
test_long_word (void)
{
  g_autofree char *word = g_strnfill (10000, 'x');
  g_autofree char *words = g_strdup (word);

  for (char *space = words + 4; space < words + 9999; space += 5)
    *space = ' ';

  g_test_message ("%ld for a word, %ld for words", (long) measure_note (word), (long) measure_note (words));
  g_assert_cmpint (measure_note (word), <, 8 * measure_note (words));
}

static void
test_note (void)
{
  g_autoptr (TableSession) session = game_at_step (COLONIA_STEP_ORDERS, 1, 3, COLONIA_TRACKING_ESSENTIALS);
  GtkWindow *parent = make_parent ();
  GtkWindow *aside = parlour_side_dialog_new (parent, session, PARLOUR_TYPE_NOTE_FORM, "Note");
  GtkWidget *form = find_nth (GTK_WIDGET (aside), PARLOUR_TYPE_NOTE_FORM, 0);
  const ColoniaEvent *event;

  g_object_add_weak_pointer (G_OBJECT (aside), (gpointer *) &aside);
  gtk_window_present (aside);
  g_assert_false (gtk_widget_get_sensitive (find_child (form, "enter_button")));
  gtk_editable_set_text (GTK_EDITABLE (find_child (form, "text")), " <b>Pizza</b> ");
  press (find_child (form, "enter_button"));
  g_assert_null (aside);

  event = colonia_record_get_event (table_session_get_record (session),
                                    table_record_get_cursor (table_session_get_record (session)) - 1);
  g_assert_cmpint (event->type, ==, COLONIA_EVENT_NOTE);
  g_assert_cmpstr (event->text, ==, "<b>Pizza</b>");

  destroy (parent);
}

/* A note is a line: its window is small, typing begins there at once, and afterwards the focus is where it was. */
static void
test_note_window (void)
{
  g_autoptr (TableSession) session = game_at_step (COLONIA_STEP_ORDERS, 1, 3, COLONIA_TRACKING_ESSENTIALS);
  GtkWindow *parent = make_parent ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *buttons[2];
  GtkWidget *form, *focus;
  GtkWindow *aside;
  int width, height;

  for (int i = 0; i < 2; i++)
    {
      buttons[i] = gtk_button_new_with_label ("Pass");
      gtk_box_append (GTK_BOX (box), buttons[i]);
    }
  gtk_window_set_child (parent, box);
  gtk_window_present (parent);
  gtk_widget_grab_focus (buttons[1]);

  aside = parlour_side_dialog_new (parent, session, PARLOUR_TYPE_NOTE_FORM, "Note");
  form = find_nth (GTK_WIDGET (aside), PARLOUR_TYPE_NOTE_FORM, 0);
  gtk_window_get_default_size (aside, &width, &height);
  g_assert_cmpint (height, ==, -1);
  gtk_window_present (aside);
  while (g_main_context_iteration (NULL, FALSE))
    continue;
  focus = gtk_window_get_focus (aside);
  g_assert_true (GTK_IS_TEXT (focus));
  g_assert_true (gtk_widget_is_ancestor (focus, find_child (form, "text")));
  gtk_window_set_focus (parent, NULL);
  gtk_window_destroy (aside);
  g_assert_true (gtk_window_get_focus (parent) == buttons[1]);

  destroy (parent);
}

/* What is corrected is in front, and not the way out. */
static void
test_correction_focus (void)
{
  g_autoptr (TableSession) session = game_at_step (COLONIA_STEP_ORDERS, 2, 4, COLONIA_TRACKING_FULL);
  const struct {
    ColoniaEventType type;
    const char *place;
  } events[] = {
    /* Who passed had nothing to order, too. */
    { COLONIA_EVENT_PASS, "action_place" },
    { COLONIA_EVENT_FAMILY_CARDS, "place" },
    { COLONIA_EVENT_WEEK_CARD, "place" },
  };
  GtkWindow *parent = make_parent ();

  for (gsize i = 0; i < G_N_ELEMENTS (events); i++)
    {
      GtkWindow *correction = parlour_correction_new (parent, session, find_event (session, events[i].type));
      GtkWidget *focus;

      gtk_window_present (correction);
      while (g_main_context_iteration (NULL, FALSE))
        continue;
      focus = gtk_window_get_focus (correction);
      g_assert_nonnull (focus);
      g_assert_true (gtk_widget_is_ancestor (focus, find_child (GTK_WIDGET (correction), events[i].place)));
      destroy (correction);
    }

  destroy (parent);
}

/* What was replaced */

static void
take_out (TableSession *session,
          guint         index)
{
  g_autoptr (TableRevision) revision = colonia_session_try_revision (session, index, NULL, TABLE_ROLLER_NONE);

  table_session_accept (session, revision);
}

static const char *
get_set_aside_page (GtkWindow *window)
{
  GtkWidget *page = gtk_stack_get_visible_child (GTK_STACK (find_child (GTK_WIDGET (window), "pages")));
  static const char *const names[] = { "nothing_page", "list_page", "lines_page" };

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    if (page == find_child (GTK_WIDGET (window), names[i]))
      return names[i];

  g_assert_not_reached ();
}

static GtkWindow *
find_set_aside_window (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (PARLOUR_IS_SET_ASIDE_WINDOW (window))
        return window;
    }

  g_assert_not_reached ();
}

static void
choose (GtkWindow *window,
        guint      position)
{
  g_signal_emit_by_name (find_child (GTK_WIDGET (window), "list"), "activate", position);
  iterate_until_idle ();
}

/* What stood there is looked at, and gone back to from the chronicle. */
static void
test_set_aside (void)
{
  g_autoptr (TableSession) session = game_at_step (COLONIA_STEP_ORDERS, 2, 4, COLONIA_TRACKING_FULL);
  guint cursor = table_record_get_cursor (table_session_get_record (session));
  guint index = find_event (session, COLONIA_EVENT_FAMILY_CARDS);
  g_autoptr (TableLine) line = g_list_model_get_item (table_session_get_chronicle (session), index);
  GtkWindow *parent = make_parent ();
  GtkWindow *window = parlour_chronicle_window_new (parent, session);
  GtkWidget *button = find_child (find_child (GTK_WIDGET (window), "view"), "set_aside_button");
  g_autofree char *told = NULL;
  GtkWindow *asides;
  GtkWidget *row;

  g_signal_connect_swapped (window, "made", G_CALLBACK (keep_told), &told);
  gtk_window_present (window);
  g_assert_false (gtk_widget_get_visible (button));
  take_out (session, index);
  g_assert_true (gtk_widget_get_visible (button));

  gtk_widget_activate_action (GTK_WIDGET (window), "game.show-set-aside", NULL);
  asides = find_set_aside_window ();
  wait_for_rows (GTK_WIDGET (asides), g_type_from_name ("ParlourSetAsideRow"), 1);
  g_assert_cmpstr (get_set_aside_page (asides), ==, "list_page");
  row = find_nth (GTK_WIDGET (asides), g_type_from_name ("ParlourSetAsideRow"), 0);
  g_assert_cmpstr (get_text (row, "sentence"), ==, line->sentence);
  g_assert_true (g_str_has_prefix (get_text (row, "time"), "Today at "));
  g_assert_true (g_str_has_prefix (get_text (row, "extent"), "Week 2 of 6, Tuesday · "));

  choose (asides, 0);
  g_assert_cmpstr (get_set_aside_page (asides), ==, "lines_page");
  wait_for_rows (GTK_WIDGET (asides), PARLOUR_TYPE_LOOK_BACK_ROW, (int) (cursor - index));
  row = find_nth (GTK_WIDGET (asides), PARLOUR_TYPE_LOOK_BACK_ROW, 0);
  g_assert_cmpstr (get_text (row, "sentence"), ==, line->sentence);
  g_assert_false (gtk_widget_has_css_class (row, "undone"));
  gtk_widget_activate_action (GTK_WIDGET (asides), "set-aside.list", NULL);
  g_assert_cmpstr (get_set_aside_page (asides), ==, "list_page");

  choose (asides, 0);
  g_object_add_weak_pointer (G_OBJECT (asides), (gpointer *) &asides);
  press (find_child (GTK_WIDGET (asides), "go_button"));
  g_assert_null (asides);
  g_assert_cmpstr (told, ==, "What was set aside is in its place again.");
  g_assert_cmpuint (table_record_get_cursor (table_session_get_record (session)), ==, cursor);

  /* Back and forth where the chronicle is. */
  gtk_widget_activate_action (GTK_WIDGET (window), "game.undo", NULL);
  g_assert_cmpuint (table_record_get_cursor (table_session_get_record (session)), ==, index);
  gtk_widget_activate_action (GTK_WIDGET (window), "game.redo", NULL);
  g_assert_cmpuint (table_record_get_cursor (table_session_get_record (session)), ==, cursor);

  destroy (window);
  destroy (parent);
}

/* What is undone or waits is told as undone, and what happens meanwhile leads back to
 * the list. */
static void
test_set_aside_waiting (void)
{
  g_autoptr (TableSession) session = game_at_step (COLONIA_STEP_ORDERS, 2, 4, COLONIA_TRACKING_FULL);
  GtkWindow *parent = make_parent ();
  GtkWindow *window;
  GtkWidget *row;
  guint n_waiting;

  take_out (session, find_event (session, COLONIA_EVENT_FAMILY_CARDS));
  n_waiting = table_session_count_waiting (session);
  table_session_stop_waiting (session);
  window = parlour_set_aside_window_new (parent, session);
  gtk_window_present (window);
  wait_for_rows (GTK_WIDGET (window), g_type_from_name ("ParlourSetAsideRow"), 2);

  choose (window, 0);
  wait_for_rows (GTK_WIDGET (window), PARLOUR_TYPE_LOOK_BACK_ROW, (int) n_waiting);
  row = find_nth (GTK_WIDGET (window), PARLOUR_TYPE_LOOK_BACK_ROW, 0);
  g_assert_true (gtk_widget_has_css_class (row, "undone"));

  /* Both are in their places again. */
  table_session_undo (session);
  g_assert_cmpstr (get_set_aside_page (window), ==, "list_page");
  table_session_undo (session);
  wait_for_rows (GTK_WIDGET (window), g_type_from_name ("ParlourSetAsideRow"), 0);

  destroy (window);
  destroy (parent);
}

/* What another program has left there and is nothing of the game. */
static void
test_set_aside_unreadable (void)
{
  static const char text[] =
    "{\"format\":\"kontor-record\",\"version\":1,\"game\":\"colonia\",\"tracking\":\"scoring\","
    "\"players\":[{\"name\":\"Anna\",\"color\":\"red\"},{\"name\":\"Bram\",\"color\":\"blue\"},"
    "{\"name\":\"Clara\",\"color\":\"green\"}],\"events\":[],"
    "\"earlier\":[{\"after\":7,\"events\":[{\"type\":\"note\",\"text\":\"Rain\"}]}]}";
  g_autoptr (TableSession) session = written_session (text);
  GtkWindow *parent = make_parent ();
  GtkWindow *window = parlour_set_aside_window_new (parent, session);
  GtkWidget *row;

  gtk_window_present (window);
  wait_for_rows (GTK_WIDGET (window), g_type_from_name ("ParlourSetAsideRow"), 1);
  row = find_nth (GTK_WIDGET (window), g_type_from_name ("ParlourSetAsideRow"), 0);
  g_assert_cmpstr (get_text (row, "sentence"), ==, "This cannot be read any more.");
  g_assert_false (gtk_widget_get_visible (find_child (row, "time")));
  choose (window, 0);
  g_assert_true (gtk_widget_get_visible (find_child (GTK_WIDGET (window), "unreadable")));
  g_assert_false (gtk_widget_get_visible (find_child (GTK_WIDGET (window), "lines_place")));

  destroy (window);
  destroy (parent);
}

/* What becomes of what is undone is said, too, and that nothing is for good. */
static void
test_summary (void)
{
  g_autoptr (TableSession) session = game_where (is_some_orders_later, NULL, 4, COLONIA_TRACKING_FULL);
  guint index = find_event (session, COLONIA_EVENT_FAMILY_CARDS);
  GtkWindow *parent = make_parent ();
  GtkWindow *correction;

  table_session_go_to (session, index + 1);
  correction = parlour_correction_new_taking_out (parent, session, index);
  g_assert_nonnull (strstr (get_text (GTK_WIDGET (correction), "summary"), "undone can be redone no more"));
  g_assert_nonnull (strstr (get_text (GTK_WIDGET (correction), "summary"), "Undo takes all of this back."));
  destroy (correction);

  table_session_go_to (session, table_record_get_n_known (table_session_get_record (session)));
  correction = parlour_correction_new_taking_out (parent, session, index);
  g_assert_nonnull (strstr (get_text (GTK_WIDGET (correction), "summary"),
                            "wait until the game comes to them, even if it is closed before that."));
  g_assert_null (strstr (get_text (GTK_WIDGET (correction), "summary"), "redone no more"));
  destroy (correction);

  destroy (parent);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  pardon_libadwaita ();
  adw_init ();

  g_test_add_func ("/chronicle/view", test_view);
  g_test_add_func ("/chronicle/rows", test_rows);
  g_test_add_func ("/chronicle/late layout", test_late_layout);
  g_test_add_func ("/chronicle/far back", test_far_back);
  g_test_add_func ("/chronicle/out of sight", test_out_of_sight);
  g_test_add_func ("/chronicle/day", test_show_day);
  g_test_add_func ("/chronicle/new event", test_new_event);
  g_test_add_func ("/chronicle/painted", test_painted);
  g_test_add_func ("/chronicle/follow", test_follow);
  g_test_add_func ("/chronicle/follow again", test_follow_again);
  g_test_add_func ("/chronicle/held rows", test_held_rows);
  g_test_add_func ("/chronicle/go back", test_go_back);
  g_test_add_func ("/chronicle/open last", test_open_last);
  g_test_add_func ("/chronicle/open any", test_open_any);
  g_test_add_func ("/chronicle/open one", test_open_one);
  g_test_add_func ("/chronicle/open cut", test_open_cut);
  g_test_add_func ("/chronicle/redo instead", test_redo_instead);
  g_test_add_func ("/chronicle/passes", test_passes);
  g_test_add_func ("/chronicle/SAT-1 saturday", test_saturday);
  g_test_add_func ("/players", test_players);
  g_test_add_func ("/namesakes", test_namesakes);
  g_test_add_func ("/correction/correct", test_correct);
  g_test_add_func ("/correction/insert", test_insert);
  g_test_add_func ("/correction/insert/over-game", test_insert_over_game);
  g_test_add_func ("/correction/stay", test_stay);
  g_test_add_func ("/correction/correct alone", test_correct_alone);
  g_test_add_func ("/correction/take out", test_take_out);
  g_test_add_func ("/correction/impossible", test_impossible);
  g_test_add_func ("/correction/draw", test_corrected_draw);
  g_test_add_func ("/correction/undone meanwhile", test_undone_meanwhile);
  g_test_add_func ("/correction/every event", test_every_event);
  g_test_add_func ("/correction/rows", test_change_rows);
  g_test_add_func ("/correction/rows-covered", test_change_rows_covered);
  g_test_add_func ("/correction/row-left-out", test_change_row_left_out);
  g_test_add_func ("/holdings/ALL-1 members", test_holdings_members);
  g_test_add_func ("/holdings/money", test_holdings_money);
  g_test_add_func ("/holdings/of all", test_holdings_of_all);
  g_test_add_func ("/holdings/of all/moved", test_holdings_moved);
  g_test_add_func ("/holdings/of all/exchanged", test_holdings_exchanged);
  g_test_add_func ("/aside/close", test_close);
  g_test_add_func ("/holdings/ALL-2 bag", test_holdings_bag);
  g_test_add_func ("/holdings/fill in", test_holdings_fill_in);
  g_test_add_func ("/holdings/emptied", test_holdings_emptied);
  g_test_add_func ("/change/for-all", test_change);
  g_test_add_func ("/change/short", test_change_short);
  g_test_add_func ("/change/anyway", test_change_anyway);
  g_test_add_func ("/change/typed", test_change_typed);
  g_test_add_func ("/change/fill-in", test_change_fill_in);
  g_test_add_func ("/change/before-count", test_change_before_count);
  g_test_add_func ("/note", test_note);
  g_test_add_func ("/note/long word", test_long_word);
  g_test_add_func ("/note/window", test_note_window);
  g_test_add_func ("/correction/focus", test_correction_focus);
  g_test_add_func ("/correction/summary", test_summary);
  g_test_add_func ("/set-aside", test_set_aside);
  g_test_add_func ("/set-aside/waiting", test_set_aside_waiting);
  g_test_add_func ("/set-aside/unreadable", test_set_aside_unreadable);

  return g_test_run ();
}

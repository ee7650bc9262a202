/* test-ending.c: the count, the end, and what is handed out
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-end-window.h"
#include "colonia-ending.h"
#include "colonia-glass.h"
#include "colonia-parts.h"
#include "colonia-piece.h"
#include "colonia-record.h"
#include "colonia-score.h"
#include "colonia-session.h"
#include "colonia-terms.h"
#include "colonia-typed.h"
#include "colonia-words.h"
#include "games.h"
#include "hand-out.h"
#include "parlour-banner.h"
#include "parlour-counter.h"
#include "parlour-end-score.h"
#include "parlour-event-form.h"
#include "parlour-hand-out.h"
#include "parlour-the-end.h"
#include "parlour-widgets.h"
#include "table-simulation.h"
#include "widgets.h"

#include <string.h>

/* A telephone's width without the margins of the page. */
#define PHONE (360 - 36)

static const char *
get_text (GtkWidget  *widget,
          const char *id)
{
  return gtk_label_get_label (GTK_LABEL (find_child (widget, id)));
}

static void
press (GtkWidget *button)
{
  g_assert_true (gtk_widget_is_sensitive (button));
  g_signal_emit_by_name (button, "clicked");
}

static void
act (GtkWidget  *widget,
     const char *action)
{
  g_assert_true (gtk_widget_activate_action (widget, action, NULL));
}

static void
keep_event (ColoniaEvent      **kept,
            const ColoniaEvent *event)
{
  g_clear_pointer (kept, colonia_event_free);
  *kept = colonia_event_copy (event);
}

/* The widest thing on a page, for the message. */
static void
tell_widths (GtkWidget *widget,
             int        depth)
{
  int minimum;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  if (minimum > PHONE)
    g_test_message ("%*s%s: %d", depth, "", G_OBJECT_TYPE_NAME (widget), minimum);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    tell_widths (child, depth + 2);
}

static void
check_fits_phone (GtkWidget *page)
{
  int minimum;

  tell_widths (page, 0);
  gtk_widget_measure (page, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  g_assert_cmpint (minimum, <=, PHONE);
}

/* The count */

/* By the id of a part of the score. */
static GtkWidget *
find_part (GtkWidget  *widget,
           const char *id)
{
  GtkWidget *found = NULL;

  if (g_str_equal (gtk_widget_get_name (widget), id))
    return widget;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_part (child, id);

  return found;
}

static GtkWidget *
find_styled (GtkWidget  *widget,
             const char *css_class,
             int         n)
{
  g_autoptr (GPtrArray) found = g_ptr_array_new ();

  list_styled (widget, css_class, found);

  return n < (int) found->len ? found->pdata[n] : NULL;
}

static int
count_tags (GtkWidget *page)
{
  g_autoptr (GPtrArray) found = g_ptr_array_new ();

  list_styled (page, "tag", found);

  return (int) found->len;
}

/* Those of who counts first. */
static void
add_relic (GtkWidget *page,
           int        points)
{
  press (find_styled (page, "number-offer", points - 1));
}

static void
press_tag (GtkWidget *page,
           int        tag,
           gboolean   removes)
{
  GtkWidget *mark = gtk_widget_get_first_child (find_styled (page, "tag", tag));

  press (removes ? gtk_widget_get_next_sibling (mark) : mark);
}

/* Of who counts in a column, from 0. */
static ParlourCounter *
find_number (GtkWidget *page,
             int        row,
             int        column)
{
  const int n_players = parlour_page_get_state (PARLOUR_PAGE (page))->n_players;

  return PARLOUR_COUNTER (find_nth (page, PARLOUR_TYPE_COUNTER, row * n_players + column));
}

static const char *
get_total (GtkWidget *page)
{
  return gtk_label_get_label (GTK_LABEL (find_part (page, "total")));
}

static GtkWidget *
open_count (TableSession *session)
{
  g_assert_true (parlour_game_find (&colonia_game)->find_page (table_session_get_state (session)) == G_TYPE_NONE);

  return g_object_ref_sink (g_object_new (PARLOUR_TYPE_EVENT_FORM, "session", session, NULL));
}

/* END-2's example: relics 1+2+2+3+3, a 5 in a shrine, one window: 23. */
static void
test_count_example (void)
{
  g_autoptr (TableSession) session = game_at_step (COLONIA_STEP_FINAL_HOLDINGS, 0, 3, COLONIA_TRACKING_SCORING);
  GtkWidget *page = open_count (session);
  GtkWidget *bar = parlour_page_get_action (PARLOUR_PAGE (page));
  ColoniaEvent *event = NULL;
  const int relics[] = { 1, 2, 2, 3, 3, 5 };

  g_assert_false (parlour_page_has_input (PARLOUR_PAGE (page)));
  g_assert_false (gtk_widget_get_sensitive (parlour_confirm_bar_get_button (PARLOUR_CONFIRM_BAR (bar))));
  for (gsize i = 0; i < G_N_ELEMENTS (relics); i++)
    add_relic (page, relics[i]);
  press_tag (page, 5, FALSE);
  g_assert_true (parlour_page_has_input (PARLOUR_PAGE (page)));
  parlour_counter_set_value (find_number (page, 0, 0), 7);
  g_assert_cmpstr (get_total (page), ==, "23");
  g_assert_cmpint (count_tags (page), ==, 6);
  check_fits_phone (page);
  check_fits_phone (bar);

  parlour_counter_set_value (find_number (page, 4, 1), 11);
  parlour_counter_set_value (find_number (page, 5, 2), 12);
  g_signal_connect_swapped (page, "entered", G_CALLBACK (keep_event), &event);
  press (parlour_confirm_bar_get_button (PARLOUR_CONFIRM_BAR (bar)));

  g_assert_nonnull (event);
  g_assert_cmpint (event->type, ==, COLONIA_EVENT_FINAL_HOLDINGS);
  g_assert_cmpint (event->holdings[0].money.n[COLONIA_CITY_LONDON], ==, 7);
  g_assert_cmpint (event->holdings[0].n_relics, ==, 6);
  g_assert_cmpint (event->holdings[0].relics[5].points, ==, 5);
  g_assert_true (event->holdings[0].relics[5].shrine);
  g_assert_false (event->holdings[0].relics[4].shrine);
  g_assert_cmpint (event->holdings[1].goods, ==, 11);
  g_assert_cmpint (event->holdings[2].resources, ==, 12);
  colonia_event_free (event);

  assert_finalized (page);
}

/* There are four shrines (SET-9). */
static void
test_count_shrines (void)
{
  g_autoptr (TableSession) session = game_at_step (COLONIA_STEP_FINAL_HOLDINGS, 0, 4, COLONIA_TRACKING_SCORING);
  GtkWidget *page = open_count (session);
  GtkWidget *button = parlour_confirm_bar_get_button (PARLOUR_CONFIRM_BAR (parlour_page_get_action (PARLOUR_PAGE (page))));

  for (int i = 0; i < 5; i++)
    {
      g_assert_true (i == 0 || gtk_widget_get_sensitive (button));
      add_relic (page, 2);
      press_tag (page, i, FALSE);
    }
  g_assert_false (gtk_widget_get_sensitive (button));
  g_assert_cmpstr (get_total (page), ==, "–");

  press_tag (page, 2, FALSE);
  g_assert_true (gtk_widget_get_sensitive (button));
  g_assert_cmpstr (get_total (page), ==, "18");

  press_tag (page, 0, TRUE);
  g_assert_cmpint (count_tags (page), ==, 4);
  g_assert_cmpstr (get_total (page), ==, "14");

  assert_finalized (page);
}

/* In pixels, of a number. */
#define ROUNDING 2

/* However many relics are entered, and however much there is of anything, what is
 * pressed next stays where it is. */
static void
test_count_still (void)
{
  g_autoptr (TableSession) session = game_at_step (COLONIA_STEP_FINAL_HOLDINGS, 0, 4, COLONIA_TRACKING_SCORING);
  GtkWidget *page = open_count (session);
  GtkWidget *counter = GTK_WIDGET (find_number (page, 0, 0)), *offer = find_styled (page, "number-offer", 0);
  const GtkAllocation allocation = { 0, 0, PHONE, 4000 };
  graphene_rect_t before, after;
  int width, grown;

  add_relic (page, 1);
  gtk_widget_measure (counter, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  gtk_widget_measure (page, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
  gtk_widget_size_allocate (page, &allocation, -1);
  g_assert_true (gtk_widget_compute_bounds (offer, page, &before));

  for (int i = 0; i < 20; i++)
    add_relic (page, 5);
  parlour_counter_set_value (PARLOUR_COUNTER (counter), 8888);
  gtk_widget_measure (counter, GTK_ORIENTATION_HORIZONTAL, -1, &grown, NULL, NULL, NULL);
  /* The room for digits is rounded, and newer toolkits add them up before. */
  g_assert_cmpint (grown, <=, width + ROUNDING);
  gtk_widget_measure (page, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
  gtk_widget_size_allocate (page, &allocation, -1);
  g_assert_true (gtk_widget_compute_bounds (offer, page, &after));
  g_assert_cmpfloat (after.origin.y, ==, before.origin.y);

  assert_finalized (page);
}

static void
test_count_nothing_lost (void)
{
  g_autoptr (TableSession) session = game_at_step (COLONIA_STEP_FINAL_HOLDINGS, 6, 5, COLONIA_TRACKING_ESSENTIALS);
  g_autoptr (TableSession) before = NULL;
  GtkWidget *page = open_count (session);
  ColoniaEvent *event = NULL;
  guint index = table_record_get_cursor (table_session_get_record (session));

  add_relic (page, 4);
  parlour_counter_set_value (find_number (page, 1, 0), 13);
  parlour_page_update (PARLOUR_PAGE (page));
  g_assert_cmpint (count_tags (page), ==, 1);
  g_signal_connect_swapped (page, "entered", G_CALLBACK (keep_event), &event);
  press (parlour_confirm_bar_get_button (PARLOUR_CONFIRM_BAR (parlour_page_get_action (PARLOUR_PAGE (page)))));
  assert_finalized (page);

  colonia_session_play (session, event, TABLE_ROLLER_NONE);
  table_session_undo (session);
  page = open_count (session);
  g_assert_cmpint (count_tags (page), ==, 1);
  assert_finalized (page);

  table_session_redo (session);
  before = table_session_new_before (session, index);
  page = open_count (before);
  parlour_page_fill_in (PARLOUR_PAGE (page), &event->table);
  g_assert_cmpint (parlour_counter_get_value (find_number (page, 1, 0)), ==, 13);
  assert_finalized (page);
  colonia_event_free (event);
}

/* Families have columns in the order of play. */
static void
test_count_order (void)
{
  g_autoptr (TableSession) session = game_at_step (COLONIA_STEP_FINAL_HOLDINGS, 6, 5, COLONIA_TRACKING_ESSENTIALS);
  const int *order = colonia_session_get_state (session)->order;
  GtkWidget *page = open_count (session);
  ColoniaEvent *event = NULL;

  g_assert_cmpint (order[0], !=, 0);
  add_relic (page, 3);
  for (int place = 0; place < 5; place++)
    parlour_counter_set_value (find_number (page, 0, place), 10 + place);
  g_signal_connect_swapped (page, "entered", G_CALLBACK (keep_event), &event);
  press (parlour_confirm_bar_get_button (PARLOUR_CONFIRM_BAR (parlour_page_get_action (PARLOUR_PAGE (page)))));

  g_assert_nonnull (event);
  for (int place = 0; place < 5; place++)
    g_assert_cmpint (event->holdings[order[place]].money.n[COLONIA_CITY_LONDON], ==, 10 + place);
  g_assert_cmpint (event->holdings[order[0]].n_relics, ==, 1);
  colonia_event_free (event);

  assert_finalized (page);
}

/* The end */

static TableSession *
finish_game (int             n_players,
             ColoniaTracking tracking,
             guint64         seed)
{
  return table_session_new (table_simulate (&colonia_game, n_players, tracking, seed), NULL, NULL);
}

static const char *const end_parts[] = { "relics", "shrines", "windows", "total", "money", "goods", "resources" };

static int
get_number (const ColoniaPlayerScore *player,
            const char               *part)
{
  const int numbers[] = {
    player->relics, player->shrines, player->windows, player->total, player->money, player->goods, player->resources,
  };

  for (gsize i = 0; i < G_N_ELEMENTS (end_parts); i++)
    if (g_str_equal (end_parts[i], part))
      return numbers[i];

  g_assert_not_reached ();
}

static void
check_row (GtkWidget          *row,
           TableSession       *session,
           const ColoniaScore *score)
{
  const char *name = get_text (row, "name");
  int seat = 0;

  while (!g_str_equal (table_session_get_names (session)[seat], name))
    seat++;

  for (gsize i = 0; i < G_N_ELEMENTS (end_parts); i++)
    {
      GtkWidget *cell = find_part (row, end_parts[i]);

      g_assert_cmpint (g_ascii_strtoll (gtk_label_get_label (GTK_LABEL (cell)), NULL, 10), ==,
                       get_number (&score->players[seat], end_parts[i]));
      g_assert_nonnull (parlour_widget_get_tooltip (cell));
    }
  g_assert_cmpint (gtk_widget_has_css_class (row, "winner"), ==, score->players[seat].rank == 1);
  g_assert_cmpint (gtk_widget_get_visible (find_child (row, "crown")), ==, score->players[seat].rank == 1);
}

/* Who comes back to a game that ended long ago sees all of it. */
static void
test_end (void)
{
  const ColoniaTracking trackings[] = { COLONIA_TRACKING_FULL, COLONIA_TRACKING_ESSENTIALS, COLONIA_TRACKING_SCORING };

  for (gsize t = 0; t < G_N_ELEMENTS (trackings); t++)
    for (int n = COLONIA_MIN_PLAYERS; n <= COLONIA_MAX_PLAYERS; n++)
      {
        g_autoptr (TableSession) session = finish_game (n, trackings[t], 7 + (guint64) n);
        GtkWidget *page = g_object_ref_sink (g_object_new (PARLOUR_TYPE_THE_END, "session", session, NULL));
        GtkStack *stages = GTK_STACK (find_child (page, "stages"));
        ColoniaScore score;

        g_assert_true (colonia_state_get_score (colonia_session_get_state (session), &score));
        g_assert_true (gtk_stack_get_visible_child (stages) == find_nth (page, PARLOUR_TYPE_END_SCORE, 0));
        g_assert_cmpint (count_all (page, g_type_from_name ("ParlourEndRow")), ==, n);
        g_assert_cmpint (count_all (page, g_type_from_name ("ParlourEndCard")), ==, n);
        for (int i = 0; i < n; i++)
          {
            check_row (find_nth (page, g_type_from_name ("ParlourEndRow"), i), session, &score);
            check_row (find_nth (page, g_type_from_name ("ParlourEndCard"), i), session, &score);
          }
        for (int city = 0; city < COLONIA_N_CITIES; city++)
          {
            g_autofree char *glass = g_strdup_printf ("The window of %s, %s", colonia_term_city (city),
                                                      score.windows[city].player != COLONIA_NOBODY ? "lit" : "dark");

            gtk_test_accessible_assert_property (find_nth (page, COLONIA_TYPE_GLASS, city), GTK_ACCESSIBLE_PROPERTY_LABEL, glass);
          }
        check_fits_phone (page);

        assert_finalized (page);
      }
}

static void
assert_below (GtkWidget *head,
              GtkWidget *cell,
              GtkWidget *page)
{
  graphene_rect_t above, below;

  g_assert_true (gtk_widget_compute_bounds (head, page, &above));
  g_assert_true (gtk_widget_compute_bounds (cell, page, &below));
  g_assert_cmpfloat (above.origin.x, ==, below.origin.x);
  g_assert_cmpfloat (above.size.width, ==, below.size.width);
}

/* However long its words are, a heading stands above its column. */
static void
test_end_columns (void)
{
  g_autoptr (TableSession) session = finish_game (4, COLONIA_TRACKING_FULL, 7);
  GtkWidget *window = gtk_window_new ();
  GtkWidget *page = g_object_new (PARLOUR_TYPE_THE_END, "session", session, NULL);
  GtkWidget *row = find_nth (page, g_type_from_name ("ParlourEndRow"), 3);
  GtkWidget *heads = find_child (find_nth (page, PARLOUR_TYPE_END_SCORE, 0), "heads");

  for (gsize i = 0; i < G_N_ELEMENTS (end_parts); i += 2)
    gtk_label_set_label (GTK_LABEL (find_nth (find_part (heads, end_parts[i]), GTK_TYPE_LABEL, 0)), "More words");

  gtk_window_set_child (GTK_WINDOW (window), page);
  gtk_window_set_default_size (GTK_WINDOW (window), 1280, 900);
  gtk_window_present (GTK_WINDOW (window));
  while (gtk_widget_get_width (row) == 0)
    g_main_context_iteration (NULL, TRUE);

  for (gsize i = 0; i < G_N_ELEMENTS (end_parts); i++)
    assert_below (find_part (heads, end_parts[i]), find_part (row, end_parts[i]), page);
  gtk_window_destroy (GTK_WINDOW (window));
}

static gboolean
wins_by (const ColoniaScore *score,
         ColoniaTieBreak     tie_break)
{
  return score->decided_by == tie_break;
}

/* A game that is counted as the tie-break wants it. */
static TableSession *
count_game (int relics_of_second,
            int goods,
            int resources)
{
  TableSession *session = game_at_step (COLONIA_STEP_FINAL_HOLDINGS, 0, 3, COLONIA_TRACKING_SCORING);
  g_auto (ColoniaEvent) event = { 0 };
  const ColoniaHeldRelic relic = { .points = 5 };

  colonia_event_init (&event, COLONIA_EVENT_FINAL_HOLDINGS);
  event.holdings[0].relics = g_memdup2 (&relic, sizeof relic);
  event.holdings[0].n_relics = 1;
  event.holdings[0].goods = goods;
  event.holdings[0].resources = resources;
  event.holdings[1].relics = g_memdup2 (&relic, sizeof relic);
  event.holdings[1].relics[0].points = relics_of_second;
  event.holdings[1].n_relics = 1;
  colonia_session_play (session, &event, TABLE_ROLLER_NONE);

  return session;
}

/* END-3: the sentence says what decided, and two may win. */
static void
test_end_tie_breaks (void)
{
  const struct {
    int relics, goods, resources;
    ColoniaTieBreak tie_break;
    int n_winners;
  } games[] = {
    { 4, 0, 0, COLONIA_TIE_BREAK_POINTS, 1 },
    { 5, 1, 0, COLONIA_TIE_BREAK_GOODS, 1 },
    { 5, 0, 1, COLONIA_TIE_BREAK_RESOURCES, 1 },
    { 5, 0, 0, COLONIA_TIE_BREAK_SHARED, 2 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (games); i++)
    {
      g_autoptr (TableSession) session = count_game (games[i].relics, games[i].goods, games[i].resources);
      GtkWidget *page = g_object_ref_sink (g_object_new (PARLOUR_TYPE_THE_END, "session", session, NULL));
      g_auto (GStrv) sentences = g_strsplit (get_text (page, "decided"), "\n", -1);
      int n_crowns = 0;
      ColoniaScore score;

      g_assert_true (colonia_state_get_score (colonia_session_get_state (session), &score));
      g_assert_true (wins_by (&score, games[i].tie_break));
      g_assert_cmpuint (g_strv_length (sentences), ==, (guint) games[i].n_winners);
      for (int row = 0; row < 3; row++)
        n_crowns += gtk_widget_get_visible (find_child (find_nth (page, g_type_from_name ("ParlourEndRow"), row),
                                                        "crown")) ? 1 : 0;
      g_assert_cmpint (n_crowns, ==, games[i].n_winners);

      assert_finalized (page);
    }
}

static int
count_told (GtkWidget *page)
{
  int n = 0;

  for (int city = 0; city < COLONIA_N_CITIES; city++)
    n += gtk_widget_get_child_visible (find_child (find_nth (page, COLONIA_TYPE_END_WINDOW, city), "told")) ? 1 : 0;

  return n;
}

/* A game that ends before everybody's eyes: one window after the other, or all
 * at once for who is in a hurry. */
static void
test_end_lighting (void)
{
  g_autoptr (TableSession) session = count_game (4, 0, 0);
  GtkWidget *page;

  set_animations (TRUE);
  page = g_object_ref_sink (g_object_new (PARLOUR_TYPE_THE_END, "session", session, NULL));
  g_assert_cmpint (count_told (page), ==, 0);
  act (page, "end.next");
  g_assert_cmpint (count_told (page), ==, 1);
  parlour_page_update (PARLOUR_PAGE (page));
  g_assert_cmpint (count_told (page), ==, 1);
  act (page, "end.all");
  g_assert_cmpint (count_told (page), ==, 4);
  assert_finalized (page);

  page = g_object_ref_sink (g_object_new (PARLOUR_TYPE_THE_END, "session", session, NULL));
  while (count_told (page) < 2)
    g_main_context_iteration (NULL, TRUE);
  assert_finalized (page);

  /* Where nothing is to move they are all lit, until the table wants them one
   * by one, and takes its time. */
  set_animations (FALSE);
  page = g_object_ref_sink (g_object_new (PARLOUR_TYPE_THE_END, "session", session, NULL));
  g_assert_cmpint (count_told (page), ==, 4);
  act (page, "end.again");
  g_assert_cmpint (count_told (page), ==, 0);
  for (int n = 1; n <= COLONIA_N_CITIES; n++)
    {
      act (page, "end.next");
      g_assert_cmpint (count_told (page), ==, n);
    }
  assert_finalized (page);
}

static void
count_calls (gpointer data)
{
  (*(int *) data)++;
}

static int
count_ranked (GtkWidget *page)
{
  int n = 0;

  for (int place = 0; place < count_all (page, g_type_from_name ("ParlourEndRow")); place++)
    n += gtk_widget_get_child_visible (find_nth (page, g_type_from_name ("ParlourEndRow"), place)) ? 1 : 0;

  return n;
}

/* A table that wants to be waited for takes its time, whether things move or not:
 * four windows, and then the ranks from the last one to the winner. */
static void
test_end_waiting (void)
{
  g_autoptr (GSettings) settings = g_settings_new (SCHEMA_ID);
  g_autoptr (TableSession) session = count_game (4, 0, 0);
  GtkWidget *page;
  int late = 0;

  g_settings_set_boolean (settings, "ceremony-waits", TRUE);
  set_animations (TRUE);
  page = g_object_ref_sink (g_object_new (PARLOUR_TYPE_THE_END, "session", session, NULL));
  g_timeout_add_once (1500, count_calls, &late);
  while (late == 0)
    g_main_context_iteration (NULL, TRUE);
  set_animations (FALSE);
  g_assert_cmpint (count_told (page), ==, 0);

  for (int n = 1; n <= COLONIA_N_CITIES; n++)
    {
      act (page, "end.next");
      g_assert_cmpint (count_told (page), ==, n);
      g_assert_cmpint (count_ranked (page), ==, 0);
    }
  for (int n = 1; n <= 3; n++)
    {
      g_assert_false (gtk_widget_get_visible (find_child (page, "decided")));
      act (page, "end.next");
      g_assert_cmpint (count_ranked (page), ==, n);
      g_assert_true (gtk_widget_get_child_visible (find_nth (page, g_type_from_name ("ParlourEndRow"), 3 - n)));
    }
  g_assert_true (gtk_widget_get_visible (find_child (page, "decided")));
  g_settings_reset (settings, "ceremony-waits");

  assert_finalized (page);
}

/* How many texts a window has drawn, of what it has drawn last. */
static int
count_drawn (GtkWidget *window)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (window);
  g_autoptr (GtkSnapshot) snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_auto (GStrv) parts = NULL;

  gdk_paintable_snapshot (paintable, snapshot, gtk_widget_get_width (window), gtk_widget_get_height (window));
  node = gtk_snapshot_to_node (snapshot);
  bytes = gsk_render_node_serialize (node);
  parts = g_strsplit (g_bytes_get_data (bytes, NULL), "text {", -1);

  return (int) g_strv_length (parts) - 1;
}

static void
draw_frames (GtkWidget *window)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (window);

  for (gint64 last = gdk_frame_clock_get_frame_counter (clock) + 3;
       gdk_frame_clock_get_frame_counter (clock) < last;
       g_main_context_iteration (NULL, TRUE))
    gdk_frame_clock_request_phase (clock, GDK_FRAME_CLOCK_PHASE_UPDATE);
}

/* Where nothing moves whoever is told is drawn, too. */
static void
test_end_drawn (void)
{
  g_autoptr (GSettings) settings = g_settings_new (SCHEMA_ID);
  g_autoptr (TableSession) session = count_game (4, 0, 0);
  GtkWidget *page, *window = gtk_window_new ();
  GtkWidget *scroller = gtk_scrolled_window_new ();
  int n_drawn;

  g_settings_set_boolean (settings, "ceremony-waits", TRUE);
  page = g_object_new (PARLOUR_TYPE_THE_END, "session", session, NULL);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), page);
  gtk_window_set_child (GTK_WINDOW (window), scroller);
  gtk_window_set_default_size (GTK_WINDOW (window), 1280, 900);
  gtk_window_present (GTK_WINDOW (window));
  draw_frames (window);
  for (int n = 0; n <= COLONIA_N_CITIES; n++)
    {
      act (page, "end.next");
      draw_frames (window);
    }

  n_drawn = count_drawn (window);
  act (page, "end.next");
  draw_frames (window);
  g_assert_cmpint (count_ranked (page), ==, 2);
  g_assert_cmpint (count_drawn (window), >=, n_drawn + 5);
  g_settings_reset (settings, "ceremony-waits");

  gtk_window_destroy (GTK_WINDOW (window));
}

/* Adds the numbers of a sentence from its colon on, or all of them. */
static int
add_numbers (const char *sentence)
{
  g_autoptr (GRegex) number = g_regex_new ("[0-9]+", 0, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;
  const char *colon = strchr (sentence, ':');
  int sum = 0;

  for (g_regex_match (number, colon != NULL ? colon : sentence, 0, &match);
       g_match_info_matches (match);
       g_match_info_next (match, NULL))
    {
      g_autofree char *found = g_match_info_fetch (match, 0);

      sum += (int) g_ascii_strtoll (found, NULL, 10);
    }

  return sum;
}

/* What is left over is what there was without what was paid. */
static void
check_money_reason (const char         *told,
                    const ColoniaScore *score,
                    int                 seat)
{
  g_autofree char *expected = NULL;
  int had = 0;

  for (int city = 0; city < COLONIA_N_CITIES; city++)
    had += score->windows[city].amounts[seat];

  if (had == score->players[seat].money)
    expected = g_strdup_printf ("Money left: %d, as no window had to be paid.", had);
  else
    expected = g_strdup_printf ("Money left: %d of %d, as %d went for windows.", score->players[seat].money, had,
                                had - score->players[seat].money);
  g_assert_cmpstr (told, ==, expected);
}

static void
check_window_reason (const char         *told,
                     const ColoniaScore *score,
                     int                 seat)
{
  int n = 0;

  for (int city = 0; city < COLONIA_N_CITIES; city++)
    {
      gboolean own = score->windows[city].player == seat;

      n += own ? 1 : 0;
      g_assert_cmpint (strstr (told, colonia_term_city (city)) != NULL, ==, own);
    }
  g_assert_cmpint (g_str_equal (told, "No windows."), ==, n == 0);
}

/* Nothing is told as such, and everything else adds up. */
static void
check_sum (const char *told,
           const char *nothing,
           int         value)
{
  if (value == 0)
    g_assert_cmpstr (told, ==, nothing);
  else
    g_assert_cmpint (add_numbers (told), ==, value);
}

static void
check_reasons (TableSession       *session,
               const ColoniaScore *score,
               int                 seat)
{
  const ColoniaPlayerScore *player = &score->players[seat];
  g_autofree char *sum = g_strdup_printf ("Points: %d + %d + %d = %d.", player->relics, player->shrines, player->windows,
                                          player->total);
  char *told[COLONIA_PART_RESOURCES + 1];
  g_autofree char *total = colonia_ending.explain (session, seat, PARLOUR_TOTAL);

  for (int part = 0; part <= COLONIA_PART_RESOURCES; part++)
    told[part] = colonia_ending.explain (session, seat, part);

  check_sum (told[COLONIA_PART_RELICS], "No relics outside shrines.", player->relics);
  g_assert_cmpint (player->shrines % 2, ==, 0);
  check_sum (told[COLONIA_PART_SHRINES], "No relics in shrines.", player->shrines / 2);
  check_window_reason (told[COLONIA_PART_WINDOWS], score, seat);
  g_assert_cmpstr (total, ==, sum);
  check_money_reason (told[COLONIA_PART_MONEY], score, seat);
  check_sum (told[COLONIA_PART_GOODS], "No goods are left.", player->goods);
  check_sum (told[COLONIA_PART_RESOURCES], "No resources are left.", player->resources);
  for (int part = 0; part <= COLONIA_PART_RESOURCES; part++)
    g_free (told[part]);
}

/* Every number tells where it comes from, however much of the game was tracked. */
static void
test_end_reasons (gconstpointer data)
{
  ColoniaTracking tracking = (ColoniaTracking) GPOINTER_TO_INT (data);
  gboolean shrines = FALSE;

  for (int n = COLONIA_MIN_PLAYERS; n <= COLONIA_MAX_PLAYERS; n++)
    for (guint64 seed = 1; seed <= 5; seed++)
      {
        g_autoptr (TableSession) session = finish_game (n, tracking, seed);
        ColoniaScore score;

        g_assert_true (colonia_state_get_score (colonia_session_get_state (session), &score));
        for (int seat = 0; seat < n; seat++)
          {
            check_reasons (session, &score, seat);
            shrines |= score.players[seat].shrines > 0;
          }
      }

  /* Otherwise nothing would have been tried of those. */
  g_assert_true (shrines);
}

/* A count of which something was entered wrong explains itself by the right one. */
static void
test_end_reasons_corrected (void)
{
  g_autoptr (TableSession) session = count_game (4, 1, 1);
  const TableRecord *record = table_session_get_record (session);
  guint last = table_record_get_cursor (record) - 1;
  ColoniaEvent *corrected = colonia_event_copy (colonia_record_get_event (record, last));
  g_autoptr (TableRevision) revision = NULL;
  g_autofree char *told = NULL;
  ColoniaScore score;

  corrected->holdings[0].relics[0].points = 3;
  corrected->holdings[0].relics[0].shrine = TRUE;
  revision = colonia_session_try_revision (session, last, corrected, TABLE_ROLLER_NONE);
  table_session_accept (session, revision);
  colonia_event_free (corrected);

  g_assert_true (colonia_state_get_score (colonia_session_get_state (session), &score));
  g_assert_cmpint (score.players[0].shrines, ==, 6);
  told = colonia_ending.explain (session, 0, COLONIA_PART_SHRINES);
  g_assert_cmpstr (told, ==, "Relics in shrines count twice: 3.");
  check_reasons (session, &score, 0);
}

/* What is handed out */

static gboolean
was_paid (const ColoniaState *state,
          gpointer            data)
{
  return state->week == GPOINTER_TO_INT (data) && state->n_paid >= 3;
}

static gboolean
was_made (const ColoniaState *state,
          gpointer            data)
{
  return state->week == GPOINTER_TO_INT (data) && state->n_made >= 3;
}

static GtkWidget *
find_tile (GtkWidget *list,
           int        place)
{
  return parlour_widget_get_nth (find_child (list, "stalls"), place);
}

static GtkToggleButton *
find_tick (GtkWidget *list,
           int        place)
{
  return find_nth (find_tile (list, place), GTK_TYPE_TOGGLE_BUTTON, 0);
}

static gboolean
says (GtkWidget  *widget,
      const char *text)
{
  g_autoptr (GPtrArray) labels = find_all (widget, GTK_TYPE_LABEL);

  for (guint i = 0; i < labels->len; i++)
    if (g_str_equal (gtk_label_get_label (labels->pdata[i]), text))
      return TRUE;

  return FALSE;
}

static guint
count_pieces (GtkWidget        *widget,
              ColoniaPieceKind  kind)
{
  g_autoptr (GPtrArray) pieces = find_all (widget, COLONIA_TYPE_PIECE);
  guint n = 0;

  for (guint i = 0; i < pieces->len; i++)
    {
      int which;

      g_object_get (pieces->pdata[i], "kind", &which, NULL);
      n += which == (int) kind;
    }

  return n;
}

static guint
count_kinds (const ColoniaBundle *bundle)
{
  guint n = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (bundle->n); i++)
    n += bundle->n[i] > 0;

  return n;
}

/* SAT-1, THU-3: a card for whoever is given anything, and for nobody else. */
static void
check_cards (TableSession *session)
{
  GtkWidget *list = g_object_ref_sink (g_object_new (PARLOUR_TYPE_HAND_OUT, NULL));
  g_autoptr (TableLine) line = colonia_game_hand_out.find (session);
  const ColoniaState *state = colonia_session_get_state (session);
  HandOut hand_out;
  guint n_effects;
  const ColoniaEffect *effects;

  g_assert_nonnull (line);
  effects = table_line_get_effects (line, &n_effects);
  g_assert_true (hand_out_make (&hand_out, effects, n_effects));
  parlour_hand_out_show (PARLOUR_HAND_OUT (list), session, line);

  for (int place = 0; place < state->n_players; place++)
    {
      int seat = colonia_state_get_seat (state, place);
      GtkWidget *card = find_tile (list, place);

      if (count_kinds (&hand_out.money[seat]) + count_kinds (&hand_out.goods[seat]) > 0)
        g_assert_true (gtk_widget_get_visible (card));
      if (!gtk_widget_get_visible (card))
        continue;

      /* A name becomes smaller, and is never broken inside. */
      g_assert_cmpstr (parlour_banner_get_text (find_nth (card, PARLOUR_TYPE_BANNER, 0)), ==,
                       table_session_get_names (session)[seat]);
      g_assert_cmpstr (gtk_label_get_label (find_nth (find_nth (card, GTK_TYPE_REVEALER, 0), GTK_TYPE_LABEL, 0)), !=, "");
      for (int city = 0; city < COLONIA_N_CITIES; city++)
        if (hand_out.money[seat].n[city] > 0)
          {
            g_autofree char *money = colonia_term_money ((ColoniaCity) city, hand_out.money[seat].n[city]);

            g_assert_true (says (card, money));
          }
      g_assert_cmpuint (count_pieces (card, COLONIA_PIECE_MONEY), ==, count_kinds (&hand_out.money[seat]));
      g_assert_cmpuint (count_pieces (card, COLONIA_PIECE_GOOD), ==, count_kinds (&hand_out.goods[seat]));
    }
  for (int place = state->n_players; place < COLONIA_MAX_PLAYERS; place++)
    g_assert_false (gtk_widget_get_visible (find_tile (list, place)));
  check_fits_phone (list);

  assert_finalized (list);
}

static void
test_hand_out (void)
{
  const ColoniaTracking trackings[] = { COLONIA_TRACKING_FULL, COLONIA_TRACKING_ESSENTIALS };

  for (gsize t = 0; t < G_N_ELEMENTS (trackings); t++)
    for (int n = COLONIA_MIN_PLAYERS; n <= COLONIA_MAX_PLAYERS; n++)
      {
        g_autoptr (TableSession) paid = game_where (was_paid, GINT_TO_POINTER (6), n, trackings[t]);
        g_autoptr (TableSession) made = game_where (was_made, GINT_TO_POINTER (2), n, trackings[t]);

        check_cards (paid);
        check_cards (made);
      }
}

static void
test_hand_out_nothing (void)
{
  g_autoptr (TableSession) session = game_at_step (COLONIA_STEP_WEEK_CARD, 1, 3, COLONIA_TRACKING_FULL);

  g_assert_null (colonia_game_hand_out.find (session));
}

/* Money is handed out in notes of 5 and 1. */
static void
check_notes (TableSession *session,
             int           amount,
             const char   *money,
             const char   *notes)
{
  const ColoniaEffect paid = { .kind = COLONIA_EFFECT_PAID, .player = 0, .what = COLONIA_CITY_BRUGES, .amount = amount };
  g_autoptr (GArray) effects = g_array_new (FALSE, FALSE, sizeof paid);
  g_autoptr (TableLine) line = NULL;
  g_autoptr (GArray) list = NULL;

  g_array_append_val (effects, paid);
  line = table_line_new (table_session_get_record (session), 0, table_session_get_state (session), effects);
  list = colonia_game_hand_out.list (line, 0);
  g_assert_cmpuint (list->len, ==, 1);
  g_assert_cmpstr (g_array_index (list, ParlourGiven, 0).amount, ==, money);
  g_assert_cmpstr (g_array_index (list, ParlourGiven, 0).note, ==, notes);
}

static void
test_hand_out_notes (void)
{
  g_autoptr (TableSession) session = game_at_step (COLONIA_STEP_WEEK_CARD, 1, 3, COLONIA_TRACKING_FULL);

  check_notes (session, 9, "9 Gulden", "1 × 5 + 4 × 1");
  check_notes (session, 15, "15 Gulden", "3 × 5");
  check_notes (session, 2, "2 Gulden", "2 × 1");
}

/* What is ticked off on the page is so in the window, and the other way round;
 * the game knows nothing of it. */
static void
test_hand_out_ticks (void)
{
  g_autoptr (TableSession) session = game_where (was_paid, GINT_TO_POINTER (3), 4, COLONIA_TRACKING_FULL);
  g_autoptr (TableLine) line = colonia_game_hand_out.find (session);
  GtkWindow *parent = GTK_WINDOW (gtk_window_new ());
  GtkWidget *list = g_object_ref_sink (g_object_new (PARLOUR_TYPE_HAND_OUT, NULL));
  guint n_events = table_record_get_n_events (table_session_get_record (session));
  GtkWindow *window;
  GtkWidget *other;

  parlour_hand_out_show (PARLOUR_HAND_OUT (list), session, line);
  gtk_toggle_button_set_active (find_tick (list, 1), TRUE);

  window = parlour_hand_out_new_window (PARLOUR_HAND_OUT (list), parent, session);
  other = find_nth (GTK_WIDGET (window), PARLOUR_TYPE_HAND_OUT, 0);
  g_assert_true (gtk_toggle_button_get_active (find_tick (other, 1)));
  gtk_toggle_button_set_active (find_tick (other, 2), TRUE);
  for (int place = 0; place < 4; place++)
    g_assert_cmpint (gtk_toggle_button_get_active (find_tick (list, place)), ==, place == 1 || place == 2);
  parlour_hand_out_show (PARLOUR_HAND_OUT (list), session, line);
  for (int place = 0; place < 4; place++)
    g_assert_cmpint (gtk_toggle_button_get_active (find_tick (list, place)), ==, place == 1 || place == 2);
  g_assert_cmpuint (table_record_get_n_events (table_session_get_record (session)), ==, n_events);

  gtk_window_destroy (window);
  gtk_window_destroy (parent);
  assert_finalized (list);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  pardon_libadwaita ();
  adw_init ();

  g_test_add_func ("/count/END-2 example", test_count_example);
  g_test_add_func ("/count/SET-9 shrines", test_count_shrines);
  g_test_add_func ("/count/still", test_count_still);
  g_test_add_func ("/count/nothing lost", test_count_nothing_lost);
  g_test_add_func ("/count/order", test_count_order);
  g_test_add_func ("/end/END-1 END-2", test_end);
  g_test_add_func ("/end/columns", test_end_columns);
  g_test_add_func ("/end/END-3 tie-breaks", test_end_tie_breaks);
  g_test_add_func ("/end/lighting", test_end_lighting);
  g_test_add_func ("/end/waiting", test_end_waiting);
  g_test_add_func ("/end/waiting/drawn", test_end_drawn);
  g_test_add_data_func ("/end/reasons/full", GINT_TO_POINTER (COLONIA_TRACKING_FULL), test_end_reasons);
  g_test_add_data_func ("/end/reasons/essentials", GINT_TO_POINTER (COLONIA_TRACKING_ESSENTIALS), test_end_reasons);
  g_test_add_data_func ("/end/reasons/scoring", GINT_TO_POINTER (COLONIA_TRACKING_SCORING), test_end_reasons);
  g_test_add_func ("/end/reasons/corrected", test_end_reasons_corrected);
  g_test_add_func ("/hand out/SAT-1 THU-3", test_hand_out);
  g_test_add_func ("/hand out/nothing", test_hand_out_nothing);
  g_test_add_func ("/hand out/notes", test_hand_out_notes);
  g_test_add_func ("/hand out/ticks", test_hand_out_ticks);

  return g_test_run ();
}

/* test-latedays.c: the pages of Thursday, Friday and Sunday
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-boards.h"
#include "colonia-record.h"
#include "colonia-relic-card.h"
#include "colonia-session.h"
#include "colonia-ship-figure.h"
#include "colonia-terms.h"
#include "colonia-typed.h"
#include "games.h"
#include "parlour-board-page.h"
#include "parlour-board-roll.h"
#include "parlour-board-spaces.h"
#include "parlour-board-thing.h"
#include "parlour-board-view.h"
#include "parlour-die.h"
#include "parlour-panes.h"
#include "parlour-stalls.h"
#include "parlour-steady-layout.h"
#include "parlour-step-page.h"
#include "parlour-typed-form.h"
#include "parlour-widgets.h"
#include "table-simulation.h"
#include "widgets.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <string.h>

/* A name as long as a record allows. */
#define LONG_NAME "Maximiliane-Charlotte von Habsburg-Lothr"

/* What a page has room for on a telephone, in pixels. */
#define NARROW 320

/* A page with what came of it. */
typedef struct {
  TableSession *session;
  GtkWidget *page;
  gboolean playing; /* what is entered is also played */

  ColoniaEvent entered[COLONIA_MAX_DICE + 1];
  TableRoller rollers[COLONIA_MAX_DICE + 1];
  int n_entered;
  int n_complaints;
} Fixture;

static void
on_entered (Fixture            *fixture,
            const ColoniaEvent *event,
            int                 roller)
{
  g_assert_cmpint (fixture->n_entered, <, (int) G_N_ELEMENTS (fixture->entered));
  fixture->entered[fixture->n_entered] = *event;
  fixture->rollers[fixture->n_entered] = (TableRoller) roller;
  fixture->n_entered++;

  if (fixture->playing)
    colonia_session_play (fixture->session, event, (TableRoller) roller);
}

/* All of one throw. What they are of is gone as soon as the game has gone on. */
static void
on_all_entered (Fixture                 *fixture,
                const TableEvent *const *events,
                guint                    n_events,
                int                      roller)
{
  const gboolean playing = fixture->playing;

  fixture->playing = FALSE;
  for (guint i = 0; i < n_events; i++)
    on_entered (fixture, COLONIA_EVENT (events[i]), roller);
  fixture->playing = playing;
  if (playing)
    table_session_play_all (fixture->session, events, n_events, (TableRoller) roller);
}

static void
on_complained (Fixture    *fixture,
               const char *sentence)
{
  g_assert_cmpstr (sentence, !=, "");
  fixture->n_complaints++;
}

/* The page goes on showing the game as long as the game stays there. */
static void
on_changed (Fixture *fixture)
{
  if (parlour_step_page_find (table_session_get_state (fixture->session)) == G_OBJECT_TYPE (fixture->page))
    parlour_page_update (PARLOUR_PAGE (fixture->page));
}

static Fixture *
open_page (TableSession *session,
           GType         type)
{
  Fixture *fixture = g_new0 (Fixture, 1);

  g_assert_cmpstr (g_type_name (parlour_step_page_find (table_session_get_state (session))), ==, g_type_name (type));

  fixture->session = session;
  fixture->page = g_object_ref_sink (g_object_new (type, NULL));
  g_signal_connect_swapped (fixture->page, "entered", G_CALLBACK (on_entered), fixture);
  g_signal_connect_swapped (fixture->page, "all-entered", G_CALLBACK (on_all_entered), fixture);
  g_signal_connect_swapped (fixture->page, "complained", G_CALLBACK (on_complained), fixture);
  g_signal_connect_swapped (session, "changed", G_CALLBACK (on_changed), fixture);
  parlour_page_set_session (PARLOUR_PAGE (fixture->page), session);

  return fixture;
}

static void
close_page (Fixture *fixture)
{
  g_signal_handlers_disconnect_by_data (fixture->session, fixture);
  assert_finalized (fixture->page);
  g_object_unref (fixture->session);
  g_free (fixture);
}

static const ColoniaState *
get_state (Fixture *fixture)
{
  return colonia_session_get_state (fixture->session);
}

static void
forget (Fixture *fixture)
{
  fixture->n_entered = 0;
  fixture->n_complaints = 0;
}

/* Finding what is on a page */

typedef gboolean (*WidgetFilter) (GtkWidget  *widget,
                                  const void *data);

static void
collect (GtkWidget   *widget,
         WidgetFilter filter,
         const void  *data,
         GPtrArray   *found)
{
  if (filter (widget, data))
    g_ptr_array_add (found, widget);

  for (GtkWidget *child = gtk_widget_get_first_child (widget);
       child != NULL;
       child = gtk_widget_get_next_sibling (child))
    collect (child, filter, data, found);
}

static gboolean
has_class (GtkWidget  *widget,
           const void *css_class)
{
  return gtk_widget_has_css_class (widget, css_class);
}

static gboolean
is_label (GtkWidget  *widget,
          const void *text)
{
  return GTK_IS_LABEL (widget) && strstr (gtk_label_get_label (GTK_LABEL (widget)), text) != NULL;
}

static GPtrArray *
find_all_of_class (GtkWidget  *root,
                   const char *css_class)
{
  GPtrArray *found = g_ptr_array_new ();

  collect (root, has_class, css_class, found);

  return found;
}

static gboolean
is_shown (GtkWidget *root,
          GtkWidget *widget)
{
  for (; widget != root; widget = gtk_widget_get_parent (widget))
    if (!gtk_widget_get_visible (widget))
      return FALSE;

  return TRUE;
}

static gboolean
says (GtkWidget  *root,
      const char *text)
{
  g_autoptr (GPtrArray) found = g_ptr_array_new ();

  collect (root, is_label, text, found);
  for (guint i = 0; i < found->len; i++)
    if (is_shown (root, g_ptr_array_index (found, i)))
      return TRUE;

  return FALSE;
}

static void
click (GtkWidget *button)
{
  g_assert_true (GTK_IS_BUTTON (button));
  g_signal_emit_by_name (button, "clicked");
}

/* Whatever can be tried enters just that, or says why it cannot; whatever
 * cannot be tried says why. */
static void
check_button (Fixture            *fixture,
              GtkWidget          *button,
              const ColoniaEvent *event)
{
  ColoniaObstacle obstacle = table_session_examine (fixture->session, &event->table);
  gboolean is_open = obstacle.kind == TABLE_OBSTACLE_NONE || colonia_obstacle_is_private (&obstacle);

  g_assert_cmpint (parlour_widget_is_hindered (button), ==, !is_open);
  if (!is_open)
    {
      g_assert_nonnull (parlour_widget_get_tooltip (button));
      return;
    }

  forget (fixture);
  click (button);
  g_assert_cmpint (fixture->n_entered, ==, obstacle.kind == TABLE_OBSTACLE_NONE);
  g_assert_cmpint (fixture->n_complaints, ==, obstacle.kind != TABLE_OBSTACLE_NONE);
  if (fixture->n_entered > 0)
    {
      g_assert_cmpint (fixture->entered[0].type, ==, event->type);
      g_assert_cmpint (fixture->entered[0].player, ==, event->player);
      g_assert_cmpint (fixture->rollers[0], ==, TABLE_ROLLER_NONE);
    }
}

static ColoniaEvent
make_event (Fixture         *fixture,
            ColoniaEventType type)
{
  ColoniaEvent event;

  colonia_event_init (&event, type);
  event.player = get_state (fixture)->turn;

  return event;
}

/* Thursday */

/* What is touched for a deed, or NULL if it is not to be seen. */
static GtkWidget *
find_deed (Fixture    *fixture,
           const char *path)
{
  return parlour_board_view_find_deed (PARLOUR_BOARD_VIEW (find_child (fixture->page, "groups")), path);
}

static GtkWidget *
find_order (Fixture *fixture,
            int      craftsman)
{
  g_autofree char *path = g_strdup_printf ("craftsmen/%s/order", colonia_craftsman_ids[craftsman]);

  return find_deed (fixture, path);
}

static GtkWidget *
find_face (Fixture *fixture,
           int      value)
{
  g_autofree char *path = g_strdup_printf ("die/%d/read", value);

  return find_deed (fixture, path);
}

/* Of all that has a class what is to be seen. */
static int
count_shown (GtkWidget  *root,
             const char *css_class)
{
  g_autoptr (GPtrArray) found = find_all_of_class (root, css_class);
  int n = 0;

  for (guint i = 0; i < found->len; i++)
    n += is_shown (root, found->pdata[i]);

  return n;
}

static void
check_orders (Fixture *fixture)
{
  for (ColoniaCraftsman craftsman = 0; craftsman < COLONIA_N_CRAFTSMEN; craftsman++)
    {
      GtkWidget *button = find_order (fixture, (int) craftsman);
      ColoniaEvent event = make_event (fixture, COLONIA_EVENT_ORDER);

      event.craftsman = craftsman;
      check_button (fixture, button, &event);
      if (fixture->n_entered > 0)
        g_assert_cmpint (fixture->entered[0].craftsman, ==, craftsman);
      if (parlour_widget_is_hindered (button))
        g_assert_true (says (fixture->page, parlour_widget_get_tooltip (button)));
      forget (fixture);
    }
}

static GtkWidget *
find_contracts (Fixture *fixture,
                int      craftsman)
{
  g_autofree char *path = g_strdup_printf ("craftsmen/%s", colonia_craftsman_ids[craftsman]);
  GtkWidget *thing = parlour_board_view_find_thing (PARLOUR_BOARD_VIEW (find_child (fixture->page, "groups")), path);
  g_autoptr (GPtrArray) spaces = find_all (thing, PARLOUR_TYPE_BOARD_SPACES);

  return spaces->pdata[0];
}

/* The bar of each craftsman lies below as many spaces as are fulfilled, and all
 * members are seen. */
static void
check_contracts (Fixture *fixture,
                 gboolean ordering)
{
  for (ColoniaCraftsman craftsman = 0; craftsman < COLONIA_N_CRAFTSMEN; craftsman++)
    {
      GtkWidget *contracts = find_contracts (fixture, (int) craftsman);
      int place = 0;

      g_assert_cmpint (count_shown (contracts, "taken"), ==, colonia_state_get_n_spaces (get_state (fixture), craftsman));
      g_assert_cmpint (count_shown (contracts, "next"), ==, ordering ? 1 : 0);

      for (GtkWidget *child = gtk_widget_get_first_child (adw_bin_get_child (ADW_BIN (contracts)));
           !gtk_widget_has_css_class (child, "level-bar");
           child = gtk_widget_get_next_sibling (child))
        {
          g_assert_false (gtk_widget_has_css_class (child, "late"));
          place++;
        }
      g_assert_cmpint (place, ==, get_state (fixture)->bars[craftsman]);
    }
}

static void
test_orders (void)
{
  const ColoniaTracking trackings[] = { COLONIA_TRACKING_FULL, COLONIA_TRACKING_ESSENTIALS };

  for (gsize t = 0; t < G_N_ELEMENTS (trackings); t++)
    for (int n = COLONIA_MIN_PLAYERS; n <= COLONIA_MAX_PLAYERS; n++)
      for (int week = 1; week <= COLONIA_N_WEEKS; week += 5)
        {
          Fixture *fixture = open_page (game_at_step (COLONIA_STEP_ORDERS, week, n, trackings[t]), PARLOUR_TYPE_BOARD_PAGE);

          check_orders (fixture);
          check_contracts (fixture, TRUE);
          close_page (fixture);
        }
}

/* Each order makes the next one of the same craftsman cost a member more. */
static void
test_order_costs (void)
{
  Fixture *fixture = open_page (game_at_step (COLONIA_STEP_ORDERS, 1, 4, COLONIA_TRACKING_ESSENTIALS), PARLOUR_TYPE_BOARD_PAGE);

  fixture->playing = TRUE;
  for (int order = 1; order <= 3; order++)
    {
      g_autofree char *cost = g_strdup_printf (ngettext ("%d member", "%d members", (gulong) order), order);

      g_assert_true (says (find_contracts (fixture, 2), cost));
      click (find_order (fixture, 2));
      g_assert_cmpint (fixture->n_entered, ==, order);
      check_contracts (fixture, TRUE);
    }

  close_page (fixture);
}

static gboolean
has_no_members (const ColoniaState *state,
                gpointer            data)
{
  return state->step == COLONIA_STEP_ORDERS && state->players[state->turn].supply == 0;
}

static void
test_order_refused (void)
{
  Fixture *fixture = open_page (game_where (has_no_members, NULL, 6, COLONIA_TRACKING_FULL), PARLOUR_TYPE_BOARD_PAGE);

  g_assert_cmpint (count_shown (fixture->page, "out-of-reach"), ==, COLONIA_N_CRAFTSMEN);
  for (int i = 0; i < COLONIA_N_CRAFTSMEN; i++)
    g_assert_true (parlour_widget_is_hindered (find_order (fixture, i)));
  check_orders (fixture);

  close_page (fixture);
}

static void
test_passing (void)
{
  Fixture *fixture = open_page (game_at_step (COLONIA_STEP_ORDERS, 2, 5, COLONIA_TRACKING_FULL), PARLOUR_TYPE_BOARD_PAGE);
  GtkWidget *bar = parlour_page_get_action (PARLOUR_PAGE (fixture->page));
  int turn = get_state (fixture)->turn;

  gtk_widget_activate_action (bar, "turn.pass", NULL);
  g_assert_cmpint (fixture->n_entered, ==, 1);
  g_assert_cmpint (fixture->entered[0].type, ==, COLONIA_EVENT_PASS);
  g_assert_cmpint (fixture->entered[0].player, ==, turn);

  close_page (fixture);
}

/* What a player lacks behind the screen shows only while the cover is lifted. */
static gboolean
lacks_resources (const ColoniaState *state,
                 gpointer            data)
{
  ColoniaEvent event;
  ColoniaObstacle obstacle;

  if (state->step != COLONIA_STEP_ORDERS)
    return FALSE;

  colonia_event_init (&event, COLONIA_EVENT_ORDER);
  event.player = state->turn;
  event.craftsman = COLONIA_CRAFTSMAN_SADDLER;
  obstacle = colonia_state_examine (state, &event);

  return obstacle.kind == COLONIA_OBSTACLE_RESOURCE_SHORT;
}

static void
test_order_covered (void)
{
  Fixture *fixture = open_page (game_where (lacks_resources, NULL, 4, COLONIA_TRACKING_FULL), PARLOUR_TYPE_BOARD_PAGE);
  GtkWidget *saddler = find_order (fixture, 0);
  guint seat = 1u << get_state (fixture)->turn;

  g_assert_false (parlour_widget_is_hindered (saddler));
  click (saddler);
  g_assert_cmpint (fixture->n_complaints, ==, 1);

  parlour_page_set_uncovered (PARLOUR_PAGE (fixture->page), seat);
  g_assert_true (parlour_widget_is_hindered (saddler));
  parlour_page_set_uncovered (PARLOUR_PAGE (fixture->page), ~seat);
  g_assert_false (parlour_widget_is_hindered (saddler));

  close_page (fixture);
}

static gboolean
is_mapped (gpointer widget)
{
  return gtk_widget_get_mapped (widget);
}

static void
wait_until (gboolean (*condition) (gpointer),
            gpointer  data)
{
  while (!condition (data))
    g_main_context_iteration (NULL, TRUE);
}

static GtkWidget *
show_in_window (Fixture *fixture)
{
  GtkWidget *window = gtk_window_new ();

  gtk_window_set_child (GTK_WINDOW (window), fixture->page);
  gtk_window_present (GTK_WINDOW (window));
  wait_until (is_mapped, fixture->page);

  return window;
}

static void
close_window (GtkWidget *window)
{
  gtk_window_set_child (GTK_WINDOW (window), NULL);
  gtk_window_destroy (GTK_WINDOW (window));
  while (g_main_context_iteration (NULL, FALSE))
    continue;
}

/* What lies on a die of the tray, which follows the one that is rolled. */
static int
read_tray (Fixture *fixture,
           guint    place)
{
  return read_number (find_nth (find_nth (fixture->page, PARLOUR_TYPE_BOARD_ROLL, 0), PARLOUR_TYPE_DIE, 1 + place), "value");
}

static void
test_dice_read_off (void)
{
  Fixture *fixture = open_page (game_at_step (COLONIA_STEP_EXTRA_CONTRACTS, 2, 3, COLONIA_TRACKING_FULL), PARLOUR_TYPE_BOARD_PAGE);

  check_contracts (fixture, FALSE);

  for (int value = 1; value <= COLONIA_DIE_SIDES; value++)
    {
      forget (fixture);
      click (find_face (fixture, value));
      g_assert_cmpint (fixture->n_entered, ==, 1);
      g_assert_cmpint (fixture->entered[0].type, ==, COLONIA_EVENT_DIE);
      g_assert_cmpint (fixture->entered[0].die, ==, value);
      g_assert_cmpint (fixture->rollers[0], ==, TABLE_ROLLER_TABLE);
    }

  close_page (fixture);
}

static gboolean
has_dice (const ColoniaState *state,
          gpointer            data)
{
  return state->step == COLONIA_STEP_EXTRA_CONTRACTS && state->dice >= GPOINTER_TO_INT (data);
}

/* What was rolled is seen, and the bars move; where nothing can be seen rolling
 * a roll counts at once. */
static void
test_dice_roll (void)
{
  Fixture *fixture = open_page (game_where (has_dice, GINT_TO_POINTER (3), 4, COLONIA_TRACKING_FULL), PARLOUR_TYPE_BOARD_PAGE);
  int left = get_state (fixture)->dice;

  fixture->playing = TRUE;
  for (int roll = 0; roll < left - 1; roll++)
    {
      int value;

      click (find_deed (fixture, "roll/dice/roll"));
      g_assert_cmpint (fixture->n_entered, ==, roll + 1);
      g_assert_cmpint (fixture->rollers[roll], ==, TABLE_ROLLER_APP);
      value = fixture->entered[roll].die;
      g_assert_cmpint (value, >=, 1);
      g_assert_cmpint (value, <=, COLONIA_DIE_SIDES);

      g_assert_cmpint (read_tray (fixture, roll), ==, value);
      g_assert_cmpint (read_tray (fixture, left - 1), ==, 0);
      check_contracts (fixture, FALSE);
    }

  close_page (fixture);
}

static void
test_dice_roll_all (void)
{
  Fixture *fixture = open_page (game_where (has_dice, GINT_TO_POINTER (4), 6, COLONIA_TRACKING_ESSENTIALS), PARLOUR_TYPE_BOARD_PAGE);
  int left = get_state (fixture)->dice;

  fixture->playing = TRUE;
  click (find_deed (fixture, "roll/dice/roll-all"));
  g_assert_cmpint (fixture->n_entered, ==, left);
  g_assert_cmpint (fixture->n_complaints, ==, 0);
  g_assert_cmpint (get_state (fixture)->day, ==, COLONIA_DAY_FRIDAY);

  close_page (fixture);
}

static gboolean
has_entered (gpointer fixture)
{
  return ((Fixture *) fixture)->n_entered > 0;
}

/* A roll that is seen counts when the die lies still, which is soon, or when it
 * is pressed again. */
static void
test_dice_seen (void)
{
  Fixture *fixture = open_page (game_where (has_dice, GINT_TO_POINTER (3), 4, COLONIA_TRACKING_FULL), PARLOUR_TYPE_BOARD_PAGE);
  int left = get_state (fixture)->dice;
  GtkWidget *window;
  gint64 begun;

  fixture->playing = TRUE;
  set_animations (TRUE);
  window = show_in_window (fixture);

  begun = g_get_monotonic_time ();
  click (find_deed (fixture, "roll/dice/roll"));
  g_assert_cmpint (fixture->n_entered, ==, 0);
  wait_until (has_entered, fixture);
  g_assert_cmpint (fixture->n_entered, ==, 1);
  g_test_message ("Rolled for %d ms", (int) ((g_get_monotonic_time () - begun) / 1000));

  forget (fixture);
  click (find_deed (fixture, "roll/dice/roll-all"));
  g_assert_cmpint (fixture->n_entered, ==, 0);
  click (find_deed (fixture, "roll/dice/roll-all"));
  g_assert_cmpint (fixture->n_entered, ==, left - 1);

  close_window (window);
  set_animations (FALSE);
  close_page (fixture);
}

/* A roll does not count if the game has gone elsewhere before the die lies
 * still. */
static void
test_dice_undone (void)
{
  Fixture *fixture = open_page (game_where (has_dice, GINT_TO_POINTER (3), 4, COLONIA_TRACKING_FULL), PARLOUR_TYPE_BOARD_PAGE);
  GtkWidget *window;

  set_animations (TRUE);
  window = show_in_window (fixture);

  click (find_deed (fixture, "roll/dice/roll"));
  table_session_undo (fixture->session);
  g_assert_cmpint (get_state (fixture)->step, !=, COLONIA_STEP_EXTRA_CONTRACTS);
  close_window (window);
  g_assert_cmpint (fixture->n_entered, ==, 0);
  g_assert_cmpint (fixture->n_complaints, ==, 0);

  set_animations (FALSE);
  close_page (fixture);
}

static void
test_dice_reduced (void)
{
  Fixture *fixture = open_page (game_where (has_dice, GINT_TO_POINTER (2), 4, COLONIA_TRACKING_FULL), PARLOUR_TYPE_BOARD_PAGE);
  GtkWidget *window;

  fixture->playing = TRUE;
  set_animations (FALSE);
  window = show_in_window (fixture);

  click (find_deed (fixture, "roll/dice/roll"));
  g_assert_cmpint (fixture->n_entered, ==, 1);
  forget (fixture);
  click (find_deed (fixture, "roll/dice/roll"));
  g_assert_cmpint (fixture->n_entered, ==, 1);

  close_window (window);
  close_page (fixture);
}

static const TableRecord *
get_record (TableSession *session)
{
  return table_session_get_record (session);
}

/* Whoever does not like a roll gets no other one by undoing it: not of one die, and not of all. */
static void
test_dice_kept (void)
{
  g_autofree char *path = g_build_filename (g_get_tmp_dir (), "kept-dice.kontor", NULL);
  g_autoptr (TableSession) model = game_where (has_dice, GINT_TO_POINTER (4), 6, COLONIA_TRACKING_ESSENTIALS);
  const guint n_events = table_record_get_cursor (get_record (model));
  Fixture *fixture = open_page (table_session_new (table_record_copy (get_record (model), n_events), path, NULL), PARLOUR_TYPE_BOARD_PAGE);
  int rolls[COLONIA_MAX_DICE], left = get_state (fixture)->dice;

  fixture->playing = TRUE;
  click (find_deed (fixture, "roll/dice/roll-all"));
  g_assert_cmpint (fixture->n_entered, ==, left);
  for (int again = 0; again < 5; again++)
    {
      for (int i = 0; i < left; i++)
        rolls[i] = fixture->entered[i].die;
      while (table_record_get_cursor (get_record (fixture->session)) > n_events)
        table_session_undo (fixture->session);
      forget (fixture);
      click (find_deed (fixture, "roll/dice/roll"));
      g_assert_cmpint (fixture->n_entered, ==, 1);
      g_assert_cmpint (fixture->entered[0].die, ==, rolls[0]);
      table_session_undo (fixture->session);
      forget (fixture);
      click (find_deed (fixture, "roll/dice/roll-all"));
      for (int i = 0; i < left; i++)
        g_assert_cmpint (fixture->entered[i].die, ==, rolls[i]);
    }

  close_page (fixture);
  g_remove (path);
}

/* Whether what is rolled here stands before what is read off. */
static gboolean
is_rolled_first (Fixture *fixture)
{
  GtkWidget *view = find_child (fixture->page, "groups");
  GtkWidget *roll = gtk_widget_get_ancestor (find_deed (fixture, "roll/dice/roll"), PARLOUR_TYPE_BOARD_THING);

  for (GtkWidget *group = gtk_widget_get_first_child (view); group != NULL; group = gtk_widget_get_next_sibling (group))
    if (gtk_widget_get_visible (group))
      return gtk_widget_is_ancestor (roll, group);

  return FALSE;
}

/* Who usually rolls stands first. */
static void
test_dice_first (void)
{
  g_autoptr (GSettings) settings = g_settings_new (SCHEMA_ID);
  Fixture *fixture = open_page (game_at_step (COLONIA_STEP_EXTRA_CONTRACTS, 1, 3, COLONIA_TRACKING_FULL), PARLOUR_TYPE_BOARD_PAGE);

  g_assert_true (is_rolled_first (fixture));
  g_settings_set_string (settings, "dice", "table");
  g_assert_false (is_rolled_first (fixture));
  g_settings_reset (settings, "dice");
  g_assert_true (is_rolled_first (fixture));

  close_page (fixture);
}

/* Who has rolled before in the game goes on, whatever a game begins with. */
static void
test_dice_again (void)
{
  TableSession *session = game_at_step (COLONIA_STEP_EXTRA_CONTRACTS, 2, 3, COLONIA_TRACKING_FULL);
  Fixture *fixture;

  be_rolled_by (session, COLONIA_EVENT_DIE, TABLE_ROLLER_TABLE);
  fixture = open_page (session, PARLOUR_TYPE_BOARD_PAGE);
  g_assert_false (is_rolled_first (fixture));
  close_page (fixture);
}

static gboolean
has_rolled (const ColoniaState *state,
            gpointer            data)
{
  return state->step == COLONIA_STEP_EXTRA_CONTRACTS && state->dice == 1;
}

/* A roll that is corrected is marked among the six, and nothing can be rolled. */
static void
test_dice_corrected (void)
{
  g_autoptr (TableSession) session = game_where (has_rolled, NULL, 3, COLONIA_TRACKING_FULL);
  guint index = table_record_get_cursor (table_session_get_record (session)) - 1;
  const ColoniaEvent *event = colonia_record_get_event (table_session_get_record (session), index);
  Fixture *fixture = open_page (table_session_new_before (session, index), PARLOUR_TYPE_BOARD_PAGE);

  g_assert_cmpint (event->type, ==, COLONIA_EVENT_DIE);
  parlour_page_fill_in (PARLOUR_PAGE (fixture->page), &event->table);
  for (int value = 1; value <= COLONIA_DIE_SIDES; value++)
    g_assert_cmpint (gtk_widget_has_css_class (gtk_widget_get_ancestor (find_face (fixture, value), PARLOUR_TYPE_BOARD_THING), "turn"), ==,
                     value == event->die);
  g_assert_true (says (fixture->page, "To correct the roll, press what was really rolled."));
  g_assert_null (find_deed (fixture, "roll/dice/roll"));

  close_page (fixture);
}

/* Friday */

static void
check_holds (Fixture *fixture)
{
  g_autoptr (GPtrArray) ships = find_all_of_class (fixture->page, "berth");

  g_assert_cmpint (ships->len, ==, COLONIA_N_BERTHS);
  for (int berth = 0; berth < COLONIA_N_BERTHS; berth++)
    {
      const ColoniaShip *ship = &get_state (fixture)->berths[berth];
      g_autoptr (GPtrArray) holds = find_all_of_class (g_ptr_array_index (ships, berth), "space");

      g_assert_cmpint (holds->len, ==, ship->n_holds + (ship->has_extra ? 1 : 0));
      g_assert_cmpint (says (g_ptr_array_index (ships, berth), "leaves"), ==, berth < get_state (fixture)->leaving);

      for (int hold = 0; hold < ship->n_holds; hold++)
        {
          ColoniaEvent event = make_event (fixture, COLONIA_EVENT_LOAD);

          event.load.berth = berth;
          event.load.hold = hold;
          check_button (fixture, g_ptr_array_index (holds, hold), &event);
          if (fixture->n_entered > 0)
            {
              g_assert_cmpint (fixture->entered[0].load.berth, ==, berth);
              g_assert_cmpint (fixture->entered[0].load.hold, ==, hold);
              g_assert_false (fixture->entered[0].load.extra);
            }
          forget (fixture);
        }
    }
}

static gboolean
is_late_loading (const ColoniaState *state,
                 gpointer            data)
{
  int passed = 0;

  for (int seat = 0; seat < state->n_players; seat++)
    passed += state->passed[seat];

  return state->step == COLONIA_STEP_LOADING && state->week >= 3 && passed == state->n_players - 1;
}

static void
test_holds (void)
{
  const ColoniaTracking trackings[] = { COLONIA_TRACKING_FULL, COLONIA_TRACKING_ESSENTIALS };

  for (gsize t = 0; t < G_N_ELEMENTS (trackings); t++)
    for (int n = COLONIA_MIN_PLAYERS; n <= COLONIA_MAX_PLAYERS; n++)
      {
        Fixture *early = open_page (game_at_step (COLONIA_STEP_LOADING, 1, n, trackings[t]), PARLOUR_TYPE_BOARD_PAGE);
        Fixture *late = open_page (game_where (is_late_loading, NULL, n, trackings[t]), PARLOUR_TYPE_BOARD_PAGE);

        check_holds (early);
        check_holds (late);
        close_page (early);
        close_page (late);
      }
}

static gboolean
has_extra_hold (const ColoniaState *state,
                gpointer            data)
{
  return state->step == COLONIA_STEP_LOADING
         && state->berths[1].has_extra
         && state->berths[1].extra_player == COLONIA_NOBODY;
}

static int
measure_height (GtkWidget *widget)
{
  int height;

  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, 400, NULL, &height, NULL, NULL);

  return height;
}

static GtkWidget *
find_good (Fixture *fixture,
           int      good)
{
  g_autofree char *path = g_strdup_printf ("goods/%s/load", colonia_good_ids[good]);

  return find_deed (fixture, path);
}

/* The extra hold asks for its good, and the ship stays as it is. */
static void
test_extra_hold (void)
{
  Fixture *fixture = open_page (game_where (has_extra_hold, NULL, 4, COLONIA_TRACKING_ESSENTIALS), PARLOUR_TYPE_BOARD_PAGE);
  g_autoptr (GPtrArray) ships = find_all_of_class (fixture->page, "berth");
  GtkWidget *ship = g_ptr_array_index (ships, 1);
  GtkWidget *hold = find_deed (fixture, "berths/berth-2/extra");
  int height = measure_height (ship);

  g_assert_null (find_good (fixture, 0));
  click (hold);
  g_assert_cmpint (fixture->n_entered, ==, 0);
  g_assert_true (says (fixture->page, "Which good goes into the extra hold?"));
  g_assert_cmpint (measure_height (ship), ==, height);

  /* Touched once more, and not twice in a moment, it is left. */
  g_usleep (G_USEC_PER_SEC * 6 / 10);
  click (hold);
  g_assert_false (is_shown (fixture->page, gtk_widget_get_ancestor (find_good (fixture, 0), PARLOUR_TYPE_BOARD_THING)));
  g_usleep (G_USEC_PER_SEC * 6 / 10);
  click (hold);

  for (int good = 0; good < COLONIA_N_GOODS; good++)
    {
      forget (fixture);
      click (find_good (fixture, good));
      g_assert_cmpint (fixture->n_entered, ==, 1);
      g_assert_true (fixture->entered[0].load.extra);
      g_assert_cmpint (fixture->entered[0].load.berth, ==, 1);
      g_assert_cmpint (fixture->entered[0].load.good, ==, good);
    }

  fixture->playing = TRUE;
  click (find_good (fixture, 3));
  g_assert_false (is_shown (fixture->page, gtk_widget_get_ancestor (find_good (fixture, 0), PARLOUR_TYPE_BOARD_THING)));
  g_assert_true (gtk_widget_has_css_class (hold, "taken"));

  close_page (fixture);
}

static gboolean
has_goods_to_choose (const ColoniaState *state,
                     gpointer            data)
{
  const ColoniaPlayer *player;
  int n_kinds = 0;

  if (!has_extra_hold (state, data))
    return FALSE;

  player = &state->players[state->turn];
  for (int good = 0; good < COLONIA_N_GOODS; good++)
    n_kinds += player->goods.n[good] > 0;

  return player->supply > 0 && n_kinds > 0 && n_kinds < COLONIA_N_GOODS;
}

/* Which goods a player does not have is told with the cover lifted, and not at all with the cover on. */
static void
test_extra_hold_missing (void)
{
  Fixture *fixture = open_page (game_where (has_goods_to_choose, NULL, 4, COLONIA_TRACKING_FULL), PARLOUR_TYPE_BOARD_PAGE);
  int turn = get_state (fixture)->turn;

  click (find_deed (fixture, "berths/berth-2/extra"));
  for (int good = 0; good < COLONIA_N_GOODS; good++)
    g_assert_false (parlour_widget_is_hindered (find_good (fixture, good)));

  parlour_page_set_uncovered (PARLOUR_PAGE (fixture->page), 1u << turn);
  for (int good = 0; good < COLONIA_N_GOODS; good++)
    {
      GtkWidget *button = find_good (fixture, good);

      g_assert_cmpint (parlour_widget_is_hindered (button), ==, get_state (fixture)->players[turn].goods.n[good] == 0);
      if (parlour_widget_is_hindered (button))
        g_assert_true (says (button, parlour_widget_get_tooltip (button)));
    }

  close_page (fixture);
}

/* What a laptop has for the craftsmen, in pixels. */
#define CRAFTSMEN_WIDTH 660
#define CRAFTSMEN_HEIGHT 500

static gboolean
is_out_of_reach (const ColoniaState *state,
                 gpointer            data)
{
  int most = 0;

  for (int craftsman = 0; craftsman < COLONIA_N_CRAFTSMEN; craftsman++)
    most = MAX (most, colonia_state_get_n_spaces (state, (ColoniaCraftsman) craftsman));

  return state->step == COLONIA_STEP_ORDERS && most == GPOINTER_TO_INT (data) && state->players[state->turn].supply < 3;
}

/* With many contracts, and reasons why there can be no more, the buttons that give
 * orders stand on the screen of a laptop. */
static void
test_orders_in_sight (void)
{
  for (int most = 3; most <= 6; most++)
    {
      Fixture *fixture = open_page (game_where (is_out_of_reach, GINT_TO_POINTER (most), 4, COLONIA_TRACKING_FULL),
                                    PARLOUR_TYPE_BOARD_PAGE);

      g_assert_cmpint (parlour_widget_measure_least (gtk_widget_get_ancestor (find_order (fixture, 0), PARLOUR_TYPE_STALLS), GTK_ORIENTATION_VERTICAL,
                                                     CRAFTSMEN_WIDTH), <=, CRAFTSMEN_HEIGHT);

      close_page (fixture);
    }
}

/* Sunday */

static void
check_slots (Fixture *fixture)
{
  g_autoptr (GPtrArray) slots = find_all_of_class (fixture->page, "slot");
  gboolean buying = get_state (fixture)->step == COLONIA_STEP_BUYING;

  g_assert_cmpint (slots->len, ==, get_state (fixture)->n_display);
  for (int slot = 0; slot < get_state (fixture)->n_display; slot++)
    {
      ColoniaEvent event = make_event (fixture, buying ? COLONIA_EVENT_BUY : COLONIA_EVENT_SAFEGUARD);

      if (buying)
        event.buy.slot = slot;
      else
        event.slot = slot;
      check_button (fixture, find_nth (g_ptr_array_index (slots, slot), GTK_TYPE_BUTTON, 0), &event);
      if (fixture->n_entered > 0)
        g_assert_cmpint (buying ? fixture->entered[0].buy.slot : fixture->entered[0].slot, ==, slot);
      forget (fixture);
    }
}

static gboolean
has_no_shrines (const ColoniaState *state,
                gpointer            data)
{
  const ColoniaStep *step = data;
  gboolean any = FALSE;

  for (int slot = 0; slot < state->n_display; slot++)
    any = any || (state->display[slot].present && state->display[slot].shrine);

  return state->step == *step && !any && state->players[state->turn].n_shrines == 0;
}

static void
test_display (void)
{
  ColoniaStep steps[] = { COLONIA_STEP_BUYING, COLONIA_STEP_SAFEGUARDING };

  for (gsize s = 0; s < G_N_ELEMENTS (steps); s++)
    for (int n = COLONIA_MIN_PLAYERS; n <= COLONIA_MAX_PLAYERS; n++)
      {
        Fixture *fixture = open_page (game_where (has_no_shrines, &steps[s], n, COLONIA_TRACKING_FULL), PARLOUR_TYPE_BOARD_PAGE);

        check_slots (fixture);
        close_page (fixture);
      }
}

static gboolean
can_buy (const ColoniaState *state,
         const ColoniaCard  *card)
{
  return card->present && state->players[state->turn].money.n[card->city] >= card->cost;
}

/* Finds a card that goes into an empty shrine, or a shrine for two relics. */
static int
find_question (const ColoniaState *state,
               gboolean            shrine)
{
  if (state->step != COLONIA_STEP_BUYING)
    return COLONIA_NOBODY;

  for (int slot = 0; slot < state->n_display; slot++)
    {
      const ColoniaCard *card = &state->display[slot];
      const ColoniaPlayer *player = &state->players[state->turn];
      int loose = 0;

      for (int i = 0; i < player->n_relics; i++)
        loose += player->relics[i].city == card->city
                 && colonia_state_find_loose_relic (state, state->turn, card->city, player->relics[i].points) == i;

      if (!can_buy (state, card) || card->shrine != shrine)
        continue;
      if (shrine ? loose >= 2 : colonia_state_has_empty_shrine (state, state->turn, card->city))
        return slot;
    }

  return COLONIA_NOBODY;
}

static gboolean
has_question (const ColoniaState *state,
              gpointer            data)
{
  return find_question (state, GPOINTER_TO_INT (data)) != COLONIA_NOBODY;
}

static gboolean
is_answer (GtkWidget  *widget,
           const void *page)
{
  return PARLOUR_IS_BOARD_THING (widget) && g_str_has_prefix (parlour_board_thing_get_path (PARLOUR_BOARD_THING (widget)), "answers/")
         && is_shown ((GtkWidget *) page, widget);
}

/* What is touched to answer what becomes of a card. */
static GPtrArray *
find_answers (Fixture *fixture)
{
  GPtrArray *answers = g_ptr_array_new ();

  collect (fixture->page, is_answer, fixture->page, answers);
  for (guint i = 0; i < answers->len; i++)
    answers->pdata[i] = find_nth (answers->pdata[i], GTK_TYPE_BUTTON, 0);

  return answers;
}

static gboolean
is_asked (Fixture *fixture)
{
  g_autoptr (GPtrArray) answers = find_answers (fixture);

  return answers->len > 0;
}

static GPtrArray *
ask (Fixture *fixture,
     int      slot)
{
  g_autofree char *path = g_strdup_printf ("display/slot-%d/buy", slot + 1);

  g_assert_false (is_asked (fixture));
  click (find_deed (fixture, path));
  g_assert_cmpint (fixture->n_entered, ==, 0);

  return find_answers (fixture);
}

static void
test_relic_into_shrine (void)
{
  for (int in_shrine = FALSE; in_shrine <= TRUE; in_shrine++)
    {
      Fixture *fixture = open_page (game_where (has_question, GINT_TO_POINTER (FALSE), 4, COLONIA_TRACKING_FULL), PARLOUR_TYPE_BOARD_PAGE);
      int slot = find_question (get_state (fixture), FALSE);
      g_autoptr (GPtrArray) answers = ask (fixture, slot);

      g_assert_cmpint (answers->len, ==, 2);
      fixture->playing = TRUE;
      click (g_ptr_array_index (answers, in_shrine ? 0 : 1));
      g_assert_cmpint (fixture->n_entered, ==, 1);
      g_assert_cmpint (fixture->entered[0].type, ==, COLONIA_EVENT_BUY);
      g_assert_cmpint (fixture->entered[0].buy.slot, ==, slot);
      g_assert_cmpint (fixture->entered[0].buy.in_shrine, ==, in_shrine);
      g_assert_false (fixture->entered[0].buy.stores);
      g_assert_false (is_asked (fixture));

      close_page (fixture);
    }
}

static void
test_shrine_takes_relic (void)
{
  Fixture *fixture = open_page (game_where (has_question, GINT_TO_POINTER (TRUE), 4, COLONIA_TRACKING_FULL), PARLOUR_TYPE_BOARD_PAGE);
  int slot = find_question (get_state (fixture), TRUE);
  g_autoptr (GPtrArray) answers = ask (fixture, slot);
  guint n_answers = answers->len;

  g_assert_cmpint (n_answers, >=, 3);

  for (guint i = 0; i < n_answers; i++)
    {
      const ColoniaEvent *event = &fixture->entered[0];
      ColoniaObstacle obstacle;

      forget (fixture);
      click (g_ptr_array_index (answers, i));
      g_assert_cmpint (fixture->n_entered, ==, 1);
      g_assert_cmpint (event->buy.stores, ==, i < n_answers - 1);
      obstacle = table_session_examine (fixture->session, &event->table);
      g_assert_cmpint (obstacle.kind, ==, TABLE_OBSTACLE_NONE);
    }

  close_page (fixture);
}

/* Who undoes what was bought goes on with whichever card it is to be, and digits are those of the cards. */
static void
test_question_undone (void)
{
  Fixture *fixture = open_page (game_where (has_question, GINT_TO_POINTER (FALSE), 4, COLONIA_TRACKING_FULL), PARLOUR_TYPE_BOARD_PAGE);
  g_autoptr (GPtrArray) answers = ask (fixture, find_question (get_state (fixture), FALSE));

  fixture->playing = TRUE;
  click (g_ptr_array_index (answers, 0));
  g_assert_false (is_asked (fixture));
  table_session_undo (fixture->session);
  g_assert_cmpint (find_question (get_state (fixture), FALSE), !=, COLONIA_NOBODY);
  g_assert_false (is_asked (fixture));

  close_page (fixture);
}

/* What is corrected is asked about as it was, with its answer marked. */
static void
test_question_corrected (void)
{
  Fixture *fixture = open_page (game_where (has_question, GINT_TO_POINTER (TRUE), 4, COLONIA_TRACKING_FULL), PARLOUR_TYPE_BOARD_PAGE);
  int slot = find_question (get_state (fixture), TRUE);
  g_autoptr (GArray) choices = colonia_state_list_choices (get_state (fixture));
  g_autoptr (GPtrArray) answers = NULL, marked = NULL;
  guint which = 0;

  while (g_array_index (choices, ColoniaChoice, which).event.type != COLONIA_EVENT_BUY
         || g_array_index (choices, ColoniaChoice, which).event.buy.slot != slot
         || !g_array_index (choices, ColoniaChoice, which).event.buy.stores)
    which++;
  parlour_page_fill_in (PARLOUR_PAGE (fixture->page), &g_array_index (choices, ColoniaChoice, which).event.table);
  answers = find_answers (fixture);
  marked = find_all_of_class (fixture->page, "turn");
  g_assert_cmpuint (answers->len, >=, 3);
  g_assert_cmpuint (marked->len, ==, 1);
  g_assert_true (gtk_widget_is_ancestor (g_ptr_array_index (answers, 0), g_ptr_array_index (marked, 0)));

  /* Another card can take its place at once. */
  for (slot = 0; slot < get_state (fixture)->n_display; slot++)
    {
      g_autofree char *path = g_strdup_printf ("display/slot-%d/buy", slot + 1);

      g_assert_nonnull (find_deed (fixture, path));
    }

  close_page (fixture);
}

/* Finds a card that would be asked about, but cannot be paid for. */
static int
find_too_dear (const ColoniaState *state)
{
  for (int slot = 0; state->step == COLONIA_STEP_BUYING && slot < state->n_display; slot++)
    {
      const ColoniaCard *card = &state->display[slot];
      const ColoniaEvent buy = { .type = COLONIA_EVENT_BUY, .player = state->turn, .buy.slot = slot };

      if (card->present && colonia_board_count_answers (state, slot) > 0
          && table_state_examine (&state->table, (const TableEvent *) &buy).kind == COLONIA_OBSTACLE_MONEY_SHORT)
        return slot;
    }

  return COLONIA_NOBODY;
}

static gboolean
has_too_dear (const ColoniaState *state,
              gpointer            data)
{
  return find_too_dear (state) != COLONIA_NOBODY;
}

/* SUN-2: what cannot be paid for is refused before anything is asked, as the question would tell what lies behind the screen. */
static void
test_too_dear (void)
{
  Fixture *fixture = open_page (game_where (has_too_dear, NULL, 4, COLONIA_TRACKING_FULL), PARLOUR_TYPE_BOARD_PAGE);
  g_autofree char *path = g_strdup_printf ("display/slot-%d/buy", find_too_dear (get_state (fixture)) + 1);

  for (int uncovered = 0; uncovered < 2; uncovered++)
    {
      parlour_page_set_uncovered (PARLOUR_PAGE (fixture->page), uncovered ? 1u << get_state (fixture)->turn : 0);
      click (find_deed (fixture, path));
      g_assert_cmpint (fixture->n_entered, ==, 0);
      g_assert_cmpint (fixture->n_complaints, ==, uncovered + 1);
      g_assert_false (is_asked (fixture));
    }

  close_page (fixture);
}

/* A question outlives a cover that falls, but not another card. */
static void
test_question_stays (void)
{
  Fixture *fixture = open_page (game_where (has_question, GINT_TO_POINTER (TRUE), 4, COLONIA_TRACKING_FULL), PARLOUR_TYPE_BOARD_PAGE);
  int slot = find_question (get_state (fixture), TRUE);
  g_autoptr (GPtrArray) answers = ask (fixture, slot);

  parlour_page_set_uncovered (PARLOUR_PAGE (fixture->page), 1u << get_state (fixture)->turn);
  g_assert_true (is_asked (fixture));
  parlour_page_set_uncovered (PARLOUR_PAGE (fixture->page), 0);
  g_assert_true (is_asked (fixture));
  g_assert_cmpstr (parlour_widget_get_tooltip (find_child (fixture->page, "take_back")), ==,
                   "Go Back, and Nothing Is Entered (Backspace)");
  g_assert_cmpuint (answers->len, >=, 3);

  table_session_undo (fixture->session);
  if (get_state (fixture)->step == COLONIA_STEP_BUYING)
    g_assert_false (is_asked (fixture));

  close_page (fixture);
}

static gboolean
has_relics_behind_screen (const ColoniaState *state,
                          gpointer            data)
{
  return state->step == COLONIA_STEP_BUYING && state->turn == 0
         && colonia_state_find_loose_relic (state, 0, COLONIA_CITY_BERGEN, 4) >= 0;
}

/* What lies behind the screen of whoever has the turn is told while that cover is lifted; that of others is beside the page. */
static void
test_treasure_covered (void)
{
  Fixture *fixture = open_page (game_where (has_relics_behind_screen, NULL, 3, COLONIA_TRACKING_FULL), PARLOUR_TYPE_BOARD_PAGE);

  g_assert_false (says (fixture->page, "Behind the screen"));
  parlour_page_set_uncovered (PARLOUR_PAGE (fixture->page), 1);
  g_assert_true (says (fixture->page, "Behind the screen"));
  g_assert_true (says (fixture->page, "Bergen 4"));
  parlour_page_set_uncovered (PARLOUR_PAGE (fixture->page), 2);
  g_assert_false (says (fixture->page, "Bergen 4"));

  close_page (fixture);
}

static gboolean
owns_empty_shrine (const ColoniaState *state,
                   gpointer            data)
{
  gboolean empty = FALSE;

  for (int city = 0; city < COLONIA_N_CITIES; city++)
    empty = empty || colonia_state_has_empty_shrine (state, 0, (ColoniaCity) city);

  return state->step == COLONIA_STEP_BUYING && empty;
}

/* Whose an empty shrine is everybody may see, whether a cover is lifted or not. */
static void
test_empty_shrine_open (void)
{
  Fixture *fixture = open_page (game_where (owns_empty_shrine, NULL, 3, COLONIA_TRACKING_FULL), PARLOUR_TYPE_BOARD_PAGE);
  g_autofree char *shrines = colonia_term_shrines (get_state (fixture), 0);

  g_assert_nonnull (strstr (shrines, "mpty shrines: "));
  for (guint uncovered = 0; uncovered < 2; uncovered++)
    {
      parlour_page_set_uncovered (PARLOUR_PAGE (fixture->page), uncovered);
      g_assert_true (says (fixture->page, shrines));
    }

  close_page (fixture);
}

static gboolean
is_safeguarded (const ColoniaState *state,
                gpointer            data)
{
  for (int slot = 0; slot < state->n_display; slot++)
    if (state->display[slot].present && state->display[slot].safeguard == COLONIA_NOBODY)
      return FALSE;

  return state->step == COLONIA_STEP_SAFEGUARDING;
}

static void
test_nothing_left (void)
{
  Fixture *fixture = open_page (game_where (is_safeguarded, NULL, 3, COLONIA_TRACKING_FULL), PARLOUR_TYPE_BOARD_PAGE);

  g_assert_true (says (fixture->page, "Nothing is left to be safeguarded: everybody passes."));

  close_page (fixture);
}

/* When all ships have come, and another is due, the table is told (SAT-2). */

static void
test_used_up (void)
{
  g_autoptr (TableRecord) game = table_simulate (&colonia_game, 4, COLONIA_TRACKING_ESSENTIALS, 5);
  int n_ships = 0;
  int n_told = 0;

  for (guint i = 0; i < table_record_get_cursor (game); i++)
    {
      Fixture *fixture;

      if (colonia_record_get_event (game, i)->type != COLONIA_EVENT_SHIP)
        continue;

      fixture = open_page (table_session_new (table_record_copy (game, i), NULL, NULL), PARLOUR_TYPE_TYPED_FORM);
      g_assert_cmpint (is_shown (fixture->page, find_child (fixture->page, "remark")), ==, n_ships == 16);
      n_told += n_ships == 16;
      n_ships++;
      close_page (fixture);
    }

  g_assert_cmpint (n_told, ==, 1);
}

/* On all days */

static void
fill_in_last (ColoniaStep step,
              GType       type,
              const char *css_class)
{
  g_autoptr (TableSession) session = game_at_step (step, 3, 4, COLONIA_TRACKING_FULL);
  g_autoptr (GArray) choices = colonia_state_list_choices (colonia_session_get_state (session));
  Fixture *fixture = open_page (g_object_ref (session), type);
  g_autoptr (GPtrArray) marked = NULL;
  const ColoniaEvent *event = &g_array_index (choices, ColoniaChoice, choices->len - 2).event;

  parlour_page_fill_in (PARLOUR_PAGE (fixture->page), &event->table);
  marked = find_all_of_class (fixture->page, "turn");
  for (guint i = marked->len; i > 0; i--)
    if (!is_shown (fixture->page, g_ptr_array_index (marked, i - 1)))
      g_ptr_array_remove_index (marked, i - 1);
  g_assert_cmpint (marked->len, ==, 1);
  g_assert_true (gtk_widget_has_css_class (g_ptr_array_index (marked, 0), css_class)
                 || gtk_widget_has_css_class (gtk_widget_get_first_child (g_ptr_array_index (marked, 0)), css_class));

  close_page (fixture);
}

static void
test_corrected (void)
{
  fill_in_last (COLONIA_STEP_ORDERS, PARLOUR_TYPE_BOARD_PAGE, "suggested-action");
  fill_in_last (COLONIA_STEP_LOADING, PARLOUR_TYPE_BOARD_PAGE, "space");
  fill_in_last (COLONIA_STEP_BUYING, PARLOUR_TYPE_BOARD_PAGE, "slot");
  fill_in_last (COLONIA_STEP_SAFEGUARDING, PARLOUR_TYPE_BOARD_PAGE, "slot");
}

/* The same game, but with names as long as they may be. */
static TableSession *
rename_players (TableSession *session)
{
  const TableRecord *record = table_session_get_record (session);
  TablePerson people[COLONIA_MAX_PLAYERS];
  TableRecord *renamed;

  for (int seat = 0; seat < colonia_record_get_setup (record)->n_players; seat++)
    {
      people[seat] = *table_record_get_person (record, seat);
      people[seat].name = (char *) LONG_NAME;
    }

  renamed = colonia_record_new (colonia_record_get_setup (record), people);
  for (guint i = 0; i < table_record_get_n_events (record); i++)
    table_record_append_from (renamed, record, i);
  g_object_unref (session);

  return table_session_new (renamed, NULL, NULL);
}

static void
check_room (Fixture *fixture)
{
  const int widths[] = { NARROW, 640, 960, 1460 };
  int minimum;

  gtk_widget_measure (fixture->page, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  g_assert_cmpint (minimum, <=, NARROW);

  for (gsize i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      int height, natural;

      gtk_widget_measure (fixture->page, GTK_ORIENTATION_VERTICAL, widths[i], &height, &natural, NULL, NULL);
      g_assert_cmpint (height, >, 0);
      gtk_widget_size_allocate (fixture->page, &(GtkAllocation) { 0, 0, widths[i], natural }, -1);
    }
}

static void
test_room (void)
{
  const struct {
    ColoniaStep step;
    GType type;
  } pages[] = {
    { COLONIA_STEP_ORDERS, PARLOUR_TYPE_BOARD_PAGE },
    { COLONIA_STEP_EXTRA_CONTRACTS, PARLOUR_TYPE_BOARD_PAGE },
    { COLONIA_STEP_LOADING, PARLOUR_TYPE_BOARD_PAGE },
    { COLONIA_STEP_BUYING, PARLOUR_TYPE_BOARD_PAGE },
    { COLONIA_STEP_SAFEGUARDING, PARLOUR_TYPE_BOARD_PAGE },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      Fixture *fixture = open_page (rename_players (game_at_step (pages[i].step, 5, 6, COLONIA_TRACKING_FULL)), pages[i].type);

      check_room (fixture);
      parlour_page_set_uncovered (PARLOUR_PAGE (fixture->page), G_MAXUINT);
      check_room (fixture);
      close_page (fixture);
    }
}

static int
count_columns (ParlourStalls *stalls,
               int            width)
{
  GtkWidget *first = gtk_widget_get_first_child (GTK_WIDGET (stalls));
  int columns = 0;
  int height;

  gtk_widget_measure (GTK_WIDGET (stalls), GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
  gtk_widget_measure (GTK_WIDGET (stalls), GTK_ORIENTATION_VERTICAL, width, &height, NULL, NULL, NULL);
  gtk_widget_size_allocate (GTK_WIDGET (stalls), &(GtkAllocation) { 0, 0, width, height }, -1);

  for (GtkWidget *child = first; child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      graphene_rect_t bounds;

      g_assert_true (gtk_widget_compute_bounds (child, GTK_WIDGET (stalls), &bounds));
      g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=, width);
      columns += bounds.origin.y < 1.f;
    }

  return columns;
}

static void
test_stalls (void)
{
  const struct {
    int n;
    gboolean even;
    int width;
    int columns;
  } rows[] = {
    { 4, FALSE, 430, 4 }, { 4, FALSE, 429, 2 }, { 4, FALSE, 209, 1 },
    { 5, FALSE, 430, 3 }, { 5, TRUE, 539, 1 }, { 5, TRUE, 540, 5 },
    { 6, TRUE, 600, 3 }, { 6, TRUE, 300, 2 }, { 12, FALSE, 1000, 6 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      GtkWidget *stalls = g_object_ref_sink (g_object_new (PARLOUR_TYPE_STALLS, NULL));

      g_object_set (stalls, "column-width", 100, "spacing", 10, "even", rows[i].even, NULL);
      for (int child = 0; child < rows[i].n; child++)
        {
          GtkWidget *label = gtk_label_new ("I");

          gtk_widget_set_size_request (label, 20, 20);
          parlour_stalls_append (PARLOUR_STALLS (stalls), label);
        }
      g_assert_cmpint (count_columns (PARLOUR_STALLS (stalls), rows[i].width), ==, rows[i].columns);
      assert_finalized (stalls);
    }
}

/* A thing that counts how often it is measured. */
struct _Measured {
  GtkWidget parent_instance;

  GHashTable *widths; /* for which its height was asked */
  int n_measured; /* how often its width was */
};

G_DECLARE_FINAL_TYPE (Measured, measured, TEST, MEASURED, GtkWidget)
G_DEFINE_FINAL_TYPE (Measured, measured, GTK_TYPE_WIDGET)

static void
measured_measure (GtkWidget      *widget,
                  GtkOrientation  orientation,
                  int             for_size,
                  int            *minimum,
                  int            *natural,
                  int            *minimum_baseline,
                  int            *natural_baseline)
{
  Measured *self = TEST_MEASURED (widget);

  *minimum = *natural = 20;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    self->n_measured++;
  else
    g_hash_table_add (self->widths, GINT_TO_POINTER (for_size));
}

static GtkSizeRequestMode
measured_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
measured_finalize (GObject *object)
{
  g_hash_table_unref (TEST_MEASURED (object)->widths);

  G_OBJECT_CLASS (measured_parent_class)->finalize (object);
}

static void
measured_class_init (MeasuredClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = measured_finalize;
  GTK_WIDGET_CLASS (klass)->measure = measured_measure;
  GTK_WIDGET_CLASS (klass)->get_request_mode = measured_get_request_mode;
}

static void
measured_init (Measured *self)
{
  self->widths = g_hash_table_new (NULL, NULL);
}

/* What stands in a width that does not divide is asked for its height for the width that it gets, and for no other, as all
 * text on it is laid out anew for each. */
static void
test_measured_once (void)
{
  ParlourStalls *stalls = g_object_ref_sink (g_object_new (PARLOUR_TYPE_STALLS, NULL));

  g_object_set (stalls, "column-width", 100, "spacing", 10, NULL);
  for (int child = 0; child < 6; child++)
    parlour_stalls_append (stalls, g_object_new (measured_get_type (), NULL));
  g_assert_cmpint (count_columns (stalls, 352), ==, 3);
  for (guint i = 0; i < 6; i++)
    {
      GtkWidget *child = find_nth (GTK_WIDGET (stalls), measured_get_type (), i);
      const Measured *measured = TEST_MEASURED (child);

      g_assert_cmpint (measured->n_measured, ==, 1);
      g_assert_cmpuint (g_hash_table_size (measured->widths), ==, 1);
      g_assert_true (g_hash_table_contains (measured->widths, GINT_TO_POINTER (gtk_widget_get_width (child))));
    }

  assert_finalized (stalls);
}

/* What stands in a line of its own is asked for its height for a width that it has, and for none without an end, as text would be
 * laid out anew for that. */
static void
test_steady (void)
{
  const GtkOrientation orientations[] = { GTK_ORIENTATION_HORIZONTAL, GTK_ORIENTATION_VERTICAL };

  for (guint i = 0; i < G_N_ELEMENTS (orientations); i++)
    {
      GtkWidget *line = g_object_ref_sink (parlour_box_new_plain (GTK_ORIENTATION_HORIZONTAL, 0));
      GtkWidget *child = g_object_new (measured_get_type (), NULL);
      int height;

      gtk_widget_set_layout_manager (line, parlour_steady_layout_new (orientations[i], 0));
      gtk_box_append (GTK_BOX (line), child);
      gtk_widget_measure (line, GTK_ORIENTATION_VERTICAL, -1, NULL, &height, NULL, NULL);
      g_assert_cmpint (height, ==, 20);
      g_assert_cmpuint (g_hash_table_size (TEST_MEASURED (child)->widths), ==, 1);
      g_assert_true (g_hash_table_contains (TEST_MEASURED (child)->widths, GINT_TO_POINTER (20)));

      assert_finalized (line);
    }
}

/* What stands behind something that has gone is not moved for it, and what comes back stands where it is due. */
static void
test_kept_in_place (void)
{
  GtkWidget *box = g_object_ref_sink (gtk_box_new (GTK_ORIENTATION_VERTICAL, 0));
  GtkWidget *children[3], *last = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (children); i++)
    {
      children[i] = gtk_label_new (NULL);
      gtk_box_append (GTK_BOX (box), children[i]);
    }
  gtk_widget_set_visible (children[1], FALSE);
  parlour_widget_show_after (children[0], &last);
  parlour_widget_show_after (children[2], &last);
  g_assert_true (last == children[2]);
  g_assert_true (gtk_widget_get_next_sibling (children[0]) == children[1]);

  parlour_widget_show_after (children[1], &last);
  g_assert_true (gtk_widget_get_last_child (box) == children[1]);
  g_assert_true (gtk_widget_get_visible (children[1]));

  assert_finalized (box);
}

/* Shows those children of a box one behind the other, and no others. */
static void
show_only (GtkWidget        *box,
           GtkWidget *const *children,
           int               n)
{
  GtkWidget *last = NULL;

  for (int i = 0; i < n; i++)
    parlour_widget_show_after (children[i], &last);
  parlour_widget_hide_rest (box, last);
  for (GtkWidget *child = gtk_widget_get_first_child (box); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_get_visible (child))
      g_assert_true (n-- > 0 && child == *children++);
  g_assert_cmpint (n, ==, 0);
}

/* What comes for the first time is put where it is due, and moves nothing that stands there. */
static void
test_kept_when_others_come (void)
{
  GtkWidget *box = g_object_ref_sink (gtk_box_new (GTK_ORIENTATION_VERTICAL, 0));
  GtkWidget *children[4];

  for (guint i = 0; i < G_N_ELEMENTS (children); i++)
    {
      children[i] = gtk_label_new (NULL);
      gtk_box_prepend (GTK_BOX (box), children[i]);
    }
  show_only (box, (GtkWidget *[]) { children[3], children[2], children[0] }, 3);
  show_only (box, (GtkWidget *[]) { children[3], children[2] }, 2);
  g_object_ref (children[1]);
  gtk_box_remove (GTK_BOX (box), children[1]);
  gtk_box_append (GTK_BOX (box), children[1]);
  g_object_unref (children[1]);
  show_only (box, (GtkWidget *[]) { children[3], children[1], children[2] }, 3);
  g_assert_true (gtk_widget_get_last_child (box) == children[0]);

  assert_finalized (box);
}

static void
assert_described (GtkWidget  *widget,
                  const char *description)
{
  g_autofree char *difference = gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                                                    description);

  g_assert_cmpstr (difference, ==, NULL);
}

/* Screen readers are told why something cannot be pressed when nothing else is to be done, but at once where they are. */
static void
test_described (void)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0), *buttons[2];
  GtkWindow *window = GTK_WINDOW (gtk_window_new ());

  for (guint i = 0; i < G_N_ELEMENTS (buttons); i++)
    {
      buttons[i] = gtk_button_new ();
      gtk_box_append (GTK_BOX (box), buttons[i]);
      parlour_widget_describe (buttons[i], "first");
    }
  gtk_window_set_child (window, box);
  gtk_window_present (window);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  gtk_widget_grab_focus (buttons[0]);
  for (guint i = 0; i < G_N_ELEMENTS (buttons); i++)
    {
      assert_described (buttons[i], "first");
      parlour_widget_describe (buttons[i], "second");
      parlour_widget_set_tooltip (buttons[i], "another");
    }
  assert_described (buttons[0], "second");
  assert_described (buttons[1], "first");
  gtk_widget_grab_focus (buttons[1]);
  assert_described (buttons[1], "second");
  while (g_main_context_iteration (NULL, FALSE))
    ;
  for (guint i = 0; i < G_N_ELEMENTS (buttons); i++)
    {
      assert_described (buttons[i], "second");
      g_assert_cmpstr (gtk_widget_get_tooltip_text (buttons[i]), ==, "another");
    }

  gtk_window_destroy (window);
}

/* What goes when something else comes is no reason to move what stands behind it, neither then nor when it comes back. */
static void
test_kept_when_others_go (void)
{
  GtkWidget *box = g_object_ref_sink (gtk_box_new (GTK_ORIENTATION_VERTICAL, 0));
  GtkWidget *children[4];
  GtkWidget *between[2];

  for (guint i = 0; i < G_N_ELEMENTS (children); i++)
    {
      children[i] = gtk_label_new (NULL);
      gtk_box_append (GTK_BOX (box), children[i]);
    }
  between[0] = children[1];
  between[1] = children[3];
  for (int time = 0; time < 2; time++)
    {
      show_only (box, children, 4);
      show_only (box, children + 2, 2);
      show_only (box, between, 2);
      for (guint i = 0; i < G_N_ELEMENTS (children); i++)
        g_assert_true (gtk_widget_get_prev_sibling (children[i]) == (i > 0 ? children[i - 1] : NULL));
    }
  between[1] = children[0];
  show_only (box, between, 2);
  show_only (box, children, 4);
  show_only (box, children, 0);

  assert_finalized (box);
}

/* What is around the middle is told how large that was when it was laid out last, and asks nothing of it before. */
static void
test_panes_remember (void)
{
  GtkWidget *panes = g_object_ref_sink (g_object_new (PARLOUR_TYPE_PANES, NULL));
  GtkWidget *middle = g_object_new (measured_get_type (), NULL);
  int minimum, n_measured;

  g_object_set (panes, "middle", middle, NULL);
  gtk_widget_measure (panes, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  g_assert_cmpint (TEST_MEASURED (middle)->n_measured, ==, 0);
  gtk_widget_size_allocate (panes, &(GtkAllocation) { 0, 0, 400, 400 }, -1);
  n_measured = TEST_MEASURED (middle)->n_measured;
  g_assert_cmpint (n_measured, ==, 1);

  /* It asks for that when it is laid out. */
  while (g_main_context_iteration (NULL, FALSE))
    ;
  gtk_widget_queue_resize (middle);
  gtk_widget_measure (panes, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  g_assert_cmpint (minimum, ==, 20);
  g_assert_cmpint (TEST_MEASURED (middle)->n_measured, ==, n_measured);

  assert_finalized (panes);
}

/* No text is ever set letter below letter: where each of its words has room they are not broken, and otherwise no line is
 * shorter than there is room for. What was said before makes no difference. */
static void
test_lines (void)
{
  const char *const city = "Colonia Claudia Ara Agrippinensium";
  GtkWidget *label = g_object_ref_sink (parlour_label_new_wrapped (city));
  int letter, word, text, line;

  gtk_widget_measure (label, GTK_ORIENTATION_HORIZONTAL, -1, &letter, NULL, NULL, NULL);
  parlour_label_show_lines (GTK_LABEL (label), "Köln MMX", 4);
  gtk_widget_measure (label, GTK_ORIENTATION_HORIZONTAL, -1, &word, &text, NULL, NULL);
  g_assert_cmpint (gtk_label_get_wrap_mode (GTK_LABEL (label)), ==, PANGO_WRAP_WORD);
  g_assert_cmpint (word, >=, 2 * letter);
  g_assert_cmpint (word, <, text);

  parlour_label_show_lines (GTK_LABEL (label), city, 4);
  gtk_widget_measure (label, GTK_ORIENTATION_HORIZONTAL, -1, &line, &text, NULL, NULL);
  g_assert_cmpint (gtk_label_get_wrap_mode (GTK_LABEL (label)), ==, PANGO_WRAP_WORD_CHAR);
  g_assert_cmpint (line, >=, 2 * letter);
  g_assert_cmpint (line, <, text / 4);

  parlour_label_show_lines (GTK_LABEL (label), "Ara", 4);
  gtk_widget_measure (label, GTK_ORIENTATION_HORIZONTAL, -1, &word, &text, NULL, NULL);
  g_assert_cmpint (word, ==, text);
  g_assert_cmpint (word, <, line);

  assert_finalized (label);
}

/* More than two stand side by side only where they are as wide as they want to
 * be, and rows may be further apart than columns. */
static void
test_wide_stalls (void)
{
  ParlourStalls *stalls = g_object_ref_sink (g_object_new (PARLOUR_TYPE_STALLS, NULL));
  int minimum = 0, natural = 0, height = 0, found;

  g_object_set (stalls, "min-columns", 2, "spacing", 10, "row-spacing", 30, NULL);
  for (int child = 0; child < 4; child++)
    {
      GtkWidget *label = gtk_label_new ("A label that would rather not be cut off");

      gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
      gtk_widget_measure (label, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, NULL, NULL);
      gtk_widget_measure (label, GTK_ORIENTATION_VERTICAL, -1, &height, NULL, NULL, NULL);
      parlour_stalls_append (stalls, label);
    }
  g_assert_cmpint (2 * minimum, <, natural);

  g_assert_cmpint (count_columns (stalls, 4 * natural + 30), ==, 4);
  g_assert_cmpint (count_columns (stalls, 4 * natural + 29), ==, 2);
  g_assert_cmpint (count_columns (stalls, 2 * minimum + 10), ==, 2);
  g_assert_cmpint (count_columns (stalls, 2 * minimum + 9), ==, 1);
  gtk_widget_measure (GTK_WIDGET (stalls), GTK_ORIENTATION_VERTICAL, 2 * minimum + 10, &found, NULL, NULL, NULL);
  g_assert_cmpint (found, ==, 2 * height + 30);

  parlour_widget_clear (GTK_WIDGET (stalls));
  g_assert_null (gtk_widget_get_first_child (GTK_WIDGET (stalls)));
  assert_finalized (stalls);
}

/* What stands on the rim goes round, clockwise, with the others inside: in a narrow place a rim that is higher than
 * it is wide, or rows, where there is no room inside it. */
static void
test_rim (void)
{
  GtkWidget *stalls = g_object_ref_sink (g_object_new (PARLOUR_TYPE_STALLS, "column-width", 100, "spacing", 10, "rim", 14, NULL));
  const struct {
    int width;
    int columns;
    int cells[20][2];
  } rims[] = {
    { 540, 5, { { 0, 0 }, { 1, 0 }, { 2, 0 }, { 3, 0 }, { 4, 0 }, { 4, 1 }, { 4, 2 }, { 4, 3 }, { 3, 3 }, { 2, 3 }, { 1, 3 },
                { 0, 3 }, { 0, 2 }, { 0, 1 }, { 1, 1 }, { 2, 1 }, { 3, 1 }, { 1, 2 }, { 2, 2 }, { 3, 2 } } },
    { 430, 4, { { 0, 0 }, { 1, 0 }, { 2, 0 }, { 3, 0 }, { 3, 1 }, { 3, 2 }, { 3, 3 }, { 3, 4 }, { 2, 4 }, { 1, 4 }, { 0, 4 },
                { 0, 3 }, { 0, 2 }, { 0, 1 }, { 1, 1 }, { 2, 1 }, { 1, 2 }, { 2, 2 }, { 1, 3 }, { 2, 3 } } },
    { 410, 3, { { 0, 0 }, { 1, 0 }, { 2, 0 }, { 0, 1 }, { 1, 1 }, { 2, 1 }, { 0, 2 } } },
  };

  for (int child = 0; child < 20; child++)
    {
      GtkWidget *label = gtk_label_new ("I");

      gtk_widget_set_size_request (label, 20, 20);
      parlour_stalls_append (PARLOUR_STALLS (stalls), label);
    }
  for (gsize rim = 0; rim < G_N_ELEMENTS (rims); rim++)
    {
      g_assert_cmpint (count_columns (PARLOUR_STALLS (stalls), rims[rim].width), ==, rims[rim].columns);
      for (int i = 0; i < (rims[rim].columns > 3 ? 20 : 7); i++)
        {
          GtkWidget *child = find_nth (stalls, GTK_TYPE_LABEL, i);
          graphene_rect_t bounds;

          g_assert_true (gtk_widget_compute_bounds (child, stalls, &bounds));
          g_assert_cmpint ((int) bounds.origin.x, ==, ((int) bounds.size.width + 10) * rims[rim].cells[i][0]);
          g_assert_cmpint ((int) bounds.origin.y, ==, ((int) bounds.size.height + 10) * rims[rim].cells[i][1]);
        }
    }
  assert_finalized (stalls);
}

static void
count_notify (gpointer data)
{
  (*(int *) data)++;
}

static void
check_notifies_once (GType       type,
                     const char *property,
                     GValue     *value)
{
  GtkWidget *widget = g_object_ref_sink (g_object_new (type, NULL));
  g_autofree char *signal = g_strconcat ("notify::", property, NULL);
  g_auto (GValue) found = G_VALUE_INIT;
  int notified = 0;

  g_signal_connect_swapped (widget, signal, G_CALLBACK (count_notify), &notified);
  g_object_set_property (G_OBJECT (widget), property, value);
  g_object_set_property (G_OBJECT (widget), property, value);
  g_assert_cmpint (notified, ==, 1);
  g_object_get_property (G_OBJECT (widget), property, &found);
  g_assert_true (G_VALUE_TYPE (&found) == G_VALUE_TYPE (value));
  /* NOLINTNEXTLINE(bugprone-suspicious-memory-comparison,cert-exp42-c,cert-flp37-c): only plain values come here. */
  g_assert_true (memcmp (&found.data, &value->data, sizeof found.data) == 0);

  assert_finalized (widget);
}

static void
test_notify (void)
{
  const char *const numbers[] = { "column-width", "min-columns", "max-columns", "spacing", "row-spacing" };
  g_auto (GValue) number = G_VALUE_INIT;
  g_auto (GValue) flag = G_VALUE_INIT;

  g_value_init (&number, G_TYPE_INT);
  g_value_set_int (&number, 2);
  g_value_init (&flag, G_TYPE_BOOLEAN);
  g_value_set_boolean (&flag, TRUE);

  for (gsize i = 0; i < G_N_ELEMENTS (numbers); i++)
    check_notifies_once (PARLOUR_TYPE_STALLS, numbers[i], &number);
  check_notifies_once (PARLOUR_TYPE_STALLS, "even", &flag);
}

/* The widgets that stand by themselves, without anything to show. */
static void
test_finalized (void)
{
  const GType types[] = {
    PARLOUR_TYPE_BOARD_PAGE, PARLOUR_TYPE_BOARD_SPACES, COLONIA_TYPE_RELIC_CARD, COLONIA_TYPE_SHIP_FIGURE, PARLOUR_TYPE_STALLS,
  };

  for (gsize i = 0; i < G_N_ELEMENTS (types); i++)
    assert_finalized (g_object_ref_sink (g_object_new (types[i], NULL)));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  adw_init ();
  use_style ();

  g_test_add_func ("/thursday/THU-1/orders", test_orders);
  g_test_add_func ("/thursday/THU-1/costs", test_order_costs);
  g_test_add_func ("/thursday/THU-1/refused", test_order_refused);
  g_test_add_func ("/thursday/THU-1/covered", test_order_covered);
  g_test_add_func ("/thursday/THU-1/passing", test_passing);
  g_test_add_func ("/thursday/THU-2/read-off", test_dice_read_off);
  g_test_add_func ("/thursday/THU-2/roll", test_dice_roll);
  g_test_add_func ("/thursday/THU-2/roll-all", test_dice_roll_all);
  g_test_add_func ("/thursday/THU-2/seen-rolling", test_dice_seen);
  g_test_add_func ("/thursday/THU-2/undone-while-rolling", test_dice_undone);
  g_test_add_func ("/thursday/THU-2/reduced-motion", test_dice_reduced);
  g_test_add_func ("/thursday/THU-2/first", test_dice_first);
  g_test_add_func ("/thursday/THU-2/first/again", test_dice_again);
  g_test_add_func ("/thursday/THU-2/corrected", test_dice_corrected);
  g_test_add_func ("/thursday/THU-2/kept", test_dice_kept);
  g_test_add_func ("/friday/FRI-1/holds", test_holds);
  g_test_add_func ("/thursday/orders-in-sight", test_orders_in_sight);
  g_test_add_func ("/friday/EDICT-6/extra-hold", test_extra_hold);
  g_test_add_func ("/friday/EDICT-6/extra-hold-missing", test_extra_hold_missing);
  g_test_add_func ("/sunday/SUN-1/display", test_display);
  g_test_add_func ("/sunday/SUN-2/relic-into-shrine", test_relic_into_shrine);
  g_test_add_func ("/sunday/SUN-2/shrine-takes-relic", test_shrine_takes_relic);
  g_test_add_func ("/sunday/SUN-2/too-dear", test_too_dear);
  g_test_add_func ("/sunday/SUN-2/question-stays", test_question_stays);
  g_test_add_func ("/sunday/SUN-2/question-undone", test_question_undone);
  g_test_add_func ("/sunday/SUN-2/question-corrected", test_question_corrected);
  g_test_add_func ("/sunday/covered", test_treasure_covered);
  g_test_add_func ("/sunday/SUN-2/empty-shrine", test_empty_shrine_open);
  g_test_add_func ("/sunday/SUN-4/nothing-left", test_nothing_left);
  g_test_add_func ("/saturday/SAT-2/used-up", test_used_up);
  g_test_add_func ("/corrected", test_corrected);
  g_test_add_func ("/room", test_room);
  g_test_add_func ("/stalls", test_stalls);
  g_test_add_func ("/measured-once", test_measured_once);
  g_test_add_func ("/steady", test_steady);
  g_test_add_func ("/kept-in-place", test_kept_in_place);
  g_test_add_func ("/kept-when-others-come", test_kept_when_others_come);
  g_test_add_func ("/kept-when-others-go", test_kept_when_others_go);
  g_test_add_func ("/described", test_described);
  g_test_add_func ("/panes-remember", test_panes_remember);
  g_test_add_func ("/lines", test_lines);
  g_test_add_func ("/wide-stalls", test_wide_stalls);
  g_test_add_func ("/rim", test_rim);
  g_test_add_func ("/notify", test_notify);
  g_test_add_func ("/finalized", test_finalized);

  return g_test_run ();
}

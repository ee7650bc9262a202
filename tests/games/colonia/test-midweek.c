/* test-midweek.c: the pages from Tuesday to Wednesday, and those of votes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-session.h"
#include "colonia-typed.h"
#include "colonia-words.h"
#include "games.h"
#include "last-line.h"
#include "parlour-board-thing.h"
#include "parlour-board-view.h"
#include "parlour-confirm-bar.h"
#include "parlour-die.h"
#include "parlour-emblem.h"
#include "parlour-hint-layout.h"
#include "parlour-keys.h"
#include "parlour-rule-links.h"
#include "parlour-scale.h"
#include "parlour-step-page.h"
#include "parlour-turn-bar.h"
#include "parlour-widgets.h"
#include "widgets.h"

#include <string.h>

static const ColoniaTracking trackings[] = { COLONIA_TRACKING_FULL, COLONIA_TRACKING_ESSENTIALS };

/* What is left of 360 pixels between the margins. */
#define ROOM_ON_TELEPHONE 324

/* A page with a game, and what is entered there */

typedef struct {
  TableSession *session;
  ParlourPage *page;
  ColoniaEvent *entered; /* the last event */
  TableRoller roller;
  int n_entered;
  int n_complaints;
} Fixture;

static void
on_entered (Fixture            *fixture,
            const ColoniaEvent *event,
            int                 roller)
{
  g_clear_pointer (&fixture->entered, colonia_event_free);
  fixture->entered = colonia_event_copy (event);
  fixture->roller = (TableRoller) roller;
  fixture->n_entered++;
}

static void
on_complained (Fixture    *fixture,
               const char *sentence)
{
  g_assert_cmpstr (sentence, !=, "");
  fixture->n_complaints++;
}

static void
open_page (Fixture      *fixture,
           TableSession *session)
{
  const ColoniaState *state = colonia_session_get_state (session);

  *fixture = (Fixture) { .session = session };
  fixture->page = g_object_ref_sink (g_object_new (parlour_step_page_find (&state->table), NULL));
  g_signal_connect_swapped (fixture->page, "entered", G_CALLBACK (on_entered), fixture);
  g_signal_connect_swapped (fixture->page, "complained", G_CALLBACK (on_complained), fixture);
  parlour_page_set_session (fixture->page, session);
}

static void
close_page (Fixture *fixture)
{
  assert_finalized (fixture->page);
  g_clear_pointer (&fixture->entered, colonia_event_free);
  g_object_unref (fixture->session);
}

/* What was entered is played, and the page shows what has become of it. */
static void
play_on (Fixture *fixture)
{
  colonia_session_play (fixture->session, fixture->entered, fixture->roller);
  if (parlour_step_page_find (table_session_get_state (fixture->session)) == G_OBJECT_TYPE (fixture->page))
    parlour_page_update (fixture->page);
}

static void
press (GtkWidget *button)
{
  g_assert_true (gtk_widget_get_sensitive (button));
  g_signal_emit_by_name (button, "clicked");
}

static void
activate (Fixture    *fixture,
          const char *action)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (fixture->page), action, NULL));
}

/* Does what a key does on a page, wherever the focus is. */
static gboolean
press_key (Fixture        *fixture,
           guint           keyval,
           GdkModifierType modifiers)
{
  return parlour_keys_press (GTK_WIDGET (fixture->page), keyval, modifiers);
}

/* Pages on a screen */

static void
count_frame (gpointer data)
{
  (*(int *) data)++;
}

static void
draw (GtkWidget *window)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (window);
  int n_frames = 0;

  g_signal_connect_swapped (clock, "after-paint", G_CALLBACK (count_frame), &n_frames);
  while (n_frames < 2)
    {
      gtk_widget_queue_draw (window);
      g_main_context_iteration (NULL, TRUE);
    }
  g_signal_handlers_disconnect_by_data (clock, &n_frames);
}

/* Text of 200 percent must fit too. */
static void
assert_fits (GtkWidget *fixture)
{
  GtkSettings *settings = gtk_settings_get_default ();
  int resolution;
  int needed;

  g_object_get (settings, "gtk-xft-dpi", &resolution, NULL);
  for (int scale = 1; scale <= 2; scale++)
    {
      g_object_set (settings, "gtk-xft-dpi", resolution * scale, NULL);
      gtk_widget_measure (fixture, GTK_ORIENTATION_HORIZONTAL, -1, &needed, NULL, NULL, NULL);
      g_assert_cmpint (needed, <=, ROOM_ON_TELEPHONE);
    }
  g_object_set (settings, "gtk-xft-dpi", resolution, NULL);
}

/* A page comes into a window, is drawn there, and leaves without a trace. */
static void
show_page (TableSession *session)
{
  GtkWidget *window = gtk_window_new ();
  GtkWidget *scroller = gtk_scrolled_window_new ();
  GtkWidget *place = adw_bin_new ();
  Fixture fixture;

  open_page (&fixture, session);
  gtk_window_set_default_size (GTK_WINDOW (window), 360, 720);
  gtk_window_set_child (GTK_WINDOW (window), scroller);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), place);
  adw_bin_set_child (ADW_BIN (place), GTK_WIDGET (fixture.page));
  gtk_window_present (GTK_WINDOW (window));
  draw (window);

  assert_fits (GTK_WIDGET (fixture.page));

  /* The window thinks of where the focus was until it is drawn again. */
  adw_bin_set_child (ADW_BIN (place), NULL);
  draw (window);
  close_page (&fixture);
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_shown (gconstpointer data)
{
  ColoniaStep step = (ColoniaStep) GPOINTER_TO_INT (data);

  for (int n = COLONIA_MIN_PLAYERS; n <= COLONIA_MAX_PLAYERS; n++)
    {
      show_page (game_at_step (step, -1, n, COLONIA_TRACKING_FULL));
      if (step != COLONIA_STEP_MARKET)
        show_page (game_at_step (step, -1, n, COLONIA_TRACKING_ESSENTIALS));
    }
}

/* Tuesday */

static int
choose_card (int hand,
             int nth)
{
  for (int value = COLONIA_LOWEST_CARD; value <= COLONIA_HIGHEST_CARD; value++)
    if ((hand & (1 << value)) != 0 && nth-- == 0)
      return value;

  g_assert_not_reached ();
}

static gboolean
has_label (GtkWidget  *root,
           const char *text)
{
  g_autoptr (GPtrArray) labels = find_all (root, GTK_TYPE_LABEL);

  for (guint i = 0; i < labels->len; i++)
    if (g_str_equal (gtk_label_get_label (g_ptr_array_index (labels, i)), text))
      return TRUE;

  return FALSE;
}

static GtkWidget *
find_deed (Fixture    *fixture,
           const char *path)
{
  return parlour_board_view_find_deed (PARLOUR_BOARD_VIEW (find_child (GTK_WIDGET (fixture->page), "groups")), path);
}

static GtkWidget *
find_thing (Fixture    *fixture,
            const char *path)
{
  return parlour_board_view_find_thing (PARLOUR_BOARD_VIEW (find_child (GTK_WIDGET (fixture->page), "groups")), path);
}

static GtkWidget *
get_foot_button (Fixture *fixture)
{
  return parlour_confirm_bar_get_button (PARLOUR_CONFIRM_BAR (find_child (GTK_WIDGET (fixture->page), "bar")));
}

/* What is pressed for a card, which lies there even if it was played. */
static GtkWidget *
find_card (Fixture *fixture,
           int      seat,
           int      value)
{
  g_autofree char *path = g_strdup_printf ("families/seat-%d/%d", seat + 1, value);
  GtkWidget *card = find_deed (fixture, path);

  g_assert_nonnull (card);

  return card;
}

static gboolean
is_chosen (Fixture *fixture,
           int      seat,
           int      value)
{
  return gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (find_card (fixture, seat, value)));
}

/* A press for each family makes the event that the game waits for, and nothing
 * can be revealed before. */
static void
test_cards_pressed (void)
{
  for (gsize t = 0; t < G_N_ELEMENTS (trackings); t++)
    for (int n = COLONIA_MIN_PLAYERS; n <= COLONIA_MAX_PLAYERS; n++)
      {
        Fixture fixture;
        int values[COLONIA_MAX_PLAYERS];

        open_page (&fixture, game_at_step (COLONIA_STEP_FAMILY_CARDS, 3, n, trackings[t]));
        for (int i = 0; i < n; i++)
          {
            /* Last week's order. */
            int seat = colonia_session_get_state (fixture.session)->order[i];

            g_assert_true (press_key (&fixture, GDK_KEY_Return, 0));
            g_assert_cmpint (fixture.n_entered, ==, 0);
            g_assert_cmpint (fixture.n_complaints, ==, i + 1);
            g_assert_false (gtk_widget_get_sensitive (get_foot_button (&fixture)));
            values[seat] = choose_card (colonia_session_get_state (fixture.session)->hands[seat], i % 3);
            press (find_card (&fixture, seat, values[seat]));
          }

        press (get_foot_button (&fixture));
        g_assert_cmpint (fixture.n_entered, ==, 1);
        g_assert_cmpint (fixture.entered->type, ==, COLONIA_EVENT_FAMILY_CARDS);
        g_assert_cmpint (fixture.roller, ==, TABLE_ROLLER_NONE);
        for (int seat = 0; seat < n; seat++)
          {
            g_assert_cmpint (fixture.entered->family_cards.values[seat], ==, values[seat]);
            g_assert_false (fixture.entered->family_cards.zeros[seat]);
          }

        close_page (&fixture);
      }
}

/* A key goes to one family after the other, and Enter reveals. */
static void
test_cards_typed (void)
{
  Fixture fixture;
  const ColoniaState *state;
  int typed[COLONIA_MAX_PLAYERS];

  open_page (&fixture, game_at_step (COLONIA_STEP_FAMILY_CARDS, 4, 4, COLONIA_TRACKING_ESSENTIALS));
  state = colonia_session_get_state (fixture.session);

  for (int i = 0; i < 4; i++)
    {
      int value = choose_card (state->hands[state->order[i]], i % 2);

      typed[i] = value;
      if (i == 1)
        g_assert_true (press_key (&fixture, GDK_KEY_0, 0));
      g_assert_true (press_key (&fixture, GDK_KEY_0 + (guint) value, 0));
    }
  g_assert_true (press_key (&fixture, GDK_KEY_Return, 0));

  g_assert_cmpint (fixture.n_entered, ==, 1);
  for (int i = 0; i < 4; i++)
    {
      g_assert_cmpint (fixture.entered->family_cards.values[state->order[i]], ==, typed[i]);
      g_assert_cmpint (fixture.entered->family_cards.zeros[state->order[i]], ==, i == 1);
    }

  close_page (&fixture);
}

/* Cards that have been played lie there, cannot be chosen, and say why. */
static void
test_cards_spent (void)
{
  Fixture fixture;
  const ColoniaState *state;
  int first, spent;

  open_page (&fixture, game_at_step (COLONIA_STEP_FAMILY_CARDS, 5, 6, COLONIA_TRACKING_FULL));
  state = colonia_session_get_state (fixture.session);
  for (int seat = 0; seat < 6; seat++)
    {
      int n_spent = 0;

      for (int value = COLONIA_LOWEST_CARD; value <= COLONIA_HIGHEST_CARD; value++)
        if ((state->hands[seat] & (1 << value)) == 0)
          {
            GtkWidget *button = find_card (&fixture, seat, value);

            n_spent++;
            g_assert_nonnull (strstr (parlour_widget_get_tooltip (button), "before"));
            g_assert_true (has_label (button, "used"));
          }
      g_assert_cmpint (n_spent, ==, 4);
    }

  /* A key for one of them says so, too. */
  first = state->order[0];
  spent = g_bit_nth_lsf ((gulong) ~state->hands[first], COLONIA_LOWEST_CARD - 1);
  g_assert_true (press_key (&fixture, GDK_KEY_0 + (guint) spent, 0));
  g_assert_false (is_chosen (&fixture, first, spent));
  g_assert_true (press_key (&fixture, GDK_KEY_0 + (guint) choose_card (state->hands[first], 0), 0));
  g_assert_true (is_chosen (&fixture, first, choose_card (state->hands[first], 0)));

  close_page (&fixture);
}

/* A card for which there are too few members at home is marked beforehand. */
static void
test_cards_zero (void)
{
  int n_zeros = 0;

  for (int week = 2; week <= COLONIA_N_WEEKS; week++)
    {
      Fixture fixture;
      const ColoniaState *state;

      open_page (&fixture, game_at_step (COLONIA_STEP_FAMILY_CARDS, week, 6, COLONIA_TRACKING_FULL));
      state = colonia_session_get_state (fixture.session);
      for (int seat = 0; seat < 6; seat++)
        for (int value = COLONIA_LOWEST_CARD; value <= COLONIA_HIGHEST_CARD; value++)
          {
            int members = value - (state->smaller_deputation ? 1 : 0);

            if ((state->hands[seat] & (1 << value)) == 0)
              continue;

            g_assert_cmpint (gtk_widget_has_css_class (find_card (&fixture, seat, value), "zero"), ==,
                             members > state->players[seat].supply);
            n_zeros += members > state->players[seat].supply;
          }

      close_page (&fixture);
    }

  g_assert_cmpint (n_zeros, >, 0);
}

/* The order that is shown is the one that the game then has. */
static void
test_order (void)
{
  for (gsize t = 0; t < G_N_ELEMENTS (trackings); t++)
    for (int nth = 0; nth < 3; nth++)
      {
        Fixture fixture;
        const ColoniaState *state;
        GtkWidget *shown;

        open_page (&fixture, game_at_step (COLONIA_STEP_FAMILY_CARDS, 3, 5, trackings[t]));
        state = colonia_session_get_state (fixture.session);
        for (int i = 0; i < 5; i++)
          press (find_card (&fixture, state->order[i], choose_card (state->hands[state->order[i]], nth)));

        shown = gtk_widget_get_first_child (gtk_widget_get_parent (find_thing (&fixture, "order/seat-1")));
        press (get_foot_button (&fixture));
        colonia_session_play (fixture.session, fixture.entered, fixture.roller);

        for (int i = 0; i < 5; i++, shown = gtk_widget_get_next_sibling (shown))
          {
            ParlourEmblem *emblem = find_nth (shown, PARLOUR_TYPE_EMBLEM, 0);
            GtkWidget *links = find_nth (shown, PARLOUR_TYPE_RULE_LINKS, 0);
            GtkWidget *link = gtk_widget_get_last_child (gtk_widget_get_first_child (links));
            g_autoptr (GVariant) target = g_variant_ref_sink (gtk_actionable_get_action_target_value (GTK_ACTIONABLE (link)));
            const char *game, *rule;

            g_variant_get (target, "(&s&s)", &game, &rule);
            g_assert_cmpstr (game, ==, colonia_game.id);
            g_assert_cmpint (parlour_emblem_get_color (emblem), ==,
                             (int) table_session_get_color (fixture.session, state->order[i]));
            g_assert_true (g_str_equal (rule, "TUE-2") || g_str_equal (rule, "TUE-3") || g_str_equal (rule, "TUE-4"));
          }

        close_page (&fixture);
      }
}

/* Cards that are corrected are shown as they were entered; one can be changed. */
static void
test_cards_corrected (void)
{
  Fixture fixture;
  ColoniaEvent event;
  const ColoniaState *state;

  colonia_event_init (&event, COLONIA_EVENT_FAMILY_CARDS);
  open_page (&fixture, game_at_step (COLONIA_STEP_FAMILY_CARDS, 2, 4, COLONIA_TRACKING_ESSENTIALS));
  state = colonia_session_get_state (fixture.session);
  for (int seat = 0; seat < 4; seat++)
    event.family_cards.values[seat] = choose_card (state->hands[seat], seat);
  event.family_cards.zeros[2] = TRUE;

  parlour_page_fill_in (fixture.page, &event.table);
  for (int seat = 0; seat < 4; seat++)
    {
      g_autofree char *path = g_strdup_printf ("families/seat-%d", seat + 1);

      g_assert_true (is_chosen (&fixture, seat, event.family_cards.values[seat]));
      g_assert_cmpint (has_label (find_thing (&fixture, path), "✓ counts as zero"), ==, event.family_cards.zeros[seat]);
    }
  press (find_card (&fixture, 3, choose_card (state->hands[3], 0)));
  press (get_foot_button (&fixture));

  event.family_cards.values[3] = choose_card (state->hands[3], 0);
  for (int seat = 0; seat < 4; seat++)
    {
      g_assert_cmpint (fixture.entered->family_cards.values[seat], ==, event.family_cards.values[seat]);
      g_assert_cmpint (fixture.entered->family_cards.zeros[seat], ==, event.family_cards.zeros[seat]);
    }

  close_page (&fixture);
}

/* The dice of the first week */

static void
assert_rolls (Fixture *fixture)
{
  const ColoniaState *state = colonia_session_get_state (fixture->session);

  g_assert_cmpint (fixture->entered->type, ==, COLONIA_EVENT_TIE_ROLLS);
  for (int seat = 0; seat < state->n_players; seat++)
    {
      int value = fixture->entered->tie_rolls[seat];

      g_assert_cmpint (value, >=, colonia_state_is_tied (state, seat) ? 1 : 0);
      g_assert_cmpint (value, <=, colonia_state_is_tied (state, seat) ? COLONIA_DIE_SIDES : 0);
    }
}

/* The application rolls for all who are tied, and goes on by itself or when it
 * is hurried; whoever is tied again can roll again. */
static void
test_ties_rolled (gconstpointer data)
{
  gboolean hurry = GPOINTER_TO_INT (data);
  Fixture fixture;

  open_page (&fixture, game_at_step (COLONIA_STEP_TIE_ROLLS, 1, 6, COLONIA_TRACKING_FULL));

  while (colonia_session_get_state (fixture.session)->step == COLONIA_STEP_TIE_ROLLS)
    {
      int n_before = fixture.n_entered;

      g_assert_true (press_key (&fixture, GDK_KEY_r, 0));
      g_assert_cmpint (fixture.n_entered, ==, n_before);
      if (hurry)
        g_assert_true (press_key (&fixture, GDK_KEY_r, 0));
      while (fixture.n_entered == n_before)
        g_main_context_iteration (NULL, TRUE);

      g_assert_cmpint (fixture.n_entered, ==, n_before + 1);
      g_assert_cmpint (fixture.roller, ==, TABLE_ROLLER_APP);
      assert_rolls (&fixture);
      play_on (&fixture);
    }

  close_page (&fixture);
}

/* What is pressed for what a player rolled at the table; NULL where nothing is. */
static GtkWidget *
find_roll (Fixture    *fixture,
           int         seat,
           const char *pick)
{
  g_autofree char *path = g_strdup_printf ("dice/seat-%d/%s", seat + 1, pick);
  GtkWidget *button = find_deed (fixture, path);

  return button != NULL && gtk_widget_get_visible (button) && gtk_widget_get_visible (gtk_widget_get_parent (gtk_widget_get_parent (button)))
           ? button : NULL;
}

/* What lies before a player, or 0. */
static int
read_die (Fixture *fixture,
          int      seat)
{
  g_autofree char *path = g_strdup_printf ("dice/seat-%d", seat + 1);
  GtkWidget *thing = find_thing (fixture, path);
  int value = 0;

  if (thing != NULL)
    g_object_get (find_nth (thing, PARLOUR_TYPE_DIE, 0), "value", &value, NULL);

  return value;
}

/* What the application has rolled cannot be changed, and does not count if the
 * page is left before. */
static void
test_ties_kept (void)
{
  Fixture fixture;
  const ColoniaState *state;

  open_page (&fixture, game_at_step (COLONIA_STEP_TIE_ROLLS, 1, 5, COLONIA_TRACKING_FULL));
  state = colonia_session_get_state (fixture.session);
  for (int seat = 0; seat < state->n_players; seat++)
    g_assert_cmpint (find_roll (&fixture, seat, "3") != NULL, ==, colonia_state_is_tied (state, seat));
  g_assert_true (press_key (&fixture, GDK_KEY_r, 0));

  for (int seat = 0; seat < state->n_players; seat++)
    {
      g_assert_null (find_roll (&fixture, seat, "3"));
      g_assert_cmpint (read_die (&fixture, seat) > 0, ==, colonia_state_is_tied (state, seat));
    }
  g_assert_cmpint (fixture.n_entered, ==, 0);
  close_page (&fixture);
}

/* What is rolled here takes the place of what somebody has read off. */
static void
test_ties_half_told (void)
{
  Fixture fixture;
  int values[COLONIA_MAX_PLAYERS] = { 0 };

  open_page (&fixture, game_at_step (COLONIA_STEP_TIE_ROLLS, 1, 5, COLONIA_TRACKING_FULL));
  g_assert_true (press_key (&fixture, GDK_KEY_2, 0));
  g_assert_true (press_key (&fixture, GDK_KEY_r, 0));
  for (int seat = 0; seat < 5; seat++)
    values[seat] = read_die (&fixture, seat);
  press (get_foot_button (&fixture));
  assert_rolls (&fixture);
  g_assert_cmpmem (fixture.entered->tie_rolls, sizeof values, values, sizeof values);
  g_assert_cmpint (fixture.roller, ==, TABLE_ROLLER_APP);
  close_page (&fixture);
}

/* Whoever is tied again sees what was rolled, and that it was in vain. */
static void
test_ties_again (void)
{
  Fixture fixture;
  const ColoniaState *state;
  int n = 0;

  open_page (&fixture, game_at_step (COLONIA_STEP_TIE_ROLLS, 1, 4, COLONIA_TRACKING_FULL));
  state = colonia_session_get_state (fixture.session);
  for (int seat = 0; seat < state->n_players; seat++)
    if (colonia_state_is_tied (state, seat))
      press (find_roll (&fixture, seat, "4"));
  press (get_foot_button (&fixture));
  play_on (&fixture);

  for (int seat = 0; seat < state->n_players; seat++)
    {
      g_autofree char *path = g_strdup_printf ("dice/seat-%d", seat + 1);

      g_assert_cmpint (read_die (&fixture, seat), ==, 0);
      if (!colonia_state_is_tied (state, seat))
        continue;

      n++;
      g_assert_true (has_label (find_thing (&fixture, path), "Rolled a 4, and is tied again"));
    }
  g_assert_cmpint (n, >=, 2);
  close_page (&fixture);
}

static void
wait_until_looked (void)
{
  gint64 until = g_get_monotonic_time () + 2 * G_USEC_PER_SEC;

  while (g_get_monotonic_time () < until)
    {
      g_main_context_iteration (NULL, FALSE);
      g_usleep (5000);
    }
}

static void
read_ties (Fixture *fixture,
           int     *values)
{
  for (int seat = 0; seat < colonia_session_get_state (fixture->session)->n_players; seat++)
    values[seat] = read_die (fixture, seat);
}

/* Whoever does not like what was rolled shall not get another roll by leaving
 * the page while the dice lie there (TUE-5). */
static void
test_ties_kept_when_left (void)
{
  g_autoptr (TableSession) model = game_at_step (COLONIA_STEP_TIE_ROLLS, 1, 6, COLONIA_TRACKING_FULL);
  const TableRecord *record = table_session_get_record (model);
  guint n_events = table_record_get_cursor (record);
  g_autofree char *path = g_build_filename (g_get_tmp_dir (), "kept-ties.kontor", NULL);
  int rolled[COLONIA_MAX_PLAYERS] = { 0 };

  for (int visit = 0; visit < 4; visit++)
    {
      int values[COLONIA_MAX_PLAYERS] = { 0 };
      Fixture fixture;

      open_page (&fixture, table_session_new (table_record_copy (record, n_events), path, NULL));
      g_assert_true (press_key (&fixture, GDK_KEY_r, 0));
      read_ties (&fixture, visit == 0 ? rolled : values);
      if (visit > 0)
        g_assert_cmpmem (values, sizeof values, rolled, sizeof rolled);
      g_assert_cmpint (fixture.n_entered, ==, 0);

      /* Nothing is entered where the page was left. */
      if (visit == 2)
        {
          parlour_page_set_session (fixture.page, NULL);
          wait_until_looked ();
          g_assert_cmpint (fixture.n_entered, ==, 0);
        }
      else if (visit == 3)
        {
          press (get_foot_button (&fixture));
          assert_rolls (&fixture);
          g_assert_cmpmem (fixture.entered->tie_rolls, sizeof rolled, rolled, sizeof rolled);
          g_assert_cmpint (fixture.roller, ==, TABLE_ROLLER_APP);
        }
      close_page (&fixture);
    }
}

static void
test_ties_read_off (void)
{
  Fixture fixture;
  const ColoniaState *state;
  int values[COLONIA_MAX_PLAYERS] = { 0 };
  int next = 1;

  open_page (&fixture, game_at_step (COLONIA_STEP_TIE_ROLLS, 1, 6, COLONIA_TRACKING_ESSENTIALS));
  state = colonia_session_get_state (fixture.session);
  for (int seat = 0; seat < state->n_players; seat++)
    {
      g_autofree char *value = g_strdup_printf ("%d", next);

      if (!colonia_state_is_tied (state, seat))
        continue;

      values[seat] = next;
      if (next++ == 1)
        g_assert_true (press_key (&fixture, GDK_KEY_1, 0));
      else
        press (find_roll (&fixture, seat, value));
      g_assert_cmpint (read_die (&fixture, seat), ==, values[seat]);
    }

  g_assert_true (parlour_page_is_looked_at (fixture.page));
  activate (&fixture, "board.take-back");
  g_assert_false (parlour_page_is_looked_at (fixture.page));
  g_assert_true (press_key (&fixture, GDK_KEY_0 + (guint) next - 1, 0));
  g_assert_true (parlour_page_is_looked_at (fixture.page));
  press (get_foot_button (&fixture));
  g_assert_cmpint (fixture.roller, ==, TABLE_ROLLER_TABLE);
  for (int seat = 0; seat < 6; seat++)
    g_assert_cmpint (fixture.entered->tie_rolls[seat], ==, values[seat]);

  close_page (&fixture);
}

static void
test_ties_corrected (void)
{
  Fixture fixture;
  ColoniaEvent event;

  open_page (&fixture, game_at_step (COLONIA_STEP_TIE_ROLLS, 1, 4, COLONIA_TRACKING_FULL));
  colonia_event_init (&event, COLONIA_EVENT_TIE_ROLLS);
  for (int seat = 0; seat < 4; seat++)
    event.tie_rolls[seat] = colonia_state_is_tied (colonia_session_get_state (fixture.session), seat) ? seat + 1 : 0;

  parlour_page_fill_in (fixture.page, &event.table);
  press (get_foot_button (&fixture));
  g_assert_cmpint (fixture.roller, ==, TABLE_ROLLER_TABLE);
  g_assert_cmpmem (fixture.entered->tie_rolls, sizeof event.tie_rolls, event.tie_rolls, sizeof event.tie_rolls);

  close_page (&fixture);
}

/* What the table rolled is there again when it was undone, and what was rolled here is not. */
static void
test_ties_undone (gconstpointer data)
{
  TableRoller roller = (TableRoller) GPOINTER_TO_INT (data);
  TableSession *session = game_at_step (COLONIA_STEP_TIE_ROLLS, 1, 4, COLONIA_TRACKING_FULL);
  Fixture fixture;
  ColoniaEvent event;

  colonia_event_init (&event, COLONIA_EVENT_TIE_ROLLS);
  for (int seat = 0; seat < 4; seat++)
    event.tie_rolls[seat] = colonia_state_is_tied (colonia_session_get_state (session), seat) ? seat + 1 : 0;
  colonia_session_play (session, &event, roller);
  table_session_undo (session);

  open_page (&fixture, session);
  if (roller == TABLE_ROLLER_APP)
    memset (event.tie_rolls, 0, sizeof event.tie_rolls);
  for (int seat = 0; seat < 4; seat++)
    g_assert_cmpint (read_die (&fixture, seat), ==, event.tie_rolls[seat]);
  g_assert_false (parlour_page_is_looked_at (fixture.page));
  close_page (&fixture);
}

/* The council */

static gboolean
is_vote_with_zero (const ColoniaState *state,
                   gpointer            data)
{
  gboolean wanted = GPOINTER_TO_INT (data);
  gboolean any_zero = FALSE;
  gboolean any_votes = FALSE;

  for (int seat = 0; seat < state->n_players; seat++)
    {
      any_zero = any_zero || state->cards[seat] == 0;
      any_votes = any_votes || state->cards[seat] > 0;
    }

  return state->step == COLONIA_STEP_VOTE && any_votes && any_zero == wanted;
}

/* What the council has on a laptop, besides the heading, and on a telephone, in pixels. */
#define COUNCIL_WIDTH 640
#define COUNCIL_HEIGHT 580
#define COUNCIL_WIDTH_ON_TELEPHONE 336

/* What somebody presses to say something, or NULL who cannot. */
static GtkWidget *
find_ballot (Fixture       *fixture,
             int            seat,
             ColoniaBallot  ballot)
{
  g_autofree char *path = g_strdup_printf ("families/seat-%d/%s", seat + 1, colonia_ballot_ids[ballot]);

  return find_deed (fixture, path);
}

static void
assert_nobody_said_anything (Fixture *fixture)
{
  for (int seat = 0; seat < colonia_session_get_state (fixture->session)->n_players; seat++)
    for (ColoniaBallot ballot = COLONIA_BALLOT_YES; ballot <= COLONIA_BALLOT_NO; ballot++)
      {
        GtkWidget *button = find_ballot (fixture, seat, ballot);

        g_assert_true (button == NULL || !gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (button)));
      }
}

/* How many votes there are on a side. */
static int
count_votes (Fixture       *fixture,
             ColoniaBallot  ballot)
{
  return parlour_scale_get_count (PARLOUR_SCALE (find_nth (GTK_WIDGET (fixture->page), PARLOUR_TYPE_SCALE, 0)), (int) ballot - 1);
}

static void
say_all (Fixture       *fixture,
         ColoniaBallot  ballot)
{
  press (find_deed (fixture, ballot == COLONIA_BALLOT_YES ? "tally/tally/all-yes" : "tally/tally/all-no"));
}

/* Six voters, the tally and the buttons for all of them stand on the screen of a
 * laptop, and two voters side by side on a telephone. */
static void
test_council_fits (void)
{
  Fixture fixture;
  GtkWidget *seat;

  open_page (&fixture, game_where (is_vote_with_zero, GINT_TO_POINTER (TRUE), 6, COLONIA_TRACKING_FULL));
  seat = find_thing (&fixture, "families/seat-1");

  g_assert_cmpint (parlour_widget_measure_least (find_child (GTK_WIDGET (fixture.page), "body"),
                                                 GTK_ORIENTATION_VERTICAL, COUNCIL_WIDTH), <=, COUNCIL_HEIGHT);
  g_assert_cmpint (2 * parlour_widget_measure_least (seat, GTK_ORIENTATION_HORIZONTAL, -1) + 8, <=, COUNCIL_WIDTH_ON_TELEPHONE);
  close_page (&fixture);
}

/* A button stays where it is, whatever the text beside it says, and that is above
 * where it would be only a word wide. */
static void
test_hint (void)
{
  GtkWidget *row = g_object_ref_sink (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0));
  GtkLayoutManager *layout = g_object_new (PARLOUR_TYPE_HINT_LAYOUT, NULL);
  GtkWidget *hint = parlour_label_new_wrapped ("Choose the city that the ship goes to, and what its holds take and pay.");
  GtkWidget *button = gtk_button_new_with_label ("Berth the Ship");
  graphene_rect_t bounds;
  int wide, high;

  gtk_widget_set_layout_manager (row, layout);
  gtk_box_append (GTK_BOX (row), hint);
  gtk_box_append (GTK_BOX (row), button);

  wide = parlour_widget_measure_least (row, GTK_ORIENTATION_VERTICAL, 320);
  high = parlour_widget_measure_least (row, GTK_ORIENTATION_VERTICAL, 160);
  g_assert_cmpint (high, >=, wide + parlour_widget_measure_least (button, GTK_ORIENTATION_VERTICAL, -1));
  gtk_widget_allocate (row, 160, high, -1, NULL);
  gtk_label_set_label (GTK_LABEL (hint), "");
  /* Another width that is asked for changes nothing. */
  parlour_widget_measure_least (row, GTK_ORIENTATION_VERTICAL, 320);
  g_assert_cmpint (parlour_widget_measure_least (row, GTK_ORIENTATION_VERTICAL, 160), ==, high);

  gtk_widget_allocate (row, 160, high, -1, NULL);
  g_assert_true (gtk_widget_compute_bounds (button, row, &bounds));
  g_assert_cmpfloat (bounds.origin.y + bounds.size.height, ==, high);
  g_assert_cmpfloat (bounds.origin.x + bounds.size.width, ==, 160);

  parlour_hint_layout_forget (PARLOUR_HINT_LAYOUT (layout));
  g_assert_cmpint (parlour_widget_measure_least (row, GTK_ORIENTATION_VERTICAL, 160), <, high);

  assert_finalized (row);
}

/* A button that waits for what is missing is to be seen all the same, below it: only what goes
 * by itself stands in its place. */
static void
test_hint_for_button (void)
{
  GtkWidget *row = g_object_ref_sink (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0));
  GtkLayoutManager *layout = g_object_new (PARLOUR_TYPE_HINT_LAYOUT, NULL);
  GtkWidget *hint = parlour_label_new_wrapped ("What does hold 1 pay?");
  GtkWidget *button = gtk_button_new_with_label ("Berth the Ship");
  graphene_rect_t above, below;
  int high;

  gtk_widget_set_layout_manager (row, layout);
  gtk_box_append (GTK_BOX (row), hint);
  gtk_box_append (GTK_BOX (row), button);
  gtk_widget_set_sensitive (button, FALSE);

  high = parlour_widget_measure_least (row, GTK_ORIENTATION_VERTICAL, 160);
  gtk_widget_allocate (row, 160, high, -1, NULL);
  g_assert_true (gtk_widget_get_child_visible (button));
  g_assert_true (gtk_widget_compute_bounds (hint, row, &above));
  g_assert_true (gtk_widget_compute_bounds (button, row, &below));
  g_assert_cmpfloat (above.origin.y + above.size.height, <=, below.origin.y);
  g_assert_cmpfloat (below.origin.y + below.size.height, ==, high);

  gtk_widget_set_sensitive (button, TRUE);
  gtk_label_set_label (GTK_LABEL (hint), "");
  g_assert_cmpint (parlour_widget_measure_least (row, GTK_ORIENTATION_VERTICAL, 160), ==, high);
  gtk_widget_allocate (row, 160, high, -1, NULL);
  g_assert_true (gtk_widget_get_child_visible (button));

  /* As long as something is entered by itself. */
  gtk_label_set_label (GTK_LABEL (hint), "Entered in a moment");
  parlour_hint_layout_set_passing (PARLOUR_HINT_LAYOUT (layout), TRUE);
  gtk_widget_allocate (row, 160, high, -1, NULL);
  g_assert_false (gtk_widget_get_child_visible (button));

  /* Beside it there is room for both. */
  gtk_widget_set_sensitive (button, FALSE);
  gtk_widget_allocate (row, 640, parlour_widget_measure_least (row, GTK_ORIENTATION_VERTICAL, 640), -1, NULL);
  g_assert_true (gtk_widget_get_child_visible (button));

  assert_finalized (row);
}

/* Yes and no as they are pressed; exactly those vote whose card is face up. */
static void
test_vote_pressed (gconstpointer data)
{
  Fixture fixture;
  const ColoniaState *state;
  GtkWidget *card;
  int height;
  int votes[COLONIA_N_BALLOTS] = { 0 };

  open_page (&fixture, game_where (is_vote_with_zero, (gpointer) data, 6, COLONIA_TRACKING_FULL));
  state = colonia_session_get_state (fixture.session);
  card = find_thing (&fixture, "tally/tally");
  height = parlour_widget_measure_least (card, GTK_ORIENTATION_VERTICAL, COUNCIL_WIDTH);

  for (int i = 0; i < state->n_players; i++)
    {
      ColoniaBallot ballot = i % 3 == 0 ? COLONIA_BALLOT_NO : COLONIA_BALLOT_YES;
      int player = state->order[i];

      g_assert_cmpint (find_ballot (&fixture, player, ballot) != NULL, ==, state->cards[player] > 0);
      if (state->cards[player] == 0)
        continue;

      g_assert_false (gtk_widget_get_sensitive (get_foot_button (&fixture)));
      press (find_ballot (&fixture, player, ballot));
      votes[ballot] += state->cards[player];
      g_assert_cmpint (count_votes (&fixture, COLONIA_BALLOT_YES), ==, votes[COLONIA_BALLOT_YES]);
      g_assert_cmpint (count_votes (&fixture, COLONIA_BALLOT_NO), ==, votes[COLONIA_BALLOT_NO]);
    }

  /* What comes of it moves nothing. */
  g_assert_true (has_label (card, "The edict would be accepted.") || has_label (card, "The edict would be rejected."));
  g_assert_cmpint (parlour_widget_measure_least (card, GTK_ORIENTATION_VERTICAL, COUNCIL_WIDTH), ==, height);
  g_assert_true (press_key (&fixture, GDK_KEY_Return, 0));
  g_assert_cmpint (fixture.n_entered, ==, 1);
  g_assert_cmpint (fixture.entered->type, ==, COLONIA_EVENT_VOTE);
  for (int i = 0; i < state->n_players; i++)
    {
      ColoniaBallot wanted = i % 3 == 0 ? COLONIA_BALLOT_NO : COLONIA_BALLOT_YES;

      g_assert_cmpint (fixture.entered->ballots[state->order[i]], ==,
                       state->cards[state->order[i]] > 0 ? wanted : COLONIA_BALLOT_NONE);
    }

  close_page (&fixture);
}

/* Keys speak for one player after the other, or for all at once. */
static void
test_vote_typed (void)
{
  Fixture fixture;
  const ColoniaState *state;

  open_page (&fixture, game_where (is_vote_with_zero, GINT_TO_POINTER (FALSE), 4, COLONIA_TRACKING_ESSENTIALS));
  state = colonia_session_get_state (fixture.session);

  g_assert_true (press_key (&fixture, GDK_KEY_n, GDK_SHIFT_MASK));
  press (get_foot_button (&fixture));
  for (int seat = 0; seat < 4; seat++)
    g_assert_cmpint (fixture.entered->ballots[seat], ==, COLONIA_BALLOT_NO);

  close_page (&fixture);

  open_page (&fixture, game_where (is_vote_with_zero, GINT_TO_POINTER (FALSE), 4, COLONIA_TRACKING_ESSENTIALS));
  state = colonia_session_get_state (fixture.session);
  for (int i = 0; i < 4; i++)
    g_assert_true (press_key (&fixture, i < 2 ? GDK_KEY_y : GDK_KEY_n, 0));
  /* Nobody is left for whom it could speak, which the window says. */
  g_assert_false (press_key (&fixture, GDK_KEY_y, 0));
  press (get_foot_button (&fixture));
  for (int i = 0; i < 4; i++)
    g_assert_cmpint (fixture.entered->ballots[state->order[i]], ==, i < 2 ? COLONIA_BALLOT_YES : COLONIA_BALLOT_NO);

  close_page (&fixture);
}

static gboolean
is_first_of_two (const ColoniaState *state,
                 gpointer            data)
{
  return is_vote_with_zero (state, GINT_TO_POINTER (FALSE))
         && state->edict + 1 < state->n_edicts
         && state->edicts[state->edict + 1].day == state->day;
}

/* Nobody has said anything about the second edict of a day yet. */
static void
test_vote_again (void)
{
  Fixture fixture;

  open_page (&fixture, game_where (is_first_of_two, NULL, 3, COLONIA_TRACKING_FULL));
  say_all (&fixture, COLONIA_BALLOT_NO);
  press (get_foot_button (&fixture));
  play_on (&fixture);

  g_assert_cmpint (colonia_session_get_state (fixture.session)->step, ==, COLONIA_STEP_VOTE);
  assert_nobody_said_anything (&fixture);

  /* Enter asks for it, and says nothing for anybody. */
  g_assert_true (press_key (&fixture, GDK_KEY_Return, 0));
  g_assert_cmpint (fixture.n_complaints, ==, 1);
  assert_nobody_said_anything (&fixture);

  close_page (&fixture);
}

/* In a tie the mayor is asked, and what the others said stays visible. */
static void
test_casting_vote (void)
{
  for (int yes = 0; yes <= 1; yes++)
    {
      Fixture fixture;

      open_page (&fixture, game_at_step (COLONIA_STEP_CASTING_VOTE, -1, 4, COLONIA_TRACKING_FULL));
      g_assert_cmpint (count_votes (&fixture, COLONIA_BALLOT_YES), ==, count_votes (&fixture, COLONIA_BALLOT_NO));
      g_assert_cmpint (count_votes (&fixture, COLONIA_BALLOT_YES), >, 0);
      for (int seat = 0; seat < 4; seat++)
        {
          g_autofree char *path = g_strdup_printf ("families/seat-%d", seat + 1);
          const ColoniaBallot said = colonia_session_get_state (fixture.session)->ballots[seat];

          g_assert_null (find_ballot (&fixture, seat, COLONIA_BALLOT_YES));
          g_assert_cmpint (has_label (find_thing (&fixture, path), "Yes"), ==, said == COLONIA_BALLOT_YES);
          g_assert_cmpint (has_label (find_thing (&fixture, path), "No"), ==, said == COLONIA_BALLOT_NO);
        }

      /* Enter says nothing for the mayor. */
      g_assert_true (press_key (&fixture, GDK_KEY_Return, 0));
      g_assert_cmpint (fixture.n_entered, ==, 0);
      g_assert_cmpint (fixture.n_complaints, ==, 1);

      g_assert_true (press_key (&fixture, yes ? GDK_KEY_y : GDK_KEY_n, 0));
      g_assert_cmpint (fixture.entered->type, ==, COLONIA_EVENT_CASTING_VOTE);
      g_assert_cmpint (fixture.entered->casting_ballot, ==, yes ? COLONIA_BALLOT_YES : COLONIA_BALLOT_NO);

      close_page (&fixture);
    }
}

static void
test_vote_corrected (void)
{
  Fixture fixture;
  ColoniaEvent event;

  open_page (&fixture, game_where (is_vote_with_zero, GINT_TO_POINTER (TRUE), 5, COLONIA_TRACKING_FULL));
  colonia_event_init (&event, COLONIA_EVENT_VOTE);
  for (int seat = 0; seat < 5; seat++)
    if (colonia_session_get_state (fixture.session)->cards[seat] > 0)
      event.ballots[seat] = seat % 2 == 0 ? COLONIA_BALLOT_YES : COLONIA_BALLOT_NO;

  parlour_page_fill_in (fixture.page, &event.table);
  press (get_foot_button (&fixture));
  for (int seat = 0; seat < 5; seat++)
    g_assert_cmpint (fixture.entered->ballots[seat], ==, event.ballots[seat]);

  close_page (&fixture);
}

/* What enters itself when nothing is missing any more */

static void
type_all_cards (Fixture *fixture)
{
  const ColoniaState *state = colonia_session_get_state (fixture->session);

  for (int i = 0; i < state->n_players; i++)
    {
      g_assert_false (parlour_page_is_looked_at (fixture->page));
      g_assert_true (press_key (fixture, GDK_KEY_0 + (guint) choose_card (state->hands[state->order[i]], 0), 0));
    }
}

/* The last card enters them all a moment later, for everybody to see; until then
 * Backspace takes it back. */
static void
test_cards_enter_themselves (void)
{
  Fixture fixture;
  gint64 begun;

  open_page (&fixture, game_at_step (COLONIA_STEP_FAMILY_CARDS, 4, 4, COLONIA_TRACKING_FULL));
  type_all_cards (&fixture);
  g_assert_true (parlour_page_is_looked_at (fixture.page));
  activate (&fixture, "board.take-back");
  g_assert_false (parlour_page_is_looked_at (fixture.page));

  begun = g_get_monotonic_time ();
  g_assert_true (press_key (&fixture, GDK_KEY_0 + (guint) choose_card (colonia_session_get_state (fixture.session)->hands
                                                                   [colonia_session_get_state (fixture.session)->order[3]],
                                                                   0), 0));
  while (fixture.n_entered == 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpint (g_get_monotonic_time () - begun, >, G_USEC_PER_SEC);
  g_assert_cmpint (fixture.entered->type, ==, COLONIA_EVENT_FAMILY_CARDS);
  g_assert_false (parlour_page_is_looked_at (fixture.page));
  close_page (&fixture);
}

/* Whoever changes what is complete, fills it in from the past or likes to confirm does so
 * by hand. */
static void
test_confirmed_by_hand (void)
{
  g_autoptr (GSettings) settings = g_settings_new (SCHEMA_ID);
  int values[COLONIA_MAX_PLAYERS] = { 0 };
  const ColoniaState *state;
  ColoniaEvent event;
  Fixture fixture;

  open_page (&fixture, game_at_step (COLONIA_STEP_FAMILY_CARDS, 4, 4, COLONIA_TRACKING_FULL));
  type_all_cards (&fixture);
  state = colonia_session_get_state (fixture.session);
  press (find_card (&fixture, state->order[0], choose_card (state->hands[state->order[0]], 1)));
  g_assert_false (parlour_page_is_looked_at (fixture.page));
  press (get_foot_button (&fixture));
  event = *fixture.entered;
  close_page (&fixture);

  open_page (&fixture, game_at_step (COLONIA_STEP_FAMILY_CARDS, 4, 4, COLONIA_TRACKING_FULL));
  parlour_page_fill_in (fixture.page, &event.table);
  g_assert_false (parlour_page_is_looked_at (fixture.page));
  activate (&fixture, "board.take-back");
  g_assert_true (press_key (&fixture, GDK_KEY_0 + (guint) event.family_cards.values[colonia_session_get_state (fixture.session)->order[3]], 0));
  g_assert_false (parlour_page_is_looked_at (fixture.page));
  close_page (&fixture);

  g_settings_set_boolean (settings, "enter-complete", FALSE);
  open_page (&fixture, game_at_step (COLONIA_STEP_FAMILY_CARDS, 4, 4, COLONIA_TRACKING_FULL));
  type_all_cards (&fixture);
  g_assert_false (parlour_page_is_looked_at (fixture.page));
  close_page (&fixture);

  /* What is rolled here waits, too. */
  open_page (&fixture, game_at_step (COLONIA_STEP_TIE_ROLLS, 1, 6, COLONIA_TRACKING_ESSENTIALS));
  g_assert_true (press_key (&fixture, GDK_KEY_r, 0));
  read_ties (&fixture, values);
  g_assert_false (parlour_page_is_looked_at (fixture.page));
  press (get_foot_button (&fixture));
  g_assert_cmpmem (fixture.entered->tie_rolls, sizeof values, values, sizeof values);
  g_assert_cmpint (fixture.roller, ==, TABLE_ROLLER_APP);
  close_page (&fixture);
  g_settings_reset (settings, "enter-complete");
}

/* One touch speaks for those who have not spoken, and is taken back with the last. */
static void
test_vote_of_the_rest (void)
{
  Fixture fixture;
  const ColoniaState *state;

  open_page (&fixture, game_where (is_vote_with_zero, GINT_TO_POINTER (FALSE), 4, COLONIA_TRACKING_FULL));
  state = colonia_session_get_state (fixture.session);
  g_assert_true (has_label (GTK_WIDGET (fixture.page), "All No"));
  g_assert_true (press_key (&fixture, GDK_KEY_y, 0));
  g_assert_true (has_label (GTK_WIDGET (fixture.page), "The Rest No"));
  g_assert_true (press_key (&fixture, GDK_KEY_n, GDK_SHIFT_MASK));
  g_assert_true (parlour_page_is_looked_at (fixture.page));
  activate (&fixture, "board.take-back");
  g_assert_false (parlour_page_is_looked_at (fixture.page));
  g_assert_true (press_key (&fixture, GDK_KEY_y, 0));
  g_assert_true (parlour_page_is_looked_at (fixture.page));

  g_assert_true (press_key (&fixture, GDK_KEY_Return, 0));
  g_assert_false (parlour_page_is_looked_at (fixture.page));
  for (int i = 0; i < 4; i++)
    g_assert_cmpint (fixture.entered->ballots[state->order[i]], ==,
                     i % 3 == 0 ? COLONIA_BALLOT_YES : COLONIA_BALLOT_NO);
  close_page (&fixture);
}

/* What an edict would mean now is what it then does. */

static gboolean
is_vote_on_loaded_ship (const ColoniaState *state,
                        gpointer            data)
{
  return is_vote_with_zero (state, GINT_TO_POINTER (FALSE))
         && state->edicts[state->edict].kind == COLONIA_EDICT_SHIPS_LEAVE
         && state->berths[0].holds[0].player != COLONIA_NOBODY;
}

static void
test_meaning (void)
{
  TableSession *session = game_where (is_vote_on_loaded_ship, NULL, 4, COLONIA_TRACKING_FULL);
  const char *const *names = table_session_get_names (session);
  g_autofree char *now = colonia_words_edict_now (names, colonia_session_get_state (session));
  const ColoniaEffect *effects;
  guint n_effects;
  Fixture fixture;
  int n_paid = 0;

  open_page (&fixture, session);
  say_all (&fixture, COLONIA_BALLOT_YES);
  press (get_foot_button (&fixture));
  colonia_session_play (fixture.session, fixture.entered, fixture.roller);

  effects = table_line_get_effects (find_last_line (session), &n_effects);
  for (guint i = 0; i < n_effects; i++)
    if (effects[i].kind == COLONIA_EFFECT_PAID)
      {
        g_assert_nonnull (strstr (now, names[effects[i].player]));
        n_paid++;
      }
  g_assert_cmpint (n_paid, >, 0);

  close_page (&fixture);

  for (int kind = 0; kind < COLONIA_N_EDICT_KINDS; kind++)
    {
      const ColoniaLaidEdict edict = { .kind = (ColoniaEdictKind) kind, .ships = 1 };
      g_autofree char *meaning = colonia_words_edict (&edict);

      g_assert_cmpstr (meaning, !=, "");
    }
}

/* Wednesday */

/* Whose members stand on a booth is drawn, and has to be said too. */
static void
assert_tells_taker (Fixture   *fixture,
                    GtkWidget *thing,
                    int        booth)
{
  const ColoniaBooth *taken = &colonia_session_get_state (fixture->session)->booths[booth];
  g_autofree char *label = NULL;
  g_autofree char *difference = NULL;

  g_assert_cmpint (taken->player, !=, COLONIA_NOBODY);
  label = g_strdup_printf (taken->members == 1 ? "%s %d: taken by %s with %d member" : "%s %d: taken by %s with %d members",
                           gtk_widget_has_css_class (thing, "merchants") ? "Extra booth" : "Booth", booth + 1,
                           table_session_get_names (fixture->session)[taken->player], taken->members);
  difference = gtk_test_accessible_check_property (GTK_ACCESSIBLE (find_nth (thing, GTK_TYPE_BUTTON, 0)), GTK_ACCESSIBLE_PROPERTY_LABEL, label);
  g_assert_null (difference);
}

/* Every booth offers what the rules allow, and says why where they do not. */
static void
test_booths (void)
{
  int n_taken = 0;
  int n_refused = 0;

  for (int n = COLONIA_MIN_PLAYERS; n <= COLONIA_MAX_PLAYERS; n++)
    for (int week = 1; week <= COLONIA_N_WEEKS; week++)
      {
        Fixture fixture;
        g_autoptr (GPtrArray) booths = NULL;

        open_page (&fixture, game_at_step (COLONIA_STEP_MARKET, week, n, COLONIA_TRACKING_FULL));
        booths = find_all (GTK_WIDGET (fixture.page), PARLOUR_TYPE_BOARD_THING);
        g_assert_cmpint (booths->len, ==, colonia_session_get_state (fixture.session)->n_booths);

        for (guint i = 0; i < booths->len; i++)
          {
            GtkWidget *button = find_nth (g_ptr_array_index (booths, i), GTK_TYPE_BUTTON, 0);
            ColoniaEvent event;
            gboolean hindered;

            colonia_event_init (&event, COLONIA_EVENT_TAKE_BOOTH);
            event.player = colonia_session_get_state (fixture.session)->turn;
            event.booth = (int) i;
            hindered = table_session_examine (fixture.session, &event.table).kind != TABLE_OBSTACLE_NONE;
            g_assert_cmpint (parlour_widget_is_hindered (button), ==, hindered);
            if (hindered)
              {
                n_refused++;
                g_assert_cmpstr (parlour_widget_get_tooltip (button), !=, NULL);
                continue;
              }

            press (button);
            g_assert_cmpint (fixture.entered->type, ==, COLONIA_EVENT_TAKE_BOOTH);
            g_assert_cmpint (fixture.entered->player, ==, event.player);
            g_assert_cmpint (fixture.entered->booth, ==, (int) i);
            play_on (&fixture);
            n_taken++;
            if (colonia_session_get_state (fixture.session)->step != COLONIA_STEP_MARKET)
              break;
            g_assert_true (parlour_widget_is_hindered (button));
            assert_tells_taker (&fixture, g_ptr_array_index (booths, i), (int) i);
          }

        close_page (&fixture);
      }

  g_assert_cmpint (n_taken, >, 0);
  g_assert_cmpint (n_refused, >, 0);
}

/* Digits take booths; what cannot be taken is answered with the reason. */
static void
test_booths_typed (void)
{
  Fixture fixture;
  int n_booths;

  open_page (&fixture, game_at_step (COLONIA_STEP_MARKET, 2, 3, COLONIA_TRACKING_FULL));
  n_booths = colonia_session_get_state (fixture.session)->n_booths;

  for (int i = 0; i < n_booths; i++)
    {
      int n_before = fixture.n_entered + fixture.n_complaints;

      g_assert_true (press_key (&fixture, GDK_KEY_1 + (guint) i, 0));
      g_assert_cmpint (fixture.n_entered + fixture.n_complaints, ==, n_before + 1);
    }
  g_assert_cmpint (fixture.n_entered, >, 0);

  /* There are no booths so far on. */
  g_assert_false (press_key (&fixture, GDK_KEY_d, 0));

  close_page (&fixture);
}

static void
test_market_passed (void)
{
  Fixture fixture;
  GtkWidget *bar;

  open_page (&fixture, game_at_step (COLONIA_STEP_MARKET, 1, 4, COLONIA_TRACKING_FULL));
  bar = parlour_page_get_action (fixture.page);
  g_assert_true (gtk_widget_activate_action (bar, "turn.pass", NULL));
  g_assert_cmpint (fixture.entered->type, ==, COLONIA_EVENT_PASS);
  g_assert_cmpint (fixture.entered->player, ==, colonia_session_get_state (fixture.session)->turn);

  close_page (&fixture);
}

static void
add_shown (const char *path,
           ColoniaStep step)
{
  g_test_add_data_func (path, GINT_TO_POINTER (step), test_shown);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  adw_init ();

  add_shown ("/midweek/shown/family-cards", COLONIA_STEP_FAMILY_CARDS);
  add_shown ("/midweek/shown/tie-rolls", COLONIA_STEP_TIE_ROLLS);
  add_shown ("/midweek/shown/vote", COLONIA_STEP_VOTE);
  add_shown ("/midweek/shown/casting-vote", COLONIA_STEP_CASTING_VOTE);
  add_shown ("/midweek/shown/market", COLONIA_STEP_MARKET);

  g_test_add_func ("/midweek/TUE-1/pressed", test_cards_pressed);
  g_test_add_func ("/midweek/TUE-1/typed", test_cards_typed);
  g_test_add_func ("/midweek/SET-4/spent", test_cards_spent);
  g_test_add_func ("/midweek/TUE-2/zero", test_cards_zero);
  g_test_add_func ("/midweek/TUE-4/order", test_order);
  g_test_add_func ("/midweek/TUE-1/corrected", test_cards_corrected);

  g_test_add_data_func ("/midweek/TUE-5/rolled", GINT_TO_POINTER (FALSE), test_ties_rolled);
  g_test_add_data_func ("/midweek/TUE-5/hurried", GINT_TO_POINTER (TRUE), test_ties_rolled);
  g_test_add_func ("/midweek/TUE-5/kept", test_ties_kept);
  g_test_add_func ("/midweek/TUE-5/half-told", test_ties_half_told);
  g_test_add_func ("/midweek/TUE-5/again", test_ties_again);
  g_test_add_func ("/midweek/TUE-5/kept-when-left", test_ties_kept_when_left);
  g_test_add_func ("/midweek/TUE-5/read-off", test_ties_read_off);
  g_test_add_func ("/midweek/TUE-5/corrected", test_ties_corrected);
  g_test_add_data_func ("/midweek/TUE-5/undone", GINT_TO_POINTER (TABLE_ROLLER_TABLE), test_ties_undone);
  g_test_add_data_func ("/midweek/TUE-5/undone-here", GINT_TO_POINTER (TABLE_ROLLER_APP), test_ties_undone);

  g_test_add_data_func ("/midweek/VOTE-1/pressed", GINT_TO_POINTER (FALSE), test_vote_pressed);
  g_test_add_data_func ("/midweek/VOTE-1/pressed-without-all", GINT_TO_POINTER (TRUE), test_vote_pressed);
  g_test_add_func ("/midweek/TUE-1/cards/enter-themselves", test_cards_enter_themselves);
  g_test_add_func ("/midweek/TUE-1/cards/confirmed-by-hand", test_confirmed_by_hand);
  g_test_add_func ("/midweek/VOTE-1/rest", test_vote_of_the_rest);
  g_test_add_func ("/midweek/VOTE-1/fits", test_council_fits);
  g_test_add_func ("/midweek/hint", test_hint);
  g_test_add_func ("/midweek/hint/for-button", test_hint_for_button);
  g_test_add_func ("/midweek/VOTE-1/typed", test_vote_typed);
  g_test_add_func ("/midweek/VOTE-1/again", test_vote_again);
  g_test_add_func ("/midweek/VOTE-1/corrected", test_vote_corrected);
  g_test_add_func ("/midweek/VOTE-2/casting-vote", test_casting_vote);
  g_test_add_func ("/midweek/VOTE-2/meaning", test_meaning);

  g_test_add_func ("/midweek/WED-2/booths", test_booths);
  g_test_add_func ("/midweek/WED-1/typed", test_booths_typed);
  g_test_add_func ("/midweek/WED-1/passed", test_market_passed);

  return g_test_run ();
}

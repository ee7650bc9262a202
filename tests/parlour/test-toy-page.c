/* test-toy-page.c: a game of which the parlour knows nothing, on a page made of its schema
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-confirm-bar.h"
#include "parlour-correction.h"
#include "parlour-course-window.h"
#include "parlour-counter.h"
#include "parlour-event-form.h"
#include "parlour-family-card.h"
#include "parlour-game-page.h"
#include "parlour-game-past.h"
#include "parlour-game.h"
#include "parlour-new-game.h"
#include "parlour-seat-card.h"
#include "parlour-step-page.h"
#include "parlour-the-end.h"
#include "seats.h"
#include "tongue.h"
#include "toy.h"
#include "widgets.h"
#include "written.h"

/* How wide a seat is on a laptop, in pixels. */
#define SEAT_WIDTH 572

const TableGame *const table_games[] = { &toy_game, NULL };

static const ParlourGame toy_parlour = { .game = &toy_game };

const ParlourGame *const parlour_games[] = { &toy_parlour, NULL };

static TableSession *
make_session (void)
{
  static const char text[] = "{\"format\":\"kontor-record\",\"version\":1,\"game\":\"toy\",\"tracking\":\"full\","
                             "\"players\":[{\"name\":\"Ann\",\"color\":\"red\"},{\"name\":\"Ben\",\"color\":\"blue\"}],"
                             "\"options\":{\"rounds\":2},\"events\":[]}";

  return written_session (text);
}

static const ToyState *
get_state (TableSession *session)
{
  return (const ToyState *) (const void *) table_session_get_state (session);
}

static void
set_card (GtkWidget *page,
          guint      seat,
          int        card)
{
  parlour_counter_set_value (find_nth (page, PARLOUR_TYPE_COUNTER, seat), card);
}

static void
assert_card (GtkWidget *page,
             guint      seat,
             int        card)
{
  g_assert_cmpint (parlour_counter_get_value (find_nth (page, PARLOUR_TYPE_COUNTER, seat)), ==, card);
}

static void
enter (GtkWidget *page)
{
  g_signal_emit_by_name (parlour_form_get_bar (PARLOUR_FORM (page)), "confirmed");
}

static void
on_entered (ParlourPage      *page,
            const TableEvent *event,
            int               roller,
            TableSession     *session)
{
  table_session_play (session, event, (TableRoller) roller);
}

static GtkWidget *
make_page (TableSession *session)
{
  GtkWidget *page = g_object_ref_sink (g_object_new (parlour_step_page_find (table_session_get_state (session)), NULL));

  g_signal_connect (page, "entered", G_CALLBACK (on_entered), session);
  parlour_page_set_session (PARLOUR_PAGE (page), session);

  return page;
}

static const char *
get_refusal (GtkWidget *page)
{
  return gtk_label_get_label (GTK_LABEL (find_child (GTK_WIDGET (parlour_form_get_bar (PARLOUR_FORM (page))), "reason")));
}

/* A whole game, with what the rules refuse and what was undone. */
static void
test_play (void)
{
  g_autoptr (TableSession) session = make_session ();
  GtkWidget *page = make_page (session);

  g_assert_true (PARLOUR_IS_EVENT_FORM (page));
  g_assert_cmpint (count_all (page, PARLOUR_TYPE_COUNTER), ==, 2);
  g_assert_false (parlour_page_has_input (PARLOUR_PAGE (page)));
  set_card (page, 0, 3);
  set_card (page, 1, 1);
  g_assert_true (parlour_page_has_input (PARLOUR_PAGE (page)));
  enter (page);
  g_assert_cmpint (get_state (session)->points[0], ==, 3);

  parlour_page_update (PARLOUR_PAGE (page));
  assert_card (page, 0, 1);
  g_assert_cmpstr (get_refusal (page), ==, "Ben has played card 1 already");
  set_card (page, 1, 4);
  g_assert_cmpstr (get_refusal (page), ==, "");

  table_session_undo (session);
  parlour_page_update (PARLOUR_PAGE (page));
  assert_card (page, 0, 3);
  assert_card (page, 1, 1);
  enter (page);
  parlour_page_update (PARLOUR_PAGE (page));
  set_card (page, 1, 4);
  enter (page);
  g_assert_cmpint (get_state (session)->points[1], ==, 4);
  g_assert_true (parlour_step_page_find (table_session_get_state (session)) == PARLOUR_TYPE_THE_END);

  parlour_page_set_session (PARLOUR_PAGE (page), NULL);
  assert_finalized (page);
}

/* What is corrected is filled in as it was entered. */
static void
test_fill_in (void)
{
  g_autoptr (TableSession) session = make_session ();
  GtkWidget *page = make_page (session);
  const ToyEvent event = { .table = { TOY_EVENT_CARDS, TABLE_NOBODY }, .cards = { 5, 2 } };

  parlour_page_fill_in (PARLOUR_PAGE (page), &event.table);
  assert_card (page, 0, 5);
  assert_card (page, 1, 2);

  parlour_page_set_session (PARLOUR_PAGE (page), NULL);
  assert_finalized (page);
}

static GtkWidget *
find_form (GtkWidget *page)
{
  return find_nth (page, PARLOUR_TYPE_EVENT_FORM, 0);
}

/* The whole page of a game, from the first round to the end and back. */
static void
test_game_page (void)
{
  g_autoptr (TableSession) session = make_session ();
  GtkWidget *page = g_object_ref_sink (g_object_new (PARLOUR_TYPE_GAME_PAGE, "session", session, NULL));
  GtkLabel *heading = GTK_LABEL (find_child (page, "heading"));

  g_assert_cmpstr (gtk_label_get_label (heading), ==, "All choose a card");
  g_assert_cmpint (count_all (page, PARLOUR_TYPE_FAMILY_CARD), >=, 2);
  g_assert_false (gtk_widget_get_visible (find_child (page, "hand_out")));
  set_card (find_form (page), 0, 3);
  enter (find_form (page));
  g_assert_cmpint (get_state (session)->points[0], ==, 3);
  set_card (find_form (page), 0, 2);
  set_card (find_form (page), 1, 4);
  enter (find_form (page));

  g_assert_true (table_state_is_finished (table_session_get_state (session)));
  g_assert_cmpstr (gtk_label_get_label (heading), ==, "It is over");
  g_assert_cmpint (count_all (page, PARLOUR_TYPE_THE_END), ==, 1);
  gtk_widget_activate_action (page, "game.undo", NULL);
  g_assert_cmpstr (gtk_label_get_label (heading), ==, "All choose a card");
  assert_card (find_form (page), 1, 4);

  assert_finalized (page);
}

static void
present (GtkWindow *window)
{
  gtk_window_present (window);
  while (!gtk_widget_get_mapped (GTK_WIDGET (window)))
    g_main_context_iteration (NULL, TRUE);
}

/* What happened is corrected on the same form, and looked back on. */
static void
test_past (void)
{
  g_autoptr (TableSession) session = make_session ();
  const ToyEvent event = { .table = { TOY_EVENT_CARDS, TABLE_NOBODY }, .cards = { 3, 1 } };
  GtkWindow *parent = GTK_WINDOW (gtk_window_new ());
  GtkWindow *window;
  GtkWidget *form;

  table_session_play (session, &event.table, TABLE_ROLLER_NONE);
  present (parent);
  window = parlour_correction_new (parent, session, 0);
  present (window);
  form = find_form (GTK_WIDGET (window));
  assert_card (form, 0, 3);
  set_card (form, 0, 5);
  enter (form);
  if (get_state (session)->points[0] == 3)
    gtk_widget_activate (find_child (GTK_WIDGET (window), "accept_button"));
  g_assert_cmpint (get_state (session)->points[0], ==, 5);

  window = parlour_course_window_new (parent, session);
  present (window);
  gtk_window_destroy (window);
  gtk_window_destroy (parent);
}

/* Before the first round is none that has a number. */
static void
test_rounds (void)
{
  g_autofree char *first = parlour_game_past_tell_round (&toy_game, 1, TRUE);
  g_autofree char *before = parlour_game_past_tell_round (&toy_game, 0, TRUE);

  g_assert_cmpstr (first, ==, "Round 1");
  g_assert_cmpstr (before, ==, "round 0"); /* as the toy calls that */
}

static void
answer_doubt (const char *response)
{
  AdwMessageDialog *dialog = find_dialog ();

  g_assert_nonnull (dialog);
  g_assert_cmpstr (adw_message_dialog_get_heading (dialog), ==, "Enter It All the Same?");
  g_assert_cmpstr (adw_message_dialog_get_body (dialog), ==, "Nobody plays so");
  g_assert_cmpstr (adw_message_dialog_get_default_response (dialog), ==, "cancel");
  answer (response);
}

/* What is doubtful is asked about once: not again where it is undone and entered once more, nor where
 * it is corrected. */
static void
test_doubts (void)
{
  g_autoptr (TableSession) session = make_session ();
  GtkWidget *page = make_page (session);
  GtkWindow *parent, *window;

  set_card (page, 0, 5);
  set_card (page, 1, 5);
  enter (page);
  g_assert_cmpint (table_session_get_state (session)->round, ==, 1);
  answer_doubt ("cancel");
  g_assert_cmpint (table_session_get_state (session)->round, ==, 1);
  assert_card (page, 1, 5);
  enter (page);
  answer_doubt ("enter");
  g_assert_cmpint (table_session_get_state (session)->round, ==, 2);

  table_session_undo (session);
  parlour_page_update (PARLOUR_PAGE (page));
  enter (page);
  g_assert_null (find_dialog ());
  g_assert_cmpint (table_session_get_state (session)->round, ==, 2);
  parlour_page_set_session (PARLOUR_PAGE (page), NULL);
  assert_finalized (page);

  parent = GTK_WINDOW (gtk_window_new ());
  present (parent);
  window = parlour_correction_new (parent, session, 0);
  present (window);
  enter (find_form (GTK_WIDGET (window)));
  g_assert_null (find_dialog ());
  gtk_window_destroy (parent);
}

/* Who plays is asked of any game, and what its schema says of options. */
static void
test_new_game (void)
{
  GtkWidget *window = gtk_window_new ();
  ParlourNewGame *page = g_object_ref_sink (g_object_new (PARLOUR_TYPE_NEW_GAME, NULL));
  g_autoptr (TableRecord) record = NULL;
  const ToySetup *setup;

  gtk_window_set_child (GTK_WINDOW (window), GTK_WIDGET (page));
  g_assert_cmpint (count_seats (page), ==, TOY_MAX_PLAYERS);
  g_assert_false (gtk_widget_get_visible (find_child (GTK_WIDGET (page), "tracking_heading")));
  g_assert_false (gtk_widget_get_visible (find_child (GTK_WIDGET (page), "games_heading")));
  g_assert_false (gtk_widget_get_visible (find_child (GTK_WIDGET (page), "games")));
  gtk_widget_activate_action (find_nth (GTK_WIDGET (page), PARLOUR_TYPE_SEAT_CARD, 0), "seat.remove", NULL);
  g_assert_cmpint (count_seats (page), ==, TOY_MAX_PLAYERS - 1);

  parlour_counter_set_value (find_nth (GTK_WIDGET (page), PARLOUR_TYPE_COUNTER, 0), 2);

  record = parlour_new_game_make_record (page);
  setup = (const ToySetup *) (const void *) table_record_get_setup (record);
  g_assert_true (table_record_get_game (record) == &toy_game);
  g_assert_cmpint (setup->rounds, ==, 2);
  g_assert_cmpint (setup->table.n_players, ==, TOY_MAX_PLAYERS - 1);

  gtk_window_destroy (GTK_WINDOW (window));
  assert_finalized (page);
}

static int
measure_seat (const TableGame *game)
{
  ParlourSeat *seat = parlour_seat_new (TABLE_COLOR_GREEN);
  GtkWidget *card = g_object_ref_sink (parlour_seat_card_new (seat));
  int height;

  parlour_seat_card_set_game (PARLOUR_SEAT_CARD (card), game);
  parlour_seat_card_set_place (PARLOUR_SEAT_CARD (card), 1, 4);
  gtk_widget_measure (card, GTK_ORIENTATION_VERTICAL, SEAT_WIDTH, &height, NULL, NULL, NULL);
  g_object_unref (card);
  g_object_unref (seat);

  return height;
}

/* However many colours a game has, a seat takes no more lines on a laptop than with few. */
static void
test_many_colors (void)
{
  static const char *const colors[] = { "yellow", "blue", "green", "red", "orange", "purple", "white", "black", NULL };
  TableGame colored = toy_game;

  colored.colors = colors;
  g_assert_cmpint (measure_seat (&colored), <=, measure_seat (&toy_game));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  tongue_init (GETTEXT_PACKAGE, LOCALEDIR, LANGUAGEDIR, "en");
  adw_init ();
  use_style ();

  g_test_add_func ("/toy page/play", test_play);
  g_test_add_func ("/toy page/fill in", test_fill_in);
  g_test_add_func ("/toy page/game page", test_game_page);
  g_test_add_func ("/toy page/past", test_past);
  g_test_add_func ("/toy page/doubts", test_doubts);
  g_test_add_func ("/toy page/rounds", test_rounds);
  g_test_add_func ("/toy page/new game", test_new_game);
  g_test_add_func ("/toy page/many colors", test_many_colors);

  return g_test_run ();
}

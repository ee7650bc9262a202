/* test-visby-pages.c: a round at the table, touched as people touch it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-aside-form.h"
#include "parlour-board-deed.h"
#include "parlour-board-page.h"
#include "parlour-board-thing.h"
#include "parlour-board-view.h"
#include "parlour-confirm-bar.h"
#include "parlour-correction.h"
#include "parlour-course-part.h"
#include "parlour-course-window.h"
#include "parlour-counter.h"
#include "parlour-display.h"
#include "parlour-event-form.h"
#include "parlour-fact.h"
#include "parlour-family-card.h"
#include "parlour-game-ending.h"
#include "parlour-game-family.h"
#include "parlour-game-page.h"
#include "parlour-game-setup.h"
#include "parlour-name-plate.h"
#include "parlour-new-game.h"
#include "parlour-number-tile.h"
#include "parlour-picture.h"
#include "parlour-seat-card.h"
#include "parlour-stage.h"
#include "parlour-statistics-window.h"
#include "parlour-step-page.h"
#include "parlour-why.h"
#include "parlour-widgets.h"
#include "parlour-the-end.h"
#include "parlour-track.h"
#include "seats.h"
#include "table-record-file.h"
#include "table-simulation.h"
#include "tongue.h"
#include "visby-pages.h"
#include "visby-record.h"
#include "visby-rule.h"
#include "visby-score.h"
#include "visby-words.h"
#include "widgets.h"
#include "written.h"

#include <glib/gstdio.h>
#include <stdlib.h>
#include <string.h>

#define RATES "{\"type\":\"rates\",\"rates\":[{\"from\":4,\"wares\":2,\"seals\":1},{\"from\":7,\"wares\":3,\"seals\":2}," \
              "{\"from\":9,\"wares\":2,\"seals\":2}]}"
#define FOUR "{\"name\":\"Ann\",\"color\":\"red\"},{\"name\":\"Ben\",\"color\":\"blue\"},{\"name\":\"Cleo\",\"color\":\"green\"}," \
             "{\"name\":\"Dora\",\"color\":\"orange\"}"
#define THREE TWO ",{\"name\":\"Nis\",\"color\":\"green\"}"
#define TWO "{\"name\":\"Heike\",\"color\":\"red\"},{\"name\":\"Malte\",\"color\":\"blue\"}"

static TableSession *
make_session (const char *players,
              const char *events)
{
  g_autofree char *text = g_strdup_printf ("{\"format\":\"kontor-record\",\"version\":1,\"game\":\"visby\",\"tracking\":\"full\","
                                           "\"players\":[%s],\"events\":[%s]}", players, events);

  return written_session (text);
}

static const VisbyState *
get_state (TableSession *session)
{
  return VISBY_STATE (table_session_get_state (session));
}

static char *complaint;
static int rule;

static void
on_entered (ParlourPage      *page,
            const TableEvent *event,
            int               roller,
            TableSession     *session)
{
  table_session_play (session, event, (TableRoller) roller);
  if (parlour_step_page_find (table_session_get_state (session)) == G_OBJECT_TYPE (page))
    parlour_page_update (page);
}

static void
on_entered_anyway (ParlourPage             *page,
                   const TableEvent *const *events,
                   guint                    n_events,
                   int                      roller,
                   TableSession            *session)
{
  table_session_play_anyway (session, events, n_events, (TableRoller) roller);
  parlour_page_update (page);
}

static void
on_complained (ParlourPage *page,
               const char  *sentence,
               int          told)
{
  g_free (complaint);
  complaint = g_strdup (sentence);
  rule = told;
}

static GtkWidget *
make_page (TableSession *session,
           GType         type)
{
  GtkWidget *page = g_object_ref_sink (g_object_new (type, NULL));

  g_signal_connect (page, "entered", G_CALLBACK (on_entered), session);
  g_signal_connect (page, "entered-anyway", G_CALLBACK (on_entered_anyway), session);
  g_signal_connect (page, "complained", G_CALLBACK (on_complained), NULL);
  parlour_page_set_session (PARLOUR_PAGE (page), session);

  return page;
}

static void
drop_page (GtkWidget *page)
{
  parlour_page_set_session (PARLOUR_PAGE (page), NULL);
  assert_finalized (page);
}

static GtkWidget *
find_thing (GtkWidget  *page,
            const char *path)
{
  return parlour_board_view_find_thing (PARLOUR_BOARD_VIEW (find_child (page, "groups")), path);
}

static GtkWidget *
get_row (GtkWidget *page,
         guint      seat)
{
  g_autofree char *path = g_strdup_printf ("players/seat-%u", seat + 1);

  return find_thing (page, path);
}

/* A card, or an offer, which is pressed as GTK does it. */
static GtkToggleButton *
get_button (GtkWidget *page,
            guint      seat,
            guint      number)
{
  g_autoptr (GPtrArray) buttons = find_all (get_row (page, seat), GTK_TYPE_TOGGLE_BUTTON);

  for (guint i = 0; i < buttons->len; i++)
    if (gtk_widget_get_visible (gtk_widget_get_parent (gtk_widget_get_ancestor (buttons->pdata[i], PARLOUR_TYPE_BOARD_DEED)))
        && number-- == 0)
      return buttons->pdata[i];

  g_assert_not_reached ();
}

static void
touch (GtkWidget *page,
       guint      seat,
       guint      number)
{
  g_signal_emit_by_name (get_button (page, seat, number), "clicked");
}

/* Whether there is a frame around any of it, as around what is still to be picked. */
static gboolean
has_frame (GtkWidget *root)
{
  g_autoptr (GPtrArray) bins = find_all (root, ADW_TYPE_BIN);

  for (guint i = 0; i < bins->len; i++)
    if (gtk_widget_has_css_class (bins->pdata[i], "hand-frame") && gtk_widget_get_visible (bins->pdata[i]))
      return TRUE;

  return FALSE;
}

static gboolean
is_open (GtkWidget *page,
         guint      seat)
{
  return has_frame (get_row (page, seat));
}

/* Whether some label says a text, among others. */
static gboolean
tells (GtkWidget  *root,
       const char *text)
{
  g_autoptr (GPtrArray) labels = find_all (root, GTK_TYPE_LABEL);
  gboolean told = FALSE;

  for (guint i = 0; i < labels->len; i++)
    told |= strstr (gtk_label_get_label (labels->pdata[i]), text) != NULL;

  return told;
}

/* A name is part of the style of a widget: GTK finds that of all in it anew when it has another one. */
static int
count_named (GtkWidget *page)
{
  g_autoptr (GPtrArray) things = find_all (page, PARLOUR_TYPE_BOARD_THING);
  int n = 0;

  for (guint i = 0; i < things->len; i++)
    n += !g_str_equal (gtk_widget_get_name (things->pdata[i]), G_OBJECT_TYPE_NAME (things->pdata[i]));

  return n;
}

/* Whether what is said on a card looks as on one that is picked. */
static gboolean
looks_picked (GtkWidget *page,
              int        seat,
              VisbyCard  card)
{
  g_autoptr (GPtrArray) labels = find_all (GTK_WIDGET (get_button (page, seat, card)), GTK_TYPE_LABEL);
  int n = 0;

  for (guint i = 0; i < labels->len; i++)
    n += gtk_widget_has_css_class (labels->pdata[i], "hand-caption") && gtk_widget_has_css_class (labels->pdata[i], "picked");

  return n == 1;
}

/* The last touch evaluates the round, and a slip costs one touch and its undo. */
static void
test_cards (void)
{
  g_autoptr (TableSession) session = make_session (FOUR, RATES);
  GtkWidget *page = make_page (session, PARLOUR_TYPE_BOARD_PAGE);

  touch (page, 0, VISBY_CARD_TROOPS);
  g_assert_true (gtk_toggle_button_get_active (get_button (page, 0, VISBY_CARD_TROOPS)));
  g_assert_false (is_open (page, 0));
  g_assert_true (is_open (page, 3));
  g_assert_true (parlour_page_has_input (PARLOUR_PAGE (page)));
  touch (page, 1, VISBY_CARD_FLEET);
  touch (page, 2, VISBY_CARD_MENDICANT);
  touch (page, 3, VISBY_CARD_BLACKSMITH);
  g_assert_cmpint (get_state (session)->table.round, ==, 2);
  g_assert_cmpint (get_state (session)->players[3].wares, ==, 4 + 4);
  g_assert_cmpint (count_all (gtk_widget_get_parent (find_thing (page, "gains/troops-1")), PARLOUR_TYPE_WHY), ==, 4);
  g_assert_true (tells (page, "All eight cards back to the hand: Cleo"));

  table_session_undo (session);
  parlour_page_update (PARLOUR_PAGE (page));
  g_assert_true (gtk_toggle_button_get_active (get_button (page, 3, VISBY_CARD_BLACKSMITH)));
  touch (page, 3, VISBY_CARD_KNIGHT);
  g_assert_cmpint (get_state (session)->table.round, ==, 2);
  g_assert_cmpint (get_state (session)->played[3], ==, VISBY_BIT (VISBY_CARD_KNIGHT));
  g_assert_cmpint (get_state (session)->played[0], ==, VISBY_BIT (VISBY_CARD_TROOPS));
  /* What a card brings is shown in the place of what another one brought, and nothing is made for it, nor styled. */
  g_assert_cmpint (count_all (gtk_widget_get_parent (find_thing (page, "gains/knight-4")), PARLOUR_TYPE_WHY), ==, 4);
  g_assert_cmpint (count_named (page), ==, 0);

  drop_page (page);
}

static const char *
tell_take_back (GtkWidget *page)
{
  g_autoptr (GPtrArray) buttons = find_all (page, GTK_TYPE_BUTTON);

  for (guint i = 0; i < buttons->len; i++)
    if (g_strcmp0 (gtk_actionable_get_action_name (buttons->pdata[i]), "board.take-back") == 0)
      return parlour_widget_get_tooltip (buttons->pdata[i]);

  return NULL;
}

/* PLAY-2: what was played says so. A double touch is one; Backspace takes back. */
static void
test_slips (void)
{
  g_autoptr (TableSession) session = make_session (FOUR, RATES ",{\"type\":\"cards\",\"cards\":[[\"troops\"],[\"troops\"],[\"ship\"],[\"fleet\"]]}");
  GtkWidget *page = make_page (session, PARLOUR_TYPE_BOARD_PAGE);

  g_assert_cmpstr (tell_take_back (page), ==, "Nothing has been chosen yet");
  touch (page, 1, VISBY_CARD_TROOPS);
  g_assert_cmpstr (complaint, ==, "Ben does not have the Troops in hand");
  g_assert_cmpint (rule, ==, VISBY_RULE_PLAY_2);
  g_assert_false (gtk_toggle_button_get_active (get_button (page, 1, VISBY_CARD_TROOPS)));
  touch (page, 1, VISBY_CARD_SHIP);
  touch (page, 1, VISBY_CARD_SHIP);
  g_assert_true (gtk_toggle_button_get_active (get_button (page, 1, VISBY_CARD_SHIP)));
  g_assert_true (looks_picked (page, 1, VISBY_CARD_SHIP));
  touch (page, 1, VISBY_CARD_KNIGHT);
  g_assert_false (gtk_toggle_button_get_active (get_button (page, 1, VISBY_CARD_SHIP)));
  g_assert_false (looks_picked (page, 1, VISBY_CARD_SHIP));
  g_assert_cmpstr (tell_take_back (page), ==, "Take Back the Last One (Backspace)");
  gtk_widget_activate_action (page, "board.take-back", NULL);
  g_assert_true (is_open (page, 1));
  g_assert_false (parlour_page_has_input (PARLOUR_PAGE (page)));

  drop_page (page);
}

/* PLAY-1: with two due the second completes the row. */
static void
test_two_cards (void)
{
  g_autoptr (TableSession) session = make_session (TWO, RATES);
  GtkWidget *page = make_page (session, PARLOUR_TYPE_BOARD_PAGE);

  touch (page, 0, VISBY_CARD_SHIP);
  g_assert_true (is_open (page, 0));
  touch (page, 0, VISBY_CARD_TROOPS);
  g_assert_false (is_open (page, 0));
  touch (page, 1, VISBY_CARD_FLEET);
  touch (page, 1, VISBY_CARD_MERCHANT);
  g_assert_cmpint (get_state (session)->table.step, ==, VISBY_STEP_TRADING);

  /* MERCH-3: offers, the most first, and nothing; the last touch ends the round. */
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (find_nth (find_thing (page, "market/rate"), GTK_TYPE_LABEL, 0))), ==, "2 : 1");
  g_assert_cmpstr (parlour_widget_get_tooltip (GTK_WIDGET (get_button (page, 1, 0))), ==, "4 wares for 2 seals (1)");
  touch (page, 1, 0);
  g_assert_cmpint (get_state (session)->table.round, ==, 2);
  g_assert_cmpint (get_state (session)->players[1].seals, ==, 2);

  drop_page (page);
}

static void
touch_anyway (GtkWidget *page,
              guint      seat,
              guint      number)
{
  touch (page, seat, number);
  g_assert_false (gtk_toggle_button_get_active (get_button (page, seat, number)));
  parlour_page_accept_anyway (PARLOUR_PAGE (page));
  g_assert_true (gtk_toggle_button_get_active (get_button (page, seat, number)));
}

/* PLAY-3: whose hand has too few by the books reveals anyway as many as are due at the table, whichever comes first, or
 * only another one than the books have. */
static void
test_short_hand (void)
{
  const struct { gboolean known_first, known_last; } cases[] = { { TRUE, FALSE }, { FALSE, TRUE }, { FALSE, FALSE } };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (TableSession) session = make_session (TWO, "{\"type\":\"correction\",\"player\":1,\"hand\":[\"ship\"]}");
      GtkWidget *page = make_page (session, PARLOUR_TYPE_BOARD_PAGE);
      int ship = cases[i].known_first || cases[i].known_last ? VISBY_BIT (VISBY_CARD_SHIP) : 0;

      if (cases[i].known_first)
        touch (page, 0, VISBY_CARD_SHIP);
      g_assert_cmpint (is_open (page, 0), ==, !cases[i].known_first);
      touch_anyway (page, 0, VISBY_CARD_KNIGHT);
      g_assert_cmpint (is_open (page, 0), ==, !cases[i].known_first);
      if (cases[i].known_last)
        touch (page, 0, VISBY_CARD_SHIP);
      touch (page, 1, VISBY_CARD_FLEET);
      touch (page, 1, VISBY_CARD_TROOPS);

      /* One alone may be all that there is, which nobody knows but the table. */
      g_assert_true (ship != 0 || parlour_page_get_action (PARLOUR_PAGE (page)) == find_child (page, "foot"));
      if (ship == 0)
        g_signal_emit_by_name (find_child (page, "bar"), "confirmed");
      g_assert_cmpint (get_state (session)->table.round, ==, 2);
      g_assert_cmpint (get_state (session)->played[0], ==, VISBY_BIT (VISBY_CARD_KNIGHT) | ship);
      g_assert_cmpint (get_state (session)->players[0].hand, ==, 0);
      g_assert_null (parlour_page_get_action (PARLOUR_PAGE (page)));

      drop_page (page);
    }
}

/* MERCH-6: without rates two figures are asked for, and the rules say what is missing. */
static void
test_unknown_rates (void)
{
  g_autoptr (TableSession) session = make_session (TWO, "{\"type\":\"cards\",\"cards\":[[\"ship\",\"troops\"],[\"merchant\",\"fleet\"]]}");
  GtkWidget *page = make_page (session, PARLOUR_TYPE_BOARD_PAGE);
  GtkWidget *figures = get_row (page, 1);
  GtkWidget *bar = find_child (page, "bar");

  g_assert_true (parlour_page_get_action (PARLOUR_PAGE (page)) == find_child (page, "foot"));
  g_assert_true (gtk_widget_has_css_class (gtk_widget_get_last_child (find_child (page, "aside")), "suggested-action"));
  /* What nobody has said is not that the Merchant gives nothing. */
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (find_child (bar, "reason"))), ==,
                   "What do the Merchants give, and what do they get?");
  parlour_confirm_bar_press (PARLOUR_CONFIRM_BAR (bar));
  g_assert_cmpint (get_state (session)->table.step, ==, VISBY_STEP_TRADING);
  parlour_counter_set_value (parlour_number_tile_get_counter (find_nth (figures, PARLOUR_TYPE_NUMBER_TILE, 0)), 4);
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (find_child (bar, "reason"))), ==,
                   "Malte gives 4 wares, and as no rates are known it must be said for how many seals");
  parlour_counter_set_value (parlour_number_tile_get_counter (find_nth (figures, PARLOUR_TYPE_NUMBER_TILE, 1)), 3);
  g_signal_emit_by_name (bar, "confirmed");
  g_assert_cmpint (get_state (session)->players[1].seals, ==, 3);
  g_assert_cmpint (get_state (session)->players[1].wares, ==, 1);
  g_assert_null (parlour_page_get_action (PARLOUR_PAGE (page)));

  drop_page (page);
}

static int
count_hidden (GtkWidget *root)
{
  g_autoptr (GPtrArray) all = find_all (root, GTK_TYPE_WIDGET);
  int n = 0;

  for (guint i = 0; i < all->len; i++)
    n += !gtk_widget_get_visible (all->pdata[i]);

  return n;
}

/* Each widget costs time when it comes and whenever its style is found: what a thing may have, and has not, is not made for it. */
static void
test_few_widgets (void)
{
  g_autoptr (TableSession) session = make_session (FOUR, RATES);
  GtkWidget *page = make_page (session, PARLOUR_TYPE_BOARD_PAGE);
  GtkWidget *groups = find_child (page, "groups");
  g_autoptr (GPtrArray) things = find_all (groups, PARLOUR_TYPE_BOARD_THING);

  for (guint i = 0; i < things->len; i++)
    g_assert_cmpint (count_hidden (things->pdata[i]), <=, 1 + count_all (things->pdata[i], PARLOUR_TYPE_BOARD_DEED));

  drop_page (page);
}

/* Takes the last event back, does it again, and checks that all pictures of the first player are the same as before. */
static void
check_kept (TableSession *session)
{
  GtkWidget *page = make_page (session, PARLOUR_TYPE_BOARD_PAGE);
  g_autoptr (GPtrArray) hand = find_all (get_row (page, 0), PARLOUR_TYPE_PICTURE);
  g_autoptr (GPtrArray) later = NULL;

  g_assert_cmpuint (hand->len, >, 0);
  g_ptr_array_foreach (hand, (GFunc) (GCallback) g_object_ref, NULL);
  table_session_undo (session);
  parlour_page_update (PARLOUR_PAGE (page));
  table_session_redo (session);
  parlour_page_update (PARLOUR_PAGE (page));
  later = find_all (get_row (page, 0), PARLOUR_TYPE_PICTURE);
  for (guint i = 0; i < hand->len; i++)
    g_assert_true (g_ptr_array_find (later, hand->pdata[i], NULL));
  g_ptr_array_foreach (hand, (GFunc) (GCallback) g_object_unref, NULL);

  drop_page (page);
}

/* A hand that is shown again is the same one, and nothing of it is made anew, and so is one that has lost a card. */
static void
test_kept_hand (void)
{
  g_autoptr (TableSession) looking = make_session (TWO, "{\"type\":\"cards\",\"cards\":[[\"ship\",\"troops\"],[\"merchant\",\"fleet\"]]}");
  g_autoptr (TableSession) picking = make_session (FOUR, RATES ",{\"type\":\"cards\",\"cards\":[[\"troops\"],[\"troops\"],[\"troops\"],[\"knight\"]]}");

  g_assert_cmpint (get_state (looking)->table.step, ==, VISBY_STEP_TRADING);
  check_kept (looking);
  g_assert_cmpint (get_state (picking)->table.step, ==, VISBY_STEP_CARDS);
  check_kept (picking);
}

/* Each line tells why, with its numbers and its rule. */
static void
test_why (void)
{
  g_autoptr (TableSession) session = make_session (FOUR, RATES ",{\"type\":\"cards\",\"cards\":[[\"troops\"],[\"troops\"],[\"troops\"],[\"knight\"]]}");
  g_autoptr (GArray) rules = g_array_new (FALSE, FALSE, sizeof (int));
  g_autofree char *gain = parlour_game_answer (session, VISBY_CARD_TROOPS, 0, rules);
  g_autofree char *market = parlour_game_answer (session, VISBY_CARD_MERCHANT, TABLE_NOBODY, rules);
  g_autofree char *player = parlour_game_answer (session, VISBY_QUESTION_PLAYER, 3, rules);

  g_assert_cmpstr (gain, ==, "Battle has 4 seals for 3 Troops cards, which take 1 each (at most 2) and leave 1.\nTroops: Ann gets 1 seal.");
  g_assert_cmpint (g_array_index (rules, int, 0), ==, VISBY_RULE_SHARE_1);
  g_assert_null (market);
  g_assert_cmpstr (player, ==, "Knight: Dora gets 1 seal.");
}

static void
set_rate (GtkWidget  *form,
          guint       space,
          const char *text)
{
  gtk_editable_set_text (find_nth (find_child (form, "spaces"), GTK_TYPE_ENTRY, space), text);
}

/* SET-4: two spaces are filled in; a rate holds up to the next one, and nonsense is refused. */
static void
test_rates (void)
{
  g_autoptr (TableSession) session = make_session (TWO, "");
  GtkWidget *form = make_page (session, VISBY_TYPE_RATES_FORM);
  GtkWidget *bar = GTK_WIDGET (parlour_form_get_bar (PARLOUR_FORM (form)));

  set_rate (form, 4, "two");
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (find_child (bar, "reason"))), ==,
                   "At space 4 two numbers from 1 to 15 are due, such as 3 : 2");
  g_signal_emit_by_name (bar, "confirmed");
  g_assert_cmpint (get_state (session)->n_rates, ==, 0);
  set_rate (form, 4, "16:1");
  g_assert_true (gtk_widget_has_css_class (find_nth (find_child (form, "spaces"), GTK_TYPE_ENTRY, 4), "error"));
  set_rate (form, 4, " 2 : 1 ");
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (find_child (bar, "reason"))), ==, "");
  g_signal_emit_by_name (bar, "confirmed");
  g_assert_cmpint (get_state (session)->n_rates, ==, 3);
  g_assert_cmpint (get_state (session)->rates[1].from, ==, 7);
  g_assert_cmpint (get_state (session)->rates[1].wares, ==, 3);

  drop_page (form);
}

/* What was told once is the first event of the next game, if that is tracked. */
static void
test_known_rates (void)
{
  g_autoptr (TableSession) session = make_session (TWO, RATES);
  g_autoptr (TableSession) next = make_session (FOUR, "");

  visby_remember_rates (table_record_get_event (table_session_get_record (session), 0));
  parlour_game_find (&visby_game)->setup->open (next);
  g_assert_cmpint (table_record_get_cursor (table_session_get_record (next)), ==, 1);
  g_assert_cmpint (get_state (next)->n_rates, ==, 3);
  g_assert_cmpint (get_state (next)->rates[0].from, ==, 4);
}

static void
count (GtkWidget  *form,
       guint       seat,
       int         seals,
       int         wares)
{
  parlour_counter_set_value (find_nth (form, PARLOUR_TYPE_COUNTER, seat), seals);
  parlour_counter_set_value (find_nth (form, PARLOUR_TYPE_COUNTER, 3 + seat), wares);
}

static gboolean
asks_for_cards (GtkWidget *form,
                guint      seat)
{
  GtkWidget *row = gtk_widget_get_ancestor (find_nth (form, PARLOUR_TYPE_COUNTER, 2 * 3 + seat), ADW_TYPE_ACTION_ROW);

  return gtk_widget_get_visible (row) && gtk_widget_get_visible (gtk_widget_get_ancestor (row, ADW_TYPE_PREFERENCES_GROUP));
}

/* END-4: cards in hand are asked only of those whom seals and wares leave tied. */
static void
test_scoring (void)
{
  const char text[] = "{\"format\":\"kontor-record\",\"version\":1,\"game\":\"visby\",\"tracking\":\"scoring\","
                      "\"players\":[" THREE "],\"events\":[]}";
  g_autoptr (TableSession) session = written_session (text);
  GtkWidget *form = make_page (session, PARLOUR_TYPE_EVENT_FORM);
  g_autofree char *when = visby_game.tell_when (0, 0);
  TableScore score;

  g_assert_cmpstr (when, ==, "The end");
  g_assert_false (asks_for_cards (form, 0));
  /* Nothing is a tie, too. */
  count (form, 0, 30, 8);
  g_assert_false (asks_for_cards (form, 0));
  g_assert_true (asks_for_cards (form, 1));
  g_assert_true (asks_for_cards (form, 2));
  count (form, 1, 31, 5);
  g_assert_true (asks_for_cards (form, 0));
  g_assert_true (asks_for_cards (form, 1));
  g_assert_false (asks_for_cards (form, 2));
  parlour_counter_set_value (find_nth (form, PARLOUR_TYPE_COUNTER, 2 * 3 + 1), 4);
  count (form, 2, 32, 1);
  g_assert_false (asks_for_cards (form, 2));
  count (form, 0, 31, 6);
  g_assert_false (asks_for_cards (form, 0));
  count (form, 0, 30, 8);
  g_signal_emit_by_name (find_child (form, "bar"), "confirmed");
  g_assert_true (visby_score_get (table_session_get_state (session), &score));
  g_assert_cmpint (score.ranks[1], ==, 1);
  g_assert_cmpint (score.ranks[0], ==, 2);
  g_assert_cmpint (score.ranks[2], ==, 3);

  drop_page (form);
}

static GtkToggleButton *
find_toggle (GtkWidget  *root,
             const char *label)
{
  g_autoptr (GPtrArray) buttons = find_all (root, GTK_TYPE_TOGGLE_BUTTON);

  for (guint i = 0; i < buttons->len; i++)
    if (g_strcmp0 (gtk_button_get_label (buttons->pdata[i]), label) == 0)
      return buttons->pdata[i];

  return NULL;
}

/* END-2: 45 is offered to two or three; any other number to all. */
static void
test_new_game (void)
{
  GtkWidget *window = gtk_window_new ();
  ParlourNewGame *page = g_object_ref_sink (g_object_new (PARLOUR_TYPE_NEW_GAME, NULL));
  g_autoptr (TableRecord) record = NULL;

  gtk_window_set_child (GTK_WINDOW (window), GTK_WIDGET (page));
  parlour_new_game_set_game (page, &visby_game);
  g_assert_cmpint (count_seats (page), >, 3);
  g_assert_null (find_toggle (GTK_WIDGET (page), "45"));
  while (count_seats (page) > 3)
    gtk_widget_activate_action (find_nth (GTK_WIDGET (page), PARLOUR_TYPE_SEAT_CARD, 0), "seat.remove", NULL);
  g_assert_true (gtk_toggle_button_get_active (find_toggle (GTK_WIDGET (page), "30")));
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (find_toggle (GTK_WIDGET (page), "45"))));
  g_signal_emit_by_name (find_toggle (GTK_WIDGET (page), "45"), "clicked");
  record = parlour_new_game_make_record (page);
  g_assert_cmpint (((const VisbySetup *) (const void *) table_record_get_setup (record))->end_seals, ==, 45);

  /* Of a game that is only counted nothing ends it. */
  parlour_new_game_set_tracking (page, VISBY_TRACKING_SCORING);
  g_assert_null (find_toggle (GTK_WIDGET (page), "30"));
  parlour_new_game_set_tracking (page, VISBY_TRACKING_FULL);
  g_assert_true (gtk_toggle_button_get_active (find_toggle (GTK_WIDGET (page), "45")));

  gtk_window_destroy (GTK_WINDOW (window));
  assert_finalized (page);
}

static void
present (GtkWindow *window)
{
  gtk_window_present (window);
  while (!gtk_widget_get_mapped (GTK_WIDGET (window)))
    g_main_context_iteration (NULL, TRUE);
}

static int
count_texts (GtkWidget  *root,
             const char *text,
             gboolean    seen)
{
  g_autoptr (GPtrArray) labels = find_all (root, GTK_TYPE_LABEL);
  int n = 0;

  for (guint i = 0; i < labels->len; i++)
    n += (!seen || gtk_widget_get_mapped (labels->pdata[i])) && strcmp (gtk_label_get_label (labels->pdata[i]), text) == 0 ? 1 : 0;

  return n;
}

/* Six have the names of their cards before them on a telephone, too. */
static void
test_names (void)
{
  g_autoptr (TableSession) session = make_session (FOUR ",{\"name\":\"Ed\",\"color\":\"purple\"},{\"name\":\"Flo\",\"color\":\"yellow\"}",
                                                   RATES);
  GtkWidget *page = make_page (session, PARLOUR_TYPE_BOARD_PAGE);
  GtkWidget *window = gtk_window_new ();
  GtkWidget *scroller = gtk_scrolled_window_new ();

  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), page);
  gtk_window_set_child (GTK_WINDOW (window), scroller);
  gtk_window_set_default_size (GTK_WINDOW (window), 360, 720);
  present (GTK_WINDOW (window));
  while (count_texts (page, "Tollkeeper", TRUE) != 6)
    g_main_context_iteration (NULL, TRUE);

  gtk_window_destroy (GTK_WINDOW (window));
  drop_page (page);
}

/* Any reveal can be corrected, and so can rates, and what was itself a correction. */
static void
test_correction (void)
{
  g_autoptr (TableSession) session = make_session (FOUR, RATES ",{\"type\":\"cards\",\"cards\":[[\"troops\"],[\"troops\"],[\"ship\"],[\"fleet\"]]},"
                                                   "{\"type\":\"correction\",\"player\":2,\"wares\":3}");
  const GType forms[] = { VISBY_TYPE_RATES_FORM, PARLOUR_TYPE_BOARD_PAGE, PARLOUR_TYPE_ASIDE_FORM };
  GtkWindow *parent = GTK_WINDOW (gtk_window_new ());
  GtkWindow *window;
  GtkWidget *page;

  present (parent);
  for (guint i = 0; i < G_N_ELEMENTS (forms); i++)
    {
      window = parlour_correction_new (parent, session, i);
      g_assert_cmpint (count_all (GTK_WIDGET (window), forms[i]), ==, 1);
      gtk_window_destroy (window);
    }

  window = parlour_correction_new (parent, session, 1);
  present (window);
  page = find_nth (GTK_WIDGET (window), PARLOUR_TYPE_BOARD_PAGE, 0);
  g_assert_true (gtk_toggle_button_get_active (get_button (page, 2, VISBY_CARD_SHIP)));
  touch (page, 2, VISBY_CARD_KNIGHT);
  g_assert_cmpint (get_state (session)->played[2], ==, VISBY_BIT (VISBY_CARD_SHIP));
  g_signal_emit_by_name (find_child (page, "bar"), "confirmed");
  if (get_state (session)->played[2] == VISBY_BIT (VISBY_CARD_SHIP))
    gtk_widget_activate (find_child (GTK_WIDGET (window), "accept_button"));
  g_assert_cmpint (get_state (session)->played[2], ==, VISBY_BIT (VISBY_CARD_KNIGHT));
  g_assert_cmpint (get_state (session)->players[1].wares, ==, 3);

  gtk_window_destroy (parent);
}

/* Nobody stands beside a page that shows all, the round is told, and what each card brought. */
static void
test_window (void)
{
  const char *const titles[] = { "Seals", "Wares", "Cards in hand", "What Each Card Brought" };
  int width, height;
  g_autoptr (TableSession) session = make_session (FOUR, RATES ",{\"type\":\"cards\",\"cards\":[[\"troops\"],[\"troops\"],[\"ship\"],[\"fleet\"]]}");
  GtkWidget *page = g_object_ref_sink (g_object_new (PARLOUR_TYPE_GAME_PAGE, "session", session, NULL));
  GtkWindow *parent = GTK_WINDOW (gtk_window_new ());
  GtkWindow *window;

  g_assert_false (gtk_widget_get_visible (find_child (page, "families_scroller")));
  g_assert_cmpstr (gtk_label_get_label (find_nth (find_child (page, "path_place"), GTK_TYPE_LABEL, 0)), ==, "Round 2");

  gtk_window_set_default_size (parent, 900, 700);
  window = parlour_course_window_new (parent, session);
  gtk_window_get_default_size (window, &width, &height);
  g_assert_cmpint (width, ==, 900);
  g_assert_cmpint (height, ==, 700);
  gtk_window_destroy (window);
  present (parent);
  window = parlour_course_window_new (parent, session);
  g_assert_cmpint (count_all (GTK_WIDGET (window), PARLOUR_TYPE_COURSE_PART), ==, 3 + 2);
  for (guint i = 0; i < G_N_ELEMENTS (titles); i++)
    g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (find_child (find_nth (GTK_WIDGET (window), PARLOUR_TYPE_COURSE_PART, i),
                                                                 "title"))), ==, titles[i]);
  gtk_window_destroy (window);
  gtk_window_destroy (parent);
  assert_finalized (page);
}

static void
check_marker (GtkWidget  *display,
              const char *expected)
{
  ParlourFigure *track = find_nth (display, PARLOUR_TYPE_TRACK, VISBY_TRACK_BATTLE);
  g_autofree char *told = PARLOUR_FIGURE_GET_CLASS (track)->describe (track);

  g_assert_cmpstr (told, ==, expected);
}

/* What everybody may see of the board, as the display shows it. */
static ParlourBoardView *
get_seen (GtkWidget *display)
{
  return PARLOUR_BOARD_VIEW (find_child (display, "board"));
}

static gboolean
is_seen (GtkWidget  *display,
         const char *path)
{
  GtkWidget *thing = parlour_board_view_find_thing (get_seen (display), path);

  return thing != NULL && gtk_widget_get_visible (thing)
         && gtk_widget_get_visible (gtk_widget_get_parent (gtk_widget_get_parent (thing)));
}

/* What is told of a thing, and the number that is seen first. */
static void
check_seen (GtkWidget  *display,
            const char *path,
            const char *number,
            const char *told)
{
  GtkWidget *thing = parlour_board_view_find_thing (get_seen (display), path);

  g_assert_true (is_seen (display, path));
  g_assert_true (tells (thing, number));
  g_assert_true (tells (thing, told));
}

/* Why anything is so, and what can be done, is asked and done elsewhere. */
static void
check_inert (GtkWidget *display)
{
  GtkWidget *seen = GTK_WIDGET (get_seen (display));

  g_assert_false (has_frame (seen));
  g_assert_cmpuint (count_all (seen, GTK_TYPE_BUTTON), ==, 0);
  g_assert_cmpuint (count_all (seen, PARLOUR_TYPE_WHY), ==, 0);
}

/* After a reveal come its cards in large, with the markers before the next supply; then, by itself, how the game stands
 * with what they brought, and at once where something is undone. What stays is not made anew. */
static void
test_display (void)
{
  g_autoptr (TableSession) session = make_session (FOUR, RATES);
  g_autoptr (TableSession) other = make_session (FOUR, RATES ",{\"type\":\"cards\",\"cards\":[[\"troops\"],[\"tollkeeper\"],[\"tollkeeper\"],[\"tollkeeper\"]]}");
  const TableEvent *event = table_record_get_event (table_session_get_record (other), 1);
  GtkWidget *display = GTK_WIDGET (parlour_display_new (session));
  GtkWidget *row;

  check_seen (display, "players/seat-1", "0", "4 of 15 wares");
  g_assert_true (tells (find_child (display, "ask"), "Which cards are revealed?"));
  g_assert_false (is_seen (display, "gains/troops-1"));
  row = parlour_board_view_find_thing (get_seen (display), "players/seat-1");
  for (int i = 0; i < 2; i++)
    {
      table_session_play (session, event, TABLE_ROLLER_NONE);
      check_seen (display, "gains/troops-1", "+2", "Troops: Ann, 2 seals");
      check_seen (display, "gains/tollkeeper-4", "–", "Tollkeeper: Dora, nothing");
      g_assert_false (is_seen (display, "players/seat-1"));
      check_marker (display, "Battle (Feldzug): 2");
      if (i == 0)
        {
          table_session_undo (session);
          g_assert_false (is_seen (display, "gains/troops-1"));
        }
    }
  while (!is_seen (display, "players/seat-1"))
    g_main_context_iteration (NULL, TRUE);
  check_seen (display, "players/seat-1", "2", "28 missing");
  check_seen (display, "gains/troops-1", "+2", "Troops: Ann, 2 seals");
  check_marker (display, "Battle (Feldzug): 5");
  check_inert (display);
  g_assert_true (parlour_board_view_find_thing (get_seen (display), "players/seat-1") == row);

  gtk_window_destroy (GTK_WINDOW (display));
}

static int
count_spent (GtkWidget *display)
{
  g_autoptr (GPtrArray) pictures = find_all (parlour_board_view_find_thing (get_seen (display), "players/seat-1"), PARLOUR_TYPE_PICTURE);
  int n = 0;

  g_assert_cmpuint (pictures->len, ==, VISBY_N_CARDS);
  for (guint i = 0; i < pictures->len; i++)
    n += gtk_widget_has_css_class (pictures->pdata[i], "gone") ? 1 : 0;

  return n;
}

/* The rate of the market and what a Merchant can change are seen while that is asked, and rates below the market always.
 * Which cards are played is seen, unless the table remembers it itself. */
static void
test_display_market (void)
{
  g_autoptr (TableSession) session = make_session (FOUR, RATES ",{\"type\":\"cards\",\"cards\":[[\"merchant\"],[\"ship\"],[\"fleet\"],[\"troops\"]]}");
  g_autoptr (GSettings) settings = g_settings_new (SCHEMA_ID);
  GtkWidget *display = GTK_WIDGET (parlour_display_new (session));

  g_assert_true (tells (find_child (display, "ask"), "What do the Merchants change?"));
  g_assert_true (is_seen (display, "market/rate"));
  g_assert_true (tells (parlour_board_view_find_thing (get_seen (display), "market/rate"), "2 : 1"));
  check_seen (display, "players/seat-1", "0", "4 → 2 · 2 → 1 · Nothing");
  g_assert_false (tells (parlour_board_view_find_thing (get_seen (display), "players/seat-2"), "→"));
  check_seen (display, "gains/troops-4", "+", "Troops: Dora");
  check_inert (display);

  gtk_window_destroy (GTK_WINDOW (display));
  table_session_play (session, &(VisbyEvent) { .table = { VISBY_EVENT_TRADES, TABLE_NOBODY }, .trades[0].there = TRUE }.table, TABLE_ROLLER_NONE);
  g_assert_cmpint (get_state (session)->table.step, ==, VISBY_STEP_CARDS);
  display = GTK_WIDGET (parlour_display_new (session));
  g_assert_cmpint (count_spent (display), ==, 1);
  g_settings_set_boolean (settings, "cover-hands", TRUE);
  g_assert_cmpint (count_spent (display), ==, 0);
  g_settings_reset (settings, "cover-hands");

  gtk_window_destroy (GTK_WINDOW (display));
}

/* What is exchanged at the end is told as far as it is lit. */
static void
test_display_end (void)
{
  g_autoptr (TableRecord) record = table_simulate (&visby_game, 3, VISBY_TRACKING_FULL, 1);
  g_autoptr (TableSession) session = table_session_new (table_record_copy (record, G_MAXUINT), NULL, NULL);
  GtkWidget *display = GTK_WIDGET (parlour_display_new (session));
  g_autofree char *before = NULL, *after = NULL, *exchanged = NULL;
  const int *parts;
  TableScore score;

  g_assert_true (visby_score_get (table_session_get_state (session), &score) && score.final);
  parts = score.parts[0];
  before = g_strdup_printf ("%d", parts[VISBY_SCORED_SEALS]);
  after = g_strdup_printf ("%d", score.totals[0]);
  exchanged = visby_term_exchange (parts[VISBY_SCORED_EXCHANGED], parts[VISBY_SCORED_EXTRA]);
  check_seen (display, "players/seat-1", before, "");
  g_assert_false (tells (parlour_board_view_find_thing (get_seen (display), "players/seat-1"), exchanged));
  parlour_stage_set_told (parlour_stage_get (session), 1, 0);
  check_seen (display, "players/seat-1", after, exchanged);

  gtk_window_destroy (GTK_WINDOW (display));
}

/* What a player changes at the end, around the name. */
static GtkWidget *
get_exchange (GtkWidget *page,
              guint      seat)
{
  GtkWidget *sights = find_child (page, "sights");

  return gtk_widget_get_parent (gtk_widget_get_parent (find_nth (sights, PARLOUR_TYPE_NAME_PLATE, seat)));
}

/* END-3: the last exchange is lit, player by player. */
static void
test_ceremony (void)
{
  const char text[] = "{\"format\":\"kontor-record\",\"version\":1,\"game\":\"visby\",\"tracking\":\"scoring\","
                      "\"players\":[" TWO "],\"events\":[{\"type\":\"final-holdings\",\"players\":["
                      "{\"seals\":30,\"wares\":8},{\"seals\":31,\"wares\":2}]}]}";
  g_autoptr (TableSession) session = written_session (text);
  GtkWidget *page = make_page (session, PARLOUR_TYPE_THE_END);
  const char *const told[][2] = { { "30 seals", "31 seals" }, { "32 seals", "31 seals" }, { "32 seals", "31 seals" } };

  g_assert_cmpint (count_all (find_child (page, "sights"), PARLOUR_TYPE_NAME_PLATE), ==, 2);
  gtk_widget_activate_action (page, "end.again", NULL);
  for (guint i = 0; i < G_N_ELEMENTS (told); i++)
    {
      for (guint seat = 0; seat < 2; seat++)
        g_assert_cmpint (count_texts (get_exchange (page, seat), told[i][seat], FALSE), ==, 1);
      g_assert_cmpint (count_texts (page, "6 wares for 2 seals", FALSE), ==, i >= 1 ? 1 : 0);
      g_assert_cmpint (count_texts (page, "nothing", FALSE), ==, i >= 2 ? 1 : 0);
      gtk_widget_activate_action (page, "end.next", NULL);
    }

  drop_page (page);
}

/* What comes of one seal, one ware and one card is told as one of each. */
static void
test_explain (void)
{
  const char text[] = "{\"format\":\"kontor-record\",\"version\":1,\"game\":\"visby\",\"tracking\":\"scoring\","
                      "\"players\":[" TWO "],\"events\":[{\"type\":\"final-holdings\",\"players\":["
                      "{\"seals\":1,\"wares\":1,\"cards\":1},{\"seals\":30,\"wares\":3}]}]}";
  g_autoptr (TableSession) session = written_session (text);
  const char *const *names = table_session_get_names (session);
  g_autofree char *had = visby_ending.explain (session, 0, VISBY_SCORED_SEALS);
  g_autofree char *total = visby_ending.explain (session, 1, PARLOUR_TOTAL);
  g_autofree char *told_had = g_strdup_printf ("%s had 1 seal, 1 ware and 1 card in hand when the last round ended.", names[0]);
  g_autofree char *told_total = g_strdup_printf ("%s has 30 seals and 1 for wares: 31 in all.", names[1]);

  g_assert_cmpstr (had, ==, told_had);
  g_assert_cmpstr (total, ==, told_total);
}

/* SET-5: that the card for seals is turned over is said of who has more than 15, and explained once. */
static void
test_turned (void)
{
  static const struct {
    const char *seals;
    const char *told;
  } sides[] = { { "15", "15 seals" }, { "16", "16 seals (turned)" }, { "34", "34 seals (turned: 30, and 4 noted)" } };

  for (guint i = 0; i < G_N_ELEMENTS (sides); i++)
    {
      g_autofree char *events = g_strdup_printf (",{\"type\":\"cards\",\"cards\":[[\"troops\"],[\"troops\"],[\"ship\"],[\"fleet\"]]},"
                                                 "{\"type\":\"correction\",\"player\":1,\"seals\":%s}", sides[i].seals);
      g_autofree char *all = g_strconcat (RATES, events, NULL);
      g_autoptr (TableSession) session = make_session (FOUR, all);
      GtkWidget *page = make_page (session, PARLOUR_TYPE_BOARD_PAGE);

      g_assert_cmpint (count_texts (page, sides[i].told, FALSE), ==, 1);
      g_assert_true (tells (page, "Turned: the card Siegel") == (i > 0));
      drop_page (page);
    }
}

/* What each card brought in all games together, of those that were tracked. */
static void
test_statistics (void)
{
  g_autofree char *dir = g_dir_make_tmp ("visby-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (dir, "game.kontor", NULL);
  g_autoptr (TableRecord) record = table_simulate (&visby_game, 3, VISBY_TRACKING_FULL, 1);
  g_autoptr (TableArchive) archive = NULL;
  g_autofree TableTallies *tallies = g_new0 (TableTallies, 1);
  GtkWindow *parent = GTK_WINDOW (gtk_window_new ());
  GtkWidget *window, *part;
  GtkGrid *grid;

  table_record_tally (record, tallies);
  g_assert_true (table_record_save (record, path, NULL));
  archive = table_archive_new (dir, NULL, 0);
  table_archive_refresh (archive);
  window = GTK_WIDGET (parlour_statistics_window_new (parent, archive));
  while (table_archive_is_reading (archive))
    g_main_context_iteration (NULL, TRUE);
  part = find_nth (find_child (window, "parts"), PARLOUR_TYPE_COURSE_PART, 2);
  grid = find_nth (part, GTK_TYPE_GRID, 0);
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (find_child (part, "title"))), ==, "What Each Card Brought");
  for (int card = 0; card < VISBY_N_CARDS; card++)
    {
      const char *told = gtk_label_get_label (GTK_LABEL (gtk_grid_get_child_at (grid, 1, card + 1)));

      g_assert_cmpint (atoi (told), ==, tallies->n[0][VISBY_TALLY_BROUGHT (card)]);
    }

  gtk_window_destroy (parent);
  g_unlink (path);
  g_rmdir (dir);
}

static int
count_faint (GtkWidget *page)
{
  g_autoptr (GPtrArray) pictures = find_all (page, PARLOUR_TYPE_PICTURE);
  int n = 0;

  for (guint i = 0; i < pictures->len; i++)
    n += gtk_widget_has_css_class (pictures->pdata[i], "faint") && gtk_widget_get_visible (pictures->pdata[i]);

  return n;
}

/* PLAY-4: a table that remembers it sees all cards alike. */
static void
test_cover (void)
{
  g_autoptr (TableSession) session = make_session (FOUR, RATES ",{\"type\":\"cards\",\"cards\":[[\"troops\"],[\"troops\"],[\"ship\"],[\"fleet\"]]}");
  g_autoptr (GSettings) settings = g_settings_new (SCHEMA_ID);
  GtkWidget *page = make_page (session, PARLOUR_TYPE_BOARD_PAGE);

  g_assert_cmpint (count_faint (page), ==, 4);
  g_settings_set_boolean (settings, "cover-hands", TRUE);
  while (count_faint (page) > 0)
    g_main_context_iteration (NULL, TRUE);
  g_settings_reset (settings, "cover-hands");
  while (count_faint (page) == 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpint (count_faint (page), ==, 4);

  drop_page (page);
}

/* Seals are no points, not even where nobody says what else a number on the card of a family is. */
static void
test_seals (void)
{
  g_autoptr (TableSession) session = make_session (TWO, RATES);
  TableScore score;

  g_assert_true (table_state_get_score (table_session_get_state (session), &score));
  g_assert_cmpint (parlour_game_family_get_value (table_session_get_state (session), 0), ==, PARLOUR_NO_VALUE);
}

static gboolean
is_faint (GtkWidget  *page,
          const char *path)
{
  return gtk_widget_get_opacity (find_thing (page, path)) < 1.;
}

/* What the round brought comes line after line, and is all there in the end, even if somebody is quick. */
static void
test_gains (void)
{
  g_autoptr (TableSession) session = make_session (FOUR, RATES);
  GtkWidget *page = make_page (session, PARLOUR_TYPE_BOARD_PAGE);
  ParlourBoardView *view = PARLOUR_BOARD_VIEW (find_child (page, "groups"));

  for (guint seat = 0; seat < 4; seat++)
    touch (page, seat, VISBY_CARD_TROOPS + seat);
  parlour_board_view_move (view, 0.);
  g_assert_true (is_faint (page, "gains/troops-1"));
  touch (page, 0, VISBY_CARD_FLEET);
  parlour_board_view_move (view, 1.);
  g_assert_false (is_faint (page, "gains/troops-1"));

  drop_page (page);
}

/* What was entered anyway and undone is filled in as it was, whatever the books are against. */
static void
test_undo_anyway (void)
{
  g_autoptr (TableSession) session = make_session (TWO, "{\"type\":\"correction\",\"player\":1,\"hand\":[\"ship\"]}");
  GtkWidget *page = make_page (session, PARLOUR_TYPE_BOARD_PAGE);

  touch_anyway (page, 0, VISBY_CARD_KNIGHT);
  touch (page, 0, VISBY_CARD_SHIP);
  touch (page, 1, VISBY_CARD_FLEET);
  touch (page, 1, VISBY_CARD_TROOPS);
  g_assert_cmpint (get_state (session)->table.round, ==, 2);
  table_session_undo (session);
  parlour_page_update (PARLOUR_PAGE (page));
  g_assert_true (gtk_toggle_button_get_active (get_button (page, 0, VISBY_CARD_KNIGHT)));
  g_assert_true (gtk_toggle_button_get_active (get_button (page, 0, VISBY_CARD_SHIP)));
  g_assert_true (gtk_toggle_button_get_active (get_button (page, 1, VISBY_CARD_TROOPS)));
  touch (page, 1, VISBY_CARD_MENDICANT);
  g_assert_cmpint (get_state (session)->table.round, ==, 2);
  g_assert_cmpint (get_state (session)->played[0], ==, VISBY_BIT (VISBY_CARD_KNIGHT) | VISBY_BIT (VISBY_CARD_SHIP));

  drop_page (page);
}

/* What is picked blindly and then refused can be entered once more without touching any card. */
static void
test_refused (void)
{
  g_autoptr (TableSession) session = make_session (FOUR, RATES ",{\"type\":\"cards\",\"cards\":[[\"troops\"],[\"troops\"],[\"ship\"],[\"fleet\"]]}");
  g_autoptr (GSettings) settings = g_settings_new (SCHEMA_ID);
  GtkWidget *page;

  g_settings_set_boolean (settings, "cover-hands", TRUE);
  page = make_page (session, PARLOUR_TYPE_BOARD_PAGE);
  for (guint seat = 0; seat < 4; seat++)
    touch (page, seat, VISBY_CARD_TROOPS);
  g_assert_cmpint (get_state (session)->table.round, ==, 2);
  g_assert_nonnull (strstr (complaint, "the Troops"));
  g_assert_true (parlour_page_get_action (PARLOUR_PAGE (page)) == find_child (page, "foot"));
  g_settings_reset (settings, "cover-hands");

  drop_page (page);
}

static void
on_touched (GtkWidget  *thing,
            const char *id,
            GString    *touched)
{
  g_string_append_printf (touched, "%s;", id);
}

/* A thing that is touched itself stays the same button, whatever it does, and says what it is while it does nothing. */
static void
test_bare (void)
{
  g_autoptr (TableSession) session = make_session (TWO, RATES);
  GtkWidget *page = make_page (session, PARLOUR_TYPE_BOARD_PAGE);
  const TableReader reader = { .seat = TABLE_NOBODY, .names = table_session_get_names (session) };
  g_autoptr (TableBoard) board = table_board_new (table_session_get_state (session), &reader, NULL, 0, NULL);
  TableDeed deed = { .kind = TABLE_CHOOSES, .id = "buy", .is_suggested = TRUE, .seat = TABLE_NOBODY };
  TableThing thing = { .id = "slot", .title = "Mason", .seat = TABLE_NOBODY, .owner = TABLE_NOBODY, .question = TABLE_NOBODY,
                       .bar = TABLE_NOBODY, .deeds = &deed };
  GtkWidget *widget = g_object_ref_sink (parlour_board_thing_new (TABLE_FLOW, &thing));
  g_autoptr (GString) touched = g_string_new (NULL);
  GtkWidget *button;

  g_signal_connect (widget, "touched", G_CALLBACK (on_touched), touched);
  parlour_board_thing_show (PARLOUR_BOARD_THING (widget), session, board, &thing, FALSE);
  deed.id = "sell";
  parlour_board_thing_show (PARLOUR_BOARD_THING (widget), session, board, &thing, FALSE);
  button = find_nth (widget, GTK_TYPE_BUTTON, 0);
  g_signal_emit_by_name (button, "clicked");
  g_assert_cmpstr (touched->str, ==, "sell;");
  g_assert_true (gtk_widget_has_css_class (button, "likely"));
  g_assert_null (parlour_board_thing_find_deed (PARLOUR_BOARD_THING (widget), "buy"));

  thing.title = "Farmer";
  thing.deeds = NULL;
  parlour_board_thing_show (PARLOUR_BOARD_THING (widget), session, board, &thing, FALSE);
  g_assert_false (gtk_widget_has_css_class (button, "likely"));
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, "Farmer");

  g_object_unref (widget);
  drop_page (page);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  tongue_init (GETTEXT_PACKAGE, LOCALEDIR, LANGUAGEDIR, "en");
  adw_init ();
  use_style ();

  g_test_add_func ("/visby pages/cards", test_cards);
  g_test_add_func ("/visby pages/PLAY-2", test_slips);
  g_test_add_func ("/visby pages/PLAY-1", test_two_cards);
  g_test_add_func ("/visby pages/PLAY-3", test_short_hand);
  g_test_add_func ("/visby pages/MERCH-6", test_unknown_rates);
  g_test_add_func ("/visby pages/few widgets", test_few_widgets);
  g_test_add_func ("/visby pages/kept hand", test_kept_hand);
  g_test_add_func ("/visby pages/why", test_why);
  g_test_add_func ("/visby pages/SET-4", test_rates);
  g_test_add_func ("/visby pages/known rates", test_known_rates);
  g_test_add_func ("/visby pages/END-4", test_scoring);
  g_test_add_func ("/visby pages/END-2", test_new_game);
  g_test_add_func ("/visby pages/names", test_names);
  g_test_add_func ("/visby pages/correction", test_correction);
  g_test_add_func ("/visby pages/window", test_window);
  g_test_add_func ("/visby pages/display", test_display);
  g_test_add_func ("/visby pages/display of the market", test_display_market);
  g_test_add_func ("/visby pages/display at the end", test_display_end);
  g_test_add_func ("/visby pages/END-3", test_ceremony);
  g_test_add_func ("/visby pages/explain", test_explain);
  g_test_add_func ("/visby pages/SET-5", test_turned);
  g_test_add_func ("/visby pages/statistics", test_statistics);
  g_test_add_func ("/visby pages/seals", test_seals);
  g_test_add_func ("/visby pages/PLAY-4", test_cover);
  g_test_add_func ("/visby pages/gains", test_gains);
  g_test_add_func ("/visby pages/undo anyway", test_undo_anyway);
  g_test_add_func ("/visby pages/refused", test_refused);
  g_test_add_func ("/visby pages/bare", test_bare);

  return g_test_run ();
}

/* test-monday.c: the pages where something is entered
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-around.h"
#include "colonia-draw-board.h"
#include "colonia-draws.h"
#include "colonia-events.h"
#include "colonia-letters.h"
#include "colonia-piece.h"
#include "colonia-printed.h"
#include "colonia-record.h"
#include "colonia-relic-card.h"
#include "colonia-session.h"
#include "colonia-start-card.h"
#include "colonia-typed.h"
#include "colonia-week-card-form.h"
#include "games.h"
#include "parlour-board-page.h"
#include "parlour-board-thing.h"
#include "parlour-board-view.h"
#include "parlour-collections.h"
#include "parlour-confirm-bar.h"
#include "parlour-counter.h"
#include "parlour-die.h"
#include "parlour-event-form.h"
#include "parlour-keys.h"
#include "parlour-number-tile.h"
#include "parlour-offers.h"
#include "parlour-pad.h"
#include "parlour-step-page.h"
#include "parlour-typed-card.h"
#include "parlour-typed-choice.h"
#include "parlour-typed-form.h"
#include "table-kept.h"
#include "parlour-widgets.h"
#include "table-simulation.h"
#include "tongue.h"
#include "widgets.h"

#include <glib/gstdio.h>

/* What a page has room for on a telephone, and on a laptop, in pixels. */
#define NARROW 320
#define ROOM_ON_LAPTOP 640
#define HEIGHT_ON_LAPTOP 480

/* A page with what came of it. */
typedef struct {
  TableSession *session;
  GtkWidget *page;
  ParlourConfirmBar *bar;
  char *entered; /* the event, as JSON, or NULL */
  TableRoller roller;
  int n_complaints;
  gboolean plays; /* whether what is entered is played, too */
} Fixture;

/* Finding what is on a page */

static void
click (gpointer button)
{
  g_assert_true (GTK_IS_BUTTON (button));
  g_assert_true (gtk_widget_is_sensitive (button));
  g_signal_emit_by_name (button, "clicked");
}

static const ColoniaEvent *
find_ship (const TableRecord *record,
           int                n)
{
  for (guint i = 0; i < table_record_get_cursor (record); i++)
    if (colonia_record_get_event (record, i)->type == COLONIA_EVENT_SHIP && n-- == 0)
      return colonia_record_get_event (record, i);

  g_assert_not_reached ();
}

/* Pages */

static char *
tell_event (TableSession       *session,
            const ColoniaEvent *event)
{
  const ColoniaState *state = colonia_session_get_state (session);
  const TableTerms terms = { .tracking = (int) state->tracking, .n_players = state->n_players };
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  g_autoptr (JsonNode) node = NULL;

  table_event_build (&colonia_events, &event->table, &terms, builder);
  node = json_builder_get_root (builder);

  return json_to_string (node, FALSE);
}

static void
on_entered (Fixture            *fixture,
            const ColoniaEvent *event,
            int                 roller)
{
  if (fixture->plays)
    {
      colonia_session_play (fixture->session, event, (TableRoller) roller);
      parlour_page_update (PARLOUR_PAGE (fixture->page));
      return;
    }

  g_assert_null (fixture->entered);
  fixture->entered = tell_event (fixture->session, event);
  fixture->roller = (TableRoller) roller;
}

static void
on_complained (Fixture    *fixture,
               const char *sentence)
{
  g_assert_cmpstr (sentence, !=, "");
  fixture->n_complaints++;
}

static Fixture *
open_page (TableSession *session)
{
  Fixture *fixture = g_new0 (Fixture, 1);
  GType type = parlour_step_page_find (table_session_get_state (session));

  fixture->session = session;
  fixture->page = g_object_ref_sink (g_object_new (type, NULL));
  if (PARLOUR_IS_CONFIRM_BAR (parlour_page_get_action (PARLOUR_PAGE (fixture->page))))
    fixture->bar = PARLOUR_CONFIRM_BAR (parlour_page_get_action (PARLOUR_PAGE (fixture->page)));
  g_signal_connect_swapped (fixture->page, "entered", G_CALLBACK (on_entered), fixture);
  g_signal_connect_swapped (fixture->page, "complained", G_CALLBACK (on_complained), fixture);
  parlour_page_set_session (PARLOUR_PAGE (fixture->page), session);

  return fixture;
}

static void
close_page (Fixture *fixture)
{
  assert_finalized (fixture->page);
  g_object_unref (fixture->session);
  g_free (fixture->entered);
  g_free (fixture);
}

static const ColoniaState *
get_state (Fixture *fixture)
{
  return colonia_session_get_state (fixture->session);
}

/* What cannot be entered yet says why. */
static void
assert_refused (Fixture *fixture)
{
  GtkWidget *button = parlour_confirm_bar_get_button (fixture->bar);

  g_assert_true (parlour_widget_is_hindered (button));
  g_assert_cmpstr (parlour_widget_get_tooltip (button), !=, "");
}

/* On a board it is there once there is something to be entered. */
static void
confirm (Fixture *fixture)
{
  if (PARLOUR_IS_BOARD_PAGE (fixture->page))
    {
      g_autoptr (GPtrArray) forms = find_all (fixture->page, PARLOUR_TYPE_EVENT_FORM);
      gpointer page = forms->len > 0 ? forms->pdata[0] : fixture->page;
      GtkWidget *action = parlour_page_get_action (PARLOUR_PAGE (page));

      fixture->bar = PARLOUR_IS_CONFIRM_BAR (action) ? PARLOUR_CONFIRM_BAR (action) : find_nth (action, PARLOUR_TYPE_CONFIRM_BAR, 0);
    }
  click (parlour_confirm_bar_get_button (fixture->bar));
}

/* Ships of tests have as few holds as will do, which is asked about. */
static void
assert_entered (Fixture            *fixture,
                const ColoniaEvent *event,
                TableRoller         roller)
{
  g_autofree char *expected = tell_event (fixture->session, event);

  if (table_state_doubt (table_session_get_state (fixture->session), &event->table).kind != TABLE_OBSTACLE_NONE)
    answer ("enter");
  g_assert_cmpstr (fixture->entered, ==, expected);
  g_assert_cmpint (fixture->roller, ==, roller);
}

/* Types keys as they work on a page wherever the focus is: letters, digits, a space
 * for the next part, "<" for taking back and a newline for Enter. Each is one touch
 * on the pad, too. Returns how many that was. */
static int
type_keys (Fixture    *fixture,
           const char *keys)
{
  for (const char *at = keys; *at != '\0'; at++)
    if (*at == '\n')
      click (parlour_confirm_bar_get_button (fixture->bar));
    else
      {
        guint keyval = *at == '<' ? GDK_KEY_BackSpace : gdk_unicode_to_keyval (g_ascii_tolower (*at));
        GdkModifierType modifiers = g_ascii_isupper (*at) ? GDK_SHIFT_MASK : 0;

        g_assert_true ((fixture->bar != NULL && parlour_keys_press (GTK_WIDGET (fixture->bar), keyval, modifiers))
                       || parlour_keys_press (fixture->page, keyval, modifiers));
      }

  return (int) strlen (keys);
}

/* Corrections: whatever happened is shown, and entered again as it was */

static gboolean
is_entered_here (const ColoniaEvent *event)
{
  switch ((int) event->type)
    {
    case COLONIA_EVENT_SHIP:
    case COLONIA_EVENT_RELIC:
    case COLONIA_EVENT_WEEK_CARD:
    case COLONIA_EVENT_EDICTS:
    case COLONIA_EVENT_RESTOCK:
    case COLONIA_EVENT_MERCHANTS:
    case COLONIA_EVENT_HOMECOMING:
    case COLONIA_EVENT_DRAWS:
    case COLONIA_EVENT_GOOD_ROLLS:
    case COLONIA_EVENT_EXCHANGE:
      return TRUE;

    default:
      return FALSE;
    }
}

static TableRoller
get_roller_at_table (const ColoniaEvent *event,
                     ColoniaTracking     tracking)
{
  switch ((int) event->type)
    {
    case COLONIA_EVENT_WEEK_CARD:
      return tracking == COLONIA_TRACKING_FULL ? TABLE_ROLLER_TABLE : TABLE_ROLLER_NONE;

    case COLONIA_EVENT_RESTOCK:
    case COLONIA_EVENT_MERCHANTS:
    case COLONIA_EVENT_DRAWS:
    case COLONIA_EVENT_GOOD_ROLLS:
      return TABLE_ROLLER_TABLE;

    default:
      return TABLE_ROLLER_NONE;
    }
}

/* A card may fill fewer booths than it says where the bag is exhausted, which
 * the record does not tell: the simulation does not know such cards. */
static void
check_correction (const TableRecord *record,
                  guint              index)
{
  const ColoniaEvent *event = colonia_record_get_event (record, index);
  Fixture *fixture = open_page (table_session_new (table_record_copy (record, index), NULL, NULL));

  parlour_page_fill_in (PARLOUR_PAGE (fixture->page), &event->table);
  confirm (fixture);
  assert_entered (fixture, event, get_roller_at_table (event, get_state (fixture)->tracking));
  close_page (fixture);
}

/* What was undone is filled in as it was, so that only a mistake needs to be
 * changed, and nothing is lost with it. */
static void
check_undone (const TableRecord *record,
              guint              index)
{
  const ColoniaEvent *event = colonia_record_get_event (record, index);
  TableSession *session = table_session_new (table_record_copy (record, index + 1), NULL, NULL);
  Fixture *fixture;

  table_session_undo (session);
  g_assert_cmpuint (table_record_get_cursor (table_session_get_record (session)), ==, index);
  fixture = open_page (session);
  g_assert_false (parlour_page_has_input (PARLOUR_PAGE (fixture->page)));
  confirm (fixture);
  assert_entered (fixture, event, get_roller_at_table (event, get_state (fixture)->tracking));
  close_page (fixture);
}

static void
check_all (void (*check) (const TableRecord *record,
                          guint                index))
{
  const ColoniaTracking trackings[] = { COLONIA_TRACKING_FULL, COLONIA_TRACKING_ESSENTIALS };
  int counts[COLONIA_N_EVENT_TYPES] = { 0 };

  for (gsize t = 0; t < G_N_ELEMENTS (trackings); t++)
    for (int n = COLONIA_MIN_PLAYERS; n <= COLONIA_MAX_PLAYERS; n++)
      for (guint64 seed = 1; seed <= 2; seed++)
        {
          g_autoptr (TableRecord) record = table_simulate (&colonia_game, n, trackings[t], seed);

          for (guint i = 0; i < table_record_get_cursor (record); i++)
            {
              const ColoniaEvent *event = colonia_record_get_event (record, i);

              /* Many of a kind tell no more than some. */
              if (is_entered_here (event) && counts[event->type]++ < 30)
                check (record, i);
            }
        }

  for (int type = COLONIA_EVENT_RESTOCK; type <= COLONIA_EVENT_EXCHANGE; type++)
    g_assert_cmpint (counts[type], >, 0);
}

static void
test_corrected (void)
{
  check_all (check_correction);
}

static void
test_undone (void)
{
  check_all (check_undone);
}

/* Ships */

/* A ship with its holds, each as its goods and what it pays. */
typedef struct {
  const char *name;
  const char *keys;
  ColoniaCity city;
  struct {
    const char *goods; /* by their letters in English */
    int pays;
  } holds[COLONIA_MAX_HOLDS];
} TypedShip;

static const TypedShip typed_ships[] = {
  { "three", "ls7w3p8\n", COLONIA_CITY_LONDON, { { "s", 7 }, { "w", 3 }, { "p", 8 } } },
  { "capitals", "LS7W3P8\n", COLONIA_CITY_LONDON, { { "s", 7 }, { "w", 3 }, { "p", 8 } } },
  { "four", "rs5ff9ppp12c3\n", COLONIA_CITY_BRUGES, { { "s", 5 }, { "ff", 9 }, { "ppp", 12 }, { "c", 3 } } },
  { "two", "bs40wf5\n", COLONIA_CITY_BERGEN, { { "s", 40 }, { "wf", 5 } } },
  { "six", "ns1w2p3c4f5sf16\n", COLONIA_CITY_NOVGOROD,
    { { "s", 1 }, { "w", 2 }, { "p", 3 }, { "c", 4 }, { "f", 5 }, { "sf", 16 } } },
  { "city-last", "s7w3l\n", COLONIA_CITY_LONDON, { { "s", 7 }, { "w", 3 } } },
  { "third-digit", "ls125\n", COLONIA_CITY_LONDON, { { "s", 5 } } },
  /* Taking back goes on before the hold, and what was taken back is typed again. */
  { "taken-back", "lsw7p<<8p<c1<2\n", COLONIA_CITY_LONDON, { { "sw", 8 }, { "c", 2 } } },
  { "taken-back-first", "lp<<s4\n", COLONIA_CITY_LONDON, { { "s", 4 } } },
  /* A space goes on to the next hold, and behind the last line to the first. */
  { "round", "ls7w3 " "  9\n", COLONIA_CITY_LONDON, { { "s", 9 }, { "w", 3 } } },
};

static void
make_ship (const TypedShip *ship,
           ColoniaEvent    *event)
{
  static const char letters[] = "swpcf";

  colonia_event_init (event, COLONIA_EVENT_SHIP);
  event->ship.city = ship->city;
  for (int hold = 0; hold < COLONIA_MAX_HOLDS && ship->holds[hold].pays > 0; hold++)
    {
      event->ship.n_holds++;
      event->ship.holds[hold].pays = ship->holds[hold].pays;
      for (const char *at = ship->holds[hold].goods; *at != '\0'; at++)
        event->ship.holds[hold].goods.n[(int) (strchr (letters, *at) - letters)]++;
    }
}

/* A ship of three holds takes as many keys as it has things on it, and Enter. */
static void
test_typed_ship (gconstpointer data)
{
  const TypedShip *ship = data;
  Fixture *fixture = open_page (game_at_step (COLONIA_STEP_BERTH_SHIPS, 0, 4, COLONIA_TRACKING_FULL));
  ColoniaEvent event;
  int n_keys;

  assert_refused (fixture);
  n_keys = type_keys (fixture, ship->keys);
  make_ship (ship, &event);
  assert_entered (fixture, &event, TABLE_ROLLER_NONE);
  g_test_message ("%d keys for a ship of %d holds", n_keys, event.ship.n_holds);
  if (g_str_equal (ship->name, "three"))
    g_assert_cmpint (n_keys, <=, 8);
  close_page (fixture);
}

/* A hold of the ship that is typed, from 0. */
static GtkWidget *
find_line (Fixture *fixture,
           guint    hold)
{
  g_autoptr (GPtrArray) lines = g_ptr_array_new ();

  list_styled (fixture->page, "typed-line", lines);
  g_assert_cmpuint (lines->len, ==, COLONIA_MAX_HOLDS);

  return lines->pdata[hold];
}

static int
count_lines (Fixture *fixture)
{
  int n = 0;

  for (guint hold = 0; hold < COLONIA_MAX_HOLDS; hold++)
    n += gtk_widget_get_visible (find_line (fixture, hold));

  return n;
}

/* What it pays is written last. */
static const char *
read_line (Fixture *fixture,
           guint    hold)
{
  g_autoptr (GPtrArray) labels = find_all (find_line (fixture, hold), GTK_TYPE_LABEL);

  return gtk_label_get_label (labels->pdata[labels->len - 1]);
}

static const char *
get_reason (Fixture *fixture)
{
  return parlour_widget_get_tooltip (parlour_confirm_bar_get_button (fixture->bar));
}

/* What is missing is asked for, hold by hold; a seventh one is refused. */
static void
test_incomplete_ship (void)
{
  Fixture *fixture = open_page (game_at_step (COLONIA_STEP_BERTH_SHIPS, 0, 4, COLONIA_TRACKING_ESSENTIALS));

  g_assert_cmpstr (get_reason (fixture), ==, "Choose the city where the ship goes.");
  type_keys (fixture, "l");
  g_assert_cmpstr (get_reason (fixture), ==, "What does hold 1 take?");
  type_keys (fixture, "s");
  g_assert_cmpstr (get_reason (fixture), ==, "What does hold 1 pay?");
  type_keys (fixture, "0");
  g_assert_cmpstr (get_reason (fixture), ==, "What does hold 1 pay?");
  type_keys (fixture, "4 5");
  g_assert_cmpstr (get_reason (fixture), ==, "What does hold 2 take?");
  type_keys (fixture, "<w5p");
  g_assert_cmpstr (get_reason (fixture), ==, "What does hold 3 pay?");
  g_assert_cmpint (count_lines (fixture), ==, 4);

  type_keys (fixture, "6c7f8s9");
  g_assert_cmpint (count_lines (fixture), ==, COLONIA_MAX_HOLDS);
  g_assert_cmpint (fixture->n_complaints, ==, 0);
  type_keys (fixture, "w");
  g_assert_cmpint (fixture->n_complaints, ==, 1);
  confirm (fixture);
  close_page (fixture);
}

/* A digit goes into the hold that has the frame, and into no other one. */
static void
test_framed_hold (void)
{
  Fixture *fixture = open_page (game_at_step (COLONIA_STEP_BERTH_SHIPS, 0, 4, COLONIA_TRACKING_FULL));

  type_keys (fixture, "l ");
  for (guint hold = 0; hold < 4; hold++)
    {
      GtkWidget *line = find_line (fixture, hold);

      g_assert_cmpint (gtk_widget_has_css_class (line, "turn"), ==, hold == 1);
    }
  type_keys (fixture, "s7");
  g_assert_cmpstr (read_line (fixture, 0), ==, "–");
  g_assert_cmpstr (read_line (fixture, 1), ==, "7");
  close_page (fixture);
}

static void
draw_frames (GtkWidget *window)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (window);

  for (gint64 last = gdk_frame_clock_get_frame_counter (clock) + 4;
       gdk_frame_clock_get_frame_counter (clock) < last;
       g_main_context_iteration (NULL, TRUE))
    gdk_frame_clock_request_phase (clock, GDK_FRAME_CLOCK_PHASE_UPDATE);
}

/* A page on a telephone, with its action below what scrolls. Windows are as large as the screen
 * here. */
static GtkWidget *
show_on_telephone (Fixture *fixture)
{
  GtkWidget *window = gtk_window_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *scroller = gtk_scrolled_window_new ();
  GtkWidget *narrow = make_clamp (box, GTK_ORIENTATION_HORIZONTAL, 360);

  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), fixture->page);
  gtk_widget_set_vexpand (scroller, TRUE);
  gtk_widget_set_vexpand (GTK_WIDGET (fixture->bar), FALSE);
  gtk_box_append (GTK_BOX (box), scroller);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (fixture->bar));
  gtk_window_set_child (GTK_WINDOW (window), make_clamp (narrow, GTK_ORIENTATION_VERTICAL, 640));
  gtk_window_present (GTK_WINDOW (window));
  draw_frames (window);

  return scroller;
}

static void
assert_in_sight (GtkWidget *widget,
                 GtkWidget *scroller)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, scroller, &bounds));
  g_assert_cmpfloat (bounds.origin.y, >=, -0.5);
  g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, gtk_widget_get_height (scroller) + 0.5);
}

/* Where text is large there is little room: the current hold is to be seen nonetheless, from
 * the city on, and neither the pad nor a line moves while a ship is typed. */
static void
test_holds_in_sight (void)
{
  GtkSettings *settings = gtk_settings_get_default ();
  Fixture *fixture = open_page (game_at_step (COLONIA_STEP_BERTH_SHIPS, 0, 4, COLONIA_TRACKING_FULL));
  GtkWidget *scroller, *window;
  int resolution, height, line;

  g_object_get (settings, "gtk-xft-dpi", &resolution, NULL);
  g_object_set (settings, "gtk-xft-dpi", 2 * resolution, NULL);
  scroller = show_on_telephone (fixture);
  window = GTK_WIDGET (gtk_widget_get_root (scroller));
  height = gtk_widget_get_height (GTK_WIDGET (fixture->bar));
  line = gtk_widget_get_height (find_line (fixture, 0));

  for (const char *key = "ls7w3p12cf8"; *key != '\0'; key++)
    {
      type_keys (fixture, (const char[]) { *key, '\0' });
      draw_frames (window);
      for (guint hold = 0; hold < 4; hold++)
        {
          GtkWidget *field = find_line (fixture, hold);

          g_assert_cmpint (gtk_widget_get_height (field), ==, line);
          if (gtk_widget_has_css_class (field, "turn"))
            assert_in_sight (field, scroller);
        }
      g_assert_cmpint (gtk_widget_get_height (GTK_WIDGET (fixture->bar)), ==, height);
    }

  g_object_set (settings, "gtk-xft-dpi", resolution, NULL);
  gtk_window_destroy (GTK_WINDOW (window));
  close_page (fixture);
}

static gboolean
is_offered (Fixture   *fixture,
            GtkWidget *card)
{
  while (card != fixture->page && gtk_widget_get_visible (card))
    card = gtk_widget_get_parent (card);

  return card == fixture->page;
}

/* A table knows what it has entered, and a ship comes with one touch. */
static void
test_known_ships (void)
{
  g_autoptr (TableRecord) record = table_simulate (&colonia_game, 4, COLONIA_TRACKING_FULL, 77);
  const ColoniaEvent *ship = find_ship (record, 0);
  Fixture *fixture = open_page (game_at_step (COLONIA_STEP_BERTH_SHIPS, 0, 4, COLONIA_TRACKING_FULL));
  GtkWidget *button;

  /* The page follows the collection. */
  parlour_cards_learn (parlour_collections_find (&colonia_game), &ship->table);
  type_keys (fixture, (const char[]) { "lnbr"[ship->ship.city], '\0' });
  button = find_nth (find_child (find_nth (fixture->page, PARLOUR_TYPE_OFFERS, 0), "stalls"), GTK_TYPE_BUTTON, 0);

  /* They make room for what is typed, as long as something is. */
  g_assert_true (is_offered (fixture, button));
  type_keys (fixture, "s7");
  g_assert_false (is_offered (fixture, button));
  type_keys (fixture, "<<");
  g_assert_true (is_offered (fixture, button));

  click (button);
  assert_entered (fixture, ship, TABLE_ROLLER_NONE);
  close_page (fixture);
}

/* The buttons of cards that are known. */
static GPtrArray *
list_offers (Fixture *fixture)
{
  return find_all (find_child (find_child (fixture->page, "offers"), "stalls"), GTK_TYPE_BUTTON);
}

static guint
count_offers (Fixture *fixture)
{
  g_autoptr (GPtrArray) offers = list_offers (fixture);

  return offers->len;
}

static GtkWidget *
get_offer (Fixture *fixture,
           guint    n)
{
  g_autoptr (GPtrArray) offers = list_offers (fixture);

  return offers->pdata[n];
}

/* Relics */

typedef struct {
  const char *name;
  const char *keys;
  ColoniaCity city;
  gboolean shrine;
  int cost;
  int points;
} TypedRelic;

static const TypedRelic typed_relics[] = {
  { "letter", "c4\n", COLONIA_CITY_LONDON, FALSE, 4, 2 },
  { "letter-two-digits", "q12\n", COLONIA_CITY_BERGEN, FALSE, 12, 4 },
  { "letter-third-digit", "y125\n", COLONIA_CITY_BRUGES, FALSE, 5, 5 },
  { "row", "l4 2\n", COLONIA_CITY_LONDON, FALSE, 4, 2 },
  { "row-two-digits", "n125\n", COLONIA_CITY_NOVGOROD, FALSE, 12, 5 },
  { "row-again", "b125 3 1\n", COLONIA_CITY_BERGEN, FALSE, 3, 1 },
  { "shrine", "rs8\n", COLONIA_CITY_BRUGES, TRUE, 8, 0 },
  { "shrine-two-digits", "rs12\n", COLONIA_CITY_BRUGES, TRUE, 12, 0 },
  { "shrine-last", "r8s\n", COLONIA_CITY_BRUGES, TRUE, 8, 0 },
  { "no-shrine", "rsc4\n", COLONIA_CITY_LONDON, FALSE, 4, 2 },
  /* A letter that was wrong is followed by the right one. */
  { "other-letter", "ah6\n", COLONIA_CITY_NOVGOROD, FALSE, 6, 2 },
  { "taken-back", "a4<h6\n", COLONIA_CITY_NOVGOROD, FALSE, 6, 2 },
  { "taken-back-digit", "a14<3\n", COLONIA_CITY_LONDON, FALSE, 13, 1 },
  { "capital", "H6\n", COLONIA_CITY_NOVGOROD, FALSE, 6, 2 },
  { "city-begins-number", "4l1 2\n", COLONIA_CITY_LONDON, FALSE, 1, 2 },
};

static void
test_typed_relic (gconstpointer data)
{
  const TypedRelic *relic = data;
  Fixture *fixture = open_page (game_at_step (COLONIA_STEP_REVEAL_RELICS, 0, 3, COLONIA_TRACKING_FULL));
  ColoniaEvent event;

  assert_refused (fixture);
  type_keys (fixture, relic->keys);
  colonia_event_init (&event, COLONIA_EVENT_RELIC);
  event.relic.city = relic->city;
  event.relic.shrine = relic->shrine;
  event.relic.cost = relic->cost;
  event.relic.points = relic->points;
  assert_entered (fixture, &event, TABLE_ROLLER_NONE);
  close_page (fixture);
}

static void
test_relic_needs_points (void)
{
  Fixture *fixture = open_page (game_at_step (COLONIA_STEP_REVEAL_RELICS, 0, 3, COLONIA_TRACKING_FULL));

  g_assert_cmpstr (get_reason (fixture), ==, "Choose the city where it comes from.");
  type_keys (fixture, "l");
  g_assert_cmpstr (get_reason (fixture), ==, "What does it cost?");
  type_keys (fixture, "4");
  g_assert_cmpstr (get_reason (fixture), ==, "How many points does it have?");

  /* None is refused, by the next letter too, and nothing is lost of it. */
  type_keys (fixture, " 0");
  g_assert_cmpstr (get_reason (fixture), ==, "A relic has at least 1 point. A card without points is a shrine (S).");
  type_keys (fixture, "n");
  g_assert_cmpint (fixture->n_complaints, ==, 1);
  g_assert_null (fixture->entered);
  type_keys (fixture, "<3\n");
  g_assert_nonnull (fixture->entered);
  close_page (fixture);
}

/* More than is known of is asked about, be it by Enter or by the next letter, which is no answer. */
static void
test_many_points (void)
{
  Fixture *fixture = open_page (game_at_step (COLONIA_STEP_REVEAL_RELICS, 0, 3, COLONIA_TRACKING_FULL));

  type_keys (fixture, "l9 7\n");
  g_assert_null (fixture->entered);
  answer ("cancel");
  g_assert_null (fixture->entered);
  type_keys (fixture, "<6n");
  g_assert_null (fixture->entered);
  g_assert_cmpstr (adw_message_dialog_get_body (find_dialog ()), ==, "A relic has 1 to 5 points, not 6");
  answer ("enter");
  g_assert_nonnull (strstr (fixture->entered, "\"points\":6"));
  close_page (fixture);
}

/* Eight cards one after the other: the letter of the next one lays out the one
 * before. One that was undone is changed by a letter instead. */
static void
test_refill (void)
{
  const TypedRelic cards[] = {
    { "", "h6", COLONIA_CITY_NOVGOROD, FALSE, 6, 2 },
    { "", "m4", COLONIA_CITY_BERGEN, FALSE, 4, 1 },
    { "", "w8", COLONIA_CITY_BRUGES, FALSE, 8, 3 },
    { "", "x12", COLONIA_CITY_BRUGES, FALSE, 12, 4 },
    { "", "a4", COLONIA_CITY_LONDON, FALSE, 4, 1 },
    { "", "ns6", COLONIA_CITY_NOVGOROD, TRUE, 6, 0 },
    { "", "p8", COLONIA_CITY_BERGEN, FALSE, 8, 3 },
    { "", "g4\n", COLONIA_CITY_NOVGOROD, FALSE, 4, 1 },
  };
  Fixture *fixture = open_page (game_at_step (COLONIA_STEP_REVEAL_RELICS, 0, 4, COLONIA_TRACKING_FULL));
  int first = get_state (fixture)->n_display;
  int n_keys = 0;

  fixture->plays = TRUE;
  for (gsize i = 0; i < G_N_ELEMENTS (cards); i++)
    n_keys += type_keys (fixture, cards[i].keys);

  g_assert_cmpint (get_state (fixture)->n_display, ==, first + (int) G_N_ELEMENTS (cards));
  for (gsize i = 0; i < G_N_ELEMENTS (cards); i++)
    {
      const ColoniaCard *card = &get_state (fixture)->display[first + (int) i];

      g_assert_cmpint (card->city, ==, cards[i].city);
      g_assert_cmpint (card->shrine, ==, cards[i].shrine);
      g_assert_cmpint (card->cost, ==, cards[i].cost);
      g_assert_cmpint (card->points, ==, cards[i].points);
    }
  g_test_message ("%d keys for a refill of %d relics", n_keys, (int) G_N_ELEMENTS (cards));
  g_assert_cmpint (n_keys, <=, 20);

  table_session_undo (fixture->session);
  parlour_page_update (PARLOUR_PAGE (fixture->page));
  type_keys (fixture, "h");
  g_assert_cmpint (get_state (fixture)->n_display, ==, first + (int) G_N_ELEMENTS (cards) - 1);
  type_keys (fixture, "\n");
  g_assert_cmpint (get_state (fixture)->display[first + (int) G_N_ELEMENTS (cards) - 1].points, ==, 2);
  close_page (fixture);
}

/* Whoever mends what a card costs that was entered before keeps its points. */
static void
test_cost_mended (void)
{
  Fixture *fixture = open_page (game_at_step (COLONIA_STEP_REVEAL_RELICS, 0, 4, COLONIA_TRACKING_FULL));
  int first = get_state (fixture)->n_display;
  const ColoniaCard *card;

  fixture->plays = TRUE;
  type_keys (fixture, "h6\n");
  table_session_undo (fixture->session);
  parlour_page_update (PARLOUR_PAGE (fixture->page));
  type_keys (fixture, "12\n");
  card = &get_state (fixture)->display[first];
  g_assert_cmpint (card->cost, ==, 12);
  g_assert_cmpint (card->points, ==, 2);
  close_page (fixture);
}

static gboolean
is_shrine_out (const ColoniaState *state,
               gpointer            data)
{
  if (state->step != COLONIA_STEP_REVEAL_RELICS)
    return FALSE;

  for (int slot = 0; slot < state->n_display; slot++)
    if (state->display[slot].present && state->display[slot].shrine)
      return TRUE;

  return FALSE;
}

static gboolean
is_one_on_display (const ColoniaState *state,
                   gpointer            data)
{
  return state->step == COLONIA_STEP_REVEAL_RELICS && state->n_display == 1;
}

/* The first card on display is as large as cards are, and no banner across the page. */
static void
test_first_on_display (void)
{
  Fixture *fixture = open_page (game_where (is_one_on_display, NULL, 4, COLONIA_TRACKING_FULL));
  /* Before it comes the one that is typed. */
  GtkWidget *display = gtk_widget_get_parent (find_nth (fixture->page, COLONIA_TYPE_RELIC_CARD, 1));
  const int width = 660;
  int height;

  gtk_widget_measure (display, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
  gtk_widget_measure (display, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
  gtk_widget_size_allocate (display, &(GtkAllocation) { 0, 0, width, height }, -1);
  g_assert_cmpint (gtk_widget_get_width (gtk_widget_get_first_child (display)), <=, width / 4);

  close_page (fixture);
}

/* The language may change while something cannot be chosen. */
static void
test_named_while_out (void)
{
  GtkWidget *hint = gtk_label_new (NULL);
  GtkWidget *button = g_object_ref_sink (g_object_new (GTK_TYPE_BUTTON, "child", hint, NULL));

  parlour_widget_hinder (button, "There is none.");
  parlour_key_name_button (button, hint, "Schrijn", 's');
  g_assert_cmpstr (parlour_widget_get_tooltip (button), ==, "There is none.");
  parlour_widget_hinder (button, NULL);
  parlour_key_name_button (button, hint, "Schrijn", 's');
  g_assert_cmpstr (parlour_widget_get_tooltip (button), ==, "Schrijn (S)");
  g_object_unref (button);
}

static void
test_shrine_out (void)
{
  Fixture *fixture = open_page (game_where (is_shrine_out, NULL, 4, COLONIA_TRACKING_FULL));
  GtkWidget *shrine = find_nth (find_nth (fixture->page, PARLOUR_TYPE_TYPED_CARD, 0), GTK_TYPE_TOGGLE_BUTTON, 1);
  g_autoptr (GPtrArray) letters = find_all (GTK_WIDGET (fixture->bar), GTK_TYPE_BUTTON);

  for (ColoniaCity city = 0; city < COLONIA_N_CITIES; city++)
    {
      GtkWidget *letter = g_ptr_array_index (letters, (city + 1) * (COLONIA_USUAL_RELIC_POINTS + 2) - 1);
      gboolean out = FALSE;

      for (int slot = 0; slot < get_state (fixture)->n_display; slot++)
        out |= get_state (fixture)->display[slot].shrine && get_state (fixture)->display[slot].city == city;

      click (g_ptr_array_index (letters, city * (COLONIA_USUAL_RELIC_POINTS + 2)));
      g_assert_cmpint (gtk_widget_get_sensitive (letter), ==, !out);
      g_assert_cmpint (gtk_widget_get_sensitive (shrine), ==, !out);
      g_assert_cmpint (g_strcmp0 (parlour_widget_get_tooltip (shrine), "Shrine (S)") != 0, ==, out);
    }
  close_page (fixture);
}

static void
test_known_relics (void)
{
  ColoniaEvent relic;
  Fixture *fixture;

  colonia_event_init (&relic, COLONIA_EVENT_RELIC);
  relic.relic.city = COLONIA_CITY_BERGEN;
  relic.relic.cost = 77;
  relic.relic.points = 3;
  parlour_cards_learn (parlour_collections_find (&colonia_game), &relic.table);

  fixture = open_page (game_at_step (COLONIA_STEP_REVEAL_RELICS, 0, 5, COLONIA_TRACKING_FULL));
  type_keys (fixture, "b");
  click (get_offer (fixture, 0));
  assert_entered (fixture, &relic, TABLE_ROLLER_NONE);
  close_page (fixture);
}

/* Other tests teach relics, too. */
static void
forget_relics (void)
{
  ParlourCards *cards = parlour_collections_find (&colonia_game);
  g_autoptr (GPtrArray) known = NULL;

  while (!parlour_cards_get_loaded (cards))
    g_main_context_iteration (NULL, TRUE);
  known = table_collection_list_known (parlour_cards_get_collection (cards));
  for (guint i = 0; i < known->len; i++)
    if (((const ColoniaPrinted *) g_ptr_array_index (known, i))->kind == COLONIA_PRINTED_RELIC)
      parlour_cards_remove (cards, g_ptr_array_index (known, i));
}

/* Relics of points from 1 on of a city, which cost ten times as much and one more. */
static ColoniaEvent
learn_relics (ColoniaCity city,
              int         n)
{
  ColoniaEvent relic;

  colonia_event_init (&relic, COLONIA_EVENT_RELIC);
  relic.relic.city = city;
  for (relic.relic.points = 1; relic.relic.points <= n; relic.relic.points++)
    {
      relic.relic.cost = 10 * relic.relic.points + 1;
      parlour_cards_learn (parlour_collections_find (&colonia_game), &relic.table);
    }
  relic.relic.points = n;

  return relic;
}

/* A letter that only one known card has means that one, until a digit says that it costs something else. */
static void
test_known_relic_by_letter (void)
{
  Fixture *fixture;
  ColoniaEvent relic;

  forget_relics ();
  relic = learn_relics (COLONIA_CITY_LONDON, 5);
  fixture = open_page (game_at_step (COLONIA_STEP_REVEAL_RELICS, 0, 5, COLONIA_TRACKING_FULL));
  g_assert_cmpint (type_keys (fixture, "f\n"), ==, 2);
  assert_entered (fixture, &relic, TABLE_ROLLER_NONE);
  g_clear_pointer (&fixture->entered, g_free);
  close_page (fixture);

  fixture = open_page (game_at_step (COLONIA_STEP_REVEAL_RELICS, 0, 5, COLONIA_TRACKING_FULL));
  relic.relic.cost = 7;
  type_keys (fixture, "f7\n");
  assert_entered (fixture, &relic, TABLE_ROLLER_NONE);
  close_page (fixture);
}

/* A shrine that is the only known one of its city is all there with one touch, and the letter of the next card lays it out. */
static void
test_known_shrine_by_touch (void)
{
  Fixture *fixture = open_page (game_at_step (COLONIA_STEP_REVEAL_RELICS, 0, 4, COLONIA_TRACKING_FULL));
  g_autoptr (GPtrArray) letters = find_all (GTK_WIDGET (fixture->bar), GTK_TYPE_BUTTON);
  const int first = get_state (fixture)->n_display;
  ColoniaEvent shrine;

  forget_relics ();
  colonia_event_init (&shrine, COLONIA_EVENT_RELIC);
  shrine.relic.city = COLONIA_CITY_BRUGES;
  shrine.relic.shrine = TRUE;
  shrine.relic.cost = 8;
  parlour_cards_learn (parlour_collections_find (&colonia_game), &shrine.table);

  fixture->plays = TRUE;
  click (g_ptr_array_index (letters, (COLONIA_CITY_BRUGES + 1) * (COLONIA_USUAL_RELIC_POINTS + 2) - 1));
  type_keys (fixture, "h6\n");
  g_assert_cmpint (get_state (fixture)->n_display, ==, first + 2);
  g_assert_true (get_state (fixture)->display[first].shrine);
  g_assert_cmpint (get_state (fixture)->display[first].cost, ==, 8);
  close_page (fixture);
}

/* One that is touched leaves its place, and the others keep theirs. What is taken back is the one that is meant. */
static void
test_known_relics_stay (void)
{
  Fixture *fixture;
  GtkWidget *third;
  int first;

  forget_relics ();
  learn_relics (COLONIA_CITY_BERGEN, 4);
  fixture = open_page (game_at_step (COLONIA_STEP_REVEAL_RELICS, 0, 5, COLONIA_TRACKING_FULL));
  fixture->plays = TRUE;
  first = get_state (fixture)->n_display;
  third = get_offer (fixture, 2);
  click (get_offer (fixture, 1));
  g_assert_cmpint (get_state (fixture)->n_display, ==, first + 1);
  g_assert_true (get_offer (fixture, 2) == third);
  g_assert_false (gtk_widget_get_sensitive (get_offer (fixture, 1)));
  click (third);
  g_assert_cmpint (get_state (fixture)->display[first + 1].cost, ==, 31);

  table_session_undo (fixture->session);
  parlour_page_update (PARLOUR_PAGE (fixture->page));
  click (get_offer (fixture, 0));
  g_assert_cmpint (get_state (fixture)->display[first + 1].cost, ==, 31);
  close_page (fixture);
}

/* What was there already in this game, and was discarded, is the last that comes back. */
static void
test_discarded_relics_last (void)
{
  Fixture *fixture = NULL;

  for (int game = 0; game < 4 * (COLONIA_N_WEEKS - 1) && fixture == NULL; game++)
    {
      TableSession *session = game_at_step (COLONIA_STEP_REVEAL_RELICS, 1 + game / 4, COLONIA_MIN_PLAYERS + game % 4,
                                            COLONIA_TRACKING_FULL);
      const TableRecord *record = table_session_get_record (session);

      forget_relics ();
      for (guint i = 0; i < table_record_get_cursor (record); i++)
        if (colonia_record_get_event (record, i)->type == COLONIA_EVENT_RELIC)
          parlour_cards_learn (parlour_collections_find (&colonia_game), table_record_get_event (record, i));
      fixture = open_page (session);
      if (count_offers (fixture) == 0)
        g_clear_pointer (&fixture, close_page);
    }

  /* All that are offered are discarded ones, and that of the last city comes before them. */
  g_assert_nonnull (fixture);
  {
    const ColoniaEvent relic = learn_relics (COLONIA_CITY_BRUGES, 1);
    g_autofree char *description = colonia_around_describe_chip (&relic);

    g_assert_cmpstr (parlour_widget_get_tooltip (get_offer (fixture, 0)), ==, description);
  }
  close_page (fixture);
}

/* The week card */

#define N_USUAL_BOOTHS 7

static ParlourCounter *
get_number (Fixture *fixture,
            guint    number)
{
  return parlour_number_tile_get_counter (find_nth (fixture->page, PARLOUR_TYPE_NUMBER_TILE, number));
}

/* The numbers of the card come first on the page: those of all booths that
 * there could be, then the others. */
static void
enter_card (Fixture *fixture)
{
  for (guint booth = 0; booth < N_USUAL_BOOTHS; booth++)
    parlour_counter_set_value (get_number (fixture, booth), (int) booth);
  for (guint other = 0; other < COLONIA_N_CRAFTSMEN + 2; other++)
    parlour_counter_set_value (get_number (fixture, COLONIA_MAX_BOOTHS + other), 1 + (int) other % 4);
}

static void
check_card (Fixture      *fixture,
            ColoniaEvent *event)
{
  colonia_event_init (event, COLONIA_EVENT_WEEK_CARD);
  for (int i = 0; i < COLONIA_N_CRAFTSMEN; i++)
    event->week_card.contracts[i] = 1 + i % 4;
  event->week_card.dice = 1 + COLONIA_N_CRAFTSMEN % 4;
  event->week_card.ships = 1 + (COLONIA_N_CRAFTSMEN + 1) % 4;
}

static void
test_draw_by_app (void)
{
  Fixture *fixture = open_page (game_at_step (COLONIA_STEP_WEEK_CARD, 1, 4, COLONIA_TRACKING_FULL));
  ColoniaDrawBoard *board = find_nth (fixture->page, COLONIA_TYPE_DRAW_BOARD, 0);
  ColoniaEvent event;

  assert_refused (fixture);
  enter_card (fixture);

  /* The first press draws, so that everybody sees what came; the second one
   * lays it out. */
  confirm (fixture);
  g_assert_null (fixture->entered);
  check_card (fixture, &event);
  event.week_card.n_booths = N_USUAL_BOOTHS;
  for (int booth = 0; booth < N_USUAL_BOOTHS; booth++)
    {
      event.week_card.booths[booth] = *colonia_draw_board_get_drawn (board, booth);
      g_assert_cmpint (colonia_bundle_get_total (&event.week_card.booths[booth]), ==, booth);
    }

  confirm (fixture);
  assert_entered (fixture, &event, TABLE_ROLLER_APP);
  close_page (fixture);
}

/* What was drawn for other numbers than the card has is put back. */
static void
test_draw_is_dropped (void)
{
  Fixture *fixture = open_page (game_at_step (COLONIA_STEP_WEEK_CARD, 1, 4, COLONIA_TRACKING_FULL));
  ColoniaDrawBoard *board = find_nth (fixture->page, COLONIA_TYPE_DRAW_BOARD, 0);

  enter_card (fixture);
  confirm (fixture);
  g_assert_false (colonia_draw_board_is_empty (board));
  parlour_counter_step (get_number (fixture, 3), 1);
  g_assert_true (colonia_draw_board_is_empty (board));
  close_page (fixture);
}

static TableSession *
make_copy (TableSession *session,
           const char   *path)
{
  const TableRecord *record = table_session_get_record (session);

  return table_session_new (table_record_copy (record, table_record_get_cursor (record)), path, NULL);
}

/* What the bag gives is the same however often the page is left, and whatever
 * number was typed wrong at first. */
static void
test_draw_is_kept (void)
{
  g_autoptr (TableSession) model = game_at_step (COLONIA_STEP_WEEK_CARD, 1, 4, COLONIA_TRACKING_FULL);
  g_autofree char *path = g_build_filename (g_get_tmp_dir (), "kept-draw.kontor", NULL);
  ColoniaBundle first[N_USUAL_BOOTHS] = { 0 };

  for (int visit = 0; visit < 3; visit++)
    {
      Fixture *fixture = open_page (make_copy (model, path));
      ColoniaDrawBoard *board = find_nth (fixture->page, COLONIA_TYPE_DRAW_BOARD, 0);

      enter_card (fixture);
      confirm (fixture);
      for (int booth = 0; booth < N_USUAL_BOOTHS; booth++)
        {
          if (visit == 0)
            first[booth] = *colonia_draw_board_get_drawn (board, booth);
          g_assert_cmpmem (colonia_draw_board_get_drawn (board, booth), sizeof first[booth],
                           &first[booth], sizeof first[booth]);
        }

      /* One more, and one less again. */
      parlour_counter_step (get_number (fixture, 3), 1);
      confirm (fixture);
      g_assert_cmpmem (colonia_draw_board_get_drawn (board, 2), sizeof first[2], &first[2], sizeof first[2]);
      close_page (fixture);
    }
}

static void
type_resources (Fixture *fixture,
                int      resource,
                int      n)
{
  ColoniaDrawBoard *board = find_nth (fixture->page, COLONIA_TYPE_DRAW_BOARD, 0);
  g_autoptr (GPtrArray) buttons = find_all (colonia_draw_board_get_pad (board), GTK_TYPE_BUTTON);

  for (int i = 0; i < n; i++)
    click (g_ptr_array_index (buttons, resource));
}

/* A place that has what it should have goes over to the next one. */
static void
test_draw_by_table (void)
{
  Fixture *fixture = open_page (game_at_step (COLONIA_STEP_WEEK_CARD, 1, 4, COLONIA_TRACKING_FULL));
  ColoniaDrawBoard *board = find_nth (fixture->page, COLONIA_TYPE_DRAW_BOARD, 0);
  ColoniaEvent event;

  for (guint booth = 0; booth < N_USUAL_BOOTHS; booth++)
    parlour_counter_set_value (get_number (fixture, booth), 2);
  colonia_draw_board_set_typed (board, TRUE);
  assert_refused (fixture);

  colonia_event_init (&event, COLONIA_EVENT_WEEK_CARD);
  event.week_card.n_booths = N_USUAL_BOOTHS;
  for (int booth = 0; booth < N_USUAL_BOOTHS; booth++)
    {
      assert_refused (fixture);
      type_resources (fixture, booth % COLONIA_N_RESOURCES, 1);
      type_resources (fixture, COLONIA_RESOURCE_WOOD, 1);
      event.week_card.booths[booth].n[booth % COLONIA_N_RESOURCES]++;
      event.week_card.booths[booth].n[COLONIA_RESOURCE_WOOD]++;
    }

  /* There is no card that says nothing of contracts, rolls and ships: they were passed over. */
  assert_refused (fixture);
  event.week_card.dice = 2;
  parlour_counter_set_value (get_number (fixture, COLONIA_MAX_BOOTHS + COLONIA_N_CRAFTSMEN), 2);

  confirm (fixture);
  assert_entered (fixture, &event, TABLE_ROLLER_TABLE);
  close_page (fixture);
}

static gboolean
is_framed (Fixture *fixture,
           guint    booth)
{
  return gtk_widget_has_css_class (find_nth (fixture->page, g_type_from_name ("ColoniaDrawField"), booth), "turn");
}

/* A card of 14 numbers with 27 cubes: digits and full booths go on by themselves,
 * and Shift or a digit stands for several cubes of a kind. */
static void
test_typed_week_card (void)
{
  static const int cubes[N_USUAL_BOOTHS][COLONIA_N_RESOURCES] = {
    { 1, 1, 1, 0, 0 }, { 1, 0, 0, 1, 2 }, { 0, 2, 1, 2, 0 }, { 1, 0, 1, 0, 1 },
    { 1, 1, 1, 2, 1 }, { 2, 1, 0, 0, 1 }, { 0, 0, 1, 1, 0 },
  };
  Fixture *fixture = open_page (game_at_step (COLONIA_STEP_WEEK_CARD, 1, 4, COLONIA_TRACKING_FULL));
  ColoniaDrawBoard *board = find_nth (fixture->page, COLONIA_TYPE_DRAW_BOARD, 0);
  GtkWidget *card = find_child (fixture->page, "field");
  GtkWidget *summary = find_child (fixture->page, "summary");
  int n_keys;

  colonia_draw_board_set_typed (board, TRUE);
  g_assert_false (is_framed (fixture, 0));
  n_keys = type_keys (fixture, "34536422121232");
  g_assert_false (gtk_widget_get_visible (card));
  g_assert_true (gtk_widget_get_visible (summary));
  g_assert_true (is_framed (fixture, 0));

  n_keys += type_keys (fixture, "liw" "lnF" "wiiN" "lwf" "liwfN" "ifL" "wn");
  for (int booth = 0; booth < N_USUAL_BOOTHS; booth++)
    g_assert_cmpmem (colonia_draw_board_get_drawn (board, booth)->n, sizeof cubes[booth], cubes[booth], sizeof cubes[booth]);
  n_keys += type_keys (fixture, "\n");
  g_assert_nonnull (fixture->entered);
  g_test_message ("%d keys for a week card of 14 numbers and 27 cubes", n_keys);
  g_assert_cmpint (n_keys, <=, 38);

  /* Who draws can be changed when the card is filled in. */
  colonia_draw_board_set_typed (board, FALSE);
  g_assert_false (is_framed (fixture, 0));
  colonia_draw_board_set_typed (board, TRUE);
  g_assert_true (is_framed (fixture, 0));
  g_assert_true (gtk_widget_get_visible (colonia_draw_board_get_pad (board)));

  /* The card opens again, and no booth has a frame while its numbers are typed. */
  click (summary);
  g_assert_true (gtk_widget_get_visible (card));
  g_assert_false (gtk_widget_get_visible (summary));
  g_assert_false (is_framed (fixture, N_USUAL_BOOTHS - 1));
  close_page (fixture);
}

/* A digit says how many of the next letter there are, and can be taken back. */
static void
test_several_cubes (void)
{
  Fixture *fixture = open_page (game_at_step (COLONIA_STEP_WEEK_CARD, 1, 4, COLONIA_TRACKING_FULL));
  ColoniaDrawBoard *board = find_nth (fixture->page, COLONIA_TYPE_DRAW_BOARD, 0);

  colonia_draw_board_set_typed (board, TRUE);
  type_keys (fixture, "92222220000001");
  type_keys (fixture, "3<2l4iw<w");
  g_assert_cmpint (colonia_draw_board_get_drawn (board, 0)->n[COLONIA_RESOURCE_LEATHER], ==, 2);
  g_assert_cmpint (colonia_draw_board_get_drawn (board, 0)->n[COLONIA_RESOURCE_IRON], ==, 4);
  g_assert_cmpint (colonia_draw_board_get_drawn (board, 0)->n[COLONIA_RESOURCE_WOOD], ==, 1);
  type_keys (fixture, " N<");
  g_assert_cmpint (colonia_draw_board_get_drawn (board, 1)->n[COLONIA_RESOURCE_LINEN], ==, 1);
  close_page (fixture);
}

/* Where the application draws the numbers are all there is to type. */
static void
test_typed_draw_by_app (void)
{
  Fixture *fixture = open_page (game_at_step (COLONIA_STEP_WEEK_CARD, 1, 4, COLONIA_TRACKING_FULL));
  int n_keys = type_keys (fixture, "34536422121232\n\n");

  g_assert_nonnull (fixture->entered);
  g_test_message ("%d keys for a week card that is drawn here", n_keys);
  g_assert_cmpint (n_keys, <=, 30);
  close_page (fixture);
}

/* Who has drawn before in the game is who draws, whatever a game begins with. */
static void
test_draw_again (void)
{
  g_autoptr (GSettings) settings = g_settings_new (SCHEMA_ID);

  for (int by_table = 0; by_table < 2; by_table++)
    {
      TableSession *session = game_at_edict (COLONIA_EDICT_BIGGER_BOOTHS, 4, COLONIA_TRACKING_FULL);
      Fixture *fixture;

      be_rolled_by (session, COLONIA_EVENT_WEEK_CARD, by_table ? TABLE_ROLLER_TABLE : TABLE_ROLLER_APP);
      g_settings_set_string (settings, "dice", by_table ? "app" : "table");
      fixture = open_page (session);
      g_assert_true (colonia_draw_board_get_typed (find_nth (fixture->page, COLONIA_TYPE_DRAW_BOARD, 0)) == by_table);
      close_page (fixture);
    }

  g_settings_reset (settings, "dice");
}

/* More than the bag holds cannot have been drawn. */
static void
test_bag_short (void)
{
  Fixture *fixture = open_page (game_at_step (COLONIA_STEP_WEEK_CARD, 1, 4, COLONIA_TRACKING_FULL));
  ColoniaDrawBoard *board = find_nth (fixture->page, COLONIA_TYPE_DRAW_BOARD, 0);
  int in_bag = get_state (fixture)->bag.n[COLONIA_RESOURCE_FUR];

  colonia_draw_board_set_typed (board, TRUE);
  parlour_counter_set_value (get_number (fixture, 0), in_bag / 2 + 1);
  parlour_counter_set_value (get_number (fixture, 1), in_bag / 2 + 1);
  parlour_counter_set_value (get_number (fixture, COLONIA_MAX_BOOTHS), 1);
  type_resources (fixture, COLONIA_RESOURCE_FUR, 2 * (in_bag / 2 + 1));
  assert_refused (fixture);
  close_page (fixture);
}

static void
test_essentials (void)
{
  Fixture *fixture = open_page (game_at_step (COLONIA_STEP_WEEK_CARD, 2, 3, COLONIA_TRACKING_ESSENTIALS));
  ColoniaEvent event;

  assert_refused (fixture);
  for (guint other = 0; other < COLONIA_N_CRAFTSMEN + 2; other++)
    parlour_counter_set_value (get_number (fixture, COLONIA_MAX_BOOTHS + other), 1 + (int) other % 4);

  check_card (fixture, &event);
  confirm (fixture);
  assert_entered (fixture, &event, TABLE_ROLLER_NONE);
  close_page (fixture);
}

static void
learn_week_card (ColoniaEvent *card)
{
  colonia_event_init (card, COLONIA_EVENT_WEEK_CARD);
  card->week_card.n_booths = 5;
  for (int booth = 0; booth < 5; booth++)
    card->week_card.booths[booth].n[booth] = booth + 1;
  card->week_card.contracts[2] = 9;
  card->week_card.dice = 13;
  card->week_card.ships = 3;
  parlour_cards_learn (parlour_collections_find (&colonia_game), &card->table);
}

static void
test_known_week_card (void)
{
  ColoniaDrawBoard *board;
  ColoniaEvent card;
  Fixture *fixture;

  learn_week_card (&card);
  fixture = open_page (game_at_step (COLONIA_STEP_WEEK_CARD, 3, 6, COLONIA_TRACKING_FULL));
  click (get_offer (fixture, 0));

  /* What the application drew is seen before it is laid out. */
  g_assert_null (fixture->entered);
  board = find_nth (fixture->page, COLONIA_TYPE_DRAW_BOARD, 0);
  g_assert_cmpint (colonia_draw_board_get_n_places (board), ==, 5);
  for (int booth = 0; booth < 5; booth++)
    {
      card.week_card.booths[booth] = *colonia_draw_board_get_drawn (board, booth);
      g_assert_cmpint (colonia_bundle_get_total (&card.week_card.booths[booth]), ==, booth + 1);
    }
  confirm (fixture);
  assert_entered (fixture, &card, TABLE_ROLLER_APP);
  close_page (fixture);
}

/* Where nothing is drawn, or the table draws, no more is asked than that. */
static void
test_known_week_card_is_all (void)
{
  Fixture *fixture = open_page (game_at_step (COLONIA_STEP_WEEK_CARD, 2, 3, COLONIA_TRACKING_ESSENTIALS));
  ColoniaEvent card;

  learn_week_card (&card);
  colonia_event_init (&card, COLONIA_EVENT_WEEK_CARD);
  card.week_card.contracts[2] = 9;
  card.week_card.dice = 13;
  card.week_card.ships = 3;
  click (get_offer (fixture, 0));
  assert_entered (fixture, &card, TABLE_ROLLER_NONE);
  close_page (fixture);

  fixture = open_page (game_at_step (COLONIA_STEP_WEEK_CARD, 3, 6, COLONIA_TRACKING_FULL));
  colonia_draw_board_set_typed (find_nth (fixture->page, COLONIA_TYPE_DRAW_BOARD, 0), TRUE);
  click (get_offer (fixture, 0));
  g_assert_null (fixture->entered);
  assert_refused (fixture);
  close_page (fixture);
}

/* Searching what is known */

static void
search (Fixture    *fixture,
        const char *text,
        gboolean    enter)
{
  GtkWidget *entry = find_child (find_nth (fixture->page, PARLOUR_TYPE_OFFERS, 0), "entry");

  gtk_editable_set_text (GTK_EDITABLE (entry), text);
  g_signal_emit_by_name (entry, enter ? "activate" : "search-changed");
}

static gboolean
is_searched (Fixture *fixture)
{
  return gtk_widget_get_visible (find_child (find_nth (fixture->page, PARLOUR_TYPE_OFFERS, 0), "entry"));
}

static void
test_search_relics (void)
{
  Fixture *fixture;
  ColoniaEvent relic;

  forget_relics ();
  fixture = open_page (game_at_step (COLONIA_STEP_REVEAL_RELICS, 0, 5, COLONIA_TRACKING_FULL));
  colonia_event_init (&relic, COLONIA_EVENT_RELIC);
  for (int i = 0; i < 13; i++)
    {
      /* A dozen is found with the eyes. */
      g_assert_false (is_searched (fixture));
      relic.relic.city = i % 2 == 0 ? COLONIA_CITY_BRUGES : COLONIA_CITY_BERGEN;
      relic.relic.cost = 60 + i;
      relic.relic.points = 1 + i % 5;
      parlour_cards_learn (parlour_collections_find (&colonia_game), &relic.table);
    }
  g_assert_true (is_searched (fixture));

  search (fixture, "brug", FALSE);
  g_assert_cmpuint (count_offers (fixture), ==, 7);
  search (fixture, "6", FALSE);
  g_assert_cmpuint (count_offers (fixture), ==, 0);
  search (fixture, "6 bru", TRUE);
  g_assert_cmpint (fixture->n_complaints, ==, 1);
  g_assert_null (fixture->entered);

  search (fixture, "5 72 Brügg", TRUE);
  g_assert_null (fixture->entered);
  search (fixture, "3 72 Brügg", TRUE);
  assert_entered (fixture, &relic, TABLE_ROLLER_NONE);
  close_page (fixture);
}

/* One page shows cards of one kind after those of another, and keeps nothing of them. */
static void
test_other_kind (void)
{
  TableSession *ships = game_at_step (COLONIA_STEP_BERTH_SHIPS, 0, 4, COLONIA_TRACKING_FULL);
  Fixture *fixture = open_page (game_at_step (COLONIA_STEP_REVEAL_RELICS, 0, 4, COLONIA_TRACKING_FULL));
  GtkWindow *window = GTK_WINDOW (gtk_window_new ());
  int columns;

  parlour_page_set_session (PARLOUR_PAGE (fixture->page), ships);
  g_object_unref (fixture->session);
  fixture->session = ships;
  g_object_get (find_child (find_child (fixture->page, "offers"), "stalls"), "min-columns", &columns, NULL);
  g_assert_cmpint (columns, ==, 2);
  gtk_window_set_child (window, fixture->page);
  g_object_notify (G_OBJECT (tongue_voice_get_default ()), "language");
  gtk_window_set_child (window, NULL);
  gtk_window_destroy (window);
  close_page (fixture);
}

/* A page that was left is still in its window, and has no game of which it could tell. */
static void
change_language_when_left (Fixture *fixture)
{
  GtkWindow *window = GTK_WINDOW (gtk_window_new ());

  gtk_window_set_child (window, fixture->page);
  parlour_page_set_session (PARLOUR_PAGE (fixture->page), NULL);
  g_assert_cmpuint (count_offers (fixture), >, 0);
  g_object_notify (G_OBJECT (tongue_voice_get_default ()), "language");
  gtk_window_set_child (window, NULL);
  gtk_window_destroy (window);
}

static void
test_search_ships (void)
{
  Fixture *fixture = open_page (game_at_step (COLONIA_STEP_BERTH_SHIPS, 0, 4, COLONIA_TRACKING_FULL));
  ColoniaEvent ship;

  colonia_event_init (&ship, COLONIA_EVENT_SHIP);
  ship.ship.city = COLONIA_CITY_LONDON;
  ship.ship.n_holds = 1;
  for (int i = 0; i < 13; i++)
    {
      ship.ship.holds[0].goods.n[COLONIA_GOOD_PAINTING] = i + 1;
      ship.ship.holds[0].pays = 80 + i;
      parlour_cards_learn (parlour_collections_find (&colonia_game), &ship.table);
    }
  g_assert_true (parlour_keys_press (fixture->page, GDK_KEY_k, GDK_CONTROL_MASK));
  search (fixture, "lon 13 paint", FALSE);
  g_assert_cmpuint (count_offers (fixture), ==, 1);

  /* The keys are those of the ships that are seen. */
  g_assert_true (parlour_keys_press (fixture->page, GDK_KEY_1, GDK_ALT_MASK));
  assert_entered (fixture, &ship, TABLE_ROLLER_NONE);
  change_language_when_left (fixture);
  close_page (fixture);
}

/* The digits of a week card are typed as they stand on it. */
static void
test_search_week_cards (void)
{
  Fixture *fixture = open_page (game_at_step (COLONIA_STEP_WEEK_CARD, 2, 3, COLONIA_TRACKING_ESSENTIALS));
  ColoniaEvent card;

  colonia_event_init (&card, COLONIA_EVENT_WEEK_CARD);
  card.week_card.dice = 7;
  for (int i = 0; i < 13; i++)
    {
      card.week_card.contracts[0] = i % 10;
      card.week_card.contracts[4] = 5 + i / 10;
      card.week_card.ships = 3;
      parlour_cards_learn (parlour_collections_find (&colonia_game), &card.table);
    }
  g_assert_true (is_searched (fixture));
  search (fixture, "2000", FALSE);
  g_assert_cmpuint (count_offers (fixture), ==, 2);
  search (fixture, "2 0 0 0 67", TRUE);
  assert_entered (fixture, &card, TABLE_ROLLER_NONE);
  close_page (fixture);
}

/* Edicts */

/* What lies on the board of edicts, by its id. */
static GtkWidget *
find_edict (Fixture    *fixture,
            const char *id)
{
  g_autofree char *end = g_strdup_printf ("/%s", id);
  g_autoptr (GPtrArray) things = find_all (fixture->page, PARLOUR_TYPE_BOARD_THING);

  for (guint i = 0; i < things->len; i++)
    if (g_str_has_suffix (parlour_board_thing_get_path (things->pdata[i]), end))
      return things->pdata[i];

  g_assert_not_reached ();
}

static void
choose_edict (Fixture    *fixture,
              const char *id)
{
  click (find_nth (find_edict (fixture, id), GTK_TYPE_BUTTON, 0));
}

/* The order in which they are revealed is kept, and the third lays them out (MON-3). */
static void
test_edicts (void)
{
  Fixture *fixture = open_page (game_at_step (COLONIA_STEP_EDICTS, 1, 4, COLONIA_TRACKING_FULL));
  ColoniaEvent event;

  choose_edict (fixture, "exchange");
  choose_edict (fixture, "busy-craftsman-painter");
  /* What is touched twice in a moment is touched once. */
  choose_edict (fixture, "busy-craftsman-painter");
  g_assert_true (gtk_widget_has_css_class (find_edict (fixture, "busy-craftsman-painter"), "here"));
  g_usleep (G_USEC_PER_SEC * 6 / 10);
  choose_edict (fixture, "busy-craftsman-painter");
  g_assert_false (gtk_widget_has_css_class (find_edict (fixture, "busy-craftsman-painter"), "here"));
  choose_edict (fixture, "extra-hold");
  g_assert_null (fixture->entered);
  choose_edict (fixture, "ships-leave-1");

  colonia_event_init (&event, COLONIA_EVENT_EDICTS);
  event.edicts[0] = (ColoniaEdict) { .kind = COLONIA_EDICT_EXCHANGE, .day = COLONIA_DAY_SATURDAY };
  event.edicts[1] = (ColoniaEdict) { .kind = COLONIA_EDICT_EXTRA_HOLD, .day = COLONIA_DAY_FRIDAY };
  event.edicts[2] = (ColoniaEdict) { .kind = COLONIA_EDICT_SHIPS_LEAVE, .day = COLONIA_DAY_FRIDAY, .ships = 1 };
  assert_entered (fixture, &event, TABLE_ROLLER_NONE);
  close_page (fixture);
}

/* The text of the row that has this title. */
static GtkEditable *
find_written (GtkWidget *form)
{
  g_autoptr (GPtrArray) rows = find_all (form, ADW_TYPE_ENTRY_ROW);

  g_assert_cmpuint (rows->len, ==, 1);

  return rows->pdata[0];
}

/* What nobody has seen is written down when all three are there. Its day is that of the card that was touched. */
static void
test_other_edict (void)
{
  Fixture *fixture = open_page (game_at_step (COLONIA_STEP_EDICTS, 1, 4, COLONIA_TRACKING_ESSENTIALS));
  GtkWidget *form;
  ColoniaEvent event;

  choose_edict (fixture, "other-wednesday");
  choose_edict (fixture, "bigger-booths");
  choose_edict (fixture, "new-relics");
  form = find_nth (fixture->page, PARLOUR_TYPE_EVENT_FORM, 0);
  fixture->bar = PARLOUR_CONFIRM_BAR (parlour_page_get_action (PARLOUR_PAGE (form)));
  assert_refused (fixture);
  gtk_editable_set_text (find_written (form), "   ");
  assert_refused (fixture);
  gtk_editable_set_text (find_written (form), "Everybody sings");

  colonia_event_init (&event, COLONIA_EVENT_EDICTS);
  event.edicts[0] = (ColoniaEdict) {
    .kind = COLONIA_EDICT_OTHER, .day = COLONIA_DAY_WEDNESDAY, .text = (char *) "Everybody sings",
  };
  event.edicts[1] = (ColoniaEdict) { .kind = COLONIA_EDICT_BIGGER_BOOTHS, .day = COLONIA_DAY_WEDNESDAY };
  event.edicts[2] = (ColoniaEdict) { .kind = COLONIA_EDICT_NEW_RELICS, .day = COLONIA_DAY_SATURDAY };
  confirm (fixture);
  assert_entered (fixture, &event, TABLE_ROLLER_NONE);
  close_page (fixture);
}

static GtkWidget *
find_keycap (GtkWidget *thing)
{
  g_autoptr (GPtrArray) labels = find_all (thing, GTK_TYPE_LABEL);

  for (guint i = 0; i < labels->len; i++)
    if (gtk_widget_has_css_class (labels->pdata[i], "keycap") && gtk_widget_get_visible (labels->pdata[i]))
      return labels->pdata[i];

  return NULL;
}

/* The letters run as the eye does, whatever was revealed before. */
static void
test_edict_keys (void)
{
  Fixture *fixture = open_page (game_at_step (COLONIA_STEP_EDICTS, 3, 4, COLONIA_TRACKING_FULL));
  g_autoptr (GPtrArray) things = find_all (fixture->page, PARLOUR_TYPE_BOARD_THING);
  char letter = 'A';

  for (guint i = 0; i < things->len; i++)
    {
      GtkWidget *key = find_keycap (things->pdata[i]);
      const char expected[] = { letter, '\0' };

      if (key == NULL)
        continue;
      g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (key)), ==, expected);
      letter++;
    }
  g_assert_cmpint (letter, >, 'K');
  close_page (fixture);
}

/* What was there before is said of an edict, until the game goes back before that. */
static void
test_used_edicts (void)
{
  Fixture *fixture = open_page (game_at_step (COLONIA_STEP_EDICTS, 3, 4, COLONIA_TRACKING_FULL));
  const TableRecord *record = table_session_get_record (fixture->session);
  const char *const *ids = colonia_edict_kind_ids;
  const ColoniaEvent *first;
  guint i = 0;

  while (colonia_record_get_event (record, i)->type != COLONIA_EVENT_EDICTS)
    i++;
  first = colonia_record_get_event (record, i);
  for (int round = 0; round < 2; round++)
    {
      int n = 0;

      for (int j = 0; j < COLONIA_N_EDICTS; j++)
        if (first->edicts[j].kind != COLONIA_EDICT_OTHER && first->edicts[j].kind != COLONIA_EDICT_BUSY_CRAFTSMAN
            && first->edicts[j].kind != COLONIA_EDICT_SHIPS_LEAVE)
          {
            g_assert_true (gtk_widget_has_css_class (find_edict (fixture, ids[first->edicts[j].kind]), "done") == (round == 0));
            n++;
          }
      g_assert_cmpint (n, >, 0);
      table_session_go_to (fixture->session, i);
      parlour_page_update (PARLOUR_PAGE (fixture->page));
    }
  close_page (fixture);
}

/* What accepted edicts ask for */

/* Finds what is shown of a player where families stand in the order of play. */
static gpointer
find_of_seat (Fixture *fixture,
              GType    type,
              int      seat)
{
  guint place = 0;

  g_assert_true (get_state (fixture)->order_known);
  while (get_state (fixture)->order[place] != seat)
    place++;

  return find_nth (fixture->page, type, place);
}

static void
check_draws (ColoniaEdictKind kind,
             ColoniaEventType type,
             int              n_players)
{
  Fixture *fixture = open_page (game_at_edict (kind, n_players, COLONIA_TRACKING_FULL));
  ColoniaDrawBoard *board = find_nth (fixture->page, COLONIA_TYPE_DRAW_BOARD, 0);
  ColoniaEvent event;
  ColoniaBundle drawn = { 0 };

  /* One press draws and enters, so that nobody can have it draw again. */
  confirm (fixture);
  colonia_event_init (&event, type);
  event.drawn.n = colonia_draw_board_get_n_places (board);
  for (int place = 0; place < event.drawn.n; place++)
    {
      /* Players stand in the order of play, but in the event by their seats. */
      int i = kind == COLONIA_EDICT_DRAW_RESOURCES ? colonia_state_get_seat (get_state (fixture), place) : place;

      event.drawn.bundles[i] = *colonia_draw_board_get_drawn (board, place);
      colonia_bundle_add (&drawn, &event.drawn.bundles[i]);
    }
  g_assert_cmpint (colonia_bundle_get_total (&drawn), ==,
                   MIN (event.drawn.n * colonia_edict_kind_get_draw (kind),
                        colonia_bundle_get_total (&get_state (fixture)->bag)));
  g_assert_cmpint (colonia_bundle_find_short (&get_state (fixture)->bag, &drawn), ==, COLONIA_NOBODY);
  assert_entered (fixture, &event, TABLE_ROLLER_APP);
  close_page (fixture);
}

static void
test_draws (void)
{
  for (int n = COLONIA_MIN_PLAYERS; n <= COLONIA_MAX_PLAYERS; n++)
    {
      check_draws (COLONIA_EDICT_BIGGER_BOOTHS, COLONIA_EVENT_RESTOCK, n);
      check_draws (COLONIA_EDICT_FOREIGN_MERCHANTS, COLONIA_EVENT_MERCHANTS, n);
      check_draws (COLONIA_EDICT_DRAW_RESOURCES, COLONIA_EVENT_DRAWS, n);
    }
}

static gboolean
is_drawn_shown (GtkWidget *field)
{
  return gtk_widget_get_visible (find_nth (field, g_type_from_name ("ColoniaBundleBox"), 0));
}

/* What one player draws the others do not see. */
static void
test_draws_are_covered (void)
{
  Fixture *fixture = open_page (game_at_edict (COLONIA_EDICT_DRAW_RESOURCES, 4, COLONIA_TRACKING_FULL));
  GtkWidget *field = find_of_seat (fixture, g_type_from_name ("ColoniaDrawField"), 2);
  GtkToggleButton *peek = find_nth (field, GTK_TYPE_TOGGLE_BUTTON, 0);

  confirm (fixture);
  g_assert_false (is_drawn_shown (field));
  gtk_toggle_button_set_active (peek, TRUE);
  g_assert_true (is_drawn_shown (field));
  gtk_toggle_button_set_active (peek, FALSE);
  g_assert_false (is_drawn_shown (field));

  /* What was drawn stays when a cover is lifted. */
  parlour_page_set_uncovered (PARLOUR_PAGE (fixture->page), 1u << 2);
  g_assert_true (is_drawn_shown (field));
  g_assert_cmpint (colonia_bundle_get_total (colonia_draw_board_get_drawn (find_nth (fixture->page, COLONIA_TYPE_DRAW_BOARD, 0),
                                                                           parlour_widget_get_place (field))), ==, 2);
  g_assert_false (is_drawn_shown (find_of_seat (fixture, g_type_from_name ("ColoniaDrawField"), 1)));
  close_page (fixture);
}

/* Covers that were lifted fall by themselves, wherever they are. */
static void
test_peeks (void)
{
  g_autoptr (GSettings) settings = g_settings_new (SCHEMA_ID);
  G_GNUC_UNUSED g_autoptr (TableSession) session = game_at_step (COLONIA_STEP_ORDERS, 1, 4, COLONIA_TRACKING_FULL);
  g_autoptr (ParlourSeat) seat = parlour_seat_new (TABLE_COLOR_GREEN);
  const ColoniaBundle drawn = { { 2 } };
  GtkWidget *widgets[] = {
    g_object_ref_sink (g_object_new (COLONIA_TYPE_DRAW_BOARD, NULL)),
    g_object_ref_sink (colonia_start_card_new (seat)),
  };
  GtkToggleButton *peeks[G_N_ELEMENTS (widgets)];
  gint64 begin = g_get_monotonic_time ();

  g_settings_set_int (settings, "peek-seconds", 3);
  colonia_draw_board_set_n_places (COLONIA_DRAW_BOARD (widgets[0]), 1);
  colonia_draw_board_set_secret (COLONIA_DRAW_BOARD (widgets[0]), 0, TRUE);
  colonia_draw_board_fill_in (COLONIA_DRAW_BOARD (widgets[0]), &drawn, TABLE_ROLLER_APP);
  peeks[0] = GTK_TOGGLE_BUTTON (find_child (find_nth (widgets[0], g_type_from_name ("ColoniaDrawField"), 0), "peek"));
  peeks[1] = GTK_TOGGLE_BUTTON (find_child (widgets[1], "header"));

  for (gsize i = 0; i < G_N_ELEMENTS (widgets); i++)
    gtk_toggle_button_set_active (peeks[i], TRUE);
  for (gsize i = 0; i < G_N_ELEMENTS (widgets); i++)
    {
      while (gtk_toggle_button_get_active (peeks[i]))
        {
          g_assert_cmpint (g_get_monotonic_time () - begin, <, 30 * G_USEC_PER_SEC);
          if (!g_main_context_iteration (NULL, FALSE))
            g_usleep (10 * 1000);
        }
      assert_finalized (widgets[i]);
    }
  g_assert_cmpint (g_get_monotonic_time () - begin, >, G_USEC_PER_SEC);
  g_settings_reset (settings, "peek-seconds");
}

static gboolean
on_time (gpointer over)
{
  *(gboolean *) over = TRUE;

  return G_SOURCE_REMOVE;
}

/* As a key comes to it, or the pointer moves over it. */
static void
use (GtkWidget *widget,
     gboolean   key)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);
  gboolean stopped = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (key && GTK_IS_EVENT_CONTROLLER_KEY (controller))
        g_signal_emit_by_name (controller, "key-pressed", GDK_KEY_Tab, 0, 0, &stopped);
      else if (!key && GTK_IS_EVENT_CONTROLLER_MOTION (controller))
        g_signal_emit_by_name (controller, "motion", 1., 1.);
      g_assert_false (stopped);
    }
}

/* But not on whoever is still at what lies behind it, even before anything is changed. */
static void
test_peek_used (void)
{
  g_autoptr (GSettings) settings = g_settings_new (SCHEMA_ID);
  g_autoptr (ParlourSeat) seat = parlour_seat_new (TABLE_COLOR_GREEN);
  GtkWidget *card = g_object_ref_sink (colonia_start_card_new (seat));
  GtkToggleButton *header = GTK_TOGGLE_BUTTON (find_child (card, "header"));

  g_settings_set_int (settings, "peek-seconds", 3);
  gtk_toggle_button_set_active (header, TRUE);
  for (int i = 0; i < 4; i++)
    {
      gboolean over = FALSE;

      g_timeout_add (1500, on_time, &over);
      while (!over)
        g_main_context_iteration (NULL, TRUE);
      g_assert_true (gtk_toggle_button_get_active (header));
      use (gtk_revealer_get_child (GTK_REVEALER (find_child (card, "revealer"))), i % 2);
    }

  g_settings_reset (settings, "peek-seconds");
  assert_finalized (card);
}

/* Nobody has to draw. */
static void
test_draws_are_optional (void)
{
  Fixture *fixture = open_page (game_at_edict (COLONIA_EDICT_DRAW_RESOURCES, 3, COLONIA_TRACKING_FULL));
  ColoniaEvent event;

  colonia_draw_board_set_typed (find_nth (fixture->page, COLONIA_TYPE_DRAW_BOARD, 0), TRUE);
  colonia_event_init (&event, COLONIA_EVENT_DRAWS);
  event.drawn.n = 3;
  confirm (fixture);
  assert_entered (fixture, &event, TABLE_ROLLER_TABLE);
  close_page (fixture);
}

static void
check_homecoming (ColoniaEdictKind kind,
                  ColoniaStreet    street,
                  int              n_players)
{
  Fixture *fixture = open_page (game_at_edict (kind, n_players, COLONIA_TRACKING_FULL));
  ColoniaEvent event;

  colonia_event_init (&event, COLONIA_EVENT_HOMECOMING);
  for (int seat = 0; seat < n_players; seat++)
    event.members[seat] = MIN (get_state (fixture)->players[seat].streets[street], COLONIA_MAX_HOMECOMING);

  for (int seat = 0; seat < n_players; seat++)
    g_assert_cmpint (parlour_counter_get_value (find_of_seat (fixture, PARLOUR_TYPE_COUNTER, seat)), ==, event.members[seat]);
  type_keys (fixture, "n");
  g_assert_cmpint (parlour_counter_get_value (find_of_seat (fixture, PARLOUR_TYPE_COUNTER, 0)), ==, 0);
  type_keys (fixture, "a");
  confirm (fixture);
  assert_entered (fixture, &event, TABLE_ROLLER_NONE);
  close_page (fixture);
}

static void
test_homecoming (void)
{
  for (int n = COLONIA_MIN_PLAYERS; n <= COLONIA_MAX_PLAYERS; n++)
    {
      check_homecoming (COLONIA_EDICT_HOMECOMING_WEDNESDAY, COLONIA_STREET_WEDNESDAY, n);
      check_homecoming (COLONIA_EDICT_HOMECOMING_THURSDAY, COLONIA_STREET_THURSDAY, n);
    }
}

/* What is pressed for what a player rolled, or chose with a 6; NULL where nothing is. */
static GtkWidget *
find_roll (Fixture    *fixture,
           int         seat,
           const char *pick)
{
  g_autofree char *path = g_strdup_printf ("dice/seat-%d/%s", seat + 1, pick);
  GtkWidget *button = parlour_board_view_find_deed (find_nth (fixture->page, PARLOUR_TYPE_BOARD_VIEW, 0), path);

  return button != NULL && gtk_widget_get_visible (gtk_widget_get_parent (button)) ? button : NULL;
}

/* What lies before a player, or 0. */
static int
read_die (Fixture *fixture,
          int      seat)
{
  g_autofree char *path = g_strdup_printf ("dice/seat-%d", seat + 1);
  GtkWidget *thing = parlour_board_view_find_thing (find_nth (fixture->page, PARLOUR_TYPE_BOARD_VIEW, 0), path);
  int value;

  g_object_get (find_nth (thing, PARLOUR_TYPE_DIE, 0), "value", &value, NULL);

  return value;
}

/* With a 6, and only with a 6, the player chooses: the good is pressed in its place. */
static void
test_good_rolls_of_table (void)
{
  Fixture *fixture = open_page (game_at_edict (COLONIA_EDICT_GOODS_BY_DIE, 3, COLONIA_TRACKING_FULL));
  ColoniaEvent event;

  colonia_event_init (&event, COLONIA_EVENT_GOOD_ROLLS);
  for (int seat = 0; seat < 3; seat++)
    {
      g_autofree char *value = g_strdup_printf ("%d", seat + 2);

      event.good_rolls.rolls[seat] = seat == 1 ? COLONIA_DIE_SIDES : seat + 2;
      event.good_rolls.choices[seat] = seat == 1 ? COLONIA_GOOD_PAINTING : COLONIA_NOBODY;
      click (find_roll (fixture, seat, seat == 1 ? colonia_good_ids[COLONIA_GOOD_SADDLE] : value));
    }

  click (find_roll (fixture, 1, "6"));
  g_assert_cmpint (read_die (fixture, 1), ==, 6);
  click (find_roll (fixture, 1, "3"));
  g_assert_cmpint (read_die (fixture, 1), ==, 3);
  click (find_roll (fixture, 1, colonia_good_ids[COLONIA_GOOD_PAINTING]));
  confirm (fixture);
  assert_entered (fixture, &event, TABLE_ROLLER_TABLE);
  close_page (fixture);
}

static void
test_good_rolls_of_app (void)
{
  for (int n = COLONIA_MIN_PLAYERS; n <= COLONIA_MAX_PLAYERS; n++)
    {
      Fixture *fixture = open_page (game_at_edict (COLONIA_EDICT_GOODS_BY_DIE, n, COLONIA_TRACKING_FULL));
      ColoniaEvent event;

      colonia_event_init (&event, COLONIA_EVENT_GOOD_ROLLS);
      type_keys (fixture, "2r");
      for (int seat = 0; seat < n; seat++)
        {
          event.good_rolls.rolls[seat] = read_die (fixture, seat);
          g_assert_cmpint (event.good_rolls.rolls[seat], >=, 1);
          g_assert_cmpint (event.good_rolls.rolls[seat], <=, COLONIA_DIE_SIDES);
          /* What the application has rolled stays. */
          g_assert_true (find_roll (fixture, seat, "3") == NULL || !gtk_widget_get_visible (find_roll (fixture, seat, "3")));
          event.good_rolls.choices[seat] = COLONIA_NOBODY;
          if (event.good_rolls.rolls[seat] == COLONIA_DIE_SIDES)
            {
              event.good_rolls.choices[seat] = COLONIA_GOOD_FOOTWEAR;
              click (find_roll (fixture, seat, colonia_good_ids[COLONIA_GOOD_FOOTWEAR]));
            }
        }

      confirm (fixture);
      assert_entered (fixture, &event, TABLE_ROLLER_APP);
      close_page (fixture);
    }
}

/* Whoever does not like what was rolled shall not get another roll by leaving
 * the page, or by undoing and redoing what led to it, or what was rolled. */
static void
test_good_rolls_are_kept (void)
{
  const ColoniaEdictKind kind = COLONIA_EDICT_GOODS_BY_DIE;
  g_autoptr (TableSession) model = game_at_edict (kind, COLONIA_MAX_PLAYERS, COLONIA_TRACKING_FULL);
  const TableRecord *record = table_session_get_record (model);
  g_autofree char *path = g_build_filename (g_get_tmp_dir (), "kept-roll.kontor", NULL);
  int rolled[COLONIA_MAX_PLAYERS] = { 0 };

  for (int visit = 0; visit < 4; visit++)
    {
      guint n_events = table_record_get_cursor (record);
      Fixture *fixture = open_page (table_session_new (table_record_copy (record, n_events), path, NULL));

      type_keys (fixture, "r");
      for (int seat = 0; seat < COLONIA_MAX_PLAYERS; seat++)
        {
          int value = read_die (fixture, seat);

          g_assert_cmpint (value, !=, 0);
          if (visit > 0)
            g_assert_cmpint (value, ==, rolled[seat]);
          rolled[seat] = value;
        }
      /* What the last visit finds was entered, and undone. */
      if (visit == 2)
        table_kept_enter_roll (fixture->session, COLONIA_EVENT_GOOD_ROLLS);
      close_page (fixture);
    }
}

/* What is chosen in the table: of each family four currencies that are given, then those that are got. */
static GtkWidget *
find_coin (Fixture    *fixture,
           int         seat,
           gboolean    got,
           ColoniaCity city)
{
  const int n_players = get_state (fixture)->n_players;
  const int place = find_listed (&get_state (fixture)->table, seat);
  GPtrArray *coins = g_ptr_array_new ();
  GtkWidget *coin;

  list_styled (fixture->page, "choice", coins);
  coin = coins->pdata[((got ? n_players : 0) + place) * (int) COLONIA_N_CITIES + (int) city];
  g_ptr_array_unref (coins);

  return coin;
}

static void
test_exchange (void)
{
  Fixture *fixture = open_page (game_at_edict (COLONIA_EDICT_EXCHANGE, 4, COLONIA_TRACKING_FULL));
  ColoniaCity from = 0;
  ColoniaEvent event;

  while (get_state (fixture)->players[1].money.n[from] == 0)
    from++;

  parlour_counter_set_value (find_of_seat (fixture, PARLOUR_TYPE_COUNTER, 1), 1);
  assert_refused (fixture);
  click (find_coin (fixture, 1, FALSE, from));
  assert_refused (fixture);
  click (find_coin (fixture, 1, TRUE, from));
  assert_refused (fixture);
  click (find_coin (fixture, 1, TRUE, (from + 1) % COLONIA_N_CITIES));

  colonia_event_init (&event, COLONIA_EVENT_EXCHANGE);
  event.trades[1] = (ColoniaTrade) { .from = from, .to = (from + 1) % COLONIA_N_CITIES, .amount = 1 };
  confirm (fixture);
  assert_entered (fixture, &event, TABLE_ROLLER_NONE);
  close_page (fixture);
}

/* Families stand in the order of play, and letters and digits are for each in turn. */
static void
test_exchange_order (void)
{
  Fixture *fixture = open_page (game_at_edict (COLONIA_EDICT_EXCHANGE, 4, COLONIA_TRACKING_FULL));
  const int first = get_state (fixture)->order[0];
  GtkWidget *coin = find_coin (fixture, first, FALSE, COLONIA_CITY_BERGEN);

  g_assert_cmpstr (gtk_label_get_label (find_nth (coin, GTK_TYPE_LABEL, 0)), ==, "B");
  type_keys (fixture, "b");
  g_assert_true (gtk_widget_has_css_class (coin, "chosen"));
  g_assert_cmpint (parlour_counter_get_value (find_nth (fixture->page, PARLOUR_TYPE_COUNTER, 0)), ==, 0);
  type_keys (fixture, "r");
  g_assert_true (gtk_widget_has_css_class (find_coin (fixture, first, TRUE, COLONIA_CITY_BRUGES), "chosen"));
  g_assert_cmpint (parlour_counter_get_value (find_nth (fixture->page, PARLOUR_TYPE_COUNTER, 0)), ==, 1);
  type_keys (fixture, "2");
  g_assert_cmpint (parlour_counter_get_value (find_nth (fixture->page, PARLOUR_TYPE_COUNTER, 0)), ==, 2);

  /* What was chosen is taken back by choosing it again. */
  click (coin);
  g_assert_false (gtk_widget_has_css_class (coin, "chosen"));
  assert_refused (fixture);
  close_page (fixture);
}

/* Four families and how to type what they change stand on the screen of a laptop. */
static void
test_exchange_fits (void)
{
  Fixture *fixture = open_page (game_at_edict (COLONIA_EDICT_EXCHANGE, 4, COLONIA_TRACKING_FULL));

  g_assert_cmpint (parlour_widget_measure_least (fixture->page, GTK_ORIENTATION_VERTICAL, ROOM_ON_LAPTOP), <=,
                   HEIGHT_ON_LAPTOP);
  close_page (fixture);
}

static gboolean
is_exchange_with_poor_player (const ColoniaState *state,
                              gpointer            data)
{
  return state->step == COLONIA_STEP_EDICT
         && state->edicts[state->edict].kind == COLONIA_EDICT_EXCHANGE
         && state->players[0].money.n[COLONIA_CITY_LONDON] < COLONIA_MAX_TRADE;
}

/* A grey button must not betray what lies behind a screen; trying tells. */
static void
test_exchange_is_covered (void)
{
  Fixture *fixture = open_page (game_where (is_exchange_with_poor_player, NULL, 4, COLONIA_TRACKING_FULL));

  click (find_coin (fixture, 0, FALSE, COLONIA_CITY_LONDON));
  click (find_coin (fixture, 0, TRUE, COLONIA_CITY_BERGEN));
  parlour_counter_set_value (find_of_seat (fixture, PARLOUR_TYPE_COUNTER, 0), COLONIA_MAX_TRADE);
  confirm (fixture);
  g_assert_null (fixture->entered);
  g_assert_cmpint (fixture->n_complaints, ==, 1);

  parlour_page_set_uncovered (PARLOUR_PAGE (fixture->page), 1u);
  assert_refused (fixture);
  close_page (fixture);
}

/* What is not entered yet */

static void
play_note (Fixture *fixture)
{
  const TableRecord *record = table_session_get_record (fixture->session);
  guint n_before = table_record_get_cursor (record);
  ColoniaEvent note;

  colonia_event_init (&note, COLONIA_EVENT_NOTE);
  note.text = (char *) "Agnes is late";
  colonia_session_play (fixture->session, &note, TABLE_ROLLER_NONE);
  g_assert_cmpuint (table_record_get_cursor (table_session_get_record (fixture->session)), ==, n_before + 1);
  parlour_page_update (PARLOUR_PAGE (fixture->page));
}

static void
type_something (Fixture *fixture)
{
  if (PARLOUR_IS_TYPED_FORM (fixture->page))
    type_keys (fixture, get_state (fixture)->step == COLONIA_STEP_BERTH_SHIPS ? "s" : "0");
  else if (COLONIA_IS_WEEK_CARD_FORM (fixture->page))
    parlour_counter_step (get_number (fixture, 0), 1);
  else if (PARLOUR_IS_EVENT_FORM (fixture->page))
    parlour_counter_set_value (find_nth (fixture->page, PARLOUR_TYPE_COUNTER, 1), 2);
  else if (PARLOUR_IS_BOARD_PAGE (fixture->page) && get_state (fixture)->step == COLONIA_STEP_EDICT)
    type_keys (fixture, "3");
  else if (PARLOUR_IS_BOARD_PAGE (fixture->page))
    choose_edict (fixture, "exchange");
  else
    {
      colonia_draw_board_set_typed (find_nth (fixture->page, COLONIA_TYPE_DRAW_BOARD, 0), TRUE);
      type_resources (fixture, COLONIA_RESOURCE_WOOD, 1);
    }
}

static Fixture *
open_nth_page (gsize i)
{
  const ColoniaStep steps[] = { COLONIA_STEP_BERTH_SHIPS, COLONIA_STEP_REVEAL_RELICS, COLONIA_STEP_WEEK_CARD,
                                COLONIA_STEP_EDICTS };
  const ColoniaEdictKind kinds[] = { COLONIA_EDICT_BIGGER_BOOTHS, COLONIA_EDICT_FOREIGN_MERCHANTS,
                                     COLONIA_EDICT_DRAW_RESOURCES, COLONIA_EDICT_HOMECOMING_WEDNESDAY,
                                     COLONIA_EDICT_GOODS_BY_DIE, COLONIA_EDICT_EXCHANGE };

  if (i < G_N_ELEMENTS (steps))
    return open_page (game_at_step (steps[i], -1, COLONIA_MAX_PLAYERS, COLONIA_TRACKING_FULL));

  i -= G_N_ELEMENTS (steps);

  return i < G_N_ELEMENTS (kinds)
           ? open_page (game_at_edict (kinds[i], COLONIA_MAX_PLAYERS, COLONIA_TRACKING_FULL))
           : NULL;
}

/* Notes and corrections of holdings may come at any time, and are not what a
 * page waits for. */
static void
test_input (void)
{
  Fixture *fixture;

  for (gsize i = 0; (fixture = open_nth_page (i)) != NULL; i++)
    {
      ParlourPage *page = PARLOUR_PAGE (fixture->page);

      g_test_message ("%s", G_OBJECT_TYPE_NAME (page));
      g_assert_false (parlour_page_has_input (page));
      play_note (fixture);
      g_assert_false (parlour_page_has_input (page));
      type_something (fixture);
      g_assert_true (parlour_page_has_input (page));
      play_note (fixture);
      g_assert_true (parlour_page_has_input (page));
      close_page (fixture);
    }
}

static Fixture *
open_again (Fixture *fixture)
{
  TableSession *session = g_object_ref (fixture->session);

  close_page (fixture);

  return open_page (session);
}

/* A draw by the application that was undone is not drawn again, either. */
static void
test_draw_undone (void)
{
  Fixture *fixture = open_page (game_at_edict (COLONIA_EDICT_DRAW_RESOURCES, 4, COLONIA_TRACKING_FULL));
  ColoniaDrawBoard *board = find_nth (fixture->page, COLONIA_TYPE_DRAW_BOARD, 0);
  g_autofree char *entered = NULL;
  ColoniaEvent event;

  confirm (fixture);
  entered = g_strdup (fixture->entered);
  colonia_event_init (&event, COLONIA_EVENT_DRAWS);
  event.drawn.n = 4;
  for (int place = 0; place < 4; place++)
    event.drawn.bundles[get_state (fixture)->order[place]] = *colonia_draw_board_get_drawn (board, place);
  colonia_session_play (fixture->session, &event, TABLE_ROLLER_APP);
  table_session_undo (fixture->session);

  fixture = open_again (fixture);
  confirm (fixture);
  g_assert_cmpstr (fixture->entered, ==, entered);
  g_assert_cmpint (fixture->roller, ==, TABLE_ROLLER_APP);
  close_page (fixture);
}

/* Who may come home by the books is what a correction says; the table may know better. */
static void
test_homecoming_corrected (void)
{
  Fixture *fixture = open_page (game_at_edict (COLONIA_EDICT_HOMECOMING_WEDNESDAY, 4, COLONIA_TRACKING_FULL));
  const ColoniaPlayer *player = &get_state (fixture)->players[0];
  int before = player->streets[COLONIA_STREET_WEDNESDAY];
  int after = before == 1 ? 2 : 1;
  ColoniaEvent event;

  colonia_event_init (&event, COLONIA_EVENT_CORRECTION);
  event.player = 0;
  event.correction.corrects = COLONIA_CORRECTS_SUPPLY | COLONIA_CORRECTS_STREETS;
  event.correction.supply = player->supply + before - after;
  memcpy (event.correction.streets, player->streets, sizeof event.correction.streets);
  event.correction.streets[COLONIA_STREET_WEDNESDAY] = after;
  colonia_session_play (fixture->session, &event, TABLE_ROLLER_NONE);
  g_assert_cmpint (get_state (fixture)->players[0].streets[COLONIA_STREET_WEDNESDAY], ==, after);
  parlour_page_update (PARLOUR_PAGE (fixture->page));
  g_assert_cmpint (parlour_counter_get_value (find_of_seat (fixture, PARLOUR_TYPE_COUNTER, 0)), ==, after);

  /* Nobody has typed that; what somebody has typed stays. */
  g_assert_false (parlour_page_has_input (PARLOUR_PAGE (fixture->page)));
  parlour_counter_set_value (find_of_seat (fixture, PARLOUR_TYPE_COUNTER, 0), 0);
  g_assert_true (parlour_page_has_input (PARLOUR_PAGE (fixture->page)));
  table_session_undo (fixture->session);
  parlour_page_update (PARLOUR_PAGE (fixture->page));
  g_assert_cmpint (parlour_counter_get_value (find_of_seat (fixture, PARLOUR_TYPE_COUNTER, 0)), ==, 0);
  g_assert_true (parlour_page_has_input (PARLOUR_PAGE (fixture->page)));
  type_keys (fixture, "a");
  g_assert_cmpint (parlour_counter_get_value (find_of_seat (fixture, PARLOUR_TYPE_COUNTER, 0)), ==, MIN (before, COLONIA_MAX_HOMECOMING));
  close_page (fixture);
}

/* The collection */

static void
wait_for (ParlourCards *cards)
{
  parlour_cards_get_collection (cards);
  parlour_cards_flush (cards);
}

/* A thread that has written is done with its task a moment later than whoever
 * waited for it. */
static void
drop (gpointer cards)
{
  g_assert_true (PARLOUR_IS_CARDS (cards));
  g_object_add_weak_pointer (cards, &cards);
  g_object_unref (cards);
  while (g_atomic_pointer_get (&cards) != NULL)
    g_main_context_iteration (NULL, FALSE);
}

static guint
count_ships (ParlourCards *cards)
{
  g_autoptr (GPtrArray) ships = colonia_collection_list_ships (parlour_cards_get_collection (cards), NULL);

  return ships->len;
}

/* What is learned before the file is read is not lost, nor is what is in it. */
static void
test_cards (void)
{
  g_autoptr (TableRecord) record = table_simulate (&colonia_game, 3, COLONIA_TRACKING_FULL, 5);
  g_autofree char *directory = g_dir_make_tmp ("kontor-cards-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (directory, "deep", "collection.json", NULL);
  ParlourCards *cards = parlour_cards_new (&colonia_game, path, NULL);

  g_assert_false (parlour_cards_get_loaded (cards));
  parlour_cards_learn (cards, &find_ship (record, 0)->table);
  g_assert_cmpuint (count_ships (cards), ==, 1);
  wait_for (cards);
  g_assert_true (parlour_cards_get_loaded (cards));
  g_assert_null (parlour_cards_get_error (cards));
  drop (cards);

  cards = parlour_cards_new (&colonia_game, path, NULL);
  parlour_cards_learn (cards, &find_ship (record, 1)->table);
  wait_for (cards);
  g_assert_cmpuint (count_ships (cards), ==, 2);
  drop (cards);

  cards = parlour_cards_new (&colonia_game, path, NULL);
  wait_for (cards);
  g_assert_cmpuint (count_ships (cards), ==, 2);
  parlour_cards_learn_record (cards, record);
  g_assert_cmpuint (count_ships (cards), >, 2);
  wait_for (cards);
  drop (cards);

  g_unlink (path);
}

static void
assert_knows (ParlourCards      *cards,
              const TableRecord *record)
{
  g_autoptr (TableCollection) taught = table_collection_new (&colonia_game);
  g_autoptr (GPtrArray) expected = NULL;
  g_autoptr (GPtrArray) known = NULL;

  table_collection_learn_record (taught, record);
  expected = table_collection_list_known (taught);
  known = table_collection_list_known (parlour_cards_get_collection (cards));
  g_assert_cmpuint (known->len, ==, expected->len);
  for (guint i = 0; i < known->len; i++)
    {
      g_assert_cmpint (COLONIA_PRINTED (known->pdata[i])->kind, ==, COLONIA_PRINTED (expected->pdata[i])->kind);
      g_assert_cmpint (COLONIA_PRINTED (known->pdata[i])->count, ==, COLONIA_PRINTED (expected->pdata[i])->count);
      g_assert_true (table_printed_is_equal (known->pdata[i], expected->pdata[i]));
    }
}

/* A game of which the past was corrected mostly teaches what it taught before: then nobody is
 * told, and nothing is written. Of another one only what that teaches is known. */
static void
test_cards_taught_again (void)
{
  g_autoptr (TableRecord) record = table_simulate (&colonia_game, 3, COLONIA_TRACKING_FULL, 5);
  g_autoptr (TableRecord) other = table_simulate (&colonia_game, 3, COLONIA_TRACKING_FULL, 6);
  g_autofree char *directory = g_dir_make_tmp ("kontor-cards-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (directory, "collection.json", NULL);
  g_autoptr (ParlourLesson) lesson = parlour_lesson_new (&colonia_game);
  ParlourCards *cards = parlour_cards_new (&colonia_game, path, NULL);
  g_autoptr (ParlourLesson) next = parlour_lesson_new (&colonia_game);
  g_autoptr (TableRecord) shorter = table_record_copy (other, table_record_get_cursor (other) / 2);
  g_autoptr (GPtrArray) ships = table_printed_list_event (&colonia_game, &find_ship (other, 0)->table);
  guint n_ships;
  int n_changes = 0;

  wait_for (cards);
  parlour_cards_learn_game (cards, lesson, record);
  wait_for (cards);
  g_signal_connect_swapped (cards, "changed", G_CALLBACK (count_up), &n_changes);

  parlour_cards_learn_corrected (cards, lesson, record);
  g_assert_false (parlour_cards_is_busy (cards));
  g_assert_cmpint (n_changes, ==, 0);
  assert_knows (cards, record);

  /* What is undone lay on the table all the same. */
  n_ships = count_ships (cards);
  g_assert_true (table_record_move_cursor (record, 0, NULL));
  parlour_cards_learn_corrected (cards, lesson, record);
  g_assert_cmpuint (count_ships (cards), ==, n_ships);
  g_assert_true (table_record_move_cursor (record, table_record_get_n_known (record), NULL));
  parlour_cards_learn_corrected (cards, lesson, record);
  assert_knows (cards, record);

  n_changes = 0;
  parlour_cards_learn_corrected (cards, lesson, other);
  g_assert_true (parlour_cards_is_busy (cards));
  g_assert_cmpint (n_changes, ==, 1);
  wait_for (cards);
  assert_knows (cards, other);

  /* What somebody has removed is learned again of a game in which it is. */
  parlour_cards_remove (cards, ships->pdata[0]);
  parlour_cards_learn_corrected (cards, lesson, shorter);
  wait_for (cards);
  assert_knows (cards, shorter);

  /* Where all is known from earlier games none of them teaches anything. */
  parlour_cards_learn_record (cards, record);
  parlour_cards_learn_record (cards, other);
  wait_for (cards);
  n_changes = 0;
  parlour_cards_learn_game (cards, next, record);
  parlour_cards_learn_corrected (cards, next, other);
  g_assert_false (parlour_cards_is_busy (cards));
  g_assert_cmpint (n_changes, ==, 0);

  drop (cards);
  g_unlink (path);
}

static void
append (TableRecord        *record,
        const ColoniaEvent *event)
{
  g_assert_cmpint (colonia_record_append (record, event, NULL, NULL).kind, ==, TABLE_OBSTACLE_NONE);
}

/* Where the bag gives out, less lies on the booths than the card says, after a correction too. */
static void
test_cards_of_empty_bag (void)
{
  const TablePerson people[] = { { .name = (char *) "Anna" }, { .name = (char *) "Bram", .color = TABLE_COLOR_BLUE },
                                 { .name = (char *) "Cees", .color = TABLE_COLOR_YELLOW } };
  ColoniaSetup setup = { .tracking = COLONIA_TRACKING_FULL, .n_players = 3, .family_members = 38, .window_points = 2 };
  g_autofree char *directory = g_dir_make_tmp ("kontor-cards-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (directory, "collection.json", NULL);
  g_autoptr (ParlourLesson) lesson = parlour_lesson_new (&colonia_game);
  ParlourCards *cards = parlour_cards_new (&colonia_game, path, NULL);
  g_autoptr (TableRecord) record = NULL;
  g_autoptr (GPtrArray) weeks = NULL;
  ColoniaEvent event;

  for (int kind = 0; kind < COLONIA_N_RESOURCES; kind++)
    setup.start[0].resources.n[kind] = COLONIA_RESOURCES_EACH - 1;
  record = colonia_record_new (&setup, people);
  colonia_event_init (&event, COLONIA_EVENT_SHIP);
  event.ship.n_holds = 1;
  event.ship.holds[0].goods.n[0] = 1;
  event.ship.holds[0].pays = 3;
  for (int i = 0; i < COLONIA_N_BERTHS; i++)
    append (record, &event);
  colonia_event_init (&event, COLONIA_EVENT_RELIC);
  for (event.relic.cost = 1; event.relic.cost <= COLONIA_DISPLAY_SIZE; event.relic.cost++)
    append (record, &event);
  wait_for (cards);
  parlour_cards_learn_game (cards, lesson, record);

  colonia_event_init (&event, COLONIA_EVENT_WEEK_CARD);
  event.week_card.n_booths = 7;
  event.week_card.booths[0] = (ColoniaBundle) { { 1, 1, 1, 1, 1 } };
  event.week_card.dice = 4;
  append (record, &event);
  parlour_cards_learn_corrected (cards, lesson, record);
  weeks = colonia_collection_list_week_cards (parlour_cards_get_collection (cards), NULL);
  g_assert_cmpuint (weeks->len, ==, 1);
  g_assert_cmpint (((const ColoniaPrintedWeek *) g_ptr_array_index (weeks, 0))->n_booths, ==, 0);

  wait_for (cards);
  drop (cards);
  g_unlink (path);
}

/* What a newer program wrote stays as it is, and the table is told. */
static void
test_cards_of_newer_program (void)
{
  const char *text = "{\"format\": \"colonia-collection\", \"version\": 99, \"game\": \"colonia\"}";
  g_autoptr (TableRecord) record = table_simulate (&colonia_game, 3, COLONIA_TRACKING_FULL, 5);
  g_autofree char *directory = g_dir_make_tmp ("kontor-cards-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (directory, "collection.json", NULL);
  g_autofree char *kept = NULL;
  ParlourCards *cards;
  int n_errors = 0;

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  cards = parlour_cards_new (&colonia_game, path, NULL);
  g_signal_connect_swapped (cards, "error", G_CALLBACK (count_up), &n_errors);
  wait_for (cards);
  g_assert_error (parlour_cards_get_error (cards), TABLE_COLLECTION_ERROR, TABLE_COLLECTION_ERROR_VERSION);
  g_assert_cmpint (n_errors, ==, 1);

  parlour_cards_learn (cards, &find_ship (record, 0)->table);
  wait_for (cards);
  g_assert_nonnull (parlour_cards_get_error (cards));
  g_assert_true (g_file_get_contents (path, &kept, NULL, NULL));
  g_assert_cmpstr (kept, ==, text);
  g_assert_cmpuint (count_ships (cards), ==, 1);

  drop (cards);
  g_unlink (path);
}

static void
wait_for_ships (ParlourCards *cards,
                guint         n_ships)
{
  while (count_ships (cards) != n_ships)
    g_main_context_iteration (NULL, TRUE);
}

static guint
count_ships_in_file (const char *path)
{
  g_autoptr (TableCollection) kept = table_collection_load (&colonia_game, path, NULL);
  g_autoptr (GPtrArray) ships = kept != NULL ? colonia_collection_list_ships (kept, NULL) : NULL;

  return ships != NULL ? ships->len : 0;
}

/* A file that cannot be read is told of, with what to do, and is not written; what is
 * entered meanwhile joins what is in it as soon as it can be read again. */
static void
test_cards_unreadable (void)
{
  g_autoptr (TableRecord) record = table_simulate (&colonia_game, 3, COLONIA_TRACKING_FULL, 5);
  g_autofree char *directory = g_dir_make_tmp ("kontor-cards-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (directory, "collection.json", NULL);
  g_autofree char *away = g_build_filename (directory, "away.json", NULL);
  g_autoptr (TableCollection) before = table_collection_new (&colonia_game);
  g_autofree char *said = NULL;
  ParlourCards *cards = parlour_cards_new (&colonia_game, path, NULL);
  int n_errors = 0;

  table_collection_learn (before, &find_ship (record, 0)->table);
  table_collection_learn (before, &find_ship (record, 1)->table);
  g_assert_true (table_collection_save (before, away, NULL));
  g_assert_cmpint (g_mkdir (path, 0700), ==, 0);

  g_signal_connect_swapped (cards, "error", G_CALLBACK (count_up), &n_errors);
  parlour_cards_learn (cards, &find_ship (record, 2)->table);
  wait_for (cards);
  g_assert_error (parlour_cards_get_error (cards), G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE);
  said = parlour_cards_describe_error (cards);
  g_assert_true (g_str_has_prefix (said, "What was learnt from earlier games cannot be read: not an ordinary file. Put “"));
  g_assert_nonnull (strstr (said, path));

  parlour_cards_learn (cards, &find_ship (record, 3)->table);
  wait_for (cards);
  g_assert_cmpuint (count_ships (cards), ==, 2);
  g_assert_cmpint (n_errors, ==, 1);

  g_assert_cmpint (g_rmdir (path), ==, 0);
  g_assert_cmpint (g_rename (away, path), ==, 0);
  wait_for_ships (cards, 4);
  wait_for (cards);
  g_assert_null (parlour_cards_get_error (cards));
  g_assert_null (parlour_cards_describe_error (cards));
  g_assert_cmpuint (count_ships_in_file (path), ==, 4);

  drop (cards);
  g_unlink (path);
}

/* Two programs with one collection see what the other one enters and removes, though
 * there was no file at first. */
static void
test_cards_together (void)
{
  g_autoptr (TableRecord) record = table_simulate (&colonia_game, 3, COLONIA_TRACKING_FULL, 5);
  g_autofree char *directory = g_dir_make_tmp ("kontor-cards-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (directory, "collection.json", NULL);
  g_autofree char *link = g_build_filename (directory, "link.json", NULL);
  g_autoptr (GFile) link_file = g_file_new_for_path (link);
  ParlourCards *cards = parlour_cards_new (&colonia_game, path, NULL);
  ParlourCards *others = parlour_cards_new (&colonia_game, path, NULL);
  g_autoptr (GPtrArray) known = NULL;
  int n_changes = 0;

  wait_for (cards);
  wait_for (others);
  g_signal_connect_swapped (others, "changed", G_CALLBACK (count_up), &n_changes);
  for (int i = 0; i < 4; i++)
    parlour_cards_learn (i % 2 == 0 ? cards : others, &find_ship (record, (guint) i)->table);
  wait_for_ships (cards, 4);
  wait_for_ships (others, 4);
  g_assert_cmpint (n_changes, >, 2);

  known = table_collection_list_known (parlour_cards_get_collection (others));
  parlour_cards_remove (cards, g_ptr_array_index (known, 0));
  wait_for_ships (others, 3);
  wait_for (cards);
  g_assert_cmpuint (count_ships (cards), ==, 3);
  g_assert_cmpuint (count_ships_in_file (path), ==, 3);

  /* Be it by another way. */
  drop (others);
  g_assert_true (g_file_make_symbolic_link (link_file, path, NULL, NULL));
  others = parlour_cards_new (&colonia_game, link, NULL);
  wait_for (others);
  parlour_cards_learn (cards, &find_ship (record, 4)->table);
  wait_for_ships (others, 4);

  drop (cards);
  drop (others);
  g_unlink (path);
  g_unlink (link);
}

/* Widgets */

/* Text of 200 percent must fit too. */
static void
assert_fits (Fixture *fixture)
{
  GtkSettings *settings = gtk_settings_get_default ();
  int resolution, minimum;

  g_object_get (settings, "gtk-xft-dpi", &resolution, NULL);
  for (int scale = 1; scale <= 2; scale++)
    {
      g_object_set (settings, "gtk-xft-dpi", resolution * scale, NULL);
      gtk_widget_measure (fixture->page, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
      g_test_message ("%s needs %d pixels", G_OBJECT_TYPE_NAME (fixture->page), minimum);
      g_assert_cmpint (minimum, <=, NARROW);
    }
  g_object_set (settings, "gtk-xft-dpi", resolution, NULL);
}

static void
test_room (void)
{
  Fixture *fixture;

  for (gsize i = 0; (fixture = open_nth_page (i)) != NULL; i++)
    {
      assert_fits (fixture);
      close_page (fixture);
    }
}

static void
test_counter (void)
{
  ParlourCounter *counter = g_object_ref_sink (PARLOUR_COUNTER (g_object_new (PARLOUR_TYPE_COUNTER, NULL)));
  int n_advances = 0;

  g_signal_connect_swapped (counter, "advance", G_CALLBACK (count_up), &n_advances);

  parlour_counter_type_digit (counter, 1);
  parlour_counter_type_digit (counter, 2);
  g_assert_cmpint (parlour_counter_get_value (counter), ==, 12);
  parlour_counter_type_digit (counter, 3);
  g_assert_cmpint (parlour_counter_get_value (counter), ==, 3);
  parlour_counter_step (counter, -7);
  g_assert_cmpint (parlour_counter_get_value (counter), ==, 0);
  g_assert_cmpint (n_advances, ==, 0);

  g_object_set (counter, "quick", TRUE, NULL);
  parlour_counter_set_maximum (counter, 4);
  parlour_counter_type_digit (counter, 9);
  g_assert_cmpint (parlour_counter_get_value (counter), ==, 0);
  g_assert_cmpint (n_advances, ==, 0);
  parlour_counter_type_digit (counter, 2);
  g_assert_cmpint (parlour_counter_get_value (counter), ==, 2);
  g_assert_cmpint (n_advances, ==, 1);
  assert_finalized (counter);
}

static void
type (ParlourCounter *counter,
      const char     *digits)
{
  for (; *digits != '\0'; digits++)
    if (*digits == '<')
      parlour_counter_take_back (counter);
    else
      parlour_counter_type_digit (counter, *digits - '0');
}

/* What is no number of those there may be is not taken for the nearest one, and what is taken back leaves what is seen. */
static void
test_counter_limits (void)
{
  const struct { int least, most; const char *typed; int expected; } cases[] = {
    { 1, 99, "05", 5 }, { 1, 99, "12<<5", 5 }, { 1, 99, "12<7", 17 }, { 2, 6, "7", 2 }, { 2, 6, "53", 3 },
    { 0, 38, "39", 3 }, { 0, 38, "3912", 12 }, { 0, 9999, "9999", 9999 }, { 0, 9999, "99998", 8 },
    { 0, 9999, "5<", 0 }, { -1, 9999, "5<", -1 },
    { -1, 9999, "5<<0", 0 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      ParlourCounter *counter = g_object_ref_sink (PARLOUR_COUNTER (parlour_counter_new (cases[i].least, cases[i].most)));

      type (counter, cases[i].typed);
      g_test_message ("%s", cases[i].typed);
      g_assert_cmpint (parlour_counter_get_value (counter), ==, cases[i].expected);
      assert_finalized (counter);
    }
}

static void
check_notifies_once (GType         type,
                     const char   *property,
                     const GValue *value)
{
  g_autoptr (GObject) object = g_object_ref_sink (g_object_new (type, NULL));
  g_autofree char *signal = g_strconcat ("notify::", property, NULL);
  int n_changes = 0;

  g_signal_connect_swapped (object, signal, G_CALLBACK (count_up), &n_changes);
  g_object_set_property (object, property, value);
  g_assert_cmpint (n_changes, ==, 1);
  g_object_set_property (object, property, value);
  g_assert_cmpint (n_changes, ==, 1);
}

static void
test_notify (void)
{
  g_auto (GValue) number = G_VALUE_INIT;
  g_auto (GValue) no = G_VALUE_INIT;
  g_auto (GValue) yes = G_VALUE_INIT;
  g_auto (GValue) text = G_VALUE_INIT;

  g_value_init (&number, G_TYPE_INT);
  g_value_set_int (&number, 2);
  g_value_init (&no, G_TYPE_BOOLEAN);
  g_value_init (&yes, G_TYPE_BOOLEAN);
  g_value_set_boolean (&yes, TRUE);
  g_value_init (&text, G_TYPE_STRING);
  g_value_set_static_string (&text, "a title");

  check_notifies_once (PARLOUR_TYPE_COUNTER, "value", &number);
  check_notifies_once (PARLOUR_TYPE_COUNTER, "minimum", &number);
  check_notifies_once (PARLOUR_TYPE_COUNTER, "maximum", &number);
  check_notifies_once (PARLOUR_TYPE_COUNTER, "title", &text);
  check_notifies_once (PARLOUR_TYPE_COUNTER, "stepper", &no);
  check_notifies_once (PARLOUR_TYPE_COUNTER, "quick", &yes);
  check_notifies_once (PARLOUR_TYPE_CONFIRM_BAR, "label", &text);
}

static void
test_finalized (void)
{
  const GType types[] = {
    PARLOUR_TYPE_CONFIRM_BAR, PARLOUR_TYPE_COUNTER,
    PARLOUR_TYPE_PAD, COLONIA_TYPE_DRAW_BOARD, COLONIA_TYPE_DRAWS,
    PARLOUR_TYPE_NUMBER_TILE, PARLOUR_TYPE_TYPED_FORM, COLONIA_TYPE_WEEK_CARD_FORM,
  };

  for (gsize i = 0; i < G_N_ELEMENTS (types); i++)
    assert_finalized (g_object_ref_sink (g_object_new (types[i], NULL)));
}

/* Keys that are told apart, whatever language they are in. */
static void
test_keys (void)
{
  for (int good = 0; good < COLONIA_N_GOODS; good++)
    for (int city = 0; city < COLONIA_N_CITIES; city++)
      g_assert_cmpint (colonia_key_good ((ColoniaGood) good), !=, colonia_key_city ((ColoniaCity) city));

  for (int resource = 1; resource < COLONIA_N_RESOURCES; resource++)
    for (int other = 0; other < resource; other++)
      g_assert_cmpint (colonia_key_resource ((ColoniaResource) resource), !=,
                       colonia_key_resource ((ColoniaResource) other));

  g_assert_cmpint (parlour_keys_find_digit (GDK_KEY_7), ==, 7);
  g_assert_cmpint (parlour_keys_find_digit (GDK_KEY_KP_3), ==, 3);
  g_assert_cmpint (parlour_keys_find_digit (GDK_KEY_a), ==, -1);
}

static gboolean
on_test_digit (GtkWidget *widget,
               GVariant  *number,
               gpointer   data)
{
  g_object_set_data (G_OBJECT (widget), "digit", GINT_TO_POINTER (g_variant_get_int32 (number)));

  return GDK_EVENT_STOP;
}

/* As a key reaches a window that nothing in it has stopped. */
static gboolean
press_in_row (GtkWidget      *window,
              guint           keyval,
              guint           keycode,
              GdkModifierType modifiers)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (window);
  gboolean stopped = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (controllers) && !stopped; i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_KEY (controller)
          && gtk_event_controller_get_propagation_phase (controller) == GTK_PHASE_BUBBLE)
        g_signal_emit_by_name (controller, "key-pressed", keyval, keycode, modifiers, &stopped);
    }

  return stopped;
}

/* The row of digits where it needs Shift. */
static void
test_row (void)
{
  static const guint french[] = {
    GDK_KEY_agrave, GDK_KEY_ampersand, GDK_KEY_eacute, GDK_KEY_quotedbl, GDK_KEY_apostrophe,
    GDK_KEY_parenleft, GDK_KEY_minus, GDK_KEY_egrave, GDK_KEY_underscore, GDK_KEY_ccedilla,
  };
  GtkWidget *window = gtk_window_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkShortcutController *keys = GTK_SHORTCUT_CONTROLLER (gtk_shortcut_controller_new ());

  gtk_shortcut_controller_set_scope (keys, GTK_SHORTCUT_SCOPE_GLOBAL);
  parlour_keys_add_digits (keys, on_test_digit);
  parlour_keys_add (keys, GDK_KEY_3, GDK_ALT_MASK, on_test_digit, 33);
  gtk_widget_add_controller (box, GTK_EVENT_CONTROLLER (keys));
  gtk_window_set_child (GTK_WINDOW (window), box);
  parlour_keys_watch_row (GTK_WINDOW (window));
  gtk_window_present (GTK_WINDOW (window));

  for (guint digit = 0; digit <= 9; digit++)
    {
      guint keycode = digit == 0 ? 19 : 9 + digit;

      g_assert_cmpint (parlour_keys_find_row_digit (box, french[digit], keycode, 0), ==, digit);
      g_assert_true (press_in_row (window, french[digit], keycode, 0));
      g_assert_cmpint (GPOINTER_TO_INT (g_object_get_data (G_OBJECT (box), "digit")), ==, digit);
      /* What is a digit has its own keys. */
      g_assert_false (press_in_row (window, GDK_KEY_0 + digit, keycode, GDK_SHIFT_MASK));
    }
  g_assert_true (press_in_row (window, GDK_KEY_quotedbl, 12, GDK_ALT_MASK));
  g_assert_cmpint (GPOINTER_TO_INT (g_object_get_data (G_OBJECT (box), "digit")), ==, 33);

  /* Belgian keys, signs with Shift, and keys elsewhere. */
  g_assert_cmpint (parlour_keys_find_row_digit (box, GDK_KEY_section, 15, 0), ==, 6);
  g_assert_cmpint (parlour_keys_find_row_digit (box, GDK_KEY_exclam, 17, 0), ==, 8);
  g_assert_cmpint (parlour_keys_find_row_digit (box, GDK_KEY_exclam, 10, GDK_SHIFT_MASK), ==, -1);
  g_assert_cmpint (parlour_keys_find_row_digit (box, GDK_KEY_minus, 20, 0), ==, -1);
  g_assert_cmpint (parlour_keys_find_row_digit (box, GDK_KEY_Escape, 9, 0), ==, -1);
  g_assert_false (press_in_row (window, GDK_KEY_minus, 20, 0));

  /* Where minus does something of its own it goes on doing that. */
  parlour_keys_add (keys, GDK_KEY_minus, 0, on_test_digit, 0);
  g_assert_cmpint (parlour_keys_find_row_digit (box, GDK_KEY_minus, 15, 0), ==, -1);
  g_assert_false (press_in_row (window, GDK_KEY_minus, 15, 0));
  gtk_widget_set_visible (box, FALSE);
  g_assert_cmpint (parlour_keys_find_row_digit (box, GDK_KEY_minus, 15, 0), ==, 6);
  g_assert_false (press_in_row (window, GDK_KEY_minus, 15, 0));

  gtk_window_destroy (GTK_WINDOW (window));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  pardon_libadwaita ();
  adw_init ();

  for (guint i = 0; i < G_N_ELEMENTS (typed_ships); i++)
    {
      g_autofree char *path = g_strconcat ("/ships/SET-8/", typed_ships[i].name, NULL);

      g_test_add_data_func (path, &typed_ships[i], test_typed_ship);
    }
  g_test_add_func ("/ships/incomplete", test_incomplete_ship);
  g_test_add_func ("/ships/framed", test_framed_hold);
  g_test_add_func ("/ships/in-sight", test_holds_in_sight);
  g_test_add_func ("/ships/known", test_known_ships);
  for (guint i = 0; i < G_N_ELEMENTS (typed_relics); i++)
    {
      g_autofree char *path = g_strconcat ("/relics/SET-9/", typed_relics[i].name, NULL);

      g_test_add_data_func (path, &typed_relics[i], test_typed_relic);
    }
  g_test_add_func ("/relics/SUN-5/refill", test_refill);
  g_test_add_func ("/relics/cost-mended", test_cost_mended);
  g_test_add_func ("/relics/many-points", test_many_points);
  g_test_add_func ("/relics/points-missing", test_relic_needs_points);
  g_test_add_func ("/relics/first-on-display", test_first_on_display);
  g_test_add_func ("/relics/ALL-3/shrine-out", test_shrine_out);
  g_test_add_func ("/relics/ALL-3/named while out", test_named_while_out);
  g_test_add_func ("/relics/known", test_known_relics);
  g_test_add_func ("/relics/known/letter", test_known_relic_by_letter);
  g_test_add_func ("/relics/known/shrine", test_known_shrine_by_touch);
  g_test_add_func ("/relics/known/stay", test_known_relics_stay);
  g_test_add_func ("/relics/known/discarded", test_discarded_relics_last);
  g_test_add_func ("/week-card/MON-1/draw-by-app", test_draw_by_app);
  g_test_add_func ("/week-card/MON-1/draw-is-dropped", test_draw_is_dropped);
  g_test_add_func ("/week-card/draw-is-kept", test_draw_is_kept);
  g_test_add_func ("/week-card/MON-1/draw-by-table", test_draw_by_table);
  g_test_add_func ("/week-card/MON-1/typed", test_typed_week_card);
  g_test_add_func ("/week-card/MON-1/several", test_several_cubes);
  g_test_add_func ("/week-card/MON-1/typed-draw-by-app", test_typed_draw_by_app);
  g_test_add_func ("/draws/as-before", test_draw_again);
  g_test_add_func ("/week-card/ALL-2/bag-short", test_bag_short);
  g_test_add_func ("/week-card/essentials", test_essentials);
  g_test_add_func ("/week-card/known", test_known_week_card);
  g_test_add_func ("/week-card/known-is-all", test_known_week_card_is_all);
  g_test_add_func ("/relics/search", test_search_relics);
  g_test_add_func ("/relics/other-kind", test_other_kind);
  g_test_add_func ("/ships/search", test_search_ships);
  g_test_add_func ("/week-card/search", test_search_week_cards);
  g_test_add_func ("/edicts/MON-3/order", test_edicts);
  g_test_add_func ("/edicts/EDICT-1/other", test_other_edict);
  g_test_add_func ("/edicts/used", test_used_edicts);
  g_test_add_func ("/edicts/keys", test_edict_keys);
  g_test_add_func ("/draws/VOTE-2/by-app", test_draws);
  g_test_add_func ("/draws/undone", test_draw_undone);
  g_test_add_func ("/draws/covered", test_draws_are_covered);
  g_test_add_func ("/peeks", test_peeks);
  g_test_add_func ("/peeks-used", test_peek_used);
  g_test_add_func ("/draws/optional", test_draws_are_optional);
  g_test_add_func ("/homecoming/VOTE-2/all", test_homecoming);
  g_test_add_func ("/homecoming/corrected", test_homecoming_corrected);
  g_test_add_func ("/good-rolls/EDICT-3/by-table", test_good_rolls_of_table);
  g_test_add_func ("/good-rolls/EDICT-3/by-app", test_good_rolls_of_app);
  g_test_add_func ("/good-rolls/EDICT-3/kept", test_good_rolls_are_kept);
  g_test_add_func ("/exchange/VOTE-2/trade", test_exchange);
  g_test_add_func ("/exchange/order", test_exchange_order);
  g_test_add_func ("/exchange/fits", test_exchange_fits);
  g_test_add_func ("/exchange/covered", test_exchange_is_covered);
  g_test_add_func ("/cards/learn", test_cards);
  g_test_add_func ("/cards/taught-again", test_cards_taught_again);
  g_test_add_func ("/cards/empty-bag", test_cards_of_empty_bag);
  g_test_add_func ("/cards/newer", test_cards_of_newer_program);
  g_test_add_func ("/cards/unreadable", test_cards_unreadable);
  g_test_add_func ("/cards/together", test_cards_together);
  g_test_add_func ("/corrected", test_corrected);
  g_test_add_func ("/undone", test_undone);
  g_test_add_func ("/input", test_input);
  g_test_add_func ("/room", test_room);
  g_test_add_func ("/counter", test_counter);
  g_test_add_func ("/counter limits", test_counter_limits);
  g_test_add_func ("/keys", test_keys);
  g_test_add_func ("/keys/row", test_row);
  g_test_add_func ("/notify", test_notify);
  g_test_add_func ("/finalized", test_finalized);

  return g_test_run ();
}

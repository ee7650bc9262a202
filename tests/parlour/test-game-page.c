/* test-game-page.c: the page of a game, and what is at its sides
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-parts.h"
#include "colonia-printed.h"
#include "colonia-record.h"
#include "colonia-session.h"
#include "colonia-terms.h"
#include "colonia-typed.h"
#include "colonia-words.h"
#include "concordia-state.h"
#include "games.h"
#include "genua-state.h"
#include "parlour-banner.h"
#include "parlour-board-page.h"
#include "parlour-board-spaces.h"
#include "parlour-board-thing.h"
#include "parlour-board-view.h"
#include "parlour-clock.h"
#include "parlour-collections.h"
#include "parlour-confirm-bar.h"
#include "parlour-die.h"
#include "parlour-display.h"
#include "parlour-family-card.h"
#include "parlour-families.h"
#include "parlour-family-chip.h"
#include "parlour-game-page.h"
#include "parlour-hand-out.h"
#include "parlour-keys.h"
#include "parlour-page.h"
#include "parlour-pages.h"
#include "parlour-panes.h"
#include "parlour-stage.h"
#include "parlour-step-page.h"
#include "parlour-toasts.h"
#include "parlour-turn-bar.h"
#include "parlour-widgets.h"
#include "table-remedy.h"
#include "table-simulation.h"
#include "tongue.h"
#include "widgets.h"

#include <glib/gstdio.h>
#include <stdlib.h>
#include <string.h>

/* All parts of another page are shown after so many frames. */
#define FRAMES_TO_SHOW 7

static void
count_notify (gpointer data)
{
  (*(int *) data)++;
}

static void
test_table (void)
{
  ParlourPanes *table = g_object_ref_sink (g_object_new (PARLOUR_TYPE_PANES, NULL));
  const char *const places[] = { "start", "strip", "middle", "end" };

  for (gsize i = 0; i < G_N_ELEMENTS (places); i++)
    {
      g_autofree char *signal = g_strconcat ("notify::", places[i], NULL);
      GtkWidget *child = gtk_label_new ("Anna");
      GtkWidget *found;
      int notified = 0;

      g_signal_connect_swapped (table, signal, G_CALLBACK (count_notify), &notified);
      g_object_set (table, places[i], child, NULL);
      g_object_set (table, places[i], child, NULL);
      g_assert_cmpint (notified, ==, 1);

      g_object_get (table, places[i], &found, NULL);
      g_assert_true (found == child);
      g_object_unref (found);
      g_signal_handlers_disconnect_by_data (table, &notified);
    }

  assert_finalized (table);
}

/* What is at the sides is there where there is room for it and the middle. Each
 * width has a table of its own, as one that is in no window does not hear of text
 * that grows. */
static void
assert_table_shows (int            width,
                    const gboolean shown[4])
{
  const char *const places[] = { "start", "strip", "middle", "end" };
  const GtkAllocation allocation = { 0, 0, width, 600 };
  ParlourPanes *table = g_object_ref_sink (g_object_new (PARLOUR_TYPE_PANES, "show-end", TRUE, NULL));
  GtkWidget *children[4];

  for (int i = 0; i < 4; i++)
    {
      children[i] = gtk_label_new ("Anna");
      gtk_widget_set_size_request (children[i], 250, 20);
      g_object_set (table, places[i], children[i], NULL);
    }

  gtk_widget_measure (GTK_WIDGET (table), GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
  gtk_widget_size_allocate (GTK_WIDGET (table), &allocation, -1);
  for (int i = 0; i < 4; i++)
    g_assert_cmpint (gtk_widget_get_child_visible (children[i]), ==, shown[i]);

  assert_finalized (table);
}

/* Large text is as little room as a small window. */
static void
test_table_room (void)
{
  GtkSettings *settings = gtk_settings_get_default ();
  int resolution;
  const struct {
    int width;
    int text;
    gboolean shown[4];
  } widths[] = {
    { 360, 1, { FALSE, TRUE, TRUE, FALSE } },
    { 900, 1, { TRUE, FALSE, TRUE, FALSE } },
    { 1280, 1, { TRUE, FALSE, TRUE, TRUE } },
    { 1280, 2, { FALSE, TRUE, TRUE, FALSE } },
    { 1800, 2, { TRUE, FALSE, TRUE, FALSE } },
    { 2560, 2, { TRUE, FALSE, TRUE, TRUE } },
  };

  g_object_get (settings, "gtk-xft-dpi", &resolution, NULL);
  for (gsize w = 0; w < G_N_ELEMENTS (widths); w++)
    {
      g_object_set (settings, "gtk-xft-dpi", widths[w].text * resolution, NULL);
      assert_table_shows (widths[w].width, widths[w].shown);
    }
  g_object_set (settings, "gtk-xft-dpi", resolution, NULL);
}

/* On the largest screens the families stay beside what is in the middle, which has
 * the same room on both sides, and the chronicle at the edge. */
static void
test_table_spare (void)
{
  ParlourPanes *table = g_object_ref_sink (g_object_new (PARLOUR_TYPE_PANES, "show-end", TRUE, NULL));
  const char *const places[] = { "start", "middle", "end" };
  const GtkAllocation allocation = { 0, 0, 3840, 2160 };
  graphene_rect_t at[3];

  for (int i = 0; i < 3; i++)
    {
      GtkWidget *child = gtk_label_new ("Anna");

      gtk_widget_set_size_request (child, 250, 20);
      g_object_set (table, places[i], child, NULL);
    }

  gtk_widget_measure (GTK_WIDGET (table), GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
  gtk_widget_size_allocate (GTK_WIDGET (table), &allocation, -1);
  for (int i = 0; i < 3; i++)
    {
      GtkWidget *child;

      g_object_get (table, places[i], &child, NULL);
      g_assert_true (gtk_widget_compute_bounds (child, GTK_WIDGET (table), &at[i]));
      g_object_unref (child);
    }

  g_assert_cmpfloat (at[0].origin.x + at[0].size.width, ==, at[1].origin.x);
  g_assert_cmpfloat (at[1].size.width, ==, 1500);
  g_assert_cmpfloat (at[0].origin.x, ==, at[2].origin.x - at[1].origin.x - at[1].size.width);
  g_assert_cmpfloat (at[2].origin.x + at[2].size.width, ==, 3840);

  assert_finalized (table);
}

/* Whose turn it is and who has passed is not only drawn. */
static void
assert_chip_tells (GtkWidget          *chip,
                   const ColoniaState *state,
                   int                 seat)
{
  const char *status = state->turn == seat ? ", to play" : state->passed[seat] ? ", passed" : "";
  g_autofree char *description = g_strdup_printf ("card %d%s", state->cards[seat], status);
  g_autofree char *difference = NULL;

  /* The tooltip, which comes late, does not take its place. */
  while (g_main_context_iteration (NULL, FALSE))
    ;
  difference = gtk_test_accessible_check_property (GTK_ACCESSIBLE (find_child (chip, "button")),
                                                   GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description);
  g_assert_cmpstr (difference, ==, NULL);
}

static void
test_families (void)
{
  const ColoniaTracking trackings[] = { COLONIA_TRACKING_FULL, COLONIA_TRACKING_ESSENTIALS };

  for (gsize t = 0; t < G_N_ELEMENTS (trackings); t++)
    for (int n = COLONIA_MIN_PLAYERS; n <= COLONIA_MAX_PLAYERS; n++)
      {
        g_autoptr (TableSession) session = game_at_step (COLONIA_STEP_ORDERS, 3, n, trackings[t]);
        GtkWidget *card = g_object_ref_sink (parlour_family_card_new ());
        g_autoptr (GtkSizeGroup) names = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);
        GtkWidget *chip = g_object_ref_sink (parlour_family_chip_new (names));

        for (int seat = 0; seat < n; seat++)
          {
            gboolean turn = colonia_session_get_state (session)->turn == seat;

            parlour_family_card_show (PARLOUR_FAMILY_CARD (card), session, seat, FALSE);
            g_assert_cmpint (gtk_widget_has_css_class (card, "turn"), ==, turn);
            parlour_family_card_show (PARLOUR_FAMILY_CARD (card), session, seat, TRUE);
            parlour_family_chip_show (PARLOUR_FAMILY_CHIP (chip), session, seat, seat == 0);
            assert_chip_tells (chip, colonia_session_get_state (session), seat);
          }

        assert_finalized (card);
        assert_finalized (chip);
      }
}

/* What enters what is on the page, or `NULL`. */
static GtkWidget *
get_action (GtkWidget *page)
{
  GtkWidget *child = gtk_widget_get_first_child (find_child (page, "action_place"));

  while (child != NULL && !gtk_widget_get_visible (child))
    child = gtk_widget_get_next_sibling (child);

  return child != NULL ? adw_bin_get_child (ADW_BIN (child)) : NULL;
}

/* What enters something does not scroll out of sight, and goes with its page. */
static void
test_action (void)
{
  g_autoptr (TableSession) ships = game_at_step (COLONIA_STEP_BERTH_SHIPS, 0, 4, COLONIA_TRACKING_FULL);
  g_autoptr (TableSession) cards = game_at_step (COLONIA_STEP_FAMILY_CARDS, 1, 4, COLONIA_TRACKING_FULL);
  g_autoptr (TableSession) dice = game_at_step (COLONIA_STEP_EXTRA_CONTRACTS, 1, 4, COLONIA_TRACKING_FULL);
  GtkWidget *page = g_object_ref_sink (g_object_new (PARLOUR_TYPE_GAME_PAGE, "session", ships, NULL));

  g_assert_true (PARLOUR_IS_CONFIRM_BAR (get_action (page)));
  g_assert_null (gtk_widget_get_ancestor (get_action (page), GTK_TYPE_SCROLLED_WINDOW));

  parlour_game_page_set_session (PARLOUR_GAME_PAGE (page), cards);
  g_assert_true (PARLOUR_IS_CONFIRM_BAR (gtk_widget_get_last_child (get_action (page))));
  parlour_game_page_set_session (PARLOUR_GAME_PAGE (page), dice);
  g_assert_null (get_action (page));
  parlour_game_page_set_session (PARLOUR_GAME_PAGE (page), NULL);
  assert_finalized (page);
}

/* Where there is room, what enters a form stands right below it; where there is
 * not, it is in sight all the same. */
static void
test_action_follows (void)
{
  g_autoptr (TableSession) session = game_at_edict (COLONIA_EDICT_EXCHANGE, 4, COLONIA_TRACKING_FULL);
  GtkWidget *page = g_object_ref_sink (g_object_new (PARLOUR_TYPE_GAME_PAGE, "session", session, NULL));
  GtkWidget *middle = gtk_widget_get_parent (find_child (page, "scroller"));
  GtkWidget *scroller = find_child (page, "scroller");
  GtkWidget *bar = gtk_widget_get_last_child (middle);
  int content, below;

  for (int width = 360; width <= 1500; width += 380)
    {
      gtk_widget_measure (middle, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
      gtk_widget_measure (bar, GTK_ORIENTATION_VERTICAL, width, NULL, &below, NULL, NULL);
      gtk_widget_measure (gtk_scrolled_window_get_child (GTK_SCROLLED_WINDOW (scroller)), GTK_ORIENTATION_VERTICAL,
                          width, NULL, &content, NULL, NULL);
      gtk_widget_size_allocate (middle, &(GtkAllocation) { 0, 0, width, 4000 }, -1);
      g_assert_cmpint (gtk_widget_get_height (scroller), ==, content);
      gtk_widget_size_allocate (middle, &(GtkAllocation) { 0, 0, width, 400 }, -1);
      g_assert_cmpint (gtk_widget_get_height (scroller), ==, 400 - below);
    }

  assert_finalized (page);
}

/* Passing is at the foot, in sight and in the same place on all days, whatever
 * there is to choose. */
static void
test_action_at_foot (void)
{
  const ColoniaStep steps[] = { COLONIA_STEP_MARKET, COLONIA_STEP_ORDERS, COLONIA_STEP_LOADING, COLONIA_STEP_BUYING,
                                COLONIA_STEP_SAFEGUARDING };

  for (gsize i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      g_autoptr (TableSession) session = game_at_step (steps[i], 1, 4, COLONIA_TRACKING_FULL);
      GtkWidget *page = g_object_ref_sink (g_object_new (PARLOUR_TYPE_GAME_PAGE, "session", session, NULL));
      GtkWidget *middle = gtk_widget_get_parent (find_child (page, "scroller"));
      GtkWidget *scroller = find_child (page, "scroller");
      GtkWidget *bar = gtk_widget_get_last_child (middle);

      g_assert_true (PARLOUR_IS_TURN_BAR (get_action (page)));
      for (int height = 400; height <= 4000; height *= 10)
        {
          int below;

          gtk_widget_measure (middle, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
          gtk_widget_measure (bar, GTK_ORIENTATION_VERTICAL, 700, NULL, &below, NULL, NULL);
          gtk_widget_size_allocate (middle, &(GtkAllocation) { 0, 0, 700, height }, -1);
          g_assert_cmpint (below, >, 0);
          g_assert_cmpint (gtk_widget_get_height (scroller), ==, height - below);
        }

      assert_finalized (page);
    }
}

/* Who comes back to a day can pass again. */
static void
test_action_again (void)
{
  g_autoptr (TableSession) session = game_at_step (COLONIA_STEP_MARKET, 1, 4, COLONIA_TRACKING_FULL);
  GtkWidget *window = gtk_window_new ();
  GtkWidget *page = g_object_new (PARLOUR_TYPE_GAME_PAGE, "session", session, NULL);
  GtkWidget *bar = get_action (page);

  gtk_window_set_child (GTK_WINDOW (window), page);
  for (int i = 0; i < 2; i++)
    {
      g_assert_true (get_action (page) == bar);
      g_assert_cmpint (count_all (bar, GTK_TYPE_BUTTON), ==, 2);
      for (guint j = 0; j < 2; j++)
        g_assert_true (gtk_widget_is_sensitive (find_nth (bar, GTK_TYPE_BUTTON, j)));

      table_session_undo (session);
      g_assert_true (get_action (page) != bar);
      table_session_redo (session);
    }

  gtk_window_destroy (GTK_WINDOW (window));
}

static gboolean
has_relic_in_shrine (const ColoniaState *state,
                     gpointer            data)
{
  for (int i = 0; i < state->players[0].n_relics; i++)
    if (state->players[0].relics[i].stored)
      return TRUE;

  return FALSE;
}

/* What is Colonia's on the card of a family that has been shown. */
static GtkWidget *
find_in_household (GtkWidget  *card,
                   const char *id)
{
  return find_child (gtk_widget_get_last_child (find_child (card, "content")), id);
}

/* What lies in a shrine lies before the screen. */
static void
test_shrines (void)
{
  g_autoptr (TableSession) session = game_where (has_relic_in_shrine, NULL, 3, COLONIA_TRACKING_FULL);
  GtkWidget *card = g_object_ref_sink (parlour_family_card_new ());

  for (int uncovered = 0; uncovered < 2; uncovered++)
    {
      GtkWidget *shrines;

      parlour_family_card_show (PARLOUR_FAMILY_CARD (card), session, 0, uncovered);
      shrines = find_in_household (card, "shrines");
      g_assert_true (gtk_widget_get_visible (shrines));
      g_assert_true (g_str_has_prefix (gtk_label_get_label (GTK_LABEL (shrines)), "In shrines: "));
      g_assert_cmpint (gtk_widget_get_visible (find_in_household (card, "behind_screen")), ==, uncovered);
    }

  assert_finalized (card);
}

static int
find_in_bag (ColoniaBundle *bag)
{
  int kind = 0;

  while (bag->n[kind] == 0)
    kind++;
  bag->n[kind]--;

  return kind;
}

/* What an edict let everybody draw is told on that day: before the screen how much of it (VOTE-2). */
static void
test_drawn (void)
{
  g_autoptr (TableSession) session = game_at_edict (COLONIA_EDICT_DRAW_RESOURCES, 3, COLONIA_TRACKING_FULL);
  ColoniaEvent event = { .type = COLONIA_EVENT_DRAWS, .player = COLONIA_NOBODY };
  ColoniaBundle bag = colonia_session_get_state (session)->bag;
  GtkWidget *card = g_object_ref_sink (parlour_family_card_new ());
  GtkWidget *drawn;

  parlour_family_card_show (PARLOUR_FAMILY_CARD (card), session, 0, TRUE);
  drawn = find_in_household (card, "drawn");
  g_assert_false (gtk_widget_get_visible (drawn));
  event.drawn.n = 3;
  for (int seat = 0; seat < 3; seat++)
    for (int i = 0; i < 2; i++)
      event.drawn.bundles[seat].n[find_in_bag (&bag)]++;
  colonia_session_play (session, &event, TABLE_ROLLER_APP);
  parlour_family_card_show (PARLOUR_FAMILY_CARD (card), session, 0, FALSE);
  g_assert_true (gtk_widget_get_visible (drawn));
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (drawn)), ==, "2 resources drawn: the eye shows which");
  parlour_family_card_show (PARLOUR_FAMILY_CARD (card), session, 0, TRUE);
  g_assert_true (g_str_has_prefix (gtk_label_get_label (GTK_LABEL (drawn)), "Drawn from the bag: "));

  assert_finalized (card);
}

static gboolean
has_both_shrines (const ColoniaState *state,
                  gpointer            data)
{
  gboolean empty = FALSE;

  for (int city = 0; city < COLONIA_N_CITIES; city++)
    empty = empty || colonia_state_has_empty_shrine (state, 0, (ColoniaCity) city);

  return empty && has_relic_in_shrine (state, data);
}

static int
count_in (const char *text,
          const char *part)
{
  int n = 0;

  for (const char *p = strstr (text, part); p != NULL; p = strstr (p + 1, part))
    n++;

  return n;
}

/* An empty shrine lies before the screen as well (SUN-2): it shows with and
 * without the cover, each once, and what is behind the screen does not name it. */
static void
test_empty_shrines (void)
{
  g_autoptr (TableSession) session = game_where (has_both_shrines, NULL, 3, COLONIA_TRACKING_FULL);
  const ColoniaState *state = colonia_session_get_state (session);
  GtkWidget *card = g_object_ref_sink (parlour_family_card_new ());

  for (int uncovered = 0; uncovered < 2; uncovered++)
    {
      GtkWidget *shrines, *relics;
      const char *text;

      parlour_family_card_show (PARLOUR_FAMILY_CARD (card), session, 0, uncovered);
      shrines = find_in_household (card, "shrines");
      relics = find_in_household (card, "relics");
      text = gtk_label_get_label (GTK_LABEL (shrines));
      g_assert_true (gtk_widget_get_visible (shrines));
      g_assert_nonnull (strstr (text, "In shrines: "));
      g_assert_nonnull (strstr (text, "empty shrines: "));
      for (int i = 0; i < state->players[0].n_shrines; i++)
        g_assert_cmpint (count_in (text, colonia_term_city (state->players[0].shrines[i])), ==, 1);
      g_assert_null (strstr (gtk_label_get_label (GTK_LABEL (relics)), "shrine"));
    }

  assert_finalized (card);
}

/* Finds an order for which the player whose turn it is lacks a resource. */
static gboolean
find_vain_order (const ColoniaState *state,
                 gpointer            data)
{
  ColoniaEvent *event = data;

  if (state->step != COLONIA_STEP_ORDERS)
    return FALSE;

  colonia_event_init (event, COLONIA_EVENT_ORDER);
  event->player = state->turn;
  for (int craftsman = 0; craftsman < COLONIA_N_CRAFTSMEN; craftsman++)
    {
      event->craftsman = (ColoniaCraftsman) craftsman;
      if (colonia_state_examine (state, event).kind == COLONIA_OBSTACLE_RESOURCE_SHORT)
        return TRUE;
    }

  return FALSE;
}

static GtkWidget *
get_page (GtkWidget *page)
{
  return GTK_WIDGET (parlour_pages_get_page (PARLOUR_PAGES (find_child (page, "pages"))));
}

static void
keep_sentence (char      **kept,
               const char *sentence)
{
  g_free (*kept);
  *kept = g_strdup (sentence);
}

/* A player who tries in vain does not show the table what is behind the screen. */
static void
test_complaint_covered (void)
{
  ColoniaEvent event;
  g_autoptr (TableSession) session = game_where (find_vain_order, &event, 4, COLONIA_TRACKING_FULL);
  GtkWidget *page = g_object_ref_sink (g_object_new (PARLOUR_TYPE_GAME_PAGE, "session", session, NULL));
  GtkWidget *middle = get_page (page);
  const char *name = table_session_get_names (session)[event.player];
  g_autofree char *covered = g_strdup_printf ("%s has not enough for this", name);
  g_autofree char *uncovered = g_strdup_printf ("%s has ", name);
  g_autofree char *heard = NULL;

  g_signal_connect_swapped (middle, "complained", G_CALLBACK (keep_sentence), &heard);
  parlour_page_enter (PARLOUR_PAGE (middle), &event.table, TABLE_ROLLER_NONE);
  g_assert_cmpstr (heard, ==, covered);

  gtk_widget_activate_action (page, "game.lift-cover", "i", event.player);
  parlour_page_enter (PARLOUR_PAGE (middle), &event.table, TABLE_ROLLER_NONE);
  g_assert_true (g_str_has_prefix (heard, uncovered));

  assert_finalized (page);
}

static void
keep_offer (gboolean   *kept,
            const char *sentence,
            int         rule,
            ParlourPage *anyway)
{
  *kept = anyway != NULL;
}

/* Finds a booth for which the player whose turn it is lacks members at home. */
static gboolean
find_vain_booth (const ColoniaState *state,
                 gpointer            data)
{
  ColoniaEvent *event = data;

  if (state->step != COLONIA_STEP_MARKET)
    return FALSE;

  colonia_event_init (event, COLONIA_EVENT_TAKE_BOOTH);
  event->player = state->turn;
  for (event->booth = 0; event->booth < state->n_booths; event->booth++)
    if (colonia_state_examine (state, event).kind == COLONIA_OBSTACLE_MEMBERS_SHORT)
      return TRUE;

  return FALSE;
}

static guint
get_cursor (TableSession *session)
{
  return table_record_get_cursor (table_session_get_record (session));
}

/* Who has not enough in the books for what just happened is offered, beside the sentence, to enter it anyway, and does
 * not say beforehand what is behind the screen. One touch enters it, and the books are put right by as much. */
static void
check_anyway (gboolean (*find) (const ColoniaState *, gpointer))
{
  ColoniaEvent event;
  g_autoptr (TableSession) session = game_where (find, &event, 4, COLONIA_TRACKING_FULL);
  GtkWidget *page = g_object_new (PARLOUR_TYPE_GAME_PAGE, "session", session, NULL);
  GtkWidget *window = gtk_window_new ();
  const guint before = get_cursor (session);
  GtkWidget *toast, *button;
  gboolean offered = FALSE;

  gtk_window_set_child (GTK_WINDOW (window), page);
  gtk_window_present (GTK_WINDOW (window));
  g_signal_connect_swapped (get_page (page), "complained", G_CALLBACK (keep_offer), &offered);
  parlour_page_enter (PARLOUR_PAGE (get_page (page)), &event.table, TABLE_ROLLER_NONE);
  g_assert_true (offered);
  g_assert_cmpuint (get_cursor (session), ==, before);

  toast = find_nth (window, g_type_from_name ("AdwToastWidget"), 0);
  button = find_anyway (toast);
  g_assert_cmpstr (gtk_label_get_label (find_nth (button, GTK_TYPE_LABEL, 0)), ==, "Enter anyway: the table is right");
  g_signal_emit_by_name (button, "clicked");

  g_assert_cmpuint (get_cursor (session), >=, before + 2);
  g_assert_cmpint (table_record_get_event (table_session_get_record (session), before)->type, ==,
                   event.type == COLONIA_EVENT_ORDER ? COLONIA_EVENT_CHANGE : COLONIA_EVENT_CORRECTION);
  g_assert_cmpint (count_all (window, g_type_from_name ("AdwToastWidget")), ==, 0);
  table_session_undo (session);
  g_assert_cmpuint (get_cursor (session), ==, before);
  table_session_redo (session);
  g_assert_cmpuint (get_cursor (session), >=, before + 2);

  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_anyway (void)
{
  check_anyway (find_vain_order);
  check_anyway (find_vain_booth);
}

/* Finds a house of which is asked whether it can be, in a province that the books have no more of, if there is one. */
static TableSession *
find_doubtful_house (const TableRecord *record,
                     guint              index,
                     ConcordiaEvent    *event)
{
  g_autoptr (TableSession) session = table_session_new (table_record_copy (record, index), NULL, NULL);
  const TableState *state = table_session_get_state (session);
  ConcordiaEvent correction = { .table = { CONCORDIA_EVENT_CORRECTION, state->turn } };

  if (state->step != CONCORDIA_STEP_BUILDING)
    return NULL;

  correction.holdings[0].corrects = CONCORDIA_CORRECTS_PROVINCES;
  correction.holdings[0].provinces = CONCORDIA_STATE (state)->agreed.provinces;
  table_session_play (session, &correction.table, TABLE_ROLLER_NONE);

  *event = (ConcordiaEvent) { .table = { CONCORDIA_EVENT_BUILD, state->turn } };
  event->build.house = state->n_players;
  event->build.new_province = TRUE;
  for (event->build.city = 0; event->build.city < CONCORDIA_N_GOODS; event->build.city++)
    {
      const TableEvent *house = &event->table;
      g_autoptr (TableState) after = table_state_dup (table_session_get_state (session));

      if (!table_remedy_exists (after, &house, 1))
        continue;
      table_remedy_apply (after, house);
      if (table_state_doubt (after, house).kind != TABLE_OBSTACLE_NONE)
        return g_steal_pointer (&session);
    }

  return NULL;
}

static void
enter_anyway (GtkWidget        *window,
              GtkWidget        *page,
              const TableEvent *event)
{
  parlour_page_enter (PARLOUR_PAGE (get_page (page)), event, TABLE_ROLLER_NONE);
  g_signal_emit_by_name (find_anyway (find_nth (window, g_type_from_name ("AdwToastWidget"), 0)), "clicked");
}

/* What is doubtful is asked about once, whatever the books are put right for it. */
static void
test_anyway_doubtful (void)
{
  g_autoptr (TableRecord) record = table_simulate (&concordia_game, 4, CONCORDIA_TRACKING_ESSENTIALS, 1);
  g_autoptr (TableSession) session = NULL;
  ConcordiaEvent event;
  GtkWidget *page, *window = gtk_window_new ();
  guint before;

  for (guint index = 0; session == NULL && index < table_record_get_n_events (record); index++)
    session = find_doubtful_house (record, index, &event);
  g_assert_nonnull (session);
  before = get_cursor (session);
  page = g_object_new (PARLOUR_TYPE_GAME_PAGE, "session", session, NULL);
  gtk_window_set_child (GTK_WINDOW (window), page);
  gtk_window_present (GTK_WINDOW (window));

  enter_anyway (window, page, &event.table);
  g_assert_nonnull (find_dialog ());
  answer ("enter");
  g_assert_cmpuint (get_cursor (session), ==, before + 2);

  table_session_undo (session);
  g_assert_cmpuint (get_cursor (session), ==, before);
  wait_for_frames (page, 2);
  enter_anyway (window, page, &event.table);
  g_assert_null (find_dialog ());
  g_assert_cmpuint (get_cursor (session), ==, before + 2);

  gtk_window_destroy (GTK_WINDOW (window));
}

/* What could happen only by what it has waited for is asked about once it can, and what was noted behind it leaves that as
 * it is. */
static void
test_doubtful_after_waiting (void)
{
  g_autoptr (TableRecord) record = table_simulate (&concordia_game, 4, CONCORDIA_TRACKING_ESSENTIALS, 1);
  const ConcordiaEvent note = { .table = { CONCORDIA_EVENT_NOTE, TABLE_NOBODY }, .text = (char *) "The disk is slow" };
  g_autofree char *directory = g_dir_make_tmp ("kontor-page-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (directory, "game.kontor", NULL);
  g_autoptr (GPtrArray) remedies = g_ptr_array_new ();
  g_autoptr (TableSession) found = NULL, session = NULL;
  ConcordiaEvent event;
  GtkWidget *page, *window = gtk_window_new ();
  guint before;

  for (guint index = 0; found == NULL && index < table_record_get_n_events (record); index++)
    found = find_doubtful_house (record, index, &event);
  before = get_cursor (found);
  g_assert_true (table_remedy_find (table_session_get_state (found), &event.table, remedies));
  session = table_session_new (table_record_copy (table_session_get_record (found), before), path, NULL);
  page = g_object_new (PARLOUR_TYPE_GAME_PAGE, "session", session, NULL);
  gtk_window_set_child (GTK_WINDOW (window), page);
  gtk_window_present (GTK_WINDOW (window));
  while (!gtk_widget_get_mapped (page) || table_session_is_busy (session))
    g_main_context_iteration (NULL, TRUE);

  table_session_play (session, &note.table, TABLE_ROLLER_NONE);
  g_assert_true (table_session_is_busy (session));
  table_session_play (session, remedies->pdata[0], TABLE_ROLLER_NONE);
  table_session_play (session, &event.table, TABLE_ROLLER_NONE);
  table_session_play (session, &note.table, TABLE_ROLLER_NONE);
  while (get_cursor (session) < before + 3 || table_session_is_busy (session))
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (get_cursor (session), ==, before + 3);
  g_assert_nonnull (find_dialog ());
  answer ("enter");
  g_assert_cmpuint (get_cursor (session), ==, before + 4);
  g_assert_nonnull (table_record_get_stamp (table_session_get_record (session), before + 3).sure);

  while (table_session_is_busy (session))
    g_main_context_iteration (NULL, TRUE);
  table_event_free_all (concordia_game.events, g_steal_pointer (&remedies));
  gtk_window_destroy (GTK_WINDOW (window));
  g_remove (path);
  g_remove (directory);
}

/* All whose books are put right by it are named, and not only who comes first. */
static void
test_anyway_of_all (void)
{
  g_autoptr (TableRecord) record = table_simulate (&genua_game, 3, GENUA_TRACKING_FULL, 1);
  const guint last = table_record_get_n_events (record) - 1;
  GenuaEvent event = *(const GenuaEvent *) (const void *) table_record_get_event (record, last);
  g_autoptr (TableSession) session = table_session_new (table_record_copy (record, last), NULL, NULL);
  GtkWidget *page = g_object_ref_sink (g_object_new (PARLOUR_TYPE_GAME_PAGE, "session", session, NULL));
  g_autofree char *heard = NULL;
  int n_wrong = 0;

  g_assert_cmpint (event.table.type, ==, GENUA_EVENT_FINAL_HOLDINGS);
  g_signal_connect_swapped (get_page (page), "complained", G_CALLBACK (keep_sentence), &heard);
  for (int seat = 0; seat < 3; seat++)
    event.holdings[seat].n_privileges = 0;
  parlour_page_enter (PARLOUR_PAGE (get_page (page)), &event.table, TABLE_ROLLER_NONE);

  for (int seat = 0; seat < 3; seat++)
    if (GENUA_STATE (table_session_get_state (session))->players[seat].things[GENUA_THING_PRIVILEGE] > 0)
      {
        g_assert_nonnull (strstr (heard, table_session_get_names (session)[seat]));
        n_wrong++;
      }
  g_assert_cmpint (n_wrong, >=, 2);

  assert_finalized (page);
}

/* What is refused for something else is not offered. */
static void
test_not_anyway (void)
{
  ColoniaEvent event;
  g_autoptr (TableSession) session = game_where (find_vain_order, &event, 4, COLONIA_TRACKING_FULL);
  GtkWidget *page = g_object_ref_sink (g_object_new (PARLOUR_TYPE_GAME_PAGE, "session", session, NULL));
  gboolean offered = FALSE;

  g_signal_connect_swapped (get_page (page), "complained", G_CALLBACK (keep_offer), &offered);
  parlour_page_enter (PARLOUR_PAGE (get_page (page)), &event.table, TABLE_ROLLER_NONE);
  g_assert_true (offered);

  event.player = (event.player + 1) % 4;
  parlour_page_enter (PARLOUR_PAGE (get_page (page)), &event.table, TABLE_ROLLER_NONE);
  g_assert_false (offered);
  parlour_page_accept_anyway (PARLOUR_PAGE (get_page (page)));
  g_assert_cmpint (colonia_session_get_state (session)->step, ==, COLONIA_STEP_ORDERS);

  assert_finalized (page);
}

static gboolean
is_tied (const ColoniaState *state,
         gpointer            data)
{
  return state->step == COLONIA_STEP_CASTING_VOTE;
}

/* With a tie the mayor is asked on the page of the vote, where what had the keys is gone:
 * they are for the page still, and not for the way back to the shelf. */
static void
test_tie_keeps_keys (void)
{
  g_autoptr (TableSession) session = game_where (is_tied, NULL, 4, COLONIA_TRACKING_FULL);
  GtkWindow *window = GTK_WINDOW (gtk_window_new ());
  GtkWidget *page = g_object_new (PARLOUR_TYPE_GAME_PAGE, "session", session, NULL);
  GtkWidget *focus;

  table_session_undo (session);
  gtk_window_set_child (window, page);
  gtk_window_present (window);
  wait_until_mapped (get_page (page));
  wait_for_frames (page, 2);
  g_assert_true (gtk_widget_is_ancestor (gtk_root_get_focus (GTK_ROOT (window)), find_child (page, "action_place")));

  table_session_redo (session);
  wait_for_frames (page, 2);
  focus = gtk_root_get_focus (GTK_ROOT (window));
  g_assert_nonnull (focus);
  g_assert_true (focus == parlour_board_view_find_deed (PARLOUR_BOARD_VIEW (find_child (get_page (page), "groups")), "tally/tally/cast-yes"));

  gtk_window_destroy (window);
}

static gboolean
are_all_tied (const ColoniaState *state,
              gpointer            data)
{
  int n = 0;

  for (int seat = 0; seat < state->n_players; seat++)
    n += colonia_state_is_tied (state, seat);

  return state->step == COLONIA_STEP_TIE_ROLLS && n == state->n_players;
}

/* How far above the top of another part of a page one ends. */
static float
measure_above (GtkWidget *page,
               GtkWidget *upper,
               GtkWidget *lower)
{
  graphene_rect_t above, below;

  g_assert_true (gtk_widget_compute_bounds (upper, page, &above));
  g_assert_true (gtk_widget_compute_bounds (lower, page, &below));

  return below.origin.y - above.origin.y - above.size.height;
}

/* However many are tied, that the die can be rolled here stands where the page begins,
 * and what the last die completes does not move the dice below a finger. */
static void
test_tie_rolls_places (void)
{
  g_autoptr (TableSession) session = game_where (are_all_tied, NULL, 4, COLONIA_TRACKING_FULL);
  GtkWindow *window = GTK_WINDOW (gtk_window_new ());
  GtkWidget *page = g_object_new (PARLOUR_TYPE_GAME_PAGE, "session", session, NULL);
  GtkWidget *middle, *board, *rolls;
  graphene_rect_t before, after;

  gtk_window_set_default_size (window, 1160, 680);
  gtk_window_set_child (window, page);
  gtk_window_present (window);
  middle = get_page (page);
  wait_until_mapped (middle);
  wait_for_frames (page, 2);
  board = find_child (middle, "groups");
  rolls = gtk_widget_get_parent (parlour_board_view_find_thing (PARLOUR_BOARD_VIEW (board), "dice/seat-1"));
  g_assert_cmpfloat (measure_above (middle, parlour_board_view_find_deed (PARLOUR_BOARD_VIEW (board), "roll/dice/roll"), rolls), >=, 0);

  g_assert_true (gtk_widget_compute_bounds (rolls, middle, &before));
  for (int value = 1; value <= 4; value++)
    g_assert_true (parlour_keys_press (middle, GDK_KEY_0 + (guint) value, 0));
  wait_for_frames (page, 2);
  g_assert_cmpfloat (measure_above (middle, rolls, parlour_board_view_find_thing (PARLOUR_BOARD_VIEW (board), "order/seat-1")), >=, 0);
  g_assert_true (gtk_widget_compute_bounds (rolls, middle, &after));
  g_assert_cmpfloat (after.origin.y, ==, before.origin.y);

  gtk_window_destroy (window);
}

static void
assert_announced (GtkWidget  *window,
                  const char *text)
{
  g_autofree char *difference = gtk_test_accessible_check_property (GTK_ACCESSIBLE (window),
                                                                    GTK_ACCESSIBLE_PROPERTY_LABEL, text);

  g_assert_cmpstr (difference, ==, NULL);
}

/* Whom the game waits for, and before that what became of an edict and who was not
 * asked, is told to those too who cannot see the page. */
static void
test_announced (void)
{
  ColoniaEvent vote;
  ColoniaTelling telling = { NULL };
  g_autoptr (TableSession) session = NULL;
  g_autofree char *heading = NULL;
  g_autofree char *result = NULL;
  g_autofree char *both = NULL;
  GtkWidget *page;
  GtkWidget *window;
  g_autofree char *unasked = NULL;
  g_autoptr (GArray) effects = NULL;

  session = game_where (is_tied, NULL, 3, COLONIA_TRACKING_FULL);
  colonia_event_init (&vote, COLONIA_EVENT_CASTING_VOTE);
  vote.casting_ballot = COLONIA_BALLOT_NO;
  window = gtk_window_new ();
  page = g_object_new (PARLOUR_TYPE_GAME_PAGE, "session", session, NULL);
  gtk_window_set_child (GTK_WINDOW (window), page);

  colonia_session_play (session, &vote, TABLE_ROLLER_NONE);
  telling.names = table_session_get_names (session);
  heading = colonia_words_step (telling.names, table_session_get_state (session));
  effects = table_session_list_last_effects (session);
  for (guint i = 0; i < effects->len; i++)
    if (g_array_index (effects, ColoniaEffect, i).kind == COLONIA_EFFECT_REJECTED)
      result = colonia_words_effect (&telling, &g_array_index (effects, ColoniaEffect, i));
  g_assert_nonnull (result);
  unasked = table_session_tell_unasked (session);
  g_assert_nonnull (unasked);
  both = g_strdup_printf ("%s %s %s", result, unasked, heading);
  assert_announced (window, both);

  gtk_window_destroy (GTK_WINDOW (window));
}

static gboolean
shows_text (GtkWidget  *widget, /* NOLINT(misc-no-recursion) */
            const char *text)
{
  gboolean shows = GTK_IS_LABEL (widget) && g_str_equal (gtk_label_get_text (GTK_LABEL (widget)), text);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && !shows;
       child = gtk_widget_get_next_sibling (child))
    shows = shows_text (child, text);

  return shows;
}

static gboolean
is_last_booth (const ColoniaState *state,
               gpointer            data)
{
  int n = 0;

  for (int i = 0; i < state->n_booths; i++)
    n += colonia_bundle_get_total (&state->booths[i].resources) > 0;

  return state->step == COLONIA_STEP_MARKET && n == 1;
}

/* With the last booth the market is over, which is told with the way back. */
static void
test_unasked (void)
{
  g_autoptr (TableSession) session = game_where (is_last_booth, NULL, 4, COLONIA_TRACKING_FULL);
  guint cursor = table_record_get_cursor (table_session_get_record (session));
  const ColoniaState *state = colonia_session_get_state (session);
  GtkWindow *window = GTK_WINDOW (gtk_window_new ());
  GtkWidget *page = g_object_new (PARLOUR_TYPE_GAME_PAGE, "session", session, NULL);
  ColoniaEvent take = { .type = COLONIA_EVENT_TAKE_BOOTH, .player = state->turn };
  g_autofree char *told = NULL;

  gtk_window_set_child (window, page);
  while (colonia_bundle_get_total (&state->booths[take.booth].resources) == 0)
    take.booth++;
  colonia_session_play (session, &take, TABLE_ROLLER_NONE);
  g_assert_cmpint (colonia_session_get_state (session)->step, !=, COLONIA_STEP_MARKET);
  told = table_session_tell_unasked (session);
  g_assert_true (shows_text (page, told));

  gtk_widget_activate_action (page, "game.undo", NULL);
  g_assert_cmpuint (table_record_get_cursor (table_session_get_record (session)), ==, cursor);
  gtk_window_destroy (window);
}

/* A second press, of the key or with the pointer, is not for the next step. */
static void
test_pass_all_twice (void)
{
  g_autoptr (TableSession) session = game_at_step (COLONIA_STEP_BUYING, 1, 4, COLONIA_TRACKING_FULL);
  GtkWindow *window = GTK_WINDOW (gtk_window_new ());
  GtkWidget *page = g_object_new (PARLOUR_TYPE_GAME_PAGE, "session", session, NULL);
  guint cursor;

  gtk_window_set_child (window, page);
  parlour_keys_press (page, GDK_KEY_p, GDK_SHIFT_MASK);
  g_assert_cmpint (colonia_session_get_state (session)->step, ==, COLONIA_STEP_SAFEGUARDING);

  cursor = table_record_get_cursor (table_session_get_record (session));
  parlour_keys_press (page, GDK_KEY_p, GDK_SHIFT_MASK);
  gtk_widget_activate_action (find_nth (page, PARLOUR_TYPE_TURN_BAR, 0), "turn.pass-all", NULL);
  g_assert_cmpuint (table_record_get_cursor (table_session_get_record (session)), ==, cursor);
  parlour_keys_press (page, GDK_KEY_p, 0);
  g_assert_cmpuint (table_record_get_cursor (table_session_get_record (session)), ==, cursor + 1);
  gtk_window_destroy (window);
}

/* One of each kind, so that there is something to offer. */
static void
learn_cards (const TableRecord *record)
{
  const ColoniaEventType kinds[] = { COLONIA_EVENT_SHIP, COLONIA_EVENT_RELIC, COLONIA_EVENT_WEEK_CARD };

  for (gsize kind = 0; kind < G_N_ELEMENTS (kinds); kind++)
    for (guint i = 0; i < table_record_get_n_known (record); i++)
      if (colonia_record_get_event (record, i)->type == kinds[kind])
        {
          parlour_cards_learn (parlour_collections_find (&colonia_game), &colonia_record_get_event (record, i)->table);
          break;
        }
}

/* Pages that were left stay in the window, and are told of a change of the language, too. */
static void
redo_all (GtkWidget    *page,
          TableSession *session)
{
  GtkWindow *window = GTK_WINDOW (gtk_window_new ());
  int step = -1;

  gtk_window_set_child (window, page);
  while (table_session_get_can_redo (session))
    {
      gtk_widget_activate_action (page, "game.redo", NULL);
      if (table_session_get_state (session)->step != step)
        g_object_notify (G_OBJECT (tongue_voice_get_default ()), "language");
      step = table_session_get_state (session)->step;
    }
  gtk_window_set_child (window, NULL);
  gtk_window_destroy (window);
}

/* Everything that a game may wait for can be shown, and goes away again. */
static void
test_every_step (void)
{
  const ColoniaTracking trackings[] = { COLONIA_TRACKING_FULL, COLONIA_TRACKING_ESSENTIALS, COLONIA_TRACKING_SCORING };

  for (gsize t = 0; t < G_N_ELEMENTS (trackings); t++)
    {
      g_autoptr (TableSession) session = game_at_step (COLONIA_STEP_FINISHED, -1, 4, trackings[t]);
      GtkWidget *page = g_object_ref_sink (g_object_new (PARLOUR_TYPE_GAME_PAGE, NULL));
      int notified = 0;

      g_signal_connect_swapped (page, "notify::session", G_CALLBACK (count_notify), &notified);
      parlour_game_page_set_session (PARLOUR_GAME_PAGE (page), session);
      parlour_game_page_set_session (PARLOUR_GAME_PAGE (page), session);
      g_assert_cmpint (notified, ==, 1);

      while (table_session_get_can_undo (session))
        {
          g_assert_true (g_type_is_a (parlour_step_page_find (table_session_get_state (session)),
                                      PARLOUR_TYPE_PAGE));
          gtk_widget_activate_action (page, "game.undo", NULL);
        }
      learn_cards (table_session_get_record (session));
      redo_all (page, session);

      assert_finalized (page);
    }
}

/* What a page says, and what can be pressed there, line by line. */
static void
tell_part (GtkWidget *widget,
           GString   *text)
{
  if (!gtk_widget_get_visible (widget))
    return;

  if (GTK_IS_LABEL (widget))
    g_string_append_printf (text, "%s\n", gtk_label_get_label (GTK_LABEL (widget)));
  else if (GTK_IS_EDITABLE (widget))
    g_string_append_printf (text, "[%s]\n", gtk_editable_get_text (GTK_EDITABLE (widget)));
  else if (GTK_IS_TOGGLE_BUTTON (widget) && gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (widget)))
    g_string_append (text, "pressed\n");
  else if (GTK_IS_BUTTON (widget) && !gtk_widget_get_sensitive (widget))
    g_string_append (text, "insensitive\n");

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    tell_part (child, text);
}

static char *
tell_page (GtkWidget *middle)
{
  GString *text = g_string_new (NULL);
  GtkWidget *action = parlour_page_get_action (PARLOUR_PAGE (middle));

  tell_part (middle, text);
  if (action != NULL)
    tell_part (action, text);

  return g_string_free (text, FALSE);
}

/* Whether something was told in between, which leaves what is filled in. */
static gboolean
is_between (TableSession *session)
{
  const TableRecord *record = table_session_get_record (session);
  guint cursor = table_record_get_cursor (record);

  for (guint i = MAX (cursor, 1) - 1; i <= cursor && i < table_record_get_n_known (record); i++)
    {
      ColoniaEventType type = colonia_record_get_event (record, i)->type;

      if (type == COLONIA_EVENT_NOTE || type == COLONIA_EVENT_CORRECTION)
        return TRUE;
    }

  return FALSE;
}

static void
assert_like_new (GtkWidget    *page,
                 TableSession *session)
{
  GtkWidget *kept = get_page (page);
  GtkWidget *fresh = g_object_ref_sink (g_object_new (G_OBJECT_TYPE (kept), NULL));
  g_autofree char *told = tell_page (kept);
  g_autofree char *expected = NULL;

  parlour_page_set_session (PARLOUR_PAGE (fresh), session);
  expected = tell_page (fresh);
  if (!is_between (session))
    g_assert_cmpstr (told, ==, expected);
  assert_finalized (fresh);
}

/* Pages are kept for when the game comes back to them. Whoever comes back
 * finds them as if they had never been there. */
static void
test_kept_pages (void)
{
  const ColoniaTracking trackings[] = { COLONIA_TRACKING_FULL, COLONIA_TRACKING_ESSENTIALS, COLONIA_TRACKING_SCORING };

  for (gsize t = 0; t < G_N_ELEMENTS (trackings); t++)
    {
      g_autoptr (TableSession) session = game_at_step (COLONIA_STEP_FINISHED, -1, 5, trackings[t]);
      GtkWidget *page = g_object_ref_sink (g_object_new (PARLOUR_TYPE_GAME_PAGE, "session", session, NULL));

      while (table_session_get_can_undo (session))
        {
          table_session_undo (session);
          assert_like_new (page, session);
        }
      while (table_session_get_can_redo (session))
        {
          table_session_redo (session);
          assert_like_new (page, session);
        }

      assert_finalized (page);
    }
}

/* Answers what somebody is asked, if anybody is. */
static gboolean
answer_if_asked (const char *response)
{
  if (find_dialog () == NULL)
    return FALSE;

  answer (response);

  return TRUE;
}

/* The first card that the first player has. */
static void
choose_card (GtkWidget *page)
{
  g_autoptr (GPtrArray) cards = find_all (find_child (get_page (page), "groups"), GTK_TYPE_TOGGLE_BUTTON);
  guint i = 0;

  while (gtk_widget_has_css_class (cards->pdata[i], "dim-label"))
    i++;
  g_signal_emit_by_name (cards->pdata[i], "clicked");
  g_assert_true (parlour_game_page_has_input (PARLOUR_GAME_PAGE (page)));
}

/* Going back or forth drops what is half filled in only if somebody says so. */
static void
test_move_asks (void)
{
  g_autoptr (TableSession) session = game_at_step (COLONIA_STEP_FAMILY_CARDS, 2, 4, COLONIA_TRACKING_FULL);
  const TableRecord *record = table_session_get_record (session);
  GtkWidget *page = g_object_ref_sink (g_object_new (PARLOUR_TYPE_GAME_PAGE, "session", session, NULL));
  guint cursor = table_record_get_cursor (record);
  ColoniaEvent note;

  g_assert_false (parlour_game_page_has_input (PARLOUR_GAME_PAGE (page)));
  choose_card (page);
  gtk_widget_activate_action (page, "game.undo", NULL);
  g_assert_cmpuint (table_record_get_cursor (record), ==, cursor);
  g_assert_true (answer_if_asked ("keep"));
  g_assert_cmpuint (table_record_get_cursor (record), ==, cursor);
  g_assert_true (parlour_game_page_has_input (PARLOUR_GAME_PAGE (page)));

  /* A note in between leaves the page as it is. */
  colonia_event_init (&note, COLONIA_EVENT_NOTE);
  note.text = (char *) "Agnes is late";
  colonia_session_play (session, &note, TABLE_ROLLER_NONE);
  gtk_widget_activate_action (page, "game.undo", NULL);
  g_assert_cmpuint (table_record_get_cursor (record), ==, cursor);
  g_assert_false (answer_if_asked ("keep"));
  g_assert_true (parlour_game_page_has_input (PARLOUR_GAME_PAGE (page)));

  gtk_widget_activate_action (page, "game.go-to", "u", cursor - 2);
  g_assert_true (answer_if_asked ("leave"));
  g_assert_cmpuint (table_record_get_cursor (record), ==, cursor - 2);

  /* Where nothing was typed nobody is asked. */
  gtk_widget_activate_action (page, "game.redo", NULL);
  gtk_widget_activate_action (page, "game.redo", NULL);
  g_assert_false (answer_if_asked ("keep"));
  g_assert_cmpuint (table_record_get_cursor (record), ==, cursor);
  g_assert_false (parlour_game_page_has_input (PARLOUR_GAME_PAGE (page)));

  assert_finalized (page);
}

static void
type_all_cards (GtkWidget    *page,
                TableSession *session)
{
  const ColoniaState *state = colonia_session_get_state (session);

  for (int i = 0; i < state->n_players; i++)
    {
      int value = g_bit_nth_lsf ((gulong) state->hands[state->order[i]], COLONIA_LOWEST_CARD - 1);

      g_assert_true (parlour_keys_press (get_page (page), GDK_KEY_0 + (guint) value, 0));
    }
}

static gboolean
is_looked_at (GtkWidget *page)
{
  return parlour_page_is_looked_at (PARLOUR_PAGE (get_page (page)));
}

static gboolean
on_waited (gpointer data)
{
  *(gboolean *) data = TRUE;

  return G_SOURCE_REMOVE;
}

static void
wait_for_ms (guint milliseconds)
{
  gboolean waited = FALSE;

  g_timeout_add (milliseconds, on_waited, &waited);
  while (!waited)
    g_main_context_iteration (NULL, TRUE);
}

/* What a widget makes of a key that comes to it in one of the phases: whether it goes no further. */
static gboolean
send_key (GtkWidget           *widget,
          GtkPropagationPhase  phase,
          guint                keyval,
          GdkModifierType      modifiers)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);
  gboolean stopped = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (controllers) && !stopped; i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_KEY (controller) && gtk_event_controller_get_propagation_phase (controller) == phase)
        g_signal_emit_by_name (controller, "key-pressed", keyval, 0, modifiers, &stopped);
    }

  return stopped;
}

/* As a key reaches the page before anything on it. */
static gboolean
is_stopped (GtkWidget      *page,
            guint           keyval,
            GdkModifierType modifiers)
{
  return send_key (page, GTK_PHASE_CAPTURE, keyval, modifiers);
}

/* Who lets all pass and presses Enter once more does not roll the die of the next step. */
static void
test_passed_on (void)
{
  g_autoptr (TableSession) session = game_at_step (COLONIA_STEP_ORDERS, 2, 4, COLONIA_TRACKING_FULL);
  GtkWidget *page = g_object_new (PARLOUR_TYPE_GAME_PAGE, "session", session, NULL);
  GtkWidget *window = gtk_window_new ();

  gtk_window_set_child (GTK_WINDOW (window), page);
  g_assert_false (is_stopped (page, GDK_KEY_Return, 0));
  parlour_page_pass_all (PARLOUR_PAGE (get_page (page)));
  g_assert_cmpint (table_session_get_state (session)->step, !=, COLONIA_STEP_ORDERS);
  g_assert_true (is_stopped (page, GDK_KEY_Return, 0));
  wait_for_ms (800);
  g_assert_false (is_stopped (page, GDK_KEY_Return, 0));

  gtk_window_destroy (GTK_WINDOW (window));
}

/* What the page says of a key that comes to the window, as nothing in it has taken it. */
static void
press_in_window (GtkWidget       *window,
                 guint            keyval,
                 GdkModifierType  modifiers)
{
  send_key (window, GTK_PHASE_BUBBLE, keyval, modifiers);
}

/* A key that was meant for the page that is gone is not refused on the next one; but what means
 * nothing there is, as soon as somebody can have seen it. */
static void
test_key_once_too_often (void)
{
  g_autoptr (TableSession) session = game_at_step (COLONIA_STEP_ORDERS, 2, 4, COLONIA_TRACKING_FULL);
  GtkWidget *page = g_object_new (PARLOUR_TYPE_GAME_PAGE, "session", session, NULL);
  GtkWidget *window = gtk_window_new ();
  g_autofree char *heard = NULL;

  gtk_window_set_child (GTK_WINDOW (window), page);
  gtk_window_present (GTK_WINDOW (window));
  wait_for_frames (page, FRAMES_TO_SHOW);
  parlour_page_pass_all (PARLOUR_PAGE (get_page (page)));
  wait_for_frames (page, 3);
  g_assert_cmpint (table_session_get_state (session)->step, !=, COLONIA_STEP_ORDERS);
  g_assert_true (gtk_widget_get_mapped (get_page (page)));
  g_signal_connect_swapped (get_page (page), "complained", G_CALLBACK (keep_sentence), &heard);

  press_in_window (window, GDK_KEY_p, 0);
  g_assert_null (heard);
  wait_for_ms (800);
  press_in_window (window, GDK_KEY_p, 0);
  g_assert_cmpstr (heard, ==, "The key P does nothing here.");

  gtk_window_destroy (GTK_WINDOW (window));
}

/* A key that cannot do now what it means says why. */
static void
test_key_in_vain (void)
{
  const struct {
    ColoniaStep step;
    guint keyval;
    GdkModifierType modifiers;
    const char *why_not;
  } keys[] = {
    { COLONIA_STEP_MARKET, GDK_KEY_P, GDK_SHIFT_MASK, "One event is entered here: each player passes alone." },
    { COLONIA_STEP_EXTRA_CONTRACTS, GDK_KEY_r, 0, "To correct the roll, press what was really rolled." },
    { COLONIA_STEP_EXTRA_CONTRACTS, GDK_KEY_R, GDK_SHIFT_MASK, "To correct the roll, press what was really rolled." },
    { COLONIA_STEP_TIE_ROLLS, GDK_KEY_r, 0, "To correct the roll, press what was really rolled." },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      g_autoptr (TableSession) session = game_at_step (keys[i].step, -1, 4, COLONIA_TRACKING_FULL);
      GtkWidget *page = g_object_new (PARLOUR_TYPE_GAME_PAGE, "session", session, NULL);
      GtkWidget *window = gtk_window_new ();
      g_autofree char *heard = NULL;

      gtk_window_set_child (GTK_WINDOW (window), page);
      gtk_window_present (GTK_WINDOW (window));
      wait_for_frames (page, FRAMES_TO_SHOW);
      g_signal_connect_swapped (get_page (page), "complained", G_CALLBACK (keep_sentence), &heard);
      press_in_window (window, keys[i].keyval, keys[i].modifiers);
      g_assert_null (heard);
      parlour_page_begin_inserting (PARLOUR_PAGE (get_page (page)));
      /* What is a key of a board says itself what stands in the way. */
      if (keys[i].step != COLONIA_STEP_MARKET)
        g_assert_true (parlour_keys_press (page, gdk_keyval_to_lower (keys[i].keyval), keys[i].modifiers));
      else
        press_in_window (window, keys[i].keyval, keys[i].modifiers);
      g_assert_cmpstr (heard, ==, keys[i].why_not);

      gtk_window_destroy (GTK_WINDOW (window));
    }
}

/* Who takes a booth with its digit and presses Enter, as if it belonged to that, does not let the
 * next player pass; but whatever is typed in between is of the next, and so is Enter after it. */
static void
test_typed_on (void)
{
  g_autoptr (TableSession) session = game_at_step (COLONIA_STEP_MARKET, 1, 4, COLONIA_TRACKING_FULL);
  GtkWidget *page = g_object_new (PARLOUR_TYPE_GAME_PAGE, "session", session, NULL);
  GtkWidget *window = gtk_window_new ();
  guint cursor = table_record_get_cursor (table_session_get_record (session));

  gtk_window_set_child (GTK_WINDOW (window), page);
  g_assert_false (is_stopped (page, GDK_KEY_1, 0));
  g_assert_true (parlour_keys_press (page, GDK_KEY_1, 0));
  g_assert_cmpuint (table_record_get_cursor (table_session_get_record (session)), ==, cursor + 1);
  g_assert_true (is_stopped (page, GDK_KEY_Return, 0));
  g_assert_true (is_stopped (page, GDK_KEY_space, 0));
  g_assert_true (gtk_widget_get_can_target (find_child (page, "pages")));
  wait_for_ms (800);
  g_assert_false (is_stopped (page, GDK_KEY_Return, 0));

  g_assert_false (is_stopped (page, GDK_KEY_p, 0));
  g_assert_true (parlour_keys_press (page, GDK_KEY_p, 0));
  g_assert_true (is_stopped (page, GDK_KEY_Return, 0));
  g_assert_false (is_stopped (page, GDK_KEY_2, 0));
  g_assert_false (is_stopped (page, GDK_KEY_Return, 0));

  /* Who confirms one after the other wants to. */
  g_assert_true (parlour_keys_press (page, GDK_KEY_p, 0));
  g_assert_false (is_stopped (page, GDK_KEY_Return, 0));

  gtk_window_destroy (GTK_WINDOW (window));
}

/* What enters itself does not as long as somebody is asked about it; and Enter right after
 * it has is not for the next step, but letters are. */
static void
test_held (void)
{
  g_autoptr (TableSession) session = game_at_step (COLONIA_STEP_FAMILY_CARDS, 2, 4, COLONIA_TRACKING_FULL);
  const TableRecord *record = table_session_get_record (session);
  GtkWidget *page = g_object_new (PARLOUR_TYPE_GAME_PAGE, "session", session, NULL);
  GtkWidget *window = gtk_window_new ();
  guint cursor = table_record_get_cursor (record);

  gtk_window_set_child (GTK_WINDOW (window), page);
  type_all_cards (page, session);
  g_assert_true (is_looked_at (page));
  g_assert_false (is_stopped (page, GDK_KEY_3, 0));
  gtk_widget_activate_action (page, "game.undo", NULL);
  g_assert_nonnull (find_dialog ());
  wait_for_ms (1800);
  g_assert_cmpuint (table_record_get_cursor (record), ==, cursor);

  answer ("keep");
  g_assert_true (is_looked_at (page));
  gtk_widget_activate_action (page, "game.undo", NULL);
  answer ("leave");
  g_assert_false (is_looked_at (page));
  g_assert_cmpuint (table_record_get_cursor (record), <, cursor);

  gtk_widget_activate_action (page, "game.redo", NULL);
  g_assert_cmpuint (table_record_get_cursor (record), ==, cursor);
  type_all_cards (page, session);
  while (table_record_get_cursor (record) == cursor)
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (is_stopped (page, GDK_KEY_Return, 0));
  g_assert_false (is_stopped (page, GDK_KEY_3, 0));
  g_assert_false (is_stopped (page, GDK_KEY_z, GDK_CONTROL_MASK));
  g_assert_false (is_stopped (page, GDK_KEY_F6, 0));
  g_assert_false (is_stopped (page, GDK_KEY_Escape, 0));

  gtk_window_destroy (GTK_WINDOW (window));
}

static gboolean
is_said (GtkWidget  *page,
         const char *text)
{
  g_autoptr (GPtrArray) labels = find_all (find_child (page, "toasts"), GTK_TYPE_LABEL);

  for (guint i = 0; i < labels->len; i++)
    if (g_str_equal (gtk_label_get_label (labels->pdata[i]), text))
      return TRUE;

  return FALSE;
}

static void
wait_for_toast (GtkWidget  *page,
                const char *text)
{
  for (int i = 0; i < 100 && !is_said (page, text); i++)
    wait_for_ms (50);

  g_assert_true (is_said (page, text));
}

/* Why something cannot be done is said until somebody does something else, not until time
 * is up; what was done is said as long as it was. */
static void
test_answered (void)
{
  g_autoptr (TableSession) session = game_at_step (COLONIA_STEP_VOTE, 2, 4, COLONIA_TRACKING_FULL);
  GtkWidget *page = g_object_new (PARLOUR_TYPE_GAME_PAGE, "session", session, NULL);
  GtkWidget *window = gtk_window_new ();

  gtk_window_set_child (GTK_WINDOW (window), page);
  gtk_window_present (GTK_WINDOW (window));
  wait_until_mapped (get_page (page));

  parlour_page_complain (PARLOUR_PAGE (get_page (page)), "Not yet");
  wait_for_toast (page, "Not yet");
  g_assert_false (is_stopped (window, GDK_KEY_Tab, 0));
  g_assert_false (is_stopped (window, GDK_KEY_F1, 0));
  g_assert_false (is_stopped (window, GDK_KEY_h, GDK_CONTROL_MASK));
  wait_for_ms (600);
  g_assert_true (is_said (page, "Not yet"));
  g_assert_false (is_stopped (window, GDK_KEY_y, 0));
  wait_for_ms (600);
  g_assert_false (is_said (page, "Not yet"));

  parlour_game_page_tell (PARLOUR_GAME_PAGE (page), "Done");
  wait_for_toast (page, "Done");
  g_assert_false (is_stopped (window, GDK_KEY_y, 0));
  wait_for_ms (600);
  g_assert_true (is_said (page, "Done"));

  gtk_window_destroy (GTK_WINDOW (window));
}

/* Whoever presses Enter again and again is told once what is missing, until something was done. */
static void
test_answered_once (void)
{
  g_autoptr (TableSession) session = game_at_step (COLONIA_STEP_VOTE, 2, 4, COLONIA_TRACKING_FULL);
  GtkWidget *page = g_object_new (PARLOUR_TYPE_GAME_PAGE, "session", session, NULL);
  GtkWidget *window = gtk_window_new ();
  GType type;
  gpointer said;

  gtk_window_set_child (GTK_WINDOW (window), page);
  gtk_window_present (GTK_WINDOW (window));
  wait_until_mapped (get_page (page));

  parlour_page_complain (PARLOUR_PAGE (get_page (page)), "Not yet");
  wait_for_toast (page, "Not yet");
  type = g_type_from_name ("AdwToastWidget");
  said = find_nth (page, type, 0);
  g_assert_nonnull (said);
  for (int i = 0; i < 3; i++)
    {
      g_assert_false (is_stopped (window, GDK_KEY_Return, 0));
      parlour_page_complain (PARLOUR_PAGE (get_page (page)), "Not yet");
      g_assert_true (find_nth (page, type, 0) == said);
      g_assert_cmpint (count_all (page, type), ==, 1);
    }
  parlour_page_complain (PARLOUR_PAGE (get_page (page)), "Not now");
  wait_for_toast (page, "Not now");

  gtk_window_destroy (GTK_WINDOW (window));
}

/* Whether a toast lies over what a page asks for, which stands below something else. */
static gboolean
is_in_the_way (GtkWidget *aside,
               GtkWidget *asked)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  ParlourToasts *toasts = g_object_new (PARLOUR_TYPE_TOASTS, "content", box, "aside", aside, NULL);
  GtkWidget *window = gtk_window_new ();
  graphene_rect_t place, next;
  gboolean overlap;

  gtk_box_append (GTK_BOX (box), aside);
  gtk_box_append (GTK_BOX (box), asked);
  gtk_window_set_child (GTK_WINDOW (window), GTK_WIDGET (toasts));
  gtk_window_present (GTK_WINDOW (window));
  wait_until_mapped (GTK_WIDGET (toasts));

  parlour_toasts_show (toasts, parlour_toast_new ("Done", NULL, 0));
  wait_for_frames (GTK_WIDGET (toasts), 2);
  g_assert_true (gtk_widget_compute_bounds (find_nth (box, GTK_TYPE_BUTTON, count_all (box, GTK_TYPE_BUTTON) - 1),
                                            GTK_WIDGET (toasts), &next));
  g_assert_true (gtk_widget_compute_bounds (find_nth (GTK_WIDGET (toasts), g_type_from_name ("AdwToastWidget"), 0),
                                            GTK_WIDGET (toasts), &place));
  overlap = graphene_rect_intersection (&place, &next, NULL);
  gtk_window_destroy (GTK_WINDOW (window));

  return overlap;
}

/* What is pressed next stays in sight, also while it cannot be pressed yet. */
static void
test_out_of_the_way (void)
{
  GtkWidget *aside = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *seen = gtk_button_new_with_label ("See");
  GtkWidget *asked = gtk_button_new_with_label ("Enter");

  gtk_widget_set_size_request (seen, 360, 100);
  gtk_box_append (GTK_BOX (aside), seen);
  gtk_widget_set_vexpand (asked, TRUE);
  g_assert_false (is_in_the_way (aside, asked));

  asked = gtk_button_new_with_label ("Enter");
  gtk_widget_set_sensitive (asked, FALSE);
  gtk_widget_add_css_class (asked, "suggested-action");
  gtk_widget_set_size_request (asked, 360, 100);
  aside = gtk_label_new ("Read");
  gtk_widget_set_vexpand (aside, TRUE);
  gtk_widget_set_size_request (aside, -1, 200);
  g_assert_false (is_in_the_way (aside, asked));
}

/* On a telephone the sentence wraps before what can be pressed beside it is shortened. */
static void
test_toast_is_whole (void)
{
  ParlourToasts *toasts = g_object_new (PARLOUR_TYPE_TOASTS, "content", gtk_label_new ("Read"), NULL);
  GtkWidget *window = gtk_window_new ();
  g_autoptr (GPtrArray) labels = NULL;

  gtk_widget_set_size_request (GTK_WIDGET (toasts), 360, 400);
  gtk_widget_set_halign (GTK_WIDGET (toasts), GTK_ALIGN_CENTER);
  gtk_window_set_child (GTK_WINDOW (window), GTK_WIDGET (toasts));
  gtk_window_present (GTK_WINDOW (window));
  wait_until_mapped (GTK_WIDGET (toasts));

  parlour_toasts_show (toasts, parlour_toast_new_action ("Only two are at home",
                                                         "Show What the Rule Says", "win.close", NULL));
  wait_for_frames (GTK_WIDGET (toasts), 3);
  labels = find_all (GTK_WIDGET (toasts), GTK_TYPE_LABEL);
  g_assert_cmpuint (labels->len, ==, 3);
  for (guint i = 0; i < labels->len; i++)
    g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (labels->pdata[i])));

  gtk_window_destroy (GTK_WINDOW (window));
}

/* Who goes far back, and enters something there, is told how much that sets aside, and may
 * have it back with one touch. */
static void
test_replaced (void)
{
  g_autoptr (TableSession) session = game_at_step (COLONIA_STEP_LOADING, 1, 4, COLONIA_TRACKING_ESSENTIALS);
  const TableRecord *record = table_session_get_record (session);
  GtkWidget *page = g_object_new (PARLOUR_TYPE_GAME_PAGE, "session", session, NULL);
  GtkWidget *window = gtk_window_new ();
  guint n_events = table_record_get_cursor (record);
  guint first = 0;
  g_autofree char *sentence = NULL;

  while (colonia_record_get_event (record, first)->type != COLONIA_EVENT_ORDER)
    first++;
  sentence = g_strdup_printf ("%u events are set aside.", n_events - first);

  gtk_window_set_child (GTK_WINDOW (window), page);
  gtk_window_present (GTK_WINDOW (window));
  gtk_widget_activate_action (page, "game.go-to", "u", first);
  while (get_page (page) == NULL)
    wait_for_ms (10);
  parlour_page_pass (PARLOUR_PAGE (get_page (page)));
  wait_for_toast (page, sentence);
  g_assert_cmpuint (table_record_get_n_known (record), ==, first + 1);

  gtk_widget_activate_action (page, "game.undo", NULL);
  g_assert_cmpuint (table_record_get_n_known (record), ==, n_events);

  gtk_window_destroy (GTK_WINDOW (window));
}

/* How many things have the frame of what is to be filled in next. */
static int
count_frames (GtkWidget *widget)
{
  int n = gtk_widget_has_css_class (widget, "turn");

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_get_visible (child) && gtk_widget_get_child_visible (child))
      n += count_frames (child);

  return n;
}

/* A page that is about to come comes at once, as for a key, however slow the machine is. */
static void
look_at_frames (GtkWidget    *page,
                TableSession *session)
{
  const ColoniaState *state = colonia_session_get_state (session);
  int n;

  if (get_page (page) == NULL)
    g_signal_emit_by_name (find_child (page, "pages"), "awaited");
  g_assert_nonnull (get_page (page));

  n = count_frames (get_page (page));
  if (n > 1)
    g_test_message ("%s of week %d", colonia_step_ids[state->step], state->week);
  g_assert_cmpint (n, <=, 1);
}

/* On no page is there the frame of another time beside that of what comes next, be it
 * played on or taken back: a page that was kept forgets what was current on it. */
static void
test_frames (void)
{
  g_autoptr (TableSession) session = game_at_step (COLONIA_STEP_FINISHED, 6, 4, COLONIA_TRACKING_FULL);
  GtkWidget *page = g_object_new (PARLOUR_TYPE_GAME_PAGE, "session", session, NULL);
  GtkWidget *window = gtk_window_new ();

  gtk_window_set_child (GTK_WINDOW (window), page);
  gtk_window_present (GTK_WINDOW (window));
  while (table_session_get_can_undo (session))
    {
      table_session_undo (session);
      wait_for_ms (1);
      look_at_frames (page, session);
    }
  while (table_session_get_can_redo (session))
    {
      look_at_frames (page, session);
      table_session_redo (session);
      wait_for_ms (1);
    }

  gtk_window_destroy (GTK_WINDOW (window));
}

static void
take_out (TableSession *session,
          guint         index)
{
  g_autoptr (TableRevision) revision = colonia_session_try_revision (session, index, NULL, TABLE_ROLLER_NONE);

  g_assert_cmpint (table_revision_get_obstacle (revision).kind, ==, TABLE_OBSTACLE_NONE);
  table_session_accept (session, revision);
}

static gboolean
can_press (GtkWidget  *page,
           const char *button)
{
  return gtk_widget_get_sensitive (find_child (page, button));
}

/* A correction of the past is taken back and done again as an event is, also where
 * none is in force any more. */
static void
test_undo_correction (void)
{
  g_autoptr (TableSession) session = game_at_step (COLONIA_STEP_ORDERS, 2, 4, COLONIA_TRACKING_FULL);
  GtkWindow *window = GTK_WINDOW (gtk_window_new ());
  GtkWidget *page = g_object_new (PARLOUR_TYPE_GAME_PAGE, "session", session, NULL);
  const guint cursor = 1;

  gtk_window_set_child (window, page);
  table_session_go_to (session, cursor);
  take_out (session, 0);
  g_assert_cmpuint (table_record_get_cursor (table_session_get_record (session)), ==, 0);
  g_assert_true (can_press (page, "undo_button"));
  gtk_widget_activate_action (page, "game.undo", NULL);
  g_assert_cmpuint (table_record_get_cursor (table_session_get_record (session)), ==, cursor);
  g_assert_true (can_press (page, "redo_button"));
  gtk_widget_activate_action (page, "game.redo", NULL);
  g_assert_cmpuint (table_record_get_cursor (table_session_get_record (session)), ==, 0);

  gtk_window_destroy (window);
}

/* What would be undone is long, and stands beside the page: it is told in a frame of its own, but can be undone at once. */
static void
test_undo_told_later (void)
{
  g_autoptr (TableSession) session = game_at_step (COLONIA_STEP_ORDERS, 2, 4, COLONIA_TRACKING_FULL);
  GtkWindow *window = GTK_WINDOW (gtk_window_new ());
  GtkWidget *page = g_object_new (PARLOUR_TYPE_GAME_PAGE, "session", session, NULL);
  GtkLabel *label = GTK_LABEL (find_child (page, "undo_label"));
  g_autofree char *before = NULL;

  gtk_window_set_child (window, page);
  gtk_window_present (window);
  wait_for_frames (page, FRAMES_TO_SHOW);
  before = g_strdup (gtk_label_get_label (label));
  g_assert_cmpstr (before, !=, "");
  g_assert_false (can_press (page, "redo_button"));

  table_session_undo (session);
  g_assert_true (can_press (page, "redo_button"));
  g_assert_cmpstr (gtk_label_get_label (label), ==, before);
  wait_for_frames (page, FRAMES_TO_SHOW);
  g_assert_cmpstr (gtk_label_get_label (label), !=, before);

  gtk_window_destroy (window);
}

/* What is half filled in may be of another moment than the game after a correction is
 * taken back, so somebody is asked, even if it was a note. */
static void
test_undo_correction_asks (void)
{
  g_autoptr (TableSession) session = game_at_step (COLONIA_STEP_FAMILY_CARDS, 2, 4, COLONIA_TRACKING_FULL);
  GtkWidget *page = g_object_ref_sink (g_object_new (PARLOUR_TYPE_GAME_PAGE, "session", session, NULL));
  guint cursor = table_record_get_cursor (table_session_get_record (session));
  ColoniaEvent note;

  colonia_event_init (&note, COLONIA_EVENT_NOTE);
  note.text = (char *) "Agnes is late";
  colonia_session_play (session, &note, TABLE_ROLLER_NONE);
  take_out (session, cursor);
  choose_card (page);

  gtk_widget_activate_action (page, "game.undo", NULL);
  g_assert_true (answer_if_asked ("keep"));
  g_assert_cmpuint (table_record_get_cursor (table_session_get_record (session)), ==, cursor);
  gtk_widget_activate_action (page, "game.undo", NULL);
  g_assert_true (answer_if_asked ("leave"));
  g_assert_cmpuint (table_record_get_cursor (table_session_get_record (session)), ==, cursor + 1);

  if (!parlour_game_page_has_input (PARLOUR_GAME_PAGE (page)))
    choose_card (page);
  gtk_widget_activate_action (page, "game.redo", NULL);
  g_assert_cmpuint (table_record_get_cursor (table_session_get_record (session)), ==, cursor + 1);

  /* What has happened meanwhile is not what was asked about. */
  colonia_session_play (session, &note, TABLE_ROLLER_NONE);
  table_session_undo (session);
  g_assert_true (answer_if_asked ("leave"));
  g_assert_cmpuint (table_record_get_cursor (table_session_get_record (session)), ==, cursor + 1);

  assert_finalized (page);
}

static gboolean
says (GtkWidget  *widget,
      const char *beginning)
{
  if (GTK_IS_LABEL (widget) && g_str_has_prefix (gtk_label_get_text (GTK_LABEL (widget)), beginning))
    return TRUE;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (says (child, beginning))
      return TRUE;

  return FALSE;
}

/* Whether what was said last can be taken back there. */
static gboolean
offers_undo (GtkWidget *page)
{
  g_autoptr (GPtrArray) buttons = find_all (page, GTK_TYPE_BUTTON);

  for (guint i = 0; i < buttons->len; i++)
    if (g_strcmp0 (gtk_button_get_label (buttons->pdata[i]), "_Undo") == 0
        && g_strcmp0 (gtk_actionable_get_action_name (buttons->pdata[i]), "game.undo") == 0)
      return TRUE;

  return FALSE;
}

/* What waits is told as long as it does, and given up only by who says so twice. */
static void
test_waiting_bar (void)
{
  g_autoptr (TableSession) session = game_at_step (COLONIA_STEP_ORDERS, 2, 4, COLONIA_TRACKING_FULL);
  GtkWindow *window = GTK_WINDOW (gtk_window_new ());
  GtkWidget *page = g_object_new (PARLOUR_TYPE_GAME_PAGE, "session", session, NULL);
  GtkWidget *bars = find_child (page, "bars");
  GtkRevealer *revealer = GTK_REVEALER (find_child (bars, "waiting_bar"));
  guint index = 0;
  guint n_waiting;
  g_autofree char *text = NULL;
  g_autofree char *told = NULL;

  gtk_window_set_child (window, page);
  while (colonia_record_get_event (table_session_get_record (session), index)->type != COLONIA_EVENT_FAMILY_CARDS)
    index++;
  g_assert_false (gtk_revealer_get_reveal_child (revealer));

  take_out (session, index);
  n_waiting = table_session_count_waiting (session);
  g_assert_cmpuint (n_waiting, >, 1);
  g_assert_true (gtk_revealer_get_reveal_child (revealer));
  text = g_strdup_printf ("%u events wait until the game comes to them. Enter what is missing now, and they are played again.",
                          n_waiting);
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (find_child (bars, "waiting"))), ==, text);

  gtk_widget_activate_action (bars, "waiting.go-on", NULL);
  g_assert_nonnull (strstr (adw_message_dialog_get_body (find_dialog ()), "Undo lets it wait again"));
  answer ("wait");
  g_assert_cmpuint (table_session_count_waiting (session), ==, n_waiting);
  gtk_widget_activate_action (bars, "waiting.go-on", NULL);
  answer ("go-on");
  g_assert_cmpuint (table_session_count_waiting (session), ==, 0);
  g_assert_false (gtk_revealer_get_reveal_child (revealer));
  told = g_strdup_printf ("%u events are set aside.", n_waiting);
  g_assert_true (says (page, told));
  g_assert_true (offers_undo (page));

  gtk_widget_activate_action (page, "game.undo", NULL);
  g_assert_cmpuint (table_session_count_waiting (session), ==, n_waiting);
  g_assert_true (gtk_revealer_get_reveal_child (revealer));

  gtk_window_destroy (window);
}

static gboolean
is_friday_done (const ColoniaState *state,
                gpointer            data)
{
  return state->step == COLONIA_STEP_BERTH_SHIPS && state->week == 3 && state->n_paid > 0;
}

/* What everybody is given and moves. */
static GtkWidget *
find_list (GtkWidget *page)
{
  return find_nth (page, PARLOUR_TYPE_HAND_OUT, 0);
}

static GtkWidget *
find_in_list (GtkWidget  *page,
              const char *id)
{
  return find_child (find_list (page), id);
}

static const char *
get_text_in_list (GtkWidget  *page,
                  const char *id)
{
  return gtk_label_get_label (GTK_LABEL (find_in_list (page, id)));
}

static gboolean
is_list_open (GtkWidget *page)
{
  return gtk_widget_get_visible (find_list (page)) && gtk_widget_get_visible (find_in_list (page, "stalls"));
}

/* SAT-1: who gets what is there until the week ends, if nobody puts it away. */
static void
test_hand_out_stays (void)
{
  g_autoptr (TableSession) session = game_where (is_friday_done, NULL, 4, COLONIA_TRACKING_FULL);
  GtkWidget *page = g_object_ref_sink (g_object_new (PARLOUR_TYPE_GAME_PAGE, "session", session, NULL));
  GtkWidget *list = find_list (page);
  g_auto (ColoniaEvent) note = { 0 };

  /* The ship that comes next waits. */
  g_assert_true (gtk_widget_get_visible (list));
  g_assert_true (g_str_has_suffix (get_text_in_list (page, "heading"), "Saturday"));
  g_assert_true (is_list_open (page));

  colonia_event_init (&note, COLONIA_EVENT_NOTE);
  note.text = g_strdup ("Rain");
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (find_in_list (page, "open_button")), TRUE);
  colonia_session_play (session, &note, TABLE_ROLLER_NONE);
  g_assert_true (is_list_open (page));

  g_signal_emit_by_name (find_in_list (page, "close_button"), "clicked");
  colonia_session_play (session, &note, TABLE_ROLLER_NONE);
  g_assert_false (gtk_widget_get_visible (list));
  gtk_widget_activate_action (page, "game.open-hand-out", NULL);
  g_assert_true (is_list_open (page));

  assert_finalized (page);
}

/* SAT-1: the list opens by itself where it leaves the form in sight, and is a line on a telephone. */
static void
assert_opens (TableSession *session,
              int           width,
              int           height,
              gboolean      opens)
{
  GtkWindow *window = GTK_WINDOW (gtk_window_new ());
  GtkWidget *room = gtk_scrolled_window_new ();
  GtkWidget *page = g_object_new (PARLOUR_TYPE_GAME_PAGE, "session", session, NULL);

  /* Windows are as large as the screen. */
  gtk_widget_set_size_request (room, width, height);
  gtk_widget_set_halign (room, GTK_ALIGN_START);
  gtk_widget_set_valign (room, GTK_ALIGN_START);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (room), page);
  gtk_window_set_child (window, room);
  gtk_window_present (window);
  wait_until_mapped (get_page (page));
  wait_for_frames (page, FRAMES_TO_SHOW);
  g_assert_cmpint (gtk_widget_get_width (page), ==, width);
  g_assert_cmpint (is_list_open (page), ==, opens);

  gtk_window_destroy (window);
}

static void
test_opens (void)
{
  g_autoptr (TableSession) session = game_where (is_friday_done, NULL, 4, COLONIA_TRACKING_FULL);

  assert_opens (session, 1280, 760, TRUE);
  assert_opens (session, 360, 680, FALSE);
  assert_opens (session, 360, 480, FALSE);
}

static gboolean
is_changing (const ColoniaState *state,
             gpointer            data)
{
  return state->step == COLONIA_STEP_EDICT && state->day == COLONIA_DAY_SATURDAY
         && state->edicts[state->edict].kind == COLONIA_EDICT_EXCHANGE;
}

/* SAT-1: everybody gives money and gets some of several currencies, and it is large all the same, as
 * the first key of the card that is asked for folds it. */
static void
test_opens_after_exchange (void)
{
  g_autoptr (TableSession) session = game_where (is_changing, NULL, 4, COLONIA_TRACKING_FULL);
  ColoniaEvent event;

  colonia_event_init (&event, COLONIA_EVENT_EXCHANGE);
  for (int seat = 0; seat < 4; seat++)
    for (int city = 0; city < COLONIA_N_CITIES; city++)
      if (colonia_session_get_state (session)->players[seat].money.n[city] > 0)
        event.trades[seat] = (ColoniaTrade) { (ColoniaCity) city, (ColoniaCity) ((city + 1) % COLONIA_N_CITIES), 1 };
  colonia_session_play (session, &event, TABLE_ROLLER_NONE);
  g_assert_cmpint (colonia_session_get_state (session)->step, ==, COLONIA_STEP_BERTH_SHIPS);

  assert_opens (session, 1280, 640, TRUE);
}

/* SET-3: what everybody takes to begin with comes back as long as nothing else was handed
 * out, whether it was put away or the first ship is in. */
static void
test_start_comes_back (void)
{
  g_autoptr (TableSession) session = game_at_step (COLONIA_STEP_REVEAL_RELICS, 0, 4, COLONIA_TRACKING_FULL);
  GtkWidget *page, *list, *later;

  table_session_go_to (session, 0);
  page = g_object_ref_sink (g_object_new (PARLOUR_TYPE_GAME_PAGE, "session", session, NULL));
  list = find_list (page);
  g_assert_cmpstr (get_text_in_list (page, "heading"), ==, "To begin with, everybody takes");
  g_signal_emit_by_name (find_in_list (page, "close_button"), "clicked");
  gtk_widget_activate_action (page, "game.open-hand-out", NULL);
  g_assert_true (is_list_open (page));

  /* Notes in between leave it where it is. */
  while (table_session_get_last_step (session) == NULL)
    table_session_redo (session);
  g_assert_false (gtk_widget_get_visible (list));
  gtk_widget_activate_action (page, "game.open-hand-out", NULL);
  g_assert_true (is_list_open (page));
  g_assert_cmpstr (get_text_in_list (page, "heading"), ==, "To begin with, everybody takes");

  later = g_object_ref_sink (g_object_new (PARLOUR_TYPE_GAME_PAGE, "session", session, NULL));
  g_assert_false (gtk_widget_get_visible (find_list (later)));
  gtk_widget_activate_action (later, "game.open-hand-out", NULL);
  g_assert_true (is_list_open (later));
  g_assert_cmpstr (get_text_in_list (later, "heading"), ==, "To begin with, everybody takes");

  assert_finalized (later);
  assert_finalized (page);
}

static gboolean
is_last_roll (const ColoniaState *state,
              gpointer            data)
{
  return state->week == 2 && state->step == COLONIA_STEP_EXTRA_CONTRACTS && state->dice == 1;
}

/* As many spaces are above each bar as it says, one of which may stand for several (THU-2). */
static void
check_bars (GtkWidget *roll)
{
  g_autoptr (GPtrArray) all = find_all (roll, PARLOUR_TYPE_BOARD_SPACES);

  g_assert_cmpuint (all->len, ==, COLONIA_N_CRAFTSMEN);
  for (guint i = 0; i < all->len; i++)
    {
      GtkWidget *space = gtk_widget_get_first_child (adw_bin_get_child (ADW_BIN (all->pdata[i])));
      int n = 0;

      for (; !gtk_widget_has_css_class (space, "level-bar"); space = gtk_widget_get_next_sibling (space))
        {
          g_autoptr (GPtrArray) labels = find_all (space, GTK_TYPE_LABEL);
          const char *many = labels->len > 0 ? gtk_label_get_label (GTK_LABEL (labels->pdata[0])) : "";

          n += g_str_has_prefix (many, "×") ? atoi (many + strlen ("×")) : 1;
        }
      g_assert_cmpint (n, ==, atoi (strchr (parlour_widget_get_tooltip (space), ':') + 1));
    }
}

/* THU-2: the last die lies still with what it has made, until somebody touches it,
 * and the game waits for nobody. */
static void
test_last_roll (void)
{
  g_autoptr (TableSession) session = game_where (is_last_roll, NULL, 4, COLONIA_TRACKING_FULL);
  GtkWidget *page = g_object_ref_sink (g_object_new (PARLOUR_TYPE_GAME_PAGE, "session", session, NULL));
  GtkWidget *roll = find_in_list (page, "more");
  ColoniaEvent event;

  g_assert_false (gtk_widget_get_visible (find_list (page)) && gtk_widget_get_visible (roll));
  colonia_event_init (&event, COLONIA_EVENT_DIE);
  event.die = 6;
  colonia_session_play (session, &event, TABLE_ROLLER_TABLE);

  g_assert_cmpint (colonia_session_get_state (session)->day, ==, COLONIA_DAY_FRIDAY);
  g_assert_true (is_list_open (page));
  g_assert_true (gtk_widget_get_visible (roll));
  g_assert_true (gtk_widget_get_visible (find_in_list (page, "why_button")));
  g_assert_cmpint (read_number (find_nth (roll, PARLOUR_TYPE_DIE, 0), "value"), ==, 6);
  g_assert_true (gtk_widget_get_sensitive (find_child (page, "pages")));
  check_bars (roll);

  g_assert_false (parlour_stage_is_seen (parlour_stage_get (session), session));
  gtk_widget_activate_action (page, "game.open-hand-out", NULL);
  g_assert_false (gtk_widget_get_visible (roll));
  g_assert_true (parlour_stage_is_seen (parlour_stage_get (session), session));
  table_session_undo (session);
  g_assert_false (is_list_open (page) && gtk_widget_get_visible (roll));

  assert_finalized (page);
}

static TableSession *
game_after_last_roll (int n_players)
{
  TableSession *session = game_where (is_last_roll, NULL, n_players, COLONIA_TRACKING_FULL);
  ColoniaEvent event;

  colonia_event_init (&event, COLONIA_EVENT_DIE);
  event.die = 6;
  colonia_session_play (session, &event, TABLE_ROLLER_TABLE);

  return session;
}

/* THU-2, VOTE-1: the last die is a line with the die in it where six vote on Friday's edict, and on a
 * telephone, however few they are. */
static void
test_last_roll_leaves_room (void)
{
  g_autoptr (TableSession) four = game_after_last_roll (4);
  g_autoptr (TableSession) six = game_after_last_roll (6);
  GtkWidget *page;

  assert_opens (four, 1280, 760, TRUE);
  assert_opens (four, 360, 680, FALSE);

  g_assert_cmpint (colonia_session_get_state (six)->step, ==, COLONIA_STEP_VOTE);
  assert_opens (six, 1280, 760, FALSE);

  page = g_object_ref_sink (g_object_new (PARLOUR_TYPE_GAME_PAGE, "session", six, NULL));
  g_assert_cmpint (read_number (find_in_list (page, "die"), "value"), ==, 6);
  g_assert_true (gtk_widget_get_visible (find_in_list (page, "die")));
  gtk_widget_activate_action (page, "game.open-hand-out", NULL);
  g_assert_true (is_list_open (page));
  g_assert_false (gtk_widget_get_visible (find_in_list (page, "die")));

  assert_finalized (page);
}

/* What was listed may be undone, and something else entered in its place: nobody asks for it any
 * more, in whatever language the list is told then. */
static void
enter_rain (TableSession *session)
{
  const TableGame *game = table_session_get_game (session);
  TableEvent *note = table_event_new (game->events, game->note);

  table_event_set_text (game->events, note, "Rain");
  table_session_play (session, note, TABLE_ROLLER_NONE);
  table_event_free (game->events, note);
}

static void
notify_language (void)
{
  g_object_notify (G_OBJECT (tongue_voice_get_default ()), "language");
}

static void
assert_forgets (TableSession *played,
                guint         n_kept,
                gboolean      opened)
{
  g_autoptr (TableRecord) record = table_record_copy (table_session_get_record (played),
                                                      table_record_get_cursor (table_session_get_record (played)));
  g_autoptr (TableSession) session = table_session_new (g_steal_pointer (&record), NULL, NULL);
  GtkWindow *window = GTK_WINDOW (gtk_window_new ());
  GtkWindow *beside = GTK_WINDOW (gtk_window_new ());
  GtkWidget *page = g_object_new (PARLOUR_TYPE_GAME_PAGE, "session", session, NULL);
  GtkWidget *list = g_object_new (PARLOUR_TYPE_HAND_OUT, NULL);
  g_autoptr (TableLine) line = colonia_game_hand_out.find (session);

  gtk_window_set_child (window, page);
  gtk_window_set_child (beside, list);
  parlour_hand_out_show (PARLOUR_HAND_OUT (list), session, line);
  if (opened)
    gtk_widget_activate_action (page, "game.open-hand-out", NULL);
  table_session_go_to (session, n_kept);
  notify_language ();
  enter_rain (session);
  notify_language ();
  gtk_window_destroy (beside);
  gtk_window_destroy (window);
}

static void
test_undone_roll (void)
{
  g_autoptr (GSettings) settings = g_settings_new (SCHEMA_ID);
  g_autoptr (TableSession) played = game_after_last_roll (4);
  const guint n_events = table_record_get_cursor (table_session_get_record (played));
  const guint n_kept[] = { 0, 1, n_events / 2, n_events - 10, n_events - 1 };

  for (guint i = 0; i < 4 * G_N_ELEMENTS (n_kept); i++)
    {
      g_settings_set_boolean (settings, "move-pieces", i % 2 == 0);
      assert_forgets (played, n_kept[i / 4], i % 4 < 2);
    }
  g_settings_reset (settings, "move-pieces");
}

/* A game in its window, with a display beside it and, where there is one, the window of what is handed out and moved. */
static GtkWindow *
open_all (TableSession *session,
          GtkWindow   **display)
{
  GtkWindow *window = GTK_WINDOW (gtk_window_new ());
  GtkWidget *page = g_object_new (PARLOUR_TYPE_GAME_PAGE, "session", session, NULL);

  *display = GTK_WINDOW (parlour_display_new (session));
  gtk_window_set_child (window, page);
  gtk_window_present (window);
  gtk_window_present (*display);
  wait_for_frames (page, 2);
  gtk_widget_activate_action (page, "game.show-hand-out", NULL);
  gtk_widget_activate_action (page, "game.open-hand-out", NULL);

  return window;
}

static void
close_all (GtkWindow *window,
           GtkWindow *display)
{
  wait_for_frames (gtk_window_get_child (window), 2);
  gtk_window_destroy (display);
  gtk_window_destroy (window);
}

/* What was due to be moved by hand was undone as far as the orders, and then somebody passes. */
static void
test_undone_orders (void)
{
  g_autoptr (GSettings) settings = g_settings_new (SCHEMA_ID);
  g_autoptr (TableSession) played = game_after_last_roll (4);
  const TableRecord *record = table_session_get_record (played);

  for (int i = 0; i < 4; i++)
    {
      g_autoptr (TableSession) session = table_session_new (table_record_copy (record, table_record_get_cursor (record)), NULL,
                                                            NULL);
      guint cursor = table_record_get_cursor (record);
      g_auto (ColoniaEvent) pass = { 0 };
      GtkWindow *window, *display;

      g_settings_set_boolean (settings, "move-pieces", i % 2 == 0);
      window = open_all (session, &display);
      while (colonia_session_get_state (session)->step != COLONIA_STEP_ORDERS)
        table_session_go_to (session, --cursor);
      if (i < 2)
        notify_language ();
      colonia_event_init (&pass, COLONIA_EVENT_PASS);
      pass.player = colonia_session_get_state (session)->turn;
      colonia_session_play (session, &pass, TABLE_ROLLER_NONE);
      g_assert_cmpuint (table_record_get_cursor (table_session_get_record (session)), ==, cursor + 1);
      notify_language ();
      close_all (window, display);
    }
  g_settings_reset (settings, "move-pieces");
}

/* Of any game something is undone, and another event is entered in its place: what is told in another language is what
 * there is. */
static void
check_undone (const TableRecord *record,
              guint              n)
{
  g_autoptr (TableSession) session = table_session_new (table_record_copy (record, n), NULL, NULL);
  const guint kept = n > 12 ? n - 12 : 0;
  GtkWindow *display;
  GtkWindow *window = open_all (session, &display);

  table_session_go_to (session, kept);
  notify_language ();
  enter_rain (session);
  notify_language ();
  table_session_undo (session);
  table_session_play (session, table_record_get_event (record, kept), TABLE_ROLLER_TABLE);
  notify_language ();
  close_all (window, display);
}

static void
test_undone_in_any_game (void)
{
  g_autoptr (GSettings) settings = g_settings_new (SCHEMA_ID);

  for (const TableGame *const *game = table_games; *game != NULL; game++)
    for (guint i = 0; i < 4; i++)
      {
        g_autoptr (TableRecord) record = table_simulate (*game, (*game)->min_players, 0, 3);

        g_settings_set_boolean (settings, "move-pieces", i % 2 == 0);
        check_undone (record, table_record_get_cursor (record) * (i / 2 + 1) / 2);
      }
  g_settings_reset (settings, "move-pieces");
}

/* All that a page can be asked to do, about an event or a seat of that number where it is about one. */
static void
activate_all (GtkWidget *page,
              int        number)
{
  const GVariantType *type;
  const char *name, *property;
  GType owner;

  for (guint i = 0; gtk_widget_class_query_action (GTK_WIDGET_GET_CLASS (page), i, &owner, &name, &type, &property); i++)
    if (owner == PARLOUR_TYPE_GAME_PAGE && property == NULL)
      gtk_widget_activate_action_variant (page, name,
                                          type == NULL                                             ? NULL
                                          : g_variant_type_equal (type, G_VARIANT_TYPE_UINT32) ? g_variant_new_uint32 ((guint) number)
                                                                                                   : g_variant_new_int32 (number));
}

/* A page fades away that has lost its game, and takes what is pressed meanwhile. */
static void
test_no_session (void)
{
  g_autoptr (TableSession) session = game_at_step (COLONIA_STEP_ORDERS, 1, 4, COLONIA_TRACKING_FULL);
  GtkWindow *window = GTK_WINDOW (gtk_window_new ());
  GtkWidget *page = g_object_new (PARLOUR_TYPE_GAME_PAGE, NULL);
  guint n_windows;

  gtk_window_set_child (window, page);
  n_windows = g_list_model_get_n_items (gtk_window_get_toplevels ());
  activate_all (page, 0);
  g_object_set (page, "session", session, NULL);
  g_object_set (page, "session", NULL, NULL);
  activate_all (page, 1);
  g_assert_cmpuint (g_list_model_get_n_items (gtk_window_get_toplevels ()), ==, n_windows);
  gtk_window_destroy (window);
}

/* What is filled while it is hidden has the room for that when it is shown. */
static void
test_filled_hidden (void)
{
  GtkWidget *outer = g_object_ref_sink (gtk_box_new (GTK_ORIENTATION_VERTICAL, 0));
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  int height, filled;

  gtk_box_append (GTK_BOX (outer), box);
  gtk_box_append (GTK_BOX (box), gtk_label_new ("Anna"));
  gtk_widget_measure (outer, GTK_ORIENTATION_VERTICAL, -1, &height, NULL, NULL, NULL);
  gtk_widget_hide (box);
  parlour_box_clear (GTK_BOX (box));
  for (int i = 0; i < 3; i++)
    {
      GtkWidget *child = gtk_label_new ("Berta");

      gtk_widget_set_size_request (child, -1, height);
      gtk_box_append (GTK_BOX (box), child);
    }
  gtk_widget_show (box);
  gtk_widget_measure (box, GTK_ORIENTATION_VERTICAL, -1, &filled, NULL, NULL, NULL);
  g_assert_cmpint (filled, >=, 3 * height);

  assert_finalized (outer);
}

/* Whoever turns from one game to another that is over, and back there to what was before, sees all families whole. */
static void
test_strip_after_end (void)
{
  g_autoptr (TableSession) played = game_at_step (COLONIA_STEP_ORDERS, 1, 4, COLONIA_TRACKING_FULL);
  g_autoptr (TableRecord) whole = table_simulate (table_session_get_game (played), 4, COLONIA_TRACKING_FULL, 1);
  g_autoptr (TableSession) over = table_session_new (table_record_copy (whole, table_record_get_cursor (whole)), NULL, NULL);
  GtkWindow *window = GTK_WINDOW (gtk_window_new ());
  GtkWidget *page = g_object_new (PARLOUR_TYPE_GAME_PAGE, "session", played, NULL);
  GtkWidget *chip;
  int least;

  gtk_window_set_child (window, make_clamp (page, GTK_ORIENTATION_HORIZONTAL, 360));
  gtk_window_present (window);
  wait_for_frames (page, FRAMES_TO_SHOW);
  g_object_set (page, "session", NULL, NULL);
  wait_for_frames (page, FRAMES_TO_SHOW);
  g_object_set (page, "session", over, NULL);
  wait_for_frames (page, FRAMES_TO_SHOW);
  table_session_go_to (over, table_record_get_cursor (whole) / 2);
  wait_for_frames (page, FRAMES_TO_SHOW);

  chip = gtk_widget_get_first_child (find_child (page, "strip"));
  g_assert_true (gtk_widget_get_mapped (chip));
  gtk_widget_measure (chip, GTK_ORIENTATION_VERTICAL, -1, &least, NULL, NULL, NULL);
  g_assert_cmpint (gtk_widget_get_height (chip), >=, least);
  gtk_window_destroy (window);
}

/* What the line of an event offers may be pressed when that has just been undone. */
static void
test_undone_line (void)
{
  static const char *const actions[] = { "game.correct", "game.insert", "game.take-out" };
  g_autoptr (TableSession) session = game_at_step (COLONIA_STEP_ORDERS, 1, 4, COLONIA_TRACKING_FULL);
  GtkWindow *window = GTK_WINDOW (gtk_window_new ());
  GtkWidget *page = g_object_new (PARLOUR_TYPE_GAME_PAGE, "session", session, NULL);
  const guint cursor = table_record_get_cursor (table_session_get_record (session));
  guint n_windows;

  gtk_window_set_child (window, page);
  table_session_undo (session);
  n_windows = g_list_model_get_n_items (gtk_window_get_toplevels ());
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      gtk_widget_activate_action (page, actions[i], "u", cursor - 1);
      gtk_widget_activate_action (page, actions[i], "u", cursor + 9);
    }
  g_assert_cmpuint (g_list_model_get_n_items (gtk_window_get_toplevels ()), ==, n_windows);
  gtk_window_destroy (window);
}

/* A popover opens though nothing in the window has the focus. */
static void
test_popover_without_focus (void)
{
  g_autoptr (TableSession) session = game_at_step (COLONIA_STEP_ORDERS, 1, 4, COLONIA_TRACKING_FULL);
  GtkWindow *window = GTK_WINDOW (gtk_window_new ());
  g_autoptr (GtkSizeGroup) names = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);
  GtkWidget *chip = parlour_family_chip_new (names);

  parlour_family_chip_show (PARLOUR_FAMILY_CHIP (chip), session, 0, FALSE);
  gtk_window_set_child (window, chip);
  gtk_window_present (window);
  wait_until_mapped (chip);
  wait_for_frames (chip, 3);
  gtk_window_set_focus (window, NULL);
  g_signal_emit_by_name (find_child (chip, "button"), "clicked");
  g_assert_true (gtk_widget_get_mapped (find_child (chip, "popover")));
  gtk_window_destroy (window);
}

/* Gives each of the chips in a box as much width, and tells how many show their names. */
static int
count_names (GtkWidget *chips,
             int        width)
{
  int n = 0;

  for (GtkWidget *chip = gtk_widget_get_first_child (chips); chip != NULL; chip = gtk_widget_get_next_sibling (chip))
    {
      int least;

      gtk_widget_measure (chip, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
      g_assert_cmpint (least, <=, width);
      gtk_widget_size_allocate (chip, &(GtkAllocation) { 0, 0, width, 60 }, -1);
      n += gtk_widget_get_child_visible (find_child (chip, "name")) ? 1 : 0;
    }

  return n;
}

/* In a strip families have names where there is room for the longest, all of them or none. */
static void
test_names_in_strip (void)
{
  g_autoptr (TableSession) session = game_at_step (COLONIA_STEP_ORDERS, 1, 4, COLONIA_TRACKING_FULL);
  GtkWidget *cards = g_object_ref_sink (gtk_box_new (GTK_ORIENTATION_VERTICAL, 0));
  GtkWidget *chips = g_object_ref_sink (gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0));
  ParlourFamilies *families = parlour_families_new (GTK_BOX (cards), GTK_BOX (chips));
  int widest = 0;

  parlour_families_set_session (families, session);
  parlour_families_show (families);
  for (GtkWidget *chip = gtk_widget_get_first_child (chips); chip != NULL; chip = gtk_widget_get_next_sibling (chip))
    {
      int natural;

      gtk_widget_measure (chip, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
      widest = MAX (widest, natural);
    }
  g_assert_cmpint (count_names (chips, widest), ==, 4);
  g_assert_cmpint (count_names (chips, widest - 1), ==, 0);
  g_object_unref (families);
  g_object_unref (chips);
  g_object_unref (cards);
}

/* Nobody buys or safeguards any more. */
static void
pass_until (TableSession *session,
            ColoniaStep   step)
{
  while (colonia_session_get_state (session)->step != step)
    {
      ColoniaEvent pass;

      colonia_event_init (&pass, COLONIA_EVENT_PASS);
      pass.player = colonia_session_get_state (session)->turn;
      colonia_session_play (session, &pass, TABLE_ROLLER_NONE);
    }
}

/* SUN-5: what is discarded is large before the next cards are laid out; who asked why of one
 * list has not asked it of the next. */
static void
test_discarded (void)
{
  g_autoptr (TableSession) session = game_at_step (COLONIA_STEP_BUYING, 2, 4, COLONIA_TRACKING_FULL);
  GtkWidget *page = g_object_ref_sink (g_object_new (PARLOUR_TYPE_GAME_PAGE, "session", session, NULL));
  GtkToggleButton *why = GTK_TOGGLE_BUTTON (find_in_list (page, "why_button"));

  pass_until (session, COLONIA_STEP_REVEAL_RELICS);
  g_assert_true (is_list_open (page));
  g_assert_true (g_str_has_suffix (get_text_in_list (page, "heading"), "Sunday"));
  g_assert_true (strstr (get_text_in_list (page, "table"), "Discarded") != NULL);

  gtk_toggle_button_set_active (why, TRUE);
  while (g_str_has_suffix (get_text_in_list (page, "heading"), "Sunday"))
    table_session_undo (session);
  g_assert_false (gtk_toggle_button_get_active (why));

  assert_finalized (page);
}

/* Who presses the key with which all pass once more folds nothing of what has opened thereby; any
 * other key does. */
static void
test_pass_all_opens (void)
{
  g_autoptr (TableSession) session = game_at_step (COLONIA_STEP_SAFEGUARDING, 2, 4, COLONIA_TRACKING_FULL);
  GtkWindow *window = GTK_WINDOW (gtk_window_new ());
  GtkWidget *page = g_object_new (PARLOUR_TYPE_GAME_PAGE, "session", session, NULL);

  gtk_window_set_child (window, page);
  g_assert_false (is_stopped (page, GDK_KEY_P, GDK_SHIFT_MASK));
  parlour_page_pass_all (PARLOUR_PAGE (get_page (page)));
  g_assert_cmpint (table_session_get_state (session)->step, !=, COLONIA_STEP_SAFEGUARDING);
  g_assert_true (is_list_open (page));

  is_stopped (page, GDK_KEY_P, GDK_SHIFT_MASK);
  g_assert_true (is_list_open (page));
  is_stopped (page, GDK_KEY_r, 0);
  g_assert_false (is_list_open (page));

  gtk_window_destroy (window);
}

static void
test_hand_out_ends (void)
{
  g_autoptr (TableSession) session = game_at_step (COLONIA_STEP_WEEK_CARD, 4, 4, COLONIA_TRACKING_FULL);
  GtkWidget *page = g_object_ref_sink (g_object_new (PARLOUR_TYPE_GAME_PAGE, "session", session, NULL));

  g_assert_false (gtk_widget_get_visible (find_list (page)));

  assert_finalized (page);
}

static void
assert_by_hand (GtkWidget *page,
                gboolean   by_hand)
{
  g_assert_cmpint (gtk_widget_get_visible (find_child (page, "by_hand")), ==, by_hand);
  g_assert_cmpint (gtk_widget_get_visible (find_child (page, "pages")), ==, !by_hand);
  g_assert_cmpint (gtk_widget_get_sensitive (find_child (page, "pages")), ==, !by_hand);
  g_assert_cmpint (g_str_equal (gtk_label_get_label (GTK_LABEL (find_child (page, "heading"))), "Now do it by hand"),
                   ==, by_hand);
}

/* EDICT-1: what the program does not know is done by hand before the game goes on. */
static void
test_by_hand (void)
{
  g_autoptr (TableSession) session = game_before_unknown_edict ();
  GtkWidget *page = g_object_ref_sink (g_object_new (PARLOUR_TYPE_GAME_PAGE, "session", session, NULL));
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  ColoniaEvent correction;

  assert_by_hand (page, FALSE);
  table_session_redo (session);
  assert_by_hand (page, TRUE);
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (find_child (page, "by_hand_edict"))), !=, "");

  /* Undoing it and redoing it asks again, and going on does not. */
  table_session_undo (session);
  assert_by_hand (page, FALSE);
  table_session_redo (session);
  assert_by_hand (page, TRUE);

  before = table_record_to_text (table_session_get_record (session));
  gtk_widget_activate_action (page, "game.done-by-hand", NULL);
  assert_by_hand (page, FALSE);
  after = table_record_to_text (table_session_get_record (session));
  g_assert_cmpstr (before, ==, after);
  table_session_redo (session);
  table_session_undo (session);
  assert_by_hand (page, FALSE);

  /* What the edict changes is corrected in between. */
  table_session_undo (session);
  table_session_redo (session);
  colonia_event_init (&correction, COLONIA_EVENT_CORRECTION);
  correction.player = 1;
  correction.correction.corrects = COLONIA_CORRECTS_MONEY;
  correction.correction.money.n[0] = 3;
  colonia_session_play (session, &correction, TABLE_ROLLER_NONE);
  assert_by_hand (page, TRUE);
  table_session_undo (session);
  assert_by_hand (page, TRUE);

  assert_finalized (page);
}

/* What is not tracked is done at the table, and the page says when. */
static void
test_at_table (void)
{
  g_autoptr (TableSession) essentials = game_at_step (COLONIA_STEP_EDICTS, 2, 4, COLONIA_TRACKING_ESSENTIALS);
  GtkWidget *page = g_object_ref_sink (g_object_new (PARLOUR_TYPE_GAME_PAGE, "session", essentials, NULL));

  g_assert_true (gtk_widget_get_visible (find_list (page)));
  g_assert_cmpstr (get_text_in_list (page, "heading"), ==, "Before you go on");
  g_assert_cmpstr (get_text_in_list (page, "table"), ==,
                   "At the table, as many resources as the week card says are drawn onto each booth.");

  table_session_undo (essentials);
  g_assert_nonnull (strstr (get_text_in_list (page, "table"), "At the table, relic cards are bought"));

  table_session_go_to (essentials, 0);
  g_assert_true (is_list_open (page));
  g_assert_nonnull (strstr (get_text_in_list (page, "table"), "30 members"));

  assert_finalized (page);
}

static gboolean
begins_day (TableSession *session)
{
  TableLine *line = table_session_get_last_step (session);
  guint n_effects = 0;
  const ColoniaEffect *effects = line != NULL ? table_line_get_effects (line, &n_effects) : NULL;

  for (guint i = 0; i < n_effects; i++)
    if (effects[i].kind == COLONIA_EFFECT_DAY_BEGINS)
      return TRUE;

  return FALSE;
}

static gboolean
moves_anything (TableSession *session)
{
  for (int seat = COLONIA_NOBODY; seat < colonia_session_get_state (session)->n_players; seat++)
    {
      g_auto (GStrv) moves = table_session_tell_moves (session, table_session_get_last_step (session), seat);

      if (moves[0] != NULL)
        return TRUE;
    }

  return FALSE;
}

/* Two weeks of a game, event by event: the list is there whenever a day begins and
 * something is to be moved, large where cards are typed, too, and the game goes on whatever
 * became of it. */
static void
check_moves_between_days (ColoniaTracking tracking)
{
  g_autoptr (TableSession) session = game_at_step (COLONIA_STEP_EDICTS, 3, 4, tracking);
  guint n_events = table_record_get_cursor (table_session_get_record (session));
  GtkWidget *page;
  guint n_days = 0;

  table_session_go_to (session, 0);
  page = g_object_ref_sink (g_object_new (PARLOUR_TYPE_GAME_PAGE, "session", session, NULL));
  g_assert_true (is_list_open (page));

  for (guint i = 0; i < n_events; i++)
    {
      table_session_redo (session);
      g_assert_cmpuint (table_record_get_cursor (table_session_get_record (session)), ==, i + 1);
      if (!begins_day (session) || !moves_anything (session))
        continue;

      n_days++;
      g_assert_true (gtk_widget_get_visible (find_list (page)));
      g_assert_true (is_list_open (page));
      g_assert_true (gtk_widget_get_visible (find_child (page, "pages")));
      g_assert_true (gtk_widget_get_sensitive (find_child (page, "pages")));
    }

  g_assert_cmpuint (n_days, >=, tracking == COLONIA_TRACKING_FULL ? 8 : 6);

  assert_finalized (page);
}

static void
test_moves_between_days (void)
{
  check_moves_between_days (COLONIA_TRACKING_FULL);
  check_moves_between_days (COLONIA_TRACKING_ESSENTIALS);
}

static gboolean
is_vote_of_new_day (const ColoniaState *state,
                    gpointer            data)
{
  return state->week == 2 && state->step == COLONIA_STEP_VOTE && state->day == COLONIA_DAY_THURSDAY
         && (state->edict == 0 || state->edicts[state->edict - 1].day != state->day);
}

/* Where many vote the council has the page, and the list is one line. */
static void
check_list_beside_voters (int      n_players,
                          gboolean is_open)
{
  g_autoptr (TableSession) session = game_where (is_vote_of_new_day, NULL, n_players, COLONIA_TRACKING_FULL);
  GtkWidget *page = g_object_ref_sink (g_object_new (PARLOUR_TYPE_GAME_PAGE, "session", session, NULL));

  table_session_undo (session);
  table_session_redo (session);
  g_assert_true (begins_day (session) && moves_anything (session));
  g_assert_true (gtk_widget_get_visible (find_list (page)));
  g_assert_cmpint (is_list_open (page), ==, is_open);

  assert_finalized (page);
}

static void
test_list_beside_voters (void)
{
  check_list_beside_voters (4, TRUE);
  check_list_beside_voters (6, FALSE);
}

/* The list goes by the order of play, and those who do not see it hear all of it. */
static void
test_moves_told (void)
{
  g_autoptr (TableSession) session = game_at_step (COLONIA_STEP_MARKET, 2, 4, COLONIA_TRACKING_FULL);
  g_autoptr (GString) told = g_string_new (NULL);
  g_auto (GStrv) at_table = NULL;
  g_autofree char *heading = NULL;
  const ColoniaState *state;
  ParlourStage *stage = parlour_stage_get (session);
  GtkWidget *window = gtk_window_new ();
  GtkWidget *page;

  while (!parlour_stage_are_moves_due (stage, session))
    table_session_undo (session);
  page = g_object_new (PARLOUR_TYPE_GAME_PAGE, "session", session, NULL);
  gtk_window_set_child (GTK_WINDOW (window), page);
  table_session_undo (session);
  table_session_redo (session);
  state = colonia_session_get_state (session);
  g_assert_true (state->order_known && state->order[0] != 0);

  at_table = parlour_stage_tell_moves (stage, session, COLONIA_NOBODY);
  for (char **sentence = at_table; sentence != NULL && *sentence != NULL; sentence++)
    g_string_append_printf (told, "%s ", *sentence);
  for (int place = 0; place < state->n_players; place++)
    {
      g_auto (GStrv) moves = parlour_stage_tell_moves (stage, session, state->order[place]);
      g_autofree char *list = moves != NULL ? g_strjoinv (", ", moves) : NULL;
      const char *name = table_session_get_names (session)[state->order[place]];
      GtkWidget *tile = parlour_widget_get_nth (find_in_list (page, "stalls"), place);

      g_assert_cmpint (gtk_widget_get_visible (tile), ==, moves != NULL);
      if (moves == NULL)
        continue;

      g_assert_cmpstr (parlour_banner_get_text (find_nth (tile, PARLOUR_TYPE_BANNER, 0)), ==, name);
      g_string_append_printf (told, "%s: %s. ", name, list);
    }
  heading = colonia_words_step (table_session_get_names (session), &state->table);
  g_string_append (told, heading);
  assert_announced (window, told->str);

  gtk_window_destroy (GTK_WINDOW (window));
}

/* Who has done it all puts the list away, and a key brings it back; a table that
 * does not want to be told is not. */
static void
test_moves_put_away (void)
{
  g_autoptr (GSettings) settings = g_settings_new (SCHEMA_ID);
  g_autoptr (TableSession) session = game_at_step (COLONIA_STEP_MARKET, 2, 4, COLONIA_TRACKING_FULL);
  GtkWidget *page;

  while (!begins_day (session))
    table_session_undo (session);
  page = g_object_ref_sink (g_object_new (PARLOUR_TYPE_GAME_PAGE, "session", session, NULL));
  g_assert_true (is_list_open (page));
  g_assert_true (g_str_has_prefix (get_text_in_list (page, "heading"), "Hand out and move"));

  g_signal_emit_by_name (find_in_list (page, "close_button"), "clicked");
  g_assert_false (gtk_widget_get_visible (find_list (page)));
  g_assert_false (parlour_stage_are_moves_due (parlour_stage_get (session), session));
  gtk_widget_activate_action (page, "game.open-hand-out", NULL);
  g_assert_true (is_list_open (page));
  gtk_widget_activate_action (page, "game.open-hand-out", NULL);
  g_assert_false (is_list_open (page));
  g_assert_true (gtk_widget_get_visible (find_list (page)));

  g_settings_set_boolean (settings, "move-pieces", FALSE);
  g_assert_false (gtk_widget_get_visible (find_list (page)));
  g_settings_reset (settings, "move-pieces");

  assert_finalized (page);
}

static void
reveal_for_wednesday (TableSession *session)
{
  g_auto (ColoniaEvent) event = { 0 };

  colonia_event_init (&event, COLONIA_EVENT_EDICTS);
  for (int i = 0; i < COLONIA_N_EDICTS; i++)
    event.edicts[i] = (ColoniaEdict) { .kind = COLONIA_EDICT_EXCHANGE, .day = COLONIA_DAY_SATURDAY };
  event.edicts[0] = (ColoniaEdict) {
    .kind = COLONIA_EDICT_OTHER,
    .day = COLONIA_DAY_WEDNESDAY,
    .text = g_strdup ("A fair."),
  };
  colonia_session_play (session, &event, TABLE_ROLLER_NONE);
}

static void
play_lowest_cards (TableSession *session)
{
  const ColoniaState *state = colonia_session_get_state (session);
  ColoniaEvent event;

  colonia_event_init (&event, COLONIA_EVENT_FAMILY_CARDS);
  for (int seat = 0; seat < state->n_players; seat++)
    event.family_cards.values[seat] = g_bit_nth_lsf ((gulong) state->hands[seat], -1);
  colonia_session_play (session, &event, TABLE_ROLLER_NONE);
}

static void
vote_yes (TableSession *session)
{
  ColoniaEvent event;

  colonia_event_init (&event, COLONIA_EVENT_VOTE);
  for (int seat = 0; seat < colonia_session_get_state (session)->n_players; seat++)
    event.ballots[seat] = COLONIA_BALLOT_YES;
  colonia_session_play (session, &event, TABLE_ROLLER_NONE);
}

/* What an unknown edict of Wednesday does comes before the market, and so it is told
 * before that (EDICT-1, VOTE-2). */
static void
test_by_hand_first (void)
{
  g_autoptr (TableSession) session = game_at_step (COLONIA_STEP_EDICTS, 2, 4, COLONIA_TRACKING_ESSENTIALS);
  GtkWidget *page = g_object_ref_sink (g_object_new (PARLOUR_TYPE_GAME_PAGE, "session", session, NULL));

  reveal_for_wednesday (session);
  play_lowest_cards (session);
  vote_yes (session);
  assert_by_hand (page, TRUE);
  g_assert_false (is_list_open (page));

  gtk_widget_activate_action (page, "game.done-by-hand", NULL);
  assert_by_hand (page, FALSE);
  g_assert_true (is_list_open (page));
  g_assert_nonnull (strstr (get_text_in_list (page, "table"), "booths are taken"));

  assert_finalized (page);
}

/* The picture of a page that was left is there in a window that became narrower meanwhile. */
static void
test_trace_is_no_hindrance (void)
{
  g_autoptr (TableSession) session = game_at_step (COLONIA_STEP_ORDERS, 1, 4, COLONIA_TRACKING_FULL);
  GtkWidget *page = g_object_new (PARLOUR_TYPE_GAME_PAGE, "session", session, NULL);
  GtkWidget *window = gtk_window_new ();
  GtkWidget *pages = find_nth (page, PARLOUR_TYPE_PAGES, 0);
  int least, least_of_trace, height;

  gtk_window_set_child (GTK_WINDOW (window), page);
  gtk_window_present (GTK_WINDOW (window));
  wait_until_mapped (pages);
  wait_for_frames (pages, 3);
  gtk_widget_measure (pages, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL, NULL, NULL);
  height = gtk_widget_get_height (GTK_WIDGET (parlour_pages_get_page (PARLOUR_PAGES (pages))));

  parlour_pages_leave (PARLOUR_PAGES (pages), FALSE);
  gtk_widget_measure (pages, GTK_ORIENTATION_HORIZONTAL, -1, &least_of_trace, NULL, NULL, NULL);
  g_assert_cmpint (least_of_trace, <=, least);
  gtk_widget_measure (pages, GTK_ORIENTATION_VERTICAL, gtk_widget_get_width (pages), &least_of_trace, NULL, NULL, NULL);
  g_assert_cmpint (least_of_trace, ==, height);

  gtk_window_destroy (GTK_WINDOW (window));
}

/* A game that was left is gone, and does not go on writing. */
static void
test_left (void)
{
  TableSession *session = game_at_step (COLONIA_STEP_ORDERS, 2, 4, COLONIA_TRACKING_FULL);
  GtkWidget *page = g_object_ref_sink (g_object_new (PARLOUR_TYPE_GAME_PAGE, NULL));

  parlour_game_page_set_session (PARLOUR_GAME_PAGE (page), session);
  parlour_game_page_set_session (PARLOUR_GAME_PAGE (page), NULL);
  assert_finalized (session);
  assert_finalized (page);
}

/* Covers are switched in the preferences, from the shelf as well. */
static void
test_covers_without_game (void)
{
  g_autoptr (TableSession) session = game_at_step (COLONIA_STEP_ORDERS, 1, 4, COLONIA_TRACKING_FULL);
  g_autoptr (GSettings) settings = g_settings_new (SCHEMA_ID);
  GtkWidget *page = g_object_ref_sink (g_object_new (PARLOUR_TYPE_GAME_PAGE, "session", session, NULL));

  parlour_game_page_set_session (PARLOUR_GAME_PAGE (page), NULL);
  g_settings_set_boolean (settings, "cover", !g_settings_get_boolean (settings, "cover"));
  g_assert_null (parlour_game_page_get_session (PARLOUR_GAME_PAGE (page)));
  g_settings_reset (settings, "cover");
  assert_finalized (page);
}

static int n_tones;

/* Takes the place of the one of the toolkit. */
void
gdk_display_beep (GdkDisplay *display)
{
  n_tones++;
}

/* Clocks are there as long as the table wants them, and time that runs out is heard once. */
static void
test_clock (void)
{
  g_autoptr (TableSession) session = game_at_step (COLONIA_STEP_ORDERS, 1, 4, COLONIA_TRACKING_FULL);
  g_autoptr (GSettings) settings = g_settings_new (SCHEMA_ID);
  GtkWidget *page = g_object_ref_sink (g_object_new (PARLOUR_TYPE_GAME_PAGE, NULL));
  GObject *families, *clock;
  int minutes, seconds;

  parlour_game_page_set_session (PARLOUR_GAME_PAGE (page), session);
  families = gtk_widget_get_template_child (page, PARLOUR_TYPE_GAME_PAGE, "families_box");
  clock = gtk_widget_get_template_child (gtk_widget_get_first_child (GTK_WIDGET (families)),
                                         PARLOUR_TYPE_FAMILY_CARD, "clock");
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (clock)));

  n_tones = 0;
  g_settings_set_boolean (settings, "sounds", TRUE);
  g_settings_set_string (settings, "time-limit", "turn");
  g_settings_set_int (settings, "time-limit-seconds", 21);
  g_settings_set_boolean (settings, "player-clock", TRUE);
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (clock)));
  while (g_str_equal (gtk_label_get_label (GTK_LABEL (clock)), "0:00"))
    g_main_context_iteration (NULL, TRUE);
  /* Where others are at work a second may be passed over. */
  g_assert_cmpint (sscanf (gtk_label_get_label (GTK_LABEL (clock)), "%d:%d", &minutes, &seconds), ==, 2);
  seconds += 60 * minutes;
  g_assert_cmpint (seconds, >=, 1);
  g_assert_cmpint (seconds, <=, table_session_get_waited (session, colonia_session_get_state (session)->turn) / G_TIME_SPAN_SECOND);
  g_assert_cmpint (n_tones, ==, 1);

  g_settings_set_boolean (settings, "player-clock", FALSE);
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (clock)));
  g_settings_set_boolean (settings, "player-clock", TRUE);
  assert_finalized (page);
  g_settings_reset (settings, "player-clock");
  g_settings_reset (settings, "time-limit-seconds");
  g_settings_reset (settings, "time-limit");
  g_settings_reset (settings, "sounds");
}

/* Where no tick came for a while, as the app was stopped, the limit has lost as much as the player was waited for. */
static void
test_stopped (void)
{
  g_autoptr (TableSession) session = game_at_step (COLONIA_STEP_ORDERS, 1, 4, COLONIA_TRACKING_FULL);
  g_autoptr (GSettings) settings = g_settings_new (SCHEMA_ID);
  g_autofree char *left = NULL;
  int waited;
  int minutes, seconds;

  g_settings_set_string (settings, "time-limit", "turn");
  g_settings_set_int (settings, "time-limit-seconds", 60);
  parlour_clock_get (session);
  g_usleep (3 * G_TIME_SPAN_SECOND);

  waited = table_session_get_waited (session, colonia_session_get_state (session)->turn) / G_TIME_SPAN_SECOND;
  left = parlour_clock_tell_left (parlour_clock_get (session));
  g_assert_cmpint (sscanf (left, "Time left: %d:%d", &minutes, &seconds), ==, 2);
  g_assert_cmpint (waited, >=, 3);
  g_assert_cmpint (ABS (60 - waited - seconds), <=, 1);

  g_settings_reset (settings, "time-limit-seconds");
  g_settings_reset (settings, "time-limit");
}

static void
assert_clock (TableSession *session,
              const char   *expected)
{
  g_autofree char *told = parlour_clock_tell (parlour_clock_get (session));

  g_assert_cmpstr (told, ==, expected);
}

static void
pass_for_turn (TableSession *session)
{
  ColoniaEvent event;

  colonia_event_init (&event, COLONIA_EVENT_PASS);
  event.player = colonia_session_get_state (session)->turn;
  colonia_session_play (session, &event, TABLE_ROLLER_NONE);
}

/* Where a clock runs it is paused and given a minute more whenever somebody wants that. What is
 * paused stays so, whoever plays, and counts for nobody until somebody lets it go on. */
static void
test_pause (void)
{
  g_autoptr (TableSession) session = game_at_step (COLONIA_STEP_ORDERS, 1, 4, COLONIA_TRACKING_FULL);
  g_autoptr (GSettings) settings = g_settings_new (SCHEMA_ID);
  GtkWidget *page = g_object_ref_sink (g_object_new (PARLOUR_TYPE_GAME_PAGE, "session", session, NULL));
  ParlourClock *clock = parlour_clock_get (session);
  GtkWidget *bars = GTK_WIDGET (find_child (page, "bars"));
  GtkRevealer *revealer = GTK_REVEALER (find_child (bars, "clock_bar"));
  gint64 waited;
  int n_changes = 0;
  int turn;

  gtk_widget_activate_action (page, "game.pause-clock", NULL);
  gtk_widget_activate_action (page, "game.add-minute", NULL);
  assert_clock (session, NULL);

  /* Where nobody wants one, nothing that is entered touches it. */
  g_signal_connect_swapped (clock, "changed", G_CALLBACK (count_notify), &n_changes);
  pass_for_turn (session);
  g_assert_cmpint (n_changes, ==, 0);
  g_signal_handlers_disconnect_by_data (clock, &n_changes);

  g_settings_set_string (settings, "time-limit", "step");
  g_settings_set_int (settings, "time-limit-seconds", 100);
  assert_clock (session, NULL);
  g_assert_false (gtk_revealer_get_reveal_child (revealer));
  gtk_widget_activate_action (page, "game.add-minute", NULL);
  gtk_widget_activate_action (page, "game.pause-clock", NULL);
  assert_clock (session, "Paused, time left: 2:40");
  g_assert_true (gtk_revealer_get_reveal_child (revealer));
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (find_child (bars, "more_button"))));

  pass_for_turn (session);
  assert_clock (session, "Paused, time left: 1:40");
  turn = colonia_session_get_state (session)->turn;
  waited = table_session_get_waited (session, turn);
  g_usleep (1000);
  g_assert_cmpint (table_session_get_waited (session, turn), ==, waited);

  g_settings_set_boolean (settings, "player-clock", TRUE);
  g_settings_set_string (settings, "time-limit", "off");
  assert_clock (session, "Paused");
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (find_child (bars, "more_button"))));
  gtk_widget_activate_action (page, "game.pause-clock", NULL);
  assert_clock (session, NULL);
  g_usleep (1000);
  g_assert_cmpint (table_session_get_waited (session, turn), >, waited);

  parlour_clock_pause (clock, TRUE);
  g_settings_reset (settings, "player-clock");
  g_settings_reset (settings, "time-limit-seconds");
  g_settings_reset (settings, "time-limit");
  assert_clock (session, NULL);
  g_assert_false (parlour_clock_is_paused (clock));
  assert_finalized (page);
}

/* Another middle comes some frames after what is to be done is told. Until then
 * nothing of the one before can be pressed; who types ahead has it at once. */
static void
test_next_page (void)
{
  g_autoptr (TableSession) session = game_at_step (COLONIA_STEP_WEEK_CARD, 1, 4, COLONIA_TRACKING_FULL);
  GtkWindow *window = GTK_WINDOW (gtk_window_new ());
  GtkWidget *page = g_object_new (PARLOUR_TYPE_GAME_PAGE, "session", session, NULL);
  ParlourPages *pages = PARLOUR_PAGES (find_child (page, "pages"));
  ParlourPage *before = parlour_pages_get_page (pages);
  GtkLabel *heading = GTK_LABEL (find_child (page, "heading"));
  g_autofree char *told = g_strdup (gtk_label_get_label (heading));

  gtk_window_set_child (window, page);
  gtk_window_present (window);
  while (!gtk_widget_get_mapped (page))
    g_main_context_iteration (NULL, TRUE);

  table_session_undo (session);
  g_assert_cmpstr (gtk_label_get_label (heading), !=, told);
  g_assert_null (parlour_pages_get_page (pages));
  g_assert_null (parlour_page_get_session (before));
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (before)));
  g_assert_false (gtk_widget_is_sensitive (get_action (page)));
  while (parlour_pages_get_page (pages) == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpuint (G_OBJECT_TYPE (parlour_pages_get_page (pages)), ==,
                    parlour_step_page_find (table_session_get_state (session)));
  g_assert_true (gtk_widget_is_sensitive (get_action (page)));

  /* Where what had the focus is insensitive, GTK gives it to what scrolls the page. */
  gtk_root_set_focus (GTK_ROOT (window), find_child (page, "scroller"));
  table_session_redo (session);
  g_assert_null (parlour_pages_get_page (pages));
  g_assert_true (gtk_root_get_focus (GTK_ROOT (window)) == GTK_WIDGET (pages));
  g_signal_emit_by_name (pages, "awaited");
  g_assert_true (parlour_pages_get_page (pages) == before);
  g_assert_true (parlour_page_get_session (before) == session);

  /* Whoever does not is shown one that is laid out already. */
  table_session_undo (session);
  while (parlour_pages_get_page (pages) == NULL)
    g_main_context_iteration (NULL, TRUE);
  table_session_redo (session);
  while (!gtk_widget_get_visible (GTK_WIDGET (before)))
    g_main_context_iteration (NULL, TRUE);
  g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (before)));
  g_assert_null (parlour_pages_get_page (pages));
  wait_until_mapped (GTK_WIDGET (before));
  g_assert_true (parlour_pages_get_page (pages) == before);

  gtk_window_destroy (window);
}

/* What is known of cards may come while a page is made ready that nobody sees yet: it is there as soon as the page is. */
static void
test_known_in_time (void)
{
  g_autoptr (TableSession) session = game_at_step (COLONIA_STEP_EDICTS, 1, 4, COLONIA_TRACKING_FULL);
  GtkWindow *window = GTK_WINDOW (gtk_window_new ());
  g_auto (ColoniaEvent) told = { 0 };
  g_autofree char *path = NULL;
  GtkWidget *page, *board;

  table_session_undo (session);
  page = g_object_new (PARLOUR_TYPE_GAME_PAGE, "session", session, NULL);
  gtk_window_set_child (window, page);
  gtk_window_present (window);
  wait_until_mapped (page);
  colonia_event_init (&told, COLONIA_EVENT_EDICTS);
  for (int i = 0; i < COLONIA_N_EDICTS; i++)
    told.edicts[i] = (ColoniaEdict) { .kind = COLONIA_EDICT_OTHER, .day = COLONIA_DAY_WEDNESDAY, .text = g_strdup ("A fair.") };
  path = g_strdup_printf ("wednesday/known-%u", colonia_edict_get_mark (&told.edicts[0]));

  table_session_redo (session);
  while (count_all (page, PARLOUR_TYPE_BOARD_THING) == 0)
    g_main_context_iteration (NULL, TRUE);
  board = find_nth (page, PARLOUR_TYPE_BOARD_PAGE, 0);
  g_assert_false (gtk_widget_get_mapped (board));
  parlour_cards_learn (parlour_collections_find (&colonia_game), &told.table);
  g_assert_null (parlour_board_view_find_thing (PARLOUR_BOARD_VIEW (find_child (board, "groups")), path));
  wait_until_mapped (board);
  g_assert_nonnull (parlour_board_view_find_thing (PARLOUR_BOARD_VIEW (find_child (board, "groups")), path));

  gtk_window_destroy (window);
}

/* A page in a window, of a game that is kept on the disk. */
typedef struct {
  char *directory;
  char *path;
  TableSession *session;
  GtkWindow *window;
  GtkWidget *page;
} Kept;

static void
wait_for_disk (const Kept *kept)
{
  while (table_session_is_busy (kept->session))
    g_main_context_iteration (NULL, TRUE);
}

/* What is played behind a note waits for the disk. */
static void
play_note (const Kept *kept)
{
  ColoniaEvent note;

  colonia_event_init (&note, COLONIA_EVENT_NOTE);
  note.text = (char *) "The disk is slow";
  colonia_session_play (kept->session, &note, TABLE_ROLLER_NONE);
  g_assert_true (table_session_is_busy (kept->session));
}

static void
wait_for_event (const Kept *kept,
                guint       n)
{
  while (table_record_get_cursor (table_session_get_record (kept->session)) <= n)
    g_main_context_iteration (NULL, TRUE);
}

/* Shows the first events of a game. */
static void
keep_game (Kept              *kept,
           const TableRecord *record,
           guint              n_events)
{
  kept->directory = g_dir_make_tmp ("kontor-page-XXXXXX", NULL);
  kept->path = g_build_filename (kept->directory, "game.kontor", NULL);
  kept->session = table_session_new (table_record_copy (record, n_events), kept->path, NULL);
  kept->window = GTK_WINDOW (gtk_window_new ());
  kept->page = g_object_new (PARLOUR_TYPE_GAME_PAGE, "session", kept->session, NULL);
  gtk_window_set_child (kept->window, kept->page);
  gtk_window_present (kept->window);
  wait_for_frames (kept->page, FRAMES_TO_SHOW);
  wait_for_disk (kept);
}

static void
give_up_game (Kept *kept)
{
  wait_for_disk (kept);
  gtk_window_destroy (kept->window);
  g_object_unref (kept->session);
  g_remove (kept->path);
  g_remove (kept->directory);
  g_free (kept->path);
  g_free (kept->directory);
}

/* What is at the foot may be gone while something waits for the disk: when it is there again it can be pressed. */
static void
test_foot_after_waiting (void)
{
  g_autoptr (TableSession) model = game_at_step (COLONIA_STEP_ORDERS, 1, 4, COLONIA_TRACKING_FULL);
  const TableRecord *record = table_session_get_record (model);
  Kept kept;
  ParlourPage *page;
  GtkWidget *foot;

  keep_game (&kept, record, table_record_get_cursor (record));
  page = parlour_pages_get_page (PARLOUR_PAGES (find_child (kept.page, "pages")));
  foot = parlour_page_get_action (page);
  play_note (&kept);
  play_note (&kept);
  g_assert_false (gtk_widget_is_sensitive (foot));
  parlour_page_set_action (page, NULL);
  wait_for_disk (&kept);
  parlour_page_set_action (page, foot);
  g_assert_true (gtk_widget_is_visible (foot));
  g_assert_true (gtk_widget_is_sensitive (gtk_widget_get_parent (foot)));

  give_up_game (&kept);
}

/* What waited for the disk may end a step. Until the next page has come the keys are where
 * they are kept for it: with the focus nowhere one that is typed just then would be lost. */
static void
test_keys_after_waiting (void)
{
  g_autoptr (TableSession) played = game_at_step (COLONIA_STEP_EDICTS, 1, 4, COLONIA_TRACKING_FULL);
  const TableRecord *record = table_session_get_record (played);
  guint last = table_record_get_cursor (record) - 1;
  GtkWidget *pages;
  Kept kept;

  keep_game (&kept, record, last);
  pages = find_child (kept.page, "pages");
  gtk_widget_child_focus (pages, GTK_DIR_TAB_FORWARD);
  play_note (&kept);
  table_session_play (kept.session, table_record_get_event (record, last), TABLE_ROLLER_NONE);
  g_assert_true (gtk_root_get_focus (GTK_ROOT (kept.window)) == kept.page);
  wait_for_event (&kept, last + 1);
  g_assert_null (parlour_pages_get_page (PARLOUR_PAGES (pages)));
  g_assert_true (gtk_root_get_focus (GTK_ROOT (kept.window)) == pages);

  g_signal_emit_by_name (pages, "awaited");
  g_assert_nonnull (gtk_root_get_focus (GTK_ROOT (kept.window)));
  give_up_game (&kept);
}

/* Presses somewhere on the page, and tells what is said then. */
static char *
press_on_page (GtkWidget *page,
               GtkWidget *place,
               int        n_press)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (page);
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (place, page, &bounds));
  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_GESTURE_CLICK (controller))
        g_signal_emit_by_name (controller, "pressed", n_press, (double) bounds.origin.x + 20, (double) bounds.origin.y + 20);
    }

  return count_all (page, g_type_from_name ("AdwToastWidget")) > 0 ? read_toast (page) : NULL;
}

/* What is pressed while what was entered waits for the disk, or a second time in a moment, is not entered, and that is
 * said. */
static void
test_pressed_too_soon (void)
{
  g_autoptr (TableSession) played = game_at_step (COLONIA_STEP_LOADING, 1, 4, COLONIA_TRACKING_FULL);
  const TableRecord *record = table_session_get_record (played);
  const char *const changed = "What was touched has changed meanwhile: touch it once more.";
  g_autofree char *at_first = NULL, *waiting = NULL, *twice = NULL;
  Kept kept;

  keep_game (&kept, record, table_record_get_cursor (record));
  at_first = press_on_page (kept.page, get_page (kept.page), 1);
  g_assert_null (at_first);

  play_note (&kept);
  twice = press_on_page (kept.page, get_page (kept.page), 2);
  g_assert_cmpstr (twice, ==, changed);
  play_note (&kept);
  parlour_toasts_dismiss (PARLOUR_TOASTS (find_child (kept.page, "toasts")));
  waiting = press_on_page (kept.page, get_page (kept.page), 1);
  g_assert_cmpstr (waiting, ==, changed);
  give_up_game (&kept);
}

/* Of what waited for the disk one thing may be refused, and what waits behind it goes on: it is said all the same. */
static void
test_refused_before_another (void)
{
  g_autoptr (TableSession) played = game_at_step (COLONIA_STEP_ORDERS, 1, 4, COLONIA_TRACKING_FULL);
  const TableRecord *record = table_session_get_record (played);
  guint last = table_record_get_cursor (record) - 1;
  Kept kept;

  keep_game (&kept, record, last);
  table_session_play (kept.session, table_record_get_event (record, last), TABLE_ROLLER_NONE);
  table_session_play (kept.session, table_record_get_event (record, last), TABLE_ROLLER_NONE);
  play_note (&kept);
  wait_for_event (&kept, last + 1);
  g_assert_cmpint (count_all (kept.page, g_type_from_name ("AdwToastWidget")), ==, 1);
  give_up_game (&kept);
}

/* What was refused only after it had waited for the disk is offered as what is refused at once, and what was noted behind
 * it leaves that as it is. */
static void
test_anyway_after_waiting (void)
{
  ColoniaEvent event, note;
  g_autoptr (TableSession) played = game_where (find_vain_booth, &event, 4, COLONIA_TRACKING_FULL);
  const TableRecord *record = table_session_get_record (played);
  guint before = table_record_get_cursor (record);
  g_autofree char *directory = g_dir_make_tmp ("kontor-page-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (directory, "game.kontor", NULL);
  g_autoptr (TableSession) session = table_session_new (table_record_copy (record, before), path, NULL);
  GtkWidget *window = gtk_window_new ();
  GtkWidget *page = g_object_new (PARLOUR_TYPE_GAME_PAGE, "session", session, NULL);

  colonia_event_init (&note, COLONIA_EVENT_NOTE);
  note.text = (char *) "The disk is slow";
  gtk_window_set_child (GTK_WINDOW (window), page);
  gtk_window_present (GTK_WINDOW (window));
  while (!gtk_widget_get_mapped (page) || table_session_is_busy (session))
    g_main_context_iteration (NULL, TRUE);
  colonia_session_play (session, &note, TABLE_ROLLER_NONE);
  g_assert_true (table_session_is_busy (session));
  table_session_play (session, &event.table, TABLE_ROLLER_NONE);
  colonia_session_play (session, &note, TABLE_ROLLER_NONE);
  g_assert_cmpint (count_all (window, g_type_from_name ("AdwToastWidget")), ==, 0);
  while (get_cursor (session) < before + 2 || table_session_is_busy (session))
    g_main_context_iteration (NULL, TRUE);

  g_signal_emit_by_name (find_anyway (find_nth (window, g_type_from_name ("AdwToastWidget"), 0)), "clicked");
  g_assert_cmpuint (get_cursor (session), >=, before + 4);
  g_assert_cmpint (table_record_get_event (table_session_get_record (session), before + 2)->type, ==,
                   COLONIA_EVENT_CORRECTION);
  g_assert_cmpint (table_record_get_event (table_session_get_record (session), before + 3)->type, ==,
                   COLONIA_EVENT_TAKE_BOOTH);

  while (table_session_is_busy (session))
    g_main_context_iteration (NULL, TRUE);
  gtk_window_destroy (GTK_WINDOW (window));
  g_remove (path);
  g_remove (directory);
}

/* Nobody is called who does not want it, nor by what is taken back. */
static void
test_sounds (void)
{
  g_autoptr (TableSession) session = game_at_step (COLONIA_STEP_ORDERS, 1, 4, COLONIA_TRACKING_FULL);
  g_autoptr (GSettings) settings = g_settings_new (SCHEMA_ID);
  GtkWidget *page = g_object_ref_sink (g_object_new (PARLOUR_TYPE_GAME_PAGE, "session", session, NULL));

  n_tones = 0;
  pass_for_turn (session);
  g_assert_cmpint (n_tones, ==, 0);

  g_settings_set_boolean (settings, "sounds", TRUE);
  pass_for_turn (session);
  g_assert_cmpint (n_tones, ==, 1);
  table_session_undo (session);
  g_assert_cmpint (n_tones, ==, 1);

  g_settings_reset (settings, "sounds");
  assert_finalized (page);
}

static gboolean
knows_ship (const ColoniaEvent *ship)
{
  const TableCollection *collection = parlour_cards_get_collection (parlour_collections_find (&colonia_game));
  g_autoptr (GPtrArray) ships = colonia_collection_list_ships (collection, NULL);

  for (guint i = 0; i < ships->len; i++)
    if (((const ColoniaEvent *) g_ptr_array_index (ships, i))->ship.holds[0].pays == ship->ship.holds[0].pays)
      return TRUE;

  return FALSE;
}

/* The ships of a game by the order in which they come. */
static guint
find_ship (const TableRecord *record,
           int                n)
{
  guint index = 0;

  while (colonia_record_get_event (record, index)->type != COLONIA_EVENT_SHIP || n-- > 0)
    index++;

  return index;
}

/* Another ship than any that comes in a random game. */
static ColoniaEvent
make_other_ship (const TableRecord *record,
                 guint              index,
                 int                pays)
{
  ColoniaEvent ship;

  colonia_event_init (&ship, COLONIA_EVENT_SHIP);
  ship.ship = colonia_record_get_event (record, index)->ship;
  ship.ship.holds[0].pays = pays;

  return ship;
}

static void
correct_event (TableSession       *session,
               guint               index,
               const ColoniaEvent *event)
{
  g_autoptr (TableRevision) revision = colonia_session_try_revision (session, index, event, TABLE_ROLLER_NONE);

  table_session_accept (session, revision);
}

/* What a correction brings to light is remembered as what is entered is. */
static void
test_corrected_cards (void)
{
  g_autoptr (TableSession) session = game_at_step (COLONIA_STEP_ORDERS, 1, 4, COLONIA_TRACKING_FULL);
  GtkWidget *page = g_object_ref_sink (g_object_new (PARLOUR_TYPE_GAME_PAGE, NULL));
  guint index = find_ship (table_session_get_record (session), 0);
  ColoniaEvent ship = make_other_ship (table_session_get_record (session), index, 41);

  parlour_game_page_set_session (PARLOUR_GAME_PAGE (page), session);
  g_assert_false (knows_ship (&ship));
  correct_event (session, index, &ship);
  g_assert_true (knows_ship (&ship));

  parlour_cards_flush (parlour_collections_find (&colonia_game));
  assert_finalized (page);
}

static void
enter_edicts (GtkWidget *page)
{
  ColoniaEvent event;

  colonia_event_init (&event, COLONIA_EVENT_EDICTS);
  event.edicts[0] = (ColoniaEdict) { .kind = COLONIA_EDICT_EXCHANGE, .day = COLONIA_DAY_SATURDAY };
  event.edicts[1] = (ColoniaEdict) { .kind = COLONIA_EDICT_EXTRA_HOLD, .day = COLONIA_DAY_FRIDAY };
  event.edicts[2] = (ColoniaEdict) { .kind = COLONIA_EDICT_SHIPS_LEAVE, .day = COLONIA_DAY_FRIDAY, .ships = 1 };
  parlour_page_enter (PARLOUR_PAGE (get_page (page)), &event.table, TABLE_ROLLER_NONE);
}

/* A card that was entered wrong is not kept as it was entered first, unless it was known
 * before the game. */
static void
test_card_entered_wrong (void)
{
  g_autoptr (TableSession) session = game_at_step (COLONIA_STEP_EDICTS, 1, 4, COLONIA_TRACKING_FULL);
  g_autoptr (TableRecord) before =
    table_record_copy (table_session_get_record (session), table_record_get_cursor (table_session_get_record (session)));
  GtkWidget *page = g_object_ref_sink (g_object_new (PARLOUR_TYPE_GAME_PAGE, "session", session, NULL));
  const guint wrong = find_ship (before, 0);
  const guint known = find_ship (before, 1);
  const ColoniaEvent first = make_other_ship (before, wrong, 51);
  const ColoniaEvent again = make_other_ship (before, wrong, 52);
  const ColoniaEvent other = make_other_ship (before, known, 53);
  const ColoniaEvent another = make_other_ship (before, known, 54);

  parlour_cards_get_collection (parlour_collections_find (&colonia_game));
  parlour_cards_flush (parlour_collections_find (&colonia_game));
  parlour_cards_learn (parlour_collections_find (&colonia_game), &other.table);

  /* As long as cards are asked for nothing is learned. */
  correct_event (session, wrong, &first);
  correct_event (session, known, &other);
  g_assert_false (knows_ship (&first));
  enter_edicts (page);
  g_assert_true (knows_ship (&first) && knows_ship (&other));

  correct_event (session, wrong, &again);
  g_assert_true (knows_ship (&again) && !knows_ship (&first));
  correct_event (session, known, &another);
  g_assert_true (knows_ship (&another) && knows_ship (&other));

  /* What is taken back is learned again. */
  table_session_undo (session);
  table_session_undo (session);
  correct_event (session, known, &another);
  g_assert_true (knows_ship (&first) && !knows_ship (&again));

  parlour_cards_flush (parlour_collections_find (&colonia_game));
  assert_finalized (page);
}

/* How many equal ships are known. */
static int
count_known (const ColoniaEvent *ship)
{
  const TableCollection *collection = parlour_cards_get_collection (parlour_collections_find (&colonia_game));
  g_autoptr (GPtrArray) wanted = table_printed_list_event (&colonia_game, &ship->table);
  g_autoptr (GPtrArray) known = table_collection_list (collection, COLONIA_PRINTED_SHIP, NULL);

  for (guint i = 0; i < known->len; i++)
    if (table_printed_is_equal (known->pdata[i], wanted->pdata[0]))
      return COLONIA_PRINTED (known->pdata[i])->count;

  return 0;
}

/* How many equal cards there are follows what is corrected and taken back. Nobody is told
 * where what is taken back was no card. */
static void
test_counted_cards (void)
{
  g_autoptr (TableSession) session = game_at_step (COLONIA_STEP_ORDERS, 1, 4, COLONIA_TRACKING_FULL);
  GtkWidget *page = g_object_ref_sink (g_object_new (PARLOUR_TYPE_GAME_PAGE, "session", session, NULL));
  ParlourCards *cards = parlour_collections_find (&colonia_game);
  const guint first = find_ship (table_session_get_record (session), 0);
  const guint second = find_ship (table_session_get_record (session), 1);
  const ColoniaEvent ship = make_other_ship (table_session_get_record (session), first, 61);
  ColoniaEvent note;
  int n_changes = 0;

  colonia_event_init (&note, COLONIA_EVENT_NOTE);
  note.text = (char *) "The tailor was ill";
  parlour_cards_get_collection (cards);
  parlour_cards_flush (cards);
  correct_event (session, first, &ship);
  g_assert_cmpint (count_known (&ship), ==, 1);
  correct_event (session, second, &ship);
  g_assert_cmpint (count_known (&ship), ==, 2);
  table_session_undo (session);
  g_assert_cmpint (count_known (&ship), ==, 1);
  table_session_redo (session);
  g_assert_cmpint (count_known (&ship), ==, 2);
  parlour_cards_flush (cards);

  g_signal_connect_swapped (cards, "changed", G_CALLBACK (count_notify), &n_changes);
  pass_for_turn (session);
  table_session_undo (session);
  colonia_session_play (session, &note, TABLE_ROLLER_NONE);
  table_session_undo (session);
  table_session_redo (session);
  g_assert_cmpint (n_changes, ==, 0);
  g_assert_false (parlour_cards_is_busy (cards));
  g_assert_cmpint (count_known (&ship), ==, 2);

  g_signal_handlers_disconnect_by_data (cards, &n_changes);
  assert_finalized (page);
}

/* Who opens a game is told that cards cannot be read, be it found out before or after. */
static void
test_unreadable_cards (void)
{
  const char *told = "What was learnt from earlier games cannot be read: line 1, column 1: not JSON";
  g_autoptr (TableSession) session = game_at_step (COLONIA_STEP_ORDERS, 1, 4, COLONIA_TRACKING_FULL);
  g_autoptr (TableSession) other = game_at_step (COLONIA_STEP_ORDERS, 1, 4, COLONIA_TRACKING_FULL);
  GtkWidget *page = g_object_ref_sink (g_object_new (PARLOUR_TYPE_GAME_PAGE, "session", session, NULL));
  GtkWidget *later;
  ParlourCards *cards = parlour_collections_find (&colonia_game);
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "kontor", "collection.json", NULL);
  g_autofree char *directory = g_path_get_dirname (path);

  g_assert_cmpint (g_mkdir_with_parents (directory, 0700), ==, 0);
  parlour_cards_get_collection (cards);
  parlour_cards_flush (cards);
  g_assert_false (says (page, told));
  g_assert_true (g_file_set_contents (path, "Dear Agnes", -1, NULL));
  while (parlour_cards_get_error (cards) == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (says (page, told));

  later = g_object_ref_sink (g_object_new (PARLOUR_TYPE_GAME_PAGE, "session", other, NULL));
  g_assert_true (says (later, told));

  g_assert_cmpint (g_unlink (path), ==, 0);
  while (parlour_cards_get_error (cards) != NULL)
    g_main_context_iteration (NULL, TRUE);
  assert_finalized (page);
  assert_finalized (later);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  pardon_libadwaita ();
  adw_init ();

  g_test_add_func ("/action", test_action);
  g_test_add_func ("/action/follows", test_action_follows);
  g_test_add_func ("/action/at-foot", test_action_at_foot);
  g_test_add_func ("/action/again", test_action_again);
  g_test_add_func ("/table/places", test_table);
  g_test_add_func ("/table/room", test_table_room);
  g_test_add_func ("/table/spare", test_table_spare);
  g_test_add_func ("/families", test_families);

  g_test_add_func ("/families/shrines", test_shrines);
  g_test_add_func ("/families/drawn", test_drawn);
  g_test_add_func ("/families/SUN-2/empty-shrines", test_empty_shrines);
  g_test_add_func ("/game-page/complaint-covered", test_complaint_covered);
  g_test_add_func ("/game-page/anyway", test_anyway);
  g_test_add_func ("/game-page/anyway/doubtful", test_anyway_doubtful);
  g_test_add_func ("/game-page/doubtful-after-waiting", test_doubtful_after_waiting);
  g_test_add_func ("/game-page/anyway/of-all", test_anyway_of_all);
  g_test_add_func ("/game-page/not-anyway", test_not_anyway);
  g_test_add_func ("/game-page/VOTE-2 tie-keeps-keys", test_tie_keeps_keys);
  g_test_add_func ("/game-page/TUE-5 tie-rolls-places", test_tie_rolls_places);
  g_test_add_func ("/game-page/announced", test_announced);
  g_test_add_func ("/game-page/hand-out/SAT-1 stays", test_hand_out_stays);
  g_test_add_func ("/game-page/hand-out/SAT-1 opens", test_opens);
  g_test_add_func ("/game-page/hand-out/SAT-1 opens after an exchange", test_opens_after_exchange);
  g_test_add_func ("/game-page/hand-out/SET-3 comes back", test_start_comes_back);
  g_test_add_func ("/game-page/hand-out/SUN-5 discarded", test_discarded);
  g_test_add_func ("/game-page/hand-out/all pass", test_pass_all_opens);
  g_test_add_func ("/game-page/hand-out/THU-2 undone", test_undone_roll);
  g_test_add_func ("/game-page/hand-out/THU-2 undone to the orders", test_undone_orders);
  g_test_add_func ("/game-page/undone in any game", test_undone_in_any_game);
  g_test_add_func ("/game-page/no session", test_no_session);
  g_test_add_func ("/widgets/filled hidden", test_filled_hidden);
  g_test_add_func ("/game-page/strip after the end", test_strip_after_end);
  g_test_add_func ("/game-page/undone line", test_undone_line);
  g_test_add_func ("/game-page/popover without focus", test_popover_without_focus);
  g_test_add_func ("/game-page/names-in-strip", test_names_in_strip);
  g_test_add_func ("/game-page/hand-out/ends", test_hand_out_ends);
  g_test_add_func ("/game-page/EDICT-1 by-hand", test_by_hand);
  g_test_add_func ("/at-table", test_at_table);
  g_test_add_func ("/game-page/THU-2 last roll", test_last_roll);
  g_test_add_func ("/game-page/THU-2 last roll leaves room", test_last_roll_leaves_room);
  g_test_add_func ("/moves/between-days", test_moves_between_days);
  g_test_add_func ("/game-page/moves/many-voters", test_list_beside_voters);
  g_test_add_func ("/moves/told", test_moves_told);
  g_test_add_func ("/moves/put-away", test_moves_put_away);
  g_test_add_func ("/game-page/EDICT-1 by-hand-first", test_by_hand_first);
  g_test_add_func ("/game-page/unasked", test_unasked);
  g_test_add_func ("/game-page/pass-all-twice", test_pass_all_twice);
  g_test_add_func ("/game-page/every-step", test_every_step);
  g_test_add_func ("/game-page/kept-pages", test_kept_pages);
  g_test_add_func ("/game-page/next-page", test_next_page);
  g_test_add_func ("/game-page/known-in-time", test_known_in_time);
  g_test_add_func ("/game-page/trace is no hindrance", test_trace_is_no_hindrance);
  g_test_add_func ("/game-page/left", test_left);
  g_test_add_func ("/game-page/move-asks", test_move_asks);
  g_test_add_func ("/game-page/move-asks/held", test_held);
  g_test_add_func ("/game-page/move-asks/held/passed-on", test_passed_on);
  g_test_add_func ("/game-page/keys/once-too-often", test_key_once_too_often);
  g_test_add_func ("/game-page/keys/in-vain", test_key_in_vain);
  g_test_add_func ("/game-page/move-asks/held/typed-on", test_typed_on);
  g_test_add_func ("/game-page/answered", test_answered);
  g_test_add_func ("/game-page/answered/once", test_answered_once);
  g_test_add_func ("/game-page/answered/out of the way", test_out_of_the_way);
  g_test_add_func ("/game-page/toast is whole", test_toast_is_whole);
  g_test_add_func ("/game-page/replaced", test_replaced);
  g_test_add_func ("/game-page/frames", test_frames);
  g_test_add_func ("/game-page/undo-correction", test_undo_correction);
  g_test_add_func ("/game-page/undo-told-later", test_undo_told_later);
  g_test_add_func ("/game-page/undo-correction-asks", test_undo_correction_asks);
  g_test_add_func ("/game-page/waiting", test_waiting_bar);
  g_test_add_func ("/game-page/foot-after-waiting", test_foot_after_waiting);
  g_test_add_func ("/game-page/keys-after-waiting", test_keys_after_waiting);
  g_test_add_func ("/game-page/pressed-too-soon", test_pressed_too_soon);
  g_test_add_func ("/game-page/refused-before-another", test_refused_before_another);
  g_test_add_func ("/game-page/anyway/after-waiting", test_anyway_after_waiting);
  g_test_add_func ("/game-page/covers-without-game", test_covers_without_game);
  g_test_add_func ("/game-page/clock", test_clock);
  g_test_add_func ("/game-page/stopped", test_stopped);
  g_test_add_func ("/game-page/pause", test_pause);
  g_test_add_func ("/game-page/sounds", test_sounds);
  g_test_add_func ("/game-page/corrected-cards", test_corrected_cards);
  g_test_add_func ("/game-page/card-entered-wrong", test_card_entered_wrong);
  g_test_add_func ("/game-page/counted-cards", test_counted_cards);
  g_test_add_func ("/game-page/unreadable-cards", test_unreadable_cards);

  return g_test_run ();
}

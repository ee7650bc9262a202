/* test-cards.c: the window with the cards that the table knows
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-cards.h"
#include "colonia-collection-window.h"
#include "colonia-known-card.h"
#include "colonia-preferences.h"
#include "widgets.h"

#include <string.h>

static void
learn_some_cards (void)
{
  ColoniaCards *cards = colonia_cards_get_default ();
  g_auto (ColoniaEvent) edicts = { 0 };
  ColoniaEvent event;

  colonia_event_init (&event, COLONIA_EVENT_SHIP);
  event.ship.city = COLONIA_CITY_BERGEN;
  event.ship.n_holds = 1;
  event.ship.holds[0].goods.n[COLONIA_GOOD_SADDLE] = 1;
  event.ship.holds[0].pays = 98;
  colonia_cards_learn (cards, &event);

  colonia_event_init (&event, COLONIA_EVENT_RELIC);
  event.relic.city = COLONIA_CITY_LONDON;
  event.relic.cost = 97;
  event.relic.points = 6;
  colonia_cards_learn (cards, &event);

  colonia_event_init (&event, COLONIA_EVENT_WEEK_CARD);
  event.week_card.n_booths = 3;
  for (int i = 0; i < 3; i++)
    event.week_card.booths[i].n[i] = 9 - i;
  event.week_card.contracts[1] = 3;
  event.week_card.dice = 19;
  event.week_card.ships = 4;
  colonia_cards_learn (cards, &event);

  colonia_event_init (&edicts, COLONIA_EVENT_EDICTS);
  edicts.edicts[0] = (ColoniaEdict) { COLONIA_EDICT_OTHER, COLONIA_DAY_FRIDAY, 0, 0, g_strdup ("Alms for <all>") };
  edicts.edicts[1] = (ColoniaEdict) { COLONIA_EDICT_EXTRA_HOLD, COLONIA_DAY_FRIDAY, 0, 0, NULL };
  edicts.edicts[2] = (ColoniaEdict) { COLONIA_EDICT_EXCHANGE, COLONIA_DAY_SATURDAY, 0, 0, NULL };
  colonia_cards_learn (cards, &edicts);
}

static GtkWidget *
open_cards (void)
{
  GtkWidget *parent = colonia_preferences_new (NULL);
  GtkWidget *button = find_child (parent, "edit_button");
  g_autoptr (GListModel) windows = NULL;

  colonia_cards_flush (colonia_cards_get_default ());
  learn_some_cards ();
  g_signal_emit_by_name (button, "clicked");
  windows = g_object_ref (gtk_window_get_toplevels ());
  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      if (COLONIA_IS_COLLECTION_WINDOW (window))
        return window;
    }

  g_assert_not_reached ();
}

/* The preferences go, and the window with them. */
static void
close_cards (GtkWidget *window)
{
  gtk_window_destroy (gtk_window_get_transient_for (GTK_WINDOW (window)));
  colonia_cards_flush (colonia_cards_get_default ());
}

/* Finds a card by what a screen reader is told of it. */
static GtkWidget *
find_card (GtkWidget  *window,
           const char *wanted)
{
  g_autoptr (GPtrArray) cards = find_all (window, COLONIA_TYPE_KNOWN_CARD);

  for (guint i = 0; i < cards->len; i++)
    {
      GtkWidget *card = g_ptr_array_index (cards, i);
      g_autofree char *told = colonia_known_card_describe (colonia_known_card_get_printed (COLONIA_KNOWN_CARD (card)));

      if (g_str_equal (told, wanted))
        return card;
    }

  return NULL;
}

static char *
read_own_file (void)
{
  g_autofree char *path = NULL;
  char *text = NULL;

  colonia_cards_flush (colonia_cards_get_default ());
  g_object_get (colonia_cards_get_default (), "path", &path, NULL);
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));

  return text;
}

static void
assert_on_disk (const char *part,
                gboolean    expected)
{
  g_autofree char *text = read_own_file ();

  g_assert_cmpint (strstr (text, part) != NULL, ==, expected);
}

static const struct {
  const char *told;
  const char *on_disk;
} some_cards[] = {
  { "Ship to Bergen: 1 saddle for 98", "\"pays\":98" },
  { "Relic of London, 6 points, for 97 Pfund Sterling", "\"cost\":97,\"points\":6" },
  { "Week card: booths 9, 8, 7; saddler 0; wainwright 3; painter 0; tailor 0; shoemaker 0; 19 dice; 4 ships",
    "\"booths\":[9,8,7]" },
  { "Friday: “Alms for <all>”", "Alms for <all>" },
};

static char *
read_toast (GtkWidget *window)
{
  GtkWidget *toast = find_nth (window, g_type_from_name ("AdwToastWidget"), 0);

  return g_strdup (gtk_label_get_text (find_nth (toast, GTK_TYPE_LABEL, 0)));
}

/* Every kind of card is removed and taken back, on the screen and on the disk. */
static void
test_remove_card (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);
  GtkWidget *window;
  GtkWidget *card;
  g_autofree char *removed = g_strdup_printf ("Removed: %s", some_cards[i].told);
  g_autofree char *said = NULL;
  int n_cards;

  window = open_cards ();
  n_cards = count_all (window, COLONIA_TYPE_KNOWN_CARD);
  card = find_card (window, some_cards[i].told);
  g_assert_nonnull (card);
  assert_on_disk (some_cards[i].on_disk, TRUE);

  g_assert_true (gtk_widget_activate_action (card, "card.remove", NULL));
  g_assert_null (find_card (window, some_cards[i].told));
  g_assert_cmpint (count_all (window, COLONIA_TYPE_KNOWN_CARD), ==, n_cards - 1);
  said = read_toast (window);
  g_assert_nonnull (strstr (said, removed));
  assert_on_disk (some_cards[i].on_disk, FALSE);

  g_assert_true (gtk_widget_activate_action (window, "collection.undo", NULL));
  g_assert_cmpint (count_all (window, COLONIA_TYPE_KNOWN_CARD), ==, n_cards);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window)) == find_card (window, some_cards[i].told));
  assert_on_disk (some_cards[i].on_disk, TRUE);

  /* There is nothing left to take back. */
  gtk_widget_activate_action (window, "collection.undo", NULL);
  g_assert_cmpint (count_all (window, COLONIA_TYPE_KNOWN_CARD), ==, n_cards);
  close_cards (window);
}

/* The last one is taken back first, until all are as they were. */
static void
test_remove_all_cards (void)
{
  GtkWidget *window = open_cards ();
  GtkStack *pages = GTK_STACK (find_child (window, "pages"));
  g_autoptr (GPtrArray) before = colonia_collection_list_known (colonia_cards_get_collection (colonia_cards_get_default ()));
  int n_cards = (int) before->len;

  for (int i = 0; i < n_cards; i++)
    {
      GtkWidget *card = find_nth (window, COLONIA_TYPE_KNOWN_CARD, 0);

      g_assert_true (gtk_widget_activate_action (card, "card.remove", NULL));
      g_assert_cmpint (count_all (window, COLONIA_TYPE_KNOWN_CARD), ==, n_cards - i - 1);
    }
  g_assert_true (gtk_stack_get_visible_child (pages)
                 == find_child (window, "nothing"));
  assert_on_disk ("\"type\"", FALSE);

  for (int i = 0; i < n_cards; i++)
    g_assert_true (gtk_widget_activate_action (window, "collection.undo", NULL));
  g_assert_cmpint (count_all (window, COLONIA_TYPE_KNOWN_CARD), ==, n_cards);
  for (int i = 0; i < n_cards; i++)
    g_assert_true (printed_is_equal (
      colonia_known_card_get_printed (find_nth (window, COLONIA_TYPE_KNOWN_CARD, (guint) i)),
      g_ptr_array_index (before, i)));
  close_cards (window);
}

/* What was entered wrong is removed and entered anew, while the window is open
 * and before the removal is taken back: there is one of each. */
static void
test_correct_card (void)
{
  ColoniaCards *cards = colonia_cards_get_default ();
  GtkWidget *window = open_cards ();
  int n_cards = count_all (window, COLONIA_TYPE_KNOWN_CARD);
  GtkWidget *wrong = find_card (window, some_cards[1].told);
  ColoniaEvent old, right;

  g_assert_nonnull (wrong);
  old = colonia_known_card_get_printed (COLONIA_KNOWN_CARD (wrong))->event;
  right = old;
  right.relic.cost = 7;
  g_assert_true (gtk_widget_activate_action (wrong, "card.remove", NULL));
  colonia_cards_learn (cards, &right);
  colonia_cards_learn (cards, &right);
  g_assert_cmpint (count_all (window, COLONIA_TYPE_KNOWN_CARD), ==, n_cards);
  g_assert_null (find_card (window, some_cards[1].told));
  g_assert_nonnull (find_card (window, "Relic of London, 6 points, for 7 Pfund Sterling"));
  assert_on_disk ("\"cost\":7,\"points\":6", TRUE);
  assert_on_disk (some_cards[1].on_disk, FALSE);

  colonia_cards_learn (cards, &old);
  g_assert_cmpint (count_all (window, COLONIA_TYPE_KNOWN_CARD), ==, n_cards + 1);
  g_assert_true (gtk_widget_activate_action (window, "collection.undo", NULL));
  g_assert_cmpint (count_all (window, COLONIA_TYPE_KNOWN_CARD), ==, n_cards + 1);
  close_cards (window);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  adw_init ();

  for (guint i = 0; i < G_N_ELEMENTS (some_cards); i++)
    {
      g_autofree char *path = g_strdup_printf ("/cards/remove/%u", i);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_remove_card);
    }
  g_test_add_func ("/cards/remove-all", test_remove_all_cards);
  g_test_add_func ("/cards/correct", test_correct_card);

  return g_test_run ();
}

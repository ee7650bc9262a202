/* test-cards.c: the window with the cards that the table knows
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-events.h"
#include "colonia-printed.h"
#include "parlour-card-editor.h"
#include "parlour-cards-group.h"
#include "parlour-collections.h"
#include "parlour-collection-window.h"
#include "parlour-counter.h"
#include "parlour-known-card.h"
#include "parlour-pad.h"
#include "parlour-preferences.h"
#include "parlour-table-window.h"
#include "parlour-typed-card.h"
#include "table-simulation.h"
#include "widgets.h"

#include <glib/gstdio.h>
#include <string.h>
#include <utime.h>

static void
learn_some_cards (void)
{
  ParlourCards *cards = parlour_collections_find (&colonia_game);
  g_auto (ColoniaEvent) edicts = { 0 };
  ColoniaEvent event;

  colonia_event_init (&event, COLONIA_EVENT_SHIP);
  event.ship.city = COLONIA_CITY_BERGEN;
  event.ship.n_holds = 1;
  event.ship.holds[0].goods.n[COLONIA_GOOD_SADDLE] = 1;
  event.ship.holds[0].pays = 98;
  parlour_cards_learn (cards, &event.table);

  colonia_event_init (&event, COLONIA_EVENT_RELIC);
  event.relic.city = COLONIA_CITY_LONDON;
  event.relic.cost = 97;
  event.relic.points = 6;
  parlour_cards_learn (cards, &event.table);

  colonia_event_init (&event, COLONIA_EVENT_WEEK_CARD);
  event.week_card.n_booths = 3;
  for (int i = 0; i < 3; i++)
    event.week_card.booths[i].n[i] = 9 - i;
  event.week_card.contracts[1] = 3;
  event.week_card.dice = 19;
  event.week_card.ships = 4;
  parlour_cards_learn (cards, &event.table);

  colonia_event_init (&edicts, COLONIA_EVENT_EDICTS);
  edicts.edicts[0] = (ColoniaEdict) { COLONIA_EDICT_OTHER, COLONIA_DAY_FRIDAY, 0, 0, g_strdup ("Alms for <all>") };
  edicts.edicts[1] = (ColoniaEdict) { COLONIA_EDICT_EXTRA_HOLD, COLONIA_DAY_FRIDAY, 0, 0, NULL };
  edicts.edicts[2] = (ColoniaEdict) { COLONIA_EDICT_EXCHANGE, COLONIA_DAY_SATURDAY, 0, 0, NULL };
  parlour_cards_learn (cards, &edicts.table);
}

static GtkWidget *
open_cards (void)
{
  GtkWidget *parent = parlour_preferences_new (NULL);
  GtkWidget *button = find_child (find_nth (parent, PARLOUR_TYPE_CARDS_GROUP, 0), "edit_button");
  g_autoptr (GListModel) windows = NULL;

  parlour_cards_flush (parlour_collections_find (&colonia_game));
  learn_some_cards ();
  g_signal_emit_by_name (button, "clicked");
  windows = g_object_ref (gtk_window_get_toplevels ());
  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      if (PARLOUR_IS_COLLECTION_WINDOW (window))
        return window;
    }

  g_assert_not_reached ();
}

/* The preferences go, and the window with them. */
static void
close_cards (GtkWidget *window)
{
  gtk_window_destroy (gtk_window_get_transient_for (GTK_WINDOW (window)));
  parlour_cards_flush (parlour_collections_find (&colonia_game));
}

/* Finds a card by what a screen reader is told of it. */
static GtkWidget *
find_card (GtkWidget  *window,
           const char *wanted)
{
  g_autoptr (GPtrArray) cards = find_all (window, PARLOUR_TYPE_KNOWN_CARD);

  for (guint i = 0; i < cards->len; i++)
    {
      GtkWidget *card = g_ptr_array_index (cards, i);
      g_autofree char *told = parlour_known_card_describe (parlour_known_card_get_printed (PARLOUR_KNOWN_CARD (card)));

      if (g_str_equal (told, wanted))
        return card;
    }

  return NULL;
}

static char *
read_own_file (void)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "kontor", "collection.json", NULL);
  char *text = NULL;

  parlour_cards_flush (parlour_collections_find (&colonia_game));
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
  { "Week card: booths 9, 8, 7; saddler 0; wainwright 3; painter 0; tailor 0; shoemaker 0; 19 rolls; 4 ships",
    "\"booths\":[9,8,7]" },
  { "Friday: “Alms for <all>”", "Alms for <all>" },
};

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
  n_cards = count_all (window, PARLOUR_TYPE_KNOWN_CARD);
  card = find_card (window, some_cards[i].told);
  g_assert_nonnull (card);
  assert_on_disk (some_cards[i].on_disk, TRUE);

  g_assert_true (gtk_widget_activate_action (card, "card.remove", NULL));
  g_assert_null (find_card (window, some_cards[i].told));
  g_assert_cmpint (count_all (window, PARLOUR_TYPE_KNOWN_CARD), ==, n_cards - 1);
  said = read_toast (window);
  g_assert_nonnull (strstr (said, removed));
  assert_on_disk (some_cards[i].on_disk, FALSE);

  g_assert_true (gtk_widget_activate_action (window, "collection.undo", NULL));
  g_assert_cmpint (count_all (window, PARLOUR_TYPE_KNOWN_CARD), ==, n_cards);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window)) == find_card (window, some_cards[i].told));
  assert_on_disk (some_cards[i].on_disk, TRUE);

  /* There is nothing left to take back. */
  gtk_widget_activate_action (window, "collection.undo", NULL);
  g_assert_cmpint (count_all (window, PARLOUR_TYPE_KNOWN_CARD), ==, n_cards);
  close_cards (window);
}

/* The last one is taken back first, until all are as they were. */
static void
test_remove_all_cards (void)
{
  GtkWidget *window = open_cards ();
  GtkStack *pages = GTK_STACK (find_child (window, "pages"));
  g_autoptr (GPtrArray) before = table_collection_list_known (parlour_cards_get_collection (parlour_collections_find (&colonia_game)));
  int n_cards = (int) before->len;

  for (int i = 0; i < n_cards; i++)
    {
      GtkWidget *card = find_nth (window, PARLOUR_TYPE_KNOWN_CARD, 0);

      g_assert_true (gtk_widget_activate_action (card, "card.remove", NULL));
      g_assert_cmpint (count_all (window, PARLOUR_TYPE_KNOWN_CARD), ==, n_cards - i - 1);
    }
  g_assert_true (gtk_stack_get_visible_child (pages)
                 == find_child (window, "nothing"));
  assert_on_disk ("\"type\"", FALSE);

  for (int i = 0; i < n_cards; i++)
    g_assert_true (gtk_widget_activate_action (window, "collection.undo", NULL));
  g_assert_cmpint (count_all (window, PARLOUR_TYPE_KNOWN_CARD), ==, n_cards);
  for (int i = 0; i < n_cards; i++)
    g_assert_true (table_printed_is_equal (
      parlour_known_card_get_printed (find_nth (window, PARLOUR_TYPE_KNOWN_CARD, (guint) i)),
      g_ptr_array_index (before, i)));
  close_cards (window);
}

/* What was entered wrong is removed and entered anew, while the window is open
 * and before the removal is taken back: there is one of each. */
static void
test_enter_card_anew (void)
{
  ParlourCards *cards = parlour_collections_find (&colonia_game);
  GtkWidget *window = open_cards ();
  int n_cards = count_all (window, PARLOUR_TYPE_KNOWN_CARD);
  GtkWidget *wrong = find_card (window, some_cards[1].told);
  ColoniaEvent old, right;

  g_assert_nonnull (wrong);
  old = COLONIA_PRINTED (parlour_known_card_get_printed (PARLOUR_KNOWN_CARD (wrong)))->event;
  right = old;
  right.relic.cost = 7;
  g_assert_true (gtk_widget_activate_action (wrong, "card.remove", NULL));
  parlour_cards_learn (cards, &right.table);
  parlour_cards_learn (cards, &right.table);
  g_assert_cmpint (count_all (window, PARLOUR_TYPE_KNOWN_CARD), ==, n_cards);
  g_assert_null (find_card (window, some_cards[1].told));
  g_assert_nonnull (find_card (window, "Relic of London, 6 points, for 7 Pfund Sterling"));
  assert_on_disk ("\"cost\":7,\"points\":6", TRUE);
  assert_on_disk (some_cards[1].on_disk, FALSE);

  parlour_cards_learn (cards, &old.table);
  g_assert_cmpint (count_all (window, PARLOUR_TYPE_KNOWN_CARD), ==, n_cards + 1);
  g_assert_true (gtk_widget_activate_action (window, "collection.undo", NULL));
  g_assert_cmpint (count_all (window, PARLOUR_TYPE_KNOWN_CARD), ==, n_cards + 1);
  close_cards (window);
}

/* Opens the window in which a card is corrected. */
static GtkWidget *
open_editor (GtkWidget  *window,
             const char *told)
{
  GtkWidget *card = find_card (window, told);
  g_autoptr (GListModel) windows = g_object_ref (gtk_window_get_toplevels ());

  g_assert_nonnull (card);
  g_assert_true (gtk_widget_activate_action (card, "card.correct", NULL));
  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) editor = g_list_model_get_item (windows, i);

      if (PARLOUR_IS_CARD_EDITOR (editor))
        return editor;
    }

  g_assert_not_reached ();
}

static const char *
get_reason (GtkWidget *editor)
{
  return gtk_label_get_label (GTK_LABEL (find_child (editor, "reason")));
}

static gboolean
can_save (GtkWidget *editor)
{
  return gtk_widget_get_sensitive (find_child (editor, "save"));
}

static void
save (GtkWidget *editor)
{
  g_assert_true (can_save (editor));
  g_assert_true (gtk_widget_activate_action (editor, "editor.save", NULL));
}

static ParlourCounter *
get_nth_counter (GtkWidget *editor,
                 guint      n)
{
  return find_nth (find_child (editor, "place"), PARLOUR_TYPE_COUNTER, n);
}

/* What is filled in, in the form in which the collection has it. */
static void
fill_in (GtkWidget  *editor,
         const char *text)
{
  g_autoptr (JsonNode) node = json_from_string (text, NULL);

  parlour_typed_card_fill (find_nth (editor, PARLOUR_TYPE_TYPED_CARD, 0), json_node_get_object (node));
}

/* One of the toggles of a card: those of cities or days, or what a relic card is. */
static void
choose (GtkWidget *editor,
        guint      which)
{
  GtkWidget *toggle = find_nth (find_nth (editor, PARLOUR_TYPE_TYPED_CARD, 0), GTK_TYPE_TOGGLE_BUTTON, which);

  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (toggle), TRUE);
}

/* A city has a letter on the pad, where relics do. */
static void
type_city (GtkWidget  *editor,
           ColoniaCity city)
{
  g_signal_emit_by_name (find_nth (editor, PARLOUR_TYPE_PAD, 0), "letter", (int) city * (COLONIA_USUAL_RELIC_POINTS + 2));
}

static void
correct_ship (GtkWidget *editor)
{
  GtkWidget *pad = find_nth (editor, PARLOUR_TYPE_PAD, 0);

  choose (editor, COLONIA_CITY_LONDON);
  /* The card is filled in: what is typed is its second hold, then the first one. */
  g_signal_emit_by_name (pad, "letter", (int) COLONIA_GOOD_PAINTING);
  g_assert_cmpstr (get_reason (editor), ==, "What does hold 2 pay?");
  g_assert_false (can_save (editor));
  g_assert_true (gtk_widget_activate_action (pad, "pad.type", "i", 7));
  for (int hold = 1; hold < 4; hold++)
    g_assert_true (gtk_widget_activate_action (pad, "pad.next", NULL));
  g_assert_true (gtk_widget_activate_action (pad, "pad.type", "i", 9));
  g_assert_true (gtk_widget_activate_action (pad, "pad.type", "i", 0));
}

static void
correct_relic (GtkWidget *editor)
{
  /* The city is asked for above all else, as that of a ship, and is the letter of the pad. */
  choose (editor, COLONIA_CITY_BERGEN);
  g_assert_cmpstr (gtk_label_get_label (find_nth (find_child (editor, "place"), GTK_TYPE_LABEL, 0)), ==,
                   "Where does it come from?");
  parlour_counter_set_value (get_nth_counter (editor, 0), 96);
  parlour_counter_set_value (get_nth_counter (editor, 1), 4);
}

static void
correct_week_card (GtkWidget *editor)
{
  GtkWidget *numbers = find_nth (editor, g_type_from_name ("ParlourTypedNumbers"), 0);

  for (guint booth = 0; booth < 3; booth++)
    parlour_counter_set_value (get_nth_counter (editor, booth), 0);
  g_assert_cmpstr (get_reason (editor), ==, "What does the week card say?");
  g_assert_true (gtk_widget_activate_action (numbers, "typed.change-count", "i", -1));
  parlour_counter_set_value (get_nth_counter (editor, 0), 5);
  parlour_counter_set_value (get_nth_counter (editor, 1), 6);
}

static void
correct_edict (GtkWidget *editor)
{
  fill_in (editor, "{\"day\": \"saturday\", \"text\": \" \"}");
  g_assert_cmpstr (get_reason (editor), ==, "Write first what the card says.");
  fill_in (editor, "{\"day\": \"saturday\", \"text\": \" Bread for <all> \"}");
}

static const struct {
  void      (*correct) (GtkWidget *editor);
  const char *told;
  const char *on_disk;
} corrections[] = {
  { correct_ship, "Ship to London: 1 saddle for 90; 1 painting for 7", "\"pays\":7}" },
  { correct_relic, "Relic of Bergen, 4 points, for 96 Mark", "\"cost\":96,\"points\":4" },
  { correct_week_card,
    "Week card: booths 5, 6; saddler 0; wainwright 3; painter 0; tailor 0; shoemaker 0; 19 rolls; 4 ships",
    "\"booths\":[5,6]" },
  { correct_edict, "Saturday: “Bread for <all>”", "\"text\":\"Bread for <all>\"" },
};

/* Every kind of card is corrected in its place, and that is taken back. */
static void
test_correct_card (gconstpointer data)
{
  guint i = GPOINTER_TO_UINT (data);
  GtkWidget *window = open_cards ();
  int n_cards = count_all (window, PARLOUR_TYPE_KNOWN_CARD);
  GtkWidget *editor = open_editor (window, some_cards[i].told);
  g_autofree char *corrected = g_strdup_printf ("Corrected: %s", corrections[i].told);
  g_autofree char *said = NULL;

  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (find_child (editor, "was"))), ==, some_cards[i].told);
  corrections[i].correct (editor);
  assert_on_disk (some_cards[i].on_disk, TRUE);
  save (editor);

  g_assert_null (find_card (window, some_cards[i].told));
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window)) == find_card (window, corrections[i].told));
  g_assert_cmpint (count_all (window, PARLOUR_TYPE_KNOWN_CARD), ==, n_cards);
  said = read_toast (window);
  g_assert_nonnull (strstr (said, corrected));
  assert_on_disk (some_cards[i].on_disk, FALSE);
  assert_on_disk (corrections[i].on_disk, TRUE);

  g_assert_true (gtk_widget_activate_action (window, "collection.undo", NULL));
  g_assert_null (find_card (window, corrections[i].told));
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window)) == find_card (window, some_cards[i].told));
  g_assert_cmpint (count_all (window, PARLOUR_TYPE_KNOWN_CARD), ==, n_cards);
  assert_on_disk (corrections[i].on_disk, FALSE);
  close_cards (window);
}

/* A card cannot become one that is known, and what was typed stays there. */
static void
test_double (void)
{
  GtkWidget *window = open_cards ();
  ColoniaEvent other;
  GtkWidget *editor;
  int n_cards;

  colonia_event_init (&other, COLONIA_EVENT_RELIC);
  other.relic.city = COLONIA_CITY_LONDON;
  other.relic.cost = 91;
  other.relic.points = 2;
  parlour_cards_learn (parlour_collections_find (&colonia_game), &other.table);
  n_cards = count_all (window, PARLOUR_TYPE_KNOWN_CARD);

  editor = open_editor (window, some_cards[1].told);
  parlour_counter_set_value (get_nth_counter (editor, 0), 91);
  g_assert_true (can_save (editor));
  parlour_counter_set_value (get_nth_counter (editor, 1), 2);
  g_assert_cmpstr (get_reason (editor), ==, "Another card that you know says exactly this.");
  g_assert_false (can_save (editor));
  g_assert_cmpint (parlour_counter_get_value (get_nth_counter (editor, 0)), ==, 91);

  /* A game may bring to light meanwhile what is being typed. */
  parlour_counter_set_value (get_nth_counter (editor, 1), 3);
  g_assert_true (can_save (editor));
  other.relic.points = 3;
  parlour_cards_learn (parlour_collections_find (&colonia_game), &other.table);
  g_assert_false (can_save (editor));

  gtk_window_close (GTK_WINDOW (editor));
  g_assert_nonnull (find_card (window, some_cards[1].told));
  g_assert_cmpint (count_all (window, PARLOUR_TYPE_KNOWN_CARD), ==, n_cards + 1);
  close_cards (window);
}

/* How many equal ones there are is corrected like the rest; nothing corrected
 * is nothing to take back. */
static void
test_correct_count (void)
{
  GtkWidget *window = open_cards ();
  GtkWidget *editor = open_editor (window, some_cards[1].told);

  save (editor);
  g_assert_cmpint (count_all (window, g_type_from_name ("AdwToastWidget")), ==, 0);

  editor = open_editor (window, some_cards[1].told);
  parlour_counter_set_value (PARLOUR_COUNTER (find_child (editor, "count")), 3);
  save (editor);
  assert_on_disk ("\"cost\":97,\"points\":6,\"count\":3", TRUE);
  g_assert_true (gtk_widget_activate_action (window, "collection.undo", NULL));
  assert_on_disk ("\"cost\":97,\"points\":6,\"count\":3", FALSE);
  assert_on_disk (some_cards[1].on_disk, TRUE);
  close_cards (window);
}

/* What a stranger wrote is longer than what is typed here, and is not cut. */
static void
test_long_edict (void)
{
  g_auto (ColoniaEvent) edicts = { 0 };
  g_autofree char *text = g_strnfill (400, 'x');
  g_autofree char *told = g_strdup_printf ("Thursday: “%s”", text);
  GtkWidget *window = open_cards ();
  GtkWidget *editor;

  colonia_event_init (&edicts, COLONIA_EVENT_EDICTS);
  for (int i = 0; i < COLONIA_N_EDICTS; i++)
    edicts.edicts[i] = (ColoniaEdict) { COLONIA_EDICT_OTHER, COLONIA_DAY_THURSDAY, 0, 0, g_strdup (text) };
  parlour_cards_learn (parlour_collections_find (&colonia_game), &edicts.table);

  editor = open_editor (window, told);
  parlour_counter_set_value (PARLOUR_COUNTER (find_child (editor, "count")), 2);
  save (editor);
  g_assert_nonnull (find_card (window, told));
  close_cards (window);
}

/* Adding */

static GtkWidget *
find_window (GType type)
{
  g_autoptr (GListModel) windows = g_object_ref (gtk_window_get_toplevels ());

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      if (G_TYPE_CHECK_INSTANCE_TYPE (window, type))
        return window;
    }

  return NULL;
}

static void
fill_in_relic (GtkWidget *editor,
               int        cost,
               int        points)
{
  parlour_counter_set_value (get_nth_counter (editor, 0), cost);
  parlour_counter_set_value (get_nth_counter (editor, 1), points);
}

/* The button of a kind of cards. */
static GtkWidget *
find_kind (GtkWidget         *editor,
           ColoniaPrintedKind kind)
{
  return find_nth (find_child (editor, "kind_part"), GTK_TYPE_TOGGLE_BUTTON, (guint) kind);
}

static GtkWidget *
open_adding (GtkWidget         *window,
             ColoniaPrintedKind kind)
{
  GtkWidget *editor;

  g_assert_true (gtk_widget_activate_action (window, "collection.add", NULL));
  editor = find_window (PARLOUR_TYPE_CARD_EDITOR);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (find_kind (editor, kind)), TRUE);

  return editor;
}

/* A counter of a card, and whether its number is the one that is typed next. */
static void
assert_counter (ParlourTypedCard *card,
                guint             n,
                int               expected,
                gboolean          current)
{
  GtkWidget *counter = find_nth (GTK_WIDGET (card), PARLOUR_TYPE_COUNTER, n);

  g_assert_cmpint (parlour_counter_get_value (PARLOUR_COUNTER (counter)), ==, expected);
  g_assert_cmpint (gtk_widget_has_css_class (counter, "current"), ==, current);
}

static ParlourTypedCard *
make_card (ColoniaPrintedKind kind)
{
  ParlourTypedCard *card = g_object_ref_sink (g_object_new (PARLOUR_TYPE_TYPED_CARD, NULL));

  parlour_typed_card_set_kind (card, &colonia_game, (int) kind, NULL);

  return card;
}

static void
type_relic (ParlourTypedCard *field,
            const char       *keys)
{
  GtkWidget *pad = parlour_typed_card_get_pad (field);

  for (const char *key = keys; *key != '\0'; key++)
    if (*key == ' ')
      g_signal_emit_by_name (pad, "next");
    else if (*key == '<')
      g_signal_emit_by_name (pad, "back");
    else if (g_ascii_isdigit (*key))
      g_signal_emit_by_name (pad, "digit", g_ascii_digit_value (*key));
    else
      g_signal_emit_by_name (pad, "letter", (*key - 'A') * 7);
}

/* Digits go where the frame is, and the frame to the points once the cost has two. */
static void
test_type_relic (void)
{
  static const struct {
    const char *keys;
    int cost;
    int points;
    gboolean at_cost;
  } typed[] = {
    { "A9", 9, 0, TRUE },       { "A12", 12, 0, FALSE },   { "A123", 12, 3, FALSE },  { "A9 3", 9, 3, FALSE },
    { "A12<", 1, 0, TRUE },     { "A12<3", 13, 0, FALSE }, { "A123<", 12, 0, FALSE }, { "A123 4", 4, 3, TRUE },
    { "A9 3<<8", 8, 0, TRUE },
  };
  ParlourTypedCard *field = make_card (COLONIA_PRINTED_RELIC);

  for (gsize i = 0; i < G_N_ELEMENTS (typed); i++)
    {
      g_autoptr (JsonObject) nothing = json_object_new ();
      g_autofree char *missing = NULL;

      parlour_typed_card_fill (field, nothing);
      type_relic (field, typed[i].keys);
      g_test_message ("%s", typed[i].keys);
      assert_counter (field, 0, typed[i].cost, typed[i].at_cost);
      assert_counter (field, 1, typed[i].points, !typed[i].at_cost);
      missing = parlour_typed_card_find_missing (field);
      g_assert_cmpint (missing == NULL, ==, typed[i].points > 0);
    }
  g_object_unref (field);
}

/* Of a shrine, or where the points were chosen, all digits are the cost. */
static void
test_type_cost (void)
{
  ParlourTypedCard *field = make_card (COLONIA_PRINTED_RELIC);

  g_signal_emit_by_name (parlour_typed_card_get_pad (field), "letter", 2);
  type_relic (field, "12");
  assert_counter (field, 0, 12, TRUE);
  assert_counter (field, 1, 2, FALSE);
  type_relic (field, "<3");
  assert_counter (field, 0, 13, TRUE);

  parlour_typed_card_empty (field);
  g_signal_emit_by_name (parlour_typed_card_get_pad (field), "letter", 6);
  type_relic (field, "14 ");
  assert_counter (field, 0, 14, TRUE);
  g_assert_null (parlour_typed_card_find_missing (field));
  g_object_unref (field);
}

static gboolean
lay_out_later (ParlourTypedCard *field,
               gboolean         *has_waited)
{
  *has_waited = TRUE;

  return TRUE;
}

/* A letter waits until the card before it is laid out: it begins no card where the game went on to those of another kind,
 * which may have no letters. */
static void
test_type_too_late (void)
{
  const ColoniaPrintedKind kinds[] = { COLONIA_PRINTED_RELIC, COLONIA_PRINTED_WEEK, COLONIA_PRINTED_EDICT };

  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      ParlourTypedCard *field = make_card (COLONIA_PRINTED_RELIC);
      g_autoptr (JsonObject) nothing = json_object_new ();
      g_autoptr (JsonObject) begun = NULL;
      gboolean has_waited = FALSE;

      g_signal_connect (field, "finished", G_CALLBACK (lay_out_later), &has_waited);
      type_relic (field, "A123B");
      g_assert_true (has_waited);
      if (kinds[i] != COLONIA_PRINTED_RELIC)
        parlour_typed_card_set_kind (field, &colonia_game, (int) kinds[i], NULL);
      parlour_typed_card_fill (field, nothing);
      parlour_typed_card_go_on (field);
      begun = parlour_typed_card_dup_object (field);
      if (kinds[i] == COLONIA_PRINTED_RELIC)
        g_assert_cmpstr (json_object_get_string_member (begun, "city"), ==, colonia_city_ids[1]);
      else
        g_assert_false (json_object_has_member (begun, "city"));
      g_object_unref (field);
    }
}

/* Whoever leans on a key fills in no more than there can be on a card. */
static void
test_type_most (void)
{
  ParlourTypedCard *card = make_card (COLONIA_PRINTED_SHIP);
  g_autoptr (JsonObject) ship = NULL;
  g_autoptr (JsonNode) week = json_from_string ("{\"booths\": [0]}", NULL);
  JsonObject *hold;

  for (int i = 0; i < 12; i++)
    g_signal_emit_by_name (parlour_typed_card_get_pad (card), "letter", COLONIA_GOOD_SADDLE);
  ship = parlour_typed_card_dup_object (card);
  hold = json_array_get_object_element (json_object_get_array_member (ship, "holds"), 0);
  g_assert_cmpint (json_object_get_int_member (json_object_get_object_member (hold, "goods"),
                                               colonia_good_ids[COLONIA_GOOD_SADDLE]), ==, 9);
  g_object_unref (card);

  card = make_card (COLONIA_PRINTED_WEEK);
  parlour_typed_card_fill (card, json_node_get_object (week));
  g_signal_emit_by_name (parlour_typed_card_get_pad (card), "step", 99);
  assert_counter (card, 0, COLONIA_RESOURCES_EACH, FALSE);
  g_object_unref (card);
}

/* One card follows the other from the same city, until the window is closed; what was added
 * is taken back, the last one first. */
static void
test_add_relics (void)
{
  GtkWidget *window = open_cards ();
  int n_cards = count_all (window, PARLOUR_TYPE_KNOWN_CARD);
  GtkWidget *editor = open_adding (window, COLONIA_PRINTED_RELIC);

  g_assert_cmpstr (get_reason (editor), ==, "Choose the city where it comes from.");
  type_city (editor, COLONIA_CITY_NOVGOROD);
  fill_in_relic (editor, 88, 4);
  save (editor);
  g_assert_nonnull (find_card (window, "Relic of Nowgorod, 4 points, for 88 Grivna"));
  g_assert_false (can_save (editor));

  fill_in_relic (editor, 87, 4);
  save (editor);
  g_assert_nonnull (find_card (window, "Relic of Nowgorod, 4 points, for 87 Grivna"));
  g_assert_cmpint (count_all (window, PARLOUR_TYPE_KNOWN_CARD), ==, n_cards + 2);
  g_assert_cmpint (count_all (find_child (editor, "added"), GTK_TYPE_LABEL), ==, 2);
  assert_on_disk ("\"cost\":87,\"points\":4", TRUE);

  g_assert_true (gtk_widget_activate_action (editor, "editor.undo", NULL));
  g_assert_null (find_card (window, "Relic of Nowgorod, 4 points, for 87 Grivna"));
  g_assert_cmpint (count_all (find_child (editor, "added"), GTK_TYPE_LABEL), ==, 1);
  assert_on_disk ("\"cost\":87,\"points\":4", FALSE);
  gtk_window_close (GTK_WINDOW (editor));
  g_assert_cmpint (count_all (window, PARLOUR_TYPE_KNOWN_CARD), ==, n_cards + 1);

  g_assert_true (gtk_widget_activate_action (window, "collection.undo", NULL));
  g_assert_cmpint (count_all (window, PARLOUR_TYPE_KNOWN_CARD), ==, n_cards);
  close_cards (window);
}

/* What is known is not added twice, but more of it can be. */
static void
test_add_known (void)
{
  GtkWidget *window = open_cards ();
  int n_cards = count_all (window, PARLOUR_TYPE_KNOWN_CARD);
  GtkWidget *editor = open_adding (window, COLONIA_PRINTED_RELIC);

  type_city (editor, COLONIA_CITY_LONDON);
  fill_in_relic (editor, 97, 6);
  g_assert_cmpstr (get_reason (editor), ==, "This card is known already. If there are more of it, say how many.");
  g_assert_false (can_save (editor));
  parlour_counter_set_value (PARLOUR_COUNTER (find_child (editor, "count")), 2);
  g_assert_cmpstr (get_reason (editor), ==, "A relic has 1 to 5 points, not 6. Look at the card once more.");
  save (editor);
  g_assert_cmpint (count_all (window, PARLOUR_TYPE_KNOWN_CARD), ==, n_cards);
  assert_on_disk ("\"cost\":97,\"points\":6,\"count\":2", TRUE);
  g_assert_true (gtk_widget_activate_action (editor, "editor.undo", NULL));
  assert_on_disk ("\"cost\":97,\"points\":6,\"count\":2", FALSE);
  assert_on_disk (some_cards[1].on_disk, TRUE);
  close_cards (window);
}

/* The day of an edict is not guessed, and stays for the next one. */
static void
test_add_edicts (void)
{
  GtkWidget *window = open_cards ();
  GtkWidget *editor = open_adding (window, COLONIA_PRINTED_EDICT);
  GtkEditable *entry = find_nth (editor, GTK_TYPE_ENTRY, 0);

  gtk_editable_set_text (entry, "Peat for the poor");
  g_assert_cmpstr (get_reason (editor), ==, "Choose first the day that its card shows.");
  choose (editor, 3);
  save (editor);
  g_assert_nonnull (find_card (window, "Saturday: “Peat for the poor”"));
  g_assert_cmpstr (get_reason (editor), ==, "Write first what the card says.");
  gtk_editable_set_text (entry, "Wine for the rich");
  save (editor);
  g_assert_nonnull (find_card (window, "Saturday: “Wine for the rich”"));
  close_cards (window);
}

/* Two clothes for 77. */
static void
type_hold (GtkWidget *editor)
{
  GtkWidget *pad = find_nth (editor, PARLOUR_TYPE_PAD, 0);

  for (int i = 0; i < 2; i++)
    g_signal_emit_by_name (pad, "letter", (int) COLONIA_GOOD_CLOTHING);
  for (int i = 0; i < 2; i++)
    g_assert_true (gtk_widget_activate_action (pad, "pad.type", "i", 7));
}

/* Another kind begins with empty fields of its own. The city stays, and the day does too. */
static void
test_add_kinds (void)
{
  GtkWidget *window = open_cards ();
  GtkWidget *editor = open_adding (window, COLONIA_PRINTED_SHIP);
  g_autoptr (JsonObject) week = NULL;

  choose (editor, COLONIA_CITY_BRUGES);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (find_kind (editor, COLONIA_PRINTED_EDICT)), TRUE);
  g_assert_cmpstr (get_reason (editor), ==, "Choose first the day that its card shows.");
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (find_kind (editor, COLONIA_PRINTED_WEEK)), TRUE);
  week = parlour_typed_card_dup_object (find_nth (editor, PARLOUR_TYPE_TYPED_CARD, 0));
  g_assert_false (json_object_has_member (week, "holds"));
  g_assert_cmpint (json_array_get_length (json_object_get_array_member (week, "booths")), ==, 7);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (find_kind (editor, COLONIA_PRINTED_RELIC)), TRUE);
  g_assert_cmpstr (get_reason (editor), ==, "What does it cost?");
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (find_kind (editor, COLONIA_PRINTED_SHIP)), TRUE);
  g_assert_cmpstr (get_reason (editor), ==, "What does hold 1 take?");
  type_hold (editor);
  save (editor);
  g_assert_nonnull (find_card (window, "Ship to Brügge: 2 clothing for 77"));
  close_cards (window);
}

/* Tables */

static GtkWidget *
open_table (GtkWidget *window)
{
  g_assert_true (gtk_widget_activate_action (window, "collection.open-table", NULL));

  return find_window (PARLOUR_TYPE_TABLE_WINDOW);
}

static void
paste (GtkWidget  *table,
       const char *text)
{
  gtk_text_buffer_set_text (gtk_text_view_get_buffer (GTK_TEXT_VIEW (find_child (table, "view"))), text, -1);
}

/* Nothing is taken as long as a line is wrong; a touch of what is told leads there. All that
 * was taken is taken back as one. */
static void
test_paste_table (void)
{
  GtkWidget *window = open_cards ();
  int n_cards = count_all (window, PARLOUR_TYPE_KNOWN_CARD);
  GtkWidget *table = open_table (window);
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (GTK_TEXT_VIEW (find_child (table, "view")));
  GtkWidget *add = find_child (table, "add");
  GtkTextIter start, end;
  g_autofree char *line = NULL;

  g_assert_false (gtk_widget_get_sensitive (add));
  paste (table, "city\tcost\tpoints\nLondon\t97\t6\nLondon\tsix\t3\nBergen\t86\t0\n");
  g_assert_false (gtk_widget_get_sensitive (add));
  g_assert_cmpstr (get_reason (table), ==, "2 lines are wrong. Mend them or take them away; nothing is added before.");
  g_assert_cmpint (count_all (find_child (table, "remarks"), GTK_TYPE_BUTTON), ==, 3);
  g_signal_emit_by_name (find_nth (find_child (table, "remarks"), GTK_TYPE_BUTTON, 2), "clicked");
  g_assert_true (gtk_text_buffer_get_selection_bounds (buffer, &start, &end));
  line = gtk_text_buffer_get_text (buffer, &start, &end, FALSE);
  g_assert_cmpstr (line, ==, "Bergen\t86\t0");

  paste (table, "city\tcost\tpoints\nLondon\t97\t6\nLondon\t85\t3\nBergen\t86\t1\n");
  g_assert_cmpstr (get_reason (table), ==, "1 other card is known already.");
  g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (add)), ==, "_Add 2 Cards");
  g_assert_true (gtk_widget_activate_action (table, "table.add", NULL));
  g_assert_cmpint (count_all (window, PARLOUR_TYPE_KNOWN_CARD), ==, n_cards + 2);
  assert_on_disk ("\"cost\":86,\"points\":1", TRUE);

  g_assert_true (gtk_widget_activate_action (window, "collection.undo", NULL));
  g_assert_cmpint (count_all (window, PARLOUR_TYPE_KNOWN_CARD), ==, n_cards);
  assert_on_disk ("\"cost\":86,\"points\":1", FALSE);
  assert_on_disk (some_cards[1].on_disk, TRUE);
  close_cards (window);
}

/* What is saved as a table says nothing new when it is opened, and all of it where nothing
 * was known. */
static void
test_table_files (void)
{
  GtkWidget *window = open_cards ();
  int n_cards = count_all (window, PARLOUR_TYPE_KNOWN_CARD);
  /* A letter from right to left, which must not turn a sentence round. */
  g_autofree char *chosen = g_build_filename (g_get_home_dir (), "\327\223", NULL);
  g_autofree char *path = g_strconcat (chosen, ".csv", NULL);
  g_autofree char *after = NULL;
  g_autofree char *known = g_strdup_printf ("Nothing new: the %d cards are known.", n_cards);
  g_autoptr (GFile) file = g_file_new_for_path (chosen);
  g_autoptr (GFile) saved = g_file_new_for_path (path);
  GtkWidget *table;

  parlour_collection_window_export (PARLOUR_COLLECTION_WINDOW (window), file);
  table = open_table (window);
  parlour_table_window_open (PARLOUR_TABLE_WINDOW (table), saved);
  g_assert_cmpstr (get_reason (table), ==, known);
  gtk_window_close (GTK_WINDOW (table));

  for (int i = 0; i < n_cards; i++)
    g_assert_true (gtk_widget_activate_action (find_nth (window, PARLOUR_TYPE_KNOWN_CARD, 0), "card.remove", NULL));
  table = open_table (window);
  parlour_table_window_open (PARLOUR_TABLE_WINDOW (table), saved);
  g_assert_true (gtk_widget_activate_action (table, "table.add", NULL));
  g_assert_cmpint (count_all (window, PARLOUR_TYPE_KNOWN_CARD), ==, n_cards);

  /* What is no text stays where it is, and is told of. */
  g_assert_true (g_file_set_contents (path, "a\0b", 3, NULL));
  table = open_table (window);
  parlour_table_window_open (PARLOUR_TABLE_WINDOW (table), saved);
  after = read_toast (table);
  g_assert_cmpstr (after, ==,
                   "“\342\200\216\342\201\250\327\223.csv\342\201\251”: This is no text. Save the table as CSV, in UTF-8, and "
                   "choose that file.");
  close_cards (window);
}

/* What a table that was being saved left when the program was killed goes with the next one,
 * unless somebody may still write it. */
static void
test_table_left_over (void)
{
  GtkWidget *window = open_cards ();
  g_autofree char *chosen = g_build_filename (g_get_home_dir (), "box.csv", NULL);
  g_autofree char *left = g_build_filename (g_get_home_dir (), ".kontor-unfinished-a1b2c3", NULL);
  g_autofree char *young = g_build_filename (g_get_home_dir (), ".kontor-unfinished-d4e5f6", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (chosen);
  const struct utimbuf long_ago = { .actime = 1000000000, .modtime = 1000000000 };

  g_assert_true (g_file_set_contents (left, "half a table", -1, NULL));
  g_assert_true (g_file_set_contents (young, "half a table", -1, NULL));
  g_assert_cmpint (g_utime (left, (struct utimbuf *) &long_ago), ==, 0);
  parlour_collection_window_export (PARLOUR_COLLECTION_WINDOW (window), file);
  g_assert_false (g_file_test (left, G_FILE_TEST_EXISTS));
  g_assert_true (g_file_test (young, G_FILE_TEST_EXISTS));
  g_assert_cmpint (g_unlink (young), ==, 0);
  close_cards (window);
}

/* A game in which no two cards are in order keeps them as they were used last: removing one, learning
 * others beside it and taking all that back shows what is known, in its order, whatever the game. */

static void
assert_known_is_shown (GtkWidget    *window,
                       ParlourCards *cards)
{
  g_autoptr (GPtrArray) known = table_collection_list_known (parlour_cards_get_collection (cards));

  g_assert_cmpint (count_all (window, PARLOUR_TYPE_KNOWN_CARD), ==, (int) known->len);
  for (guint i = 0; i < known->len; i++)
    {
      const TablePrinted *shown = parlour_known_card_get_printed (find_nth (window, PARLOUR_TYPE_KNOWN_CARD, i));

      g_assert_true (table_printed_is_equal (shown, known->pdata[i]));
      g_assert_cmpint (shown->count, ==, ((const TablePrinted *) known->pdata[i])->count);
    }
}

/* What a table has learned in three plays; what is agreed is learned where it says what is usual, too. */
static void
learn_plays (ParlourCards *cards)
{
  const TableGame *game = parlour_cards_get_game (cards);
  g_autoptr (GPtrArray) usual = table_printed_list_new ();

  for (int kind = 0; game->cards->list_setup != NULL && kind < table_printed_count_kinds (game); kind++)
    g_ptr_array_add (usual, table_printed_new (game, kind));
  parlour_cards_add (cards, usual);
  for (guint64 seed = 1; seed <= 3; seed++)
    {
      g_autoptr (TableRecord) record = table_simulate (game, game->max_players, 0, seed);

      parlour_cards_learn_record (cards, record);
    }
}

static void
remove_nth (GtkWidget    *window,
            ParlourCards *cards,
            guint         n)
{
  GtkWidget *card = find_nth (window, PARLOUR_TYPE_KNOWN_CARD, n);

  gtk_widget_grab_focus (card);
  g_assert_true (gtk_widget_activate_action (card, "card.remove", NULL));
  assert_known_is_shown (window, cards);
}

static void
remove_some (GtkWidget    *window,
             ParlourCards *cards)
{
  guint n_cards = (guint) count_all (window, PARLOUR_TYPE_KNOWN_CARD);

  remove_nth (window, cards, n_cards - 1);
  remove_nth (window, cards, 0);
  learn_plays (cards); /* What comes back is the last one, and others move. */
  assert_known_is_shown (window, cards);
  while (count_all (window, PARLOUR_TYPE_KNOWN_CARD) > 1)
    gtk_widget_activate_action (find_nth (window, PARLOUR_TYPE_KNOWN_CARD, 1), "card.remove", NULL);
  assert_known_is_shown (window, cards);
  remove_nth (window, cards, 0);
  for (guint n = 0; n < n_cards; n++)
    gtk_widget_activate_action (window, "collection.undo", NULL);
  assert_known_is_shown (window, cards);
}

static void
test_any_game (void)
{
  const GPtrArray *collections = parlour_collections_list ();

  for (guint i = 0; i < collections->len; i++)
    {
      ParlourCards *cards = collections->pdata[i];
      GtkWidget *parent = parlour_preferences_new (NULL);
      GtkWindow *window;

      parlour_cards_flush (cards);
      learn_plays (cards);
      window = parlour_collection_window_new (GTK_WINDOW (parent), cards, TRUE);
      g_assert_cmpint (count_all (GTK_WIDGET (window), PARLOUR_TYPE_KNOWN_CARD), >, 0);
      remove_some (GTK_WIDGET (window), cards);
      gtk_window_destroy (GTK_WINDOW (parent));
      parlour_cards_flush (cards);
    }
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
  g_test_add_func ("/cards/enter-anew", test_enter_card_anew);
  for (guint i = 0; i < G_N_ELEMENTS (corrections); i++)
    {
      g_autofree char *path = g_strdup_printf ("/cards/correct/%u", i);

      g_test_add_data_func (path, GUINT_TO_POINTER (i), test_correct_card);
    }
  g_test_add_func ("/cards/double", test_double);
  g_test_add_func ("/cards/correct-count", test_correct_count);
  g_test_add_func ("/cards/long-edict", test_long_edict);
  g_test_add_func ("/cards/add/relics", test_add_relics);
  g_test_add_func ("/cards/type/relic", test_type_relic);
  g_test_add_func ("/cards/type/cost", test_type_cost);
  g_test_add_func ("/cards/type/most", test_type_most);
  g_test_add_func ("/cards/type/too-late", test_type_too_late);
  g_test_add_func ("/cards/add/known", test_add_known);
  g_test_add_func ("/cards/add/edicts", test_add_edicts);
  g_test_add_func ("/cards/add/kinds", test_add_kinds);
  g_test_add_func ("/cards/table/paste", test_paste_table);
  g_test_add_func ("/cards/table/files", test_table_files);
  g_test_add_func ("/cards/table/files/left-over", test_table_left_over);

  g_test_add_func ("/any-game/cards", test_any_game);

  return g_test_run ();
}

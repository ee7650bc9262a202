/* test-toy-games.c: several games, of which the parlour knows nothing
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-card-editor.h"
#include "parlour-cards-group.h"
#include "parlour-collection-window.h"
#include "parlour-collections.h"
#include "parlour-counter.h"
#include "parlour-event-form.h"
#include "parlour-game-cards.h"
#include "parlour-game-page.h"
#include "parlour-game-tile.h"
#include "parlour-game-words.h"
#include "parlour-keys.h"
#include "parlour-known-card.h"
#include "parlour-last-game.h"
#include "parlour-new-game.h"
#include "parlour-offers.h"
#include "parlour-preferences.h"
#include "parlour-typed-card.h"
#include "rich.h"
#include "seats.h"
#include "table-record-file.h"
#include "tongue.h"
#include "widgets.h"
#include "written.h"

#include <glib/gstdio.h>
#include <string.h>

const TableGame *const table_games[] = { &toy_game, &rich_toy, &other_toy, NULL };

static char *
tell_count (int   kind,
            guint n)
{
  return g_strdup_printf ("%u numbers", n);
}

/* The rest is made of the schema. */
static const ParlourCardKind kinds[] = { { "Numbers", NULL, 2, 4 }, { "Pairs", NULL, 2, 4 } };
static const ParlourGameCards cards = {
  .kinds = kinds, .purpose = "Numbers are offered again.", .welcome = "Enter numbers.", .tell_count = tell_count,
};

static const ParlourGame toy_parlour = { .game = &toy_game };
static const ParlourGame rich_parlour = { .game = &rich_toy, .cards = &cards };
static const ParlourGame other_parlour = { .game = &other_toy, .cards = &cards };

/* A game whose cards are typed, which is not on the shelf. */
static TableGame typed_toy;
static const char *const suits[] = { "leaf", "acorn", NULL };
static const TableField typed_fields[] = {
  { "number", TABLE_INT, .min = 1, .max = 9, .typing = &(const TableTyping) { .told = "Number", .missing = "Which number?" } },
  { "suit", TABLE_ID, .ids = suits, .typing = &(const TableTyping) { .asks = "Of a suit?", .missing = "Which suit?" } },
  { "saying", TABLE_TEXT, .typing = &(const TableTyping) { .asks = "It says?", .missing = "Which saying?" } },
  TABLE_END
};
static const TableCards typed_cards = { .kinds = (const TableCardKind[]) { { "sayings", typed_fields }, { NULL } } };
static const ParlourGame typed_parlour = { .game = &typed_toy, .cards = &cards };

const ParlourGame *const parlour_games[] = { &toy_parlour, &rich_parlour, &other_parlour, &typed_parlour, NULL };

static char *
make_path (const char *name)
{
  return g_build_filename (g_get_user_data_dir (), "kontor", name, NULL);
}

static guint
count_known (const TableGame *game)
{
  g_autoptr (GPtrArray) known =
    table_collection_list_known (parlour_cards_get_collection (parlour_collections_find (game)));

  return known->len;
}

static void
flush (void)
{
  for (guint i = 0; i < parlour_collections_list ()->len; i++)
    parlour_cards_flush (parlour_collections_list ()->pdata[i]);
}

/* Each game that has cards knows them, and somebody knows people. */
static void
test_files (void)
{
  g_assert_cmpuint (parlour_collections_list ()->len, ==, 3);
  g_assert_null (parlour_collections_find (&toy_game));
}

static TableSession *
make_session (const char *game)
{
  g_autofree char *text = g_strdup_printf ("{\"format\":\"kontor-record\",\"version\":1,\"game\":\"%s\",\"tracking\":\"full\","
                                           "\"players\":[{\"name\":\"Ann\",\"color\":\"red\"},{\"name\":\"Ben\",\"color\":\"blue\"}],"
                                           "\"options\":{\"rounds\":2},\"events\":[]}", game);

  return written_session (text);
}

/* Plays a round on the page of a game. */
static void
play (const char *game)
{
  g_autoptr (TableSession) session = make_session (game);
  GtkWidget *page = g_object_ref_sink (g_object_new (PARLOUR_TYPE_GAME_PAGE, "session", session, NULL));
  GtkWidget *form = find_nth (page, PARLOUR_TYPE_EVENT_FORM, 0);

  parlour_counter_set_value (find_nth (form, PARLOUR_TYPE_COUNTER, 0), 4);
  parlour_counter_set_value (find_nth (form, PARLOUR_TYPE_COUNTER, 1), 2);
  g_signal_emit_by_name (parlour_form_get_bar (PARLOUR_FORM (form)), "confirmed");
  g_assert_cmpuint (table_record_get_cursor (table_session_get_record (session)), ==, 1);
  assert_finalized (page);
}

/* What a game teaches is known of it, and of no other. */
static void
test_learn (void)
{
  g_autofree char *path = make_path ("rich-collection.json");
  g_autofree char *first = make_path ("collection.json");
  g_autofree char *text = NULL;

  play ("toy");
  g_assert_cmpuint (count_known (&rich_toy) + count_known (&other_toy), ==, 0);
  play ("rich");
  g_assert_cmpuint (count_known (&rich_toy), ==, 3);
  g_assert_cmpuint (count_known (&other_toy), ==, 0);

  flush ();
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_nonnull (strstr (text, "\"format\": \"rich-collection\""));
  g_assert_nonnull (strstr (text, "{\"number\":4}"));
  g_assert_false (g_file_test (first, G_FILE_TEST_EXISTS));
}

/* What is known is offered where it comes, as its documents say, and filled in by a touch or
 * a key. */
static void
test_offers (void)
{
  g_autoptr (TableSession) session = make_session ("rich");
  GtkWidget *page = g_object_ref_sink (g_object_new (PARLOUR_TYPE_GAME_PAGE, "session", session, NULL));
  GtkWidget *form = find_nth (page, PARLOUR_TYPE_EVENT_FORM, 0);
  GtkWidget *offers = find_nth (form, PARLOUR_TYPE_OFFERS, 0);
  GtkWidget *button = find_nth (find_child (offers, "stalls"), GTK_TYPE_BUTTON, 0);

  g_assert_true (gtk_widget_get_visible (offers));
  g_assert_cmpint (count_all (find_child (offers, "stalls"), GTK_TYPE_BUTTON), ==, 1);
  g_assert_cmpstr (gtk_label_get_label (find_nth (button, GTK_TYPE_LABEL, 0)), ==, "cards: 4; 2");
  g_assert_cmpint (count_all (form, PARLOUR_TYPE_COUNTER), ==, 2);
  g_signal_emit_by_name (button, "clicked");
  g_assert_cmpint (parlour_counter_get_value (find_nth (form, PARLOUR_TYPE_COUNTER, 0)), ==, 4);
  g_assert_cmpint (parlour_counter_get_value (find_nth (form, PARLOUR_TYPE_COUNTER, 1)), ==, 2);
  g_assert_cmpuint (table_record_get_cursor (table_session_get_record (session)), ==, 0);

  parlour_counter_set_value (find_nth (form, PARLOUR_TYPE_COUNTER, 1), 5);
  g_assert_true (parlour_keys_press (form, GDK_KEY_1, GDK_ALT_MASK));
  g_assert_cmpint (parlour_counter_get_value (find_nth (form, PARLOUR_TYPE_COUNTER, 1)), ==, 2);
  g_signal_emit_by_name (parlour_form_get_bar (PARLOUR_FORM (form)), "confirmed");
  g_assert_cmpuint (table_record_get_cursor (table_session_get_record (session)), ==, 1);
  assert_finalized (page);
}

/* Who plays is offered again whatever is played, and is kept in one place. */
static void
test_people (void)
{
  const TablePerson ann = { (char *) "Ann", TABLE_COLOR_RED, NULL };
  ParlourNewGame *page = g_object_ref_sink (g_object_new (PARLOUR_TYPE_NEW_GAME, NULL));
  g_autofree char *path = make_path ("other-collection.json");
  g_autofree char *text = NULL;
  GtkWidget *chips = find_child (GTK_WIDGET (page), "people_box");

  parlour_cards_remember_person (parlour_collections_get_people (), &ann);
  for (guint i = 0; table_games[i] != NULL; i++)
    {
      parlour_new_game_set_game (page, table_games[i]);
      g_assert_nonnull (gtk_widget_get_first_child (chips));
    }
  assert_finalized (page);

  flush ();
  g_assert_false (g_file_get_contents (path, &text, NULL, NULL) && strstr (text, "Ann") != NULL);
}

static GtkWidget *
find_window (GType type)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      if (G_TYPE_CHECK_INSTANCE_TYPE (window, type))
        return window;
    }

  return NULL;
}

static GtkWidget *
find_group (GtkWidget *window,
            guint      n)
{
  return find_nth (window, PARLOUR_TYPE_CARDS_GROUP, n);
}

static void
add_number (GtkWidget *window,
            int        number)
{
  GtkWidget *editor;

  g_assert_true (gtk_widget_activate_action (window, "collection.add", NULL));
  editor = find_window (PARLOUR_TYPE_CARD_EDITOR);
  parlour_counter_set_value (find_nth (find_child (editor, "place"), PARLOUR_TYPE_COUNTER, 0), number);
  g_assert_true (gtk_widget_activate_action (editor, "editor.save", NULL));
  gtk_window_close (GTK_WINDOW (editor));
}

/* Cards are added, corrected and removed of a game that draws none and enters none itself. */
static void
test_window (void)
{
  GtkWidget *preferences = parlour_preferences_new (NULL);
  GtkWidget *window, *tile, *editor;
  g_autofree char *told = NULL;

  flush ();
  g_assert_cmpint (count_all (preferences, PARLOUR_TYPE_CARDS_GROUP), ==, 2);
  g_assert_cmpstr (adw_preferences_group_get_title (ADW_PREFERENCES_GROUP (find_group (preferences, 0))), ==, "Cards of rich");
  g_assert_cmpstr (adw_preferences_group_get_title (ADW_PREFERENCES_GROUP (find_group (preferences, 1))), ==, "Cards of other");

  g_signal_emit_by_name (find_child (find_group (preferences, 1), "edit_button"), "clicked");
  window = find_window (PARLOUR_TYPE_COLLECTION_WINDOW);
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (window)), ==, "Known Cards of other");
  g_assert_false (gtk_widget_get_visible (find_child (window, "menu_button")));
  add_number (window, 3);
  g_assert_cmpuint (count_known (&other_toy), ==, 1);
  g_assert_cmpuint (count_known (&rich_toy), ==, 3);

  tile = find_nth (window, PARLOUR_TYPE_KNOWN_CARD, 0);
  told = parlour_known_card_describe (parlour_known_card_get_printed (PARLOUR_KNOWN_CARD (tile)));
  g_assert_cmpstr (told, ==, "number: 3");
  g_assert_cmpstr (gtk_label_get_label (find_nth (tile, GTK_TYPE_LABEL, 0)), ==, "number: 3");

  g_assert_true (gtk_widget_activate_action (tile, "card.correct", NULL));
  editor = find_window (PARLOUR_TYPE_CARD_EDITOR);
  g_assert_cmpint (parlour_counter_get_value (find_nth (find_child (editor, "place"), PARLOUR_TYPE_COUNTER, 0)), ==, 3);
  parlour_counter_set_value (find_nth (find_child (editor, "place"), PARLOUR_TYPE_COUNTER, 0), 5);
  g_assert_true (gtk_widget_activate_action (editor, "editor.save", NULL));
  tile = find_nth (window, PARLOUR_TYPE_KNOWN_CARD, 0);
  g_assert_cmpstr (gtk_label_get_label (find_nth (tile, GTK_TYPE_LABEL, 0)), ==, "number: 5");

  g_assert_true (gtk_widget_activate_action (tile, "card.remove", NULL));
  g_assert_cmpuint (count_known (&other_toy), ==, 0);
  g_assert_true (gtk_widget_activate_action (window, "collection.undo", NULL));
  g_assert_cmpuint (count_known (&other_toy), ==, 1);
  gtk_window_destroy (GTK_WINDOW (preferences));
  flush ();
}

/* What another table gives goes to the game that it belongs to, and is taken back from there. */
static void
test_import (void)
{
  g_autofree char *path = g_build_filename (g_get_tmp_dir (), "toy-cards-XXXXXX.json", NULL);
  g_autoptr (GFile) file = NULL;
  g_autofree char *said = NULL;
  GtkWidget *window = parlour_preferences_new (NULL);
  guint n = count_known (&other_toy);

  flush ();
  g_assert_true (g_close (g_mkstemp (path), NULL));
  g_assert_true (g_file_set_contents (path, "{\"format\":\"other-collection\",\"version\":1,\"game\":\"other\","
                                            "\"numbers\":[{\"number\":1},{\"number\":2}]}", -1, NULL));
  file = g_file_new_for_path (path);
  parlour_cards_group_import (PARLOUR_CARDS_GROUP (find_group (window, 0)), file);
  said = read_toast (window);
  g_assert_cmpstr (said, ==, "Learnt: 2 numbers.");
  g_assert_cmpuint (count_known (&other_toy), ==, n + 2);
  g_assert_cmpuint (count_known (&rich_toy), ==, 3);

  g_assert_true (gtk_widget_activate_action (window, "preferences.undo-import", NULL));
  g_assert_cmpuint (count_known (&other_toy), ==, n);

  /* What belongs to none is told of as before. */
  g_assert_true (g_file_set_contents (path, "{\"format\":\"third-collection\",\"version\":1,\"game\":\"third\"}", -1, NULL));
  parlour_cards_group_import (PARLOUR_CARDS_GROUP (find_group (window, 0)), file);
  g_clear_pointer (&said, g_free);
  said = read_toast (window);
  g_assert_true (g_str_has_suffix (said, " is not a collection. Choose one that was exported here."));
  g_remove (path);
  gtk_window_destroy (GTK_WINDOW (window));
  flush ();
}

/* Which game a file holds is said where there are several, to those who see and to those who do not. */
static void
test_tile (void)
{
  g_autofree char *path = g_build_filename (g_get_tmp_dir (), "toy-games-XXXXXX.kontor", NULL);
  g_autoptr (TableSession) session = make_session ("rich");
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autoptr (TableGameSummary) summary = NULL;
  g_autofree char *label = NULL;
  GtkWidget *tile, *name;

  g_assert_true (g_close (g_mkstemp (path), NULL));
  g_assert_true (table_record_save (table_session_get_record (session), path, NULL));
  summary = table_game_summary_load (path);
  g_remove (path);

  label = parlour_game_words_label (summary, "Tonight");
  g_assert_true (g_str_has_prefix (label, "rich, Tonight: Ann, Ben; "));
  tile = g_object_ref_sink (parlour_game_tile_new (summary, now));
  name = find_child (tile, "game");
  g_assert_true (gtk_widget_get_visible (name));
  /* Its file has a name of its own, too. */
  g_assert_true (g_str_has_prefix (gtk_label_get_label (GTK_LABEL (name)), "rich, "));
  assert_finalized (tile);
}

/* Which game is asked first: the last one that was played comes first. */
static void
test_new_game (void)
{
  const TablePerson paula = { (char *) "Paula", TABLE_COLOR_ORANGE, NULL };
  g_autoptr (GSettings) settings = g_settings_new (SCHEMA_ID);
  g_autoptr (GPtrArray) people = g_ptr_array_new ();
  ParlourNewGame *page = g_object_ref_sink (g_object_new (PARLOUR_TYPE_NEW_GAME, NULL));

  g_assert_true (parlour_new_game_get_game (page) == &toy_game);
  g_assert_true (gtk_widget_get_visible (find_child (GTK_WIDGET (page), "games_heading")));
  gtk_drop_down_set_selected (GTK_DROP_DOWN (find_child (GTK_WIDGET (page), "games")), 2);
  g_assert_true (parlour_new_game_get_game (page) == &other_toy);
  assert_finalized (page);

  parlour_last_game_set_kind (settings, &rich_toy);
  page = g_object_ref_sink (g_object_new (PARLOUR_TYPE_NEW_GAME, NULL));
  g_assert_true (parlour_new_game_get_game (page) == &rich_toy);

  /* Whose colour the game does not know sits there in one that it knows. */
  g_ptr_array_add (people, (gpointer) &paula);
  parlour_new_game_offer_people (page, people);
  gtk_widget_activate_action (GTK_WIDGET (page), "setup.seat-person", "i", 0);
  g_assert_cmpstr (find_seat (page, 0)->known_as, ==, "Paula");
  g_assert_cmpint (find_seat (page, 0)->color, !=, TABLE_COLOR_ORANGE);
  assert_finalized (page);
  g_settings_reset (settings, "last-kind");
}

static void
assert_missing (ParlourTypedCard *card,
                const char       *expected)
{
  g_autofree char *missing = parlour_typed_card_find_missing (card);

  g_assert_cmpstr (missing, ==, expected);
}

/* Each part of a card is asked for, one after the other as they stand on it, whatever is said of those behind. */
static void
test_missing (void)
{
  ParlourTypedCard *card = g_object_ref_sink (g_object_new (PARLOUR_TYPE_TYPED_CARD, NULL));

  parlour_typed_card_set_kind (card, &typed_toy, 0, NULL);
  assert_missing (card, "Which number?");
  gtk_toggle_button_set_active (find_nth (GTK_WIDGET (card), GTK_TYPE_TOGGLE_BUTTON, 1), TRUE);
  assert_missing (card, "Which number?");
  g_signal_emit_by_name (parlour_typed_card_get_pad (card), "digit", 7);
  assert_missing (card, "Which saying?");
  gtk_editable_set_text (find_nth (GTK_WIDGET (card), GTK_TYPE_ENTRY, 0), "Oak before ash");
  assert_missing (card, NULL);
  assert_finalized (GTK_WIDGET (card));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  tongue_init (GETTEXT_PACKAGE, LOCALEDIR, LANGUAGEDIR, "en");
  adw_init ();
  use_style ();
  rich_toy_prepare ();
  typed_toy = rich_toy;
  typed_toy.cards = &typed_cards;

  g_test_add_func ("/toy games/cards files", test_files);
  g_test_add_func ("/toy games/cards learn", test_learn);
  g_test_add_func ("/toy games/cards offers", test_offers);
  g_test_add_func ("/toy games/people", test_people);
  g_test_add_func ("/toy games/tile", test_tile);
  g_test_add_func ("/toy games/new game", test_new_game);
  g_test_add_func ("/toy games/cards window", test_window);
  g_test_add_func ("/toy games/cards import", test_import);
  g_test_add_func ("/toy games/cards missing", test_missing);

  return g_test_run ();
}

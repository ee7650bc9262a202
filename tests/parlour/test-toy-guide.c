/* test-toy-guide.c: a game without a guide beside one that has one
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The same toy three times: as it is, with rules to read, and with others.
 */

#include "config.h"

#include "parlour-application.h"
#include "parlour-game-page.h"
#include "parlour-game-shortcuts.h"
#include "parlour-game.h"
#include "parlour-new-game.h"
#include "parlour-rule-links.h"
#include "parlour-rules-button.h"
#include "parlour-rules-window.h"
#include "parlour-shelf.h"
#include "parlour-shortcuts.h"
#include "parlour-widgets.h"
#include "parlour-window.h"
#include "table-guide.h"
#include "tongue.h"
#include "toy.h"
#include "widgets.h"
#include "written.h"

enum { TOPIC_PLAY, TOPIC_END, N_TOPICS };
enum { SOURCE_OURS = TABLE_SOURCE_OWN };
enum { RULE_PLAY = 1, RULE_SCORE };

static ParlourApplication *application;
static TableGame told_toy;
static TableGame other_toy;

const TableGame *const table_games[] = { &toy_game, &told_toy, &other_toy, NULL };

static const ParlourGame toy_parlour = { .game = &toy_game };

/* In French all letters are one further. */
static gunichar
get_letter (int thing)
{
  return 'a' + (gunichar) thing + g_str_equal (tongue_get_language (), "fr");
}

static const ParlourShortcut keys[] = {
  { "Play the card", "c" },
  { "Play one of two", .get_letter = get_letter, .first = 3, .n_letters = 2, .modifiers = GDK_SHIFT_MASK },
  { NULL },
};
static const ParlourShortcutGroup shortcuts[] = { { "Cards", NULL, keys }, { NULL } };
static const ParlourGame told_parlour = { .game = &told_toy, .shortcuts = shortcuts };
static const ParlourGame other_parlour = { .game = &other_toy };

const ParlourGame *const parlour_games[] = { &toy_parlour, &told_parlour, &other_parlour, NULL };

/* A guide */

static const TableTopic topics[] = {
  [TOPIC_PLAY] = {
    .heading = "All of it",
    .paragraphs = {
      { "All play a card at once.", { RULE_PLAY } },
      { "Who has the highest card scores it, unless somebody else has it, too.", { RULE_SCORE, RULE_PLAY }, SOURCE_OURS },
    },
  },
  [TOPIC_END] = {
    .title = "The end",
    .paragraphs = {
      { "Most points win.", { RULE_PLAY } },
    },
  },
};

static const char *const sources[] = { "So we play it." };

static char *
name_topic (int topic)
{
  g_assert_cmpint (topic, ==, TOPIC_PLAY);

  return g_strdup ("Cards");
}

static int
get_topic_of_state (const TableState *state)
{
  return table_state_is_finished (state) ? TOPIC_END : TOPIC_PLAY;
}

static const TableGuide guide = { topics, N_TOPICS, sources, name_topic, NULL, get_topic_of_state };
static const TableGuide other_guide = { &topics[TOPIC_END], 1, NULL, NULL, NULL, get_topic_of_state };

/* What is needed */

static TableSession *
make_session (const TableGame *game)
{
  g_autofree char *text = g_strdup_printf (
    "{\"format\":\"kontor-record\",\"version\":1,\"game\":\"%s\",\"tracking\":\"full\","
    "\"players\":[{\"name\":\"Ann\",\"color\":\"red\"},{\"name\":\"Ben\",\"color\":\"blue\"}],"
    "\"options\":{\"rounds\":1},\"events\":[]}", game->id);

  return written_session (text);
}

static void
finish (TableSession *session)
{
  const ToyEvent event = { .table = { TOY_EVENT_CARDS, TABLE_NOBODY }, .cards = { 3, 1 } };

  table_session_play (session, &event.table, TABLE_ROLLER_NONE);
  g_assert_true (table_state_is_finished (table_session_get_state (session)));
}

static ParlourRulesWindow *
find_rules (void)
{
  return parlour_rules_window_find (GTK_APPLICATION (application));
}

static void
close_rules (void)
{
  gtk_window_destroy (GTK_WINDOW (find_rules ()));
  g_assert_null (find_rules ());
}

static void
assert_shows (ParlourGuidePage *page,
              int               topic,
              int               paragraph)
{
  GtkToggleButton *button = find_nth (find_child (GTK_WIDGET (page), "topics"), GTK_TYPE_TOGGLE_BUTTON, (guint) topic);
  GtkWidget *rows = find_child (GTK_WIDGET (page), "rows");
  const int n = table_guide_get_n_paragraphs (&told_toy, topic);

  g_assert_true (parlour_guide_page_get_game (page) == &told_toy);
  g_assert_true (gtk_toggle_button_get_active (button));
  g_assert_cmpint (count_all (rows, g_type_from_name ("ParlourGuideRow")), ==, n);
  for (int i = 0; i < n; i++)
    g_assert_true (gtk_widget_has_css_class (find_nth (rows, g_type_from_name ("ParlourGuideRow"), (guint) i), "here")
                   == (i == paragraph));
}

static void
show_rule (const TableGame *game,
           const char      *rule)
{
  g_action_group_activate_action (G_ACTION_GROUP (application), "show-rule", g_variant_new ("(ss)", game->id, rule));
}

/* The table */

static void
test_rules (void)
{
  TablePassage passage;

  g_assert_cmpint (table_game_find_rule (&toy_game, "PLAY-2"), ==, RULE_SCORE);
  g_assert_cmpint (table_game_find_rule (&toy_game, "PLAY-3"), ==, 0);
  g_assert_cmpint (table_game_find_rule (&toy_game, ""), ==, 0);

  g_assert_true (table_guide_find_game () == &told_toy);
  g_assert_false (table_guide_find (&toy_game, RULE_PLAY, &passage));
  g_assert_false (table_guide_find (&told_toy, 0, &passage));

  /* The first that is about a rule tells it, and not one that only mentions it. */
  g_assert_true (table_guide_find (&told_toy, RULE_PLAY, &passage));
  g_assert_cmpint (passage.topic, ==, TOPIC_PLAY);
  g_assert_cmpint (passage.paragraph, ==, 0);
  g_assert_null (table_guide_get_source (&told_toy, &passage));
  g_assert_true (table_guide_find (&told_toy, RULE_SCORE, &passage));
  g_assert_cmpint (passage.paragraph, ==, 1);
  g_assert_cmpstr (table_guide_get_source (&told_toy, &passage), ==, "So we play it.");
}

static void
test_search (void)
{
  g_autoptr (GArray) by_title = table_guide_search (&told_toy, "cards");
  g_autoptr (GArray) by_rule = table_guide_search (&told_toy, "play-2");
  const TablePassage *first = &g_array_index (by_title, TablePassage, 0);

  g_assert_cmpuint (by_title->len, ==, 1);
  g_assert_cmpint (first->topic, ==, TOPIC_PLAY);
  g_assert_cmpint (first->paragraph, ==, -1);
  g_assert_cmpuint (by_rule->len, ==, 1);
  g_assert_cmpint (g_array_index (by_rule, TablePassage, 0).paragraph, ==, 1);
}

/* The window */

/* Outside of games the rules are those of the first game that has any. */
static void
test_window (void)
{
  ParlourGuidePage *page;
  GtkWidget *list;

  g_action_group_activate_action (G_ACTION_GROUP (application), "show-rules", NULL);
  page = parlour_rules_window_get_page (find_rules ());
  assert_shows (page, TOPIC_PLAY, -1);
  list = find_child (GTK_WIDGET (page), "topics");
  g_assert_cmpint (count_all (list, GTK_TYPE_TOGGLE_BUTTON), ==, N_TOPICS);
  g_assert_cmpstr (gtk_label_get_label (find_nth (list, GTK_TYPE_LABEL, 0)), ==, "All of it");
  g_assert_cmpstr (gtk_label_get_label (find_nth (list, GTK_TYPE_LABEL, 1)), ==, "Cards");
  g_assert_cmpstr (gtk_label_get_label (find_nth (list, GTK_TYPE_LABEL, 2)), ==, "The end");

  g_signal_emit_by_name (find_nth (list, GTK_TYPE_TOGGLE_BUTTON, 1), "clicked");
  assert_shows (page, TOPIC_END, -1);

  /* A game without rules shows none of its own, and takes away none of others. */
  show_rule (&toy_game, "PLAY-2");
  assert_shows (page, TOPIC_END, -1);
  show_rule (&told_toy, "PLAY-2");
  assert_shows (page, TOPIC_PLAY, 1);

  close_rules ();
  show_rule (&toy_game, "PLAY-2");
  g_assert_null (find_rules ());
}

/* Where several games have rules one chooses, and comes back by a link or with the game. */
static void
test_choose (void)
{
  g_autoptr (TableSession) told = make_session (&told_toy);
  ParlourGuidePage *page = PARLOUR_GUIDE_PAGE (g_object_ref_sink (g_object_new (PARLOUR_TYPE_GUIDE_PAGE, NULL)));
  const TablePassage end = { TOPIC_END, 0 };
  GtkDropDown *games = GTK_DROP_DOWN (find_child (GTK_WIDGET (page), "games"));

  parlour_guide_page_set_session (page, told);
  parlour_guide_page_follow (page);
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (games)));
  g_assert_cmpuint (g_list_model_get_n_items (gtk_drop_down_get_model (games)), ==, 2);

  gtk_drop_down_set_selected (games, 1);
  g_assert_true (parlour_guide_page_get_game (page) == &other_toy);
  g_assert_false (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (find_child (GTK_WIDGET (page), "follow_button"))));
  g_assert_cmpint (count_all (find_child (GTK_WIDGET (page), "topics"), GTK_TYPE_TOGGLE_BUTTON), ==, 1);
  finish (told);
  g_assert_true (parlour_guide_page_get_game (page) == &other_toy);

  parlour_guide_page_go_to (page, &told_toy, &end);
  assert_shows (page, TOPIC_END, 0);
  g_assert_cmpuint (gtk_drop_down_get_selected (games), ==, 0);

  gtk_drop_down_set_selected (games, 1);
  parlour_guide_page_follow (page);
  assert_shows (page, TOPIC_END, -1);

  assert_finalized (page);
}

static void
test_follow (void)
{
  g_autoptr (TableSession) told = make_session (&told_toy);
  g_autoptr (TableSession) untold = make_session (&toy_game);
  ParlourGuidePage *page = PARLOUR_GUIDE_PAGE (g_object_ref_sink (g_object_new (PARLOUR_TYPE_GUIDE_PAGE, NULL)));
  GtkWidget *follow = find_child (GTK_WIDGET (page), "follow_button");

  parlour_guide_page_set_session (page, told);
  g_assert_true (gtk_widget_get_visible (follow));
  parlour_guide_page_follow (page);
  assert_shows (page, TOPIC_PLAY, -1);
  finish (told);
  assert_shows (page, TOPIC_END, -1);

  parlour_guide_page_set_session (page, untold);
  g_assert_false (gtk_widget_get_visible (follow));
  assert_shows (page, TOPIC_END, -1);

  assert_finalized (page);
}

/* In a game without rules no key opens those of another. */
static void
test_key (void)
{
  g_autoptr (TableSession) told = make_session (&told_toy);
  g_autoptr (TableSession) untold = make_session (&toy_game);
  ParlourWindow *window = parlour_window_new (application);

  parlour_window_open_session (window, untold);
  g_action_group_activate_action (G_ACTION_GROUP (application), "show-rules", NULL);
  g_assert_null (find_rules ());

  parlour_window_open_session (window, told);
  g_action_group_activate_action (G_ACTION_GROUP (application), "show-rules", NULL);
  assert_shows (parlour_rules_window_get_page (find_rules ()), TOPIC_PLAY, -1);

  close_rules ();
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Before a game the rules are those of the game that is chosen. */
static void
test_new_game (void)
{
  ParlourWindow *window = parlour_window_new (application);
  ParlourNewGame *page;
  GtkWidget *button;

  gtk_widget_activate_action (GTK_WIDGET (window), "win.new-game", NULL);
  page = find_nth (GTK_WIDGET (window), PARLOUR_TYPE_NEW_GAME, 0);
  button = find_child (GTK_WIDGET (page), "rules_button");

  parlour_new_game_set_game (page, &toy_game);
  g_assert_false (gtk_widget_get_visible (button));
  g_action_group_activate_action (G_ACTION_GROUP (application), "show-rules", NULL);
  g_assert_null (find_rules ());

  parlour_new_game_set_game (page, &other_toy);
  g_assert_true (gtk_widget_get_visible (button));
  g_action_group_activate_action (G_ACTION_GROUP (application), "show-rules", NULL);
  g_assert_true (parlour_guide_page_get_game (parlour_rules_window_get_page (find_rules ())) == &other_toy);

  close_rules ();
  gtk_window_destroy (GTK_WINDOW (window));
}

/* The way there */

static void
assert_ways (const TableGame *game,
             gboolean         wanted)
{
  g_autoptr (TableSession) session = make_session (game);
  GtkWidget *window = gtk_application_window_new (GTK_APPLICATION (application));
  GtkWidget *page = g_object_new (PARLOUR_TYPE_GAME_PAGE, "session", session, NULL);

  gtk_window_set_child (GTK_WINDOW (window), page);
  g_assert_true (gtk_widget_get_visible (find_nth (page, PARLOUR_TYPE_RULES_BUTTON, 0)) == wanted);
  gtk_widget_activate_action (page, "game.show-rules", NULL);
  g_assert_true ((find_rules () != NULL) == wanted);
  if (wanted)
    close_rules ();

  gtk_window_destroy (GTK_WINDOW (window));
}

static void
test_ways (void)
{
  GtkWidget *shelf = g_object_ref_sink (g_object_new (PARLOUR_TYPE_SHELF, NULL));

  assert_ways (&toy_game, FALSE);
  assert_ways (&told_toy, TRUE);
  g_assert_true (gtk_widget_get_visible (find_nth (shelf, PARLOUR_TYPE_RULES_BUTTON, 0)));

  assert_finalized (shelf);
}

static void
test_links (void)
{
  static const int rules[] = { RULE_SCORE, RULE_PLAY, RULE_SCORE, 0 };
  GtkWidget *links = g_object_ref_sink (g_object_new (PARLOUR_TYPE_RULE_LINKS, NULL));

  parlour_rule_links_show (PARLOUR_RULE_LINKS (links), &toy_game, rules);
  g_assert_false (gtk_widget_get_visible (links));
  g_assert_cmpint (count_all (links, GTK_TYPE_BUTTON), ==, 0);

  parlour_rule_links_show (PARLOUR_RULE_LINKS (links), &told_toy, rules);
  g_assert_true (gtk_widget_get_visible (links));
  g_assert_cmpint (count_all (links, GTK_TYPE_BUTTON), ==, 1);
  g_assert_cmpstr (gtk_label_get_label (find_nth (links, GTK_TYPE_LABEL, 0)), ==, "§ Cards");

  parlour_rule_links_show (PARLOUR_RULE_LINKS (links), &toy_game, rules);
  g_assert_false (gtk_widget_get_visible (links));
  g_assert_cmpint (count_all (links, GTK_TYPE_BUTTON), ==, 0);

  assert_finalized (links);
}

static void
test_toast (void)
{
  AdwToast *toast = parlour_toast_new ("Not now.", &toy_game, RULE_PLAY);

  g_assert_null (adw_toast_get_button_label (toast));
  assert_finalized (toast);

  toast = parlour_toast_new ("Not now.", &told_toy, RULE_PLAY);
  g_assert_cmpstr (adw_toast_get_button_label (toast), ==, "Rule");
  assert_finalized (toast);
}

/* Keys */

static int
count_keys (const TableGame *game)
{
  GtkWidget *window = parlour_shortcuts_new (NULL, game);
  int n = count_all (window, GTK_TYPE_SHORTCUT_LABEL);

  gtk_window_destroy (GTK_WINDOW (window));

  return n;
}

static const char *
get_last_keys (GtkWidget *window)
{
  g_autoptr (GPtrArray) labels = find_all (window, GTK_TYPE_SHORTCUT_LABEL);

  return gtk_shortcut_label_get_accelerator (g_ptr_array_index (labels, labels->len - 1));
}

/* Letters that differ between languages are those of the language of the moment. */
static void
test_letters (void)
{
  GtkWidget *window = parlour_shortcuts_new (NULL, &told_toy);

  g_assert_cmpstr (get_last_keys (window), ==, "<Shift>d <Shift>e");
  tongue_set_language ("fr");
  g_assert_cmpstr (get_last_keys (window), ==, "<Shift>e <Shift>f");
  tongue_set_language ("en");
  g_assert_cmpstr (get_last_keys (window), ==, "<Shift>d <Shift>e");

  gtk_window_destroy (GTK_WINDOW (window));
}

/* A game tells its own keys after those of all games, and none of another. */
static void
test_shortcuts (void)
{
  g_autoptr (GSettings) settings = g_settings_new (SCHEMA_ID);
  int n = count_keys (&toy_game);

  g_assert_cmpint (n, >, 20);
  g_assert_cmpint (count_keys (&told_toy), ==, n + 2);
  /* Nobody passes in the toy, but others may, and no clock runs. */
  g_assert_cmpint (count_keys (NULL), ==, n + 2 + 2 + 2);
  g_settings_set_boolean (settings, "player-clock", TRUE);
  g_assert_cmpint (count_keys (&toy_game), ==, n + 2);
  g_settings_reset (settings, "player-clock");
}

static gboolean
has_heading (GtkWidget  *window,
             const char *words)
{
  g_autoptr (GPtrArray) labels = find_all (window, GTK_TYPE_LABEL);

  for (guint i = 0; i < labels->len; i++)
    if (gtk_widget_has_css_class (g_ptr_array_index (labels, i), "heading")
        && g_str_equal (gtk_label_get_label (g_ptr_array_index (labels, i)), words))
      return TRUE;

  return FALSE;
}

/* Where no game is played it is said whose keys these are. */
static void
test_whose_keys (void)
{
  const TableGame *const shown[] = { &told_toy, NULL };
  g_autofree char *title = g_strdup_printf ("%s: Cards", table_game_get_name (&told_toy));

  for (guint i = 0; i < G_N_ELEMENTS (shown); i++)
    {
      GtkWidget *window = parlour_shortcuts_new (NULL, shown[i]);

      g_assert_true (has_heading (window, "General"));
      g_assert_true (has_heading (window, "Cards") == (shown[i] != NULL));
      g_assert_true (has_heading (window, title) == (shown[i] == NULL));
      gtk_window_destroy (GTK_WINDOW (window));
    }
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (GError) error = NULL;

  tongue_init (GETTEXT_PACKAGE, LOCALEDIR, LANGUAGEDIR, "en");
  g_test_init (&argc, &argv, NULL);
  told_toy = toy_game;
  told_toy.id = "told";
  told_toy.guide = &guide;
  other_toy = toy_game;
  other_toy.id = "other";
  other_toy.guide = &other_guide;
  application = parlour_application_new ();
  g_application_register (G_APPLICATION (application), NULL, &error);
  g_assert_no_error (error);

  g_test_add_func ("/toy guide/rules", test_rules);
  g_test_add_func ("/toy guide/search", test_search);
  g_test_add_func ("/toy guide/window", test_window);
  g_test_add_func ("/toy guide/choose", test_choose);
  g_test_add_func ("/toy guide/follow", test_follow);
  g_test_add_func ("/toy guide/key", test_key);
  g_test_add_func ("/toy guide/new game", test_new_game);
  g_test_add_func ("/toy guide/ways", test_ways);
  g_test_add_func ("/toy guide/links", test_links);
  g_test_add_func ("/toy guide/toast", test_toast);
  g_test_add_func ("/toy guide/shortcuts", test_shortcuts);
  g_test_add_func ("/toy guide/letters", test_letters);
  g_test_add_func ("/toy guide/whose keys", test_whose_keys);

  return g_test_run ();
}

/* test-rules.c: the rules to read, and the way there
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-guide.h"
#include "colonia-reason.h"
#include "colonia-session.h"
#include "games.h"
#include "parlour-board-page.h"
#include "parlour-rule-links.h"
#include "parlour-rules-window.h"
#include "parlour-why.h"
#include "parlour-widgets.h"
#include "parlour-window.h"
#include "tongue.h"
#include "widgets.h"

#include <string.h>

static ParlourApplication *application;

/* Finding things */

static GtkWidget *
get_part (ParlourGuidePage *page,
          const char       *name)
{
  return GTK_WIDGET (gtk_widget_get_template_child (GTK_WIDGET (page), PARLOUR_TYPE_GUIDE_PAGE, name));
}

static GtkWidget *
get_child (GtkWidget *widget,
           int        n)
{
  GtkWidget *child = gtk_widget_get_first_child (widget);

  while (n-- > 0)
    child = gtk_widget_get_next_sibling (child);

  return child;
}

/* At once, where an activated button would show for a moment that it is pressed. */
static void
press (GtkWidget *button)
{
  g_signal_emit_by_name (button, "clicked");
}

static ParlourGuidePage *
make_page (void)
{
  return PARLOUR_GUIDE_PAGE (g_object_ref_sink (g_object_new (PARLOUR_TYPE_GUIDE_PAGE, NULL)));
}

static void
assert_shows (ParlourGuidePage *page,
              ColoniaTopic      topic,
              int               paragraph)
{
  GtkToggleButton *button = find_nth (get_part (page, "topics"), GTK_TYPE_TOGGLE_BUTTON, topic);
  GtkWidget *rows = get_part (page, "rows");
  int n = table_guide_get_n_paragraphs (&colonia_game, topic);

  g_assert_true (gtk_toggle_button_get_active (button));
  g_assert_cmpint (count_all (rows, g_type_from_name ("ParlourGuideRow")), ==, n);
  for (int i = 0; i < n; i++)
    g_assert_true (gtk_widget_has_css_class (get_child (rows, i), "here") == (i == paragraph));
}

static void
assert_follows (ParlourGuidePage *page,
                gboolean          follows)
{
  g_assert_true (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (get_part (page, "follow_button"))) == follows);
}

/* Topics */

static void
test_topics (void)
{
  ParlourGuidePage *page = make_page ();
  GtkWidget *topics = get_part (page, "topics");
  ColoniaTopic topic = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (topics); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_BUTTON (child))
      {
        press (child);
        g_assert_true (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (child)));
        assert_shows (page, topic++, -1);
      }
  g_assert_cmpint (topic, ==, COLONIA_N_TOPICS);

  /* There is another game to choose. */
  g_assert_true (gtk_widget_get_visible (get_part (page, "games")));

  assert_finalized (page);
}

static void
test_passages (void)
{
  ParlourGuidePage *page = make_page ();
  TablePassage passage;

  for (ColoniaRule rule = COLONIA_RULE_NONE + 1; rule < COLONIA_N_RULES; rule++)
    {
      g_assert_true (table_guide_find (&colonia_game, rule, &passage));
      parlour_guide_page_go_to (page, &colonia_game, &passage);
      assert_shows (page, (ColoniaTopic) passage.topic, passage.paragraph);
    }

  assert_finalized (page);
}

/* The game */

/* Goes back to where the game was at something else. */
static void
undo_step (TableSession *session)
{
  ColoniaStep step = colonia_session_get_state (session)->step;

  while (colonia_session_get_state (session)->step == step)
    table_session_undo (session);
}

static void
test_follow (void)
{
  g_autoptr (TableSession) session = game_at_step (COLONIA_STEP_ORDERS, 2, 4, COLONIA_TRACKING_FULL);
  ParlourGuidePage *page = make_page ();
  GtkWidget *follow = get_part (page, "follow_button");
  ColoniaTopic topic;

  g_assert_false (gtk_widget_get_visible (follow));
  parlour_guide_page_follow (page);
  assert_follows (page, FALSE);

  parlour_guide_page_set_session (page, session);
  g_assert_true (gtk_widget_get_visible (follow));
  assert_shows (page, COLONIA_TOPIC_SETUP, -1);

  parlour_guide_page_follow (page);
  assert_follows (page, TRUE);
  assert_shows (page, COLONIA_TOPIC_THURSDAY, -1);

  undo_step (session);
  topic = (ColoniaTopic) table_guide_get_topic_of_state (table_session_get_state (session));
  g_assert_cmpint (topic, !=, COLONIA_TOPIC_THURSDAY);
  assert_follows (page, TRUE);
  assert_shows (page, topic, -1);

  /* Whoever chooses a topic stays there. */
  press (get_child (get_part (page, "topics"), 1));
  assert_follows (page, FALSE);
  undo_step (session);
  assert_shows (page, COLONIA_TOPIC_SETUP, -1);

  press (follow);
  assert_follows (page, TRUE);
  assert_shows (page, (ColoniaTopic) table_guide_get_topic_of_state (table_session_get_state (session)), -1);

  assert_finalized (page);
}

/* The page does not keep a game from going away. */
static void
test_session_gone (void)
{
  TableSession *session = game_at_step (COLONIA_STEP_ORDERS, 1, 3, COLONIA_TRACKING_FULL);
  ParlourGuidePage *page = make_page ();

  parlour_guide_page_set_session (page, session);
  parlour_guide_page_follow (page);
  assert_finalized (session);
  assert_shows (page, COLONIA_TOPIC_THURSDAY, -1);
  press (get_part (page, "follow_button"));

  assert_finalized (page);
}

/* Languages */

static void
assert_chosen (GSettings  *settings,
               const char *languages)
{
  g_auto (GStrv) chosen = g_settings_get_strv (settings, "rules-languages");
  g_autofree char *list = g_strjoinv (" ", chosen);

  g_assert_cmpstr (list, ==, languages);
}

static void
test_languages (void)
{
  g_autoptr (GSettings) settings = g_settings_new (SCHEMA_ID);
  ParlourGuidePage *page = make_page ();
  GtkWidget *buttons = get_part (page, "languages");
  GtkWidget *rows = get_part (page, "rows");
  int n = table_guide_get_n_paragraphs (&colonia_game, COLONIA_TOPIC_SETUP);
  g_autofree char *two = g_strdup_printf ("en %s", tongue_list ()[2]);
  g_autofree char *three = g_strdup_printf ("en %s %s", tongue_list ()[1], tongue_list ()[2]);

  g_assert_cmpint (count_all (rows, g_type_from_name ("ParlourGuideCell")), ==, n);

  /* They are not taken for the language of the interface. */
  g_assert_true (GTK_IS_LABEL (gtk_widget_get_prev_sibling (buttons)));
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (get_child (buttons, 1)), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       tongue_get_name (tongue_list ()[1]));
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (buttons), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Languages of the rules");

  press (get_child (buttons, 2));
  assert_chosen (settings, two);
  g_assert_cmpint (count_all (rows, g_type_from_name ("ParlourGuideCell")), ==, 2 * n);

  press (get_child (buttons, 1));
  assert_chosen (settings, three);
  g_assert_cmpint (count_all (rows, g_type_from_name ("ParlourGuideCell")), ==, 3 * n);

  press (get_child (buttons, 0));
  press (get_child (buttons, 1));
  assert_chosen (settings, tongue_list ()[2]);
  g_assert_cmpint (count_all (rows, g_type_from_name ("ParlourGuideCell")), ==, n);

  /* The last one stays. */
  press (get_child (buttons, 2));
  g_assert_true (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (get_child (buttons, 2))));
  assert_chosen (settings, tongue_list ()[2]);

  /* What everybody has who never chose is no choice. */
  press (get_child (buttons, 0));
  press (get_child (buttons, 2));
  assert_chosen (settings, "");

  /* What another program left there does no harm. */
  g_settings_set_strv (settings, "rules-languages", (const char *const[]) { "tlh", tongue_list ()[1], NULL });
  g_assert_cmpint (count_all (rows, g_type_from_name ("ParlourGuideCell")), ==, n);
  g_assert_true (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (get_child (buttons, 1))));

  g_settings_reset (settings, "rules-languages");
  assert_finalized (page);
}

/* Search */

static void
look_for (ParlourGuidePage *page,
          const char       *words)
{
  GtkWidget *search = get_part (page, "search");

  /* The entry waits a moment for more before it says so itself. */
  gtk_editable_set_text (GTK_EDITABLE (search), words);
  g_signal_emit_by_name (search, "search-changed");
}

static void
test_search (void)
{
  ParlourGuidePage *page = make_page ();
  GtkWidget *results = get_part (page, "results");
  g_autoptr (GArray) found = table_guide_search (&colonia_game, "mayor");
  const TablePassage *second = &g_array_index (found, TablePassage, 1);

  g_assert_cmpuint (found->len, >, 2);
  look_for (page, "mayor");
  g_assert_true (gtk_widget_get_visible (results));
  g_assert_false (gtk_widget_get_visible (get_part (page, "topics")));
  g_assert_false (gtk_widget_get_visible (get_part (page, "nothing")));
  g_assert_cmpint (count_all (results, GTK_TYPE_BUTTON), ==, (int) found->len);

  press (get_child (results, 1));
  assert_shows (page, (ColoniaTopic) second->topic, second->paragraph);

  look_for (page, "bookkeeper");
  g_assert_false (gtk_widget_get_visible (results));
  g_assert_true (gtk_widget_get_visible (get_part (page, "nothing")));

  look_for (page, "");
  g_assert_true (gtk_widget_get_visible (get_part (page, "topics")));
  g_assert_false (gtk_widget_get_visible (get_part (page, "nothing")));

  assert_finalized (page);
}

/* Enter takes what is found first, even before the entry says what was typed. */
static void
test_search_enter (void)
{
  ParlourGuidePage *page = make_page ();

  gtk_editable_set_text (GTK_EDITABLE (get_part (page, "search")), "SAT-2");
  g_signal_emit_by_name (get_part (page, "search"), "activate");
  assert_shows (page, COLONIA_TOPIC_FRIDAY, 1);

  gtk_editable_set_text (GTK_EDITABLE (get_part (page, "search")), "bookkeeper");
  g_signal_emit_by_name (get_part (page, "search"), "activate");
  assert_shows (page, COLONIA_TOPIC_FRIDAY, 1);

  assert_finalized (page);
}

/* A place is found once, however many languages have the word there, and also
 * where only one has it. */
static void
test_search_languages (void)
{
  g_autoptr (GSettings) settings = g_settings_new (SCHEMA_ID);
  g_autoptr (GHashTable) places = g_hash_table_new (NULL, NULL);
  ParlourGuidePage *page = make_page ();

  for (const char *const *language = tongue_list (); *language != NULL; language++)
    {
      g_autoptr (TongueScope) scope = tongue_speak (*language);
      g_autoptr (GArray) found = table_guide_search (&colonia_game, "Bergen m");

      for (guint i = 0; i < found->len; i++)
        {
          const TablePassage *passage = &g_array_index (found, TablePassage, i);

          g_hash_table_add (places, GINT_TO_POINTER ((int) passage->topic * 100 + passage->paragraph + 2));
        }
    }
  g_assert_cmpuint (g_hash_table_size (places), >, 0);

  g_settings_set_strv (settings, "rules-languages", tongue_list ());
  look_for (page, "Bergen m");
  g_assert_cmpint (count_all (get_part (page, "results"), GTK_TYPE_BUTTON), ==, (int) g_hash_table_size (places));

  g_settings_reset (settings, "rules-languages");
  assert_finalized (page);
}

/* The window */

static ParlourRulesWindow *
find_window (void)
{
  return parlour_rules_window_find (GTK_APPLICATION (application));
}

static void
wait_until_closed (void)
{
  while (gtk_application_get_windows (GTK_APPLICATION (application)) != NULL)
    g_main_context_iteration (NULL, TRUE);
}

static void
test_window (void)
{
  GActionGroup *actions = G_ACTION_GROUP (application);
  g_autoptr (TableSession) session = game_at_step (COLONIA_STEP_MARKET, 1, 3, COLONIA_TRACKING_FULL);
  ParlourWindow *window = parlour_window_new (application);
  ParlourRulesWindow *rules;
  ParlourGuidePage *page;
  AdwToast *toast;

  gtk_window_present (GTK_WINDOW (window));
  g_action_group_activate_action (actions, "show-rules", NULL);
  rules = find_window ();
  page = parlour_rules_window_get_page (rules);
  g_assert_null (gtk_window_get_transient_for (GTK_WINDOW (rules)));
  g_assert_false (gtk_widget_get_visible (get_part (page, "follow_button")));

  /* They are of the game that is opened meanwhile. */
  parlour_window_open_session (window, session);
  g_assert_true (gtk_widget_get_visible (get_part (page, "follow_button")));
  g_action_group_activate_action (actions, "show-rules", NULL);
  g_assert_true (find_window () == rules);
  assert_follows (page, TRUE);
  assert_shows (page, COLONIA_TOPIC_WEDNESDAY, -1);

  g_action_group_activate_action (actions, "show-rule", g_variant_new ("(ss)", "colonia", "TUE-4"));
  g_assert_true (find_window () == rules);
  assert_follows (page, FALSE);
  assert_shows (page, COLONIA_TOPIC_ORDER, 1);

  /* So does the button of what refuses something. */
  toast = parlour_toast_new ("That does not go.", &colonia_game, COLONIA_RULE_WED_1);
  g_signal_emit_by_name (toast, "button-clicked");
  assert_finalized (toast);
  assert_shows (page, COLONIA_TOPIC_WEDNESDAY, 0);

  /* Without a game they are not left behind. */
  gtk_window_destroy (GTK_WINDOW (window));
  wait_until_closed ();
}

static void
test_unknown_rule (void)
{
  g_action_group_activate_action (G_ACTION_GROUP (application), "show-rule", g_variant_new ("(ss)", "colonia", "TUE-40"));
  g_action_group_activate_action (G_ACTION_GROUP (application), "show-rule", g_variant_new ("(ss)", "chess", "TUE-4"));
  g_assert_null (find_window ());
}

/* Nothing but the language is another. */
static void
test_window_language (void)
{
  const TablePassage passage = { .topic = COLONIA_TOPIC_SUNDAY, .paragraph = 2 };
  g_autoptr (TableSession) session = game_at_step (COLONIA_STEP_MARKET, 1, 3, COLONIA_TRACKING_FULL);
  ParlourGuidePage *page;
  GtkWidget *topic;

  parlour_rules_window_go_to (GTK_APPLICATION (application), session, &colonia_game, &passage);
  page = parlour_rules_window_get_page (find_window ());
  topic = gtk_button_get_child (GTK_BUTTON (get_child (get_part (page, "topics"), 1)));
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (topic)), ==, "Set-up");
  look_for (page, "Brugge");
  g_assert_true (gtk_widget_get_visible (get_part (page, "results")));

  tongue_set_language ("fr");
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (topic)), !=, "Set-up");
  assert_shows (page, COLONIA_TOPIC_SUNDAY, 2);
  assert_follows (page, FALSE);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (get_part (page, "search"))), ==, "Brugge");
  g_assert_true (gtk_widget_get_visible (get_part (page, "results")));

  tongue_set_language ("en");
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (topic)), ==, "Set-up");

  gtk_window_destroy (GTK_WINDOW (find_window ()));
  wait_until_closed ();
}

/* Links */

static const char *
get_link_text (GtkWidget *link)
{
  return gtk_label_get_label (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (link))));
}

/* Words and no numbers, and each topic once. */
static void
test_links (void)
{
  static const int rules[] = {
    COLONIA_RULE_WED_2, COLONIA_RULE_TUE_4, COLONIA_RULE_WED_1, COLONIA_RULE_NONE,
  };
  GtkWidget *links = g_object_ref_sink (g_object_new (PARLOUR_TYPE_RULE_LINKS, NULL));
  GtkWidget *window = gtk_application_window_new (GTK_APPLICATION (application));
  GtkWidget *box;

  g_assert_false (gtk_widget_get_visible (links));
  parlour_rule_links_show (PARLOUR_RULE_LINKS (links), &colonia_game, rules);
  g_assert_true (gtk_widget_get_visible (links));
  g_assert_cmpint (count_all (links, GTK_TYPE_BUTTON), ==, 2);
  box = gtk_widget_get_first_child (links);
  g_assert_cmpstr (get_link_text (get_child (box, 0)), ==, "§ Ties in the player order");
  g_assert_cmpstr (get_link_text (get_child (box, 1)), ==, "§ Wednesday: the market");

  gtk_window_set_child (GTK_WINDOW (window), links);
  press (get_child (box, 0));
  assert_shows (parlour_rules_window_get_page (find_window ()), COLONIA_TOPIC_ORDER, 1);

  parlour_rule_links_show (PARLOUR_RULE_LINKS (links), &colonia_game, NULL);
  g_assert_false (gtk_widget_get_visible (links));
  gtk_window_destroy (GTK_WINDOW (find_window ()));
  gtk_window_destroy (GTK_WINDOW (window));
  wait_until_closed ();
  assert_finalized (links);
}

/* Obstacles say which rule they are of. */
static void
keep_rule (int        *kept,
           const char *sentence,
           int         rule)
{
  *kept = rule;
}

static void
test_complaint (void)
{
  g_autoptr (TableSession) session = game_at_step (COLONIA_STEP_MARKET, 1, 3, COLONIA_TRACKING_FULL);
  GtkWidget *page = g_object_ref_sink (g_object_new (PARLOUR_TYPE_BOARD_PAGE, "session", session, NULL));
  const ColoniaState *state = colonia_session_get_state (session);
  ColoniaObstacle obstacle;
  ColoniaEvent pass;
  int kept = COLONIA_RULE_NONE;

  colonia_event_init (&pass, COLONIA_EVENT_PASS);
  pass.player = (state->turn + 1) % 3;
  obstacle = table_session_examine (session, &pass.table);
  g_assert_cmpint (obstacle.rule, !=, COLONIA_RULE_NONE);

  g_signal_connect_swapped (page, "complained", G_CALLBACK (keep_rule), &kept);
  parlour_page_enter (PARLOUR_PAGE (page), &pass.table, TABLE_ROLLER_NONE);
  g_assert_cmpint (kept, ==, obstacle.rule);
  parlour_page_complain (PARLOUR_PAGE (page), "That does not go.");
  g_assert_cmpint (kept, ==, COLONIA_RULE_NONE);

  assert_finalized (page);
}

static void
test_toast (void)
{
  AdwToast *toast = parlour_toast_new ("<b> & Co. has passed.", &colonia_game, COLONIA_RULE_WED_1);
  GtkWidget *label = adw_bin_get_child (ADW_BIN (adw_toast_get_custom_title (toast)));

  g_assert_cmpstr (gtk_label_get_text (GTK_LABEL (label)), ==, "<b> & Co. has passed.");
  g_assert_true (gtk_label_get_wrap (GTK_LABEL (label)));
  g_assert_cmpstr (adw_toast_get_button_label (toast), ==, "Rule");
  assert_finalized (toast);

  toast = parlour_toast_new ("There is nothing to say.", &colonia_game, COLONIA_RULE_NONE);
  g_assert_null (adw_toast_get_button_label (toast));
  assert_finalized (toast);
}

static int
measure_height (GtkWidget *widget,
                int        width)
{
  int height;

  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, width, &height, NULL, NULL, NULL);

  return height;
}

/* A popover asks its child how high it is where it is wider than it will be. */
static void
assert_is_whole (GtkWidget *popover)
{
  GtkWidget *child = gtk_popover_get_child (GTK_POPOVER (popover));
  int width;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  g_assert_cmpint (measure_height (child, 2 * width), ==, measure_height (child, width));
}

/* A place in the order answers with the rule that made it. */
static void
test_why (void)
{
  g_autoptr (TableSession) session = game_at_step (COLONIA_STEP_MARKET, 2, 3, COLONIA_TRACKING_FULL);
  g_autofree char *explained = table_session_explain (session, COLONIA_EFFECT_PLACE, 1, NULL);
  GtkWidget *window = gtk_application_window_new (GTK_APPLICATION (application));
  ParlourWhy *why = g_object_new (PARLOUR_TYPE_WHY, NULL);
  g_autofree char *french = NULL;
  g_autofree char *name = NULL;
  GtkWidget *button, *popover, *links, *link;
  const char *answer;

  gtk_window_set_child (GTK_WINDOW (window), GTK_WIDGET (why));
  gtk_window_present (GTK_WINDOW (window));
  parlour_why_show (why, "", session, COLONIA_QUESTION_PLACE, 1);
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (why)));
  parlour_why_show (why, "2.", session, COLONIA_QUESTION_PLACE, 1);
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (why)));

  button = GTK_WIDGET (gtk_widget_get_template_child (GTK_WIDGET (why), PARLOUR_TYPE_WHY, "button"));
  press (button);
  popover = gtk_widget_get_last_child (button);
  g_assert_true (G_TYPE_CHECK_INSTANCE_TYPE (popover, g_type_from_name ("ParlourWhyPopover")));
  answer = gtk_label_get_label (GTK_LABEL (find_child (popover, "answer")));
  g_assert_true (g_str_has_prefix (answer, explained));
  g_assert_nonnull (strstr (answer, "\nThe cards of this week"));
  assert_is_whole (popover);

  links = GTK_WIDGET (gtk_widget_get_template_child (popover, g_type_from_name ("ParlourWhyPopover"), "rules"));
  link = gtk_widget_get_first_child (gtk_widget_get_first_child (links));
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (link), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Read the rule in “Tuesday: the council”");
  press (link);
  g_assert_nonnull (find_window ());

  /* In another language it is the same answer, in other words. */
  tongue_set_language ("fr");
  g_assert_true (gtk_widget_get_last_child (button) == popover);
  french = table_session_explain (session, COLONIA_EFFECT_PLACE, 1, NULL);
  answer = gtk_label_get_label (GTK_LABEL (find_child (popover, "answer")));
  g_assert_cmpstr (french, !=, explained);
  g_assert_true (g_str_has_prefix (answer, french));
  name = gtk_test_accessible_check_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, "", NULL);
  g_assert_nonnull (strstr (name, "Pourquoi"));
  tongue_set_language ("en");
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, "Why “2.”?");

  /* What it is about has changed. */
  table_session_undo (session);
  parlour_why_show (why, "3.", session, COLONIA_QUESTION_PLACE, 1);
  g_assert_false (G_TYPE_CHECK_INSTANCE_TYPE (gtk_widget_get_last_child (button), g_type_from_name ("ParlourWhyPopover")));
  press (button);

  gtk_window_destroy (GTK_WINDOW (find_window ()));
  gtk_window_destroy (GTK_WINDOW (window));
  wait_until_closed ();
}

/* What a window has between its shadows on a telephone, in pixels. */
#define LEAST_WIDTH 240

static void
assert_fits (ParlourGuidePage *page)
{
  GtkWidget *header = find_nth (get_part (page, "main"), ADW_TYPE_HEADER_BAR, 0);

  for (const char *const *language = tongue_list (); *language != NULL; language++)
    {
      int width;

      tongue_set_language (*language);
      wait_for_frames (header, 3);
      gtk_widget_measure (header, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
      g_assert_cmpint (width, <=, LEAST_WIDTH);
      /* The topics are there, too, even where they are not to be seen. */
      gtk_widget_measure (GTK_WIDGET (page), GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
      g_assert_cmpint (width, <=, LEAST_WIDTH);
    }
  tongue_set_language ("en");
}

/* Where text is large on a telephone nothing takes the room that the title needs, nor is cut off. */
static void
test_narrow_title (void)
{
  GtkSettings *settings = gtk_settings_get_default ();
  g_autoptr (TableSession) session = game_at_step (COLONIA_STEP_ORDERS, 2, 4, COLONIA_TRACKING_FULL);
  ParlourGuidePage *page = make_page ();
  GtkWidget *window = gtk_window_new ();
  g_autofree char *layout = NULL;
  int resolution;

  g_object_get (settings, "gtk-xft-dpi", &resolution, "gtk-decoration-layout", &layout, NULL);
  g_object_set (settings, "gtk-xft-dpi", 2 * resolution, "gtk-decoration-layout", ":close", NULL);
  parlour_guide_page_set_session (page, session);
  /* Windows are as large as the screen here. */
  gtk_window_set_child (GTK_WINDOW (window), make_clamp (GTK_WIDGET (page), GTK_ORIENTATION_HORIZONTAL, 360));
  gtk_window_present (GTK_WINDOW (window));
  wait_until_mapped (GTK_WIDGET (page));

  assert_fits (page);

  g_object_set (settings, "gtk-xft-dpi", resolution, "gtk-decoration-layout", layout, NULL);
  gtk_window_destroy (GTK_WINDOW (window));
  assert_finalized (page);
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (GError) error = NULL;

  tongue_init (GETTEXT_PACKAGE, LOCALEDIR, LANGUAGEDIR, "en");
  g_test_init (&argc, &argv, NULL);
  application = parlour_application_new ();
  g_application_register (G_APPLICATION (application), NULL, &error);
  g_assert_no_error (error);

  g_test_add_func ("/rules/topics", test_topics);
  g_test_add_func ("/rules/passages", test_passages);
  g_test_add_func ("/rules/follow", test_follow);
  g_test_add_func ("/rules/session-gone", test_session_gone);
  g_test_add_func ("/rules/languages", test_languages);
  g_test_add_func ("/rules/narrow-title", test_narrow_title);
  g_test_add_func ("/rules/search", test_search);
  g_test_add_func ("/rules/search/enter", test_search_enter);
  g_test_add_func ("/rules/search/languages", test_search_languages);
  g_test_add_func ("/rules/window", test_window);
  g_test_add_func ("/rules/window/language", test_window_language);
  g_test_add_func ("/rules/window/unknown-rule", test_unknown_rule);
  g_test_add_func ("/rules/links", test_links);
  g_test_add_func ("/rules/complaint", test_complaint);
  g_test_add_func ("/rules/toast", test_toast);
  g_test_add_func ("/rules/why", test_why);

  return g_test_run ();
}

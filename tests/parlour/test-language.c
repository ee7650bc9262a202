/* test-language.c: the language of the interface, changed while it is shown
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Every page is made in English, changed into another language, and compared with one
 * that is made in that. The catalogues of these tests mark every text, see
 * make-pseudo.py.
 */

#include "config.h"

#include "census.h"
#include "colonia-draw-board.h"
#include "colonia-json.h"
#include "colonia-parts.h"
#include "colonia-record.h"
#include "colonia-relic-card.h"
#include "colonia-session.h"
#include "colonia-start-card.h"
#include "colonia-typed.h"
#include "games.h"
#include "last-line.h"
#include "parlour-about.h"
#include "parlour-bars.h"
#include "parlour-board-page.h"
#include "parlour-board-thing.h"
#include "parlour-board-view.h"
#include "parlour-collections.h"
#include "parlour-chronicle-view.h"
#include "parlour-chronicle-window.h"
#include "parlour-collection-window.h"
#include "parlour-correction.h"
#include "parlour-counter.h"
#include "parlour-course-window.h"
#include "parlour-dialog.h"
#include "parlour-display.h"
#include "parlour-export.h"
#include "parlour-family-card.h"
#include "parlour-game-page.h"
#include "parlour-game-row.h"
#include "parlour-games-page.h"
#include "parlour-hand-out.h"
#include "parlour-holdings-form.h"
#include "parlour-look-back.h"
#include "parlour-new-game.h"
#include "parlour-note-form.h"
#include "parlour-places.h"
#include "parlour-preferences.h"
#include "parlour-rules-window.h"
#include "parlour-shortcuts.h"
#include "parlour-side-dialog.h"
#include "parlour-stage.h"
#include "parlour-statistics-window.h"
#include "parlour-turn-bar.h"
#include "parlour-widgets.h"
#include "parlour-window.h"
#include "table-record-file.h"
#include "table-simulation.h"
#include "tongue.h"
#include "widgets.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <locale.h>
#include <string.h>
#include <time.h>
#include <utime.h>

/* Two languages besides English, whose texts are in marks of their own: “⟦⟧” and “⟪⟫”. */
#define ONE (tongue_list ()[1])
#define OTHER (tongue_list ()[2])

static ParlourApplication *application;

/* What is to be read */

/* What nobody has ever written: GTK says what there is instead. */
#define NOTHING "\x01"

static void
add_text (GString    *texts,
          GtkWidget  *widget,
          const char *what,
          const char *text)
{
  if (text != NULL && *text != '\0')
    g_string_append_printf (texts, "%s %s: %s\n", G_OBJECT_TYPE_NAME (widget), what, text);
}

/* Whatever is a text. What is never to be read, such as names of icons, does no harm. */
static void
add_properties (GString   *texts,
                GtkWidget *widget)
{
  guint n;
  g_autofree GParamSpec **properties = g_object_class_list_properties (G_OBJECT_GET_CLASS (widget), &n);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *text = NULL;

      if (properties[i]->value_type != G_TYPE_STRING || (properties[i]->flags & G_PARAM_READABLE) == 0)
        continue;

      g_object_get (widget, properties[i]->name, &text, NULL);
      add_text (texts, widget, properties[i]->name, text);
    }
}

static void
add_accessible (GString   *texts,
                GtkWidget *widget)
{
  static const struct {
    const char *name;
    GtkAccessibleProperty property;
  } properties[] = {
    { "name", GTK_ACCESSIBLE_PROPERTY_LABEL },
    { "help", GTK_ACCESSIBLE_PROPERTY_DESCRIPTION },
    { "value", GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT },
  };

  for (guint i = 0; i < G_N_ELEMENTS (properties); i++)
    if (gtk_test_accessible_has_property (GTK_ACCESSIBLE (widget), properties[i].property))
      {
        g_autofree char *text = gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget), properties[i].property,
                                                                    NOTHING, NULL);

        add_text (texts, widget, properties[i].name, text);
      }
}

static void
add_menu (GString    *texts,
          GtkWidget  *widget,
          GMenuModel *menu)
{
  static const char *const links[] = { G_MENU_LINK_SECTION, G_MENU_LINK_SUBMENU };

  for (int i = 0; i < g_menu_model_get_n_items (menu); i++)
    {
      g_autofree char *label = NULL;

      if (g_menu_model_get_item_attribute (menu, i, G_MENU_ATTRIBUTE_LABEL, "s", &label))
        add_text (texts, widget, "item", label);
      for (guint j = 0; j < G_N_ELEMENTS (links); j++)
        {
          g_autoptr (GMenuModel) link = g_menu_model_get_item_link (menu, i, links[j]);

          if (link != NULL)
            add_menu (texts, widget, link);
        }
    }
}

/* A tooltip comes and goes with the pointer, and libadwaita has means to search
 * in preferences that are switched off, and a button that applies what is typed
 * in a row, which no row of ours shows, nor a header the one that goes back. What
 * empties a search GTK names once and for all, and so it does what a list to
 * choose from would say if it were empty or searched. */
static gboolean
is_out_of_sight (GtkWidget *widget)
{
  const char *type = G_OBJECT_TYPE_NAME (widget);
  GtkWidget *parent = gtk_widget_get_parent (widget);

  if (GTK_IS_BUTTON (widget) && !gtk_widget_get_mapped (widget)
      && gtk_widget_get_ancestor (widget, ADW_TYPE_ENTRY_ROW) != NULL)
    return TRUE;
  if (GTK_IS_IMAGE (widget) && parent != NULL && GTK_IS_SEARCH_ENTRY (parent))
    return TRUE;
  if ((gtk_widget_get_ancestor (widget, GTK_TYPE_DROP_DOWN) != NULL
       || gtk_widget_get_ancestor (widget, ADW_TYPE_COMBO_ROW) != NULL)
      && (GTK_IS_SEARCH_ENTRY (widget) || !gtk_widget_get_child_visible (widget)))
    return TRUE;
  if (gtk_widget_get_ancestor (widget, PARLOUR_TYPE_PREFERENCES) != NULL
      && (ADW_IS_STATUS_PAGE (widget) || GTK_IS_SEARCH_ENTRY (widget) || !gtk_widget_get_visible (widget)))
    return TRUE;

  return g_str_equal (type, "AdwBackButton") || g_str_equal (type, "GtkTooltipWindow");
}

/* The chronicle has rows for the lines only that are near to what is in sight, and
 * how many these are depends on how high they were before. A list leaves rows that
 * are out of sight where they were. */
static gboolean
is_scrolled_away (GtkWidget *widget)
{
  GtkWidget *scroller = gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW);
  graphene_rect_t bounds;

  if (!GTK_IS_LIST_VIEW (gtk_widget_get_parent (widget))
      || gtk_widget_get_ancestor (widget, PARLOUR_TYPE_CHRONICLE_VIEW) == NULL)
    return FALSE;

  return !gtk_widget_get_child_visible (widget) || !gtk_widget_compute_bounds (widget, scroller, &bounds)
         || bounds.origin.y < 0 || bounds.origin.y + bounds.size.height > (float) gtk_widget_get_height (scroller);
}

/* What is made when it is opened is known by the button until then. */
static GMenuModel *
find_menu (GtkWidget *button)
{
  GMenuModel *made = gtk_menu_button_get_menu_model (GTK_MENU_BUTTON (button));

  return made != NULL ? made : g_object_get_data (G_OBJECT (button), "menu");
}

static void
add_texts (GString   *texts,
           GtkWidget *widget)
{
  if (is_out_of_sight (widget) || is_scrolled_away (widget))
    return;

  if (GTK_IS_WINDOW (widget))
    add_text (texts, widget, "window", gtk_window_get_title (GTK_WINDOW (widget)));
  if (GTK_IS_MENU_BUTTON (widget) && find_menu (widget) != NULL)
    add_menu (texts, widget, find_menu (widget));
  add_properties (texts, widget);
  add_accessible (texts, widget);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    add_texts (texts, child);
}

/* So many frames of all windows come in any case, however slow a machine is, so
 * that what is laid out and scrolled has come to rest. */
#define N_FRAMES 16

/* What no frame waits for, such as a thread that reads. */
#define TIME_TO_SETTLE (150 * G_TIME_SPAN_MILLISECOND)

static gboolean
on_frame (GtkWidget     *window,
          GdkFrameClock *clock,
          gpointer       n_waiting)
{
  return G_SOURCE_REMOVE;
}

/* A window that is closed meanwhile has no frame any more. */
static void
on_frame_over (gpointer n_waiting)
{
  (*(guint *) n_waiting)--;
}

static void
wait_for_frame (void)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();
  guint n_waiting = 0;

  for (GList *l = windows; l != NULL; l = l->next)
    if (gtk_widget_get_mapped (l->data))
      {
        n_waiting++;
        gtk_widget_add_tick_callback (l->data, on_frame, &n_waiting, on_frame_over);
      }
  while (n_waiting > 0)
    g_main_context_iteration (NULL, TRUE);
}

static void
settle (void)
{
  gint64 until = g_get_monotonic_time () + TIME_TO_SETTLE;

  for (guint i = 0; i < N_FRAMES; i++)
    wait_for_frame ();
  while (g_get_monotonic_time () < until || g_main_context_pending (NULL))
    g_main_context_iteration (NULL, FALSE);
}

/* In the order of the tree, of everything that is open. */
static char *
read_page (GtkWindow *window)
{
  GString *texts = g_string_new (NULL);

  settle ();
  add_texts (texts, GTK_WIDGET (window));

  return g_string_free (texts, FALSE);
}

/* The catalogues of these tests mark what is of either language. */
static void
assert_spoken (const char *text,
               const char *language)
{
  g_assert_cmpint (strstr (text, "⟦") != NULL, ==, g_strcmp0 (language, ONE) == 0);
  g_assert_cmpint (strstr (text, "⟪") != NULL, ==, g_strcmp0 (language, OTHER) == 0);
}

/* Pages */

typedef GtkWindow *(*Open) (gconstpointer data);

typedef struct {
  Open open;
  gconstpointer data;
} Page;

static void
assert_same (const char *found,
             const char *expected)
{
  g_auto (GStrv) a = g_strsplit (found, "\n", -1);
  g_auto (GStrv) b = g_strsplit (expected, "\n", -1);
  guint n = MIN (g_strv_length (a), g_strv_length (b));
  guint n_wrong = 0;

  for (guint i = 0; i < n && n_wrong < 200; i++)
    if (!g_str_equal (a[i], b[i]))
      {
        g_test_message ("“%s” instead of “%s”", a[i], b[i]);
        n_wrong++;
      }

  if (n_wrong > 0 || g_strv_length (a) != g_strv_length (b))
    {
      g_test_message ("%u and %u texts", g_strv_length (a), g_strv_length (b));
      g_test_fail ();
    }
}

static void
assert_unmarked (const char *texts)
{
  g_auto (GStrv) lines = g_strsplit (texts, "\n", -1);

  for (guint i = 0; lines[i] != NULL; i++)
    if (strstr (lines[i], "⟦") != NULL)
      {
        g_test_message ("“%s” is not English", lines[i]);
        g_test_fail ();
      }
}

/* Rules have numbers where programs are told of them, and names where people are. */
static void
assert_no_rule_numbers (const char *texts)
{
  g_auto (GStrv) lines = g_strsplit (texts, "\n", -1);

  for (guint i = 0; lines[i] != NULL; i++)
    if (g_regex_match_simple ("\\b(SET|MON|TUE|WED|THU|FRI|SAT|SUN|VOTE|EDICT|END|ALL)-[0-9]", lines[i], 0, 0))
      {
        g_test_message ("“%s” has the number of a rule", lines[i]);
        g_test_fail ();
      }
}

/* GTK tells a screen reader of a tooltip only when it is set once more. */
static GtkWindow *
open_in (const Page *page,
         const char *language)
{
  GtkWindow *window;

  tongue_set_language (language);
  window = page->open (page->data);
  settle ();
  tongue_set_language (OTHER);
  tongue_set_language (language);

  return window;
}

/* Keys */

/* Shift stands behind Ctrl and before the letter, other than GTK has it. */
static char *
put_shift (const char *label)
{
  const char *last = strrchr (label, '+');
  int n = last != NULL ? (int) (last + 1 - label) : 0;

  return g_strdup_printf ("%.*sShift+%s", n, label, label + n);
}

static gboolean
shows_key (GtkWidget  *button,
           const char *accelerator)
{
  g_autoptr (GString) texts = g_string_new (NULL);
  g_autofree char *label = NULL;
  g_autofree char *with_shift = NULL;
  g_autofree char *escaped = NULL;
  g_autofree char *pattern = NULL;
  GdkModifierType modifiers;
  guint key;

  g_assert_true (gtk_accelerator_parse (accelerator, &key, &modifiers));
  label = gtk_accelerator_get_label (key, modifiers & ~GDK_SHIFT_MASK);
  with_shift = (modifiers & GDK_SHIFT_MASK) != 0 ? put_shift (label) : g_strdup (label);
  escaped = g_regex_escape_string (with_shift, -1);
  pattern = g_strdup_printf ("(^|\\W)%s($|\\W)", escaped);
  add_texts (texts, button);

  return g_regex_match_simple (pattern, texts->str, G_REGEX_MULTILINE, 0);
}

/* Which keys of the page do what a button does. */
static void
find_keys (GtkWidget  *widget,
           const char *action,
           GVariant   *target,
           GPtrArray  *keys)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GObject) controller = g_list_model_get_item (controllers, i);

      for (guint j = 0; GTK_IS_SHORTCUT_CONTROLLER (controller) && j < g_list_model_get_n_items (G_LIST_MODEL (controller)); j++)
        {
          g_autoptr (GtkShortcut) shortcut = g_list_model_get_item (G_LIST_MODEL (controller), j);
          GtkShortcutAction *does = gtk_shortcut_get_action (shortcut);
          GVariant *arguments = gtk_shortcut_get_arguments (shortcut);

          if (GTK_IS_NAMED_ACTION (does) && GTK_IS_KEYVAL_TRIGGER (gtk_shortcut_get_trigger (shortcut))
              && g_str_equal (gtk_named_action_get_action_name (GTK_NAMED_ACTION (does)), action)
              && (arguments == target || (arguments != NULL && target != NULL && g_variant_equal (arguments, target))))
            g_ptr_array_add (keys, gtk_shortcut_trigger_to_string (gtk_shortcut_get_trigger (shortcut)));
        }
    }

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    find_keys (child, action, target, keys);
}

static void
check_key_of_button (GtkWidget *page,
                     GtkWidget *button)
{
  const char *action = gtk_actionable_get_action_name (GTK_ACTIONABLE (button));
  GVariant *target = gtk_actionable_get_action_target_value (GTK_ACTIONABLE (button));
  g_autofree char *detailed = g_action_print_detailed_name (action, target);
  g_auto (GStrv) accels = gtk_application_get_accels_for_action (GTK_APPLICATION (application), detailed);
  g_autoptr (GPtrArray) keys = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; accels[i] != NULL; i++)
    g_ptr_array_add (keys, g_strdup (accels[i]));
  find_keys (page, action, target, keys);

  for (guint i = 0; i < keys->len; i++)
    if (shows_key (button, g_ptr_array_index (keys, i)))
      return;

  if (keys->len > 0)
    {
      g_test_message ("A button for %s does not show its key %s", detailed, (char *) g_ptr_array_index (keys, 0));
      g_test_fail ();
    }
}

/* Every button that has a key shows one of them, but that of the frame of a window, which
 * belongs to the toolkit. */
static void
check_keys_shown (GtkWidget *page,
                  GtkWidget *widget)
{
  if (GTK_IS_BUTTON (widget) && gtk_widget_get_mapped (widget)
      && gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)) != NULL
      && !g_str_equal (gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)), "window.close"))
    check_key_of_button (page, widget);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    check_keys_shown (page, child);
}

static void
test_page (gconstpointer data)
{
  const Page *page = data;
  g_autofree char *english = NULL;
  g_autofree char *switched = NULL;
  g_autofree char *marked = NULL;
  g_autofree char *back = NULL;
  GtkWindow *window;

  window = open_in (page, "en");
  english = read_page (window);
  assert_unmarked (english);
  assert_no_rule_numbers (english);
  check_keys_shown (GTK_WIDGET (window), GTK_WIDGET (window));

  tongue_set_language (ONE);
  switched = read_page (window);
  tongue_set_language (OTHER);
  tongue_set_language ("en");
  back = read_page (window);
  assert_same (back, english);
  gtk_window_destroy (window);

  window = open_in (page, ONE);
  marked = read_page (window);
  gtk_window_destroy (window);
  g_assert_nonnull (strstr (marked, "⟦"));
  assert_same (switched, marked);

  /* Other tests begin in English. */
  tongue_set_language ("en");
}

static void
add_page (const char   *path,
          Open          open,
          gconstpointer data)
{
  Page *page = g_new0 (Page, 1);

  page->open = open;
  page->data = data;
  g_test_add_data_func_full (path, page, test_page, g_free);
}

/* Games */

typedef struct {
  ColoniaStep step;
  ColoniaEdictKind edict;
  int week;
  int n_players;
  ColoniaTracking tracking;
} Moment;

static TableSession *
find_game (const Moment *moment)
{
  return moment->step == COLONIA_STEP_EDICT
           ? game_at_edict (moment->edict, moment->n_players, moment->tracking)
           : game_at_step (moment->step, moment->week, moment->n_players, moment->tracking);
}

static GtkWindow *
open_game (gconstpointer data)
{
  g_autoptr (TableSession) session = find_game (data);
  ParlourWindow *window = parlour_window_new (application);

  gtk_window_set_default_size (GTK_WINDOW (window), 1900, 1000);
  parlour_window_open_session (window, session);
  gtk_window_present (GTK_WINDOW (window));

  return GTK_WINDOW (window);
}

static const Moment essentials[] = {
  { COLONIA_STEP_VOTE, 0, 2, 3, COLONIA_TRACKING_ESSENTIALS },
  { COLONIA_STEP_FINAL_HOLDINGS, 0, 6, 3, COLONIA_TRACKING_ESSENTIALS },
  { COLONIA_STEP_FINISHED, 0, 6, 4, COLONIA_TRACKING_ESSENTIALS },
  { COLONIA_STEP_FINAL_HOLDINGS, 0, -1, 3, COLONIA_TRACKING_SCORING },
};

static void
add_moment (const char   *path,
            const Moment *moment)
{
  add_page (path, open_game, g_memdup2 (moment, sizeof *moment));
}

static void
add_games (void)
{
  for (int step = 0; step < (int) COLONIA_N_STEPS; step++)
    {
      const Moment moment = { (ColoniaStep) step, 0, step == COLONIA_STEP_FINISHED ? 6 : -1, 4, COLONIA_TRACKING_FULL };
      g_autofree char *path = g_strdup_printf ("/language/page/step-%s", colonia_step_ids[step]);

      if (step != COLONIA_STEP_EDICT && step != COLONIA_STEP_FINAL_HOLDINGS)
        add_moment (path, &moment);
    }

  for (int kind = 0; kind < (int) COLONIA_N_EDICT_KINDS; kind++)
    {
      const Moment moment = { COLONIA_STEP_EDICT, (ColoniaEdictKind) kind, 0, 3, COLONIA_TRACKING_FULL };
      g_autofree char *path = g_strdup_printf ("/language/page/edict-%s", colonia_edict_kind_ids[kind]);

      switch (kind)
        {
        case COLONIA_EDICT_BIGGER_BOOTHS:
        case COLONIA_EDICT_FOREIGN_MERCHANTS:
        case COLONIA_EDICT_HOMECOMING_WEDNESDAY:
        case COLONIA_EDICT_HOMECOMING_THURSDAY:
        case COLONIA_EDICT_DRAW_RESOURCES:
        case COLONIA_EDICT_SHIPS_LEAVE:
        case COLONIA_EDICT_GOODS_BY_DIE:
        case COLONIA_EDICT_NEW_RELICS:
        case COLONIA_EDICT_EXCHANGE:
          add_moment (path, &moment);
        }
    }

  for (guint i = 0; i < G_N_ELEMENTS (essentials); i++)
    {
      g_autofree char *path = g_strdup_printf ("/language/page/less-%u", i);

      add_moment (path, &essentials[i]);
    }
}

/* Other windows */

static GtkWindow *
present (gpointer window)
{
  gtk_window_present (window);

  return window;
}

static GtkWindow *
open_shelf (gconstpointer data)
{
  return present (parlour_window_new (application));
}

/* What the application draws and rolls for the start is never the same. */
static GtkWindow *
open_new_game (gconstpointer data)
{
  g_autoptr (GSettings) settings = g_settings_new (SCHEMA_ID);
  GtkWindow *window = open_shelf (NULL);

  g_settings_set_string (settings, "dice", "table");

  settle ();
  gtk_widget_activate_action (GTK_WIDGET (window), "win.new-game", NULL);
  g_settings_reset (settings, "dice");

  /* What somebody starts with is made when it is opened. */
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (find_child (find_nth (GTK_WIDGET (window), COLONIA_TYPE_START_CARD, 0),
                                                               "header")), TRUE);

  return window;
}

static GtkWindow *
open_preferences (gconstpointer data)
{
  return present (parlour_preferences_new (NULL));
}

/* With a card of each kind. */
static GtkWindow *
open_cards (gconstpointer data)
{
  ParlourCards *cards = parlour_collections_find (&colonia_game);
  g_autoptr (TableRecord) record = table_simulate (&colonia_game, 3, COLONIA_TRACKING_FULL, 5);
  GtkWidget *parent = parlour_preferences_new (NULL);
  GtkWindow *window;

  parlour_cards_learn_record (cards, record);
  parlour_cards_flush (cards);
  window = parlour_collection_window_new (GTK_WINDOW (parent), cards, FALSE);
  g_signal_connect_object (window, "destroy", G_CALLBACK (gtk_window_destroy), parent, G_CONNECT_SWAPPED);

  return present (window);
}

static GtkWindow *
open_shortcuts (gconstpointer data)
{
  return present (parlour_shortcuts_new (NULL, NULL));
}

/* A game that is over, and a file that is none. */
static void
fill_directory (const char *name)
{
  g_autofree char *directory = g_build_filename (g_get_user_data_dir (), "kontor", name, NULL);
  g_autofree char *game = g_build_filename (directory, "An evening.kontor", NULL);
  g_autofree char *broken = g_build_filename (directory, "Shopping list.kontor", NULL);
  g_autoptr (TableSession) session = game_at_step (COLONIA_STEP_FINISHED, 6, 3, COLONIA_TRACKING_FULL);
  struct utimbuf day = { 1600000000, 1600000000 };

  g_assert_cmpint (g_mkdir_with_parents (directory, 0700), ==, 0);
  g_assert_true (table_record_save (table_session_get_record (session), game, NULL));
  g_assert_true (g_file_set_contents (broken, "[]", -1, NULL));

  /* Both are of one day for good, whatever the clock says meanwhile. */
  g_assert_cmpint (g_utime (game, &day), ==, 0);
  g_assert_cmpint (g_utime (broken, &day), ==, 0);
}

static GtkWindow *
open_games (gconstpointer data)
{
  GtkWindow *window;
  GtkWidget *page;

  fill_directory ("games");
  fill_directory ("bin");
  window = open_shelf (NULL);
  settle ();
  gtk_widget_activate_action (GTK_WIDGET (window), "win.show-games", NULL);
  page = find_nth (GTK_WIDGET (window), PARLOUR_TYPE_GAMES_PAGE, 0);
  while (table_archive_is_reading (parlour_games_page_get_archive (PARLOUR_GAMES_PAGE (page))))
    g_main_context_iteration (NULL, TRUE);
  settle ();
  g_assert_cmpint (count_all (GTK_WIDGET (page), PARLOUR_TYPE_GAME_ROW), >=, 2);

  return window;
}

static GtkWindow *
open_bin (gconstpointer data)
{
  GtkWindow *window = open_games (NULL);

  gtk_widget_activate_action (find_nth (GTK_WIDGET (window), PARLOUR_TYPE_GAMES_PAGE, 0), "games.show-bin", NULL);

  return window;
}

/* Windows that belong to a game */

typedef struct {
  const char *path;
  GtkWindow *(*make) (GtkWindow    *parent,
                      TableSession *session);
} Beside;

static GtkWindow *
make_note (GtkWindow    *parent,
           TableSession *session)
{
  return parlour_side_dialog_new (parent, session, PARLOUR_TYPE_NOTE_FORM, N_("Add a Note"));
}

static GtkWindow *
make_holdings (GtkWindow    *parent,
               TableSession *session)
{
  return parlour_side_dialog_new (parent, session, PARLOUR_TYPE_HOLDINGS_FORM, N_("Correct Holdings"));
}

static guint
find_last (TableSession   *session,
           ColoniaEventType  type)
{
  const TableRecord *record = table_session_get_record (session);
  guint i = table_record_get_cursor (record) - 1;

  while (colonia_record_get_event (record, i)->type != type)
    i--;

  return i;
}

static GtkWindow *
make_correction (GtkWindow    *parent,
                 TableSession *session)
{
  return parlour_correction_new (parent, session, find_last (session, COLONIA_EVENT_FAMILY_CARDS));
}

static GtkWindow *
make_card_correction (GtkWindow    *parent,
                      TableSession *session)
{
  return parlour_correction_new (parent, session, find_last (session, COLONIA_EVENT_WEEK_CARD));
}

static GtkWindow *
make_note_correction (GtkWindow    *parent,
                      TableSession *session)
{
  ColoniaEvent event;

  colonia_event_init (&event, COLONIA_EVENT_NOTE);
  event.text = g_strdup ("A sentence");
  colonia_session_play (session, &event, TABLE_ROLLER_NONE);
  colonia_event_clear (&event);

  return parlour_correction_new (parent, session, find_last (session, COLONIA_EVENT_NOTE));
}

static GtkWindow *
make_taking_out (GtkWindow    *parent,
                 TableSession *session)
{
  return parlour_correction_new_taking_out (parent, session, find_last (session, COLONIA_EVENT_TAKE_BOOTH));
}

static GtkWindow *
make_hand_out (GtkWindow    *parent,
               TableSession *session)
{
  g_autoptr (ParlourHandOut) beside = g_object_ref_sink (g_object_new (PARLOUR_TYPE_HAND_OUT, NULL));

  return parlour_hand_out_new_window (beside, parent, session);
}

/* In which language a file is written is a choice of its own, and stays. */
static GtkWindow *
make_export (GtkWindow    *parent,
             TableSession *session)
{
  GtkWindow *export = parlour_export_new (parent, session);
  GObject *language = gtk_widget_get_template_child (GTK_WIDGET (export), PARLOUR_TYPE_EXPORT, "language");

  adw_combo_row_set_selected (ADW_COMBO_ROW (language), 0);

  return export;
}

static GtkWindow *
make_look_back (GtkWindow    *parent,
                TableSession *session)
{
  const TableRecord *record = table_session_get_record (session);

  return parlour_look_back_new (parent, table_record_copy (record, table_record_get_cursor (record)), "An evening");
}

static GtkWindow *
make_statistics (GtkWindow    *parent,
                 TableSession *session)
{
  g_autoptr (TableArchive) archive = parlour_places_make_archive (0);

  /* It is told of games that have been read. */
  fill_directory ("games");
  table_archive_refresh (archive);
  while (table_archive_is_reading (archive))
    g_main_context_iteration (NULL, TRUE);

  return parlour_statistics_window_new (parent, archive);
}

static GtkWindow *
make_display (GtkWindow    *parent,
              TableSession *session)
{
  return GTK_WINDOW (parlour_display_new (session));
}

static GtkWindow *
make_rules (GtkWindow    *parent,
            TableSession *session)
{
  parlour_rules_window_show (GTK_APPLICATION (application), session, NULL);

  return GTK_WINDOW (parlour_rules_window_find (GTK_APPLICATION (application)));
}

static GtkWindow *
make_question (GtkWindow    *parent,
               TableSession *session)
{
  AdwMessageDialog *dialog = parlour_dialog_new (parent, N_("Close Without Saving?"),
                                                 N_("The last events are not on the disk yet: %s"), "…",
                                                 "cancel", N_("_Cancel"), NULL);

  return GTK_WINDOW (dialog);
}

static const Beside besides[] = {
  { "note", make_note },
  { "holdings", make_holdings },
  { "correction", make_correction },
  { "taking-out", make_taking_out },
  { "chronicle", parlour_chronicle_window_new },
  { "hand-out", make_hand_out },
  { "display", make_display },
  { "course", parlour_course_window_new },
  { "export", make_export },
  { "look-back", make_look_back },
  { "statistics", make_statistics },
  { "rules", make_rules },
  { "question", make_question },
};

static GtkWindow *
open_beside (gconstpointer data)
{
  static GtkWindow *parent;
  const Beside *beside = data;
  TableSession *session = game_at_step (COLONIA_STEP_BUYING, 2, 3, COLONIA_TRACKING_FULL);
  GtkWindow *window;

  if (parent == NULL)
    {
      parent = GTK_WINDOW (gtk_window_new ());
      gtk_window_set_default_size (parent, 1400, 900);
      gtk_window_present (parent);
      settle ();
    }

  /* As the page of the game does, which is not there. */
  window = beside->make (parent, session);
  g_object_set_data_full (G_OBJECT (window), "session", session, g_object_unref);

  return present (window);
}

static void
add_besides (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (besides); i++)
    {
      g_autofree char *path = g_strdup_printf ("/language/beside/%s", besides[i].path);

      add_page (path, open_beside, &besides[i]);
    }
}

/* In a running game */

#define ROUNDS 200
#define GOAL 300 /* milliseconds for one change */

static GtkWidget *
find_widget (GtkWidget *widget,
             GType      type)
{
  if (g_type_is_a (G_OBJECT_TYPE (widget), type) && gtk_widget_get_mapped (widget))
    return widget;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_widget (child, type);

      if (found != NULL)
        return found;
    }

  return NULL;
}

static guint
count_widgets (GtkWidget *widget)
{
  guint n = 1;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_widgets (child);

  return n;
}

/* GTK keeps some styles and the like as long as it likes, but not one for each change. */
#define KEPT 20

/* Nothing has come that was not there before. */
static void
assert_no_growth (GHashTable *before)
{
  g_autoptr (GHashTable) after = census_take ();
  GHashTableIter iter;
  gpointer type;

  g_assert_cmpuint (census_count (before, GTK_TYPE_LABEL), >, 0);

  g_hash_table_iter_init (&iter, after);
  while (g_hash_table_iter_next (&iter, &type, NULL))
    {
      guint n = census_count (after, GPOINTER_TO_SIZE (type));
      guint expected = census_count (before, GPOINTER_TO_SIZE (type));

      if (n != expected)
        g_test_message ("%s: %u, there were %u", g_type_name (GPOINTER_TO_SIZE (type)), n, expected);
      g_assert_cmpuint (n, <=, expected + KEPT);
    }
}

static char *
tell_record (TableSession *session)
{
  g_autofree char *record = table_record_to_text (table_session_get_record (session));
  g_autoptr (JsonNode) state = colonia_state_to_json (table_session_get_state (session));
  g_autofree char *text = json_to_string (state, FALSE);

  return g_strconcat (record, text, NULL);
}

/* Touches what lies on the board of the window, by the end of its path. */
static void
touch_thing (GtkWidget  *window,
             const char *end)
{
  g_autoptr (GPtrArray) things = find_all (window, PARLOUR_TYPE_BOARD_THING);
  GtkWidget *found = NULL;

  for (guint i = 0; i < things->len; i++)
    if (g_str_has_suffix (parlour_board_thing_get_path (things->pdata[i]), end))
      found = find_widget (things->pdata[i], GTK_TYPE_BUTTON);
  g_assert_nonnull (found);
  g_signal_emit_by_name (found, "clicked");
  settle ();
}

/* What is typed, where the focus is and how far somebody has scrolled: of an edict that nobody has seen. */
static void
test_running_game (void)
{
  const char *const languages[] = { ONE, OTHER, "en" };
  g_autoptr (TableSession) session = game_at_step (COLONIA_STEP_EDICTS, 3, 6, COLONIA_TRACKING_FULL);
  ParlourWindow *window = parlour_window_new (application);
  g_autofree char *before = tell_record (session);
  g_autofree char *after = NULL;
  g_autoptr (GHashTable) census = NULL; /* after some changes, when GTK has what it keeps */
  GtkWidget *entry;
  GtkAdjustment *adjustment;
  double place;
  guint n_widgets = 0;
  clock_t slowest = 0; /* of this process, as others may be at work too */

  tongue_set_language ("en");
  gtk_window_set_default_size (GTK_WINDOW (window), 900, 500);
  parlour_window_open_session (window, session);
  gtk_window_present (GTK_WINDOW (window));
  settle ();

  touch_thing (GTK_WIDGET (window), "/other-wednesday");
  touch_thing (GTK_WIDGET (window), "/foreign-merchants");
  touch_thing (GTK_WIDGET (window), "/new-relics");
  entry = find_widget (GTK_WIDGET (window), ADW_TYPE_ENTRY_ROW);
  g_assert_nonnull (entry);
  gtk_editable_set_text (GTK_EDITABLE (entry), "Half a sen");
  gtk_widget_grab_focus (entry);
  settle ();
  gtk_editable_set_position (GTK_EDITABLE (entry), 4);
  adjustment = gtk_scrolled_window_get_vadjustment (
    GTK_SCROLLED_WINDOW (gtk_widget_get_ancestor (entry, GTK_TYPE_SCROLLED_WINDOW)));
  place = gtk_adjustment_get_value (adjustment);

  for (guint i = 0; i < ROUNDS * G_N_ELEMENTS (languages); i++)
    {
      clock_t begin = clock ();

      tongue_set_language (languages[i % G_N_ELEMENTS (languages)]);
      slowest = MAX (slowest, clock () - begin);
      if (i % G_N_ELEMENTS (languages) == G_N_ELEMENTS (languages) - 1 && i < 9)
        {
          settle ();
          n_widgets = count_widgets (GTK_WIDGET (window));
          g_clear_pointer (&census, g_hash_table_unref);
          census = census_take ();
        }
    }
  settle ();

  g_assert_cmpuint (count_widgets (GTK_WIDGET (window)), ==, n_widgets);
  assert_no_growth (census);
  /* Its row is told anew. */
  entry = find_widget (GTK_WIDGET (window), ADW_TYPE_ENTRY_ROW);
  g_assert_nonnull (entry);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, "Half a sen");
  g_assert_cmpint (gtk_editable_get_position (GTK_EDITABLE (entry)), ==, 4);
  g_assert_true (gtk_widget_is_ancestor (gtk_window_get_focus (GTK_WINDOW (window)), entry));
  g_assert_cmpfloat_with_epsilon (gtk_adjustment_get_value (adjustment), place, 2.);
  after = tell_record (session);
  g_assert_cmpstr (after, ==, before);
  g_test_message ("the slowest change took %.0f ms of work, the goal is %d",
                  (double) slowest * 1000 / CLOCKS_PER_SEC, GOAL);

  gtk_window_destroy (GTK_WINDOW (window));
}

static void
speak_all (void)
{
  const char *const languages[] = { ONE, OTHER, "en" };

  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      tongue_set_language (languages[i]);
      settle ();
    }
}

/* Types half of something, selects a part of that, and finds it all the same in
 * every language. */
static void
assert_half_typed_stays (GtkWidget *window)
{
  GtkWidget *text;
  int begin, end;

  settle ();
  text = find_widget (window, GTK_TYPE_TEXT);
  g_assert_nonnull (text);
  gtk_editable_set_text (GTK_EDITABLE (text), "Half a sen");
  gtk_widget_grab_focus (text);
  settle ();
  gtk_editable_select_region (GTK_EDITABLE (text), 2, 6);

  speak_all ();
  g_assert_true (find_widget (window, GTK_TYPE_TEXT) == text);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (text)), ==, "Half a sen");
  g_assert_true (gtk_editable_get_selection_bounds (GTK_EDITABLE (text), &begin, &end));
  g_assert_cmpint (begin, ==, 2);
  g_assert_cmpint (end, ==, 6);
  g_assert_true (gtk_window_get_focus (GTK_WINDOW (window)) == text);
}

static void
test_half_typed (gconstpointer data)
{
  const Page *page = data;
  GtkWindow *window = page->open (page->data);

  assert_half_typed_stays (GTK_WIDGET (window));
  gtk_window_destroy (window);
}

/* What is chosen and counted on a page. */
static void
tell_entries (GtkWidget *widget,
              GString   *entries)
{
  if (GTK_IS_TOGGLE_BUTTON (widget))
    g_string_append (entries, gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (widget)) ? "x" : "-");
  else if (PARLOUR_IS_COUNTER (widget))
    g_string_append_printf (entries, "%d ", parlour_counter_get_value (PARLOUR_COUNTER (widget)));

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    tell_entries (child, entries);
}

static char *
read_entries (GtkWindow *window)
{
  GString *entries = g_string_new (NULL);

  tell_entries (GTK_WIDGET (window), entries);

  return g_string_free (entries, FALSE);
}

static GtkWidget *
find_other_choice (GtkWidget *widget)
{
  int i = 0;

  while (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (find_nth (widget, GTK_TYPE_TOGGLE_BUTTON, i)))
         || gtk_widget_has_css_class (find_nth (widget, GTK_TYPE_TOGGLE_BUTTON, i), "dim-label"))
    i++;

  return find_nth (widget, GTK_TYPE_TOGGLE_BUTTON, i);
}

static void
enter_otherwise (GtkWindow *window)
{
  GtkWidget *counter = find_widget (GTK_WIDGET (window), PARLOUR_TYPE_COUNTER);
  GtkWidget *hand = find_widget (GTK_WIDGET (window), PARLOUR_TYPE_BOARD_THING);

  if (counter != NULL)
    parlour_counter_type_digit (PARLOUR_COUNTER (counter),
                                parlour_counter_get_value (PARLOUR_COUNTER (counter)) == 1 ? 2 : 1);
  else
    g_signal_emit_by_name (find_other_choice (hand), "clicked");
  settle ();
}

/* Half of a correction has been entered. */
static void
test_half_corrected (gconstpointer data)
{
  const Page *page = data;
  GtkWindow *window = page->open (page->data);
  g_autofree char *before = NULL;
  g_autofree char *entered = NULL;
  g_autofree char *after = NULL;

  settle ();
  before = read_entries (window);
  enter_otherwise (window);
  entered = read_entries (window);
  g_assert_cmpstr (entered, !=, before);

  speak_all ();
  after = read_entries (window);
  g_assert_cmpstr (after, ==, entered);
  gtk_window_destroy (window);
}

static void
test_half_renamed (void)
{
  GtkWindow *window = open_games (NULL);

  gtk_widget_activate_action (find_nth (GTK_WIDGET (window), PARLOUR_TYPE_GAMES_PAGE, 0), "games.rename", NULL);
  settle ();
  g_assert_nonnull (find_dialog ());
  assert_half_typed_stays (GTK_WIDGET (find_dialog ()));
  gtk_window_destroy (GTK_WINDOW (find_dialog ()));
  gtk_window_destroy (window);
}

/* Texts are longer in one language than in another, but who has come back to the
 * first one is where he or she was. */
#define SCROLLED 12.

static GtkAdjustment *
find_long (GtkWidget *widget)
{
  if (GTK_IS_SCROLLED_WINDOW (widget) && gtk_widget_get_mapped (widget))
    {
      GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (widget));

      if (gtk_adjustment_get_upper (adjustment) > gtk_adjustment_get_page_size (adjustment) + 200.)
        return adjustment;
    }

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkAdjustment *found = find_long (child);

      if (found != NULL)
        return found;
    }

  return NULL;
}

static void
test_scrolled (gconstpointer data)
{
  const Page *page = data;
  GtkWindow *window = page->open (page->data);
  GtkAdjustment *adjustment;
  double place;

  gtk_window_set_default_size (window, 700, 400);
  settle ();
  adjustment = find_long (GTK_WIDGET (window));
  g_assert_nonnull (adjustment);
  gtk_adjustment_set_value (adjustment, 150.);
  settle ();
  place = gtk_adjustment_get_value (adjustment);
  g_assert_cmpfloat (place, >, 100.);

  speak_all ();
  g_assert_cmpfloat_with_epsilon (gtk_adjustment_get_value (adjustment), place, SCROLLED);
  gtk_window_destroy (window);
}

/* The game in the list that is chosen stays so. */
static void
test_chosen (void)
{
  GtkWindow *window = open_games (NULL);
  GtkWidget *page = find_nth (GTK_WIDGET (window), PARLOUR_TYPE_GAMES_PAGE, 0);
  GtkWidget *list = find_widget (page, GTK_TYPE_LIST_VIEW);
  GtkSingleSelection *selection = GTK_SINGLE_SELECTION (gtk_list_view_get_model (GTK_LIST_VIEW (list)));

  gtk_single_selection_set_selected (selection, 1);
  speak_all ();
  g_assert_cmpuint (gtk_single_selection_get_selected (selection), ==, 1);
  gtk_window_destroy (window);
}

static void
add_stay (const char    *path,
          void         (*test) (gconstpointer),
          Open           open,
          gconstpointer  data)
{
  Page *page = g_new0 (Page, 1);

  page->open = open;
  page->data = data;
  g_test_add_data_func_full (path, page, test, g_free);
}

static void
add_stays (void)
{
  static const Beside note = { "note", make_note };
  static const Beside holdings = { "holdings", make_holdings };
  static const Beside correction = { "correction", make_correction };
  static const Beside card_correction = { "card-correction", make_card_correction };
  static const Beside note_correction = { "note-correction", make_note_correction };
  static const Beside chronicle = { "chronicle", parlour_chronicle_window_new };
  static const Beside rules = { "rules", make_rules };

  add_stay ("/language/stays/typed/player", test_half_typed, open_new_game, NULL);
  add_stay ("/language/stays/typed/note", test_half_typed, open_beside, &note);
  add_stay ("/language/stays/typed/reason", test_half_typed, open_beside, &holdings);
  add_stay ("/language/stays/typed/correction", test_half_typed, open_beside, &note_correction);
  add_stay ("/language/stays/entered/correction-cards", test_half_corrected, open_beside, &correction);
  add_stay ("/language/stays/entered/correction-week-card", test_half_corrected, open_beside, &card_correction);
  add_stay ("/language/stays/scrolled/preferences", test_scrolled, open_preferences, NULL);
  add_stay ("/language/stays/scrolled/chronicle", test_scrolled, open_beside, &chronicle);
  add_stay ("/language/stays/scrolled/rules", test_scrolled, open_beside, &rules);
}

/* The choice in the preferences, which changes while it is made. */
static void
test_preferences (void)
{
  const char *const expected[] = { "en", ONE, OTHER, ONE };
  g_autoptr (GSettings) settings = g_settings_new (SCHEMA_ID);
  g_autofree char *scheme = g_settings_get_string (settings, "color-scheme");
  GtkWidget *window = parlour_preferences_new (NULL);
  GObject *row = gtk_widget_get_template_child (window, PARLOUR_TYPE_PREFERENCES, "language");
  static const guint places[] = { 1, 2, 3, 2 };

  gtk_window_present (GTK_WINDOW (window));
  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    {
      g_autofree char *language = NULL;
      g_autofree char *same = NULL;

      adw_combo_row_set_selected (ADW_COMBO_ROW (row), places[i]);
      settle ();
      language = g_settings_get_string (settings, "language");
      same = g_settings_get_string (settings, "color-scheme");
      g_assert_cmpstr (language, ==, expected[i]);
      g_assert_cmpstr (tongue_get_language (), ==, expected[i]);
      g_assert_cmpuint (adw_combo_row_get_selected (ADW_COMBO_ROW (row)), ==, places[i]);
      g_assert_cmpstr (same, ==, scheme);
    }

  adw_combo_row_set_selected (ADW_COMBO_ROW (row), 0);
  settle ();
  g_assert_cmpstr (tongue_get_language (), ==, "en");
  gtk_window_destroy (GTK_WINDOW (window));
}

/* The key goes through all of them, and about, which is not ours, follows. */
static void
test_next_language (void)
{
  const guint n = g_strv_length ((char **) tongue_list ());
  g_autoptr (GSettings) settings = g_settings_new (SCHEMA_ID);
  ParlourWindow *window = parlour_window_new (application);

  gtk_window_present (GTK_WINDOW (window));
  gtk_window_present (GTK_WINDOW (parlour_about_new (GTK_WINDOW (window))));
  for (guint i = 1; i <= n; i++)
    {
      const char *expected = tongue_list ()[i % n];
      g_autoptr (GList) windows = NULL;
      guint n_about = 0;

      g_action_group_activate_action (G_ACTION_GROUP (application), "next-language", NULL);
      settle ();
      g_assert_cmpstr (tongue_get_language (), ==, expected);
      windows = gtk_window_list_toplevels ();
      for (GList *l = windows; l != NULL; l = l->next)
        if (ADW_IS_ABOUT_WINDOW (l->data))
          {
            assert_spoken (adw_about_window_get_comments (l->data), expected);
            n_about++;
          }
      g_assert_cmpuint (n_about, ==, 1);
    }

  g_settings_reset (settings, "language");
  settle ();
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Modifiers may be in any order. */
static gboolean
is_same_key (const char *a,
             const char *b)
{
  guint keys[2];
  GdkModifierType modifiers[2];

  return gtk_accelerator_parse (a, &keys[0], &modifiers[0]) && gtk_accelerator_parse (b, &keys[1], &modifiers[1])
         && keys[0] == keys[1] && modifiers[0] == modifiers[1];
}

static gboolean
has_accelerator (GtkWidget  *widget,
                 const char *accelerator)
{
  if (GTK_IS_SHORTCUT_LABEL (widget)
      && is_same_key (gtk_shortcut_label_get_accelerator (GTK_SHORTCUT_LABEL (widget)), accelerator))
    return TRUE;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (has_accelerator (child, accelerator))
      return TRUE;

  return FALSE;
}

/* Every key of the application is among those that are told, and so is that of
 * the next language. */
static void
test_shortcuts (void)
{
  GtkWidget *window = parlour_shortcuts_new (NULL, NULL);
  g_auto (GStrv) actions = gtk_application_list_action_descriptions (GTK_APPLICATION (application));

  for (guint i = 0; actions[i] != NULL; i++)
    {
      g_auto (GStrv) keys = gtk_application_get_accels_for_action (GTK_APPLICATION (application), actions[i]);
      gboolean found = FALSE;

      for (guint key = 0; keys[key] != NULL; key++)
        found |= has_accelerator (window, keys[key]);
      if (!found)
        {
          g_test_message ("No key for %s is told", actions[i]);
          g_test_fail ();
        }
    }
  g_assert_true (has_accelerator (window, "<Control><Shift>l"));

  gtk_window_destroy (GTK_WINDOW (window));
}

/* A table of three languages */

/* Who speaks one language sits on a seat, the next one speaks the other. */
static TableSession *
make_table_of (TableSession *example,
               int           marked)
{
  const char *const languages[] = { ONE, OTHER, NULL };
  const TableRecord *played = table_session_get_record (example);
  TablePerson people[3];
  TableRecord *record;

  for (int seat = 0; seat < 3; seat++)
    {
      people[seat] = *table_record_get_person (played, seat);
      people[seat].language = (char *) languages[(seat + 3 - marked) % 3];
    }
  record = colonia_record_new (colonia_record_get_setup (played), people);
  for (guint i = 0; i < table_record_get_cursor (played); i++)
    table_record_append_from (record, played, i);

  return table_session_new (record, NULL, NULL);
}

static TableSession *
make_table_with (ColoniaStep step,
                 int         week,
                 int         marked)
{
  g_autoptr (TableSession) example = game_at_step (step, week, 3, COLONIA_TRACKING_FULL);

  return make_table_of (example, marked);
}

static TableSession *
make_table (ColoniaStep step)
{
  return make_table_with (step, 2, 0);
}

/* Each player is told in a language of his or her own whose turn it is. */
static void
test_players (void)
{
  g_autoptr (TableSession) session = make_table (COLONIA_STEP_ORDERS);
  GtkWidget *page = g_object_ref_sink (g_object_new (PARLOUR_TYPE_GAME_PAGE, "session", session, NULL));
  GtkLabel *heading = GTK_LABEL (gtk_widget_get_template_child (page, PARLOUR_TYPE_GAME_PAGE, "heading"));
  gboolean spoken[3] = { FALSE };

  while (colonia_session_get_state (session)->step == COLONIA_STEP_ORDERS)
    {
      int turn = colonia_session_get_state (session)->turn;
      ColoniaEvent pass;

      assert_spoken (gtk_label_get_label (heading), table_session_get_language (session, turn));
      spoken[turn] = TRUE;

      colonia_event_init (&pass, COLONIA_EVENT_PASS);
      pass.player = turn;
      colonia_session_play (session, &pass, TABLE_ROLLER_NONE);
    }
  for (int seat = 0; seat < 3; seat++)
    g_assert_true (spoken[seat]);

  /* What everybody is asked is in the language of the interface. */
  assert_spoken (gtk_label_get_label (heading), NULL);
  assert_finalized (page);
}

static GtkWidget *
get_page_part (GtkWindow  *window,
               const char *name)
{
  GtkWidget *page = find_widget (GTK_WIDGET (window), PARLOUR_TYPE_GAME_PAGE);

  return GTK_WIDGET (gtk_widget_get_template_child (page, PARLOUR_TYPE_GAME_PAGE, name));
}

static GtkWindow *
open_table (TableSession *session)
{
  ParlourWindow *window = parlour_window_new (application);

  gtk_window_set_default_size (GTK_WINDOW (window), 1900, 1000);
  parlour_window_open_session (window, session);
  gtk_window_present (GTK_WINDOW (window));
  settle ();

  return GTK_WINDOW (window);
}

/* Whether a name is somewhere on a page. */
static gboolean
is_told (GtkWidget  *page,
         const char *name)
{
  g_autoptr (GString) texts = g_string_new (NULL);

  add_texts (texts, page);

  return strstr (texts->str, name) != NULL;
}

static char *
name_color (TableColor  color,
            const char *language)
{
  g_autoptr (TongueScope) scope = tongue_speak (language);

  return g_strdup (table_color_get_name (color));
}

/* Who has no name goes by the colour, whatever that was called when the game began; who has one
 * keeps it. */
static void
test_unnamed (void)
{
  const ColoniaSetup setup = {
    .tracking = COLONIA_TRACKING_FULL, .n_players = 3, .family_members = 38, .window_points = 2,
  };
  g_autofree char *begun = name_color (TABLE_COLOR_PURPLE, OTHER);
  g_autofree char *english = name_color (TABLE_COLOR_PURPLE, "en");
  g_autofree char *marked = name_color (TABLE_COLOR_PURPLE, ONE);
  const TablePerson people[] = {
    { .name = begun, .color = TABLE_COLOR_PURPLE },
    { .name = (char *) "Anna", .color = TABLE_COLOR_YELLOW },
    { .name = begun, .color = TABLE_COLOR_BLUE },
  };
  g_autoptr (TableSession) session = table_session_new (colonia_record_new (&setup, people), NULL, NULL);
  GtkWindow *window = open_table (session);
  GtkWidget *page = find_widget (GTK_WIDGET (window), PARLOUR_TYPE_GAME_PAGE);

  g_assert_false (table_person_is_named (&people[0]));
  g_assert_true (table_person_is_named (&people[2]));
  g_assert_cmpstr (table_session_get_names (session)[0], ==, english);
  g_assert_cmpstr (table_session_get_names (session)[2], ==, begun);
  g_assert_true (is_told (page, english));

  tongue_set_language (ONE);
  settle ();
  g_assert_cmpstr (table_session_get_names (session)[0], ==, marked);
  g_assert_true (is_told (page, marked));
  tongue_set_language ("en");
  settle ();
  g_assert_true (is_told (page, english) && !is_told (page, marked));

  /* The record is as it was written. */
  g_assert_cmpstr (table_record_get_person (table_session_get_record (session), 0)->name, ==, begun);
  gtk_window_destroy (window);
}

/* Everything in a widget is for one player, and at least something. */
static void
assert_addresses (GtkWidget  *widget,
                  const char *language)
{
  GString *texts = g_string_new (NULL);

  add_texts (texts, widget);
  assert_spoken (texts->str, language != NULL ? language : tongue_get_language ());
  g_string_free (texts, TRUE);
}

static void
assert_announced (GtkWindow *window)
{
  const char *heading = gtk_label_get_label (GTK_LABEL (get_page_part (window, "heading")));
  g_autofree char *other = gtk_test_accessible_check_property (GTK_ACCESSIBLE (window), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                                               heading, NULL);

  g_assert_null (other);
}

/* A screen reader hears what the game waits for by the name of the window, in
 * every language, and not who plays. */
static void
test_announced (void)
{
  const char *const languages[] = { ONE, OTHER, "en" };
  g_autoptr (TableSession) session = make_table (COLONIA_STEP_ORDERS);
  GtkWindow *window;

  /* What is to be moved would be heard before it. */
  parlour_stage_set_moved (parlour_stage_get (session), session);
  window = open_table (session);
  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      tongue_set_language (languages[i]);
      assert_announced (window);
    }

  gtk_window_destroy (window);
}

/* What a text that is only longer and marked says in English. */
static char *
shorten (const char *text)
{
  g_auto (GStrv) parts = g_strsplit (text, "~", -1);

  return g_strjoinv (NULL, parts);
}

/* What only the table can do is still to be done in another language. */
static void
test_by_hand (void)
{
  g_autoptr (TableSession) session = game_before_unknown_edict ();
  GtkWindow *window = open_table (session);
  g_autofree char *heading = NULL;
  g_autofree char *marked = NULL;

  table_session_redo (session);
  heading = g_strdup (gtk_label_get_label (GTK_LABEL (get_page_part (window, "heading"))));
  g_assert_true (gtk_widget_get_visible (get_page_part (window, "by_hand")));

  tongue_set_language (ONE);
  marked = shorten (gtk_label_get_label (GTK_LABEL (get_page_part (window, "heading"))));
  g_assert_nonnull (strstr (marked, heading));
  assert_addresses (get_page_part (window, "heading"), ONE);
  tongue_set_language ("en");
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (get_page_part (window, "heading"))), ==, heading);

  gtk_window_destroy (window);
}

static void
assert_all_addressed (TableSession *session,
                      GtkWidget    *box,
                      const int    *seats)
{
  GtkWidget *child = gtk_widget_get_first_child (box);

  for (int i = 0; i < 3; i++)
    {
      assert_addresses (child, table_session_get_language (session, seats[i]));
      child = gtk_widget_get_next_sibling (child);
    }
}

/* What a family has, and why, is told to that family, whatever the interface
 * speaks and however the order of the families changes. */
static void
test_players_families (void)
{
  const char *const languages[] = { "en", OTHER, ONE, "en" };
  g_autoptr (TableSession) session = make_table (COLONIA_STEP_VOTE);
  const TableRecord *record = table_session_get_record (session);
  GtkWindow *window = open_table (session);

  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      tongue_set_language (languages[i]);
      assert_all_addressed (session, get_page_part (window, "families_box"), colonia_session_get_state (session)->order);
      assert_all_addressed (session, get_page_part (window, "strip"), colonia_session_get_state (session)->order);
      for (int seat = 0; seat < 3; seat++)
        gtk_widget_activate_action (find_widget (GTK_WIDGET (window), PARLOUR_TYPE_GAME_PAGE),
                                    "game.lift-cover", "i", seat);
    }

  /* Round the table, before there is an order. */
  while (colonia_session_get_state (session)->order_known)
    table_session_undo (session);
  settle ();
  assert_all_addressed (session, get_page_part (window, "families_box"), (const int[]) { 0, 1, 2 });

  while (table_record_get_cursor (record) < table_record_get_n_known (record))
    table_session_redo (session);
  settle ();
  assert_all_addressed (session, get_page_part (window, "families_box"), colonia_session_get_state (session)->order);

  gtk_window_destroy (window);
}

/* Who of the three is given something, each of whom reads so alone. */
static guint
check_cards (TableSession *session,
             GtkWidget    *list)
{
  GtkWidget *stalls = GTK_WIDGET (gtk_widget_get_template_child (list, PARLOUR_TYPE_HAND_OUT, "stalls"));
  GtkWidget *card = gtk_widget_get_first_child (stalls);
  guint found = 0;

  for (int place = 0; place < 3; place++)
    {
      int seat = colonia_state_get_seat (colonia_session_get_state (session), place);

      if (gtk_widget_get_visible (card))
        {
          assert_addresses (card, table_session_get_language (session, seat));
          found |= 1u << seat;
        }
      card = gtk_widget_get_next_sibling (card);
    }

  return found;
}

/* Everybody reads what he or she is given, all at the same time. */
static void
test_players_hand_out (void)
{
  const char *const languages[] = { OTHER, ONE, "en" };
  g_autoptr (TableSession) session = make_table (COLONIA_STEP_BUYING);
  ParlourHandOut *list = g_object_new (PARLOUR_TYPE_HAND_OUT, NULL);
  GtkWidget *window = adw_window_new ();
  GtkWidget *scroller = gtk_scrolled_window_new ();
  guint found = 0;

  /* It becomes higher with each language, and a window does not. */
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), GTK_WIDGET (list));
  adw_window_set_content (ADW_WINDOW (window), scroller);
  gtk_window_present (GTK_WINDOW (window));

  for (; table_session_get_can_undo (session); table_session_undo (session))
    {
      g_autoptr (TableLine) line = colonia_game_hand_out.find (session);

      if (line == NULL || line != find_last_line (session))
        continue;

      parlour_hand_out_show (list, session, line);
      settle ();
      for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
        {
          tongue_set_language (languages[i]);
          found |= check_cards (session, GTK_WIDGET (list));
        }
    }
  g_assert_cmpuint (found, ==, 7);

  gtk_window_destroy (GTK_WINDOW (window));
}

/* The buttons of the page that cannot be pressed say why to whoever has the
 * turn. */
static guint
check_hindered (GtkWidget  *widget,
                const char *language)
{
  guint n = 0;

  if (GTK_IS_BUTTON (widget) && gtk_widget_get_mapped (widget) && parlour_widget_is_hindered (widget)
      && parlour_widget_get_tooltip (widget) != NULL)
    {
      assert_spoken (parlour_widget_get_tooltip (widget), language);
      n++;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += check_hindered (child, language);

  return n;
}

static void
test_players_obstacles (void)
{
  g_autoptr (TableSession) session = make_table (COLONIA_STEP_MARKET);
  GtkWindow *window = open_table (session);
  guint n_hindered[3] = { 0 };

  for (guint i = 0; i < 60 && table_session_get_can_undo (session); i++)
    {
      int turn = colonia_session_get_state (session)->turn;

      if (turn != COLONIA_NOBODY)
        n_hindered[turn] += check_hindered (get_page_part (window, "pages"),
                                            table_session_get_language (session, turn));
      table_session_undo (session);
      settle ();
    }
  for (int seat = 0; seat < 3; seat++)
    g_assert_cmpuint (n_hindered[seat], >, 0);

  gtk_window_destroy (window);
}

/* The things that can be had, and what is said around them, are for whoever has the turn, all of it. */
static void
test_players_turn_hint (void)
{
  const struct {
    ColoniaStep step;
    GType thing;
  } steps[] = {
    { COLONIA_STEP_MARKET, PARLOUR_TYPE_BOARD_THING },
    { COLONIA_STEP_ORDERS, PARLOUR_TYPE_BOARD_THING },
    { COLONIA_STEP_LOADING, PARLOUR_TYPE_BOARD_THING },
    { COLONIA_STEP_BUYING, COLONIA_TYPE_RELIC_CARD },
    { COLONIA_STEP_SAFEGUARDING, COLONIA_TYPE_RELIC_CARD },
  };
  const char *const languages[] = { OTHER, "en" };

  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      g_autoptr (TableSession) example = game_at_step (steps[i].step, -1, 3, COLONIA_TRACKING_FULL);
      g_autoptr (TableSession) session = make_table_of (example, table_session_get_state (example)->turn);
      GtkWindow *window = open_table (session);

      for (guint j = 0; j < G_N_ELEMENTS (languages); j++)
        {
          GtkWidget *bar = find_widget (GTK_WIDGET (window), PARLOUR_TYPE_TURN_BAR);

          tongue_set_language (languages[j]);
          assert_addresses (find_child (find_widget (get_page_part (window, "pages"), PARLOUR_TYPE_PAGE), "hint"), ONE);
          assert_addresses (find_child (bar, "pass_button"), ONE);
          assert_addresses (find_child (bar, "pass_all_button"), ONE);
          assert_addresses (find_widget (get_page_part (window, "pages"), steps[i].thing), ONE);
        }
      gtk_window_destroy (window);
    }
}

/* What a thing is called, or NULL. */
static const char *
find_title (GtkWidget *widget)
{
  g_autoptr (GPtrArray) labels = find_all (widget, GTK_TYPE_LABEL);
  guint i = 0;

  while (i < labels->len && !gtk_widget_has_css_class (labels->pdata[i], "heading"))
    i++;

  return i < labels->len ? gtk_label_get_label (labels->pdata[i]) : NULL;
}

/* Whose name something bears. */
static int
find_named (TableSession *session,
            GtkWidget    *widget)
{
  g_autofree char *name = NULL;
  int seat = 0;

  if (gtk_widget_get_mapped (widget))
    name = g_strdup (PARLOUR_IS_BOARD_THING (widget) ? find_title (widget)
                                                     : gtk_label_get_label (GTK_LABEL (find_child (widget, "name"))));
  while (name != NULL && seat < 3)
    {
      if (g_str_equal (table_session_get_names (session)[seat], name))
        return seat;
      seat++;
    }

  return COLONIA_NOBODY;
}

/* What belongs to one player is told to that player, with all that is on it. */
static void
test_players_parts (void)
{
  const struct {
    Moment moment;
    GType type;
  } parts[] = {
    { { COLONIA_STEP_FAMILY_CARDS, 0, 2, 3, COLONIA_TRACKING_FULL }, PARLOUR_TYPE_BOARD_THING },
    { { COLONIA_STEP_TIE_ROLLS, 0, -1, 3, COLONIA_TRACKING_FULL }, PARLOUR_TYPE_BOARD_THING },
    { { COLONIA_STEP_BUYING, 0, 6, 3, COLONIA_TRACKING_FULL }, PARLOUR_TYPE_BOARD_THING },
    { { COLONIA_STEP_EDICT, COLONIA_EDICT_GOODS_BY_DIE, 0, 3, COLONIA_TRACKING_FULL }, PARLOUR_TYPE_BOARD_THING },
  };
  const char *const languages[] = { OTHER, ONE, "en" };

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      g_autoptr (TableSession) example = find_game (&parts[i].moment);
      g_autoptr (TableSession) session = make_table_of (example, 0);
      GtkWindow *window = open_table (session);
      guint n_addressed = 0;

      for (guint j = 0; j < G_N_ELEMENTS (languages); j++)
        {
          g_autoptr (GPtrArray) found = find_all (get_page_part (window, "pages"), parts[i].type);

          tongue_set_language (languages[j]);
          for (guint k = 0; k < found->len; k++)
            {
              int seat = find_named (session, found->pdata[k]);

              if (seat == COLONIA_NOBODY)
                continue;
              assert_addresses (found->pdata[k], table_session_get_language (session, seat));
              n_addressed++;
            }
        }
      g_assert_cmpuint (n_addressed, >=, 2 * G_N_ELEMENTS (languages));
      gtk_window_destroy (window);
    }
}

/* What was tried and cannot be is told to whoever tried it, and so is the button that leads to the
 * rule. */
static void
test_players_complaints (void)
{
  const char *const languages[] = { OTHER, ONE, "en" };
  g_autoptr (TableSession) session = make_table (COLONIA_STEP_MARKET);
  GtkWindow *window = open_table (session);

  for (int i = 0; i < 9; i++)
    {
      int seat = i % 3;
      ColoniaEvent event;
      GtkWidget *toast;

      tongue_set_language (languages[i / 3]);

      colonia_event_init (&event, COLONIA_EVENT_TAKE_BOOTH);
      event.player = seat;
      event.booth = COLONIA_MAX_BOOTHS - 1;
      colonia_session_play (session, &event, TABLE_ROLLER_NONE);
      settle ();
      toast = find_widget (get_page_part (window, "toasts"), g_type_from_name ("AdwToastWidget"));
      g_assert_nonnull (toast);
      assert_addresses (toast, table_session_get_language (session, seat));
    }

  gtk_window_destroy (window);
}

/* VOTE-2: the mayor alone is asked, on the page with its buttons, and large on the display. */
static void
test_players_mayor (void)
{
  const char *const languages[] = { OTHER, ONE, "en" };

  for (int i = 0; i < 9; i++)
    {
      g_autoptr (TableSession) session = make_table_with (COLONIA_STEP_CASTING_VOTE, -1, i % 3);
      const char *language = table_session_get_language (session, table_session_get_addressed (session));
      GtkWindow *window = open_table (session);
      GtkWindow *display = GTK_WINDOW (parlour_display_new (session));
      GtkWidget *board, *ask;

      tongue_set_language (languages[i / 3]);
      gtk_window_present (display);
      settle ();
      board = find_widget (GTK_WIDGET (window), PARLOUR_TYPE_BOARD_VIEW);
      assert_addresses (parlour_board_view_find_thing (PARLOUR_BOARD_VIEW (board), "tally/tally"), language);
      ask = GTK_WIDGET (gtk_widget_get_template_child (GTK_WIDGET (display), PARLOUR_TYPE_DISPLAY, "ask"));
      assert_addresses (gtk_widget_get_first_child (ask), language);

      gtk_window_destroy (display);
      gtk_window_destroy (window);
    }
}

/* Presses all cards on display, and tells whether there was one that can be
 * bought in several ways, which is asked. */
static gboolean
ask_about_relic (TableSession *session,
                 GtkWidget    *page)
{
  g_autoptr (GPtrArray) cards = find_all (page, COLONIA_TYPE_RELIC_CARD);
  guint cursor = table_record_get_cursor (table_session_get_record (session));

  for (guint i = 0; i < cards->len; i++)
    {
      GtkWidget *button = gtk_widget_get_parent (cards->pdata[i]);

      if (!GTK_IS_BUTTON (button) || !gtk_widget_get_sensitive (button) || !gtk_widget_get_visible (button))
        continue;
      g_signal_emit_by_name (button, "clicked");
      if (gtk_widget_get_visible (find_child (page, "question")))
        return TRUE;
      if (table_record_get_cursor (table_session_get_record (session)) > cursor)
        table_session_undo (session);
    }

  return FALSE;
}

/* Where a relic is to go is asked of whoever buys it. */
static void
test_players_relics (void)
{
  const char *const languages[] = { OTHER, ONE, "en" };
  g_autoptr (TableSession) session = make_table_with (COLONIA_STEP_BUYING, 6, 2);
  GtkWidget *page = g_object_new (PARLOUR_TYPE_BOARD_PAGE, "session", session, NULL);
  GtkWidget *window = adw_window_new ();
  guint n_in_one = 0;

  adw_window_set_content (ADW_WINDOW (window), page);
  for (; table_session_get_can_undo (session); table_session_undo (session))
    {
      const ColoniaState *state = colonia_session_get_state (session);

      if (state->step != COLONIA_STEP_BUYING)
        continue;
      parlour_page_update (PARLOUR_PAGE (page));
      if (!ask_about_relic (session, page))
        continue;

      n_in_one += state->turn == 2;
      for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
        {
          const char *language = table_session_get_language (session, state->turn);
          const char *question;

          tongue_set_language (languages[i]);
          question = gtk_label_get_label (GTK_LABEL (find_child (page, "question")));
          assert_spoken (question, language != NULL ? language : tongue_get_language ());
        }
    }
  g_assert_cmpuint (n_in_one, >, 0);

  gtk_window_destroy (GTK_WINDOW (window));
}

/* What was said in passing goes, as it would stay in the old language. */
static void
test_toast (void)
{
  g_autoptr (TableSession) session = make_table (COLONIA_STEP_MARKET);
  GtkWindow *window = open_table (session);
  GtkWidget *toasts = get_page_part (window, "toasts");
  GtkWidget *page = find_nth (GTK_WIDGET (window), PARLOUR_TYPE_GAME_PAGE, 0);

  parlour_game_page_tell (PARLOUR_GAME_PAGE (page), "In English");
  settle ();
  g_assert_cmpint (count_all (toasts, g_type_from_name ("AdwToastWidget")), ==, 1);
  tongue_set_language (ONE);
  settle ();
  g_assert_cmpint (count_all (toasts, g_type_from_name ("AdwToastWidget")), ==, 0);

  tongue_set_language ("en");
  gtk_window_destroy (window);
}

static char *
wait_for_body (void)
{
  char *body;

  while (find_dialog () == NULL)
    g_main_context_iteration (NULL, TRUE);
  settle ();
  g_object_get (find_dialog (), "body", &body, NULL);

  return body;
}

/* Why a file is no game is told anew, to the last detail. */
static void
test_refused_file (void)
{
  g_autofree char *path = g_build_filename (g_get_tmp_dir (), "kontor-test-refused.kontor", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  ParlourWindow *window = parlour_window_new (application);
  g_autofree char *english = NULL;
  g_autofree char *marked = NULL;
  g_autofree char *back = NULL;

  tongue_set_language ("en");
  g_assert_true (g_file_set_contents (path, "[ 1, ", -1, NULL));
  parlour_window_open_file (window, file);
  english = wait_for_body ();
  tongue_set_language (ONE);
  marked = wait_for_body ();
  tongue_set_language ("en");
  back = wait_for_body ();

  assert_unmarked (english);
  g_assert_true (g_str_has_prefix (marked, "⟦⟦"));
  g_assert_nonnull (strstr (marked, ": ⟦"));
  g_assert_cmpstr (back, ==, english);

  gtk_window_destroy (GTK_WINDOW (find_dialog ()));
  gtk_window_destroy (GTK_WINDOW (window));
  g_assert_cmpint (g_unlink (path), ==, 0);
}

/* In a language, to the last word that says why: marks of one text are around
 * those of the other. */
static void
assert_told_whole (const char *text,
                   const char *language)
{
  assert_spoken (text, language);
  if (g_str_equal (language, ONE))
    g_assert_nonnull (strstr (text, ": ⟦"));
  else if (g_str_equal (language, OTHER))
    g_assert_nonnull (strstr (text, ": ⟪"));
  else
    g_assert_nonnull (strstr (text, ": there is no such file or folder"));
}

static void
assert_trouble (GtkWidget *label)
{
  assert_told_whole (gtk_label_get_label (GTK_LABEL (label)), tongue_get_language ());
}

static GtkWidget *
get_trouble (GtkWindow *window)
{
  GtkWidget *bars = find_widget (GTK_WIDGET (window), PARLOUR_TYPE_BARS);

  return GTK_WIDGET (gtk_widget_get_template_child (bars, PARLOUR_TYPE_BARS, "trouble"));
}

static void
assert_question (void)
{
  g_autofree char *body = wait_for_body ();

  assert_told_whole (body, tongue_get_language ());
}

/* Why a game is not on the disk is told anew on its page and in the question
 * that somebody is just asked. */
static void
test_unsaved (void)
{
  const char *const languages[] = { OTHER, ONE, "en" };
  g_autoptr (TableSession) example = game_at_step (COLONIA_STEP_ORDERS, 1, 3, COLONIA_TRACKING_FULL);
  const TableRecord *record = table_session_get_record (example);
  g_autoptr (TableSession) session = table_session_new (
    table_record_copy (record, table_record_get_cursor (record)), "/nowhere/at all/game.kontor", NULL);
  GtkWindow *window = open_table (session);

  while (table_session_get_error (session) == NULL)
    g_main_context_iteration (NULL, TRUE);
  assert_trouble (get_trouble (window));

  gtk_widget_activate_action (GTK_WIDGET (window), "win.show-shelf", NULL);
  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      tongue_set_language (languages[i]);
      assert_trouble (get_trouble (window));
      assert_question ();
    }

  answer ("discard");
  settle ();
  gtk_window_destroy (window);
}

static void
test_not_exported (void)
{
  const char *const languages[] = { OTHER, ONE, "en" };
  g_autoptr (TableSession) session = game_at_step (COLONIA_STEP_BUYING, 2, 3, COLONIA_TRACKING_FULL);
  g_autoptr (GFile) nowhere = g_file_new_for_path ("/nowhere/at all");
  GtkWidget *parent = gtk_window_new ();
  GtkWidget *export = GTK_WIDGET (parlour_export_new (GTK_WINDOW (parent), session));
  GtkWidget *problem = find_child (export, "problem");

  gtk_window_present (GTK_WINDOW (export));
  parlour_export_set_folder (PARLOUR_EXPORT (export), nowhere);
  gtk_widget_activate_action (export, "export.write", NULL);
  while (!gtk_widget_get_visible (problem))
    g_main_context_iteration (NULL, TRUE);
  for (guint i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      tongue_set_language (languages[i]);
      assert_trouble (problem);
    }

  gtk_window_destroy (GTK_WINDOW (export));
  gtk_window_destroy (GTK_WINDOW (parent));
}

static GtkShortcut *
find_shortcut (GtkWidget  *widget,
               const char *accelerator)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GObject) controller = g_list_model_get_item (controllers, i);

      for (guint j = 0; GTK_IS_SHORTCUT_CONTROLLER (controller) && j < g_list_model_get_n_items (G_LIST_MODEL (controller)); j++)
        {
          g_autoptr (GtkShortcut) shortcut = g_list_model_get_item (G_LIST_MODEL (controller), j);
          GtkShortcutTrigger *trigger = gtk_shortcut_get_trigger (shortcut);
          g_autofree char *key = trigger != NULL ? gtk_shortcut_trigger_to_string (trigger) : NULL;

          if (key != NULL && is_same_key (key, accelerator))
            return shortcut;
        }
    }

  return NULL;
}

static gboolean
is_uncovered (GtkWidget *page,
              int        seat)
{
  g_autoptr (GPtrArray) cards = find_all (page, PARLOUR_TYPE_FAMILY_CARD);

  for (guint i = 0; i < cards->len; i++)
    if (parlour_family_card_get_seat (cards->pdata[i]) == seat)
      return gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (find_child (cards->pdata[i], "cover")));

  g_assert_not_reached ();
}

static GtkWindow *
find_toplevel (GType type)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (G_TYPE_CHECK_INSTANCE_TYPE (window, type))
        return window;
    }

  return NULL;
}

/* What keys do that are not for things on the table. */
static void
test_keys (void)
{
  static const struct {
    const char *key;
    const char *action;
  } keys[] = {
    { "F4", "game.pause-clock" },
    { "F6", "game.look-behind" },
    { "F7", "game.correct-last" },
    { "F8", "game.open-hand-out" },
  };
  g_autoptr (TableSession) session = game_at_step (COLONIA_STEP_MARKET, 2, 3, COLONIA_TRACKING_FULL);
  GtkWindow *window = open_table (session);
  GtkWidget *page = find_nth (GTK_WIDGET (window), PARLOUR_TYPE_GAME_PAGE, 0);
  const TableRecord *record = table_session_get_record (session);
  int turn = colonia_session_get_state (session)->turn;
  GtkWidget *board = g_object_ref_sink (g_object_new (COLONIA_TYPE_DRAW_BOARD, NULL));
  GtkShortcut *way = find_shortcut (board, "<Control>t");
  g_autoptr (TableLine) line = NULL;

  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      g_auto (GStrv) actions = gtk_application_get_actions_for_accel (GTK_APPLICATION (application), keys[i].key);

      g_assert_true (g_strv_contains ((const char *const *) actions, keys[i].action));
    }

  g_assert_false (is_uncovered (page, turn));
  gtk_widget_activate_action (page, "game.look-behind", NULL);
  g_assert_true (is_uncovered (page, turn));

  g_assert_null (find_toplevel (PARLOUR_TYPE_CORRECTION));
  parlour_page_pass_all (PARLOUR_PAGE (find_nth (page, PARLOUR_TYPE_PAGE, 0)));
  g_assert_true (table_record_get_stamp (record, table_record_get_cursor (record) - 1).along);
  gtk_widget_activate_action (page, "game.correct-last", NULL);
  g_assert_nonnull (find_toplevel (PARLOUR_TYPE_CORRECTION));
  line = g_list_model_get_item (table_session_get_chronicle (session),
                                table_session_find_touch (session, table_record_get_cursor (record) - 1));
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (find_child (GTK_WIDGET (find_toplevel (PARLOUR_TYPE_CORRECTION)), "was"))),
                   ==, line->sentence);
  gtk_window_destroy (find_toplevel (PARLOUR_TYPE_CORRECTION));

  g_assert_nonnull (way);
  g_assert_false (colonia_draw_board_get_typed (COLONIA_DRAW_BOARD (board)));
  gtk_shortcut_action_activate (gtk_shortcut_get_action (way), 0, board, gtk_shortcut_get_arguments (way));
  g_assert_true (colonia_draw_board_get_typed (COLONIA_DRAW_BOARD (board)));

  assert_finalized (board);
  gtk_window_destroy (window);
}

int
main (int    argc,
      char **argv)
{
  census_begin ();
  tongue_init (GETTEXT_PACKAGE, LOCALEDIR, LANGUAGEDIR, "en");
  gtk_disable_setlocale ();
  gtk_test_init (&argc, &argv, NULL);
  pardon_libadwaita ();
  adw_init ();

  application = parlour_application_new ();
  g_application_set_flags (G_APPLICATION (application), G_APPLICATION_NON_UNIQUE);
  g_application_register (G_APPLICATION (application), NULL, NULL);

  add_page ("/language/page/shelf", open_shelf, NULL);
  add_page ("/language/page/new-game", open_new_game, NULL);
  add_page ("/language/page/games", open_games, NULL);
  add_page ("/language/page/bin", open_bin, NULL);
  add_page ("/language/page/preferences", open_preferences, NULL);
  add_page ("/language/page/cards", open_cards, NULL);
  add_page ("/language/page/shortcuts", open_shortcuts, NULL);
  add_besides ();
  add_games ();
  g_test_add_func ("/language/running-game", test_running_game);
  add_stays ();
  g_test_add_func ("/language/stays/typed/new-name", test_half_renamed);
  g_test_add_func ("/language/stays/chosen", test_chosen);
  g_test_add_func ("/language/preferences", test_preferences);
  g_test_add_func ("/language/shortcuts", test_shortcuts);
  g_test_add_func ("/language/keys", test_keys);
  g_test_add_func ("/language/toast", test_toast);
  g_test_add_func ("/language/refused-file", test_refused_file);
  g_test_add_func ("/language/unsaved", test_unsaved);
  g_test_add_func ("/language/not-exported", test_not_exported);
  g_test_add_func ("/language/announced", test_announced);
  g_test_add_func ("/language/by-hand", test_by_hand);
  g_test_add_func ("/language/players/turn", test_players);
  g_test_add_func ("/language/players/unnamed", test_unnamed);
  g_test_add_func ("/language/players/families", test_players_families);
  g_test_add_func ("/language/players/hand-out", test_players_hand_out);
  g_test_add_func ("/language/players/obstacles", test_players_obstacles);
  g_test_add_func ("/language/players/turn-hint", test_players_turn_hint);
  g_test_add_func ("/language/players/parts", test_players_parts);
  g_test_add_func ("/language/players/complaints", test_players_complaints);
  g_test_add_func ("/language/players/VOTE-2 mayor", test_players_mayor);
  g_test_add_func ("/language/players/relics", test_players_relics);
  g_test_add_func ("/language/next", test_next_language);

  return g_test_run ();
}

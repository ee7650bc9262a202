/* test-language.c: the language of the interface, changed while it is shown
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Every page is made in English, changed into French, and compared with one
 * that is made in French. The catalogues of these tests mark every text, see
 * make-pseudo.py.
 */

#include "config.h"

#include "colonia-about.h"
#include "colonia-aside.h"
#include "colonia-chronicle-window.h"
#include "colonia-correction.h"
#include "colonia-game-page.h"
#include "colonia-holdings-form.h"
#include "colonia-new-game.h"
#include "colonia-note-form.h"
#include "colonia-preferences.h"
#include "colonia-shortcuts.h"
#include "colonia-window.h"
#include "games.h"
#include "tongue.h"

#include <locale.h>
#include <string.h>

static ColoniaApplication *application;

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

static void
add_properties (GString   *texts,
                GtkWidget *widget)
{
  static const char *const names[] = {
    "label", "title", "subtitle", "heading", "body", "description", "tooltip-text", "text", "placeholder-text",
    "tooltip-markup",
  };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      GParamSpec *property = g_object_class_find_property (G_OBJECT_GET_CLASS (widget), names[i]);
      g_autofree char *text = NULL;

      if (property == NULL || property->value_type != G_TYPE_STRING)
        continue;

      g_object_get (widget, names[i], &text, NULL);
      add_text (texts, widget, names[i], text);
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
 * in preferences that are switched off. */
static gboolean
is_out_of_sight (GtkWidget *widget)
{
  if (gtk_widget_get_ancestor (widget, COLONIA_TYPE_PREFERENCES) != NULL
      && (ADW_IS_STATUS_PAGE (widget) || GTK_IS_SEARCH_ENTRY (widget) || !gtk_widget_get_visible (widget)))
    return TRUE;

  return g_str_equal (G_OBJECT_TYPE_NAME (widget), "GtkTooltipWindow");
}

static void
add_texts (GString   *texts,
           GtkWidget *widget)
{
  if (is_out_of_sight (widget))
    return;

  if (GTK_IS_WINDOW (widget))
    add_text (texts, widget, "window", gtk_window_get_title (GTK_WINDOW (widget)));
  if (GTK_IS_MENU_BUTTON (widget) && gtk_menu_button_get_menu_model (GTK_MENU_BUTTON (widget)) != NULL)
    add_menu (texts, widget, gtk_menu_button_get_menu_model (GTK_MENU_BUTTON (widget)));
  add_properties (texts, widget);
  add_accessible (texts, widget);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    add_texts (texts, child);
}

static void
settle (void)
{
  gint64 until = g_get_monotonic_time () + 150 * G_TIME_SPAN_MILLISECOND;

  while (g_get_monotonic_time () < until)
    while (g_main_context_iteration (NULL, FALSE))
      continue;
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

/* GTK tells a screen reader of a tooltip only when it is set once more. */
static GtkWindow *
open_in (const Page *page,
         const char *language)
{
  GtkWindow *window;

  tongue_set_language (language);
  window = page->open (page->data);
  settle ();
  tongue_set_language ("nl");
  tongue_set_language (language);

  return window;
}

static void
test_page (gconstpointer data)
{
  const Page *page = data;
  g_autofree char *english = NULL;
  g_autofree char *switched = NULL;
  g_autofree char *french = NULL;
  g_autofree char *back = NULL;
  GtkWindow *window;

  window = open_in (page, "en");
  english = read_page (window);
  assert_unmarked (english);

  tongue_set_language ("fr");
  switched = read_page (window);
  tongue_set_language ("en");
  back = read_page (window);
  assert_same (back, english);
  gtk_window_destroy (window);

  window = open_in (page, "fr");
  french = read_page (window);
  gtk_window_destroy (window);
  g_assert_nonnull (strstr (french, "⟦"));
  assert_same (switched, french);
}

static void
add_page (const char    *path,
          Open           open,
          gconstpointer  data)
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

static ColoniaSession *
find_game (const Moment *moment)
{
  return moment->step == COLONIA_STEP_EDICT
           ? game_at_edict (moment->edict, moment->n_players, moment->tracking)
           : game_at_step (moment->step, moment->week, moment->n_players, moment->tracking);
}

static GtkWindow *
open_game (gconstpointer data)
{
  g_autoptr (ColoniaSession) session = find_game (data);
  ColoniaWindow *window = colonia_window_new (application);

  gtk_window_set_default_size (GTK_WINDOW (window), 1900, 1000);
  colonia_window_open_session (window, session);
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
  return present (colonia_window_new (application));
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

  return window;
}

static GtkWindow *
open_preferences (gconstpointer data)
{
  return present (colonia_preferences_new (NULL));
}

static GtkWindow *
open_shortcuts (gconstpointer data)
{
  return present (colonia_shortcuts_new (NULL));
}

int
main (int    argc,
      char **argv)
{
  tongue_init (GETTEXT_PACKAGE, LOCALEDIR, LANGUAGEDIR, "en");
  gtk_disable_setlocale ();
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();

  application = colonia_application_new ();
  g_application_set_flags (G_APPLICATION (application), G_APPLICATION_NON_UNIQUE);
  g_application_register (G_APPLICATION (application), NULL, NULL);

  add_page ("/language/page/shelf", open_shelf, NULL);
  add_page ("/language/page/new-game", open_new_game, NULL);
  add_page ("/language/page/preferences", open_preferences, NULL);
  add_page ("/language/page/shortcuts", open_shortcuts, NULL);
  add_games ();

  return g_test_run ();
}

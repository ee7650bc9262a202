/* parlour-application.c: the application
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-application.h"

#include "doc-file.h"
#include "doc-trouble.h"
#include "parlour-about.h"
#include "parlour-collections.h"
#include "parlour-dialog.h"
#include "parlour-game-shortcuts.h"
#include "parlour-last-game.h"
#include "parlour-places.h"
#include "parlour-preferences.h"
#include "parlour-rules-window.h"
#include "parlour-settings.h"
#include "parlour-widgets.h"
#include "parlour-window.h"
#include "table-game-file.h"
#include "table-guide.h"
#include "table-sleep.h"
#include "table-takeover.h"
#include "tongue.h"

#include <glib-unix.h>
#include <glib/gi18n.h>
#include <signal.h>

/* What is done before the program goes. Whoever ends the program otherwise than by closing its
 * windows, or puts the computer to sleep, does not ask about the game, and need not. */

#define SLEEP "parlour-sleep"

/* A disk that takes longer keeps nobody: what it has not taken by then goes into a
 * copy. The system itself waits for some seconds only. */
#define SECONDS_TO_WAIT 3

static GPtrArray *
list_emergencies (GtkApplication *application)
{
  GPtrArray *emergencies = g_ptr_array_new_with_free_func (g_object_unref);

  for (GList *l = gtk_application_get_windows (application); l != NULL; l = l->next)
    if (PARLOUR_IS_WINDOW (l->data) && parlour_window_get_emergency (l->data) != NULL)
      g_ptr_array_add (emergencies, g_object_ref (parlour_window_get_emergency (l->data)));

  return emergencies;
}

static gboolean
is_any_busy (const GPtrArray *emergencies)
{
  const GPtrArray *collections = parlour_collections_list ();

  for (guint i = 0; i < collections->len; i++)
    if (parlour_cards_is_busy (collections->pdata[i]))
      return TRUE;

  for (guint i = 0; i < emergencies->len; i++)
    if (table_emergency_is_busy (emergencies->pdata[i]))
      return TRUE;

  return FALSE;
}

static void
finish_games (const GPtrArray *emergencies)
{
  for (guint i = 0; i < emergencies->len; i++)
    table_emergency_finish (emergencies->pdata[i]);
}

/* Neither the session of the desktop nor the computer waits long, and the program
 * goes on after this: so nothing else is to happen before it returns. */
static void
save_at_once (GtkApplication *application)
{
  const gint64 end = g_get_monotonic_time () + SECONDS_TO_WAIT * G_TIME_SPAN_SECOND;
  const GPtrArray *collections = parlour_collections_list ();
  g_autoptr (GPtrArray) emergencies = list_emergencies (application);

  finish_games (emergencies);
  for (guint i = 0; i < collections->len; i++)
    parlour_cards_wait (collections->pdata[i], end);
}

static gboolean
on_time_is_up (gpointer data)
{
  *(gboolean *) data = TRUE;

  return G_SOURCE_CONTINUE;
}

/* Waits until all that was entered in all windows is on the disk, in the files of the games or,
 * where they cannot be written, in copies, and in those of the cards. */
static void
parlour_farewell_save (GtkApplication *application)
{
  const GPtrArray *collections = parlour_collections_list ();
  gboolean is_late = FALSE;
  guint timer;
  g_autoptr (GPtrArray) emergencies = list_emergencies (application);

  for (guint i = 0; i < collections->len; i++)
    parlour_cards_hurry (collections->pdata[i]);
  timer = g_timeout_add_seconds (SECONDS_TO_WAIT, on_time_is_up, &is_late);
  while (!is_late && is_any_busy (emergencies))
    g_main_context_iteration (NULL, TRUE);
  g_source_remove (timer);

  finish_games (emergencies);
}

/* Nobody plays while the screen is locked or the computer sleeps: games pause by themselves. */
static void
set_away (GtkApplication *application,
          gboolean        is_away)
{
  for (GList *l = gtk_application_get_windows (application); l != NULL; l = l->next)
    {
      TableSession *session = PARLOUR_IS_WINDOW (l->data) ? parlour_window_get_session (l->data) : NULL;

      if (session != NULL)
        table_session_set_paused (session, TABLE_PAUSED_AWAY, is_away);
    }
}

static void
follow_screen (GtkApplication *application)
{
  gboolean is_locked;

  g_object_get (application, "screensaver-active", &is_locked, NULL);
  set_away (application, is_locked);
}

static void
on_sleep (GtkApplication *application)
{
  set_away (application, TRUE);
  save_at_once (application);
}

static gboolean
on_signal (gpointer application)
{
  g_application_quit (application);

  return G_SOURCE_CONTINUE;
}

/* Who starts a program so that it does not hear a signal means that. */
static void
hear (int           number,
      GApplication *application)
{
  struct sigaction action;

  if (sigaction (number, NULL, &action) == 0 && action.sa_handler != SIG_IGN)
    g_unix_signal_add (number, on_signal, application);
}

/* Lets the application end in peace when it is told to by a signal, and all that was entered be
 * on the disk before the session of the desktop ends or the computer goes to sleep. Games pause while it sleeps, and while the
 * screen is locked. */
static void
parlour_farewell_prepare (GtkApplication *application)
{
  TableSleep *sleep;

  hear (SIGTERM, G_APPLICATION (application));
  hear (SIGINT, G_APPLICATION (application));
  hear (SIGHUP, G_APPLICATION (application));

  g_signal_connect (application, "query-end", G_CALLBACK (save_at_once), NULL);

  sleep = table_sleep_new ();
  g_signal_connect_object (sleep, "coming", G_CALLBACK (on_sleep), application, G_CONNECT_SWAPPED);
  g_signal_connect_object (sleep, "over", G_CALLBACK (follow_screen), application, G_CONNECT_SWAPPED);
  g_signal_connect (application, "notify::screensaver-active", G_CALLBACK (follow_screen), NULL);
  g_object_set_data_full (G_OBJECT (application), SLEEP, sleep, g_object_unref);
}

/* What was kept when the application was called otherwise */

#define TAKEN_OVER "taken-over"
#define LAST_GAME "last-game"

static char *
get_former_games (void)
{
  return g_build_filename (g_get_user_data_dir (), FORMER_NAME, "games", NULL);
}

/* The game is found where it is from now on. One that cannot be copied, or is kept
 * elsewhere, goes on where it is. */
static void
take_last_game (GSettings *former,
                GSettings *settings)
{
  g_autofree char *path = parlour_last_game_get (former);
  g_autofree char *directory = path != NULL ? g_path_get_dirname (path) : NULL;
  g_autofree char *former_games = get_former_games ();
  g_autofree char *games = parlour_places_get_own ();
  g_autofree char *copy = NULL;

  if (g_strcmp0 (directory, former_games) == 0 && doc_make_directory (games, NULL))
    copy = table_game_file_copy (path, games, NULL);
  parlour_last_game_set (settings, copy != NULL ? copy : path);
}

/* Takes over, once, what was set when the application was called otherwise. What has been set
 * since stays. */
static void
parlour_take_over_settings (GSettings *settings)
{
  g_autoptr (GSettings) former = NULL;
  g_autoptr (GSettings) changed = NULL;
  g_autoptr (GSettingsSchema) schema = NULL;
  g_auto (GStrv) keys = NULL;

  if (g_settings_get_boolean (settings, TAKEN_OVER))
    return;

  former = g_settings_new (SCHEMA_ID ".Former");
  g_object_get (former, "settings-schema", &schema, NULL);
  keys = g_settings_schema_list_keys (schema);

  /* All of them are written at once, or none. */
  changed = g_settings_new (SCHEMA_ID);
  g_settings_delay (changed);
  for (guint i = 0; keys[i] != NULL; i++)
    {
      g_autoptr (GVariant) value = g_settings_get_user_value (former, keys[i]);
      g_autoptr (GVariant) there = g_settings_get_user_value (settings, keys[i]);

      if (value == NULL || there != NULL)
        continue;
      if (g_str_equal (keys[i], LAST_GAME))
        take_last_game (former, changed);
      else
        g_settings_set_value (changed, keys[i], value);
    }
  g_settings_set_boolean (changed, TAKEN_OVER, TRUE);
  g_settings_apply (changed);
}

/* Takes over, once, games and cards that were kept when the application was called otherwise,
 * see table_take_over(). */
static guint
parlour_take_over_games (GError **error)
{
  g_autofree char *own = parlour_places_get_own ();
  g_autofree char *directory = g_path_get_dirname (own);
  g_autofree char *former = g_build_filename (g_get_user_data_dir (), FORMER_NAME, NULL);

  return table_take_over (former, directory, error);
}

/* From how many 1024ths of a dot per inch on text is large: one and a half times its
 * usual size. */
#define LARGE_TEXT (96 * 1024 * 3 / 2)

struct _ParlourApplication {
  AdwApplication parent_instance;

  int usual_dpi; /* of text, before it is scaled */
  GtkCssProvider *large_text; /* or NULL until text is large */
  GError *left; /* why not all from an earlier name was taken over, or NULL once that is told */
};

G_DEFINE_FINAL_TYPE (ParlourApplication, parlour_application, ADW_TYPE_APPLICATION)

/* The window that somebody had to do with last, as dialogs are none of their own, or NULL if there is none. */
static ParlourWindow *
find_window (GtkApplication *application)
{
  for (GList *l = gtk_application_get_windows (application); l != NULL; l = l->next)
    if (PARLOUR_IS_WINDOW (l->data))
      return l->data;

  return NULL;
}

static ParlourWindow *
get_window (GApplication *application)
{
  ParlourWindow *window = find_window (GTK_APPLICATION (application));

  return window != NULL ? window : parlour_window_new (PARLOUR_APPLICATION (application));
}

/* Nothing is lost, but somebody may look for it. */
static void
tell_left (ParlourApplication *self)
{
  g_autoptr (GError) left = g_steal_pointer (&self->left);

  if (left != NULL)
    parlour_dialog_tell (GTK_WINDOW (get_window (G_APPLICATION (self))), N_("Not All Games Are Here Yet"),
                         /* Translators: %s says why, e.g. “access is denied”. */
                         N_("Not all that was kept when the app was called Colonia could be taken over: %s. "
                            "It is still where it was, and is tried again at the next start."),
                         doc_trouble_tell (left));
}

static void
parlour_application_activate (GApplication *application)
{
  gtk_window_present (GTK_WINDOW (get_window (application)));
  tell_left (PARLOUR_APPLICATION (application));
}

static void
parlour_application_open (GApplication *application,
                          GFile       **files,
                          int           n_files,
                          const char   *hint)
{
  for (int i = 0; i < n_files; i++)
    parlour_window_open_file (get_window (application), files[i]);
  tell_left (PARLOUR_APPLICATION (application));
}

static void
on_color_scheme (ParlourApplication *self)
{
  static const AdwColorScheme schemes[] = {
    ADW_COLOR_SCHEME_DEFAULT, ADW_COLOR_SCHEME_FORCE_LIGHT, ADW_COLOR_SCHEME_FORCE_DARK,
  };
  int scheme = g_settings_get_enum (parlour_settings_get (), "color-scheme");

  adw_style_manager_set_color_scheme (adw_style_manager_get_default (), schemes[scheme]);
}

static void
on_text_scale (ParlourApplication *self)
{
  GtkSettings *settings = gtk_settings_get_default ();
  double scale = g_settings_get_double (parlour_settings_get (), "text-scale");

  if (self->usual_dpi == 0)
    g_object_get (settings, "gtk-xft-dpi", &self->usual_dpi, NULL);

  /* Nothing is touched as long as nobody asks for it: the desktop's own
   * setting may change while the program runs. */
  if (scale == 1.0)
    gtk_settings_reset_property (settings, "gtk-xft-dpi");
  else
    g_object_set (settings, "gtk-xft-dpi", (int) (self->usual_dpi * scale), NULL);
}

static void
use_large_text (ParlourApplication *self,
                GdkDisplay         *display)
{
  if (self->large_text == NULL)
    {
      self->large_text = gtk_css_provider_new ();
      gtk_css_provider_load_from_resource (self->large_text, RESOURCE_PATH "/large-text.css");
    }
  gtk_style_context_add_provider_for_display (display, GTK_STYLE_PROVIDER (self->large_text),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
}

/* By the application or by the desktop. */
static void
on_dpi (ParlourApplication *self)
{
  GdkDisplay *display = gdk_display_get_default ();
  int dpi;

  g_object_get (gtk_settings_get_default (), "gtk-xft-dpi", &dpi, NULL);
  if (dpi >= LARGE_TEXT)
    use_large_text (self, display);
  else if (self->large_text != NULL)
    gtk_style_context_remove_provider_for_display (display, GTK_STYLE_PROVIDER (self->large_text));
}

static void
follow_dpi (ParlourApplication *self)
{
  g_signal_connect_object (gtk_settings_get_default (), "notify::gtk-xft-dpi", G_CALLBACK (on_dpi), self,
                           G_CONNECT_SWAPPED);
  on_dpi (self);
}

/* Whatever moves asks the toolkit whether it may. */
static void
on_reduce_motion (ParlourApplication *self)
{
  GtkSettings *settings = gtk_settings_get_default ();

  if (g_settings_get_boolean (parlour_settings_get (), "reduce-motion"))
    g_object_set (settings, "gtk-enable-animations", FALSE, NULL);
  else
    gtk_settings_reset_property (settings, "gtk-enable-animations");
}

/* The window that tells about the program is made by libadwaita, which knows
 * no other way of having it in another language. */
static void
reopen_about (void)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *l = windows; l != NULL; l = l->next)
    if (ADW_IS_ABOUT_WINDOW (l->data))
      {
        GtkWindow *parent = gtk_window_get_transient_for (l->data);

        gtk_window_destroy (l->data);
        gtk_window_present (GTK_WINDOW (parlour_about_new (parent)));
      }
}

/* Pages begin where their language does. */
static void
follow_direction (void)
{
  gtk_widget_set_default_direction (tongue_is_right_to_left (tongue_get_language ()) ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR);
}

/* Nothing means the language of the desktop. */
static gboolean
change_language (gpointer data)
{
  g_autofree char *language = g_settings_get_string (parlour_settings_get (), "language");

  tongue_set_language (language);
  follow_direction ();
  reopen_about ();

  return G_SOURCE_REMOVE;
}

/* Whatever it was chosen with has done with it first. */
static void
change_language_soon (ParlourApplication *self)
{
  g_idle_add_full (G_PRIORITY_HIGH_IDLE, change_language, g_object_ref (self), g_object_unref);
}

static void
on_next_language (GSimpleAction *action,
                  GVariant      *parameter,
                  gpointer       data)
{
  const char *const *languages = tongue_list ();
  guint i = 0;

  while (!g_str_equal (languages[i], tongue_get_language ()))
    i++;

  g_settings_set_string (parlour_settings_get (), "language",
                         languages[(i + 1) % g_strv_length ((char **) languages)]);
}

static void
on_quit (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       data)
{
  GList *windows = g_list_copy (gtk_application_get_windows (data));

  for (GList *l = windows; l != NULL; l = l->next)
    gtk_window_close (l->data);
  g_list_free (windows);
}

static void
on_preferences (GSimpleAction *action,
                GVariant      *parameter,
                gpointer       data)
{
  parlour_window_present_next (GTK_WINDOW (parlour_preferences_new (gtk_application_get_active_window (data))));
}

static void
on_about (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       data)
{
  gtk_window_present (GTK_WINDOW (parlour_about_new (gtk_application_get_active_window (data))));
}

static TableSession *
find_session (GtkApplication *application)
{
  ParlourWindow *window = find_window (application);

  return window != NULL ? parlour_window_get_session (window) : NULL;
}

static void
on_show_rules (GSimpleAction *action,
               GVariant      *parameter,
               gpointer       data)
{
  ParlourWindow *window = find_window (data);
  const TableGame *game = window != NULL ? parlour_window_get_game (window) : NULL;

  /* Not all games have rules that can be read here. */
  if (game == NULL || game->guide != NULL)
    parlour_rules_window_show (data, find_session (data), game);
}

static void
on_show_rule (GSimpleAction *action,
              GVariant      *parameter,
              gpointer       data)
{
  const TableGame *game;
  const char *id, *rule;
  TablePassage passage;

  g_variant_get (parameter, "(&s&s)", &id, &rule);
  game = table_game_find (id);
  if (game != NULL && table_guide_find (game, table_game_find_rule (game, rule), &passage))
    parlour_rules_window_go_to (data, find_session (data), game, &passage);
}

static void
set_keys (GtkApplication *application)
{
  for (const ParlourShortcutGroup *group = parlour_shortcut_groups; group->title != NULL; group++)
    for (const ParlourShortcut *shortcut = group->shortcuts; shortcut->text != NULL; shortcut++)
      if (shortcut->action != NULL)
        gtk_application_set_accels_for_action (application, shortcut->action,
                                               (const char *const[]) { shortcut->keys, shortcut->also, NULL });
}

static void
add_actions (ParlourApplication *self)
{
  static const GActionEntry entries[] = {
    { .name = "about", .activate = on_about },
    { .name = "next-language", .activate = on_next_language },
    { .name = "preferences", .activate = on_preferences },
    { .name = "quit", .activate = on_quit },
    { .name = "show-rule", .activate = on_show_rule, .parameter_type = "(ss)" },
    { .name = "show-rules", .activate = on_show_rules },
  };
  g_autoptr (GAction) language = g_settings_create_action (parlour_settings_get (), "language");

  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
  g_action_map_add_action (G_ACTION_MAP (self), language);
  g_simple_action_set_enabled (G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (self), "show-rules")),
                               table_guide_find_game () != NULL);
  set_keys (GTK_APPLICATION (self));
}

static void
parlour_application_startup (GApplication *application)
{
  ParlourApplication *self = PARLOUR_APPLICATION (application);

  G_APPLICATION_CLASS (parlour_application_parent_class)->startup (application);

  parlour_scrollers_let_go ();
  parlour_take_over_settings (parlour_settings_get ());
  g_signal_connect_object (parlour_settings_get (), "changed::color-scheme", G_CALLBACK (on_color_scheme), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (parlour_settings_get (), "changed::text-scale", G_CALLBACK (on_text_scale), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (parlour_settings_get (), "changed::reduce-motion", G_CALLBACK (on_reduce_motion), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (parlour_settings_get (), "changed::language", G_CALLBACK (change_language_soon), self, G_CONNECT_SWAPPED);
  change_language (self);
  on_color_scheme (self);
  on_text_scale (self);
  follow_dpi (self);
  on_reduce_motion (self);
  parlour_take_over_games (&self->left);

  add_actions (self);
  parlour_farewell_prepare (GTK_APPLICATION (application));
}

static void
parlour_application_shutdown (GApplication *application)
{
  parlour_farewell_save (GTK_APPLICATION (application));

  G_APPLICATION_CLASS (parlour_application_parent_class)->shutdown (application);
}

static void
parlour_application_dispose (GObject *object)
{
  ParlourApplication *self = PARLOUR_APPLICATION (object);

  g_clear_object (&self->large_text);
  g_clear_error (&self->left);

  G_OBJECT_CLASS (parlour_application_parent_class)->dispose (object);
}

/* Whoever only asks that needs no display. */
static int
parlour_application_handle_local_options (GApplication *application,
                                          GVariantDict *options)
{
  if (!g_variant_dict_contains (options, "version"))
    return -1;

  g_print ("kontor %s\n", PACKAGE_VERSION);

  return EXIT_SUCCESS;
}

static void
parlour_application_class_init (ParlourApplicationClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GApplicationClass *application_class = G_APPLICATION_CLASS (klass);

  object_class->dispose = parlour_application_dispose;
  application_class->handle_local_options = parlour_application_handle_local_options;
  application_class->startup = parlour_application_startup;
  application_class->shutdown = parlour_application_shutdown;
  application_class->activate = parlour_application_activate;
  application_class->open = parlour_application_open;
}

static void
parlour_application_init (ParlourApplication *self)
{
  g_application_add_main_option (G_APPLICATION (self), "version", 0, G_OPTION_FLAG_NONE, G_OPTION_ARG_NONE,
                                 _("Print the version"), NULL);
}

/* Makes the application, of which there is one in a session of the desktop. */
ParlourApplication *
parlour_application_new (void)
{
  return g_object_new (PARLOUR_TYPE_APPLICATION,
                       "application-id", APPLICATION_ID,
                       "flags", G_APPLICATION_HANDLES_OPEN,
                       "resource-base-path", RESOURCE_PATH,
                       "register-session", TRUE,
                       NULL);
}

/* parlour-window.c: a window with the shelf or a game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-window-private.h"

#include "doc-trouble.h"
#include "parlour-actions.h"
#include "parlour-collections.h"
#include "parlour-dialog.h"
#include "parlour-game-setup.h"
#include "parlour-keys.h"
#include "parlour-last-game.h"
#include "parlour-places.h"
#include "parlour-rules-window.h"
#include "parlour-settings.h"
#include "parlour-shortcuts.h"
#include "parlour-template.h"
#include "parlour-widgets.h"
#include "table-complaint.h"
#include "table-copy.h"
#include "table-game-file.h"
#include "text-words.h"

#include <glib/gi18n.h>

/* What a dialog keeps that asks whether a game begins. */
#define RECORD "parlour-record"

G_DEFINE_FINAL_TYPE (ParlourWindow, parlour_window, ADW_TYPE_APPLICATION_WINDOW)

/* Games */

/* Several games, or displays of one, are told apart by who plays. */
static void
show_title (ParlourWindow *self)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  g_autofree char *title = NULL;

  for (int seat = 0; self->session != NULL && seat < table_session_get_state (self->session)->n_players; seat++)
    g_ptr_array_add (names, (char *) table_session_get_names (self->session)[seat]);

  title = text_list (names);
  gtk_window_set_title (GTK_WINDOW (self), self->session != NULL ? title : _("Kontor"));
}

static void
drop_session (ParlourWindow *self)
{
  if (self->session == NULL)
    return;

  g_signal_handlers_disconnect_by_data (self->session, self);
  g_clear_object (&self->emergency);
  g_clear_object (&self->reunion);
  if (self->comparison != NULL)
    gtk_window_destroy (self->comparison);
  g_clear_weak_pointer (&self->comparison);
  g_clear_pointer (&self->hold, table_hold_free);
  g_clear_pointer (&self->put_aside, table_record_free);
  g_clear_object (&self->session);
  show_title (self);
}

/* What was interrupted is offered first at the next start. */
void
parlour_window_remember_game (ParlourWindow *self)
{
  const TableState *state = table_session_get_state (self->session);
  const char *path = table_session_get_path (self->session);

  parlour_last_game_set_kind (parlour_settings_get (), table_session_get_game (self->session));
  if (path != NULL)
    parlour_last_game_set (parlour_settings_get (), table_state_is_finished (state) ? NULL : path);
}

/* Leaving a game */

static void
on_leave_response (ParlourWindow *self,
                   const char    *response)
{
  ParlourWindowNext next = self->asked;

  self->asked = NULL;
  if (g_str_equal (response, "elsewhere"))
    {
      gtk_widget_activate_action (GTK_WIDGET (self), "win.save-as", NULL);
    }
  else if (g_str_equal (response, "discard"))
    {
      /* The page has a session until it shows another one. */
      if (self->session != NULL)
        table_session_discard (self->session);
      drop_session (self);
      next (self);
    }
}

#define UNSAVED "parlour-unsaved"

static void
tell_unsaved (GtkWidget *dialog,
              int        number)
{
  const GError *error = g_object_get_data (G_OBJECT (dialog), UNSAVED);
  /* Translators: %s says why, e.g. “access is denied”. */
  g_autofree char *body = g_strdup_printf (_("The last events are not on the disk yet: %s"),
                                           doc_trouble_tell (error));

  adw_message_dialog_set_body (ADW_MESSAGE_DIALOG (dialog), body);
}

static void
ask_before_leaving (ParlourWindow *self)
{
  AdwMessageDialog *dialog = parlour_dialog_new (GTK_WINDOW (self),
                                                 N_("Close Without Saving?"), NULL, NULL,
                                                 "cancel", N_("_Cancel"),
                                                 "discard", N_("Close _Without Saving"),
                                                 "elsewhere", N_("_Save Elsewhere…"),
                                                 NULL);

  g_object_set_data_full (G_OBJECT (dialog), UNSAVED, g_error_copy (table_session_get_error (self->session)),
                          (GDestroyNotify) g_error_free);
  parlour_tell (GTK_WIDGET (dialog), tell_unsaved, 0);
  adw_message_dialog_set_response_appearance (dialog, "discard", ADW_RESPONSE_DESTRUCTIVE);
  adw_message_dialog_set_response_appearance (dialog, "elsewhere", ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (dialog, "elsewhere");
  g_signal_connect_object (dialog, "response", G_CALLBACK (on_leave_response), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

/* Goes on once the game is on disk, or somebody has decided that it need not be. */
static void
leave_game (ParlourWindow    *self,
            ParlourWindowNext next)
{
  self->next = NULL;
  if (self->session != NULL && table_session_is_busy (self->session))
    {
      self->next = next;
      return;
    }

  if (self->session != NULL && table_session_get_error (self->session) != NULL)
    {
      self->asked = next;
      ask_before_leaving (self);
      return;
    }

  if (self->session != NULL)
    parlour_window_remember_game (self);
  drop_session (self);
  next (self);
}

static void
on_session_busy (ParlourWindow *self)
{
  if (self->next != NULL && !table_session_is_busy (self->session))
    leave_game (self, self->next);
}

static void
on_input_response (ParlourWindow *self,
                   const char    *response)
{
  ParlourWindowNext next = self->asked;

  self->asked = NULL;
  if (g_str_equal (response, "leave"))
    leave_game (self, next);
}

gboolean
parlour_window_has_input (ParlourWindow *self)
{
  return self->session != NULL && parlour_game_page_has_input (self->game_page);
}

/* Leaves the game, unless somebody thinks better of it. Who is being asked
 * already decides, whatever the disk does meanwhile. */
static void
leave (ParlourWindow    *self,
       ParlourWindowNext next)
{
  if (self->asked != NULL)
    {
      self->asked = next;
    }
  else if (parlour_window_has_input (self))
    {
      self->asked = next;
      parlour_game_page_ask_about_input (self->game_page, G_CALLBACK (on_input_response), self);
    }
  else
    {
      leave_game (self, next);
    }
}

/* Gets the game that the window shows. Returns the game, or `NULL` if there is none. */
TableSession *
parlour_window_get_session (ParlourWindow *self)
{
  return self->session;
}

/* Tells which game is played in the window, or chosen there to be played. Returns the game, or
 * `NULL` if it may be any. */
const TableGame *
parlour_window_get_game (ParlourWindow *self)
{
  if (self->session != NULL)
    return table_session_get_game (self->session);
  if (self->new_game != NULL && gtk_stack_get_visible_child (self->pages) == GTK_WIDGET (self->new_game))
    return parlour_new_game_get_game (self->new_game);

  return NULL;
}

/* Gets what looks after the game that the window shows. Returns what does, or `NULL` if there is
 * no game. */
TableEmergency *
parlour_window_get_emergency (ParlourWindow *self)
{
  return self->emergency;
}

/* A game that is kept nowhere, as in tests, has no need of copies. */
static void
look_after (ParlourWindow *self)
{
  g_auto (GStrv) copies = table_copy_list_places (FALSE);

  if (table_session_get_path (self->session) == NULL)
    return;

  self->hold = table_hold_new (table_session_get_path (self->session), NULL);
  self->emergency = table_emergency_new (self->session, (const char *const *) copies);
  self->reunion = parlour_reunion_new (self->session);
  g_signal_connect_object (self->reunion, "taken", G_CALLBACK (parlour_window_on_taken), self, G_CONNECT_SWAPPED);
}

/* Rules that are open go along with the game that was opened last. */
static void
show_rules_of (ParlourWindow *self)
{
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (self));
  ParlourRulesWindow *rules = application != NULL ? parlour_rules_window_find (application) : NULL;

  if (rules != NULL)
    parlour_guide_page_set_session (parlour_rules_window_get_page (rules), self->session);
}

/* Shows a game in the place of what the window showed. */
void
parlour_window_open_session (ParlourWindow *self,
                             TableSession  *session)
{
  drop_session (self);
  self->session = g_object_ref (session);
  look_after (self);
  show_title (self);
  g_signal_connect_swapped (session, "busy", G_CALLBACK (on_session_busy), self);
  parlour_window_remember_game (self);

  /* It is made when it is needed first: the shelf is to be there at once. */
  if (self->game_page == NULL)
    {
      self->game_page = g_object_new (PARLOUR_TYPE_GAME_PAGE, NULL);
      gtk_stack_add_child (self->pages, GTK_WIDGET (self->game_page));
    }

  parlour_game_page_set_session (self->game_page, session);
  show_rules_of (self);
  gtk_stack_set_visible_child (self->pages, GTK_WIDGET (self->game_page));
}

/* Actions */

static void
go_to_shelf (ParlourWindow *self)
{
  gtk_stack_set_visible_child (self->pages, GTK_WIDGET (self->shelf));
  if (self->game_page != NULL)
    parlour_game_page_set_session (self->game_page, NULL);
  parlour_shelf_refresh (self->shelf);
  gtk_widget_grab_focus (GTK_WIDGET (self->shelf));
}

static void
show_shelf (ParlourWindow *self)
{
  leave (self, go_to_shelf);
}

/* All games. Like the others the page is made when it is needed first. */

static void
ensure_games_page (ParlourWindow *self)
{
  if (self->games_page != NULL)
    return;

  self->games_page = g_object_new (PARLOUR_TYPE_GAMES_PAGE, NULL);
  gtk_stack_add_child (self->pages, GTK_WIDGET (self->games_page));
}

static void
show_games (ParlourWindow *self)
{
  ensure_games_page (self);
  gtk_stack_set_visible_child (self->pages, GTK_WIDGET (self->games_page));
  parlour_games_page_refresh (self->games_page);
  gtk_widget_grab_focus (GTK_WIDGET (self->games_page));
}

/* Only where the games are: nobody is taken away from what is on the table. */
static void
find_game (ParlourWindow *self)
{
  GtkWidget *shown = gtk_stack_get_visible_child (self->pages);

  if (shown == GTK_WIDGET (self->shelf))
    show_games (self);
  else if (shown != GTK_WIDGET (self->games_page))
    return;

  parlour_games_page_find (self->games_page);
}

static void
begin_game (ParlourWindow *self,
            TableRecord   *record)
{
  const ParlourGameSetup *setup;
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *games = parlour_places_make_games ();
  g_autofree char *path = table_game_file_make_path (games, table_record_get_names (record),
                                                     table_record_get_setup (record)->n_players, now);
  g_autoptr (TableSession) session = table_session_new (record, path, NULL);
  ParlourCards *cards = parlour_collections_find (table_session_get_game (session));

  if (cards != NULL)
    parlour_cards_learn_record (cards, record);
  setup = parlour_game_find (table_session_get_game (session))->setup;
  if (setup != NULL && setup->open != NULL)
    setup->open (session);
  parlour_window_open_session (self, session);
  if (parlour_places_is_away ())
    parlour_game_page_tell (self->game_page, _("The folder with the games is not there. This game is kept on this computer, and goes there later."));
}

/* What was typed is there again until the game begins. */
static void
begin (ParlourWindow *self,
       TableRecord   *record)
{
  ParlourNewGame *new_game = self->new_game;

  self->new_game = NULL;
  begin_game (self, record);
  gtk_stack_remove (self->pages, GTK_WIDGET (new_game));
}

static void
on_doubt_response (ParlourWindow    *self,
                   const char       *response,
                   AdwMessageDialog *dialog)
{
  if (g_str_equal (response, "begin") && self->new_game != NULL)
    begin (self, g_object_steal_data (G_OBJECT (dialog), RECORD));
}

/* What was agreed may be doubtful, as anything that is entered. */
static void
on_begin (ParlourWindow *self)
{
  g_autoptr (TableRecord) record = parlour_new_game_make_record (self->new_game);
  g_autoptr (GArray) doubts = table_state_list_doubts (table_record_get_state (record), NULL);
  g_autoptr (GPtrArray) sentences = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *text = NULL;
  AdwMessageDialog *dialog;

  if (doubts->len == 0)
    {
      begin (self, g_steal_pointer (&record));
      return;
    }

  for (guint i = 0; i < doubts->len; i++)
    g_ptr_array_add (sentences, table_obstacle_complain (table_record_get_game (record), table_record_get_names (record),
                                                         &g_array_index (doubts, TableObstacle, i), 0));
  g_ptr_array_add (sentences, NULL);
  text = g_strjoinv ("\n", (char **) sentences->pdata);
  dialog = parlour_dialog_new (GTK_WINDOW (self), N_("Begin All the Same?"), NULL, text,
                               "cancel", N_("_Cancel"), "begin", N_("_Begin"), NULL);
  adw_message_dialog_set_default_response (dialog, "cancel");
  g_object_set_data_full (G_OBJECT (dialog), RECORD, g_steal_pointer (&record), (GDestroyNotify) table_record_free);
  g_signal_connect_object (dialog, "response", G_CALLBACK (on_doubt_response), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
show_new_game (ParlourWindow *self)
{
  if (self->new_game == NULL)
    {
      self->new_game = g_object_new (PARLOUR_TYPE_NEW_GAME, NULL);
      parlour_new_game_set_past (self->new_game, parlour_shelf_get_games (self->shelf));
      g_signal_connect_object (self->new_game, "begin", G_CALLBACK (on_begin), self, G_CONNECT_SWAPPED);
      gtk_stack_add_child (self->pages, GTK_WIDGET (self->new_game));
    }

  gtk_stack_set_visible_child (self->pages, GTK_WIDGET (self->new_game));
  gtk_widget_grab_focus (GTK_WIDGET (self->new_game));
  if (self->game_page != NULL)
    parlour_game_page_set_session (self->game_page, NULL);
}

static void
go_to_new_game (ParlourWindow *self)
{
  show_new_game (self);
  parlour_new_game_set_counted (self->new_game, FALSE);
}

/* The same people once more, with what everybody starts with drawn anew. */
static void
go_to_same_again (ParlourWindow *self)
{
  ParlourNewGame *before = self->new_game;
  /* The page shows it until the other one is there. */
  g_autoptr (TableSession) session = g_object_ref (parlour_game_page_get_session (self->game_page));

  self->new_game = NULL;
  show_new_game (self);
  if (before != NULL)
    gtk_stack_remove (self->pages, GTK_WIDGET (before));

  parlour_new_game_fill (self->new_game, table_session_get_record (session));
  gtk_widget_grab_focus (GTK_WIDGET (self->new_game));
}

static void
play_again (ParlourWindow *self)
{
  if (self->session != NULL)
    leave (self, go_to_same_again);
}

static void
new_game (ParlourWindow *self)
{
  leave (self, go_to_new_game);
}

static void
go_to_scoring (ParlourWindow *self)
{
  show_new_game (self);
  parlour_new_game_set_counted (self->new_game, TRUE);
}

static void
score_game (ParlourWindow *self)
{
  leave (self, go_to_scoring);
}

static void
show_shortcuts (ParlourWindow *self)
{
  parlour_window_present_next (GTK_WINDOW (parlour_shortcuts_new (GTK_WINDOW (self),
                                                                  parlour_window_get_game (self))));
}

static gboolean
on_drop (ParlourWindow *self,
         const GValue  *value)
{
  GSList *files = g_value_get_boxed (value);

  if (files == NULL)
    return FALSE;

  for (GSList *l = files; l != NULL; l = l->next)
    parlour_window_open_file (self, l->data);

  return TRUE;
}

/* Whoever comes back to the window may have changed something elsewhere. Some disks tell nothing of that, as
 * those that are shared, or that a portal lends. */
static void
on_active (ParlourWindow *self)
{
  GtkWidget *shown = gtk_stack_get_visible_child (self->pages);

  if (!gtk_window_is_active (GTK_WINDOW (self)))
    return;

  if (self->session != NULL)
    table_session_retry_saving (self->session, FALSE);
  else if (shown == GTK_WIDGET (self->shelf))
    parlour_shelf_look_again (self->shelf);
  else if (shown == GTK_WIDGET (self->games_page))
    parlour_games_page_look_again (self->games_page);
}

/* Closing */

static void
save_size (ParlourWindow *self)
{
  int width, height;

  gtk_window_get_default_size (GTK_WINDOW (self), &width, &height);
  g_settings_set_int (parlour_settings_get (), "window-width", width);
  g_settings_set_int (parlour_settings_get (), "window-height", height);
  g_settings_set_boolean (parlour_settings_get (), "window-maximized", gtk_window_is_maximized (GTK_WINDOW (self)));
}

static gboolean
on_time_to_close (gpointer data)
{
  gtk_window_close (data);

  return G_SOURCE_REMOVE;
}

/* The dialog that has asked must not outlive the window, and may still be
 * telling what was answered. */
static void
close_at_last (ParlourWindow *self)
{
  g_idle_add_full (G_PRIORITY_DEFAULT, on_time_to_close, g_object_ref (self), g_object_unref);
}

static gboolean
parlour_window_close_request (GtkWindow *window)
{
  ParlourWindow *self = PARLOUR_WINDOW (window);

  if (self->session != NULL
      && (parlour_window_has_input (self)
          || table_session_is_busy (self->session)
          || table_session_get_error (self->session) != NULL))
    {
      leave (self, close_at_last);
      return GDK_EVENT_STOP;
    }

  if (self->session != NULL)
    parlour_window_remember_game (self);
  save_size (self);

  return GTK_WINDOW_CLASS (parlour_window_parent_class)->close_request (window);
}

static void
parlour_window_dispose (GObject *object)
{
  ParlourWindow *self = PARLOUR_WINDOW (object);

  drop_session (self);
  g_clear_pointer (&self->opening, g_ptr_array_unref);

  G_OBJECT_CLASS (parlour_window_parent_class)->dispose (object);
}

static const ParlourAction actions[] = {
  { "win.show-shelf", NULL, G_CALLBACK (show_shelf) },
  { "win.show-games", NULL, G_CALLBACK (show_games) },
  /* Shows all games, and asks which one it shall be. */
  { "win.find-game", NULL, G_CALLBACK (find_game) },
  { "win.new-game", NULL, G_CALLBACK (new_game) },
  /* Asks whether the same people begin a game with the same options. */
  { "win.play-again", NULL, G_CALLBACK (play_again) },
  /* Asks who has played, and counts their points. */
  { "win.score-game", NULL, G_CALLBACK (score_game) },
  { "win.show-help-overlay", NULL, G_CALLBACK (show_shortcuts) },
};

/* Newer GTK begins with the buttons above the shelf otherwise. Not before there
 * is something to be seen: a window that has the focus too early is none to a
 * screen reader, for good. */
static void
parlour_window_map (GtkWidget *widget)
{
  ParlourWindow *self = PARLOUR_WINDOW (widget);

  GTK_WIDGET_CLASS (parlour_window_parent_class)->map (widget);

  if (gtk_stack_get_visible_child (self->pages) == GTK_WIDGET (self->shelf))
    gtk_widget_grab_focus (GTK_WIDGET (self->shelf));
}

static void
parlour_window_class_init (ParlourWindowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GtkWindowClass *window_class = GTK_WINDOW_CLASS (klass);

  object_class->dispose = parlour_window_dispose;
  widget_class->map = parlour_window_map;
  window_class->close_request = parlour_window_close_request;

  /* Newer GTK knows what can be dropped only once somebody has asked for it. */
  g_type_ensure (GDK_TYPE_FILE_LIST);

  parlour_template_set (widget_class, RESOURCE_PATH "/parlour/shelf/window.ui");
  parlour_template_set_teller (widget_class, G_CALLBACK (show_title));
  gtk_widget_class_bind_template_child (widget_class, ParlourWindow, pages);
  gtk_widget_class_bind_template_child (widget_class, ParlourWindow, shelf);
  gtk_widget_class_bind_template_callback (widget_class, on_drop);

  parlour_places_let_tell (parlour_window_is_any_open);
  parlour_actions_install (widget_class, actions, G_N_ELEMENTS (actions));
  parlour_window_install_files (widget_class);
  parlour_window_install_chest (widget_class);
  parlour_window_install_other (widget_class);
}

static void
parlour_window_init (ParlourWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  parlour_keys_watch_row (GTK_WINDOW (self));
  g_signal_connect (self, "notify::is-active", G_CALLBACK (on_active), NULL);

  self->opening = g_ptr_array_new_with_free_func (g_free);
  gtk_window_set_default_size (GTK_WINDOW (self),
                               g_settings_get_int (parlour_settings_get (), "window-width"),
                               g_settings_get_int (parlour_settings_get (), "window-height"));
  if (g_settings_get_boolean (parlour_settings_get (), "window-maximized"))
    gtk_window_maximize (GTK_WINDOW (self));

  if (DEVELOPMENT)
    gtk_widget_add_css_class (GTK_WIDGET (self), "devel");
}

ParlourWindow *
parlour_window_new (ParlourApplication *application)
{
  return g_object_new (PARLOUR_TYPE_WINDOW, "application", application, NULL);
}

/* parlour-window.c: a window with the shelf or a game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-window.h"

#include "doc-file.h"
#include "doc-trouble.h"
#include "parlour-collections.h"
#include "parlour-dialog.h"
#include "parlour-game-page.h"
#include "parlour-game-setup.h"
#include "parlour-game-words.h"
#include "parlour-games-page.h"
#include "parlour-keys.h"
#include "parlour-last-game.h"
#include "parlour-new-game.h"
#include "parlour-places.h"
#include "parlour-reunion.h"
#include "parlour-rules-window.h"
#include "parlour-shelf.h"
#include "parlour-shortcuts.h"
#include "parlour-template.h"
#include "parlour-widgets.h"
#include "table-game-file.h"
#include "table-other.h"
#include "table-record-file.h"
#include "table-salvage.h"
#include "text-words.h"
#include "tongue.h"

#include <glib/gi18n.h>
#include <string.h>

/* What the window does once it has left its game. */
typedef void (*Next) (ParlourWindow *self);

struct _ParlourWindow {
  AdwApplicationWindow parent_instance;

  GSettings *settings;
  TableSession *session;
  TableEmergency *emergency; /* NULL unless there is a session */
  ParlourReunion *reunion; /* NULL unless there is a session */
  TableRecord *put_aside; /* (nullable): the game that was here before that of another program */
  gboolean is_keeping; /* what another program has written, before it is written over */
  GPtrArray *opening; /* (element-type filename): the paths of the files that are being read */
  Next next; /* as soon as the game is on disk, or NULL */
  Next asked; /* if somebody who is being asked says so, or NULL */

  GtkStack *pages;
  ParlourShelf *shelf;
  ParlourNewGame *new_game; /* NULL unless one is being set up */
  ParlourGamePage *game_page; /* NULL before the first game */
  ParlourGamesPage *games_page; /* NULL until somebody wants to see all games */
};

G_DEFINE_FINAL_TYPE (ParlourWindow, parlour_window, ADW_TYPE_APPLICATION_WINDOW)

/* @heading and @body are marked for translation, and @detail takes the place of
 * `%s` in @body. */
static void
complain (ParlourWindow *self,
          const char    *heading,
          const char    *body,
          const char    *detail)
{
  AdwMessageDialog *dialog = parlour_dialog_new (GTK_WINDOW (self), heading, body, detail,
                                                 "close", N_("_Close"), NULL);

  gtk_window_present (GTK_WINDOW (dialog));
}

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
  g_clear_pointer (&self->put_aside, table_record_free);
  g_clear_object (&self->session);
  show_title (self);
}

/* What was interrupted is offered first at the next start. */
static void
remember_game (ParlourWindow *self)
{
  const TableState *state = table_session_get_state (self->session);
  const char *path = table_session_get_path (self->session);

  parlour_last_game_set_kind (self->settings, table_session_get_game (self->session));
  if (path != NULL)
    parlour_last_game_set (self->settings, table_state_is_finished (state) ? NULL : path);
}

/* Leaving a game */

static void
on_leave_response (ParlourWindow *self,
                   const char    *response)
{
  Next next = self->asked;

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
  AdwMessageDialog *dialog;

  dialog = parlour_dialog_new (GTK_WINDOW (self),
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
  adw_message_dialog_set_close_response (dialog, "cancel");
  g_signal_connect_object (dialog, "response", G_CALLBACK (on_leave_response), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

/* Goes on once the game is on disk, or somebody has decided that it need not be. */
static void
leave_game (ParlourWindow *self,
            Next           next)
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
    remember_game (self);
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
  Next next = self->asked;

  self->asked = NULL;
  if (g_str_equal (response, "leave"))
    leave_game (self, next);
}

static gboolean
has_input (ParlourWindow *self)
{
  return self->session != NULL && parlour_game_page_has_input (self->game_page);
}

/* Leaves the game, unless somebody thinks better of it. Who is being asked
 * already decides, whatever the disk does meanwhile. */
static void
leave (ParlourWindow *self,
       Next           next)
{
  if (self->asked != NULL)
    {
      self->asked = next;
    }
  else if (has_input (self))
    {
      self->asked = next;
      parlour_game_page_ask_about_input (self->game_page, G_CALLBACK (on_input_response), self);
    }
  else
    {
      leave_game (self, next);
    }
}

/**
 * parlour_window_get_session:
 * @self: a window
 *
 * Gets the game that the window shows.
 *
 * Returns: (transfer none) (nullable): the game, or `NULL` if there is none
 */
TableSession *
parlour_window_get_session (ParlourWindow *self)
{
  g_return_val_if_fail (PARLOUR_IS_WINDOW (self), NULL);

  return self->session;
}

/**
 * parlour_window_get_game:
 * @self: a window
 *
 * Tells which game is played in the window, or chosen there to be played.
 *
 * Returns: (transfer none) (nullable): the game, or `NULL` if it may be any
 */
const TableGame *
parlour_window_get_game (ParlourWindow *self)
{
  g_return_val_if_fail (PARLOUR_IS_WINDOW (self), NULL);

  if (self->session != NULL)
    return table_session_get_game (self->session);
  if (self->new_game != NULL && gtk_stack_get_visible_child (self->pages) == GTK_WIDGET (self->new_game))
    return parlour_new_game_get_game (self->new_game);

  return NULL;
}

/**
 * parlour_window_get_emergency:
 * @self: a window
 *
 * Gets what looks after the game that the window shows.
 *
 * Returns: (transfer none) (nullable): what does, or `NULL` if there is no game
 */
TableEmergency *
parlour_window_get_emergency (ParlourWindow *self)
{
  g_return_val_if_fail (PARLOUR_IS_WINDOW (self), NULL);

  return self->emergency;
}

/* Other programs */

/* Whoever has begun to say something is not to lose it. */
static gboolean
is_asked_now (ParlourWindow *self)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();
  gboolean waiting;

  for (GList *l = windows; l != NULL; l = l->next)
    if (gtk_window_get_modal (l->data) && gtk_window_get_transient_for (l->data) == GTK_WINDOW (self))
      return TRUE;

  g_object_get (self->session, "waiting", &waiting, NULL);

  return waiting || table_session_is_busy (self->session) || has_input (self);
}

static void
show_other (ParlourWindow *self,
            TableOther  *other)
{
  g_autofree char *path = g_strdup (table_session_get_path (self->session));
  g_autoptr (TableSession) session = table_session_new (g_steal_pointer (&other->record), path, other->etag);

  table_session_discard (self->session);
  parlour_window_open_session (self, session);
}

/* What was played here is on the disk as a game of its own before it goes. */
static void
open_wanted (ParlourWindow *self,
             TableOther  *other)
{
  g_autofree char *text = table_session_make_text (self->session);
  g_autofree char *games = parlour_places_get_games ();
  g_autoptr (GError) error = NULL;
  g_autofree char *kept = table_game_file_keep_text (table_session_get_path (self->session), text, games, &error);
  g_autofree char *title = kept != NULL ? table_game_file_get_title (kept) : NULL;
  g_autofree char *sentence = NULL;

  if (kept == NULL)
    {
      complain (self, N_("Not Opened"),
                /* Translators: %s says why, e.g. “access is denied”. */
                N_("The game as it is here could not be kept: %s. Save it elsewhere."), doc_trouble_tell (error));
      return;
    }

  show_other (self, other);
  self->put_aside = table_record_parse (text, strlen (text), NULL);
  /* Translators: %s is the title of a game. */
  sentence = g_strdup_printf (_("The game is as another program has written it. As it was here it is kept as “%s”."), title);
  parlour_game_page_offer_undo (self->game_page, sentence, "win.put-back");
}

static void
on_taken (ParlourWindow *self,
          TableOther  *other,
          gboolean       is_wanted)
{
  if (other->record == NULL)
    {
      complain (self, N_("Not Opened"), N_("What another program has written into the file is no game."), NULL);
    }
  else if (is_wanted)
    {
      open_wanted (self, other);
    }
  else if (!is_asked_now (self))
    {
      show_other (self, other);
      parlour_game_page_tell (self->game_page, _("Another program has gone on with this game. It is shown as it is in the file."));
    }
}

static void
open_other (GtkWidget  *widget,
            const char *action,
            GVariant   *parameter)
{
  ParlourWindow *self = PARLOUR_WINDOW (widget);

  if (self->reunion != NULL)
    parlour_reunion_take (self->reunion);
}

static void
on_overwrite_response (ParlourWindow *self,
                       const char    *response)
{
  if (g_str_equal (response, "overwrite") && self->session != NULL)
    table_session_retry_saving (self->session, TRUE);
}

static void
ask_before_overwriting (ParlourWindow *self,
                        const GError  *error)
{
  AdwMessageDialog *dialog;

  dialog = parlour_dialog_new (GTK_WINDOW (self), N_("Overwrite What Cannot Be Kept?"),
                               /* Translators: %s says why, e.g. “access is denied”. */
                               N_("What another program has written could not be kept as a game of its own: %s. It would be lost."),
                               doc_trouble_tell (error),
                               "cancel", N_("_Cancel"), "overwrite", N_("_Overwrite"), NULL);
  adw_message_dialog_set_response_appearance (dialog, "overwrite", ADW_RESPONSE_DESTRUCTIVE);
  adw_message_dialog_set_close_response (dialog, "cancel");
  g_signal_connect_object (dialog, "response", G_CALLBACK (on_overwrite_response), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

static gboolean
has_other_writer (ParlourWindow *self)
{
  return self->session != NULL
         && g_error_matches (table_session_get_error (self->session), G_IO_ERROR, G_IO_ERROR_WRONG_ETAG);
}

/* If it is written once more meanwhile that is noticed, and asked about again. */
static void
go_on_over (ParlourWindow *self,
            const char    *etag,
            const char    *kept)
{
  g_autofree char *title = table_game_file_get_title (kept);
  /* Translators: %s is the title of a game. */
  g_autofree char *sentence = g_strdup_printf (_("What another program has written is kept as “%s”."), title);

  table_session_accept_file (self->session, etag, FALSE);
  parlour_game_page_tell (self->game_page, sentence);
}

static void
on_kept (GObject      *source,
         GAsyncResult *result,
         gpointer      data)
{
  g_autoptr (ParlourWindow) self = data;
  g_autoptr (GError) error = NULL;
  g_autofree char *etag = NULL;
  g_autofree char *kept = table_other_keep_finish (TABLE_SESSION (source), result, &etag, &error);

  self->is_keeping = FALSE;
  if ((gpointer) source != self->session || !has_other_writer (self))
    return;

  if (kept != NULL && etag != NULL)
    go_on_over (self, etag, kept);
  else if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND))
    table_session_retry_saving (self->session, TRUE);
  else if (error != NULL)
    ask_before_overwriting (self, error);
}

static void
overwrite (GtkWidget  *widget,
           const char *action,
           GVariant   *parameter)
{
  ParlourWindow *self = PARLOUR_WINDOW (widget);
  g_autofree char *games = parlour_places_get_games ();

  if (!has_other_writer (self) || self->is_keeping)
    return;

  self->is_keeping = TRUE;
  table_other_keep_async (self->session, games, on_kept, g_object_ref (self));
}

/* A mark that no file has lets it be noticed that another program's game is there. */
static void
put_back (GtkWidget  *widget,
          const char *action,
          GVariant   *parameter)
{
  ParlourWindow *self = PARLOUR_WINDOW (widget);
  g_autoptr (TableSession) session = NULL;

  if (self->put_aside == NULL)
    return;

  session = table_session_new (g_steal_pointer (&self->put_aside), table_session_get_path (self->session), "");
  parlour_window_open_session (self, session);
  table_session_retry_saving (session, FALSE);
}

/* A game that is kept nowhere, as in tests, has no need of copies. */
static void
look_after (ParlourWindow *self)
{
  g_auto (GStrv) copies = parlour_places_get_copies ();

  if (table_session_get_path (self->session) == NULL)
    return;

  self->emergency = table_emergency_new (self->session, (const char *const *) copies);
  self->reunion = parlour_reunion_new (self->session);
  g_signal_connect_object (self->reunion, "taken", G_CALLBACK (on_taken), self, G_CONNECT_SWAPPED);
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

/**
 * parlour_window_open_session:
 * @self: a window
 * @session: (transfer none): a game
 *
 * Shows a game in the place of what the window showed.
 */
void
parlour_window_open_session (ParlourWindow *self,
                             TableSession  *session)
{
  g_return_if_fail (PARLOUR_IS_WINDOW (self));
  g_return_if_fail (TABLE_IS_SESSION (session));

  drop_session (self);
  self->session = g_object_ref (session);
  look_after (self);
  show_title (self);
  g_signal_connect_swapped (session, "notify::busy", G_CALLBACK (on_session_busy), self);
  remember_game (self);

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

typedef struct {
  TableRecord *record;
  char *etag;
} Opened;

/* Why a file cannot be opened. */
typedef struct {
  ParlourWindow *window; /* (owned) (nullable): that waits to know */
  char *path;
  GPtrArray *errors; /* (element-type GError) (nullable): in each of the languages */
  TableSalvage *salvage; /* (nullable): what can be opened nevertheless */
} Refusal;

static void
opened_free (Opened *opened)
{
  table_record_free (opened->record);
  g_free (opened->etag);
  g_free (opened);
}

static void
refusal_free (Refusal *refusal)
{
  g_free (refusal->path);
  g_clear_pointer (&refusal->errors, g_ptr_array_unref);
  g_clear_pointer (&refusal->salvage, table_salvage_free);
  g_free (refusal);
}

static void
read_in_thread (GTask        *task,
                gpointer      source_object,
                gpointer      task_data,
                GCancellable *cancellable)
{
  Refusal *refusal = task_data;
  Opened *opened = g_new0 (Opened, 1);

  /* The mark is taken first: what somebody writes meanwhile is noticed. */
  opened->etag = table_record_get_etag (refusal->path);
  opened->record = table_record_load_or_tell (refusal->path, &refusal->errors);
  if (opened->record == NULL)
    refusal->salvage = table_salvage_load (refusal->path);
  g_task_return_pointer (task, opened, (GDestroyNotify) opened_free);
}

static char *
describe_refusal (const Refusal *refusal,
                  const char    *name)
{
  const GError *error = tongue_find_error (refusal->errors);

  if (g_error_matches (error, TABLE_RECORD_ERROR, TABLE_RECORD_ERROR_VERSION))
    /* Translators: %s is the name of a file. */
    return g_strdup_printf (_("A newer version of Kontor has written “%s”."), name);
  if (g_error_matches (error, TABLE_RECORD_ERROR, TABLE_RECORD_ERROR_RULES))
    /* Translators: %s is the name of a file. */
    return g_strdup_printf (_("“%s” is a game of Kontor, but one that the rules do not allow."), name);
  if (refusal->salvage != NULL)
    /* Translators: %s is the name of a file. */
    return g_strdup_printf (_("“%s” is a game of Kontor, but it is damaged."), name);
  if (error->domain == TABLE_RECORD_ERROR || error->domain == DOC_ERROR)
    /* Translators: %s is the name of a file. */
    return g_strdup_printf (_("“%s” is not a game of Kontor."), name);

  /* Translators: %s is the name of a file. */
  return g_strdup_printf (_("“%s” cannot be read."), name);
}

/* A game that is on the table stays there: another one gets a window of its own. */
static void
show_session (ParlourWindow *self,
              TableSession  *session,
              gboolean       is_alone)
{
  ParlourWindow *window = self;

  if (self->session != NULL || !is_alone)
    window = parlour_window_new (PARLOUR_APPLICATION (gtk_window_get_application (GTK_WINDOW (self))));

  parlour_window_open_session (window, session);
  gtk_window_present (GTK_WINDOW (window));
}

/* In the language of the moment: first what it means for people and what they can
 * do, then what helps whoever looks into the file. */
static char *
tell_refusal (const Refusal *refusal)
{
  g_autofree char *name = table_game_file_get_name (refusal->path);
  const GError *error = tongue_find_error (refusal->errors);
  g_autofree char *sentence = describe_refusal (refusal, name);
  g_autofree char *salvage = refusal->salvage != NULL ? parlour_game_words_salvage (refusal->salvage) : NULL;

  /* Where it is damaged has been said. */
  if (salvage != NULL && refusal->salvage->line > 0)
    return g_strconcat (sentence, "\n\n", salvage, NULL);

  /* Translators: the first %s is a sentence, the second tells what to do, the third says what exactly is wrong, for whoever looks into the file. */
  return g_strdup_printf (_("%s\n\n%s\n\nIn detail: %s"),
                          sentence, salvage != NULL ? salvage : parlour_game_words_advice (error),
                          doc_trouble_tell (error));
}

#define REFUSAL "parlour-refusal"

static void
show_refusal (GtkWidget *dialog,
              int        number)
{
  g_autofree char *body = tell_refusal (g_object_get_data (G_OBJECT (dialog), REFUSAL));

  adw_message_dialog_set_body (ADW_MESSAGE_DIALOG (dialog), body);
}

static void
open_salvage (ParlourWindow *self,
              Refusal       *refusal)
{
  g_autofree char *title = table_game_file_get_title (refusal->path);
  g_autofree char *games = parlour_places_get_games ();
  g_autofree char *path = NULL;
  g_autoptr (TableSession) session = NULL;

  doc_make_directory (games, NULL);
  path = table_game_file_find_free (games, title);
  session = table_session_new (g_steal_pointer (&refusal->salvage->record), path, NULL);
  g_clear_pointer (&refusal->salvage, table_salvage_free);
  show_session (self, session, TRUE);
}

static void
on_refusal_response (AdwMessageDialog *dialog,
                     const char       *response,
                     ParlourWindow    *self)
{
  if (g_str_equal (response, "salvage"))
    open_salvage (self, g_object_get_data (G_OBJECT (dialog), REFUSAL));
}

static AdwMessageDialog *
make_refusal_dialog (ParlourWindow *self,
                     const Refusal *refusal)
{
  AdwMessageDialog *dialog;

  if (refusal->salvage == NULL)
    return parlour_dialog_new (GTK_WINDOW (self), N_("Not Opened"), NULL, NULL, "close", N_("_Close"), NULL);

  dialog = parlour_dialog_new (GTK_WINDOW (self), N_("Not Opened"), NULL, NULL,
                               "close", N_("_Close"), "salvage", N_("_Salvage"), NULL);
  adw_message_dialog_set_response_appearance (dialog, "salvage", ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_close_response (dialog, "close");
  g_signal_connect_object (dialog, "response", G_CALLBACK (on_refusal_response), self, 0);

  return dialog;
}

static void
tell_not_a_game (ParlourWindow *self,
                 Refusal       *refusal)
{
  AdwMessageDialog *dialog = make_refusal_dialog (self, refusal);

  g_object_set_data_full (G_OBJECT (dialog), REFUSAL, refusal, (GDestroyNotify) refusal_free);
  parlour_tell (GTK_WIDGET (dialog), show_refusal, 0);
  gtk_window_present (GTK_WINDOW (dialog));
}

/* Whether no other file was to be opened before this one. */
static gboolean
is_next (ParlourWindow *self,
         const char    *path)
{
  return self->opening->len > 0 && g_str_equal (g_ptr_array_index (self->opening, 0), path);
}

static void
forget_opening (ParlourWindow *self,
                const char    *path)
{
  guint index;

  if (g_ptr_array_find_with_equal_func (self->opening, path, g_str_equal, &index))
    g_ptr_array_remove_index (self->opening, index);
}

static void
on_read (GObject      *source,
         GAsyncResult *result,
         gpointer      data)
{
  Refusal *refusal = data;
  g_autoptr (ParlourWindow) self = g_steal_pointer (&refusal->window);
  g_autofree char *path = g_strdup (refusal->path);
  g_autoptr (TableSession) session = NULL;
  Opened *opened = g_task_propagate_pointer (G_TASK (result), NULL);

  /* The window may have been closed meanwhile. */
  if (self->opening == NULL)
    {
      refusal_free (refusal);
    }
  else if (opened->record == NULL)
    {
      tell_not_a_game (self, refusal);
      forget_opening (self, path);
    }
  else
    {
      refusal_free (refusal);
      session = table_session_new (g_steal_pointer (&opened->record), path, opened->etag);
      /* Of several files the first takes the table. */
      show_session (self, session, is_next (self, path));
      forget_opening (self, path);
    }

  opened_free (opened);
}

static gboolean
is_same (gconstpointer path,
         gconstpointer other)
{
  return table_game_file_is_same (path, other);
}

/* Whether it is the game that is shown, or one that is about to be. */
static gboolean
has_path (ParlourWindow *self,
          const char    *path)
{
  const char *shown = self->session != NULL ? table_session_get_path (self->session) : NULL;

  if (self->opening != NULL && g_ptr_array_find_with_equal_func (self->opening, path, is_same, NULL))
    return TRUE;

  return shown != NULL && table_game_file_is_same (shown, path);
}

/* The window that works with a file, which may be this one. */
static ParlourWindow *
find_window_of (ParlourWindow *self,
                const char    *path)
{
  GtkApplication *application = gtk_window_get_application (GTK_WINDOW (self));

  for (GList *l = gtk_application_get_windows (application); l != NULL; l = l->next)
    if (PARLOUR_IS_WINDOW (l->data) && has_path (l->data, path))
      return l->data;

  return NULL;
}

/**
 * parlour_window_is_open:
 * @self: a window
 * @path: (type filename): a file
 *
 * Tells whether a game is open in this window or another one.
 *
 * Returns: `TRUE` if it is
 */
gboolean
parlour_window_is_open (ParlourWindow *self,
                        const char    *path)
{
  g_return_val_if_fail (PARLOUR_IS_WINDOW (self), FALSE);
  g_return_val_if_fail (path != NULL, FALSE);

  return find_window_of (self, path) != NULL;
}

/**
 * parlour_window_open_file:
 * @self: a window
 * @file: a file
 *
 * Opens the game that a file is the record of, in another window if this one
 * has a game already. Where it is open it is shown instead: two windows never
 * fight over one game. If it is none, that is said and nothing else changes.
 */
void
parlour_window_open_file (ParlourWindow *self,
                          GFile         *file)
{
  g_autoptr (GTask) task = NULL;
  g_autofree char *path = NULL;
  ParlourWindow *window;
  Refusal *refusal;

  g_return_if_fail (PARLOUR_IS_WINDOW (self));
  g_return_if_fail (G_IS_FILE (file));

  path = g_file_get_path (file);
  window = path != NULL ? find_window_of (self, path) : NULL;
  gtk_window_present (GTK_WINDOW (window != NULL ? window : self));
  if (window != NULL)
    return;

  if (path == NULL)
    {
      complain (self, N_("Not a File"), N_("Only files on this computer can be opened. Copy it here first."), NULL);
      return;
    }

  g_ptr_array_add (self->opening, g_strdup (path));
  refusal = g_new0 (Refusal, 1);
  refusal->path = g_steal_pointer (&path);
  /* The thread may be the last to let go of the task, and must not be of a widget. */
  refusal->window = g_object_ref (self);
  task = g_task_new (NULL, NULL, on_read, refusal);
  g_task_set_task_data (task, refusal, NULL);
  g_task_run_in_thread (task, read_in_thread);
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
show_shelf (GtkWidget  *widget,
            const char *action,
            GVariant   *parameter)
{
  leave (PARLOUR_WINDOW (widget), go_to_shelf);
}

/* All games. Like the others the page is made when it is needed first. */

static void
ensure_games_page (ParlourWindow *self)
{
  if (self->games_page != NULL)
    return;

  self->games_page = PARLOUR_GAMES_PAGE (parlour_games_page_new ());
  g_signal_connect_object (self->games_page, "open-game", G_CALLBACK (parlour_window_open_file), self,
                           G_CONNECT_SWAPPED);
  gtk_stack_add_child (self->pages, GTK_WIDGET (self->games_page));
}

static void
show_games (GtkWidget  *widget,
            const char *action,
            GVariant   *parameter)
{
  ParlourWindow *self = PARLOUR_WINDOW (widget);

  ensure_games_page (self);
  parlour_games_page_refresh (self->games_page);
  gtk_stack_set_visible_child (self->pages, GTK_WIDGET (self->games_page));
  gtk_widget_grab_focus (GTK_WIDGET (self->games_page));
}

/* Only where the games are: nobody is taken away from what is on the table. */
static void
find_game (GtkWidget  *widget,
           const char *action,
           GVariant   *parameter)
{
  ParlourWindow *self = PARLOUR_WINDOW (widget);
  GtkWidget *shown = gtk_stack_get_visible_child (self->pages);

  if (shown == GTK_WIDGET (self->shelf))
    show_games (widget, NULL, NULL);
  else if (shown != GTK_WIDGET (self->games_page))
    return;

  parlour_games_page_find (self->games_page);
}

static void
begin_game (ParlourWindow *self,
            TableRecord   *record)
{
  const ParlourGameSetup *setup;
  ParlourCards *cards;
  g_autoptr (TableSession) session = NULL;
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *games = parlour_places_get_games ();
  g_autofree char *path = NULL;

  /* If this fails, so does writing, which is told. */
  doc_make_directory (games, NULL);
  path = table_game_file_make_path (games, table_record_get_names (record),
                                    table_record_get_setup (record)->n_players, now);
  session = table_session_new (record, path, NULL);
  cards = parlour_collections_find (table_session_get_game (session));
  if (cards != NULL)
    parlour_cards_learn_record (cards, record);
  setup = parlour_game_find (table_session_get_game (session))->setup;
  if (setup != NULL && setup->open != NULL)
    setup->open (session);
  parlour_window_open_session (self, session);
}

/* What was typed is there again until the game begins. */
static void
on_begin (ParlourWindow *self)
{
  ParlourNewGame *new_game = self->new_game;

  self->new_game = NULL;
  begin_game (self, parlour_new_game_make_record (new_game));
  gtk_stack_remove (self->pages, GTK_WIDGET (new_game));
}

static void
show_new_game (ParlourWindow *self)
{
  if (self->new_game == NULL)
    {
      self->new_game = g_object_new (PARLOUR_TYPE_NEW_GAME, NULL);
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
play_again (GtkWidget  *widget,
            const char *action,
            GVariant   *parameter)
{
  if (PARLOUR_WINDOW (widget)->session != NULL)
    leave (PARLOUR_WINDOW (widget), go_to_same_again);
}

static void
new_game (GtkWidget  *widget,
          const char *action,
          GVariant   *parameter)
{
  leave (PARLOUR_WINDOW (widget), go_to_new_game);
}

static void
go_to_scoring (ParlourWindow *self)
{
  show_new_game (self);
  parlour_new_game_set_counted (self->new_game, TRUE);
}

static void
score_game (GtkWidget  *widget,
            const char *action,
            GVariant   *parameter)
{
  leave (PARLOUR_WINDOW (widget), go_to_scoring);
}

static void
show_shortcuts (GtkWidget  *widget,
                const char *action,
                GVariant   *parameter)
{
  parlour_window_present_next (GTK_WINDOW (parlour_shortcuts_new (GTK_WINDOW (widget), parlour_window_get_game (PARLOUR_WINDOW (widget)))));
}

static GtkFileFilter *
make_filter (void)
{
  GtkFileFilter *filter = gtk_file_filter_new ();
  const char *const *endings = table_game_file_list_endings ();

  gtk_file_filter_set_name (filter, _("Games of Kontor"));
  for (guint i = 0; endings[i] != NULL; i++)
    gtk_file_filter_add_suffix (filter, endings[i] + strlen ("."));

  return filter;
}

static GtkFileChooserNative *
make_chooser (ParlourWindow        *self,
              const char           *title,
              GtkFileChooserAction  action)
{
  GtkFileChooserNative *chooser = gtk_file_chooser_native_new (title, GTK_WINDOW (self), action, NULL, NULL);
  g_autoptr (GtkFileFilter) filter = make_filter ();

  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (chooser), TRUE);
  gtk_file_chooser_add_filter (GTK_FILE_CHOOSER (chooser), filter);

  return chooser;
}

static void
on_open_response (ParlourWindow        *self,
                  int                   response,
                  GtkFileChooserNative *chooser)
{
  if (response == GTK_RESPONSE_ACCEPT)
    {
      g_autoptr (GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser));

      parlour_window_open_file (self, file);
    }

  g_object_unref (chooser);
}

static void
open_action (GtkWidget  *widget,
             const char *action,
             GVariant   *parameter)
{
  ParlourWindow *self = PARLOUR_WINDOW (widget);
  GtkFileChooserNative *chooser = make_chooser (self, _("Open a Game"), GTK_FILE_CHOOSER_ACTION_OPEN);

  g_signal_connect_object (chooser, "response", G_CALLBACK (on_open_response), self, G_CONNECT_SWAPPED);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

/* What a portal lends is one file: another beside it, of another name, would be
 * seen by nobody. */
static gboolean
is_lent (const char *path)
{
  g_autofree char *lent = g_build_filename (g_get_user_runtime_dir (), "doc", "", NULL);

  return g_str_has_prefix (path, lent);
}

/* Why a game cannot be kept in a file, marked for translation, or NULL if it can.
 * Whoever chose a name without the ending was not asked about the file that has
 * it. */
static const char *
find_obstacle (ParlourWindow *self,
               const char    *chosen,
               const char    *path)
{
  ParlourWindow *window = path != NULL ? find_window_of (self, path) : NULL;

  if (path == NULL)
    return N_("A game can only be kept on this computer. Choose one of its folders.");

  if (window != NULL && window != self)
    /* Translators: %s is the name of a file. */
    return N_("“%s” is played in another window. Choose another name.");

  if (!g_str_equal (chosen, path) && g_file_test (path, G_FILE_TEST_EXISTS))
    /* Translators: %s is the name of a file. */
    return N_("“%s” is there already. Choose another name, or that file to replace it.");

  return NULL;
}

/**
 * parlour_window_save_to:
 * @self: a window with a game
 * @file: the file that was chosen
 *
 * Keeps the game in another file from now on, whose name gets the usual ending,
 * except where a portal hands in just that file.
 * If that cannot be, it is said and nothing changes.
 */
void
parlour_window_save_to (ParlourWindow *self,
                        GFile         *file)
{
  g_autofree char *chosen = NULL;
  g_autofree char *path = NULL;
  const char *obstacle;

  g_return_if_fail (PARLOUR_IS_WINDOW (self));
  g_return_if_fail (self->session != NULL);
  g_return_if_fail (G_IS_FILE (file));

  chosen = g_file_get_path (file);
  if (chosen != NULL)
    path = is_lent (chosen) ? g_strdup (chosen) : table_game_file_add_ending (chosen);

  obstacle = find_obstacle (self, chosen, path);
  if (obstacle != NULL)
    {
      g_autofree char *name = path != NULL ? table_game_file_get_name (path) : NULL;

      complain (self, N_("Not Saved"), obstacle, name);
      return;
    }

  table_session_save_to (self->session, path);
  remember_game (self);
}

static void
on_save_response (ParlourWindow        *self,
                  int                   response,
                  GtkFileChooserNative *chooser)
{
  if (response == GTK_RESPONSE_ACCEPT && self->session != NULL)
    {
      g_autoptr (GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser));

      parlour_window_save_to (self, file);
    }

  g_object_unref (chooser);
}

static void
save_as (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  ParlourWindow *self = PARLOUR_WINDOW (widget);
  GtkFileChooserNative *chooser;
  g_autofree char *name = NULL;

  if (self->session == NULL)
    return;

  chooser = make_chooser (self, _("Save the Game Elsewhere"), GTK_FILE_CHOOSER_ACTION_SAVE);
  name = table_game_file_get_name (table_session_get_path (self->session));
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (chooser), name);
  g_signal_connect_object (chooser, "response", G_CALLBACK (on_save_response), self, G_CONNECT_SWAPPED);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

static void
on_open_game (ParlourWindow *self,
              GFile         *file)
{
  parlour_window_open_file (self, file);
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

/* Closing */

static void
save_size (ParlourWindow *self)
{
  int width, height;

  gtk_window_get_default_size (GTK_WINDOW (self), &width, &height);
  g_settings_set_int (self->settings, "window-width", width);
  g_settings_set_int (self->settings, "window-height", height);
  g_settings_set_boolean (self->settings, "window-maximized", gtk_window_is_maximized (GTK_WINDOW (self)));
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
      && (has_input (self)
          || table_session_is_busy (self->session)
          || table_session_get_error (self->session) != NULL))
    {
      leave (self, close_at_last);
      return GDK_EVENT_STOP;
    }

  if (self->session != NULL)
    remember_game (self);
  save_size (self);

  return GTK_WINDOW_CLASS (parlour_window_parent_class)->close_request (window);
}

static void
parlour_window_dispose (GObject *object)
{
  ParlourWindow *self = PARLOUR_WINDOW (object);

  drop_session (self);
  g_clear_object (&self->settings);
  g_clear_pointer (&self->opening, g_ptr_array_unref);

  G_OBJECT_CLASS (parlour_window_parent_class)->dispose (object);
}

static void
install_actions (GtkWidgetClass *widget_class)
{
  /**
   * ParlourWindow|win.show-shelf:
   *
   * Puts the game back onto the shelf.
   */
  gtk_widget_class_install_action (widget_class, "win.show-shelf", NULL, show_shelf);

  /**
   * ParlourWindow|win.show-games:
   *
   * Shows all games.
   */
  gtk_widget_class_install_action (widget_class, "win.show-games", NULL, show_games);

  /**
   * ParlourWindow|win.find-game:
   *
   * Shows all games, and asks which one it shall be.
   */
  gtk_widget_class_install_action (widget_class, "win.find-game", NULL, find_game);

  /**
   * ParlourWindow|win.new-game:
   *
   * Asks who plays, and begins a game.
   */
  gtk_widget_class_install_action (widget_class, "win.new-game", NULL, new_game);

  /**
   * ParlourWindow|win.play-again:
   *
   * Asks whether the same people begin a game with the same options.
   */
  gtk_widget_class_install_action (widget_class, "win.play-again", NULL, play_again);

  /**
   * ParlourWindow|win.score-game:
   *
   * Asks who has played, and counts their points.
   */
  gtk_widget_class_install_action (widget_class, "win.score-game", NULL, score_game);

  /**
   * ParlourWindow|win.show-help-overlay:
   *
   * Tells all keys.
   */
  gtk_widget_class_install_action (widget_class, "win.show-help-overlay", NULL, show_shortcuts);
}

static void
install_file_actions (GtkWidgetClass *widget_class)
{
  /**
   * ParlourWindow|win.open:
   *
   * Asks for a file and opens the game in it.
   */
  gtk_widget_class_install_action (widget_class, "win.open", NULL, open_action);

  /**
   * ParlourWindow|win.save-as:
   *
   * Asks for a file and keeps the game there from now on.
   */
  gtk_widget_class_install_action (widget_class, "win.save-as", NULL, save_as);

  /**
   * ParlourWindow|win.open-other:
   *
   * Opens what another program has written over the game.
   */
  gtk_widget_class_install_action (widget_class, "win.open-other", NULL, open_other);

  /**
   * ParlourWindow|win.overwrite:
   *
   * Writes the game over what another program has written, which is kept as a game
   * of its own.
   */
  gtk_widget_class_install_action (widget_class, "win.overwrite", NULL, overwrite);

  /**
   * ParlourWindow|win.put-back:
   *
   * Shows the game again that was there before win.open-other.
   */
  gtk_widget_class_install_action (widget_class, "win.put-back", NULL, put_back);
}

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

  g_type_ensure (PARLOUR_TYPE_SHELF);
  /* Newer GTK knows what can be dropped only once somebody has asked for it. */
  g_type_ensure (GDK_TYPE_FILE_LIST);

  parlour_template_set (widget_class, RESOURCE_PATH "/parlour/shelf/window.ui");
  parlour_template_set_teller (widget_class, G_CALLBACK (show_title));
  gtk_widget_class_bind_template_child (widget_class, ParlourWindow, pages);
  gtk_widget_class_bind_template_child (widget_class, ParlourWindow, shelf);
  gtk_widget_class_bind_template_callback (widget_class, on_drop);
  gtk_widget_class_bind_template_callback (widget_class, on_open_game);

  install_actions (widget_class);
  install_file_actions (widget_class);
}

static void
parlour_window_init (ParlourWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  parlour_keys_watch_row (GTK_WINDOW (self));

  self->opening = g_ptr_array_new_with_free_func (g_free);
  self->settings = g_settings_new (SCHEMA_ID);
  gtk_window_set_default_size (GTK_WINDOW (self),
                               g_settings_get_int (self->settings, "window-width"),
                               g_settings_get_int (self->settings, "window-height"));
  if (g_settings_get_boolean (self->settings, "window-maximized"))
    gtk_window_maximize (GTK_WINDOW (self));

  if (DEVELOPMENT)
    gtk_widget_add_css_class (GTK_WIDGET (self), "devel");
}

/**
 * parlour_window_new:
 * @application: the application
 *
 * Makes a window.
 *
 * Returns: (transfer none): the window, which belongs to GTK
 */
ParlourWindow *
parlour_window_new (ParlourApplication *application)
{
  g_return_val_if_fail (PARLOUR_IS_APPLICATION (application), NULL);

  return g_object_new (PARLOUR_TYPE_WINDOW, "application", application, NULL);
}

/* parlour-window-files.c: the files from which a window opens games, and where it keeps them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-window-private.h"

#include "doc-file.h"
#include "doc-trouble.h"
#include "parlour-actions.h"
#include "parlour-dialog.h"
#include "parlour-file-chooser.h"
#include "parlour-game-words.h"
#include "parlour-places.h"
#include "parlour-template.h"
#include "table-game-file.h"
#include "table-record-file.h"
#include "table-salvage.h"
#include "tongue.h"

#include <glib/gi18n.h>
#include <string.h>

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
  opened->etag = doc_get_mark (refusal->path);
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
  g_autofree char *name = table_game_file_tell_name (refusal->path);
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
  g_autofree char *games = parlour_places_make_games ();
  g_autofree char *path = table_game_file_find_free (games, title);
  g_autoptr (TableSession) session = table_session_new (g_steal_pointer (&refusal->salvage->record), path, NULL);

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
      table_session_note_break (session);
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

/* The window that works with a file. */
static ParlourWindow *
find_window_of (const char *path)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *l = windows; l != NULL; l = l->next)
    if (PARLOUR_IS_WINDOW (l->data) && has_path (l->data, path))
      return l->data;

  return NULL;
}

/* Tells whether a game is open in any window. */
gboolean
parlour_window_is_any_open (const char *path)
{
  return find_window_of (path) != NULL;
}

/* Opens the game that a file is the record of, in another window if this one has a game already.
 * Where it is open it is shown instead: two windows never fight over one game. A copy of everything is taken in. If it
 * is neither, that is said and nothing else changes. */
void
parlour_window_open_file (ParlourWindow *self,
                          GFile         *file)
{
  g_autoptr (GTask) task = NULL;
  Refusal *refusal;
  g_autofree char *path = g_file_get_path (file);
  ParlourWindow *window = path != NULL ? find_window_of (path) : NULL;

  gtk_window_present (GTK_WINDOW (window != NULL ? window : self));
  if (window != NULL)
    return;

  if (path != NULL && g_str_has_suffix (path, PARLOUR_WINDOW_COPY_ENDING))
    {
      parlour_window_take_in (self, file);
      return;
    }

  if (path == NULL)
    {
      parlour_dialog_tell (GTK_WINDOW (self), N_("Not a File"), N_("Only files on this computer can be opened. Copy it here first."), NULL);
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

static GtkFileChooser *
make_chooser (GtkWidget           *widget,
              const char          *title,
              GtkFileChooserAction action,
              ParlourFileChosen    chosen)
{
  GtkFileChooser *chooser = parlour_file_chooser_new (widget, title, action, chosen);

  parlour_file_chooser_offer (chooser, _("Games of Kontor"), table_game_file_list_endings ());

  return chooser;
}

static void
open_action (GtkWidget *widget)
{
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (make_chooser (widget, _("Open a Game"), GTK_FILE_CHOOSER_ACTION_OPEN,
                                                           (ParlourFileChosen) parlour_window_open_file)));
}

static void
open_game (ParlourWindow *self,
           const char    *action,
           GVariant      *parameter)
{
  g_autoptr (GFile) file = g_file_new_for_path (g_variant_get_bytestring (parameter));

  parlour_window_open_file (self, file);
}

/* Why a game cannot be kept in a file, marked for translation, or NULL if it can.
 * Whoever chose a name without the ending was not asked about the file that has
 * it. */
static const char *
find_obstacle (ParlourWindow *self,
               const char    *chosen,
               const char    *path)
{
  ParlourWindow *window = path != NULL ? find_window_of (path) : NULL;

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

/* Keeps the game in another file from now on, whose name gets the usual ending, except where a
 * portal hands in just that file. If that cannot be, it is said and nothing changes. */
void
parlour_window_save_to (ParlourWindow *self,
                        GFile         *file)
{
  g_autofree char *chosen = NULL;
  g_autofree char *path = NULL;
  const char *obstacle;

  /* The game may have gone while a file was chosen. */
  if (self->session == NULL)
    return;

  /* What a portal lends is one file: another beside it, of another name, would be seen by nobody. */
  chosen = g_file_get_path (file);
  if (chosen != NULL)
    path = parlour_places_is_lent (chosen) ? g_strdup (chosen) : table_game_file_add_ending (chosen);

  obstacle = find_obstacle (self, chosen, path);
  if (obstacle != NULL)
    {
      g_autofree char *name = path != NULL ? table_game_file_tell_name (path) : NULL;

      parlour_dialog_tell (GTK_WINDOW (self), N_("Not Saved"), obstacle, name);
      return;
    }

  table_session_save_to (self->session, path);
  parlour_window_remember_game (self);
}

static void
save_as (ParlourWindow *self)
{
  GtkFileChooser *chooser;
  g_autofree char *name = NULL;

  if (self->session == NULL)
    return;

  chooser = make_chooser (GTK_WIDGET (self), _("Save the Game Elsewhere"), GTK_FILE_CHOOSER_ACTION_SAVE,
                          (ParlourFileChosen) parlour_window_save_to);
  name = table_game_file_get_name (table_session_get_path (self->session));
  gtk_file_chooser_set_current_name (chooser, name);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

static const ParlourAction actions[] = {
  { "win.open", NULL, G_CALLBACK (open_action) },
  /* Opens the game in a file, whose name may be of any bytes, or tells what is wrong with that. */
  { "win.open-game", "ay", G_CALLBACK (open_game) },
  /* Asks for a file and keeps the game there from now on. */
  { "win.save-as", NULL, G_CALLBACK (save_as) },
};

/* What opens and saves files. */
void
parlour_window_install_files (GtkWidgetClass *widget_class)
{
  parlour_actions_install (widget_class, actions, G_N_ELEMENTS (actions));
}

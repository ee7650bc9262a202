/* parlour-folder-group.c: the folder with the games, in the preferences
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-folder-group.h"

#include "doc-file.h"
#include "doc-trouble.h"
#include "parlour-dialog.h"
#include "parlour-file-chooser.h"
#include "parlour-last-game.h"
#include "parlour-places.h"
#include "parlour-settings.h"
#include "parlour-template.h"
#include "parlour-widgets.h"
#include "table-folder.h"
#include "table-game-file.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <unistd.h>

/* In the preferences: where games are kept. Those that are kept already go along, if somebody says so. */
struct _ParlourFolderGroup {
  AdwPreferencesGroup parent_instance;

  char *wanted; /* (nullable): the folder that somebody has chosen, or NULL for that of the program */
  char *disk; /* (nullable): where the disk of that was to be found */
  char *former; /* (nullable): where games are taken away */
  GHashTable *moved; /* (nullable) (element-type filename): those that were there, once they are looked for elsewhere */
  guint n_left; /* how many of them could not be taken away */
  gboolean is_moving;

  AdwActionRow *folder;
  GtkWidget *usual;
};

static guint told_signal;

G_DEFINE_FINAL_TYPE (ParlourFolderGroup, parlour_folder_group, ADW_TYPE_PREFERENCES_GROUP)

static void
say (ParlourFolderGroup *self,
     const char         *sentence)
{
  g_signal_emit (self, told_signal, 0, sentence);
}

/* What is shown */

static char *
tell_folder (ParlourFolderGroup *self)
{
  g_autofree char *folder = parlour_places_get_folder ();
  g_autofree char *own = parlour_places_get_own ();
  g_autofree char *name = parlour_places_tell_folder (folder);

  if (self->is_moving)
    return g_strdup (_("The games are on their way…"));
  if (g_str_equal (folder, own))
    return g_strdup (_("In a folder of the app itself, on this computer"));
  if (parlour_places_is_away ())
    /* Translators: %s is the path of a folder. */
    return g_strdup_printf (_("%s, which is not there now"), name);

  return g_steal_pointer (&name);
}

static void
tell (ParlourFolderGroup *self)
{
  g_autofree char *subtitle = tell_folder (self);
  g_autofree char *folder = parlour_places_get_folder ();
  g_autofree char *own = parlour_places_get_own ();

  adw_action_row_set_subtitle (self->folder, subtitle);
  gtk_widget_set_sensitive (GTK_WIDGET (self), !self->is_moving);
  gtk_widget_set_visible (self->usual, !g_str_equal (folder, own));
}

/* Moving */

static void
forget_moved (ParlourFolderGroup *self)
{
  g_clear_pointer (&self->former, g_free);
  g_clear_pointer (&self->moved, g_hash_table_unref);
  self->n_left = 0;
}

static void
end_moving (ParlourFolderGroup *self,
            const char         *sentence)
{
  self->is_moving = FALSE;
  forget_moved (self);
  tell (self);
  say (self, sentence);
}

static void copy_games (ParlourFolderGroup *self,
                        GPtrArray          *games);

/* The games that have come where the others were, as other programs bring them, since it was looked which there are. */
static GPtrArray *
list_new (ParlourFolderGroup *self)
{
  GPtrArray *games = table_folder_list (self->former);

  for (guint i = games->len; i > 0; i--)
    if (g_hash_table_contains (self->moved, g_ptr_array_index (games, i - 1)))
      g_ptr_array_remove_index (games, i - 1);

  return games;
}

static void
on_left (GObject      *source,
         GAsyncResult *result,
         gpointer      data)
{
  g_autoptr (ParlourFolderGroup) self = data;
  g_autoptr (GPtrArray) games = list_new (self);
  g_autofree char *sentence = NULL;
  guint n_left;

  self->n_left += table_folder_leave_finish (result);
  if (games->len > 0)
    {
      copy_games (self, games);
      return;
    }

  n_left = self->n_left;
  sentence = n_left > 0
               ? g_strdup_printf (ngettext ("%u game could not be taken away from where it was, and is there, too.",
                                            "%u games could not be taken away from where they were, and are there, too.", n_left), n_left)
               : g_strdup (_("The games are in that folder now."));
  end_moving (self, sentence);
}

/* Whether somebody goes on with a game that was copied meanwhile, which would leave an older one in its new place. */
static gboolean
has_open (GHashTable *copies)
{
  GHashTableIter iter;
  gpointer path;

  g_hash_table_iter_init (&iter, copies);
  while (g_hash_table_iter_next (&iter, &path, NULL))
    if (parlour_places_is_open (path))
      return TRUE;

  return FALSE;
}

static void
tell_not_copied (ParlourFolderGroup *self,
                 const GError       *error)
{
  g_autofree char *sentence = NULL;

  if (self->moved == NULL)
    /* Translators: %s says why, e.g. “access is denied”. */
    sentence = g_strdup_printf (_("The games stay where they are: %s"), doc_trouble_tell (error));
  else
    /* Translators: %s says why, e.g. “access is denied”. */
    sentence = g_strdup_printf (_("Games have come meanwhile where the others were, and stay there: %s"), doc_trouble_tell (error));
  end_moving (self, sentence);
}

static void
note_moved (ParlourFolderGroup *self,
            GHashTable         *copies)
{
  GHashTableIter iter;
  gpointer path;

  if (self->moved == NULL)
    self->moved = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_hash_table_iter_init (&iter, copies);
  while (g_hash_table_iter_next (&iter, &path, NULL))
    g_hash_table_add (self->moved, g_strdup (path));
}

/* The games are looked for in their new place before they leave the former. */
static void
on_copied (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  g_autoptr (ParlourFolderGroup) self = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GHashTable) copies = table_folder_copy_finish (result, &error);

  if (copies == NULL)
    {
      tell_not_copied (self, error);
      return;
    }

  if (self->moved == NULL && has_open (copies))
    {
      end_moving (self, _("A game is open. Put it back onto the shelf first."));
      return;
    }

  if (self->moved == NULL)
    parlour_places_choose (self->wanted);
  note_moved (self, copies);
  parlour_last_game_follow (parlour_settings_get (), copies);
  g_settings_sync ();
  table_folder_leave_async (copies, on_left, g_object_ref (self));
}

static void
copy_games (ParlourFolderGroup *self,
            GPtrArray          *games)
{
  g_autofree char *own = parlour_places_get_own ();

  table_folder_copy_async (games, self->wanted != NULL ? self->wanted : own, self->disk, on_copied, g_object_ref (self));
}

/* Some may have come while it was asked, or all have gone with their disk. */
static void
move_games (ParlourFolderGroup *self)
{
  g_autofree char *now = parlour_places_get_folder ();
  g_autoptr (GPtrArray) games = table_folder_list (now);

  if (parlour_places_is_away ())
    {
      g_autoptr (GError) error = doc_trouble_new (G_FILE_ERROR, G_FILE_ERROR_NOENT);

      tell_not_copied (self, error);
      return;
    }
  for (guint i = 0; i < games->len; i++)
    if (parlour_places_is_open (g_ptr_array_index (games, i)))
      {
        say (self, _("A game is open. Put it back onto the shelf first."));
        return;
      }

  self->is_moving = TRUE;
  self->former = g_steal_pointer (&now);
  tell (self);
  copy_games (self, games);
}

static void
leave_games (ParlourFolderGroup *self)
{
  parlour_places_choose (self->wanted);
  tell (self);
  say (self, _("Games are kept in that folder from now on."));
}

/* Choosing */

static void
on_response (ParlourFolderGroup *self,
             const char         *response)
{
  if (g_str_equal (response, "move"))
    move_games (self);
  else if (g_str_equal (response, "leave"))
    leave_games (self);
}

static void
ask (ParlourFolderGroup *self,
     const char         *folder,
     guint               n_games)
{
  g_autofree char *name = parlour_places_tell_folder (folder);
  /* Translators: %u is a number of games, %s the path of a folder. */
  g_autofree char *body = g_strdup_printf (ngettext ("There is %u game in “%s”. If it stays there it is no longer on the shelf, "
                                                     "but can still be opened as a file.",
                                                     "There are %u games in “%s”. If they stay there they are no longer on the shelf, "
                                                     "but can still be opened as files.", n_games), n_games, name);
  AdwMessageDialog *dialog;

  dialog = parlour_dialog_new (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), N_("Move the Games, Too?"), NULL, body,
                               "cancel", N_("_Cancel"), "leave", N_("_Leave There"), "move", N_("_Move"), NULL);
  adw_message_dialog_set_response_appearance (dialog, "move", ADW_RESPONSE_SUGGESTED);
  adw_message_dialog_set_default_response (dialog, "move");
  g_signal_connect_object (dialog, "response", G_CALLBACK (on_response), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

/* Whether a folder is one in which the program keeps what is no game that is played, as its bin, or lies there. */
static gboolean
is_of_program (const char *folder,
               const char *own)
{
  g_autofree char *data = parlour_places_get_directory ();
  g_autoptr (GFile) place = g_file_new_for_path (folder), program = g_file_new_for_path (data), games = g_file_new_for_path (own);

  return !g_file_equal (place, games) && (g_file_equal (place, program) || g_file_has_prefix (place, program));
}

/* Whether games can be put into a folder; says so if not. */
static gboolean
check_folder (ParlourFolderGroup *self,
              const char         *folder)
{
  g_autofree char *own = parlour_places_get_own ();
  g_autoptr (GError) error = NULL;
  g_autofree char *sentence = NULL;

  if (is_of_program (folder, own))
    {
      say (self, _("The app keeps other things in that folder: choose another one."));
      return FALSE;
    }
  if (g_access (folder, W_OK | X_OK) == 0)
    return TRUE;

  error = g_error_new_literal (G_FILE_ERROR, (int) g_file_error_from_errno (errno), "");
  /* Translators: %s says why, e.g. “access is denied”. */
  sentence = g_strdup_printf (_("Games cannot be put into that folder: %s"), doc_trouble_tell (error));
  say (self, sentence);

  return FALSE;
}

static void
change_folder (ParlourFolderGroup *self,
               const char         *chosen) /* or NULL */
{
  g_autofree char *own = parlour_places_get_own ();
  g_autofree char *now = parlour_places_get_folder ();
  const char *folder = chosen != NULL ? chosen : own;
  g_autoptr (GPtrArray) games = NULL;

  if (chosen == NULL)
    doc_make_directory (own, NULL);
  if (self->is_moving || table_game_file_is_same (folder, now) || !check_folder (self, folder))
    return;

  g_free (self->disk);
  self->disk = table_folder_find_disk (folder);
  g_free (self->wanted);
  self->wanted = table_game_file_is_same (folder, own) ? NULL : g_strdup (folder);
  games = table_folder_list (now);
  if (games->len > 0)
    ask (self, now, games->len);
  else
    leave_games (self);
}

/* Keeps games in a folder from now on. If there are some already it is asked whether they go there, too. */
void
parlour_folder_group_choose (ParlourFolderGroup *self,
                             GFile              *file)
{
  g_autofree char *path = g_file_get_path (file);

  if (path != NULL)
    change_folder (self, path);
  else
    say (self, _("A game can only be kept on this computer. Choose one of its folders."));
}

static void
on_choose (ParlourFolderGroup *self)
{
  GtkFileChooser *chooser = parlour_file_chooser_new (GTK_WIDGET (self), _("Where Games Are Kept"), GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER,
                                                      (ParlourFileChosen) parlour_folder_group_choose);
  g_autofree char *now = parlour_places_get_folder ();
  g_autoptr (GFile) folder = g_file_new_for_path (now);

  gtk_file_chooser_set_current_folder (chooser, folder, NULL);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

static void
on_usual (ParlourFolderGroup *self)
{
  change_folder (self, NULL);
}

/* The group */

static void
parlour_folder_group_finalize (GObject *object)
{
  ParlourFolderGroup *self = PARLOUR_FOLDER_GROUP (object);

  forget_moved (self);
  g_free (self->wanted);
  g_free (self->disk);

  G_OBJECT_CLASS (parlour_folder_group_parent_class)->finalize (object);
}

static void
parlour_folder_group_class_init (ParlourFolderGroupClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = parlour_folder_group_finalize;

  parlour_template_set (widget_class, RESOURCE_PATH "/parlour/books/folder-group.ui");
  parlour_template_set_teller (widget_class, G_CALLBACK (tell));
  gtk_widget_class_bind_template_child (widget_class, ParlourFolderGroup, folder);
  gtk_widget_class_bind_template_child (widget_class, ParlourFolderGroup, usual);
  gtk_widget_class_bind_template_callback (widget_class, on_choose);
  gtk_widget_class_bind_template_callback (widget_class, on_usual);

  /* Something is to be said, in a sentence. */
  told_signal = g_signal_new ("told", PARLOUR_TYPE_FOLDER_GROUP, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                              G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
parlour_folder_group_init (ParlourFolderGroup *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  tell (self);
}

/* Puts what is pressed below what is said of it, or beside it where the window is wide enough. */
void
parlour_folder_group_stack (ParlourFolderGroup *self,
                            gboolean            stacked)
{
  parlour_action_row_stack (self->folder, stacked);
  parlour_action_row_stack (ADW_ACTION_ROW (self->usual), stacked);
}

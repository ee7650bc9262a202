/* parlour-export.c: what is to be exported of a game, and where to
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Every file is listed with its name before anything is written, and whether
 * there is one of that name already.
 */

#include "config.h"

#include "parlour-export.h"

#include "doc-trouble.h"
#include "parlour-actions.h"
#include "parlour-export-files.h"
#include "parlour-file-chooser.h"
#include "parlour-printing.h"
#include "parlour-template.h"
#include "parlour-widgets.h"
#include "table-game-file.h"
#include "text-line.h"
#include "tongue.h"

#include <glib/gi18n.h>

struct _ParlourExport {
  ParlourSideWindow parent_instance;

  TableSession *session;
  GFile *folder; /* or NULL as long as none is chosen */
  int writing; /* the file that is being written, or `PARLOUR_N_EXPORT_FILES` */
  guint n_written;
  GError *problem_error; /* what went wrong last, or NULL */
  char *problem_file; /* the name of the file that it went wrong with, or NULL if that was printing */

  AdwPreferencesGroup *files;
  AdwActionRow *folder_row;
  GtkWidget *sheet;
  AdwComboRow *language;
  AdwComboRow *paper;
  GtkLabel *problem;
  GtkWidget *print;

  AdwActionRow *rows[PARLOUR_N_EXPORT_FILES]; /* of the files */
  GtkSwitch *wanted[PARLOUR_N_EXPORT_FILES]; /* in those */
};

static guint exported_signal;

G_DEFINE_FINAL_TYPE (ParlourExport, parlour_export, PARLOUR_TYPE_SIDE_WINDOW)

static gboolean
is_wanted (ParlourExport *self,
           int            file)
{
  return gtk_widget_get_visible (GTK_WIDGET (self->rows[file])) && gtk_switch_get_active (self->wanted[file]);
}

static gboolean
is_writing (ParlourExport *self)
{
  return self->writing < PARLOUR_N_EXPORT_FILES;
}

static const char *
get_language (ParlourExport *self)
{
  return tongue_list ()[adw_combo_row_get_selected (self->language)];
}

static char *
make_name (ParlourExport *self,
           int            file)
{
  return parlour_export_file_make_name ((ParlourExportFile) file, self->session, get_language (self));
}

static GFile *
get_file (ParlourExport *self,
          int            file)
{
  g_autofree char *name = make_name (self, file);

  return g_file_get_child (self->folder, name);
}

/* The file that the game is kept in, under whatever path. */
static gboolean
is_own_file (ParlourExport *self,
             GFile         *place)
{
  const char *own = table_session_get_path (self->session);
  const char *path = g_file_peek_path (place);

  return own != NULL && path != NULL && table_game_file_is_same (own, path);
}

/* What is shown */

static void
show_file (ParlourExport *self,
           int            file)
{
  g_autofree char *file_name = make_name (self, file);
  g_autofree char *name = table_game_file_tell_name (file_name);
  g_autoptr (GFile) place = self->folder != NULL ? get_file (self, file) : NULL;
  const char *title = parlour_export_file_get_title ((ParlourExportFile) file);
  g_autofree char *subtitle = NULL, *escaped = NULL;

  if (place != NULL && is_own_file (self, place))
    /* Translators: %s is the name of a file. */
    subtitle = g_strdup_printf (_("%s – the game is in this file already"), name);
  else if (place != NULL && g_file_query_exists (place, NULL))
    /* Translators: %s is the name of a file that is going to be written. */
    subtitle = g_strdup_printf (_("%s – replaces the file that is there"), name);
  else
    subtitle = g_strdup (name);

  escaped = g_markup_escape_text (subtitle, -1);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->rows[file]), title);
  adw_action_row_set_subtitle (self->rows[file], escaped);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->wanted[file]), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, subtitle, -1);
}

static void
update_actions (ParlourExport *self)
{
  gboolean any = FALSE;

  for (int file = 0; file < PARLOUR_N_EXPORT_FILES; file++)
    any = any || is_wanted (self, file);

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "export.write", any && self->folder != NULL && !is_writing (self));
  gtk_widget_set_sensitive (self->sheet, is_wanted (self, PARLOUR_EXPORT_SHEET));
}

static void
show_files (ParlourExport *self)
{
  g_autofree char *folder = self->folder != NULL ? g_file_get_parse_name (self->folder)
                                                 : g_strdup (_("No folder is chosen yet"));
  g_autofree char *escaped = g_markup_escape_text (folder, -1);

  adw_action_row_set_subtitle (self->folder_row, escaped);
  for (int file = 0; file < PARLOUR_N_EXPORT_FILES; file++)
    show_file (self, file);
  update_actions (self);
}

static char *
describe_problem (ParlourExport *self)
{
  const char *reason = doc_trouble_tell (self->problem_error);

  if (self->problem_file != NULL)
    /* Translators: the first %s is the name of a file, the second says why, e.g. “access is denied”. */
    return g_strdup_printf (_("“%s” could not be written: %s"), self->problem_file, reason);

  /* Translators: %s says why, e.g. “access is denied”. */
  return g_strdup_printf (_("The score sheet could not be printed: %s"), reason);
}

static void
show_problem (ParlourExport *self)
{
  g_autofree char *sentence = self->problem_error != NULL ? describe_problem (self) : NULL;

  parlour_label_say (self->problem, sentence);
}

static void
set_problem (ParlourExport *self,
             const GError  *error,
             const char    *file)
{
  g_clear_error (&self->problem_error);
  g_free (self->problem_file);
  self->problem_error = error != NULL ? g_error_copy (error) : NULL;
  self->problem_file = g_strdup (file);
  show_problem (self);
}

static void
on_language (ParlourExport *self)
{
  show_files (self);
  show_problem (self);
}

/* Writing, one file after the other */

static void write_next (ParlourExport *self);

static void
fail (ParlourExport *self,
      const GError  *error)
{
  g_autofree char *file_name = make_name (self, self->writing);
  g_autofree char *name = table_game_file_tell_name (file_name);

  self->writing = PARLOUR_N_EXPORT_FILES;
  set_problem (self, error, name);
  show_files (self);
}

static void
go_on (ParlourExport *self)
{
  self->n_written++;
  self->writing++;
  write_next (self);
}

/* The game is written into its own file by itself: only a record has such a name. */
static void
write_own_file (ParlourExport *self)
{
  const GError *error = table_session_get_error (self->session);

  if (error != NULL)
    fail (self, error);
  else
    go_on (self);
}

static void
on_written (GObject      *source,
            GAsyncResult *result,
            gpointer      data)
{
  g_autoptr (ParlourExport) self = data;
  g_autoptr (GError) error = NULL;
  gboolean written = g_file_replace_contents_finish (G_FILE (source), result, NULL, &error);

  /* The window may have been closed in the meantime. */
  if (self->session == NULL)
    return;

  if (!written)
    {
      fail (self, error);
      return;
    }

  go_on (self);
}

static const char *
get_paper (ParlourExport *self)
{
  return adw_combo_row_get_selected (self->paper) == 0 ? GTK_PAPER_NAME_A4 : GTK_PAPER_NAME_LETTER;
}

static void
finish (ParlourExport *self)
{
  g_autofree char *name = g_file_get_parse_name (self->folder);
  g_autofree char *folder = text_isolate (name);
  g_autofree char *sentence = g_strdup_printf (
    /* Translators: %d is how many files were written, %s a folder. */
    ngettext ("%d file was written to %s.", "%d files were written to %s.", (gulong) self->n_written),
    (int) self->n_written, folder);

  g_signal_emit (self, exported_signal, 0, sentence, self->folder);
  gtk_window_close (GTK_WINDOW (self));
}

static void
write_next (ParlourExport *self)
{
  g_autoptr (GFile) place = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;

  while (is_writing (self) && !is_wanted (self, self->writing))
    self->writing++;

  if (!is_writing (self))
    {
      finish (self);
      return;
    }

  place = get_file (self, self->writing);
  if (is_own_file (self, place))
    {
      write_own_file (self);
      return;
    }

  bytes = parlour_export_file_make_bytes ((ParlourExportFile) self->writing, self->session, get_language (self),
                                          get_paper (self), &error);
  if (bytes == NULL)
    {
      fail (self, error);
      return;
    }

  g_file_replace_contents_bytes_async (place, bytes, NULL, FALSE, G_FILE_CREATE_NONE, NULL, on_written,
                                       g_object_ref (self));
}

static void
write_files (ParlourExport *self)
{
  set_problem (self, NULL, NULL);
  self->n_written = 0;
  self->writing = 0;
  update_actions (self);
  write_next (self);
}

/* Elsewhere */

static void
print_sheet (ParlourExport *self)
{
  g_autoptr (GError) error = NULL;

  set_problem (self, NULL, NULL);
  if (!parlour_printing_print (GTK_WINDOW (self), table_session_get_record (self->session), get_language (self),
                               get_paper (self), &error))
    set_problem (self, error, NULL);
}

static void
choose_folder (ParlourExport *self)
{
  GtkFileChooser *chooser = parlour_file_chooser_new (GTK_WIDGET (self), _("Export into a Folder"), GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER,
                                                      (ParlourFileChosen) parlour_export_set_folder);

  if (self->folder != NULL)
    gtk_file_chooser_set_current_folder (chooser, self->folder, NULL);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

/* The object */

static void
parlour_export_dispose (GObject *object)
{
  ParlourExport *self = PARLOUR_EXPORT (object);

  g_clear_object (&self->session);
  g_clear_object (&self->folder);
  g_clear_error (&self->problem_error);
  g_clear_pointer (&self->problem_file, g_free);

  G_OBJECT_CLASS (parlour_export_parent_class)->dispose (object);
}

static const ParlourAction actions[] = {
  { "export.write", NULL, G_CALLBACK (write_files) },
  { "export.print", NULL, G_CALLBACK (print_sheet) },
  { "export.choose-folder", NULL, G_CALLBACK (choose_folder) },
};

static void
parlour_export_class_init (ParlourExportClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = parlour_export_dispose;

  /* All files are written. */
  exported_signal = g_signal_new ("exported", PARLOUR_TYPE_EXPORT, G_SIGNAL_RUN_LAST,
                                         0, NULL, NULL, NULL, G_TYPE_NONE, 2, G_TYPE_STRING, G_TYPE_FILE);

  parlour_template_set (widget_class, RESOURCE_PATH "/parlour/end/export.ui");
  gtk_widget_class_bind_template_child (widget_class, ParlourExport, files);
  gtk_widget_class_bind_template_child (widget_class, ParlourExport, folder_row);
  gtk_widget_class_bind_template_child (widget_class, ParlourExport, sheet);
  gtk_widget_class_bind_template_child (widget_class, ParlourExport, language);
  gtk_widget_class_bind_template_child (widget_class, ParlourExport, paper);
  gtk_widget_class_bind_template_child (widget_class, ParlourExport, problem);
  gtk_widget_class_bind_template_child (widget_class, ParlourExport, print);
  parlour_actions_install (widget_class, actions, G_N_ELEMENTS (actions));
}

/* A file that can be exported, with a switch that says whether it shall be. */
static void
add_row (ParlourExport *self,
         int            file)
{
  GtkWidget *wanted = g_object_new (GTK_TYPE_SWITCH, "active", TRUE, "valign", GTK_ALIGN_CENTER, NULL);

  self->wanted[file] = GTK_SWITCH (wanted);
  self->rows[file] = g_object_new (ADW_TYPE_ACTION_ROW, "subtitle-lines", 4, "activatable-widget", wanted, NULL);
  adw_action_row_add_suffix (self->rows[file], wanted);
  g_signal_connect_object (wanted, "notify::active", G_CALLBACK (update_actions), self, G_CONNECT_SWAPPED);
  adw_preferences_group_add (self->files, GTK_WIDGET (self->rows[file]));
}

static void
parlour_export_init (ParlourExport *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  parlour_group_show_whole (self->files);

  self->writing = PARLOUR_N_EXPORT_FILES;
  for (int file = 0; file < PARLOUR_N_EXPORT_FILES; file++)
    add_row (self, file);
}

/* Languages under their own names, that of the interface first chosen. */
static void
offer_languages (ParlourExport *self)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  guint chosen = 0;

  for (guint i = 0; tongue_list ()[i] != NULL; i++)
    {
      gtk_string_list_append (names, tongue_get_name (tongue_list ()[i]));
      if (g_strcmp0 (tongue_list ()[i], tongue_get_language ()) == 0)
        chosen = i;
    }
  adw_combo_row_set_model (self->language, G_LIST_MODEL (names));
  adw_combo_row_set_selected (self->language, chosen);
}

/* In a sandbox no folder is there before it is chosen: what would be written home
 * is gone when the program ends. */
static GFile *
find_folder (void)
{
  const char *documents = g_get_user_special_dir (G_USER_DIRECTORY_DOCUMENTS);

  if (g_getenv ("FLATPAK_ID") != NULL)
    return NULL;
  if (documents != NULL && g_file_test (documents, G_FILE_TEST_IS_DIR))
    return g_file_new_for_path (documents);

  return g_file_new_for_path (g_get_home_dir ());
}

/* Makes a window that exports a game: all of it after the end, before only the record and the
 * chronicle. */
GtkWindow *
parlour_export_new (GtkWindow    *parent,
                    TableSession *session)
{
  const gboolean finished = parlour_export_file_is_offered (PARLOUR_EXPORT_SHEET, session);
  ParlourExport *self = parlour_side_window_new (PARLOUR_TYPE_EXPORT, parent, 620, finished ? 860 : 420);

  self->session = g_object_ref (session);
  self->folder = find_folder ();

  for (int file = 0; file < PARLOUR_N_EXPORT_FILES; file++)
    gtk_widget_set_visible (GTK_WIDGET (self->rows[file]),
                            parlour_export_file_is_offered ((ParlourExportFile) file, session));
  gtk_widget_set_visible (self->sheet, finished);
  gtk_widget_set_visible (self->print, finished);

  offer_languages (self);
  adw_combo_row_set_selected (self->paper, g_str_equal (gtk_paper_size_get_default (), GTK_PAPER_NAME_LETTER) ? 1 : 0);
  g_signal_connect_object (self->language, "notify::selected", G_CALLBACK (show_files), self, G_CONNECT_SWAPPED);
  show_files (self);
  parlour_language_follow (self, G_CALLBACK (on_language));

  return GTK_WINDOW (self);
}

/* Says where the files go. */
void
parlour_export_set_folder (ParlourExport *self,
                           GFile         *folder)
{
  g_set_object (&self->folder, folder);
  set_problem (self, NULL, NULL);
  show_files (self);
}

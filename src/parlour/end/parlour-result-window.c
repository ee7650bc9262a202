/* parlour-result-window.c: how a game ended, for others
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A picture and a text, to be copied to where a group talks.
 */

#include "config.h"

#include "parlour-result-window.h"

#include "doc-trouble.h"
#include "parlour-actions.h"
#include "parlour-code.h"
#include "parlour-export-files.h"
#include "parlour-file-chooser.h"
#include "parlour-result-picture.h"
#include "parlour-result.h"
#include "parlour-settings.h"
#include "parlour-template.h"
#include "parlour-toasts.h"
#include "parlour-widgets.h"
#include "table-play-export.h"
#include "tongue.h"

#include <glib/gi18n.h>

struct _ParlourResultWindow {
  ParlourSideWindow parent_instance;

  TableSession *session;
  GBytes *picture; /* as it goes into a file */
  char *result; /* as it is pasted */

  ParlourToasts *toasts;
  GtkPicture *image;
  GtkLabel *text;
  AdwPreferencesGroup *play; /* of what goes to BG Stats */
  GtkEditable *place;
  ParlourCode *code;
  GtkWidget *no_code;
};

G_DEFINE_FINAL_TYPE (ParlourResultWindow, parlour_result_window, PARLOUR_TYPE_SIDE_WINDOW)

/* A play may have more to tell than there is room for in a code. */
static void
show_code (ParlourResultWindow *self)
{
  const TableRecord *record;
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();
  g_autofree char *link = NULL;
  gboolean is_shown;
  TableScore score;

  if (self->session == NULL)
    return;

  record = table_session_get_record (self->session);
  if (!table_state_get_score (table_record_get_state (record), &score) || !score.final)
    return;

  link = table_play_to_link (&score, record, gtk_editable_get_text (self->place), now);
  is_shown = parlour_code_set_text (self->code, link);
  gtk_widget_set_visible (GTK_WIDGET (self->code), is_shown);
  gtk_widget_set_visible (self->no_code, !is_shown);
}

/* In the language of the moment. A game that was opened from elsewhere may go on there, and has no result then. */
static void
show_result (ParlourResultWindow *self)
{
  const TableRecord *record;
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();
  g_autoptr (GdkTexture) texture = NULL;

  if (self->session == NULL || !table_state_is_finished (table_session_get_state (self->session)))
    return;

  record = table_session_get_record (self->session);
  g_clear_pointer (&self->picture, g_bytes_unref);
  g_free (self->result);
  self->picture = parlour_result_picture_make (record, now);
  self->result = parlour_result_tell (record, now);
  texture = gdk_texture_new_from_bytes (self->picture, NULL);
  gtk_picture_set_paintable (self->image, GDK_PAINTABLE (texture));
  gtk_picture_set_alternative_text (self->image, self->result);
  gtk_label_set_label (self->text, self->result);
  show_code (self);
}

static void
tell (ParlourResultWindow *self,
      const char          *sentence)
{
  parlour_toasts_show (self->toasts, adw_toast_new (sentence));
}

static void
copy_text (ParlourResultWindow *self)
{
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), self->result);
  tell (self, _("The text is copied"));
}

static void
copy_picture (ParlourResultWindow *self)
{
  gdk_clipboard_set_texture (gtk_widget_get_clipboard (GTK_WIDGET (self)), GDK_TEXTURE (gtk_picture_get_paintable (self->image)));
  tell (self, _("The picture is copied"));
}

static void
on_saved (GObject      *source,
          GAsyncResult *result,
          gpointer      data)
{
  g_autoptr (ParlourResultWindow) self = data;
  g_autoptr (GError) error = NULL;
  g_autofree char *problem = NULL;

  if (!g_file_replace_contents_finish (G_FILE (source), result, NULL, &error))
    /* Translators: %s says why, e.g. “access is denied”. */
    problem = g_strdup_printf (_("The picture could not be saved: %s"), doc_trouble_tell (error));
  /* The window may have been closed in the meantime. */
  if (self->session != NULL)
    tell (self, problem != NULL ? problem : _("The picture is saved"));
}

static void
save_to (gpointer data,
         GFile   *file)
{
  ParlourResultWindow *self = data;

  g_file_replace_contents_bytes_async (file, self->picture, NULL, FALSE, G_FILE_CREATE_NONE, NULL, on_saved, g_object_ref (self));
}

static void
save_picture (ParlourResultWindow *self)
{
  static const char *const endings[] = { ".png", NULL };
  g_autofree char *name = parlour_export_file_make_name (PARLOUR_EXPORT_PICTURE, self->session, tongue_get_language ());
  GtkFileChooser *chooser = parlour_file_chooser_new (GTK_WIDGET (self), _("Save the Picture"), GTK_FILE_CHOOSER_ACTION_SAVE, save_to);

  parlour_file_chooser_offer (chooser, _("Pictures"), endings);
  gtk_file_chooser_set_current_name (chooser, name);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

static void
parlour_result_window_dispose (GObject *object)
{
  ParlourResultWindow *self = PARLOUR_RESULT_WINDOW (object);

  g_clear_object (&self->session);
  g_clear_pointer (&self->picture, g_bytes_unref);
  g_clear_pointer (&self->result, g_free);

  G_OBJECT_CLASS (parlour_result_window_parent_class)->dispose (object);
}

static const ParlourAction actions[] = {
  { "result.copy-text", NULL, G_CALLBACK (copy_text) },
  { "result.copy-picture", NULL, G_CALLBACK (copy_picture) },
  { "result.save-picture", NULL, G_CALLBACK (save_picture) },
};

static void
parlour_result_window_class_init (ParlourResultWindowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = parlour_result_window_dispose;

  parlour_template_set (widget_class, RESOURCE_PATH "/parlour/end/result-window.ui");
  parlour_template_set_teller (widget_class, G_CALLBACK (show_result));
  gtk_widget_class_bind_template_child (widget_class, ParlourResultWindow, toasts);
  gtk_widget_class_bind_template_child (widget_class, ParlourResultWindow, image);
  gtk_widget_class_bind_template_child (widget_class, ParlourResultWindow, text);
  gtk_widget_class_bind_template_child (widget_class, ParlourResultWindow, no_code);
  gtk_widget_class_bind_template_child (widget_class, ParlourResultWindow, place);
  gtk_widget_class_bind_template_child (widget_class, ParlourResultWindow, play);
  gtk_widget_class_bind_template_child (widget_class, ParlourResultWindow, code);
  parlour_actions_install (widget_class, actions, G_N_ELEMENTS (actions));
}

static void
parlour_result_window_init (ParlourResultWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  parlour_group_show_whole (self->play);
  g_settings_bind (parlour_settings_get (), "place", self->place, "text", G_SETTINGS_BIND_DEFAULT);
  g_signal_connect_object (self->place, "notify::text", G_CALLBACK (show_code), self, G_CONNECT_SWAPPED);
}

/* Makes a window with how a game ended that is over. */
GtkWindow *
parlour_result_window_new (GtkWindow    *parent,
                           TableSession *session)
{
  ParlourResultWindow *self;

  g_return_val_if_fail (table_state_is_finished (table_session_get_state (session)), NULL);

  self = parlour_side_window_new (PARLOUR_TYPE_RESULT_WINDOW, parent, 760, G_MAXINT);
  self->session = g_object_ref (session);
  show_result (self);

  return GTK_WINDOW (self);
}

/* parlour-trouble-bar.c: what is said when the game cannot be written
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-trouble-bar.h"

#include "parlour-actions.h"
#include "parlour-template.h"

#include <glib/gi18n.h>

/* Says why the game is not on the disk, and what can be done about it. It is only seen then. */
struct _ParlourTroubleBar {
  AdwBin parent_instance;

  TableSession *session;

  GtkRevealer *revealer;
  GtkLabel *trouble;
  GtkWidget *retry_button;
  GtkWidget *compare_button;
  GtkWidget *other_button;
  GtkWidget *overwrite_button;
};

G_DEFINE_FINAL_TYPE (ParlourTroubleBar, parlour_trouble_bar, ADW_TYPE_BIN)

/* The game is written by itself as soon as that can be done. Against another writer
 * there is nothing to do but to choose. */
static const char *
get_advice (const GError *error)
{
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_WRONG_ETAG))
    return NULL;
  if (g_error_matches (error, G_FILE_ERROR, G_FILE_ERROR_NOSPC))
    return _("Make room on the disk, and the game is written by itself, or save it elsewhere.");
  if (g_error_matches (error, G_FILE_ERROR, G_FILE_ERROR_NOENT)
      || g_error_matches (error, G_FILE_ERROR, G_FILE_ERROR_NOTDIR))
    return _("Put the folder of the game back, and the game is written by itself, or save it elsewhere.");
  if (g_error_matches (error, G_FILE_ERROR, G_FILE_ERROR_ACCES)
      || g_error_matches (error, G_FILE_ERROR, G_FILE_ERROR_ROFS))
    return _("Allow writing into the folder of the game, and the game is written by itself, or save it elsewhere.");
  if (g_error_matches (error, G_FILE_ERROR, G_FILE_ERROR_PERM))
    return _("Allow the file to be changed, and the game is written by itself, or save it elsewhere.");
  if (g_error_matches (error, G_FILE_ERROR, G_FILE_ERROR_LOOP))
    return _("Leave the file one name only, and the game is written by itself, or save it elsewhere.");

  return _("It is tried again by itself. Save the game elsewhere if that does not help.");
}

static void
tell (ParlourTroubleBar *self,
      const GError      *error)
{
  gboolean has_other_writer = g_error_matches (error, G_IO_ERROR, G_IO_ERROR_WRONG_ETAG);
  g_autofree char *trouble = table_session_tell_error (self->session);
  const char *advice = get_advice (error);
  g_autofree char *text = g_strjoin ("\n", trouble, advice, NULL);

  gtk_label_set_label (self->trouble, text);
  gtk_widget_set_visible (self->retry_button, !has_other_writer);
  gtk_widget_set_visible (self->compare_button, has_other_writer);
  gtk_widget_set_visible (self->other_button, has_other_writer);
  gtk_widget_set_visible (self->overwrite_button, has_other_writer);
}

static void
show_error (ParlourTroubleBar *self)
{
  const GError *error = self->session != NULL ? table_session_get_error (self->session) : NULL;

  if (error != NULL)
    tell (self, error);
  gtk_revealer_set_reveal_child (self->revealer, error != NULL);
}

static void
retry (ParlourTroubleBar *self)
{
  if (self->session != NULL)
    table_session_retry_saving (self->session, FALSE);
}

static void
forget_session (ParlourTroubleBar *self)
{
  if (self->session != NULL)
    g_signal_handlers_disconnect_by_data (self->session, self);
  g_clear_object (&self->session);
}

static void
parlour_trouble_bar_dispose (GObject *object)
{
  forget_session (PARLOUR_TROUBLE_BAR (object));

  G_OBJECT_CLASS (parlour_trouble_bar_parent_class)->dispose (object);
}

static const ParlourAction actions[] = {
  /* Tries again to write the game. */
  { "trouble.retry", NULL, G_CALLBACK (retry) },
};

static void
parlour_trouble_bar_class_init (ParlourTroubleBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = parlour_trouble_bar_dispose;
  parlour_actions_install (widget_class, actions, G_N_ELEMENTS (actions));

  parlour_template_set (widget_class, RESOURCE_PATH "/parlour/play/trouble-bar.ui");
  parlour_template_set_teller (widget_class, G_CALLBACK (show_error));
  gtk_widget_class_bind_template_child (widget_class, ParlourTroubleBar, revealer);
  gtk_widget_class_bind_template_child (widget_class, ParlourTroubleBar, trouble);
  gtk_widget_class_bind_template_child (widget_class, ParlourTroubleBar, retry_button);
  gtk_widget_class_bind_template_child (widget_class, ParlourTroubleBar, compare_button);
  gtk_widget_class_bind_template_child (widget_class, ParlourTroubleBar, other_button);
  gtk_widget_class_bind_template_child (widget_class, ParlourTroubleBar, overwrite_button);
}

static void
parlour_trouble_bar_init (ParlourTroubleBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Tells of a game from now on, or of none. */
void
parlour_trouble_bar_set_session (ParlourTroubleBar *self,
                                 TableSession      *session)
{
  forget_session (self);
  if (session != NULL)
    {
      self->session = g_object_ref (session);
      g_signal_connect_swapped (session, "error", G_CALLBACK (show_error), self);
    }
  show_error (self);
}

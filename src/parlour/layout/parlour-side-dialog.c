/* parlour-side-dialog.c: what can be entered at any step
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The game does not wait for a note or for what a player really has, so there
 * is no place for them on its page.
 */

#include "config.h"

#include "parlour-side-dialog.h"

#include "parlour-page.h"
#include "parlour-template.h"
#include "parlour-toasts.h"
#include "parlour-widgets.h"

#include <glib/gi18n.h>

struct _ParlourSideDialog {
  ParlourSideWindow parent_instance;

  TableSession *session;
  const char *title; /* as it is to be translated */
  GtkWindow *parent; /* weak */
  GtkWidget *focus; /* weak: what had the focus there */

  GtkScrolledWindow *scroller;
  ParlourToasts *toasts;
  AdwBin *place;
  AdwBin *action_place;
};

G_DEFINE_FINAL_TYPE (ParlourSideDialog, parlour_side_dialog, PARLOUR_TYPE_SIDE_WINDOW)

static void
tell (ParlourSideDialog *self,
      const char        *sentence,
      int                rule,
      ParlourPage       *anyway)
{
  parlour_toasts_refuse (self->toasts, sentence, table_session_get_game (self->session), rule, anyway);
}

static void
tell_title (ParlourSideDialog *self)
{
  gtk_window_set_title (GTK_WINDOW (self), gettext (self->title));
}

static void
on_entered (ParlourSideDialog *self,
            const TableEvent  *event,
            int                roller)
{
  table_session_play (self->session, event, (TableRoller) roller);
  gtk_window_destroy (GTK_WINDOW (self));
}

/* They are undone together. */
static void
on_all_entered (ParlourSideDialog       *self,
                const TableEvent *const *events,
                guint                    n_events,
                int                      roller)
{
  table_session_play_all (self->session, events, n_events, (TableRoller) roller);
  gtk_window_destroy (GTK_WINDOW (self));
}

static void
on_entered_anyway (ParlourSideDialog       *self,
                   const TableEvent *const *events,
                   guint                    n_events,
                   int                      roller)
{
  table_session_play_anyway (self->session, events, n_events, (TableRoller) roller);
  gtk_window_destroy (GTK_WINDOW (self));
}

static void
on_response (ParlourSideDialog *self,
             const char        *response)
{
  if (g_str_equal (response, "leave"))
    gtk_window_destroy (GTK_WINDOW (self));
}

/* What was filled in is not lost without a word. */
static gboolean
on_close_request (ParlourSideDialog *self)
{
  ParlourPage *page = PARLOUR_PAGE (adw_bin_get_child (self->place));

  if (!parlour_page_has_input (page))
    return GDK_EVENT_PROPAGATE;

  parlour_page_ask_about_input (page, G_CALLBACK (on_response), self);

  return GDK_EVENT_STOP;
}

static void
on_changed (ParlourSideDialog *self)
{
  parlour_page_update (PARLOUR_PAGE (adw_bin_get_child (self->place)));
}

/* Whoever writes a note in between goes on where they were. */
static void
keep_focus (ParlourSideDialog *self,
            GtkWindow         *parent)
{
  g_set_weak_pointer (&self->parent, parent);
  g_set_weak_pointer (&self->focus, gtk_window_get_focus (parent));
}

static gboolean
is_inside (GtkWidget *widget,
           GtkWindow *window)
{
  return widget != NULL && gtk_widget_get_root (widget) == GTK_ROOT (window) && gtk_widget_get_mapped (widget);
}

static void
on_unmap (ParlourSideDialog *self)
{
  if (self->parent == NULL || is_inside (gtk_window_get_focus (self->parent), self->parent))
    return;

  if (is_inside (self->focus, self->parent))
    gtk_widget_grab_focus (self->focus);
  else
    gtk_widget_child_focus (GTK_WIDGET (self->parent), GTK_DIR_TAB_FORWARD);
}

static void
parlour_side_dialog_dispose (GObject *object)
{
  ParlourSideDialog *self = PARLOUR_SIDE_DIALOG (object);

  if (self->session != NULL)
    g_signal_handlers_disconnect_by_data (self->session, self);
  g_clear_object (&self->session);
  g_clear_weak_pointer (&self->parent);
  g_clear_weak_pointer (&self->focus);

  G_OBJECT_CLASS (parlour_side_dialog_parent_class)->dispose (object);
}

static void
parlour_side_dialog_class_init (ParlourSideDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = parlour_side_dialog_dispose;

  parlour_template_set (widget_class, RESOURCE_PATH "/parlour/layout/side-dialog.ui");
  parlour_template_set_teller (widget_class, G_CALLBACK (tell_title));
  gtk_widget_class_bind_template_child (widget_class, ParlourSideDialog, toasts);
  gtk_widget_class_bind_template_child (widget_class, ParlourSideDialog, scroller);
  gtk_widget_class_bind_template_child (widget_class, ParlourSideDialog, place);
  gtk_widget_class_bind_template_child (widget_class, ParlourSideDialog, action_place);
}

static void
parlour_side_dialog_init (ParlourSideDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect (self, "unmap", G_CALLBACK (on_unmap), NULL);
  g_signal_connect (self, "close-request", G_CALLBACK (on_close_request), NULL);
}

/* What is entered in a line or two needs no more room than that. */
static void
set_size (ParlourSideDialog *self,
          GtkWindow         *parent)
{
  gboolean large = parlour_page_is_large (PARLOUR_PAGE (adw_bin_get_child (self->place)));

  parlour_window_fit (GTK_WINDOW (self), parent, large ? 800 : 480, large ? 680 : -1);
  gtk_scrolled_window_set_propagate_natural_height (self->scroller, !large);
}

/* Makes a window in which something is entered that the game does not wait for. The title is
 * marked for translation, and stays. */
GtkWindow *
parlour_side_dialog_new (GtkWindow    *parent,
                         TableSession *session,
                         GType         form,
                         const char   *title)
{
  GtkWidget *page;
  ParlourSideDialog *self = g_object_new (PARLOUR_TYPE_SIDE_DIALOG, NULL);

  self->title = title;
  tell_title (self);
  parlour_window_set_parent (GTK_WINDOW (self), parent);
  self->session = g_object_ref (session);
  page = g_object_new (form, "session", session, NULL);
  g_signal_connect_object (page, "entered", G_CALLBACK (on_entered), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "all-entered", G_CALLBACK (on_all_entered), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "entered-anyway", G_CALLBACK (on_entered_anyway), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "complained", G_CALLBACK (tell), self, G_CONNECT_SWAPPED);
  g_signal_connect_swapped (session, "changed", G_CALLBACK (on_changed), self);
  adw_bin_set_child (self->place, page);
  adw_bin_set_child (self->action_place, parlour_page_get_action (PARLOUR_PAGE (page)));
  set_size (self, parent);
  keep_focus (self, parent);

  return GTK_WINDOW (self);
}

/* parlour-display-opener.c: when the display for the table is there
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-display-opener.h"

#include "parlour-display.h"
#include "parlour-settings.h"

/* How long it takes a window to come onto its monitor, in milliseconds. */
#define TIME_TO_ARRIVE 400

/* Opens the display of the game on a page, and closes it: on demand, and by itself where there
 * is another monitor for it. */
struct _ParlourDisplayOpener {
  GObject parent_instance;

  GtkWidget *page; /* unowned: it owns this */
  TableSession *session;
  ParlourDisplay *display; /* weak: it may be closed by anybody */
  gboolean opened_itself;
  guint opens;
};

G_DEFINE_FINAL_TYPE (ParlourDisplayOpener, parlour_display_opener, G_TYPE_OBJECT)

static GtkWindow *
get_window (ParlourDisplayOpener *self)
{
  return GTK_WINDOW (gtk_widget_get_root (self->page));
}

static gboolean
open_display (ParlourDisplayOpener *self)
{
  GdkMonitor *other = parlour_display_find_other (get_window (self));

  g_set_weak_pointer (&self->display, parlour_display_new (self->session));
  if (other != NULL)
    gtk_window_fullscreen_on_monitor (GTK_WINDOW (self->display), other);
  gtk_window_present (GTK_WINDOW (self->display));

  return other != NULL;
}

static void
close_display (ParlourDisplayOpener *self)
{
  g_clear_handle_id (&self->opens, g_source_remove);
  self->opened_itself = FALSE;
  if (self->display != NULL)
    gtk_window_destroy (GTK_WINDOW (self->display));
  g_clear_weak_pointer (&self->display);
}

static gboolean
on_time_to_open (gpointer data)
{
  ParlourDisplayOpener *self = data;

  self->opens = 0;
  if (self->session == NULL || self->display != NULL || parlour_display_find_other (get_window (self)) == NULL)
    return G_SOURCE_REMOVE;

  self->opened_itself = open_display (self);

  /* The keys are for the game all the same. */
  gtk_window_present (get_window (self));

  return G_SOURCE_REMOVE;
}

/* A television was switched on or off. One that went off does not leave its
 * display on top of the game. */
static void
on_monitors (ParlourDisplayOpener *self,
             guint                 position,
             guint                 n_removed,
             guint                 n_added)
{
  if (n_removed > n_added && self->opened_itself)
    close_display (self);
  else if (n_added > n_removed)
    parlour_display_opener_offer (self);
}

static void
parlour_display_opener_dispose (GObject *object)
{
  ParlourDisplayOpener *self = PARLOUR_DISPLAY_OPENER (object);

  close_display (self);
  g_clear_object (&self->session);

  G_OBJECT_CLASS (parlour_display_opener_parent_class)->dispose (object);
}

static void
parlour_display_opener_class_init (ParlourDisplayOpenerClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = parlour_display_opener_dispose;
}

static void
parlour_display_opener_init (ParlourDisplayOpener *self)
{
}

/* Makes what opens the display of the game that is on a page. The page has to outlive it. */
ParlourDisplayOpener *
parlour_display_opener_new (GtkWidget *page)
{
  ParlourDisplayOpener *self = g_object_new (PARLOUR_TYPE_DISPLAY_OPENER, NULL);

  self->page = page;
  g_signal_connect_object (gdk_display_get_monitors (gtk_widget_get_display (page)), "items-changed",
                           G_CALLBACK (on_monitors), self, G_CONNECT_SWAPPED);

  return self;
}

/* Closes the display of another game, and opens that of this one if it opens by itself. */
void
parlour_display_opener_set_session (ParlourDisplayOpener *self,
                                    TableSession         *session)
{
  if (!g_set_object (&self->session, session))
    return;

  close_display (self);
  parlour_display_opener_offer (self);
}

/* Opens the display soon, if the page is to be seen, there is another monitor, and the table
 * wants that. */
void
parlour_display_opener_offer (ParlourDisplayOpener *self)
{
  if (self->session == NULL || self->display != NULL || self->opens != 0
      || !gtk_widget_get_mapped (self->page) || !g_settings_get_boolean (parlour_settings_get (), "display-opens"))
    return;

  /* A window knows where it is only some time after it is shown first. */
  self->opens = g_timeout_add (TIME_TO_ARRIVE, on_time_to_open, self);
}

/* Opens the display, or closes it again. */
void
parlour_display_opener_toggle (ParlourDisplayOpener *self)
{
  g_return_if_fail (self->session != NULL);

  if (self->display != NULL)
    close_display (self);
  else
    open_display (self);
}

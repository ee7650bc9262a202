/* parlour-inhibitor.c: a screen that stays on while a game is played
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-inhibitor.h"

#include "parlour-settings.h"

#include <glib/gi18n.h>

/* How long a game that nobody plays on is still being played: some turns are long, but a group that has gone to bed
 * leaves its computer on. */
#define SECONDS_TO_THINK (30 * 60)

/* Keeps the desktop from switching the screen off while a table plays, which looks at it far
 * more often than it touches it. A display that fills a screen is there to be looked at, however
 * long somebody thinks. After the end of the game, and where the table does not want it, the
 * desktop does as it does always. */
struct _ParlourInhibitor {
  GObject parent_instance;

  GtkWidget *owner; /* unowned: the display, or the page of a game */
  TableSession *session;
  guint thinks; /* until when the game is still being played, 0 when that is over */
  gboolean inhibits;
  guint cookie; /* 0 where the desktop knows of no such thing */
};

G_DEFINE_FINAL_TYPE (ParlourInhibitor, parlour_inhibitor, G_TYPE_OBJECT)

static gboolean
is_wanted (ParlourInhibitor *self)
{
  if (self->session == NULL || table_state_is_finished (table_session_get_state (self->session))
      || !g_settings_get_boolean (parlour_settings_get (), "keep-screen-on"))
    return FALSE;

  /* Under Wayland the toolkit asks for a window, which a page has as soon as it is to be seen. */
  if (!GTK_IS_WINDOW (gtk_widget_get_root (self->owner)))
    return FALSE;

  return GTK_IS_WINDOW (self->owner) ? gtk_window_is_fullscreen (GTK_WINDOW (self->owner)) : self->thinks != 0;
}

static void
update (ParlourInhibitor *self)
{
  GApplication *application = g_application_get_default ();
  const gboolean wanted = application != NULL && is_wanted (self);

  if (self->inhibits == wanted)
    return;

  self->inhibits = wanted;
  if (wanted)
    self->cookie = gtk_application_inhibit (GTK_APPLICATION (application), GTK_WINDOW (gtk_widget_get_root (self->owner)),
                                            GTK_APPLICATION_INHIBIT_IDLE,
                                            /* Translators: why the screen stays on. */
                                            _("A game is being played"));
  else if (self->cookie != 0)
    gtk_application_uninhibit (GTK_APPLICATION (application), self->cookie);
}

static gboolean
on_thought (gpointer data)
{
  ParlourInhibitor *self = data;

  self->thinks = 0;
  update (self);

  return G_SOURCE_REMOVE;
}

static void
on_played (ParlourInhibitor *self)
{
  g_clear_handle_id (&self->thinks, g_source_remove);
  self->thinks = g_timeout_add_seconds (SECONDS_TO_THINK, on_thought, self);
  update (self);
}

static void
parlour_inhibitor_dispose (GObject *object)
{
  ParlourInhibitor *self = PARLOUR_INHIBITOR (object);

  parlour_inhibitor_set_session (self, NULL);

  G_OBJECT_CLASS (parlour_inhibitor_parent_class)->dispose (object);
}

static void
parlour_inhibitor_class_init (ParlourInhibitorClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = parlour_inhibitor_dispose;
}

static void
parlour_inhibitor_init (ParlourInhibitor *self)
{
  g_signal_connect_object (parlour_settings_get (), "changed::keep-screen-on", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
}

/* Makes what keeps the screen on: of a display as long as that fills the screen, of the page of
 * a game for half an hour after somebody played. Its owner has to outlive it. */
ParlourInhibitor *
parlour_inhibitor_new (GtkWidget *owner)
{
  ParlourInhibitor *self = g_object_new (PARLOUR_TYPE_INHIBITOR, NULL);

  self->owner = owner;
  g_signal_connect_object (owner, "notify::root", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  if (GTK_IS_WINDOW (owner))
    g_signal_connect_object (owner, "notify::fullscreened", G_CALLBACK (update), self, G_CONNECT_SWAPPED);

  return self;
}

/* Follows another game, or none. */
void
parlour_inhibitor_set_session (ParlourInhibitor *self,
                               TableSession     *session)
{
  if (self->session != NULL)
    g_signal_handlers_disconnect_by_data (self->session, self);
  g_clear_handle_id (&self->thinks, g_source_remove);
  g_set_object (&self->session, session);
  if (session != NULL)
    {
      g_signal_connect_swapped (session, "changed", G_CALLBACK (on_played), self);
      on_played (self);
    }
  update (self);
}

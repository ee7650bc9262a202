/* parlour-waiting-bar.c: what is said while events wait for the game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-waiting-bar.h"

#include "parlour-actions.h"
#include "parlour-dialog.h"
#include "parlour-template.h"

#include <glib/gi18n.h>

/* Says how many events wait until the game comes to them, and lets it go on without them. It is
 * only seen as long as any do. */
struct _ParlourWaitingBar {
  AdwBin parent_instance;

  TableSession *session;
  guint n_told; /* how many waited when any did */

  GtkRevealer *revealer;
  GtkLabel *waiting;
};

static guint told_signal;

G_DEFINE_FINAL_TYPE (ParlourWaitingBar, parlour_waiting_bar, ADW_TYPE_BIN)

static void
tell (ParlourWaitingBar *self)
{
  guint n = self->session != NULL ? table_session_count_waiting (self->session) : 0;

  /* While the bar goes it still says what it said. */
  if (n > 0)
    self->n_told = n;
  if (self->n_told > 0)
    {
      g_autofree char *text = NULL;

      text = g_strdup_printf (ngettext ("%u event waits until the game comes to it. Enter what is missing now, and it is played again.",
                                        "%u events wait until the game comes to them. Enter what is missing now, and they are played again.",
                                        self->n_told),
                              self->n_told);
      gtk_label_set_label (self->waiting, text);
    }
  gtk_revealer_set_reveal_child (self->revealer, n > 0);
}

static void
on_response (ParlourWaitingBar *self,
             const char        *response)
{
  g_autofree char *told = NULL;
  guint n = self->session != NULL ? table_session_count_waiting (self->session) : 0;

  if (n == 0 || !g_str_equal (response, "go-on"))
    return;

  table_session_stop_waiting (self->session);
  if (table_session_count_waiting (self->session) > 0)
    return;

  told = g_strdup_printf (ngettext ("%u event is set aside.", "%u events are set aside.", n), n);
  g_signal_emit (self, told_signal, 0, told);
}

static void
go_on (ParlourWaitingBar *self)
{
  guint n = self->session != NULL ? table_session_count_waiting (self->session) : 0;
  g_autofree char *number = g_strdup_printf ("%u", n);
  AdwMessageDialog *dialog;

  dialog = parlour_dialog_new (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))),
                               N_("Go On Without What Waits?"),
                               /* Translators: %s is a number. */
                               N_("What waits is set aside (events: %s). Undo lets it wait again, and the chronicle keeps it under “Set Aside”."),
                               number,
                               "wait", N_("_Let It Wait"),
                               "go-on", N_("_Go On"),
                               NULL);
  adw_message_dialog_set_response_appearance (dialog, "go-on", ADW_RESPONSE_DESTRUCTIVE);
  adw_message_dialog_set_default_response (dialog, "wait");
  g_signal_connect_object (dialog, "response", G_CALLBACK (on_response), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
forget_session (ParlourWaitingBar *self)
{
  if (self->session != NULL)
    g_signal_handlers_disconnect_by_data (self->session, self);
  g_clear_object (&self->session);
}

static void
parlour_waiting_bar_dispose (GObject *object)
{
  forget_session (PARLOUR_WAITING_BAR (object));

  G_OBJECT_CLASS (parlour_waiting_bar_parent_class)->dispose (object);
}

static const ParlourAction actions[] = {
  /* Lets the game go on without what waits, if somebody says so again. */
  { "waiting.go-on", NULL, G_CALLBACK (go_on) },
};

static void
parlour_waiting_bar_class_init (ParlourWaitingBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = parlour_waiting_bar_dispose;

  /* The game goes on without what waited. */
  told_signal = g_signal_new ("told", PARLOUR_TYPE_WAITING_BAR, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                              G_TYPE_NONE, 1, G_TYPE_STRING);
  parlour_actions_install (widget_class, actions, G_N_ELEMENTS (actions));

  parlour_template_set (widget_class, RESOURCE_PATH "/parlour/play/waiting-bar.ui");
  parlour_template_set_teller (widget_class, G_CALLBACK (tell));
  gtk_widget_class_bind_template_child (widget_class, ParlourWaitingBar, revealer);
  gtk_widget_class_bind_template_child (widget_class, ParlourWaitingBar, waiting);
}

static void
parlour_waiting_bar_init (ParlourWaitingBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Tells of a game from now on, or of none. */
void
parlour_waiting_bar_set_session (ParlourWaitingBar *self,
                                 TableSession      *session)
{
  forget_session (self);
  if (session != NULL)
    {
      self->session = g_object_ref (session);
      g_signal_connect_swapped (session, "changed", G_CALLBACK (tell), self);
    }
  tell (self);
}

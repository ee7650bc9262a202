/* parlour-bars.c: what is said above a game without being asked
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-bars.h"

#include "parlour-actions.h"
#include "parlour-clock.h"
#include "parlour-dialog.h"
#include "parlour-template.h"
#include "parlour-widgets.h"

#include <glib/gi18n.h>

/* Bars that are only seen when there is something to be said: why the game is not on the disk and what can be done
 * about it, how much time there is if that is little or the clock is paused, how many events wait until the game comes
 * to them, and who asks to come in or has chosen in secret on a phone. While a bar goes it still says what it said. */
struct _ParlourBars {
  GtkBox parent_instance;

  TableSession *session;
  ParlourPhones *phones;
  guint n_waiting; /* how many waited when any did */

  GtkRevealer *trouble_bar;
  GtkLabel *trouble;
  GtkWidget *retry_button;
  GtkWidget *compare_button;
  GtkWidget *other_button;
  GtkWidget *overwrite_button;

  GtkRevealer *clock_bar;
  GtkLabel *left;
  GtkButton *pause_button;
  GtkWidget *more_button;

  GtkRevealer *waiting_bar;
  GtkLabel *waiting;

  GtkRevealer *phones_bar;
  GtkLabel *asking;
  GtkLabel *chosen;
  GtkWidget *let_in_button;
};

static guint told_signal;

G_DEFINE_FINAL_TYPE (ParlourBars, parlour_bars, GTK_TYPE_BOX)

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
tell_error (ParlourBars  *self,
            const GError *error)
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
show_trouble (ParlourBars *self)
{
  const GError *error = self->session != NULL ? table_session_get_error (self->session) : NULL;

  if (error != NULL)
    tell_error (self, error);
  gtk_revealer_set_reveal_child (self->trouble_bar, error != NULL);
}

static void
retry (ParlourBars *self)
{
  if (self->session != NULL)
    table_session_retry_saving (self->session, FALSE);
}

static void
show_clock (ParlourBars *self)
{
  ParlourClock *clock = self->session != NULL ? parlour_clock_get (self->session) : NULL;
  g_autofree char *text = clock != NULL ? parlour_clock_tell (clock) : NULL;

  gtk_revealer_set_reveal_child (self->clock_bar, text != NULL);
  if (text == NULL)
    return;

  gtk_label_set_label (self->left, text);
  gtk_button_set_label (self->pause_button, parlour_clock_is_paused (clock) ? _("Go On") : _("Pause"));
  gtk_widget_set_visible (self->more_button, parlour_clock_has_limit (clock));
}

static void
show_waiting (ParlourBars *self)
{
  guint n = self->session != NULL ? table_session_count_waiting (self->session) : 0;

  if (n > 0)
    self->n_waiting = n;
  if (self->n_waiting > 0)
    {
      g_autofree char *text = NULL;

      text = g_strdup_printf (ngettext ("%u event waits until the game comes to it. Enter what is missing now, and it is played again.",
                                        "%u events wait until the game comes to them. Enter what is missing now, and they are played again.",
                                        self->n_waiting),
                              self->n_waiting);
      gtk_label_set_label (self->waiting, text);
    }
  gtk_revealer_set_reveal_child (self->waiting_bar, n > 0);
}

static void
on_response (ParlourBars *self,
             const char  *response)
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
go_on (ParlourBars *self)
{
  guint n = self->session != NULL ? table_session_count_waiting (self->session) : 0;
  g_autofree char *number = g_strdup_printf ("%u", n);
  AdwMessageDialog *dialog = parlour_dialog_new (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))),
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
show_phones (ParlourBars *self)
{
  g_autofree char *asking = self->phones != NULL ? parlour_phones_tell_asking (self->phones) : NULL;
  g_autofree char *chosen = self->phones != NULL ? parlour_phones_tell_chosen (self->phones) : NULL;
  const gboolean is_any = asking != NULL || chosen != NULL;

  gtk_widget_set_visible (self->let_in_button, asking != NULL);
  if (is_any)
    {
      parlour_label_say (self->asking, asking);
      parlour_label_say (self->chosen, chosen);
    }
  gtk_revealer_set_reveal_child (self->phones_bar, is_any);
}

static void
let_in (ParlourBars *self)
{
  if (self->phones != NULL)
    parlour_phones_let_in (self->phones);
}

/* All of them, in another language. */
static void
tell (ParlourBars *self)
{
  show_trouble (self);
  show_clock (self);
  show_waiting (self);
  show_phones (self);
}

static void
forget_session (ParlourBars *self)
{
  if (self->session == NULL)
    return;

  g_signal_handlers_disconnect_by_data (parlour_clock_get (self->session), self);
  g_signal_handlers_disconnect_by_data (self->session, self);
  g_clear_object (&self->session);
}

static void
parlour_bars_dispose (GObject *object)
{
  ParlourBars *self = PARLOUR_BARS (object);

  forget_session (self);
  g_clear_object (&self->phones);

  G_OBJECT_CLASS (parlour_bars_parent_class)->dispose (object);
}

static const ParlourAction actions[] = {
  /* Tries again to write the game. */
  { "trouble.retry", NULL, G_CALLBACK (retry) },
  /* Lets the game go on without what waits, if somebody says so again. */
  { "waiting.go-on", NULL, G_CALLBACK (go_on) },
  /* Lets in who asks. */
  { "phones.let-in", NULL, G_CALLBACK (let_in) },
};

static void
parlour_bars_class_init (ParlourBarsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = parlour_bars_dispose;

  /* The game goes on without what waited. */
  told_signal = g_signal_new ("told", PARLOUR_TYPE_BARS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                              G_TYPE_NONE, 1, G_TYPE_STRING);
  parlour_actions_install (widget_class, actions, G_N_ELEMENTS (actions));

  parlour_template_set (widget_class, RESOURCE_PATH "/parlour/play/bars.ui");
  parlour_template_set_teller (widget_class, G_CALLBACK (tell));
  gtk_widget_class_bind_template_child (widget_class, ParlourBars, trouble_bar);
  gtk_widget_class_bind_template_child (widget_class, ParlourBars, trouble);
  gtk_widget_class_bind_template_child (widget_class, ParlourBars, retry_button);
  gtk_widget_class_bind_template_child (widget_class, ParlourBars, compare_button);
  gtk_widget_class_bind_template_child (widget_class, ParlourBars, other_button);
  gtk_widget_class_bind_template_child (widget_class, ParlourBars, overwrite_button);
  gtk_widget_class_bind_template_child (widget_class, ParlourBars, clock_bar);
  gtk_widget_class_bind_template_child (widget_class, ParlourBars, left);
  gtk_widget_class_bind_template_child (widget_class, ParlourBars, pause_button);
  gtk_widget_class_bind_template_child (widget_class, ParlourBars, more_button);
  gtk_widget_class_bind_template_child (widget_class, ParlourBars, waiting_bar);
  gtk_widget_class_bind_template_child (widget_class, ParlourBars, waiting);
  gtk_widget_class_bind_template_child (widget_class, ParlourBars, phones_bar);
  gtk_widget_class_bind_template_child (widget_class, ParlourBars, asking);
  gtk_widget_class_bind_template_child (widget_class, ParlourBars, chosen);
  gtk_widget_class_bind_template_child (widget_class, ParlourBars, let_in_button);
}

static void
parlour_bars_init (ParlourBars *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Tells of a game from now on, or of none. */
void
parlour_bars_set_session (ParlourBars  *self,
                          TableSession *session)
{
  forget_session (self);
  if (session != NULL)
    {
      self->session = g_object_ref (session);
      g_signal_connect_swapped (session, "error", G_CALLBACK (show_trouble), self);
      g_signal_connect_swapped (session, "changed", G_CALLBACK (show_waiting), self);
      g_signal_connect_swapped (parlour_clock_get (session), "changed", G_CALLBACK (show_clock), self);
    }
  tell (self);
}

/* Tells of these telephones as long as it is there. */
void
parlour_bars_set_phones (ParlourBars   *self,
                         ParlourPhones *phones)
{
  self->phones = g_object_ref (phones);
  g_signal_connect_object (phones, "changed", G_CALLBACK (show_phones), self, G_CONNECT_SWAPPED);
  show_phones (self);
}

/* parlour-clock-bar.c: what is said while the time of a turn runs out
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-clock-bar.h"

#include "parlour-clock.h"
#include "parlour-template.h"

#include <glib/gi18n.h>

/* Says how much time there is, and lets it be more. It is only seen when that is little, or
 * while the clock is paused. */
struct _ParlourClockBar {
  AdwBin parent_instance;

  ParlourClock *clock;

  GtkRevealer *revealer;
  GtkLabel *left;
  GtkButton *pause_button;
  GtkWidget *more_button;
};

G_DEFINE_FINAL_TYPE (ParlourClockBar, parlour_clock_bar, ADW_TYPE_BIN)

/* While the bar goes it still says what it said. */
static void
tell (ParlourClockBar *self)
{
  g_autofree char *text = self->clock != NULL ? parlour_clock_tell (self->clock) : NULL;

  gtk_revealer_set_reveal_child (self->revealer, text != NULL);
  if (text == NULL)
    return;

  gtk_label_set_label (self->left, text);
  gtk_button_set_label (self->pause_button, parlour_clock_is_paused (self->clock) ? _("Go On") : _("Pause"));
  gtk_widget_set_visible (self->more_button, parlour_clock_has_limit (self->clock));
}

static void
forget_clock (ParlourClockBar *self)
{
  if (self->clock != NULL)
    g_signal_handlers_disconnect_by_data (self->clock, self);
  g_clear_object (&self->clock);
}

static void
parlour_clock_bar_dispose (GObject *object)
{
  forget_clock (PARLOUR_CLOCK_BAR (object));

  G_OBJECT_CLASS (parlour_clock_bar_parent_class)->dispose (object);
}

static void
parlour_clock_bar_class_init (ParlourClockBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = parlour_clock_bar_dispose;

  parlour_template_set (widget_class, RESOURCE_PATH "/parlour/play/clock-bar.ui");
  parlour_template_set_teller (widget_class, G_CALLBACK (tell));
  gtk_widget_class_bind_template_child (widget_class, ParlourClockBar, revealer);
  gtk_widget_class_bind_template_child (widget_class, ParlourClockBar, left);
  gtk_widget_class_bind_template_child (widget_class, ParlourClockBar, pause_button);
  gtk_widget_class_bind_template_child (widget_class, ParlourClockBar, more_button);
}

static void
parlour_clock_bar_init (ParlourClockBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Tells of the clock of a game from now on, or of none. */
void
parlour_clock_bar_set_session (ParlourClockBar *self,
                               TableSession    *session)
{
  forget_clock (self);
  if (session != NULL)
    {
      self->clock = g_object_ref (parlour_clock_get (session));
      g_signal_connect_swapped (self->clock, "changed", G_CALLBACK (tell), self);
    }
  tell (self);
}

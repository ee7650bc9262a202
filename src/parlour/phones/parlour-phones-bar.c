/* parlour-phones-bar.c: what is said of telephones on the page of the game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-phones-bar.h"

#include "parlour-actions.h"
#include "parlour-template.h"

/* Says who asks to come in, and who has chosen in secret. It is only seen when there is something to be said. */
struct _ParlourPhonesBar {
  AdwBin parent_instance;

  ParlourPhones *phones;

  GtkRevealer *revealer;
  GtkLabel *asking;
  GtkLabel *chosen;
  GtkWidget *let_in_button;
};

G_DEFINE_FINAL_TYPE (ParlourPhonesBar, parlour_phones_bar, ADW_TYPE_BIN)

/* While the bar goes it still says what it said. */
static void
tell (ParlourPhonesBar *self)
{
  g_autofree char *asking = self->phones != NULL ? parlour_phones_tell_asking (self->phones) : NULL;
  g_autofree char *chosen = self->phones != NULL ? parlour_phones_tell_chosen (self->phones) : NULL;
  const gboolean is_any = asking != NULL || chosen != NULL;

  gtk_widget_set_visible (self->let_in_button, asking != NULL);
  if (is_any)
    {
      gtk_label_set_label (self->asking, asking != NULL ? asking : "");
      gtk_widget_set_visible (GTK_WIDGET (self->asking), asking != NULL);
      gtk_label_set_label (self->chosen, chosen != NULL ? chosen : "");
      gtk_widget_set_visible (GTK_WIDGET (self->chosen), chosen != NULL);
    }
  gtk_revealer_set_reveal_child (self->revealer, is_any);
}

static void
let_in (ParlourPhonesBar *self)
{
  if (self->phones != NULL)
    parlour_phones_let_in (self->phones);
}

static void
parlour_phones_bar_dispose (GObject *object)
{
  parlour_phones_bar_set_phones (PARLOUR_PHONES_BAR (object), NULL);

  G_OBJECT_CLASS (parlour_phones_bar_parent_class)->dispose (object);
}

static const ParlourAction actions[] = {
  /* Lets in who asks. */
  { "phones.let-in", NULL, G_CALLBACK (let_in) },
};

static void
parlour_phones_bar_class_init (ParlourPhonesBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = parlour_phones_bar_dispose;
  parlour_actions_install (widget_class, actions, G_N_ELEMENTS (actions));

  parlour_template_set (widget_class, RESOURCE_PATH "/parlour/phones/phones-bar.ui");
  parlour_template_set_teller (widget_class, G_CALLBACK (tell));
  gtk_widget_class_bind_template_child (widget_class, ParlourPhonesBar, revealer);
  gtk_widget_class_bind_template_child (widget_class, ParlourPhonesBar, asking);
  gtk_widget_class_bind_template_child (widget_class, ParlourPhonesBar, chosen);
  gtk_widget_class_bind_template_child (widget_class, ParlourPhonesBar, let_in_button);
}

static void
parlour_phones_bar_init (ParlourPhonesBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Tells of the telephones of a game from now on, or of none. */
void
parlour_phones_bar_set_phones (ParlourPhonesBar *self,
                               ParlourPhones    *phones)
{
  if (self->phones != NULL)
    g_signal_handlers_disconnect_by_data (self->phones, self);
  g_set_object (&self->phones, phones);
  if (phones == NULL)
    return;

  g_signal_connect_swapped (phones, "changed", G_CALLBACK (tell), self);
  tell (self);
}

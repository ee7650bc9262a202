/* parlour-phone-row.c: a telephone among those that are here
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-phone-row.h"

#include "parlour-actions.h"
#include "parlour-phones-private.h"
#include "phones-people.h"
#include "parlour-template.h"
#include "parlour-widgets.h"
#include "parlour-wrap-layout.h"

#include <glib/gi18n.h>

/* Who has it, which language it speaks and whether it sleeps, and what the host does about it. */
struct _ParlourPhoneRow {
  AdwBin parent_instance;

  PhonesTable *table;
  int number; /* of the guest, who may have gone */
  int asked; /* the seat that is said to be asked for, or TABLE_NOBODY */

  GtkLabel *name;
  GtkLabel *details;
  GtkLabel *wish;
  GtkWidget *let_in_button;
  GtkDropDown *right;
  GtkWidget *send_away_button;
};

G_DEFINE_FINAL_TYPE (ParlourPhoneRow, parlour_phone_row, ADW_TYPE_BIN)

static PhonesGuest *
find_guest (ParlourPhoneRow *self)
{
  return phones_table_find_number (self->table, self->number);
}

static void
show_wish (ParlourPhoneRow   *self,
           const PhonesGuest *guest)
{
  const gboolean asks = guest->wish != TABLE_NOBODY;
  g_autofree char *wish = asks ? parlour_phones_tell_wish (self->table, guest) : NULL;
  const gboolean is_taken = asks && phones_table_find_seat (self->table, guest->wish) != NULL;
  g_autofree char *text = NULL;

  self->asked = guest->wish;
  text = g_strjoin ("\n", asks ? wish : "", is_taken ? _("Another phone has this seat, and has none any more then.") : NULL, NULL);
  gtk_label_set_label (self->wish, text);
  gtk_widget_set_visible (GTK_WIDGET (self->wish), asks);
  gtk_widget_set_visible (self->let_in_button, asks);
}

/* The buttons of all rows are called the same: a screen reader tells of whom. */
static void
tell_buttons (ParlourPhoneRow *self,
              const char      *name)
{
  g_autofree char *let_in = NULL, *right = NULL, *send_away = NULL;

  let_in = g_strdup_printf (C_("what is done and with what", "%s: %s"), _("Let In"), name);
  right = g_strdup_printf (C_("what is done and with what", "%s: %s"), _("What this phone may do"), name);
  send_away = g_strdup_printf (C_("what is done and with what", "%s: %s"), _("Send Away"), name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->let_in_button), GTK_ACCESSIBLE_PROPERTY_LABEL, let_in, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->right), GTK_ACCESSIBLE_PROPERTY_LABEL, right, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->send_away_button), GTK_ACCESSIBLE_PROPERTY_LABEL, send_away, -1);
}

/* Shows how it is now. */
void
parlour_phone_row_show (ParlourPhoneRow *self)
{
  PhonesGuest *guest;
  g_autofree char *name = NULL, *details = NULL;

  g_return_if_fail (PARLOUR_IS_PHONE_ROW (self));

  guest = self->table != NULL ? find_guest (self) : NULL;
  if (guest == NULL)
    return;

  name = phones_people_name_guest (self->table, guest);
  /* Translators: the first %s is a language, the second whether a telephone is in use, e.g. “français · Here”. */
  details = g_strdup_printf (C_("language and presence", "%s · %s"), tongue_get_name (guest->language),
                             guest->is_here ? C_("phone", "Here") : C_("phone", "Asleep, or away"));
  gtk_label_set_label (self->name, name);
  gtk_label_set_label (self->details, details);
  show_wish (self, guest);
  gtk_widget_set_visible (GTK_WIDGET (self->right), guest->seat != TABLE_NOBODY && !guest->is_host);
  gtk_drop_down_set_selected (self->right, (guint) phones_table_get_right (self->table, guest->seat));
  tell_buttons (self, name);
}

static void
on_right (ParlourPhoneRow *self)
{
  const guint selected = gtk_drop_down_get_selected (self->right);
  const PhonesGuest *guest = self->table != NULL ? find_guest (self) : NULL;

  if (guest != NULL && guest->seat != TABLE_NOBODY && selected < PHONES_N_RIGHTS
      && selected != (guint) phones_table_get_right (self->table, guest->seat))
    phones_table_set_right (self->table, guest->seat, (PhonesRight) selected);
}

static void
let_in (ParlourPhoneRow *self)
{
  PhonesGuest *guest = find_guest (self);

  if (guest != NULL)
    phones_table_let_in (self->table, guest, self->asked);
}

static void
send_away (ParlourPhoneRow *self)
{
  PhonesGuest *guest = find_guest (self);

  if (guest != NULL)
    phones_table_send_away (self->table, guest);
}

static void
parlour_phone_row_dispose (GObject *object)
{
  g_clear_object (&PARLOUR_PHONE_ROW (object)->table);

  G_OBJECT_CLASS (parlour_phone_row_parent_class)->dispose (object);
}

static const ParlourAction actions[] = {
  { "phone.let-in", NULL, G_CALLBACK (let_in) },
  { "phone.send-away", NULL, G_CALLBACK (send_away) },
};

static void
parlour_phone_row_class_init (ParlourPhoneRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = parlour_phone_row_dispose;
  parlour_actions_install (widget_class, actions, G_N_ELEMENTS (actions));

  g_type_ensure (PARLOUR_TYPE_WRAP_LAYOUT);

  parlour_template_set (widget_class, RESOURCE_PATH "/parlour/phones/phone-row.ui");
  parlour_template_set_teller (widget_class, G_CALLBACK (parlour_phone_row_show));
  gtk_widget_class_bind_template_child (widget_class, ParlourPhoneRow, name);
  gtk_widget_class_bind_template_child (widget_class, ParlourPhoneRow, details);
  gtk_widget_class_bind_template_child (widget_class, ParlourPhoneRow, wish);
  gtk_widget_class_bind_template_child (widget_class, ParlourPhoneRow, let_in_button);
  gtk_widget_class_bind_template_child (widget_class, ParlourPhoneRow, right);
  gtk_widget_class_bind_template_child (widget_class, ParlourPhoneRow, send_away_button);
  gtk_widget_class_bind_template_callback (widget_class, on_right);
}

static void
parlour_phone_row_init (ParlourPhoneRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  parlour_button_keep_name (GTK_BUTTON (self->let_in_button));
  parlour_button_keep_name (GTK_BUTTON (self->send_away_button));
  parlour_choice_keep_name (self->right);
}

/* Makes a row for a guest. */
GtkWidget *
parlour_phone_row_new (PhonesTable *table,
                       int          number)
{
  ParlourPhoneRow *self;

  g_return_val_if_fail (PHONES_IS_TABLE (table), NULL);

  self = g_object_new (PARLOUR_TYPE_PHONE_ROW, NULL);
  self->table = g_object_ref (table);
  self->number = number;
  parlour_phone_row_show (self);

  return GTK_WIDGET (self);
}

/* Tells of which guest it is. */
int
parlour_phone_row_get_number (ParlourPhoneRow *self)
{
  g_return_val_if_fail (PARLOUR_IS_PHONE_ROW (self), 0);

  return self->number;
}

/* colonia-start-card.c: what a player starts with
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-start-card.h"

#include "colonia-start.h"
#include "parlour-emblem.h"
#include "colonia-start-fields.h"
#include "parlour-template.h"
#include "parlour-widgets.h"
#include "parlour-wrap-layout.h"
#include "text-words.h"

#include <glib/gi18n.h>

/* What a player starts with (SET-3). It is closed at first: what lies behind a screen is for
 * that player, and who is in a hurry need not look. */
struct _ColoniaStartCard {
  ParlourSeated parent_instance;

  GtkToggleButton *header;
  GtkLabel *summary;
  GtkRevealer *revealer;
};

G_DEFINE_FINAL_TYPE (ColoniaStartCard, colonia_start_card, PARLOUR_TYPE_SEATED)

/* What is usual is no secret, but which resources and goods. Of anything else not even how many there are is told. */
static void
show_summary (ColoniaStartCard *self)
{
  ColoniaStart *start = colonia_start_get (parlour_seated_get_seat (PARLOUR_SEATED (self)));
  int n_resources = colonia_bundle_get_total (colonia_start_get_bundle (start, COLONIA_PIECE_RESOURCE));
  int n_goods = colonia_bundle_get_total (colonia_start_get_bundle (start, COLONIA_PIECE_GOOD));
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *text = NULL;

  g_ptr_array_add (items, g_strdup_printf (ngettext ("%d resource", "%d resources", (gulong) n_resources),
                                           n_resources));
  g_ptr_array_add (items, g_strdup_printf (ngettext ("%d good", "%d goods", (gulong) n_goods), n_goods));
  text = text_list (items);
  gtk_label_set_label (self->summary, n_resources > COLONIA_START_RESOURCES || n_goods > COLONIA_START_GOODS
                                        ? _("Otherwise than usual") : text);
}

static void
add_fields (ColoniaStartCard *self)
{
  GtkWidget *fields = colonia_start_fields_new (parlour_seated_get_seat (PARLOUR_SEATED (self)));

  g_signal_connect_object (fields, "changed", G_CALLBACK (parlour_peek_renew), self->header, G_CONNECT_SWAPPED);
  parlour_peek_follow (self->header, fields);
  gtk_revealer_set_child (self->revealer, fields);
}

/* Most of them are never opened, and making all the fields takes long. */
static void
on_toggled (ColoniaStartCard *self)
{
  gboolean opens = gtk_toggle_button_get_active (self->header);

  if (opens && gtk_revealer_get_child (self->revealer) == NULL)
    add_fields (self);
  gtk_revealer_set_reveal_child (self->revealer, opens);
}

/* Whoever opens a line at the bottom of the page wants to see what is in it. */
static void
on_revealed (ColoniaStartCard *self)
{
  if (gtk_toggle_button_get_active (self->header))
    parlour_widget_scroll_to (GTK_WIDGET (self));
}

static void
show_name (ColoniaStartCard *self)
{
  ParlourSeat *seat = parlour_seated_get_seat (PARLOUR_SEATED (self));

  gtk_accessible_update_property (GTK_ACCESSIBLE (self->header), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  parlour_seat_get_known_as (seat), -1);
}

static void
colonia_start_card_constructed (GObject *object)
{
  ParlourSeated *seated = PARLOUR_SEATED (object);

  G_OBJECT_CLASS (colonia_start_card_parent_class)->constructed (object);

  parlour_seated_show (seated, "notify::known-as", G_CALLBACK (show_name));
  g_signal_connect_object (colonia_start_get (parlour_seated_get_seat (seated)), "changed", G_CALLBACK (show_summary), object,
                           G_CONNECT_SWAPPED);
  show_summary (COLONIA_START_CARD (object));
}

static void
colonia_start_card_class_init (ColoniaStartCardClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->constructed = colonia_start_card_constructed;

  g_type_ensure (PARLOUR_TYPE_EMBLEM);
  g_type_ensure (PARLOUR_TYPE_WRAP_LAYOUT);

  parlour_template_set (widget_class, RESOURCE_PATH "/games/colonia/play/start-card.ui");
  parlour_template_set_teller (widget_class, G_CALLBACK (show_summary));
  gtk_widget_class_bind_template_child (widget_class, ColoniaStartCard, header);
  gtk_widget_class_bind_template_child (widget_class, ColoniaStartCard, summary);
  gtk_widget_class_bind_template_child (widget_class, ColoniaStartCard, revealer);
  gtk_widget_class_bind_template_callback (widget_class, on_revealed);
  gtk_widget_class_bind_template_callback (widget_class, on_toggled);
}

static void
colonia_start_card_init (ColoniaStartCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  parlour_peek_watch (self->header);
}

/* Makes the card of what somebody starts with. */
GtkWidget *
colonia_start_card_new (ParlourSeat *seat)
{
  g_return_val_if_fail (PARLOUR_IS_SEAT (seat), NULL);

  return g_object_new (COLONIA_TYPE_START_CARD, "seat", seat, NULL);
}

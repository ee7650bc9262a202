/* colonia-start-fields.c: what a player starts with, piece by piece
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-start-fields.h"

#include "colonia-bundle-entry.h"
#include "colonia-start.h"
#include "parlour-die.h"
#include "parlour-stalls.h"
#include "parlour-template.h"

#include <glib/gi18n.h>

/* What a player starts with (SET-3), to be seen and changed. */
struct _ColoniaStartFields {
  ParlourSeated parent_instance;

  ParlourDie *die;
  GtkLabel *rolled;
  ColoniaBundleEntry *resources;
  ColoniaBundleEntry *goods;
  ColoniaBundleEntry *money;
};

enum {
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ColoniaStartFields, colonia_start_fields, PARLOUR_TYPE_SEATED)

static ColoniaStart *
get_start (ColoniaStartFields *self)
{
  return colonia_start_get (parlour_seated_get_seat (PARLOUR_SEATED (self)));
}

static void
show_bundles (ColoniaStartFields *self)
{
  ColoniaStart *start = get_start (self);

  colonia_bundle_entry_set_bundle (self->resources, colonia_start_get_bundle (start, COLONIA_PIECE_RESOURCE));
  colonia_bundle_entry_set_bundle (self->goods, colonia_start_get_bundle (start, COLONIA_PIECE_GOOD));
  colonia_bundle_entry_set_bundle (self->money, colonia_start_get_bundle (start, COLONIA_PIECE_MONEY));
}

static void
show_die (ColoniaStartFields *self)
{
  int die = colonia_start_get_die (get_start (self));

  g_object_set (self->die, "value", die, NULL);
  gtk_widget_set_visible (gtk_widget_get_parent (GTK_WIDGET (self->rolled)), die > 0);
  gtk_label_set_label (self->rolled,
                       die == COLONIA_DIE_SIDES
                         ? _("A 6 was rolled: the player may choose another good.")
                         : _("This was rolled for the first good."));
}

static void
show_all (ColoniaStartFields *self)
{
  show_bundles (self);
  show_die (self);
}

static void
on_changed (ColoniaStartFields *self,
            ColoniaBundleEntry *entry)
{
  colonia_start_set_bundle (get_start (self), colonia_bundle_entry_get_kind (entry),
                            colonia_bundle_entry_get_bundle (entry));
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
colonia_start_fields_constructed (GObject *object)
{
  ColoniaStartFields *self = COLONIA_START_FIELDS (object);

  G_OBJECT_CLASS (colonia_start_fields_parent_class)->constructed (object);

  g_signal_connect_object (get_start (self), "changed", G_CALLBACK (show_all), self, G_CONNECT_SWAPPED);
  show_all (self);
}

static void
colonia_start_fields_class_init (ColoniaStartFieldsClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->constructed = colonia_start_fields_constructed;

  /* Somebody has changed a number. */
  signals[CHANGED] =
    g_signal_new ("changed", COLONIA_TYPE_START_FIELDS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (COLONIA_TYPE_BUNDLE_ENTRY);
  g_type_ensure (PARLOUR_TYPE_STALLS);
  g_type_ensure (PARLOUR_TYPE_DIE);

  parlour_template_set (widget_class, RESOURCE_PATH "/games/colonia/play/start-fields.ui");
  parlour_template_set_teller (widget_class, G_CALLBACK (show_die));
  gtk_widget_class_bind_template_child (widget_class, ColoniaStartFields, die);
  gtk_widget_class_bind_template_child (widget_class, ColoniaStartFields, rolled);
  gtk_widget_class_bind_template_child (widget_class, ColoniaStartFields, resources);
  gtk_widget_class_bind_template_child (widget_class, ColoniaStartFields, goods);
  gtk_widget_class_bind_template_child (widget_class, ColoniaStartFields, money);
  gtk_widget_class_bind_template_callback (widget_class, on_changed);
}

static void
colonia_start_fields_init (ColoniaStartFields *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Makes the fields of what somebody starts with. */
GtkWidget *
colonia_start_fields_new (ParlourSeat *seat)
{
  g_return_val_if_fail (PARLOUR_IS_SEAT (seat), NULL);

  return g_object_new (COLONIA_TYPE_START_FIELDS, "seat", seat, NULL);
}

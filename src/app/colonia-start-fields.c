/* colonia-start-fields.c: what a player starts with, piece by piece
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-start-fields.h"

#include "colonia-bundle-entry.h"
#include "colonia-die.h"
#include "colonia-stalls.h"
#include "colonia-template.h"

#include <glib/gi18n.h>

/**
 * ColoniaStartFields:
 *
 * What a player starts with (SET-3), to be seen and changed.
 */
struct _ColoniaStartFields {
  AdwBin parent_instance;

  ColoniaSeat *seat;
  GSignalGroup *seat_signals;

  GtkLabel *rolled;
  ColoniaBundleEntry *resources;
  ColoniaBundleEntry *goods;
  ColoniaBundleEntry *money;
};

enum {
  PROP_0,
  PROP_SEAT,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

enum {
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ColoniaStartFields, colonia_start_fields, ADW_TYPE_BIN)

static void
show_bundles (ColoniaStartFields *self)
{
  colonia_bundle_entry_set_bundle (self->resources, colonia_seat_get_bundle (self->seat, COLONIA_PIECE_RESOURCE));
  colonia_bundle_entry_set_bundle (self->goods, colonia_seat_get_bundle (self->seat, COLONIA_PIECE_GOOD));
  colonia_bundle_entry_set_bundle (self->money, colonia_seat_get_bundle (self->seat, COLONIA_PIECE_MONEY));
}

static void
show_die (ColoniaStartFields *self)
{
  int die = colonia_seat_get_die (self->seat);

  gtk_widget_set_visible (gtk_widget_get_parent (GTK_WIDGET (self->rolled)), die > 0);
  gtk_label_set_label (self->rolled,
                       die == COLONIA_DIE_SIDES
                         ? _("A 6 was rolled: the player may choose another good.")
                         : _("This was rolled for the first good."));
}

static void
on_changed (ColoniaStartFields *self,
            ColoniaBundleEntry *entry)
{
  colonia_seat_set_bundle (self->seat, colonia_bundle_entry_get_kind (entry),
                           colonia_bundle_entry_get_bundle (entry));
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
colonia_start_fields_get_property (GObject    *object,
                                   guint       prop_id,
                                   GValue     *value,
                                   GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_SEAT:
      g_value_set_object (value, COLONIA_START_FIELDS (object)->seat);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
colonia_start_fields_set_property (GObject      *object,
                                   guint         prop_id,
                                   const GValue *value,
                                   GParamSpec   *pspec)
{
  ColoniaStartFields *self = COLONIA_START_FIELDS (object);

  switch (prop_id)
    {
    case PROP_SEAT:
      g_set_object (&self->seat, g_value_get_object (value));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
colonia_start_fields_constructed (GObject *object)
{
  ColoniaStartFields *self = COLONIA_START_FIELDS (object);

  G_OBJECT_CLASS (colonia_start_fields_parent_class)->constructed (object);

  g_signal_group_set_target (self->seat_signals, self->seat);
  show_bundles (self);
  show_die (self);
}

static void
colonia_start_fields_dispose (GObject *object)
{
  ColoniaStartFields *self = COLONIA_START_FIELDS (object);

  g_clear_object (&self->seat_signals);
  g_clear_object (&self->seat);

  G_OBJECT_CLASS (colonia_start_fields_parent_class)->dispose (object);
}

static void
colonia_start_fields_class_init (ColoniaStartFieldsClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->constructed = colonia_start_fields_constructed;
  object_class->dispose = colonia_start_fields_dispose;
  object_class->get_property = colonia_start_fields_get_property;
  object_class->set_property = colonia_start_fields_set_property;

  /**
   * ColoniaStartFields:seat:
   *
   * Who starts with it.
   */
  properties[PROP_SEAT] =
    g_param_spec_object ("seat", NULL, NULL, COLONIA_TYPE_SEAT,
                         G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);

  g_object_class_install_properties (object_class, N_PROPS, properties);

  /**
   * ColoniaStartFields::changed:
   *
   * Somebody has changed a number.
   */
  signals[CHANGED] =
    g_signal_new ("changed", COLONIA_TYPE_START_FIELDS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (COLONIA_TYPE_BUNDLE_ENTRY);
  g_type_ensure (COLONIA_TYPE_STALLS);
  g_type_ensure (COLONIA_TYPE_DIE);

  colonia_template_set (widget_class, RESOURCE_PATH "/start-fields.ui");
  colonia_template_set_teller (widget_class, G_CALLBACK (show_die));
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

  self->seat_signals = g_signal_group_new (COLONIA_TYPE_SEAT);
  g_signal_group_connect_swapped (self->seat_signals, "notify::die", G_CALLBACK (show_die), self);
  g_signal_group_connect_swapped (self->seat_signals, "bundle-changed", G_CALLBACK (show_bundles), self);
}

/**
 * colonia_start_fields_new:
 * @seat: a seat
 *
 * Makes the fields of what somebody starts with.
 *
 * Returns: (transfer floating): the fields
 */
GtkWidget *
colonia_start_fields_new (ColoniaSeat *seat)
{
  g_return_val_if_fail (COLONIA_IS_SEAT (seat), NULL);

  return g_object_new (COLONIA_TYPE_START_FIELDS, "seat", seat, NULL);
}

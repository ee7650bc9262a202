/* colonia-tally.c: a number of things, to be typed or counted
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-tally.h"

#include "colonia-counter.h"
#include "colonia-template.h"

struct _ColoniaTally {
  AdwBin parent_instance;

  AdwBin *figure;
  GtkLabel *label;
  ColoniaCounter *counter;
};

enum {
  PROP_0,
  PROP_VALUE,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (ColoniaTally, colonia_tally, ADW_TYPE_BIN)

static void
on_value (ColoniaTally *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_VALUE]);
}

/* Who has counted one thing goes on to the next. */
static void
on_advance (ColoniaTally *self)
{
  gtk_widget_child_focus (GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (self))), GTK_DIR_TAB_FORWARD);
}

static void
advance (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  on_advance (COLONIA_TALLY (widget));
}

static void
colonia_tally_get_property (GObject    *object,
                            guint       prop_id,
                            GValue     *value,
                            GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_VALUE:
      g_value_set_int (value, colonia_tally_get_value (COLONIA_TALLY (object)));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
colonia_tally_set_property (GObject      *object,
                            guint         prop_id,
                            const GValue *value,
                            GParamSpec   *pspec)
{
  switch (prop_id)
    {
    case PROP_VALUE:
      colonia_tally_set_value (COLONIA_TALLY (object), g_value_get_int (value));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
colonia_tally_class_init (ColoniaTallyClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = colonia_tally_get_property;
  object_class->set_property = colonia_tally_set_property;

  /**
   * ColoniaTally:value:
   *
   * How many there are.
   */
  properties[PROP_VALUE] = g_param_spec_int ("value", NULL, NULL, 0, G_MAXINT, 0,
                                             (GParamFlags) (G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY
                                                            | G_PARAM_STATIC_STRINGS));
  g_object_class_install_properties (object_class, N_PROPS, properties);

  g_type_ensure (COLONIA_TYPE_COUNTER);

  colonia_template_set (widget_class, RESOURCE_PATH "/parlour/fields/tally.ui");
  gtk_widget_class_bind_template_child (widget_class, ColoniaTally, figure);
  gtk_widget_class_bind_template_child (widget_class, ColoniaTally, label);
  gtk_widget_class_bind_template_child (widget_class, ColoniaTally, counter);
  gtk_widget_class_bind_template_callback (widget_class, on_value);
  gtk_widget_class_bind_template_callback (widget_class, on_advance);

  /**
   * ColoniaTally|tally.next:
   *
   * Goes on to whatever is counted next.
   */
  gtk_widget_class_install_action (widget_class, "tally.next", NULL, advance);
}

static void
colonia_tally_init (ColoniaTally *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * colonia_tally_new:
 * @figure: (nullable): a picture of the thing
 * @label: what is counted
 * @maximum: how many there may be at most
 *
 * Makes a tally of none.
 *
 * Returns: (transfer floating): the tally
 */
GtkWidget *
colonia_tally_new (GtkWidget  *figure,
                   const char *label,
                   int         maximum)
{
  ColoniaTally *self = g_object_new (COLONIA_TYPE_TALLY, NULL);

  g_return_val_if_fail (label != NULL, GTK_WIDGET (self));

  colonia_counter_set_maximum (self->counter, maximum);
  colonia_tally_set_label (self, label);
  if (figure != NULL)
    {
      adw_bin_set_child (self->figure, figure);
      gtk_widget_set_visible (GTK_WIDGET (self->figure), TRUE);
    }

  return GTK_WIDGET (self);
}

/**
 * colonia_tally_get_value:
 * @self: a tally
 *
 * Tells how many there are.
 *
 * Returns: the number, from 0
 */
int
colonia_tally_get_value (ColoniaTally *self)
{
  g_return_val_if_fail (COLONIA_IS_TALLY (self), 0);

  return colonia_counter_get_value (self->counter);
}

/**
 * colonia_tally_set_value:
 * @self: a tally
 * @value: how many there are, from 0
 *
 * Sets the number.
 */
void
colonia_tally_set_value (ColoniaTally *self,
                         int           value)
{
  g_return_if_fail (COLONIA_IS_TALLY (self));

  colonia_counter_set_value (self->counter, value);
}

/**
 * colonia_tally_set_label:
 * @self: a tally
 * @label: what is counted
 *
 * Says what is counted.
 */
void
colonia_tally_set_label (ColoniaTally *self,
                         const char   *label)
{
  g_return_if_fail (COLONIA_IS_TALLY (self));
  g_return_if_fail (label != NULL);

  colonia_counter_set_title (self->counter, label);
  gtk_label_set_label (self->label, label);
}

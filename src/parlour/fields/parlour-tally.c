/* parlour-tally.c: a number of things, to be typed or counted
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-tally.h"

#include "parlour-counter.h"
#include "parlour-template.h"

struct _ParlourTally {
  AdwBin parent_instance;

  AdwBin *figure;
  GtkLabel *label;
  ParlourCounter *counter;
};

enum {
  PROP_0,
  PROP_VALUE,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (ParlourTally, parlour_tally, ADW_TYPE_BIN)

static void
on_value (ParlourTally *self)
{
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_VALUE]);
}

/* Who has counted one thing goes on to the next. */
static void
on_advance (ParlourTally *self)
{
  gtk_widget_child_focus (GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (self))), GTK_DIR_TAB_FORWARD);
}

static void
advance (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  on_advance (PARLOUR_TALLY (widget));
}

/* Who begins with it types a number. */
static gboolean
parlour_tally_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (PARLOUR_TALLY (widget)->counter));
}

static void
parlour_tally_get_property (GObject    *object,
                            guint       prop_id,
                            GValue     *value,
                            GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_VALUE:
      g_value_set_int (value, parlour_tally_get_value (PARLOUR_TALLY (object)));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
parlour_tally_set_property (GObject      *object,
                            guint         prop_id,
                            const GValue *value,
                            GParamSpec   *pspec)
{
  switch (prop_id)
    {
    case PROP_VALUE:
      parlour_tally_set_value (PARLOUR_TALLY (object), g_value_get_int (value));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
parlour_tally_class_init (ParlourTallyClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = parlour_tally_get_property;
  object_class->set_property = parlour_tally_set_property;
  widget_class->grab_focus = parlour_tally_grab_focus;

  /**
   * ParlourTally:value:
   *
   * How many there are.
   */
  properties[PROP_VALUE] = g_param_spec_int ("value", NULL, NULL, G_MININT, G_MAXINT, 0,
                                             (GParamFlags) (G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY
                                                            | G_PARAM_STATIC_STRINGS));
  g_object_class_install_properties (object_class, N_PROPS, properties);

  g_type_ensure (PARLOUR_TYPE_COUNTER);

  parlour_template_set (widget_class, RESOURCE_PATH "/parlour/fields/tally.ui");
  gtk_widget_class_bind_template_child (widget_class, ParlourTally, figure);
  gtk_widget_class_bind_template_child (widget_class, ParlourTally, label);
  gtk_widget_class_bind_template_child (widget_class, ParlourTally, counter);
  gtk_widget_class_bind_template_callback (widget_class, on_value);
  gtk_widget_class_bind_template_callback (widget_class, on_advance);

  /**
   * ParlourTally|tally.next:
   *
   * Goes on to whatever is counted next.
   */
  gtk_widget_class_install_action (widget_class, "tally.next", NULL, advance);
}

static void
parlour_tally_init (ParlourTally *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * parlour_tally_new:
 * @figure: (nullable): a picture of the thing
 * @label: what is counted
 * @maximum: how many there may be at most
 *
 * Makes a tally of none.
 *
 * Returns: (transfer floating): the tally
 */
GtkWidget *
parlour_tally_new (GtkWidget  *figure,
                   const char *label,
                   int         maximum)
{
  ParlourTally *self = g_object_new (PARLOUR_TYPE_TALLY, NULL);

  g_return_val_if_fail (label != NULL, GTK_WIDGET (self));

  parlour_counter_set_maximum (self->counter, maximum);
  parlour_tally_set_label (self, label);
  if (figure != NULL)
    {
      adw_bin_set_child (self->figure, figure);
      gtk_widget_set_visible (GTK_WIDGET (self->figure), TRUE);
    }

  return GTK_WIDGET (self);
}

/**
 * parlour_tally_new_signed:
 * @figure: (nullable): a picture of the thing
 * @label: what is counted
 * @most: how many more there may be at most, or fewer
 *
 * Makes a tally of how many more there are of something, or fewer. Enter is left to whoever shows it.
 *
 * Returns: (transfer floating): the tally
 */
GtkWidget *
parlour_tally_new_signed (GtkWidget  *figure,
                          const char *label,
                          int         most)
{
  GtkWidget *self = parlour_tally_new (figure, label, most);

  parlour_counter_set_signed (PARLOUR_TALLY (self)->counter, most);
  gtk_widget_action_set_enabled (self, "tally.next", FALSE);

  return self;
}

/**
 * parlour_tally_get_value:
 * @self: a tally
 *
 * Tells how many there are.
 *
 * Returns: the number
 */
int
parlour_tally_get_value (ParlourTally *self)
{
  g_return_val_if_fail (PARLOUR_IS_TALLY (self), 0);

  return parlour_counter_get_value (self->counter);
}

/**
 * parlour_tally_set_value:
 * @self: a tally
 * @value: how many there are
 *
 * Sets the number.
 */
void
parlour_tally_set_value (ParlourTally *self,
                         int           value)
{
  g_return_if_fail (PARLOUR_IS_TALLY (self));

  parlour_counter_set_value (self->counter, value);
}

/**
 * parlour_tally_set_books:
 * @self: a tally
 * @books: what the books have
 *
 * Says what it stands for while it is emptied.
 */
void
parlour_tally_set_books (ParlourTally *self,
                         int           books)
{
  g_return_if_fail (PARLOUR_IS_TALLY (self));

  parlour_counter_set_books (self->counter, books);
}

/**
 * parlour_tally_set_label:
 * @self: a tally
 * @label: what is counted
 *
 * Says what is counted.
 */
void
parlour_tally_set_label (ParlourTally *self,
                         const char   *label)
{
  g_return_if_fail (PARLOUR_IS_TALLY (self));
  g_return_if_fail (label != NULL);

  parlour_counter_set_title (self->counter, label);
  gtk_label_set_label (self->label, label);
}

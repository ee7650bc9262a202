/* colonia-dice-tray.c: dice that were rolled, and those that are still to be
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-dice-tray.h"

#include "colonia-template.h"
#include "colonia-widgets.h"
#include "colonia-wrap-layout.h"

/**
 * ColoniaDiceTray:
 *
 * A row of small dice: those that were rolled, and empty places for those that
 * are still to be.
 */
struct _ColoniaDiceTray {
  GtkWidget parent_instance;

  GPtrArray *dice;
  int die_size;
};

enum {
  PROP_DIE_SIZE = 1,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (ColoniaDiceTray, colonia_dice_tray, GTK_TYPE_WIDGET)

static void
colonia_dice_tray_get_property (GObject    *object,
                                guint       prop_id,
                                GValue     *value,
                                GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_DIE_SIZE:
      g_value_set_int (value, COLONIA_DICE_TRAY (object)->die_size);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
colonia_dice_tray_set_property (GObject      *object,
                                guint         prop_id,
                                const GValue *value,
                                GParamSpec   *pspec)
{
  switch (prop_id)
    {
    case PROP_DIE_SIZE:
      COLONIA_DICE_TRAY (object)->die_size = g_value_get_int (value);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
colonia_dice_tray_dispose (GObject *object)
{
  ColoniaDiceTray *self = COLONIA_DICE_TRAY (object);

  g_clear_pointer (&self->dice, g_ptr_array_unref);
  colonia_widget_clear (GTK_WIDGET (self));

  G_OBJECT_CLASS (colonia_dice_tray_parent_class)->dispose (object);
}

static void
colonia_dice_tray_class_init (ColoniaDiceTrayClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = colonia_dice_tray_get_property;
  object_class->set_property = colonia_dice_tray_set_property;
  object_class->dispose = colonia_dice_tray_dispose;

  /**
   * ColoniaDiceTray:die-size:
   *
   * How high the dice are, in pixels where text has its usual size.
   */
  properties[PROP_DIE_SIZE] =
    g_param_spec_int ("die-size", NULL, NULL, 4, 2048, 32,
                      (GParamFlags) (G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS));
  g_object_class_install_properties (object_class, N_PROPS, properties);

  g_type_ensure (COLONIA_TYPE_WRAP_LAYOUT);
  colonia_template_set (widget_class, RESOURCE_PATH "/parlour/fields/dice-tray.ui");
  gtk_widget_class_set_css_name (widget_class, "dicetray");
}

static void
colonia_dice_tray_init (ColoniaDiceTray *self)
{
  self->dice = g_ptr_array_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
}

static void
set_n_dice (ColoniaDiceTray *self,
            int              n_dice)
{
  while (self->dice->len > (guint) n_dice)
    {
      gtk_widget_unparent (g_ptr_array_index (self->dice, self->dice->len - 1));
      g_ptr_array_set_size (self->dice, (int) self->dice->len - 1);
    }

  while (self->dice->len < (guint) n_dice)
    {
      GtkWidget *die = colonia_die_new (0);

      colonia_figure_set_size (COLONIA_FIGURE (die), self->die_size);
      gtk_widget_set_parent (die, GTK_WIDGET (self));
      g_ptr_array_add (self->dice, die);
    }
}

/**
 * colonia_dice_tray_show:
 * @self: a tray
 * @values: (array length=n_values): what was rolled, each 1 to 6
 * @n_values: how many were rolled
 * @n_left: how many are still to be rolled
 *
 * Shows dice. Those that are rolling lie still.
 */
void
colonia_dice_tray_show (ColoniaDiceTray *self,
                        const int       *values,
                        int              n_values,
                        int              n_left)
{
  g_return_if_fail (COLONIA_IS_DICE_TRAY (self));
  g_return_if_fail (n_values >= 0 && n_left >= 0);

  set_n_dice (self, n_values + n_left);
  for (int i = 0; i < n_values + n_left; i++)
    colonia_die_set_value (colonia_dice_tray_get_die (self, i), i < n_values ? values[i] : 0);
}

/**
 * colonia_dice_tray_get_die:
 * @self: a tray
 * @place: the place of a die that is shown, from 0
 *
 * Gets one of the dice.
 *
 * Returns: (transfer none): the die
 */
ColoniaDie *
colonia_dice_tray_get_die (ColoniaDiceTray *self,
                           int              place)
{
  g_return_val_if_fail (COLONIA_IS_DICE_TRAY (self), NULL);
  g_return_val_if_fail (place >= 0 && (guint) place < self->dice->len, NULL);

  return g_ptr_array_index (self->dice, place);
}

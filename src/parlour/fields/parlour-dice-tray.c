/* parlour-dice-tray.c: dice that were rolled, and those that are still to be
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-dice-tray.h"

#include "parlour-template.h"
#include "parlour-widgets.h"

/**
 * ParlourDiceTray:
 *
 * A row of small dice: those that were rolled, and empty places for those that
 * are still to be.
 */
struct _ParlourDiceTray {
  GtkWidget parent_instance;

  GPtrArray *dice;
  int die_size;
};

enum {
  PROP_DIE_SIZE = 1,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (ParlourDiceTray, parlour_dice_tray, GTK_TYPE_WIDGET)

static void
parlour_dice_tray_get_property (GObject    *object,
                                guint       prop_id,
                                GValue     *value,
                                GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_DIE_SIZE:
      g_value_set_int (value, PARLOUR_DICE_TRAY (object)->die_size);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
parlour_dice_tray_set_property (GObject      *object,
                                guint         prop_id,
                                const GValue *value,
                                GParamSpec   *pspec)
{
  switch (prop_id)
    {
    case PROP_DIE_SIZE:
      PARLOUR_DICE_TRAY (object)->die_size = g_value_get_int (value);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
parlour_dice_tray_dispose (GObject *object)
{
  ParlourDiceTray *self = PARLOUR_DICE_TRAY (object);

  g_clear_pointer (&self->dice, g_ptr_array_unref);
  parlour_widget_clear (GTK_WIDGET (self));

  G_OBJECT_CLASS (parlour_dice_tray_parent_class)->dispose (object);
}

static void
parlour_dice_tray_class_init (ParlourDiceTrayClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = parlour_dice_tray_get_property;
  object_class->set_property = parlour_dice_tray_set_property;
  object_class->dispose = parlour_dice_tray_dispose;

  /**
   * ParlourDiceTray:die-size:
   *
   * How high the dice are, in pixels where text has its usual size.
   */
  properties[PROP_DIE_SIZE] =
    g_param_spec_int ("die-size", NULL, NULL, 4, 2048, 32,
                      (GParamFlags) (G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS));
  g_object_class_install_properties (object_class, N_PROPS, properties);

  parlour_template_set (widget_class, RESOURCE_PATH "/parlour/fields/dice-tray.ui");
  gtk_widget_class_set_css_name (widget_class, "dicetray");
}

static void
parlour_dice_tray_init (ParlourDiceTray *self)
{
  self->dice = g_ptr_array_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
}

static void
set_n_dice (ParlourDiceTray *self,
            int              n_dice)
{
  while (self->dice->len > (guint) n_dice)
    {
      gtk_widget_unparent (g_ptr_array_index (self->dice, self->dice->len - 1));
      g_ptr_array_set_size (self->dice, (int) self->dice->len - 1);
    }

  while (self->dice->len < (guint) n_dice)
    {
      GtkWidget *die = parlour_die_new (0);

      parlour_figure_set_size (PARLOUR_FIGURE (die), self->die_size);
      gtk_widget_set_parent (die, GTK_WIDGET (self));
      g_ptr_array_add (self->dice, die);
    }
}

/**
 * parlour_dice_tray_show:
 * @self: a tray
 * @values: (array length=n_values): what was rolled, each 1 to 6
 * @n_values: how many were rolled
 * @n_left: how many are still to be rolled
 *
 * Shows dice. Those that are rolling lie still.
 */
void
parlour_dice_tray_show (ParlourDiceTray *self,
                        const int       *values,
                        int              n_values,
                        int              n_left)
{
  g_return_if_fail (PARLOUR_IS_DICE_TRAY (self));
  g_return_if_fail (n_values >= 0 && n_left >= 0);

  set_n_dice (self, n_values + n_left);
  for (int i = 0; i < n_values + n_left; i++)
    parlour_die_set_value (parlour_dice_tray_get_die (self, i), i < n_values ? values[i] : 0);
}

/**
 * parlour_dice_tray_get_die:
 * @self: a tray
 * @place: the place of a die that is shown, from 0
 *
 * Gets one of the dice.
 *
 * Returns: (transfer none): the die
 */
ParlourDie *
parlour_dice_tray_get_die (ParlourDiceTray *self,
                           int              place)
{
  g_return_val_if_fail (PARLOUR_IS_DICE_TRAY (self), NULL);
  g_return_val_if_fail (place >= 0 && (guint) place < self->dice->len, NULL);

  return g_ptr_array_index (self->dice, place);
}

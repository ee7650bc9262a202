/* colonia-name-plate.c: a player with the emblem of the family
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-name-plate.h"

#include "colonia-emblem.h"
#include "colonia-template.h"
#include "colonia-widgets.h"

#include <glib/gi18n.h>

/**
 * ColoniaNamePlate:
 *
 * The emblem and the name of a player, and what became of them in a game that
 * is over.
 */
struct _ColoniaNamePlate {
  AdwBin parent_instance;

  ColoniaEmblem *emblem;
  GtkLabel *name;
  GtkWidget *crown;
  GtkLabel *points;
};

G_DEFINE_FINAL_TYPE (ColoniaNamePlate, colonia_name_plate, ADW_TYPE_BIN)

static void
colonia_name_plate_class_init (ColoniaNamePlateClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (COLONIA_TYPE_EMBLEM);

  colonia_template_set (widget_class, RESOURCE_PATH "/parlour/fields/name-plate.ui");
  gtk_widget_class_bind_template_child (widget_class, ColoniaNamePlate, emblem);
  gtk_widget_class_bind_template_child (widget_class, ColoniaNamePlate, name);
  gtk_widget_class_bind_template_child (widget_class, ColoniaNamePlate, crown);
  gtk_widget_class_bind_template_child (widget_class, ColoniaNamePlate, points);
}

static void
colonia_name_plate_init (ColoniaNamePlate *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * colonia_name_plate_new:
 * @name: the name of a player
 * @color: the colour of the family
 *
 * Makes the name plate of a player.
 *
 * Returns: (transfer floating): the name plate
 */
GtkWidget *
colonia_name_plate_new (const char   *name,
                        ColoniaColor  color)
{
  ColoniaNamePlate *self;

  g_return_val_if_fail (name != NULL, NULL);

  self = g_object_new (COLONIA_TYPE_NAME_PLATE, NULL);
  gtk_label_set_label (self->name, name);
  colonia_emblem_set_color (self->emblem, (int) color);

  return GTK_WIDGET (self);
}

static void
tell_points (GtkWidget *label,
             int        points)
{
  g_autofree char *text = g_strdup_printf (ngettext ("%d point", "%d points", (gulong) points), points);

  gtk_label_set_label (GTK_LABEL (label), text);
}

/**
 * colonia_name_plate_set_result:
 * @self: a name plate
 * @points: how many points the player has
 * @has_won: whether that was enough
 *
 * Tells what became of the player.
 */
void
colonia_name_plate_set_result (ColoniaNamePlate *self,
                               int               points,
                               gboolean          has_won)
{
  g_return_if_fail (COLONIA_IS_NAME_PLATE (self));

  colonia_tell (GTK_WIDGET (self->points), tell_points, points);
  gtk_widget_set_visible (GTK_WIDGET (self->points), TRUE);
  gtk_widget_set_visible (self->crown, has_won);
  colonia_widget_set_css_class (GTK_WIDGET (self), "winner", has_won);
}

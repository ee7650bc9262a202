/* parlour-name-plate.c: a player with the emblem of the family
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-name-plate.h"

#include "parlour-emblem.h"
#include "parlour-template.h"
#include "parlour-widgets.h"
#include "text-line.h"

/**
 * ParlourNamePlate:
 *
 * The emblem and the name of a player, and what became of them in a game that
 * is over.
 */
struct _ParlourNamePlate {
  AdwBin parent_instance;

  ParlourEmblem *emblem;
  GtkLabel *name;
  GtkWidget *crown;
  GtkLabel *points;
  const TableGame *game; /* what was played */
};

G_DEFINE_FINAL_TYPE (ParlourNamePlate, parlour_name_plate, ADW_TYPE_BIN)

static void
parlour_name_plate_class_init (ParlourNamePlateClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  parlour_template_set (widget_class, RESOURCE_PATH "/parlour/fields/name-plate.ui");
  gtk_widget_class_bind_template_child (widget_class, ParlourNamePlate, emblem);
  gtk_widget_class_bind_template_child (widget_class, ParlourNamePlate, name);
  gtk_widget_class_bind_template_child (widget_class, ParlourNamePlate, crown);
  gtk_widget_class_bind_template_child (widget_class, ParlourNamePlate, points);
}

static void
parlour_name_plate_init (ParlourNamePlate *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * parlour_name_plate_new:
 * @name: the name of a player, which is isolated if need be
 * @color: the colour of the family
 *
 * Makes the name plate of a player.
 *
 * Returns: (transfer floating): the name plate
 */
GtkWidget *
parlour_name_plate_new (const char   *name,
                        TableColor    color)
{
  g_autofree char *isolated = NULL;
  ParlourNamePlate *self;

  g_return_val_if_fail (name != NULL, NULL);

  self = g_object_new (PARLOUR_TYPE_NAME_PLATE, NULL);
  isolated = text_isolate (name);
  gtk_label_set_label (self->name, isolated);
  parlour_emblem_set_color (self->emblem, (int) color);

  return GTK_WIDGET (self);
}

static void
tell_total (GtkWidget *widget,
            int        total)
{
  ParlourNamePlate *self = PARLOUR_NAME_PLATE (widget);
  g_autofree char *text = table_game_tell_total (self->game, total);

  gtk_label_set_label (self->points, text);
}

/**
 * parlour_name_plate_set_result:
 * @self: a name plate
 * @game: what was played
 * @total: what the player has come to
 * @has_won: whether that was enough
 *
 * Tells what became of the player.
 */
void
parlour_name_plate_set_result (ParlourNamePlate *self,
                               const TableGame  *game,
                               int               total,
                               gboolean          has_won)
{
  g_return_if_fail (PARLOUR_IS_NAME_PLATE (self) && game != NULL);

  self->game = game;
  parlour_tell (GTK_WIDGET (self), tell_total, total);
  gtk_widget_set_visible (GTK_WIDGET (self->points), TRUE);
  gtk_widget_set_visible (self->crown, has_won);
  parlour_widget_set_css_class (GTK_WIDGET (self), "winner", has_won);
}

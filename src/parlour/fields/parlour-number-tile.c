/* parlour-number-tile.c: one of the numbers on a card
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-number-tile.h"

#include "parlour-template.h"
#include "parlour-widgets.h"

/**
 * ParlourNumberTile:
 *
 * A number of a card with a picture of what it counts. The whole tile can be
 * touched to enter it.
 */
struct _ParlourNumberTile {
  AdwBin parent_instance;

  AdwBin *figure;
  GtkLabel *caption;
  ParlourCounter *counter;
};

G_DEFINE_FINAL_TYPE (ParlourNumberTile, parlour_number_tile, ADW_TYPE_BIN)

static void
on_pressed (ParlourNumberTile *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (self->counter));
}

static void
parlour_number_tile_class_init (ParlourNumberTileClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  parlour_template_set (widget_class, RESOURCE_PATH "/parlour/fields/number-tile.ui");
  gtk_widget_class_bind_template_child (widget_class, ParlourNumberTile, figure);
  gtk_widget_class_bind_template_child (widget_class, ParlourNumberTile, caption);
  gtk_widget_class_bind_template_child (widget_class, ParlourNumberTile, counter);
  gtk_widget_class_bind_template_callback (widget_class, on_pressed);
}

static void
parlour_number_tile_init (ParlourNumberTile *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * parlour_number_tile_new:
 * @figure: (nullable): a picture of it
 *
 * Makes a tile for a number.
 *
 * Returns: (transfer floating): the tile
 */
GtkWidget *
parlour_number_tile_new (GtkWidget *figure)
{
  ParlourNumberTile *self = g_object_new (PARLOUR_TYPE_NUMBER_TILE, NULL);

  adw_bin_set_child (self->figure, figure);
  gtk_widget_set_visible (GTK_WIDGET (self->figure), figure != NULL);

  return GTK_WIDGET (self);
}

/**
 * parlour_number_tile_get_counter:
 * @self: a tile
 *
 * Gets its number.
 *
 * Returns: (transfer none): the counter
 */
ParlourCounter *
parlour_number_tile_get_counter (ParlourNumberTile *self)
{
  g_return_val_if_fail (PARLOUR_IS_NUMBER_TILE (self), NULL);

  return self->counter;
}

/**
 * parlour_number_tile_name:
 * @self: a tile
 * @caption: what is counted, in as few words as possible
 * @title: what is counted, in full
 *
 * Says what is counted.
 */
void
parlour_number_tile_name (ParlourNumberTile *self,
                          const char        *caption,
                          const char        *title)
{
  g_return_if_fail (PARLOUR_IS_NUMBER_TILE (self));
  g_return_if_fail (caption != NULL);
  g_return_if_fail (title != NULL);

  gtk_label_set_label (self->caption, caption);
  parlour_widget_set_tooltip (GTK_WIDGET (self), title);
  parlour_counter_set_title (self->counter, title);
}

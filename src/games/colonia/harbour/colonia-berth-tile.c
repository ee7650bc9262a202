/* colonia-berth-tile.c: a berth with the ship that lies there
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-berth-tile.h"

#include "colonia-ship-sketch.h"
#include "colonia-terms.h"
#include "parlour-template.h"
#include "parlour-widgets.h"

#include <glib/gi18n.h>

/* A berth of the harbour, where a ship lies or where the next one comes. */
struct _ColoniaBerthTile {
  AdwBin parent_instance;

  GtkLabel *number;
  GtkLabel *free;
  ColoniaShipSketch *sketch;
};

G_DEFINE_FINAL_TYPE (ColoniaBerthTile, colonia_berth_tile, ADW_TYPE_BIN)

static void
colonia_berth_tile_class_init (ColoniaBerthTileClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (COLONIA_TYPE_SHIP_SKETCH);
  parlour_template_set (widget_class, RESOURCE_PATH "/games/colonia/harbour/berth-tile.ui");
  gtk_widget_class_bind_template_child (widget_class, ColoniaBerthTile, number);
  gtk_widget_class_bind_template_child (widget_class, ColoniaBerthTile, free);
  gtk_widget_class_bind_template_child (widget_class, ColoniaBerthTile, sketch);
}

static void
colonia_berth_tile_init (ColoniaBerthTile *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static void
tell_number (GtkWidget *tile,
             int        berth)
{
  /* Translators: %s is the number of a berth, from I to IV. */
  g_autofree char *title = g_strdup_printf (_("Berth %s"), colonia_term_berth (berth));

  gtk_label_set_label (COLONIA_BERTH_TILE (tile)->number, title);
}

GtkWidget *
colonia_berth_tile_new (int berth)
{
  GtkWidget *tile = g_object_new (COLONIA_TYPE_BERTH_TILE, NULL);

  parlour_tell (tile, tell_number, berth);

  return tile;
}

/* Shows what lies in the berth. */
void
colonia_berth_tile_set_ship (ColoniaBerthTile  *self,
                             const ColoniaShip *ship,
                             gboolean           next)
{
  g_return_if_fail (COLONIA_IS_BERTH_TILE (self));
  g_return_if_fail (ship != NULL);

  gtk_widget_set_visible (GTK_WIDGET (self->sketch), ship->present);
  gtk_widget_set_visible (GTK_WIDGET (self->free), !ship->present);
  if (ship->present)
    colonia_ship_sketch_set_ship (self->sketch, ship);
  else
    gtk_label_set_label (self->free, next
                                       /* Translators: said of a berth. */
                                       ? _("The next ship comes here")
                                       /* Translators: said of a berth where no ship lies. */
                                       : C_("berth", "free"));

  /* Not the frame of what is filled in, which is on a hold. */
  parlour_widget_set_css_class (GTK_WIDGET (self), "next", next);
}

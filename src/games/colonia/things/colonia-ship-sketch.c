/* colonia-ship-sketch.c: a ship as it is printed, small
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-ship-sketch.h"

#include "colonia-piece.h"
#include "colonia-terms.h"
#include "parlour-template.h"
#include "parlour-widgets.h"
#include "text-words.h"

#include <glib/gi18n.h>
#include <string.h>

#define PIECE_SIZE 18

/* Where a ship goes, what its holds take and what they pay. */
struct _ColoniaShipSketch {
  AdwBin parent_instance;

  ColoniaPiece *arms;
  GtkLabel *city;
  GtkBox *holds;

  ColoniaShip ship;
};

G_DEFINE_FINAL_TYPE (ColoniaShipSketch, colonia_ship_sketch, ADW_TYPE_BIN)

static void show_city (ColoniaShipSketch *self);

static void
colonia_ship_sketch_class_init (ColoniaShipSketchClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (COLONIA_TYPE_PIECE);
  parlour_template_set (widget_class, RESOURCE_PATH "/games/colonia/cards/ship-sketch.ui");
  parlour_template_set_teller (widget_class, G_CALLBACK (show_city));
  gtk_widget_class_bind_template_child (widget_class, ColoniaShipSketch, arms);
  gtk_widget_class_bind_template_child (widget_class, ColoniaShipSketch, city);
  gtk_widget_class_bind_template_child (widget_class, ColoniaShipSketch, holds);
}

static void
colonia_ship_sketch_init (ColoniaShipSketch *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static void
append_piece (GtkBox *row,
              int     good,
              int     count)
{
  GtkWidget *piece = colonia_piece_new (COLONIA_PIECE_GOOD, good, count);

  parlour_figure_set_size (PARLOUR_FIGURE (piece), PIECE_SIZE);
  colonia_piece_set_spread (COLONIA_PIECE (piece), count <= 2);
  gtk_box_append (row, piece);
}

static void
append_hold (ColoniaShipSketch *self,
             const ColoniaHold *hold)
{
  g_autofree char *text = g_strdup_printf ("%d", hold->pays);
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 3);
  GtkWidget *pays = gtk_label_new (text);

  for (int good = 0; good < COLONIA_N_GOODS; good++)
    if (hold->goods.n[good] > 0)
      append_piece (GTK_BOX (row), good, hold->goods.n[good]);

  gtk_widget_set_hexpand (pays, TRUE);
  gtk_label_set_xalign (GTK_LABEL (pays), 1.f);
  gtk_widget_add_css_class (pays, "numeric");
  gtk_widget_add_css_class (pays, "heading");
  gtk_box_append (GTK_BOX (row), pays);
  gtk_box_append (self->holds, row);
}

GtkWidget *
colonia_ship_sketch_new (void)
{
  return g_object_new (COLONIA_TYPE_SHIP_SKETCH, NULL);
}

static void
show_city (ColoniaShipSketch *self)
{
  if (self->ship.present)
    gtk_label_set_label (self->city, colonia_term_city (self->ship.city));
}

/* Shows a ship. */
void
colonia_ship_sketch_set_ship (ColoniaShipSketch *self,
                              const ColoniaShip *ship)
{
  g_return_if_fail (COLONIA_IS_SHIP_SKETCH (self));
  g_return_if_fail (ship != NULL);

  if (memcmp (ship, &self->ship, sizeof *ship) == 0)
    return;

  self->ship = *ship;
  colonia_piece_set_which (self->arms, (int) ship->city);
  gtk_label_set_label (self->city, colonia_term_city (ship->city));

  parlour_box_clear (self->holds);
  for (int i = 0; i < ship->n_holds; i++)
    append_hold (self, &ship->holds[i]);
}

/* Makes a ship as it is printed, with nobody on it. */
ColoniaShip
colonia_ship_sketch_make_ship (const ColoniaEvent *event)
{
  ColoniaShip ship = { .present = TRUE, .city = event->ship.city, .n_holds = event->ship.n_holds };

  for (int i = 0; i < ship.n_holds; i++)
    ship.holds[i] = (ColoniaHold) {
      .goods = event->ship.holds[i].goods,
      .pays = event->ship.holds[i].pays,
      .player = COLONIA_NOBODY,
    };

  return ship;
}

/* Tells in words what the sketch of a ship shows. */
char *
colonia_ship_sketch_describe (const ColoniaShip *ship)
{
  g_autoptr (GPtrArray) holds = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *list = NULL;

  g_return_val_if_fail (ship != NULL, NULL);

  for (int i = 0; i < ship->n_holds; i++)
    {
      g_autofree char *goods = colonia_term_goods_list (&ship->holds[i].goods);

      /* Translators: a hold of a ship; %s are the goods it takes, %d is the money it pays. */
      g_ptr_array_add (holds, g_strdup_printf (C_("hold", "%s for %d"), goods, ship->holds[i].pays));
    }
  list = text_lists (holds);

  /* Translators: a ship; the first %s is its city, the second the list of its holds. */
  return g_strdup_printf (_("Ship to %s: %s"), colonia_term_city (ship->city), list);
}

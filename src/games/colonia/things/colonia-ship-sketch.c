/* colonia-ship-sketch.c: a ship as it is printed, small
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-ship-sketch.h"

#include "colonia-piece.h"
#include "colonia-terms.h"
#include "parlour-template.h"
#include "text-words.h"

#include <glib/gi18n.h>

#define ARMS_SIZE 20
#define PIECE_SIZE 18

/* How many goods of a kind lie side by side; more are counted. */
#define MOST_SPREAD 2

static void
tell_city (GtkWidget *label,
           int        city)
{
  gtk_label_set_label (GTK_LABEL (label), colonia_term_city ((ColoniaCity) city));
}

static GtkWidget *
make_city (ColoniaCity city)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *name = g_object_new (GTK_TYPE_LABEL, "xalign", 0., "wrap", TRUE, NULL);

  gtk_widget_add_css_class (name, "heading");
  parlour_tell (name, tell_city, (int) city);
  gtk_box_append (GTK_BOX (row), g_object_new (COLONIA_TYPE_PIECE, "kind", COLONIA_PIECE_ARMS, "which", (int) city, "size", ARMS_SIZE,
                                               "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL));
  gtk_box_append (GTK_BOX (row), name);

  return row;
}

static GtkWidget *
make_hold (const ColoniaHold *hold)
{
  g_autofree char *text = g_strdup_printf ("%d", hold->pays);
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 3);
  GtkWidget *pays = g_object_new (GTK_TYPE_LABEL, "label", text, "hexpand", TRUE, "xalign", 1., NULL);

  for (int good = 0; good < COLONIA_N_GOODS; good++)
    if (hold->goods.n[good] > 0)
      gtk_box_append (GTK_BOX (row), g_object_new (COLONIA_TYPE_PIECE, "kind", COLONIA_PIECE_GOOD, "which", good, "count",
                                                   hold->goods.n[good], "spread", hold->goods.n[good] <= MOST_SPREAD, "size",
                                                   PIECE_SIZE, NULL));
  gtk_widget_add_css_class (pays, "numeric");
  gtk_widget_add_css_class (pays, "heading");
  gtk_box_append (GTK_BOX (row), pays);

  return row;
}

/* Makes a picture of a ship: where it goes, what its holds take and what they pay. */
GtkWidget *
colonia_ship_sketch_new (const ColoniaShip *ship)
{
  GtkWidget *sketch = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *holds = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);

  for (int i = 0; i < ship->n_holds; i++)
    gtk_box_append (GTK_BOX (holds), make_hold (&ship->holds[i]));
  gtk_box_append (GTK_BOX (sketch), make_city (ship->city));
  gtk_box_append (GTK_BOX (sketch), holds);

  return sketch;
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

/* colonia-relic-chip.c: a relic card that is known, to be touched
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-relic-chip.h"

#include "colonia-piece.h"
#include "colonia-terms.h"
#include "parlour-template.h"
#include "parlour-widgets.h"

#include <glib/gi18n.h>

/* What is printed on a relic card, in one line. */
struct _ColoniaRelicChip {
  AdwBin parent_instance;

  GtkWidget *shrine;
  GtkLabel *points;
  ColoniaPiece *price;
};

G_DEFINE_FINAL_TYPE (ColoniaRelicChip, colonia_relic_chip, ADW_TYPE_BIN)

static void
colonia_relic_chip_class_init (ColoniaRelicChipClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (COLONIA_TYPE_PIECE);
  parlour_template_set (widget_class, RESOURCE_PATH "/games/colonia/cards/relic-chip.ui");
  gtk_widget_class_bind_template_child (widget_class, ColoniaRelicChip, shrine);
  gtk_widget_class_bind_template_child (widget_class, ColoniaRelicChip, points);
  gtk_widget_class_bind_template_child (widget_class, ColoniaRelicChip, price);
}

static void
colonia_relic_chip_init (ColoniaRelicChip *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Tells in words what is printed on a relic card. */
char *
colonia_relic_chip_describe (const ColoniaEvent *event)
{
  g_autofree char *price = NULL;

  g_return_val_if_fail (event != NULL, NULL);

  price = colonia_term_money (event->relic.city, event->relic.cost);

  if (event->relic.shrine)
    /* Translators: the first %s is a city, the second an amount of money. */
    return g_strdup_printf (_("Shrine of %s for %s"), colonia_term_city (event->relic.city), price);

  /* Translators: the first %s is a city, the second an amount of money, %d the points of a relic. */
  return g_strdup_printf (ngettext ("Relic of %s for %s, %d point", "Relic of %s for %s, %d points",
                                    (gulong) event->relic.points),
                          colonia_term_city (event->relic.city), price, event->relic.points);
}

GtkWidget *
colonia_relic_chip_new (const ColoniaEvent *event)
{
  ColoniaRelicChip *self;
  g_autofree char *points = NULL;

  g_return_val_if_fail (event != NULL, NULL);

  self = g_object_new (COLONIA_TYPE_RELIC_CHIP, NULL);
  points = g_strdup_printf ("%d", event->relic.points);
  gtk_label_set_label (self->points, points);
  gtk_widget_set_visible (GTK_WIDGET (self->points), !event->relic.shrine);
  gtk_widget_set_visible (self->shrine, event->relic.shrine);
  colonia_piece_set_which (self->price, (int) event->relic.city);
  colonia_piece_set_count (self->price, event->relic.cost);

  return GTK_WIDGET (self);
}

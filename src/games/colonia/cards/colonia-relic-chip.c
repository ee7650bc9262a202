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

/**
 * ColoniaRelicChip:
 *
 * What is printed on a relic card, in one line.
 */
struct _ColoniaRelicChip {
  AdwBin parent_instance;

  GtkButton *button;
  GtkWidget *shrine;
  GtkLabel *points;
  ColoniaPiece *price;

  ColoniaEvent event;
};

enum {
  CHOSEN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ColoniaRelicChip, colonia_relic_chip, ADW_TYPE_BIN)

static void
on_clicked (ColoniaRelicChip *self)
{
  ColoniaEvent event = self->event;

  g_signal_emit (self, signals[CHOSEN], 0, &event);
}

static void tell (ColoniaRelicChip *self);

static void
colonia_relic_chip_class_init (ColoniaRelicChipClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  /**
   * ColoniaRelicChip::chosen:
   * @self: the chip
   * @event: (type gpointer): the event by which the card comes
   *
   * The card was touched.
   */
  signals[CHOSEN] = g_signal_new ("chosen", COLONIA_TYPE_RELIC_CHIP, G_SIGNAL_RUN_LAST,
                                  0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);

  g_type_ensure (COLONIA_TYPE_PIECE);
  parlour_template_set (widget_class, RESOURCE_PATH "/games/colonia/cards/relic-chip.ui");
  parlour_template_set_teller (widget_class, G_CALLBACK (tell));
  gtk_widget_class_bind_template_child (widget_class, ColoniaRelicChip, button);
  gtk_widget_class_bind_template_child (widget_class, ColoniaRelicChip, shrine);
  gtk_widget_class_bind_template_child (widget_class, ColoniaRelicChip, points);
  gtk_widget_class_bind_template_child (widget_class, ColoniaRelicChip, price);
  gtk_widget_class_bind_template_callback (widget_class, on_clicked);
}

static void
colonia_relic_chip_init (ColoniaRelicChip *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * colonia_relic_chip_describe:
 * @event: the event by which the card comes
 *
 * Tells in words what is printed on a relic card.
 *
 * Returns: (transfer full): its city, its cost and its points
 */
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

static void
tell (ColoniaRelicChip *self)
{
  g_autofree char *description = colonia_relic_chip_describe (&self->event);

  parlour_widget_set_tooltip (GTK_WIDGET (self->button), description);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_PROPERTY_LABEL, description, -1);
}

/**
 * colonia_relic_chip_new:
 * @event: the event by which the card comes
 *
 * Makes a chip for a card.
 *
 * Returns: (transfer floating): the chip
 */
GtkWidget *
colonia_relic_chip_new (const ColoniaEvent *event)
{
  ColoniaRelicChip *self;
  g_autofree char *points = NULL;

  g_return_val_if_fail (event != NULL, NULL);

  self = g_object_new (COLONIA_TYPE_RELIC_CHIP, NULL);
  self->event = *event;

  points = g_strdup_printf ("%d", event->relic.points);
  gtk_label_set_label (self->points, points);
  gtk_widget_set_visible (GTK_WIDGET (self->points), !event->relic.shrine);
  gtk_widget_set_visible (self->shrine, event->relic.shrine);
  colonia_piece_set_which (self->price, (int) event->relic.city);
  colonia_piece_set_count (self->price, event->relic.cost);

  tell (self);

  return GTK_WIDGET (self);
}

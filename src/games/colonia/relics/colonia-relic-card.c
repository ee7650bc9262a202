/* colonia-relic-card.c: a relic or a shrine
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-relic-card.h"

#include "colonia-piece.h"
#include "colonia-terms.h"
#include "parlour-emblem.h"
#include "parlour-template.h"
#include "parlour-widgets.h"

#include <glib/gi18n.h>
#include <string.h>

/* How large the coin is that a card costs from afar, where it has no key beside it. */
#define COST_FROM_AFAR 30

/* A card as it lies on display: its city, the points of the relic or the shrine, what it costs,
 * and whose member safeguards it. A card that was bought leaves its place empty. */
struct _ColoniaRelicCard {
  AdwBin parent_instance;

  GtkWidget *band;
  ColoniaPiece *arms;
  GtkLabel *city;
  GtkWidget *relic;
  GtkLabel *points;
  GtkLabel *points_caption;
  ColoniaPiece *relic_picture;
  GtkWidget *shrine;
  ColoniaPiece *shrine_picture;
  GtkWidget *price;
  ColoniaPiece *cost;
  ParlourEmblem *safeguard;
  GtkLabel *key;

  ColoniaCard card;
  char *name; /* of who safeguards it */
};

G_DEFINE_FINAL_TYPE (ColoniaRelicCard, colonia_relic_card, ADW_TYPE_BIN)

static void
colonia_relic_card_finalize (GObject *object)
{
  g_free (COLONIA_RELIC_CARD (object)->name);

  G_OBJECT_CLASS (colonia_relic_card_parent_class)->finalize (object);
}

static void tell_anew (ColoniaRelicCard *self);

static void
colonia_relic_card_class_init (ColoniaRelicCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = colonia_relic_card_finalize;

  parlour_template_set (widget_class, RESOURCE_PATH "/games/colonia/relics/relic-card.ui");
  parlour_template_set_teller (widget_class, G_CALLBACK (tell_anew));
  gtk_widget_class_bind_template_child (widget_class, ColoniaRelicCard, band);
  gtk_widget_class_bind_template_child (widget_class, ColoniaRelicCard, arms);
  gtk_widget_class_bind_template_child (widget_class, ColoniaRelicCard, city);
  gtk_widget_class_bind_template_child (widget_class, ColoniaRelicCard, relic);
  gtk_widget_class_bind_template_child (widget_class, ColoniaRelicCard, points);
  gtk_widget_class_bind_template_child (widget_class, ColoniaRelicCard, points_caption);
  gtk_widget_class_bind_template_child (widget_class, ColoniaRelicCard, relic_picture);
  gtk_widget_class_bind_template_child (widget_class, ColoniaRelicCard, shrine);
  gtk_widget_class_bind_template_child (widget_class, ColoniaRelicCard, shrine_picture);
  gtk_widget_class_bind_template_child (widget_class, ColoniaRelicCard, price);
  gtk_widget_class_bind_template_child (widget_class, ColoniaRelicCard, cost);
  gtk_widget_class_bind_template_child (widget_class, ColoniaRelicCard, safeguard);
  gtk_widget_class_bind_template_child (widget_class, ColoniaRelicCard, key);
}

static void
tell (ColoniaRelicCard *self)
{
  g_autofree char *label = colonia_relic_card_describe (self);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

static void
show_card (ColoniaRelicCard *self)
{
  const ColoniaCard *card = &self->card;
  g_autofree char *points = g_strdup_printf ("%d", card->points);

  gtk_widget_set_visible (self->band, card->present);
  gtk_widget_set_visible (self->relic, card->present && !card->shrine);
  gtk_widget_set_visible (self->shrine, card->present && card->shrine);
  /* An empty place is as high as a card. */
  gtk_widget_set_opacity (self->price, card->present ? 1. : 0.);

  for (int i = 0; i < COLONIA_N_CITIES; i++)
    parlour_widget_set_css_class (GTK_WIDGET (self), colonia_city_ids[i], card->present && i == (int) card->city);
  parlour_widget_set_css_class (GTK_WIDGET (self), "gone", !card->present);

  g_object_set (self->arms, "which", (int) card->city, NULL);
  g_object_set (self->relic_picture, "which", (int) card->city, "count", card->points, NULL);
  g_object_set (self->shrine_picture, "which", (int) card->city, NULL);
  gtk_label_set_label (self->city, colonia_term_city (card->city));
  gtk_label_set_label (self->points, points);
  gtk_label_set_label (self->points_caption, ngettext ("point", "points", (gulong) card->points));
  g_object_set (self->cost, "which", (int) card->city, "count", card->cost, NULL);
}

static void
tell_anew (ColoniaRelicCard *self)
{
  show_card (self);
  tell (self);
}

static void
colonia_relic_card_init (ColoniaRelicCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  show_card (self);
}

GtkWidget *
colonia_relic_card_new (void)
{
  return g_object_new (COLONIA_TYPE_RELIC_CARD, NULL);
}

/* Shows a card, but not who safeguards it. */
void
colonia_relic_card_set_card (ColoniaRelicCard  *self,
                             const ColoniaCard *card)
{
  if (memcmp (card, &self->card, sizeof *card) == 0)
    return;

  self->card = *card;
  show_card (self);
  tell (self);
}

/* Shows who safeguards the card. */
void
colonia_relic_card_set_safeguard (ColoniaRelicCard *self,
                                  const char       *name,
                                  int               color)
{
  g_return_if_fail ((name != NULL) == (color != COLONIA_NOBODY));

  if (g_strcmp0 (self->name, name) == 0 && parlour_emblem_get_color (self->safeguard) == color)
    return;

  g_free (self->name);
  self->name = g_strdup (name);
  parlour_emblem_set_color (self->safeguard, color);
  gtk_widget_set_visible (GTK_WIDGET (self->safeguard), name != NULL);
  tell (self);
}

/* Shows which key chooses the card. */
void
colonia_relic_card_set_key (ColoniaRelicCard *self,
                            const char       *key)
{
  parlour_label_say (self->key, key);
}

/* Shows what the card costs in larger letters, as it is only looked at. */
void
colonia_relic_card_see_from_afar (ColoniaRelicCard *self)
{
  parlour_figure_set_size (PARLOUR_FIGURE (self->cost), COST_FROM_AFAR);
}

/* Tells in words what is shown. */
char *
colonia_relic_card_describe (ColoniaRelicCard *self)
{
  return colonia_term_card (&self->card, self->name);
}

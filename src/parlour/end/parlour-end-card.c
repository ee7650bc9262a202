/* parlour-end-card.c: the score of a player, where there is no room for a table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-end-card.h"

#include "parlour-template.h"
#include "parlour-stalls.h"

struct _ParlourEndCard {
  AdwBin parent_instance;

  ParlourEndPlaces places;
  GtkLabel *total;
  ParlourStalls *parts;
  const TableGame *game;
  GtkLabel *titles[PARLOUR_MAX_END_PARTS]; /* NULL for the total, which needs none */
};

G_DEFINE_FINAL_TYPE (ParlourEndCard, parlour_end_card, ADW_TYPE_BIN)

static void
show_titles (ParlourEndCard *self)
{
  for (int i = 0; i < self->places.n_parts; i++)
    if (self->titles[i] != NULL)
      gtk_label_set_label (self->titles[i], parlour_end_part_get_title (self->game, self->places.parts[i], FALSE));
}

static void
parlour_end_card_class_init (ParlourEndCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (PARLOUR_TYPE_STALLS);

  parlour_template_set (widget_class, RESOURCE_PATH "/parlour/end/end-card.ui");
  parlour_template_set_teller (widget_class, G_CALLBACK (show_titles));
  gtk_widget_class_bind_template_child (widget_class, ParlourEndCard, total);
  gtk_widget_class_bind_template_child (widget_class, ParlourEndCard, parts);
  parlour_end_part_bind_all (widget_class, G_STRUCT_OFFSET (ParlourEndCard, places));
}

static void
parlour_end_card_init (ParlourEndCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->places.frame = GTK_WIDGET (self);
}

static GtkLabel *
append_label (GtkWidget *box)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_box_append (GTK_BOX (box), label);

  return GTK_LABEL (label);
}

/* A number, and below it what it is. */
static void
add_part (ParlourEndCard *self,
          int             i)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *cell = GTK_WIDGET (self->places.cells[i] = append_label (box));

  self->titles[i] = append_label (box);
  gtk_widget_add_css_class (cell, "numeric");
  gtk_widget_add_css_class (cell, "title-4");
  gtk_widget_add_css_class (GTK_WIDGET (self->titles[i]), "caption");
  parlour_stalls_append (self->parts, box);
}

/* Makes a card for the points of the game, which shows nobody yet. */
GtkWidget *
parlour_end_card_new (const TableGame *game)
{
  ParlourEndCard *self = g_object_new (PARLOUR_TYPE_END_CARD, NULL);
  ParlourEndPlaces *places = &self->places;

  g_return_val_if_fail (game != NULL, GTK_WIDGET (self));

  self->game = game;
  places->n_parts = parlour_end_part_list (game, places->parts);
  for (int i = 0; i < places->n_parts; i++)
    {
      if (places->parts[i] == PARLOUR_TOTAL)
        places->cells[i] = self->total;
      else
        add_part (self, i);
      parlour_end_part_name_widget (GTK_WIDGET (places->cells[i]), game, places->parts[i]);
    }
  show_titles (self);

  return GTK_WIDGET (self);
}

/* Shows the score of a player. */
void
parlour_end_card_show (ParlourEndCard   *self,
                       TableSession     *session,
                       const TableScore *score,
                       int               seat)
{
  g_return_if_fail (PARLOUR_IS_END_CARD (self));

  parlour_end_part_show_all (&self->places, session, score, seat);
}

/* parlour-end-card.c: the score of a player, where there is no room for a table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-end-card.h"

#include "parlour-template.h"
#include "parlour-wrap-layout.h"

struct _ParlourEndCard {
  AdwBin parent_instance;

  ParlourEndPlaces places;
};

G_DEFINE_FINAL_TYPE (ParlourEndCard, parlour_end_card, ADW_TYPE_BIN)

static void
parlour_end_card_class_init (ParlourEndCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (PARLOUR_TYPE_WRAP_LAYOUT);

  parlour_template_set (widget_class, RESOURCE_PATH "/parlour/end/end-card.ui");
  parlour_end_part_bind_all (widget_class, G_STRUCT_OFFSET (ParlourEndCard, places));
}

static void
parlour_end_card_init (ParlourEndCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->places.frame = GTK_WIDGET (self);
}

/**
 * parlour_end_card_new:
 *
 * Makes a card that shows nobody yet.
 *
 * Returns: (transfer floating): the card
 */
GtkWidget *
parlour_end_card_new (void)
{
  return g_object_new (PARLOUR_TYPE_END_CARD, NULL);
}

/**
 * parlour_end_card_show:
 * @self: a card
 * @session: a finished game
 * @score: its score
 * @seat: a player, from 0
 *
 * Shows the score of a player.
 */
void
parlour_end_card_show (ParlourEndCard     *self,
                       TableSession       *session,
                       const ColoniaScore *score,
                       int                 seat)
{
  g_return_if_fail (PARLOUR_IS_END_CARD (self));

  parlour_end_part_show_all (&self->places, session, score, seat);
}

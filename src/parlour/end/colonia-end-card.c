/* colonia-end-card.c: the score of a player, where there is no room for a table
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-end-card.h"

#include "colonia-template.h"
#include "colonia-wrap-layout.h"

struct _ColoniaEndCard {
  AdwBin parent_instance;

  ColoniaEndPlaces places;
};

G_DEFINE_FINAL_TYPE (ColoniaEndCard, colonia_end_card, ADW_TYPE_BIN)

static void
colonia_end_card_class_init (ColoniaEndCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (COLONIA_TYPE_WRAP_LAYOUT);

  colonia_template_set (widget_class, RESOURCE_PATH "/parlour/end/end-card.ui");
  colonia_end_part_bind_all (widget_class, G_STRUCT_OFFSET (ColoniaEndCard, places));
}

static void
colonia_end_card_init (ColoniaEndCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->places.frame = GTK_WIDGET (self);
}

/**
 * colonia_end_card_new:
 *
 * Makes a card that shows nobody yet.
 *
 * Returns: (transfer floating): the card
 */
GtkWidget *
colonia_end_card_new (void)
{
  return g_object_new (COLONIA_TYPE_END_CARD, NULL);
}

/**
 * colonia_end_card_show:
 * @self: a card
 * @session: a finished game
 * @score: its score
 * @seat: a player, from 0
 *
 * Shows the score of a player.
 */
void
colonia_end_card_show (ColoniaEndCard     *self,
                       ColoniaSession     *session,
                       const ColoniaScore *score,
                       int                 seat)
{
  g_return_if_fail (COLONIA_IS_END_CARD (self));

  colonia_end_part_show_all (&self->places, session, score, seat);
}

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
bind_place (GtkWidgetClass *widget_class,
            const char     *id,
            gsize           offset)
{
  gtk_widget_class_bind_template_child_full (widget_class, id, FALSE,
                                             G_STRUCT_OFFSET (ColoniaEndCard, places) + (gssize) offset);
}

static void
colonia_end_card_class_init (ColoniaEndCardClass *klass)
{
  /* By `ColoniaEndPart`. */
  static const char *const parts[] = {
    "relics", "shrines", "windows", "total", "money", "goods", "resources",
  };
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (COLONIA_TYPE_EMBLEM);
  g_type_ensure (COLONIA_TYPE_RULE_LINKS);
  g_type_ensure (COLONIA_TYPE_WRAP_LAYOUT);

  colonia_template_set (widget_class, RESOURCE_PATH "/end-card.ui");
  bind_place (widget_class, "rank", offsetof (ColoniaEndPlaces, rank));
  bind_place (widget_class, "emblem", offsetof (ColoniaEndPlaces, emblem));
  bind_place (widget_class, "name", offsetof (ColoniaEndPlaces, name));
  bind_place (widget_class, "crown", offsetof (ColoniaEndPlaces, crown));
  bind_place (widget_class, "why", offsetof (ColoniaEndPlaces, why));
  bind_place (widget_class, "rules", offsetof (ColoniaEndPlaces, rules));
  bind_place (widget_class, "why_button", offsetof (ColoniaEndPlaces, why_button));
  for (gsize i = 0; i < G_N_ELEMENTS (parts); i++)
    bind_place (widget_class, parts[i], offsetof (ColoniaEndPlaces, cells) + i * sizeof (GtkLabel *));
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

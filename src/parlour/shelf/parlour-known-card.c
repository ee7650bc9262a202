/* parlour-known-card.c: a card that the table knows, to be corrected or removed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-known-card.h"

#include "parlour-actions.h"
#include "parlour-game-cards.h"
#include "parlour-plain-card.h"
#include "parlour-template.h"
#include "parlour-widgets.h"

#include <glib/gi18n.h>

/* What is printed on a card of the collection, how many equal ones there are, and buttons that
 * correct and remove it. */
struct _ParlourKnownCard {
  AdwBin parent_instance;

  AdwBin *picture;
  GtkLabel *count;
  GtkWidget *correct;
  GtkWidget *remove;

  TablePrinted *card;
};

enum {
  CORRECTING,
  REMOVED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ParlourKnownCard, parlour_known_card, ADW_TYPE_BIN)

/* How cards are shown of the game that one is from. */
static const ParlourGameCards *
get_game (const TablePrinted *card)
{
  return parlour_game_find (card->game)->cards;
}

static void
remove_card (GtkWidget *widget)
{
  g_signal_emit (widget, signals[REMOVED], 0);
}

static void
correct_card (GtkWidget *widget)
{
  g_signal_emit (widget, signals[CORRECTING], 0);
}

static void
parlour_known_card_finalize (GObject *object)
{
  g_clear_pointer (&PARLOUR_KNOWN_CARD (object)->card, table_printed_free);

  G_OBJECT_CLASS (parlour_known_card_parent_class)->finalize (object);
}

static void tell (ParlourKnownCard *self);

static const ParlourAction actions[] = {
  { "card.correct", NULL, G_CALLBACK (correct_card) },
  { "card.remove", NULL, G_CALLBACK (remove_card) },
};

static void
parlour_known_card_class_init (ParlourKnownCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = parlour_known_card_finalize;

  /* Somebody wants to correct it. */
  signals[CORRECTING] = g_signal_new ("correcting", PARLOUR_TYPE_KNOWN_CARD, G_SIGNAL_RUN_LAST,
                                      0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  /* Somebody wants it to be forgotten. */
  signals[REMOVED] = g_signal_new ("removed", PARLOUR_TYPE_KNOWN_CARD, G_SIGNAL_RUN_LAST,
                                   0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  parlour_template_set (widget_class, RESOURCE_PATH "/parlour/shelf/known-card.ui");
  parlour_template_set_teller (widget_class, G_CALLBACK (tell));
  gtk_widget_class_bind_template_child (widget_class, ParlourKnownCard, picture);
  gtk_widget_class_bind_template_child (widget_class, ParlourKnownCard, count);
  gtk_widget_class_bind_template_child (widget_class, ParlourKnownCard, correct);
  gtk_widget_class_bind_template_child (widget_class, ParlourKnownCard, remove);
  parlour_actions_install (widget_class, actions, G_N_ELEMENTS (actions));
}

static void
parlour_known_card_init (ParlourKnownCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static void
tell_picture (ParlourKnownCard *self,
              const char       *description)
{
  const ParlourGameCards *game = get_game (self->card);
  GtkWidget *picture = adw_bin_get_child (self->picture);

  if (game->draw == NULL)
    gtk_label_set_label (GTK_LABEL (picture), description);
  else if (game->tell != NULL)
    game->tell (picture, self->card);
}

static void
tell (ParlourKnownCard *self)
{
  g_autofree char *description = parlour_known_card_describe (self->card);
  /* Translators: so many equal cards lay on the table at once. */
  g_autofree char *count = g_strdup_printf (ngettext ("%d copy", "%d copies", (gulong) self->card->count),
                                            self->card->count);
  /* Translators: a button that opens a window; %s describes a card. */
  g_autofree char *correct = g_strdup_printf (_("Correct: %s"), description);
  /* Translators: a button; %s describes a card. */
  g_autofree char *remove = g_strdup_printf (_("Remove: %s"), description);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, description, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->correct), GTK_ACCESSIBLE_PROPERTY_LABEL, correct, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->remove), GTK_ACCESSIBLE_PROPERTY_LABEL, remove, -1);
  gtk_label_set_label (self->count, self->card->count > 1 ? count : "");
  tell_picture (self, description);
}

/* Shows a card of the collection. */
GtkWidget *
parlour_known_card_new (const TablePrinted *card)
{
  GtkWidget *(*draw) (const TablePrinted *);
  ParlourKnownCard *self;

  g_return_val_if_fail (card != NULL, NULL);

  draw = get_game (card)->draw;
  self = g_object_new (PARLOUR_TYPE_KNOWN_CARD, NULL);
  self->card = table_printed_copy (card);
  adw_bin_set_child (self->picture, draw != NULL ? draw (card) : parlour_plain_card_draw (NULL));
  tell (self);

  return GTK_WIDGET (self);
}

/* Tells which card it is. */
const TablePrinted *
parlour_known_card_get_printed (ParlourKnownCard *self)
{
  return self->card;
}

/* Tells in words what is printed on a card. */
char *
parlour_known_card_describe (const TablePrinted *card)
{
  g_return_val_if_fail (card != NULL, NULL);

  return get_game (card)->describe != NULL ? get_game (card)->describe (card) : parlour_plain_card_describe (card);
}

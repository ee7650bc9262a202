/* parlour-known-card.c: a card that the table knows, to be corrected or removed
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-known-card.h"

#include "colonia-relic-card.h"
#include "colonia-ship-sketch.h"
#include "colonia-terms.h"
#include "colonia-week-sketch.h"
#include "parlour-template.h"
#include "parlour-widgets.h"

#include <glib/gi18n.h>

/**
 * ParlourKnownCard:
 *
 * What is printed on a card of the collection, how many equal ones there are,
 * and buttons that correct and remove it.
 */
struct _ParlourKnownCard {
  AdwBin parent_instance;

  AdwBin *picture;
  GtkLabel *count;
  GtkWidget *correct;
  GtkWidget *remove;
  GtkLabel *day; /* of the vote on an edict, or NULL */

  Printed *card;
};

enum {
  CORRECTING,
  REMOVED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ParlourKnownCard, parlour_known_card, ADW_TYPE_BIN)

static void
remove_card (GtkWidget  *widget,
             const char *action,
             GVariant   *parameter)
{
  g_signal_emit (widget, signals[REMOVED], 0);
}

static void
correct_card (GtkWidget  *widget,
              const char *action,
              GVariant   *parameter)
{
  g_signal_emit (widget, signals[CORRECTING], 0);
}

static void
parlour_known_card_finalize (GObject *object)
{
  g_clear_pointer (&PARLOUR_KNOWN_CARD (object)->card, printed_free);

  G_OBJECT_CLASS (parlour_known_card_parent_class)->finalize (object);
}

static void tell (ParlourKnownCard *self);

static void
parlour_known_card_class_init (ParlourKnownCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = parlour_known_card_finalize;

  /**
   * ParlourKnownCard::correcting:
   * @self: the card
   *
   * Somebody wants to correct it.
   */
  signals[CORRECTING] = g_signal_new ("correcting", PARLOUR_TYPE_KNOWN_CARD, G_SIGNAL_RUN_LAST,
                                      0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  /**
   * ParlourKnownCard::removed:
   * @self: the card
   *
   * Somebody wants it to be forgotten.
   */
  signals[REMOVED] = g_signal_new ("removed", PARLOUR_TYPE_KNOWN_CARD, G_SIGNAL_RUN_LAST,
                                   0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  parlour_template_set (widget_class, RESOURCE_PATH "/parlour/shelf/known-card.ui");
  parlour_template_set_teller (widget_class, G_CALLBACK (tell));
  gtk_widget_class_bind_template_child (widget_class, ParlourKnownCard, picture);
  gtk_widget_class_bind_template_child (widget_class, ParlourKnownCard, count);
  gtk_widget_class_bind_template_child (widget_class, ParlourKnownCard, correct);
  gtk_widget_class_bind_template_child (widget_class, ParlourKnownCard, remove);

  /**
   * ParlourKnownCard|card.correct:
   *
   * Lets what is printed on the card be entered anew.
   */
  gtk_widget_class_install_action (widget_class, "card.correct", NULL, correct_card);

  /**
   * ParlourKnownCard|card.remove:
   *
   * Forgets the card.
   */
  gtk_widget_class_install_action (widget_class, "card.remove", NULL, remove_card);
}

static void
parlour_known_card_init (ParlourKnownCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static char *
tell_day (const Printed *card)
{
  return colonia_term_begin (colonia_term_voting_day (card->edict.day));
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
  if (self->day != NULL)
    {
      g_autofree char *day = tell_day (self->card);

      gtk_label_set_label (self->day, day);
    }
}

/* Pictures */

static GtkWidget *
draw_ship (const ColoniaEvent *event)
{
  const ColoniaShip ship = colonia_ship_sketch_make_ship (event);
  GtkWidget *sketch = colonia_ship_sketch_new ();

  colonia_ship_sketch_set_ship (COLONIA_SHIP_SKETCH (sketch), &ship);

  return sketch;
}

static ColoniaCard
make_relic (const ColoniaEvent *event)
{
  return (ColoniaCard) {
    .present = TRUE,
    .city = event->relic.city,
    .cost = event->relic.cost,
    .points = event->relic.points,
    .shrine = event->relic.shrine,
    .safeguard = TABLE_NOBODY,
  };
}

static GtkWidget *
draw_relic (const ColoniaEvent *event)
{
  const ColoniaCard card = make_relic (event);
  GtkWidget *relic = colonia_relic_card_new ();

  colonia_relic_card_set_card (COLONIA_RELIC_CARD (relic), &card);

  return relic;
}

static GtkWidget *
append_label (GtkWidget  *box,
              const char *text,
              const char *css_class)
{
  GtkWidget *label = parlour_label_new_wrapped (text);

  gtk_label_set_max_width_chars (GTK_LABEL (label), 28);
  gtk_widget_add_css_class (label, css_class);
  gtk_box_append (GTK_BOX (box), label);

  return label;
}

static GtkWidget *
write_edict (ParlourKnownCard   *self,
             const ColoniaEdict *edict)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);

  append_label (box, edict->text, "heading");
  self->day = GTK_LABEL (append_label (box, "", "dim-label"));

  return box;
}

static GtkWidget *
draw (ParlourKnownCard *self)
{
  switch (self->card->kind)
    {
    case PRINTED_SHIP:
      return draw_ship (&self->card->event);

    case PRINTED_RELIC:
      return draw_relic (&self->card->event);

    case PRINTED_WEEK:
      return colonia_week_sketch_new (&self->card->week, TRUE);

    case PRINTED_EDICT:
      return write_edict (self, &self->card->edict);

    case N_PRINTED:
    default:
      g_assert_not_reached ();
    }
}

/**
 * parlour_known_card_new:
 * @card: a card
 *
 * Shows a card of the collection.
 *
 * Returns: (transfer floating): the widget
 */
GtkWidget *
parlour_known_card_new (const Printed *card)
{
  ParlourKnownCard *self;

  g_return_val_if_fail (card != NULL, NULL);

  self = g_object_new (PARLOUR_TYPE_KNOWN_CARD, NULL);
  self->card = printed_copy (card);
  adw_bin_set_child (self->picture, draw (self));
  tell (self);

  return GTK_WIDGET (self);
}

/**
 * parlour_known_card_get_printed:
 * @self: a card that is shown
 *
 * Tells which card it is.
 *
 * Returns: (transfer none): the card
 */
const Printed *
parlour_known_card_get_printed (ParlourKnownCard *self)
{
  g_return_val_if_fail (PARLOUR_IS_KNOWN_CARD (self), NULL);

  return self->card;
}

static char *
describe_week (const TablePrintedWeek *week)
{
  g_autofree char *numbers = colonia_week_sketch_describe (week, TRUE);

  /* Translators: %s are the numbers that are printed on a week card. */
  return g_strdup_printf (_("Week card: %s"), numbers);
}

static char *
describe_edict (const Printed *card)
{
  g_autofree char *day = tell_day (card);

  /* Translators: an edict; the first %s is the day of the vote on it, the second is what it says. */
  return g_strdup_printf (_("%s: “%s”"), day, card->edict.text);
}

/**
 * parlour_known_card_describe:
 * @card: a card
 *
 * Tells in words what is printed on a card.
 *
 * Returns: (transfer full): the words
 */
char *
parlour_known_card_describe (const Printed *card)
{
  g_return_val_if_fail (card != NULL, NULL);

  switch (card->kind)
    {
    case PRINTED_SHIP:
      {
        const ColoniaShip ship = colonia_ship_sketch_make_ship (&card->event);

        return colonia_ship_sketch_describe (&ship);
      }

    case PRINTED_RELIC:
      {
        g_autoptr (GtkWidget) relic = g_object_ref_sink (draw_relic (&card->event));

        return colonia_relic_card_describe (COLONIA_RELIC_CARD (relic));
      }

    case PRINTED_WEEK:
      return describe_week (&card->week);

    case PRINTED_EDICT:
      return describe_edict (card);

    case N_PRINTED:
    default:
      g_assert_not_reached ();
    }
}

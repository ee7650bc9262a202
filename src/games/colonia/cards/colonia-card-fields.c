/* colonia-card-fields.c: what is printed on a card of any kind
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * It is entered in the same fields as in a game. The city stays where another kind is
 * chosen: whoever enters a box has sorted it.
 */

#include "config.h"

#include "colonia-card-fields.h"

#include "colonia-city-picker.h"
#include "colonia-edict-field.h"
#include "colonia-hold-fields.h"
#include "colonia-relic-field.h"
#include "colonia-week-field.h"
#include "parlour-template.h"

#include <glib/gi18n.h>

/* Fields for a card of one kind after the other. */
struct _ColoniaCardFields {
  AdwBin parent_instance;

  GtkWidget *city_part;
  GtkLabel *city_question;
  ColoniaCityPicker *picker;
  AdwBin *place;

  ColoniaPrintedKind kind;
};

enum {
  CHANGED,
  ACTIVATED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ColoniaCardFields, colonia_card_fields, ADW_TYPE_BIN)

/* The field of its kind. */
static gpointer
get_field (ColoniaCardFields *self)
{
  return adw_bin_get_child (self->place);
}

static void
tell_change (ColoniaCardFields *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
tell_activation (ColoniaCardFields *self)
{
  g_signal_emit (self, signals[ACTIVATED], 0);
}

static void
take_city (ColoniaCardFields *self)
{
  int city = colonia_city_picker_get_city (self->picker);

  if (COLONIA_IS_HOLD_FIELDS (get_field (self)))
    colonia_hold_fields_set_city (get_field (self), city);
  else if (COLONIA_IS_RELIC_FIELD (get_field (self)))
    colonia_relic_field_set_city (get_field (self), city);
}

static void
on_city_changed (ColoniaCardFields *self)
{
  take_city (self);
  tell_change (self);
}

/* The pad of a relic has cities, too. */
static void
on_field_city_changed (ColoniaCardFields *self)
{
  colonia_city_picker_set_city (self->picker, colonia_relic_field_get_city (get_field (self)));
}

static void
tell (ColoniaCardFields *self)
{
  gtk_label_set_label (self->city_question, self->kind == COLONIA_PRINTED_SHIP ? _("Where does it go?")
                                                                               : _("Where does it come from?"));
}

static void
colonia_card_fields_class_init (ColoniaCardFieldsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  /* Something was filled in. */
  signals[CHANGED] = g_signal_new ("changed", COLONIA_TYPE_CARD_FIELDS, G_SIGNAL_RUN_LAST,
                                   0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  /* Somebody is done with them. */
  signals[ACTIVATED] = g_signal_new ("activated", COLONIA_TYPE_CARD_FIELDS, G_SIGNAL_RUN_LAST,
                                     0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (COLONIA_TYPE_CITY_PICKER);
  parlour_template_set (widget_class, RESOURCE_PATH "/games/colonia/cards/card-fields.ui");
  parlour_template_set_teller (widget_class, G_CALLBACK (tell));
  gtk_widget_class_bind_template_child (widget_class, ColoniaCardFields, city_part);
  gtk_widget_class_bind_template_child (widget_class, ColoniaCardFields, city_question);
  gtk_widget_class_bind_template_child (widget_class, ColoniaCardFields, picker);
  gtk_widget_class_bind_template_child (widget_class, ColoniaCardFields, place);
  gtk_widget_class_bind_template_callback (widget_class, on_city_changed);
}

static void
colonia_card_fields_init (ColoniaCardFields *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Makes fields for cards, of no kind yet. */
GtkWidget *
colonia_card_fields_new (void)
{
  return g_object_new (COLONIA_TYPE_CARD_FIELDS, NULL);
}

static GType
get_type_of_field (ColoniaPrintedKind kind)
{
  switch (kind)
    {
    case COLONIA_PRINTED_SHIP:
      return COLONIA_TYPE_HOLD_FIELDS;

    case COLONIA_PRINTED_RELIC:
      return COLONIA_TYPE_RELIC_FIELD;

    case COLONIA_PRINTED_WEEK:
      return COLONIA_TYPE_WEEK_FIELD;

    case COLONIA_PRINTED_EDICT:
      return COLONIA_TYPE_EDICT_FIELD;

    case COLONIA_N_PRINTED:
    default:
      g_assert_not_reached ();
    }
}

/* Lets a card of a kind be entered. */
void
colonia_card_fields_set_kind (ColoniaCardFields *self,
                              ColoniaPrintedKind kind)
{
  GtkWidget *field;

  g_return_if_fail (COLONIA_IS_CARD_FIELDS (self));

  self->kind = kind;
  field = g_object_new (get_type_of_field (kind), NULL);
  gtk_widget_set_visible (self->city_part, kind == COLONIA_PRINTED_SHIP || kind == COLONIA_PRINTED_RELIC);
  adw_bin_set_child (self->place, field);
  g_signal_connect_object (field, "changed", G_CALLBACK (tell_change), self, G_CONNECT_SWAPPED);
  if (kind == COLONIA_PRINTED_RELIC)
    g_signal_connect_object (field, "notify::city", G_CALLBACK (on_field_city_changed), self, G_CONNECT_SWAPPED);
  if (kind == COLONIA_PRINTED_EDICT)
    g_signal_connect_object (field, "activated", G_CALLBACK (tell_activation), self, G_CONNECT_SWAPPED);
  tell (self);
}

/* Tells what has keys for the fields. Returns the pad, or `NULL` if there is none. */
GtkWidget *
colonia_card_fields_get_pad (ColoniaCardFields *self)
{
  g_return_val_if_fail (COLONIA_IS_CARD_FIELDS (self), NULL);

  switch (self->kind)
    {
    case COLONIA_PRINTED_SHIP:
      return colonia_hold_fields_get_pad (get_field (self));

    case COLONIA_PRINTED_RELIC:
      return colonia_relic_field_get_pad (get_field (self));

    case COLONIA_PRINTED_WEEK:
      return colonia_week_field_get_pad (get_field (self));

    case COLONIA_PRINTED_EDICT:
    case COLONIA_N_PRINTED:
    default:
      return NULL;
    }
}

/* Tells where typing begins. */
GtkWidget *
colonia_card_fields_get_first (ColoniaCardFields *self)
{
  g_return_val_if_fail (COLONIA_IS_CARD_FIELDS (self), NULL);

  switch (self->kind)
    {
    case COLONIA_PRINTED_SHIP:
      return colonia_hold_fields_get_current (get_field (self));

    case COLONIA_PRINTED_RELIC:
      return colonia_relic_field_get_cost (get_field (self));

    case COLONIA_PRINTED_WEEK:
      return colonia_week_field_get_current (get_field (self));

    case COLONIA_PRINTED_EDICT:
      return colonia_edict_field_get_entry (get_field (self));

    case COLONIA_N_PRINTED:
    default:
      g_assert_not_reached ();
    }
}

/* Fills in a card. */
void
colonia_card_fields_fill (ColoniaCardFields    *self,
                          const ColoniaPrinted *card)
{
  g_return_if_fail (COLONIA_IS_CARD_FIELDS (self));
  g_return_if_fail (card != NULL && card->kind == self->kind);

  switch (self->kind)
    {
    case COLONIA_PRINTED_SHIP:
      colonia_hold_fields_set (get_field (self), &card->event);
      colonia_city_picker_set_city (self->picker, (int) card->event.ship.city);
      break;

    case COLONIA_PRINTED_RELIC:
      colonia_relic_field_set (get_field (self), &card->event);
      colonia_city_picker_set_city (self->picker, (int) card->event.relic.city);
      break;

    case COLONIA_PRINTED_WEEK:
      colonia_week_field_empty (get_field (self), card->week.n_booths);
      colonia_week_field_set (get_field (self), &card->week);
      break;

    case COLONIA_PRINTED_EDICT:
      colonia_edict_field_set (get_field (self), card->edict.day, card->edict.text);
      break;

    case COLONIA_N_PRINTED:
    default:
      g_assert_not_reached ();
    }
}

/* Week cards of one box have all as many booths. */
static void
empty_week (ColoniaWeekField *field)
{
  int n_booths = colonia_week_field_tell (field).n_booths;

  colonia_week_field_empty (field, n_booths > 0 ? n_booths : COLONIA_USUAL_BOOTHS);
}

/* Lets another card of the kind be entered. The city, the day and the number of booths stay. */
void
colonia_card_fields_empty (ColoniaCardFields *self)
{
  g_return_if_fail (COLONIA_IS_CARD_FIELDS (self));

  switch (self->kind)
    {
    case COLONIA_PRINTED_SHIP:
      colonia_hold_fields_empty (get_field (self));
      break;

    case COLONIA_PRINTED_RELIC:
      colonia_relic_field_empty (get_field (self));
      break;

    case COLONIA_PRINTED_WEEK:
      empty_week (get_field (self));
      break;

    case COLONIA_PRINTED_EDICT:
      colonia_edict_field_empty (get_field (self));
      break;

    case COLONIA_N_PRINTED:
    default:
      g_assert_not_reached ();
    }
  take_city (self);
}

/* Puts what is filled in into a card. */
void
colonia_card_fields_read (ColoniaCardFields *self,
                          ColoniaPrinted    *card)
{
  g_return_if_fail (COLONIA_IS_CARD_FIELDS (self));
  g_return_if_fail (card != NULL && card->kind == self->kind);

  switch (self->kind)
    {
    case COLONIA_PRINTED_SHIP:
      card->event.ship.city = (ColoniaCity) colonia_city_picker_get_city (self->picker);
      colonia_hold_fields_tell (get_field (self), &card->event);
      break;

    case COLONIA_PRINTED_RELIC:
      card->event.relic.city = (ColoniaCity) colonia_city_picker_get_city (self->picker);
      colonia_relic_field_tell (get_field (self), &card->event);
      break;

    case COLONIA_PRINTED_WEEK:
      card->week = colonia_week_field_tell (get_field (self));
      break;

    case COLONIA_PRINTED_EDICT:
      g_free (card->edict.text);
      card->edict.text = colonia_edict_field_dup_text (get_field (self));
      card->edict.day = colonia_edict_field_get_day (get_field (self));
      break;

    case COLONIA_N_PRINTED:
    default:
      g_assert_not_reached ();
    }
}

/* Tells what is to be filled in yet. Returns a sentence, or `NULL` if the card is complete. */
char *
colonia_card_fields_find_missing (ColoniaCardFields *self)
{
  g_return_val_if_fail (COLONIA_IS_CARD_FIELDS (self), NULL);

  if (gtk_widget_get_visible (self->city_part) && colonia_city_picker_get_city (self->picker) == COLONIA_NOBODY)
    return g_strdup (self->kind == COLONIA_PRINTED_SHIP ? _("Choose the city where the ship goes.")
                                                        : _("Choose the city where it comes from."));

  switch (self->kind)
    {
    case COLONIA_PRINTED_SHIP:
      return colonia_hold_fields_find_missing (get_field (self));

    case COLONIA_PRINTED_RELIC:
      return g_strdup (colonia_relic_field_find_missing (get_field (self)));

    case COLONIA_PRINTED_WEEK:
      return g_strdup (colonia_week_field_find_missing (get_field (self)));

    case COLONIA_PRINTED_EDICT:
      return g_strdup (colonia_edict_field_find_missing (get_field (self)));

    case COLONIA_N_PRINTED:
    default:
      g_assert_not_reached ();
    }
}

/* colonia-card-editor.c: a card that the table knows is corrected
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * It is entered as in a game, in the same fields, and has to be as complete.
 */

#include "config.h"

#include "colonia-card-editor.h"

#include "colonia-cards.h"
#include "colonia-city-picker.h"
#include "colonia-counter.h"
#include "colonia-edict-field.h"
#include "colonia-hold-fields.h"
#include "colonia-keys.h"
#include "colonia-known-card.h"
#include "colonia-language-button.h"
#include "colonia-relic-field.h"
#include "colonia-template.h"
#include "colonia-week-field.h"
#include "colonia-widgets.h"

#include <glib/gi18n.h>

#define USUAL_WIDTH 900
#define USUAL_HEIGHT 680

/**
 * ColoniaCardEditor:
 *
 * What is printed on a card of the collection, to be corrected. Nothing has
 * changed until it is saved.
 */
struct _ColoniaCardEditor {
  AdwWindow parent_instance;

  GtkWidget *save;
  GtkLabel *was;
  GtkWidget *city_part;
  GtkLabel *city_question;
  ColoniaCityPicker *picker;
  AdwBin *place;
  AdwBin *pad_place;
  ColoniaCounter *count;
  GtkLabel *reason;

  Printed *card; /* as it was */
};

enum {
  CORRECTED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ColoniaCardEditor, colonia_card_editor, ADW_TYPE_WINDOW)

/* The field of its kind. */
static gpointer
get_field (ColoniaCardEditor *self)
{
  return adw_bin_get_child (self->place);
}

/* Makes the card as it is filled in. */
static Printed *
make_card (ColoniaCardEditor *self)
{
  Printed *card = printed_copy (self->card);

  card->count = colonia_counter_get_value (self->count);
  switch (card->kind)
    {
    case PRINTED_SHIP:
      card->event.ship.city = (ColoniaCity) colonia_city_picker_get_city (self->picker);
      colonia_hold_fields_tell (get_field (self), &card->event);
      break;

    case PRINTED_RELIC:
      card->event.relic.city = (ColoniaCity) colonia_city_picker_get_city (self->picker);
      colonia_relic_field_tell (get_field (self), &card->event);
      break;

    case PRINTED_WEEK:
      card->week = colonia_week_field_tell (get_field (self));
      break;

    case PRINTED_EDICT:
      g_free (card->edict.text);
      card->edict.text = colonia_edict_field_dup_text (get_field (self));
      card->edict.day = colonia_edict_field_get_day (get_field (self));
      break;

    case N_PRINTED:
    default:
      g_assert_not_reached ();
    }

  return card;
}

static char *
find_missing (ColoniaCardEditor *self)
{
  switch (self->card->kind)
    {
    case PRINTED_SHIP:
      return colonia_hold_fields_find_missing (get_field (self));

    case PRINTED_RELIC:
      return g_strdup (colonia_relic_field_find_missing (get_field (self)));

    case PRINTED_WEEK:
      return g_strdup (colonia_week_field_find_missing (get_field (self)));

    case PRINTED_EDICT:
      return g_strdup (colonia_edict_field_find_missing (get_field (self)));

    case N_PRINTED:
    default:
      g_assert_not_reached ();
    }
}

/* Tells why it cannot be saved, or `NULL`. */
static char *
find_reason (ColoniaCardEditor *self)
{
  char *missing = find_missing (self);
  g_autoptr (Printed) card = NULL;

  if (missing != NULL)
    return missing;

  card = make_card (self);
  if (colonia_collection_has_double (colonia_cards_get_collection (colonia_cards_get_default ()), self->card, card))
    return g_strdup (_("Another card that you know says exactly this."));

  return NULL;
}

static void
show_whether_complete (ColoniaCardEditor *self)
{
  g_autofree char *reason = NULL;

  if (self->card == NULL || get_field (self) == NULL)
    return;

  reason = find_reason (self);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "editor.save", reason == NULL);
  gtk_label_set_label (self->reason, reason != NULL ? reason : "");
  colonia_widget_set_tooltip (self->save, reason);
}

static void
save (GtkWidget  *widget,
      const char *action,
      GVariant   *parameter)
{
  ColoniaCardEditor *self = COLONIA_CARD_EDITOR (widget);
  g_autoptr (Printed) card = make_card (self);

  if (!printed_is_equal (card, self->card) || card->count != self->card->count)
    g_signal_emit (self, signals[CORRECTED], 0, card);
  gtk_window_destroy (GTK_WINDOW (self));
}

/* Fields */

static void
on_city_changed (ColoniaCardEditor *self)
{
  int city = colonia_city_picker_get_city (self->picker);

  if (COLONIA_IS_HOLD_FIELDS (get_field (self)))
    colonia_hold_fields_set_city (get_field (self), city);
  else if (COLONIA_IS_RELIC_FIELD (get_field (self)))
    colonia_relic_field_set_city (get_field (self), city);

  show_whether_complete (self);
}

static void
add_field (ColoniaCardEditor *self,
           GType              type)
{
  GtkWidget *field = g_object_new (type, NULL);

  adw_bin_set_child (self->place, field);
  g_signal_connect_object (field, "changed", G_CALLBACK (show_whether_complete), self, G_CONNECT_SWAPPED);
}

static void
activate_save (ColoniaCardEditor *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "editor.save", NULL);
}

/* Returns what begins with the focus. */
static GtkWidget *
show_fields (ColoniaCardEditor *self)
{
  switch (self->card->kind)
    {
    case PRINTED_SHIP:
      add_field (self, COLONIA_TYPE_HOLD_FIELDS);
      adw_bin_set_child (self->pad_place, colonia_hold_fields_get_pad (get_field (self)));
      colonia_hold_fields_set (get_field (self), &self->card->event);
      colonia_city_picker_set_city (self->picker, (int) self->card->event.ship.city);
      return colonia_hold_fields_get_current (get_field (self));

    case PRINTED_RELIC:
      add_field (self, COLONIA_TYPE_RELIC_FIELD);
      adw_bin_set_child (self->pad_place, colonia_relic_field_get_pad (get_field (self)));
      colonia_relic_field_set (get_field (self), &self->card->event);
      colonia_city_picker_set_city (self->picker, (int) self->card->event.relic.city);
      return colonia_relic_field_get_cost (get_field (self));

    case PRINTED_WEEK:
      add_field (self, COLONIA_TYPE_WEEK_FIELD);
      adw_bin_set_child (self->pad_place, colonia_week_field_get_pad (get_field (self)));
      colonia_week_field_empty (get_field (self), self->card->week.n_booths);
      colonia_week_field_set (get_field (self), &self->card->week);
      return colonia_week_field_get_current (get_field (self));

    case PRINTED_EDICT:
      add_field (self, COLONIA_TYPE_EDICT_FIELD);
      colonia_edict_field_set (get_field (self), self->card->edict.day, self->card->edict.text);
      g_signal_connect_object (get_field (self), "activated", G_CALLBACK (activate_save), self, G_CONNECT_SWAPPED);
      return colonia_edict_field_get_entry (get_field (self));

    case N_PRINTED:
    default:
      g_assert_not_reached ();
    }
}

static void
tell (ColoniaCardEditor *self)
{
  g_autofree char *description = NULL;

  if (self->card == NULL)
    return;

  description = colonia_known_card_describe (self->card);
  gtk_label_set_label (self->was, description);
  gtk_label_set_label (self->city_question, self->card->kind == PRINTED_SHIP ? _("Where does it go?")
                                                                             : _("Where does it come from?"));
  show_whether_complete (self);
}

static void
colonia_card_editor_finalize (GObject *object)
{
  g_clear_pointer (&COLONIA_CARD_EDITOR (object)->card, printed_free);

  G_OBJECT_CLASS (colonia_card_editor_parent_class)->finalize (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  colonia_template_set (widget_class, RESOURCE_PATH "/card-editor.ui");
  colonia_template_set_teller (widget_class, G_CALLBACK (tell));
  gtk_widget_class_bind_template_child (widget_class, ColoniaCardEditor, save);
  gtk_widget_class_bind_template_child (widget_class, ColoniaCardEditor, was);
  gtk_widget_class_bind_template_child (widget_class, ColoniaCardEditor, city_part);
  gtk_widget_class_bind_template_child (widget_class, ColoniaCardEditor, city_question);
  gtk_widget_class_bind_template_child (widget_class, ColoniaCardEditor, picker);
  gtk_widget_class_bind_template_child (widget_class, ColoniaCardEditor, place);
  gtk_widget_class_bind_template_child (widget_class, ColoniaCardEditor, pad_place);
  gtk_widget_class_bind_template_child (widget_class, ColoniaCardEditor, count);
  gtk_widget_class_bind_template_child (widget_class, ColoniaCardEditor, reason);
  gtk_widget_class_bind_template_callback (widget_class, on_city_changed);
  gtk_widget_class_bind_template_callback (widget_class, show_whether_complete);
}

static void
colonia_card_editor_class_init (ColoniaCardEditorClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = colonia_card_editor_finalize;

  /**
   * ColoniaCardEditor::corrected:
   * @self: the editor
   * @card: (type gpointer): the `Printed` as it is to be, which is the editor's
   *
   * Somebody saves a card that is not as it was.
   */
  signals[CORRECTED] = g_signal_new ("corrected", COLONIA_TYPE_CARD_EDITOR, G_SIGNAL_RUN_LAST,
                                     0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);

  g_type_ensure (COLONIA_TYPE_CITY_PICKER);
  g_type_ensure (COLONIA_TYPE_COUNTER);
  g_type_ensure (COLONIA_TYPE_LANGUAGE_BUTTON);
  bind_template (widget_class);

  /**
   * ColoniaCardEditor|editor.save:
   *
   * Saves what is filled in and closes the window.
   */
  gtk_widget_class_install_action (widget_class, "editor.save", NULL, save);
}

static void
colonia_card_editor_init (ColoniaCardEditor *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  colonia_keys_watch_row (GTK_WINDOW (self));
  colonia_counter_set_minimum (self->count, 1);
  colonia_counter_set_maximum (self->count, PRINTED_MAX_EQUAL);
  g_signal_connect_object (colonia_cards_get_default (), "changed", G_CALLBACK (show_whether_complete), self,
                           G_CONNECT_SWAPPED);
}

/**
 * colonia_card_editor_new:
 * @parent: the window that it belongs to
 * @card: a card that is known
 *
 * Makes a window in which a card is corrected.
 *
 * Returns: (transfer none): the window, which belongs to GTK
 */
GtkWindow *
colonia_card_editor_new (GtkWindow     *parent,
                         const Printed *card)
{
  ColoniaCardEditor *self;

  g_return_val_if_fail (GTK_IS_WINDOW (parent), NULL);
  g_return_val_if_fail (card != NULL, NULL);

  self = g_object_new (COLONIA_TYPE_CARD_EDITOR, NULL);
  colonia_window_set_parent (GTK_WINDOW (self), parent);
  self->card = printed_copy (card);
  colonia_counter_set_value (self->count, card->count);
  gtk_widget_set_visible (self->city_part, card->kind == PRINTED_SHIP || card->kind == PRINTED_RELIC);
  gtk_window_set_focus (GTK_WINDOW (self), show_fields (self));
  tell (self);
  gtk_window_set_default_size (GTK_WINDOW (self), MIN (USUAL_WIDTH, gtk_widget_get_width (GTK_WIDGET (parent))),
                               MIN (USUAL_HEIGHT, gtk_widget_get_height (GTK_WIDGET (parent))));

  return GTK_WINDOW (self);
}

/**
 * colonia_card_editor_get_printed:
 * @self: an editor
 *
 * Tells which card is corrected.
 *
 * Returns: (transfer none): the card as it was
 */
const Printed *
colonia_card_editor_get_printed (ColoniaCardEditor *self)
{
  g_return_val_if_fail (COLONIA_IS_CARD_EDITOR (self), NULL);

  return self->card;
}

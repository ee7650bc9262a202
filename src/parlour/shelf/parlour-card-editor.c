/* parlour-card-editor.c: a card that the table knows is corrected, or others are added
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * They are entered as in a game, in the same fields, and have to be as complete. Where
 * cards are added one follows the other.
 */

#include "config.h"

#include "parlour-card-editor.h"

#include "parlour-actions.h"
#include "parlour-counter.h"
#include "parlour-game-cards.h"
#include "parlour-keys.h"
#include "parlour-known-card.h"
#include "parlour-plain-card.h"
#include "parlour-stalls.h"
#include "parlour-template.h"
#include "parlour-widgets.h"

#include <glib/gi18n.h>

#define USUAL_WIDTH 900
#define USUAL_HEIGHT 680

/* What is printed on a card of the collection, to be corrected, or on cards that are added to
 * it. Nothing has changed until it is saved. */
struct _ParlourCardEditor {
  ParlourSideWindow parent_instance;

  GtkWidget *save;
  GtkWidget *was_part;
  GtkLabel *was;
  ParlourStalls *kind_part;
  GtkToggleButton *kinds[TABLE_MAX_CARD_KINDS];
  int n_kinds;
  AdwBin *place;
  AdwBin *pad_place;
  ParlourCounter *count;
  GtkLabel *reason;
  GtkWidget *added_part;
  GtkBox *added;

  ParlourCards *cards;
  gboolean adding;
  const ParlourGameCards *game;
  ParlourPlainCard *fields;
  TablePrinted *card; /* as it was, or the one that was added last, or an empty one */
};

enum {
  ADDED,
  CORRECTED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ParlourCardEditor, parlour_card_editor, PARLOUR_TYPE_SIDE_WINDOW)

/* Which card a line tells of that was added. */
static G_DEFINE_QUARK (parlour-card-editor-added-card, added_card)

/* Makes the card as it is filled in, which is complete. */
static TablePrinted *
make_card (ParlourCardEditor *self)
{
  TablePrinted *card = parlour_plain_card_make (self->fields);

  card->count = parlour_counter_get_value (self->count);

  return card;
}

/* Whether the collection would know more with a card. */
static gboolean
is_news (ParlourCardEditor  *self,
         const TablePrinted *card)
{
  g_autoptr (TableCollection) collection = table_collection_copy (parlour_cards_get_collection (self->cards));

  return table_collection_add (collection, card);
}

/* Whether what is known of the game is called cards. */
static gboolean
is_of_cards (ParlourCardEditor *self)
{
  return self->game->title == NULL;
}

/* Tells why it cannot be saved, or `NULL`. */
static char *
find_reason (ParlourCardEditor *self)
{
  char *missing = parlour_plain_card_find_missing (self->fields);
  g_autoptr (TablePrinted) card = NULL;

  if (missing != NULL)
    return missing;

  card = make_card (self);
  if (self->adding)
    return is_news (self, card) ? NULL
           : g_strdup (is_of_cards (self) ? _("This card is known already. If there are more of it, say how many.")
                                          : _("This is known already."));
  if (table_collection_has_double (parlour_cards_get_collection (self->cards), self->card, card))
    return g_strdup (is_of_cards (self) ? _("Another card that you know says exactly this.") : _("This is known already."));

  return NULL;
}

static void
show_whether_complete (ParlourCardEditor *self)
{
  g_autofree char *reason = NULL;
  g_autofree char *doubt = NULL;

  if (self->card == NULL)
    return;

  reason = find_reason (self);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "editor.save", reason == NULL);
  if (reason == NULL)
    {
      g_autoptr (TablePrinted) card = make_card (self);

      doubt = table_printed_find_doubt (card);
    }
  gtk_label_set_label (self->reason, reason != NULL ? reason : doubt != NULL ? doubt : "");
  parlour_widget_set_tooltip (self->save, reason);
}

static void begin_card (ParlourCardEditor *self);
static void tell (ParlourCardEditor *self);

static void
describe_added (GtkWidget *label)
{
  const TablePrinted *card = g_object_get_qdata (G_OBJECT (label), added_card_quark ());
  g_autofree char *description = parlour_known_card_describe (card);

  gtk_label_set_label (GTK_LABEL (label), description);
}

/* Those that were added stand below, the last one first, to be seen and taken back. */
static void
take_added (ParlourCardEditor  *self,
            const TablePrinted *card)
{
  GtkWidget *label = parlour_label_new_wrapped (NULL);

  g_signal_emit (self, signals[ADDED], 0, card);
  g_object_set_qdata_full (G_OBJECT (label), added_card_quark (), table_printed_copy (card),
                           (GDestroyNotify) table_printed_free);
  describe_added (label);
  gtk_box_prepend (self->added, label);
  gtk_widget_set_visible (self->added_part, TRUE);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "editor.undo", TRUE);
  begin_card (self);
}

/* What was added is taken back where it was added. */
static void
undo (ParlourCardEditor *self)
{
  GtkWidget *last = gtk_widget_get_first_child (GTK_WIDGET (self->added));

  if (last == NULL)
    return;

  gtk_widget_activate_action (GTK_WIDGET (gtk_window_get_transient_for (GTK_WINDOW (self))), "collection.undo", NULL);
  gtk_box_remove (self->added, last);
  last = gtk_widget_get_first_child (GTK_WIDGET (self->added));
  gtk_widget_set_visible (self->added_part, last != NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "editor.undo", last != NULL);
}

static void
save (ParlourCardEditor *self)
{
  g_autoptr (TablePrinted) card = make_card (self);

  if (self->adding)
    {
      take_added (self, card);
      return;
    }
  if (!table_printed_is_equal (card, self->card) || card->count != self->card->count)
    g_signal_emit (self, signals[CORRECTED], 0, card);
  gtk_window_destroy (GTK_WINDOW (self));
}

/* Fields */

static void
activate_save (ParlourCardEditor *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "editor.save", NULL);
}

static void
make_fields (ParlourCardEditor *self)
{
  const TableGame *game = parlour_cards_get_game (self->cards);

  self->game = parlour_game_find (game)->cards;
  self->fields = PARLOUR_PLAIN_CARD (parlour_plain_card_new (game));
  adw_bin_set_child (self->place, GTK_WIDGET (self->fields));
  g_signal_connect_object (self->fields, "changed", G_CALLBACK (show_whether_complete), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->fields, "activated", G_CALLBACK (activate_save), self, G_CONNECT_SWAPPED);
}

static void
set_kind (ParlourCardEditor *self,
          int                kind)
{
  parlour_plain_card_set_kind (self->fields, kind);
  adw_bin_set_child (self->pad_place, parlour_plain_card_get_pad (self->fields));
}

/* Lets another card of the kind be entered. */
static void
begin_card (ParlourCardEditor *self)
{
  parlour_plain_card_empty (self->fields);
  parlour_counter_set_value (self->count, 1);
  show_whether_complete (self);
  gtk_window_set_focus (GTK_WINDOW (self), parlour_plain_card_get_first (self->fields));
}

static void
choose_kind (ParlourCardEditor *self,
             int                kind)
{
  g_clear_pointer (&self->card, table_printed_free);
  set_kind (self, kind);
  self->card = table_printed_new (parlour_cards_get_game (self->cards), kind);
  begin_card (self);
  tell (self);
}

static void
on_kind_toggled (ParlourCardEditor *self,
                 GtkToggleButton   *button)
{
  for (int kind = 0; kind < self->n_kinds; kind++)
    if (self->kinds[kind] == button && gtk_toggle_button_get_active (button) && self->card != NULL
        && self->card->kind != kind)
      choose_kind (self, kind);
}

static void
make_kinds (ParlourCardEditor *self)
{
  self->n_kinds = table_printed_count_kinds (parlour_cards_get_game (self->cards));
  for (int kind = 0; kind < self->n_kinds; kind++)
    {
      GtkWidget *button = gtk_toggle_button_new ();

      self->kinds[kind] = GTK_TOGGLE_BUTTON (button);
      gtk_widget_set_focus_on_click (button, FALSE);
      gtk_toggle_button_set_group (self->kinds[kind], kind > 0 ? self->kinds[0] : NULL);
      g_signal_connect_object (button, "toggled", G_CALLBACK (on_kind_toggled), self, G_CONNECT_SWAPPED);
      parlour_stalls_append (self->kind_part, button);
    }
}

static gboolean
on_kind_key (GtkWidget *widget,
             GVariant  *number,
             gpointer   data)
{
  ParlourCardEditor *self = PARLOUR_CARD_EDITOR (widget);
  int kind = g_variant_get_int32 (number);

  if (!self->adding || kind >= self->n_kinds)
    return GDK_EVENT_PROPAGATE;

  gtk_toggle_button_set_active (self->kinds[kind], TRUE);

  return GDK_EVENT_STOP;
}

static void
tell_adding (ParlourCardEditor *self)
{
  g_autofree char *title = is_of_cards (self) ? g_strdup (_("Add Cards"))
                                              : g_strdup_printf (_("Add to: %s"), _(self->game->title));

  gtk_window_set_title (GTK_WINDOW (self), title);
  g_object_set (self, "leave", _("_Close"), NULL);
  gtk_button_set_label (GTK_BUTTON (self->save), _("_Add"));
  for (int kind = 0; kind < self->n_kinds; kind++)
    {
      const char *name = _(self->game->kinds[kind].title);
      /* Translators: the tooltip of a button that is pressed by a key, too; %s is a kind of cards, %d a digit. */
      g_autofree char *tooltip = g_strdup_printf (_("%s (Alt+%d)"), name, kind + 1);

      gtk_button_set_label (GTK_BUTTON (self->kinds[kind]), name);
      parlour_widget_set_tooltip (GTK_WIDGET (self->kinds[kind]), tooltip);
    }
}

static void
tell (ParlourCardEditor *self)
{
  if (self->card == NULL)
    return;

  if (self->adding)
    {
      tell_adding (self);
      for (GtkWidget *line = gtk_widget_get_first_child (GTK_WIDGET (self->added)); line != NULL;
           line = gtk_widget_get_next_sibling (line))
        describe_added (line);
    }
  else
    {
      g_autofree char *description = parlour_known_card_describe (self->card);

      gtk_label_set_label (self->was, description);
    }
  show_whether_complete (self);
}

static void
parlour_card_editor_finalize (GObject *object)
{
  g_clear_pointer (&PARLOUR_CARD_EDITOR (object)->card, table_printed_free);

  G_OBJECT_CLASS (parlour_card_editor_parent_class)->finalize (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  parlour_template_set (widget_class, RESOURCE_PATH "/parlour/shelf/card-editor.ui");
  parlour_template_set_teller (widget_class, G_CALLBACK (tell));
  gtk_widget_class_bind_template_child (widget_class, ParlourCardEditor, save);
  gtk_widget_class_bind_template_child (widget_class, ParlourCardEditor, was_part);
  gtk_widget_class_bind_template_child (widget_class, ParlourCardEditor, was);
  gtk_widget_class_bind_template_child (widget_class, ParlourCardEditor, kind_part);
  gtk_widget_class_bind_template_child (widget_class, ParlourCardEditor, place);
  gtk_widget_class_bind_template_child (widget_class, ParlourCardEditor, pad_place);
  gtk_widget_class_bind_template_child (widget_class, ParlourCardEditor, count);
  gtk_widget_class_bind_template_child (widget_class, ParlourCardEditor, reason);
  gtk_widget_class_bind_template_child (widget_class, ParlourCardEditor, added_part);
  gtk_widget_class_bind_template_child (widget_class, ParlourCardEditor, added);
  gtk_widget_class_bind_template_callback (widget_class, show_whether_complete);
}

static const ParlourAction actions[] = {
  /* Saves what is filled in and closes the window, or begins the next card. */
  { "editor.save", NULL, G_CALLBACK (save) },
  /* Takes back the card that was added last. */
  { "editor.undo", NULL, G_CALLBACK (undo) },
};

static void
parlour_card_editor_class_init (ParlourCardEditorClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = parlour_card_editor_finalize;

  /* Somebody adds a card that is not known yet, or of which there are more. */
  signals[ADDED] = g_signal_new ("added", PARLOUR_TYPE_CARD_EDITOR, G_SIGNAL_RUN_LAST,
                                 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);

  /* Somebody saves a card that is not as it was. */
  signals[CORRECTED] = g_signal_new ("corrected", PARLOUR_TYPE_CARD_EDITOR, G_SIGNAL_RUN_LAST,
                                     0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_POINTER);

  bind_template (widget_class);
  parlour_actions_install (widget_class, actions, G_N_ELEMENTS (actions));
}

static void
parlour_card_editor_init (ParlourCardEditor *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  parlour_keys_watch_row (GTK_WINDOW (self));
  parlour_keys_add_offers (GTK_WIDGET (self), on_kind_key);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "editor.undo", FALSE);
  parlour_counter_set_minimum (self->count, 1);
  parlour_counter_set_maximum (self->count, TABLE_MAX_EQUAL_CARDS);
}

static ParlourCardEditor *
make_editor (GtkWindow    *parent,
             ParlourCards *cards)
{
  ParlourCardEditor *self = parlour_side_window_new (PARLOUR_TYPE_CARD_EDITOR, parent, USUAL_WIDTH, USUAL_HEIGHT);

  self->cards = cards;
  make_fields (self);
  make_kinds (self);
  g_signal_connect_object (cards, "changed", G_CALLBACK (show_whether_complete), self, G_CONNECT_SWAPPED);

  return self;
}

/* Makes a window in which a card is corrected. */
GtkWindow *
parlour_card_editor_new (GtkWindow          *parent,
                         ParlourCards       *cards,
                         const TablePrinted *card)
{
  ParlourCardEditor *self;

  g_return_val_if_fail (card != NULL, NULL);

  self = make_editor (parent, cards);
  set_kind (self, card->kind);
  self->card = table_printed_copy (card);
  parlour_counter_set_value (self->count, card->count);
  parlour_plain_card_fill (self->fields, card);
  gtk_window_set_focus (GTK_WINDOW (self), parlour_plain_card_get_first (self->fields));
  tell (self);

  return GTK_WINDOW (self);
}

/* Makes a window in which cards are added, one after the other. */
GtkWindow *
parlour_card_editor_new_adding (GtkWindow    *parent,
                                ParlourCards *cards,
                                int           kind)
{
  ParlourCardEditor *self;

  g_return_val_if_fail (kind >= 0, NULL);

  self = make_editor (parent, cards);
  self->adding = TRUE;
  gtk_widget_set_visible (self->was_part, FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->kind_part), TRUE);
  choose_kind (self, kind);
  gtk_toggle_button_set_active (self->kinds[kind], TRUE);

  return GTK_WINDOW (self);
}

/* Tells which card is corrected. */
const TablePrinted *
parlour_card_editor_get_printed (ParlourCardEditor *self)
{
  return self->card;
}

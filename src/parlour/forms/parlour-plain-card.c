/* parlour-plain-card.c: a card of any game, made of its schema
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * It is typed where its fields say how, as in a game, and else filled in row by row. A game that draws no cards of its own
 * has them written.
 */

#include "config.h"

#include "parlour-plain-card.h"

#include "parlour-field-rows.h"
#include "parlour-field-words.h"
#include "parlour-game-cards.h"
#include "parlour-template.h"
#include "parlour-typed-card.h"
#include "parlour-widgets.h"

/**
 * ParlourPlainCard:
 *
 * What a card is entered in, as a collection has it.
 */
struct _ParlourPlainCard {
  AdwBin parent_instance;

  const TableGame *game;
  int kind;
  ParlourTypedCard *typed; /* or NULL where there are rows */
  GtkLabel *keys; /* by which it is typed, or NULL */
  JsonObject *object; /* what these say */
  ParlourFieldRows *rows;
};

enum {
  CHANGED,
  ACTIVATED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (ParlourPlainCard, parlour_plain_card, ADW_TYPE_BIN)

static void
on_changed (ParlourPlainCard *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
parlour_plain_card_dispose (GObject *object)
{
  g_clear_pointer (&PARLOUR_PLAIN_CARD (object)->object, json_object_unref);

  G_OBJECT_CLASS (parlour_plain_card_parent_class)->dispose (object);
}

static void
parlour_plain_card_class_init (ParlourPlainCardClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = parlour_plain_card_dispose;

  /**
   * ParlourPlainCard::changed:
   * @self: the card
   *
   * Something else is filled in.
   */
  signals[CHANGED] = g_signal_new ("changed", PARLOUR_TYPE_PLAIN_CARD, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);

  /**
   * ParlourPlainCard::activated:
   * @self: the card
   *
   * Somebody is done with it, and has pressed Enter.
   */
  signals[ACTIVATED] = g_signal_new ("activated", PARLOUR_TYPE_PLAIN_CARD, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                     G_TYPE_NONE, 0);
}

static void
parlour_plain_card_init (ParlourPlainCard *self)
{
}

/* Fields */

static void
on_activated (ParlourPlainCard *self)
{
  g_signal_emit (self, signals[ACTIVATED], 0);
}

static void
show_rows (ParlourPlainCard *self,
           JsonObject       *object) /* taken */
{
  static const char *const nobody[] = { NULL };
  const TableTerms terms = { .n_players = 0 };

  g_clear_pointer (&self->object, json_object_unref);
  self->object = object;
  parlour_field_rows_show (self->rows, self->game->cards->kinds[self->kind].fields, &terms, nobody, object);
}

/**
 * parlour_plain_card_new:
 * @game: a game
 *
 * Makes what a card of the game is entered in, of no kind yet.
 *
 * Returns: (transfer floating): that
 */
GtkWidget *
parlour_plain_card_new (const TableGame *game)
{
  ParlourPlainCard *self = g_object_new (PARLOUR_TYPE_PLAIN_CARD, NULL);

  self->game = game;

  return GTK_WIDGET (self);
}

static void
tell_keys (GtkWidget *widget,
           int        kind)
{
  ParlourPlainCard *self = PARLOUR_PLAIN_CARD (widget);
  const ParlourCardKind *shown = &parlour_game_find (self->game)->cards->kinds[kind];
  g_autofree char *keys = NULL;

  if (self->keys == NULL)
    return;

  keys = shown->tell_keys != NULL ? shown->tell_keys (FALSE) : NULL;
  parlour_label_say (self->keys, keys);
}

/* Stays where cards of another kind are typed. */
static void
make_typed (ParlourPlainCard *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);

  self->rows = NULL;
  self->typed = g_object_new (PARLOUR_TYPE_TYPED_CARD, NULL);
  g_signal_connect_object (self->typed, "activated", G_CALLBACK (on_activated), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->typed, "changed", G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);
  self->keys = GTK_LABEL (parlour_label_new_wrapped (NULL));
  gtk_widget_add_css_class (GTK_WIDGET (self->keys), "caption");
  gtk_widget_add_css_class (GTK_WIDGET (self->keys), "dim-label");
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->typed));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->keys));
  adw_bin_set_child (ADW_BIN (self), box);
}

static void
make_rows (ParlourPlainCard *self)
{
  self->typed = NULL;
  self->keys = NULL;
  self->rows = PARLOUR_FIELD_ROWS (parlour_field_rows_new ());
  g_signal_connect_object (self->rows, "changed", G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->rows));
}

/**
 * parlour_plain_card_set_kind:
 * @self: what a card is entered in
 * @kind: one of the kinds of its game
 *
 * Lets it be a card of a kind.
 */
void
parlour_plain_card_set_kind (ParlourPlainCard *self,
                             int               kind)
{
  g_return_if_fail (PARLOUR_IS_PLAIN_CARD (self));

  self->kind = kind;
  if (!parlour_typed_card_can_be (self->game, kind))
    make_rows (self);
  else if (self->typed == NULL)
    make_typed (self);
  if (self->typed != NULL)
    parlour_typed_card_set_kind (self->typed, self->game, kind, NULL);
  parlour_tell (GTK_WIDGET (self), tell_keys, kind);
  parlour_plain_card_empty (self);
}

/**
 * parlour_plain_card_get_pad:
 * @self: what a card of some kind is entered in
 *
 * Gets what has keys for it, and is shown where it is always in sight.
 *
 * Returns: (transfer none) (nullable): the pad, or `NULL` if there is none
 */
GtkWidget *
parlour_plain_card_get_pad (ParlourPlainCard *self)
{
  g_return_val_if_fail (PARLOUR_IS_PLAIN_CARD (self), NULL);

  return self->typed != NULL ? parlour_typed_card_get_pad (self->typed) : NULL;
}

/**
 * parlour_plain_card_get_first:
 * @self: what a card of some kind is entered in
 *
 * Finds where typing begins.
 *
 * Returns: (transfer none): a widget
 */
GtkWidget *
parlour_plain_card_get_first (ParlourPlainCard *self)
{
  g_return_val_if_fail (PARLOUR_IS_PLAIN_CARD (self), NULL);

  return self->typed != NULL ? parlour_typed_card_get_first (self->typed) : parlour_field_rows_get_first (self->rows);
}

/**
 * parlour_plain_card_fill:
 * @self: what a card is entered in
 * @card: one of its kind
 *
 * Fills in a card.
 */
void
parlour_plain_card_fill (ParlourPlainCard   *self,
                         const TablePrinted *card)
{
  g_autoptr (JsonNode) node = NULL;

  g_return_if_fail (PARLOUR_IS_PLAIN_CARD (self));

  node = table_printed_build (card);
  if (self->typed != NULL)
    parlour_typed_card_fill (self->typed, json_node_get_object (node));
  else
    show_rows (self, json_node_dup_object (node));
}

/**
 * parlour_plain_card_empty:
 * @self: what a card is entered in
 *
 * Lets another card be entered. What cards have in common that follow one another stays, where they are typed.
 */
void
parlour_plain_card_empty (ParlourPlainCard *self)
{
  g_return_if_fail (PARLOUR_IS_PLAIN_CARD (self));

  if (self->typed != NULL)
    parlour_typed_card_empty (self->typed);
  else
    show_rows (self, json_object_new ());
}

static TablePrinted *
read_card (ParlourPlainCard *self,
           GError          **error)
{
  g_autoptr (JsonObject) object = self->typed != NULL ? parlour_typed_card_dup_object (self->typed)
                                                      : json_object_ref (self->object);
  g_autoptr (JsonNode) node = json_node_init_object (json_node_alloc (), object);
  DocPlace place = doc_place_root (node);

  return table_printed_read (self->game, self->kind, &place, error);
}

/**
 * parlour_plain_card_make:
 * @self: what a card is entered in
 *
 * Makes the card that is entered.
 *
 * Returns: (transfer full) (nullable): the card, or `NULL` if it is not complete
 */
TablePrinted *
parlour_plain_card_make (ParlourPlainCard *self)
{
  g_return_val_if_fail (PARLOUR_IS_PLAIN_CARD (self), NULL);

  return read_card (self, NULL);
}

/**
 * parlour_plain_card_find_missing:
 * @self: what a card is entered in
 *
 * Asks for what is to be filled in yet. Where it is in a document is nothing to somebody who sees it.
 *
 * Returns: (transfer full) (nullable): a sentence, or `NULL` if the card is complete
 */
char *
parlour_plain_card_find_missing (ParlourPlainCard *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TablePrinted) card = NULL;
  char *missing;

  g_return_val_if_fail (PARLOUR_IS_PLAIN_CARD (self), NULL);

  missing = self->typed != NULL ? parlour_typed_card_find_missing (self->typed) : NULL;
  if (missing != NULL)
    return missing;

  card = read_card (self, &error);

  return card != NULL ? NULL : g_strdup (doc_place_get_wrong (error));
}

/* Finds which kind of card comes by an event, as its documents have it: one of its kinds, or
 * TABLE_NOBODY. */
int
parlour_plain_card_find_kind (const TableGame *game,
                              int              type)
{
  g_return_val_if_fail (game != NULL, TABLE_NOBODY);

  for (int kind = 0; kind < table_printed_count_kinds (game); kind++)
    for (const TableField *field = game->cards->kinds[kind].fields; field->name != NULL; field++)
      if (g_str_equal (field->name, "type") && parlour_field_words_is_fixed (field)
          && g_str_equal (field->ids[0], game->events->ids[type]))
        return kind;

  return TABLE_NOBODY;
}

/* Words */

/**
 * parlour_plain_card_describe:
 * @card: a card
 *
 * Tells what is printed on a card, by what its fields are called.
 *
 * Returns: (transfer full): the words
 */
char *
parlour_plain_card_describe (const TablePrinted *card)
{
  g_autoptr (JsonNode) node = NULL;

  g_return_val_if_fail (card != NULL, NULL);

  node = table_printed_build (card);

  return parlour_field_words_tell_lines (card->game->cards->kinds[card->kind].fields, json_node_get_object (node));
}

/**
 * parlour_plain_card_draw:
 * @words: (nullable): what describes a card
 *
 * Makes a picture of a card on which words are written.
 *
 * Returns: (transfer floating): the picture, a label
 */
GtkWidget *
parlour_plain_card_draw (const char *words)
{
  GtkWidget *label = parlour_label_new_wrapped (words);

  gtk_label_set_max_width_chars (GTK_LABEL (label), 28);

  return label;
}

/* parlour-plain-card.c: a card of any game, made of its schema
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A game that draws no cards of its own has them written, and filled in row by row.
 */

#include "config.h"

#include "parlour-plain-card.h"

#include "parlour-field-rows.h"
#include "parlour-field-words.h"
#include "parlour-widgets.h"

/**
 * ParlourPlainCard:
 *
 * Rows in which a card is entered, as a collection has it.
 */
struct _ParlourPlainCard {
  AdwBin parent_instance;

  const TableGame *game;
  int kind;
  JsonObject *object;
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
   * Is there as cards of games have it; rows are left by the button below them.
   */
  signals[ACTIVATED] = g_signal_new ("activated", PARLOUR_TYPE_PLAIN_CARD, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                     G_TYPE_NONE, 0);
}

static void
parlour_plain_card_init (ParlourPlainCard *self)
{
  self->rows = PARLOUR_FIELD_ROWS (parlour_field_rows_new ());
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->rows));
  g_signal_connect_object (self->rows, "changed", G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);
}

/* Fields */

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

static GtkWidget *
make (const TableGame *game)
{
  ParlourPlainCard *self = g_object_new (PARLOUR_TYPE_PLAIN_CARD, NULL);

  self->game = game;

  return GTK_WIDGET (self);
}

static void
empty (GtkWidget *fields)
{
  show_rows (PARLOUR_PLAIN_CARD (fields), json_object_new ());
}

static void
set_kind (GtkWidget *fields,
          int        kind)
{
  PARLOUR_PLAIN_CARD (fields)->kind = kind;
  empty (fields);
}

static GtkWidget *
get_first (GtkWidget *fields)
{
  return parlour_field_rows_get_first (PARLOUR_PLAIN_CARD (fields)->rows);
}

static void
fill (GtkWidget          *fields,
      const TablePrinted *card)
{
  g_autoptr (JsonNode) node = table_printed_build (card);

  show_rows (PARLOUR_PLAIN_CARD (fields), json_node_dup_object (node));
}

static TablePrinted *
read_rows (ParlourPlainCard *self,
           GError          **error)
{
  g_autoptr (JsonNode) node = json_node_init_object (json_node_alloc (), self->object);
  DocPlace place = doc_place_root (node);

  return table_printed_read (self->game, self->kind, &place, error);
}

/* How many equal ones there are is said elsewhere. */
static void
read_card (GtkWidget    *fields,
           TablePrinted *card)
{
  ParlourPlainCard *self = PARLOUR_PLAIN_CARD (fields);
  TablePrinted *read = read_rows (self, NULL);

  if (read == NULL)
    return;

  read->count = card->count;
  table_fields_clear (self->game->cards->kinds[self->kind].fields, card);
  memcpy (card, read, self->game->cards->size);
  g_free (read);
}

/* Where it is in a document is nothing to somebody who sees the rows. */
static char *
find_missing (GtkWidget *fields)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TablePrinted) card = read_rows (PARLOUR_PLAIN_CARD (fields), &error);

  return card != NULL ? NULL : g_strdup (doc_place_get_wrong (error));
}

const ParlourCardFields parlour_plain_card_fields = {
  .make = make,
  .set_kind = set_kind,
  .get_first = get_first,
  .fill = fill,
  .empty = empty,
  .read = read_card,
  .find_missing = find_missing,
};

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

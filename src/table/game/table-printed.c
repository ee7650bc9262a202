/* table-printed.c: cards by what is printed on them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "table-printed.h"

#include "table-game.h"

#include <string.h>

static const TableField count_field[] = {
  { TABLE_PRINTED_COUNT, TABLE_INT, .need = TABLE_SPARSE, TABLE_AT (TablePrinted, count), .min = 1, .max = TABLE_MAX_EQUAL_CARDS,
    .usual = 1 },
  TABLE_END
};

/* Cards are the same in every game that is played. */
static const TableTerms terms = { 0 };

static const TableField *
get_fields (const TablePrinted *card)
{
  return card->game->cards->kinds[card->kind].fields;
}

/**
 * table_printed_count_kinds:
 * @game: a game
 *
 * Counts the kinds of cards of a game whose contents only the table knows.
 *
 * Returns: how many there are, 0 if it has none
 */
int
table_printed_count_kinds (const TableGame *game)
{
  int n = 0;

  g_return_val_if_fail (game != NULL, 0);

  while (game->cards != NULL && game->cards->kinds[n].list != NULL)
    n++;

  return n;
}

/**
 * table_printed_list_new:
 *
 * Makes a list that owns the cards in it.
 *
 * Returns: (transfer full) (element-type TablePrinted): an empty list
 */
GPtrArray *
table_printed_list_new (void)
{
  return g_ptr_array_new_with_free_func ((GDestroyNotify) table_printed_free);
}

/**
 * table_printed_list_event:
 * @game: a game that has cards
 * @event: an event of it
 *
 * Lists the cards that an event brings to light.
 *
 * Returns: (transfer full) (element-type TablePrinted): the cards, mostly none
 */
GPtrArray *
table_printed_list_event (const TableGame  *game,
                          const TableEvent *event)
{
  GPtrArray *cards = table_printed_list_new ();

  if (game->cards->list_event != NULL)
    game->cards->list_event (event, cards);

  return cards;
}

static TableSetup *
get_agreed (TablePrinted *card)
{
  const gsize place = card->game->cards->kinds[card->kind].setup;

  return place != 0 ? (TableSetup *) G_STRUCT_MEMBER_P (card, place) : NULL;
}

static TablePrinted *
new_agreed (const TableGame  *game,
            int               kind,
            const TableSetup *setup)
{
  TablePrinted *card = table_printed_new (game, kind);

  memcpy (get_agreed (card), setup, game->setup_size);
  table_fields_own (get_fields (card), card);

  return card;
}

/**
 * table_printed_list_setup:
 * @game: a game that has cards
 * @setup: what is agreed before it
 *
 * Lists the cards that tell what was agreed of what is printed on the table's own copy.
 *
 * Returns: (transfer full) (element-type TablePrinted): the cards, mostly none
 */
GPtrArray *
table_printed_list_setup (const TableGame  *game,
                          const TableSetup *setup)
{
  GPtrArray *cards = table_printed_list_new ();

  if (game->cards->list_setup != NULL)
    game->cards->list_setup (setup, cards);
  for (int kind = 0; kind < table_printed_count_kinds (game); kind++)
    if (game->cards->kinds[kind].setup != 0)
      g_ptr_array_add (cards, new_agreed (game, kind, setup));

  return cards;
}

/**
 * table_printed_fits:
 * @card: a card
 * @setup: what is usual of a game that is to begin
 *
 * Tells whether a game can begin with what a card says.
 *
 * Returns: `TRUE` if it is offered then
 */
gboolean
table_printed_fits (const TablePrinted *card,
                    const TableSetup   *setup)
{
  const TableCards *cards = card->game->cards;

  return cards->kinds[card->kind].setup != 0 || (cards->fits != NULL && cards->fits (card, setup));
}

/**
 * table_printed_new:
 * @game: a game that has cards
 * @kind: a kind of card
 *
 * Makes a card that says nothing yet.
 *
 * Returns: (transfer full): the card
 */
TablePrinted *
table_printed_new (const TableGame *game,
                   int              kind)
{
  TablePrinted *card = g_malloc0 (game->cards->size);

  card->game = game;
  card->kind = kind;
  card->count = 1;
  if (game->cards->init != NULL)
    game->cards->init (card);
  if (get_agreed (card) != NULL)
    {
      get_agreed (card)->n_players = game->min_players;
      game->init_setup (get_agreed (card));
    }

  return card;
}

/**
 * table_printed_copy:
 * @card: a card
 *
 * Copies a card with all that it owns.
 *
 * Returns: (transfer full): the copy
 */
TablePrinted *
table_printed_copy (const TablePrinted *card)
{
  TablePrinted *copy = g_memdup2 (card, card->game->cards->size);

  table_fields_own (get_fields (copy), copy);

  return copy;
}

/**
 * table_printed_free:
 * @card: (transfer full): a card
 *
 * Frees a card.
 */
void
table_printed_free (TablePrinted *card)
{
  table_fields_clear (get_fields (card), card);
  g_free (card);
}

/**
 * table_printed_compare:
 * @card: a card
 * @other: a card of the same kind
 *
 * Orders cards as somebody looks for them who holds one in hand, in a game that has such an order.
 *
 * Returns: less than 0, 0 or more, as `card` comes before, is equal to or
 *   comes after `other`
 */
int
table_printed_compare (const TablePrinted *card,
                       const TablePrinted *other)
{
  g_assert (card->game == other->game && card->kind == other->kind);
  g_assert (card->game->cards->compare != NULL);

  return card->game->cards->compare (card, other);
}

/**
 * table_printed_is_equal:
 * @card: a card
 * @other: a card of the same kind
 *
 * Compares what two cards say, however many there are of each.
 *
 * Returns: `TRUE` if they say the same
 */
gboolean
table_printed_is_equal (const TablePrinted *card,
                        const TablePrinted *other)
{
  g_assert (card->game == other->game && card->kind == other->kind);

  return table_fields_equal (get_fields (card), &terms, card, other);
}

/**
 * table_printed_is_partial:
 * @card: a card
 *
 * Tells whether part of what a card says is not known.
 *
 * Returns: `TRUE` if more can be learned of it
 */
gboolean
table_printed_is_partial (const TablePrinted *card)
{
  return card->game->cards->is_partial != NULL && card->game->cards->is_partial (card);
}

/**
 * table_printed_may_equal:
 * @card: a card
 * @other: a card of the same kind
 *
 * Tells whether two cards can be the same, as far as they are known.
 *
 * Returns: `TRUE` if nothing speaks against it
 */
gboolean
table_printed_may_equal (const TablePrinted *card,
                         const TablePrinted *other)
{
  if (table_printed_is_partial (card) || table_printed_is_partial (other))
    return card->game->cards->may_equal (card, other);

  return table_printed_is_equal (card, other);
}

/**
 * table_printed_find_doubt:
 * @card: a card that somebody has read
 *
 * Finds what speaks against a card that can be taken nevertheless.
 *
 * Returns: (transfer full) (nullable): a sentence, or `NULL` if nothing does
 */
char *
table_printed_find_doubt (const TablePrinted *card)
{
  g_return_val_if_fail (card != NULL, NULL);

  return card->game->cards->find_doubt != NULL ? card->game->cards->find_doubt (card) : NULL;
}

/**
 * table_printed_read:
 * @game: a game that has cards
 * @kind: what it is
 * @place: where the card stands
 * @error: return location for a `GError` of `DOC_ERROR`
 *
 * Reads a card.
 *
 * Returns: (transfer full): the card, or `NULL` with `error` set
 */
TablePrinted *
table_printed_read (const TableGame *game,
                    int              kind,
                    const DocPlace  *place,
                    GError         **error)
{
  g_autoptr (TablePrinted) card = table_printed_new (game, kind);

  if (!table_fields_read (get_fields (card), place, &terms, card, error)
      || !table_fields_read (count_field, place, &terms, card, error))
    return NULL;

  return g_steal_pointer (&card);
}

/**
 * table_printed_build:
 * @card: a card
 *
 * Builds the JSON of a card, and of how many equal ones there are, if more than one.
 *
 * Returns: (transfer full): an object
 */
JsonNode *
table_printed_build (const TablePrinted *card)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();

  json_builder_begin_object (builder);
  table_fields_build (get_fields (card), &terms, card, builder);
  table_fields_build (count_field, &terms, card, builder);
  json_builder_end_object (builder);

  return json_builder_get_root (builder);
}

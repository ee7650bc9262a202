/* rich.c: what a game may add to the smallest
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The toy once more, as other games beside it: with cards that the table remembers, with
 * tallies, votes and a series. What they say of these is the least that can be said.
 */

#include "rich.h"

TableGame rich_toy;
TableGame other_toy;

static const TableField card_fields[] = {
  { "number", TABLE_INT, TABLE_AT (RichCard, number), .min = 1, .max = TOY_N_CARDS },
  TABLE_END
};

/* As the event by which it comes. */
static const char *const pair_ids[] = { "cards", NULL };
static const TableField pair_fields[] = {
  { "type", TABLE_ID, TABLE_AT (RichCard, pair.table.type), .ids = pair_ids, .first = TOY_EVENT_CARDS },
  { "cards", TABLE_INT, TABLE_LIST, .offset = G_STRUCT_OFFSET (RichCard, pair.cards), .size = sizeof (int),
    .min = 1, .max = TOY_N_CARDS, .max_n = 2 },
  TABLE_END
};

static const TableCardKind card_kinds[] = { { "numbers", card_fields }, { "pairs", pair_fields }, { NULL } };
static const TableCardKind other_kinds[] = { { "numbers", card_fields }, { NULL } };

static void
list_cards (const TableGame  *game,
            const TableEvent *event,
            GPtrArray        *cards)
{
  for (int seat = 0; event->type == TOY_EVENT_CARDS && seat < 2; seat++)
    {
      TablePrinted *card = table_printed_new (game, 0);

      ((RichCard *) card)->number = ((const ToyEvent *) event)->cards[seat];
      g_ptr_array_add (cards, card);
    }
}

static void
list_event (const TableEvent *event,
            GPtrArray        *cards)
{
  TablePrinted *pair;

  list_cards (&rich_toy, event, cards);
  if (event->type != TOY_EVENT_CARDS)
    return;

  pair = table_printed_new (&rich_toy, RICH_PAIR);
  ((RichCard *) pair)->pair = *(const ToyEvent *) event;
  g_ptr_array_add (cards, pair);
}

static void
list_other_event (const TableEvent *event,
                  GPtrArray        *cards)
{
  list_cards (&other_toy, event, cards);
}

static int
compare (const TablePrinted *card,
         const TablePrinted *other)
{
  if (card->kind == RICH_PAIR)
    return ((const RichCard *) card)->pair.cards[0] - ((const RichCard *) other)->pair.cards[0];

  return ((const RichCard *) card)->number - ((const RichCard *) other)->number;
}

static const TableCards cards = {
  .kinds = card_kinds, .size = sizeof (RichCard), .list_event = list_event, .compare = compare,
};
static const TableCards other_cards = {
  .kinds = other_kinds, .size = sizeof (RichCard), .list_event = list_other_event, .compare = compare,
};

static int
get_points (const TableState *state,
            int               seat,
            int               which,
            gboolean          settled)
{
  return ((const ToyState *) state)->points[seat];
}

static const TableSeries series[] = { { get_points, .is_public = TRUE }, { NULL } };

/* A high card is a yes. */
static gboolean
get_votes (const TableEvent *event,
           TableVote        *votes)
{
  for (int seat = 0; event->type == TOY_EVENT_CARDS && seat < 2; seat++)
    votes[seat] = ((const ToyEvent *) event)->cards[seat] > 3 ? TABLE_VOTE_YES : TABLE_VOTE_NO;

  return event->type == TOY_EVENT_CARDS;
}

static const char *const tallies[] = { "fives", NULL };

static void
tally (const TableState *before,
       const TableEvent *event,
       TableTallies     *counted)
{
  for (int seat = 0; event->type == TOY_EVENT_CARDS && seat < before->n_players; seat++)
    counted->n[seat][0] += ((const ToyEvent *) event)->cards[seat] == TOY_N_CARDS ? 1 : 0;
}

void
rich_toy_prepare (void)
{
  rich_toy = toy_game;
  rich_toy.id = "rich";
  rich_toy.cards = &cards;
  rich_toy.series = series;
  rich_toy.tallies = tallies;
  rich_toy.tally = tally;
  rich_toy.get_votes = get_votes;

  other_toy = rich_toy;
  other_toy.id = "other";
  other_toy.cards = &other_cards;
}

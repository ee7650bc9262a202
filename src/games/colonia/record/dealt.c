/* dealt.c: which cards are out in a game
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A relic card is out while it is on display or owned, as what is discarded may
 * come back (SUN-5). A ship is out until the deck is exhausted and those put
 * aside are shuffled. Week cards and edicts come once.
 */

#include "config.h"

#include "dealt.h"

#include "colonia-play.h"

#define N_SHIPS 16

/**
 * dealt_init:
 * @dealt: (out caller-allocates): what to set
 * @setup: what the table agreed on
 *
 * Begins a game, where all cards are in their decks.
 */
void
dealt_init (Dealt              *dealt,
            const ColoniaSetup *setup)
{
  colonia_state_init (&dealt->state, setup);
  for (PrintedKind kind = 0; kind < N_PRINTED; kind++)
    dealt->cards[kind] = printed_list_new ();
  dealt->bought = printed_list_new ();
  dealt->ships_left = N_SHIPS;
}

/**
 * dealt_clear:
 * @dealt: a game
 *
 * Frees what the game owns.
 */
void
dealt_clear (Dealt *dealt)
{
  colonia_state_clear (&dealt->state);
  for (PrintedKind kind = 0; kind < N_PRINTED; kind++)
    g_clear_pointer (&dealt->cards[kind], g_ptr_array_unref);
  g_clear_pointer (&dealt->bought, g_ptr_array_unref);
}

/**
 * dealt_init_from:
 * @dealt: (out caller-allocates): what to set
 * @record: a game
 *
 * Plays a game again as far as it has come.
 */
void
dealt_init_from (Dealt             *dealt,
                 const TableRecord *record)
{
  dealt_init (dealt, colonia_record_get_setup (record));
  for (guint i = 0; i < table_record_get_cursor (record); i++)
    dealt_play (dealt, colonia_record_get_event (record, i));
}

static void
add_card (GPtrArray *list,
          Printed   *card)
{
  for (guint i = 0; i < list->len; i++)
    {
      Printed *other = g_ptr_array_index (list, i);

      if (printed_is_equal (other, card))
        {
          other->count++;
          printed_free (card);
          return;
        }
    }

  g_ptr_array_add (list, card);
}

static void
add_cards_of (Dealt              *dealt,
              const ColoniaEvent *event)
{
  g_autoptr (GPtrArray) cards = printed_list_event (event);

  for (guint i = 0; i < cards->len; i++)
    {
      const Printed *card = g_ptr_array_index (cards, i);

      add_card (dealt->cards[card->kind], printed_copy (card));
    }
}

/* Where the bag gave out, less lies on the booths than the card says. */
static void
add_week (Dealt              *dealt,
          const ColoniaEvent *event)
{
  ColoniaEvent known = *event;

  if (colonia_bundle_get_total (&dealt->state.bag) == 0)
    known.week_card.n_booths = 0;

  add_cards_of (dealt, &known);
}

static void
collect_relics (Dealt *dealt)
{
  GPtrArray *relics = dealt->cards[PRINTED_RELIC];

  g_ptr_array_set_size (relics, 0);
  for (guint i = 0; i < dealt->bought->len; i++)
    add_card (relics, printed_copy (g_ptr_array_index (dealt->bought, i)));
  for (int slot = 0; slot < dealt->state.n_display; slot++)
    if (dealt->state.display[slot].present)
      add_card (relics, printed_new_relic (&dealt->state.display[slot]));
}

/**
 * dealt_play:
 * @dealt: a game
 * @event: what happens next, which the rules must allow
 *
 * Goes on by an event.
 */
void
dealt_play (Dealt              *dealt,
            const ColoniaEvent *event)
{
  if (event->type == COLONIA_EVENT_SHIP)
    dealt_shuffle (dealt);
  if (event->type == COLONIA_EVENT_BUY)
    g_ptr_array_add (dealt->bought, printed_new_relic (&dealt->state.display[event->buy.slot]));

  colonia_state_apply (&dealt->state, event, NULL);

  if (event->type == COLONIA_EVENT_WEEK_CARD)
    add_week (dealt, event);
  else if (event->type != COLONIA_EVENT_RELIC)
    add_cards_of (dealt, event);

  if (event->type == COLONIA_EVENT_SHIP)
    dealt->ships_left--;
}

/**
 * dealt_get_cards:
 * @dealt: a game
 * @kind: which cards
 *
 * Tells which cards are out, each with how many equal ones there are.
 *
 * Returns: (transfer none) (element-type Printed): the cards, valid until the game goes on
 */
GPtrArray *
dealt_get_cards (Dealt      *dealt,
                 PrintedKind kind)
{
  if (kind == PRINTED_RELIC)
    collect_relics (dealt);

  return dealt->cards[kind];
}

/**
 * dealt_shuffle:
 * @dealt: a game before a ship comes
 *
 * Shuffles the ships that were put aside if the deck is exhausted, after which
 * only those in their berths are out.
 */
void
dealt_shuffle (Dealt *dealt)
{
  if (dealt->ships_left > 0)
    return;

  g_ptr_array_set_size (dealt->cards[PRINTED_SHIP], 0);
  dealt->ships_left = N_SHIPS;

  for (int berth = 0; berth < COLONIA_N_BERTHS; berth++)
    if (dealt->state.berths[berth].present)
      {
        add_card (dealt->cards[PRINTED_SHIP], printed_new_ship (&dealt->state.berths[berth]));
        dealt->ships_left--;
      }
}

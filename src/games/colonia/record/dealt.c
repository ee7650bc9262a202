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
#include "colonia-record.h"

#define N_SHIPS 16

/* A game that is played again. */
typedef struct {
  ColoniaState state;
  GPtrArray *cards[COLONIA_N_PRINTED]; /* (element-type ColoniaPrinted): that are out, as of collect_relics() */
  GPtrArray *bought; /* (element-type ColoniaPrinted): the relic cards that somebody owns, no two alike */
  GPtrArray *brought; /* (element-type ColoniaPrinted): those of `cards` that the last event brought */
  int ships_left; /* in the deck */
  int relics_left; /* which `cards` says are not out */
} Dealt;

/* Begins a game, where all cards are in their decks. */
static void
dealt_init (Dealt              *dealt,
            const ColoniaSetup *setup)
{
  colonia_state_init (&dealt->state, setup);
  for (ColoniaPrintedKind kind = 0; kind < COLONIA_N_PRINTED; kind++)
    dealt->cards[kind] = table_printed_list_new ();
  dealt->bought = table_printed_list_new ();
  dealt->brought = g_ptr_array_new ();
  dealt->ships_left = N_SHIPS;
  dealt->relics_left = COLONIA_N_RELIC_CARDS;
}

static void
dealt_clear (Dealt *dealt)
{
  colonia_state_clear (&dealt->state);
  for (ColoniaPrintedKind kind = 0; kind < COLONIA_N_PRINTED; kind++)
    g_clear_pointer (&dealt->cards[kind], g_ptr_array_unref);
  g_clear_pointer (&dealt->bought, g_ptr_array_unref);
  g_clear_pointer (&dealt->brought, g_ptr_array_unref);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Dealt, dealt_clear)

/* Adds a card, or counts it with those that are equal, and returns these. */
static ColoniaPrinted *
add_card (GPtrArray      *list,
          ColoniaPrinted *card)
{
  for (guint i = 0; i < list->len; i++)
    {
      ColoniaPrinted *other = g_ptr_array_index (list, i);

      if (colonia_printed_is_equal (other, card))
        {
          other->count++;
          colonia_printed_free (card);
          return other;
        }
    }

  g_ptr_array_add (list, card);

  return card;
}

static void
add_cards_of (Dealt              *dealt,
              const ColoniaEvent *event)
{
  g_autoptr (GPtrArray) cards = table_printed_list_event (&colonia_game, &event->table);

  for (guint i = 0; i < cards->len; i++)
    {
      const ColoniaPrinted *card = g_ptr_array_index (cards, i);

      g_ptr_array_add (dealt->brought, add_card (dealt->cards[card->kind], colonia_printed_copy (card)));
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

/* What was bought stays out, and what was discarded since does not. */
static void
collect_relics (Dealt *dealt)
{
  GPtrArray *relics = dealt->cards[COLONIA_PRINTED_RELIC];

  if (dealt->relics_left == colonia_state_count_cards_left (&dealt->state))
    return;

  g_ptr_array_set_size (relics, 0);
  for (guint i = 0; i < dealt->bought->len; i++)
    g_ptr_array_add (relics, colonia_printed_copy (g_ptr_array_index (dealt->bought, i)));
  for (int slot = 0; slot < dealt->state.n_display; slot++)
    if (dealt->state.display[slot].present)
      add_card (relics, colonia_printed_new_relic (&dealt->state.display[slot]));
  dealt->relics_left = colonia_state_count_cards_left (&dealt->state);
}

/* Shuffles the ships that were put aside if the deck is exhausted, after which only those
 * in their berths are out. */
static void
shuffle (Dealt *dealt)
{
  if (dealt->ships_left > 0)
    return;

  g_ptr_array_set_size (dealt->cards[COLONIA_PRINTED_SHIP], 0);
  dealt->ships_left = N_SHIPS;

  for (int berth = 0; berth < COLONIA_N_BERTHS; berth++)
    if (dealt->state.berths[berth].present)
      {
        add_card (dealt->cards[COLONIA_PRINTED_SHIP], colonia_printed_new_ship (&dealt->state.berths[berth]));
        dealt->ships_left--;
      }
}

/* Goes on by an event that the rules allow. */
static void
play (Dealt              *dealt,
      const ColoniaEvent *event)
{
  g_ptr_array_set_size (dealt->brought, 0);
  if (event->type == COLONIA_EVENT_SHIP)
    shuffle (dealt);
  if (event->type == COLONIA_EVENT_BUY)
    add_card (dealt->bought, colonia_printed_new_relic (&dealt->state.display[event->buy.slot]));
  if (event->type == COLONIA_EVENT_RELIC)
    collect_relics (dealt);

  colonia_state_apply (&dealt->state, event, NULL);

  if (event->type == COLONIA_EVENT_WEEK_CARD)
    add_week (dealt, event);
  else
    add_cards_of (dealt, event);

  if (event->type == COLONIA_EVENT_SHIP)
    dealt->ships_left--;
  if (event->type == COLONIA_EVENT_RELIC)
    dealt->relics_left--;
}

/* Plays a game again as far as it has come. */
static void
play_all (Dealt             *dealt,
          const TableRecord *record)
{
  dealt_init (dealt, colonia_record_get_setup (record));
  for (guint i = 0; i < table_record_get_cursor (record); i++)
    play (dealt, colonia_record_get_event (record, i));
}

/* The cards that are out, each with how many equal ones there are. */
static GPtrArray *
get_cards (Dealt             *dealt,
           ColoniaPrintedKind kind)
{
  if (kind == COLONIA_PRINTED_RELIC)
    collect_relics (dealt);

  return dealt->cards[kind];
}

/* Plays a game again as far as it has come, and tells of the cards that each event brings to
 * light how many equal ones are out then. A week card that emptied the bag is told without its
 * booths. */
void
dealt_watch (const TableRecord *record,
             TableCardsFunc     see,
             gpointer           data)
{
  g_auto (Dealt) dealt = { 0 };

  dealt_init (&dealt, colonia_record_get_setup (record));
  for (guint i = 0; i < table_record_get_cursor (record); i++)
    {
      play (&dealt, colonia_record_get_event (record, i));
      if (dealt.brought->len > 0)
        see (dealt.brought, data);
    }
}

/* Tells which cards are out where a game has come to. */
GPtrArray *
dealt_list_out (const TableRecord *record,
                int                kind)
{
  g_auto (Dealt) dealt = { 0 };

  play_all (&dealt, record);
  shuffle (&dealt);

  return g_ptr_array_ref (get_cards (&dealt, (ColoniaPrintedKind) kind));
}

/* Tells how many ships are in the deck where a game has come to. */
int
dealt_count_ships (const TableRecord *record)
{
  g_auto (Dealt) dealt = { 0 };

  play_all (&dealt, record);

  return dealt.ships_left;
}

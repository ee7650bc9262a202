/* visby-state.c: what a state tells
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "visby-state.h"

#define MOST_WITH_TWO_CARDS 3

static int
count_bits (int cards)
{
  int n = 0;

  for (int card = 0; card < VISBY_N_CARDS; card++)
    n += (cards & VISBY_BIT (card)) != 0 ? 1 : 0;

  return n;
}

/* Tells whether a card brings wares, and not seals. */
gboolean
visby_card_brings_wares (int card)
{
  return card == VISBY_CARD_BLACKSMITH || card == VISBY_CARD_FLEET || card == VISBY_CARD_SHIP
         || card == VISBY_CARD_MENDICANT;
}

/* Tells whether somebody played a card in the round that was revealed last. */
gboolean
visby_state_has_played (const VisbyState *state,
                        int               seat,
                        VisbyCard         card)
{
  return (state->played[seat] & VISBY_BIT (card)) != 0;
}

/* Tells how many played a card in the round that was revealed last. */
int
visby_state_count_played (const VisbyState *state,
                          VisbyCard         card)
{
  int n = 0;

  for (int seat = 0; seat < state->table.n_players; seat++)
    n += visby_state_has_played (state, seat, card) ? 1 : 0;

  return n;
}

/* The cards that lie revealed before a player now, as bits. */
int
visby_state_get_lying (const VisbyState *state,
                       int               seat)
{
  return state->table.step == VISBY_STEP_TRADING ? state->played[seat] : 0;
}

/* The cards in the discards of a player, as bits (ALL-1). */
int
visby_state_get_discards (const VisbyState *state,
                          int               seat)
{
  return VISBY_ALL_CARDS & ~state->players[seat].hand & ~visby_state_get_lying (state, seat);
}

/* Tells how many cards somebody has in hand. */
int
visby_state_count_hand (const VisbyState *state,
                        int               seat)
{
  return count_bits (state->players[seat].hand);
}

/* Tells how many cards everybody plays in a round: two where two or three play, one where more do
 * (PLAY-1). */
int
visby_count_cards_each (int n_players)
{
  return n_players <= MOST_WITH_TWO_CARDS ? 2 : 1;
}

/* Tells how many cards somebody is to play: no more than there are in hand (PLAY-3). */
int
visby_state_count_due (const VisbyState *state,
                       int               seat)
{
  return MIN (visby_count_cards_each (state->table.n_players), visby_state_count_hand (state, seat));
}

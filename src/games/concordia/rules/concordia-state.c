/* concordia-state.c: what a state tells
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "concordia-state.h"

#include "concordia-rooms.h"

#include <string.h>

/* How many there are of all kinds. */
int
concordia_sum_goods (const int *goods)
{
  int sum = 0;

  for (int good = 0; good < CONCORDIA_N_GOODS; good++)
    sum += goods[good];

  return sum;
}

/* The card on top of a pile, or `TABLE_NOBODY`. Only that one counts as lying there (TURN-2). */
int
concordia_state_get_top (const ConcordiaState *state,
                         int                   seat)
{
  const ConcordiaPlayer *player = &state->players[seat];

  return player->n_played > 0 ? player->played[player->n_played - 1] : TABLE_NOBODY;
}

/* Counts by card what somebody has, in hand and on the pile. */
void
concordia_state_count_cards (const ConcordiaState *state,
                             int                   seat,
                             int                  *n)
{
  const ConcordiaPlayer *player = &state->players[seat];

  memcpy (n, player->hand, sizeof player->hand);
  for (int i = 0; i < player->n_played; i++)
    n[player->played[i]]++;
}

/* As what a card counts at the end. */
int
concordia_state_get_kind (const ConcordiaState *state,
                          int                   card)
{
  const int good = concordia_card_get_good (card);

  return good != TABLE_NOBODY ? (int) CONCORDIA_N_GODS + good : state->agreed.cards[card].god;
}

int
concordia_state_count_display (const ConcordiaState *state)
{
  int n = 0;

  for (int slot = 0; slot < CONCORDIA_N_SLOTS; slot++)
    n += state->display[slot] != TABLE_NOBODY ? 1 : 0;

  return n;
}

/* How many goods have room beside the colonists in the storehouse (STORE-1). */
int
concordia_state_count_room (const ConcordiaState *state,
                            int                   seat)
{
  return CONCORDIA_STORE - CONCORDIA_MAX_COLONISTS + state->players[seat].colonists;
}

/* How often the step's own event can still come. */
int
concordia_state_count_left (const ConcordiaState *state)
{
  const int most = state->card == CONCORDIA_CARD_CONSUL ? 1 : CONCORDIA_MOST_BOUGHT;

  switch (state->table.step)
    {
    case CONCORDIA_STEP_REVEAL:
      return MIN (CONCORDIA_N_SLOTS - concordia_state_count_display (state), state->stack);

    case CONCORDIA_STEP_BUILDING:
      return CONCORDIA_MAX_HOUSES - concordia_sum_goods (state->players[state->table.turn].houses);

    case CONCORDIA_STEP_TRADING:
      return CONCORDIA_MOST_TRADES - state->done;

    case CONCORDIA_STEP_BUYING:
      return MIN (most - state->done, concordia_state_count_display (state));

    default:
      return 0;
    }
}

/* Asks whether a Diplomat can copy what lies on a pile (DIP-1, DIP-2). */
TableObstacle
concordia_state_examine_copy (const ConcordiaState *state,
                              int                   seat,
                              int                   other)
{
  const int top = concordia_state_get_top (state, other);

  if (other == seat)
    return (TableObstacle) { OBSTACLE (OWN_PILE, DIP_1), .player = seat };
  if (top == TABLE_NOBODY)
    return (TableObstacle) { OBSTACLE (EMPTY_PILE, DIP_2), .player = seat, .what = other };
  if (concordia_card_is_diplomat (top))
    return (TableObstacle) { OBSTACLE (IS_DIPLOMAT, DIP_2), .player = seat, .what = other };

  return NO_OBSTACLE;
}

/* Which card a played one carries out: itself, or what a Diplomat copies, or `TABLE_NOBODY` for
 * nothing (DIP-3) or nothing that can be copied. */
int
concordia_state_find_carried_out (const ConcordiaState *state,
                                  const ConcordiaEvent *event)
{
  const ConcordiaPlayed *played = &event->play;

  if (!concordia_card_is_diplomat (played->card))
    return played->card;
  if ((played->says & CONCORDIA_SAYS_COPIES) == 0
      || concordia_state_examine_copy (state, event->table.player, played->copies).kind != TABLE_OBSTACLE_NONE)
    return TABLE_NOBODY;

  return concordia_state_get_top (state, played->copies);
}

/* tuesday.c: the council meets, and the player order is found
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "colonia-rooms.h"

#include <string.h>

/* A smaller deputation was accepted last Saturday: who counts the members at the
 * table has to be told before they are sent (EDICT-2). */
static void
begin (ColoniaPlay *play)
{
  if (play->state->smaller_deputation)
    colonia_edict_leave_to_table (play, COLONIA_EDICT_SMALLER_DEPUTATION, COLONIA_RULE_EDICT_2);

  play->state->step = COLONIA_STEP_FAMILY_CARDS;
}

/* Every card is played exactly once (SET-4). */
static EXAMINES (examine_cards)
{
  for (int seat = 0; seat < state->n_players; seat++)
    {
      int value = event->family_cards.values[seat];

      if ((state->hands[seat] & (1 << value)) == 0)
        return OBSTACLE (CARD_PLAYED, COLONIA_RULE_SET_4, seat, .have = value);
    }

  return NO_OBSTACLE;
}

/* Sends members to the city hall; those that are missing at home are taken
 * from the streets, Tuesday's first. Where even the streets have too few, all
 * there are go (TUE-1, TUE-2). The result tells whether the supply was enough,
 * as a card counts as zero where it was not. */
static gboolean
send_members (ColoniaPlay *play,
              int          seat,
              int          members)
{
  ColoniaPlayer *player = &play->state->players[seat];
  gboolean enough = player->supply >= members;
  int missing = members - MIN (player->supply, members);

  if (!enough)
    EFFECT (play, CARD_IS_ZERO, COLONIA_RULE_TUE_2, seat, .amount = members, .other = player->supply);

  player->hall = MIN (player->supply, members);
  player->supply -= player->hall;

  for (int street = 0; street < COLONIA_N_STREETS; street++)
    {
      int taken = MIN (missing, player->streets[street]);

      if (taken == 0)
        continue;

      player->streets[street] -= taken;
      player->hall += taken;
      missing -= taken;
      EFFECT (play, TAKEN_FROM_STREET, COLONIA_RULE_TUE_2, seat, .what = street, .amount = taken);
    }

  EFFECT (play, SENT, COLONIA_RULE_TUE_1, seat, .amount = player->hall);

  return enough;
}

/* A smaller deputation changes the members sent, not the value of the card
 * (EDICT-2). */
static void
play_card (ColoniaPlay        *play,
           const ColoniaEvent *event,
           int                 seat)
{
  ColoniaState *state = play->state;
  int value = event->family_cards.values[seat];
  gboolean zero;

  state->hands[seat] &= ~(1 << value);

  if (is_full (state))
    zero = !send_members (play, seat, value - (state->smaller_deputation ? 1 : 0));
  else
    zero = event->family_cards.zeros[seat];

  state->cards[seat] = zero ? 0 : value;
}

/* How many players have a higher card (TUE-3). Players with equal cards share
 * a place until something parts them. */
static int
count_higher_cards (const ColoniaState *state,
                    int                 seat)
{
  int higher = 0;

  for (int other = 0; other < state->n_players; other++)
    higher += state->cards[other] > state->cards[seat];

  return higher;
}

/* How many of those who played the same card came after this player last
 * week, and so go before now (TUE-4). */
static int
count_turned_round (const ColoniaState *state,
                    int                 seat)
{
  int before = 0;

  for (int other = 0; other < state->n_players; other++)
    before += state->cards[other] == state->cards[seat]
              && colonia_state_find_place (state, other) > colonia_state_find_place (state, seat);

  return before;
}

static void
tell_order (ColoniaPlay *play)
{
  const ColoniaState *state = play->state;
  ColoniaRule tie_rule = state->week == 1 ? COLONIA_RULE_TUE_5 : COLONIA_RULE_TUE_4;

  for (int place = 0; place < state->n_players; place++)
    {
      int seat = state->order[place];
      int next = place + 1 < state->n_players ? state->order[place + 1] : COLONIA_NOBODY;
      gboolean tied = next != COLONIA_NOBODY && state->cards[next] == state->cards[seat];

      EFFECT (play, PLACE, tied ? tie_rule : COLONIA_RULE_TUE_3, seat,
              .what = place, .amount = state->cards[seat], .other = tied ? next : COLONIA_NOBODY);
    }
}

/* Last week's deputation comes home, then this week's moves onto the street
 * (TUE-6). */
static void
move_deputations (ColoniaPlay *play)
{
  ColoniaState *state = play->state;

  colonia_come_home (play, COLONIA_STREET_TUESDAY, COLONIA_RULE_TUE_6);

  for (int place = 0; place < state->n_players; place++)
    {
      int seat = colonia_state_get_seat (state, place);
      ColoniaPlayer *player = &state->players[seat];

      colonia_move_onto_street (play, seat, COLONIA_STREET_TUESDAY, player->hall, COLONIA_RULE_TUE_6);
      player->hall = 0;
    }
}

static void
settle_order (ColoniaPlay *play)
{
  ColoniaState *state = play->state;

  for (int seat = 0; seat < state->n_players; seat++)
    state->order[state->places[seat]] = seat;
  state->order_known = TRUE;
  memset (state->places, 0, sizeof state->places);
  memset (state->tie_rolls, 0, sizeof state->tie_rolls);

  tell_order (play);
  move_deputations (play);
  play->next = COLONIA_NEXT_DAY;
}

/* In week 1 there is no last week that could part equal cards: the die does
 * (TUE-5). */
static void
settle_or_roll (ColoniaPlay *play)
{
  ColoniaState *state = play->state;
  gboolean any_tied = FALSE;

  for (int place = 0; place < state->n_players; place++)
    {
      int seat = colonia_state_get_seat (state, place);

      if (!colonia_state_is_tied (state, seat))
        continue;

      any_tied = TRUE;
      EFFECT (play, TIED, COLONIA_RULE_TUE_5, seat, .amount = state->cards[seat]);
    }

  if (any_tied)
    state->step = COLONIA_STEP_TIE_ROLLS;
  else
    settle_order (play);
}

static HAPPENS (play_cards)
{
  ColoniaState *state = play->state;

  for (int place = 0; place < state->n_players; place++)
    play_card (play, event, colonia_state_get_seat (state, place));
  state->smaller_deputation = FALSE;

  for (int seat = 0; seat < state->n_players; seat++)
    state->places[seat] = count_higher_cards (state, seat)
                          + (state->order_known ? count_turned_round (state, seat) : 0);

  settle_or_roll (play);
}

const ColoniaRoom colonia_room_family_cards = { examine_cards, play_cards };

/* Who is still tied rolls, and nobody else (TUE-5). */
static EXAMINES (examine_rolls)
{
  for (int seat = 0; seat < state->n_players; seat++)
    {
      gboolean tied = colonia_state_is_tied (state, seat);
      gboolean rolls = event->tie_rolls[seat] != 0;

      if (tied && !rolls)
        return OBSTACLE (ROLL_MISSING, COLONIA_RULE_TUE_5, seat);
      if (!tied && rolls)
        return OBSTACLE (ROLL_UNASKED, COLONIA_RULE_TUE_5, seat);
    }

  return NO_OBSTACLE;
}

static HAPPENS (roll)
{
  ColoniaState *state = play->state;
  int places[COLONIA_MAX_PLAYERS];

  memcpy (places, state->places, sizeof places);

  for (int seat = 0; seat < state->n_players; seat++)
    for (int other = 0; other < state->n_players; other++)
      if (places[other] == places[seat] && event->tie_rolls[other] > event->tie_rolls[seat])
        state->places[seat]++;
  for (int seat = 0; seat < state->n_players; seat++)
    state->tie_rolls[seat] = event->tie_rolls[seat];

  settle_or_roll (play);
}

const ColoniaRoom colonia_room_tie_rolls = { examine_rolls, roll };

const ColoniaDayRoom colonia_tuesday = { .begin = begin };

/* concordia-play.c: what can happen, and what stands against it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "concordia-rooms.h"

#include <string.h>

/* SET-6 */
const int concordia_for_sale[CONCORDIA_MAX_PLAYERS + 1] = { [2] = 15, [3] = 21, [4] = 26, [5] = 30 };

/* Agrees on what is usual for so many players (SET-2, SET-6). */
void
concordia_setup_init (TableSetup *setup)
{
  ConcordiaSetup *own = (ConcordiaSetup *) setup;

  own->map = setup->n_players == 2 ? CONCORDIA_MAP_ITALIA : CONCORDIA_MAP_IMPERIUM;
  own->provinces = own->map == CONCORDIA_MAP_ITALIA ? 11 : 12;
  own->cards_for_sale = concordia_for_sale[setup->n_players];
  concordia_cards_set_usual (own);
}

/* Sets a state to its start. Before the first turn cards are revealed. */
void
concordia_play_begin (const TablePlay  *play,
                      const TableSetup *setup)
{
  ConcordiaState *state = OF (play);

  state->agreed = *(const ConcordiaSetup *) setup;
  state->card = state->traded = state->praefectus = state->concordia = state->turns_left = TABLE_NOBODY;
  for (int slot = 0; slot < CONCORDIA_N_SLOTS; slot++)
    state->display[slot] = TABLE_NOBODY;
  for (int seat = 0; seat < setup->n_players; seat++)
    {
      state->intermediate[seat].coins = TABLE_NOBODY;
      state->players[seat].colonists = CONCORDIA_FIRST_COLONISTS;
      for (int card = 0; card < CONCORDIA_N_CARDS; card++)
        state->players[seat].hand[card] = concordia_card_count_first (card);
    }

  if (setup->tracking == CONCORDIA_TRACKING_SCORING)
    {
      state->table.step = CONCORDIA_STEP_FINAL_COUNT;
      return;
    }

  state->table.step = CONCORDIA_STEP_REVEAL;
  state->stack = state->agreed.cards_for_sale;
  state->praefectus = (state->agreed.first_player + setup->n_players - 1) % setup->n_players;
}

/* TURN-2; of a Diplomat, what it copies is asked, too. */
static EXAMINES (examine_play)
{
  const int seat = state->table.turn;
  const ConcordiaPlayed *played = &event->play;
  const ConcordiaRoom *room;
  int card;

  if (state->players[seat].hand[played->card] == 0)
    return (TableObstacle) { OBSTACLE (NOT_IN_HAND, TURN_2), .player = seat, .what = played->card };

  if (concordia_card_is_diplomat (played->card) && (played->says & CONCORDIA_SAYS_COPIES) != 0)
    TABLE_RETURN_OBSTACLE (concordia_state_examine_copy (state, seat, played->copies));

  card = concordia_state_find_carried_out (state, event);
  room = card != TABLE_NOBODY ? concordia_card_get_room (card) : NULL;

  return room != NULL && room->examine != NULL ? room->examine (state, played) : NO_OBSTACLE;
}

static DOUBTS (doubt_play)
{
  const int card = concordia_state_find_carried_out (state, event);
  const ConcordiaRoom *room = card != TABLE_NOBODY ? concordia_card_get_room (card) : NULL;

  if (room != NULL && room->doubt != NULL)
    room->doubt (state, &event->play, card, doubts);
}

/* The card goes from the hand onto the pile, and does what it does. */
static HAPPENS (play_card)
{
  ConcordiaState *state = OF (play);
  ConcordiaPlayer *player = &state->players[state->table.turn];
  const int card = concordia_state_find_carried_out (state, event);

  player->hand[event->play.card]--;
  player->played[player->n_played++] = event->play.card;
  if (card != TABLE_NOBODY)
    concordia_card_get_room (card)->play (play, &event->play, card);
  else
    concordia_turn_end (play);
}

static HAPPENS (end_step)
{
  if (play->state->step == CONCORDIA_STEP_BUYING)
    concordia_turn_end_buying (play);
  else
    concordia_turn_end (play);
}

/* What each event has: what may stand against it, what happens, and what may speak against it. A note is for people; nothing
 * follows from it. */
static const struct {
  EXAMINES ((*examine));
  HAPPENS ((*carry_out));
  DOUBTS ((*doubt));
} acts[CONCORDIA_N_EVENT_TYPES] = {
  [CONCORDIA_EVENT_REVEAL] = { NULL, concordia_turn_reveal, concordia_market_doubt },
  [CONCORDIA_EVENT_PLAY] = { examine_play, play_card, doubt_play },
  [CONCORDIA_EVENT_BUILD] = { concordia_house_examine, concordia_house_build, concordia_house_doubt },
  [CONCORDIA_EVENT_TRADE] = { concordia_trade_examine, concordia_trade_make, concordia_trade_doubt },
  [CONCORDIA_EVENT_BUY] = { concordia_market_examine, concordia_market_buy },
  [CONCORDIA_EVENT_DONE] = { NULL, end_step },
  [CONCORDIA_EVENT_INTERMEDIATE_COUNT] = { concordia_count_examine_intermediate, concordia_count_intermediate },
  [CONCORDIA_EVENT_FINAL_COUNT] = { concordia_count_examine_final, concordia_count_final, concordia_count_doubt },
  [CONCORDIA_EVENT_CORRECTION] = { concordia_count_examine_correction, concordia_count_correct },
};

/* Asks what stands against an event. */
TableObstacle
concordia_play_examine (const TableState *state,
                        const TableEvent *event)
{
  if (event->type == CONCORDIA_EVENT_CORRECTION && state->tracking != CONCORDIA_TRACKING_ESSENTIALS)
    return (TableObstacle) { .kind = TABLE_OBSTACLE_NOT_TRACKED, .player = event->player };

  return acts[event->type].examine != NULL ? acts[event->type].examine (CONCORDIA_STATE (state), CONCORDIA_EVENT (event))
                                           : NO_OBSTACLE;
}

/* Which board is for how many (SET-2), and how many cards the box has (SET-3). */
static void
doubt_start (const ConcordiaSetup *setup,
             GArray               *doubts)
{
  const int n_players = setup->table.n_players, most = concordia_for_sale[CONCORDIA_MAX_PLAYERS];

  if (setup->map == CONCORDIA_MAP_IMPERIUM ? n_players == CONCORDIA_MIN_PLAYERS : n_players == CONCORDIA_MAX_PLAYERS)
    TABLE_DOUBT (doubts, OBSTACLE (MAP, SET_2), TABLE_NOBODY, setup->map, n_players);
  if (setup->cards_for_sale > most)
    TABLE_DOUBT (doubts, OBSTACLE (BOX, SET_3), TABLE_NOBODY, .have = setup->cards_for_sale, .need = most);
}

/* Asks what speaks against an event that can happen, or against what was agreed. */
void
concordia_play_doubt (const TableState *state,
                      const TableEvent *event,
                      GArray           *doubts)
{
  if (event == NULL)
    doubt_start (&CONCORDIA_STATE (state)->agreed, doubts);
  else if (acts[event->type].doubt != NULL)
    acts[event->type].doubt (CONCORDIA_STATE (state), CONCORDIA_EVENT (event), doubts);
}

/* Lets an event happen, with everything that the rules do by themselves after it. */
void
concordia_play_carry_out (const TablePlay  *play,
                          const TableEvent *event)
{
  memset (OF (play)->bank, 0, sizeof OF (play)->bank);
  if (acts[event->type].carry_out != NULL)
    acts[event->type].carry_out (play, CONCORDIA_EVENT (event));
}

/* Cards are revealed before the first turn, and else at the end of one. */
int
concordia_play_rank (const TableOccasion *occasion)
{
  return occasion->step == CONCORDIA_STEP_REVEAL && occasion->round > 0 ? CONCORDIA_STEP_INTERMEDIATE_COUNT
                                                                        : occasion->step;
}

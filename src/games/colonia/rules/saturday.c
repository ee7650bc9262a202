/* saturday.c: ships leave, and ships come
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "colonia-rooms.h"

#include <string.h>

/* Ships leave and move up by the order of Saturday, or by an edict before. */
static ColoniaRule
get_departure_rule (const ColoniaState *state,
                    ColoniaRule         on_saturday)
{
  return state->day == COLONIA_DAY_SATURDAY ? on_saturday : COLONIA_RULE_VOTE_2;
}

/* The extra hold has the number behind those of the card. */
static void
pay_hold (ColoniaPlay *play,
          int          seat,
          ColoniaCity  city,
          int          hold,
          int          pays)
{
  ColoniaState *state = play->state;

  g_assert (state->n_paid < COLONIA_MAX_PAID);
  state->paid[state->n_paid++] = (ColoniaPaid) { seat, city, pays };
  if (is_full (state))
    state->players[seat].money.n[city] += pays;

  EFFECT (play, PAID, get_departure_rule (state, COLONIA_RULE_SAT_1), seat,
          .what = (int) city, .amount = pays, .other = hold);
}

/* A ship leaves whether loaded or not, and pays hold by hold, the extra one
 * last (SAT-1). The members from its holds are counted in `landed`. */
static void
ship_leaves (ColoniaPlay *play,
             int          berth,
             int          landed[])
{
  ColoniaShip *ship = &play->state->berths[berth];

  if (!ship->present)
    return;

  EFFECT (play, SHIP_LEAVES, get_departure_rule (play->state, COLONIA_RULE_SAT_1), COLONIA_NOBODY,
          .what = (int) ship->city, .other = berth);

  for (int i = 0; i < ship->n_holds; i++)
    if (ship->holds[i].player != COLONIA_NOBODY)
      {
        pay_hold (play, ship->holds[i].player, ship->city, i, ship->holds[i].pays);
        landed[ship->holds[i].player]++;
      }

  if (ship->has_extra && ship->extra_player != COLONIA_NOBODY)
    {
      pay_hold (play, ship->extra_player, ship->city, COLONIA_MAX_HOLDS, COLONIA_EXTRA_HOLD_PAYS);
      landed[ship->extra_player]++;
    }

  memset (ship, 0, sizeof *ship);
}

/* Who was paid on Friday, by an edict, waits ashore until last week's members
 * have left the street (EDICT-4). */
static void
land_members (ColoniaPlay *play,
              int          seat,
              int          members)
{
  ColoniaState *state = play->state;

  if (state->day == COLONIA_DAY_SATURDAY)
    {
      colonia_move_onto_street (play, seat, COLONIA_STREET_FRIDAY, members, COLONIA_RULE_SAT_1);
    }
  else if (is_full (state) && members > 0)
    {
      state->players[seat].ashore += members;
      EFFECT (play, GOES_ASHORE, COLONIA_RULE_EDICT_4, seat, .amount = members);
    }
}

/* Where members are not tracked it is told once that those from the holds land,
 * if there were any. */
static void
leave_landing_to_table (ColoniaPlay *play,
                        const int    landed[])
{
  ColoniaState *state = play->state;
  int all = 0;

  for (int seat = 0; seat < state->n_players; seat++)
    all += landed[seat];

  if (is_full (state) || all == 0)
    return;

  if (state->day == COLONIA_DAY_SATURDAY)
    EFFECT (play, LANDING_AT_TABLE, COLONIA_RULE_SAT_1, COLONIA_NOBODY);
  else
    EFFECT (play, ASHORE_AT_TABLE, COLONIA_RULE_EDICT_4, COLONIA_NOBODY);
}

/* Ships that stay move up with all that is on them (SAT-2). */
static void
move_ships_up (ColoniaPlay *play)
{
  ColoniaState *state = play->state;

  for (int berth = 0; berth < COLONIA_N_BERTHS; berth++)
    {
      int free = colonia_state_find_free_berth (state);

      if (!state->berths[berth].present || free == COLONIA_NOBODY || free > berth)
        continue;

      state->berths[free] = state->berths[berth];
      memset (&state->berths[berth], 0, sizeof state->berths[berth]);
      EFFECT (play, SHIP_MOVES_UP, get_departure_rule (state, COLONIA_RULE_SAT_2), COLONIA_NOBODY,
              .what = (int) state->berths[free].city, .other = free);
    }
}

/* Lets so many ships leave and pay, from berth I on, be it on Saturday or by
 * an edict on Friday. */
void
colonia_saturday_ships_leave (ColoniaPlay *play,
                              int          ships)
{
  int landed[COLONIA_MAX_PLAYERS] = { 0 };

  for (int berth = 0; berth < ships; berth++)
    ship_leaves (play, berth, landed);

  for (int place = 0; place < play->state->n_players; place++)
    {
      int seat = colonia_state_get_seat (play->state, place);

      land_members (play, seat, landed[seat]);
    }
  leave_landing_to_table (play, landed);

  move_ships_up (play);
}

/* As many ships leave as the week card says, whatever left by an edict
 * before (EDICT-5). In the last week nothing follows them (SAT-2). */
static void
begin_work (ColoniaPlay *play)
{
  ColoniaState *state = play->state;

  colonia_saturday_ships_leave (play, state->leaving);
  state->leaving = 0;

  if (state->week < COLONIA_N_WEEKS && colonia_state_find_free_berth (state) != COLONIA_NOBODY)
    state->step = COLONIA_STEP_BERTH_SHIPS;
  else
    play->next = COLONIA_NEXT_DAY;
}

static void
begin_after_ships (ColoniaPlay *play)
{
  ColoniaState *state = play->state;

  if (state->day == COLONIA_DAY_SETUP && is_full (state))
    state->step = COLONIA_STEP_REVEAL_RELICS;
  else
    play->next = state->day == COLONIA_DAY_FRIDAY ? COLONIA_NEXT_VOTE : COLONIA_NEXT_DAY;
}

/* By the cards that we know (SET-8). */
static DOUBTS (doubt_ship)
{
  const int n = event->ship.n_holds;

  if (n < COLONIA_FEWEST_HOLDS || n > COLONIA_USUAL_HOLDS)
    DOUBT (doubts, HOLDS, COLONIA_RULE_SET_8, COLONIA_NOBODY, .have = n);
}

/* A new ship lies in the lowest free berth; the game goes on when all are
 * taken (SET-8, SAT-2). */
static HAPPENS (berth_ship)
{
  ColoniaState *state = play->state;
  ColoniaShip *ship = &state->berths[colonia_state_find_free_berth (state)];

  ship->present = TRUE;
  ship->city = event->ship.city;
  ship->n_holds = event->ship.n_holds;
  for (int i = 0; i < ship->n_holds; i++)
    ship->holds[i] = (ColoniaHold) {
      .goods = event->ship.holds[i].goods,
      .pays = event->ship.holds[i].pays,
      .player = COLONIA_NOBODY,
    };
  if (state->extra_holds)
    colonia_friday_add_extra_hold (ship);

  if (colonia_state_find_free_berth (state) == COLONIA_NOBODY)
    begin_after_ships (play);
}

const ColoniaRoom colonia_room_ship = { NULL, berth_ship, doubt_ship };

const ColoniaDayRoom colonia_saturday = { .work = begin_work };

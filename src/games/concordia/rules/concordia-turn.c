/* concordia-turn.c: turns, one after the other, and what the bank gives and takes in them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "concordia-rooms.h"

#include <string.h>

G_STATIC_ASSERT (CONCORDIA_N_GOODS <= TABLE_MAX_KINDS);

/* What goods are bought and sold for, and count at the end. */
const int concordia_prices[CONCORDIA_N_GOODS] = { 3, 4, 5, 6, 7 };

/* Lets the bank give something to a player, and take what is below zero. */
void
concordia_bank_move (const TablePlay      *play,
                     int                   seat,
                     int                   rule,
                     const ConcordiaPrice *moved)
{
  static const ConcordiaPrice nothing;
  ConcordiaPrice *bank = &OF (play)->bank[seat];
  TableEffect effect = { CONCORDIA_EFFECT_BANK, rule, seat, concordia_state_count_room (OF (play), seat), moved->coins,
                         moved->any };

  bank->coins += moved->coins;
  bank->any += moved->any;
  for (int good = 0; good < CONCORDIA_N_GOODS; good++)
    {
      bank->goods[good] += moved->goods[good];
      effect.bundle.n[good] = moved->goods[good];
    }
  if (memcmp (moved, &nothing, sizeof nothing) != 0)
    table_play_tell (play, effect);
}

/* Goes on to what a card needs further events for. */
void
concordia_turn_begin_step (const TablePlay *play,
                           int              step,
                           int              card)
{
  ConcordiaState *state = OF (play);

  state->table.step = step;
  state->card = card;
  state->done = 0;
  state->traded = TABLE_NOBODY;
}

/* Gives who has the turn the Concordia card, if nobody has it yet (END-1, END-2). */
void
concordia_turn_end_game (const TablePlay *play,
                         int              rule)
{
  ConcordiaState *state = OF (play);

  if (state->concordia != TABLE_NOBODY)
    return;

  state->concordia = state->table.turn;
  state->turns_left = state->table.n_players - 1;
  table_play_tell (play, (TableEffect) { CONCORDIA_EFFECT_CONCORDIA, rule, state->concordia,
                                         .amount = state->turns_left });
}

/* The turns of a round are its parts. */
static void
begin_turn (const TablePlay *play,
            int              seat)
{
  ConcordiaState *state = OF (play);
  const int n_players = state->table.n_players;

  state->table.turn = seat;
  state->table.part = (seat - state->agreed.first_player + n_players) % n_players;
  if (state->table.part == 0)
    state->table.round++;
  table_play_tell (play, (TableEffect) { TABLE_EFFECT_PART_BEGINS, CONCORDIA_RULE_TURN_1, seat,
                                         .what = state->table.part, .amount = state->table.round });
}

/* Ends a turn: the next seat's comes, or the points, when all had their last (END-3). */
void
concordia_turn_end (const TablePlay *play)
{
  ConcordiaState *state = OF (play);
  const int seat = state->table.turn;

  concordia_turn_begin_step (play, CONCORDIA_STEP_TURN, TABLE_NOBODY);
  if (state->concordia != TABLE_NOBODY && seat != state->concordia)
    state->turns_left--;
  if (state->turns_left == 0)
    {
      state->table.step = CONCORDIA_STEP_FINAL_COUNT;
      state->table.turn = TABLE_NOBODY;
      table_play_tell (play, (TableEffect) { EFFECT (LAST_TURN, END_3), TABLE_NOBODY });
    }
  else
    {
      begin_turn (play, (seat + 1) % state->table.n_players);
    }
}

/* Closes the display up, and fills it if there is anything to fill it with (SEN-3). */
void
concordia_turn_end_buying (const TablePlay *play)
{
  ConcordiaState *state = OF (play);
  int n = 0;

  for (int slot = 0; slot < CONCORDIA_N_SLOTS; slot++)
    if (state->display[slot] != TABLE_NOBODY)
      state->display[n++] = state->display[slot];
  for (int slot = n; slot < CONCORDIA_N_SLOTS; slot++)
    state->display[slot] = TABLE_NOBODY;

  concordia_turn_begin_step (play, CONCORDIA_STEP_REVEAL, TABLE_NOBODY);
  if (concordia_state_count_left (state) > 0)
    table_play_tell (play, (TableEffect) { EFFECT (REVEALS, SEN_3), TABLE_NOBODY,
                                           .amount = concordia_state_count_left (state) });
  else
    concordia_turn_end (play);
}

/* Lays a card out. After the last of them the first turn begins, or that of the buyer ends. */
HAPPENS (concordia_turn_reveal)
{
  ConcordiaState *state = OF (play);
  int slot = 0;

  while (state->display[slot] != TABLE_NOBODY)
    slot++;
  state->display[slot] = concordia_sales[event->sale];
  state->stack--;
  if (concordia_state_count_left (state) > 0)
    return;

  if (state->table.turn != TABLE_NOBODY)
    {
      concordia_turn_end (play);
      return;
    }

  state->table.step = CONCORDIA_STEP_TURN;
  begin_turn (play, state->agreed.first_player);
}

/* genua-turn.c: rounds, their marker, and turns (ROUND-1 to ROUND-4)
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "genua-rooms.h"

#include <string.h>

static void
tell_last_round (const TablePlay *play)
{
  if (genua_state_is_last (OF (play)))
    table_play_tell (play, (TableEffect) { EFFECT (LAST_ROUND, ROUND_4), TABLE_NOBODY });
}

/* Moves the round marker on, but never past the end of its track. */
void
genua_turn_move_marker (const TablePlay *play,
                        int              rule)
{
  GenuaState *state = OF (play);

  if (genua_state_is_last (state))
    return;

  state->marker++;
  table_play_tell (play, (TableEffect) { GENUA_EFFECT_MARKER, rule, TABLE_NOBODY, .amount = state->marker,
                                         .other = state->agreed.rounds });
  tell_last_round (play);
}

/* Nothing of a turn is left when it is over. */
static void
clear_turn (GenuaState *state)
{
  state->n_path = 0;
  memset (state->path, 0, sizeof state->path);
  memset (state->dice, 0, sizeof state->dice);
  state->delivered = 0;
  state->acting = state->last_claim = TABLE_NOBODY;
  for (int seat = 0; seat < state->table.n_players; seat++)
    {
      state->players[seat].acted = state->players[seat].by_card = 0;
      state->players[seat].ordered = 0;
    }
}

/* The turns of a round are its parts. */
static void
begin_turn (const TablePlay *play,
            int              seat)
{
  GenuaState *state = OF (play);

  state->table.step = GENUA_STEP_START;
  state->table.turn = state->table.part = seat;
  table_play_tell (play, (TableEffect) { TABLE_EFFECT_PART_BEGINS, GENUA_RULE_ROUND_1, seat, .what = seat,
                                         .amount = state->table.round });
}

/* Begins the first round (ROUND-2). */
void
genua_turn_begin_game (const TablePlay *play)
{
  OF (play)->table.round = OF (play)->marker = 1;
  tell_last_round (play);
  begin_turn (play, 0);
}

/* Ends a turn: the next seat's comes, another round, or the count. */
static HAPPENS (end)
{
  GenuaState *state = OF (play);
  const int next = state->table.turn + 1;

  clear_turn (state);
  if (next < state->table.n_players)
    {
      begin_turn (play, next);
    }
  else if (genua_state_is_last (state))
    {
      state->table.step = GENUA_STEP_FINAL_HOLDINGS;
      state->table.turn = TABLE_NOBODY;
      table_play_tell (play, (TableEffect) { EFFECT (LAST_TURN, ROUND_4), TABLE_NOBODY });
    }
  else
    {
      state->table.round++;
      genua_turn_move_marker (play, GENUA_RULE_ROUND_2);
      begin_turn (play, 0);
    }
}

const GenuaRoom genua_turn_end = { genua_tower_examine_leave, end };

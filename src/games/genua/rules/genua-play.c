/* genua-play.c: what can happen, and what stands against it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "genua-rooms.h"

/* Agrees on what is usual for so many players (SET-6, SET-7, ROUND-4, CITY-3, ACT-6). */
void
genua_setup_init (TableSetup *setup)
{
  static const int rounds[GENUA_MAX_PLAYERS + 1] = { [2] = 12, [3] = 10, [4] = 8, [5] = 7 };
  GenuaSetup *own = (GenuaSetup *) setup;

  own->rounds = rounds[setup->n_players];
  own->owner_fee = 10;
  own->owner_fee_own = TRUE;
  own->markers = 7;
  for (int i = 0; i < GENUA_N_RING; i++)
    own->ring[i] = GENUA_FIRST_OF_RING + i;
  for (int seat = 0; setup->tracking == GENUA_TRACKING_FULL && seat < setup->n_players; seat++)
    {
      own->start[seat][GENUA_THING_MONEY] = 130;
      for (int card = GENUA_FIRST_CARD; card < GENUA_THING_MARKER; card++)
        own->start[seat][card] = 1;
    }
}

/* Sets a state to its start. */
void
genua_play_begin (const TablePlay  *play,
                  const TableSetup *setup)
{
  GenuaState *state = OF (play);

  state->agreed = *(const GenuaSetup *) setup;
  state->acting = state->last_claim = TABLE_NOBODY;
  genua_squares_init (&state->squares);
  for (int building = 0; building < GENUA_N_BUILDINGS; building++)
    state->owners[building] = TABLE_NOBODY;

  for (int thing = 0; genua_state_is_full (state) && thing < GENUA_N_THINGS; thing++)
    {
      state->supply[thing] = genua_thing_count_all (thing);
      for (int seat = 0; seat < setup->n_players; seat++)
        genua_things_move (state, seat, thing, state->agreed.start[seat][thing]);
    }

  if (setup->tracking == GENUA_TRACKING_SCORING)
    state->table.step = GENUA_STEP_FINAL_HOLDINGS;
  else
    genua_turn_begin_game (play);
}

/* By types of events. Nothing follows from a note. */
static const GenuaRoom *const rooms[GENUA_N_EVENT_TYPES] = {
  [GENUA_EVENT_TOWER] = &genua_tower_start, [GENUA_EVENT_MOVE] = &genua_tower_move, [GENUA_EVENT_ACTION] = &genua_action,
  [GENUA_EVENT_SMALL_ORDER] = &genua_small_order, [GENUA_EVENT_MESSAGE] = &genua_message,
  [GENUA_EVENT_TAKE_GOOD] = &genua_card, [GENUA_EVENT_EXCHANGE] = &genua_card, [GENUA_EVENT_USE_BUILDING] = &genua_card,
  [GENUA_EVENT_DEAL] = &genua_deal, [GENUA_EVENT_CLAIM] = &genua_claim, [GENUA_EVENT_END_TURN] = &genua_turn_end,
  [GENUA_EVENT_FINAL_HOLDINGS] = &genua_count, [GENUA_EVENT_CORRECTION] = &genua_correction,
};

/* Asks what stands against an event. */
TableObstacle
genua_play_examine (const TableState *state,
                    const TableEvent *event)
{
  const GenuaRoom *room = rooms[event->type];

  return room != NULL ? room->examine (GENUA_STATE (state), GENUA_EVENT (event)) : NO_OBSTACLE;
}

/* Asks what speaks against an event that can happen. */
void
genua_play_doubt (const TableState *state,
                  const TableEvent *event,
                  GArray           *doubts)
{
  const GenuaRoom *room = event != NULL ? rooms[event->type] : NULL;

  if (room != NULL && room->doubt != NULL)
    room->doubt (GENUA_STATE (state), GENUA_EVENT (event), doubts);
}

/* Lets an event happen, with everything that the rules do by themselves after it. */
void
genua_play_carry_out (const TablePlay  *play,
                      const TableEvent *event)
{
  if (rooms[event->type] != NULL)
    rooms[event->type]->carry_out (play, GENUA_EVENT (event));
}

/* genua-play.c: what can happen, and what stands against it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "genua-play.h"

#include "genua-rooms.h"

/* SET-6, SET-7 and ACT-6, as is usual */
#define USUAL_MONEY 130
#define USUAL_MARKERS 7
#define USUAL_FEE 10

/* Agrees on what is usual for so many players (SET-6, SET-7, ROUND-4, CITY-3). */
void
genua_setup_init (TableSetup *setup)
{
  static const int rounds[GENUA_MAX_PLAYERS + 1] = { [2] = 12, [3] = 10, [4] = 8, [5] = 7 };
  GenuaSetup *own = (GenuaSetup *) setup;

  own->rounds = rounds[setup->n_players];
  own->owner_fee = USUAL_FEE;
  own->owner_fee_own = TRUE;
  own->markers = USUAL_MARKERS;
  for (int i = 0; i < GENUA_N_RING; i++)
    own->ring[i] = GENUA_FIRST_OF_RING + i;
  for (int seat = 0; setup->tracking == GENUA_TRACKING_FULL && seat < setup->n_players; seat++)
    {
      own->start[seat][GENUA_THING_MONEY] = USUAL_MONEY;
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

#define AT(step) (1u << GENUA_STEP_##step)

/* Tells whether the step takes such events (TURN-1). */
gboolean
genua_play_takes (const TableState *state,
                  int               type)
{
  static const guint steps[GENUA_N_EVENT_TYPES] = {
    [GENUA_EVENT_TOWER] = AT (START),
    [GENUA_EVENT_MOVE] = AT (TOWER),
    [GENUA_EVENT_ACTION] = AT (TOWER),
    [GENUA_EVENT_SMALL_ORDER] = AT (TOWER),
    [GENUA_EVENT_MESSAGE] = AT (TOWER) | AT (CLAIMS),
    [GENUA_EVENT_TAKE_GOOD] = AT (TOWER),
    [GENUA_EVENT_EXCHANGE] = AT (TOWER),
    [GENUA_EVENT_USE_BUILDING] = AT (TOWER),
    [GENUA_EVENT_DEAL] = AT (START) | AT (TOWER) | AT (CLAIMS),
    [GENUA_EVENT_CLAIM] = AT (TOWER) | AT (CLAIMS),
    [GENUA_EVENT_END_TURN] = AT (TOWER) | AT (CLAIMS),
    [GENUA_EVENT_FINAL_HOLDINGS] = AT (FINAL_HOLDINGS),
    [GENUA_EVENT_CORRECTION] = ~0u,
    [GENUA_EVENT_NOTE] = ~0u,
  };

  return (steps[type] & 1u << state->step) != 0;
}

/* Asks what stands against an event. */
TableObstacle
genua_play_examine (const TableState *state,
                    const TableEvent *event)
{
  const GenuaState *own = GENUA_STATE (state);
  const GenuaEvent *happens = GENUA_EVENT (event);

  switch (event->type)
    {
    case GENUA_EVENT_TOWER:
      return genua_tower_examine_start (own, happens);

    case GENUA_EVENT_MOVE:
      return genua_tower_examine_move (own, happens->place);

    case GENUA_EVENT_ACTION:
      return genua_action_examine (own, event->player, &happens->villa);

    case GENUA_EVENT_SMALL_ORDER:
      return genua_order_examine_small (own, event->player, happens->takes);

    case GENUA_EVENT_MESSAGE:
      return genua_message_examine (own, event->player, happens->between);

    case GENUA_EVENT_TAKE_GOOD:
    case GENUA_EVENT_EXCHANGE:
    case GENUA_EVENT_USE_BUILDING:
      return genua_cards_examine (own, happens);

    case GENUA_EVENT_DEAL:
      return genua_deal_examine (own, happens);

    case GENUA_EVENT_CLAIM:
      return genua_claim_examine (own, event->player, &happens->claim);

    case GENUA_EVENT_END_TURN:
      return genua_tower_examine_leave (own);

    case GENUA_EVENT_FINAL_HOLDINGS:
      return genua_count_examine (own, happens);

    case GENUA_EVENT_CORRECTION:
      return genua_correction_examine (own, happens);

    default:
      return NO_OBSTACLE;
    }
}

/* Lets an event happen, with everything that the rules do by themselves after it. A note is for
 * people; nothing follows from it. */
void
genua_play_carry_out (const TablePlay  *play,
                      const TableEvent *event)
{
  const GenuaEvent *happens = GENUA_EVENT (event);

  switch (event->type)
    {
    case GENUA_EVENT_TOWER:
      genua_tower_start (play, happens);
      break;

    case GENUA_EVENT_MOVE:
      genua_tower_move (play, happens->place);
      break;

    case GENUA_EVENT_ACTION:
      genua_action_take (play, event->player, &happens->villa);
      break;

    case GENUA_EVENT_SMALL_ORDER:
      genua_order_fulfil_small (play, event->player, happens->takes);
      break;

    case GENUA_EVENT_MESSAGE:
      genua_message_deliver (play, event->player);
      break;

    case GENUA_EVENT_TAKE_GOOD:
    case GENUA_EVENT_EXCHANGE:
    case GENUA_EVENT_USE_BUILDING:
      genua_cards_use (play, happens);
      break;

    case GENUA_EVENT_DEAL:
      genua_deal_make (play, happens);
      break;

    case GENUA_EVENT_CLAIM:
      genua_claim_make (play, event->player, &happens->claim);
      break;

    case GENUA_EVENT_END_TURN:
      genua_turn_end (play);
      break;

    case GENUA_EVENT_FINAL_HOLDINGS:
      genua_count_take (play, happens);
      break;

    case GENUA_EVENT_CORRECTION:
      genua_correction_make (OF (play), happens);
      break;

    default:
      break;
    }
}

/* play.c: what an event does in a step that takes it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "colonia-rooms.h"

/* By types of events. Nothing follows from a note. */
static const ColoniaRoom *const rooms[COLONIA_N_EVENT_TYPES] = {
  [COLONIA_EVENT_SHIP] = &colonia_room_ship, [COLONIA_EVENT_RELIC] = &colonia_room_relic,
  [COLONIA_EVENT_WEEK_CARD] = &colonia_room_week_card, [COLONIA_EVENT_EDICTS] = &colonia_room_edicts,
  [COLONIA_EVENT_FAMILY_CARDS] = &colonia_room_family_cards, [COLONIA_EVENT_TIE_ROLLS] = &colonia_room_tie_rolls,
  [COLONIA_EVENT_VOTE] = &colonia_room_vote, [COLONIA_EVENT_CASTING_VOTE] = &colonia_room_casting_vote,
  [COLONIA_EVENT_RESTOCK] = &colonia_room_restock, [COLONIA_EVENT_MERCHANTS] = &colonia_room_merchants,
  [COLONIA_EVENT_HOMECOMING] = &colonia_room_homecoming, [COLONIA_EVENT_DRAWS] = &colonia_room_draws,
  [COLONIA_EVENT_GOOD_ROLLS] = &colonia_room_good_rolls, [COLONIA_EVENT_EXCHANGE] = &colonia_room_exchange,
  [COLONIA_EVENT_TAKE_BOOTH] = &colonia_room_take_booth, [COLONIA_EVENT_ORDER] = &colonia_room_order,
  [COLONIA_EVENT_DIE] = &colonia_room_die, [COLONIA_EVENT_LOAD] = &colonia_room_load,
  [COLONIA_EVENT_BUY] = &colonia_room_buy, [COLONIA_EVENT_SAFEGUARD] = &colonia_room_safeguard,
  [COLONIA_EVENT_PASS] = &colonia_room_pass, [COLONIA_EVENT_FINAL_HOLDINGS] = &colonia_room_final_holdings,
  [COLONIA_EVENT_CORRECTION] = &colonia_room_correction, [COLONIA_EVENT_CHANGE] = &colonia_room_change,
};

/* Tells which type of event an accepted edict waits for. */
int
colonia_play_get_awaited (const TableState *state)
{
  const ColoniaState *own = COLONIA_STATE (state);

  return own->step == COLONIA_STEP_EDICT ? (int) colonia_edict_get_awaited (own->edicts[own->edict].kind)
                                         : COLONIA_NOBODY;
}

/* Asks what stands against an event. */
TableObstacle
colonia_play_examine (const TableState *state,
                      const TableEvent *event)
{
  const ColoniaRoom *room = rooms[event->type];

  return room != NULL && room->examine != NULL ? room->examine (COLONIA_STATE (state), COLONIA_EVENT (event)) : NO_OBSTACLE;
}

/* Asks what speaks against an event, by the cards that we know. Of a card that is turned up the
 * state is not looked at. */
void
colonia_play_doubt (const TableState *state,
                    const TableEvent *event,
                    GArray           *doubts)
{
  const ColoniaRoom *room = event != NULL ? rooms[event->type] : NULL;

  if (room != NULL && room->doubt != NULL)
    room->doubt (COLONIA_STATE (state), COLONIA_EVENT (event), doubts);
}

/* Lets an event happen, with everything that the rules do by themselves after it. */
void
colonia_play_carry_out (const TablePlay  *play,
                        const TableEvent *event)
{
  ColoniaPlay own = { (ColoniaState *) play->state, play->effects, COLONIA_NEXT_NOTHING };

  if (rooms[event->type] == NULL)
    return;

  rooms[event->type]->carry_out (&own, COLONIA_EVENT (event));
  colonia_week_go_on (&own);
}

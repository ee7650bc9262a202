/* play.c: what an event does in a step that takes it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "colonia-rules-private.h"

typedef ColoniaObstacle (*Examine) (const ColoniaState *state,
                                    const ColoniaEvent *event);
typedef void (*CarryOut) (ColoniaPlay        *play,
                          const ColoniaEvent *event);

/* What an event does in a step that takes it. Without an `examine` nothing but
 * the step and the turn can stand against it, and without a `doubt` nothing speaks against it. */
typedef struct {
  Examine examine;
  CarryOut carry_out;
  void (*doubt) (const ColoniaState *state,
                 const ColoniaEvent *event,
                 GArray             *doubts);
} Move;

/* A note is for people; nothing follows from it. */
static void
take_note (ColoniaPlay        *play,
           const ColoniaEvent *event)
{
}

static const Move moves[COLONIA_N_EVENT_TYPES] = {
  [COLONIA_EVENT_SHIP] = { NULL, colonia_saturday_berth_ship, colonia_saturday_doubt_ship },
  [COLONIA_EVENT_RELIC] = { colonia_sunday_examine_relic, colonia_sunday_reveal_relic, colonia_sunday_doubt_relic },
  [COLONIA_EVENT_WEEK_CARD] = { colonia_monday_examine_week_card, colonia_monday_lay_out_week },
  [COLONIA_EVENT_EDICTS] = { NULL, colonia_monday_lay_out_edicts },
  [COLONIA_EVENT_FAMILY_CARDS] = { colonia_tuesday_examine_cards, colonia_tuesday_play_cards },
  [COLONIA_EVENT_TIE_ROLLS] = { colonia_tuesday_examine_rolls, colonia_tuesday_roll },
  [COLONIA_EVENT_VOTE] = { colonia_council_examine_vote, colonia_council_vote },
  [COLONIA_EVENT_CASTING_VOTE] = { colonia_council_examine_casting, colonia_council_cast },
  [COLONIA_EVENT_RESTOCK] = { colonia_edict_examine_restock, colonia_edict_restock },
  [COLONIA_EVENT_MERCHANTS] = { colonia_edict_examine_merchants, colonia_edict_merchants },
  [COLONIA_EVENT_HOMECOMING] = { colonia_edict_examine_homecoming, colonia_edict_homecoming },
  [COLONIA_EVENT_DRAWS] = { colonia_edict_examine_draws, colonia_edict_draws },
  [COLONIA_EVENT_GOOD_ROLLS] = { colonia_edict_examine_good_rolls, colonia_edict_good_rolls },
  [COLONIA_EVENT_EXCHANGE] = { colonia_edict_examine_exchange, colonia_edict_exchange },
  [COLONIA_EVENT_TAKE_BOOTH] = { colonia_wednesday_examine_booth, colonia_wednesday_take_booth },
  [COLONIA_EVENT_ORDER] = { colonia_thursday_examine_order, colonia_thursday_order },
  [COLONIA_EVENT_DIE] = { NULL, colonia_thursday_roll },
  [COLONIA_EVENT_LOAD] = { colonia_friday_examine_load, colonia_friday_load },
  [COLONIA_EVENT_BUY] = { colonia_sunday_examine_buy, colonia_sunday_buy },
  [COLONIA_EVENT_SAFEGUARD] = { colonia_sunday_examine_safeguard, colonia_sunday_safeguard },
  [COLONIA_EVENT_PASS] = { NULL, colonia_week_pass },
  [COLONIA_EVENT_FINAL_HOLDINGS] = { colonia_scoring_examine_holdings, colonia_scoring_count_holdings,
                                     colonia_scoring_doubt_holdings },
  [COLONIA_EVENT_CORRECTION] = { colonia_correction_examine, colonia_correction_carry_out },
  [COLONIA_EVENT_CHANGE] = { colonia_change_examine, colonia_change_carry_out },
  [COLONIA_EVENT_NOTE] = { NULL, take_note },
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
  const Move *move = &moves[event->type];

  if (move->examine == NULL)
    return NO_OBSTACLE;

  return move->examine (COLONIA_STATE (state), COLONIA_EVENT (event));
}

/* Asks what speaks against an event, by the cards that we know. Of a card that is turned up the
 * state is not looked at. */
void
colonia_play_doubt (const TableState *state,
                    const TableEvent *event,
                    GArray           *doubts)
{
  if (event != NULL && moves[event->type].doubt != NULL)
    moves[event->type].doubt (COLONIA_STATE (state), COLONIA_EVENT (event), doubts);
}

/* Lets an event happen, with everything that the rules do by themselves after it. */
void
colonia_play_carry_out (const TablePlay  *play,
                        const TableEvent *event)
{
  ColoniaPlay own = { (ColoniaState *) play->state, play->effects };

  moves[event->type].carry_out (&own, COLONIA_EVENT (event));
}

/* play.c: the one door through which a state changes
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "colonia-rules-private.h"

typedef ColoniaObstacle (*Examine) (const ColoniaState *state,
                                    const ColoniaEvent *event);
typedef void (*CarryOut) (ColoniaPlay        *play,
                          const ColoniaEvent *event);

/* What an event does in a step that takes it. Without an `examine` nothing but
 * the step and the turn can stand against it. */
typedef struct {
  Examine examine;
  CarryOut carry_out;
} Move;

#define BERTH_SHIP { NULL, colonia_saturday_berth_ship }
#define REVEAL_RELIC { colonia_sunday_examine_relic, colonia_sunday_reveal_relic }
#define PASS { NULL, colonia_week_pass }

static const Move moves[COLONIA_N_STEPS][COLONIA_N_EVENT_TYPES] = {
  [COLONIA_STEP_BERTH_SHIPS] = {
    [COLONIA_EVENT_SHIP] = BERTH_SHIP,
  },
  [COLONIA_STEP_REVEAL_RELICS] = {
    [COLONIA_EVENT_RELIC] = REVEAL_RELIC,
  },
  [COLONIA_STEP_WEEK_CARD] = {
    [COLONIA_EVENT_WEEK_CARD] = { colonia_monday_examine_week_card, colonia_monday_lay_out_week },
  },
  [COLONIA_STEP_EDICTS] = {
    [COLONIA_EVENT_EDICTS] = { NULL, colonia_monday_lay_out_edicts },
  },
  [COLONIA_STEP_FAMILY_CARDS] = {
    [COLONIA_EVENT_FAMILY_CARDS] = { colonia_tuesday_examine_cards, colonia_tuesday_play_cards },
  },
  [COLONIA_STEP_TIE_ROLLS] = {
    [COLONIA_EVENT_TIE_ROLLS] = { colonia_tuesday_examine_rolls, colonia_tuesday_roll },
  },
  [COLONIA_STEP_VOTE] = {
    [COLONIA_EVENT_VOTE] = { colonia_council_examine_vote, colonia_council_vote },
  },
  [COLONIA_STEP_CASTING_VOTE] = {
    [COLONIA_EVENT_CASTING_VOTE] = { colonia_council_examine_casting, colonia_council_cast },
  },
  [COLONIA_STEP_EDICT] = {
    [COLONIA_EVENT_RESTOCK] = { colonia_edict_examine_restock, colonia_edict_restock },
    [COLONIA_EVENT_MERCHANTS] = { colonia_edict_examine_merchants, colonia_edict_merchants },
    [COLONIA_EVENT_HOMECOMING] = { colonia_edict_examine_homecoming, colonia_edict_homecoming },
    [COLONIA_EVENT_DRAWS] = { colonia_edict_examine_draws, colonia_edict_draws },
    [COLONIA_EVENT_GOOD_ROLLS] = { colonia_edict_examine_good_rolls, colonia_edict_good_rolls },
    [COLONIA_EVENT_EXCHANGE] = { colonia_edict_examine_exchange, colonia_edict_exchange },
    [COLONIA_EVENT_SHIP] = BERTH_SHIP,
    [COLONIA_EVENT_RELIC] = REVEAL_RELIC,
  },
  [COLONIA_STEP_MARKET] = {
    [COLONIA_EVENT_TAKE_BOOTH] = { colonia_wednesday_examine_booth, colonia_wednesday_take_booth },
    [COLONIA_EVENT_PASS] = PASS,
  },
  [COLONIA_STEP_ORDERS] = {
    [COLONIA_EVENT_ORDER] = { colonia_thursday_examine_order, colonia_thursday_order },
    [COLONIA_EVENT_PASS] = PASS,
  },
  [COLONIA_STEP_EXTRA_CONTRACTS] = {
    [COLONIA_EVENT_DIE] = { NULL, colonia_thursday_roll },
  },
  [COLONIA_STEP_LOADING] = {
    [COLONIA_EVENT_LOAD] = { colonia_friday_examine_load, colonia_friday_load },
    [COLONIA_EVENT_PASS] = PASS,
  },
  [COLONIA_STEP_BUYING] = {
    [COLONIA_EVENT_BUY] = { colonia_sunday_examine_buy, colonia_sunday_buy },
    [COLONIA_EVENT_PASS] = PASS,
  },
  [COLONIA_STEP_SAFEGUARDING] = {
    [COLONIA_EVENT_SAFEGUARD] = { colonia_sunday_examine_safeguard, colonia_sunday_safeguard },
    [COLONIA_EVENT_PASS] = PASS,
  },
  [COLONIA_STEP_FINAL_HOLDINGS] = {
    [COLONIA_EVENT_FINAL_HOLDINGS] = { colonia_scoring_examine_holdings, colonia_scoring_count_holdings },
  },
};

static void
take_note (ColoniaPlay        *play,
           const ColoniaEvent *event)
{
  /* A note is for people; nothing follows from it. */
}

static Move
get_move (const ColoniaState *state,
          ColoniaEventType    type)
{
  switch (type)
    {
    case COLONIA_EVENT_CORRECTION:
      return (Move) { colonia_correction_examine, colonia_correction_carry_out };

    case COLONIA_EVENT_NOTE:
      return (Move) { NULL, take_note };

    default:
      return moves[state->step][type];
    }
}

/**
 * colonia_event_type_has_turn:
 * @type: a type of event
 *
 * Tells whether such an event is the act of the player whose turn it is, and
 * so names a player who must be the one.
 *
 * Returns: `TRUE` for what players do in turn
 */
gboolean
colonia_event_type_has_turn (ColoniaEventType type)
{
  switch (type)
    {
    case COLONIA_EVENT_TAKE_BOOTH:
    case COLONIA_EVENT_ORDER:
    case COLONIA_EVENT_LOAD:
    case COLONIA_EVENT_BUY:
    case COLONIA_EVENT_SAFEGUARD:
    case COLONIA_EVENT_PASS:
      return TRUE;

    default:
      return FALSE;
    }
}

/* Asks whether the event is one that the game waits for at all. */
static ColoniaObstacle
examine_moment (const ColoniaState *state,
                const ColoniaEvent *event,
                const Move         *move)
{
  gboolean any_time = event->type == COLONIA_EVENT_NOTE || event->type == COLONIA_EVENT_CORRECTION;

  if (state->step == COLONIA_STEP_EDICT && !any_time)
    {
      ColoniaEventType awaited = colonia_edict_get_awaited (state->edicts[state->edict].kind);

      if (event->type != awaited)
        return OBSTACLE (OTHER_EVENT, COLONIA_RULE_NONE, event->player, .what = (int) awaited);
    }

  if (move->carry_out == NULL)
    return OBSTACLE (NOT_NOW, COLONIA_RULE_NONE, event->player, .what = (int) state->step);

  if (colonia_event_type_has_turn (event->type) && event->player != state->turn)
    return OBSTACLE (NOT_YOUR_TURN, COLONIA_RULE_TUE_3, event->player, .what = state->turn);

  return NO_OBSTACLE;
}

static ColoniaObstacle
examine_move (const ColoniaState *state,
              const ColoniaEvent *event,
              const Move         *move)
{
  ColoniaObstacle obstacle = examine_moment (state, event, move);

  if (obstacle.kind == COLONIA_OBSTACLE_NONE && move->examine != NULL)
    obstacle = move->examine (state, event);

  return obstacle;
}

/**
 * colonia_state_examine:
 * @state: a state
 * @event: an event, well-formed for the number of players
 *
 * Asks what stands against an event, without changing anything.
 * `colonia_state_apply()` refuses with exactly the same.
 *
 * Returns: the obstacle, of kind `COLONIA_OBSTACLE_NONE` if `event` can happen
 */
ColoniaObstacle
colonia_state_examine (const ColoniaState *state,
                       const ColoniaEvent *event)
{
  Move move;

  g_return_val_if_fail (state != NULL, NO_OBSTACLE);
  g_return_val_if_fail (event != NULL, NO_OBSTACLE);

  move = get_move (state, event->type);

  return examine_move (state, event, &move);
}

/**
 * colonia_state_apply:
 * @state: the state to change
 * @event: an event, well-formed for the number of players
 * @effects: (element-type ColoniaEffect) (nullable): an array to which is
 *   appended what the event causes, in the order in which it happens
 *
 * Lets an event happen, with everything that the rules do by themselves after
 * it. If something stands against the event, nothing changes.
 *
 * Returns: the obstacle, of kind `COLONIA_OBSTACLE_NONE` if `event` happened
 */
ColoniaObstacle
colonia_state_apply (ColoniaState       *state,
                     const ColoniaEvent *event,
                     GArray             *effects)
{
  ColoniaPlay play = { state, effects };
  ColoniaObstacle obstacle;
  Move move;

  g_return_val_if_fail (state != NULL, NO_OBSTACLE);
  g_return_val_if_fail (event != NULL, NO_OBSTACLE);

  move = get_move (state, event->type);
  obstacle = examine_move (state, event, &move);
  if (obstacle.kind == COLONIA_OBSTACLE_NONE)
    move.carry_out (&play, event);

  return obstacle;
}

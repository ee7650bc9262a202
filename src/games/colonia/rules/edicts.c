/* edicts.c: what accepted edicts do
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "colonia-rooms.h"

#define NEW_RELICS 2
#define DIE_CHOOSES COLONIA_DIE_SIDES

/* This week each ship in the harbour has one more hold: those that lie there
 * and those that still come this Friday (EDICT-6). */
static void
add_extra_holds (ColoniaPlay *play)
{
  ColoniaState *state = play->state;

  state->extra_holds = TRUE;
  for (int berth = 0; berth < COLONIA_N_BERTHS; berth++)
    if (state->berths[berth].present)
      colonia_friday_add_extra_hold (&state->berths[berth]);

  EFFECT (play, EXTRA_HOLDS, COLONIA_RULE_EDICT_6, COLONIA_NOBODY);
}

/* Where holdings and members are not tracked most edicts leave nothing to
 * write down. */
void
colonia_edict_leave_to_table (ColoniaPlay      *play,
                              ColoniaEdictKind  kind,
                              ColoniaRule       rule)
{
  if (!is_full (play->state))
    EFFECT (play, EDICT_AT_TABLE, rule, COLONIA_NOBODY, .what = (int) kind);
}

/* Does what an accepted edict does at once (VOTE-2), and tells whether the
 * game must wait for the table to say what came of it. */
gboolean
colonia_edict_take_effect (ColoniaPlay            *play,
                           const ColoniaLaidEdict *edict)
{
  ColoniaState *state = play->state;

  switch (edict->kind)
    {
    case COLONIA_EDICT_BUSY_CRAFTSMAN:
      colonia_thursday_move_bar (play, edict->craftsman, COLONIA_BUSY_CRAFTSMAN_SPACES, COLONIA_RULE_VOTE_2);
      return FALSE;

    case COLONIA_EDICT_SHIPS_LEAVE:
      colonia_saturday_ships_leave (play, edict->ships);
      return colonia_state_find_free_berth (state) != COLONIA_NOBODY;

    case COLONIA_EDICT_EXTRA_HOLD:
      add_extra_holds (play);
      return FALSE;

    case COLONIA_EDICT_SMALLER_DEPUTATION:
      state->smaller_deputation = TRUE;
      return FALSE;

    case COLONIA_EDICT_NEW_RELICS:
      if (is_full (state))
        state->n_to_reveal = MIN (NEW_RELICS, colonia_state_count_cards_left (state));
      colonia_edict_leave_to_table (play, edict->kind, COLONIA_RULE_VOTE_2);
      return state->n_to_reveal > 0;

    case COLONIA_EDICT_OTHER:
      return FALSE;

    case COLONIA_EDICT_BIGGER_BOOTHS:
    case COLONIA_EDICT_FOREIGN_MERCHANTS:
    case COLONIA_EDICT_HOMECOMING_WEDNESDAY:
    case COLONIA_EDICT_HOMECOMING_THURSDAY:
    case COLONIA_EDICT_DRAW_RESOURCES:
    case COLONIA_EDICT_GOODS_BY_DIE:
    case COLONIA_EDICT_EXCHANGE:
      colonia_edict_leave_to_table (play, edict->kind, COLONIA_RULE_VOTE_2);
      return is_full (state);

    default:
      g_return_val_if_reached (FALSE);
    }
}

/* Tells which event says what came of an accepted edict. Asked only of edicts
 * for which the game waits: the others have no such event. */
ColoniaEventType
colonia_edict_get_awaited (ColoniaEdictKind kind)
{
  static const ColoniaEventType awaited[COLONIA_N_EDICT_KINDS] = {
    [COLONIA_EDICT_BIGGER_BOOTHS] = COLONIA_EVENT_RESTOCK,
    [COLONIA_EDICT_FOREIGN_MERCHANTS] = COLONIA_EVENT_MERCHANTS,
    [COLONIA_EDICT_HOMECOMING_WEDNESDAY] = COLONIA_EVENT_HOMECOMING,
    [COLONIA_EDICT_HOMECOMING_THURSDAY] = COLONIA_EVENT_HOMECOMING,
    [COLONIA_EDICT_DRAW_RESOURCES] = COLONIA_EVENT_DRAWS,
    [COLONIA_EDICT_SHIPS_LEAVE] = COLONIA_EVENT_SHIP,
    [COLONIA_EDICT_GOODS_BY_DIE] = COLONIA_EVENT_GOOD_ROLLS,
    [COLONIA_EDICT_NEW_RELICS] = COLONIA_EVENT_RELIC,
    [COLONIA_EDICT_EXCHANGE] = COLONIA_EVENT_EXCHANGE,
  };

  return awaited[kind];
}

/* Asks that no place, from @first on, gets more than the card says, and the bag holds
 * it. */
static ColoniaObstacle
examine_drawn (const ColoniaState *state,
               const ColoniaEvent *event,
               int                 first)
{
  int limit = colonia_edict_kind_get_draw (state->edicts[state->edict].kind);

  for (int i = 0; i < event->drawn.n; i++)
    {
      int total = colonia_bundle_get_total (&event->drawn.bundles[i]);

      if (total > limit)
        return OBSTACLE (DRAWN_TOO_MANY, COLONIA_RULE_VOTE_2,
                         event->type == COLONIA_EVENT_DRAWS ? i : COLONIA_NOBODY,
                         .what = first + i, .have = total, .need = limit);
    }

  return colonia_examine_bag (state, event->drawn.bundles, event->drawn.n, COLONIA_RULE_ALL_2);
}

static ColoniaObstacle
examine_booth_count (const ColoniaEvent *event,
                     int                 booths,
                     ColoniaRule         rule)
{
  if (event->drawn.n != booths)
    return OBSTACLE (BOOTH_COUNT, rule, COLONIA_NOBODY, .have = event->drawn.n, .need = booths);

  return NO_OBSTACLE;
}

static void
draw_onto_booth (ColoniaState        *state,
                 int                  booth,
                 const ColoniaBundle *drawn)
{
  colonia_bundle_add (&state->booths[booth].resources, drawn);
  colonia_bundle_subtract (&state->bag, drawn);
}

/* Bigger booths are the regular ones, not those of foreign merchants (EDICT-7). */
static EXAMINES (examine_restock)
{
  ColoniaObstacle obstacle = examine_booth_count (event, state->n_regular_booths, COLONIA_RULE_EDICT_7);

  if (obstacle.kind == TABLE_OBSTACLE_NONE)
    obstacle = examine_drawn (state, event, 0);

  return obstacle;
}

static HAPPENS (restock)
{
  for (int i = 0; i < event->drawn.n; i++)
    draw_onto_booth (play->state, i, &event->drawn.bundles[i]);
  colonia_tell_drawn (play, event->drawn.bundles, event->drawn.n, COLONIA_RULE_VOTE_2);

  play->next = COLONIA_NEXT_VOTE;
}

const ColoniaRoom colonia_room_restock = { examine_restock, restock };

static EXAMINES (examine_merchants)
{
  ColoniaObstacle obstacle = examine_booth_count (event, COLONIA_N_EXTRA_BOOTHS, COLONIA_RULE_VOTE_2);

  if (obstacle.kind == TABLE_OBSTACLE_NONE)
    obstacle = examine_drawn (state, event, state->n_regular_booths);

  return obstacle;
}

/* The extra booths come last. There are two on the board, however often
 * merchants come in a week. */
static HAPPENS (bring_merchants)
{
  ColoniaState *state = play->state;

  while (state->n_booths < state->n_regular_booths + COLONIA_N_EXTRA_BOOTHS)
    state->booths[state->n_booths++].player = COLONIA_NOBODY;

  for (int i = 0; i < event->drawn.n; i++)
    draw_onto_booth (state, state->n_regular_booths + i, &event->drawn.bundles[i]);
  colonia_tell_drawn (play, event->drawn.bundles, event->drawn.n, COLONIA_RULE_VOTE_2);

  play->next = COLONIA_NEXT_VOTE;
}

const ColoniaRoom colonia_room_merchants = { examine_merchants, bring_merchants };

static ColoniaStreet
get_homecoming_street (const ColoniaState *state)
{
  return state->edicts[state->edict].kind == COLONIA_EDICT_HOMECOMING_WEDNESDAY
           ? COLONIA_STREET_WEDNESDAY
           : COLONIA_STREET_THURSDAY;
}

static EXAMINES (examine_homecoming)
{
  ColoniaStreet street = get_homecoming_street (state);

  for (int seat = 0; seat < state->n_players; seat++)
    {
      int have = state->players[seat].streets[street];

      if (event->members[seat] > have)
        return OBSTACLE (STREET_SHORT, COLONIA_RULE_VOTE_2, seat,
                         .what = (int) street, .have = have, .need = event->members[seat]);
    }

  return NO_OBSTACLE;
}

static HAPPENS (come_home)
{
  ColoniaState *state = play->state;
  ColoniaStreet street = get_homecoming_street (state);

  for (int place = 0; place < state->n_players; place++)
    {
      int seat = colonia_state_get_seat (state, place);
      int members = event->members[seat];

      if (members == 0)
        continue;

      state->players[seat].streets[street] -= members;
      state->players[seat].supply += members;
      EFFECT (play, COMES_HOME, COLONIA_RULE_VOTE_2, seat, .what = (int) street, .amount = members);
    }

  play->next = COLONIA_NEXT_VOTE;
}

const ColoniaRoom colonia_room_homecoming = { examine_homecoming, come_home };

static EXAMINES (examine_draws)
{
  return examine_drawn (state, event, 0);
}

static HAPPENS (draw)
{
  ColoniaState *state = play->state;

  for (int place = 0; place < state->n_players; place++)
    {
      int seat = colonia_state_get_seat (state, place);
      const ColoniaBundle *drawn = &event->drawn.bundles[seat];

      colonia_bundle_add (&state->players[seat].resources, drawn);
      colonia_bundle_subtract (&state->bag, drawn);
      if (colonia_bundle_get_total (drawn) > 0)
        EFFECT (play, GETS_RESOURCES, COLONIA_RULE_VOTE_2, seat, .bundle = *drawn);
    }

  play->next = COLONIA_NEXT_VOTE;
}

const ColoniaRoom colonia_room_draws = { examine_draws, draw };

/* Who rolled a 6, and only who rolled a 6, chooses the good (EDICT-3). */
static EXAMINES (examine_good_rolls)
{
  for (int seat = 0; seat < state->n_players; seat++)
    {
      gboolean asked = event->good_rolls.rolls[seat] == DIE_CHOOSES;
      gboolean chosen = event->good_rolls.choices[seat] != COLONIA_NOBODY;

      if (asked && !chosen)
        return OBSTACLE (CHOICE_MISSING, COLONIA_RULE_EDICT_3, seat);
      if (!asked && chosen)
        return OBSTACLE (CHOICE_UNASKED, COLONIA_RULE_EDICT_3, seat);
    }

  return NO_OBSTACLE;
}

static HAPPENS (give_goods)
{
  ColoniaState *state = play->state;

  for (int place = 0; place < state->n_players; place++)
    {
      int seat = colonia_state_get_seat (state, place);
      int roll = event->good_rolls.rolls[seat];
      int good = roll == DIE_CHOOSES ? event->good_rolls.choices[seat] : roll - 1;

      state->players[seat].goods.n[good]++;
      EFFECT (play, GETS_GOODS, roll == DIE_CHOOSES ? COLONIA_RULE_EDICT_3 : COLONIA_RULE_VOTE_2, seat,
              .what = good, .amount = 1);
    }

  play->next = COLONIA_NEXT_VOTE;
}

const ColoniaRoom colonia_room_good_rolls = { examine_good_rolls, give_goods };

static EXAMINES (examine_exchange)
{
  for (int seat = 0; seat < state->n_players; seat++)
    {
      const ColoniaTrade *trade = &event->trades[seat];
      int have = state->players[seat].money.n[trade->from];

      if (trade->amount == 0)
        continue;
      if (trade->from == trade->to)
        return OBSTACLE (SAME_CURRENCY, COLONIA_RULE_VOTE_2, seat, .what = (int) trade->from);
      if (have < trade->amount)
        return OBSTACLE (MONEY_SHORT, COLONIA_RULE_VOTE_2, seat,
                         .what = (int) trade->from, .have = have, .need = trade->amount);
    }

  return NO_OBSTACLE;
}

static HAPPENS (exchange)
{
  ColoniaState *state = play->state;

  for (int place = 0; place < state->n_players; place++)
    {
      int seat = colonia_state_get_seat (state, place);
      const ColoniaTrade *trade = &event->trades[seat];
      ColoniaBundle *money = &state->players[seat].money;

      if (trade->amount == 0)
        continue;

      money->n[trade->from] -= trade->amount;
      money->n[trade->to] += trade->amount;
      EFFECT (play, PAYS_MONEY, COLONIA_RULE_VOTE_2, seat, .what = (int) trade->from, .amount = trade->amount);
      EFFECT (play, GETS_MONEY, COLONIA_RULE_VOTE_2, seat, .what = (int) trade->to, .amount = trade->amount);
    }

  play->next = COLONIA_NEXT_VOTE;
}

const ColoniaRoom colonia_room_exchange = { examine_exchange, exchange };

/* wish.c: events as somebody's bytes wish them
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Events are well-formed, and mostly such that a game goes on: cards are in
 * the hand, resources in the bag. What is refused comes of spoiling them, or
 * of another moment. Texts are nobody's, so that events need not be cleared.
 */

#include "wish.h"

#define BYTES_OF_HOLDINGS 4

/* Draws one piece after the other out of a bag, as long as there are any. */
static ColoniaBundle
draw_from_bag (const TableChance *chance,
               ColoniaBundle     *bag,
               int                n)
{
  ColoniaBundle drawn = { 0 };

  for (int i = table_chance_between (chance, 0, n); i > 0; i--)
    {
      int kind = table_chance_between (chance, 0, COLONIA_N_RESOURCES - 1);

      if (bag->n[kind] > 0)
        {
          bag->n[kind]--;
          drawn.n[kind]++;
        }
    }

  return drawn;
}

static void
wish_ship (const TableChance *chance,
           ColoniaEvent      *event)
{
  event->ship.city = (ColoniaCity) table_chance_between (chance, 0, COLONIA_N_CITIES - 1);
  event->ship.n_holds = table_chance_between (chance, 1, COLONIA_MAX_HOLDS);

  for (int i = 0; i < event->ship.n_holds; i++)
    {
      int good = table_chance_between (chance, 0, COLONIA_N_GOODS - 1);

      event->ship.holds[i].goods.n[good] = table_chance_between (chance, 0, 3);
      event->ship.holds[i].pays = table_chance_between (chance, 1, 99);
    }
}

static void
wish_week_card (const TableChance  *chance,
                const ColoniaState *state,
                ColoniaEvent       *event)
{
  ColoniaBundle bag = state->bag;

  if (state->tracking == COLONIA_TRACKING_FULL)
    event->week_card.n_booths = table_chance_between (chance, 1, COLONIA_MAX_BOOTHS);
  for (int i = 0; i < event->week_card.n_booths; i++)
    event->week_card.booths[i] = draw_from_bag (chance, &bag, 5);
  for (int i = 0; i < COLONIA_N_CRAFTSMEN; i++)
    event->week_card.contracts[i] = table_chance_between (chance, 0, COLONIA_MAX_CONTRACTS);
  event->week_card.dice = table_chance_between (chance, 0, COLONIA_MAX_DICE);
  event->week_card.ships = table_chance_between (chance, 0, COLONIA_N_BERTHS);
}

static int
wish_card (const TableChance *chance,
           int                hand)
{
  const int n_values = COLONIA_HIGHEST_CARD - COLONIA_LOWEST_CARD + 1;
  int first = table_chance_between (chance, 0, n_values - 1);

  for (int i = 0; i < n_values; i++)
    {
      int value = COLONIA_LOWEST_CARD + (first + i) % n_values;

      if ((hand & (1 << value)) != 0)
        return value;
    }

  return COLONIA_LOWEST_CARD;
}

static void
wish_exchange (const TableChance   *chance,
               const ColoniaPlayer *player,
               ColoniaTrade        *trade)
{
  trade->from = (ColoniaCity) table_chance_between (chance, 0, COLONIA_N_CITIES - 1);
  trade->to = (ColoniaCity) ((trade->from + table_chance_between (chance, 1, COLONIA_N_CITIES - 1)) % COLONIA_N_CITIES);
  trade->amount = table_chance_between (chance, 0, MIN (COLONIA_MAX_TRADE, player->money.n[trade->from]));
}

static void
wish_roll (const TableChance *chance,
           ColoniaEvent      *event,
           int                seat)
{
  int roll = table_chance_between (chance, 1, COLONIA_DIE_SIDES);

  event->good_rolls.rolls[seat] = roll;
  event->good_rolls.choices[seat] = roll == COLONIA_DIE_SIDES ? table_chance_between (chance, 0, COLONIA_N_GOODS - 1)
                                                              : COLONIA_NOBODY;
}

static void
wish_for_seat (const TableChance  *chance,
               const ColoniaState *state,
               ColoniaEvent       *event,
               int                 seat)
{
  switch (event->type)
    {
    case COLONIA_EVENT_FAMILY_CARDS:
      event->family_cards.values[seat] = wish_card (chance, state->hands[seat]);
      event->family_cards.zeros[seat] = state->tracking == COLONIA_TRACKING_ESSENTIALS
                                         && table_chance_between (chance, 0, 3) == 3;
      break;

    case COLONIA_EVENT_TIE_ROLLS:
      event->tie_rolls[seat] = colonia_state_is_tied (state, seat) ? table_chance_between (chance, 1, COLONIA_DIE_SIDES)
                                                                   : 0;
      break;

    case COLONIA_EVENT_VOTE:
      event->ballots[seat] = COLONIA_BALLOT_NONE;
      if (state->cards[seat] != 0)
        event->ballots[seat] = table_chance_between (chance, 0, 1) ? COLONIA_BALLOT_YES : COLONIA_BALLOT_NO;
      break;

    case COLONIA_EVENT_HOMECOMING:
      event->members[seat] = table_chance_between (chance, 0, COLONIA_MAX_HOMECOMING);
      break;

    case COLONIA_EVENT_GOOD_ROLLS:
      wish_roll (chance, event, seat);
      break;

    case COLONIA_EVENT_EXCHANGE:
      wish_exchange (chance, &state->players[seat], &event->trades[seat]);
      break;

    default:
      break;
    }
}

static void
wish_draws (const TableChance  *chance,
            const ColoniaState *state,
            ColoniaEvent       *event)
{
  ColoniaBundle bag = state->bag;
  int each = 1;

  event->drawn.n = MAX (state->n_regular_booths, 1);
  if (event->type == COLONIA_EVENT_MERCHANTS)
    {
      event->drawn.n = COLONIA_N_EXTRA_BOOTHS;
      each = 4;
    }
  else if (event->type == COLONIA_EVENT_DRAWS)
    {
      event->drawn.n = state->n_players;
      each = 2;
    }

  for (int i = 0; i < event->drawn.n; i++)
    event->drawn.bundles[i] = draw_from_bag (chance, &bag, each);
}

/* What a correction leaves as it is. */
static void
wish_correction (const TableChance  *chance,
                 const ColoniaState *state,
                 ColoniaEvent       *event)
{
  const ColoniaPlayer *player;

  event->player = table_chance_between (chance, 0, state->n_players - 1);
  player = &state->players[event->player];
  event->correction.corrects = (ColoniaCorrects) table_chance_between (chance, 0, (COLONIA_CORRECTS_MONEY << 1) - 1);
  event->correction.supply = player->supply;
  for (int street = 0; street < COLONIA_N_STREETS; street++)
    event->correction.streets[street] = player->streets[street];
  event->correction.resources = player->resources;
  event->correction.goods = player->goods;
  event->correction.money = player->money;
}

/* What nobody has too little for, mostly. */
static void
wish_change (const TableChance  *chance,
             const ColoniaState *state,
             ColoniaEvent       *event)
{
  int kind = table_chance_between (chance, 0, COLONIA_N_CITIES - 1);

  for (int seat = 0; seat < state->n_players; seat++)
    {
      event->change.players[seat].money.n[kind] = table_chance_between (chance, 0, 1);
      event->change.players[seat].resources.n[kind] = -MIN (state->players[seat].resources.n[kind], 1);
      event->change.players[seat].goods.n[kind] = table_chance_between (chance, -1, 1);
    }
}

/* Of the things that could be done, one, mostly one that the rules allow. */
static void
wish_act (const TableChance  *chance,
          const ColoniaState *state,
          ColoniaEvent       *event)
{
  g_autoptr (GArray) choices = colonia_state_list_choices (state);
  guint first;

  event->player = MAX (state->turn, 0);
  if (choices->len == 0)
    return;

  first = (guint) table_chance_between (chance, 0, (int) choices->len - 1);
  for (guint i = 0; i < choices->len; i++)
    {
      const ColoniaChoice *choice = &g_array_index (choices, ColoniaChoice, (first + i) % choices->len);

      if (choice->event.type == event->type && (choice->obstacle.kind == TABLE_OBSTACLE_NONE || i == 0))
        {
          *event = choice->event;
          return;
        }
    }
}

/* Makes an event of a type. */
ColoniaEvent
wish_event (const TableChance  *chance,
            const ColoniaState *state,
            ColoniaEventType    type)
{
  ColoniaEvent event;

  colonia_event_init (&event, type);

  switch (type)
    {
    case COLONIA_EVENT_SHIP:
      wish_ship (chance, &event);
      break;

    case COLONIA_EVENT_WEEK_CARD:
      wish_week_card (chance, state, &event);
      break;

    case COLONIA_EVENT_EDICTS:
      for (int i = 0; i < COLONIA_N_EDICTS; i++)
        spoil_edict (chance, &event.edicts[i]);
      break;

    case COLONIA_EVENT_CASTING_VOTE:
      event.casting_ballot = table_chance_between (chance, 0, 1) ? COLONIA_BALLOT_YES : COLONIA_BALLOT_NO;
      break;

    case COLONIA_EVENT_RESTOCK:
    case COLONIA_EVENT_MERCHANTS:
    case COLONIA_EVENT_DRAWS:
      wish_draws (chance, state, &event);
      break;

    case COLONIA_EVENT_FINAL_HOLDINGS:
      for (int i = 0; i < BYTES_OF_HOLDINGS; i++)
        spoil_event (chance, &event, state);
      break;

    case COLONIA_EVENT_CORRECTION:
      wish_correction (chance, state, &event);
      break;

    case COLONIA_EVENT_CHANGE:
      wish_change (chance, state, &event);
      break;

    case COLONIA_EVENT_NOTE:
      event.text = (char *) "Noted";
      break;

    case COLONIA_EVENT_RELIC:
    case COLONIA_EVENT_DIE:
      spoil_event (chance, &event, state);
      break;

    default:
      if (table_event_has_turn (state->table.game->events, &event.table))
        wish_act (chance, state, &event);
      else
        for (int seat = 0; seat < state->n_players; seat++)
          wish_for_seat (chance, state, &event, seat);
      break;
    }

  return event;
}

/* Makes an event of the type that the game waits for, or a note if none. */
ColoniaEvent
wish_awaited (const TableChance  *chance,
              const ColoniaState *state)
{
  static const ColoniaEventType awaited[COLONIA_N_STEPS] = {
    [COLONIA_STEP_BERTH_SHIPS] = COLONIA_EVENT_SHIP,
    [COLONIA_STEP_REVEAL_RELICS] = COLONIA_EVENT_RELIC,
    [COLONIA_STEP_WEEK_CARD] = COLONIA_EVENT_WEEK_CARD,
    [COLONIA_STEP_EDICTS] = COLONIA_EVENT_EDICTS,
    [COLONIA_STEP_FAMILY_CARDS] = COLONIA_EVENT_FAMILY_CARDS,
    [COLONIA_STEP_TIE_ROLLS] = COLONIA_EVENT_TIE_ROLLS,
    [COLONIA_STEP_VOTE] = COLONIA_EVENT_VOTE,
    [COLONIA_STEP_CASTING_VOTE] = COLONIA_EVENT_CASTING_VOTE,
    [COLONIA_STEP_MARKET] = COLONIA_EVENT_TAKE_BOOTH,
    [COLONIA_STEP_ORDERS] = COLONIA_EVENT_ORDER,
    [COLONIA_STEP_EXTRA_CONTRACTS] = COLONIA_EVENT_DIE,
    [COLONIA_STEP_LOADING] = COLONIA_EVENT_LOAD,
    [COLONIA_STEP_BUYING] = COLONIA_EVENT_BUY,
    [COLONIA_STEP_SAFEGUARDING] = COLONIA_EVENT_SAFEGUARD,
    [COLONIA_STEP_FINAL_HOLDINGS] = COLONIA_EVENT_FINAL_HOLDINGS,
    [COLONIA_STEP_FINISHED] = COLONIA_EVENT_NOTE,
  };
  const ColoniaEvent pass = { .type = COLONIA_EVENT_PASS, .player = state->turn };
  ColoniaObstacle obstacle = colonia_state_examine (state, &pass);

  if (obstacle.kind == TABLE_OBSTACLE_OTHER_EVENT)
    return wish_event (chance, state, (ColoniaEventType) obstacle.what);

  if (obstacle.kind == TABLE_OBSTACLE_NONE && table_chance_between (chance, 0, 3) == 0)
    return pass;

  return wish_event (chance, state, awaited[state->step]);
}

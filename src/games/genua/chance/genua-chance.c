/* genua-chance.c: what random players do
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Something is thought of until nothing stands or speaks against it: the rules alone know what can be.
 */

#include "config.h"

#include "genua-chance.h"

#include "genua-record.h"

#include <glib/gi18n.h>
#include <string.h>

/* How often something is thought of before the tower goes on. */
#define TRIES 40

/* How often of a hundred times. */
#define OTHER_TERMS 25
#define USES_CARD 25
#define TO_STREET 35
#define SECOND_BUILDING 40
#define FOR_NOTHING 20

enum { TEXT_NOTE, TEXT_PROMISE };

const char *const genua_chance_texts[] = {
  [TEXT_NOTE] = N_("A random game: its players and its city are invented."),
  /* Translators: what is promised in a deal. */
  [TEXT_PROMISE] = N_("the next action"),
  NULL,
};

/* What makes an event, and what chooses some of it. */
#define MAKES(name) GenuaEvent *name (const TableChance *chance, const GenuaState *state)
#define CHOOSES(name) void name (const TableChance *chance, const GenuaState *state, GenuaEvent *event)

static GenuaEvent *
new_event (GenuaEventType    type,
           const GenuaState *state)
{
  GenuaEvent *event = (GenuaEvent *) table_event_new (&genua_events, (int) type);

  event->table.player = state->table.turn;
  event->villa.reward = TABLE_NOBODY;

  return event;
}

/* Some tables start with more than is usual. */
static void
deal_things (const TableChance *chance,
             GenuaSetup        *setup)
{
  for (int seat = 0; seat < setup->table.n_players; seat++)
    {
      int *things = setup->start[seat];

      for (int thing = GENUA_FIRST_GOOD; thing < GENUA_FIRST_CARD; thing++)
        things[thing] = table_chance_between (chance, 0, 1);
      for (int card = GENUA_FIRST_CARD; card < GENUA_THING_MARKER; card++)
        things[card] = table_chance_between (chance, 1, 2);
      things[GENUA_THING_MARKER] = table_chance_between (chance, 0, setup->markers);
    }
}

/* Some tables agree on other terms. */
void
genua_chance_deal (TableChance *chance,
                   TableSetup  *setup)
{
  GenuaSetup *own = (GenuaSetup *) setup;

  if (!table_chance_happens (chance, OTHER_TERMS))
    return;

  own->rounds = table_chance_between (chance, 3, own->rounds);
  own->owner_fee = table_chance_between (chance, 0, 4) * 5;
  own->owner_fee_own = table_chance_happens (chance, 50);
  own->markers = table_chance_between (chance, 4, 9);
  table_chance_shuffle (chance, own->ring, GENUA_N_RING);
  if (setup->tracking == GENUA_TRACKING_FULL)
    deal_things (chance, own);
}

static int
choose_place (const TableChance *chance)
{
  return table_chance_happens (chance, TO_STREET) ? GENUA_PLACE_STREET
                                                  : table_chance_between (chance, 0, GENUA_N_PLACES - 1);
}

/* Which square is which space is invented once, but for the market place. */
static MAKES (start)
{
  GenuaEvent *event = new_event (GENUA_EVENT_TOWER, state);
  int known;

  event->place = choose_place (chance);
  event->chosen = table_chance_happens (chance, USES_CARD)
                  && (!genua_state_is_full (state)
                      || state->players[state->table.turn].things[GENUA_THING_CHOSEN_START] > 0);
  if (event->chosen)
    return event;

  event->says |= GENUA_SAYS_DICE;
  event->dice[0] = table_chance_between (chance, 1, GENUA_SIDES);
  event->dice[1] = table_chance_between (chance, 1, GENUA_SIDES);
  known = state->squares.spaces[event->dice[0] - 1][event->dice[1] - 1];
  if (known != TABLE_NOBODY)
    event->place = known;
  else if (event->place == GENUA_PLACE_MARKET)
    event->place = GENUA_PLACE_STREET;

  return event;
}

/* A large order, where goods and card are there for it, or a privilege. */
static void
choose_villa (const TableChance *chance,
              const GenuaState  *state,
              int                seat,
              GenuaVilla        *villa)
{
  const int *things = state->players[seat].things;
  int specials[GENUA_N_SPECIALS];
  int n = 0;

  villa->said = TRUE;
  for (int first = 0; first < GENUA_N_GOODS && n < 3; first += 2)
    {
      const int good = things[GENUA_FIRST_GOOD + first] > 0 ? first : first + 1;

      if (things[GENUA_FIRST_GOOD + good] == 0)
        continue;
      villa->goods[good] = 1;
      n++;
    }
  memcpy (specials, &state->supply[GENUA_FIRST_SPECIAL], sizeof specials);
  villa->does = (n == 3 && things[GENUA_THING_LARGE_ORDER] > 0) || !genua_state_is_full (state)
                ? GENUA_DOES_ORDER : GENUA_DOES_PRIVILEGE;
  villa->reward = table_chance_draw (chance, specials, GENUA_N_SPECIALS);
  if (villa->reward != TABLE_NOBODY)
    villa->reward += GENUA_FIRST_SPECIAL;
  if (table_chance_happens (chance, FOR_NOTHING))
    villa->does = GENUA_DOES_PRIVILEGE;
}

/* One of those of which there are any, or any one of these where that is not known. */
static int
choose_any (const TableChance *chance,
            const int         *there,
            int                first,
            int                last)
{
  int pieces[GENUA_N_THINGS] = { 0 };
  int which;

  for (int i = first; i <= last; i++)
    pieces[i] = there[i];
  which = table_chance_draw (chance, pieces, GENUA_N_THINGS);

  return which != TABLE_NOBODY ? which : table_chance_between (chance, first, last);
}

/* Somebody pays money, or hands over a thing that there is. */
static CHOOSES (choose_deal)
{
  const gboolean gets = table_chance_happens (chance, 30);
  const int giver = gets ? state->table.turn : event->table.player;

  event->deal.gives[GENUA_THING_MONEY] = 5 * table_chance_between (chance, 0, 6);
  if (table_chance_happens (chance, 40))
    (gets ? event->deal.gets : event->deal.gives)[choose_any (chance, state->players[giver].things, GENUA_FIRST_GOOD,
                                                              GENUA_THING_PRIVILEGE)] = 1;
  if (table_chance_happens (chance, 10))
    event->text = g_strdup (genua_chance_texts[TEXT_PROMISE]);
}

static void
add_building (int *n,
              int **list,
              int  building)
{
  *list = g_renew (int, *list, *n + 1);
  (*list)[(*n)++] = building;
}

static CHOOSES (choose_claim)
{
  GenuaClaim *claim = &event->claim;

  claim->street = table_chance_between (chance, 0, state->n_path - 1);
  for (int i = table_chance_happens (chance, SECOND_BUILDING) ? 2 : 1; i > 0; i--)
    if (table_chance_happens (chance, 80))
      add_building (&claim->n_on, &claim->on, table_chance_between (chance, 0, GENUA_N_BUILDINGS - 1));
    else
      add_building (&claim->n_off, &claim->off, table_chance_between (chance, 0, GENUA_N_BUILDINGS - 1));
}

static CHOOSES (choose_fields)
{
  const int type = event->table.type, seat = event->table.player;
  const int *things = state->players[seat].things;
  int owned[GENUA_N_BUILDINGS];

  if (type == GENUA_EVENT_MOVE)
    event->place = choose_place (chance);
  if (type == GENUA_EVENT_ACTION && genua_place_is_villa (genua_state_get_here (state)))
    choose_villa (chance, state, seat, &event->villa);
  for (int i = 0; type == GENUA_EVENT_MESSAGE && i < 2; i++)
    {
      const int place = state->path[table_chance_between (chance, 0, state->n_path - 1)].place;

      event->between[i] = genua_place_is_building (place) ? place : GENUA_PLACE_POST;
    }
  if (type == GENUA_EVENT_SMALL_ORDER || type == GENUA_EVENT_TAKE_GOOD)
    event->takes = choose_any (chance, things, GENUA_FIRST_GOOD, GENUA_FIRST_SPECIAL - 1);
  if (type == GENUA_EVENT_EXCHANGE)
    {
      event->gives = choose_any (chance, things, GENUA_FIRST_GOOD, GENUA_THING_MARKER);
      event->takes = table_chance_between (chance, 1, GENUA_N_THINGS - 1);
    }
  for (int i = 0; i < GENUA_N_BUILDINGS; i++)
    owned[i] = state->owners[i] == seat;
  if (type == GENUA_EVENT_USE_BUILDING)
    event->building = choose_any (chance, owned, 0, GENUA_N_BUILDINGS - 1);
  if (type == GENUA_EVENT_USE_BUILDING && genua_place_is_villa (event->building))
    choose_villa (chance, state, seat, &event->villa);
  if (type == GENUA_EVENT_DEAL)
    choose_deal (chance, state, event);
  if (type == GENUA_EVENT_CLAIM)
    choose_claim (chance, state, event);
}

/* What happens how often on the way of the tower. */
static MAKES (think)
{
  int weights[GENUA_N_EVENT_TYPES] = {
    [GENUA_EVENT_MOVE] = 14, [GENUA_EVENT_ACTION] = 40, [GENUA_EVENT_SMALL_ORDER] = 30, [GENUA_EVENT_MESSAGE] = 6,
    [GENUA_EVENT_TAKE_GOOD] = 8, [GENUA_EVENT_EXCHANGE] = 8, [GENUA_EVENT_USE_BUILDING] = 12, [GENUA_EVENT_DEAL] = 4,
    [GENUA_EVENT_CLAIM] = 7, [GENUA_EVENT_END_TURN] = 2,
  };
  GenuaEvent *event = new_event (table_chance_draw (chance, weights, GENUA_N_EVENT_TYPES), state);

  if ((genua_events.kinds[event->table.type].flags & TABLE_EVENT_IN_TURN) != TABLE_EVENT_IN_TURN)
    event->table.player = table_chance_between (chance, 0, state->table.n_players - 1);
  choose_fields (chance, state, event);

  return event;
}

/* Who has begun somewhere can take a privilege there at least, and else the tower can be handed on. */
static GenuaEvent *
go_on (const GenuaState *state)
{
  GenuaEvent *event = new_event (GENUA_EVENT_END_TURN, state);

  if (table_state_examine (&state->table, &event->table).kind == TABLE_OBSTACLE_NONE)
    return event;

  event->table.type = GENUA_EVENT_ACTION;
  event->table.player = state->acting;
  event->villa.said = genua_place_is_villa (genua_state_get_here (state));
  event->villa.does = GENUA_DOES_PRIVILEGE;

  return event;
}

static MAKES (find_event)
{
  for (int i = 0; i < TRIES; i++)
    {
      GenuaEvent *event = think (chance, state);

      if (table_state_examine (&state->table, &event->table).kind == TABLE_OBSTACLE_NONE
          && table_state_doubt (&state->table, &event->table).kind == TABLE_OBSTACLE_NONE)
        return event;
      table_event_free (&genua_events, &event->table);
    }

  return go_on (state);
}

/* How many privileges somebody has is known where cards are followed. */
static MAKES (count_all)
{
  GenuaEvent *event = new_event (GENUA_EVENT_FINAL_HOLDINGS, state);
  int left[GENUA_N_RING], goods = GENUA_ALL_GOODS, buildings = GENUA_N_BUILDINGS;

  for (int i = 0; i < GENUA_N_RING; i++)
    left[i] = 1;
  event->table.player = TABLE_NOBODY;
  for (int seat = 0; seat < state->table.n_players; seat++)
    {
      GenuaHoldings *holdings = &event->holdings[seat];
      const int n = genua_state_is_full (state) ? state->players[seat].things[GENUA_THING_PRIVILEGE]
                                                : table_chance_between (chance, 0, 4);

      for (int i = 0; i < n; i++)
        {
          const int which = table_chance_draw (chance, left, GENUA_N_RING);

          if (which != TABLE_NOBODY)
            add_building (&holdings->n_privileges, &holdings->privileges, GENUA_FIRST_OF_RING + which);
        }
      if (genua_state_is_full (state))
        continue;

      holdings->money = 5 * table_chance_between (chance, 20, 120);
      goods -= holdings->goods = table_chance_between (chance, 0, MIN (goods, 10));
      if (state->table.tracking == GENUA_TRACKING_SCORING)
        buildings -= holdings->buildings = table_chance_between (chance, 0, MIN (buildings, 5));
    }

  return event;
}

/* Lets random players do something. */
TableEvent *
genua_chance_make_event (TableChance      *chance,
                         const TableState *state)
{
  const GenuaState *own = GENUA_STATE (state);

  return state->step == GENUA_STEP_START            ? &start (chance, own)->table
         : state->step == GENUA_STEP_FINAL_HOLDINGS ? &count_all (chance, own)->table
                                                    : &find_event (chance, own)->table;
}

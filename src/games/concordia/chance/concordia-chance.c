/* concordia-chance.c: what random players do
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "concordia-chance.h"

#include "concordia-record.h"

#include <string.h>

/* How often of a hundred times. */
#define INTERMEDIATE 50
#define OTHER_MAP 20
#define BUILDS 50
#define COPIES 85
#define PLACES 60
#define NEW_PROVINCE 50
#define GOES_ON 80
#define EAGER 95
#define SELDOM 55

/* What makes an event. */
#define MAKES(name) ConcordiaEvent *name (ConcordiaChance *self, const ConcordiaState *state)

static ConcordiaEvent *
new_event (ConcordiaEventType    type,
           const ConcordiaState *state)
{
  ConcordiaEvent *event = (ConcordiaEvent *) table_event_new (&concordia_events, (int) type);

  if (type != CONCORDIA_EVENT_NOTE && type != CONCORDIA_EVENT_REVEAL && type != CONCORDIA_EVENT_FINAL_COUNT)
    event->table.player = state->table.turn;

  return event;
}

/* Agrees on a board, a first player, and an intermediate scoring. */
void
concordia_chance_deal (TableChance *chance,
                       TableSetup  *setup)
{
  ConcordiaSetup *own = (ConcordiaSetup *) setup;

  if (table_chance_happens (chance, OTHER_MAP) && setup->n_players > CONCORDIA_MIN_PLAYERS
      && setup->n_players < CONCORDIA_MAX_PLAYERS)
    own->map = own->map == CONCORDIA_MAP_ITALIA ? CONCORDIA_MAP_IMPERIUM : CONCORDIA_MAP_ITALIA;
  own->provinces = own->map == CONCORDIA_MAP_ITALIA ? 11 : 12;
  own->first_player = table_chance_between (chance, 0, setup->n_players - 1);
  own->intermediate = table_chance_happens (chance, INTERMEDIATE);
  ((ConcordiaChance *) chance)->builds = table_chance_happens (chance, BUILDS);
}

/* One deck lies on the other. */
static MAKES (reveal)
{
  ConcordiaEvent *event = new_event (CONCORDIA_EVENT_REVEAL, state);

  event->sale = table_chance_draw (&self->table, self->left, CONCORDIA_N_SALES);
  if (event->sale == TABLE_NOBODY)
    {
      memcpy (self->left, concordia_decks[self->deck++ % CONCORDIA_N_DECKS], sizeof self->left);
      event->sale = table_chance_draw (&self->table, self->left, CONCORDIA_N_SALES);
    }

  return event;
}

/* Whom a Diplomat copies, or nobody. */
static void
choose_copied (const TableChance    *chance,
               const ConcordiaState *state,
               ConcordiaPlayed      *played)
{
  const int seat = state->table.turn;
  int others[CONCORDIA_MAX_PLAYERS] = { 0 };
  int other;

  for (int i = 0; i < state->table.n_players; i++)
    others[i] = concordia_state_examine_copy (state, seat, i).kind == TABLE_OBSTACLE_NONE ? 1 : 0;
  other = table_chance_draw (chance, others, state->table.n_players);
  if (other == TABLE_NOBODY || !table_chance_happens (chance, COPIES))
    return;

  played->says |= CONCORDIA_SAYS_COPIES;
  played->copies = other;
}

/* What the card that is carried out asks. */
static void
choose_fields (const TableChance    *chance,
               const ConcordiaState *state,
               ConcordiaEvent       *event)
{
  const int room = CONCORDIA_MAX_COLONISTS - state->players[state->table.turn].colonists;
  ConcordiaPlayed *played = &event->play;
  const gboolean places = room > 0 && table_chance_happens (chance, PLACES);

  switch (concordia_state_find_carried_out (state, event))
    {
    case CONCORDIA_CARD_TRIBUNE:
      played->colonist = places;
      break;

    case CONCORDIA_CARD_PREFECT:
      played->says |= CONCORDIA_SAYS_BONUS;
      played->bonus = CONCORDIA_BONUS_COINS;
      if (table_chance_between (chance, 0, state->agreed.provinces) > state->produced)
        played->bonus = table_chance_between (chance, 0, CONCORDIA_N_GOODS - 1);
      else
        played->coins = table_chance_between (chance, state->produced, 2 * state->produced);
      break;

    case CONCORDIA_CARD_COLONIST:
      played->says |= places ? CONCORDIA_SAYS_COLONISTS : 0;
      played->colonists = places ? table_chance_between (chance, 1, MIN (room, 2)) : 0;
      break;

    default:
      break;
    }
}

/* A Tribune comes when few cards are left, or no other will do. */
static MAKES (play)
{
  const TableChance *chance = &self->table;
  ConcordiaEvent *event = new_event (CONCORDIA_EVENT_PLAY, state);
  const ConcordiaPlayer *player = &state->players[state->table.turn];
  int hand[CONCORDIA_N_CARDS];

  memcpy (hand, player->hand, sizeof hand);
  if (player->n_played < 3)
    hand[CONCORDIA_CARD_TRIBUNE] = 0;
  do
    {
      event->play = (ConcordiaPlayed) { .card = table_chance_draw (chance, hand, CONCORDIA_N_CARDS) };
      if (event->play.card == TABLE_NOBODY)
        event->play.card = CONCORDIA_CARD_TRIBUNE;
      if (concordia_card_is_diplomat (event->play.card))
        choose_copied (chance, state, &event->play);
      choose_fields (chance, state, event);
      hand[event->play.card] = 0;
    }
  while (table_state_doubt (&state->table, &event->table).kind != TABLE_OBSTACLE_NONE);

  return event;
}

/* One of the invented cities where the player has no house yet (ARCH-5). There always is one, as there are
 * more cities than houses. */
static void
choose_city (ConcordiaChance *self,
             int              seat,
             ConcordiaEvent  *event)
{
  int open[CONCORDIA_N_CITIES];
  int city;

  for (int i = 0; i < CONCORDIA_N_CITIES; i++)
    open[i] = 1 - self->houses[i][seat];
  city = table_chance_draw (&self->table, open, CONCORDIA_N_CITIES);
  self->houses[city][seat] = 1;

  event->build.city = city % CONCORDIA_N_GOODS;
  event->build.house = 0;
  for (int i = 0; i < CONCORDIA_MAX_PLAYERS; i++)
    event->build.house += self->houses[city][i];
}

static MAKES (build)
{
  const ConcordiaPlayer *player = &state->players[state->table.turn];
  const int provinces = state->agreed.provinces;
  ConcordiaEvent *event;

  if (concordia_state_count_left (state) == 0 || !table_chance_happens (&self->table, self->builds ? GOES_ON : SELDOM))
    return new_event (CONCORDIA_EVENT_DONE, state);

  event = new_event (CONCORDIA_EVENT_BUILD, state);
  choose_city (self, state->table.turn, event);
  event->build.new_province = player->provinces == 0
                              || (player->provinces < provinces && table_chance_happens (&self->table, NEW_PROVINCE));

  return event;
}

static MAKES (trade)
{
  const TableChance *chance = &self->table;
  const gboolean sells = table_chance_happens (chance, 50);
  ConcordiaEvent *event;

  if (!table_chance_happens (chance, GOES_ON))
    return new_event (CONCORDIA_EVENT_DONE, state);

  event = new_event (CONCORDIA_EVENT_TRADE, state);
  do
    event->trade.good = table_chance_between (chance, 0, CONCORDIA_N_GOODS - 1);
  while (event->trade.good == state->traded);
  event->trade.kind = sells ? CONCORDIA_TRADE_SELLS : CONCORDIA_TRADE_BUYS;
  *(sells ? &event->trade.sells : &event->trade.buys) = table_chance_between (chance, 1, 4);

  return event;
}

static MAKES (buy)
{
  int there[CONCORDIA_N_SLOTS];
  ConcordiaEvent *event;

  if (!table_chance_happens (&self->table, self->builds ? SELDOM : EAGER))
    return new_event (CONCORDIA_EVENT_DONE, state);

  for (int slot = 0; slot < CONCORDIA_N_SLOTS; slot++)
    there[slot] = state->display[slot] != TABLE_NOBODY ? 1 : 0;
  event = new_event (CONCORDIA_EVENT_BUY, state);
  event->slot = table_chance_draw (&self->table, there, CONCORDIA_N_SLOTS);

  return event;
}

/* Somebody has cash, and goods beside the colonists in the storehouse. */
static void
count_holdings (const TableChance *chance,
                int                colonists,
                ConcordiaHoldings *holdings)
{
  int left = table_chance_between (chance, 0, CONCORDIA_STORE - CONCORDIA_MAX_COLONISTS + colonists);

  holdings->cash = table_chance_between (chance, 0, 40);
  for (; left > 0; left--)
    holdings->goods[table_chance_between (chance, 0, CONCORDIA_N_GOODS - 1)]++;
}

/* What was not tracked is invented. */
static void
invent_player (const TableChance    *chance,
               const ConcordiaState *state,
               ConcordiaHoldings    *holdings)
{
  const int houses = table_chance_between (chance, 4, CONCORDIA_MAX_HOUSES - 1);

  holdings->corrects = CONCORDIA_CORRECTS_HOUSES | CONCORDIA_CORRECTS_PROVINCES | CONCORDIA_CORRECTS_COLONISTS;
  for (int i = 0; i < houses; i++)
    holdings->houses[table_chance_between (chance, 0, CONCORDIA_N_GOODS - 1)]++;
  holdings->provinces = table_chance_between (chance, 2, MIN (houses, state->agreed.provinces));
  holdings->colonists = table_chance_between (chance, CONCORDIA_FIRST_COLONISTS, CONCORDIA_MAX_COLONISTS);
}

/* Counts what everybody has. Where that is invented each card that was for sale is somebody's. */
static MAKES (count_all)
{
  const TableChance *chance = &self->table;
  ConcordiaEvent *event = new_event (CONCORDIA_EVENT_FINAL_COUNT, state);
  const gboolean invents = state->table.tracking == CONCORDIA_TRACKING_SCORING;

  for (int seat = 0; seat < state->table.n_players; seat++)
    {
      ConcordiaHoldings *holdings = &event->holdings[seat];

      if (invents)
        invent_player (chance, state, holdings);
      count_holdings (chance, invents ? holdings->colonists : state->players[seat].colonists, holdings);
    }
  if (invents)
    {
      concordia_play_say_known (&state->table, &event->table);
      for (int i = 0; i < state->table.n_players * CONCORDIA_N_SALES; i++)
        event->holdings[table_chance_between (chance, 0, state->table.n_players - 1)]
          .cards[concordia_state_get_kind (state, concordia_sales[i % CONCORDIA_N_SALES])]
          += concordia_decks[i / CONCORDIA_N_SALES][i % CONCORDIA_N_SALES];
      event->praefectus = table_chance_between (chance, 0, state->table.n_players - 1);
      event->concordia = table_chance_between (chance, 0, state->table.n_players - 1);
    }

  return event;
}

static MAKES (count_one)
{
  ConcordiaEvent *event = new_event (CONCORDIA_EVENT_INTERMEDIATE_COUNT, state);

  count_holdings (&self->table, state->players[state->table.turn].colonists, &event->holdings[0]);

  return event;
}

/* Lets random players do something. */
TableEvent *
concordia_chance_make_event (TableChance      *chance,
                             const TableState *state)
{
  static MAKES ((*const makes[CONCORDIA_N_STEPS])) = { reveal, play, build, trade, buy, count_one, count_all };

  return &makes[state->step] ((ConcordiaChance *) chance, CONCORDIA_STATE (state))->table;
}

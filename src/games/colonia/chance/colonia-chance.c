/* colonia-chance.c: what random players do
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-chance.h"

#include "colonia-play.h"

#include <glib/gi18n.h>
#include <string.h>

#define N_BOOTHS 7

/* How often, in a hundred, players pass although they could do something. */
#define PASSES 20
/* How often the table finds that its books and the board differ. */
#define CORRECTIONS 1
#define ZERO_CARDS 10

enum { TEXT_NOTE, TEXT_REASON, TEXT_EDICT };

const char *const colonia_chance_texts[] = {
  [TEXT_NOTE] = N_("A random game: its players, ships, relics, week cards and rolls are invented."),
  /* Translators: why random players correct the books. */
  [TEXT_REASON] = N_("Counted again"),
  /* Translators: an edict that random players have invented. */
  [TEXT_EDICT] = N_("Everybody drinks to the health of the mayor"),
  NULL,
};

static int
roll_die (ColoniaChance *self)
{
  return table_chance_between (&self->table, 1, COLONIA_DIE_SIDES);
}

static ColoniaEvent
new_event (ColoniaEventType type)
{
  ColoniaEvent event;

  colonia_event_init (&event, type);

  return event;
}

/* Takes up to n resources blindly out of a bag. */
static ColoniaBundle
draw_from_bag (ColoniaChance *self,
               ColoniaBundle *bag,
               int            n)
{
  ColoniaBundle drawn = { 0 };

  for (int i = 0; i < n; i++)
    {
      int kind = table_chance_draw (&self->table, bag->n, COLONIA_N_RESOURCES);

      if (kind != TABLE_NOBODY)
        drawn.n[kind]++;
    }

  return drawn;
}

/* Before the game */

/* The 18 edicts: five busy craftsmen, one and two ships that leave, one of
 * each other kind, and one that nobody has described (EDICT-1). */
static void
make_edict_deck (ColoniaChance *self)
{
  int n = 0;

  for (ColoniaEdictKind kind = 0; kind < COLONIA_N_EDICT_KINDS; kind++)
    {
      int copies = 1;

      if (kind == COLONIA_EDICT_BUSY_CRAFTSMAN)
        copies = COLONIA_N_CRAFTSMEN;
      else if (kind == COLONIA_EDICT_SHIPS_LEAVE)
        copies = 2;

      for (int i = 0; i < copies; i++)
        self->edict_deck[n++] = (ColoniaEdict) {
          .kind = kind,
          .day = kind == COLONIA_EDICT_OTHER ? COLONIA_DAY_FRIDAY : colonia_edict_kind_get_day (kind),
          .craftsman = (ColoniaCraftsman) (kind == COLONIA_EDICT_BUSY_CRAFTSMAN ? i : 0),
          .ships = kind == COLONIA_EDICT_SHIPS_LEAVE ? i + 1 : 0,
        };
    }

  g_assert (n == COLONIA_N_EDICT_CARDS);
  self->n_edicts_left = n;
}

/* Deals what owners report that everybody starts with (SET-3), and shuffles the edicts. */
void
colonia_chance_deal (TableChance *chance,
                     TableSetup  *setup)
{
  ColoniaChance *self = (ColoniaChance *) chance;
  ColoniaSetup *own = (ColoniaSetup *) setup;
  ColoniaBundle bag;

  for (int kind = 0; kind < COLONIA_N_RESOURCES; kind++)
    bag.n[kind] = COLONIA_RESOURCES_EACH;

  for (int seat = 0; seat < setup->n_players; seat++)
    {
      own->start[seat].resources = draw_from_bag (self, &bag, COLONIA_START_RESOURCES);
      own->start[seat].goods.n[table_chance_between (chance, 0, COLONIA_N_GOODS - 1)] = 1;
    }

  make_edict_deck (self);
}

/* Cards that are invented */

static ColoniaEvent
invent_ship (ColoniaChance *self)
{
  ColoniaEvent event = new_event (COLONIA_EVENT_SHIP);

  event.ship.city = (ColoniaCity) table_chance_between (&self->table, 0, COLONIA_N_CITIES - 1);
  event.ship.n_holds = table_chance_between (&self->table, 3, 4);

  for (int i = 0; i < event.ship.n_holds; i++)
    {
      int goods = table_chance_between (&self->table, 1, 3);

      for (int j = 0; j < goods; j++)
        event.ship.holds[i].goods.n[table_chance_between (&self->table, 0, COLONIA_N_GOODS - 1)]++;
      event.ship.holds[i].pays = 3 * goods + table_chance_between (&self->table, 0, 2);
    }

  return event;
}

/* Draws until the card is one that can still be in the deck (ALL-3). */
static ColoniaEvent
invent_relic (ColoniaChance *self)
{
  ColoniaEvent event = new_event (COLONIA_EVENT_RELIC);

  do
    {
      event.relic.city = (ColoniaCity) table_chance_between (&self->table, 0, COLONIA_N_CITIES - 1);
      event.relic.shrine = table_chance_between (&self->table, 0, COLONIA_RELICS_PER_CITY) == 0;
      event.relic.points = event.relic.shrine ? 0 : table_chance_between (&self->table, 1, 5);
      event.relic.cost = event.relic.shrine ? table_chance_between (&self->table, 5, 9)
                                            : 2 * event.relic.points + table_chance_between (&self->table, 0, 3);
    }
  while (colonia_state_examine (self->state, &event).kind != TABLE_OBSTACLE_NONE);

  return event;
}

static ColoniaEvent
invent_week_card (ColoniaChance *self)
{
  ColoniaEvent event = new_event (COLONIA_EVENT_WEEK_CARD);
  ColoniaBundle bag = self->state->bag;

  event.week_card.n_booths = N_BOOTHS;
  for (int i = 0; i < N_BOOTHS; i++)
    event.week_card.booths[i] = draw_from_bag (self, &bag, table_chance_between (&self->table, 0, 6));
  for (int i = 0; i < COLONIA_N_CRAFTSMEN; i++)
    event.week_card.contracts[i] = table_chance_between (&self->table, 0, 2);
  event.week_card.dice = table_chance_between (&self->table, 0, 6);
  event.week_card.ships = table_chance_between (&self->table, 1, 3);

  return event;
}

/* What the table does */

static ColoniaEvent
reveal_edicts (ColoniaChance *self)
{
  ColoniaEvent event = new_event (COLONIA_EVENT_EDICTS);

  for (int i = 0; i < COLONIA_N_EDICTS; i++)
    {
      int card = table_chance_between (&self->table, 0, self->n_edicts_left - 1);

      event.edicts[i] = self->edict_deck[card];
      if (event.edicts[i].kind == COLONIA_EDICT_OTHER)
        event.edicts[i].text = g_strdup (colonia_chance_texts[TEXT_EDICT]);
      self->edict_deck[card] = self->edict_deck[--self->n_edicts_left];
    }

  return event;
}

static ColoniaEvent
play_cards (ColoniaChance *self)
{
  const ColoniaState *state = self->state;
  ColoniaEvent event = new_event (COLONIA_EVENT_FAMILY_CARDS);

  for (int seat = 0; seat < state->n_players; seat++)
    {
      do
        event.family_cards.values[seat] = table_chance_between (&self->table, COLONIA_LOWEST_CARD, COLONIA_HIGHEST_CARD);
      while ((state->hands[seat] & (1 << event.family_cards.values[seat])) == 0);

      event.family_cards.zeros[seat] = state->tracking == COLONIA_TRACKING_ESSENTIALS
                                       && table_chance_happens (&self->table, ZERO_CARDS);
    }

  return event;
}

static ColoniaEvent
roll_for_ties (ColoniaChance *self)
{
  const ColoniaState *state = self->state;
  ColoniaEvent event = new_event (COLONIA_EVENT_TIE_ROLLS);

  for (int seat = 0; seat < state->n_players; seat++)
    if (colonia_state_is_tied (state, seat))
      event.tie_rolls[seat] = roll_die (self);

  return event;
}

static ColoniaBallot
choose_ballot (ColoniaChance *self)
{
  return table_chance_happens (&self->table, 60) ? COLONIA_BALLOT_YES : COLONIA_BALLOT_NO;
}

static ColoniaEvent
vote (ColoniaChance *self)
{
  const ColoniaState *state = self->state;
  ColoniaEvent event = new_event (COLONIA_EVENT_VOTE);

  for (int seat = 0; seat < state->n_players; seat++)
    if (state->cards[seat] != 0)
      event.ballots[seat] = choose_ballot (self);

  return event;
}

static ColoniaEvent
cast_vote (ColoniaChance *self)
{
  ColoniaEvent event = new_event (COLONIA_EVENT_CASTING_VOTE);

  event.casting_ballot = choose_ballot (self);

  return event;
}

static ColoniaEvent
roll_for_contract (ColoniaChance *self)
{
  ColoniaEvent event = new_event (COLONIA_EVENT_DIE);

  event.die = roll_die (self);

  return event;
}

/* Which edict is carried out. */
static ColoniaEdictKind
get_edict (ColoniaChance *self)
{
  return self->state->edicts[self->state->edict].kind;
}

static ColoniaEvent
draw_for_edict (ColoniaChance *self)
{
  const ColoniaEdictKind edict = get_edict (self);
  ColoniaEvent event = new_event ((ColoniaEventType) colonia_play_get_awaited (&self->state->table));
  ColoniaBundle bag = self->state->bag;

  event.drawn.n = colonia_state_count_draws (self->state);
  for (int i = 0; i < event.drawn.n; i++)
    event.drawn.bundles[i] = draw_from_bag (self, &bag, colonia_edict_kind_get_draw (edict));

  return event;
}

static ColoniaEvent
bring_home (ColoniaChance *self)
{
  const ColoniaState *state = self->state;
  const ColoniaStreet street = get_edict (self) == COLONIA_EDICT_HOMECOMING_WEDNESDAY ? COLONIA_STREET_WEDNESDAY
                                                                                      : COLONIA_STREET_THURSDAY;
  ColoniaEvent event = new_event (COLONIA_EVENT_HOMECOMING);

  for (int seat = 0; seat < state->n_players; seat++)
    event.members[seat] = table_chance_between (&self->table, 0, MIN (3, state->players[seat].streets[street]));

  return event;
}

static ColoniaEvent
roll_for_goods (ColoniaChance *self)
{
  ColoniaEvent event = new_event (COLONIA_EVENT_GOOD_ROLLS);

  for (int seat = 0; seat < self->state->n_players; seat++)
    {
      event.good_rolls.rolls[seat] = roll_die (self);
      event.good_rolls.choices[seat] = event.good_rolls.rolls[seat] == COLONIA_DIE_SIDES
                                         ? table_chance_between (&self->table, 0, COLONIA_N_GOODS - 1)
                                         : COLONIA_NOBODY;
    }

  return event;
}

static ColoniaEvent
change_money (ColoniaChance *self)
{
  const ColoniaState *state = self->state;
  ColoniaEvent event = new_event (COLONIA_EVENT_EXCHANGE);

  for (int seat = 0; seat < state->n_players; seat++)
    {
      ColoniaTrade *trade = &event.trades[seat];
      int step = table_chance_between (&self->table, 1, COLONIA_N_CITIES - 1);

      trade->from = (ColoniaCity) table_chance_between (&self->table, 0, COLONIA_N_CITIES - 1);
      trade->to = (ColoniaCity) ((trade->from + step) % COLONIA_N_CITIES);
      trade->amount = table_chance_between (&self->table, 0, MIN (5, state->players[seat].money.n[trade->from]));
    }

  return event;
}

static ColoniaEvent
carry_out_edict (ColoniaChance *self)
{
  static ColoniaEvent (*const deeds[COLONIA_N_EDICT_KINDS]) (ColoniaChance *) = {
    [COLONIA_EDICT_BIGGER_BOOTHS] = draw_for_edict, [COLONIA_EDICT_FOREIGN_MERCHANTS] = draw_for_edict,
    [COLONIA_EDICT_HOMECOMING_WEDNESDAY] = bring_home, [COLONIA_EDICT_HOMECOMING_THURSDAY] = bring_home,
    [COLONIA_EDICT_DRAW_RESOURCES] = draw_for_edict, [COLONIA_EDICT_SHIPS_LEAVE] = invent_ship,
    [COLONIA_EDICT_GOODS_BY_DIE] = roll_for_goods, [COLONIA_EDICT_NEW_RELICS] = invent_relic,
    [COLONIA_EDICT_EXCHANGE] = change_money,
  };

  return deeds[get_edict (self)] (self);
}

/* One of the things that the player whose turn it is can do, or passing. */
static ColoniaEvent
take_turn (ColoniaChance *self)
{
  g_autoptr (GArray) choices = colonia_state_list_choices (self->state);
  const ColoniaChoice *pass;
  int n_possible = 0;
  int chosen;

  g_assert (choices->len > 0);
  pass = &g_array_index (choices, ColoniaChoice, choices->len - 1);

  for (guint i = 0; i + 1 < choices->len; i++)
    n_possible += g_array_index (choices, ColoniaChoice, i).obstacle.kind == TABLE_OBSTACLE_NONE;

  if (n_possible == 0 || table_chance_happens (&self->table, PASSES))
    return pass->event;

  chosen = table_chance_between (&self->table, 1, n_possible);
  for (guint i = 0; i + 1 < choices->len; i++)
    {
      const ColoniaChoice *choice = &g_array_index (choices, ColoniaChoice, i);

      if (choice->obstacle.kind == TABLE_OBSTACLE_NONE && --chosen == 0)
        return choice->event;
    }

  return pass->event;
}

static void
count_relics (ColoniaChance *self,
              ColoniaHoldings   *holdings,
              int               *shrines_left)
{
  holdings->n_relics = table_chance_between (&self->table, 0, 7);
  holdings->relics = g_new0 (ColoniaHeldRelic, (gsize) holdings->n_relics);

  for (int i = 0; i < holdings->n_relics; i++)
    {
      holdings->relics[i].points = table_chance_between (&self->table, 1, 5);
      holdings->relics[i].shrine = *shrines_left > 0 && table_chance_happens (&self->table, 20);
      *shrines_left -= holdings->relics[i].shrine ? 1 : 0;
    }
}

static ColoniaEvent
count_holdings (ColoniaChance *self)
{
  ColoniaEvent event = new_event (COLONIA_EVENT_FINAL_HOLDINGS);
  int shrines_left = COLONIA_N_CITIES;

  for (int seat = 0; seat < self->state->n_players; seat++)
    {
      ColoniaHoldings *holdings = &event.holdings[seat];

      for (int city = 0; city < COLONIA_N_CITIES; city++)
        holdings->money.n[city] = table_chance_between (&self->table, 0, 12);
      count_relics (self, holdings, &shrines_left);
      holdings->goods = table_chance_between (&self->table, 0, 6);
      holdings->resources = table_chance_between (&self->table, 0, 8);
    }

  return event;
}

/* The books and the table differ: a member stands on another street, and the
 * purse of one currency was miscounted. */
static ColoniaEvent
make_correction (ColoniaChance *self)
{
  const ColoniaState *state = self->state;
  int seat = table_chance_between (&self->table, 0, state->n_players - 1);
  const ColoniaPlayer *player = &state->players[seat];
  int street = table_chance_between (&self->table, 0, COLONIA_N_STREETS - 1);
  ColoniaEvent event = new_event (COLONIA_EVENT_CORRECTION);

  event.player = seat;
  event.correction.corrects = COLONIA_CORRECTS_SUPPLY | COLONIA_CORRECTS_STREETS | COLONIA_CORRECTS_MONEY;
  event.correction.supply = player->supply;
  memcpy (event.correction.streets, player->streets, sizeof player->streets);
  if (player->streets[street] > 0)
    {
      event.correction.streets[street]--;
      event.correction.supply++;
    }
  event.correction.money = player->money;
  event.correction.money.n[table_chance_between (&self->table, 0, COLONIA_N_CITIES - 1)]++;
  event.correction.reason = g_strdup (colonia_chance_texts[TEXT_REASON]);

  return event;
}

static ColoniaEvent
find_event (ColoniaChance *self)
{
  static ColoniaEvent (*const deeds[COLONIA_N_STEPS]) (ColoniaChance *) = {
    [COLONIA_STEP_BERTH_SHIPS] = invent_ship, [COLONIA_STEP_REVEAL_RELICS] = invent_relic,
    [COLONIA_STEP_WEEK_CARD] = invent_week_card, [COLONIA_STEP_EDICTS] = reveal_edicts,
    [COLONIA_STEP_FAMILY_CARDS] = play_cards, [COLONIA_STEP_TIE_ROLLS] = roll_for_ties, [COLONIA_STEP_VOTE] = vote,
    [COLONIA_STEP_CASTING_VOTE] = cast_vote, [COLONIA_STEP_EDICT] = carry_out_edict,
    [COLONIA_STEP_EXTRA_CONTRACTS] = roll_for_contract, [COLONIA_STEP_FINAL_HOLDINGS] = count_holdings,
  };
  const ColoniaState *state = self->state;

  if (state->tracking == COLONIA_TRACKING_FULL && state->week > 0 && table_chance_happens (&self->table, CORRECTIONS))
    return make_correction (self);

  return deeds[state->step] != NULL ? deeds[state->step] (self) : take_turn (self);
}

/* Lets random players do something. What they play with is invented. */
TableEvent *
colonia_chance_make_event (TableChance      *chance,
                           const TableState *state)
{
  ColoniaChance *self = (ColoniaChance *) chance;
  ColoniaEvent event;

  self->state = COLONIA_STATE (state);
  event = find_event (self);
  self->state = NULL;

  return g_memdup2 (&event, sizeof event);
}

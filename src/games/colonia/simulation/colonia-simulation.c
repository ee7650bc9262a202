/* colonia-simulation.c: whole random games
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-simulation.h"

#include "colonia-setup.h"

#include <string.h>

#define N_BOOTHS 7
#define N_EDICT_CARDS 18

/* How often, in a hundred, players pass although they could do something. */
#define PASSES 20
/* How often the table finds that its books and the board differ. */
#define CORRECTIONS 1
#define ZERO_CARDS 10

struct _ColoniaSimulation {
  GRand *rand;
  TableRecord *record;
  ColoniaEdict edict_deck[N_EDICT_CARDS];
  int n_edicts_left;
  gboolean noted;
};

static const ColoniaState *
get_state (ColoniaSimulation *self)
{
  return colonia_record_get_state (self->record);
}

static int
random_between (ColoniaSimulation *self,
                int                min,
                int                max)
{
  return g_rand_int_range (self->rand, min, max + 1);
}

static gboolean
happens (ColoniaSimulation *self,
         int                percent)
{
  return random_between (self, 1, 100) <= percent;
}

static int
roll_die (ColoniaSimulation *self)
{
  return random_between (self, 1, COLONIA_DIE_SIDES);
}

static ColoniaEvent
new_event (ColoniaEventType type)
{
  ColoniaEvent event;

  colonia_event_init (&event, type);

  return event;
}

/* Takes up to @n resources blindly out of a bag. */
static ColoniaBundle
draw_from_bag (ColoniaSimulation *self,
               ColoniaBundle     *bag,
               int                n)
{
  ColoniaBundle drawn = { 0 };

  for (int i = 0; i < n && colonia_bundle_get_total (bag) > 0; i++)
    {
      int piece = random_between (self, 1, colonia_bundle_get_total (bag));
      int kind = 0;

      while (piece > bag->n[kind])
        piece -= bag->n[kind++];

      bag->n[kind]--;
      drawn.n[kind]++;
    }

  return drawn;
}

/* Before the game */

/* The 18 edicts: five busy craftsmen, one and two ships that leave, one of
 * each other kind, and one that nobody has described (EDICT-1). */
static void
make_edict_deck (ColoniaSimulation *self)
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

  g_assert (n == N_EDICT_CARDS);
  self->n_edicts_left = n;
}

static ColoniaSetup
make_setup (ColoniaSimulation *self,
            int                n_players,
            ColoniaTracking    tracking)
{
  ColoniaSetup setup = { .tracking = tracking, .n_players = n_players };
  ColoniaBundle bag;

  colonia_setup_init (&setup);

  for (int kind = 0; kind < COLONIA_N_RESOURCES; kind++)
    bag.n[kind] = COLONIA_RESOURCES_EACH;

  /* What owners report that everybody starts with (SET-3). */
  for (int seat = 0; seat < n_players; seat++)
    {
      setup.start[seat].resources = draw_from_bag (self, &bag, COLONIA_START_RESOURCES);
      setup.start[seat].goods.n[random_between (self, 0, COLONIA_N_GOODS - 1)] = 1;
    }

  return setup;
}

static TableRecord *
make_record (ColoniaSimulation *self,
             int                n_players,
             ColoniaTracking    tracking)
{
  static const char *const names[COLONIA_MAX_PLAYERS] = { "Agnes", "Bruno", "Clara", "Dietmar", "Elsbeth", "Frans" };
  ColoniaSetup setup = make_setup (self, n_players, tracking);
  TablePerson people[COLONIA_MAX_PLAYERS];
  int first_color = random_between (self, 0, TABLE_N_COLORS - 1);

  for (int seat = 0; seat < n_players; seat++)
    people[seat] = (TablePerson) {
      .name = (char *) names[seat],
      .color = (TableColor) ((first_color + seat) % TABLE_N_COLORS),
    };

  return colonia_record_new (&setup, people);
}

/* Cards that are invented */

static ColoniaEvent
invent_ship (ColoniaSimulation *self)
{
  ColoniaEvent event = new_event (COLONIA_EVENT_SHIP);

  event.ship.city = (ColoniaCity) random_between (self, 0, COLONIA_N_CITIES - 1);
  event.ship.n_holds = random_between (self, 3, 4);

  for (int i = 0; i < event.ship.n_holds; i++)
    {
      int goods = random_between (self, 1, 3);

      for (int j = 0; j < goods; j++)
        event.ship.holds[i].goods.n[random_between (self, 0, COLONIA_N_GOODS - 1)]++;
      event.ship.holds[i].pays = 3 * goods + random_between (self, 0, 2);
    }

  return event;
}

/* Draws until the card is one that can still be in the deck (ALL-3). */
static ColoniaEvent
invent_relic (ColoniaSimulation *self)
{
  ColoniaEvent event = new_event (COLONIA_EVENT_RELIC);

  do
    {
      event.relic.city = (ColoniaCity) random_between (self, 0, COLONIA_N_CITIES - 1);
      event.relic.shrine = random_between (self, 0, COLONIA_RELICS_PER_CITY) == 0;
      event.relic.points = event.relic.shrine ? 0 : random_between (self, 1, 5);
      event.relic.cost = event.relic.shrine ? random_between (self, 5, 9)
                                            : 2 * event.relic.points + random_between (self, 0, 3);
    }
  while (colonia_state_examine (get_state (self), &event).kind != TABLE_OBSTACLE_NONE);

  return event;
}

static ColoniaEvent
invent_week_card (ColoniaSimulation *self)
{
  ColoniaEvent event = new_event (COLONIA_EVENT_WEEK_CARD);
  ColoniaBundle bag = get_state (self)->bag;

  event.week_card.n_booths = N_BOOTHS;
  for (int i = 0; i < N_BOOTHS; i++)
    event.week_card.booths[i] = draw_from_bag (self, &bag, random_between (self, 0, 6));
  for (int i = 0; i < COLONIA_N_CRAFTSMEN; i++)
    event.week_card.contracts[i] = random_between (self, 0, 2);
  event.week_card.dice = random_between (self, 0, 6);
  event.week_card.ships = random_between (self, 1, 3);

  return event;
}

/* What the table does */

static ColoniaEvent
reveal_edicts (ColoniaSimulation *self)
{
  ColoniaEvent event = new_event (COLONIA_EVENT_EDICTS);

  for (int i = 0; i < COLONIA_N_EDICTS; i++)
    {
      int card = random_between (self, 0, self->n_edicts_left - 1);

      event.edicts[i] = self->edict_deck[card];
      if (event.edicts[i].kind == COLONIA_EDICT_OTHER)
        event.edicts[i].text = g_strdup ("Everybody drinks to the health of the mayor");
      self->edict_deck[card] = self->edict_deck[--self->n_edicts_left];
    }

  return event;
}

static ColoniaEvent
play_cards (ColoniaSimulation *self)
{
  const ColoniaState *state = get_state (self);
  ColoniaEvent event = new_event (COLONIA_EVENT_FAMILY_CARDS);

  for (int seat = 0; seat < state->n_players; seat++)
    {
      do
        event.family_cards.values[seat] = random_between (self, COLONIA_LOWEST_CARD, COLONIA_HIGHEST_CARD);
      while ((state->hands[seat] & (1 << event.family_cards.values[seat])) == 0);

      event.family_cards.zeros[seat] = state->tracking == COLONIA_TRACKING_ESSENTIALS
                                       && happens (self, ZERO_CARDS);
    }

  return event;
}

static ColoniaEvent
roll_for_ties (ColoniaSimulation *self)
{
  const ColoniaState *state = get_state (self);
  ColoniaEvent event = new_event (COLONIA_EVENT_TIE_ROLLS);

  for (int seat = 0; seat < state->n_players; seat++)
    if (colonia_state_is_tied (state, seat))
      event.tie_rolls[seat] = roll_die (self);

  return event;
}

static ColoniaBallot
choose_ballot (ColoniaSimulation *self)
{
  return happens (self, 60) ? COLONIA_BALLOT_YES : COLONIA_BALLOT_NO;
}

static ColoniaEvent
vote (ColoniaSimulation *self)
{
  const ColoniaState *state = get_state (self);
  ColoniaEvent event = new_event (COLONIA_EVENT_VOTE);

  for (int seat = 0; seat < state->n_players; seat++)
    if (state->cards[seat] != 0)
      event.ballots[seat] = choose_ballot (self);

  return event;
}

static ColoniaEvent
cast_vote (ColoniaSimulation *self)
{
  ColoniaEvent event = new_event (COLONIA_EVENT_CASTING_VOTE);

  event.casting_ballot = choose_ballot (self);

  return event;
}

static ColoniaEvent
roll_for_contract (ColoniaSimulation *self)
{
  ColoniaEvent event = new_event (COLONIA_EVENT_DIE);

  event.die = roll_die (self);

  return event;
}

static ColoniaEvent
draw_for_edict (ColoniaSimulation *self,
                ColoniaEventType   type,
                int                n,
                int                each)
{
  ColoniaEvent event = new_event (type);
  ColoniaBundle bag = get_state (self)->bag;

  event.drawn.n = n;
  for (int i = 0; i < n; i++)
    event.drawn.bundles[i] = draw_from_bag (self, &bag, each);

  return event;
}

static ColoniaEvent
bring_home (ColoniaSimulation *self,
            ColoniaStreet      street)
{
  const ColoniaState *state = get_state (self);
  ColoniaEvent event = new_event (COLONIA_EVENT_HOMECOMING);

  for (int seat = 0; seat < state->n_players; seat++)
    event.members[seat] = random_between (self, 0, MIN (3, state->players[seat].streets[street]));

  return event;
}

static ColoniaEvent
roll_for_goods (ColoniaSimulation *self)
{
  ColoniaEvent event = new_event (COLONIA_EVENT_GOOD_ROLLS);

  for (int seat = 0; seat < get_state (self)->n_players; seat++)
    {
      event.good_rolls.rolls[seat] = roll_die (self);
      event.good_rolls.choices[seat] = event.good_rolls.rolls[seat] == COLONIA_DIE_SIDES
                                         ? random_between (self, 0, COLONIA_N_GOODS - 1)
                                         : COLONIA_NOBODY;
    }

  return event;
}

static ColoniaEvent
change_money (ColoniaSimulation *self)
{
  const ColoniaState *state = get_state (self);
  ColoniaEvent event = new_event (COLONIA_EVENT_EXCHANGE);

  for (int seat = 0; seat < state->n_players; seat++)
    {
      ColoniaTrade *trade = &event.trades[seat];
      int step = random_between (self, 1, COLONIA_N_CITIES - 1);

      trade->from = (ColoniaCity) random_between (self, 0, COLONIA_N_CITIES - 1);
      trade->to = (ColoniaCity) ((trade->from + step) % COLONIA_N_CITIES);
      trade->amount = random_between (self, 0, MIN (5, state->players[seat].money.n[trade->from]));
    }

  return event;
}

static ColoniaEvent
carry_out_edict (ColoniaSimulation *self)
{
  const ColoniaState *state = get_state (self);

  switch (state->edicts[state->edict].kind)
    {
    case COLONIA_EDICT_BIGGER_BOOTHS:
      return draw_for_edict (self, COLONIA_EVENT_RESTOCK, state->n_regular_booths, 1);

    case COLONIA_EDICT_FOREIGN_MERCHANTS:
      return draw_for_edict (self, COLONIA_EVENT_MERCHANTS, COLONIA_N_EXTRA_BOOTHS, 4);

    case COLONIA_EDICT_HOMECOMING_WEDNESDAY:
      return bring_home (self, COLONIA_STREET_WEDNESDAY);

    case COLONIA_EDICT_HOMECOMING_THURSDAY:
      return bring_home (self, COLONIA_STREET_THURSDAY);

    case COLONIA_EDICT_DRAW_RESOURCES:
      return draw_for_edict (self, COLONIA_EVENT_DRAWS, state->n_players, 2);

    case COLONIA_EDICT_SHIPS_LEAVE:
      return invent_ship (self);

    case COLONIA_EDICT_GOODS_BY_DIE:
      return roll_for_goods (self);

    case COLONIA_EDICT_NEW_RELICS:
      return invent_relic (self);

    default:
      return change_money (self);
    }
}

/* One of the things that the player whose turn it is can do, or passing. */
static ColoniaEvent
take_turn (ColoniaSimulation *self)
{
  g_autoptr (GArray) choices = colonia_state_list_choices (get_state (self));
  const ColoniaChoice *pass;
  int n_possible = 0;
  int chosen;

  g_assert (choices->len > 0);
  pass = &g_array_index (choices, ColoniaChoice, choices->len - 1);

  for (guint i = 0; i + 1 < choices->len; i++)
    n_possible += g_array_index (choices, ColoniaChoice, i).obstacle.kind == TABLE_OBSTACLE_NONE;

  if (n_possible == 0 || happens (self, PASSES))
    return pass->event;

  chosen = random_between (self, 1, n_possible);
  for (guint i = 0; i + 1 < choices->len; i++)
    {
      const ColoniaChoice *choice = &g_array_index (choices, ColoniaChoice, i);

      if (choice->obstacle.kind == TABLE_OBSTACLE_NONE && --chosen == 0)
        return choice->event;
    }

  return pass->event;
}

static void
count_relics (ColoniaSimulation *self,
              ColoniaHoldings   *holdings,
              int               *shrines_left)
{
  holdings->n_relics = random_between (self, 0, 7);
  holdings->relics = g_new0 (ColoniaHeldRelic, (gsize) holdings->n_relics);

  for (int i = 0; i < holdings->n_relics; i++)
    {
      holdings->relics[i].points = random_between (self, 1, 5);
      holdings->relics[i].shrine = *shrines_left > 0 && happens (self, 20);
      *shrines_left -= holdings->relics[i].shrine ? 1 : 0;
    }
}

static ColoniaEvent
count_holdings (ColoniaSimulation *self)
{
  ColoniaEvent event = new_event (COLONIA_EVENT_FINAL_HOLDINGS);
  int shrines_left = COLONIA_N_CITIES;

  for (int seat = 0; seat < get_state (self)->n_players; seat++)
    {
      ColoniaHoldings *holdings = &event.holdings[seat];

      for (int city = 0; city < COLONIA_N_CITIES; city++)
        holdings->money.n[city] = random_between (self, 0, 12);
      count_relics (self, holdings, &shrines_left);
      holdings->goods = random_between (self, 0, 6);
      holdings->resources = random_between (self, 0, 8);
    }

  return event;
}

/* The books and the table differ: a member stands on another street, and the
 * purse of one currency was miscounted. */
static ColoniaEvent
make_correction (ColoniaSimulation *self)
{
  const ColoniaState *state = get_state (self);
  int seat = random_between (self, 0, state->n_players - 1);
  const ColoniaPlayer *player = &state->players[seat];
  int street = random_between (self, 0, COLONIA_N_STREETS - 1);
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
  event.correction.money.n[random_between (self, 0, COLONIA_N_CITIES - 1)]++;
  event.correction.reason = g_strdup ("Counted again");

  return event;
}

static ColoniaEvent
make_note (void)
{
  ColoniaEvent event = new_event (COLONIA_EVENT_NOTE);

  event.text = g_strdup ("A random game: its players, ships, relics, week cards and rolls are invented.");

  return event;
}

static ColoniaEvent
find_event (ColoniaSimulation *self)
{
  const ColoniaState *state = get_state (self);

  if (!self->noted)
    {
      self->noted = TRUE;
      return make_note ();
    }

  if (state->tracking == COLONIA_TRACKING_FULL && state->week > 0 && happens (self, CORRECTIONS))
    return make_correction (self);

  switch (state->step)
    {
    case COLONIA_STEP_BERTH_SHIPS:
      return invent_ship (self);

    case COLONIA_STEP_REVEAL_RELICS:
      return invent_relic (self);

    case COLONIA_STEP_WEEK_CARD:
      return invent_week_card (self);

    case COLONIA_STEP_EDICTS:
      return reveal_edicts (self);

    case COLONIA_STEP_FAMILY_CARDS:
      return play_cards (self);

    case COLONIA_STEP_TIE_ROLLS:
      return roll_for_ties (self);

    case COLONIA_STEP_VOTE:
      return vote (self);

    case COLONIA_STEP_CASTING_VOTE:
      return cast_vote (self);

    case COLONIA_STEP_EDICT:
      return carry_out_edict (self);

    case COLONIA_STEP_EXTRA_CONTRACTS:
      return roll_for_contract (self);

    case COLONIA_STEP_FINAL_HOLDINGS:
      return count_holdings (self);

    default:
      return take_turn (self);
    }
}

/**
 * colonia_simulation_new:
 * @n_players: how many play, 3 to 6
 * @tracking: how much is tracked
 * @seed: what the dice depend on
 *
 * Sits random players down to a game. The same arguments give the same game
 * on every machine.
 *
 * Returns: (transfer full): a game that is not begun yet
 */
ColoniaSimulation *
colonia_simulation_new (int             n_players,
                        ColoniaTracking tracking,
                        guint64         seed)
{
  const guint32 seeds[] = { (guint32) seed, (guint32) (seed >> 32), (guint32) n_players, (guint32) tracking };
  ColoniaSimulation *self;

  g_return_val_if_fail (n_players >= COLONIA_MIN_PLAYERS && n_players <= COLONIA_MAX_PLAYERS, NULL);

  self = g_new0 (ColoniaSimulation, 1);
  self->rand = g_rand_new_with_seed_array (seeds, G_N_ELEMENTS (seeds));
  self->record = make_record (self, n_players, tracking);
  make_edict_deck (self);

  return self;
}

/**
 * colonia_simulation_free:
 * @simulation: (transfer full) (nullable): a random game
 *
 * Frees a random game with its record.
 */
void
colonia_simulation_free (ColoniaSimulation *simulation)
{
  if (simulation == NULL)
    return;

  g_rand_free (simulation->rand);
  g_clear_pointer (&simulation->record, table_record_free);
  g_free (simulation);
}

/**
 * colonia_simulation_get_record:
 * @simulation: a random game
 *
 * Returns: (transfer none): what has happened so far
 */
TableRecord *
colonia_simulation_get_record (ColoniaSimulation *simulation)
{
  return simulation->record;
}

/**
 * colonia_simulation_step:
 * @simulation: a random game
 *
 * Lets the next event happen.
 *
 * Returns: `FALSE` if the game is finished and nothing happened
 */
gboolean
colonia_simulation_step (ColoniaSimulation *simulation)
{
  ColoniaObstacle obstacle;
  ColoniaEvent event;

  g_return_val_if_fail (simulation != NULL, FALSE);

  if (get_state (simulation)->step == COLONIA_STEP_FINISHED)
    return FALSE;

  event = find_event (simulation);
  obstacle = colonia_record_append (simulation->record, &event, NULL, NULL);
  if (obstacle.kind != TABLE_OBSTACLE_NONE)
    g_error ("a random player broke a rule: event %s, obstacle %d",
             colonia_event_type_ids[event.type], (int) obstacle.kind);
  colonia_event_clear (&event);

  return TRUE;
}

/**
 * colonia_simulate:
 * @n_players: how many play, 3 to 6
 * @tracking: how much is tracked
 * @seed: what the dice depend on
 *
 * Plays a whole random game.
 *
 * Returns: (transfer full): its record
 */
TableRecord *
colonia_simulate (int             n_players,
                  ColoniaTracking tracking,
                  guint64         seed)
{
  g_autoptr (ColoniaSimulation) simulation = colonia_simulation_new (n_players, tracking, seed);

  while (colonia_simulation_step (simulation))
    ;

  return g_steal_pointer (&simulation->record);
}

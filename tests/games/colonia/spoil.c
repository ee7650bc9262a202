/* spoil.c: events that are otherwise than they should be
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "spoil.h"

static void
spoil_count (const TableChance *chance,
             int               *count,
             int                max)
{
  switch (table_chance_between (chance, 0, 3))
    {
    case 0:
      *count = MIN (*count + 1, max);
      break;

    case 1:
      *count = MAX (*count - 1, 0);
      break;

    case 2:
      *count = table_chance_between (chance, 0, MIN (max, 20));
      break;

    default:
      *count = max;
      break;
    }
}

static void
spoil_bundle (const TableChance *chance,
              ColoniaBundle     *bundle,
              int                kinds)
{
  spoil_count (chance, &bundle->n[table_chance_between (chance, 0, kinds - 1)], 9999);
}

/* Places on the board are read from 1 to 9999, whatever board there is. */
static int
pick_place (const TableChance *chance,
            int                usual)
{
  return table_chance_between (chance, 0, 9) == 0 ? 9998 : table_chance_between (chance, 0, usual);
}

static void
spoil_ship (const TableChance *chance,
            ColoniaEvent      *event)
{
  int hold = table_chance_between (chance, 0, COLONIA_MAX_HOLDS - 1);

  event->ship.n_holds = table_chance_between (chance, 1, COLONIA_MAX_HOLDS);
  event->ship.city = (ColoniaCity) table_chance_between (chance, 0, COLONIA_N_CITIES - 1);
  event->ship.holds[hold].pays = table_chance_between (chance, 1, 99);
  spoil_bundle (chance, &event->ship.holds[hold].goods, COLONIA_N_GOODS);
}

static void
spoil_relic (const TableChance *chance,
             ColoniaEvent      *event)
{
  event->relic.city = (ColoniaCity) table_chance_between (chance, 0, COLONIA_N_CITIES - 1);
  event->relic.cost = table_chance_between (chance, 0, 99);
  event->relic.shrine = table_chance_between (chance, 0, 1);
  event->relic.points = event->relic.shrine ? 0 : table_chance_between (chance, 0, 99);
}

static void
spoil_week_card (const TableChance *chance,
                 ColoniaEvent      *event,
                 gboolean           has_booths)
{
  int craftsman;

  if (has_booths)
    {
      event->week_card.n_booths = table_chance_between (chance, 1, COLONIA_MAX_BOOTHS);
      spoil_bundle (chance, &event->week_card.booths[table_chance_between (chance, 0, COLONIA_MAX_BOOTHS - 1)],
                    COLONIA_N_RESOURCES);
    }

  craftsman = table_chance_between (chance, 0, COLONIA_N_CRAFTSMEN - 1);
  event->week_card.contracts[craftsman] = table_chance_between (chance, 0, 9);
  event->week_card.dice = table_chance_between (chance, 0, 20);
  event->week_card.ships = table_chance_between (chance, 0, COLONIA_N_BERTHS);
}

/* Makes an edict another one, of any kind. Its text is nobody's. */
void
spoil_edict (const TableChance *chance,
             ColoniaEdict      *edict)
{
  edict->kind = (ColoniaEdictKind) table_chance_between (chance, 0, COLONIA_N_EDICT_KINDS - 1);
  edict->craftsman = (ColoniaCraftsman) table_chance_between (chance, 0, COLONIA_N_CRAFTSMEN - 1);
  edict->ships = table_chance_between (chance, 1, 2);
  edict->day = edict->kind == COLONIA_EDICT_OTHER
                 ? (ColoniaDay) table_chance_between (chance, COLONIA_DAY_WEDNESDAY, COLONIA_DAY_SATURDAY)
                 : colonia_edict_kind_get_day (edict->kind);
  edict->text = (char *) "Spoilt";
}

static void
spoil_trade (const TableChance *chance,
             ColoniaTrade      *trade)
{
  trade->from = (ColoniaCity) table_chance_between (chance, 0, COLONIA_N_CITIES - 1);
  trade->to = (ColoniaCity) table_chance_between (chance, 0, COLONIA_N_CITIES - 1);
  trade->amount = table_chance_between (chance, 0, 5);
}

static void
spoil_load (const TableChance *chance,
            ColoniaEvent      *event)
{
  event->load.berth = pick_place (chance, COLONIA_N_BERTHS);
  event->load.hold = pick_place (chance, COLONIA_MAX_HOLDS);
  event->load.extra = table_chance_between (chance, 0, 3) == 0;
  event->load.good = (ColoniaGood) table_chance_between (chance, 0, COLONIA_N_GOODS - 1);
}

static void
spoil_buy (const TableChance *chance,
           ColoniaEvent      *event)
{
  event->buy.slot = pick_place (chance, COLONIA_DISPLAY_SIZE + 2);
  event->buy.in_shrine = table_chance_between (chance, 0, 3) == 0;
  event->buy.stores = table_chance_between (chance, 0, 3) == 0;
  event->buy.stored_points = table_chance_between (chance, 0, 6);
}

/* The relics are not those of the record, which owns its own. */
static void
spoil_holdings (const TableChance *chance,
                ColoniaHoldings   *holdings)
{
  static ColoniaHeldRelic relics[] = { { 5, TRUE }, { 4, TRUE }, { 99, FALSE }, { 3, TRUE }, { 0, TRUE }, { 2, TRUE } };

  spoil_bundle (chance, &holdings->money, COLONIA_N_CITIES);
  spoil_count (chance, &holdings->goods, 999);
  spoil_count (chance, &holdings->resources, 999);
  holdings->relics = relics;
  holdings->n_relics = table_chance_between (chance, 0, G_N_ELEMENTS (relics));
}

static void
spoil_correction (const TableChance *chance,
                  ColoniaEvent      *event,
                  int                n_players)
{
  event->player = table_chance_between (chance, 0, n_players - 1);
  event->correction.corrects = (ColoniaCorrects) table_chance_between (chance, 0, (COLONIA_CORRECTS_MONEY << 1) - 1);
  spoil_count (chance, &event->correction.supply, 9999);
  spoil_count (chance, &event->correction.streets[table_chance_between (chance, 0, COLONIA_N_STREETS - 1)], 9999);
  spoil_bundle (chance, &event->correction.resources, COLONIA_N_RESOURCES);
  spoil_bundle (chance, &event->correction.goods, COLONIA_N_GOODS);
  spoil_bundle (chance, &event->correction.money, COLONIA_N_CITIES);
}

/* From more than there can be to less than nothing. */
static int
pick_change (const TableChance *chance)
{
  static const int changes[] = { 1, -1, 2, -3, COLONIA_MAX_CHANGE, -COLONIA_MAX_CHANGE, 0 };

  return changes[table_chance_between (chance, 0, G_N_ELEMENTS (changes) - 1)];
}

static void
spoil_change (const TableChance *chance,
              ColoniaEvent      *event,
              int                seat)
{
  ColoniaChange *change = &event->change.players[seat];

  change->resources.n[table_chance_between (chance, 0, COLONIA_N_RESOURCES - 1)] = pick_change (chance);
  change->goods.n[table_chance_between (chance, 0, COLONIA_N_GOODS - 1)] = pick_change (chance);
  change->money.n[table_chance_between (chance, 0, COLONIA_N_CITIES - 1)] = pick_change (chance);
  for (int other = 0; other < COLONIA_MAX_PLAYERS && table_chance_between (chance, 0, 1) == 0; other++)
    event->change.players[other] = *change;
}

static void
spoil_event_by_seat (const TableChance  *chance,
                     ColoniaEvent       *event,
                     const ColoniaState *state,
                     int                 seat)
{
  switch (event->type)
    {
    case COLONIA_EVENT_FAMILY_CARDS:
      event->family_cards.values[seat] = table_chance_between (chance, COLONIA_LOWEST_CARD, COLONIA_HIGHEST_CARD);
      event->family_cards.zeros[seat] = state->tracking == COLONIA_TRACKING_ESSENTIALS
                                         && table_chance_between (chance, 0, 1);
      break;

    case COLONIA_EVENT_TIE_ROLLS:
      event->tie_rolls[seat] = table_chance_between (chance, 0, 6);
      break;

    case COLONIA_EVENT_VOTE:
      event->ballots[seat] = (ColoniaBallot) table_chance_between (chance, 0, COLONIA_N_BALLOTS - 1);
      break;

    case COLONIA_EVENT_HOMECOMING:
      event->members[seat] = table_chance_between (chance, 0, 3);
      break;

    case COLONIA_EVENT_GOOD_ROLLS:
      event->good_rolls.rolls[seat] = table_chance_between (chance, 1, 6);
      event->good_rolls.choices[seat] = table_chance_between (chance, COLONIA_NOBODY, COLONIA_N_GOODS - 1);
      break;

    case COLONIA_EVENT_EXCHANGE:
      spoil_trade (chance, &event->trades[seat]);
      break;

    case COLONIA_EVENT_CHANGE:
      spoil_change (chance, event, seat);
      break;

    default:
      spoil_holdings (chance, &event->holdings[seat]);
      break;
    }
}

static void
spoil_drawn (const TableChance *chance,
             ColoniaEvent      *event)
{
  if (event->type != COLONIA_EVENT_DRAWS && table_chance_between (chance, 0, 3) == 0)
    event->drawn.n = table_chance_between (chance, 1, COLONIA_MAX_BOOTHS);

  spoil_bundle (chance, &event->drawn.bundles[table_chance_between (chance, 0, event->drawn.n - 1)],
                COLONIA_N_RESOURCES);
}

static void
spoil_act (const TableChance *chance,
           ColoniaEvent      *event,
           int                n_players)
{
  if (table_chance_between (chance, 0, 4) == 0)
    event->player = table_chance_between (chance, 0, n_players - 1);

  switch (event->type)
    {
    case COLONIA_EVENT_TAKE_BOOTH:
      event->booth = pick_place (chance, 10);
      break;

    case COLONIA_EVENT_ORDER:
      event->craftsman = (ColoniaCraftsman) table_chance_between (chance, 0, COLONIA_N_CRAFTSMEN - 1);
      break;

    case COLONIA_EVENT_LOAD:
      spoil_load (chance, event);
      break;

    case COLONIA_EVENT_BUY:
      spoil_buy (chance, event);
      break;

    case COLONIA_EVENT_SAFEGUARD:
      event->slot = pick_place (chance, COLONIA_DISPLAY_SIZE + 2);
      break;

    default:
      break;
    }
}

/* Changes something about an event, within what the form of a record allows.
 * The event must be a copy that is not cleared. */
void
spoil_event (const TableChance  *chance,
             ColoniaEvent       *event,
             const ColoniaState *state)
{
  switch (event->type)
    {
    case COLONIA_EVENT_SHIP:
      spoil_ship (chance, event);
      break;

    case COLONIA_EVENT_RELIC:
      spoil_relic (chance, event);
      break;

    case COLONIA_EVENT_WEEK_CARD:
      spoil_week_card (chance, event, state->tracking == COLONIA_TRACKING_FULL);
      break;

    case COLONIA_EVENT_EDICTS:
      spoil_edict (chance, &event->edicts[table_chance_between (chance, 0, COLONIA_N_EDICTS - 1)]);
      break;

    case COLONIA_EVENT_CASTING_VOTE:
      event->casting_ballot = (ColoniaBallot) table_chance_between (chance, 0, COLONIA_N_BALLOTS - 1);
      break;

    case COLONIA_EVENT_RESTOCK:
    case COLONIA_EVENT_MERCHANTS:
    case COLONIA_EVENT_DRAWS:
      spoil_drawn (chance, event);
      break;

    case COLONIA_EVENT_DIE:
      event->die = table_chance_between (chance, 1, 6);
      break;

    case COLONIA_EVENT_CORRECTION:
      spoil_correction (chance, event, state->n_players);
      break;

    case COLONIA_EVENT_NOTE:
      break;

    default:
      if (table_event_has_turn (state->table.game->events, &event->table))
        spoil_act (chance, event, state->n_players);
      else
        spoil_event_by_seat (chance, event, state, table_chance_between (chance, 0, state->n_players - 1));
      break;
    }
}

/* spoil.c: events that are otherwise than they should be
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "spoil.h"

/* Picks a number, both ends included. */
int
pick (const Picker *picker,
      int           min,
      int           max)
{
  return picker->pick (picker->data, min, max);
}

static void
spoil_count (const Picker *picker,
             int          *count,
             int           max)
{
  switch (pick (picker, 0, 3))
    {
    case 0:
      *count = MIN (*count + 1, max);
      break;

    case 1:
      *count = MAX (*count - 1, 0);
      break;

    case 2:
      *count = pick (picker, 0, MIN (max, 20));
      break;

    default:
      *count = max;
      break;
    }
}

static void
spoil_bundle (const Picker  *picker,
              ColoniaBundle *bundle,
              int            kinds)
{
  spoil_count (picker, &bundle->n[pick (picker, 0, kinds - 1)], 9999);
}

/* Places on the board are read from 1 to 9999, whatever board there is. */
static int
pick_place (const Picker *picker,
            int           usual)
{
  return pick (picker, 0, 9) == 0 ? 9998 : pick (picker, 0, usual);
}

static void
spoil_ship (const Picker *picker,
            ColoniaEvent *event)
{
  int hold = pick (picker, 0, COLONIA_MAX_HOLDS - 1);

  event->ship.n_holds = pick (picker, 1, COLONIA_MAX_HOLDS);
  event->ship.city = (ColoniaCity) pick (picker, 0, COLONIA_N_CITIES - 1);
  event->ship.holds[hold].pays = pick (picker, 1, 99);
  spoil_bundle (picker, &event->ship.holds[hold].goods, COLONIA_N_GOODS);
}

static void
spoil_relic (const Picker *picker,
             ColoniaEvent *event)
{
  event->relic.city = (ColoniaCity) pick (picker, 0, COLONIA_N_CITIES - 1);
  event->relic.cost = pick (picker, 0, 99);
  event->relic.shrine = pick (picker, 0, 1);
  event->relic.points = event->relic.shrine ? 0 : pick (picker, 0, 99);
}

static void
spoil_week_card (const Picker *picker,
                 ColoniaEvent *event,
                 gboolean      has_booths)
{
  if (has_booths)
    {
      event->week_card.n_booths = pick (picker, 1, COLONIA_MAX_BOOTHS);
      spoil_bundle (picker, &event->week_card.booths[pick (picker, 0, COLONIA_MAX_BOOTHS - 1)], COLONIA_N_RESOURCES);
    }

  event->week_card.contracts[pick (picker, 0, COLONIA_N_CRAFTSMEN - 1)] = pick (picker, 0, 9);
  event->week_card.dice = pick (picker, 0, 20);
  event->week_card.ships = pick (picker, 0, COLONIA_N_BERTHS);
}

/* Makes an edict another one, of any kind. Its text is nobody's. */
void
spoil_edict (const Picker *picker,
             ColoniaEdict *edict)
{
  edict->kind = (ColoniaEdictKind) pick (picker, 0, COLONIA_N_EDICT_KINDS - 1);
  edict->craftsman = (ColoniaCraftsman) pick (picker, 0, COLONIA_N_CRAFTSMEN - 1);
  edict->ships = pick (picker, 1, 2);
  edict->day = edict->kind == COLONIA_EDICT_OTHER
                 ? (ColoniaDay) pick (picker, COLONIA_DAY_WEDNESDAY, COLONIA_DAY_SATURDAY)
                 : colonia_edict_kind_get_day (edict->kind);
  edict->text = (char *) "Spoilt";
}

static void
spoil_trade (const Picker *picker,
             ColoniaTrade *trade)
{
  trade->from = (ColoniaCity) pick (picker, 0, COLONIA_N_CITIES - 1);
  trade->to = (ColoniaCity) pick (picker, 0, COLONIA_N_CITIES - 1);
  trade->amount = pick (picker, 0, 5);
}

static void
spoil_load (const Picker *picker,
            ColoniaEvent *event)
{
  event->load.berth = pick_place (picker, COLONIA_N_BERTHS);
  event->load.hold = pick_place (picker, COLONIA_MAX_HOLDS);
  event->load.extra = pick (picker, 0, 3) == 0;
  event->load.good = (ColoniaGood) pick (picker, 0, COLONIA_N_GOODS - 1);
}

static void
spoil_buy (const Picker *picker,
           ColoniaEvent *event)
{
  event->buy.slot = pick_place (picker, COLONIA_DISPLAY_SIZE + 2);
  event->buy.in_shrine = pick (picker, 0, 3) == 0;
  event->buy.stores = pick (picker, 0, 3) == 0;
  event->buy.stored_points = pick (picker, 0, 6);
}

/* The relics are not those of the record, which owns its own. */
static void
spoil_holdings (const Picker    *picker,
                ColoniaHoldings *holdings)
{
  static ColoniaHeldRelic relics[] = { { 5, TRUE }, { 4, TRUE }, { 99, FALSE }, { 3, TRUE }, { 0, TRUE }, { 2, TRUE } };

  spoil_bundle (picker, &holdings->money, COLONIA_N_CITIES);
  spoil_count (picker, &holdings->goods, 999);
  spoil_count (picker, &holdings->resources, 999);
  holdings->relics = relics;
  holdings->n_relics = pick (picker, 0, G_N_ELEMENTS (relics));
}

static void
spoil_correction (const Picker *picker,
                  ColoniaEvent *event,
                  int           n_players)
{
  event->player = pick (picker, 0, n_players - 1);
  event->correction.corrects = (ColoniaCorrects) pick (picker, 0, (COLONIA_CORRECTS_MONEY << 1) - 1);
  spoil_count (picker, &event->correction.supply, 9999);
  spoil_count (picker, &event->correction.streets[pick (picker, 0, COLONIA_N_STREETS - 1)], 9999);
  spoil_bundle (picker, &event->correction.resources, COLONIA_N_RESOURCES);
  spoil_bundle (picker, &event->correction.goods, COLONIA_N_GOODS);
  spoil_bundle (picker, &event->correction.money, COLONIA_N_CITIES);
}

static void
spoil_event_by_seat (const Picker       *picker,
                     ColoniaEvent       *event,
                     const ColoniaState *state,
                     int                 seat)
{
  switch (event->type)
    {
    case COLONIA_EVENT_FAMILY_CARDS:
      event->family_cards.values[seat] = pick (picker, COLONIA_LOWEST_CARD, COLONIA_HIGHEST_CARD);
      event->family_cards.zeros[seat] = state->tracking == COLONIA_TRACKING_ESSENTIALS && pick (picker, 0, 1);
      break;

    case COLONIA_EVENT_TIE_ROLLS:
      event->tie_rolls[seat] = pick (picker, 0, 6);
      break;

    case COLONIA_EVENT_VOTE:
      event->ballots[seat] = (ColoniaBallot) pick (picker, 0, COLONIA_N_BALLOTS - 1);
      break;

    case COLONIA_EVENT_HOMECOMING:
      event->members[seat] = pick (picker, 0, 3);
      break;

    case COLONIA_EVENT_GOOD_ROLLS:
      event->good_rolls.rolls[seat] = pick (picker, 1, 6);
      event->good_rolls.choices[seat] = pick (picker, COLONIA_NOBODY, COLONIA_N_GOODS - 1);
      break;

    case COLONIA_EVENT_EXCHANGE:
      spoil_trade (picker, &event->trades[seat]);
      break;

    default:
      spoil_holdings (picker, &event->holdings[seat]);
      break;
    }
}

static void
spoil_drawn (const Picker *picker,
             ColoniaEvent *event)
{
  if (event->type != COLONIA_EVENT_DRAWS && pick (picker, 0, 3) == 0)
    event->drawn.n = pick (picker, 1, COLONIA_MAX_BOOTHS);

  spoil_bundle (picker, &event->drawn.bundles[pick (picker, 0, event->drawn.n - 1)], COLONIA_N_RESOURCES);
}

static void
spoil_act (const Picker *picker,
           ColoniaEvent *event,
           int           n_players)
{
  if (pick (picker, 0, 4) == 0)
    event->player = pick (picker, 0, n_players - 1);

  switch (event->type)
    {
    case COLONIA_EVENT_TAKE_BOOTH:
      event->booth = pick_place (picker, 10);
      break;

    case COLONIA_EVENT_ORDER:
      event->craftsman = (ColoniaCraftsman) pick (picker, 0, COLONIA_N_CRAFTSMEN - 1);
      break;

    case COLONIA_EVENT_LOAD:
      spoil_load (picker, event);
      break;

    case COLONIA_EVENT_BUY:
      spoil_buy (picker, event);
      break;

    case COLONIA_EVENT_SAFEGUARD:
      event->slot = pick_place (picker, COLONIA_DISPLAY_SIZE + 2);
      break;

    default:
      break;
    }
}

/* Changes something about an event, within what the form of a record allows.
 * The event must be a copy that is not cleared. */
void
spoil_event (const Picker       *picker,
             ColoniaEvent       *event,
             const ColoniaState *state)
{
  switch (event->type)
    {
    case COLONIA_EVENT_SHIP:
      spoil_ship (picker, event);
      break;

    case COLONIA_EVENT_RELIC:
      spoil_relic (picker, event);
      break;

    case COLONIA_EVENT_WEEK_CARD:
      spoil_week_card (picker, event, state->tracking == COLONIA_TRACKING_FULL);
      break;

    case COLONIA_EVENT_EDICTS:
      spoil_edict (picker, &event->edicts[pick (picker, 0, COLONIA_N_EDICTS - 1)]);
      break;

    case COLONIA_EVENT_CASTING_VOTE:
      event->casting_ballot = (ColoniaBallot) pick (picker, 0, COLONIA_N_BALLOTS - 1);
      break;

    case COLONIA_EVENT_RESTOCK:
    case COLONIA_EVENT_MERCHANTS:
    case COLONIA_EVENT_DRAWS:
      spoil_drawn (picker, event);
      break;

    case COLONIA_EVENT_DIE:
      event->die = pick (picker, 1, 6);
      break;

    case COLONIA_EVENT_CORRECTION:
      spoil_correction (picker, event, state->n_players);
      break;

    case COLONIA_EVENT_NOTE:
      break;

    default:
      if (colonia_event_type_has_turn (event->type))
        spoil_act (picker, event, state->n_players);
      else
        spoil_event_by_seat (picker, event, state, pick (picker, 0, state->n_players - 1));
      break;
    }
}

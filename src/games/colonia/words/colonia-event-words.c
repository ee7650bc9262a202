/* colonia-event-words.c: what happened at the table, in a sentence
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-words.h"

#include "colonia-terms.h"
#include "table-game.h"
#include "table-words.h"
#include "text-words.h"

#include <glib/gi18n.h>

/* A list like “Anna 7, Bert 3”, without those whose value is 0, as families are listed everywhere. */
static char *
list_values (const ColoniaTelling *telling,
             const ColoniaState   *before,
             const int            *values)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);

  for (int place = 0; place < before->n_players; place++)
    {
      int seat = colonia_state_get_seat (before, place);

      if (values[seat] != 0)
        /* Translators: %s is a player, %d the number of a card or a die, e.g. “Anna 7”. */
        g_ptr_array_add (items, g_strdup_printf (C_("player and card or die", "%s %d"), telling->names[seat],
                                                 values[seat]));
    }

  return text_list (items);
}

/* What a ship takes, hold by hold. */
static char *
list_holds (const ColoniaEvent *event)
{
  g_autoptr (GPtrArray) holds = g_ptr_array_new_with_free_func (g_free);

  for (int i = 0; i < event->ship.n_holds; i++)
    {
      g_autofree char *goods = colonia_term_goods_list (&event->ship.holds[i].goods);

      /* Translators: %s is a list of the goods that a hold takes, %d the money that it pays, e.g. “1 saddle, 2 paintings for 9”. */
      g_ptr_array_add (holds, g_strdup_printf (_("%s for %d"), goods, event->ship.holds[i].pays));
    }

  return text_lists (holds);
}

static char *
tell_ship (const ColoniaState *before,
           const ColoniaEvent *event)
{
  g_autofree char *holds = list_holds (event);

  /* Translators: %s are a city, the number of a berth, and a list of what the holds take and pay. */
  return g_strdup_printf (_("A ship for %s comes into berth %s and takes %s."),
                          colonia_term_city (event->ship.city),
                          colonia_term_berth (colonia_state_find_free_berth (before)), holds);
}

static char *
tell_relic (const ColoniaEvent *event)
{
  g_autofree char *cost = colonia_term_money (event->relic.city, event->relic.cost);
  const char *city = colonia_term_city (event->relic.city);

  if (event->relic.shrine)
    /* Translators: %s are a city, then the cost with its currency. */
    return g_strdup_printf (_("The shrine of %s is revealed; it costs %s."), city, cost);

  /* Translators: %s is a city, %d how many points the relic is worth, the last %s the cost with its currency. */
  return g_strdup_printf (ngettext ("A relic of %s with %d point is revealed; it costs %s.",
                                    "A relic of %s with %d points is revealed; it costs %s.",
                                    (gulong) event->relic.points),
                          city, event->relic.points, cost);
}

/* In the order in which they lie on the board (MON-3). */
static char *
tell_edicts (const ColoniaEvent *event)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *list = NULL;
  int laid[COLONIA_N_EDICTS];

  colonia_event_lay_out_edicts (event, laid);
  for (int place = 0; place < COLONIA_N_EDICTS; place++)
    {
      const ColoniaEdict *edict = &event->edicts[laid[place]];
      g_autofree char *name = colonia_term_edict (edict);

      /* Translators: %s are the day when an edict is voted on, then what it is called. */
      g_ptr_array_add (items, g_strdup_printf (_("%s “%s”"), colonia_term_voting_day (edict->day), name));
    }
  list = text_list (items);

  /* Translators: %s is a list of the three edicts of the week, each with its day. */
  return g_strdup_printf (_("The edicts of the week: %s."), list);
}

static char *
tell_family_cards (const ColoniaTelling *telling,
                   const ColoniaState   *before,
                   const ColoniaEvent   *event)
{
  g_autofree char *list = list_values (telling, before, event->family_cards.values);

  /* Translators: %s is a list of players with the values of their cards, e.g. “Anna 7, Bert 3”. */
  return g_strdup_printf (_("The families play their cards: %s."), list);
}

static char *
tell_tie_rolls (const ColoniaTelling *telling,
                const ColoniaState   *before,
                const ColoniaEvent   *event)
{
  g_autofree char *list = list_values (telling, before, event->tie_rolls);

  /* Translators: %s is a list of the tied players with what they rolled, e.g. “Anna 4, Bert 3”. */
  return g_strdup_printf (_("The tied players roll the die: %s."), list);
}

/* The edict that is being voted on. Its text stands in the event that
 * revealed it. */
static char *
get_current_edict (const ColoniaTelling *telling,
                   const ColoniaState   *before)
{
  const ColoniaLaidEdict *edict = &before->edicts[before->edict];

  if (telling->edicts != NULL)
    return colonia_term_edict (&telling->edicts->edicts[edict->revealed]);

  return colonia_term_edict_kind (edict->kind);
}

static char *
tell_vote (const ColoniaTelling *telling,
           const ColoniaState   *before,
           const ColoniaEvent   *event)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *edict = get_current_edict (telling, before);
  g_autofree char *list = NULL;

  for (int place = 0; place < before->n_players; place++)
    {
      int seat = colonia_state_get_seat (before, place);

      /* Translators: %s are a player, then “yes”, “no” or “no vote”. */
      g_ptr_array_add (items, g_strdup_printf (C_("player and ballot", "%s %s"), telling->names[seat],
                                               colonia_term_ballot (event->ballots[seat])));
    }
  list = text_list (items);

  /* Translators: %s are what an edict is called, then a list of how the players voted, e.g. “Anna yes, Bert no”. */
  return g_strdup_printf (_("Vote on “%s”: %s."), edict, list);
}

static char *
tell_casting_vote (const ColoniaTelling *telling,
                   const ColoniaState   *before,
                   const ColoniaEvent   *event)
{
  const char *mayor = telling->names[before->order[0]];

  if (event->casting_ballot == COLONIA_BALLOT_YES)
    /* Translators: %s is the player who is the mayor. */
    return g_strdup_printf (_("%s decides as mayor: yes."), mayor);

  /* Translators: %s is the player who is the mayor. */
  return g_strdup_printf (_("%s decides as mayor: no."), mayor);
}

static char *
tell_good_rolls (const ColoniaTelling *telling,
                 const ColoniaState   *before,
                 const ColoniaEvent   *event)
{
  g_autofree char *list = list_values (telling, before, event->good_rolls.rolls);

  /* Translators: %s is a list of players with what they rolled, e.g. “Anna 4, Bert 6”. */
  return g_strdup_printf (_("Each player rolls for a good: %s."), list);
}

static char *
tell_order (const char         *name,
            const ColoniaEvent *event)
{
  switch (event->craftsman)
    {
    case COLONIA_CRAFTSMAN_SADDLER:
      /* Translators: %s is a player. */
      return g_strdup_printf (_("%s orders a saddle from the saddler."), name);

    case COLONIA_CRAFTSMAN_WAINWRIGHT:
      /* Translators: %s is a player. */
      return g_strdup_printf (_("%s orders a cartwheel from the wainwright."), name);

    case COLONIA_CRAFTSMAN_PAINTER:
      /* Translators: %s is a player. */
      return g_strdup_printf (_("%s orders a painting from the painter."), name);

    case COLONIA_CRAFTSMAN_TAILOR:
      /* Translators: %s is a player. */
      return g_strdup_printf (_("%s orders clothing from the tailor."), name);

    case COLONIA_CRAFTSMAN_SHOEMAKER:
      /* Translators: %s is a player. */
      return g_strdup_printf (_("%s orders footwear from the shoemaker."), name);

    default:
      g_return_val_if_reached (NULL);
    }
}

static char *
tell_load (const char         *name,
           const ColoniaState *before,
           const ColoniaEvent *event)
{
  const ColoniaShip *ship = &before->berths[event->load.berth];
  const char *city = colonia_term_city (ship->city);
  g_autofree char *goods = NULL;
  g_autofree char *pay = NULL;

  if (event->load.extra)
    {
      goods = colonia_term_goods (event->load.good, 1);
      /* Translators: %s are a player, a good with its number, e.g. “1 saddle”, and a city. */
      return g_strdup_printf (_("%s loads %s into the extra hold of the ship for %s."), name, goods, city);
    }

  goods = colonia_term_goods_list (&ship->holds[event->load.hold].goods);
  pay = colonia_term_money (ship->city, ship->holds[event->load.hold].pays);
  /* Translators: %s are a player, goods with their numbers, e.g. “1 saddle, 2 paintings”, a city, and money with its currency. */
  return g_strdup_printf (_("%s loads %s onto the ship for %s, for %s."), name, goods, city, pay);
}

/* A relic card is told by what is on it: where it lies another one may lie soon. */
static char *
tell_buy (const char         *name,
          const ColoniaState *before,
          const ColoniaEvent *event)
{
  const ColoniaCard *card = &before->display[event->buy.slot];
  const char *city = colonia_term_city (card->city);
  g_autofree char *cost = colonia_term_money (card->city, card->cost);

  if (card->shrine)
    /* Translators: %s are a player, a city, and money with its currency. */
    return g_strdup_printf (_("%s buys the shrine of %s for %s."), name, city, cost);

  /* Translators: %s are a player and a city, %d is how many points the relic is worth, the last %s money with its currency. */
  return g_strdup_printf (ngettext ("%s buys the relic of %s with %d point for %s.",
                                    "%s buys the relic of %s with %d points for %s.", (gulong) card->points),
                          name, city, card->points, cost);
}

static char *
tell_safeguard (const char         *name,
                const ColoniaState *before,
                const ColoniaEvent *event)
{
  const ColoniaCard *card = &before->display[event->slot];
  const char *city = colonia_term_city (card->city);

  if (card->shrine)
    /* Translators: %s are a player, then a city. */
    return g_strdup_printf (_("%s safeguards the shrine of %s."), name, city);

  /* Translators: %s are a player, then a city; %d is how many points the relic is worth. */
  return g_strdup_printf (ngettext ("%s safeguards the relic of %s with %d point.",
                                    "%s safeguards the relic of %s with %d points.", (gulong) card->points),
                          name, city, card->points);
}

static char *
tell_correction (const char         *name,
                 const ColoniaEvent *event)
{
  g_autofree char *reason = NULL;

  if (event->correction.reason == NULL)
    /* Translators: %s is a player whose state in this program was not what lay on the table. */
    return g_strdup_printf (_("The books of %s are corrected."), name);

  reason = table_words_written (event->correction.reason);
  /* Translators: %s are a player, then the reason that somebody typed. */
  return g_strdup_printf (_("The books of %s are corrected (%s)."), name, reason);
}

static char *
tell_change (const ColoniaEvent *event)
{
  g_autofree char *reason = NULL;

  if (event->change.reason == NULL)
    /* Translators: what families have becomes more, or less; below it stands by how much. */
    return g_strdup (_("Holdings are changed."));

  reason = table_words_written (event->change.reason);
  /* Translators: what families have becomes more, or less; %s is the reason that somebody typed. */
  return g_strdup_printf (_("Holdings are changed (%s)."), reason);
}

static char *
tell_turn (const char         *name,
           const ColoniaState *before,
           const ColoniaEvent *event)
{
  switch (event->type)
    {
    case COLONIA_EVENT_TAKE_BOOTH:
      /* Translators: %s is a player, %d the number of a market booth. */
      return g_strdup_printf (_("%s takes what lies on booth %d."), name, event->booth + 1);

    case COLONIA_EVENT_ORDER:
      return tell_order (name, event);

    case COLONIA_EVENT_LOAD:
      return tell_load (name, before, event);

    case COLONIA_EVENT_BUY:
      return tell_buy (name, before, event);

    case COLONIA_EVENT_SAFEGUARD:
      return tell_safeguard (name, before, event);

    case COLONIA_EVENT_PASS:
      /* Translators: %s is a player, who does nothing more this day. */
      return g_strdup_printf (_("%s passes."), name);

    default:
      g_return_val_if_reached (NULL);
    }
}

/* Events that one sentence tells whatever their numbers are; the effects tell
 * those. */
static const char *
get_plain_sentence (ColoniaEventType type)
{
  switch (type)
    {
    case COLONIA_EVENT_WEEK_CARD:
      return _("The week card is turned up.");

    case COLONIA_EVENT_RESTOCK:
      return _("One more resource is drawn for each booth.");

    case COLONIA_EVENT_MERCHANTS:
      return _("Two foreign merchants lay out their resources.");

    case COLONIA_EVENT_HOMECOMING:
      return _("Members come home early.");

    case COLONIA_EVENT_DRAWS:
      return _("The players draw resources from the bag.");

    case COLONIA_EVENT_EXCHANGE:
      return _("The players change money.");

    case COLONIA_EVENT_FINAL_HOLDINGS:
      return _("The players count what they have left.");

    default:
      g_return_val_if_reached (NULL);
    }
}

/* Tells that several players pass one after the other. */
char *
colonia_words_passes (const char *const *names,
                      const int         *seats,
                      guint              n_seats)
{
  static const char *const all[] = { [3] = N_("All three pass."), [4] = N_("All four pass."), [5] = N_("All five pass."),
                                     [6] = N_("All six pass.") };

  g_return_val_if_fail (names != NULL && seats != NULL && n_seats >= 2, NULL);

  if (n_seats == g_strv_length ((char **) names) && n_seats < G_N_ELEMENTS (all) && all[n_seats] != NULL)
    return g_strdup (gettext (all[n_seats]));

  if (n_seats == 2)
    /* Translators: %s are players, who do nothing more this day. */
    return g_strdup_printf (_("%s and %s pass."), names[seats[0]], names[seats[1]]);

  if (n_seats == 3)
    /* Translators: %s are players, who do nothing more this day. */
    return g_strdup_printf (_("%s, %s and %s pass."), names[seats[0]], names[seats[1]], names[seats[2]]);

  /* Translators: %s are players, %u is how many more do nothing more this day, at least 2. */
  return g_strdup_printf (ngettext ("%s, %s and %u more pass.", "%s, %s and %u more pass.", n_seats - 2),
                          names[seats[0]], names[seats[1]], n_seats - 2);
}

/* Tells an event in one sentence on one line. */
char *
colonia_words_event (const ColoniaTelling *telling,
                     const ColoniaState   *before,
                     const ColoniaEvent   *event)
{
  const char *name;
  g_autofree char *text = NULL;

  g_return_val_if_fail (telling != NULL, NULL);
  g_return_val_if_fail (before != NULL, NULL);
  g_return_val_if_fail (event != NULL && event->type < COLONIA_N_EVENT_TYPES, NULL);

  name = event->player != COLONIA_NOBODY ? telling->names[event->player] : NULL;
  if (table_event_has_turn (before->table.game->events, &event->table))
    return tell_turn (name, before, event);

  switch (event->type)
    {
    case COLONIA_EVENT_SHIP:
      return tell_ship (before, event);

    case COLONIA_EVENT_RELIC:
      return tell_relic (event);

    case COLONIA_EVENT_EDICTS:
      return tell_edicts (event);

    case COLONIA_EVENT_FAMILY_CARDS:
      return tell_family_cards (telling, before, event);

    case COLONIA_EVENT_TIE_ROLLS:
      return tell_tie_rolls (telling, before, event);

    case COLONIA_EVENT_VOTE:
      return tell_vote (telling, before, event);

    case COLONIA_EVENT_CASTING_VOTE:
      return tell_casting_vote (telling, before, event);

    case COLONIA_EVENT_GOOD_ROLLS:
      return tell_good_rolls (telling, before, event);

    case COLONIA_EVENT_DIE:
      /* Translators: %d is what was rolled, 1 to 6. */
      return g_strdup_printf (_("The die shows %d."), event->die);

    case COLONIA_EVENT_CORRECTION:
      return tell_correction (name, event);

    case COLONIA_EVENT_CHANGE:
      return tell_change (event);

    default:
      return g_strdup (get_plain_sentence (event->type));
    }
}

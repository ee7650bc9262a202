/* colonia-event-words.c: what happened at the table, in a sentence
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-words.h"

#include "colonia-terms.h"
#include "table-words.h"
#include "text-words.h"

#include <glib/gi18n.h>

/* In place of the points of a relic: it is a shrine. */
#define SHRINE -1

/* What is told: `what` is the city, the craftsman, the booth or the ballot, `amount` the points, what was rolled, or
 * whether there is a reason, `other` what a card costs, the berth, or whether it is the extra hold. */
typedef struct {
  ColoniaEffect about;
  const ColoniaTelling *telling;
  const ColoniaState *before;
  const ColoniaEvent *event;
} Told;

static const TableSentence events_told[] = {
  /* Translators: %s are a city, the number of a berth, and a list of what the holds take and pay. */
  TABLE_TELL (COLONIA_EVENT_SHIP, "TBh", N_("A ship for %s comes into berth %s and takes %s.")),
  /* Translators: %s are a city, then the cost with its currency. */
  TABLE_TELL_IF (COLONIA_EVENT_RELIC, '1', SHRINE, "Tm", N_("The shrine of %s is revealed; it costs %s.")),
  /* Translators: %s is a city, %d how many points the relic is worth, the last %s the cost with its currency. */
  TABLE_TELL (COLONIA_EVENT_RELIC, "T1m", NN_("A relic of %s with %d point is revealed; it costs %s.",
                                              "A relic of %s with %d points is revealed; it costs %s.")),
  TABLE_TELL (COLONIA_EVENT_WEEK_CARD, NULL, N_("The week card is turned up.")),
  /* Translators: %s is a list of the three edicts of the week, each with its day. */
  TABLE_TELL (COLONIA_EVENT_EDICTS, "e", N_("The edicts of the week: %s.")),
  /* Translators: %s is a list of players with the values of their cards, e.g. “Anna 7, Bert 3”. */
  TABLE_TELL (COLONIA_EVENT_FAMILY_CARDS, "c", N_("The families play their cards: %s.")),
  /* Translators: %s is a list of the tied players with what they rolled, e.g. “Anna 4, Bert 3”. */
  TABLE_TELL (COLONIA_EVENT_TIE_ROLLS, "t", N_("The tied players roll the die: %s.")),
  /* Translators: %s are what an edict is called, then a list of how the players voted, e.g. “Anna yes, Bert no”. */
  TABLE_TELL (COLONIA_EVENT_VOTE, "Ev", N_("Vote on “%s”: %s.")),
  /* Translators: %s is the player who is the mayor. */
  TABLE_TELL_IF (COLONIA_EVENT_CASTING_VOTE, 'w', COLONIA_BALLOT_YES, "A", N_("%s decides as mayor: yes.")),
  /* Translators: %s is the player who is the mayor. */
  TABLE_TELL (COLONIA_EVENT_CASTING_VOTE, "A", N_("%s decides as mayor: no.")),
  TABLE_TELL (COLONIA_EVENT_RESTOCK, NULL, N_("One more resource is drawn for each booth.")),
  TABLE_TELL (COLONIA_EVENT_MERCHANTS, NULL, N_("Two foreign merchants lay out their resources.")),
  TABLE_TELL (COLONIA_EVENT_HOMECOMING, NULL, N_("Members come home early.")),
  TABLE_TELL (COLONIA_EVENT_DRAWS, NULL, N_("The players draw resources from the bag.")),
  /* Translators: %s is a list of players with what they rolled, e.g. “Anna 4, Bert 6”. */
  TABLE_TELL (COLONIA_EVENT_GOOD_ROLLS, "o", N_("Each player rolls for a good: %s.")),
  TABLE_TELL (COLONIA_EVENT_EXCHANGE, NULL, N_("The players change money.")),
  /* Translators: %s is a player, %d the number of a market booth. */
  TABLE_TELL (COLONIA_EVENT_TAKE_BOOTH, "p3", N_("%s takes what lies on booth %d.")),
  /* Translators: %s is a player. */
  TABLE_TELL_IF (COLONIA_EVENT_ORDER, 'w', COLONIA_CRAFTSMAN_SADDLER, "p", N_("%s orders a saddle from the saddler.")),
  TABLE_TELL_IF (COLONIA_EVENT_ORDER, 'w', COLONIA_CRAFTSMAN_WAINWRIGHT, "p",
                 /* Translators: %s is a player. */
                 N_("%s orders a cartwheel from the wainwright.")),
  TABLE_TELL_IF (COLONIA_EVENT_ORDER, 'w', COLONIA_CRAFTSMAN_PAINTER, "p",
                 /* Translators: %s is a player. */
                 N_("%s orders a painting from the painter.")),
  /* Translators: %s is a player. */
  TABLE_TELL_IF (COLONIA_EVENT_ORDER, 'w', COLONIA_CRAFTSMAN_TAILOR, "p", N_("%s orders clothing from the tailor.")),
  TABLE_TELL_IF (COLONIA_EVENT_ORDER, 'w', COLONIA_CRAFTSMAN_SHOEMAKER, "p",
                 /* Translators: %s is a player. */
                 N_("%s orders footwear from the shoemaker.")),
  /* Translators: %d is what was rolled, 1 to 6. */
  TABLE_TELL (COLONIA_EVENT_DIE, "1", N_("The die shows %d.")),
  /* Translators: %s are a player, a good with its number, e.g. “1 saddle”, and a city. */
  TABLE_TELL_IF (COLONIA_EVENT_LOAD, '2', TRUE, "plT", N_("%s loads %s into the extra hold of the ship for %s.")),
  /* Translators: %s are a player, goods with their numbers, e.g. “1 saddle, 2 paintings”, a city, and money with its currency. */
  TABLE_TELL (COLONIA_EVENT_LOAD, "pLTP", N_("%s loads %s onto the ship for %s, for %s.")),
  /* Translators: %s are a player, a city, and money with its currency. */
  TABLE_TELL_IF (COLONIA_EVENT_BUY, '1', SHRINE, "pTm", N_("%s buys the shrine of %s for %s.")),
  /* Translators: %s are a player and a city, %d is how many points the relic is worth, the last %s money with its currency. */
  TABLE_TELL (COLONIA_EVENT_BUY, "pT1m", NN_("%s buys the relic of %s with %d point for %s.",
                                             "%s buys the relic of %s with %d points for %s.")),
  /* Translators: %s are a player, then a city. */
  TABLE_TELL_IF (COLONIA_EVENT_SAFEGUARD, '1', SHRINE, "pT", N_("%s safeguards the shrine of %s.")),
  /* Translators: %s are a player, then a city; %d is how many points the relic is worth. */
  TABLE_TELL (COLONIA_EVENT_SAFEGUARD, "pT1", NN_("%s safeguards the relic of %s with %d point.",
                                                  "%s safeguards the relic of %s with %d points.")),
  /* Translators: %s is a player, who does nothing more this day. */
  TABLE_TELL (COLONIA_EVENT_PASS, "p", N_("%s passes.")),
  TABLE_TELL (COLONIA_EVENT_FINAL_HOLDINGS, NULL, N_("The players count what they have left.")),
  /* Translators: %s is a player whose state in this program was not what lay on the table. */
  TABLE_TELL_IF (COLONIA_EVENT_CORRECTION, '1', FALSE, "p", N_("The books of %s are corrected.")),
  /* Translators: %s are a player, then the reason that somebody typed. */
  TABLE_TELL (COLONIA_EVENT_CORRECTION, "py", N_("The books of %s are corrected (%s).")),
  /* Translators: what families have becomes more, or less; below it stands by how much. */
  TABLE_TELL_IF (COLONIA_EVENT_CHANGE, '1', FALSE, NULL, N_("Holdings are changed.")),
  /* Translators: what families have becomes more, or less; %s is the reason that somebody typed. */
  TABLE_TELL (COLONIA_EVENT_CHANGE, "Y", N_("Holdings are changed (%s).")),
  TABLE_TELL_END,
};

/* A list like “Anna 7, Bert 3”, without those whose value is 0, as families are listed everywhere. */
static char *
list_values (const Told *told,
             const int  *values)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);

  for (int place = 0; place < told->before->n_players; place++)
    {
      int seat = colonia_state_get_seat (told->before, place);

      if (values[seat] != 0)
        /* Translators: %s is a player, %d the number of a card or a die, e.g. “Anna 7”. */
        g_ptr_array_add (items, g_strdup_printf (C_("player and card or die", "%s %d"), told->telling->names[seat],
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

/* In the order in which they lie on the board (MON-3). */
static char *
list_edicts (const ColoniaEvent *event)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);
  int laid[COLONIA_N_EDICTS];

  colonia_event_lay_out_edicts (event, laid);
  for (int place = 0; place < COLONIA_N_EDICTS; place++)
    {
      const ColoniaEdict *edict = &event->edicts[laid[place]];
      g_autofree char *name = colonia_term_edict (edict);

      /* Translators: %s are the day when an edict is voted on, then what it is called. */
      g_ptr_array_add (items, g_strdup_printf (_("%s “%s”"), colonia_term_voting_day (edict->day), name));
    }

  return text_list (items);
}

static char *
list_ballots (const Told *told)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);

  for (int place = 0; place < told->before->n_players; place++)
    {
      int seat = colonia_state_get_seat (told->before, place);

      /* Translators: %s are a player, then “yes”, “no” or “no vote”. */
      g_ptr_array_add (items, g_strdup_printf (C_("player and ballot", "%s %s"), told->telling->names[seat],
                                               colonia_term_ballot (told->event->ballots[seat])));
    }

  return text_list (items);
}

/* The edict that is voted on, whose text stands in the event that revealed it. */
static char *
tell_edict (const Told *told)
{
  const ColoniaLaidEdict *edict = &told->before->edicts[told->before->edict];
  const ColoniaEvent *revealed = told->telling->edicts;

  return revealed != NULL ? colonia_term_edict (&revealed->edicts[edict->revealed])
                          : colonia_term_edict_kind (edict->kind);
}

static const ColoniaHold *
get_hold (const Told *told)
{
  return &told->before->berths[told->event->load.berth].holds[told->event->load.hold];
}

/* What sentences say of the game: what was entered by each player or is on a card, what is loaded and what that pays, why
 * something is corrected or changed, the mayor, and the edict that is voted on. */
static char *
get_term (char                 letter,
          const ColoniaEffect *about)
{
  const Told *told = (const void *) about;
  const ColoniaEvent *event = told->event;

  switch (letter)
    {
    TABLE_TERM ('h', list_holds (event));
    TABLE_TERM ('e', list_edicts (event));
    TABLE_TERM ('c', list_values (told, event->family_cards.values));
    TABLE_TERM ('t', list_values (told, event->tie_rolls));
    TABLE_TERM ('o', list_values (told, event->good_rolls.rolls));
    TABLE_TERM ('v', list_ballots (told));
    TABLE_TERM ('l', colonia_term_goods (event->load.good, 1));
    TABLE_TERM ('L', colonia_term_goods_list (&get_hold (told)->goods));
    TABLE_TERM ('P', colonia_term_money ((ColoniaCity) about->what, get_hold (told)->pays));
    TABLE_TERM ('y', table_words_written (event->correction.reason));
    TABLE_TERM ('Y', table_words_written (event->change.reason));
    TABLE_TERM ('A', g_strdup (told->telling->names[told->before->order[0]]));
    TABLE_TERM ('E', tell_edict (told));
    default:
      return colonia_term_of (letter, about);
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

/* A relic card is told by what is on it: where it lies another one may lie soon. */
static void
tell_of_card (Told       *told,
              ColoniaCity city,
              gboolean    shrine,
              int         points,
              int         cost)
{
  told->about.what = (int) city;
  told->about.amount = shrine ? SHRINE : points;
  told->about.other = cost;
}

static void
tell_of_slot (Told *told,
              int   slot)
{
  const ColoniaCard *card = &told->before->display[slot];

  tell_of_card (told, card->city, card->shrine, card->points, card->cost);
}

/* Tells an event in one sentence on one line. */
char *
colonia_words_event (const ColoniaTelling *telling,
                     const ColoniaState   *before,
                     const ColoniaEvent   *event)
{
  Told told = { { .kind = (int) event->type, .player = event->player }, telling, before, event };

  switch (event->type)
    {
    case COLONIA_EVENT_SHIP:
      told.about.what = (int) event->ship.city;
      told.about.other = colonia_state_find_free_berth (before);
      break;

    case COLONIA_EVENT_RELIC:
      tell_of_card (&told, event->relic.city, event->relic.shrine, event->relic.points, event->relic.cost);
      break;

    case COLONIA_EVENT_CASTING_VOTE:
      told.about.what = (int) event->casting_ballot;
      break;

    case COLONIA_EVENT_TAKE_BOOTH:
      told.about.what = event->booth;
      break;

    case COLONIA_EVENT_ORDER:
      told.about.what = (int) event->craftsman;
      break;

    case COLONIA_EVENT_DIE:
      told.about.amount = event->die;
      break;

    case COLONIA_EVENT_LOAD:
      told.about.what = (int) before->berths[event->load.berth].city;
      told.about.other = event->load.extra;
      break;

    case COLONIA_EVENT_BUY:
      tell_of_slot (&told, event->buy.slot);
      break;

    case COLONIA_EVENT_SAFEGUARD:
      tell_of_slot (&told, event->slot);
      break;

    case COLONIA_EVENT_CORRECTION:
      told.about.amount = event->correction.reason != NULL;
      break;

    case COLONIA_EVENT_CHANGE:
      told.about.amount = event->change.reason != NULL;
      break;

    default:
      break;
    }

  return table_sentence_tell (events_told, telling->names, &told.about, get_term);
}

/* colonia-terms.c: what the things on the table are called
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-terms.h"

#include "table-sentence.h"
#include "table-words.h"
#include "text-words.h"

#include <glib/gi18n.h>

/* Tells how many members of a family there are. */
char *
colonia_term_members (TableColor color,
                      int          amount)
{
  gulong n = (gulong) amount;

  g_return_val_if_fail (color < COLONIA_N_COLORS, NULL);

  switch (color)
    {
    case TABLE_COLOR_YELLOW:
      /* Translators: the pieces of a player; %d is how many there are. */
      return g_strdup_printf (ngettext ("%d yellow family member", "%d yellow family members", n), amount);

    case TABLE_COLOR_BLUE:
      /* Translators: the pieces of a player; %d is how many there are. */
      return g_strdup_printf (ngettext ("%d blue family member", "%d blue family members", n), amount);

    case TABLE_COLOR_GREEN:
      /* Translators: the pieces of a player; %d is how many there are. */
      return g_strdup_printf (ngettext ("%d green family member", "%d green family members", n), amount);

    case TABLE_COLOR_RED:
      /* Translators: the pieces of a player; %d is how many there are. */
      return g_strdup_printf (ngettext ("%d red family member", "%d red family members", n), amount);

    case TABLE_COLOR_ORANGE:
      /* Translators: the pieces of a player; %d is how many there are. */
      return g_strdup_printf (ngettext ("%d orange family member", "%d orange family members", n), amount);

    case TABLE_COLOR_PURPLE:
      /* Translators: the pieces of a player; %d is how many there are. */
      return g_strdup_printf (ngettext ("%d purple family member", "%d purple family members", n), amount);

    default:
      g_return_val_if_reached (NULL);
    }
}

static gboolean
is_weekday (ColoniaDay day)
{
  return day >= COLONIA_DAY_MONDAY && day <= COLONIA_DAY_SUNDAY;
}

/* Names a day of the week. */
const char *
colonia_term_day (ColoniaDay day)
{
  static const char *const names[] = {
    /* Translators: a day of the week, as it stands alone on a label. */
    NC_("day on a label", "Monday"), NC_("day on a label", "Tuesday"), NC_("day on a label", "Wednesday"),
    NC_("day on a label", "Thursday"), NC_("day on a label", "Friday"), NC_("day on a label", "Saturday"),
    NC_("day on a label", "Sunday"),
  };

  g_return_val_if_fail (is_weekday (day), "");

  return g_dpgettext2 (NULL, "day on a label", names[day - COLONIA_DAY_MONDAY]);
}

/* Names a day of the week within a sentence, where many languages write it with a small letter. */
const char *
colonia_term_day_within (ColoniaDay day)
{
  static const char *const names[] = {
    /* Translators: a day of the week, as it stands within a sentence, e.g. “Week 2 of 6, Monday”. */
    NC_("day within a sentence", "Monday"), NC_("day within a sentence", "Tuesday"),
    NC_("day within a sentence", "Wednesday"), NC_("day within a sentence", "Thursday"),
    NC_("day within a sentence", "Friday"), NC_("day within a sentence", "Saturday"),
    NC_("day within a sentence", "Sunday"),
  };

  g_return_val_if_fail (is_weekday (day), "");

  return g_dpgettext2 (NULL, "day within a sentence", names[day - COLONIA_DAY_MONDAY]);
}

/* Abbreviates a day of the week. */
const char *
colonia_term_day_short (ColoniaDay day)
{
  static const char *const names[] = {
    /* Translators: a day of the week in two letters, for the path of the seven days. */
    NC_("short day", "Mo"), NC_("short day", "Tu"), NC_("short day", "We"), NC_("short day", "Th"),
    NC_("short day", "Fr"), NC_("short day", "Sa"), NC_("short day", "Su"),
  };

  g_return_val_if_fail (is_weekday (day), "");

  return g_dpgettext2 (NULL, "short day", names[day - COLONIA_DAY_MONDAY]);
}

/* Tells which of the weeks it is. */
char *
colonia_term_week (int week)
{
  g_return_val_if_fail (week >= 0 && week <= COLONIA_N_WEEKS, NULL);

  if (week == 0)
    /* Translators: what comes before the first week: ships and relics are laid out. */
    return g_strdup (_("Setting up"));

  /* Translators: the first %d is which week it is, the second how many there are. */
  return g_strdup_printf (_("Week %d of %d"), week, COLONIA_N_WEEKS);
}

/* Tells which week and which day it is. */
char *
colonia_term_week_and_day (int        week,
                           ColoniaDay day)
{
  g_return_val_if_fail (week >= 0 && week <= COLONIA_N_WEEKS, NULL);
  g_return_val_if_fail (day < COLONIA_N_DAYS, NULL);

  if (day == COLONIA_DAY_END)
    /* Translators: stands in place of the day when the last week is over. */
    return g_strdup (_("The end"));

  if (!is_weekday (day) || week == 0)
    return colonia_term_week (week);

  /* Translators: the first %d is which week it is, the second how many there are, %s a day. */
  return g_strdup_printf (_("Week %d of %d, %s"), week, COLONIA_N_WEEKS, colonia_term_day_within (day));
}

/* Tells which week and which day it is behind a colon, where many languages go on with a small
 * letter. */
char *
colonia_term_week_and_day_within (int        week,
                                  ColoniaDay day)
{
  g_return_val_if_fail (week >= 0 && week <= COLONIA_N_WEEKS, NULL);
  g_return_val_if_fail (day < COLONIA_N_DAYS, NULL);

  if (day == COLONIA_DAY_END)
    /* Translators: stands in place of the day when the last week is over, e.g. “Carry on: the end”. */
    return g_strdup (C_("behind a colon", "the end"));

  if (week == 0)
    /* Translators: what comes before the first week, e.g. “Carry on: setting up”. */
    return g_strdup (C_("behind a colon", "setting up"));

  if (!is_weekday (day))
    /* Translators: the first %d is which week it is, the second how many there are. */
    return g_strdup_printf (C_("behind a colon", "week %d of %d"), week, COLONIA_N_WEEKS);

  /* Translators: the first %d is which week it is, the second how many there are, %s a day. */
  return g_strdup_printf (C_("behind a colon", "week %d of %d, %s"),
                          week, COLONIA_N_WEEKS, colonia_term_day_within (day));
}

/* Names a city. That is the same in every language, as all editions have the same pieces
 * (SET-7). */
const char *
colonia_term_city (ColoniaCity city)
{
  static const char *const names[COLONIA_N_CITIES] = { "London", "Nowgorod", "Bergen", "Brügge" };

  g_return_val_if_fail (city < COLONIA_N_CITIES, "");

  return names[city];
}

/* Names a craftsman, without an article, as a word inside a sentence. */
const char *
colonia_term_craftsman (ColoniaCraftsman craftsman)
{
  static const char *const names[COLONIA_N_CRAFTSMEN] = {
    /* Translators: a craftsman, by whom goods are made, as the word stands behind “the” or “busy”, or before a number. */
    N_("saddler"), N_("wainwright"), N_("painter"), N_("tailor"), N_("shoemaker"),
  };

  g_return_val_if_fail (craftsman < COLONIA_N_CRAFTSMEN, "");

  return _(names[craftsman]);
}

/* Names a craftsman, as a heading or a word by itself. */
const char *
colonia_term_craftsman_heading (ColoniaCraftsman craftsman)
{
  switch (craftsman)
    {
    case COLONIA_CRAFTSMAN_SADDLER:
      /* Translators: a craftsman, as a heading. */
      return C_("heading", "Saddler");

    case COLONIA_CRAFTSMAN_WAINWRIGHT:
      /* Translators: a craftsman, as a heading. */
      return C_("heading", "Wainwright");

    case COLONIA_CRAFTSMAN_PAINTER:
      /* Translators: a craftsman, as a heading. */
      return C_("heading", "Painter");

    case COLONIA_CRAFTSMAN_TAILOR:
      /* Translators: a craftsman, as a heading. */
      return C_("heading", "Tailor");

    case COLONIA_CRAFTSMAN_SHOEMAKER:
      /* Translators: a craftsman, as a heading. */
      return C_("heading", "Shoemaker");

    case COLONIA_N_CRAFTSMEN:
    default:
      g_return_val_if_reached ("");
    }
}

/* Names a day on which edicts are voted on. */
const char *
colonia_term_voting_day (ColoniaDay day)
{
  switch (day)
    {
    case COLONIA_DAY_WEDNESDAY:
      /* Translators: a day as it stands inside a sentence, before an edict. */
      return _("Wednesday");

    case COLONIA_DAY_THURSDAY:
      /* Translators: a day as it stands inside a sentence, before an edict. */
      return _("Thursday");

    case COLONIA_DAY_FRIDAY:
      /* Translators: a day as it stands inside a sentence, before an edict. */
      return _("Friday");

    case COLONIA_DAY_SATURDAY:
      /* Translators: a day as it stands inside a sentence, before an edict. */
      return _("Saturday");

    default:
      g_return_val_if_reached ("");
    }
}

/* Names a street space of the board. */
const char *
colonia_term_street (ColoniaStreet street)
{
  static const char *const names[COLONIA_N_STREETS] = {
    /* Translators: street spaces of the board, as they stand inside a sentence, e.g. “home from the Tuesday street”. */
    N_("the Tuesday street"), N_("the Wednesday street"), N_("the Thursday street"), N_("the Friday street"),
  };

  g_return_val_if_fail (street < COLONIA_N_STREETS, "");

  return _(names[street]);
}

/* Numbers a berth, in Roman numerals as the board does. */
const char *
colonia_term_berth (int berth)
{
  static const char *const numbers[COLONIA_N_BERTHS] = { "I", "II", "III", "IV" };

  g_return_val_if_fail (berth >= 0 && berth < COLONIA_N_BERTHS, "");

  return numbers[berth];
}

/* Names what a player said in a vote. */
const char *
colonia_term_ballot (ColoniaBallot ballot)
{
  switch (ballot)
    {
    case COLONIA_BALLOT_YES:
      /* Translators: a vote for an edict, as it stands behind the name of the player, e.g. “Anna yes”. */
      return C_("ballot", "yes");

    case COLONIA_BALLOT_NO:
      /* Translators: a vote against an edict, as it stands behind the name of the player, e.g. “Bert no”. */
      return C_("ballot", "no");

    case COLONIA_BALLOT_NONE:
      /* Translators: who could not vote, as the card counts as zero; it stands behind the name of the player. */
      return C_("ballot", "no vote");

    default:
      g_return_val_if_reached ("");
    }
}

/* Names the currency of a city. That is the same in every language, as all editions have the
 * same money (SET-7). */
const char *
colonia_term_currency (ColoniaCity city)
{
  static const char *const names[COLONIA_N_CITIES] = { "Pfund Sterling", "Grivna", "Mark", "Gulden" };

  g_return_val_if_fail (city < COLONIA_N_CITIES, "");

  return names[city];
}

/* Tells an amount of money. */
char *
colonia_term_money (ColoniaCity city,
                    int         amount)
{
  g_return_val_if_fail (city < COLONIA_N_CITIES, NULL);

  /* Translators: %d is an amount of money, %s its currency, e.g. “9 Gulden”. */
  return g_strdup_printf (_("%d %s"), amount, colonia_term_currency (city));
}

/* Names the tiles of a good, to stand before or above a number. */
const char *
colonia_term_good (ColoniaGood good)
{
  static const char *const names[COLONIA_N_GOODS] = {
    NC_("goods on a label", "Saddles"), NC_("goods on a label", "Cartwheels"), NC_("goods on a label", "Paintings"),
    NC_("goods on a label", "Clothing"), NC_("goods on a label", "Footwear"),
  };

  g_return_val_if_fail (good < COLONIA_N_GOODS, "");

  return g_dpgettext2 (NULL, "goods on a label", names[good]);
}

/* Names the cubes of a resource, to stand before or above a number. */
const char *
colonia_term_resource (ColoniaResource resource)
{
  static const char *const names[COLONIA_N_RESOURCES] = {
    NC_("resource on a label", "Leather"), NC_("resource on a label", "Iron"), NC_("resource on a label", "Wood"),
    NC_("resource on a label", "Linen"), NC_("resource on a label", "Fur"),
  };

  g_return_val_if_fail (resource < COLONIA_N_RESOURCES, "");

  return g_dpgettext2 (NULL, "resource on a label", names[resource]);
}

/* Tells how many there are of a good. */
char *
colonia_term_goods (ColoniaGood good,
                    int         amount)
{
  gulong n = (gulong) amount;

  g_return_val_if_fail (good < COLONIA_N_GOODS, NULL);

  switch (good)
    {
    case COLONIA_GOOD_SADDLE:
      /* Translators: goods; %d is how many saddles there are. */
      return g_strdup_printf (ngettext ("%d saddle", "%d saddles", n), amount);

    case COLONIA_GOOD_CARTWHEEL:
      /* Translators: goods; %d is how many cartwheels there are. */
      return g_strdup_printf (ngettext ("%d cartwheel", "%d cartwheels", n), amount);

    case COLONIA_GOOD_PAINTING:
      /* Translators: goods; %d is how many paintings there are. */
      return g_strdup_printf (ngettext ("%d painting", "%d paintings", n), amount);

    case COLONIA_GOOD_CLOTHING:
      /* Translators: goods; %d is how many pieces of clothing there are. */
      return g_strdup_printf (ngettext ("%d clothing", "%d clothing", n), amount);

    case COLONIA_GOOD_FOOTWEAR:
      /* Translators: goods; %d is how many pairs of footwear there are. */
      return g_strdup_printf (ngettext ("%d footwear", "%d footwear", n), amount);

    default:
      g_return_val_if_reached (NULL);
    }
}

/* Tells how many there are of a resource. */
char *
colonia_term_resources (ColoniaResource resource,
                        int             amount)
{
  gulong n = (gulong) amount;

  g_return_val_if_fail (resource < COLONIA_N_RESOURCES, NULL);

  switch (resource)
    {
    case COLONIA_RESOURCE_LEATHER:
      /* Translators: resources; %d is how many pieces of leather there are. */
      return g_strdup_printf (ngettext ("%d leather", "%d leather", n), amount);

    case COLONIA_RESOURCE_IRON:
      /* Translators: resources; %d is how many pieces of iron there are. */
      return g_strdup_printf (ngettext ("%d iron", "%d iron", n), amount);

    case COLONIA_RESOURCE_WOOD:
      /* Translators: resources; %d is how many pieces of wood there are. */
      return g_strdup_printf (ngettext ("%d wood", "%d wood", n), amount);

    case COLONIA_RESOURCE_LINEN:
      /* Translators: resources; %d is how many pieces of linen there are. */
      return g_strdup_printf (ngettext ("%d linen", "%d linen", n), amount);

    case COLONIA_RESOURCE_FUR:
      /* Translators: resources; %d is how many pieces of fur there are. */
      return g_strdup_printf (ngettext ("%d fur", "%d fur", n), amount);

    default:
      g_return_val_if_reached (NULL);
    }
}

/* Lets a term stand alone, or begin a sentence. */
char *
colonia_term_begin (const char *term)
{
  g_autofree char *first = NULL;
  const char *rest;

  g_return_val_if_fail (term != NULL, NULL);

  if (*term == '\0')
    return g_strdup ("");

  rest = g_utf8_next_char (term);
  first = g_utf8_strup (term, rest - term);

  return g_strconcat (first, rest, NULL);
}

/* Lists goods, leaving out those of which there are none. */
char *
colonia_term_goods_list (const ColoniaBundle *goods)
{
  g_autoptr (GPtrArray) items = NULL;

  g_return_val_if_fail (goods != NULL, NULL);

  items = g_ptr_array_new_with_free_func (g_free);
  for (ColoniaGood good = 0; good < COLONIA_N_GOODS; good++)
    if (goods->n[good] > 0)
      g_ptr_array_add (items, colonia_term_goods (good, goods->n[good]));

  if (items->len == 0)
    /* Translators: stands in place of a list of goods where there are none, e.g. “nothing for 9”. */
    return g_strdup (_("nothing"));

  return text_list (items);
}

/* Lists resources, leaving out those of which there are none. */
char *
colonia_term_resource_list (const ColoniaBundle *resources)
{
  g_autoptr (GPtrArray) items = NULL;

  g_return_val_if_fail (resources != NULL, NULL);

  items = g_ptr_array_new_with_free_func (g_free);
  for (ColoniaResource resource = 0; resource < COLONIA_N_RESOURCES; resource++)
    if (resources->n[resource] > 0)
      g_ptr_array_add (items, colonia_term_resources (resource, resources->n[resource]));

  return text_list (items);
}

/* Names an edict of which no more than the kind is known. */
char *
colonia_term_edict_kind (ColoniaEdictKind kind)
{
  static const char *const names[COLONIA_N_EDICT_KINDS] = {
    /* Translators: what an edict is called: one more resource for each market booth. */
    N_("bigger booths"),
    /* Translators: what an edict is called: two more market booths. */
    N_("foreign merchants"),
    /* Translators: what an edict is called: members come home early from a street space. */
    N_("homecoming from the Wednesday street"), N_("homecoming from the Thursday street"),
    /* Translators: what an edict is called: each player draws resources from the bag. */
    N_("draw resources"),
    /* Translators: what an edict is called: one craftsman fulfils two more contracts. */
    N_("busy craftsman"),
    /* Translators: what an edict is called, as a sentence or a noun: ships leave the harbour on Friday. */
    N_("ships leave"),
    /* Translators: what an edict is called: each player rolls the die for a good. */
    N_("goods by die"),
    /* Translators: what an edict is called: each ship has one more cargo hold this week. */
    N_("extra hold"),
    /* Translators: what an edict is called: two more relic cards are revealed. */
    N_("new relics"),
    /* Translators: what an edict is called: next week one member fewer is sent to the city hall. */
    N_("smaller deputation"),
    /* Translators: what an edict is called: each player may change money of one currency into another. */
    N_("exchange"),
    /* Translators: an edict whose card is not one of those known. */
    N_("another edict"),
  };

  g_return_val_if_fail (kind < COLONIA_N_EDICT_KINDS, NULL);

  return g_strdup (_(names[kind]));
}

/* Names an edict as its card has it. */
char *
colonia_term_edict (const ColoniaEdict *edict)
{
  g_return_val_if_fail (edict != NULL, NULL);

  switch (edict->kind)
    {
    case COLONIA_EDICT_BUSY_CRAFTSMAN:
      /* Translators: what an edict is called; %s is the craftsman whose bar moves, e.g. “busy saddler”. */
      return g_strdup_printf (_("busy %s"), colonia_term_craftsman (edict->craftsman));

    case COLONIA_EDICT_SHIPS_LEAVE:
      /* Translators: what an edict is called; %d is how many ships leave the harbour on Friday. */
      return g_strdup_printf (ngettext ("%d ship leaves", "%d ships leave", (gulong) edict->ships), edict->ships);

    case COLONIA_EDICT_OTHER:
      return table_words_written (edict->text);

    default:
      return colonia_term_edict_kind (edict->kind);
    }
}

/* Lists relics of a player. Returns a list with the points of each, or `NULL` if there are none. */
char *
colonia_term_relics (const ColoniaPlayer *player,
                     gboolean             stored)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);

  g_return_val_if_fail (player != NULL, NULL);

  for (int i = 0; i < player->n_relics; i++)
    if (player->relics[i].stored == stored)
      g_ptr_array_add (items,
                       /* Translators: a relic: the city that it is of and its points, e.g. “Bergen 4”. */
                       g_strdup_printf (C_("relic", "%s %d"), colonia_term_city (player->relics[i].city),
                                        player->relics[i].points));

  return items->len > 0 ? text_list (items) : NULL;
}

static char *
list_empty_shrines (const ColoniaState *state,
                    int                 seat)
{
  const ColoniaPlayer *player = &state->players[seat];
  g_autoptr (GPtrArray) items = g_ptr_array_new ();

  for (int i = 0; i < player->n_shrines; i++)
    if (colonia_state_has_empty_shrine (state, seat, player->shrines[i]))
      g_ptr_array_add (items, (gpointer) colonia_term_city (player->shrines[i]));

  return items->len > 0 ? text_list (items) : NULL;
}

/* Lists the shrines of a player, each once: those with a relic, and empty ones. All of them lie
 * before the screen, where everybody sees them (SUN-2). */
char *
colonia_term_shrines (const ColoniaState *state,
                      int                 seat)
{
  g_autofree char *relics = NULL;
  g_autofree char *empty = NULL;

  g_return_val_if_fail (state != NULL && seat >= 0 && seat < state->n_players, NULL);

  relics = colonia_term_relics (&state->players[seat], TRUE);
  empty = list_empty_shrines (state, seat);

  if (relics != NULL && empty != NULL)
    /* Translators: the first %s is a list of relics, e.g. “Bergen 4, London 2”, the second one of the cities of shrines. */
    return g_strdup_printf (_("In shrines: %s; empty shrines: %s"), relics, empty);
  if (relics != NULL)
    /* Translators: %s is a list of relics, e.g. “Bergen 4, London 2”. */
    return g_strdup_printf (_("In shrines: %s"), relics);
  if (empty != NULL)
    /* Translators: %s is a list of the cities of shrines. */
    return g_strdup_printf (_("Empty shrines: %s"), empty);

  return g_strdup ("");
}

static char *
tell_extra_hold (const char *name,
                 const char *money)
{
  if (name == NULL)
    /* Translators: a cargo hold that takes one good of any kind; %s is what it pays. */
    return g_strdup_printf (_("Extra hold: any good for %s"), money);

  /* Translators: a cargo hold that takes one good of any kind: what it pays, and the player who loaded it. */
  return g_strdup_printf (_("Extra hold: any good for %s, loaded by %s"), money, name);
}

/* Tells what a hold takes, what it pays and who loaded it. */
char *
colonia_term_hold (const ColoniaShip *ship,
                   int                hold,
                   const char        *name)
{
  g_autofree char *money = NULL;
  g_autofree char *goods = NULL;

  g_return_val_if_fail (ship != NULL && hold >= 0 && hold <= ship->n_holds, NULL);

  money = colonia_term_money (ship->city, hold == ship->n_holds ? COLONIA_EXTRA_HOLD_PAYS : ship->holds[hold].pays);
  if (hold == ship->n_holds)
    return tell_extra_hold (name, money);

  goods = colonia_term_goods_list (&ship->holds[hold].goods);
  if (name == NULL)
    /* Translators: a cargo hold: its number, a list of the goods that it takes, and what it pays. */
    return g_strdup_printf (_("Hold %d: %s for %s"), hold + 1, goods, money);

  /* Translators: a cargo hold: its number, a list of the goods in it, what it pays, and the player who loaded it. */
  return g_strdup_printf (_("Hold %d: %s for %s, loaded by %s"), hold + 1, goods, money, name);
}

static char *
tell_card (const ColoniaCard *card)
{
  const char *city = colonia_term_city (card->city);
  g_autofree char *cost = colonia_term_money (card->city, card->cost);

  if (card->shrine)
    /* Translators: a card: the city that the shrine is of, and what it costs. */
    return g_strdup_printf (_("Shrine of %s for %s"), city, cost);

  /* Translators: a card; %s are the city that the relic is of, and what it costs, %d is its points. */
  return g_strdup_printf (ngettext ("Relic of %s, %d point, for %s", "Relic of %s, %d points, for %s", (gulong) card->points),
                          city, card->points, cost);
}

/* Tells what lies there, what it costs and who safeguards it. */
char *
colonia_term_card (const ColoniaCard *card,
                   const char        *name)
{
  g_autofree char *told = NULL;

  g_return_val_if_fail (card != NULL, NULL);

  if (!card->present)
    return g_strdup (_("A card that has been bought"));

  told = tell_card (card);
  if (name == NULL)
    return g_steal_pointer (&told);

  /* Translators: the first %s describes a relic card, the second is the player whose member stands on it. */
  return g_strdup_printf (_("%s, safeguarded by %s"), told, name);
}

/* Tells on how many cards a player has a member. */
char *
colonia_term_safeguards (const ColoniaState *state,
                         int                 seat)
{
  int n = 0;

  g_return_val_if_fail (state != NULL, NULL);

  for (int slot = 0; slot < state->n_display; slot++)
    n += state->display[slot].present && state->display[slot].safeguard == seat;

  return n > 0 ? g_strdup_printf (ngettext ("Safeguards %d card", "Safeguards %d cards", (gulong) n), n) : g_strdup ("");
}

/* Tells which relics a player has behind the screen. */
char *
colonia_term_hidden (const ColoniaPlayer *player)
{
  g_autofree char *relics = colonia_term_relics (player, FALSE);

  /* Translators: %s is a list of relics, e.g. “Bergen 4, London 2”. */
  return relics != NULL ? g_strdup_printf (_("Behind the screen: %s"), relics) : g_strdup (_("Nothing behind the screen"));
}

/* Whether each card that was not bought has a member on it. */
static gboolean
is_nothing_left (const ColoniaState *state)
{
  for (int slot = 0; slot < state->n_display; slot++)
    if (state->display[slot].present && state->display[slot].safeguard == COLONIA_NOBODY)
      return FALSE;

  return TRUE;
}

/* Tells what is to be borne in mind while cards are bought (SUN-1), or safeguarded (SUN-4). */
const char *
colonia_term_sunday (const ColoniaState *state)
{
  g_return_val_if_fail (state != NULL, NULL);

  if (state->step == COLONIA_STEP_BUYING)
    return _("A card costs the money of its own city. A shrine doubles the relic that lies in it.");
  if (is_nothing_left (state))
    return _("Nothing is left to be safeguarded: everybody passes.");

  return _("A card with a member on it stays on display next week; the others are discarded.");
}

/* What sentences that are told of numbers say of the game: a craftsman, as a word inside a sentence or at its beginning,
 * a street, that of a homecoming, and the Friday street, a city, its currency, and so much of it, berths, so many of a
 * good or a resource, and what is in a bundle. */
char *
colonia_term_of (char                 letter,
                 const ColoniaEffect *about)
{
  switch (letter)
    {
    TABLE_TERM ('C', g_strdup (colonia_term_craftsman ((ColoniaCraftsman) about->what)));
    TABLE_TERM ('H', g_strdup (colonia_term_craftsman_heading ((ColoniaCraftsman) about->what)));
    TABLE_TERM ('S', g_strdup (colonia_term_street ((ColoniaStreet) about->what)));
    TABLE_TERM ('h', g_strdup (colonia_term_street (about->what == COLONIA_EDICT_HOMECOMING_WEDNESDAY
                                                      ? COLONIA_STREET_WEDNESDAY
                                                      : COLONIA_STREET_THURSDAY)));
    TABLE_TERM ('F', g_strdup (colonia_term_street (COLONIA_STREET_FRIDAY)));
    TABLE_TERM ('T', g_strdup (colonia_term_city ((ColoniaCity) about->what)));
    TABLE_TERM ('Y', g_strdup (colonia_term_currency ((ColoniaCity) about->what)));
    TABLE_TERM ('M', colonia_term_money ((ColoniaCity) about->what, about->amount));
    TABLE_TERM ('m', colonia_term_money ((ColoniaCity) about->what, about->other));
    TABLE_TERM ('B', g_strdup (colonia_term_berth (about->other)));
    TABLE_TERM ('b', g_strdup (colonia_term_berth (about->other - 1)));
    TABLE_TERM ('G', colonia_term_goods ((ColoniaGood) about->what, about->amount));
    TABLE_TERM ('g', colonia_term_goods ((ColoniaGood) about->what, about->other));
    TABLE_TERM ('R', colonia_term_resources ((ColoniaResource) about->what, about->amount));
    TABLE_TERM ('r', colonia_term_resources ((ColoniaResource) about->what, about->other));
    TABLE_TERM ('K', colonia_term_resource_list (&about->bundle));
    TABLE_TERM ('L', colonia_term_goods_list (&about->bundle));
    default:
      g_return_val_if_reached (NULL);
    }
}

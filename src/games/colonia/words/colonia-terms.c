/* colonia-terms.c: what the things on the table are called
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-terms.h"

#include "table-sentence.h"
#include "table-words.h"
#include "text-words.h"
#include "tongue.h"

#include <glib/gi18n.h>

static const TableSentence members_told[] = {
  /* Translators: the pieces of a player; %d is how many there are. */
  TABLE_TELL (TABLE_COLOR_YELLOW, "1", NN_("%d yellow family member", "%d yellow family members")),
  /* Translators: the pieces of a player; %d is how many there are. */
  TABLE_TELL (TABLE_COLOR_BLUE, "1", NN_("%d blue family member", "%d blue family members")),
  /* Translators: the pieces of a player; %d is how many there are. */
  TABLE_TELL (TABLE_COLOR_GREEN, "1", NN_("%d green family member", "%d green family members")),
  /* Translators: the pieces of a player; %d is how many there are. */
  TABLE_TELL (TABLE_COLOR_RED, "1", NN_("%d red family member", "%d red family members")),
  /* Translators: the pieces of a player; %d is how many there are. */
  TABLE_TELL (TABLE_COLOR_ORANGE, "1", NN_("%d orange family member", "%d orange family members")),
  /* Translators: the pieces of a player; %d is how many there are. */
  TABLE_TELL (TABLE_COLOR_PURPLE, "1", NN_("%d purple family member", "%d purple family members")),
  TABLE_TELL_END,
};

static const TableSentence goods_told[] = {
  /* Translators: goods; %d is how many saddles there are. */
  TABLE_TELL (COLONIA_GOOD_SADDLE, "1", NN_("%d saddle", "%d saddles")),
  /* Translators: goods; %d is how many cartwheels there are. */
  TABLE_TELL (COLONIA_GOOD_CARTWHEEL, "1", NN_("%d cartwheel", "%d cartwheels")),
  /* Translators: goods; %d is how many paintings there are. */
  TABLE_TELL (COLONIA_GOOD_PAINTING, "1", NN_("%d painting", "%d paintings")),
  /* Translators: goods; %d is how many pieces of clothing there are. */
  TABLE_TELL (COLONIA_GOOD_CLOTHING, "1", NN_("%d clothing", "%d clothing")),
  /* Translators: goods; %d is how many pairs of footwear there are. */
  TABLE_TELL (COLONIA_GOOD_FOOTWEAR, "1", NN_("%d footwear", "%d footwear")),
  TABLE_TELL_END,
};

static const TableSentence resources_told[] = {
  /* Translators: resources; %d is how many pieces of leather there are. */
  TABLE_TELL (COLONIA_RESOURCE_LEATHER, "1", NN_("%d leather", "%d leather")),
  /* Translators: resources; %d is how many pieces of iron there are. */
  TABLE_TELL (COLONIA_RESOURCE_IRON, "1", NN_("%d iron", "%d iron")),
  /* Translators: resources; %d is how many pieces of wood there are. */
  TABLE_TELL (COLONIA_RESOURCE_WOOD, "1", NN_("%d wood", "%d wood")),
  /* Translators: resources; %d is how many pieces of linen there are. */
  TABLE_TELL (COLONIA_RESOURCE_LINEN, "1", NN_("%d linen", "%d linen")),
  /* Translators: resources; %d is how many pieces of fur there are. */
  TABLE_TELL (COLONIA_RESOURCE_FUR, "1", NN_("%d fur", "%d fur")),
  TABLE_TELL_END,
};

static char *
tell_number (const TableSentence *rows,
             int                  kind,
             int                  amount)
{
  return table_sentence_tell (rows, NULL, &(const ColoniaEffect) { .kind = kind, .amount = amount }, NULL);
}

/* Tells how many members of a family there are. */
char *
colonia_term_members (TableColor color,
                      int        amount)
{
  return tell_number (members_told, (int) color, amount);
}

/* Tells how many there are of a good. */
char *
colonia_term_goods (ColoniaGood good,
                    int         amount)
{
  return tell_number (goods_told, (int) good, amount);
}

/* Tells how many there are of a resource. */
char *
colonia_term_resources (ColoniaResource resource,
                        int             amount)
{
  return tell_number (resources_told, (int) resource, amount);
}

/* A day of the week. */
TABLE_TERMS (colonia_term_day, "day on a label", [COLONIA_DAY_MONDAY] =
             /* Translators: a day of the week, as it stands alone on a label. */
             NC_("day on a label", "Monday"), NC_("day on a label", "Tuesday"), NC_("day on a label", "Wednesday"),
             NC_("day on a label", "Thursday"), NC_("day on a label", "Friday"), NC_("day on a label", "Saturday"),
             NC_("day on a label", "Sunday"))

/* A day of the week within a sentence, where many languages write it with a small letter. */
TABLE_TERMS (colonia_term_day_within, "day within a sentence", [COLONIA_DAY_MONDAY] =
             /* Translators: a day of the week, as it stands within a sentence, e.g. “Week 2 of 6, Monday”. */
             NC_("day within a sentence", "Monday"), NC_("day within a sentence", "Tuesday"),
             NC_("day within a sentence", "Wednesday"), NC_("day within a sentence", "Thursday"),
             NC_("day within a sentence", "Friday"), NC_("day within a sentence", "Saturday"),
             NC_("day within a sentence", "Sunday"))

/* A day of the week, abbreviated. */
TABLE_TERMS (colonia_term_day_short, "short day", [COLONIA_DAY_MONDAY] =
             /* Translators: a day of the week in two letters, for the path of the seven days. */
             NC_("short day", "Mo"), NC_("short day", "Tu"), NC_("short day", "We"), NC_("short day", "Th"),
             NC_("short day", "Fr"), NC_("short day", "Sa"), NC_("short day", "Su"))

/* Where it stands which week and which day it is: many languages go on with a small letter behind a colon. */
typedef enum {
  ON_LABEL,
  BEHIND_COLON
} Where;

static const TableSentence whens[] = {
  /* Translators: stands in place of the day when the last week is over. */
  TABLE_TELL_IF (ON_LABEL, 'w', COLONIA_DAY_END, NULL, N_("The end")),
  /* Translators: what comes before the first week: ships and relics are laid out. */
  TABLE_TELL_IF (ON_LABEL, '1', 0, NULL, N_("Setting up")),
  /* Translators: the first %d is which week it is, the second how many there are. */
  TABLE_TELL_IF (ON_LABEL, 'w', COLONIA_DAY_SETUP, "12", N_("Week %d of %d")),
  /* Translators: the first %d is which week it is, the second how many there are, %s a day. */
  TABLE_TELL (ON_LABEL, "12D", N_("Week %d of %d, %s")),
  TABLE_TELL_IF (BEHIND_COLON, 'w', COLONIA_DAY_END, NULL,
                 /* Translators: stands in place of the day when the last week is over, e.g. “Carry on: the end”. */
                 CN_("behind a colon", "the end")),
  /* Translators: what comes before the first week, e.g. “Carry on: setting up”. */
  TABLE_TELL_IF (BEHIND_COLON, '1', 0, NULL, CN_("behind a colon", "setting up")),
  /* Translators: the first %d is which week it is, the second how many there are. */
  TABLE_TELL_IF (BEHIND_COLON, 'w', COLONIA_DAY_SETUP, "12", CN_("behind a colon", "week %d of %d")),
  /* Translators: the first %d is which week it is, the second how many there are, %s a day. */
  TABLE_TELL (BEHIND_COLON, "12D", CN_("behind a colon", "week %d of %d, %s")),
  TABLE_TELL_END,
};

static char *
tell_when (Where where,
           int   week,
           int   day)
{
  const ColoniaEffect about = { .kind = (int) where, .what = day, .amount = week, .other = COLONIA_N_WEEKS };

  return table_sentence_tell (whens, NULL, &about, colonia_term_of);
}

/* Tells which of the weeks it is. */
char *
colonia_term_week (int week)
{
  return tell_when (ON_LABEL, week, COLONIA_DAY_SETUP);
}

/* Tells which week and which day it is. */
char *
colonia_term_week_and_day (int week,
                           int day)
{
  return tell_when (ON_LABEL, week, day);
}

/* Tells which week and which day it is behind a colon. */
char *
colonia_term_week_and_day_within (int week,
                                  int day)
{
  return tell_when (BEHIND_COLON, week, day);
}

/* Names a city. That is the same in every language, as all editions have the same pieces
 * (SET-7). */
const char *
colonia_term_city (int city)
{
  static const char *const names[COLONIA_N_CITIES] = { "London", "Nowgorod", "Bergen", "Brügge" };

  g_return_val_if_fail (city >= 0 && city < (int) COLONIA_N_CITIES, "");

  return names[city];
}

/* Names a craftsman, without an article, as a word inside a sentence. */
const char *
colonia_term_craftsman (int craftsman)
{
  static const char *const names[COLONIA_N_CRAFTSMEN] = {
    /* Translators: a craftsman, by whom goods are made, as the word stands behind “the” or “busy”, or before a number. */
    N_("saddler"), N_("wainwright"), N_("painter"), N_("tailor"), N_("shoemaker"),
  };

  g_return_val_if_fail (craftsman >= 0 && craftsman < (int) COLONIA_N_CRAFTSMEN, "");

  return _(names[craftsman]);
}

/* A craftsman, as a heading or a word by itself. */
TABLE_TERMS (colonia_term_craftsman_heading, "heading",
             /* Translators: a craftsman, as a heading. */
             NC_("heading", "Saddler"),
             /* Translators: a craftsman, as a heading. */
             NC_("heading", "Wainwright"),
             /* Translators: a craftsman, as a heading. */
             NC_("heading", "Painter"),
             /* Translators: a craftsman, as a heading. */
             NC_("heading", "Tailor"),
             /* Translators: a craftsman, as a heading. */
             NC_("heading", "Shoemaker"))

/* Names a day on which edicts are voted on. */
const char *
colonia_term_voting_day (ColoniaDay day)
{
  static const char *const names[] = {
    /* Translators: a day as it stands inside a sentence, before an edict. */
    [COLONIA_DAY_WEDNESDAY] = N_("Wednesday"),
    /* Translators: a day as it stands inside a sentence, before an edict. */
    [COLONIA_DAY_THURSDAY] = N_("Thursday"),
    /* Translators: a day as it stands inside a sentence, before an edict. */
    [COLONIA_DAY_FRIDAY] = N_("Friday"),
    /* Translators: a day as it stands inside a sentence, before an edict. */
    [COLONIA_DAY_SATURDAY] = N_("Saturday"),
  };

  g_return_val_if_fail (day >= COLONIA_DAY_WEDNESDAY && day <= COLONIA_DAY_SATURDAY, "");

  return _(names[day]);
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

/* What a player said in a vote. */
TABLE_TERMS (colonia_term_ballot, "ballot",
             /* Translators: who could not vote, as the card counts as zero; it stands behind the name of the player. */
             [COLONIA_BALLOT_NONE] = NC_("ballot", "no vote"),
             /* Translators: a vote for an edict, as it stands behind the name of the player, e.g. “Anna yes”. */
             [COLONIA_BALLOT_YES] = NC_("ballot", "yes"),
             /* Translators: a vote against an edict, as it stands behind the name of the player, e.g. “Bert no”. */
             [COLONIA_BALLOT_NO] = NC_("ballot", "no"))

/* Names the currency of a city. That is the same in every language, as all editions have the
 * same money (SET-7). */
const char *
colonia_term_currency (int city)
{
  static const char *const names[COLONIA_N_CITIES] = { "Pfund Sterling", "Grivna", "Mark", "Gulden" };

  g_return_val_if_fail (city >= 0 && city < (int) COLONIA_N_CITIES, "");

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

/* The tiles of a good, to stand before or above a number. */
TABLE_TERMS (colonia_term_good, "goods on a label",
             NC_("goods on a label", "Saddles"), NC_("goods on a label", "Cartwheels"),
             NC_("goods on a label", "Paintings"), NC_("goods on a label", "Clothing"),
             NC_("goods on a label", "Footwear"))

/* The cubes of a resource, to stand before or above a number. */
TABLE_TERMS (colonia_term_resource, "resource on a label",
             NC_("resource on a label", "Leather"), NC_("resource on a label", "Iron"),
             NC_("resource on a label", "Wood"), NC_("resource on a label", "Linen"),
             NC_("resource on a label", "Fur"))

static char *
list_things (const TableSentence *rows,
             const ColoniaBundle *things)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);

  for (int kind = 0; kind < COLONIA_BUNDLE_KINDS; kind++)
    if (things->n[kind] > 0)
      g_ptr_array_add (items, tell_number (rows, kind, things->n[kind]));

  return text_list (items);
}

/* Lists goods, leaving out those of which there are none. */
char *
colonia_term_goods_list (const ColoniaBundle *bundle)
{
  /* Translators: stands in place of a list of goods where there are none, e.g. “nothing for 9”. */
  return colonia_bundle_get_total (bundle) > 0 ? list_things (goods_told, bundle) : g_strdup (_("nothing"));
}

/* Lists resources, leaving out those of which there are none. */
char *
colonia_term_resource_list (const ColoniaBundle *bundle)
{
  return list_things (resources_told, bundle);
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
  if (state->step == COLONIA_STEP_BUYING)
    return _("A card costs the money of its own city. A shrine doubles the relic that lies in it.");
  if (is_nothing_left (state))
    return _("Nothing is left to be safeguarded: everybody passes.");

  return _("A card with a member on it stays on display next week; the others are discarded.");
}

/* What sentences that are told of numbers say of the game: a day, a craftsman, as a word inside a sentence or at its
 * beginning, a street, that of a homecoming, and the Friday street, a city, its currency, and so much of it, berths, so many of a
 * good or a resource, and what is in a bundle. */
char *
colonia_term_of (char                 letter,
                 const ColoniaEffect *about)
{
  switch (letter)
    {
    TABLE_TERM ('D', g_strdup (colonia_term_day_within (about->what)));
    TABLE_TERM ('C', g_strdup (colonia_term_craftsman (about->what)));
    TABLE_TERM ('H', g_strdup (colonia_term_craftsman_heading (about->what)));
    TABLE_TERM ('S', g_strdup (colonia_term_street ((ColoniaStreet) about->what)));
    TABLE_TERM ('h', g_strdup (colonia_term_street (about->what == COLONIA_EDICT_HOMECOMING_WEDNESDAY
                                                      ? COLONIA_STREET_WEDNESDAY
                                                      : COLONIA_STREET_THURSDAY)));
    TABLE_TERM ('F', g_strdup (colonia_term_street (COLONIA_STREET_FRIDAY)));
    TABLE_TERM ('T', g_strdup (colonia_term_city (about->what)));
    TABLE_TERM ('Y', g_strdup (colonia_term_currency (about->what)));
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

/* Finds the key by which a player's vote is entered. */
gunichar
colonia_key_ballot (int ballot)
{
  g_autoptr (TongueScope) scope = tongue_speak (NULL);

  g_return_val_if_fail (ballot == COLONIA_BALLOT_YES || ballot == COLONIA_BALLOT_NO, 0);

  /* Translators: two different small letters, the keys for yes and no, in this order. */
  return text_find_letter (C_("keys", "yn"), "yn", 2, ballot == COLONIA_BALLOT_YES ? 0 : 1);
}

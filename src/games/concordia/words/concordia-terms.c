/* concordia-terms.c: what the things on the table are called
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "concordia-words.h"

#include "table-sentence.h"
#include "text-words.h"

#include <glib/gi18n.h>

#define TERMS(thing, context, ...) TABLE_TERMS (concordia_term_##thing, context, __VA_ARGS__)

/* A card by itself. */
TERMS (card, "card of Concordia",
       NC_("card of Concordia", "Tribune"), NC_("card of Concordia", "Architect"), NC_("card of Concordia", "Prefect"),
       /* Translators: the Mercator that everybody has, who brings 3 sestertii. */
       NC_("card of Concordia", "Mercator (3)"),
       /* Translators: the Mercator that can be bought, who brings 5 sestertii. */
       NC_("card of Concordia", "Mercator (5)"),
       NC_("card of Concordia", "Diplomat"),
       /* Translators: the Diplomat of the deck with this number, which can be bought. */
       NC_("card of Concordia", "Diplomat I"), NC_("card of Concordia", "Diplomat III"),
       NC_("card of Concordia", "Diplomat IV"), NC_("card of Concordia", "Diplomat V"),
       NC_("card of Concordia", "Senator"), NC_("card of Concordia", "Consul"), NC_("card of Concordia", "Colonist"),
       NC_("card of Concordia", "Mason"), NC_("card of Concordia", "Farmer"), NC_("card of Concordia", "Smith"),
       NC_("card of Concordia", "Vintner"), NC_("card of Concordia", "Weaver"))

/* Translators: a card as it is called within a sentence, e.g. “Anna plays the Senator.”. */
TERMS (the_card, "the card",
       NC_("the card", "the Tribune"), NC_("the card", "the Architect"), NC_("the card", "the Prefect"),
       NC_("the card", "the Mercator (3)"), NC_("the card", "the Mercator (5)"), NC_("the card", "the Diplomat"),
       NC_("the card", "the Diplomat of deck I"), NC_("the card", "the Diplomat of deck III"),
       NC_("the card", "the Diplomat of deck IV"), NC_("the card", "the Diplomat of deck V"), NC_("the card", "the Senator"),
       NC_("the card", "the Consul"), NC_("the card", "the Colonist"), NC_("the card", "the Mason"),
       NC_("the card", "the Farmer"), NC_("the card", "the Smith"), NC_("the card", "the Vintner"),
       NC_("the card", "the Weaver"))

/* The last is what a Prefect can bring in place of a good. */
TERMS (good, "good of Concordia",
       NC_("good of Concordia", "Brick"), NC_("good of Concordia", "Food"), NC_("good of Concordia", "Tools"),
       NC_("good of Concordia", "Wine"), NC_("good of Concordia", "Cloth"), NC_("good of Concordia", "Coins"))

/* Translators: a good as it is called within a sentence, e.g. “A province with wine on its marker produces.”. */
TERMS (a_good, "the good",
       NC_("the good", "brick"), NC_("the good", "food"), NC_("the good", "tools"), NC_("the good", "wine"),
       NC_("the good", "cloth"))

/* Translators: a city by what it makes, within a sentence, e.g. “Anna builds in a wine city, the second house there.”. */
TERMS (city, "the city",
       NC_("the city", "a brick city"), NC_("the city", "a food city"), NC_("the city", "a tool city"),
       NC_("the city", "a wine city"), NC_("the city", "a cloth city"))

/* Translators: which house of its city one is, e.g. “Anna builds in a wine city, the second house there.”. */
TERMS (which_house, "which house",
       NC_("which house", "the first house there"), NC_("which house", "the second house there"),
       NC_("which house", "the third house there"), NC_("which house", "the fourth house there"),
       NC_("which house", "the fifth house there"))

/* Tells what counts at the end: a god, or a specialist. */
const char *
concordia_term_kind (int kind)
{
  static const char *const names[CONCORDIA_N_GODS] = {
    NC_("god", "Vesta"), NC_("god", "Jupiter"), NC_("god", "Saturnus"), NC_("god", "Mercurius"), NC_("god", "Mars"),
  };

  g_return_val_if_fail (kind >= 0 && kind < CONCORDIA_N_KINDS, "");

  return kind < CONCORDIA_N_GODS ? g_dpgettext2 (NULL, "god", names[kind])
                                 : concordia_term_card (CONCORDIA_CARD_MASON + kind - CONCORDIA_N_GODS);
}

/* The boards have the same name everywhere. */
const char *
concordia_term_map (int map)
{
  return map == CONCORDIA_MAP_ITALIA ? "Italia" : "Imperium";
}

/* So many of something. */
#define TELLS(thing, words) TABLE_NUMBERS (concordia_term_##thing, words)

/* Translators: the money of the game Concordia. */
TELLS (coins, ngettext ("%d sestertius", "%d sestertii", (gulong) n))
TELLS (houses, ngettext ("%d house", "%d houses", (gulong) n))
TELLS (provinces, ngettext ("%d province", "%d provinces", (gulong) n))
TELLS (colonists, ngettext ("%d colonist", "%d colonists", (gulong) n))
TELLS (points, ngettext ("%d point", "%d points", (gulong) n))
TELLS (cards, ngettext ("%d card", "%d cards", (gulong) n))

#define GOODS(kind, words) case CONCORDIA_GOOD_##kind: return g_strdup_printf (words, n)

/* Tells how many there are of a good, or of goods of free choice. */
char *
concordia_term_goods (int good,
                      int n)
{
  switch (good)
    {
    GOODS (BRICK, ngettext ("%d brick", "%d bricks", (gulong) n));
    /* Translators: %d is how much food there is. */
    GOODS (FOOD, ngettext ("%d food", "%d food", (gulong) n));
    GOODS (TOOL, ngettext ("%d tool", "%d tools", (gulong) n));
    /* Translators: %d is how much wine there is. */
    GOODS (WINE, ngettext ("%d wine", "%d wine", (gulong) n));
    /* Translators: %d is how much cloth there is. */
    GOODS (CLOTH, ngettext ("%d cloth", "%d cloth", (gulong) n));
    default:
      return g_strdup_printf (ngettext ("%d good of any kind", "%d goods of any kind", (gulong) n), n);
    }
}

/* Adds the goods to a list of which there are any: what comes, for a sign of 1, or what goes, for -1. */
void
concordia_list_goods (GPtrArray *items,
                      const int *goods,
                      int        sign)
{
  for (int good = 0; good < CONCORDIA_N_GOODS; good++)
    if (goods[good] * sign > 0)
      g_ptr_array_add (items, concordia_term_goods (good, goods[good] * sign));
}

/* Tells what comes, for a sign of 1, or goes, or `NULL` if nothing does. */
char *
concordia_list_moved (const ConcordiaPrice *moved,
                      int                   sign)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);

  if (moved->coins * sign > 0)
    g_ptr_array_add (items, concordia_term_coins (moved->coins * sign));
  concordia_list_goods (items, moved->goods, sign);
  if (moved->any * sign > 0)
    g_ptr_array_add (items, concordia_term_goods (CONCORDIA_N_GOODS, moved->any * sign));

  return items->len > 0 ? text_list (items) : NULL;
}

/* Tells what moves between the bank and somebody, as short as can be. */
char *
concordia_term_moved (const ConcordiaPrice *moved)
{
  g_autofree char *gets = concordia_list_moved (moved, 1);
  g_autofree char *pays = concordia_list_moved (moved, -1);

  if (gets != NULL && pays != NULL)
    /* Translators: %s are what comes from the bank and what goes there, on a button. */
    return g_strdup_printf (_("+ %s; − %s"), gets, pays);
  if (gets != NULL)
    /* Translators: %s is what comes from the bank, on a button. */
    return g_strdup_printf (_("+ %s"), gets);

  /* Translators: %s is what goes to the bank, on a button. */
  return pays != NULL ? g_strdup_printf (_("− %s"), pays) : g_strdup ("");
}

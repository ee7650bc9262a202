/* concordia-terms.c: what the things on the table are called
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "concordia-words.h"

#include "text-words.h"

#include <glib/gi18n.h>

#define CARD "card of Concordia"
#define GOOD "good of Concordia"

/* Tells what a card is called. */
const char *
concordia_term_card (int card)
{
  static const char *const names[CONCORDIA_N_CARDS] = {
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
    NC_("card of Concordia", "Vintner"), NC_("card of Concordia", "Weaver"),
  };

  g_return_val_if_fail (card >= 0 && card < CONCORDIA_N_CARDS, "");

  return g_dpgettext2 (NULL, CARD, names[card]);
}

/* Tells what a good is called, or the coins that a Prefect can bring in its place. */
const char *
concordia_term_good (int good)
{
  static const char *const names[CONCORDIA_N_GOODS + 1] = {
    NC_("good of Concordia", "Brick"), NC_("good of Concordia", "Food"), NC_("good of Concordia", "Tools"),
    NC_("good of Concordia", "Wine"), NC_("good of Concordia", "Cloth"), NC_("good of Concordia", "Coins"),
  };

  g_return_val_if_fail (good >= 0 && good <= CONCORDIA_N_GOODS, "");

  return g_dpgettext2 (NULL, GOOD, names[good]);
}

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

/* Tells how many of something there are. */
#define TELLS(thing, words) char *concordia_term_##thing (int n) { return g_strdup_printf (words, n); }

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
      return g_strdup_printf (ngettext ("%d good of free choice", "%d goods of free choice", (gulong) n), n);
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

/* colonia-terms.c: what the things on the table are called
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-terms.h"

#include "text-line.h"

#include <glib/gi18n.h>

/**
 * colonia_term_city:
 * @city: a city
 *
 * Returns: its name, as it is printed on the pieces in every edition (SET-7)
 */
const char *
colonia_term_city (ColoniaCity city)
{
  static const char *const names[COLONIA_N_CITIES] = { "London", "Nowgorod", "Bergen", "Brügge" };

  return names[city];
}

/**
 * colonia_term_craftsman:
 * @craftsman: a craftsman
 *
 * Returns: the name of the craft
 */
const char *
colonia_term_craftsman (ColoniaCraftsman craftsman)
{
  static const char *const names[COLONIA_N_CRAFTSMEN] = {
    N_("saddler"), N_("wainwright"), N_("painter"), N_("tailor"), N_("shoemaker"),
  };

  return _(names[craftsman]);
}

/**
 * colonia_term_voting_day:
 * @day: Wednesday to Saturday
 *
 * Returns: the name of a day on which edicts are voted on, as it stands
 *   inside a sentence
 */
const char *
colonia_term_voting_day (ColoniaDay day)
{
  switch (day)
    {
    case COLONIA_DAY_WEDNESDAY:
      /* Translators: a day as it stands inside a sentence, in brackets behind an edict. */
      return _("Wednesday");

    case COLONIA_DAY_THURSDAY:
      return _("Thursday");

    case COLONIA_DAY_FRIDAY:
      return _("Friday");

    case COLONIA_DAY_SATURDAY:
      return _("Saturday");

    default:
      g_return_val_if_reached ("");
    }
}

/**
 * colonia_term_street:
 * @street: a street space
 *
 * Returns: its name, with its article, as it stands inside a sentence
 */
const char *
colonia_term_street (ColoniaStreet street)
{
  static const char *const names[COLONIA_N_STREETS] = {
    /* Translators: street spaces of the board, as they stand inside a sentence, e.g. “home from the Tuesday street”. */
    N_("the Tuesday street"), N_("the Wednesday street"), N_("the Thursday street"), N_("the Friday street"),
  };

  return _(names[street]);
}

/**
 * colonia_term_berth:
 * @berth: a berth, from 0
 *
 * Returns: its number as it is printed on the board
 */
const char *
colonia_term_berth (int berth)
{
  static const char *const numbers[COLONIA_N_BERTHS] = { "I", "II", "III", "IV" };

  g_return_val_if_fail (berth >= 0 && berth < COLONIA_N_BERTHS, "");

  return numbers[berth];
}

/**
 * colonia_term_ballot:
 * @ballot: a ballot
 *
 * Returns: what is on the card
 */
const char *
colonia_term_ballot (ColoniaBallot ballot)
{
  switch (ballot)
    {
    case COLONIA_BALLOT_YES:
      return C_("ballot", "yes");

    case COLONIA_BALLOT_NO:
      return C_("ballot", "no");

    default:
      return C_("ballot", "no vote");
    }
}

/**
 * colonia_term_currency:
 * @city: a city
 *
 * Returns: the name of its currency, as it is printed in every edition (SET-7)
 */
const char *
colonia_term_currency (ColoniaCity city)
{
  static const char *const names[COLONIA_N_CITIES] = { "Pfund Sterling", "Grivna", "Mark", "Gulden" };

  return names[city];
}

/**
 * colonia_term_money:
 * @city: the city whose currency it is
 * @amount: how much
 *
 * Returns: (transfer full): an amount of money
 */
char *
colonia_term_money (ColoniaCity city,
                    int         amount)
{
  /* Translators: an amount and its currency, e.g. “9 Gulden”. */
  return g_strdup_printf (_("%d %s"), amount, colonia_term_currency (city));
}

/**
 * colonia_term_goods:
 * @good: a good
 * @amount: how many
 *
 * Returns: (transfer full): a number of goods
 */
char *
colonia_term_goods (ColoniaGood good,
                    int         amount)
{
  gulong n = (gulong) amount;

  switch (good)
    {
    case COLONIA_GOOD_SADDLE:
      return g_strdup_printf (ngettext ("%d saddle", "%d saddles", n), amount);

    case COLONIA_GOOD_CARTWHEEL:
      return g_strdup_printf (ngettext ("%d cartwheel", "%d cartwheels", n), amount);

    case COLONIA_GOOD_PAINTING:
      return g_strdup_printf (ngettext ("%d painting", "%d paintings", n), amount);

    case COLONIA_GOOD_CLOTHING:
      return g_strdup_printf (ngettext ("%d clothing", "%d clothing", n), amount);

    default:
      return g_strdup_printf (ngettext ("%d footwear", "%d footwear", n), amount);
    }
}

/**
 * colonia_term_resources:
 * @resource: a resource
 * @amount: how many
 *
 * Returns: (transfer full): a number of resources
 */
char *
colonia_term_resources (ColoniaResource resource,
                        int             amount)
{
  gulong n = (gulong) amount;

  switch (resource)
    {
    case COLONIA_RESOURCE_LEATHER:
      return g_strdup_printf (ngettext ("%d leather", "%d leather", n), amount);

    case COLONIA_RESOURCE_IRON:
      return g_strdup_printf (ngettext ("%d iron", "%d iron", n), amount);

    case COLONIA_RESOURCE_WOOD:
      return g_strdup_printf (ngettext ("%d wood", "%d wood", n), amount);

    case COLONIA_RESOURCE_LINEN:
      return g_strdup_printf (ngettext ("%d linen", "%d linen", n), amount);

    default:
      return g_strdup_printf (ngettext ("%d fur", "%d fur", n), amount);
    }
}

static char *
join (GPtrArray  *items,
      const char *separator)
{
  GString *list = g_string_new (NULL);

  for (guint i = 0; i < items->len; i++)
    {
      if (i > 0)
        g_string_append (list, separator);
      g_string_append (list, g_ptr_array_index (items, i));
    }

  return g_string_free (list, FALSE);
}

/**
 * colonia_term_list:
 * @items: (element-type utf8): some texts
 *
 * Returns: (transfer full): the texts as a list, e.g. “Anna 7, Bert 3”
 */
char *
colonia_term_list (GPtrArray *items)
{
  /* Translators: what parts the items of a list, e.g. “Anna 7, Bert 3”. */
  return join (items, _(", "));
}

/**
 * colonia_term_lists:
 * @items: (element-type utf8): some texts, each of which may be a list itself
 *
 * Returns: (transfer full): the texts as a list, e.g. “1 saddle, 1 painting for 9; 1 saddle for 4”
 */
char *
colonia_term_lists (GPtrArray *items)
{
  /* Translators: what parts the items of a list where each may be a list itself. */
  return join (items, _("; "));
}

/**
 * colonia_term_goods_list:
 * @goods: some goods
 *
 * Returns: (transfer full): a list of how many there are of each, e.g. “1 saddle, 2 paintings”
 */
char *
colonia_term_goods_list (const ColoniaBundle *goods)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);

  for (ColoniaGood good = 0; good < COLONIA_N_GOODS; good++)
    if (goods->n[good] > 0)
      g_ptr_array_add (items, colonia_term_goods (good, goods->n[good]));

  if (items->len == 0)
    /* Translators: no goods at all, as in “nothing for 9”. */
    return g_strdup (_("nothing"));

  return colonia_term_list (items);
}

/**
 * colonia_term_resource_list:
 * @resources: some resources
 *
 * Returns: (transfer full): a list of how many there are of each, e.g. “1 leather, 2 iron”
 */
char *
colonia_term_resource_list (const ColoniaBundle *resources)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);

  for (ColoniaResource resource = 0; resource < COLONIA_N_RESOURCES; resource++)
    if (resources->n[resource] > 0)
      g_ptr_array_add (items, colonia_term_resources (resource, resources->n[resource]));

  return colonia_term_list (items);
}

/**
 * colonia_term_edict_kind:
 * @kind: a kind of edict
 *
 * Returns: (transfer full): what the edict is called, without what its card adds
 */
char *
colonia_term_edict_kind (ColoniaEdictKind kind)
{
  static const char *const names[COLONIA_N_EDICT_KINDS] = {
    N_("bigger booths"), N_("foreign merchants"),
    N_("homecoming from the Wednesday street"), N_("homecoming from the Thursday street"),
    N_("draw resources"), N_("busy craftsman"), N_("ships leave"), N_("goods by die"),
    N_("extra hold"), N_("new relics"), N_("smaller deputation"), N_("exchange"),
    N_("another edict"),
  };

  return g_strdup (_(names[kind]));
}

/**
 * colonia_term_edict:
 * @edict: an edict
 *
 * Returns: (transfer full): what the edict is called, with what its card adds
 */
char *
colonia_term_edict (const ColoniaEdict *edict)
{
  switch (edict->kind)
    {
    case COLONIA_EDICT_BUSY_CRAFTSMAN:
      /* Translators: an edict; the name is one of the craftsmen. */
      return g_strdup_printf (_("busy %s"), colonia_term_craftsman (edict->craftsman));

    case COLONIA_EDICT_SHIPS_LEAVE:
      return g_strdup_printf (ngettext ("%d ship leaves", "%d ships leave", (gulong) edict->ships), edict->ships);

    case COLONIA_EDICT_OTHER:
      return text_line (edict->text, -1);

    default:
      return colonia_term_edict_kind (edict->kind);
    }
}

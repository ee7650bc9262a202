/* genua-terms.c: what the things on the table are called
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "genua-words.h"

#include "text-words.h"

#include <glib/gi18n.h>

#define TERMS(thing, context, ...) TABLE_TERMS (genua_term_##thing, context, __VA_ARGS__)

/* A space of the city. */
TERMS (place, "space of Genua",
       NC_("space of Genua", "Guildhall"), NC_("space of Genua", "City Hall"), NC_("space of Genua", "Post"),
       NC_("space of Genua", "Cathedral"), NC_("space of Genua", "Villa Ricci"), NC_("space of Genua", "Coach House"),
       NC_("space of Genua", "Park"), NC_("space of Genua", "Villa Colini"), NC_("space of Genua", "Metal Warehouse"),
       NC_("space of Genua", "Tavern"), NC_("space of Genua", "Cloth Warehouse"), NC_("space of Genua", "Villa Zasteri"),
       NC_("space of Genua", "Palazzo"), NC_("space of Genua", "Harbour"), NC_("space of Genua", "Villa Monetti"),
       NC_("space of Genua", "Grain Warehouse"), NC_("space of Genua", "Trattoria"), NC_("space of Genua", "Spice Warehouse"),
       NC_("space of Genua", "Street"), NC_("space of Genua", "Market Place"))

/* The same within a sentence. */
TERMS (within, "in a sentence",
       /* Translators: a space of the city of Genua, within a sentence. */
       NC_("in a sentence", "the Guildhall"), NC_("in a sentence", "the City Hall"), NC_("in a sentence", "the Post"),
       NC_("in a sentence", "the Cathedral"), NC_("in a sentence", "Villa Ricci"), NC_("in a sentence", "the Coach House"),
       NC_("in a sentence", "the Park"), NC_("in a sentence", "Villa Colini"), NC_("in a sentence", "the Metal Warehouse"),
       NC_("in a sentence", "the Tavern"), NC_("in a sentence", "the Cloth Warehouse"), NC_("in a sentence", "Villa Zasteri"),
       NC_("in a sentence", "the Palazzo"), NC_("in a sentence", "the Harbour"), NC_("in a sentence", "Villa Monetti"),
       NC_("in a sentence", "the Grain Warehouse"), NC_("in a sentence", "the Trattoria"), NC_("in a sentence", "the Spice Warehouse"),
       NC_("in a sentence", "a street"), NC_("in a sentence", "the Market Place"))

/* A kind of thing. */
TERMS (thing, "thing of Genua",
       NC_("thing of Genua", "Ducats"), NC_("thing of Genua", "Wheat"), NC_("thing of Genua", "Rice"),
       NC_("thing of Genua", "Silver"), NC_("thing of Genua", "Copper"), NC_("thing of Genua", "Silk"),
       NC_("thing of Genua", "Linen"), NC_("thing of Genua", "Salt"), NC_("thing of Genua", "Pepper"),
       /* Translators: a card that lets the tower start where one likes. */
       NC_("thing of Genua", "Chosen start"),
       /* Translators: a card for one more action. */
       NC_("thing of Genua", "Further action"),
       /* Translators: a card for any one good. */
       NC_("thing of Genua", "Any good"),
       /* Translators: a card to exchange one thing for another one. */
       NC_("thing of Genua", "Exchange"),
       /* Translators: a card for the action of a building of one’s own. */
       NC_("thing of Genua", "Building action"),
       NC_("thing of Genua", "Large order"), NC_("thing of Genua", "Small order"), NC_("thing of Genua", "Message"),
       NC_("thing of Genua", "Privilege"), NC_("thing of Genua", "Marker"))

/* Translators: the money of the game Genua. */
TABLE_NUMBERS (genua_term_ducats, ngettext ("%d ducat", "%d ducats", (gulong) n))

/* What none and so many of a kind of thing are told as. */
#define TELL(kind, none, words) case GENUA_THING_##kind: return n == 0 ? g_strdup (none) : g_strdup_printf (words, n)

/* Tells how many there are of a kind of thing. */
char *
genua_term_things (int thing,
                   int n)
{
  switch (thing)
    {
    TELL (WHEAT, _("no wheat"), ngettext ("%d wheat", "%d wheat", (gulong) n));
    TELL (RICE, _("no rice"), ngettext ("%d rice", "%d rice", (gulong) n));
    TELL (SILVER, _("no silver"), ngettext ("%d silver", "%d silver", (gulong) n));
    TELL (COPPER, _("no copper"), ngettext ("%d copper", "%d copper", (gulong) n));
    TELL (SILK, _("no silk"), ngettext ("%d silk", "%d silk", (gulong) n));
    /* Translators: %d is how much linen there is, one of the goods of the game Genua. */
    TELL (LINEN, _("no linen"), ngettext ("%d piece of linen", "%d pieces of linen", (gulong) n));
    TELL (SALT, _("no salt"), ngettext ("%d salt", "%d salt", (gulong) n));
    TELL (PEPPER, _("no pepper"), ngettext ("%d pepper", "%d pepper", (gulong) n));
    TELL (CHOSEN_START, _("no chosen-start card"), ngettext ("%d chosen-start card", "%d chosen-start cards", (gulong) n));
    TELL (FURTHER_ACTION, _("no further-action card"), ngettext ("%d further-action card", "%d further-action cards", (gulong) n));
    TELL (ANY_GOOD, _("no any-good card"), ngettext ("%d any-good card", "%d any-good cards", (gulong) n));
    TELL (EXCHANGE, _("no exchange card"), ngettext ("%d exchange card", "%d exchange cards", (gulong) n));
    TELL (BUILDING_ACTION, _("no building-action card"), ngettext ("%d building-action card", "%d building-action cards", (gulong) n));
    TELL (LARGE_ORDER, _("no large order"), ngettext ("%d large order", "%d large orders", (gulong) n));
    TELL (SMALL_ORDER, _("no small order"), ngettext ("%d small order", "%d small orders", (gulong) n));
    TELL (MESSAGE, _("no message"), ngettext ("%d message", "%d messages", (gulong) n));
    TELL (PRIVILEGE, _("no privilege"), ngettext ("%d privilege", "%d privileges", (gulong) n));
    TELL (MARKER, _("no marker"), ngettext ("%d marker", "%d markers", (gulong) n));
    default:
      return n == 0 ? g_strdup (_("no ducats")) : genua_term_ducats (n);
    }
}

TABLE_NUMBERS (genua_term_buildings, ngettext ("%d building", "%d buildings", (gulong) n))
TABLE_NUMBERS (genua_term_goods, ngettext ("%d good", "%d goods", (gulong) n))

char *
genua_term_message (int from,
                    int to)
{
  return g_strdup_printf (C_("two buildings", "%s – %s"), genua_term_place (from), genua_term_place (to));
}

/* Lists places, as they are called on their own or within a sentence. */
char *
genua_list_places (int        n,
                   const int *places,
                   gboolean   within)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new ();

  for (int i = 0; i < n; i++)
    g_ptr_array_add (items, (char *) (within ? genua_term_within (places[i]) : genua_term_place (places[i])));

  return text_list (items);
}

/* Lists the things of which there are any, or `NULL` if there are none. */
char *
genua_list_things (const int *things)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);

  for (int thing = 0; thing < GENUA_N_THINGS; thing++)
    if (things[thing] > 0)
      g_ptr_array_add (items, genua_term_things (thing, things[thing]));

  return items->len > 0 ? text_list (items) : NULL;
}

/* Tells what is too few, which may be nothing. */
static char *
tell_too_few (const TableEffect *about)
{
  g_autofree char *things = genua_term_things (about->what, about->amount);

  /* Translators: follows “Anna has”; %s is so many of something, e.g. “2 wheat”, %d how many are needed. */
  return about->amount > 0 ? g_strdup_printf (_("only %s, not %d"), things, about->other) : g_steal_pointer (&things);
}

/* What sentences that are told of numbers say of the game: a space on its own or within a sentence, one of a kind of
 * things, so many of it, too few of it, or ducats. */
char *
genua_term_of (char               letter,
               const TableEffect *about)
{
  switch (letter)
    {
    TABLE_TERM ('P', g_strdup (genua_term_place (about->what)));
    TABLE_TERM ('L', g_strdup (genua_term_within (about->what)));
    TABLE_TERM ('l', g_strdup (genua_term_within (about->amount)));
    TABLE_TERM ('m', genua_term_message (about->what, about->amount));
    TABLE_TERM ('T', g_strdup (genua_term_thing (about->what)));
    TABLE_TERM ('U', genua_term_things (about->what, 1));
    TABLE_TERM ('u', genua_term_things (about->amount, 1));
    TABLE_TERM ('O', tell_too_few (about));
    TABLE_TERM ('D', genua_term_ducats (about->amount));
    default:
      return genua_term_things (about->what, about->amount);
    }
}

/* colonia-effect-words.c: what an event caused, in a sentence
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-words.h"

#include "colonia-terms.h"
#include "text-words.h"

#include <glib/gi18n.h>

static const char *
get_name (const ColoniaTelling *telling,
          int                   seat)
{
  return seat != COLONIA_NOBODY ? telling->names[seat] : NULL;
}

static char *
tell_day (const ColoniaTelling *telling,
          const ColoniaEffect  *effect)
{
  switch ((ColoniaDay) effect->what)
    {
    case COLONIA_DAY_MONDAY:
      /* Translators: %d is the number of the week, 1 to 6. */
      return g_strdup_printf (_("Monday of week %d begins."), effect->amount);

    case COLONIA_DAY_TUESDAY:
      /* Translators: %d is the number of the week, 1 to 6. */
      return g_strdup_printf (_("Tuesday of week %d begins."), effect->amount);

    case COLONIA_DAY_WEDNESDAY:
      /* Translators: %d is the number of the week, 1 to 6. */
      return g_strdup_printf (_("Wednesday of week %d begins."), effect->amount);

    case COLONIA_DAY_THURSDAY:
      /* Translators: %d is the number of the week, 1 to 6. */
      return g_strdup_printf (_("Thursday of week %d begins."), effect->amount);

    case COLONIA_DAY_FRIDAY:
      /* Translators: %d is the number of the week, 1 to 6. */
      return g_strdup_printf (_("Friday of week %d begins."), effect->amount);

    case COLONIA_DAY_SATURDAY:
      /* Translators: %d is the number of the week, 1 to 6. */
      return g_strdup_printf (_("Saturday of week %d begins."), effect->amount);

    case COLONIA_DAY_SUNDAY:
      /* Translators: %d is the number of the week, 1 to 6. */
      return g_strdup_printf (_("Sunday of week %d begins."), effect->amount);

    case COLONIA_DAY_END:
      return g_strdup (_("The six weeks are over."));

    default:
      g_return_val_if_reached (NULL);
    }
}

static char *
tell_bar (const ColoniaTelling *telling,
          const ColoniaEffect  *effect)
{
  const char *craftsman = colonia_term_craftsman ((ColoniaCraftsman) effect->what);

  /* Translators: %s is a craftsman, the first %d the space above the bar, the second %d how many contracts more are fulfilled. */
  return g_strdup_printf (ngettext ("The bar of the %s moves down to below space %d: one more contract.",
                                    "The bar of the %s moves down to below space %d: %d more contracts.",
                                    (gulong) effect->amount),
                          craftsman, effect->other, effect->amount);
}

static char *
tell_week_card (const ColoniaTelling *telling,
                const ColoniaEffect  *effect)
{
  gulong n = (gulong) effect->amount;

  if (n == 0)
    return g_strdup (effect->kind == COLONIA_EFFECT_DICE_SET ? _("The die is not rolled on Thursday.")
                                                             : _("No ship leaves on Saturday."));
  if (effect->kind == COLONIA_EFFECT_DICE_SET)
    /* Translators: %d is how many times the die is rolled. */
    return g_strdup_printf (ngettext ("The die is rolled once on Thursday.",
                                      "The die is rolled %d times on Thursday.", n),
                            effect->amount);

  /* Translators: %d is how many ships leave the harbour. */
  return g_strdup_printf (ngettext ("%d ship leaves on Saturday.", "%d ships leave on Saturday.", n),
                          effect->amount);
}

/* Who goes before whom where the cards of both count as zero. */
static char *
tell_zero_place (const ColoniaTelling *telling,
                 const ColoniaEffect  *effect)
{
  const char *name = get_name (telling, effect->player);
  const char *next = get_name (telling, effect->other);
  gboolean mayor = effect->what == 0;
  int place = effect->what + 1;

  if (effect->rule == COLONIA_RULE_TUE_4 && mayor)
    /* Translators: %s are who goes first, the player behind, and that second player again. */
    return g_strdup_printf (_("%s becomes mayor ahead of %s: both cards count as zero, and last week %s was ahead."),
                            name, next, next);
  if (effect->rule == COLONIA_RULE_TUE_4)
    /* Translators: %s is a player, %d the place in the order, then %s are the player behind, and that second player again. */
    return g_strdup_printf (_("%s is number %d, ahead of %s: both cards count as zero, and last week %s was ahead."),
                            name, place, next, next);

  if (mayor)
    /* Translators: %s are who goes first, the player behind, and the first player again. */
    return g_strdup_printf (_("%s becomes mayor ahead of %s: both cards count as zero, and %s rolled higher."),
                            name, next, name);
  /* Translators: %s is a player, %d the place in the order, then %s are the player behind, and the first player again. */
  return g_strdup_printf (_("%s is number %d, ahead of %s: both cards count as zero, and %s rolled higher."),
                          name, place, next, name);
}

/* Who goes before whom, and why (TUE-3 to TUE-5). */
static char *
tell_place (const ColoniaTelling *telling,
            const ColoniaEffect  *effect)
{
  const char *name = get_name (telling, effect->player);
  const char *next = get_name (telling, effect->other);
  gboolean mayor = effect->what == 0;
  int place = effect->what + 1;
  int value = effect->amount;

  if (next == NULL && mayor)
    /* Translators: %s is a player, %d the value of the card. */
    return g_strdup_printf (_("%s becomes mayor with the highest card, %d."), name, value);
  if (next == NULL && value == 0)
    /* Translators: %s is a player, %d the place in the order. */
    return g_strdup_printf (_("%s is number %d, as the card counts as zero."), name, place);
  if (next == NULL)
    /* Translators: %s is a player, the first %d the place in the order, the second %d the value of the card. */
    return g_strdup_printf (_("%s is number %d with %d."), name, place, value);

  if (value == 0)
    return tell_zero_place (telling, effect);

  if (effect->rule == COLONIA_RULE_TUE_4 && mayor)
    /* Translators: %s are who goes first and the player behind, %d the value of both cards, the last %s that second player again. */
    return g_strdup_printf (_("%s becomes mayor ahead of %s: both have %d, and last week %s was ahead."),
                            name, next, value, next);
  if (effect->rule == COLONIA_RULE_TUE_4)
    /* Translators: %s is a player, %d the place, %s the player behind, %d the value of both cards, the last %s that second player again. */
    return g_strdup_printf (_("%s is number %d, ahead of %s: both have %d, and last week %s was ahead."),
                            name, place, next, value, next);

  if (mayor)
    /* Translators: %s are who goes first and the player behind, %d the value of both cards, the last %s the first player again. */
    return g_strdup_printf (_("%s becomes mayor ahead of %s: both have %d, and %s rolled higher."),
                            name, next, value, name);
  /* Translators: %s is a player, %d the place, %s the player behind, %d the value of both cards, the last %s the first player again. */
  return g_strdup_printf (_("%s is number %d, ahead of %s: both have %d, and %s rolled higher."),
                          name, place, next, value, name);
}

static char *
tell_deputation (const ColoniaTelling *telling,
                 const ColoniaEffect  *effect)
{
  const char *name = get_name (telling, effect->player);
  gulong n = (gulong) effect->amount;

  switch (effect->kind)
    {
    case COLONIA_EFFECT_CARD_IS_ZERO:
      /* Translators: %s is a player, the first %d how many members are at home, the second %d how many would have to be sent. */
      return g_strdup_printf (ngettext ("%s has only %d of %d member at home: the card counts as zero.",
                                        "%s has only %d of %d members at home: the card counts as zero.", n),
                              name, effect->other, effect->amount);

    case COLONIA_EFFECT_TAKEN_FROM_STREET:
      /* Translators: %s is a player, %d how many members, the last %s a street space, e.g. “the Tuesday street”. */
      return g_strdup_printf (ngettext ("%s takes %d member from %s to the city hall.",
                                        "%s takes %d members from %s to the city hall.", n),
                              name, effect->amount, colonia_term_street ((ColoniaStreet) effect->what));

    case COLONIA_EFFECT_SENT:
      /* Translators: %s is a player, %d how many members. */
      return g_strdup_printf (ngettext ("%s has %d member in the city hall.",
                                        "%s has %d members in the city hall.", n),
                              name, effect->amount);

    case COLONIA_EFFECT_TIED:
      if (effect->amount == 0)
        /* Translators: %s is a player. */
        return g_strdup_printf (_("%s is tied with a card that counts as zero and rolls the die."), name);
      /* Translators: %s is a player, %d the value of the card. */
      return g_strdup_printf (_("%s is tied with a card of %d and rolls the die."), name, effect->amount);

    default:
      g_return_val_if_reached (NULL);
    }
}

static char *
tell_move (const ColoniaTelling *telling,
           const ColoniaEffect  *effect)
{
  const char *name = get_name (telling, effect->player);
  gulong n = (gulong) effect->amount;

  switch (effect->kind)
    {
    case COLONIA_EFFECT_COMES_HOME:
      /* Translators: %s is a player, %d how many members, the last %s a street space, e.g. “the Tuesday street”. */
      return g_strdup_printf (ngettext ("%s: %d member comes home from %s.",
                                        "%s: %d members come home from %s.", n),
                              name, effect->amount, colonia_term_street ((ColoniaStreet) effect->what));

    case COLONIA_EFFECT_MOVES_ONTO_STREET:
      /* Translators: %s is a player, %d how many members, the last %s a street space, e.g. “the Tuesday street”. */
      return g_strdup_printf (ngettext ("%s: %d member moves onto %s.",
                                        "%s: %d members move onto %s.", n),
                              name, effect->amount, colonia_term_street ((ColoniaStreet) effect->what));

    case COLONIA_EFFECT_WAITS:
      /* Translators: %s is a player, the first %d how many members, the last %s a craftsman, the second %d the number of a contract space. */
      return g_strdup_printf (ngettext ("%s: %d member waits for the %s, now on space %d.",
                                        "%s: %d members wait for the %s, now on space %d.", n),
                              name, effect->amount,
                              colonia_term_craftsman ((ColoniaCraftsman) effect->what), effect->other + 1);

    case COLONIA_EFFECT_GOES_ASHORE:
      /* Translators: %s is a player, %d how many members, who came off a ship that left early. */
      return g_strdup_printf (ngettext ("%s: %d member waits ashore until Friday ends.",
                                        "%s: %d members wait ashore until Friday ends.", n),
                              name, effect->amount);

    case COLONIA_EFFECT_SAFEGUARD_HOME:
      /* Translators: %s is the player whose member stood on a relic card that was bought. */
      return g_strdup_printf (_("%s: the member on the card comes home."), name);

    default:
      g_return_val_if_reached (NULL);
    }
}

static char *
tell_placing (const ColoniaTelling *telling,
              const ColoniaEffect  *effect)
{
  const char *name = get_name (telling, effect->player);
  gulong n = (gulong) effect->amount;

  switch (effect->kind)
    {
    case COLONIA_EFFECT_MEMBERS_ON_BOOTH:
      /* Translators: %s is a player, the first %d how many members, the second %d the number of a market booth. */
      return g_strdup_printf (ngettext ("%s places %d member on booth %d.",
                                        "%s places %d members on booth %d.", n),
                              name, effect->amount, effect->what + 1);

    case COLONIA_EFFECT_MEMBERS_ON_CONTRACT:
      /* Translators: %s is a player, the first %d how many members, the second %d the number of a contract space, the last %s a craftsman. */
      return g_strdup_printf (ngettext ("%s places %d member on space %d of the %s.",
                                        "%s places %d members on space %d of the %s.", n),
                              name, effect->amount, effect->other + 1,
                              colonia_term_craftsman ((ColoniaCraftsman) effect->what));

    case COLONIA_EFFECT_MEMBER_ON_SHIP:
      /* Translators: %s is a player, who has loaded a hold of a ship. */
      return g_strdup_printf (_("%s places a member on the ship."), name);

    case COLONIA_EFFECT_MEMBER_ON_CARD:
      /* Translators: %s is a player, who safeguards a relic or a shrine. */
      return g_strdup_printf (_("%s places a member on the card."), name);

    default:
      g_return_val_if_reached (NULL);
    }
}

/* The edict in full where its card is known. */
static char *
get_edict (const ColoniaTelling *telling,
           const ColoniaEffect  *effect)
{
  if (telling->edicts != NULL)
    return colonia_term_edict (&telling->edicts->edicts[effect->other]);

  return colonia_term_edict_kind ((ColoniaEdictKind) effect->what);
}

static char *
tell_council (const ColoniaTelling *telling,
              const ColoniaEffect  *effect)
{
  g_autofree char *edict = NULL;

  switch (effect->kind)
    {
    case COLONIA_EFFECT_VOTES:
      /* Translators: the first %d is how many votes there are for the edict, the second %d how many against it. */
      return g_strdup_printf (_("Votes: %d yes, %d no."), effect->amount, effect->other);

    case COLONIA_EFFECT_TIE_FALLS_TO:
      /* Translators: %s is the player who is the mayor. */
      return g_strdup_printf (_("A tie: the mayor, %s, decides."), get_name (telling, effect->player));

    case COLONIA_EFFECT_ACCEPTED:
      edict = get_edict (telling, effect);
      /* Translators: %s is what the edict is called. */
      return g_strdup_printf (_("Accepted: “%s”."), edict);

    case COLONIA_EFFECT_REJECTED:
      edict = get_edict (telling, effect);
      /* Translators: %s is what the edict is called. */
      return g_strdup_printf (_("Rejected: “%s”."), edict);

    case COLONIA_EFFECT_EXTRA_HOLDS:
      return g_strdup (_("Each ship in the harbour has one more hold this week."));

    default:
      g_return_val_if_reached (NULL);
    }
}

/* Resources that go from hand to hand. */
static char *
tell_resources (const ColoniaTelling *telling,
                const ColoniaEffect  *effect)
{
  const char *name = get_name (telling, effect->player);
  g_autofree char *resources = colonia_term_resource_list (&effect->bundle);

  switch (effect->kind)
    {
    case COLONIA_EFFECT_DRAWN:
      /* Translators: %s is a list of resources, e.g. “1 leather, 2 iron”. */
      return g_strdup_printf (_("Drawn onto the booths: %s."), resources);

    case COLONIA_EFFECT_BACK_INTO_BAG:
      /* Translators: %s is a list of resources, e.g. “1 leather, 2 iron”. */
      return g_strdup_printf (_("Nobody took %s: back into the bag."), resources);

    case COLONIA_EFFECT_GETS_RESOURCES:
      /* Translators: %s are a player, then a list of resources, e.g. “1 leather, 2 iron”. */
      return g_strdup_printf (C_("player and resources", "%s gets %s."), name, resources);

    case COLONIA_EFFECT_RETURNS_RESOURCES:
      /* Translators: %s are a player, then a list of resources, e.g. “1 leather, 2 iron”. */
      return g_strdup_printf (_("%s puts %s into the bag."), name, resources);

    default:
      g_return_val_if_reached (NULL);
    }
}

static char *
tell_goods (const ColoniaTelling *telling,
            const ColoniaEffect  *effect)
{
  const char *name = get_name (telling, effect->player);
  g_autofree char *goods = NULL;

  if (effect->kind == COLONIA_EFFECT_RETURNS_GOODS)
    {
      goods = colonia_term_goods_list (&effect->bundle);
      /* Translators: %s are a player, then a list of goods that go onto a ship, e.g. “1 saddle, 2 paintings”. */
      return g_strdup_printf (_("%s gives %s."), name, goods);
    }

  goods = colonia_term_goods ((ColoniaGood) effect->what, effect->amount);
  if (effect->kind == COLONIA_EFFECT_MADE)
    /* Translators: %s are a player, then a good with its number, e.g. “1 saddle”. */
    return g_strdup_printf (_("Made for %s: %s."), name, goods);

  /* Translators: %s are a player, then a good with its number, e.g. “1 saddle”. */
  return g_strdup_printf (C_("player and goods", "%s gets %s."), name, goods);
}

static char *
tell_money (const ColoniaTelling *telling,
            const ColoniaEffect  *effect)
{
  const char *name = get_name (telling, effect->player);
  g_autofree char *money = colonia_term_money ((ColoniaCity) effect->what, effect->amount);

  switch (effect->kind)
    {
    case COLONIA_EFFECT_GETS_MONEY:
      /* Translators: %s are a player, then an amount of money with its currency, e.g. “9 Gulden”. */
      return g_strdup_printf (C_("player and money", "%s gets %s."), name, money);

    case COLONIA_EFFECT_PAYS_MONEY:
      /* Translators: %s are a player, then an amount of money with its currency, e.g. “9 Gulden”. */
      return g_strdup_printf (_("%s pays %s."), name, money);

    case COLONIA_EFFECT_PAID:
      /* Translators: %s are a city, a player, and an amount of money with its currency, e.g. “9 Gulden”. */
      return g_strdup_printf (_("The ship for %s pays %s %s."),
                              colonia_term_city ((ColoniaCity) effect->what), name, money);

    default:
      g_return_val_if_reached (NULL);
    }
}

static char *
tell_ship (const ColoniaTelling *telling,
           const ColoniaEffect  *effect)
{
  const char *city = colonia_term_city ((ColoniaCity) effect->what);
  const char *berth = colonia_term_berth (effect->other);

  switch (effect->kind)
    {
    case COLONIA_EFFECT_SHIP_LEAVES:
      /* Translators: %s are a city, then the number of a berth. */
      return g_strdup_printf (_("The ship for %s leaves berth %s."), city, berth);

    case COLONIA_EFFECT_SHIP_MOVES_UP:
      /* Translators: %s are a city, then the number of a berth. */
      return g_strdup_printf (_("The ship for %s moves up to berth %s."), city, berth);

    case COLONIA_EFFECT_EXTRA_HOLD_LOST:
      /* Translators: %s are a city, then the number of a berth. */
      return g_strdup_printf (_("Nobody loaded the extra hold of the ship for %s in berth %s."), city, berth);

    default:
      g_return_val_if_reached (NULL);
    }
}

/* Names the card that is discarded, as it stands in a list. */
char *
colonia_words_card (const ColoniaEffect *effect)
{
  const char *city = colonia_term_city ((ColoniaCity) effect->what);

  if (effect->other)
    /* Translators: a card; %s is a city. */
    return g_strdup_printf (C_("card", "the shrine of %s"), city);

  /* Translators: a card; %s is a city, %d how many points the relic is worth. */
  return g_strdup_printf (ngettext ("%s with %d point", "%s with %d points", (gulong) effect->amount), city, effect->amount);
}

/* Tells what nobody safeguarded (SUN-5). */
char *
colonia_words_discarded (const char *list)
{
  /* Translators: %s is a list of cards, e.g. “the shrine of London, Bergen with 2 points”. */
  return g_strdup_printf (_("Discarded without a safeguard: %s."), list);
}

static char *
tell_card (const ColoniaTelling *telling,
           const ColoniaEffect  *effect)
{
  const char *name = get_name (telling, effect->player);
  const char *city = colonia_term_city ((ColoniaCity) effect->what);
  gulong n = (gulong) effect->amount;
  g_autofree char *card = NULL;

  switch (effect->kind)
    {
    case COLONIA_EFFECT_BUYS_RELIC:
      /* Translators: %s are a player, then a city; %d is how many points the relic is worth. */
      return g_strdup_printf (ngettext ("%s has a new relic of %s with %d point.",
                                        "%s has a new relic of %s with %d points.", n),
                              name, city, effect->amount);

    case COLONIA_EFFECT_BUYS_SHRINE:
      /* Translators: %s are a player, then a city. */
      return g_strdup_printf (_("%s has the shrine of %s."), name, city);

    case COLONIA_EFFECT_STORED:
      /* Translators: %s is a city, %d how many points the relic is worth. */
      return g_strdup_printf (ngettext ("The relic of %s with %d point lies in its shrine for good.",
                                        "The relic of %s with %d points lies in its shrine for good.", n),
                              city, effect->amount);

    case COLONIA_EFFECT_DISCARDED:
      card = colonia_words_card (effect);
      return colonia_words_discarded (card);

    case COLONIA_EFFECT_SAFEGUARDED:
      if (effect->other)
        /* Translators: %s is a city. */
        return g_strdup_printf (_("The shrine of %s stays on display."), city);
      /* Translators: %s is a city, %d how many points the relic is worth. */
      return g_strdup_printf (ngettext ("The relic of %s with %d point stays on display.",
                                        "The relic of %s with %d points stays on display.", n),
                              city, effect->amount);

    default:
      g_return_val_if_reached (NULL);
    }
}

static char *
tell_winner (const char          *name,
             const ColoniaEffect *effect)
{
  gulong n = (gulong) effect->amount;

  switch ((ColoniaTieBreak) effect->what)
    {
    case COLONIA_TIE_BREAK_POINTS:
      /* Translators: %s is a player, %d how many points. */
      return g_strdup_printf (ngettext ("%s wins with %d point.", "%s wins with %d points.", n),
                              name, effect->amount);

    case COLONIA_TIE_BREAK_MONEY:
      /* Translators: %s is a player, %d how many points. */
      return g_strdup_printf (ngettext ("%s wins with %d point: tied, but with the most money left.",
                                        "%s wins with %d points: tied, but with the most money left.", n),
                              name, effect->amount);

    case COLONIA_TIE_BREAK_GOODS:
      /* Translators: %s is a player, %d how many points. */
      return g_strdup_printf (ngettext ("%s wins with %d point: tied in money too, but with the most goods left.",
                                        "%s wins with %d points: tied in money too, but with the most goods left.", n),
                              name, effect->amount);

    case COLONIA_TIE_BREAK_RESOURCES:
      /* Translators: %s is a player, %d how many points. */
      return g_strdup_printf (ngettext ("%s wins with %d point: tied in money and goods too, but with the most resources left.",
                                        "%s wins with %d points: tied in money and goods too, but with the most resources left.", n),
                              name, effect->amount);

    case COLONIA_TIE_BREAK_SHARED:
      /* Translators: %s is a player, %d how many points. */
      return g_strdup_printf (ngettext ("%s shares the victory with %d point: nothing parts the winners.",
                                        "%s shares the victory with %d points: nothing parts the winners.", n),
                              name, effect->amount);

    default:
      g_return_val_if_reached (NULL);
    }
}

/* What is done besides, where holdings and members are not tracked. */
static char *
tell_day_at_table (const ColoniaTelling *telling,
                   const ColoniaEffect  *effect)
{
  switch ((int) effect->what)
    {
    case COLONIA_DAY_MONDAY:
      return g_strdup (_("At the table, as many resources as the week card says are drawn onto each booth."));

    case COLONIA_DAY_WEDNESDAY:
      return g_strdup (_("At the table, booths are taken in player order until all have passed."));

    case COLONIA_DAY_SUNDAY:
      if (effect->amount == COLONIA_N_WEEKS)
        return g_strdup (_("At the table, relic cards are bought in player order until all have passed."));
      return g_strdup (_("At the table, relic cards are bought in player order until all have passed, and then safeguarded; the display is filled up again."));

    default:
      g_return_val_if_reached (NULL);
    }
}

static char *
tell_street_at_table (const ColoniaTelling *telling,
                      const ColoniaEffect  *effect)
{
  const char *street = colonia_term_street ((ColoniaStreet) effect->what);

  switch ((int) effect->what)
    {
    case COLONIA_STREET_TUESDAY:
      /* Translators: %s is a street space, here “the Tuesday street”. */
      return g_strdup_printf (_("At the table, members on %s come home, and those in the city hall move there."), street);

    case COLONIA_STREET_WEDNESDAY:
      /* Translators: %s is a street space, here “the Wednesday street”. */
      return g_strdup_printf (_("At the table, what is left goes back into the bag, members on %s come home, and those on booths move there."), street);

    case COLONIA_STREET_THURSDAY:
      /* Translators: %s is a street space, here “the Thursday street”; a fulfilled contract is one that its craftsman has made the goods of. */
      return g_strdup_printf (_("At the table, members on %s come home, and those of fulfilled contracts move there."), street);

    case COLONIA_STREET_FRIDAY:
      /* Translators: %s is a street space, here “the Friday street”. */
      return g_strdup_printf (_("At the table, members on %s come home."), street);

    default:
      g_return_val_if_reached (NULL);
    }
}

static char *
tell_landing_at_table (const ColoniaTelling *telling,
                       const ColoniaEffect  *effect)
{
  if (effect->kind == COLONIA_EFFECT_ASHORE_AT_TABLE)
    return g_strdup (_("At the table, members from ships that left wait ashore until Friday ends."));

  /* Translators: %s is a street space, here “the Friday street”. */
  return g_strdup_printf (_("At the table, members from ships that left move onto %s."),
                          colonia_term_street (COLONIA_STREET_FRIDAY));
}

static char *
tell_homecoming_at_table (ColoniaStreet street)
{
  /* Translators: %s is a street space, e.g. “the Wednesday street”. */
  return g_strdup_printf (_("At the table, every family may bring up to three members home from %s."),
                          colonia_term_street (street));
}

static char *
tell_edict_at_table (const ColoniaTelling *telling,
                     const ColoniaEffect  *effect)
{
  switch ((int) effect->what)
    {
    case COLONIA_EDICT_BIGGER_BOOTHS:
      return g_strdup (_("At the table, one more resource is drawn onto each regular booth."));

    case COLONIA_EDICT_FOREIGN_MERCHANTS:
      return g_strdup (_("At the table, two more booths open, with four resources drawn onto each."));

    case COLONIA_EDICT_HOMECOMING_WEDNESDAY:
      return tell_homecoming_at_table (COLONIA_STREET_WEDNESDAY);

    case COLONIA_EDICT_DRAW_RESOURCES:
      return g_strdup (_("At the table, every family may draw two resources from the bag."));

    case COLONIA_EDICT_HOMECOMING_THURSDAY:
      return tell_homecoming_at_table (COLONIA_STREET_THURSDAY);

    case COLONIA_EDICT_GOODS_BY_DIE:
      return g_strdup (_("At the table, every family rolls the die and gets a good of the craftsman it shows."));

    case COLONIA_EDICT_NEW_RELICS:
      return g_strdup (_("At the table, two more relic cards come onto the display."));

    case COLONIA_EDICT_SMALLER_DEPUTATION:
      return g_strdup (_("At the table, every family sends one member fewer than its card says; the card counts in full."));

    case COLONIA_EDICT_EXCHANGE:
      return g_strdup (_("At the table, every family may change up to 5 of one currency into another, one to one."));

    default:
      g_return_val_if_reached (NULL);
    }
}

static char *
tell_end (const ColoniaTelling *telling,
          const ColoniaEffect  *effect)
{
  const char *name = get_name (telling, effect->player);
  g_autofree char *money = NULL;

  switch (effect->kind)
    {
    case COLONIA_EFFECT_WINDOW:
      if (name == NULL)
        /* Translators: %s are a city, then its currency, e.g. “Gulden”. */
        return g_strdup_printf (_("Nobody gets the window of %s: no one player has the most %s."),
                                colonia_term_city ((ColoniaCity) effect->what),
                                colonia_term_currency ((ColoniaCity) effect->what));
      money = colonia_term_money ((ColoniaCity) effect->what, effect->amount);
      /* Translators: %s are a player, a city, and an amount of money with its currency, e.g. “9 Gulden”. */
      return g_strdup_printf (_("%s gets the window of %s and gives all %s for it."),
                              name, colonia_term_city ((ColoniaCity) effect->what), money);

    case COLONIA_EFFECT_TOTAL:
      /* Translators: %s is a player, the first %d how many points, the second %d the rank. */
      return g_strdup_printf (ngettext ("%s has %d point and rank %d.",
                                        "%s has %d points and rank %d.", (gulong) effect->amount),
                              name, effect->amount, effect->other);

    case COLONIA_EFFECT_WINNER:
      return tell_winner (name, effect);

    default:
      g_return_val_if_reached (NULL);
    }
}

static char *
tell_correction (const ColoniaTelling *telling,
                 const ColoniaEffect  *effect)
{
  const char *name = get_name (telling, effect->player);
  gulong n = (gulong) effect->amount;
  g_autofree char *now = NULL;

  switch (effect->kind)
    {
    case COLONIA_EFFECT_SUPPLY_CORRECTED:
      /* Translators: %s is a player, the first %d how many members there are, the second %d the number believed before. */
      return g_strdup_printf (ngettext ("%s has %d member at home, not %d.",
                                        "%s has %d members at home, not %d.", n),
                              name, effect->amount, effect->other);

    case COLONIA_EFFECT_STREET_CORRECTED:
      /* Translators: %s is a player, %d how many members, %s a street space, e.g. “the Tuesday street”, the last %d the number believed before. */
      return g_strdup_printf (ngettext ("%s has %d member on %s, not %d.",
                                        "%s has %d members on %s, not %d.", n),
                              name, effect->amount,
                              colonia_term_street ((ColoniaStreet) effect->what), effect->other);

    case COLONIA_EFFECT_RESOURCE_CORRECTED:
      now = colonia_term_resources ((ColoniaResource) effect->what, effect->amount);
      break;

    case COLONIA_EFFECT_GOOD_CORRECTED:
      now = colonia_term_goods ((ColoniaGood) effect->what, effect->amount);
      break;

    case COLONIA_EFFECT_MONEY_CORRECTED:
      now = colonia_term_money ((ColoniaCity) effect->what, effect->amount);
      break;

    default:
      g_return_val_if_reached (NULL);
    }

  /* Translators: %s are a player, then what the player has, e.g. “2 saddles”; %d is the number believed before. */
  return g_strdup_printf (_("%s has %s, not %d."), name, now, effect->other);
}

static char *
tell_thing (ColoniaHeld held,
            int         kind,
            int         n)
{
  switch (held)
    {
    case COLONIA_HELD_RESOURCES:
      return colonia_term_resources ((ColoniaResource) kind, n);

    case COLONIA_HELD_GOODS:
      return colonia_term_goods ((ColoniaGood) kind, n);

    case COLONIA_HELD_MONEY:
      return colonia_term_money ((ColoniaCity) kind, n);

    case COLONIA_N_HELD:
    default:
      g_return_val_if_reached (NULL);
    }
}

static void
list_changed (const ColoniaEffect *effect,
              GPtrArray           *items)
{
  for (int kind = 0; kind < COLONIA_BUNDLE_KINDS; kind++)
    {
      int n = effect->bundle.n[kind];
      g_autofree char *thing = n != 0 ? tell_thing ((ColoniaHeld) effect->what, kind, ABS (n)) : NULL;

      if (n > 0)
        /* Translators: %s is what somebody has more of, e.g. “1 leather”. */
        g_ptr_array_add (items, g_strdup_printf (C_("change", "+%s"), thing));
      else if (n < 0)
        /* Translators: %s is what somebody has less of, e.g. “1 leather”; before it stands a minus. */
        g_ptr_array_add (items, g_strdup_printf (C_("change", "−%s"), thing));
    }
}

/* Tells a change in one line. */
char *
colonia_words_changed (const ColoniaTelling *telling,
                       const ColoniaEffect  *effects,
                       guint                 n_effects)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *list = NULL;

  for (guint i = 0; i < n_effects; i++)
    list_changed (&effects[i], items);
  list = text_list (items);

  if (effects->kind == COLONIA_EFFECT_ALL_CHANGED)
    /* Translators: %s is what each family has more or less of, e.g. “+1 leather, −2 Gulden”. */
    return g_strdup_printf (_("Everybody: %s."), list);

  /* Translators: %s are a player, then what that player has more or less of, e.g. “+1 leather, −2 Gulden”. */
  return g_strdup_printf (C_("player and change", "%s: %s."), get_name (telling, effects->player), list);
}

static char *
tell_changed (const ColoniaTelling *telling,
              const ColoniaEffect  *effect)
{
  return colonia_words_changed (telling, effect, 1);
}

/* Who tells which kind of effect. */
static char *(*const tells[COLONIA_N_EFFECTS]) (const ColoniaTelling *telling,
                                                const ColoniaEffect  *effect) = {
  [COLONIA_EFFECT_DAY_BEGINS] = tell_day,
  [COLONIA_EFFECT_DRAWN] = tell_resources,
  [COLONIA_EFFECT_DICE_SET] = tell_week_card,
  [COLONIA_EFFECT_SHIPS_SET] = tell_week_card,
  [COLONIA_EFFECT_BAR_MOVES] = tell_bar,
  [COLONIA_EFFECT_CARD_IS_ZERO] = tell_deputation,
  [COLONIA_EFFECT_TAKEN_FROM_STREET] = tell_deputation,
  [COLONIA_EFFECT_SENT] = tell_deputation,
  [COLONIA_EFFECT_TIED] = tell_deputation,
  [COLONIA_EFFECT_PLACE] = tell_place,
  [COLONIA_EFFECT_COMES_HOME] = tell_move,
  [COLONIA_EFFECT_MOVES_ONTO_STREET] = tell_move,
  [COLONIA_EFFECT_VOTES] = tell_council,
  [COLONIA_EFFECT_TIE_FALLS_TO] = tell_council,
  [COLONIA_EFFECT_ACCEPTED] = tell_council,
  [COLONIA_EFFECT_REJECTED] = tell_council,
  [COLONIA_EFFECT_EDICT_AT_TABLE] = tell_edict_at_table,
  [COLONIA_EFFECT_DAY_AT_TABLE] = tell_day_at_table,
  [COLONIA_EFFECT_STREET_AT_TABLE] = tell_street_at_table,
  [COLONIA_EFFECT_ASHORE_AT_TABLE] = tell_landing_at_table,
  [COLONIA_EFFECT_LANDING_AT_TABLE] = tell_landing_at_table,
  [COLONIA_EFFECT_GETS_RESOURCES] = tell_resources,
  [COLONIA_EFFECT_RETURNS_RESOURCES] = tell_resources,
  [COLONIA_EFFECT_GETS_GOODS] = tell_goods,
  [COLONIA_EFFECT_RETURNS_GOODS] = tell_goods,
  [COLONIA_EFFECT_GETS_MONEY] = tell_money,
  [COLONIA_EFFECT_PAYS_MONEY] = tell_money,
  [COLONIA_EFFECT_MEMBERS_ON_BOOTH] = tell_placing,
  [COLONIA_EFFECT_MEMBERS_ON_CONTRACT] = tell_placing,
  [COLONIA_EFFECT_MEMBER_ON_SHIP] = tell_placing,
  [COLONIA_EFFECT_MEMBER_ON_CARD] = tell_placing,
  [COLONIA_EFFECT_BACK_INTO_BAG] = tell_resources,
  [COLONIA_EFFECT_MADE] = tell_goods,
  [COLONIA_EFFECT_WAITS] = tell_move,
  [COLONIA_EFFECT_SHIP_LEAVES] = tell_ship,
  [COLONIA_EFFECT_PAID] = tell_money,
  [COLONIA_EFFECT_GOES_ASHORE] = tell_move,
  [COLONIA_EFFECT_SHIP_MOVES_UP] = tell_ship,
  [COLONIA_EFFECT_EXTRA_HOLDS] = tell_council,
  [COLONIA_EFFECT_EXTRA_HOLD_LOST] = tell_ship,
  [COLONIA_EFFECT_BUYS_RELIC] = tell_card,
  [COLONIA_EFFECT_BUYS_SHRINE] = tell_card,
  [COLONIA_EFFECT_STORED] = tell_card,
  [COLONIA_EFFECT_SAFEGUARD_HOME] = tell_move,
  [COLONIA_EFFECT_SAFEGUARDED] = tell_card,
  [COLONIA_EFFECT_DISCARDED] = tell_card,
  [COLONIA_EFFECT_WINDOW] = tell_end,
  [COLONIA_EFFECT_TOTAL] = tell_end,
  [COLONIA_EFFECT_WINNER] = tell_end,
  [COLONIA_EFFECT_SUPPLY_CORRECTED] = tell_correction,
  [COLONIA_EFFECT_STREET_CORRECTED] = tell_correction,
  [COLONIA_EFFECT_RESOURCE_CORRECTED] = tell_correction,
  [COLONIA_EFFECT_GOOD_CORRECTED] = tell_correction,
  [COLONIA_EFFECT_MONEY_CORRECTED] = tell_correction,
  [COLONIA_EFFECT_CHANGED] = tell_changed,
  [COLONIA_EFFECT_ALL_CHANGED] = tell_changed,
};

/* Tells an effect in one sentence on one line, without the id of its rule. */
char *
colonia_words_effect (const ColoniaTelling *telling,
                      const ColoniaEffect  *effect)
{
  g_return_val_if_fail (telling != NULL, NULL);
  g_return_val_if_fail (effect != NULL && effect->kind < COLONIA_N_EFFECTS, NULL);

  return tells[effect->kind] (telling, effect);
}

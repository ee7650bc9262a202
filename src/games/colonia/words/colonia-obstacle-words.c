/* colonia-obstacle-words.c: why something cannot be done, in a sentence
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-words.h"

#include "colonia-terms.h"

#include <glib/gi18n.h>

/* What each step waits for; in the step `edict` that depends on the edict. */
static const char *const not_now[COLONIA_N_STEPS] = {
  [COLONIA_STEP_BERTH_SHIPS] = N_("first a ship must come into the free berth"),
  [COLONIA_STEP_REVEAL_RELICS] = N_("first relic cards must be revealed"),
  [COLONIA_STEP_WEEK_CARD] = N_("first the week card must be turned up"),
  [COLONIA_STEP_EDICTS] = N_("first three edicts must be revealed"),
  [COLONIA_STEP_FAMILY_CARDS] = N_("first every family must play a card"),
  [COLONIA_STEP_TIE_ROLLS] = N_("first the tied players must roll the die"),
  [COLONIA_STEP_VOTE] = N_("first an edict must be voted on"),
  [COLONIA_STEP_CASTING_VOTE] = N_("first the mayor must decide the tied vote"),
  [COLONIA_STEP_MARKET] = N_("first all must be done with taking booths"),
  [COLONIA_STEP_ORDERS] = N_("first all must be done with giving orders"),
  [COLONIA_STEP_EXTRA_CONTRACTS] = N_("first the die must be rolled for extra contracts"),
  [COLONIA_STEP_LOADING] = N_("first all must be done with loading ships"),
  [COLONIA_STEP_BUYING] = N_("first all must be done with buying relic cards"),
  [COLONIA_STEP_SAFEGUARDING] = N_("first all must be done with safeguarding relic cards"),
  [COLONIA_STEP_FINAL_HOLDINGS] = N_("first all must count what they have left"),
  [COLONIA_STEP_FINISHED] = N_("the game is finished"),
};

/* What an accepted edict waits for. */
static const char *
get_awaited_by_edict (ColoniaEventType type)
{
  switch (type)
    {
    case COLONIA_EVENT_RESTOCK:
      return _("first the edict must bring one more resource onto each booth");

    case COLONIA_EVENT_MERCHANTS:
      return _("first the edict must bring resources onto the two extra booths");

    case COLONIA_EVENT_HOMECOMING:
      return _("first the edict must let members come home");

    case COLONIA_EVENT_DRAWS:
      return _("first the edict must let each player draw resources");

    case COLONIA_EVENT_GOOD_ROLLS:
      return _("first the edict must let each player roll for a good");

    case COLONIA_EVENT_EXCHANGE:
      return _("first the edict must let each player change money");

    case COLONIA_EVENT_SHIP:
      return _("first new ships must come for those that left by the edict");

    case COLONIA_EVENT_RELIC:
      return _("first the edict must reveal new relic cards");

    default:
      g_return_val_if_reached (NULL);
    }
}

static char *
tell_moment (const char *const     *names,
             const ColoniaObstacle *obstacle)
{
  switch (obstacle->kind)
    {
    case TABLE_OBSTACLE_NOT_NOW:
      return g_strdup (_(not_now[obstacle->what]));

    case TABLE_OBSTACLE_OTHER_EVENT:
      return g_strdup (get_awaited_by_edict ((ColoniaEventType) obstacle->what));

    case TABLE_OBSTACLE_NOT_TRACKED:
      return g_strdup (_("only a game that is tracked in full can be corrected"));

    case TABLE_OBSTACLE_NOT_YOUR_TURN:
      /* Translators: %s are the player whose turn it is, then the one who would act. */
      return g_strdup_printf (_("it is the turn of %s, not of %s"),
                              names[obstacle->what], names[obstacle->player]);

    default:
      g_return_val_if_reached (NULL);
    }
}

static char *
tell_members_short (const char *const     *names,
                    const ColoniaObstacle *obstacle)
{
  gulong have = (gulong) obstacle->have;

  switch (obstacle->rule)
    {
    case COLONIA_RULE_WED_2:
      /* Translators: the first %d is how many members the player has at home, the second %d how many would have to be placed. */
      return g_strdup_printf (ngettext ("only %d member at home, the booth needs %d",
                                        "only %d members at home, the booth needs %d", have),
                              obstacle->have, obstacle->need);

    case COLONIA_RULE_THU_1:
      /* Translators: the first %d is how many members the player has at home, the second %d how many would have to be placed. */
      return g_strdup_printf (ngettext ("only %d member at home, the contract needs %d",
                                        "only %d members at home, the contract needs %d", have),
                              obstacle->have, obstacle->need);

    case COLONIA_RULE_FRI_1:
      /* Translators: the first %d is how many members the player has at home, the second %d how many would have to be placed. */
      return g_strdup_printf (ngettext ("only %d member at home, the hold needs %d",
                                        "only %d members at home, the hold needs %d", have),
                              obstacle->have, obstacle->need);

    case COLONIA_RULE_SUN_4:
      /* Translators: the first %d is how many members the player has at home, the second %d how many would have to be placed. */
      return g_strdup_printf (ngettext ("only %d member at home, the card needs %d",
                                        "only %d members at home, the card needs %d", have),
                              obstacle->have, obstacle->need);

    default:
      g_return_val_if_reached (NULL);
    }
}

/* Obstacles of things that run short: so many there, so many needed. */
static char *
tell_short (const char *const     *names,
            const ColoniaObstacle *obstacle)
{
  g_autofree char *have = NULL;
  g_autofree char *need = NULL;

  switch (obstacle->kind)
    {
    case COLONIA_OBSTACLE_BAG_SHORT:
      have = colonia_term_resources ((ColoniaResource) obstacle->what, obstacle->have);
      /* Translators: %s is what the bag has of a resource, e.g. “1 leather”, %d how many would be drawn. */
      return g_strdup_printf (_("the bag has only %s, not %d"), have, obstacle->need);

    case COLONIA_OBSTACLE_RESOURCE_SHORT:
      have = colonia_term_resources ((ColoniaResource) obstacle->what, obstacle->have);
      need = colonia_term_resources ((ColoniaResource) obstacle->what, obstacle->need);
      break;

    case COLONIA_OBSTACLE_GOOD_SHORT:
      have = colonia_term_goods ((ColoniaGood) obstacle->what, obstacle->have);
      need = colonia_term_goods ((ColoniaGood) obstacle->what, obstacle->need);
      break;

    case COLONIA_OBSTACLE_MONEY_SHORT:
      have = colonia_term_money ((ColoniaCity) obstacle->what, obstacle->have);
      need = colonia_term_money ((ColoniaCity) obstacle->what, obstacle->need);
      break;

    default:
      g_return_val_if_reached (NULL);
    }

  /* Translators: %s are a player, what the player has and what is needed, e.g. “Anna has 1 saddle; needed: 2 saddles”. */
  return g_strdup_printf (_("%s has %s; needed: %s"), names[obstacle->player], have, need);
}

static char *
tell_vote (const char *const     *names,
           const ColoniaObstacle *obstacle)
{
  const char *name = names[obstacle->player];

  switch (obstacle->kind)
    {
    case COLONIA_OBSTACLE_CARD_PLAYED:
      /* Translators: %s is a player, %d the value of a card. */
      return g_strdup_printf (_("%s has played the %d before"), name, obstacle->have);

    case COLONIA_OBSTACLE_ROLL_MISSING:
      /* Translators: %s is a player. */
      return g_strdup_printf (_("%s is still tied and must roll"), name);

    case COLONIA_OBSTACLE_ROLL_UNASKED:
      /* Translators: %s is a player. */
      return g_strdup_printf (_("%s is not tied and does not roll"), name);

    case COLONIA_OBSTACLE_BALLOT_MISSING:
      /* Translators: %s is a player, who has votes. */
      return g_strdup_printf (_("%s must say yes or no"), name);

    case COLONIA_OBSTACLE_BALLOT_VOID:
      /* Translators: %s is a player. */
      return g_strdup_printf (_("the card of %s counts as zero and has no votes"), name);

    case COLONIA_OBSTACLE_CHOICE_MISSING:
      /* Translators: %s is a player. */
      return g_strdup_printf (_("%s rolled a 6 and chooses the good"), name);

    case COLONIA_OBSTACLE_CHOICE_UNASKED:
      /* Translators: %s is a player. */
      return g_strdup_printf (_("%s did not roll a 6 and has no good to choose"), name);

    default:
      g_return_val_if_reached (NULL);
    }
}

static char *
tell_edict (const char *const     *names,
            const ColoniaObstacle *obstacle)
{
  switch (obstacle->kind)
    {
    case COLONIA_OBSTACLE_BOOTH_COUNT:
      /* Translators: the first %d is how many market booths get resources, the second %d for how many they were entered. */
      return g_strdup_printf (ngettext ("there is %d booth to draw for, not %d",
                                        "there are %d booths to draw for, not %d", (gulong) obstacle->need),
                              obstacle->need, obstacle->have);

    case COLONIA_OBSTACLE_DRAWN_TOO_MANY:
      if (obstacle->player == COLONIA_NOBODY)
        /* Translators: the first %d is the number of a market booth, the second %d how many resources were entered, the third %d the most allowed. */
        return g_strdup_printf (ngettext ("booth %d gets %d resource, at most %d may be drawn",
                                          "booth %d gets %d resources, at most %d may be drawn",
                                          (gulong) obstacle->have),
                                obstacle->what + 1, obstacle->have, obstacle->need);
      /* Translators: %s is a player, the first %d how many resources were entered, the second %d the most allowed. */
      return g_strdup_printf (ngettext ("%s draws %d resource, at most %d may be drawn",
                                        "%s draws %d resources, at most %d may be drawn",
                                        (gulong) obstacle->have),
                              names[obstacle->player], obstacle->have, obstacle->need);

    case COLONIA_OBSTACLE_STREET_SHORT:
      /* Translators: %s is a player, %d how many members, %s a street space, e.g. “the Tuesday street”, the last %d the number entered. */
      return g_strdup_printf (ngettext ("%s has only %d member on %s, not %d",
                                        "%s has only %d members on %s, not %d",
                                        (gulong) obstacle->have),
                              names[obstacle->player], obstacle->have,
                              colonia_term_street ((ColoniaStreet) obstacle->what), obstacle->need);

    case COLONIA_OBSTACLE_SAME_CURRENCY:
      /* Translators: %s are a player, then a city. */
      return g_strdup_printf (_("%s would change money of %s into the same"),
                              names[obstacle->player], colonia_term_city ((ColoniaCity) obstacle->what));

    default:
      g_return_val_if_reached (NULL);
    }
}

static char *
tell_booth (const char *const     *names,
            const ColoniaObstacle *obstacle)
{
  gulong have = (gulong) obstacle->have;

  switch (obstacle->kind)
    {
    case COLONIA_OBSTACLE_NO_BOOTH:
      /* Translators: the first %d is how many market booths there are, the second %d the number that was meant. */
      return g_strdup_printf (ngettext ("there is only %d booth, no number %d",
                                        "there are only %d booths, no number %d", have),
                              obstacle->have, obstacle->need);

    case COLONIA_OBSTACLE_BOOTH_EMPTY:
      /* Translators: %d is the number of a market booth. */
      return g_strdup_printf (_("booth %d is empty"), obstacle->need);

    case COLONIA_OBSTACLE_BOOTH_TAKEN:
      /* Translators: %d is the number of a market booth, %s a player. */
      return g_strdup_printf (_("booth %d was taken by %s"), obstacle->need, names[obstacle->player]);

    default:
      g_return_val_if_reached (NULL);
    }
}

static char *
tell_ship (const char *const     *names,
           const ColoniaObstacle *obstacle)
{
  gulong have = (gulong) obstacle->have;

  switch (obstacle->kind)
    {
    case COLONIA_OBSTACLE_NO_BERTH:
      /* Translators: the first %d is how many berths there are, always 4, the second %d the number that was meant. */
      return g_strdup_printf (_("there are only %d berths, no number %d"), obstacle->have, obstacle->need);

    case COLONIA_OBSTACLE_BERTH_EMPTY:
      /* Translators: %s is the number of a berth. */
      return g_strdup_printf (_("no ship lies in berth %s"), colonia_term_berth (obstacle->need - 1));

    case COLONIA_OBSTACLE_NO_HOLD:
      /* Translators: the first %d is how many cargo holds there are, the second %d the number that was meant. */
      return g_strdup_printf (ngettext ("the ship has only %d hold, no number %d",
                                        "the ship has only %d holds, no number %d", have),
                              obstacle->have, obstacle->need);

    case COLONIA_OBSTACLE_HOLD_LOADED:
      /* Translators: %s is a player. */
      return g_strdup_printf (_("that hold was loaded by %s"), names[obstacle->player]);

    case COLONIA_OBSTACLE_NO_EXTRA_HOLD:
      /* Translators: %s is a city. */
      return g_strdup_printf (_("the ship for %s has no extra hold"), colonia_term_city ((ColoniaCity) obstacle->what));

    case COLONIA_OBSTACLE_EXTRA_HOLD_LOADED:
      /* Translators: %s is a player. */
      return g_strdup_printf (_("the extra hold was loaded by %s"), names[obstacle->player]);

    default:
      g_return_val_if_reached (NULL);
    }
}

static char *
tell_slot (const char *const     *names,
           const ColoniaObstacle *obstacle)
{
  gulong have = (gulong) obstacle->have;

  switch (obstacle->kind)
    {
    case COLONIA_OBSTACLE_NO_SLOT:
      /* Translators: the first %d is how many relic cards are on display, the second %d the number that was meant. */
      return g_strdup_printf (ngettext ("only %d card is on display, no number %d",
                                        "only %d cards are on display, no number %d", have),
                              obstacle->have, obstacle->need);

    case COLONIA_OBSTACLE_SLOT_EMPTY:
      return g_strdup (_("that card was bought before"));

    case COLONIA_OBSTACLE_SAFEGUARDED:
      if (obstacle->have < 0)
        /* Translators: %s are a city, then the player whose member stands on its shrine. */
        return g_strdup_printf (_("the shrine of %s is safeguarded by %s"),
                                colonia_term_city ((ColoniaCity) obstacle->what), names[obstacle->player]);
      /* Translators: %s are a city and the player whose member stands on the relic, %d is how many points that is worth. */
      return g_strdup_printf (ngettext ("the relic of %s with %d point is safeguarded by %s",
                                        "the relic of %s with %d points is safeguarded by %s", have),
                              colonia_term_city ((ColoniaCity) obstacle->what), obstacle->have,
                              names[obstacle->player]);

    default:
      g_return_val_if_reached (NULL);
    }
}

static char *
tell_relic (const char *const     *names,
            const ColoniaObstacle *obstacle)
{
  const char *city = colonia_term_city ((ColoniaCity) obstacle->what);

  switch (obstacle->kind)
    {
    case COLONIA_OBSTACLE_RELICS_OUT:
      /* Translators: %d is how many relics there are of a city, %s the city. */
      return g_strdup_printf (ngettext ("all %d relic of %s is on display or owned",
                                        "all %d relics of %s are on display or owned",
                                        (gulong) obstacle->have),
                              obstacle->have, city);

    case COLONIA_OBSTACLE_SHRINE_OUT:
      /* Translators: %s is a city. */
      return g_strdup_printf (_("the shrine of %s is on display or owned"), city);

    case COLONIA_OBSTACLE_NO_EMPTY_SHRINE:
      /* Translators: %s are a player, then a city. */
      return g_strdup_printf (_("%s has no empty shrine of %s"), names[obstacle->player], city);

    case COLONIA_OBSTACLE_SHRINE_IN_SHRINE:
      /* Translators: %s is a city. */
      return g_strdup_printf (_("the card is the shrine of %s, which does not go into a shrine"), city);

    case COLONIA_OBSTACLE_RELIC_STORES:
      /* Translators: %s is a city. */
      return g_strdup_printf (_("the card is a relic of %s, which takes no other in"), city);

    case COLONIA_OBSTACLE_RELIC_NOT_OWNED:
      /* Translators: %s are a player, then a city; %d is how many points the relic would be worth. */
      return g_strdup_printf (ngettext ("%s has no relic of %s with %d point outside a shrine",
                                        "%s has no relic of %s with %d points outside a shrine",
                                        (gulong) obstacle->need),
                              names[obstacle->player], city, obstacle->need);

    default:
      g_return_val_if_reached (NULL);
    }
}

static char *
tell_books (const char *const     *names,
            const ColoniaObstacle *obstacle)
{
  if (obstacle->kind == COLONIA_OBSTACLE_MEMBERS_CHANGE)
    /* Translators: %s is a player, the first %d how many members there would be, the second %d how many there are. */
    return g_strdup_printf (ngettext ("%s would have %d member at home and on the streets in place of %d",
                                      "%s would have %d members at home and on the streets in place of %d",
                                      (gulong) obstacle->have),
                            names[obstacle->player], obstacle->have, obstacle->need);

  /* Translators: %s is a player, the first %d how many relics, the second %d how many shrines the game has. */
  return g_strdup_printf (ngettext ("%s has %d relic in shrines, but there are only %d shrines",
                                    "%s has %d relics in shrines, but there are only %d shrines",
                                    (gulong) obstacle->have),
                          names[obstacle->player], obstacle->have, obstacle->need);
}

/* Nobody ever has so much, but a record can say so. */
static char *
tell_beyond (const char *const     *names,
             const ColoniaObstacle *obstacle)
{
  g_autofree char *have = obstacle->kind == COLONIA_OBSTACLE_GOODS_BEYOND
                            ? colonia_term_goods ((ColoniaGood) obstacle->what, obstacle->have)
                            : colonia_term_money ((ColoniaCity) obstacle->what, obstacle->have);

  /* Translators: %s are a player, then what the player would have, e.g. “10,000 Gulden”; %d is the most that can be entered. */
  return g_strdup_printf (_("%s would have %s, and at most %d can be"), names[obstacle->player], have, obstacle->need);
}

/* By the cards that we know. */
static char *
tell_doubt (const char *const     *names,
            const ColoniaObstacle *obstacle)
{
  if (obstacle->kind == COLONIA_OBSTACLE_HOLDS)
    /* Translators: %d is how many holds somebody has read off the card of a ship. */
    return g_strdup_printf (_("a ship has 3 or 4 holds, not %d"), obstacle->have);

  /* Translators: the first %d is how many points a relic has at most, the second how many somebody has read off its card. */
  return g_strdup_printf (_("a relic has 1 to %d points, not %d"), obstacle->need, obstacle->have);
}

/* Who tells which kind of obstacle. */
static char *(*const tells[COLONIA_N_OBSTACLES]) (const char *const     *names,
                                                  const ColoniaObstacle *obstacle) = {
  [TABLE_OBSTACLE_NOT_NOW] = tell_moment,
  [TABLE_OBSTACLE_OTHER_EVENT] = tell_moment,
  [TABLE_OBSTACLE_NOT_TRACKED] = tell_moment,
  [TABLE_OBSTACLE_NOT_YOUR_TURN] = tell_moment,
  [COLONIA_OBSTACLE_BAG_SHORT] = tell_short,
  [COLONIA_OBSTACLE_RELICS_OUT] = tell_relic,
  [COLONIA_OBSTACLE_SHRINE_OUT] = tell_relic,
  [COLONIA_OBSTACLE_CARD_PLAYED] = tell_vote,
  [COLONIA_OBSTACLE_ROLL_MISSING] = tell_vote,
  [COLONIA_OBSTACLE_ROLL_UNASKED] = tell_vote,
  [COLONIA_OBSTACLE_BALLOT_MISSING] = tell_vote,
  [COLONIA_OBSTACLE_BALLOT_VOID] = tell_vote,
  [COLONIA_OBSTACLE_BOOTH_COUNT] = tell_edict,
  [COLONIA_OBSTACLE_DRAWN_TOO_MANY] = tell_edict,
  [COLONIA_OBSTACLE_STREET_SHORT] = tell_edict,
  [COLONIA_OBSTACLE_CHOICE_MISSING] = tell_vote,
  [COLONIA_OBSTACLE_CHOICE_UNASKED] = tell_vote,
  [COLONIA_OBSTACLE_SAME_CURRENCY] = tell_edict,
  [COLONIA_OBSTACLE_MONEY_SHORT] = tell_short,
  [COLONIA_OBSTACLE_MEMBERS_SHORT] = tell_members_short,
  [COLONIA_OBSTACLE_NO_BOOTH] = tell_booth,
  [COLONIA_OBSTACLE_BOOTH_EMPTY] = tell_booth,
  [COLONIA_OBSTACLE_BOOTH_TAKEN] = tell_booth,
  [COLONIA_OBSTACLE_RESOURCE_SHORT] = tell_short,
  [COLONIA_OBSTACLE_GOOD_SHORT] = tell_short,
  [COLONIA_OBSTACLE_NO_BERTH] = tell_ship,
  [COLONIA_OBSTACLE_BERTH_EMPTY] = tell_ship,
  [COLONIA_OBSTACLE_NO_HOLD] = tell_ship,
  [COLONIA_OBSTACLE_HOLD_LOADED] = tell_ship,
  [COLONIA_OBSTACLE_NO_EXTRA_HOLD] = tell_ship,
  [COLONIA_OBSTACLE_EXTRA_HOLD_LOADED] = tell_ship,
  [COLONIA_OBSTACLE_NO_SLOT] = tell_slot,
  [COLONIA_OBSTACLE_SLOT_EMPTY] = tell_slot,
  [COLONIA_OBSTACLE_NO_EMPTY_SHRINE] = tell_relic,
  [COLONIA_OBSTACLE_SHRINE_IN_SHRINE] = tell_relic,
  [COLONIA_OBSTACLE_RELIC_STORES] = tell_relic,
  [COLONIA_OBSTACLE_RELIC_NOT_OWNED] = tell_relic,
  [COLONIA_OBSTACLE_SAFEGUARDED] = tell_slot,
  [COLONIA_OBSTACLE_SHRINES_FULL] = tell_books,
  [COLONIA_OBSTACLE_MEMBERS_CHANGE] = tell_books,
  [COLONIA_OBSTACLE_GOODS_BEYOND] = tell_beyond,
  [COLONIA_OBSTACLE_MONEY_BEYOND] = tell_beyond,
  [COLONIA_OBSTACLE_HOLDS] = tell_doubt,
  [COLONIA_OBSTACLE_POINTS] = tell_doubt,
};

/* Tells why something cannot be done. The sentence starts with a small letter and has no full
 * stop, so that it can follow a colon. */
char *
colonia_words_obstacle (const char *const     *names,
                        const ColoniaObstacle *obstacle)
{
  g_return_val_if_fail (names != NULL, NULL);
  g_return_val_if_fail (obstacle != NULL && obstacle->kind != TABLE_OBSTACLE_NONE, NULL);

  return tells[obstacle->kind] (names, obstacle);
}

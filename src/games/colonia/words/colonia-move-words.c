/* colonia-move-words.c: what is moved by hand, and why
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-words.h"

#include "colonia-terms.h"

#include <glib/gi18n.h>

static char *
tell_home (const ColoniaEffect *effect)
{
  switch ((ColoniaStreet) effect->what)
    {
    case COLONIA_STREET_TUESDAY:
      /* Translators: members move from one place to another; %d is how many. Keep it short. */
      return g_strdup_printf (_("Tuesday street → home: %d"), effect->amount);

    case COLONIA_STREET_WEDNESDAY:
      /* Translators: members move from one place to another; %d is how many. Keep it short. */
      return g_strdup_printf (_("Wednesday street → home: %d"), effect->amount);

    case COLONIA_STREET_THURSDAY:
      /* Translators: members move from one place to another; %d is how many. Keep it short. */
      return g_strdup_printf (_("Thursday street → home: %d"), effect->amount);

    case COLONIA_STREET_FRIDAY:
      /* Translators: members move from one place to another; %d is how many. Keep it short. */
      return g_strdup_printf (_("Friday street → home: %d"), effect->amount);

    case COLONIA_N_STREETS:
    default:
      g_return_val_if_reached (NULL);
    }
}

static char *
tell_taken (const ColoniaEffect *effect)
{
  switch ((ColoniaStreet) effect->what)
    {
    case COLONIA_STREET_TUESDAY:
      /* Translators: members move from one place to another; %d is how many. Keep it short. */
      return g_strdup_printf (_("Tuesday street → city hall: %d"), effect->amount);

    case COLONIA_STREET_WEDNESDAY:
      /* Translators: members move from one place to another; %d is how many. Keep it short. */
      return g_strdup_printf (_("Wednesday street → city hall: %d"), effect->amount);

    case COLONIA_STREET_THURSDAY:
      /* Translators: members move from one place to another; %d is how many. Keep it short. */
      return g_strdup_printf (_("Thursday street → city hall: %d"), effect->amount);

    case COLONIA_STREET_FRIDAY:
      /* Translators: members move from one place to another; %d is how many. Keep it short. */
      return g_strdup_printf (_("Friday street → city hall: %d"), effect->amount);

    case COLONIA_N_STREETS:
    default:
      g_return_val_if_reached (NULL);
    }
}

static char *
tell_street (const ColoniaEffect *effect)
{
  switch ((ColoniaStreet) effect->what)
    {
    case COLONIA_STREET_TUESDAY:
      /* Translators: members move from one place to another; %d is how many. Keep it short. */
      return g_strdup_printf (_("City hall → Tuesday street: %d"), effect->amount);

    case COLONIA_STREET_WEDNESDAY:
      /* Translators: members move from one place to another; %d is how many. Keep it short. */
      return g_strdup_printf (_("Booths → Wednesday street: %d"), effect->amount);

    case COLONIA_STREET_THURSDAY:
      /* Translators: members move from contracts that were fulfilled; %d is how many. Keep it short. */
      return g_strdup_printf (_("Contracts → Thursday street: %d"), effect->amount);

    case COLONIA_STREET_FRIDAY:
      if (effect->rule == COLONIA_RULE_EDICT_4)
        /* Translators: members wait ashore if their ship has left before Saturday; %d is how many. Keep it short. */
        return g_strdup_printf (_("Ashore → Friday street: %d"), effect->amount);
      /* Translators: members move from one place to another; %d is how many. Keep it short. */
      return g_strdup_printf (_("Ships → Friday street: %d"), effect->amount);

    case COLONIA_N_STREETS:
    default:
      g_return_val_if_reached (NULL);
    }
}

/* Tells what one player moves by hand, on one short line without the name of the player. */
char *
colonia_words_move (const ColoniaEffect *effect)
{
  g_return_val_if_fail (effect != NULL, NULL);

  switch ((int) effect->kind)
    {
    case COLONIA_EFFECT_TAKEN_FROM_STREET:
      return tell_taken (effect);

    case COLONIA_EFFECT_SENT:
      /* Translators: members move from one place to another; %d is how many. Keep it short. */
      return g_strdup_printf (_("Home → city hall: %d"), effect->amount);

    case COLONIA_EFFECT_COMES_HOME:
      return tell_home (effect);

    case COLONIA_EFFECT_MOVES_ONTO_STREET:
      return tell_street (effect);

    case COLONIA_EFFECT_GOES_ASHORE:
      /* Translators: members of ships that have left wait ashore; %d is how many. Keep it short. */
      return g_strdup_printf (_("Ships → ashore: %d"), effect->amount);

    case COLONIA_EFFECT_SAFEGUARD_HOME:
      /* Translators: a member moves from a relic card that was safeguarded; %d is how many. Keep it short. */
      return g_strdup_printf (_("Relic card → home: %d"), effect->amount);

    case COLONIA_EFFECT_WAITS:
      /* Translators: a contract moves up; %s is a craftsman, at the beginning of a line, the first %d the space, the second how many members. Keep it short. */
      return g_strdup_printf (_("%s → space %d: %d"), colonia_term_craftsman_heading ((ColoniaCraftsman) effect->what),
                              effect->other + 1, effect->amount);

    default:
      g_return_val_if_reached (NULL);
    }
}

static char *
tell_why_paid (const ColoniaEffect *effect,
               int                  berth)
{
  const char *city = colonia_term_city ((ColoniaCity) effect->what);
  g_autofree char *money = colonia_term_money ((ColoniaCity) effect->what, effect->amount);

  if (effect->other == COLONIA_MAX_HOLDS)
    /* Translators: why somebody is paid; %s are a city, the number of a berth, and an amount of money, e.g. “2 Gulden”. */
    return g_strdup_printf (_("The extra hold of the ship for %s, which left berth %s, is worth %s."),
                            city, colonia_term_berth (berth), money);

  /* Translators: why somebody is paid; %d is the number of a hold, %s are a city, the number of a berth, and an amount of money, e.g. “9 Gulden”. */
  return g_strdup_printf (_("Hold %d of the ship for %s, which left berth %s, is worth %s."),
                          effect->other + 1, city, colonia_term_berth (berth), money);
}

static char *
tell_why_moved (const ColoniaEffect *effect)
{
  switch ((int) effect->kind)
    {
    case COLONIA_EFFECT_TAKEN_FROM_STREET:
      return g_strdup (_("There were too few members at home for the card."));

    case COLONIA_EFFECT_SENT:
      return g_strdup (_("As many go to the city hall as the card says."));

    case COLONIA_EFFECT_COMES_HOME:
      if (effect->rule == COLONIA_RULE_VOTE_2)
        return g_strdup (_("The council has accepted that they come home early."));
      return g_strdup (_("Whoever went onto a street last week comes home now."));

    case COLONIA_EFFECT_MOVES_ONTO_STREET:
      return g_strdup (_("Whoever was sent out this week waits on the street until next week."));

    case COLONIA_EFFECT_GOES_ASHORE:
      return g_strdup (_("Their ship left before Saturday: they wait until those of last week have come home."));

    case COLONIA_EFFECT_SAFEGUARD_HOME:
      return g_strdup (_("The card that was safeguarded has been bought."));

    case COLONIA_EFFECT_WAITS:
      return g_strdup (_("Contracts above were fulfilled, and the others move up."));

    default:
      g_return_val_if_reached (NULL);
    }
}

/* Tells why that happened, unless a good was made, which colonia_words_made() tells with its
 * bar, in one sentence without the name of the player and without the id of the rule. */
char *
colonia_words_reason (const ColoniaEffect *effect,
                      int                  berth)
{
  g_return_val_if_fail (effect != NULL, NULL);

  switch ((int) effect->kind)
    {
    case COLONIA_EFFECT_PAID:
      return tell_why_paid (effect, berth);

    case COLONIA_EFFECT_GETS_GOODS:
      if (effect->rule == COLONIA_RULE_EDICT_3)
        return g_strdup (_("The die showed a 6, with which a good may be chosen."));
      /* Translators: why somebody is given a good; %s is a craftsman. */
      return g_strdup_printf (_("The die showed the %s."), colonia_term_craftsman ((ColoniaCraftsman) effect->what));

    case COLONIA_EFFECT_GETS_MONEY:
    case COLONIA_EFFECT_PAYS_MONEY:
      return g_strdup (_("The council has let everybody change money at the bank."));

    default:
      return tell_why_moved (effect);
    }
}

static gboolean
is_usual_money (const ColoniaBundle *money)
{
  for (int city = 0; city < COLONIA_N_CITIES; city++)
    if (money->n[city] != COLONIA_START_MONEY)
      return FALSE;

  return TRUE;
}

/* Tells what a player takes when a game starts (SET-2, SET-3), on short lines. What everybody
 * takes is no secret, but which resources and goods were drawn: who may draw four others would
 * have what the game does not know of. Where somebody takes something else, not even how much is
 * told. */
char **
colonia_words_start (const ColoniaSetup *setup,
                     int                 seat,
                     TableColor          color)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_autofree char *members = NULL;
  /* Translators: how much money a player starts with; %d is an amount, and there are four currencies. */
  g_autofree char *money = g_strdup_printf (_("%d of each currency"), COLONIA_START_MONEY);
  g_autofree char *resources = g_strdup_printf (ngettext ("%d resource", "%d resources", COLONIA_START_RESOURCES),
                                                COLONIA_START_RESOURCES);
  g_autofree char *goods = g_strdup_printf (ngettext ("%d good", "%d goods", COLONIA_START_GOODS), COLONIA_START_GOODS);
  const ColoniaBelongings *own;
  gboolean has_money, has_resources, has_goods;

  g_return_val_if_fail (setup != NULL, NULL);
  g_return_val_if_fail (seat >= 0 && seat < setup->n_players, NULL);

  own = &setup->start[seat];
  has_money = is_usual_money (&own->money);
  has_resources = colonia_bundle_get_total (&own->resources) == COLONIA_START_RESOURCES;
  has_goods = colonia_bundle_get_total (&own->goods) == COLONIA_START_GOODS;
  members = colonia_term_members (color, setup->family_members);

  g_strv_builder_add (builder, members);
  if (has_money)
    g_strv_builder_add (builder, money);
  if (has_resources)
    g_strv_builder_add (builder, resources);
  if (has_goods)
    g_strv_builder_add (builder, goods);
  if (has_money && has_resources && has_goods)
    /* Translators: below a list of how many things a player takes; the eye is the button *Lift the Cover*. */
    g_strv_builder_add (builder, _("The eye shows which."));
  else
    /* Translators: below a list of what a player takes; the eye is the button *Lift the Cover*. */
    g_strv_builder_add (builder, _("The eye shows what else."));

  return g_strv_builder_end (builder);
}

/* Tells what every player takes when a game starts of which only the essentials are tracked. */
char *
colonia_words_start_at_table (const ColoniaSetup *setup)
{
  g_return_val_if_fail (setup != NULL, NULL);

  /* Translators: %d is how many members each family has. */
  return g_strdup_printf (ngettext ("At the table, every family takes %d member, and the money, resources and goods that you start with.",
                                    "At the table, every family takes %d members, and the money, resources and goods that you start with.",
                                    (gulong) setup->family_members),
                          setup->family_members);
}

/* concordia-effect-words.c: what an event caused, each in a sentence
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "concordia-words.h"

#include "text-words.h"

#include <glib/gi18n.h>
#include <string.h>

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

static char *
tell_bank (const char        *name,
           const TableEffect *effect)
{
  ConcordiaPrice moved = { .coins = effect->amount, .any = effect->other };
  g_autofree char *gets = NULL, *pays = NULL;

  memcpy (moved.goods, effect->bundle.n, sizeof moved.goods);
  gets = concordia_list_moved (&moved, 1);
  pays = concordia_list_moved (&moved, -1);
  if (effect->rule == CONCORDIA_RULE_MID_3)
    /* Translators: %s are a player and coins. */
    return g_strdup_printf (effect->amount > 1 ? _("%s gets %s for the most points.")
                                               : _("%s gets %s for the second most points."), name, gets);
  if (pays == NULL)
    /* Translators: %s are a player, and coins and goods that come from the bank. */
    return g_strdup_printf (_("%s gets %s."), name, gets);
  if (gets == NULL)
    /* Translators: %s are a player, and coins and goods that go to the bank. */
    return g_strdup_printf (_("%s pays %s."), name, pays);

  /* Translators: %s are a player, and coins and goods that come from the bank and that go there. */
  return g_strdup_printf (_("%s gets %s for %s."), name, gets, pays);
}

static char *
tell_paid_house (const char        *name,
                 const TableEffect *effect)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *coins = concordia_term_coins (effect->amount);
  g_autofree char *goods = NULL;

  concordia_list_goods (items, effect->bundle.n, 1);
  goods = text_list (items);

  /* Translators: %s are a player, coins, and goods; %d are how many houses stand in the city with this one, and what is paid for each, e.g. “Anna pays 6 sestertii (3 × 2), 1 brick, 1 food.”. */
  return g_strdup_printf (_("%s pays %s (%d × %d), %s."), name, coins, effect->other, effect->what + 1, goods);
}

static char *
tell_ranked (const char        *name,
             const TableEffect *effect)
{
  g_autofree char *points = concordia_term_points (effect->other);

  switch (effect->what)
    {
    case TABLE_TIE_BROKEN:
      /* Who holds it has no way to it. */
      if (effect->bundle.n[0] < 0)
        /* Translators: %d is a rank; %s are a player and points. */
        return g_strdup_printf (_("Rank %d: %s with %s, before the next as the Praefectus Magnus would come there sooner."),
                                effect->amount, name, points);

      /* Translators: %d is a rank; %s are a player and points. */
      return g_strdup_printf (_("Rank %d: %s with %s, before the next by the Praefectus Magnus."), effect->amount, name, points);

    case TABLE_TIE_SHARED:
      /* Translators: %d is a rank; %s are a player and points. */
      return g_strdup_printf (_("Rank %d: %s with %s; the next is equal, and nobody knows who has the Praefectus Magnus."),
                              effect->amount, name, points);

    default:
      /* Translators: %d is a rank; %s are a player and points. */
      return g_strdup_printf (_("Rank %d: %s with %s."), effect->amount, name, points);
    }
}

/* What players have then. */
static char *
tell_holdings (const char        *name,
               const TableEffect *effect)
{
  g_autofree char *cards = concordia_term_cards (effect->amount);
  g_autofree char *houses = concordia_term_houses (effect->amount);
  g_autofree char *colonists = concordia_term_colonists (effect->amount);
  g_autofree char *points = concordia_term_points (effect->amount);

  switch (effect->kind)
    {
    case CONCORDIA_EFFECT_CARDS_BACK:
      /* Translators: %s are a player and cards. */
      return g_strdup_printf (_("%s takes %s back into the hand."), name, cards);

    case CONCORDIA_EFFECT_HOUSES:
      /* Translators: %s are a player and houses, %d in how many provinces they stand. */
      return g_strdup_printf (ngettext ("%s has %s in %d province.", "%s has %s in %d provinces.", (gulong) effect->other),
                              name, houses, effect->other);

    case CONCORDIA_EFFECT_COLONISTS:
      /* Translators: %s are a player and colonists. */
      return g_strdup_printf (_("%s has %s on the board."), name, colonists);

    case CONCORDIA_EFFECT_SCORED:
    default:
      /* Translators: %s are a player and points. */
      return g_strdup_printf (_("%s comes to %s."), name, points);
    }
}

/* What happens to the whole table. */
static char *
tell_table (const TableTelling *telling,
            const TableEffect  *effect)
{
  const char *const *names = telling->names;

  switch (effect->kind)
    {
    case TABLE_EFFECT_PART_BEGINS:
      /* Translators: %s is the player whose turn begins. */
      return g_strdup_printf (_("It is the turn of %s."), names[effect->player]);

    case CONCORDIA_EFFECT_PRODUCED:
      /* Translators: %d are how many provinces have produced, and how many there are. */
      return g_strdup_printf (_("Provinces that have produced: %d of %d."), effect->amount, effect->other);

    case CONCORDIA_EFFECT_MARKERS_BACK:
      return g_strdup (_("All provinces can produce again."));

    case CONCORDIA_EFFECT_MAGNUS_MOVES:
      /* Translators: %s are players. */
      return g_strdup_printf (_("The Praefectus Magnus goes from %s to the right, to %s."), names[effect->other],
                              names[effect->player]);

    case CONCORDIA_EFFECT_REVEALS:
      /* Translators: %d is how many cards come to the display. */
      return g_strdup_printf (ngettext ("The cards close up, and %d is revealed.", "The cards close up, and %d are revealed.",
                                        (gulong) effect->amount),
                              effect->amount);

    case CONCORDIA_EFFECT_CONCORDIA:
      /* Translators: %s is a player. */
      return g_strdup_printf (_("%s gets the Concordia card. Everybody else has one more turn."), names[effect->player]);

    case CONCORDIA_EFFECT_LAST_TURN:
    default:
      return g_strdup (_("That was the last turn: now points are counted."));
    }
}

/* Tells the first of several effects. */
char *
concordia_words_effects (const TableTelling *telling,
                         const TableEffect  *effects,
                         guint               n_effects,
                         guint              *n_told)
{
  const char *name = effects->player != TABLE_NOBODY ? telling->names[effects->player] : NULL;

  *n_told = 1;
  switch (effects->kind)
    {
    case CONCORDIA_EFFECT_BANK:
      return tell_bank (name, effects);

    case CONCORDIA_EFFECT_PAID_HOUSE:
      return tell_paid_house (name, effects);

    case TABLE_EFFECT_RANKED:
      return tell_ranked (name, effects);

    case CONCORDIA_EFFECT_CARDS_BACK:
    case CONCORDIA_EFFECT_HOUSES:
    case CONCORDIA_EFFECT_COLONISTS:
    case CONCORDIA_EFFECT_SCORED:
      return tell_holdings (name, effects);

    default:
      return tell_table (telling, effects);
    }
}

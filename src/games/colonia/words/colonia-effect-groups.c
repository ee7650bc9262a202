/* colonia-effect-groups.c: several effects in one sentence
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What happens to everybody at once is told at once: a line for each family
 * would bury the story.
 */

#include "config.h"

#include "colonia-words.h"

#include "colonia-terms.h"
#include "text-words.h"

#include <glib/gi18n.h>

static gboolean
can_be_grouped (const ColoniaEffect *effect)
{
  switch (effect->kind)
    {
    case COLONIA_EFFECT_SENT:
    case COLONIA_EFFECT_COMES_HOME:
    case COLONIA_EFFECT_MOVES_ONTO_STREET:
    case COLONIA_EFFECT_MADE:
    case COLONIA_EFFECT_WAITS:
    case COLONIA_EFFECT_DISCARDED:
    case COLONIA_EFFECT_CHANGED:
    case COLONIA_EFFECT_ALL_CHANGED:
      return TRUE;

    case COLONIA_EFFECT_BAR_MOVES:
      return effect->rule == COLONIA_RULE_MON_1;

    default:
      return FALSE;
    }
}

static gboolean
is_change (const ColoniaEffect *effect)
{
  return effect->kind == COLONIA_EFFECT_CHANGED || effect->kind == COLONIA_EFFECT_ALL_CHANGED;
}

/* Goods are told together whatever they are, and so are the bars of all
 * craftsmen, and cards. What is changed is told player by player. */
static gboolean
belong_together (const ColoniaEffect *effect,
                 const ColoniaEffect *other)
{
  gboolean any_what = effect->kind == COLONIA_EFFECT_MADE || effect->kind == COLONIA_EFFECT_BAR_MOVES
                      || effect->kind == COLONIA_EFFECT_DISCARDED || is_change (effect);

  return effect->kind == other->kind
         && (!is_change (effect) || effect->player == other->player)
         && effect->rule == other->rule
         && (any_what || effect->what == other->what);
}

/* All that one player gets of what is made. */
static char *
tell_made_for (const ColoniaTelling *telling,
               const ColoniaEffect  *effects,
               guint                 n,
               int                   seat)
{
  ColoniaBundle made = { 0 };
  g_autofree char *goods = NULL;

  for (guint i = 0; i < n; i++)
    if (effects[i].player == seat)
      made.n[effects[i].what] += effects[i].amount;

  if (colonia_bundle_get_total (&made) == 0)
    return NULL;

  goods = colonia_term_goods_list (&made);
  /* Translators: %s are a player, then a list of the goods made for that player, e.g. “Anna 1 saddle, 2 paintings”. */
  return g_strdup_printf (C_("player and goods", "%s %s"), telling->names[seat], goods);
}

/* What is made is told player by player, with all that each gets. */
static char *
tell_made (const ColoniaTelling *telling,
           const ColoniaEffect  *effects,
           guint                 n)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *list = NULL;

  for (int place = 0; place < COLONIA_MAX_PLAYERS; place++)
    {
      gboolean plays = telling->state != NULL && place < telling->state->n_players;
      int seat = plays ? colonia_state_get_seat (telling->state, place) : place;
      char *item = tell_made_for (telling, effects, n, seat);

      if (item != NULL)
        g_ptr_array_add (items, item);
    }
  list = text_lists (items);

  /* Translators: %s is what each player gets, e.g. “Anna 1 saddle, 2 paintings; Bert 1 saddle”. */
  return g_strdup_printf (_("The craftsmen make: %s."), list);
}

static char *
tell_item (const ColoniaTelling *telling,
           const ColoniaEffect  *effect)
{
  if (effect->kind == COLONIA_EFFECT_BAR_MOVES)
    /* Translators: %s is a craftsman, %d a number of contracts, e.g. “saddler 2”. */
    return g_strdup_printf (C_("craftsman and contracts", "%s %d"),
                            colonia_term_craftsman ((ColoniaCraftsman) effect->what), effect->amount);

  if (effect->kind == COLONIA_EFFECT_DISCARDED)
    return colonia_words_card (effect);

  /* Translators: %s is a player, %d how many members that player has there, e.g. “Anna 5”. */
  return g_strdup_printf (C_("player and members", "%s %d"), telling->names[effect->player], effect->amount);
}

static char *
tell_group (const ColoniaEffect *first,
            const char          *list)
{
  switch (first->kind)
    {
    case COLONIA_EFFECT_SENT:
      /* Translators: %s is a list of players, each with how many members, e.g. “Anna 5, Bert 3”. */
      return g_strdup_printf (_("In the city hall: %s."), list);

    case COLONIA_EFFECT_COMES_HOME:
      /* Translators: %s are a street space, e.g. “the Tuesday street”, then a list of players with how many members come home, e.g. “Anna 5”. */
      return g_strdup_printf (_("Home from %s: %s."),
                              colonia_term_street ((ColoniaStreet) first->what), list);

    case COLONIA_EFFECT_MOVES_ONTO_STREET:
      /* Translators: %s are a street space, e.g. “the Tuesday street”, then a list of players with how many members move there, e.g. “Anna 5”. */
      return g_strdup_printf (_("Onto %s: %s."),
                              colonia_term_street ((ColoniaStreet) first->what), list);

    case COLONIA_EFFECT_WAITS:
      /* Translators: %s are a craftsman, then a list of players with how many members wait for the next week, e.g. “Anna 5”. */
      return g_strdup_printf (_("Still waiting for the %s: %s."),
                              colonia_term_craftsman ((ColoniaCraftsman) first->what), list);

    case COLONIA_EFFECT_BAR_MOVES:
      /* Translators: %s is a list of craftsmen, each with the contracts that the week card alone fulfils, e.g. “saddler 2”. */
      return g_strdup_printf (_("Contracts fulfilled for sure: %s."), list);

    case COLONIA_EFFECT_DISCARDED:
      return colonia_words_discarded (list);

    default:
      g_return_val_if_reached (NULL);
    }
}

/* Tells the first effects that belong together in one sentence on one line, without the id of
 * their rule, which is the same for all of them. Call it again with the rest. */
char *
colonia_words_effects (const ColoniaTelling *telling,
                       const ColoniaEffect  *effects,
                       guint                 n_effects,
                       guint                *n_told)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *list = NULL;
  guint n = 1;

  g_return_val_if_fail (telling != NULL, NULL);
  g_return_val_if_fail (effects != NULL && n_effects > 0, NULL);
  g_return_val_if_fail (n_told != NULL, NULL);

  while (can_be_grouped (effects) && n < n_effects && belong_together (effects, &effects[n]))
    n++;

  *n_told = n;
  if (n == 1)
    return colonia_words_effect (telling, effects);

  if (effects->kind == COLONIA_EFFECT_MADE)
    return tell_made (telling, effects, n);
  if (is_change (effects))
    return colonia_words_changed (telling, effects, n);

  for (guint i = 0; i < n; i++)
    g_ptr_array_add (items, tell_item (telling, &effects[i]));
  list = text_list (items);

  return tell_group (effects, list);
}

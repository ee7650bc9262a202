/* genua-effect-words.c: what an event caused, each in a sentence
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "genua-words.h"

#include "text-words.h"

#include <glib/gi18n.h>

/* How many of the effects are told together: what one player gets, or gives back, by one rule. */
static guint
count_together (const TableEffect *effects,
                guint              n_effects)
{
  guint n = 1;

  while (n < n_effects && effects[n].kind == effects->kind && effects[n].player == effects->player
         && effects[n].rule == effects->rule && (effects[n].amount > 0) == (effects->amount > 0))
    n++;

  return n;
}

static char *
list_things (const TableEffect *effects,
             guint              n)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < n; i++)
    g_ptr_array_add (items, genua_term_things (effects[i].what, ABS (effects[i].amount)));

  return text_list (items);
}

static char *
tell_things (const char        *name,
             const TableEffect *effects,
             guint              n_effects,
             guint             *n_told)
{
  g_autofree char *things = NULL;

  *n_told = count_together (effects, n_effects);
  things = list_things (effects, *n_told);
  if (effects->kind == GENUA_EFFECT_NONE_LEFT)
    /* Translators: %s are a player and things of which there are no more. */
    return g_strdup_printf (_("%s does not get %s: none are left."), name, things);
  if (effects->amount > 0)
    /* Translators: %s are a player and things. */
    return g_strdup_printf (C_("things", "%s gets %s."), name, things);

  /* Translators: %s are a player and things. */
  return g_strdup_printf (_("%s gives back %s."), name, things);
}

static char *
tell_ranked (const char        *name,
             const TableEffect *effect)
{
  g_autofree char *ducats = genua_term_ducats (effect->other);

  switch (effect->what)
    {
    case TABLE_TIE_BROKEN:
      /* Translators: %d is a rank; %s are a player and ducats. */
      return g_strdup_printf (_("Rank %d: %s with %s, before the next by goods."), effect->amount, name, ducats);

    case TABLE_TIE_SHARED:
      /* Translators: %d is a rank; %s are a player and ducats. */
      return g_strdup_printf (_("Rank %d: %s with %s, together with the next."), effect->amount, name, ducats);

    default:
      /* Translators: %d is a rank; %s are a player and points. */
      return g_strdup_printf (_("Rank %d: %s with %s."), effect->amount, name, ducats);
    }
}

/* What a kind of effect is told as. */
#define TELL(kind, ...) case GENUA_EFFECT_##kind: return g_strdup_printf (__VA_ARGS__)

static char *
tell_owner (const char        *name,
            const TableEffect *effect)
{
  const char *building = genua_term_place (effect->what);
  g_autofree char *ducats = genua_term_ducats (effect->amount);
  g_autofree char *markers = genua_term_things (GENUA_THING_MARKER, effect->amount);

  switch (effect->kind)
    {
    /* Translators: %s are a player, ducats, and a building. */
    TELL (OWNER, _("%s gets %s as the owner: %s."), name, ducats, building);
    /* Translators: %s are a player and a building. */
    TELL (OWNS, _("%s owns a building now: %s."), name, building);
    /* Translators: %s are a player and a building. */
    TELL (GOES_HOME, _("The marker of %s goes home: %s."), name, building);
    case GENUA_EFFECT_GIVES_UP:
    default:
      /* Translators: %s are a player and markers. */
      return g_strdup_printf (_("%s gives up %s."), name, markers);
    }
}

/* Tells the first of several effects. */
char *
genua_words_effects (const TableTelling *telling,
                     const TableEffect  *effects,
                     guint               n_effects,
                     guint              *n_told)
{
  const char *name = effects->player != TABLE_NOBODY ? telling->names[effects->player] : NULL;

  *n_told = 1;
  switch (effects->kind)
    {
    case TABLE_EFFECT_PART_BEGINS:
      /* Translators: %s is the player whose turn begins. */
      return g_strdup_printf (_("It is the turn of %s."), name);

    case GENUA_EFFECT_GETS:
    case GENUA_EFFECT_NONE_LEFT:
      return tell_things (name, effects, n_effects, n_told);

    /* Translators: %s are a player and a kind of card. */
    TELL (LAYS_DOWN, _("%s lays down a card: %s."), name, genua_term_thing (effects->what));
    /* Translators: %d are where the round marker stands, and where its track ends. */
    TELL (MARKER, _("The round marker goes on to %d of %d."), effects->amount, effects->other);
    TELL (LAST_ROUND, _("This is the last round."));
    TELL (LAST_TURN, _("That was the last turn: now privileges are laid open."));
    case TABLE_EFFECT_RANKED:
      return tell_ranked (name, effects);

    default:
      return tell_owner (name, effects);
    }
}

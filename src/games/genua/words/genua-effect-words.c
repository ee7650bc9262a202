/* genua-effect-words.c: what an event caused, each in a sentence
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "genua-words.h"

#include "table-words.h"
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

#define TELL(kind, with, words) [kind] = { words, with }

static const TableSentence sentences[GENUA_N_EFFECTS] = {
  /* Translators: %s is the player whose turn begins. */
  TELL (TABLE_EFFECT_PART_BEGINS, "p", N_("It is the turn of %s.")),
  /* Translators: %s are a player and a kind of card. */
  TELL (GENUA_EFFECT_LAYS_DOWN, "pT", N_("%s lays down a card: %s.")),
  /* Translators: %s are a player, ducats, and a building. */
  TELL (GENUA_EFFECT_OWNER, "pDL", N_("%s gets %s as the owner: %s.")),
  /* Translators: %s are a player and a building. */
  TELL (GENUA_EFFECT_OWNS, "pL", N_("%s owns a building now: %s.")),
  /* Translators: %s are a player and a building. */
  TELL (GENUA_EFFECT_GOES_HOME, "pL", N_("The marker of %s goes home: %s.")),
  /* Translators: %s are a player and markers. */
  TELL (GENUA_EFFECT_GIVES_UP, "pM", N_("%s gives up %s.")),
  /* Translators: %d are where the round marker stands, and where its track ends. */
  TELL (GENUA_EFFECT_MARKER, "12", N_("The round marker goes on to %d of %d.")),
  TELL (GENUA_EFFECT_LAST_ROUND, NULL, N_("This is the last round.")),
  TELL (GENUA_EFFECT_LAST_TURN, NULL, N_("That was the last turn: now privileges are laid open.")),
};

/* Tells the first of several effects. */
char *
genua_words_effects (const TableTelling *telling,
                     const TableEffect  *effects,
                     guint               n_effects,
                     guint              *n_told)
{
  g_autofree char *score = genua_term_ducats (effects->other);

  *n_told = 1;
  if (effects->kind == GENUA_EFFECT_GETS || effects->kind == GENUA_EFFECT_NONE_LEFT)
    return tell_things (telling->names[effects->player], effects, n_effects, n_told);
  if (effects->kind == TABLE_EFFECT_RANKED)
    return table_words_ranked (telling->names[effects->player], effects, score, _("goods"));

  return table_sentence_tell_effect (&sentences[effects->kind], telling->names, effects, genua_term_of);
}

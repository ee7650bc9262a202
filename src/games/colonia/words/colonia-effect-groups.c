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
#include "table-sentence.h"
#include "text-words.h"

#include <glib/gi18n.h>

static gboolean
can_be_grouped (const ColoniaEffect *effect)
{
  static const gboolean grouped[COLONIA_N_EFFECTS] = {
    [COLONIA_EFFECT_SENT] = TRUE, [COLONIA_EFFECT_COMES_HOME] = TRUE, [COLONIA_EFFECT_MOVES_ONTO_STREET] = TRUE,
    [COLONIA_EFFECT_MADE] = TRUE, [COLONIA_EFFECT_WAITS] = TRUE, [COLONIA_EFFECT_DISCARDED] = TRUE,
    [COLONIA_EFFECT_CHANGED] = TRUE, [COLONIA_EFFECT_ALL_CHANGED] = TRUE,
  };

  return grouped[effect->kind] || (effect->kind == COLONIA_EFFECT_BAR_MOVES && effect->rule == COLONIA_RULE_MON_1);
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

/* What is told, and the list of those it happens to. */
typedef struct {
  ColoniaEffect about;
  const char *list;
} Told;

static char *
get_term (char                 letter,
          const ColoniaEffect *about)
{
  const Told *told = (const void *) about;

  return letter == 'I' ? g_strdup (told->list) : colonia_term_of (letter, about);
}

static const TableSentence groups[] = {
  /* Translators: %s is a list of players, each with how many members, e.g. “Anna 5, Bert 3”. */
  TABLE_TELL (COLONIA_EFFECT_SENT, "I", N_("In the city hall: %s.")),
  /* Translators: %s are a street space, e.g. “the Tuesday street”, then a list of players with how many members come home, e.g. “Anna 5”. */
  TABLE_TELL (COLONIA_EFFECT_COMES_HOME, "SI", N_("Home from %s: %s.")),
  /* Translators: %s are a street space, e.g. “the Tuesday street”, then a list of players with how many members move there, e.g. “Anna 5”. */
  TABLE_TELL (COLONIA_EFFECT_MOVES_ONTO_STREET, "SI", N_("Onto %s: %s.")),
  /* Translators: %s are a craftsman, then a list of players with how many members wait for the next week, e.g. “Anna 5”. */
  TABLE_TELL (COLONIA_EFFECT_WAITS, "CI", N_("Still waiting for the %s: %s.")),
  /* Translators: %s is a list of craftsmen, each with the contracts that the week card alone fulfils, e.g. “saddler 2”. */
  TABLE_TELL (COLONIA_EFFECT_BAR_MOVES, "I", N_("Contracts fulfilled for sure: %s.")),
  /* Translators: %s is a list of cards, e.g. “the shrine of London, Bergen with 2 points”. */
  TABLE_TELL (COLONIA_EFFECT_DISCARDED, "I", N_("Discarded without a safeguard: %s.")),
  /* Translators: %s is what each player gets, e.g. “Anna 1 saddle, 2 paintings; Bert 1 saddle”. */
  TABLE_TELL (COLONIA_EFFECT_MADE, "I", N_("The craftsmen make: %s.")),
  /* Translators: %s is what each family has more or less of, e.g. “+1 leather, −2 Gulden”. */
  TABLE_TELL (COLONIA_EFFECT_ALL_CHANGED, "I", N_("Everybody: %s.")),
  /* Translators: %s are a player, then what that player has more or less of, e.g. “+1 leather, −2 Gulden”. */
  TABLE_TELL (COLONIA_EFFECT_CHANGED, "pI", CN_("player and change", "%s: %s.")),
  TABLE_TELL_END,
};

static const TableSentence items[] = {
  /* Translators: %s is a craftsman, %d a number of contracts, e.g. “saddler 2”. */
  TABLE_TELL (COLONIA_EFFECT_BAR_MOVES, "C1", CN_("craftsman and contracts", "%s %d")),
  /* Translators: a card; %s is a city, %d how many points the relic is worth. */
  TABLE_TELL_IF (COLONIA_EFFECT_DISCARDED, '2', FALSE, "T1", NN_("%s with %d point", "%s with %d points")),
  /* Translators: a card; %s is a city. */
  TABLE_TELL (COLONIA_EFFECT_DISCARDED, "T", CN_("card", "the shrine of %s")),
  /* Translators: %s is a player, %d how many members that player has there, e.g. “Anna 5”. */
  TABLE_TELL (COLONIA_EFFECT_SENT, "p1", CN_("player and members", "%s %d")),
  TABLE_TELL (COLONIA_EFFECT_COMES_HOME, "p1", CN_("player and members", "%s %d")),
  TABLE_TELL (COLONIA_EFFECT_MOVES_ONTO_STREET, "p1", CN_("player and members", "%s %d")),
  TABLE_TELL (COLONIA_EFFECT_WAITS, "p1", CN_("player and members", "%s %d")),
  TABLE_TELL_END,
};

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
static void
list_made (const ColoniaTelling *telling,
           const ColoniaEffect  *effects,
           guint                 n,
           GPtrArray            *list)
{
  for (int place = 0; place < COLONIA_MAX_PLAYERS; place++)
    {
      gboolean plays = telling->state != NULL && place < telling->state->n_players;
      int seat = plays ? colonia_state_get_seat (telling->state, place) : place;
      char *item = tell_made_for (telling, effects, n, seat);

      if (item != NULL)
        g_ptr_array_add (list, item);
    }
}

static void
list_changed (const ColoniaEffect *effect,
              GPtrArray           *list)
{
  static const char things[COLONIA_N_HELD] = { 'R', 'G', 'M' };

  for (int kind = 0; kind < COLONIA_BUNDLE_KINDS; kind++)
    {
      const int n = effect->bundle.n[kind];
      const ColoniaEffect about = { .what = kind, .amount = ABS (n) };
      g_autofree char *thing = n != 0 ? colonia_term_of (things[effect->what], &about) : NULL;

      if (n > 0)
        /* Translators: %s is what somebody has more of, e.g. “1 leather”. */
        g_ptr_array_add (list, g_strdup_printf (C_("change", "+%s"), thing));
      else if (n < 0)
        /* Translators: %s is what somebody has less of, e.g. “1 leather”; before it stands a minus. */
        g_ptr_array_add (list, g_strdup_printf (C_("change", "−%s"), thing));
    }
}

/* Tells effects that belong together in one sentence on one line, which may be only one. */
char *
colonia_words_group (const ColoniaTelling *telling,
                     const ColoniaEffect  *effects,
                     guint                 n)
{
  g_autoptr (GPtrArray) list = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *text = NULL;

  if (effects->kind == COLONIA_EFFECT_MADE)
    list_made (telling, effects, n, list);
  for (guint i = 0; effects->kind != COLONIA_EFFECT_MADE && i < n; i++)
    if (is_change (effects))
      list_changed (&effects[i], list);
    else
      g_ptr_array_add (list, table_sentence_tell (items, telling->names, &effects[i], colonia_term_of));
  text = effects->kind == COLONIA_EFFECT_MADE ? text_lists (list) : text_list (list);

  return table_sentence_tell (groups, telling->names, &((const Told) { *effects, text }).about, get_term);
}

/* Tells the first effects that belong together in one sentence on one line, without the id of
 * their rule, which is the same for all of them. Call it again with the rest. */
char *
colonia_words_effects (const ColoniaTelling *telling,
                       const ColoniaEffect  *effects,
                       guint                 n_effects,
                       guint                *n_told)
{
  guint n = 1;

  while (can_be_grouped (effects) && n < n_effects && belong_together (effects, &effects[n]))
    n++;
  *n_told = n;

  return n == 1 ? colonia_words_effect (telling, effects) : colonia_words_group (telling, effects, n);
}

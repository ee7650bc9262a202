/* genua-sentences.c: what an event caused, and what stands in the way, each in a sentence
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "genua-words.h"

#include "table-words.h"
#include "text-words.h"

#include <glib/gi18n.h>

/* Lists what is told together: what one player gets, or gives back, by one rule. */
static char *
list_things (const TableEffect *effects,
             guint              n_effects,
             guint             *n_told)
{
  g_autoptr (GPtrArray) items = g_ptr_array_new_with_free_func (g_free);

  for (const TableEffect *one = effects; one < effects + n_effects && one->kind == effects->kind
       && one->player == effects->player && one->rule == effects->rule && (one->amount > 0) == (effects->amount > 0); one++)
    g_ptr_array_add (items, genua_term_things (one->what, one->kind == GENUA_EFFECT_NONE_LEFT ? 0 : ABS (one->amount)));
  *n_told = items->len;

  return text_list (items);
}

static char *
tell_things (const char        *name,
             const TableEffect *effects,
             guint              n_effects,
             guint             *n_told)
{
  g_autofree char *things = list_things (effects, n_effects, n_told);

  if (effects->kind == GENUA_EFFECT_NONE_LEFT)
    return g_strdup_printf (effects->other > 0
                              /* Translators: %s is a player, who has got a part of something. */
                              ? _("%s gets no more of that: none is left.")
                              /* Translators: %s are a player and what there is no more of, e.g. “no silver, no copper”. */
                              : _("%s gets %s: none is left."), name, things);
  if (effects->amount > 0)
    /* Translators: %s are a player and things. */
    return g_strdup_printf (C_("things", "%s gets %s."), name, things);

  /* Translators: %s are a player and things. */
  return g_strdup_printf (_("%s gives back %s."), name, things);
}

static const TableSentence effects_told[] = {
  /* Translators: %s is the player whose turn begins. */
  TABLE_TELL (TABLE_EFFECT_PART_BEGINS, "p", N_("It is the turn of %s.")),
  /* Translators: %s are a player and a card, e.g. “1 exchange card”. */
  TABLE_TELL (GENUA_EFFECT_LAYS_DOWN, "pU", N_("%s lays down %s.")),
  /* Translators: %s are a player, ducats, and a building. */
  TABLE_TELL (GENUA_EFFECT_OWNER, "pDL", N_("%s gets %s as the owner of %s.")),
  /* Translators: %s are a player and a building. */
  TABLE_TELL (GENUA_EFFECT_OWNS, "pL", N_("%s owns %s now.")),
  /* Translators: %s are a player and a building. */
  TABLE_TELL (GENUA_EFFECT_GOES_HOME, "pL", N_("%s’s marker on %s goes back to the supply.")),
  /* Translators: %s are a player and markers. */
  TABLE_TELL (GENUA_EFFECT_GIVES_UP, "pN", N_("%s gives up %s.")),
  /* Translators: %d are where the round marker stands, and where its track ends. */
  TABLE_TELL (GENUA_EFFECT_MARKER, "12", N_("The round marker goes on to %d of %d.")),
  /* Translators: %s are a player and things; %d is how many were believed. */
  TABLE_TELL (GENUA_EFFECT_CORRECTED, "pN2", N_("%s really has %s, not %d.")),
  TABLE_TELL (GENUA_EFFECT_LAST_ROUND, NULL, N_("This is the last round.")),
  TABLE_TELL (GENUA_EFFECT_LAST_TURN, NULL, N_("That was the last turn: now privileges are laid open.")),
  TABLE_TELL_END,
};

/* Tells the first of several effects. */
char *
genua_words_effects (const TableTelling *telling,
                     const TableEffect  *effects,
                     guint               n_effects,
                     guint              *n_told)
{
  const int has = effects->bundle.n[TABLE_RANKED_HAS];
  g_autofree char *score = genua_term_ducats (effects->other), *goods = genua_term_goods (has);

  *n_told = 1;
  if (effects->kind == GENUA_EFFECT_GETS || effects->kind == GENUA_EFFECT_NONE_LEFT)
    return tell_things (telling->names[effects->player], effects, n_effects, n_told);
  if (effects->kind == TABLE_EFFECT_RANKED)
    return table_words_ranked (telling, effects, score, goods);

  return table_sentence_tell (effects_told, telling->names, effects, genua_term_of);
}

/* Obstacles */

static const char *const not_now[GENUA_N_STEPS] = {
  [GENUA_STEP_START] = N_("first the tower must be placed"),
  [GENUA_STEP_TOWER] = N_("first the tower must be handed on"),
  [GENUA_STEP_CLAIMS] = N_("the tower has come to rest, as markers are being placed"),
  [GENUA_STEP_FINAL_HOLDINGS] = N_("first everybody must count what they have"),
  [GENUA_STEP_FINISHED] = N_("the game is finished"),
};

static const TableSentence obstacles[] = {
  TABLE_TELL (TABLE_OBSTACLE_NOT_TRACKED, NULL, N_("this is not entered in this kind of game")),
  TABLE_TELL (GENUA_OBSTACLE_DICE_AND_CARD, NULL, N_("who lays down a chosen-start card does not roll")),
  /* Translators: %s is a space. */
  TABLE_TELL (GENUA_OBSTACLE_DICE_SAY_MARKET, "L", N_("both dice show 4 or 5: that is the Market Place, not %s")),
  TABLE_TELL (GENUA_OBSTACLE_DICE_SAY_ELSE, NULL, N_("the market place is where both dice show 4 or 5")),
  TABLE_TELL (GENUA_OBSTACLE_NO_DISC, NULL, N_("the tower has no disc left")),
  /* Translators: %s is a space. */
  TABLE_TELL (GENUA_OBSTACLE_VISITED, "L", N_("the tower has been to %s already in this turn")),
  /* Translators: %s is a player. */
  TABLE_TELL (GENUA_OBSTACLE_SETTLED, "p", N_("%s has laid down a card here and must take the action first")),
  /* Translators: %s is a space without an action. */
  TABLE_TELL (GENUA_OBSTACLE_NO_BUILDING, "L", N_("there is no building here, only %s")),
  /* Translators: %s are a player and a building. */
  TABLE_TELL (GENUA_OBSTACLE_TAKEN, "fL", N_("%s has taken the action of %s already")),
  /* Translators: %s is a player. */
  TABLE_TELL (GENUA_OBSTACLE_OTHER_ACTS, "w", N_("%s acts here")),
  /* Translators: %s is a player. */
  TABLE_TELL (GENUA_OBSTACLE_MAY_NOT_ACT, "p", N_("%s has acted in this turn and has no further-action card")),
  /* Translators: %s is a villa. */
  TABLE_TELL (GENUA_OBSTACLE_NOT_SAID, "L", N_("it is not said what is done in %s")),
  /* Translators: %s are a player and a villa. */
  TABLE_TELL (GENUA_OBSTACLE_ORDERED, "pL", N_("%s has fulfilled a large order in %s already in this turn")),
  /* Translators: %s is a space. */
  TABLE_TELL (GENUA_OBSTACLE_NO_SMALL_ORDERS, "L", N_("there are no small orders for %s")),
  TABLE_TELL (GENUA_OBSTACLE_NOT_ACTING, NULL, N_("take the action first, then enter the small order")),
  /* Translators: %s is a building. */
  TABLE_TELL (GENUA_OBSTACLE_SMALL_DONE, "L", N_("a small order was fulfilled in %s already in this turn")),
  /* Translators: %s are a player and what there is too little of: “no large order” or “only 2 wheat, not 3”. */
  TABLE_TELL (GENUA_OBSTACLE_LACKS, "pO", N_("%s has %s")),
  TABLE_TELL (GENUA_OBSTACLE_LACKS_COVERED, "pO", N_("%s has %s")),
  TABLE_TELL (GENUA_OBSTACLE_THREE_GOODS, NULL, N_("a large order takes three goods, one from each of three warehouses")),
  /* Translators: %s is a player. */
  TABLE_TELL (GENUA_OBSTACLE_NO_REWARD, "p", N_("it is not said which special card %s takes")),
  /* Translators: %s is what there is nothing of, e.g. “no silver”. */
  TABLE_TELL (GENUA_OBSTACLE_NONE_LEFT, "N", N_("there is %s left")),
  TABLE_TELL (GENUA_OBSTACLE_NONE_LEFT_COVERED, "N", N_("there is %s left")),
  /* Translators: %s is a thing, e.g. “1 silver”. */
  TABLE_TELL (GENUA_OBSTACLE_ALIKE, "U", N_("%s is not exchanged for the same")),
  /* Translators: %s is a building. */
  TABLE_TELL (GENUA_OBSTACLE_NOT_VISITED, "L", N_("the tower has not been to %s in this turn")),
  TABLE_TELL (GENUA_OBSTACLE_SAME_BUILDING, NULL, N_("a message goes between two buildings")),
  /* Translators: %s is a player. */
  TABLE_TELL (GENUA_OBSTACLE_OWN_DEAL, "p", N_("name the player with whom %s deals")),
  TABLE_TELL (GENUA_OBSTACLE_EMPTY_DEAL, NULL, N_("nothing changes hands, and nothing is promised")),
  /* Translators: %s is a player. */
  TABLE_TELL (GENUA_OBSTACLE_LATE_CLAIM, "p", N_("it goes round the table only once, and %s has had a chance")),
  /* Translators: %d is the number of a disc of the tower. */
  TABLE_TELL (GENUA_OBSTACLE_NO_STREET, "2", N_("disc %d does not lie on a street")),
  /* Translators: %s is a player, %d is the number of a disc of the tower. */
  TABLE_TELL (GENUA_OBSTACLE_CLAIMED, "w2", N_("%s has taken disc %d away")),
  TABLE_TELL (GENUA_OBSTACLE_TWO_BUILDINGS, NULL, N_("markers are placed on, or removed from, one or two buildings")),
  /* Translators: %s are a player and a building. */
  TABLE_TELL (GENUA_OBSTACLE_NOT_OWNED, "pL", N_("%s has no marker on %s")),
  /* Translators: %s are a player and a building. */
  TABLE_TELL (GENUA_OBSTACLE_OWNS, "pL", N_("%s has a marker on %s already")),
  /* Translators: %s is a building. */
  TABLE_TELL (GENUA_OBSTACLE_NO_RIVAL, "L", N_("nobody else has a marker on %s")),
  TABLE_TELL (GENUA_OBSTACLE_MARKERS, "pO", N_("%s has %s")),
  /* Translators: %s are a player and markers; %d is how many of them there would be. */
  TABLE_TELL (GENUA_OBSTACLE_ALL_MARKERS, "pN2", N_("%s has only %s in all, not %d")),
  /* Translators: %s is a building. */
  TABLE_TELL (GENUA_OBSTACLE_TWICE, "L", N_("there is only one privilege for %s")),
  /* Translators: %s are a player and privileges; %d is how many were told. */
  TABLE_TELL (GENUA_OBSTACLE_PRIVILEGES, "pN2", N_("by what was entered, %s has %s, and here there are %d: tell all of them, or correct the holdings first")),
  /* Translators: %d are how many goods there are, and how many there would be. */
  TABLE_TELL (GENUA_OBSTACLE_ALL_GOODS, "12", N_("there are only %d goods in all, not %d")),
  /* Translators: %d are how many buildings there are, and how many there would be. */
  TABLE_TELL (GENUA_OBSTACLE_ALL_BUILDINGS, "12", N_("there are only %d buildings in all, not %d")),
  /* Translators: %s is so many of a kind of thing, e.g. “5 wheat”. */
  TABLE_TELL (GENUA_OBSTACLE_ALL_THINGS, "N", N_("there are only %s in all")),
  /* Translators: %s is a good. */
  TABLE_TELL (GENUA_OBSTACLE_BESIDE_VILLA, "T", N_("no large order takes a good of the warehouse beside its own villa: %s")),
  /* Translators: %s are two buildings. */
  TABLE_TELL (GENUA_OBSTACLE_NEIGHBOURS, "m", N_("no message joins neighbours: %s")),
  /* Translators: %s is a player, who has laid down a card that must be followed by the action. */
  TABLE_TELL (GENUA_OBSTACLE_BEGAN, "p", N_("%s has laid down a card here and could not take the action any more")),
  /* Translators: %s is a space. */
  TABLE_TELL (GENUA_OBSTACLE_OTHER_SQUARE, "P", N_("these dice have shown another space before: %s")),
  /* Translators: %s are two spaces. */
  TABLE_TELL (GENUA_OBSTACLE_APART, "m", N_("by what the dice have shown, these do not touch: %s")),
  TABLE_TELL_END,
};

const TableRefusals genua_refusals = { obstacles, not_now, genua_term_of };

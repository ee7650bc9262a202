/* genua-obstacle-words.c: what stands in the way, each in a sentence
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "genua-words.h"

#include <glib/gi18n.h>

static const char *const not_now[GENUA_N_STEPS] = {
  [GENUA_STEP_START] = N_("not now: the tower is placed first"),
  [GENUA_STEP_TOWER] = N_("not now: the tower is on its way"),
  [GENUA_STEP_CLAIMS] = N_("not now: markers are placed"),
  [GENUA_STEP_FINAL_HOLDINGS] = N_("not now: what everybody has is counted"),
  [GENUA_STEP_FINISHED] = N_("the game is finished"),
};

#define TELL(kind, with, words) [GENUA_OBSTACLE_##kind] = { words, with }

static const TableSentence sentences[GENUA_N_OBSTACLES] = {
  TELL (DICE_AND_CARD, NULL, N_("who lays down a chosen start card does not roll")),
  /* Translators: %s is a space. */
  TELL (DICE_SAY_MARKET, "L", N_("both dice show 4 or 5, and that is the market place: %s")),
  TELL (DICE_SAY_ELSE, NULL, N_("the market place is where both dice show 4 or 5")),
  TELL (NO_DISC, NULL, N_("the tower has no disc left")),
  /* Translators: %s is a space. */
  TELL (VISITED, "L", N_("the tower was there already: %s")),
  /* Translators: %s is a player. */
  TELL (SETTLED, "p", N_("%s has begun here and takes the action first")),
  /* Translators: %s is a space without an action. */
  TELL (NO_BUILDING, "L", N_("here is no building: %s")),
  /* Translators: %s are a player and a building. */
  TELL (TAKEN, "fL", N_("%s has taken this action already: %s")),
  /* Translators: %s is a player. */
  TELL (OTHER_ACTS, "w", N_("%s acts here")),
  /* Translators: %s is a player. */
  TELL (MAY_NOT_ACT, "p", N_("%s has acted in this turn and has no further action card")),
  /* Translators: %s is a villa. */
  TELL (NOT_SAID, "L", N_("it is not said what is done here: %s")),
  /* Translators: %s are a player and a villa. */
  TELL (ORDERED, "pL", N_("%s has fulfilled a large order here in this turn: %s")),
  /* Translators: %s is a space. */
  TELL (NO_SMALL_ORDERS, "L", N_("there are no small orders for this: %s")),
  /* Translators: %s is a player. */
  TELL (NOT_ACTING, "p", N_("%s has not taken the action here")),
  /* Translators: %s is a building. */
  TELL (SMALL_DONE, "L", N_("a small order was fulfilled here in this turn: %s")),
  /* Translators: %s are a player and things; %d is how many of them are needed. */
  TELL (LACKS, "pN2", N_("%s has %s, not %d")),
  TELL (LACKS_COVERED, "pN2", N_("%s has %s, not %d")),
  TELL (THREE_GOODS, NULL, N_("a large order takes one good each of three warehouses")),
  /* Translators: %s is a player. */
  TELL (NO_REWARD, "p", N_("it is not said which special card %s takes")),
  /* Translators: %s is a kind of thing. */
  TELL (NONE_LEFT, "T", N_("none of this is left: %s")),
  /* Translators: %s is a kind of thing. */
  TELL (ALIKE, "T", N_("it is exchanged for something else: %s")),
  /* Translators: %s is a building. */
  TELL (NOT_VISITED, "L", N_("the tower was not there in this turn: %s")),
  TELL (SAME_BUILDING, NULL, N_("a message goes between two buildings")),
  /* Translators: %s is a player. */
  TELL (OWN_DEAL, "p", N_("%s has the turn: a deal names the other player")),
  TELL (EMPTY_DEAL, NULL, N_("nothing changes hands, and nothing is promised")),
  /* Translators: %s is a player. */
  TELL (LATE_CLAIM, "p", N_("it goes round the table once, and it was the turn of %s to place markers")),
  /* Translators: %d is the number of a disc of the tower. */
  TELL (NO_SUCH_DISC, "2", N_("there is no disc %d")),
  /* Translators: %d is the number of a disc of the tower. */
  TELL (NO_STREET, "2", N_("disc %d does not lie on a street")),
  /* Translators: %s is a player, %d is the number of a disc of the tower. */
  TELL (CLAIMED, "w2", N_("%s has taken disc %d away")),
  TELL (TWO_BUILDINGS, NULL, N_("markers are placed on, or removed from, one or two buildings")),
  /* Translators: %s are a player and a building. */
  TELL (NOT_OWNED, "pL", N_("%s has no marker there: %s")),
  /* Translators: %s are a player and a building. */
  TELL (OWNS, "pL", N_("%s has a marker there already: %s")),
  /* Translators: %s is a building. */
  TELL (NO_RIVAL, "L", N_("nobody else has a marker there: %s")),
  /* Translators: %s is a player; %d are how many markers there would have to be, and how many there are. */
  TELL (MARKERS, "p21", N_("%s would need markers: %d, and not %d")),
  /* Translators: %s is a player; %d are how many markers a player has, and how many there would be. */
  TELL (ALL_MARKERS, "p12", N_("all markers of %s are %d, not %d")),
  /* Translators: %s is a building. */
  TELL (TWICE, "L", N_("there is only one privilege of each building: %s")),
  /* Translators: %s is a player; %d are how many privileges there are, and how many were told. */
  TELL (PRIVILEGES, "p12", N_("all privileges of %s are %d, not %d")),
  /* Translators: %d are how many goods there are, and how many there would be. */
  TELL (ALL_GOODS, "12", N_("all goods are %d, not %d")),
  /* Translators: %d are how many buildings there are, and how many there would be. */
  TELL (ALL_BUILDINGS, "12", N_("all buildings are %d, not %d")),
  /* Translators: %d is how many there are of a kind of thing, %s. */
  TELL (ALL_THINGS, "1T", N_("all together there are only %d of this: %s")),
};

/* Tells why something cannot be. */
char *
genua_words_obstacle (const char *const   *names,
                      const TableObstacle *obstacle)
{
  switch (obstacle->kind)
    {
    case TABLE_OBSTACLE_NOT_NOW:
      return g_strdup (_(not_now[obstacle->what]));

    case TABLE_OBSTACLE_NOT_TRACKED:
      return g_strdup (_("this is not entered in this kind of game"));

    case TABLE_OBSTACLE_NOT_YOUR_TURN:
      /* Translators: %s is the player whose turn it is. */
      return g_strdup_printf (_("it is the turn of %s"), names[obstacle->what]);

    default:
      return table_sentence_tell (&sentences[obstacle->kind], names, obstacle, genua_term_of);
    }
}

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

static char *
tell_tower (const char          *name,
            const TableObstacle *obstacle)
{
  switch (obstacle->kind)
    {
    case GENUA_OBSTACLE_DICE_AND_CARD:
      return g_strdup (_("who lays down a chosen start card does not roll"));

    case GENUA_OBSTACLE_DICE_SAY_MARKET:
      /* Translators: %s is a space. */
      return g_strdup_printf (_("both dice show 4 or 5, and that is the market place: %s"), genua_term_place (obstacle->what));

    case GENUA_OBSTACLE_DICE_SAY_ELSE:
      return g_strdup (_("the market place is where both dice show 4 or 5"));

    case GENUA_OBSTACLE_NO_DISC:
      return g_strdup (_("the tower has no disc left"));

    case GENUA_OBSTACLE_VISITED:
      /* Translators: %s is a space. */
      return g_strdup_printf (_("the tower was there already: %s"), genua_term_place (obstacle->what));

    case GENUA_OBSTACLE_SETTLED:
    default:
      /* Translators: %s is a player. */
      return g_strdup_printf (_("%s has begun here and takes the action first"), name);
    }
}

static char *
tell_action (const char *const   *names,
             const TableObstacle *obstacle)
{
  const char *name = names[obstacle->player];
  const char *place = genua_term_place (obstacle->what);

  switch (obstacle->kind)
    {
    case GENUA_OBSTACLE_NO_BUILDING:
      /* Translators: %s is a space without an action. */
      return g_strdup_printf (_("here is no building: %s"), place);

    case GENUA_OBSTACLE_TAKEN:
      /* Translators: %s are a player and a building. */
      return g_strdup_printf (_("%s has taken this action already: %s"), names[obstacle->have], place);

    case GENUA_OBSTACLE_OTHER_ACTS:
      /* Translators: %s is a player. */
      return g_strdup_printf (_("%s acts here"), names[obstacle->what]);

    case GENUA_OBSTACLE_MAY_NOT_ACT:
      /* Translators: %s is a player. */
      return g_strdup_printf (_("%s has acted in this turn and has no further action card"), name);

    case GENUA_OBSTACLE_NOT_SAID:
      /* Translators: %s is a villa. */
      return g_strdup_printf (_("it is not said what is done here: %s"), place);

    case GENUA_OBSTACLE_ORDERED:
      /* Translators: %s are a player and a villa. */
      return g_strdup_printf (_("%s has fulfilled a large order here in this turn: %s"), name, place);

    case GENUA_OBSTACLE_NO_SMALL_ORDERS:
      /* Translators: %s is a space. */
      return g_strdup_printf (_("there are no small orders for this: %s"), place);

    case GENUA_OBSTACLE_NOT_ACTING:
      /* Translators: %s is a player. */
      return g_strdup_printf (_("%s has not taken the action here"), name);

    case GENUA_OBSTACLE_SMALL_DONE:
    default:
      /* Translators: %s is a building. */
      return g_strdup_printf (_("a small order was fulfilled here in this turn: %s"), place);
    }
}

static char *
tell_things (const char          *name,
             const TableObstacle *obstacle)
{
  g_autofree char *have = NULL;

  switch (obstacle->kind)
    {
    case GENUA_OBSTACLE_LACKS:
    case GENUA_OBSTACLE_LACKS_COVERED:
      have = genua_term_things (obstacle->what, obstacle->have);
      /* Translators: %s are a player and things; %d is how many of them are needed. */
      return g_strdup_printf (_("%s has %s, not %d"), name, have, obstacle->need);

    case GENUA_OBSTACLE_THREE_GOODS:
      return g_strdup (_("a large order takes one good each of three warehouses"));

    case GENUA_OBSTACLE_NO_REWARD:
      /* Translators: %s is a player. */
      return g_strdup_printf (_("it is not said which special card %s takes"), name);

    case GENUA_OBSTACLE_NONE_LEFT:
      /* Translators: %s is a kind of thing. */
      return g_strdup_printf (_("none of this is left: %s"), genua_term_thing (obstacle->what));

    case GENUA_OBSTACLE_ALIKE:
    default:
      /* Translators: %s is a kind of thing. */
      return g_strdup_printf (_("it is exchanged for something else: %s"), genua_term_thing (obstacle->what));
    }
}

static char *
tell_deal (const char          *name,
           const TableObstacle *obstacle)
{
  switch (obstacle->kind)
    {
    case GENUA_OBSTACLE_NOT_VISITED:
      /* Translators: %s is a building. */
      return g_strdup_printf (_("the tower was not there in this turn: %s"), genua_term_place (obstacle->what));

    case GENUA_OBSTACLE_SAME_BUILDING:
      return g_strdup (_("a message goes between two buildings"));

    case GENUA_OBSTACLE_OWN_DEAL:
      /* Translators: %s is a player. */
      return g_strdup_printf (_("%s has the turn: a deal names the other player"), name);

    case GENUA_OBSTACLE_EMPTY_DEAL:
    default:
      return g_strdup (_("nothing changes hands, and nothing is promised"));
    }
}

static char *
tell_claim (const char *const   *names,
            const TableObstacle *obstacle)
{
  const char *name = names[obstacle->player];

  switch (obstacle->kind)
    {
    case GENUA_OBSTACLE_LATE_CLAIM:
      /* Translators: %s is a player. */
      return g_strdup_printf (_("it goes round the table once, and it was the turn of %s to place markers"), name);

    case GENUA_OBSTACLE_NO_SUCH_DISC:
      /* Translators: %d is the number of a disc of the tower. */
      return g_strdup_printf (_("there is no disc %d"), obstacle->need);

    case GENUA_OBSTACLE_NO_STREET:
      /* Translators: %d is the number of a disc of the tower. */
      return g_strdup_printf (_("disc %d does not lie on a street"), obstacle->need);

    case GENUA_OBSTACLE_CLAIMED:
      /* Translators: %s is a player, %d is the number of a disc of the tower. */
      return g_strdup_printf (_("%s has taken disc %d away"), names[obstacle->what], obstacle->need);

    case GENUA_OBSTACLE_TWO_BUILDINGS:
      return g_strdup (_("markers are placed on, or removed from, one or two buildings"));

    case GENUA_OBSTACLE_NOT_OWNED:
      /* Translators: %s are a player and a building. */
      return g_strdup_printf (_("%s has no marker there: %s"), name, genua_term_place (obstacle->what));

    case GENUA_OBSTACLE_OWNS:
      /* Translators: %s are a player and a building. */
      return g_strdup_printf (_("%s has a marker there already: %s"), name, genua_term_place (obstacle->what));

    case GENUA_OBSTACLE_NO_RIVAL:
      /* Translators: %s is a building. */
      return g_strdup_printf (_("nobody else has a marker there: %s"), genua_term_place (obstacle->what));

    case GENUA_OBSTACLE_MARKERS:
      /* Translators: %s is a player; %d are how many markers there would have to be, and how many there are. */
      return g_strdup_printf (_("%s would need markers: %d, and not %d"), name, obstacle->need, obstacle->have);

    case GENUA_OBSTACLE_ALL_MARKERS:
    default:
      /* Translators: %s is a player; %d are how many markers a player has, and how many there would be. */
      return g_strdup_printf (_("all markers of %s are %d, not %d"), name, obstacle->have, obstacle->need);
    }
}

static char *
tell_count (const char *const   *names,
            const TableObstacle *obstacle)
{
  switch (obstacle->kind)
    {
    case GENUA_OBSTACLE_TWICE:
      /* Translators: %s is a building. */
      return g_strdup_printf (_("there is only one privilege of each building: %s"), genua_term_place (obstacle->what));

    case GENUA_OBSTACLE_PRIVILEGES:
      /* Translators: %s is a player; %d are how many privileges there are, and how many were told. */
      return g_strdup_printf (_("all privileges of %s are %d, not %d"), names[obstacle->player], obstacle->have,
                              obstacle->need);

    case GENUA_OBSTACLE_ALL_GOODS:
      /* Translators: %d are how many goods there are, and how many there would be. */
      return g_strdup_printf (_("all goods are %d, not %d"), GENUA_ALL_GOODS, obstacle->need);

    case GENUA_OBSTACLE_ALL_BUILDINGS:
      /* Translators: %d are how many buildings there are, and how many there would be. */
      return g_strdup_printf (_("all buildings are %d, not %d"), GENUA_N_BUILDINGS, obstacle->need);

    case GENUA_OBSTACLE_ALL_THINGS:
    default:
      /* Translators: %d is how many there are of a kind of thing, %s. */
      return g_strdup_printf (_("all together there are only %d of this: %s"), obstacle->have,
                              genua_term_thing (obstacle->what));
    }
}

/* Tells why something cannot be. */
char *
genua_words_obstacle (const char *const   *names,
                      const TableObstacle *obstacle)
{
  const char *name = obstacle->player != TABLE_NOBODY ? names[obstacle->player] : NULL;

  switch (obstacle->kind)
    {
    case TABLE_OBSTACLE_NOT_NOW:
      return g_strdup (_(not_now[obstacle->what]));

    case TABLE_OBSTACLE_NOT_TRACKED:
      return g_strdup (_("this is not entered in this kind of game"));

    case TABLE_OBSTACLE_NOT_YOUR_TURN:
      /* Translators: %s is the player whose turn it is. */
      return g_strdup_printf (_("it is the turn of %s"), names[obstacle->what]);

    case GENUA_OBSTACLE_DICE_AND_CARD:
    case GENUA_OBSTACLE_DICE_SAY_MARKET:
    case GENUA_OBSTACLE_DICE_SAY_ELSE:
    case GENUA_OBSTACLE_NO_DISC:
    case GENUA_OBSTACLE_VISITED:
    case GENUA_OBSTACLE_SETTLED:
      return tell_tower (name, obstacle);

    case GENUA_OBSTACLE_LACKS:
    case GENUA_OBSTACLE_LACKS_COVERED:
    case GENUA_OBSTACLE_THREE_GOODS:
    case GENUA_OBSTACLE_NO_REWARD:
    case GENUA_OBSTACLE_NONE_LEFT:
    case GENUA_OBSTACLE_ALIKE:
      return tell_things (name, obstacle);

    case GENUA_OBSTACLE_NOT_VISITED:
    case GENUA_OBSTACLE_SAME_BUILDING:
    case GENUA_OBSTACLE_OWN_DEAL:
    case GENUA_OBSTACLE_EMPTY_DEAL:
      return tell_deal (name, obstacle);

    case GENUA_OBSTACLE_TWICE:
    case GENUA_OBSTACLE_PRIVILEGES:
    case GENUA_OBSTACLE_ALL_GOODS:
    case GENUA_OBSTACLE_ALL_BUILDINGS:
    case GENUA_OBSTACLE_ALL_THINGS:
      return tell_count (names, obstacle);

    case GENUA_OBSTACLE_NOT_OWNED:
    case GENUA_OBSTACLE_LATE_CLAIM:
    case GENUA_OBSTACLE_NO_SUCH_DISC:
    case GENUA_OBSTACLE_NO_STREET:
    case GENUA_OBSTACLE_CLAIMED:
    case GENUA_OBSTACLE_TWO_BUILDINGS:
    case GENUA_OBSTACLE_OWNS:
    case GENUA_OBSTACLE_NO_RIVAL:
    case GENUA_OBSTACLE_MARKERS:
    case GENUA_OBSTACLE_ALL_MARKERS:
      return tell_claim (names, obstacle);

    default:
      return tell_action (names, obstacle);
    }
}

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

/* Each tells of its own obstacles, and `NULL` of others; a name is there where an obstacle has one. */

/* What a kind of obstacle is told as. */
#define TELL(kind, ...) case GENUA_OBSTACLE_##kind: return g_strdup_printf (__VA_ARGS__)

static char *
tell_tower (const char          *name,
            const TableObstacle *obstacle)
{
  switch (obstacle->kind)
    {
    TELL (DICE_AND_CARD, _("who lays down a chosen start card does not roll"));
    /* Translators: %s is a space. */
    TELL (DICE_SAY_MARKET, _("both dice show 4 or 5, and that is the market place: %s"),
          genua_term_place (obstacle->what));
    TELL (DICE_SAY_ELSE, _("the market place is where both dice show 4 or 5"));
    TELL (NO_DISC, _("the tower has no disc left"));
    /* Translators: %s is a space. */
    TELL (VISITED, _("the tower was there already: %s"), genua_term_place (obstacle->what));
    /* Translators: %s is a player. */
    TELL (SETTLED, _("%s has begun here and takes the action first"), name);
    default:
      return NULL;
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
    /* Translators: %s is a space without an action. */
    TELL (NO_BUILDING, _("here is no building: %s"), place);
    /* Translators: %s are a player and a building. */
    TELL (TAKEN, _("%s has taken this action already: %s"), names[obstacle->have], place);
    /* Translators: %s is a player. */
    TELL (OTHER_ACTS, _("%s acts here"), names[obstacle->what]);
    /* Translators: %s is a player. */
    TELL (MAY_NOT_ACT, _("%s has acted in this turn and has no further action card"), name);
    /* Translators: %s is a villa. */
    TELL (NOT_SAID, _("it is not said what is done here: %s"), place);
    /* Translators: %s are a player and a villa. */
    TELL (ORDERED, _("%s has fulfilled a large order here in this turn: %s"), name, place);
    /* Translators: %s is a space. */
    TELL (NO_SMALL_ORDERS, _("there are no small orders for this: %s"), place);
    /* Translators: %s is a player. */
    TELL (NOT_ACTING, _("%s has not taken the action here"), name);
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

    TELL (THREE_GOODS, _("a large order takes one good each of three warehouses"));
    /* Translators: %s is a player. */
    TELL (NO_REWARD, _("it is not said which special card %s takes"), name);
    /* Translators: %s is a kind of thing. */
    TELL (NONE_LEFT, _("none of this is left: %s"), genua_term_thing (obstacle->what));
    /* Translators: %s is a kind of thing. */
    TELL (ALIKE, _("it is exchanged for something else: %s"), genua_term_thing (obstacle->what));
    default:
      return NULL;
    }
}

static char *
tell_deal (const char          *name,
           const TableObstacle *obstacle)
{
  switch (obstacle->kind)
    {
    /* Translators: %s is a building. */
    TELL (NOT_VISITED, _("the tower was not there in this turn: %s"), genua_term_place (obstacle->what));
    TELL (SAME_BUILDING, _("a message goes between two buildings"));
    /* Translators: %s is a player. */
    TELL (OWN_DEAL, _("%s has the turn: a deal names the other player"), name);
    TELL (EMPTY_DEAL, _("nothing changes hands, and nothing is promised"));
    default:
      return NULL;
    }
}

static char *
tell_claim (const char *const   *names,
            const TableObstacle *obstacle)
{
  const char *name = obstacle->player != TABLE_NOBODY ? names[obstacle->player] : NULL;

  switch (obstacle->kind)
    {
    /* Translators: %s is a player. */
    TELL (LATE_CLAIM, _("it goes round the table once, and it was the turn of %s to place markers"), name);
    /* Translators: %d is the number of a disc of the tower. */
    TELL (NO_SUCH_DISC, _("there is no disc %d"), obstacle->need);
    /* Translators: %d is the number of a disc of the tower. */
    TELL (NO_STREET, _("disc %d does not lie on a street"), obstacle->need);
    /* Translators: %s is a player, %d is the number of a disc of the tower. */
    TELL (CLAIMED, _("%s has taken disc %d away"), names[obstacle->what], obstacle->need);
    TELL (TWO_BUILDINGS, _("markers are placed on, or removed from, one or two buildings"));
    /* Translators: %s are a player and a building. */
    TELL (NOT_OWNED, _("%s has no marker there: %s"), name, genua_term_place (obstacle->what));
    /* Translators: %s are a player and a building. */
    TELL (OWNS, _("%s has a marker there already: %s"), name, genua_term_place (obstacle->what));
    /* Translators: %s is a building. */
    TELL (NO_RIVAL, _("nobody else has a marker there: %s"), genua_term_place (obstacle->what));
    /* Translators: %s is a player; %d are how many markers there would have to be, and how many there are. */
    TELL (MARKERS, _("%s would need markers: %d, and not %d"), name, obstacle->need, obstacle->have);
    /* Translators: %s is a player; %d are how many markers a player has, and how many there would be. */
    TELL (ALL_MARKERS, _("all markers of %s are %d, not %d"), name, obstacle->have, obstacle->need);
    default:
      return NULL;
    }
}

static char *
tell_count (const char *const   *names,
            const TableObstacle *obstacle)
{
  switch (obstacle->kind)
    {
    /* Translators: %s is a building. */
    TELL (TWICE, _("there is only one privilege of each building: %s"), genua_term_place (obstacle->what));
    /* Translators: %s is a player; %d are how many privileges there are, and how many were told. */
    TELL (PRIVILEGES, _("all privileges of %s are %d, not %d"),
          names[obstacle->player], obstacle->have, obstacle->need);
    /* Translators: %d are how many goods there are, and how many there would be. */
    TELL (ALL_GOODS, _("all goods are %d, not %d"), GENUA_ALL_GOODS, obstacle->need);
    /* Translators: %d are how many buildings there are, and how many there would be. */
    TELL (ALL_BUILDINGS, _("all buildings are %d, not %d"), GENUA_N_BUILDINGS, obstacle->need);
    /* Translators: %d is how many there are of a kind of thing, %s. */
    TELL (ALL_THINGS, _("all together there are only %d of this: %s"),
          obstacle->have, genua_term_thing (obstacle->what));
    default:
      return NULL;
    }
}

/* Tells why something cannot be. */
char *
genua_words_obstacle (const char *const   *names,
                      const TableObstacle *obstacle)
{
  const char *name = obstacle->player != TABLE_NOBODY ? names[obstacle->player] : NULL;
  char *text;

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
      break;
    }

  text = tell_tower (name, obstacle);
  if (text == NULL)
    text = tell_things (name, obstacle);
  if (text == NULL)
    text = tell_deal (name, obstacle);
  if (text == NULL)
    text = tell_count (names, obstacle);
  if (text == NULL)
    text = tell_claim (names, obstacle);

  return text != NULL ? text : tell_action (names, obstacle);
}

/* colonia-facts.c: what has to be known of obstacles and effects
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "colonia-facts.h"

#include "table-game.h"

/* Resources, goods, money and relics are hidden, everything else lies open on the
 * table. Relics, shrines and played cards are what was bought and played: no correction has
 * them, and what is wrong of them is corrected where it was entered. Of a bag that is short
 * nobody knows who has too much. */
const guint colonia_obstacle_facts[COLONIA_N_OBSTACLES] = {
  [COLONIA_OBSTACLE_STREET_SHORT] = TABLE_IS_OF_BOOKS,
  [COLONIA_OBSTACLE_MEMBERS_SHORT] = TABLE_IS_OF_BOOKS,
  [COLONIA_OBSTACLE_MONEY_SHORT] = TABLE_IS_PRIVATE | TABLE_IS_OF_BOOKS,
  [COLONIA_OBSTACLE_RESOURCE_SHORT] = TABLE_IS_PRIVATE | TABLE_IS_OF_BOOKS,
  [COLONIA_OBSTACLE_GOOD_SHORT] = TABLE_IS_PRIVATE | TABLE_IS_OF_BOOKS,
  [COLONIA_OBSTACLE_RELIC_NOT_OWNED] = TABLE_IS_PRIVATE,
  [COLONIA_OBSTACLE_GOODS_BEYOND] = TABLE_IS_PRIVATE,
  [COLONIA_OBSTACLE_MONEY_BEYOND] = TABLE_IS_PRIVATE,
  [COLONIA_OBSTACLE_BOOTH_TAKEN] = TABLE_IS_TOO_LATE,
  [COLONIA_OBSTACLE_HOLD_LOADED] = TABLE_IS_TOO_LATE,
  [COLONIA_OBSTACLE_EXTRA_HOLD_LOADED] = TABLE_IS_TOO_LATE,
  [COLONIA_OBSTACLE_SAFEGUARDED] = TABLE_IS_TOO_LATE,
};

const guint colonia_effect_facts[COLONIA_N_EFFECTS] = {
  [COLONIA_EFFECT_ACCEPTED] = TABLE_IS_NEWS,
  [COLONIA_EFFECT_REJECTED] = TABLE_IS_NEWS,
  [COLONIA_EFFECT_RESOURCE_CORRECTED] = TABLE_IS_PRIVATE,
  [COLONIA_EFFECT_GOOD_CORRECTED] = TABLE_IS_PRIVATE,
  [COLONIA_EFFECT_MONEY_CORRECTED] = TABLE_IS_PRIVATE,
  [COLONIA_EFFECT_CHANGED] = TABLE_IS_PRIVATE, /* what only some have more of tells what they were short of */
};

/* Tells whether only the player behind the screen can see what stands in the way. A view must
 * not show a private obstacle to the others. */
gboolean
colonia_obstacle_is_private (const ColoniaObstacle *obstacle)
{
  return (colonia_obstacle_facts[obstacle->kind] & TABLE_IS_PRIVATE) != 0;
}

/* Finds the first effect of a kind on a player, or NULL. */
const ColoniaEffect *
colonia_effects_find (const GArray     *effects,
                      ColoniaEffectKind kind,
                      int               seat)
{
  for (guint i = 0; i < effects->len; i++)
    {
      const ColoniaEffect *effect = &g_array_index (effects, ColoniaEffect, i);

      if (effect->kind == (int) kind && effect->player == seat)
        return effect;
    }

  return NULL;
}

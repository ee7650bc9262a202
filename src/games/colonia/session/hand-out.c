/* hand-out.c: what is handed out after the ships left or the goods were made
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Somebody at the table keeps the bank. What that person has to do is nothing
 * but what the effects of an event say, put in order by player.
 */

#include "config.h"

#include "hand-out.h"

#include <string.h>

static gboolean
add_effect (HandOut             *hand_out,
            const ColoniaEffect *effect)
{
  switch ((int) effect->kind)
    {
    case COLONIA_EFFECT_PAID:
    case COLONIA_EFFECT_GETS_MONEY:
      hand_out->money[effect->player].n[effect->what] += effect->amount;
      return TRUE;

    case COLONIA_EFFECT_MADE:
    case COLONIA_EFFECT_GETS_GOODS:
      hand_out->goods[effect->player].n[effect->what] += effect->amount;
      return TRUE;

    case COLONIA_EFFECT_PAYS_MONEY:
      hand_out->pays[effect->player].n[effect->what] += effect->amount;
      return FALSE;

    default:
      return FALSE;
    }
}

/* Makes the list of what an event brings to the players. */
gboolean
hand_out_make (HandOut             *hand_out,
               const ColoniaEffect *effects,
               guint                n_effects)
{
  gboolean brings = FALSE;

  g_return_val_if_fail (effects != NULL || n_effects == 0, FALSE);

  memset (hand_out, 0, sizeof *hand_out);
  for (guint i = 0; i < n_effects; i++)
    brings |= add_effect (hand_out, &effects[i]);

  return brings;
}

/* Finds the day on which something is handed out first: the last player who passes on Friday
 * lets the ships leave on Saturday. */
ColoniaDay
hand_out_find_day (const ColoniaEffect *effects,
                   guint                n_effects,
                   ColoniaDay           day)
{
  HandOut hand_out = { 0 };

  g_return_val_if_fail (effects != NULL || n_effects == 0, day);

  for (guint i = 0; i < n_effects && !add_effect (&hand_out, &effects[i]); i++)
    if (effects[i].kind == COLONIA_EFFECT_DAY_BEGINS)
      day = (ColoniaDay) effects[i].what;

  return day;
}

/* Tells whether an effect is a reason why a player is given, or gives, something. */
gboolean
hand_out_is_told_by (const ColoniaEffect *effect)
{
  HandOut hand_out = { 0 };

  return add_effect (&hand_out, effect) || effect->kind == COLONIA_EFFECT_PAYS_MONEY;
}

/* Splits money into as few notes as can be. */
void
hand_out_split (int  amount,
                int *notes,
                int *coins)
{
  g_return_if_fail (amount >= 0);

  *notes = amount / HAND_OUT_NOTE;
  *coins = amount % HAND_OUT_NOTE;
}

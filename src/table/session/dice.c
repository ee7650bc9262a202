/* dice.c: chance
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* For arc4random_uniform(), which no standard has. */
#define _DEFAULT_SOURCE 1

#include "config.h"

#include "dice.h"


/**
 * dice_roll:
 * @sides: how many sides the die has, at least 1
 *
 * Rolls a die. Every side comes up as often as any other, and nobody can
 * foretell it: the number comes from the system's own source of randomness.
 *
 * Returns: a number from 1 to @sides
 */
int
dice_roll (int sides)
{
  g_return_val_if_fail (sides >= 1, 1);

  return (int) arc4random_uniform ((guint32) sides) + 1;
}

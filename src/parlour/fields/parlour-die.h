/* parlour-die.h: the die
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "parlour-figure.h"

/**
 * PARLOUR_DIE_SIDES:
 *
 * How many sides it has.
 */
#define PARLOUR_DIE_SIDES 6

#define PARLOUR_TYPE_DIE (parlour_die_get_type ())

G_DECLARE_FINAL_TYPE (ParlourDie, parlour_die, PARLOUR, DIE, ParlourFigure)

void parlour_die_set_value (ParlourDie *self,
                            int         value);
void parlour_die_roll_to   (ParlourDie *self,
                            int         value);
void parlour_die_skip      (ParlourDie *self);

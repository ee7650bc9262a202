/* colonia-facts.h: what has to be known of obstacles and effects
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-effect.h"
#include "colonia-obstacle.h"

extern const guint colonia_obstacle_facts[COLONIA_N_OBSTACLES];
extern const guint colonia_effect_facts[COLONIA_N_EFFECTS];

const ColoniaEffect *colonia_effects_find (const GArray     *effects,
                                           ColoniaEffectKind kind,
                                           int               seat);

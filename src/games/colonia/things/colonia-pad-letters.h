/* colonia-pad-letters.h: the things that stand on a pad
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "colonia-letters.h"
#include "parlour-pad.h"

G_BEGIN_DECLS

extern const ParlourPadLetters colonia_pad_goods;
extern const ParlourPadLetters colonia_pad_resources;
extern const ParlourPadLetters colonia_pad_relics;

/* How many things `colonia_pad_relics` has for each city: the city itself, its relics by their
 * points from 1 on, and its shrine. */
#define COLONIA_PAD_RELIC_COLUMNS (COLONIA_KEY_POINTS + 2)

G_END_DECLS

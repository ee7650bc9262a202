/* colonia-cards.h: what Colonia is to the cards that are known of it
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "parlour-game-cards.h"

/* What Colonia is to the cards that are known of it. */
extern const ParlourGameCards colonia_parlour_cards;

/* colonia-ending.h: what Colonia is to its end
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "parlour-game-ending.h"

/* What Colonia is to its end. */
extern const ParlourGameEnding colonia_ending;

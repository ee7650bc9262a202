/* colonia-past.h: what Colonia is to its past
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "parlour-game-past.h"

/* What Colonia is to its past. */
extern const ParlourGamePast colonia_past;

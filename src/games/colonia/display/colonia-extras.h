/* colonia-extras.h: the vote and the windows, on the display
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "parlour-game-display.h"

G_BEGIN_DECLS

extern const ParlourExtra colonia_extras[];

G_END_DECLS

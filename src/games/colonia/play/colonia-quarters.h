/* colonia-quarters.h: which quarter of the town a game is in
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "parlour-quarter.h"

G_BEGIN_DECLS

GType colonia_quarters_find (const ColoniaState *state);

G_END_DECLS

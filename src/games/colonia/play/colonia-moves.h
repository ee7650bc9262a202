/* colonia-moves.h: what is seen moving
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "parlour-moves.h"

G_BEGIN_DECLS

/* What is seen moving in Colonia: members, cubes, ships. */
extern const ParlourGameMoves colonia_moves;

G_END_DECLS

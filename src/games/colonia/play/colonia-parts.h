/* colonia-parts.h: the parts of how Colonia is shown beside the page of a step
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "parlour-game-family.h"
#include "parlour-game-hand-out.h"
#include "parlour-moves.h"

extern const ParlourGameFamily colonia_family; /* how a family is shown beside the game */
extern const ParlourGameHandOut colonia_game_hand_out; /* what everybody is given and moves */
extern const ParlourGameMoves colonia_moves; /* what is seen moving: members, cubes, ships */

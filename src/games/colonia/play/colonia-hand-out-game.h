/* colonia-hand-out-game.h: what Colonia is to the list of what is handed out and moved
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "parlour-game-hand-out.h"

G_BEGIN_DECLS

/* What everybody is given and moves in Colonia. */
extern const ParlourGameHandOut colonia_game_hand_out;

gboolean colonia_asks_for_cards (const TableState *state);

G_END_DECLS

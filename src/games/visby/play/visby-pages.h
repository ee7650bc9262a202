/* visby-pages.h: how Visby is shown
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "parlour-game.h"
#include "visby-state.h"

G_BEGIN_DECLS

/* Why a player has so many seals and wares. Of what a card brought the number of the card is asked,
 * and of the Merchant, of nobody, why the market went back. */
#define VISBY_QUESTION_PLAYER ((int) VISBY_N_CARDS)

extern const ParlourGame visby_parlour;
extern const ParlourGameCards visby_known_cards;
extern const ParlourGameDisplay visby_display;
extern const ParlourGameEnding visby_ending;
extern const ParlourGamePast visby_past;

gboolean visby_covers_hands   (void);
void     visby_remember_rates (const TableEvent *event);

G_END_DECLS

/* visby-pages.h: how Visby is shown
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "parlour-game.h"
#include "visby-state.h"

G_BEGIN_DECLS

/**
 * VisbyQuestion:
 * @VISBY_QUESTION_PLAYER: why a player has so many seals and wares
 * @VISBY_QUESTION_MARKET: why the market stands where it does, which has no answer unless it went
 *   back
 * @VISBY_QUESTION_GAIN: why the first card of the round brought what it brought; the others
 *   follow
 *
 * What can be asked.
 */
typedef enum {
  VISBY_QUESTION_PLAYER,
  VISBY_QUESTION_MARKET,
  VISBY_QUESTION_GAIN
} VisbyQuestion;

extern const ParlourGame visby_parlour;
extern const ParlourGameCards visby_known_cards;
extern const ParlourGameDisplay visby_display;
extern const ParlourGameEnding visby_ending;
extern const ParlourGamePast visby_past;

gboolean visby_covers_hands   (void);
void     visby_remember_rates (const TableEvent *event);

G_END_DECLS

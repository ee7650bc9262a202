/* parlour-game.h: what a game is to the parlour
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib-object.h>

#include "table-game.h"

G_BEGIN_DECLS

/**
 * ParlourGameDisplay:
 *
 * What a game is to the display, see parlour-game-display.h.
 */
typedef struct _ParlourGameDisplay ParlourGameDisplay;

/**
 * ParlourGameEnding:
 *
 * What a game is to its end, see parlour-game-ending.h.
 */
typedef struct _ParlourGameEnding ParlourGameEnding;

/**
 * ParlourGamePast:
 *
 * What a game is to its past, see parlour-game-past.h.
 */
typedef struct _ParlourGamePast ParlourGamePast;

/**
 * ParlourGame:
 * @game: what it is to the table
 * @find_page: finds the page of a step: the type of a `ParlourPage`
 * @display: (nullable): what it is to the display for the table
 * @ending: what it is to its end
 * @past: what it is to its past
 *
 * How a game is shown: a constant, as `TableGame` is, for what needs a screen.
 */
typedef struct {
  const TableGame *game;

  GType (*find_page) (const TableState *state);
  const ParlourGameDisplay *display;
  const ParlourGameEnding *ending;
  const ParlourGamePast *past;
} ParlourGame;

/**
 * parlour_games:
 *
 * How each game is shown, in the order of `table_games`; `NULL` stands behind the last.
 */
extern const ParlourGame *const parlour_games[];

const ParlourGame *parlour_game_find      (const TableGame  *game);
GType              parlour_game_find_page (const TableState *state);

G_END_DECLS

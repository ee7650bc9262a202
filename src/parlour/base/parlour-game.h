/* parlour-game.h: what a game is to the parlour
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib-object.h>

#include "table-game.h"

G_BEGIN_DECLS

/**
 * ParlourGame:
 * @game: what it is to the table
 * @find_page: finds the page of a step: the type of a `ParlourPage`
 *
 * How a game is shown: a constant, as `TableGame` is, for what needs a screen.
 */
typedef struct {
  const TableGame *game;

  GType (*find_page) (const TableState *state);
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

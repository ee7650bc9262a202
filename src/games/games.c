/* games.c: the games that there are
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "colonia-state.h"
#include "concordia-state.h"
#include "genua-state.h"
#include "table-game.h"
#include "visby-state.h"

const TableGame *const table_games[] = {
  &colonia_game,
  &visby_game,
  &concordia_game,
  &genua_game,
  NULL,
};

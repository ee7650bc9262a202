/* games.c: the toy as the only game that there is
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "toy.h"

const TableGame *const table_games[] = {
  &toy_game,
  NULL,
};

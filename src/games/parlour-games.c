/* parlour-games.c: the games that there are, as they are shown
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "colonia-pages.h"
#include "visby-state.h"

/* It has no pages of its own: the general ones are made of what its events may say. */
static const ParlourGame visby_parlour = { .game = &visby_game };

const ParlourGame *const parlour_games[] = {
  &colonia_parlour,
  &visby_parlour,
  NULL,
};

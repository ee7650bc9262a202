/* parlour-games.c: the games that there are, as they are shown
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "config.h"

#include "parlour-games.h"

const ParlourGame *const parlour_games[] = {
  &colonia_parlour,
  &visby_parlour,
  &concordia_parlour,
  &genua_parlour,
  NULL,
};

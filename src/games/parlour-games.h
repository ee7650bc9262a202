/* parlour-games.h: how each game is shown
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "parlour-game.h"

extern const ParlourGame colonia_parlour;
extern const ParlourGame concordia_parlour;
extern const ParlourGame genua_parlour;
extern const ParlourGame visby_parlour;
